"""The panel that comes up on the table after a win: how it went, and what next.

Enter means another deal and Esc goes back to the finished table, but only a key pressed while the
panel is there: the one that ended the celebration, or a stray click, deals nothing.
"""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt.i18n.text import isolate, translate
from easyharp_qt.i18n.wording import grouped, play_time
from easyharp_qt.shell.controls import CONTROL_HEIGHT, Note, make_heading
from easyharp_qt.shell.emblem import Emblem
from easyharp_qt.shell.guard import Guard

_SHADOW = 14
_EDGE = 2


class WinPanel(QFrame):
    """An overlay in the middle of its parent; hidden until `present`."""

    another_deal = Signal()
    same_deal = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self.hide()
        self._result = (0, 0, 0.0)
        self._guard = Guard(self)
        self.heading = QLabel(alignment=Qt.AlignmentFlag.AlignHCenter)
        make_heading(self.heading, 1.6)
        self._labels = tuple(Note() for _ in range(3))
        self._figures = tuple(QLabel() for _ in range(3))
        self.another_button = QPushButton()
        self.same_button = QPushButton()
        self.close_button = QPushButton()
        self._build()
        self.another_button.clicked.connect(lambda: self._answer(self.another_deal))
        self.same_button.clicked.connect(lambda: self._answer(self.same_deal))
        self.close_button.clicked.connect(lambda: self._answer(self.closed))
        parent.installEventFilter(self)
        self.retranslate()

    def present(self, score: int, moves: int, seconds: float) -> None:
        """Come up with the result of the game and take the keys."""
        self._result = (score, moves, seconds)
        self.retranslate()
        self._settle()
        self._guard.arm()
        self.show()
        self.raise_()
        self.another_button.setFocus()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        score, moves, seconds = self._result
        # The table keeps to left-to-right and mirrors itself; its children must not follow it.
        self.setLayoutDirection(QApplication.layoutDirection())
        self.heading.setText(translate("Win", "You have won"))
        for label, figure, name, value in zip(
            self._labels,
            self._figures,
            (translate("Win", "Score"), translate("Win", "Moves"), translate("Win", "Time")),
            (grouped(score), grouped(moves), play_time(seconds)),
            strict=True,
        ):
            label.setText(name)
            figure.setText(isolate(value))
        self.setAccessibleName(
            translate(
                "Win",
                "You have won with {score} points, in %n moves and {time}.",
                n=moves,
                score=grouped(score),
                time=play_time(seconds),
            )
        )
        self.another_button.setText(translate("Win", "&Another deal"))
        self.same_button.setText(translate("Win", "&Same deal"))
        self.close_button.setText(translate("Win", "&Close"))

    def event(self, event: QEvent) -> bool:
        """Keep every plain key, even where the window has it for a shortcut."""
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and _is_plain(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close on Esc; no other plain key goes through to the table, but each command does."""
        if event.key() == Qt.Key.Key_Escape:
            self._answer(self.closed)
        elif not _is_plain(event):
            super().keyPressEvent(event)
            return
        event.accept()

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Keep Tab among the three buttons."""
        buttons = (self.another_button, self.same_button, self.close_button)
        place = next((i for i, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[(place + (1 if is_next else -1)) % 3].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of the parent."""
        if watched is self._covered and event.type() == QEvent.Type.Resize:
            self._settle()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._settle()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the keys back, whoever hides it."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._covered.setFocus()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw a card of the window's colour, lying on the table, with a brass edge."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 14))
        inner = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        for spread in range(_SHADOW):
            painter.drawRoundedRect(
                inner.adjusted(-spread, -spread + 3, spread, spread).intersected(
                    QRectF(self.rect())
                ),
                12 + spread,
                12 + spread,
            )
        palette = self.palette()
        painter.setBrush(palette.window())
        painter.setPen(QPen(palette.color(QPalette.ColorRole.Accent), _EDGE))
        painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), 12, 12)
        painter.end()

    def _build(self) -> None:
        figures = QGridLayout()
        figures.setHorizontalSpacing(32)
        figures.setVerticalSpacing(2)
        for place, (label, figure) in enumerate(zip(self._labels, self._figures, strict=True)):
            label.setWordWrap(False)
            make_heading(figure, 1.25)
            figure.setWordWrap(False)
            figures.addWidget(label, 0, place, Qt.AlignmentFlag.AlignHCenter)
            figures.addWidget(figure, 1, place, Qt.AlignmentFlag.AlignHCenter)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.another_button, self.same_button, self.close_button):
            button.setAutoDefault(True)
            button.setMinimumHeight(CONTROL_HEIGHT)
            buttons.addWidget(button)
        self.another_button.setDefault(True)
        column = QVBoxLayout(self)
        margin = _SHADOW + 20
        column.setContentsMargins(margin + 8, margin, margin + 8, margin)
        column.setSpacing(10)
        column.addWidget(Emblem(60), alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.heading)
        column.addLayout(figures)
        column.addSpacing(6)
        column.addLayout(buttons)

    def _settle(self) -> None:
        parent = self._covered
        self.adjustSize()
        self.move(
            (parent.width() - self.width()) // 2, max(0, (parent.height() - self.height()) // 2)
        )

    def _answer(self, signal: SignalInstance) -> None:
        self.hide()
        signal.emit()


def _is_plain(event: QKeyEvent) -> bool:
    """Say whether a key means itself and no command."""
    plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    return not event.modifiers() & ~plain and event.key() < Qt.Key.Key_F1
