"""The game in progress: what changes it, what is stored and told, and in which order."""

import gc
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QTimer
from shiboken6 import Shiboken

from easyharp_qt.engine.deal import BadDeal, deal
from easyharp_qt.engine.history import UNDO_LIMIT, Game, State, replay, unfold
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.position import STOCK, WASTE, Position, column, foundation
from easyharp_qt.engine.rules import Move, Reason, Refused, legal_moves
from easyharp_qt.model.clock import Clock
from easyharp_qt.model.game import Cause, GameModel
from easyharp_qt.storage.problems import Obstacle, UnwritableLibrary
from tests.model.journal import Journal

KINGS = " / ".join(f"f{number}: 13" for number in range(1, 8))
LAST = Position.parse(f"{KINGS} / f8: 12 / c4: KC")


class Player:
    """A model whose clock is turned by hand, and everything it told."""

    def __init__(self) -> None:
        self.now = 0.0
        self.journal = Journal()
        self.clock = Clock(now=lambda: self.now)
        self.model = GameModel(self.journal, self.clock)
        self.changes: list[tuple[Position, Position, Cause]] = []
        self.refusals: list[Refused] = []
        self.errors: list[object] = []
        self.model.changed.connect(lambda *change: self.changes.append(change))
        self.model.refused.connect(self.refusals.append)
        self.model.unsaved.connect(self.errors.append)

    def lay(self, text: str, score: int = 0) -> Position:
        position = Position.parse(text)
        self.model.load(Game(1, State(position, score)), None, 0.0)
        self.changes.clear()
        return position

    def close(self) -> None:
        Shiboken.delete(self.model)
        Shiboken.delete(self.clock)


@pytest.fixture
def player(qapp: QCoreApplication) -> Iterator[Player]:
    del qapp
    player = Player()
    yield player
    player.close()


# Starting and loading


def test_a_start_deals(player: Player) -> None:
    player.model.start(5, date(2026, 11, 30))
    model = player.model
    assert model.position == deal(5)
    assert (model.deal_number, model.daily) == (5, date(2026, 11, 30))
    assert (model.score, model.move_count, player.clock.seconds) == (0, 0, 0)
    assert not model.is_in_progress
    assert not model.can_undo
    assert not model.can_redo
    assert player.changes == [(Position(), deal(5), Cause.DEAL)]
    assert player.journal.calls == [("start", 5, date(2026, 11, 30))]


@pytest.mark.parametrize("number", [0, -3, 1_000_000])
def test_a_start_without_such_a_deal_changes_nothing(player: Player, number: int) -> None:
    player.model.start(5)
    player.model.tap_stock()
    position, calls = player.model.position, list(player.journal.calls)
    with pytest.raises(BadDeal):
        player.model.start(number)
    assert player.model.position is position
    assert player.model.is_in_progress
    assert player.journal.calls == calls


def test_a_start_abandons_a_game_in_which_something_was_played(player: Player) -> None:
    player.model.start(5)
    player.model.start(6)
    player.model.tap_stock()
    player.model.undo()
    player.model.start(7)
    names = [call[0] for call in player.journal.calls]
    assert names == ["start", "start", "append", "append", "abandon", "start"]
    assert player.model.move_count == 0


def test_a_start_after_a_win_abandons_nothing(player: Player) -> None:
    player.lay(str(LAST))
    player.model.request(Move(column(4), foundation(8)))
    player.model.start(5)
    assert [call[0] for call in player.journal.calls] == ["append", "finish", "start"]


def test_a_loaded_game_has_its_undo_and_redo_steps(player: Player) -> None:
    game = replay(5, ["t", "t", "t", "u", "u"])
    player.model.load(game, None, 61.5)
    model = player.model
    assert model.game() == game
    assert player.changes[-1][1:] == (game.state.position, Cause.LOAD)
    assert player.clock.seconds == 61.5
    assert player.clock.is_running
    assert not player.journal.calls, "the journal holds it already"
    model.redo()
    model.redo()
    assert model.position == replay(5, ["t", "t", "t"]).state.position
    assert not model.can_redo
    for _ in range(3):
        model.undo()
    assert model.position == deal(5)


def test_the_clock_of_an_untouched_game_stands_after_loading_it(player: Player) -> None:
    player.model.load(Game.start(5), None, 0.0)
    assert not player.clock.is_running


def test_the_clock_of_a_won_game_stands_after_loading_it(player: Player) -> None:
    game = Game(5, State(LAST)).act("c4f")
    player.model.load(game, None, 300.0)
    assert player.model.is_won
    assert not player.clock.is_running


def test_loading_forgets_the_steps_of_the_game_before(player: Player) -> None:
    player.model.start(5)
    for _ in range(5):
        player.model.tap_stock()
    player.model.load(Game.start(6), None, 0.0)
    assert not player.model.can_undo
    assert player.model.undo_stack.count() == 0


# Actions


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        ("s: 4H / c1: KS", Move(STOCK, WASTE), ("t", Cause.DRAW, 0)),
        ("w: 4H 5C / c1: KS", Move(WASTE, STOCK, 2), ("t", Cause.REDEAL, 0)),
        ("w: AS / c1: KS", Move(WASTE, foundation(1)), ("wf", Cause.MOVE, 10)),
        ("w: QH / c1: KS", Move(WASTE, column(1)), ("wc1", Cause.MOVE, 5)),
        ("c1: KS / c2: [2C] QH", Move(column(2), column(1)), ("c2c1", Cause.MOVE, 5)),
        ("f1: 3 / c1: 4H", Move(foundation(1), column(1)), ("f1c1", Cause.MOVE, 0)),
        ("c1: [2C] KS QH / c2:", Move(column(1), column(2), 2), ("c1c2", Cause.MOVE, 5)),
    ],
)
def test_a_legal_move_is_made_stored_and_told(
    player: Player, text: str, move: Move, told: tuple[str, Cause, int]
) -> None:
    word, cause, score = told
    before = player.lay(text)
    stored: list[list[object]] = []
    player.model.changed.connect(lambda *_: stored.append(player.journal.tokens))
    assert player.model.request(move)
    assert player.model.score == score
    assert player.model.move_count == 1
    assert player.model.is_in_progress
    assert player.changes == [(before, player.model.position, cause)]
    assert stored == [[word]], "stored before it is told"
    assert player.clock.is_running
    assert player.model.undo_stack.count() == 1


def test_a_refused_move_changes_nothing(player: Player) -> None:
    position = player.lay("c1: 9C / c2: 4H")
    assert not player.model.request(Move(column(2), column(1)))
    assert [refusal.reason for refusal in player.refusals] == [Reason.WRONG_RANK]
    assert player.model.position is position
    assert (player.model.score, player.model.move_count) == (0, 0)
    assert not player.model.can_undo
    assert not player.clock.is_running
    assert not player.journal.calls
    assert not player.changes


def test_a_refused_move_takes_no_redo_away(player: Player) -> None:
    player.lay("s: 3D / c1: 9C / c2: 4H")
    player.model.tap_stock()
    player.model.undo()
    player.model.request(Move(column(2), column(1)))
    assert player.model.can_redo


def test_a_tap_of_empty_stock_and_waste_does_nothing(player: Player) -> None:
    player.lay("c1: 9C")
    assert not player.model.tap_stock()
    assert not player.refusals
    assert not player.changes


def test_a_double_click_plays_the_best_move_or_is_refused(player: Player) -> None:
    player.lay("f3: 1 / c1: 2H / c2: 3S / c3: 9C")
    assert player.model.double_click(column(1), 0)
    assert player.model.position.where(player.changes[-1][0].piles[column(1)].top)[0] is (
        foundation(3)
    )
    assert not player.model.double_click(column(3), 0)
    assert [refusal.reason for refusal in player.refusals] == [Reason.NO_PLACE]


def test_cards_put_on_a_foundation_find_their_own(player: Player) -> None:
    player.lay("c1: AC")
    assert player.model.put(column(1), 1, foundation(1))
    assert player.model.position.piles[foundation(7)].cards


@pytest.mark.parametrize("target", [STOCK, WASTE])
def test_nothing_is_put_on_the_stock_or_the_waste(player: Player, target: object) -> None:
    position = player.lay("w: 4H / c1: 9C")
    source = WASTE if target is STOCK else column(1)
    assert target in (STOCK, WASTE)
    assert not player.model.put(source, 1, STOCK if target is STOCK else WASTE)
    assert player.model.position is position
    assert [refusal.reason for refusal in player.refusals] == [Reason.NOTHING_ONTO_STOCK_OR_WASTE]


def test_undo_and_redo_return_exactly_and_are_stored(player: Player) -> None:
    player.lay("w: AS / c1: [2C] 4H / c2: 5S")
    model = player.model
    positions, scores = [model.position], [model.score]
    for move in (Move(WASTE, foundation(1)), Move(column(1), column(2))):
        model.request(move)
        positions.append(model.position)
        scores.append(model.score)
    player.changes.clear()
    for step in (1, 0):
        model.undo()
        assert (model.position, model.score) == (positions[step], scores[step])
    for step in (1, 2):
        model.redo()
        assert (model.position, model.score) == (positions[step], scores[step])
    assert [cause for _, _, cause in player.changes] == [Cause.UNDO] * 2 + [Cause.REDO] * 2
    assert player.journal.tokens == ["wf", "c1c2", "u", "u", "r", "r"]
    assert model.move_count == 2


def test_with_nothing_to_undo_or_redo_nothing_happens(player: Player) -> None:
    player.model.start(5)
    player.model.undo()
    player.model.redo()
    assert player.journal.tokens == []
    assert len(player.changes) == 1


def test_a_new_action_takes_the_redo_away(player: Player) -> None:
    player.model.start(5)
    player.model.tap_stock()
    player.model.undo()
    player.model.tap_stock()
    assert not player.model.can_redo


def test_the_last_100_actions_can_be_undone_whatever_the_collector_does(player: Player) -> None:
    player.model.start(5)
    positions = [player.model.position]
    for _ in range(150):
        player.model.tap_stock()
        positions.append(player.model.position)
    gc.collect()
    undone = 0
    while player.model.can_undo:
        player.model.undo()
        undone += 1
        assert player.model.position == positions[150 - undone]
    assert undone == UNDO_LIMIT
    gc.collect()
    while player.model.can_redo:
        player.model.redo()
    assert player.model.position == positions[150]
    assert player.model.move_count == 150


def test_a_won_game_is_finished_once_and_takes_nothing_more(player: Player) -> None:
    player.lay(str(LAST))
    model = player.model
    assert model.request(Move(column(4), foundation(8)))
    assert model.is_won
    assert not model.is_in_progress
    assert not player.clock.is_running
    position = model.position
    model.undo()
    model.redo()
    assert not model.tap_stock()
    assert not model.request(Move(foundation(8), column(1)))
    assert not model.double_click(foundation(8), 12)
    model.refuse(Refused(Reason.NO_PLACE, (position.piles[foundation(8)].top,)))
    assert model.position is position
    assert not model.can_undo
    assert not player.refusals
    assert [call[0] for call in player.journal.calls] == ["append", "finish"]


def test_the_time_of_a_won_game_is_that_of_its_last_move(player: Player) -> None:
    """However long the panel of the win stays open, and whoever saves meanwhile."""
    player.lay(f"{KINGS} / f8: 11 / c3: QC / c4: KC")
    player.model.request(Move(column(3), foundation(8)))
    player.now += 3
    player.model.request(Move(column(4), foundation(8)))
    timer = player.clock.findChild(QTimer)
    assert timer is not None
    for _ in range(10):
        player.now += 1
        timer.timeout.emit() if timer.isActive() else None
        player.model.save()
    player.clock.set_hidden(True)
    player.clock.set_hidden(False)
    player.now += 4
    assert player.clock.seconds == 3
    assert player.journal.calls[-1] == ("finish", 3.0)


def test_a_listener_may_play_on(player: Player) -> None:
    """Everything is stored in order, and the last word is the last position."""
    player.model.start(5)

    def tap(_before: Position, _after: Position, cause: Cause) -> None:
        if cause is Cause.DRAW and player.model.move_count < 5:
            player.model.tap_stock()

    player.model.changed.connect(tap)
    player.model.tap_stock()
    assert player.model.move_count == 5
    assert player.journal.tokens == ["t"] * 5
    assert player.model.game() == replay(5, ["t"] * 5)


# What is stored


def test_a_journal_that_fails_is_told_once_and_play_goes_on(player: Player) -> None:
    player.model.start(5)
    error = UnwritableLibrary(Path("library"), Obstacle.FULL)
    player.journal.error = error
    for _ in range(4):
        assert player.model.tap_stock()
    assert player.errors == [error]
    assert player.model.move_count == 4
    player.journal.error = None
    player.model.tap_stock()
    player.journal.error = error
    player.model.tap_stock()
    assert player.errors == [error, error]


def test_the_journal_is_offered_the_whole_game_with_each_action(player: Player) -> None:
    player.model.start(5)
    for word in ("t", "t", "u"):
        player.model.undo() if word == "u" else player.model.tap_stock()
        assert player.journal.snapshot is not None
        assert unfold(player.journal.snapshot) == player.model.game()


def test_the_time_is_stored_every_four_seconds_while_it_passes(player: Player) -> None:
    player.model.start(5)
    timer = player.clock.findChild(QTimer)
    assert timer is not None

    def second() -> None:
        player.now += 1
        timer.timeout.emit()

    second()
    assert not [call for call in player.journal.calls if call[0] == "touch"]
    player.model.tap_stock()
    for _ in range(13):
        second()
    touched = [call[1] for call in player.journal.calls if call[0] == "touch"]
    assert touched == [4.0, 8.0, 12.0]


def test_the_time_is_stored_when_asked_for_if_anything_was_played(player: Player) -> None:
    player.model.start(5)
    player.model.save()
    assert [call[0] for call in player.journal.calls] == ["start"]
    player.model.tap_stock()
    player.now += 2
    player.model.save()
    assert player.journal.calls[-1] == ("touch", 2.0)


def test_undo_never_turns_the_clock_back(player: Player) -> None:
    player.model.start(5)
    player.model.tap_stock()
    player.now += 3
    player.model.undo()
    assert player.clock.seconds == 3
    assert player.clock.is_running


# One law

actions = st.lists(
    st.one_of(
        st.sampled_from(["t", "u", "r", "u", "r"]),
        st.integers(0, 30),
    ),
    max_size=150,
)


@given(st.integers(1, 999_999), actions)
def test_the_undo_stack_and_the_history_obey_one_law(
    qapp: QCoreApplication, number: int, actions: list[str | int]
) -> None:
    """The same actions: the same position, score and counter, the same to undo and redo."""
    del qapp
    player = Player()
    try:
        model = player.model
        model.start(number)
        game = Game.start(number)
        for action in actions:
            if action == "u":
                can = bool(game.done) and not game.is_won
                game = game.undo() if can else game
                model.undo()
            elif action == "r":
                game = game.redo() if game.undone else game
                model.redo()
            else:
                moves = [*legal_moves(game.state.position)]
                if not moves:
                    continue
                move = moves[0 if action == "t" else int(action) % len(moves)]
                game = game.act(token(move))
                assert model.request(move)
            assert model.position == game.state.position
            assert (model.score, model.move_count) == (game.state.score, game.move_count)
            assert model.can_undo == (bool(game.done) and not game.is_won)
            assert model.can_redo == bool(game.undone)
            assert model.undo_stack.count() == len(game.done) + len(game.undone)
        assert model.game() == game
        assert replay(number, map(str, player.journal.tokens)) == game
        assert player.journal.snapshot is None or unfold(player.journal.snapshot) == game
        model.load(game, None, 0.0)
        assert model.game() == game
    finally:
        player.close()
