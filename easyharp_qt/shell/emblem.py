"""The harp of nine strings that stands for the game, in one ink and at any size."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

_WIDTH, _HEIGHT = 112.0, 136.0


class Emblem(QWidget):
    """The harp in the palette's accent; decoration only, so screen readers pass it by."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = QSize(round(height * _WIDTH / _HEIGHT), height)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size it is drawn at."""
        return self._size

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the harp."""
        painter = QPainter(self)
        draw_harp(painter, QRectF(self.rect()), self.palette().color(QPalette.ColorRole.Accent))
        painter.end()


def draw_harp(painter: QPainter, box: QRectF, ink: QColor) -> None:
    """Draw the harp as large as the box allows, in its middle."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.center())
    scale = min(box.width() / _WIDTH, box.height() / _HEIGHT)
    painter.scale(scale, scale)
    painter.fillPath(_frame(), ink)
    painter.setPen(QPen(ink, 2.2))
    for place in range(9):
        x = -27.5 + 7.6 * place
        # The strings start at the neck's curve and end on the sound board's line.
        top = -41 + 11 * (place / 8) ** 0.8 + 9 * (place / 8) * (1 - place / 8) * 4 * 0.45
        bottom = 46 + (x + 20) * 3.2 if x < -20 else 50 - (x + 20) * 84 / 63
        painter.drawLine(QPointF(x, top - 4), QPointF(x, bottom + 2))
    painter.restore()


def _frame() -> QPainterPath:
    frame = QPainterPath(QPointF(-50, -49))
    frame.setFillRule(Qt.FillRule.OddEvenFill)
    for x1, y1, x2, y2, x, y in (
        (-50, -60, -42, -67, -30, -67),
        (-4, -67, 10, -42, 34, -53),
        (36, -62, 47, -65, 53, -58),
        (58, -52, 59, -42, 54, -34),
    ):
        frame.cubicTo(x1, y1, x2, y2, x, y)
    for x, y in ((-9, 53), (-6, 62), (-35, 62), (-32, 53)):
        frame.lineTo(x, y)
    frame.cubicTo(-46, 28, -40, -8, -43, -34)
    frame.cubicTo(-48, -37, -50, -42, -50, -49)
    frame.closeSubpath()
    # What the strings are stretched across stays open.
    frame.moveTo(-33, -45)
    frame.cubicTo(-29, -20, -31, 24, -20, 50)
    frame.lineTo(43, -34)
    frame.cubicTo(2, -8, -14, -36, -33, -45)
    frame.closeSubpath()
    frame.addEllipse(QPointF(-40.5, -52), 2.5, 2.5)
    return frame
