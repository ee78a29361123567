"""The glyphs on the empty places: black on nothing, for the table prints them on its felt."""

from drawing.looks import SUITS
from drawing.signs import OPTICAL, rank, suit
from drawing.svg import path

_BLACK = "#000000"


def glyphs() -> dict[str, str]:
    """Return the glyphs by the names of their elements."""
    return {
        f"foundation_{name}": suit(name, 125, 175, 104 * OPTICAL[name], _BLACK) for name in SUITS
    } | {
        "column": rank("king", 89, 120, 110, _BLACK),
        "stock_redeal": _turning_arrow(),
    }


def _turning_arrow() -> str:
    ring = path("M168.3 150A50 50 0 1 0 168.3 200", fill="none", stroke=_BLACK, stroke_width=14)
    return ring + path("M187.3 139L149.3 161L183.3 176Z", fill=_BLACK)
