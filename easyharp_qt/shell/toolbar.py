"""The tool bar: a few commands with icon and word, drawn in the colours of the palette.

The icons are strokes on a grid of 24 units, so they are crisp at any device pixel ratio without
loading SVG, which would cost the start ten milliseconds. In a right-to-left window they are
mirrored, as the way back then points to the right.
"""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QTransform,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from easyharp_qt.shell.palettes import blend

_GRID = 24
_SIDE = 20
"""The icon's side in logical pixels."""
_GAP = 7
_PAD = 10
_LIFT = 6
"""How much higher than its icon a button is, above and below."""


class ToolBar(QWidget):
    """A row of buttons, one for each action, with a hairline under it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(6, 3, 6, 4)
        self._row.setSpacing(2)

    def add(self, action: QAction, icon: QPainterPath) -> None:
        """Add a button to the row."""
        self._row.addWidget(_Button(action, icon))

    def add_gap(self) -> None:
        """Push what is added from now on to the far end."""
        self._row.addStretch(1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the hairline that parts the bar from the table."""
        painter = QPainter(self)
        bottom = self.height() - 1
        painter.fillRect(0, bottom, self.width(), 1, self.palette().color(QPalette.ColorRole.Mid))
        painter.end()


class _Button(QToolButton):
    """A flat button that shows an action's icon and word."""

    def __init__(self, action: QAction, icon: QPainterPath) -> None:
        super().__init__()
        self._icon = icon
        self.setDefaultAction(action)
        self.setAutoRaise(True)
        # Space and Enter belong to the table; the menu is there for who plays by keys.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        width = _PAD + _SIDE + _GAP + metrics.horizontalAdvance(self._word()) + _PAD
        return QSize(width, max(_SIDE, metrics.height()) + 2 * _LIFT)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Take the width that a new word needs."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            # A mirrored bar takes its buttons from under the pointer, and Qt tells none of them.
            self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the button: quiet at rest, a plate behind it under the pointer."""
        palette = self.palette()
        window = palette.color(QPalette.ColorRole.Window)
        ink = palette.color(QPalette.ColorRole.ButtonText)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = 0.16 if self.isDown() else 0.08 if self.underMouse() else 0.0
        if self.isEnabled() and share:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(blend(window, ink, share))
            painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        box = QRect(_PAD, (self.height() - _SIDE) // 2, _SIDE, _SIDE)
        text = QRect(0, 0, self.width() - _PAD, self.height())
        text.setLeft(_PAD + _SIDE + _GAP)
        if is_mirrored:
            box.moveRight(self.width() - 1 - _PAD)
            text.moveRight(self.width() - 1 - _PAD - _SIDE - _GAP)
        accent = palette.color(QPalette.ColorRole.Accent) if self.isEnabled() else ink
        _draw(painter, self._icon, box, accent, mirrored=is_mirrored)
        painter.setPen(ink)
        leading = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(text, leading | Qt.AlignmentFlag.AlignVCenter, self._word())
        painter.end()

    def _word(self) -> str:
        return self.defaultAction().iconText()


def _draw(
    painter: QPainter, icon: QPainterPath, box: QRect, color: QColor, *, mirrored: bool
) -> None:
    painter.save()
    painter.translate(box.right() + 1 if mirrored else box.left(), box.top())
    scale = box.width() / _GRID
    painter.scale(-scale if mirrored else scale, scale)
    pen = QPen(color, 1.9)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon)
    painter.restore()


def draw_cards() -> QPainterPath:
    """Return the icon of a new game: a card fanned out over another."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(9, 4, 11, 16), 2, 2)
    path.moveTo(6, 6.6)
    path.lineTo(5, 6.9)
    path.quadTo(3.4, 7.4, 3.8, 9)
    path.lineTo(6, 17.6)
    path.moveTo(14.5, 9)
    path.lineTo(17, 12)
    path.lineTo(14.5, 15)
    path.lineTo(12, 12)
    path.closeSubpath()
    return path


def draw_undo() -> QPainterPath:
    """Return the icon of undo: an arrow that turns back."""
    path = QPainterPath(QPointF(8.5, 4.5))
    path.lineTo(4, 9)
    path.lineTo(8.5, 13.5)
    path.moveTo(4, 9)
    path.lineTo(14, 9)
    path.arcTo(QRectF(9, 9, 10.5, 10.5), 90, -180)
    path.lineTo(8.5, 19.5)
    return path


def draw_redo() -> QPainterPath:
    """Return the icon of redo: undo as a mirror shows it."""
    return QTransform(-1, 0, 0, 1, _GRID, 0).map(draw_undo())


def draw_sliders() -> QPainterPath:
    """Return the icon of the settings: three sliders."""
    path = QPainterPath()
    for y, knob in ((6.0, 15.0), (12.0, 8.0), (18.0, 13.0)):
        path.moveTo(3.5, y)
        path.lineTo(knob - 2.4, y)
        path.addEllipse(QPointF(knob, y), 2.4, 2.4)
        path.moveTo(knob + 2.4, y)
        path.lineTo(20.5, y)
    return path
