"""A game as a value: actions, undo to its limit, redo, and folding it small."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp_qt.engine.deal import BadDeal, deal
from easyharp_qt.engine.history import (
    UNDO_LIMIT,
    Game,
    GameIsOver,
    IllegalAction,
    NothingToRedo,
    NothingToUndo,
    Snapshot,
    State,
    Step,
    fold,
    make_step,
    parse_step,
    replay,
    unfold,
)
from easyharp_qt.engine.notation import BadToken, NothingToMove, token
from easyharp_qt.engine.position import STOCK, WASTE, Position, column
from easyharp_qt.engine.rules import IllegalMove, Move, Reason, legal_moves
from tests.positions import deal_numbers, likely_move, reached

ONE_SHORT_OF_A_WIN = (
    "f1: 13 / f2: 13 / f3: 13 / f4: 13 / f5: 13 / f6: 13 / f7: 13 / f8: 12 / c1: KC"
)


def game_at(text: str, score: int = 0) -> Game:
    return Game(1, State(Position.parse(text), score))


@st.composite
def played_games(draw: st.DrawFn, most: int = 150) -> tuple[Game, list[str]]:
    """Draw a game and the actions that made it, undo, redo and joined moves among them."""
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    game = Game.start(draw(deal_numbers))
    words = []
    for _ in range(draw(st.integers(0, most))):
        kind = chance.random()
        if kind < 0.2 and game.done:
            word = "u"
        elif kind < 0.35 and game.undone:
            word = "r"
        else:
            parts: list[str] = []
            state = game.state
            for _ in range(1 if chance.random() < 0.9 else 3):
                move = likely_move(chance, state.position, list(legal_moves(state.position)))
                parts.append(token(move))
                state = make_step(state, [move]).after
            word = "+".join(parts)
        game = game.act(word)
        words.append(word)
    return game, words


# Undo and redo.


@given(played_games())
def test_any_play_and_its_undos_return(played: tuple[Game, list[str]]) -> None:
    game, _ = played
    states = [game.state]
    back = game
    while back.done:
        back = back.undo()
        states.append(back.state)
    assert back.state == fold(game).base
    for state in reversed(states[:-1]):
        back = back.redo()
        assert back.state == state
    assert back == game


@given(played_games())
def test_neither_undo_nor_redo_changes_the_move_counter(played: tuple[Game, list[str]]) -> None:
    game, words = played
    assert game.move_count == sum(len(word.split("+")) for word in words if word not in ("u", "r"))


@given(deal_numbers, st.lists(st.sampled_from("aaauur"), max_size=260), st.integers(0, 99))
@settings(max_examples=40)
def test_history_is_a_list_and_a_place_in_it(number: int, kinds: list[str], seed: int) -> None:
    # A second, plainer history: all states in a list, the oldest forgotten beyond 100 steps.
    chance = random.Random(seed)
    game = Game.start(number)
    states, place = [game.state], 0
    for kind in kinds:
        if kind == "u":
            if place == 0:
                with pytest.raises(NothingToUndo):
                    game.act("u")
                continue
            place -= 1
            game = game.act("u")
        elif kind == "r":
            if place == len(states) - 1:
                with pytest.raises(NothingToRedo):
                    game.act("r")
                continue
            place += 1
            game = game.act("r")
        else:
            game = game.act(token(chance.choice(list(legal_moves(game.state.position)))))
            states = [*states[: place + 1], game.state][-101:]
            place = len(states) - 1
        assert game.state == states[place]
        assert len(game.done) == place
        assert len(game.undone) == len(states) - 1 - place


@pytest.mark.parametrize("actions", [100, 101, 150, 250])
def test_the_last_100_actions_can_be_undone_and_no_more(actions: int) -> None:
    game = replay(5, ["t"] * actions)
    for _ in range(100):
        game = game.undo()
    assert game.state == replay(5, ["t"] * (actions - 100)).state
    with pytest.raises(NothingToUndo):
        game.undo()
    assert UNDO_LIMIT == 100


def test_all_100_undone_actions_can_be_redone() -> None:
    game = end = replay(5, ["t"] * 120)
    for _ in range(100):
        game = game.undo()
    for _ in range(100):
        game = game.redo()
    assert game == end
    with pytest.raises(NothingToRedo):
        game.redo()


def test_redo_lasts_until_the_next_new_action() -> None:
    game = replay(5, ["t", "t", "t", "u", "u"])
    assert len(game.undone) == 2
    game = game.act("t")
    assert game.undone == ()
    with pytest.raises(NothingToRedo):
        game.redo()


def test_a_refused_action_takes_no_redo_away() -> None:
    game = replay(5, ["t", "t", "u"])
    with pytest.raises(IllegalMove):
        game.act("c1c2")
    assert game.redo() == replay(5, ["t", "t"])


def test_redo_makes_the_step_undone_last_first() -> None:
    game = game_at("s: 2H 3H / w: 5S / c1: 6H").act("t").act("t").undo().undo().redo()
    assert str(game.state.position.waste.top) == "2H"


def test_nothing_to_undo_at_the_start_and_nothing_to_redo() -> None:
    game = Game.start(5)
    with pytest.raises(NothingToUndo):
        game.undo()
    with pytest.raises(NothingToRedo):
        game.redo()


def test_a_king_run_of_13_and_the_card_it_bares_are_one_step() -> None:
    game = game_at("c1: [2H] KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2D AS")
    after = game.act("c1c2")
    assert str(after.state.position) == ("c1: 2H / c2: KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2D AS")
    assert (after.state.score, after.move_count, len(after.done)) == (5, 1, 1)
    assert after.undo().state == game.state


def test_a_game_starts_at_its_deal_with_nothing_counted() -> None:
    game = Game.start(5)
    assert game == Game(5, State(deal(5), 0), 0, (), ())
    assert not game.is_won
    with pytest.raises(BadDeal):
        Game.start(0)


def test_an_action_leaves_the_game_before_it_as_it_was() -> None:
    before = replay(5, ["t", "t", "u"])
    copy = Game(*before)
    before.act("t")
    before.act("r")
    assert before == copy


# The won game.


@pytest.mark.parametrize("word", ["u", "r", "t", "wf", "c1f", "f1c1", "f8c2"])
def test_a_won_game_takes_no_further_moves_and_no_undo(word: str) -> None:
    won = game_at(ONE_SHORT_OF_A_WIN).act("c1f")
    assert won.is_won
    with pytest.raises((GameIsOver, NothingToMove)):
        won.act(word)


@pytest.mark.parametrize("word", ["u", "r", "f8c2"])
def test_what_a_won_game_refuses_it_refuses_because_it_is_over(word: str) -> None:
    with pytest.raises(GameIsOver):
        game_at(ONE_SHORT_OF_A_WIN).act("c1f").act(word)


def test_joined_moves_end_with_the_win() -> None:
    with pytest.raises(GameIsOver):
        game_at(ONE_SHORT_OF_A_WIN).act("c1f+f8c2")


# Joined moves.


def test_joined_moves_are_one_step_and_each_counts() -> None:
    game = game_at("s: 2S / f1: 1 / c3: [4D] 3S", score=20)
    after = game.act("t+wf+c3f")
    assert str(after.state.position) == "f1: 3 / c3: 4D"
    assert after.state.score == 20 + 0 + 10 + 15
    assert after.move_count == 3
    assert len(after.done) == 1
    assert after.done[0].token == "t+wf+c3f"
    assert after.undo().state == game.state
    assert after.undo().redo() == after


def test_100_joined_steps_can_be_undone_however_many_moves_they_are() -> None:
    game = replay(5, ["t+t+t"] * 120)
    assert game.move_count == 360
    for _ in range(100):
        game = game.undo()
    assert game.state == replay(5, ["t"] * 60).state
    with pytest.raises(NothingToUndo):
        game.undo()


def test_each_joined_token_is_read_after_the_moves_before_it() -> None:
    after = game_at("c1: KS QH / c2: JC").act("c2c1+c1c3")
    assert str(after.state.position) == "c3: KS QH JC"


def test_if_one_of_the_joined_moves_is_refused_none_is_made() -> None:
    game = game_at("s: 5H / c1: KS")
    with pytest.raises(IllegalMove):
        game.act("t+wf")
    assert game.state.position == Position.parse("s: 5H / c1: KS")


@pytest.mark.parametrize("word", ["", "+", "t+", "+t", "t++t", "t+u", "r+t", "u+u", "t + t", "x"])
def test_undo_redo_and_gaps_cannot_be_joined(word: str) -> None:
    with pytest.raises(BadToken):
        Game.start(5).act(word)


def test_a_step_of_no_moves_changes_nothing() -> None:
    state = State(deal(5), 15)
    assert make_step(state, []) == Step((), state, state)


def test_a_token_read_is_the_step_it_writes() -> None:
    state = State(deal(5))
    step = parse_step("t+t", state)
    assert step == make_step(state, [Move(STOCK, WASTE), Move(STOCK, WASTE)])
    assert step.token == "t+t"


# Records.


@given(played_games())
def test_the_same_actions_give_the_same_game(played: tuple[Game, list[str]]) -> None:
    game, words = played
    assert replay(game.deal_number, words) == game


def _after(game: Game, words: list[str]) -> Game:
    for word in words:
        game = game.act(word)
    return game


@given(played_games(), st.floats(0, 1))
def test_a_record_may_be_replayed_in_parts(played: tuple[Game, list[str]], share: float) -> None:
    game, words = played
    cut = round(share * len(words))
    assert _after(replay(game.deal_number, words[:cut]), words[cut:]) == game


@pytest.mark.parametrize(
    ("words", "place", "word", "cause"),
    [
        (["u"], 1, "u", NothingToUndo),
        (["t", "r"], 2, "r", NothingToRedo),
        (["t", "t", "c1c2"], 3, "c1c2", IllegalMove),
        (["t", "c1c1"], 2, "c1c1", NothingToMove),
        (["t+t+c1c2"], 1, "t+t+c1c2", IllegalMove),
    ],
)
def test_an_action_that_is_not_legal_is_named_with_its_place_and_cause(
    words: list[str], place: int, word: str, cause: type[ValueError]
) -> None:
    with pytest.raises(IllegalAction) as caught:
        replay(5, words)
    assert (caught.value.place, caught.value.word) == (place, word)
    assert isinstance(caught.value.cause, cause)
    assert str(caught.value).startswith(f"action {place}, {word!r}: ")
    assert not str(caught.value).endswith(": ")


def test_an_illegal_move_in_a_record_says_which_rule() -> None:
    with pytest.raises(IllegalAction, match="c1 to c2: WRONG_COLOR") as caught:
        replay(5, ["c1c2"])
    assert isinstance(caught.value.cause, IllegalMove)
    assert caught.value.cause.refusal.reason is Reason.WRONG_COLOR


def test_an_empty_stock_and_waste_make_a_tap_illegal() -> None:
    with pytest.raises(NothingToMove):
        game_at("c1: KS").act("t")


def test_a_word_that_is_no_action_is_told_from_one_that_is_not_legal() -> None:
    with pytest.raises(BadToken) as caught:
        replay(5, ["t", "draw"])
    assert caught.value.token == "draw"


def test_a_record_of_no_deal_is_refused() -> None:
    with pytest.raises(BadDeal):
        replay(0, [])


# Snapshots.


@given(played_games(most=260))
@settings(max_examples=60)
def test_a_folded_game_unfolds_to_the_same(played: tuple[Game, list[str]]) -> None:
    game, _ = played
    snapshot = fold(game)
    assert unfold(snapshot) == game
    assert len(snapshot.steps) <= UNDO_LIMIT
    assert fold(unfold(snapshot)) == snapshot


def test_a_fresh_game_folds_to_its_deal() -> None:
    assert fold(Game.start(5)) == Snapshot(5, State(deal(5)), (), 0, 0)


def test_a_snapshot_holds_what_can_be_undone_and_then_what_can_be_redone() -> None:
    game = game_at("s: 2H 3H / w: 5S / c1: 6H / c2: 6D").act("wc1").act("c1c2").act("t").undo()
    snapshot = fold(game)
    assert snapshot.steps == ("wc1", "c1c2", "t")
    assert snapshot.done == 2
    assert snapshot.move_count == 3
    assert unfold(snapshot).redo().state.position.waste.top.rank == 2


def test_a_snapshot_keeps_joined_moves_joined() -> None:
    assert fold(Game.start(5).act("t+t")).steps == ("t+t",)


def test_a_won_game_unfolds_won() -> None:
    won = game_at(ONE_SHORT_OF_A_WIN).act("c1f")
    assert unfold(fold(won)) == won


def test_a_snapshot_whose_steps_cannot_be_played_is_refused() -> None:
    snapshot = fold(replay(5, ["t", "t"]))
    with pytest.raises(IllegalAction):
        unfold(snapshot._replace(steps=("t", "c1c2")))


@given(reached())
def test_a_position_of_its_own_can_be_played_on(position: Position) -> None:
    game = Game(7, State(position, 35), move_count=12)
    for move in legal_moves(position):
        after = game.played(make_step(game.state, [move]))
        assert after.move_count == 13
        assert after.deal_number == 7
        assert after.undo() == game._replace(move_count=13, undone=after.done)


def test_columns_beyond_the_last_played_one_stay_as_they_are() -> None:
    game = replay(5, ["t"])
    assert game.state.position.columns == deal(5).columns
    assert game.done[0].moves == (Move(STOCK, WASTE),)
    assert game.state.position.piles[column(9)] == deal(5).piles[column(9)]
