"""A small table for the help: the real one with a few cards, to try a rule on.

It can show its own example: a drawn pointer does what a hand would do, through the same code as
any hand. Nothing that is played here is kept, and no time passes.
"""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QMouseEvent,
    QPainterPath,
    QPen,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPathItem,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt.engine.history import Game, Snapshot, State
from easyharp_qt.engine.position import PileId, Position
from easyharp_qt.engine.rules import Refused
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.wording import refusal
from easyharp_qt.model.clock import Clock
from easyharp_qt.model.game import GameModel
from easyharp_qt.shell.controls import CONTROL_HEIGHT
from easyharp_qt.shell.help_pages import Gesture, Kind
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.motion import ease_in_out
from easyharp_qt.table.scene import TableScene
from easyharp_qt.table.view import TableView

# Seconds, at normal speed.
_APPROACH = 0.5
_PAUSE = 0.15
_CARRY = 0.8
_LEAVE = 0.6

# Logical pixels: large enough for a card's index to be read with ease.
_WIDTH, _HEIGHT = 640, 270
_OVER_ALL = 4_000_000
"""The pointer's height: nothing on the table is higher, the bubble included."""


class LiveTable(QWidget):
    """A position to play on, with a button that shows the example and one that resets it."""

    def __init__(
        self, position: str, gesture: Gesture, artwork: Artwork, parent: QWidget | None = None
    ) -> None:
        """*position* is in the engine's notation; *artwork* may be shared by tables of a size."""
        super().__init__(parent)
        self._start = Position.parse(position)
        self._gesture = gesture
        self._is_own = False
        clock = Clock(self)
        clock.set_hidden(True)
        self.model = GameModel(_Unkept(), clock, self)
        self.scene = TableScene(self.model, artwork, self._sentence)
        self.scene.setParent(self)
        self.view = _View(self.scene)
        self.view.viewport().installEventFilter(self)
        self._pointer = _Pointer()
        self.scene.addItem(self._pointer)
        self.show_button = QPushButton()
        self.again_button = QPushButton()
        for button in (self.show_button, self.again_button):
            button.setAutoDefault(False)
            button.setMinimumHeight(CONTROL_HEIGHT)
        self.show_button.clicked.connect(self.show_example)
        self.again_button.clicked.connect(self.reset)
        row = QHBoxLayout()
        row.addWidget(self.show_button)
        row.addWidget(self.again_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(_Window(self.view))
        column.addLayout(row)
        self.retranslate()
        self.reset()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.show_button.setText(translate("Help", "Show me"))
        self.again_button.setText(translate("Help", "Again"))

    def reset(self) -> None:
        """Put the cards back as they were."""
        self._stop()
        self.scene.finish_motion()
        self.model.load(Game(1, State(self._start)), None, 0.0)

    def show_example(self) -> None:
        """Do with a drawn pointer what the example is about."""
        self.reset()
        kind, pile, at, target = self._gesture
        grip = self._grip(pile, at)
        match kind:
            case Kind.CLICK:
                self._approach(grip, lambda: self._click(grip))
            case Kind.DOUBLE_CLICK:
                self._approach(grip, lambda: self._click(grip, twice=True))
            case Kind.DRAG:
                assert target is not None
                way = self._corner(target) - self._corner_of_card(pile, at)
                self._approach(grip, lambda: self._carry(grip, grip + way))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give way to the player's own hand."""
        if event.type() == QEvent.Type.MouseButtonPress and not self._is_own:
            self._stop()
        return super().eventFilter(watched, event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Show nothing where nobody looks."""
        super().hideEvent(event)
        self._stop()

    def _sentence(self, refused: Refused) -> str:
        return refusal(refused, self.model.position, translate)

    def _stop(self) -> None:
        self.scene.motion.drop(self._pointer)
        self.scene.cancel_drag()
        self._pointer.hide()

    def _approach(self, goal: QPointF, act: Callable[[], None]) -> None:
        start = goal + QPointF(70, 90)
        self._pointer.show()
        self._glide(start, goal, _APPROACH, lambda: self._wait(_PAUSE, act))

    def _click(self, point: QPointF, *, twice: bool = False) -> None:
        self._send(QEvent.Type.MouseButtonPress, point)
        self._send(QEvent.Type.MouseButtonRelease, point)
        if twice:
            self._send(QEvent.Type.MouseButtonDblClick, point)
            self._send(QEvent.Type.MouseButtonRelease, point)
        self._pointer.press()
        self._wait(_LEAVE, self._pointer.hide)

    def _carry(self, grip: QPointF, goal: QPointF) -> None:
        self._pointer.press()
        self._send(QEvent.Type.MouseButtonPress, grip)

        def follow(point: QPointF) -> None:
            self._send(QEvent.Type.MouseMove, point)
            if self.scene.marked:
                # Not even lifted: the way ends here.
                let_go()

        def let_go() -> None:
            self._send(QEvent.Type.MouseButtonRelease, self._pointer.pos())
            self._pointer.release()
            self._wait(_LEAVE, self._pointer.hide)

        self._glide(grip, goal, _CARRY, let_go, follow)

    def _send(self, kind: QEvent.Type, point: QPointF) -> None:
        """Do with the left button what a hand would do there."""
        port, left, none = self.view.viewport(), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        place = QPointF(self.view.mapFromScene(point))
        event = QMouseEvent(
            kind,
            place,
            port.mapToGlobal(place),
            none if kind == QEvent.Type.MouseMove else left,
            none if kind == QEvent.Type.MouseButtonRelease else left,
            Qt.KeyboardModifier.NoModifier,
        )
        self._is_own = True
        QApplication.sendEvent(port, event)
        self._is_own = False

    def _glide(
        self,
        start: QPointF,
        goal: QPointF,
        seconds: float,
        done: Callable[[], None],
        follow: Callable[[QPointF], None] = lambda _point: None,
    ) -> None:
        def step(part: float) -> None:
            point = start + (goal - start) * ease_in_out(part)
            self._pointer.setPos(point)
            follow(point)

        self.scene.motion.run(self._pointer, seconds, step, done)

    def _wait(self, seconds: float, done: Callable[[], None]) -> None:
        self.scene.motion.run(self._pointer, seconds, lambda _part: None, done)

    def _grip(self, pile: PileId, at: int) -> QPointF:
        """Return where one would take hold of a card: the middle of what is seen of it."""
        layout = self.scene.layout
        cards = self._start.piles[pile].cards
        poses = layout.poses(self._start)
        corner = self._corner_of_card(pile, at)
        seen = layout.card_height
        if at + 1 < len(cards):
            seen = int(poses[cards[at + 1]].y - corner.y())
        return corner + QPointF(layout.card_width * 0.5, seen * 0.5)

    def _corner_of_card(self, pile: PileId, at: int) -> QPointF:
        pose = self.scene.layout.poses(self._start)[self._start.piles[pile].cards[at]]
        return QPointF(pose.x, pose.y)

    def _corner(self, pile: PileId) -> QPointF:
        cards = self._start.piles[pile].cards
        if cards:
            return self._corner_of_card(pile, len(cards) - 1)
        place = self.scene.layout.place(pile)
        return QPointF(place.x, place.y)


class _Window(QWidget):
    """Shows the upper part of the table, where the cards are, and so shows it larger."""

    def __init__(self, view: TableView) -> None:
        super().__init__()
        self._view = view
        view.setParent(self)
        self.setFixedHeight(_HEIGHT)
        self.setMaximumWidth(_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, _HEIGHT)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._view.setGeometry(0, 0, self.width(), max(_HEIGHT, self.width() * 6 // 10))


class _View(TableView):
    """A view in a page that scrolls: the wheel is the page's."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class _Pointer(QGraphicsPathItem):
    """An arrow as on any desktop, a little larger."""

    def __init__(self) -> None:
        arrow = QPainterPath(QPointF(0, 0))
        for x, y in ((0, 25), (6, 19.5), (10, 28.5), (14, 26.8), (10.2, 18), (18, 17.5)):
            arrow.lineTo(x, y)
        arrow.closeSubpath()
        super().__init__(arrow)
        self.setZValue(_OVER_ALL)
        self.setPen(QPen(QColor("#1c1a18"), 1.4))
        self.release()
        self.hide()

    def press(self) -> None:
        """Look pressed."""
        self.setBrush(QColor("#e9b44a"))

    def release(self) -> None:
        """Look as before."""
        self.setBrush(QColor("#fffdf8"))


class _Unkept:
    """The journal of a game that nobody keeps."""

    def start(self, deal_number: int, daily: date | None) -> None:
        pass

    def append(
        self,
        tokens: Sequence[str],
        *,
        score: int,
        move_count: int,
        seconds: float,
        game: Callable[[], Snapshot],
    ) -> None:
        pass

    def touch(self, seconds: float) -> None:
        pass

    def finish(self, seconds: float) -> None:
        pass

    def abandon(self) -> None:
        pass
