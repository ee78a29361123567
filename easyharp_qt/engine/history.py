"""A game as a value: a deal, what was played on it, and what can be undone and redone.

The same tokens give the same game everywhere: records are checked with this module, saved
games are resumed with it, and the undo stack of the window is held to it by a test.
"""

from collections.abc import Iterable
from typing import NamedTuple

from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.notation import BadToken, parse_move, token
from easyharp_qt.engine.position import Position
from easyharp_qt.engine.rules import Move, is_won, play, points

UNDO_LIMIT = 100
"""How many steps can be undone; older ones are forgotten."""


class State(NamedTuple):
    """What an undo brings back: the position and the score."""

    position: Position
    score: int = 0


class Step(NamedTuple):
    """What one undo takes back: mostly one move, sometimes several joined."""

    moves: tuple[Move, ...]
    before: State
    after: State

    @property
    def token(self) -> str:
        """The step as written in records.

        Each move is written against the position it is made in, but needs none to be written.
        """
        return "+".join(map(token, self.moves))


class GameIsOver(ValueError):
    """A won game takes no further action."""


class NothingToUndo(ValueError):
    """No step is left to undo."""


class NothingToRedo(ValueError):
    """No undone step is left to redo."""


class IllegalAction(ValueError):
    """An action in a record that the rules do not allow; *place* counts from 1."""

    def __init__(self, word: str, place: int, cause: ValueError) -> None:
        super().__init__(f"action {place}, {word!r}: {str(cause) or type(cause).__name__}")
        self.word = word
        self.place = place
        self.cause = cause


def make_step(state: State, moves: Iterable[Move]) -> Step:
    """Play moves as one step; IllegalMove if one of them is not legal, GameIsOver after a win."""
    position, score = state
    played = []
    for move in moves:
        if is_won(position):
            raise GameIsOver
        after = play(position, move)
        score = max(0, score + points(position, move))
        position = after
        played.append(move)
    return Step(tuple(played), state, State(position, score))


def parse_step(word: str, state: State) -> Step:
    """Read a token, or several joined by ``+``, and play it on a state.

    Raises what ``parse_move`` and ``make_step`` raise.
    """
    after = state
    moves: list[Move] = []
    for part in word.split("+"):
        step = make_step(after, (parse_move(part, after.position),))
        moves += step.moves
        after = step.after
    return Step(tuple(moves), state, after)


class Game(NamedTuple):
    """One game at one moment."""

    deal_number: int
    state: State
    move_count: int = 0
    """Moves made so far; neither undo nor redo changes it."""
    done: tuple[Step, ...] = ()
    """The steps that can be undone, the latest last; at most UNDO_LIMIT."""
    undone: tuple[Step, ...] = ()
    """The steps that can be redone, the next one last."""

    @classmethod
    def start(cls, deal_number: int) -> "Game":
        """Return a game before its first action; BadDeal if there is no such deal."""
        return cls(deal_number, State(deal(deal_number)))

    @property
    def is_won(self) -> bool:
        """Say whether the game is over, which only a win makes it."""
        return is_won(self.state.position)

    def played(self, step: Step) -> "Game":
        """Return the game after a new step made on its state."""
        return self._replace(
            state=step.after,
            move_count=self.move_count + len(step.moves),
            done=(*self.done, step)[-UNDO_LIMIT:],
            undone=(),
        )

    def undo(self) -> "Game":
        """Return the game with its last step taken back; NothingToUndo, GameIsOver."""
        if self.is_won:
            raise GameIsOver
        if not self.done:
            raise NothingToUndo
        step = self.done[-1]
        return self._replace(state=step.before, done=self.done[:-1], undone=(*self.undone, step))

    def redo(self) -> "Game":
        """Return the game with the step undone last made again; NothingToRedo, GameIsOver."""
        if not self.undone:
            raise GameIsOver if self.is_won else NothingToRedo
        step = self.undone[-1]
        return self._replace(state=step.after, done=(*self.done, step), undone=self.undone[:-1])

    def act(self, word: str) -> "Game":
        """Return the game after one action, ``u`` and ``r`` included.

        Raises BadToken for a word that is no action, another ValueError for one that the
        rules do not allow here.
        """
        if word == "u":
            return self.undo()
        if word == "r":
            return self.redo()
        return self.played(parse_step(word, self.state))


class Snapshot(NamedTuple):
    """A game folded small: enough to resume it, undo and redo included."""

    deal_number: int
    base: State
    """The state before the oldest step that can still be undone."""
    steps: tuple[str, ...]
    """The tokens of the steps done and, after them, undone; at most UNDO_LIMIT."""
    done: int
    """How many of the steps are done."""
    move_count: int


def fold(game: Game) -> Snapshot:
    """Return the snapshot of a game."""
    steps = game.done + game.undone[::-1]
    return Snapshot(
        game.deal_number,
        steps[0].before if steps else game.state,
        tuple(step.token for step in steps),
        len(game.done),
        game.move_count,
    )


def unfold(snapshot: Snapshot) -> Game:
    """Return the game of a snapshot; IllegalAction if its steps cannot be played."""
    game = _go_on(Game(snapshot.deal_number, snapshot.base), snapshot.steps)
    for _ in range(len(snapshot.steps) - snapshot.done):
        game = game.undo()
    return game._replace(move_count=snapshot.move_count)


def replay(deal_number: int, words: Iterable[str]) -> Game:
    """Return the game that these actions make of a deal.

    Raises BadDeal, BadToken for a word that is no action, IllegalAction for one that the rules
    do not allow where it stands.
    """
    return _go_on(Game.start(deal_number), words)


def _go_on(game: Game, words: Iterable[str]) -> Game:
    for place, word in enumerate(words, 1):
        try:
            game = game.act(word)
        except BadToken:
            raise
        except ValueError as error:
            raise IllegalAction(word, place, error) from error
    return game
