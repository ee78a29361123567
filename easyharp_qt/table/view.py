"""The view of the table: its size, in real pixels, is what the table is laid out for."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from easyharp_qt.table.scene import TableScene


class TableView(QGraphicsView):
    """Shows a table at one logical pixel per pixel, and never scrolls."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = scene
        # One that Python knows: for one that it does not it makes every class of widget there is,
        # to find out which this is, and that takes 30 ms.
        self.setViewport(QWidget())
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Measured: the union of what changed in one rectangle is the cheapest way to repaint.
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # The layout mirrors the table by itself; a mirrored view would start at the right.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def sizeHint(self) -> QSize:
        """Return a comfortable first size."""
        return QSize(1200, 760)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest table that can still be played on."""
        return QSize(320, 220)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Follow a move to a screen of another sharpness; let cards go with the window's use."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        elif event.type() is QEvent.Type.WindowDeactivate:
            self._table.cancel_drag()
        return super().event(event)

    def _fit(self) -> None:
        size = self.viewport().size()
        self._table.set_size(size.width(), size.height(), self.devicePixelRatioF())
