"""The icon of the game: the harp on a card, drawn once for each range of sizes."""

from drawing import harp
from drawing.svg import document, path, tag

_GREEN, _LIGHT_GREEN, _DEEP_GREEN = "#1f6a4a", "#2a7d59", "#123c2b"
_PAPER, _BLUE, _CREAM, _RED = "#fffdf8", "#1f2f5e", "#f4e9d2", "#c5252f"


def icon() -> str:
    """Draw the icon for 48 pixels and more."""
    field = tag("rect", x=8, y=8, width=240, height=240, rx=52, fill=_GREEN) + path(
        "M60 8H196C225 8 248 31 248 60V120C200 96 120 92 8 132V60C8 31 31 8 60 8Z",
        fill=_LIGHT_GREEN,
    )
    hidden = tag(
        "rect",
        x=50,
        y=36,
        width=132,
        height=184,
        rx=12,
        fill=_BLUE,
        stroke=_CREAM,
        stroke_width=6,
    )
    place = (1.16, 128, 130)
    shown = (
        tag("rect", x=63, y=37, width=136, height=190, rx=13, fill=_DEEP_GREEN)
        + tag("rect", x=61, y=33, width=136, height=190, rx=13, fill=_PAPER)
        + path(harp.strings(*place), fill="none", stroke=_RED, stroke_width=2.6)
        + path(harp.body(*place), fill=_BLUE)
    )
    return document(
        field
        + tag("g", hidden, transform="rotate(-13 128 140)")
        + tag("g", shown, transform="rotate(5 128 128)"),
        256,
        256,
    )


def small_icon() -> str:
    """Draw the icon for 22 to 32 pixels: one card, three strings."""
    return document(
        tag("rect", x=1, y=1, width=30, height=30, rx=6, fill=_GREEN)
        + tag("rect", x=5.5, y=2.5, width=21, height=27, rx=2.5, fill=_PAPER)
        + path("M12.5 9.5V22M15.5 12V20M18.5 12V16.5", fill="none", stroke=_RED, stroke_width=1.1)
        + path(harp.body(0.178, 16.1, 16.4), fill=_BLUE, stroke=_BLUE, stroke_width=0.5),
        32,
        32,
    )


def tiny_icon() -> str:
    """Draw the icon for 16 pixels: the harp alone, its strings on whole pixels."""
    return document(
        tag("rect", x=0, y=0, width=16, height=16, rx=3, fill=_GREEN)
        + path(
            "M3 14V4C3 1.4 6 1.2 7.6 2.8C9 4.2 11 4 13.6 2.4V5.6L6.4 14ZM5 5V12L11.6 5.6"
            "C9.6 6.4 7.6 5.8 6.4 4.6C5.8 4 5 4.2 5 5Z",
            fill=_CREAM,
            fill_rule="evenodd",
        )
        + path("M7.5 5V9.5M9.5 6V7.5", fill="none", stroke=_CREAM, stroke_width=1),
        16,
        16,
    )
