"""What each move earns, and what undo takes away again."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp_qt.engine.history import Game, State, make_step, replay
from easyharp_qt.engine.notation import parse_move, token
from easyharp_qt.engine.position import STOCK, WASTE, Position, Role, column, foundation
from easyharp_qt.engine.rules import Move, is_won, legal_moves, points, tap
from tests.engine.test_vectors import records, replayed
from tests.positions import reached

C1, C2 = column(1), column(2)


@pytest.mark.parametrize(
    ("text", "word", "earned"),
    [
        ("c1: 3S 2S / f1: 1", "c1f", 10),
        ("w: 2S / f1: 1", "wf", 10),
        ("w: 5S / c2: 6H", "wc2", 5),
        ("w: KS", "wc2", 5),
        ("c1: [4D] 5S / c2: 6H", "c1c2", 5),
        ("c1: [4D] KS QH", "c1c2", 5),
        ("c1: [4D] 2S / f1: 1", "c1f", 15),
        ("c1: 4D 5S / c2: 6H", "c1c2", 0),
        ("c1: [4D] 9D 5S / c2: 6H", "c1c2", 0),
        ("c1: 5S / c2: 6H", "c1c2", 0),
        ("c1: 4D KS QH", "c1c2", 0),
        ("c1: KS QH", "c1c2", 0),
        ("f1: 5 / c2: [4D] 6H", "f1c2", 0),
        ("f1: 13", "f1c2", 0),
        ("s: 2S / w: 3S", "t", 0),
        ("w: 2S 3S", "t", 0),
    ],
)
def test_a_move_earns(text: str, word: str, earned: int) -> None:
    position = Position.parse(text)
    move = parse_move(word, position)
    assert points(position, move) == earned
    assert make_step(State(position, 100), [move]).after.score == 100 + earned


def test_the_score_starts_at_0() -> None:
    assert Game.start(5).state.score == 0


@given(reached())
def test_no_move_ever_costs_points(position: Position) -> None:
    for move in legal_moves(position):
        assert points(position, move) in (0, 5, 10, 15)


@given(reached())
def test_a_move_and_its_undo_add_up_to_nothing(position: Position) -> None:
    game = Game(1, State(position, 55))
    for move in legal_moves(position):
        after = game.played(make_step(game.state, [move]))
        assert after.undo().state == game.state
        assert after.undo().redo().state == after.state


@given(reached())
def test_only_putting_a_card_back_on_its_foundation_earns_its_points_again(
    position: Position,
) -> None:
    # Back to the same position in two moves. This is the author's rule, and it stays.
    for move in legal_moves(position):
        step = make_step(State(position), [move])
        if is_won(step.after.position):
            continue
        for back in legal_moves(step.after.position):
            cycle = make_step(step.after, [back])
            if cycle.after.position == position:
                by_a_foundation = "f" in token(move) + token(back)
                assert cycle.after.score == (10 if by_a_foundation else 0)


@given(st.integers(1, 13), st.integers(0, 2**32 - 1))
def test_no_way_back_to_a_position_earns_more_than_10_for_each_card_taken_back(
    height: int, seed: int
) -> None:
    """Few cards, so that a walk comes by the same positions again and again."""
    chance = random.Random(seed)
    state = State(Position.parse(f"f1: {height} / f3: 1 / c1: KH / c2: [4D] QS / c3: 2H / w: 3S"))
    met = {state.position: (state.score, 0)}
    taken_back = 0
    for _ in range(60):
        move = chance.choice(list(legal_moves(state.position)))
        taken_back += move.source.role is Role.FOUNDATION
        state = make_step(state, [move]).after
        score, until_then = met.setdefault(state.position, (state.score, taken_back))
        assert state.score - score == 10 * (taken_back - until_then)


def test_a_card_taken_back_and_replayed_earns_10_again() -> None:
    position = Position.parse("f1: 5 / c1: 6H")
    there_and_back = [Move(foundation(1), C1), Move(C1, foundation(1))]
    step = make_step(State(position), there_and_back)
    assert step.after == State(position, 10)


def test_the_way_by_a_column_earns_5_more_than_the_way_straight_to_the_foundation() -> None:
    position = Position.parse("w: 2S / f1: 1 / c1: 3H")
    straight = make_step(State(position), [Move(WASTE, foundation(1))])
    by_a_column = make_step(State(position), [Move(WASTE, C1), Move(C1, foundation(1))])
    assert straight.after.position == by_a_column.after.position
    assert (straight.after.score, by_a_column.after.score) == (10, 15)


def test_moving_a_king_run_to_and_fro_earns_nothing() -> None:
    state = State(Position.parse("c1: KS QH JC"), 40)
    for _ in range(10):
        state = make_step(state, [Move(C1, C2, 3), Move(C2, C1, 3)]).after
    assert state.score == 40


def test_turning_the_stock_over_and_over_earns_and_costs_nothing() -> None:
    state = State(Position.parse("s: 2S 3S / w: 4S"), 40)
    for _ in range(20):
        move = tap(state.position)
        assert move is not None
        state = make_step(state, [move]).after
    assert state.score == 40


@pytest.mark.parametrize("record", records("won.txt"), ids=lambda record: record["deal"])
def test_a_win_scores_1220_and_5_for_each_waste_card_to_a_column_and_10_for_each_taken_back(
    record: dict[str, str],
) -> None:
    words = [word for word in record["moves"].split() if word not in ("u", "r")]
    assert len(words) == len(record["moves"].split())
    to_a_column = sum(word.startswith("wc") for word in words)
    taken_back = sum(word.startswith("f") for word in words)
    assert replayed(record).state.score == 1220 + 5 * to_a_column + 10 * taken_back


def test_undo_takes_away_the_points_of_the_reveal_too() -> None:
    before = Game(1, State(Position.parse("c1: [4D] 2S / f1: 1"), 30))
    after = before.act("c1f")
    assert after.state.score == 45
    assert after.undo().state == before.state


def test_redo_earns_the_points_again() -> None:
    game = Game(1, State(Position.parse("w: 2S / f1: 1"), 30)).act("wf")
    assert game.undo().redo().state.score == 40


def test_the_score_never_falls_below_0() -> None:
    # No move costs points; a snapshot from elsewhere may still hold any number.
    state = State(Position.parse("w: 2S 3S"), -50)
    assert make_step(state, [Move(WASTE, STOCK, 2)]).after.score == 0


def test_the_move_counter_counts_draws_and_redeals_and_nothing_takes_away_from_it() -> None:
    game = replay(5, ["t", "t", "u", "u", "r", "t"])
    assert game.move_count == 3
    assert len(game.state.position.waste.cards) == 2
