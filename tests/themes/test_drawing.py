import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtGui import QGuiApplication, QImage

THEMES = Path(__file__).resolve().parents[2] / "themes"


@pytest.fixture
def draw(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(THEMES))
    before = set(sys.modules)
    yield importlib.import_module("draw")
    for name in set(sys.modules) - before:
        if name == "draw" or name.partition(".")[0] == "drawing":
            del sys.modules[name]


def test_what_is_committed_is_what_the_program_draws() -> None:
    command = [sys.executable, str(THEMES / "draw.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("harm", ["change", "remove"])
def test_a_picture_that_differs_is_named(
    draw: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, harm: str
) -> None:
    monkeypatch.setattr(draw, "CLASSIC_FOLDER", tmp_path)
    for path, text in draw.pictures():
        if path.is_relative_to(tmp_path):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    assert list(draw.differing()) == []

    harmed = tmp_path / "faces" / "king_heart.svg"
    if harm == "change":
        harmed.write_text(harmed.read_text(encoding="utf-8") + " ", encoding="utf-8")
    else:
        harmed.unlink()
    assert list(draw.differing()) == [harmed]


def test_the_icons_are_the_ones_drawn_at_their_size(
    qapp: QGuiApplication, draw: ModuleType
) -> None:
    for size, icon in draw.painted_icons():
        committed = QImage(str(draw.icon_path(size))).convertToFormat(icon.format())
        assert (committed.width(), committed.height()) == (size, size)
        pairs = zip(bytes(committed.constBits()), bytes(icon.constBits()), strict=True)
        # Releases of Qt round edges differently, but not by a fiftieth of all there is.
        assert sum(abs(a - b) for a, b in pairs) / icon.sizeInBytes() < 5
