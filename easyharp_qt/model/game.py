"""The game in progress, and the one way to change it.

Mouse, keyboard, screen reader and hint all end in ``GameModel.request``. What it changes is
stored before it is told, so that nothing a listener has seen can be lost.
"""

from collections.abc import Callable, Sequence
from datetime import date
from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from easyharp_qt.engine.history import (
    UNDO_LIMIT,
    Game,
    Snapshot,
    State,
    Step,
    fold,
    make_step,
)
from easyharp_qt.engine.position import STOCK, WASTE, PileId, Position
from easyharp_qt.engine.rules import Move, Reason, Refused, aim, best_move, check, is_won, tap
from easyharp_qt.model.clock import Clock
from easyharp_qt.storage.problems import UnwritableLibrary


class Cause(Enum):
    """Why the position changed: it picks how the table gets there, never what it shows."""

    DEAL = auto()
    LOAD = auto()
    MOVE = auto()
    DRAW = auto()
    REDEAL = auto()
    UNDO = auto()
    REDO = auto()


class Journal(Protocol):
    """Where actions are kept: the library, or nothing."""

    def start(self, deal_number: int, daily: date | None) -> object:
        """Begin a game; what was in progress stays in progress until it is abandoned."""

    def append(
        self,
        tokens: Sequence[str],
        *,
        score: int,
        move_count: int,
        seconds: float,
        game: Callable[[], Snapshot],
    ) -> None:
        """Store actions before returning; UnwritableLibrary if that cannot be."""

    def touch(self, seconds: float) -> None:
        """Store the time played; UnwritableLibrary if that cannot be."""

    def finish(self, seconds: float) -> None:
        """Store that the game is won; UnwritableLibrary if that cannot be."""

    def abandon(self) -> None:
        """Store that the game was left; UnwritableLibrary if that cannot be."""


class _Shown:
    """What the undo commands set; they hold nothing else of the model."""

    def __init__(self, state: State) -> None:
        self.state = state


class _StepCommand(QUndoCommand):
    """One step on the undo stack. It only sets, and cannot fail."""

    def __init__(self, shown: _Shown, step: Step) -> None:
        super().__init__()
        self._shown = shown
        self.step = step

    # Qt calls these; the stack has no other way of telling them.
    def redo(self) -> None:
        self._shown.state = self.step.after

    def undo(self) -> None:
        self._shown.state = self.step.before


class GameModel(QObject):
    """One game: its position, its score, and what can be undone."""

    changed = Signal(object, object, object)
    """before: Position, after: Position, cause: Cause. The only signal about the table."""
    refused = Signal(object)
    """A Refused: what was asked for is not legal, and nothing has changed."""
    unsaved = Signal(object)
    """The error that keeps actions from being stored; once, until storing works again."""

    def __init__(self, journal: Journal, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journal = journal
        self.clock = clock
        self._is_saving = True
        self._saved_second = 0
        self.undo_stack = QUndoStack(self)
        self.undo_stack.setUndoLimit(UNDO_LIMIT)
        self._shown = _Shown(State(Position()))
        self._deal_number = 1
        self._daily: date | None = None
        self._move_count = 0
        clock.ticked.connect(self._save_time)

    @property
    def position(self) -> Position:
        """Where every card is."""
        return self._shown.state.position

    @property
    def score(self) -> int:
        """The points so far."""
        return self._shown.state.score

    @property
    def move_count(self) -> int:
        """How many moves were made, undone ones included."""
        return self._move_count

    @property
    def deal_number(self) -> int:
        """The number of the deal, 1 … 999 999."""
        return self._deal_number

    @property
    def daily(self) -> date | None:
        """The date of a daily deal; other deals have none."""
        return self._daily

    @property
    def is_won(self) -> bool:
        """Say whether the game is over, which only a win makes it."""
        return is_won(self.position)

    @property
    def is_in_progress(self) -> bool:
        """Say whether leaving the game would leave something played."""
        return self._move_count > 0 and not self.is_won

    @property
    def can_undo(self) -> bool:
        """Say whether a step can be taken back; never after the win."""
        return self.undo_stack.canUndo() and not self.is_won

    @property
    def can_redo(self) -> bool:
        """Say whether an undone step can be made again."""
        return self.undo_stack.canRedo()

    def game(self) -> Game:
        """Return the game as a value."""
        steps = []
        for place in range(self.undo_stack.count()):
            command = self.undo_stack.command(place)
            assert isinstance(command, _StepCommand)
            steps.append(command.step)
        done = self.undo_stack.index()
        return Game(
            self._deal_number,
            self._shown.state,
            self._move_count,
            tuple(steps[:done]),
            tuple(reversed(steps[done:])),
        )

    def start(self, deal_number: int, daily: date | None = None) -> None:
        """Leave the game in progress and deal another; BadDeal changes nothing."""
        game = Game.start(deal_number)
        if self._move_count and not self.is_won:
            self._store(self._journal.abandon)
        self._store(lambda: self._journal.start(deal_number, daily))
        self._set(game, daily, 0.0, Cause.DEAL)

    def load(self, game: Game, daily: date | None, seconds: float) -> None:
        """Show a game that the journal already holds."""
        self._set(game, daily, seconds, Cause.LOAD)
        if game.move_count and not game.is_won:
            self.clock.start()

    def request(self, move: Move) -> bool:
        """Make a move, or tell why it is refused; a won game silently takes no more.

        Returns whether the move was made.
        """
        if self.is_won:
            return False
        refusal = check(self.position, move)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        step = make_step(self._shown.state, (move,))
        before = self.position
        self._move_count += len(step.moves)
        self.undo_stack.push(_StepCommand(self._shown, step))
        if move.source is STOCK:
            cause = Cause.DRAW
        else:
            cause = Cause.REDEAL if move.target is STOCK else Cause.MOVE
        self._acted(step.token, before, cause)
        return True

    def put(self, source: PileId, count: int, target: PileId) -> bool:
        """Let lifted cards go over a pile: make the move that is meant, or tell why not."""
        if target in (STOCK, WASTE):
            # Asked as a move, a lone waste card let go over the empty stock would be a redeal.
            card = self.position.piles[source].cards[-count]
            self.refuse(Refused(Reason.NOTHING_ONTO_STOCK_OR_WASTE, (card,)))
            return False
        return self.request(aim(self.position, source, count, target))

    def tap_stock(self) -> bool:
        """Draw a card or put the waste back; with both empty nothing happens."""
        move = tap(self.position)
        return move is not None and self.request(move)

    def double_click(self, pile: PileId, index: int) -> bool:
        """Send a card where a double click sends it, or tell why it has no place."""
        if self.is_won:
            return False
        best = best_move(self.position, pile, index)
        if isinstance(best, Refused):
            self.refused.emit(best)
            return False
        return self.request(best)

    def refuse(self, refusal: Refused) -> None:
        """Tell why cards could not even be lifted."""
        if not self.is_won:
            self.refused.emit(refusal)

    def undo(self) -> None:
        """Take the last step back, if one is left."""
        if self.can_undo:
            before = self.position
            self.undo_stack.undo()
            self._acted("u", before, Cause.UNDO)

    def redo(self) -> None:
        """Make the step undone last again, if there is one."""
        if self.can_redo:
            before = self.position
            self.undo_stack.redo()
            self._acted("r", before, Cause.REDO)

    def save(self) -> None:
        """Store the time; the actions are stored already, and a win its time with them."""
        if self.is_in_progress:
            self._store(lambda: self._journal.touch(self.clock.seconds))

    def _set(self, game: Game, daily: date | None, seconds: float, cause: Cause) -> None:
        before = self.position
        self.undo_stack.clear()
        for step in game.done + game.undone[::-1]:
            self.undo_stack.push(_StepCommand(self._shown, step))
        for _ in game.undone:
            self.undo_stack.undo()
        self._shown.state = game.state
        self._deal_number = game.deal_number
        self._daily = daily
        self._move_count = game.move_count
        self._saved_second = int(seconds)
        self.clock.reset(seconds)
        self.changed.emit(before, self.position, cause)

    def _acted(self, token: str, before: Position, cause: Cause) -> None:
        # Only here, after the stack has returned, do its index and canUndo tell the truth.
        self.clock.start()
        if self.is_won:
            self.clock.stop()
        seconds = self.clock.seconds
        self._store(
            lambda: self._journal.append(
                (token,),
                score=self.score,
                move_count=self.move_count,
                seconds=seconds,
                game=lambda: fold(self.game()),
            )
        )
        if self.is_won:
            self._store(lambda: self._journal.finish(seconds))
        self.changed.emit(before, self.position, cause)

    def _save_time(self, second: int) -> None:
        # The promise is a clock right within five seconds after a crash.
        if self.clock.is_running and second >= self._saved_second + 4:
            self._saved_second = second
            self.save()

    def _store(self, write: Callable[[], object]) -> None:
        try:
            write()
        except UnwritableLibrary as error:
            if self._is_saving:
                self._is_saving = False
                self.unsaved.emit(error)
        else:
            self._is_saving = True
