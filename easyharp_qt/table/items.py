"""What lies on the table as items of the scene. They hold no game state and take no mouse."""

import math
from enum import Enum, auto

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from easyharp_qt.engine.cards import Card
from easyharp_qt.table.layout import Pose
from easyharp_qt.table.lettering import break_lines, draw_words

_BRASS = QColor(226, 182, 92)
_PAPER = QColor(253, 249, 239)
_INK = QColor(38, 34, 28)


class CardItem(QGraphicsPixmapItem):
    """One card: where it is now, where it belongs, and how far it is turned."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.card = card
        self.pose: Pose | None = None
        """Where it belongs; it is there, on its way there, or held."""
        self.turn = 0.0
        """0 shows the back, 1 the face; between them the card stands on its edge."""
        self.back: QPixmap | None = None
        self.face: QPixmap | None = None
        """The two pictures, each with its shadow, as far as they are drawn."""

    @property
    def shows_face(self) -> bool:
        """Say whether the face is seen, however slanted."""
        return self.turn >= 0.5

    def turn_to(self, turn: float, width: float) -> None:
        """Turn the card about its upright middle line; *width* is the card's, unturned."""
        self.turn = turn
        if turn in (0.0, 1.0):
            self.resetTransform()
            self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        else:
            middle = width / 2
            squeeze = max(0.02, abs(math.cos(turn * math.pi)))
            self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self.setTransform(QTransform(squeeze, 0, 0, 1, middle * (1 - squeeze), 0))
        self.refresh()

    def refresh(self) -> None:
        """Show the picture of the side that is up."""
        picture = self.face if self.shows_face else self.back
        if picture is not None and picture.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(picture)


class Mark(Enum):
    """What a ring is for; its form tells, not its colour alone."""

    LEGAL = auto()
    """A thin ring: takes the cards, or is what a refusal is about."""
    CURSOR = auto()
    """A double ring: where the keyboard points."""


class Ring(QGraphicsItem):
    """A ring round a pile or a card; the strong one also glows."""

    def __init__(self, mark: Mark = Mark.LEGAL) -> None:
        super().__init__()
        self._mark = mark
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._rect = QRectF()
        self._radius = 6.0
        self._is_strong = False

    def encircle(self, rect: QRectF, radius: float) -> None:
        """Take a place."""
        self.prepareGeometryChange()
        self._rect, self._radius = rect, radius

    def strengthen(self, strong: bool) -> None:
        """Glow, or be thin again."""
        if strong != self._is_strong:
            self._is_strong = strong
            self.update()

    @property
    def is_strong(self) -> bool:
        """Say whether it glows."""
        return self._is_strong

    def boundingRect(self) -> QRectF:
        """Return the area painted, the glow included."""
        return self._rect.marginsAdded(QMarginsF(12, 12, 12, 12))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the ring just outside its place."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # The view saves no state between items: each says all that it needs.
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rect, radius = self._rect.marginsAdded(QMarginsF(1, 1, 1, 1)), self._radius + 1
        if self._mark is Mark.CURSOR:
            painter.setPen(QPen(QColor(20, 20, 20, 200), 6))
            painter.drawRoundedRect(rect, radius, radius)
            painter.setPen(QPen(_PAPER, 3))
        elif self._is_strong:
            for width, alpha in ((20, 26), (14, 40), (9, 62)):
                color = QColor(_BRASS)
                color.setAlpha(alpha)
                painter.setPen(QPen(color, width))
                painter.drawRoundedRect(rect, radius, radius)
            painter.setPen(QPen(_BRASS, 3.5))
            fill = QColor(_BRASS)
            fill.setAlpha(30)
            painter.setBrush(fill)
        else:
            # Dark under the brass: it shows on a white card as well as on the felt.
            painter.setPen(QPen(QColor(40, 30, 10, 120), 4))
            painter.drawRoundedRect(rect, radius, radius)
            painter.setPen(QPen(_BRASS, 2))
        painter.drawRoundedRect(rect, radius, radius)


class _Plate(QGraphicsItem):
    """A line of text on a rounded plate of shade; an empty one is not seen."""

    _shade = QColor()
    _ink = _PAPER

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text = ""
        self._font = QFont()
        self._box = QRectF()
        self._radius = 6.0

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text

    def boundingRect(self) -> QRectF:
        """Return the area painted."""
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plate, and the text in its middle."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._shade)
        painter.drawRoundedRect(self._box, self._radius, self._radius)
        painter.setPen(self._ink)
        painter.setFont(self._font)
        painter.drawText(self._box, Qt.AlignmentFlag.AlignCenter, self._text)

    def _say(self, text: str) -> None:
        self.setVisible(bool(text))
        if text != self._text:
            self._text = text
            self.update()


class StockCount(_Plate):
    """How many cards are left in the stock, on the stock itself, legible on any back."""

    _shade = QColor(16, 20, 30, 205)

    def place(self, card: QRectF, font: QFont) -> None:
        """Stand at the lower edge of the stock's card."""
        self.prepareGeometryChange()
        self._font = QFont(font)
        self._font.setPixelSize(max(10, round(card.width() * 0.15)))
        self._font.setBold(True)
        metrics = QFontMetricsF(self._font)
        height = metrics.height() * 1.05
        width = max(height * 1.5, metrics.horizontalAdvance("59") + height * 0.9)
        center = card.center().x()
        self._box = QRectF(
            round(center - width / 2), round(card.bottom() - height * 1.35), width, height
        )
        self._radius = height / 2

    def tell(self, count: int) -> None:
        """Show a number; none hides it."""
        self._say(str(count) if count else "")


class Bubble(QGraphicsItem):
    """A sentence beside a card, with a tip towards it."""

    _PADDING = 12.0
    _TIP = 9.0

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._text = ""
        self._box = QRectF()
        self._tip = QPointF()
        self._font = QFont()

    @property
    def text(self) -> str:
        """The sentence shown."""
        return self._text

    @property
    def box(self) -> QRectF:
        """The area of the sentence, in scene coordinates."""
        return self._box

    def say(self, text: str, beside: QRectF, within: QRectF, font: QFont) -> None:
        """Show a sentence at the side of a card where there is more room, inside the table."""
        self.prepareGeometryChange()
        self._text = text
        self._font = QFont(font)
        self._font.setPointSizeF(max(font.pointSizeF() * 1.08, 10.0))
        # On a large screen without scaling the cards grow; what is said about them grows along.
        pixels = QFontMetricsF(self._font).height()
        growth = max(1.0, beside.width() * 0.075 / pixels)
        self._font.setPointSizeF(self._font.pointSizeF() * growth)
        metrics = QFontMetricsF(self._font)
        gap = self._TIP + 5
        at_right = within.right() - beside.right() >= beside.left() - within.left()
        room = within.right() - beside.right() if at_right else beside.left() - within.left()
        room -= gap + 6 + 2 * self._PADDING
        widest = min(330.0 * growth, max(150.0, within.width() * 0.42), max(100.0, room))
        lines = break_lines(text, self._font, widest)
        # As drawn: lines with the invisible marks of Hebrew, out of another font, are taller.
        area = metrics.boundingRect(QRectF(0, 0, 9999, 9999), 0, "\n".join(lines))
        width = area.width() + 2 + 2 * self._PADDING
        height = area.height() + 2 * self._PADDING * 0.8
        x = beside.right() + gap if at_right else beside.left() - gap - width
        x = max(min(x, within.right() - 6 - width), within.left() + 6)
        # Level with the index line, where the eye already is.
        line = beside.top() + min(24.0, beside.height() * 0.1)
        y = max(min(line - 22, within.bottom() - 6 - height), within.top() + 6)
        self._box = QRectF(round(x), round(y), round(width), round(height))
        self._tip = QPointF(
            beside.right() + 3 if at_right else beside.left() - 3,
            min(max(line, self._box.top() + 14), self._box.bottom() - 14),
        )
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area painted, tip and shadow included."""
        margin = self._TIP + 10
        return self._box.marginsAdded(QMarginsF(margin, margin, margin, margin))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the bubble as a slip of the cards' own paper."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._box, 9, 9)
        if not self._box.contains(self._tip):
            side = self._box.left() if self._tip.x() < self._box.left() else self._box.right()
            inner = side + 2 if side == self._box.left() else side - 2
            tail = QPainterPath(QPointF(inner, self._tip.y() - 8))
            tail.lineTo(self._tip)
            tail.lineTo(inner, self._tip.y() + 8)
            tail.closeSubpath()
            path = path.united(tail)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread, alpha in ((6, 12), (4, 18), (2, 26)):
            painter.setBrush(QColor(0, 0, 0, alpha))
            painter.drawRoundedRect(
                self._box.translated(0, 2).marginsAdded(QMarginsF(spread, spread, spread, spread)),
                9 + spread,
                9 + spread,
            )
        painter.setBrush(_PAPER)
        painter.setPen(QPen(_BRASS, 1.5))
        painter.drawPath(path)
        painter.setPen(_INK)
        painter.setFont(self._font)
        padding = self._PADDING
        inside = self._box.marginsRemoved(QMarginsF(padding, 0, padding - 2, 0))
        draw_words(
            painter,
            inside,
            self._text,
            Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        )


class CornerNote(_Plate):
    """The small corner of status in full screen, in pale letters on a trace of shade."""

    _shade = QColor(0, 0, 0, 70)
    _ink = QColor(255, 255, 245, 220)

    def tell(self, text: str, within: QRectF, font: QFont, *, mirrored: bool) -> None:
        """Show a line in the lower corner of the table."""
        self.prepareGeometryChange()
        self._font = QFont(font)
        metrics = QFontMetricsF(self._font)
        width, height = metrics.horizontalAdvance(text) + 20, metrics.height() + 8
        x = within.left() + 8 if mirrored else within.right() - 8 - width
        self._box = QRectF(round(x), round(within.bottom() - 8 - height), width, height)
        self._say(text)
