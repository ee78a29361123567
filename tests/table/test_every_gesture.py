"""However a move is made, by hand or by key, on a still table or amid motion, it is one move."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from easyharp_qt.engine.cards import Suit
from easyharp_qt.engine.history import Game, State
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.position import (
    COLUMNS,
    FOUNDATIONS,
    STOCK,
    WASTE,
    Position,
    column,
    foundation,
    foundations_of,
)
from easyharp_qt.engine.rules import legal_moves, play, tap
from tests.positions import deal_numbers, likely_move, reached
from tests.table.playing import LEFT, Table, card

Key = Qt.Key

A_TABLE = (
    "f1: 2 / f3: 1 / w: 9C 3S / c1: 3D / c2: [5D 6D] KC QD JS / c3: [7D] TH / c4: QC / c5: KD / "
    "c6: 2H / c7: / c8: 5S 4H / c9: [9D 2D] 8D 7C"
)
"""On it each of the gestures is a move, and cards lie about that could go to a foundation."""


def keys(*pressed: Qt.Key) -> Callable[[Table], None]:
    def press(table: Table) -> None:
        for key in pressed:
            table.key(key)

    return press


def take_back_by_key(table: Table) -> None:
    table.key(Key.Key_1)
    table.scene.cursor._point_at(foundation(1))
    keys(Key.Key_Space, Key.Key_1, Key.Key_Space)(table)


GESTURES: dict[str, Callable[[Table], object]] = {
    "click the stock": lambda table: table.click(STOCK),
    "click the waste": lambda table: table.click(WASTE),
    "click a column": lambda table: table.click(card("2H")),
    "double-click a card": lambda table: table.double_click(card("TH")),
    "double-click a king run": lambda table: table.double_click(card("KC")),
    "drag to a column": lambda table: table.drag(card("QC"), column(5)),
    "drag to a foundation": lambda table: table.drag(card("2H"), foundation(6)),
    "drag from the waste": lambda table: table.drag(WASTE, column(8)),
    "drag a king run": lambda table: table.drag(card("KC"), column(7)),
    "take back": lambda table: table.drag(foundation(1), column(1)),
    "draw by key": lambda table: table.scene.draw(),
    "send by key": keys(Key.Key_6, Key.Key_Return),
    "move by key": keys(Key.Key_4, Key.Key_Space, Key.Key_5, Key.Key_Space),
    "move a king run by key": keys(
        *(Key.Key_2, Key.Key_Up, Key.Key_Up, Key.Key_Space, Key.Key_7, Key.Key_Space)
    ),
    "take back by key": take_back_by_key,
}


def counts(table: Table) -> tuple[int, int, int]:
    model = table.model
    return model.move_count, model.undo_stack.count(), model.undo_stack.index()


@pytest.mark.parametrize("gesture", GESTURES)
@pytest.mark.parametrize("speed", [0, 1])
def test_each_gesture_is_one_move_and_one_step_and_nothing_moves_after_it(
    table: Table, gesture: str, speed: float
) -> None:
    table.scene.set_speed(speed)
    before = table.lay(A_TABLE)
    GESTURES[gesture](table)
    after = table.position
    assert after in [play(before, move) for move in legal_moves(before)]
    table.rest()
    QApplication.processEvents()
    table.check()
    assert table.position is after
    assert counts(table) == (1, 1, 1)
    table.model.undo()
    table.rest()
    QApplication.processEvents()
    table.check()
    assert table.position == before
    assert table.model.score == 0
    assert counts(table) == (1, 1, 0)


def test_moves_in_quick_succession_are_each_a_move_and_a_step(table: Table) -> None:
    before = table.lay(A_TABLE)
    quick = [
        *("take back", "drag from the waste", "click a column", "drag to a column"),
        *["click the stock"] * 5,
        *("drag a king run", "double-click a card"),
        *["draw by key"] * 4,
    ]
    for number, gesture in enumerate(quick, 1):
        GESTURES[gesture](table)
        assert counts(table) == (number, number, number), gesture
    for _ in quick:
        table.wait(0.01)
        table.model.undo()
    assert table.position == before
    assert not table.model.can_undo
    assert table.model.move_count == len(quick)
    table.rest()
    table.check()


@pytest.mark.parametrize("first", GESTURES)
def test_what_is_done_while_cards_fly_counts_as_on_a_still_table(table: Table, first: str) -> None:
    seconds = GESTURES | {
        "undo": lambda table: table.model.undo(),
        "refused drag": lambda table: table.drag(card("KD"), column(4)),
    }
    for name, second in seconds.items():
        seen = []
        for speed in (0, 1):
            table.scene.set_speed(speed)
            table.lay(A_TABLE)
            table.refusals.clear()
            GESTURES[first](table)
            table.wait(0.06)
            assert table.moves() == bool(speed)
            # The keys find the cursor where the mouse would have left it.
            table.scene.cursor.hide()
            second(table)
            seen.append((table.position, table.model.score, counts(table), table.reasons))
        assert seen[0] == seen[1], name


@given(reached(), st.sampled_from([0.0, 1.0]))
@examples(max_examples=40)
def test_a_click_on_the_stock_turns_a_card_or_puts_the_waste_back_wherever_there_is_one(
    qapp: QApplication, position: Position, speed: float
) -> None:
    del qapp
    with Table() as table:
        table.scene.set_speed(speed)
        table.model.load(Game(1, State(position)), None, 0.0)
        for _ in range(len(position.stock.cards) % 4 + 3):
            before = table.position
            table.fast_clicks(STOCK, 1)
            move = tap(before)
            assert table.position == (before if move is None else play(before, move))
            table.wait(0.03)


def test_after_each_finished_game_every_card_of_the_next_deal_can_be_lifted(table: Table) -> None:
    for number in range(1, 21):
        table.lay(" / ".join(f"f{n}: {13 if n < 8 else 12}" for n in range(1, 9)) + " / c4: KC")
        table.click(column(4))
        assert table.model.is_won
        # At once, in the middle of the show, and when it is over.
        table.wait(0.35 * number)
        table.model.start(number)
        for pile in COLUMNS:
            table.take(pile)
            assert table.scene.is_dragging
            assert [item.card for item in table.scene._held] == [table.position.piles[pile].top]
            table.move(QPoint(500, 690))
            table.release()
        table.rest()
        table.check()


CHANGES: dict[str, Callable[[Table], object]] = {
    "draw": lambda table: table.scene.draw(),
    "undo": lambda table: table.model.undo(),
    "redo": lambda table: table.model.redo(),
    "send away": lambda table: table.model.double_click(column(6), 0),
    "deal": lambda table: table.model.start(9),
    "theme": lambda table: table.scene.artwork_changed(),
    "resize": lambda table: table.view.resize(table.view.width() - 20, 700),
}


@pytest.mark.parametrize("button", [LEFT, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
@pytest.mark.parametrize("change", CHANGES)
def test_a_button_pressed_before_a_change_and_released_after_it_does_nothing(
    quick: Table, button: Qt.MouseButton, change: str
) -> None:
    for pile in (WASTE, STOCK, column(6), column(3), foundation(3)):
        quick.lay(A_TABLE)
        quick.model.tap_stock()
        quick.model.tap_stock()
        quick.model.undo()
        quick.press(pile, button)
        CHANGES[change](quick)
        position, count = quick.position, quick.model.move_count
        quick.release(button=button)
        assert quick.position is position, pile
        assert quick.model.move_count == count
        assert not quick.refusals
        quick.check()


ODD = Qt.KeyboardModifier


@pytest.mark.parametrize(
    "odd",
    [
        *(ODD.KeypadModifier, ODD.GroupSwitchModifier, ODD.ShiftModifier, ODD.ControlModifier),
        *(ODD.AltModifier, ODD.MetaModifier, ODD.KeypadModifier | ODD.GroupSwitchModifier),
    ],
    ids=lambda odd: "+".join(flag.name for flag in odd),
)
def test_odd_modifiers_change_nothing_about_any_gesture(quick: Table, odd: ODD) -> None:
    viewport = quick.view.viewport()
    quick.lay(A_TABLE)
    QTest.mouseClick(viewport, LEFT, odd, quick.at(STOCK))
    assert len(quick.position.waste.cards) == 3
    ten = quick.at(card("TH"))
    QTest.mouseClick(viewport, LEFT, odd, ten)
    QTest.mouseDClick(viewport, LEFT, odd, ten)
    QTest.mouseRelease(viewport, LEFT, odd, ten)
    assert quick.position.where(card("TH"))[0] is column(2)
    queen, king = quick.at(card("QC")), quick.at(card("KD"))
    QTest.mousePress(viewport, LEFT, odd, queen)
    for goal in (queen + QPoint(30, 0), king):
        QTest.mouseMove(viewport, goal)
    QTest.mouseRelease(viewport, LEFT, odd, king)
    assert quick.position.where(card("QC"))[0] is column(5)


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
@pytest.mark.parametrize("number", range(1, 9))
def test_each_foundation_takes_its_card_by_key_and_refuses_another_rank(
    quick: Table, number: int, key: Qt.Key
) -> None:
    own = foundation(number)
    first, second = foundations_of(own.suit)
    letter = "SHDC"[own.suit]
    heights = {first: 3, second: 2} if own is second else {first: 2, second: 5}
    piles = " / ".join(f"f{pile.number}: {height}" for pile, height in heights.items())
    for rank, is_taken in (("3", True), ("9", False)):
        for goal in foundations_of(own.suit):
            quick.lay(f"{piles} / c1: 4S / c3: {rank}{letter}")
            lone = quick.position.piles[column(3)].top
            quick.refusals.clear()
            keys(Key.Key_3, key)(quick)
            if key is Key.Key_Space:
                quick.scene.cursor._point_at(goal)
                quick.key(key)
            assert (quick.position.where(lone)[0] is own) == is_taken
            wanted = "NO_PLACE" if key is Key.Key_Return else "FOUNDATION_NEEDS_RANK"
            assert quick.reasons == ([] if is_taken else [wanted])


@pytest.mark.parametrize("suit", Suit)
@pytest.mark.parametrize("rank", ["2", "9", "K"])
def test_no_foundation_takes_a_rank_that_is_not_its_next(
    quick: Table, suit: Suit, rank: str
) -> None:
    position = quick.lay(f"c3: {rank}{'SHDC'[suit]} / c1: KS / c2: KD / c4: QC")
    lone = quick.position.piles[column(3)].top
    for number, goal in enumerate(FOUNDATIONS, 1):
        quick.drag(lone, goal)
        assert quick.reasons == ["FOUNDATION_NEEDS_RANK"] * number
    quick.click(lone)
    assert quick.position is position


def test_a_king_run_moved_to_and_fro_earns_nothing_whichever_way(quick: Table) -> None:
    quick.lay("s: / w: / c1: KS QH JC / c2: / c9: 9D", score=40)
    run = tuple(map(card, ("KS", "QH", "JC")))
    for _ in range(3):
        quick.drag(card("KS"), column(2))
        assert quick.position.piles[column(2)].cards == run
        keys(*(Key.Key_2, Key.Key_Up, Key.Key_Up, Key.Key_Space, Key.Key_1, Key.Key_Space))(quick)
        assert quick.position.piles[column(1)].cards == run
        assert quick.model.score == 40
    quick.double_click(card("KS"))
    assert quick.reasons == ["NO_PLACE"]
    assert quick.model.score == 40


@given(deal_numbers, st.integers(0, 2**32 - 1))
@examples(max_examples=12)
def test_after_undo_the_table_plays_as_if_it_had_just_been_laid(
    qapp: QApplication, number: int, seed: int
) -> None:
    del qapp
    chance = random.Random(seed)
    with Table() as table:
        table.scene.set_speed(0)
        model = table.model
        model.start(number)
        for _ in range(50):
            moves = list(legal_moves(table.position))
            model.request(likely_move(chance, table.position, moves))
            if chance.random() < 0.2:
                for _ in range(chance.randint(1, 6)):
                    model.undo()
        for _ in range(chance.randint(1, 12)):
            model.undo()
        laid = Position.parse(str(table.position))
        assert [*map(token, legal_moves(table.position))] == [*map(token, legal_moves(laid))]
        table.check_lifts()
