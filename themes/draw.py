"""Draw the bundled decks, their backs and the icon, and put them where the game finds them.

    python themes/draw.py               write every picture
    python themes/draw.py --check       say which committed picture is not what it would draw
    python themes/draw.py --sheet FILE  show the bundled deck as the game would, at three sizes

The SVG needs nothing but Python and comes out the same byte for byte. The PNG icons and
the sheet are painted by Qt, whose releases round differently; so their bytes are not
compared.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from drawing import backs, icon, places
from drawing.card import card
from drawing.looks import CLASSIC, RANKS, SUITS
from drawing.svg import document

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parent.parent
CLASSIC_FOLDER = ROOT / "themes" / "classic"
ICONS = ROOT / "packaging" / "icons"
ICON_SIZES: dict[int, Callable[[], str]] = {
    16: icon.tiny_icon,
    **dict.fromkeys((22, 24, 32), icon.small_icon),
    **dict.fromkeys((48, 64, 128, 256), icon.icon),
}

_BACKS = {
    "harp": backs.harp_back,
    "lattice": backs.lattice_back,
    "waves": backs.waves_back,
    "strings": backs.strings_back,
}


def pictures() -> Iterator[tuple[Path, str]]:
    """Yield the path and the text of every SVG."""
    faces = CLASSIC_FOLDER / "faces"
    for rank in RANKS:
        for suit in SUITS:
            yield faces / f"{rank}_{suit}.svg", document(card(CLASSIC, rank, suit))
    for element, glyph in places.glyphs().items():
        yield faces / f"{element}.svg", document(glyph)
    for name, draw in _BACKS.items():
        yield CLASSIC_FOLDER / "backs" / f"{name}.svg", document(draw(CLASSIC.palette))
    yield ICONS / "easyharp-qt.svg", icon.icon()


def icon_path(size: int) -> Path:
    """Return where the icon of that many pixels lies."""
    return ICONS / f"easyharp-qt-{size}.png"


def write() -> None:
    """Write every picture."""
    for path, text in pictures():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    app = _start_qt()
    for size, image in painted_icons():
        image.save(str(icon_path(size)))
    del app


def painted_icons() -> "Iterator[tuple[int, QImage]]":
    """Yield the icon at each size."""
    from PySide6.QtGui import QImage

    from easyharp_qt.table.artwork import render_svg

    for size, draw in ICON_SIZES.items():
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        render_svg(draw().encode(), image)
        yield size, image


def differing() -> Iterator[Path]:
    """Yield every committed picture that is missing, or not what would be drawn."""
    for path, text in pictures():
        if not path.is_file() or path.read_bytes() != text.encode():
            yield path
    yield from (icon_path(size) for size in ICON_SIZES if not icon_path(size).is_file())


def sheet(target: Path) -> None:
    """Paint the deck at 60, 120 and 300 pixels on a light and on a dark felt."""
    app = _start_qt()
    from PySide6.QtGui import QImage, QPainter

    from easyharp_qt.plugins import load_catalogue
    from easyharp_qt.table.artwork import Artwork

    catalogue = load_catalogue(CLASSIC_FOLDER.parent)
    artwork = Artwork(catalogue.theme("classic"), catalogue.back(""), catalogue.felt(""))
    all_faces = [(rank, suit) for suit in range(4) for rank in range(1, 14)]
    proud = [(rank, suit) for rank in (13, 12, 11) for suit in range(4)] + [(1, 0), (10, 1)]
    kinds = (
        *("foundation_spades", "foundation_hearts", "foundation_diamonds", "foundation_clubs"),
        *("stock_redeal", "stock_empty", "waste", "column"),
    )
    width, height = 1716, 5700
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for half, felt in enumerate(("green", "grey")):
        artwork.change(felt=catalogue.felt(felt))
        x, y = 12, half * height // 2 + 12
        painter.drawPixmap(0, half * height // 2, artwork.felt(width, height // 2, 1))
        for size, faces in ((60, all_faces), (120, all_faces), (300, proud)):
            card_height = size * 7 // 5
            artwork.set_card_size(size, card_height, 1)
            shown = [artwork.face(*face) for face in faces]
            for name in _BACKS:
                artwork.change(back=catalogue.back(name))
                shown.append(artwork.back())
            if size < 300:
                shown += [artwork.place(kind) for kind in kinds]
            shadow, offset = artwork.shadow(lifted=size == 300)
            for place, pixmap in enumerate(shown):
                if x + size > width:
                    x, y = 12, y + card_height + 12
                if place < len(faces):
                    painter.drawPixmap(int(x + offset.x()), int(y + offset.y()), shadow)
                painter.drawPixmap(x, y, pixmap)
                x += size + 12
            x, y = 12, y + card_height + 12
    painter.end()
    image.save(str(target))
    del app


def main() -> int:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="compare instead of writing")
    what.add_argument("--sheet", type=Path, metavar="FILE", help="paint the deck to look at")
    chosen = parser.parse_args()
    if chosen.sheet is not None:
        sheet(chosen.sheet)
    elif chosen.check:
        wrong = list(differing())
        for path in wrong:
            print(f"{path.relative_to(ROOT)} is not what themes/draw.py draws")
        return 1 if wrong else 0
    else:
        write()
    return 0


def _start_qt() -> object:
    """Return a Qt application without a screen, and let the game's own modules be found."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.path.insert(0, str(ROOT))
    from PySide6.QtGui import QGuiApplication

    return QGuiApplication.instance() or QGuiApplication([])


if __name__ == "__main__":
    sys.exit(main())
