"""Words drawn into an area, wrapped at one edge in either direction.

Qt leaves the space at which a right-to-left line is broken at that line's edge, and so moves the
line away from it: the lines are broken here, and the spaces dropped.
"""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout

from easyharp_qt.i18n.bidi import has_right_to_left


def draw_words(painter: QPainter, area: QRectF, text: str, alignment: Qt.AlignmentFlag) -> None:
    """Draw text into an area, wrapped, with the painter's font and pen.

    *alignment* is that of a left-to-right text; a right-to-left one changes sides.
    """
    way = Qt.TextFlag.TextForceLeftToRight
    if has_right_to_left(text):
        way = Qt.TextFlag.TextForceRightToLeft
        # By hand: QStyle would know, but loading its class takes a tenth of a start.
        sides = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignRight
        if alignment & sides:
            alignment ^= sides
    lines = break_lines(text, painter.font(), area.width())
    painter.drawText(area, way | alignment | Qt.AlignmentFlag.AlignAbsolute, "\n".join(lines))


def break_lines(text: str, font: QFont, width: float) -> list[str]:
    """Break text where Qt would, and drop the spaces at which it is broken."""
    lines = []
    for paragraph in text.split("\n"):
        layout = QTextLayout(paragraph, font)
        layout.beginLayout()
        # Qt counts in UTF-16.
        units = paragraph.encode("utf-16-le")
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width + 0.5)
            start, end = line.textStart(), line.textStart() + line.textLength()
            lines.append(units[2 * start : 2 * end].decode("utf-16-le").rstrip(" "))
        layout.endLayout()
    return lines
