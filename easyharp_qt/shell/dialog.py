"""What all dialogs of the game have in common.

A dialog is never larger than nine tenths of its parent's screen: what does not fit scrolls. It
takes its words anew when the language changes, and no Enter or click that fell through from
elsewhere decides anything in it. Esc and the window's own button both reject it.
"""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt.shell.controls import CONTROL_HEIGHT
from easyharp_qt.shell.guard import Guard

MARGIN = 24
"""Logical pixels between a dialog's edge and what is in it."""

_SHARE = 0.9


class Dialog(QDialog):
    """A dialog whose content goes into `body` and whose buttons into `buttons`.

    A subclass fills both, says all its words in `retranslate`, and calls that once at the end.
    """

    def __init__(self, parent: QWidget | None, *, ems: int) -> None:
        """*ems* is the width it would like to have, in letters of the font."""
        super().__init__(parent)
        self._ems = ems
        self._guard = Guard(self)
        content = QWidget()
        self.body = QVBoxLayout(content)
        self.body.setContentsMargins(MARGIN, MARGIN, MARGIN, 0)
        self.body.setSpacing(12)
        self._scroll = _Scroll(content)
        self.buttons = QDialogButtonBox()
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        foot = QVBoxLayout()
        foot.setContentsMargins(MARGIN, 16, MARGIN, 20)
        foot.addWidget(self.buttons)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._reveal)

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        raise NotImplementedError

    def fit(self) -> None:
        """Take the size that the words need, as far as the screen allows."""
        self.ensurePolished()
        for button in self.findChildren(QPushButton):
            button.setMinimumHeight(CONTROL_HEIGHT)
        room = room_for(self.parentWidget() or self)
        width = min(self._ems * self.fontMetrics().horizontalAdvance("m"), room.width())
        layout = self.layout()
        assert layout is not None
        layout.activate()
        least = layout.minimumSize().width()
        width = min(max(width, least), room.width())
        foot = layout.sizeHint().height() - self._scroll.sizeHint().height()
        height = min(self._scroll.height_for(width) + foot, room.height())
        self.setMinimumSize(QSize(min(width, 320), min(height, 200)))
        self.resize(width, height)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.fit()
            if self.isVisible():
                self.move(kept_inside(self.frameGeometry(), self.screen().availableGeometry()))

    def showEvent(self, event: QShowEvent) -> None:
        """Appear in the size that fits, deaf to what is still on its way."""
        if not event.spontaneous():
            self.fit()
            self._guard.arm()
        # Qt now puts it in the middle of its parent, unless it was moved already.
        super().showEvent(event)

    def _reveal(self, _old: QWidget | None, new: QWidget | None) -> None:
        # The scroll area does this itself only for a Tab that stays inside it.
        if new is not None and self._scroll.isAncestorOf(new):
            self._scroll.ensureWidgetVisible(new)


class _Scroll(QScrollArea):
    """The content, as high as it needs to be; it scrolls only where the screen is too low."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)

    def height_for(self, width: int) -> int:
        """Return the height at which nothing scrolls."""
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._decide_bar()
        super().resizeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._decide_bar()
        return super().eventFilter(watched, event)

    def _decide_bar(self) -> None:
        # Left to Qt, a bar that once took some width away makes the lines so long that it stays.
        fits = self.height_for(self.width()) <= self.height()
        self.setVerticalScrollBarPolicy(
            Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAlwaysOn
        )

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def minimumSizeHint(self) -> QSize:
        # A bar would take width away, and its content must not be cut off for it.
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, 80)


def room_for(parent: QWidget) -> QSize:
    """Return the largest size that a dialog of this widget may take: a share of its screen."""
    screen = parent.window().screen().availableGeometry()
    return QSize(int(screen.width() * _SHARE), int(screen.height() * _SHARE))


def kept_inside(frame: QRect, screen: QRect) -> QPoint:
    """Return where a window's corner must be for all of it to be on the screen, if it can."""
    left = max(screen.left(), min(frame.left(), screen.right() + 1 - frame.width()))
    top = max(screen.top(), min(frame.top(), screen.bottom() + 1 - frame.height()))
    return QPoint(left, top)
