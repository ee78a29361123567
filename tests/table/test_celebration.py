"""The show after a win: it begins by itself, anything ends it, and it leaves no trace."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QSignalSpy

from easyharp_qt.engine.cards import ALL_CARDS, Card, Rank
from easyharp_qt.engine.position import FOUNDATIONS, PileId, column
from easyharp_qt.table.items import CardItem
from tests.table.playing import Table, theme

LAST = "f1: 13 / f2: 13 / f3: 13 / f4: 13 / f5: 13 / f6: 13 / f7: 13 / f8: 12 / c4: KC"

# Seconds of the show, after the quarter of one in which the winning card lands.
LANDS = 0.25
STRINGS_STAND = 2.0
END = 5.0


def win(table: Table) -> QSignalSpy:
    table.lay(LAST)
    told = QSignalSpy(table.scene.celebrated)
    table.click(column(4))
    assert table.model.is_won
    return told


def items(table: Table) -> list[CardItem]:
    return [table.scene.item(card) for card in ALL_CARDS]


def kings(table: Table) -> list[CardItem]:
    return [item for item in items(table) if item.card.rank is Rank.KING]


def is_at_home(table: Table) -> bool:
    table.check()
    return not table.scene.is_celebrating


def columns_of(table: Table) -> dict[PileId, list[Card]]:
    return {pile: list(table.position.piles[pile].cards) for pile in FOUNDATIONS}


def test_a_win_is_celebrated_and_told_once_when_the_show_is_over(table: Table) -> None:
    told = win(table)
    assert table.scene.is_celebrating
    table.wait(LANDS)
    for _ in range(60):
        table.wait(0.1)
    assert told.count() == 1
    assert not table.moves()
    assert is_at_home(table)


def test_the_winning_card_lands_before_the_show_begins(table: Table) -> None:
    win(table)
    table.wait(0.2)
    item = table.scene.item(table.position.piles[FOUNDATIONS[7]].top)
    place = table.scene.layout.place(FOUNDATIONS[7])
    assert (item.x(), item.y()) == (place.x, place.y)


def test_the_eight_kings_bow(table: Table) -> None:
    win(table)
    table.wait(LANDS + 0.4)
    assert [king.transform().isRotating() for king in kings(table)] == [True] * 8
    table.wait(0.4)
    assert [king.transform().isIdentity() for king in kings(table)] == [True] * 8


def test_the_cards_hang_as_eight_strings_of_thirteen(table: Table) -> None:
    win(table)
    for _ in range(round((LANDS + STRINGS_STAND) / 0.05)):
        table.wait(0.05)
    scene = table.scene
    for cards in columns_of(table).values():
        strung = [scene.item(card) for card in cards]
        assert all(item.isVisible() for item in strung)
        assert all(item.pixmap().cacheKey() == item.face.cacheKey() for item in strung if item.face)
        assert all(item.face is not None for item in strung)
        assert len({item.x() for item in strung}) == 1
        ys = [item.y() for item in strung]
        assert ys == sorted(set(ys))
        heights = [item.zValue() for item in strung]
        assert heights == sorted(heights)
    strings = sorted({item.x() for item in items(table)})
    assert len(strings) == 8


def test_the_strings_sound(table: Table) -> None:
    win(table)
    table.wait(LANDS + STRINGS_STAND)
    still = [item.x() for item in items(table)]
    table.wait(0.3)
    assert [item.x() for item in items(table)] != still


def test_what_is_not_seen_yet_is_drawn_a_few_cards_at_a_time(table: Table) -> None:
    win(table)
    seen = []
    for _ in range(70):
        table.wait(0.0166)
        seen.append(sum(item.isVisible() for item in items(table)))
    steps = [after - before for before, after in pairwise(seen)]
    assert seen[-1] == 104
    assert max(steps) <= 4


END_IT: dict[str, Callable[[Table], object]] = {
    "click": lambda table: table.click(QPoint(500, 600)),
    "key": lambda table: table.key(Qt.Key.Key_A),
    "escape": lambda table: table.key(Qt.Key.Key_Escape),
    "enter": lambda table: table.key(Qt.Key.Key_Return),
    "space": lambda table: table.key(Qt.Key.Key_Space),
    "draw": lambda table: table.scene.draw(),
    "end of motion": lambda table: table.scene.finish_motion(),
    "motion off": lambda table: table.scene.set_speed(0),
}


@pytest.mark.parametrize("end", END_IT)
@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 1.5, 2.5, 4.5])
def test_anything_ends_the_show_at_once(table: Table, end: str, part: float) -> None:
    told = win(table)
    wanted = QSignalSpy(table.scene.new_deal_wanted)
    table.wait(part)
    END_IT[end](table)
    assert told.count() == 1
    assert not table.scene.is_celebrating
    table.rest()
    assert is_at_home(table)
    assert told.count() == 1
    assert wanted.count() == 0, "what ends the show does nothing else"


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_the_show_goes_on_under_other_buttons(table: Table, button: Qt.MouseButton) -> None:
    told = win(table)
    table.wait(1)
    table.fast_clicks(QPoint(500, 600), 6, button)
    assert table.scene.is_celebrating
    assert told.count() == 0


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 1.5, 2.5, 4.5])
def test_another_deal_in_the_middle_of_the_show_leaves_no_trace(table: Table, part: float) -> None:
    told = win(table)
    table.wait(part)
    table.model.start(9)
    assert not table.scene.is_celebrating
    table.check()
    table.rest()
    assert is_at_home(table)
    assert told.count() == 0, "nobody is told of a win that is gone"
    table.check_lifts()


def test_another_deal_asked_for_when_the_show_is_over(table: Table) -> None:
    """The listener acts inside the signal, in the middle of a frame or of ending all motion."""
    for end in (END_IT["end of motion"], END_IT["key"], lambda table: table.wait(9)):
        win(table)
        table.scene.celebrated.connect(lambda: table.model.start(9))
        table.wait(0.5)
        end(table)
        table.scene.celebrated.disconnect()
        assert table.model.deal_number == 9
        table.check()
        table.rest()
        table.check()


@pytest.mark.parametrize("size", [(640, 400), (1500, 900), (700, 1100), (2400, 500)], ids=str)
@pytest.mark.parametrize("part", [0.0, 0.25, 0.5, 0.75, 0.95])
def test_a_resize_during_the_show(table: Table, size: tuple[int, int], part: float) -> None:
    told = win(table)
    table.wait(LANDS + END * part)
    seen = [item.isVisible() for item in items(table)]
    table.view.resize(*size)
    table.check()
    table.wait(0.01)
    table.redraw()
    table.wait(0.01)
    table.check()
    assert [item.isVisible() for item in items(table)] == seen
    table.rest()
    assert is_at_home(table)
    assert told.count() == 1


def test_a_bow_leaves_no_bend_behind(table: Table) -> None:
    """A card is stretched about its corner while a window is resized, kings too."""
    win(table)
    table.wait(LANDS + 0.25)
    table.model.start(9)
    table.rest()
    table.view.resize(700, 500)
    for item in items(table):
        assert item.sceneTransform().map(0.0, 0.0) == (item.x(), item.y()), item.card


def test_a_resize_in_the_middle_of_a_bow_keeps_the_kings_in_place(table: Table) -> None:
    win(table)
    table.wait(LANDS + 0.25)
    table.view.resize(700, 500)
    table.wait(0.6)
    for king in kings(table):
        corner = king.sceneTransform().map(0.0, 0.0)
        assert corner == pytest.approx((king.x(), king.y()))


def test_another_look_during_the_show(table: Table) -> None:
    win(table)
    table.wait(LANDS + STRINGS_STAND)
    table.artwork.change(theme=theme("yellow"))
    table.scene.artwork_changed()
    table.wait(0.05)
    for item in items(table):
        assert item.isVisible()
        face = table.artwork.card(item.card.rank, item.card.suit)
        assert item.pixmap().cacheKey() == face.cacheKey()
    table.rest()
    assert is_at_home(table)


def test_a_mirrored_table_celebrates_the_other_way_round(table: Table) -> None:
    win(table)
    table.wait(LANDS + STRINGS_STAND)
    before = {item.card: item.x() for item in items(table)}
    table.scene.set_mirrored(True)
    table.wait(0.0)
    width = table.scene.layout.card_width
    for item in items(table):
        assert item.x() == pytest.approx(1000 - width - before[item.card], abs=1.5)


def test_without_motion_a_still_picture_of_the_harp_stands(quick: Table) -> None:
    told = win(quick)
    assert told.count() == 1
    assert quick.scene.is_celebrating
    assert not quick.moves()
    assert len({item.x() for item in items(quick)}) == 8
    assert all(item.isVisible() and item.transform().isIdentity() for item in items(quick))
    quick.click(QPoint(500, 600))
    assert is_at_home(quick)
    assert told.count() == 1


@pytest.mark.parametrize("size", [(640, 400), (1500, 900), (700, 1100), (2400, 500)], ids=str)
def test_the_harp_stands_inside_a_window_of_any_size(quick: Table, size: tuple[int, int]) -> None:
    win(quick)
    quick.view.resize(*size)
    quick.redraw()
    layout = quick.scene.layout
    for item in items(quick):
        card = QRectF(item.x(), item.y(), layout.card_width, layout.card_height)
        assert quick.scene.sceneRect().contains(card)
    quick.scene.set_mirrored(True)
    assert len({item.x() for item in items(quick)}) == 8
    quick.key(Qt.Key.Key_A)
    assert is_at_home(quick)


def test_a_new_deal_takes_the_still_picture_away(quick: Table) -> None:
    win(quick)
    quick.model.start(9)
    assert is_at_home(quick)


def test_a_win_that_is_only_shown_again_is_not_celebrated(table: Table) -> None:
    from easyharp_qt.engine.history import Game, State

    win(table)
    table.rest()
    told = QSignalSpy(table.scene.celebrated)
    table.model.load(Game(1, State(table.position)), None, 0.0)
    assert not table.scene.is_celebrating
    assert told.count() == 0


def test_a_slower_table_celebrates_longer(table: Table) -> None:
    table.scene.set_speed(2.0)
    told = win(table)
    table.wait(2 * (LANDS + END) - 0.1)
    assert told.count() == 0
    table.wait(0.2)
    assert told.count() == 1


def test_the_cursor_of_the_keyboard_is_no_part_of_the_show(table: Table) -> None:
    table.lay(LAST)
    table.key(Qt.Key.Key_4)
    assert table.scene._cursor_ring.isVisible()
    table.key(Qt.Key.Key_Return)
    assert table.model.is_won
    assert not table.scene._cursor_ring.isVisible()
