"""The suits, and the figures and letters of the index: one family of shapes."""

from typing import NamedTuple

from drawing.looks import Rank, Suit
from drawing.svg import circle, compact, number, path

# Round the origin, about a hundred units high.
_SUITS: dict[Suit, str] = {
    "heart": (
        "M0 48C-5 34-47 10-47-18C-47-36-35-46-22-46C-11-46-3-39 0-28"
        "C3-39 11-46 22-46C35-46 47-36 47-18C47 10 5 34 0 48Z"
    ),
    "diamond": "M0-51C9-31 23-13 39 0C23 13 9 31 0 51C-9 31-23 13-39 0C-23-13-9-31 0-51Z",
    "spade": (
        "M0-50C7-33 45-9 45 15C45 30 34 37.5 23.5 37.5C14 37.5 7 32 3.5 25"
        "C4.5 36 9 44 18 50L-18 50C-9 44-4.5 36-3.5 25C-7 32-14 37.5-23.5 37.5"
        "C-34 37.5-45 30-45 15C-45-9-7-33 0-50Z"
    ),
    "club": (
        circle(0, -27, 22.5)
        + circle(-25.5, 11, 22.5)
        + circle(25.5, 11, 22.5)
        + "M-9-12L-10 4C-8 24-10 42-18 50L18 50C10 42 8 24 10 4L9-12Z"
    ),
}
_SUIT_WIDTHS: dict[Suit, float] = {"heart": 94, "diamond": 78, "spade": 90, "club": 96}

OPTICAL: dict[Suit, float] = {"heart": 0.97, "diamond": 1.1, "spade": 0.96, "club": 0.97}
"""The factor that makes the four suits look equally large."""


class _Shape(NamedTuple):
    """A figure or letter with a cap height of 100: an outline to fill, a line to draw, or both.

    The line is the middle of a pen 15 units thick; the pen is stretched sideways, so that
    stems are heavier than bars.
    """

    width: float
    outline: str = ""
    line: str = ""
    stretch: float = 1.26


_PEN = 15
_FIGURES: dict[Rank, _Shape] = {
    "1": _Shape(
        66,
        outline=(
            "M0 100L22.5 0L43.5 0L66 100L46.5 100L41.8 79.5L24.2 79.5L19.5 100ZM27.6 64.5"
            "L38.4 64.5L33 39Z"
        ),
    ),
    "2": _Shape(
        58,
        line=(
            "M8 33C8 16 14 7.5 23.5 7.5C33 7.5 38.6 16 38.6 28C38.6 40 31 49 23.5 57.5"
            "C15 67 9 77 8.5 92.5L45 92.5"
        ),
    ),
    "3": _Shape(
        58,
        line=(
            "M8 27C9 14 14.5 7.5 23 7.5C32 7.5 37 14.5 37 26.5C37 39 31 46.7 20 46.7"
            "L16 46.7M20 46.7C32.5 46.7 38.6 55 38.6 69C38.6 84 32.5 92.5 23 92.5"
            "C13.5 92.5 8 85 7.5 71"
        ),
    ),
    "4": _Shape(
        65,
        outline=(
            "M33 0L54 0L54 64L65 64L65 79.5L54 79.5L54 100L36 100L36 79.5L0 79.5L0 64.5Z"
            "M36 27.5L36 64L17 64Z"
        ),
    ),
    "5": _Shape(
        58,
        line=(
            "M41 7.5L13.5 7.5L11.5 51M12 48C15 43 19 40 24 40C33 40 38.6 49.5 38.6 65.5"
            "C38.6 83 32.5 92.5 23 92.5C13.5 92.5 8.2 86 7.5 73"
        ),
    ),
    "6": _Shape(
        58,
        line=(
            "M37.5 25C36 13 31 7.5 24 7.5C13.5 7.5 7.5 21 7.5 48L7.5 64M7.5 65.5"
            "C7.5 49 14 39.5 23 39.5C32 39.5 38.5 49 38.5 66C38.5 83 32 92.5 23 92.5"
            "C14 92.5 7.5 83 7.5 65.5Z"
        ),
    ),
    "7": _Shape(
        58,
        outline="M0 0L58 0L58 15L35 100L14.5 100L37.5 16L0 16Z",
    ),
    "8": _Shape(
        58,
        line=(
            "M23 7.5C31.5 7.5 37 14.5 37 27C37 39 31.5 46.5 23 46.5C14.5 46.5 9 39 9 27"
            "C9 14.5 14.5 7.5 23 7.5ZM23 46.5C32.5 46.5 38.5 55 38.5 69.5"
            "C38.5 84 32.5 92.5 23 92.5C13.5 92.5 7.5 84 7.5 69.5C7.5 55 13.5 46.5 23 46.5Z"
        ),
    ),
    "9": _Shape(
        58,
        line=(
            "M8.5 75C10 87 15 92.5 22 92.5C32.5 92.5 38.5 79 38.5 52L38.5 36M38.5 34.5"
            "C38.5 51 32 60.5 23 60.5C14 60.5 7.5 51 7.5 34C7.5 17 14 7.5 23 7.5"
            "C32 7.5 38.5 17 38.5 34.5Z"
        ),
    ),
    "10": _Shape(
        70,
        outline="M6 100L6 26L0 26L0 14C5 13 9 8 10 0L23 0L23 100Z",
        line=(
            "M31 38C31 18 35.5 7.5 41.5 7.5C47.5 7.5 52 18 52 38L52 62"
            "C52 82 47.5 92.5 41.5 92.5C35.5 92.5 31 82 31 62Z"
        ),
        stretch=1.17,
    ),
    "jack": _Shape(
        54,
        line="M17 7.5L41.5 7.5M34 1L34 66C34 83.5 29 92.5 20.5 92.5C12.5 92.5 8 85 7.5 70",
    ),
    "queen": _Shape(
        66,
        outline="M38.5 74L52 65L70 95L56.5 104Z",
        line=(
            "M7.5 40C7.5 18.5 15 7.5 26.2 7.5C37.4 7.5 44.9 18.5 44.9 40L44.9 60"
            "C44.9 81.5 37.4 92.5 26.2 92.5C15 92.5 7.5 81.5 7.5 60Z"
        ),
    ),
    "king": _Shape(
        66,
        outline=(
            "M0 0L19 0L19 100L0 100ZM40.5 0L63 0L19 75L19 37ZM39 40.5L66.5 100L44.5 100L26.5 62Z"
        ),
    ),
}


def suit(name: Suit, x: float, y: float, height: float, color: str, *, turned: bool = False) -> str:
    """Draw a suit with its middle at *x*, *y*."""
    place = f"translate({number(x)} {number(y)}){'rotate(180)' if turned else ''}"
    scale = f"{height / 100:.3f}".rstrip("0")
    return path(_SUITS[name], transform=f"{place}scale({scale})", fill=color)


def suit_width(name: Suit, height: float) -> float:
    """Return how wide a suit of that height is."""
    return _SUIT_WIDTHS[name] / 100 * height


def rank(name: Rank, x: float, y: float, height: float, color: str) -> str:
    """Draw a figure or letter with its upper left corner at *x*, *y*."""
    shape = _FIGURES[name]
    scale = height / 100
    place = f"translate({number(x)} {number(y)})"
    drawn = ""
    if shape.outline:
        drawn += path(
            compact(shape.outline),
            transform=f"{place}scale({scale:.3f})",
            fill=color,
            # The parts of the K overlap; the holes of the others must stay open.
            fill_rule="nonzero" if name == "king" else "evenodd",
        )
    if shape.line:
        drawn += path(
            compact(shape.line),
            transform=f"{place}scale({scale * shape.stretch:.4f} {scale:.3f})",
            fill="none",
            stroke=color,
            stroke_width=_PEN,
            stroke_miterlimit=8,
        )
    return drawn


def rank_width(name: Rank, height: float) -> float:
    """Return how wide a figure or letter of that height is."""
    return _FIGURES[name].width * height / 100
