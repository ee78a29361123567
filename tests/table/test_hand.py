"""The gestures, sentence by sentence of the rules: each by a real mouse on a real view."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from easyharp_qt.engine.cards import Suit
from easyharp_qt.engine.position import (
    COLUMNS,
    FOUNDATIONS,
    STOCK,
    WASTE,
    PileId,
    column,
    foundation,
    foundations_of,
)
from easyharp_qt.engine.rules import Move, play
from tests.table.playing import Table, card, full

RIGHT = Qt.MouseButton.RightButton
OTHERS = [
    Qt.MouseButton.MiddleButton,
    RIGHT,
    Qt.MouseButton.BackButton,
    Qt.MouseButton.ForwardButton,
    Qt.MouseButton.TaskButton,
    Qt.MouseButton.ExtraButton24,
]

A_TABLE = (
    "f1: 2 / f3: 1 / w: 9C 3S / c1: 4H / c2: [5D 6D] KC QD JS / c3: [7D] TH / c4: QC / c5: KD / "
    "c6: 2H / c7: / c8: 8C 5S / c9: [9D 2D] 8D 7C"
)
"""One of everything: a king run, covered cards, hidden ones, an empty column, cards to go home."""


def ring(table: Table) -> PileId | None:
    """Return the pile that glows."""
    return next((pile for pile, ring in table.scene._legal.items() if ring.is_strong), None)


# Click


def test_a_click_sends_the_top_card_of_a_column_to_its_foundation(quick: Table) -> None:
    quick.lay("f3: 1 / c1: 9C 2H")
    quick.click(card("2H"))
    assert quick.position.where(card("2H")) == (foundation(3), 1)


def test_a_click_sends_the_top_card_of_the_waste_to_its_foundation(quick: Table) -> None:
    quick.lay("w: 9C AS / c1: 9D")
    quick.click(WASTE)
    assert quick.position.where(card("AS")) == (foundation(1), 0)


def test_a_click_on_a_card_that_its_foundation_does_not_take_is_silent(quick: Table) -> None:
    position = quick.lay("f3: 1 / w: 3H / c1: 9C 4H / c2: TH")
    for spot in (card("4H"), WASTE, card("TH")):
        quick.click(spot)
    assert quick.position is position
    assert not quick.refusals


@pytest.mark.parametrize(
    "spot",
    [foundation(3), foundation(5), column(7), QPoint(3, 690), QPoint(3, 3)],
    ids=["foundation", "empty foundation", "empty column", "felt", "edge"],
)
def test_a_click_on_a_foundation_or_an_empty_place_does_nothing(
    quick: Table, spot: PileId | QPoint
) -> None:
    position = quick.lay(A_TABLE)
    quick.click(spot)
    quick.double_click(spot)
    assert quick.position is position
    assert not quick.refusals


def test_a_click_on_an_empty_waste_does_nothing(quick: Table) -> None:
    position = quick.lay("c1: 9C")
    quick.double_click(WASTE)
    assert quick.position is position
    assert not quick.refusals


def test_a_click_on_a_covered_card_is_refused_with_its_rule(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    quick.click(card("8C"))
    assert quick.position is position
    assert [(refusal.reason.name, refusal.cards) for refusal in quick.refusals] == [
        ("ONLY_TOP_CARD", (card("8C"), card("5S")))
    ]


def test_a_click_on_a_covered_card_of_a_king_run_is_refused(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.click(card("QD"))
    assert quick.reasons == ["ONLY_TOP_CARD"]


def test_a_click_on_the_king_of_a_king_run_is_silent(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    quick.click(card("KC"))
    assert quick.position is position
    assert not quick.refusals


def test_a_click_on_a_hidden_card_is_silent(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    quick.click(card("5D"))
    assert quick.position is position
    assert not quick.refusals


def test_a_click_on_the_stock_turns_one_card(quick: Table) -> None:
    position = quick.lay("s: 4H 9C / c1: KS")
    quick.click(STOCK)
    assert quick.position.waste.cards == (card("4H"),)
    assert quick.position == play(position, Move(STOCK, WASTE))


def test_a_click_on_the_empty_stock_puts_the_waste_back_in_the_same_order(quick: Table) -> None:
    position = quick.lay("s: 4H 9C / c1: KS")
    for _ in range(3):
        quick.click(STOCK)
    assert quick.position == position


def test_a_click_on_the_stock_does_nothing_when_the_waste_is_empty_too(quick: Table) -> None:
    position = quick.lay("s: / w: / c1: KS")
    quick.double_click(STOCK)
    assert quick.position is position
    assert not quick.refusals


def test_every_click_on_the_stock_counts_fast_ones_too(quick: Table) -> None:
    quick.lay("w: / c1: KS")
    quick.fast_clicks(STOCK, 7)
    assert len(quick.position.waste.cards) == 7
    assert quick.model.move_count == 7


def test_fast_clicks_count_while_the_drawn_cards_still_fly(table: Table) -> None:
    table.lay("w: / c1: KS")
    for number in range(8):
        table.fast_clicks(STOCK, 1)
        table.wait(0.02)
        assert len(table.position.waste.cards) == number + 1
        table.check()
    table.rest()
    table.check()


def test_a_shaky_press_on_the_stock_still_draws(quick: Table) -> None:
    quick.lay("c1: KS")
    quick.press(STOCK)
    for step in (3, 9, 15, 22):
        quick.move(quick.at(STOCK) + QPoint(step, -step))
    quick.release()
    assert len(quick.position.waste.cards) == 1


def test_a_press_on_the_stock_let_go_elsewhere_draws_nothing(quick: Table) -> None:
    position = quick.lay("c1: KS")
    quick.drag(STOCK, column(1))
    quick.drag(STOCK, QPoint(500, 650))
    assert quick.position is position
    assert not quick.refusals


def test_a_click_let_go_on_the_stock_but_pressed_elsewhere_draws_nothing(quick: Table) -> None:
    position = quick.lay("c1: KS")
    quick.drag(QPoint(500, 650), STOCK)
    assert quick.position is position


def test_odd_modifiers_change_nothing_about_a_click(quick: Table) -> None:
    for modifier in (
        Qt.KeyboardModifier.KeypadModifier,
        Qt.KeyboardModifier.GroupSwitchModifier,
        Qt.KeyboardModifier.ShiftModifier,
        Qt.KeyboardModifier.ControlModifier,
    ):
        quick.lay("f3: 1 / c1: 9C 2H")
        QTest.mouseClick(
            quick.view.viewport(), Qt.MouseButton.LeftButton, modifier, quick.at(card("2H"))
        )
        assert quick.position.where(card("2H")) == (foundation(3), 1)


# Double click


def test_a_double_click_prefers_the_foundation(quick: Table) -> None:
    quick.lay("f3: 1 / c1: 9C 2H / c2: 3S")
    quick.double_click(card("2H"))
    assert quick.position.where(card("2H"))[0] is foundation(3)


def test_a_double_click_finds_the_longest_column_hidden_cards_counted(quick: Table) -> None:
    quick.lay("c1: 9D 5H / c2: 6S / c3: [2H 2D] 6C / c4: KD 6S")
    quick.double_click(card("5H"))
    assert quick.position.where(card("5H")) == (column(3), 3)


def test_a_double_click_takes_the_lowest_number_among_equally_long_columns(quick: Table) -> None:
    quick.lay("c1: 5H / c3: 2H 6S / c5: 2D 6C / c9: 9D")
    quick.double_click(card("5H"))
    assert quick.position.where(card("5H"))[0] is column(3)


def test_a_double_click_works_on_the_waste(quick: Table) -> None:
    quick.lay("w: 9D 5H / c3: 6S / c9: 2C")
    quick.double_click(WASTE)
    assert quick.position.where(card("5H"))[0] is column(3)


def test_a_double_click_sends_a_king_to_the_lowest_empty_column(quick: Table) -> None:
    quick.lay("w: 9D KH / c1: 2C / c2: / c3: 9S / c4: / c9: 2C")
    quick.double_click(WASTE)
    assert quick.position.where(card("KH")) == (column(2), 0)


def test_a_double_click_on_its_king_sends_the_whole_run(quick: Table) -> None:
    quick.lay("c1: [3C] KS QH JC / c2: 2C / c3: / c9: 2C")
    quick.double_click(card("KS"))
    assert quick.position.piles[column(3)].cards == tuple(map(card, ("KS", "QH", "JC")))
    assert quick.position.piles[column(1)].hidden == 0


@pytest.mark.parametrize("run", ["KS", "KS QH JC"])
def test_a_double_click_never_moves_a_king_that_fills_its_column(quick: Table, run: str) -> None:
    position = quick.lay(f"c1: {run} / c2:")
    quick.double_click(card("KS"))
    assert quick.position is position
    assert quick.reasons == ["NO_PLACE"]


def test_a_double_click_on_a_foundation_does_nothing(quick: Table) -> None:
    position = quick.lay("f1: 4 / c1: 5H")
    quick.double_click(foundation(1))
    assert quick.position is position
    assert not quick.refusals


def test_a_double_click_without_a_place_is_refused(quick: Table) -> None:
    position = quick.lay("c1: 5H / c2: 9C / c9: 9D")
    quick.double_click(card("5H"))
    assert quick.position is position
    assert quick.reasons == ["NO_PLACE"]


def test_a_double_click_on_a_covered_card_is_refused(quick: Table) -> None:
    position = quick.lay("c1: 5H TD / c2: 6C")
    quick.double_click(card("5H"))
    assert quick.position is position
    assert set(quick.reasons) == {"ONLY_TOP_CARD"}


def test_a_first_click_that_sent_a_card_away_uses_up_the_second(quick: Table) -> None:
    quick.lay("f3: 1 / w: 3H 2H / c1: 4S / c9: 9D")
    quick.double_click(WASTE)
    assert quick.position.where(card("2H"))[0] is foundation(3)
    assert quick.position.where(card("3H"))[0] is WASTE
    assert quick.model.move_count == 1
    assert not quick.refusals


def test_a_used_up_second_click_leaves_the_third_its_meaning(quick: Table) -> None:
    quick.lay("f3: 1 / w: 3H 2H / c1: 4S / c9: 9D")
    quick.fast_clicks(WASTE, 3)
    assert quick.position.where(card("3H"))[0] is foundation(3)
    assert quick.model.move_count == 2


def test_a_second_click_on_another_card_is_a_click_on_that_card(quick: Table) -> None:
    quick.lay("f3: 1 / c1: 9S TD 2H / c2: 3C / c9: 9D")
    edge = quick.corner(card("2H")).toPoint() + QPoint(30, 0)
    quick.click(edge - QPoint(0, 1))
    assert quick.reasons == ["ONLY_TOP_CARD"]
    quick.press_again(edge)
    quick.release()
    assert quick.position.where(card("2H"))[0] is foundation(3)
    assert quick.model.move_count == 1


def test_a_second_click_on_another_card_is_no_double_click(quick: Table) -> None:
    position = quick.lay("c1: 9S TD 2H / c2: 3C / c9: 9D")
    edge = quick.corner(card("2H")).toPoint() + QPoint(30, 0)
    quick.click(edge - QPoint(0, 1))
    quick.press_again(edge)
    quick.release()
    assert quick.position is position


def test_a_draw_between_two_clicks_makes_them_two(quick: Table) -> None:
    quick.lay("c1: 5H / c2: 6C / c9: 9D")
    quick.click(card("5H"))
    quick.scene.draw()
    quick.press_again(card("5H"))
    quick.release()
    assert quick.position.where(card("5H"))[0] is column(1)


def test_with_double_click_off_every_click_is_just_a_click(quick: Table) -> None:
    quick.scene.set_double_click(False)
    position = quick.lay("c1: 5H / c2: 6C / c3: KD / c4: / c9: 9D")
    quick.double_click(card("5H"))
    quick.double_click(card("KD"))
    assert quick.position is position
    assert not quick.refusals


def test_with_double_click_off_a_second_click_acts_on_the_card_that_is_there(quick: Table) -> None:
    quick.scene.set_double_click(False)
    quick.lay("f3: 1 / w: 3H 2H / c1: 4S / c9: 9D")
    quick.double_click(WASTE)
    assert quick.position.where(card("3H"))[0] is foundation(3)
    assert quick.model.move_count == 2


# Drag


def test_a_drag_moves_a_card_to_a_column_that_takes_it(quick: Table) -> None:
    quick.lay("c1: 5H / c2: 6C / c9: 9D")
    quick.drag(card("5H"), column(2))
    assert quick.position.where(card("5H")) == (column(2), 1)


def test_a_drag_by_its_king_moves_a_king_run_whole(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.drag(card("KC"), column(7))
    assert quick.position.piles[column(7)].cards == tuple(map(card, ("KC", "QD", "JS")))
    quick.check()


def test_the_jack_alone_of_a_king_run_is_refused_by_an_empty_column(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.drag(card("JS"), column(7))
    assert quick.reasons == ["EMPTY_NEEDS_KING"]


def test_a_covered_card_of_a_king_run_cannot_be_lifted(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.take(card("QD"))
    assert not quick.scene.is_dragging
    assert quick.reasons == ["ONLY_TOP_CARD"]


@pytest.mark.parametrize(("name", "reason"), [("8C", "ONLY_TOP_CARD"), ("5D", "HIDDEN_CARD")])
def test_a_covered_card_is_refused_once_when_the_drag_distance_is_passed(
    quick: Table, name: str, reason: str
) -> None:
    position = quick.lay(A_TABLE)
    quick.press(card(name))
    start = quick.pointer
    distance = QApplication.styleHints().startDragDistance()
    quick.move(start + QPoint(distance - 1, 0))
    assert not quick.refusals
    quick.move(start + QPoint(distance, 0))
    assert quick.reasons == [reason]
    for step in (20, 60, 200):
        quick.move(start + QPoint(step, step))
    quick.release()
    assert quick.reasons == [reason]
    assert quick.position is position


def test_a_card_dropped_on_its_own_pile_goes_home_silently(quick: Table) -> None:
    """Each card there is, with nothing undone, scored or said."""
    position = quick.lay(A_TABLE)
    for source, count in [
        *((pile, 1) for pile in (WASTE, *FOUNDATIONS, *COLUMNS)),
        (column(2), 3),
    ]:
        cards = position.piles[source].cards
        if cards:
            quick.take(cards[-count])
            assert quick.scene.is_dragging
            quick.carry(source)
            quick.move(quick.pointer + QPoint(2, 3))
            quick.release()
            quick.check()
    assert quick.position is position
    assert not quick.refusals
    assert not quick.model.can_undo
    assert quick.model.move_count == 0


@pytest.mark.parametrize("point", [QPoint(500, 690), QPoint(-60, 200), QPoint(1300, 650)])
def test_a_card_dropped_on_felt_or_outside_goes_home_silently(quick: Table, point: QPoint) -> None:
    position = quick.lay("w: 9D / c1: 4H / c2: 5S / c9: 9D")
    quick.drag(card("4H"), point)
    assert quick.position is position
    assert not quick.refusals
    quick.check()


def test_a_card_let_go_outside_the_window_goes_home_even_if_it_lies_over_a_pile(
    quick: Table,
) -> None:
    position = quick.lay("c8: 4H / c9: 5S")
    quick.take(quick.corner(card("4H")).toPoint() + QPoint(70, 60))
    quick.carry(column(9))
    assert ring(quick) is column(9)
    quick.move(QPoint(1002, quick.pointer.y()))
    assert ring(quick) is None, "what glows is what will receive"
    quick.release()
    assert quick.position is position
    assert not quick.refusals


@pytest.mark.parametrize(
    ("name", "goal", "reason"),
    [
        ("4H", STOCK, "NOTHING_ONTO_STOCK_OR_WASTE"),
        ("4H", WASTE, "NOTHING_ONTO_STOCK_OR_WASTE"),
        ("4H", foundation(8), "FOUNDATION_NEEDS_RANK"),
        ("4H", column(7), "EMPTY_NEEDS_KING"),
        ("4H", column(3), "WRONG_COLOR"),
        ("4H", column(4), "WRONG_RANK"),
        ("KD", column(4), "KING_NEEDS_EMPTY"),
        ("KC", column(4), "KING_NEEDS_EMPTY"),
        ("KC", foundation(1), "ONE_CARD_TO_FOUNDATION"),
        ("2S", foundation(2), "FOUNDATION_ONLY_TO_COLUMN"),
        ("2S", column(1), "WRONG_RANK"),
    ],
)
def test_a_card_dropped_on_a_pile_that_does_not_take_it_goes_home_and_is_refused(
    quick: Table, name: str, goal: PileId, reason: str
) -> None:
    position = quick.lay(A_TABLE)
    source = card(name, pack=0)
    quick.drag(source, goal)
    assert quick.reasons == [reason]
    assert quick.position is position
    assert not quick.model.can_undo
    assert quick.model.move_count == 0
    assert quick.model.score == 0
    assert not quick.clock.is_running
    quick.check()


def test_a_lone_waste_card_dropped_on_the_empty_stock_is_refused_not_put_back(quick: Table) -> None:
    position = quick.lay("s: / w: 4H / c1: 9D")
    quick.drag(WASTE, STOCK)
    assert quick.reasons == ["NOTHING_ONTO_STOCK_OR_WASTE"]
    assert quick.position is position


@pytest.mark.parametrize("number", range(1, 9))
def test_a_card_released_anywhere_over_the_foundations_finds_its_own(
    quick: Table, number: int
) -> None:
    """For each foundation: its card, dragged over each place, double-clicked and clicked."""
    own = foundation(number)
    first, second = foundations_of(own.suit)
    heights = f"f{first.number}: 3 / f{second.number}: {3 if own is first else 2}"
    if own is second:
        heights = f"f{first.number}: 4 / f{second.number}: 2"
    rank = "4" if own is first else "3"
    name = f"{rank}{'SHDC'[own.suit]}"
    text = f"{heights} / c3: 9S {name} / c9: 9D"
    target = next(each for each in full(text).piles[column(3)].cards[-1:] if str(each) == name)
    for goal in FOUNDATIONS:
        quick.lay(text)
        quick.take(target)
        assert set(quick.scene._legal) == {own}
        quick.carry(goal)
        assert ring(quick) is own
        quick.release()
        assert quick.position.where(target)[0] is own
    for gesture in (quick.click, quick.double_click):
        quick.lay(text)
        gesture(target)
        assert quick.position.where(target)[0] is own


def test_if_two_foundations_would_take_a_card_the_first_does(quick: Table) -> None:
    for goal in foundations_of(Suit.CLUBS):
        quick.lay("c1: AC / c9: 9D")
        quick.drag(card("AC"), goal)
        assert quick.position.where(card("AC"))[0] is foundation(7)


def test_a_card_is_taken_back_from_a_foundation_by_dragging(quick: Table) -> None:
    quick.lay("f5: 4 / c1: 5S / c9: 9D")
    top = quick.position.piles[foundation(5)].top
    quick.drag(top, column(1))
    assert quick.position.where(top) == (column(1), 1)
    assert quick.model.score == 0
    quick.check()


def test_a_king_is_taken_back_from_a_foundation_to_an_empty_column(quick: Table) -> None:
    quick.lay("f5: 13 / c1: / c9: 9D")
    top = quick.position.piles[foundation(5)].top
    quick.drag(top, column(1))
    assert quick.position.where(top) == (column(1), 0)


def test_a_fifth_of_the_card_over_a_legal_pile_is_enough_and_less_is_not(quick: Table) -> None:
    layout = quick.scene.layout
    enough = -(-layout.card_height // 5)
    for overlap, is_accepted in ((enough, True), (enough - 1, False)):
        quick.lay("c1: 9C / c2: KD / c7: / c9: 9D")
        quick.take(card("KD"))
        place = layout.place(column(7))
        drag = quick.scene.hand._drag
        assert drag is not None
        corner = QPointF(place.x, place.bottom - overlap)
        quick.move((corner + drag.grip).toPoint())
        assert (ring(quick) is column(7)) == is_accepted
        quick.release()
        assert (quick.position.where(card("KD"))[0] is column(7)) == is_accepted
    assert not quick.refusals


def test_of_two_legal_piles_the_most_covered_receives(quick: Table) -> None:
    for lean, receiver in ((-6, column(4)), (6, column(5))):
        quick.lay("c1: 4H / c4: 5S / c5: 5C / c9: 9D")
        quick.take(card("4H"))
        drag = quick.scene.hand._drag
        assert drag is not None
        middle = (quick.corner(column(4)) + quick.corner(column(5))) / 2
        quick.move((middle + drag.grip).toPoint() + QPoint(lean, 0))
        assert ring(quick) is receiver
        quick.release()
        assert quick.position.where(card("4H"))[0] is receiver


def test_a_more_covered_illegal_pile_does_not_keep_a_legal_one_from_receiving(
    quick: Table,
) -> None:
    quick.lay("c1: 4H / c4: 5S / c5: 9C / c9: 9D")
    quick.take(card("4H"))
    drag = quick.scene.hand._drag
    assert drag is not None
    quarter_off = QPointF(quick.scene.layout.card_width * 0.75, 0)
    quick.move((quick.corner(column(4)) + quarter_off + drag.grip).toPoint())
    quick.release()
    assert quick.position.where(card("4H"))[0] is column(4)


@pytest.mark.parametrize("long", [4, 5])
def test_of_two_equally_covered_legal_piles_the_nearest_receives(quick: Table, long: int) -> None:
    """Even columns of which one is longer: its middle lies further down."""
    columns = {4: "5S", 5: "5C"}
    columns[long] = f"TC 9S 8S {columns[long]}"
    quick.lay("c1: 4H / " + " / ".join(f"c{n}: {names}" for n, names in columns.items()))
    layout, hand = quick.scene.layout, quick.scene.hand
    places = [layout.place(column(number)) for number in columns]
    start = quick.corner(card("4H")) + QPointF(20, 20)
    hand.press(start)
    hand.move(start + QPointF(50, 0))
    middle = QPointF((places[0].x + places[1].x) / 2, places[0].y)
    hand.move(middle + QPointF(20, 20))
    short = 9 - long
    assert ring(quick) is column(short)
    hand.release(middle + QPointF(20, 20))
    assert quick.position.where(card("4H"))[0] is column(short)


@given(st.lists(st.tuples(st.integers(1, 998), st.integers(1, 698)), min_size=1, max_size=8))
@examples(max_examples=40)
def test_what_glows_last_is_what_receives(
    qapp: QApplication, points: list[tuple[int, int]]
) -> None:
    del qapp
    with Table() as table:
        table.scene.set_speed(0)
        position = table.lay("f3: 3 / c1: 4H / c3: 5S / c4: 5C / c6: 9D 5S / c7: / c9: 9D")
        table.take(card("4H"))
        for point in points:
            table.move(QPoint(*point))
        glowing = ring(table)
        table.release()
        if glowing is None:
            assert table.position is position
        else:
            assert table.position.where(card("4H"))[0] is glowing
        table.check()


def test_legal_piles_are_ringed_when_a_card_is_lifted(quick: Table) -> None:
    quick.lay("f3: 3 / c1: 4H / c3: 5S / c4: 5C / c6: 9D 5D / c7: / c9: 9D")
    quick.take(card("4H"))
    assert set(quick.scene._legal) == {foundation(3), column(3), column(4)}


@pytest.mark.parametrize("part", list(product((0.05, 0.5, 0.95), repeat=2)))
def test_the_grabbed_point_of_a_card_stays_under_the_pointer(
    table: Table, part: tuple[float, float]
) -> None:
    table.lay("c4: 9C 4H / c9: 9D")
    layout = table.scene.layout
    grip = QPointF(round(layout.card_width * part[0]), round(layout.card_height * part[1]))
    start = table.corner(card("4H")) + grip
    table.press(start.toPoint())
    item = table.scene.item(card("4H"))
    for step in range(12, 300, 23):
        table.move(start.toPoint() + QPoint(step, step // 2))
        table.wait(0.01)
        # The lifted card is a little larger; the point that was grabbed is the same.
        way = QPointF(table.pointer) - item.pos()
        assert (way - grip * 1.02).manhattanLength() <= 2


def test_the_cards_of_a_run_keep_their_order_in_the_hand(table: Table) -> None:
    table.lay(A_TABLE)
    table.take(card("KC"))
    table.carry(column(7))
    king, queen, jack = (table.scene.item(card(name)) for name in ("KC", "QD", "JS"))
    assert king.zValue() < queen.zValue() < jack.zValue()
    assert king.x() == queen.x() == jack.x()
    assert king.y() < queen.y() < jack.y()


def test_a_release_far_from_the_last_move_drops_where_it_happened(quick: Table) -> None:
    """A slow machine may show the pointer's last stretch only by the release."""
    quick.lay("c1: 5H / c4: 6C / c9: 9D")
    quick.take(card("5H"))
    drag = quick.scene.hand._drag
    assert drag is not None
    quick.release((quick.corner(column(4)) + drag.grip).toPoint())
    assert quick.position.where(card("5H"))[0] is column(4)


def test_a_release_far_from_its_press_is_no_click(quick: Table) -> None:
    position = quick.lay("f3: 1 / c1: 2H / c9: 9D")
    quick.press(card("2H"))
    quick.release(QPoint(500, 690))
    assert quick.position is position
    quick.check()


# Other buttons, and what cancels


@pytest.mark.parametrize("button", OTHERS)
def test_other_buttons_never_move_a_card(quick: Table, button: Qt.MouseButton) -> None:
    position = quick.lay(A_TABLE)
    for spot in (card("2H"), WASTE, STOCK, card("KC"), card("8C"), foundation(1), column(7)):
        quick.click(spot, button)
        quick.double_click(spot, button)
        quick.take(spot, button)
        assert not quick.scene.is_dragging
        quick.move(column(2))
        quick.release(button=button)
        quick.check()
    assert quick.position is position
    assert not quick.refusals


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, *OTHERS])
def test_six_fast_clicks_anywhere_break_nothing(table: Table, button: Qt.MouseButton) -> None:
    table.lay(A_TABLE)
    for spot in (*PileId, card("KC"), card("8C"), card("5D"), QPoint(5, 690)):
        table.fast_clicks(spot, 6, button)
        table.check()
        table.wait(0.05)
        table.check()
    table.rest()
    table.check()
    table.check_lifts()


def test_a_middle_click_during_a_drag_is_ignored(quick: Table) -> None:
    position = quick.lay("c1: 5H / c4: 6C / c9: 9D")
    quick.take(card("5H"))
    for button in OTHERS:
        if button is not RIGHT:
            quick.click(STOCK, button)
    assert quick.scene.is_dragging
    assert quick.position is position
    quick.carry(column(4))
    quick.release()
    assert quick.position.where(card("5H"))[0] is column(4)


def by_right_click(table: Table) -> None:
    table.press(table.pointer, RIGHT)
    table.release(button=RIGHT)


def by_escape(table: Table) -> None:
    table.key(Qt.Key.Key_Escape)


def by_lost_focus(table: Table) -> None:
    lost = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    QCoreApplication.sendEvent(table.view, lost)


def by_another_window(table: Table) -> None:
    QCoreApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate))


@pytest.mark.parametrize("cancel", [by_right_click, by_escape, by_lost_focus, by_another_window])
def test_a_drag_is_cancelled(table: Table, cancel: object) -> None:
    assert callable(cancel)
    position = table.lay("c1: 5H / c4: 6C / c9: 9D")
    table.take(card("5H"))
    table.carry(column(4))
    pointer = table.pointer
    cancel(table)
    assert not table.scene.is_dragging
    table.move(pointer + QPoint(4, 4))
    table.release()
    table.rest()
    assert table.position is position
    assert not table.refusals
    table.check()


@pytest.mark.parametrize("cancel", [by_right_click, by_lost_focus, by_another_window])
def test_a_press_is_cancelled_too(quick: Table, cancel: object) -> None:
    assert callable(cancel)
    position = quick.lay("f3: 1 / c1: 2H / c9: 9D")
    quick.press(card("2H"))
    cancel(quick)
    quick.release()
    assert quick.position is position


def test_keys_and_clicks_do_nothing_while_cards_are_held(quick: Table) -> None:
    position = quick.lay(A_TABLE)
    quick.take(card("KC"))
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_D, Qt.Key.Key_U, Qt.Key.Key_F5):
        quick.key(key)
    quick.scene.draw()
    for spot in (STOCK, WASTE, card("2H")):
        # A second device's press, while the first holds the cards.
        quick.scene.hand.press(QPointF(quick.at(spot)))
    assert quick.scene.is_dragging
    assert quick.position is position
    quick.release(QPoint(500, 690))
    quick.move(QPoint(500, 500))
    assert not quick.scene.is_dragging


def undo(table: Table) -> None:
    table.scene.cancel_drag()
    table.model.undo()


def redo(table: Table) -> None:
    table.scene.cancel_drag()
    table.model.redo()


def new_deal(table: Table) -> None:
    table.model.start(77)


def load(table: Table) -> None:
    table.lay("c1: 4H / c2: 9C")


def change_theme(table: Table) -> None:
    table.scene.artwork_changed()


def resize(table: Table) -> None:
    table.view.resize(700, 900)


def mirror(table: Table) -> None:
    table.scene.set_mirrored(True)


@pytest.mark.parametrize("command", [undo, redo, new_deal, load, change_theme, resize, mirror])
@pytest.mark.parametrize("speed", [0, 1])
def test_a_command_during_a_drag_lets_the_cards_go_and_is_obeyed(
    table: Table, command: object, speed: float
) -> None:
    assert callable(command)
    table.scene.set_speed(speed)
    table.lay("w: 3S / c1: [7H] 5H / c4: 6C / c9: 9D")
    table.drag(card("5H"), column(4))
    table.model.tap_stock()
    table.model.undo()
    table.rest()
    table.take(card("5H"))
    table.move(QPoint(400, 500))
    command(table)
    assert not table.scene.is_dragging
    table.check()
    position = table.position
    # The hand still moves and lets the button go: that means nothing any more.
    table.move(QPoint(420, 510))
    table.release()
    assert table.position is position
    table.rest()
    table.check()
    table.check_lifts()


# Reports about others


def presses(table: Table) -> list[PileId]:
    return [pile for pile in PileId if table.position.piles[pile].cards]


@pytest.mark.parametrize("pile", list(PileId))
def test_a_shaky_double_click_is_one_action_or_none(table: Table, pile: PileId) -> None:
    """Press, move 3 pixels, release, press again, release: on every pile."""
    table.lay(A_TABLE)
    spot = table.at(pile)
    table.press(spot)
    table.move(spot + QPoint(3, 0))
    table.release()
    table.wait(0.03)
    table.check()
    table.press_again(spot + QPoint(3, 0))
    table.release()
    assert table.model.move_count <= (2 if pile is STOCK else 1)
    table.check()
    table.rest()
    table.check()
    table.check_lifts()


GESTURES = {
    "draw": lambda table: table.click(STOCK),
    "home": lambda table: table.click(card("2H")),
    "waste home": lambda table: table.click(WASTE),
    "waste to column": lambda table: table.drag(WASTE, column(1)),
    "column to column": lambda table: table.drag(card("JS"), column(4)),
    "run": lambda table: table.drag(card("KC"), column(7)),
    "double click": lambda table: table.double_click(card("KD")),
    "take back": lambda table: table.drag(foundation(3), column(5)),
    "refused": lambda table: table.drag(card("TH"), column(1)),
    "undo": lambda table: table.model.undo(),
    "redo": lambda table: table.model.redo(),
}


@pytest.mark.parametrize("first", GESTURES)
@pytest.mark.parametrize("second", GESTURES)
def test_a_second_move_begun_while_the_first_still_flies(
    table: Table, first: str, second: str
) -> None:
    table.lay(A_TABLE)
    GESTURES[first](table)
    table.check()
    table.wait(0.06)
    GESTURES[second](table)
    table.check()
    table.wait(0.06)
    table.check()
    table.rest()
    table.check()
    table.check_lifts()


def test_a_button_released_after_the_table_changed_means_nothing(quick: Table) -> None:
    quick.lay("f3: 1 / w: 2H / c1: 9C / c9: 9D")
    quick.press(WASTE)
    quick.model.tap_stock()
    position = quick.position
    quick.release()
    assert quick.position is position
    quick.check()


def test_every_face_up_card_can_be_lifted_after_each_of_twenty_deals(quick: Table) -> None:
    for number in range(1, 21):
        quick.model.start(number)
        quick.check()
        for pile in COLUMNS:
            quick.take(pile)
            assert quick.scene.is_dragging
            quick.move(QPoint(500, 690))
            quick.release()
            quick.check()
        quick.click(STOCK)


@pytest.mark.parametrize("point", [QPoint(400, 400), QPoint(1, 1), QPoint(-500, 9000)])
def test_a_released_card_is_home_within_one_motion(table: Table, point: QPoint) -> None:
    table.lay("c1: 5H / c4: 9C / c9: 9D")
    table.drag(card("5H"), point)
    table.wait(0.161)
    assert not table.scene.is_moving
    table.check()


def test_a_dropped_card_lands_from_where_it_was_let_go(table: Table) -> None:
    table.lay("c1: 5H / c4: 6C / c9: 9D")
    table.take(card("5H"))
    table.carry(column(4))
    table.move(table.pointer + QPoint(15, 12))
    item = table.scene.item(card("5H"))
    let_go = item.pos()
    table.release()
    assert item.pos() == let_go
    table.wait(0.01)
    assert (item.pos() - let_go).manhattanLength() < 27
    table.wait(0.14)
    assert not table.scene.is_moving, "within 150 ms"
    table.check()


def test_what_is_held_is_exactly_what_moves(quick: Table) -> None:
    """After many moves and undos there is no ghost of a card that is elsewhere."""
    quick.model.start(5)
    for number in range(60):
        quick.model.tap_stock()
        moves = sorted(quick.liftable())
        if moves:
            source, count = moves[number % len(moves)]
            cards = quick.position.piles[source].cards[-count:]
            quick.take(cards[0])
            assert tuple(item.card for item in quick.scene._held) == cards
            by_escape(quick)
            quick.release()
            quick.double_click(cards[0])
        if number % 3 == 0:
            quick.model.undo()
        quick.check()


# After a win

LAST = "f1: 13 / f2: 13 / f3: 13 / f4: 13 / f5: 13 / f6: 13 / f7: 13 / f8: 12 / c4: KC"


def win(table: Table) -> None:
    table.lay(LAST)
    table.click(column(4))
    assert table.model.is_won


def count_offers(table: Table) -> list[str]:
    offers: list[str] = []
    table.scene.new_deal_wanted.connect(lambda: offers.append("new deal"))
    return offers


def test_a_finished_table_takes_no_further_moves(table: Table) -> None:
    win(table)
    table.rest()
    position = table.position
    for goal in (column(1), STOCK, WASTE, foundation(1)):
        for source in (*FOUNDATIONS, STOCK, WASTE, column(4)):
            table.drag(source, goal)
            table.click(source)
    table.model.undo()
    assert table.position is position
    assert not table.refusals
    table.check()


def test_a_double_click_on_a_finished_table_asks_for_another_deal(table: Table) -> None:
    win(table)
    table.rest()
    offers = count_offers(table)
    table.double_click(QPoint(500, 500))
    assert len(offers) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_on_a_finished_table_asks_for_another_deal(table: Table, key: Qt.Key) -> None:
    win(table)
    table.rest()
    offers = count_offers(table)
    table.key(key)
    assert len(offers) == 1


def test_a_stray_click_on_a_finished_table_asks_for_nothing(table: Table) -> None:
    win(table)
    table.rest()
    offers = count_offers(table)
    for spot in (QPoint(500, 500), STOCK, column(4), foundation(1)):
        table.click(spot)
    for button in OTHERS:
        table.double_click(QPoint(500, 500), button)
    table.key(Qt.Key.Key_Space)
    assert not offers


@pytest.mark.parametrize("speed", [0, 1])
def test_the_second_click_on_the_winning_card_neither_ends_the_show_nor_deals(
    table: Table, speed: float
) -> None:
    table.scene.set_speed(speed)
    offers = count_offers(table)
    table.lay(LAST)
    table.double_click(column(4))
    assert table.model.is_won
    assert table.scene.is_celebrating
    assert not offers


def test_a_double_click_that_ends_the_show_does_not_deal_over_it(table: Table) -> None:
    win(table)
    table.wait(1)
    offers = count_offers(table)
    table.double_click(QPoint(500, 500))
    assert not table.scene.is_celebrating
    assert not offers
    table.double_click(QPoint(500, 500))
    assert len(offers) == 1


def test_enter_on_an_unfinished_table_asks_for_nothing(quick: Table) -> None:
    quick.model.start(5)
    offers = count_offers(quick)
    quick.key(Qt.Key.Key_Return)
    quick.double_click(QPoint(500, 690))
    assert not offers
