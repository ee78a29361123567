"""The small parts that the dialogs are made of, in the game's own look.

They are drawn in the colours of the palette, so that each is as legible on a dark window as on a
light one, and follow it when it changes.
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from easyharp_qt.shell.palettes import blend
from easyharp_qt.table.lettering import draw_words

CONTROL_HEIGHT = 32
"""Logical pixels; no button, list or field is lower."""
TILE_WIDTH = 64


class Words(QLabel):
    """One or more sentences, wrapped, at the edge where they begin.

    Qt draws a wrapped line of a right-to-left script one space away from that edge.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the lines, each without the space at its end."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        area = self.contentsRect()
        draw_words(painter, QRectF(area), self.text(), self.alignment())
        painter.end()


class Note(Words):
    """A sentence that explains what stands above it, in a quieter ink."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._quieten()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.ParentChange):
            self._quieten()

    def _quieten(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, quiet(parent.palette()))
        if palette != self.palette():
            self.setPalette(palette)


class Line(QLabel):
    """A label at the leading edge, whichever way its own letters run.

    Qt puts a name or a path in Latin letters at the left even where everything else is at the
    right.
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._lead()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the direction."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._lead()

    def _lead(self) -> None:
        self.setAlignment(
            QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
            | Qt.AlignmentFlag.AlignAbsolute
            | Qt.AlignmentFlag.AlignVCenter
        )


class Check(QCheckBox):
    """A check box whose box can be seen on every window, and whose tick is brass."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the box by hand, and the label as the style has it."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        style = self.style()
        painter = QStylePainter(self)
        label = QStyleOptionButton(option)
        label.rect = style.subElementRect(QStyle.SubElement.SE_CheckBoxContents, option, self)
        painter.drawControl(QStyle.ControlElement.CE_CheckBoxLabel, label)
        box = QRectF(style.subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self))
        side = min(box.width(), box.height())
        box = QRectF(0, 0, side, side).translated(box.center() - QPointF(side, side) / 2)
        self._draw_box(painter, box.adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def _draw_box(self, painter: QPainter, box: QRectF) -> None:
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        edge = blend(palette.window().color(), palette.windowText().color(), 0.6)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.isChecked():
            draw_tick(painter, box, accent, palette.base().color())
        else:
            painter.setBrush(palette.base().color())
            painter.setPen(QPen(edge, 1))
            painter.drawRoundedRect(box, 3, 3)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(accent, 1))
            painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 4, 4)


class Choice(QComboBox):
    """A list of values with names, one of which is chosen; `picked` tells the value.

    The wheel passes it by: whoever scrolls the dialog means to change nothing in it.
    """

    picked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumHeight(CONTROL_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.activated.connect(lambda place: self.picked.emit(self.itemData(place)))

    def offer(self, names: Mapping[str, str]) -> None:
        """Take the values and their names; what is chosen stays chosen."""
        chosen = self.currentData()
        self.clear()
        for value, name in names.items():
            self.addItem(name, value)
        self.choose(chosen)

    def choose(self, value: str) -> None:
        """Show a value as the chosen one, without telling it."""
        self.setCurrentIndex(self.findData(value))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()


class Tile(QRadioButton):
    """One of several things to choose by their looks: a picture, and its name below."""

    def __init__(self, value: str) -> None:
        super().__init__()
        self.value = value
        self._picture = QPixmap()
        self.set_lines(1)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lines(self) -> int:
        """Say how many lines the name takes, at most two."""
        room = QRect(0, 0, TILE_WIDTH, 1000)
        metrics = self.fontMetrics()
        height = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.text()).height()
        return 1 if height < 2 * metrics.lineSpacing() else 2

    def set_lines(self, lines: int) -> None:
        """Leave room for as many lines of name."""
        self.setFixedSize(TILE_WIDTH, TILE_WIDTH + lines * self.fontMetrics().lineSpacing() + 12)

    def show_picture(self, picture: QPixmap) -> None:
        """Take the picture, which is shown at its own size."""
        self._picture = picture
        self.update()

    def hitButton(self, _point: QPoint) -> bool:
        """All of it can be clicked, not only what a radio button would draw."""
        return True

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the picture, the name, and the frame and tick of the chosen one."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        frame = QRectF(0, 0, TILE_WIDTH, TILE_WIDTH + 4).adjusted(1, 1, -1, -1)
        if self.isChecked() or self.hasFocus() or self.underMouse():
            painter.setPen(QPen(accent, 2 if self.isChecked() else 1))
            painter.setBrush(blend(palette.window().color(), accent, 0.12))
            painter.drawRoundedRect(frame, 6, 6)
        size = self._picture.deviceIndependentSize()
        painter.drawPixmap(
            QPointF(
                round(frame.center().x() - size.width() / 2),
                round(frame.center().y() - size.height() / 2),
            ),
            self._picture,
        )
        if self.isChecked():
            draw_tick(painter, QRectF(TILE_WIDTH - 20, 4, 16, 16), accent, palette.base().color())
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(accent, 1, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), 4, 4)
        painter.setPen(palette.windowText().color())
        painter.drawText(
            QRectF(0, frame.bottom() + 4, TILE_WIDTH, self.height() - frame.bottom() - 4),
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap,
            self.text(),
        )
        painter.end()


def draw_tick(painter: QPainter, box: QRectF, fill: QColor, ink: QColor) -> None:
    """Draw a box with a tick in it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, 3, 3)
    pen = QPen(ink, box.width() / 7)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPolyline(
        [
            box.topLeft() + QPointF(box.width() * x, box.height() * y)
            for x, y in ((0.22, 0.52), (0.42, 0.72), (0.79, 0.30))
        ]
    )


def quiet(palette: QPalette) -> QColor:
    """Return the ink of what matters less, still with the contrast that reading needs."""
    return blend(palette.windowText().color(), palette.window().color(), 0.28)


def make_heading(label: QLabel, scale: float = 1.3) -> None:
    """Set a label as the heading of what follows."""
    font = label.font()
    font.setPointSizeF(font.pointSizeF() * scale)
    font.setWeight(font.Weight.DemiBold)
    label.setFont(font)
