"""A table of its own for measuring: the real scene and view, without window and library."""

import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from easyharp_qt import places
from easyharp_qt.model.clock import Clock
from easyharp_qt.model.game import GameModel
from easyharp_qt.plugins import load_catalogue
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.scene import TableScene
from easyharp_qt.table.view import TableView


class Nowhere:
    """A journal that keeps nothing: what is measured here is the table."""

    def start(self, *_: object) -> None: ...
    def append(self, tokens: Sequence[str], **_: object) -> None: ...
    def touch(self, seconds: float) -> None: ...
    def finish(self, seconds: float) -> None: ...
    def abandon(self) -> None: ...


class Table:
    """Model, scene and view of one size, shown."""

    def __init__(self, width: int, height: int) -> None:
        instance = QApplication.instance() or QApplication(["bench"])
        assert isinstance(instance, QApplication)
        self.app = instance
        catalogue = load_catalogue(Path(places.bundled_themes()))
        self.model = GameModel(Nowhere(), Clock())
        artwork = Artwork(catalogue.theme(""), catalogue.back(""), catalogue.felt(""))
        self.scene = TableScene(self.model, artwork, lambda refused: refused.reason.name)
        self.view = TableView(self.scene)
        self.view.resize(width, height)
        self.model.start(5)
        self.scene.finish_motion()
        self.view.show()
        QTest.qWaitForWindowExposed(self.view)
        self.frame()

    def frame(self) -> None:
        """Handle what is waiting, a repaint included."""
        self.app.processEvents()

    def press(self, point: QPoint) -> None:
        """Press the left button on the table."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def move(self, point: QPoint) -> None:
        """Move the pointer over the table."""
        QTest.mouseMove(self.view.viewport(), point)

    def release(self, point: QPoint) -> None:
        """Release the left button."""
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
