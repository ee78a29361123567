"""The status line: score, moves, time, the date of a daily deal, and the deal's code.

Figures are tabular, so that nothing shifts as the seconds pass. One click on the code copies it.
`Status.summary` is the same in one sentence, for the corner of a full screen.
"""

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from easyharp_qt.engine.deal import deal_code
from easyharp_qt.i18n import wording
from easyharp_qt.i18n.text import translate
from easyharp_qt.model.game import GameModel
from easyharp_qt.shell.palettes import blend

_PLATE = 8
"""Logical pixels between the code and the edge of the plate behind it."""

_SHOW_COPIED = 1600
"""Milliseconds; long enough to be read, short enough not to be in the way."""


class StatusLine(QWidget):
    """Follows a game and says where it stands."""

    changed = Signal()
    """Something that the line shows is different now."""

    def __init__(self, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setFont(_tabular(self.font()))
        self._score, self._moves, self._time, self._date = (_Words() for _ in range(4))
        self._date.setMinimumWidth(1)
        self._date.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._code = _Code()
        self._code.clicked.connect(self.copy_code)
        row = QHBoxLayout(self)
        # The code's own plate is wider than its text, by as much as the figures are moved in.
        row.setContentsMargins(8, 4, 8, 3)
        row.addSpacing(_PLATE)
        row.setSpacing(24)
        for figure in (self._score, self._moves, self._time):
            row.addWidget(figure)
        row.addWidget(self._date, 1)
        row.addWidget(self._code)
        model.changed.connect(self.refresh)
        model.clock.ticked.connect(self._tick)
        self.refresh()

    def refresh(self) -> None:
        """Say everything anew: after a change of the game or of the language."""
        model = self._model
        self._score.setText(wording.score(model.score, translate))
        self._moves.setText(wording.moves(model.move_count, translate))
        self._say_time()
        self._date.setText(daily_date(model))
        self._code.say(deal_code(model.deal_number))
        self.changed.emit()

    def summary(self) -> str:
        """Return the line's content as one text."""
        model = self._model
        return translate(
            "Status",
            "{score} · {moves} · {time} · {code}",
            score=wording.score(model.score, translate),
            moves=wording.moves(model.move_count, translate),
            time=wording.play_time(model.clock.seconds),
            code=deal_code(model.deal_number),
        )

    def copy_code(self) -> None:
        """Put the deal's code on the clipboard and say so for a moment."""
        QGuiApplication.clipboard().setText(deal_code(self._model.deal_number))
        self._code.confirm()

    def event(self, event: QEvent) -> bool:
        """Draw the dots anew where the figures have moved; only their own ground is repainted."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.update()
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the hairline over the line, and a dot between two figures."""
        painter = QPainter(self)
        color = self.palette().color(QPalette.ColorRole.Mid)
        painter.fillRect(0, 0, self.width(), 1, color)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        painter.setBrush(blend(ink, palette.color(QPalette.ColorRole.Window), 0.5))
        shown = [self._score, self._moves, self._time]
        if self._date.text():
            shown.append(self._date)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for label in shown[1:]:
            box = label.geometry()
            x = box.right() + 12 if is_mirrored else box.left() - 13
            painter.drawEllipse(x, self.height() // 2 - 1, 3, 3)
        painter.end()

    def _tick(self) -> None:
        self._say_time()
        self.changed.emit()

    def _say_time(self) -> None:
        # No isolates: digits and colons keep their order, and the marks would come out of
        # another font and push the line off its baseline.
        self._time.setText(wording.play_time(self._model.clock.seconds))


def daily_date(model: GameModel) -> str:
    """Return the sentence that names a daily deal's date; nothing for another deal."""
    day = model.daily
    if day is None:
        return ""
    date = QDate(day.year, day.month, day.day)
    return translate(
        "Status",
        "Daily deal, {date}",
        date=QLocale().toString(date, QLocale.FormatType.LongFormat),
    )


class _Words(QLabel):
    """A text on the line's own baseline, shortened where there is no room for all of it.

    A label would centre each text by itself, and one with the invisible marks of a right-to-left
    sentence, which come out of another font, would stand a pixel lower than the others.
    """

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw as much of the text as there is room for."""
        painter = QPainter(self)
        _draw_text(painter, self, self.text(), self.palette().color(QPalette.ColorRole.WindowText))
        painter.end()


class _Code(QToolButton):
    """The deal's code, which is a button too."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._copied = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_SHOW_COPIED)
        self._timer.timeout.connect(self.update)

    def say(self, code: str) -> None:
        """Show a code."""
        self._copied = translate("Status", "Copied")
        self._timer.stop()
        self.setText(code)
        self.setToolTip(translate("Status", "Copy the deal’s code."))
        self.setAccessibleName(translate("Status", "Copy the code {code}", code=code))
        self.update()

    def confirm(self) -> None:
        """Say for a moment that the code was copied, in the code's own room."""
        self._timer.start()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Know that a mirrored line takes the code from under the pointer."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = max(metrics.horizontalAdvance(text) for text in (self.text(), self._copied))
        return QSize(width + 2 * _PLATE, metrics.height() + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the code, with a plate behind it under the pointer."""
        palette = self.palette()
        ink = palette.color(QPalette.ColorRole.WindowText)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            plate = blend(palette.color(QPalette.ColorRole.Window), ink, 0.08)
            painter.setBrush(plate)
            painter.drawRoundedRect(self.rect(), 5, 5)
        is_fresh = self._timer.isActive()
        text = self._copied if is_fresh else self.text()
        color = palette.color(QPalette.ColorRole.Link) if is_fresh else ink
        _draw_text(painter, self, text, color, indent=_PLATE)
        painter.end()


def _draw_text(
    painter: QPainter, widget: QWidget, text: str, color: QColor, indent: int = 0
) -> None:
    """Draw a line of text at the start of a widget, in its middle by the widget's font alone."""
    metrics = widget.fontMetrics()
    room = widget.width() - 2 * indent
    if metrics.horizontalAdvance(text) > room:
        # Asked only where there is no room: it counts fractions of a pixel, which widths do not,
        # and shortens now and then what just fits.
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    is_mirrored = widget.layoutDirection() is Qt.LayoutDirection.RightToLeft
    x = indent + room - metrics.horizontalAdvance(text) if is_mirrored else indent
    y = (widget.height() + metrics.ascent() - metrics.descent()) / 2
    painter.setPen(color)
    painter.drawText(QPointF(x, y), text)


def _tabular(font: QFont) -> QFont:
    """Return the font with figures of one width, if it has them."""
    font = QFont(font)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
