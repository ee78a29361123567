"""Whatever a player does, in whatever order, in the middle of whatever moves: the table is right.

The usual run is a short one; for a long one: ``python -m tests.test_table_machine 5000``.
"""

import os
import sys
from types import TracebackType

from hypothesis import HealthCheck
from hypothesis import settings as examples
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication

from easyharp_qt.engine.history import Game, State
from easyharp_qt.engine.position import PileId, Position
from easyharp_qt.engine.rules import legal_moves
from tests.positions import deal_numbers, won_games
from tests.table.playing import Spot, Table, card_back, felt, full, theme

BUTTONS = st.sampled_from(
    [
        *[Qt.MouseButton.LeftButton] * 6,
        Qt.MouseButton.RightButton,
        Qt.MouseButton.MiddleButton,
        Qt.MouseButton.BackButton,
        Qt.MouseButton.ForwardButton,
    ]
)
KEYS = st.sampled_from(
    [
        *(Qt.Key(Qt.Key.Key_0 + digit) for digit in range(1, 10)),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_A),
    ]
)
SIZES = st.sampled_from([(900, 640), (901, 643), (640, 400), (320, 240), (500, 800), (1300, 420)])
RATIOS = st.sampled_from([1.0, 1.0, 1.25, 1.5, 2.0])
# What to aim at: a card of a pile (0 the top one), or a point in and around the table.
AIMS = st.one_of(
    st.tuples(st.sampled_from(PileId), st.integers(0, 4)),
    st.tuples(st.integers(-40, 1000), st.integers(-40, 800)),
)
MOMENTS = st.sampled_from([0.0, 0.01, 0.03, 0.06, 0.1, 0.2, 0.5, 1.5])

NEARLY_WON = "f1: 13 / f2: 13 / f3: 13 / f4: 13 / f5: 13 / f6: 13 / f7: 12 / f8: 12 / c4: KC KC"
A_TABLE = (
    "f1: 2 / f3: 1 / w: 9C 3S / c1: 4H / c2: [5D 6D] KC QD JS / c3: [7D] TH / c4: QC / c5: KD / "
    "c6: 2H / c7: / c8: 8C 5S / c9: [9D 2D] 8D 7C"
)


class TableMachine(RuleBasedStateMachine):
    """A table, and beside it the same game as a value."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(900, 640)
        self.game = Game(1, State(Position()))
        self.stored = 0
        self.raised: list[BaseException] = []
        # What is raised inside an event is only printed: it must fail the step that sent it.
        self.usual_hook = sys.excepthook
        sys.excepthook = self.note

    def note(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        del kind
        self.raised.append(error.with_traceback(trace))

    def teardown(self) -> None:
        sys.excepthook = self.usual_hook
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.table.close()

    def spot(self, aim: tuple[PileId | int, int]) -> Spot:
        place, depth = aim
        if not isinstance(place, PileId):
            return QPoint(place, depth)
        cards = self.table.position.piles[place].cards
        return cards[max(0, len(cards) - 1 - depth)] if cards else place

    def start(self, game: Game) -> None:
        self.game = game
        self.stored = len(self.table.journal.calls)

    @initialize(number=deal_numbers)
    def first_deal(self, number: int) -> None:
        self.deal(number)

    @rule(number=deal_numbers)
    def deal(self, number: int) -> None:
        self.table.model.start(number)
        self.start(Game.start(number))

    @rule(text=st.sampled_from([A_TABLE, NEARLY_WON]))
    def load(self, text: str) -> None:
        self.take_up(full(text))

    @rule(number=st.integers(0, 2), actions_left=st.integers(1, 900))
    def load_a_game_that_can_be_won(self, number: int, actions_left: int) -> None:
        positions = won_games()[number]
        self.take_up(positions[max(0, len(positions) - 1 - actions_left)])

    def take_up(self, position: Position) -> None:
        game = Game(1, State(position))
        self.table.model.load(game, None, 0.0)
        self.start(game)

    # The mouse.

    @rule(aim=AIMS, count=st.integers(1, 6), button=BUTTONS)
    def click(self, aim: tuple[PileId | int, int], count: int, button: Qt.MouseButton) -> None:
        self.table.fast_clicks(self.spot(aim), count, button)

    @rule(aim=AIMS, goal=AIMS, button=BUTTONS)
    def drag(
        self,
        aim: tuple[PileId | int, int],
        goal: tuple[PileId | int, int],
        button: Qt.MouseButton,
    ) -> None:
        to = self.spot(goal)
        if isinstance(to, PileId | QPoint):
            self.table.drag(self.spot(aim), to, button)
        else:
            self.table.drag(self.spot(aim), self.table.position.where(to)[0], button)

    @precondition(lambda self: self.table.liftable() and not self.table.scene.is_dragging)
    @rule(pick=st.integers(0, 60), speed=MOMENTS)
    def drag_to_a_pile_that_takes_it(self, pick: int, speed: float) -> None:
        table = self.table
        moves = [
            move
            for move in legal_moves(table.position)
            if PileId.STOCK not in (move.source, move.target)
        ]
        move = moves[pick % len(moves)]
        before = table.model.move_count
        table.take(table.position.piles[move.source].cards[-move.count])
        table.wait(speed)
        table.carry(move.target)
        table.release()
        assert table.model.move_count == before + 1

    @rule(aim=AIMS, button=BUTTONS)
    def press(self, aim: tuple[PileId | int, int], button: Qt.MouseButton) -> None:
        self.table.press(self.spot(aim), button)

    @rule(aim=AIMS, button=BUTTONS)
    def press_again(self, aim: tuple[PileId | int, int], button: Qt.MouseButton) -> None:
        self.table.press_again(self.spot(aim), button)

    @rule(aim=AIMS)
    def move(self, aim: tuple[PileId | int, int]) -> None:
        self.table.move(self.spot(aim))

    @rule(aim=st.none() | AIMS, button=BUTTONS)
    def release(self, aim: tuple[PileId | int, int] | None, button: Qt.MouseButton) -> None:
        self.table.release(None if aim is None else self.spot(aim), button)

    # Commands.

    @rule(times=st.integers(1, 8))
    def undo(self, times: int) -> None:
        self.table.scene.cancel_drag()
        for _ in range(times):
            self.table.model.undo()

    @rule(times=st.integers(1, 8))
    def redo(self, times: int) -> None:
        self.table.scene.cancel_drag()
        for _ in range(times):
            self.table.model.redo()

    @precondition(lambda self: self.table.model.can_undo)
    @rule()
    def there_and_back(self) -> None:
        model = self.table.model
        position, score = model.position, model.score
        model.undo()
        model.redo()
        assert (model.position, model.score) == (position, score)

    @rule(times=st.integers(1, 5))
    def draw(self, times: int) -> None:
        for _ in range(times):
            self.table.scene.draw()

    @rule(key=KEYS)
    def key(self, key: Qt.Key) -> None:
        self.table.key(key)

    @rule()
    def look_elsewhere(self) -> None:
        lost = QEvent(QEvent.Type.WindowDeactivate)
        QCoreApplication.sendEvent(self.table.view, lost)
        assert not self.table.scene.is_dragging

    @rule(on=st.booleans())
    def set_double_click(self, on: bool) -> None:
        self.table.scene.set_double_click(on)

    @rule(on=st.booleans())
    def set_interactive_rules(self, on: bool) -> None:
        self.table.scene.set_interactive_rules(on)

    @rule(factor=st.sampled_from([0.0, 0.5, 1.0, 1.0, 2.0]))
    def set_speed(self, factor: float) -> None:
        self.table.scene.set_speed(factor)

    # The window and its looks.

    @rule(size=SIZES)
    def resize(self, size: tuple[int, int]) -> None:
        self.table.view.resize(*size)

    @rule(dpr=RATIOS)
    def go_to_another_screen(self, dpr: float) -> None:
        size = self.table.view.size()
        self.table.scene.set_size(size.width(), size.height(), dpr)

    @rule(color=st.sampled_from(["white", "yellow"]), index=st.sampled_from([0.15, 0.28]))
    def change_theme(self, color: str, index: float) -> None:
        self.table.artwork.change(theme=theme(color, index), back=card_back(color))
        self.table.scene.artwork_changed()

    @rule(color=st.sampled_from(["#21684a", "#5a2d2d"]))
    def change_felt(self, color: str) -> None:
        self.table.artwork.change(felt=felt(color))
        self.table.scene.artwork_changed()

    @rule(direction=st.sampled_from(list(Qt.LayoutDirection)[:2]), is_mirrored=st.booleans())
    def change_language(self, direction: Qt.LayoutDirection, is_mirrored: bool) -> None:
        QApplication.setLayoutDirection(direction)
        self.table.scene.set_mirrored(is_mirrored)

    # Time.

    @rule(seconds=MOMENTS)
    def wait(self, seconds: float) -> None:
        self.table.wait(seconds)

    @rule()
    def redraw(self) -> None:
        self.table.redraw()

    @rule()
    def rest(self) -> None:
        self.table.rest()

    @rule()
    def say_no_more(self) -> None:
        if self.table.scene._silence.isActive():
            self.table.scene._silence.timeout.emit()

    @precondition(lambda self: not self.table.scene.is_dragging)
    @rule()
    def lift_each_card_that_can_move(self) -> None:
        self.table.release()
        self.table.check_lifts()

    @invariant()
    def nothing_was_raised(self) -> None:
        if self.raised:
            raise self.raised[0]

    @invariant()
    def the_table_shows_the_model(self) -> None:
        self.table.check()

    @invariant()
    def the_model_plays_by_the_rules(self) -> None:
        """What was stored, played on the game as a value, is what the model has."""
        calls = self.table.journal.calls[self.stored :]
        self.stored += len(calls)
        for name, *tokens in calls:
            if name == "append":
                for word in tokens:
                    self.game = self.game.act(str(word))
        model = self.table.model
        assert model.position == self.game.state.position
        assert (model.score, model.move_count) == (self.game.state.score, self.game.move_count)
        assert model.can_redo == bool(self.game.undone)
        assert model.can_undo == (bool(self.game.done) and not self.game.is_won)


def run(max_examples: int, steps: int) -> None:
    run_state_machine_as_test(
        TableMachine,
        settings=examples(
            max_examples=max_examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_whatever_the_player_does_the_table_shows_the_game(qapp: QApplication) -> None:
    del qapp
    run(max_examples=160, steps=40)


if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QApplication([])
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, steps=80)
