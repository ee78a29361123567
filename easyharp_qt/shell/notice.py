"""What went wrong, told without standing in the way of the game.

`Problems` collects the error values of all parts, for the problem list in the help menu. The
notice bar above the table says the one that cannot wait; it never takes the focus, never covers
a card, and goes at a click.
"""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from easyharp_qt.i18n.text import translate
from easyharp_qt.shell.palettes import blend


class Problems(QObject):
    """All problems so far, each once, in the order in which they came up."""

    added = Signal(object)
    """A new problem, whose sentence `wording.problem` knows."""
    reported = Signal(object)
    """To be emitted by another thread, which must not call `add`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._found: dict[str, object] = {}
        self._sources: list[Callable[[], Iterable[object]]] = []
        self.reported.connect(self.add)

    def __iter__(self) -> Iterator[object]:
        return iter(tuple(self._found.values()))

    def __len__(self) -> int:
        return len(self._found)

    def add(self, problem: object) -> None:
        """Take a problem in; one that is known already is not told again."""
        key = repr(problem)
        if key not in self._found:
            self._found[key] = problem
            self.added.emit(problem)

    def ask(self, source: Callable[[], Iterable[object]]) -> None:
        """Let `look` ask that for problems too."""
        self._sources.append(source)

    def look(self) -> None:
        """Take in what is wrong by now in the parts that do not tell by themselves."""
        for source in self._sources:
            for problem in source():
                self.add(problem)


class NoticeBar(QWidget):
    """One sentence above the table, until it is clicked away; then the one before it is back."""

    more_wanted = Signal()
    """The player asked for the whole list of problems."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._said: list[Callable[[], str]] = []
        self._text = QLabel()
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._more = _FlatButton()
        self._more.hide()
        self._more.clicked.connect(self.more_wanted)
        self._close = _FlatButton()
        self._close.clicked.connect(self._drop)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 14, 7)
        row.setSpacing(8)
        row.addWidget(self._text, 1)
        row.addWidget(self._more)
        row.addWidget(self._close)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.hide()

    @property
    def text(self) -> str:
        """The sentence that is shown, or was last."""
        return self._text.text()

    def say(self, sentence: Callable[[], str]) -> None:
        """Show what *sentence* returns, which is asked again in another language."""
        self._said.append(sentence)
        self._retranslate()
        self.show()

    def offer_more(self) -> None:
        """Offer the list beside what is said."""
        self._more.show()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the bar: a breath of brass, with a stripe of it at the start."""
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        painter = QPainter(self)
        painter.fillRect(self.rect(), blend(palette.window().color(), accent, 0.16))
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.fillRect(self.width() - 4 if is_mirrored else 0, 0, 4, self.height(), accent)
        hairline = palette.color(QPalette.ColorRole.Mid)
        painter.fillRect(0, self.height() - 1, self.width(), 1, hairline)
        painter.end()

    def _drop(self) -> None:
        self._said.pop()
        self._retranslate()
        self.setVisible(bool(self._said))

    def _retranslate(self) -> None:
        if not self._said:
            return
        self._text.setText(self._said[-1]())
        self._more.setText(translate("Problems", "All problems…"))
        self._close.setText(translate("Problems", "Got it"))


class _FlatButton(QToolButton):
    """A button that never takes the focus from the game."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 20, metrics.height() + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the word in a thin frame."""
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        accent = palette.color(QPalette.ColorRole.Accent)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(accent, 1))
        if self.underMouse():
            painter.setBrush(blend(palette.window().color(), accent, 0.3))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()
