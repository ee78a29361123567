"""Play by keyboard: every pile can be reached, and what is done there is what a hand would do."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from easyharp_qt.engine.position import (
    FOUNDATIONS,
    STOCK,
    WASTE,
    PileId,
    column,
    foundation,
)
from easyharp_qt.table.cursor import Grip
from tests.table.playing import Table, card

Key = Qt.Key
A_TABLE = (
    "f1: 2 / f3: 1 / w: 9C 3S / c1: 4H / c2: [5D 6D] KC QD JS / c3: [7D] TH / c4: QC / c5: KD / "
    "c6: 2H / c7: / c8: 8C 5S / c9: [9D 2D] 8D 7C"
)
SIZES = [(1000, 700), (640, 400), (700, 1200), (2200, 600)]


def keys(table: Table, *keys: Qt.Key) -> None:
    for key in keys:
        table.key(key)
        table.check()


def ring(table: Table) -> QRectF | None:
    ring = table.scene._cursor_ring
    return ring._rect if ring.isVisible() else None


def grip(table: Table) -> Grip | None:
    return table.scene.cursor.grip


def rect(table: Table, spot: PileId | str) -> QRectF:
    corner = table.corner(card(spot) if isinstance(spot, str) else spot)
    layout = table.scene.layout
    return QRectF(corner.x(), corner.y(), layout.card_width, layout.card_height)


def test_the_first_arrow_only_shows_where_the_cursor_is(quick: Table) -> None:
    quick.lay(A_TABLE)
    assert ring(quick) is None
    keys(quick, Key.Key_Right)
    assert quick.scene.cursor.pile is column(1)
    assert ring(quick) == rect(quick, "4H")


def test_a_digit_goes_to_its_column(quick: Table) -> None:
    quick.lay(A_TABLE)
    for number in range(1, 10):
        keys(quick, Key(Key.Key_0 + number))
        assert quick.scene.cursor.pile is column(number)
        assert ring(quick) == rect(quick, column(number))


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("mirrored", [False, True])
def test_arrows_reach_every_pile_and_none_is_a_trap(
    quick: Table, size: tuple[int, int], mirrored: bool
) -> None:
    quick.view.resize(*size)
    quick.scene.set_mirrored(mirrored)
    quick.lay(A_TABLE)
    cursor = quick.scene.cursor
    arrows = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
    ways: dict[PileId, set[PileId]] = {}
    for pile in PileId:
        ways[pile] = set()
        for arrow in arrows:
            cursor.is_seen = True
            cursor._point_at(pile)
            for _ in range(20):
                # Down and up walk through a column first.
                quick.key(arrow)
            ways[pile].add(cursor.pile)
            cursor._point_at(pile)
            quick.key(arrow)
            ways[pile].add(cursor.pile)
    for start in PileId:
        reached, edge = {start}, {start}
        while edge:
            edge = {to for pile in edge for to in ways[pile]} - reached
            reached |= edge
        assert reached == set(PileId)


def test_right_and_left_go_where_they_say_on_a_mirrored_table_too(quick: Table) -> None:
    quick.lay(A_TABLE)
    for mirrored, right in ((False, 5), (True, 3)):
        quick.scene.set_mirrored(mirrored)
        keys(quick, Key.Key_4, Key.Key_Right)
        assert quick.scene.cursor.pile is column(right)


def test_up_and_down_walk_over_the_face_up_cards_of_a_column(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_2)
    assert ring(quick) == rect(quick, "JS")
    keys(quick, Key.Key_Up, Key.Key_Up)
    place = ring(quick)
    assert place is not None
    assert place.topLeft() == rect(quick, "KC").topLeft()
    assert place.height() < quick.scene.layout.card_height, "only what is seen of it"
    keys(quick, Key.Key_Up)
    assert quick.scene.cursor.pile is not column(2), "never onto a hidden card"


def test_space_lifts_and_puts_down(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_2, Key.Key_Space)
    assert grip(quick) is not None
    assert not quick.scene._legal
    keys(quick, Key.Key_4, Key.Key_Space)
    assert quick.position.where(card("JS"))[0] is column(2), "a black jack on a black queen"
    assert quick.reasons == ["WRONG_COLOR"]
    quick.lay(A_TABLE.replace("QC", "QH"))
    keys(quick, Key.Key_2, Key.Key_Space)
    assert set(quick.scene._legal) == {column(4)}
    keys(quick, Key.Key_4, Key.Key_Space)
    assert quick.position.where(card("JS")) == (column(4), 1)
    assert grip(quick) is None
    assert not quick.scene._legal


def test_enter_puts_down_too_what_is_held(quick: Table) -> None:
    quick.lay(A_TABLE.replace("QC", "QH"))
    keys(quick, Key.Key_2, Key.Key_Space, Key.Key_4, Key.Key_Return)
    assert quick.position.where(card("JS")) == (column(4), 1)


def test_a_king_run_is_lifted_by_its_king(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_2, Key.Key_Up, Key.Key_Up, Key.Key_Space)
    held = ring(quick)
    assert held is not None
    assert held.bottom() == rect(quick, "JS").bottom()
    assert set(quick.scene._legal) == {column(7)}
    keys(quick, Key.Key_7)
    place = ring(quick)
    assert place == rect(quick, column(7))
    keys(quick, Key.Key_Space)
    assert quick.position.piles[column(7)].cards == tuple(map(card, ("KC", "QD", "JS")))


def test_a_covered_card_is_refused(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_8, Key.Key_Up, Key.Key_Space)
    assert quick.reasons == ["ONLY_TOP_CARD"]
    assert grip(quick) is None


def test_put_down_on_its_own_pile_nothing_is_said(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    keys(quick, Key.Key_2, Key.Key_Space, Key.Key_Space)
    assert quick.position is position
    assert not quick.refusals


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_the_stock_is_tapped(quick: Table, key: Qt.Key) -> None:
    quick.lay(A_TABLE)
    quick.scene.cursor.is_seen = True
    quick.scene.cursor._point_at(STOCK)
    keys(quick, key, key)
    assert quick.model.move_count == 2
    assert quick.position.waste.cards[-3] == card("3S")


def test_enter_does_what_a_double_click_does(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_6, Key.Key_Return)
    assert quick.position.where(card("2H"))[0] is foundation(3)
    keys(quick, Key.Key_2, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert quick.position.piles[column(6)].cards[0] == card("KC")


def test_enter_on_a_foundation_or_an_empty_place_does_nothing(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    quick.scene.cursor.is_seen = True
    for pile in (*FOUNDATIONS, column(7)):
        quick.scene.cursor._point_at(pile)
        keys(quick, Key.Key_Return)
        assert quick.position is position
    assert not quick.refusals


def test_a_card_is_taken_back_from_a_foundation(quick: Table) -> None:
    quick.lay("f3: 2 / c1: 3S / c9: 9D")
    quick.scene.cursor.is_seen = True
    quick.scene.cursor._point_at(foundation(3))
    keys(quick, Key.Key_Space, Key.Key_1, Key.Key_Space)
    assert len(quick.position.piles[foundation(3)].cards) == 1
    assert len(quick.position.piles[column(1)].cards) == 2


def test_nothing_goes_onto_the_waste(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    keys(quick, Key.Key_1, Key.Key_Space)
    for pile in (WASTE, STOCK):
        quick.scene.cursor._point_at(pile)
        keys(quick, Key.Key_Space, Key.Key_1, Key.Key_Space)
    assert quick.position is position
    assert set(quick.reasons) == {"NOTHING_ONTO_STOCK_OR_WASTE"}


def test_escape_lets_go_what_is_held(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    keys(quick, Key.Key_2, Key.Key_Space, Key.Key_Escape)
    assert grip(quick) is None
    assert not quick.scene._legal
    assert quick.position is position


def test_escape_is_left_to_the_window_when_nothing_is_held(quick: Table) -> None:
    """It leaves the full screen, whether or not the cursor was used."""
    quick.lay(A_TABLE)
    for held, is_taken in (((), False), ((Key.Key_Space,), True)):
        keys(quick, Key.Key_2, *held)
        escape = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(quick.view, escape)
        assert escape.isAccepted() == is_taken


def test_the_mouse_takes_the_cursor_away(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_2, Key.Key_Space)
    quick.click(column(7))
    assert ring(quick) is None
    assert not quick.scene._legal
    assert grip(quick) is None


def test_a_change_of_the_table_lets_go_what_is_held(quick: Table) -> None:
    quick.lay(A_TABLE)
    for change in (quick.model.tap_stock, quick.model.undo, lambda: quick.model.start(9)):
        keys(quick, Key.Key_1, Key.Key_Space)
        assert grip(quick) is not None
        change()
        assert grip(quick) is None
        assert not quick.scene._legal
        quick.check()


def test_the_cursor_stays_on_a_card_when_cards_go_from_under_it(quick: Table) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_8, Key.Key_Up, Key.Key_Down)
    quick.model.double_click(column(8), 1)
    quick.check()
    assert quick.scene.cursor.card == len(quick.position.piles[column(8)].cards) - 1
    for number in range(1, 10):
        keys(quick, Key(Key.Key_0 + number), Key.Key_Up, Key.Key_Return)
        quick.model.undo()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_resize_takes_the_marks_of_the_keyboard_along(
    quick: Table, size: tuple[int, int]
) -> None:
    quick.lay(A_TABLE)
    keys(quick, Key.Key_1, Key.Key_Space, Key.Key_8)
    quick.view.resize(*size)
    assert ring(quick) == rect(quick, column(8))
    assert {pile: ring._rect for pile, ring in quick.scene._legal.items()} == {
        column(8): rect(quick, column(8))
    }
    quick.scene.set_mirrored(True)
    assert ring(quick) == rect(quick, column(8))


def test_the_cursor_rings_exactly_the_card_at_every_size(quick: Table) -> None:
    for size in ((700, 500), (1366, 768), (1920, 1080), (3840, 2160)):
        quick.view.resize(*size)
        quick.lay(A_TABLE)
        keys(quick, Key.Key_9)
        assert ring(quick) == rect(quick, "7C")


def test_keys_with_a_command_key_are_not_the_cursors(quick: Table) -> None:
    quick.lay(A_TABLE)
    for modifier in (
        Qt.KeyboardModifier.ControlModifier,
        Qt.KeyboardModifier.AltModifier,
        Qt.KeyboardModifier.MetaModifier,
    ):
        QTest.keyClick(quick.view, Key.Key_2, modifier)
        assert ring(quick) is None
    QTest.keyClick(quick.view, Key.Key_2, Qt.KeyboardModifier.KeypadModifier)
    assert ring(quick) == rect(quick, "JS")


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_key_held_down_acts_once(quick: Table, key: Qt.Key) -> None:
    """Else a held Enter would send one card after another away."""
    quick.lay("w: 9C 3H 2H / f3: 1 / c1: 4S / c9: 9D")
    for pile in (WASTE, STOCK, column(1)):
        quick.scene.cursor.is_seen = True
        quick.scene.cursor._point_at(pile)
        quick.key(key)
        position, held = quick.position, grip(quick)
        for _ in range(3):
            repeat = QKeyEvent(
                QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True, 1
            )
            QCoreApplication.sendEvent(quick.view, repeat)
        assert quick.position is position
        assert grip(quick) == held
        quick.key(Key.Key_Escape)


def test_an_arrow_held_down_walks_on(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.key(Key.Key_1)
    for _ in range(5):
        repeat = QKeyEvent(
            QEvent.Type.KeyPress, Key.Key_Right, Qt.KeyboardModifier.NoModifier, "", True, 1
        )
        QCoreApplication.sendEvent(quick.view, repeat)
    assert quick.scene.cursor.pile is column(6)


def test_a_finished_table_has_no_cursor(quick: Table) -> None:
    quick.lay(" / ".join(f"f{n}: 13" for n in range(1, 9)))
    keys(quick, Key.Key_2, Key.Key_Space, Key.Key_Right)
    assert ring(quick) is None


def test_a_whole_game_can_be_played_by_keyboard(quick: Table) -> None:
    """Lift and put, as by hand, from any pile to any other that takes it."""
    quick.model.start(5)
    for _ in range(40):
        moves = sorted(quick.liftable())
        if not moves:
            quick.model.tap_stock()
            continue
        source, count = moves[0]
        cursor = quick.scene.cursor
        quick.key(Key.Key_1)
        cursor._point_at(source)
        for _ in range(count - 1):
            quick.key(Key.Key_Up)
        quick.key(Key.Key_Space)
        legal = sorted(quick.scene._legal)
        assert legal
        cursor._point_at(legal[0])
        before = quick.model.move_count
        quick.key(Key.Key_Space)
        assert quick.model.move_count == before + 1
        quick.check()
        quick.model.tap_stock()
