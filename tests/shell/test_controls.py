import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from easyharp_qt.shell.controls import Note, Tile, Words, quiet
from easyharp_qt.shell.palettes import make_palette
from easyharp_qt.table.lettering import break_lines


@pytest.mark.parametrize("text", ["one two three " * 9, "שלום לכל " * 9, "𝄞 one 𝄞 two " * 9])
def test_breaking_lines_loses_no_word_and_leaves_no_space(text: str, qapp: QApplication) -> None:
    lines = break_lines(text, QFont(), 120)
    assert len(lines) > 2
    assert " ".join(lines).split() == text.split()
    assert not any(line.endswith(" ") for line in lines)


def test_a_line_end_in_the_text_stays_one(qapp: QApplication) -> None:
    assert break_lines("one\ntwo", QFont(), 1000) == ["one", "two"]


def test_wrapped_hebrew_begins_at_one_edge(qtbot: QtBot) -> None:
    words = Words("שלום " * 30)
    words.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.addWidget(words)
    words.resize(200, 200)
    image = words.grab().toImage()
    paper = image.pixelColor(0, image.height() - 1)
    rows = [max(chunk) for chunk in line_edges(image, paper)]
    assert len(rows) > 2
    assert max(rows) - min(rows) <= 1


def line_edges(image: QImage, paper: QColor) -> list[list[int]]:
    """Return the right ends of the ink of each line of text."""
    lines: list[list[int]] = []
    was_ink = False
    for y in range(image.height()):
        ink = [x for x in range(image.width()) if image.pixelColor(x, y) != paper]
        if ink and not was_ink:
            lines.append([])
        if ink:
            lines[-1].append(ink[-1])
        was_ink = bool(ink)
    return lines


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("contrast", [False, True])
def test_the_quieter_ink_can_still_be_read(dark: bool, contrast: bool) -> None:
    palette = make_palette(dark=dark, contrast=contrast)
    ink, paper = luminance(quiet(palette)), luminance(palette.window().color())
    light, shade = max(ink, paper), min(ink, paper)
    assert (light + 0.05) / (shade + 0.05) >= 4.5


def luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return (
        0.2126 * linear(color.redF())
        + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF())
    )


def test_a_note_follows_the_palette(qtbot: QtBot) -> None:
    parent = Words()
    qtbot.addWidget(parent)
    note = Note(parent)
    for dark in (True, False):
        parent.setPalette(make_palette(dark=dark))
        assert note.palette().windowText().color() == quiet(parent.palette())


def test_a_tile_is_as_high_as_its_name_needs(qtbot: QtBot) -> None:
    tile = Tile("x")
    qtbot.addWidget(tile)
    tile.setText("Green")
    assert tile.lines() == 1
    tile.setText("As in the theme it is")
    assert tile.lines() == 2
