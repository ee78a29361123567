"""Take the pictures and lay them out on contact sheets, one for each size of window.

    python -m tests.sheet [--out FOLDER]     all sheets
    python -m tests.sheet --docs FOLDER      the two pictures of the README alone

Each sheet shows a deal, a drag, a refusal and a win, in English and Hebrew, light and dark.
"""

import os
import sys
import tempfile
import time
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from easyharp_qt import app
from easyharp_qt.engine.history import replay
from easyharp_qt.engine.notation import parse_move
from easyharp_qt.engine.position import PileId, column
from easyharp_qt.shell.folders import Folders
from tests.bench.vectors import won_game

SIZES = ((640, 400), (1366, 768), (1920, 1080), (3840, 2160))
_LOOKS = (("en", "light"), ("en", "dark"), ("he", "light"), ("he", "dark"))
_STATES = ("deal", "drag", "refusal", "win")
_CELL = 900
"""Pixels across in which a picture stands on the sheet."""


class Desk:
    """The program, built as it starts, in a window of one size, language and scheme."""

    def __init__(
        self, application: QApplication, home: Path, size: tuple[int, int], look: tuple[str, str]
    ) -> None:
        self._application = application
        folders = Folders(data=home, settings=home, translations=home / "none", cache=home)
        self.program = app.build(application, folders)
        language, scheme = look
        self.program.preferences.change(language=language, scheme=scheme)
        self.window = self.program.window
        self.window.setMinimumSize(0, 0)
        self.window.resize(*size)
        self.program.model.start(5)
        self.window.show()
        QTest.qWaitForWindowExposed(self.window)
        self._settle()

    def shoot(self, state: str) -> QImage:
        """Bring the table into a state and return the picture of the window."""
        getattr(self, f"_{state}")()
        return self.window.grab().toImage()

    def close(self) -> None:
        """Let go of the window and the library."""
        self.window.close()
        app.close(self.program)
        self._application.processEvents()

    def _deal(self) -> None:
        self.program.model.start(2026)
        self._for(0.55)

    def _drag(self) -> None:
        self._play(_midgame())
        scene = self.program.scene
        source, target = _a_move_between_columns(self.program)
        at, to = (
            self._top_of(source),
            self._top_of(target)
            + QPoint(round(scene.layout.card_width * 0.3), round(scene.layout.card_height * 0.35)),
        )
        viewport = self.program.view.viewport()
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=at)
        for part in range(1, 11):
            QTest.mouseMove(viewport, at + (to - at) * part / 10)
        self._for(0.2)

    def _refusal(self) -> None:
        self.program.scene.cancel_drag()
        self._play(_midgame())
        position = self.program.model.position
        for pile in (column(number) for number in range(1, 10)):
            cards = position.piles[pile]
            if len(cards.face_up) > 2:
                pose = self.program.scene.layout.poses(position)[cards.face_up[0]]
                at = QPoint(round(pose.x) + 12, round(pose.y) + 8)
                QTest.mouseClick(self.program.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
                break
        self._for(0.3)

    def _win(self) -> None:
        words = won_game()
        self._play(words[:-1])
        model = self.program.model
        model.request(parse_move(words[-1], model.position))
        self._for(3.3)

    def _play(self, words: list[str]) -> None:
        self.program.model.load(replay(5, words), None, 754.0)
        self._settle()

    def _top_of(self, pile: PileId) -> QPoint:
        scene = self.program.scene
        bounds = scene.layout.bounds(self.program.model.position, pile)
        return QPoint(
            round(bounds.x + bounds.width / 2),
            round(bounds.bottom - scene.layout.card_height * 0.75),
        )

    def _settle(self) -> None:
        self.program.scene.finish_motion()
        self._for(0.15)

    def _for(self, seconds: float) -> None:
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            self._application.processEvents()


def _midgame() -> list[str]:
    return won_game()[:560]


def _a_move_between_columns(program: app.Program) -> tuple[PileId, PileId]:
    from easyharp_qt.engine.rules import legal_moves

    columns = [column(number) for number in range(1, 10)]
    moves = [
        move
        for move in legal_moves(program.model.position)
        if move.source in columns and move.target in columns
    ]
    return (moves[0].source, moves[0].target) if moves else (columns[0], columns[1])


def main(arguments: list[str]) -> int:
    """Take all pictures; return the exit code."""
    parser = ArgumentParser(description="Take pictures of the real window.")
    parser.add_argument("--out", type=Path, default=Path("out/sheet"))
    parser.add_argument("--docs", type=Path, help="write only the README's pictures, there")
    options = parser.parse_args(arguments)
    application = app.make_application()
    if options.docs is not None:
        _write_docs(application, options.docs)
        return 0
    options.out.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        pictures = list(_pictures(application, size, options.out))
        sheet = options.out / f"sheet-{size[0]}x{size[1]}.png"
        _lay_out(pictures, len(_STATES)).save(str(sheet))
        print(sheet)
    return 0


def _pictures(application: QApplication, size: tuple[int, int], out: Path) -> Iterator[QImage]:
    for look in _LOOKS:
        with tempfile.TemporaryDirectory() as home:
            desk = Desk(application, Path(home), size, look)
            for state in _STATES:
                picture = desk.shoot(state)
                picture.save(str(out / f"{size[0]}x{size[1]}-{'-'.join(look)}-{state}.png"))
                yield picture
            desk.close()


def _lay_out(pictures: list[QImage], across: int) -> QImage:
    width = min(_CELL, pictures[0].width())
    small = [
        picture.scaledToWidth(width, Qt.TransformationMode.SmoothTransformation)
        for picture in pictures
    ]
    height = small[0].height()
    gap = 12
    rows = -(-len(small) // across)
    sheet = QImage(
        across * (width + gap) + gap, rows * (height + gap) + gap, QImage.Format.Format_RGB32
    )
    sheet.fill(QColor("#808080"))
    painter = QPainter(sheet)
    for place, picture in enumerate(small):
        x = gap + place % across * (width + gap)
        y = gap + place // across * (height + gap)
        painter.drawImage(QRect(x, y, width, height), picture)
    painter.end()
    return sheet


def _write_docs(application: QApplication, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for look, state in ((("en", "light"), "drag"), (("he", "dark"), "refusal")):
        with tempfile.TemporaryDirectory() as home:
            desk = Desk(application, Path(home), (1280, 800), look)
            desk.shoot(state).save(str(folder / f"table-{look[0]}.png"))
            desk.close()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
