"""The harp of nine strings: the emblem of the game, on its backs, its ace and its icon."""

from drawing.polygons import bezier
from drawing.svg import tokens

_BODY = (
    "M-50 -49C-50 -60 -42 -67 -30 -67C-4 -67 10 -42 34 -53C36 -62 47 -65 53 -58C58 -52 59 -42"
    " 54 -34L-9 53L-6 62L-35 62L-32 53C-46 28 -40 -8 -43 -34C-48 -37 -50 -42 -50 -49Z"
    "M-33 -45C-29 -20 -31 24 -20 50L43 -34C2 -8 -14 -36 -33 -45Z"
    "M-38 -52C-38 -49 -43 -49 -43 -52C-43 -55 -38 -55 -38 -52Z"
)
_NECK = [(-33.0, -45.0), (-14.0, -36.0), (2.0, -8.0), (42.0, -33.0)]
_STRINGS = 9


def body(scale: float, x: float, y: float) -> str:
    """Return the frame as path data; at scale 1 it is about 104 by 132 units round *x*, *y*."""
    text = ""
    stream = iter(tokens(_BODY))
    for token in stream:
        if token.isalpha():
            text += token
        else:
            gap = " " if text[-1].isdigit() else ""
            text += gap + _at(float(token), float(next(stream)), scale, x, y)
    return text


def strings(scale: float, x: float, y: float) -> str:
    """Return the strings as path data, to be stroked."""
    text = ""
    for i in range(_STRINGS):
        across = -27.5 + i * 7.6
        # The first string reaches past the sound board down into the column.
        foot = 46 + (across + 20) * 3.2 if across < -20 else 50 - 84 * (across + 20) / 63
        top = _at(across, _neck_height(across) - 2, scale, x, y)
        text += f"M{top}L{_at(across, foot + 2, scale, x, y)}"
    return text


def _neck_height(across: float) -> float:
    """Return where the under edge of the neck is, by halving towards it."""
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2
        if bezier(_NECK, middle)[0] < across:
            low = middle
        else:
            high = middle
    return bezier(_NECK, low)[1]


def _at(across: float, down: float, scale: float, x: float, y: float) -> str:
    # Hundredths, since the harp may be as small as an icon.
    places = (x + scale * across, y + scale * down)
    return " ".join(f"{place:.2f}".rstrip("0").rstrip(".") for place in places)
