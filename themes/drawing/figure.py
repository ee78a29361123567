"""The upper half of a court figure, and what kings, queens and jacks have in common.

The card turns it round for the lower half; a slanting band hides the seam. What is drawn
with `cloth` ends at that band and at the frame, all else lies free.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from drawing.looks import Ink, Palette
from drawing.polygons import Point, Polygon, common, cut, data, flatten
from drawing.svg import circle, compact, number, path

LEFT, RIGHT, TOP = 16, 234, 12
SLOPE, BAND = 0.21, 4.5
"""How the divider falls, and half the height of the band on it."""
LINE = 1.6
HEAD = "translate(136 90)scale(1.08)"
"""Heads are drawn round the origin and put there."""

CLOAK = (
    "M120 110C104 122 70 124 46 134C30 141 20 152 12 170L12 240L240 240L240 150"
    "C230 140 206 129 178 123C164 120 154 116 152 110Z"
)
FACE = "M-23-30L-23 2C-23 20-11 35 0 35C11 35 23 20 23 2L23-30Z"

HAND: Point = (203, 143)


def divider(x: float) -> float:
    """Return the height at which the divider crosses *x*."""
    return 175 + (x - 125) * SLOPE


class Figure:
    """Collects the SVG of a half figure, in the six inks of a palette."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.svg = ""

    def shape(self, d: str, ink: Ink, *, line: bool = True, width: float | None = None) -> None:
        """Fill a shape and, unless told otherwise, outline it."""
        self.svg += path(
            compact(d),
            fill=self._color(ink),
            stroke=None if line else "none",
            stroke_width=width,
        )

    def cloth(self, shape: str | Polygon, ink: Ink, *, line: bool = True) -> None:
        """Fill a shape as far as the band and the frame."""
        self._cloth(flatten(shape) if isinstance(shape, str) else [shape], ink, line=line)

    def pattern(self, cloth: str, tiles: Iterable[Polygon], ink: Ink) -> None:
        """Print convex tiles on a piece of cloth."""
        tiles = list(tiles)
        pieces = (common(piece, tile) for piece in flatten(cloth) for tile in tiles)
        self._cloth(pieces, ink, line=False)

    def stroke(self, d: str, width: float = 1.8, ink: Ink = "ink") -> None:
        """Draw a line with round ends."""
        self.svg += path(
            compact(d),
            fill="none",
            stroke=self._color(ink),
            stroke_width=width,
            stroke_linecap="round",
        )

    def dots(self, points: Iterable[Point], radius: float, ink: Ink, *, line: bool = False) -> None:
        """Draw equal dots."""
        self.shape("".join(circle(x, y, radius) for x, y in points), ink, line=line)

    def diamonds(
        self, tops: Iterable[Point], width: float, height: float, ink: Ink, *, line: bool = False
    ) -> None:
        """Draw equal diamonds that hang from those points."""
        a, b = number(width / 2), number(height / 2)
        d = "".join(f"M{x} {y}l{a} {b}l-{a} {b}l-{a}-{b}Z" for x, y in tops)
        self.shape(d, ink, line=line)

    @contextmanager
    def moved(self, transform: str) -> Iterator[None]:
        """Draw what is drawn meanwhile under an SVG transform."""
        self.svg += f'<g transform="{transform}">'
        yield
        self.svg += "</g>"

    def _cloth(self, pieces: Iterable[Polygon], ink: Ink, *, line: bool) -> None:
        d = data(_hem(piece) for piece in pieces)
        if d:
            self.svg += path(d, fill=self._color(ink), stroke=None if line else "none")

    def _color(self, ink: Ink) -> str:
        color: str = getattr(self.palette, ink)
        return color


def _hem(piece: Polygon) -> Polygon:
    """Cut a piece of cloth at the frame and just under the band."""
    for edge in ((-1, 0, -LEFT), (1, 0, RIGHT), (-SLOPE, 1, divider(0) - BAND + 1)):
        if piece:
            piece = cut(piece, *edge)
    return piece


def fist(figure: Figure, hand: Point = HAND) -> None:
    """Draw a hand closed round something upright."""
    x, y = hand
    figure.shape(
        f"M{x - 7} {y - 11}L{x + 6} {y - 11}C{x + 13} {y - 11} {x + 13} {y + 11} {x + 6} {y + 11}"
        f"L{x - 7} {y + 11}C{x - 14} {y + 11} {x - 14} {y - 11} {x - 7} {y - 11}Z",
        "skin",
    )
    figure.stroke(
        f"M{x - 11} {y - 5.5}L{x + 1} {y - 5.5}M{x - 12} {y}L{x + 1} {y}"
        f"M{x - 11} {y + 5.5}L{x + 1} {y + 5.5}",
        1.3,
    )


def sleeve(figure: Figure, main: Ink, cuff: Ink, hand: Point = HAND) -> None:
    """Draw the forearm that rises from the lower right to the hand."""

    def limb(*points: Point) -> Polygon:
        # The first coordinate runs down the arm, which leans by thirty degrees.
        return [(hand[0] + a * 0.5 - b * 0.866, hand[1] + a * 0.866 + b * 0.5) for a, b in points]

    arm = limb((16, -15), (16, 15), (34, 20), (80, 30), (80, -60), (34, -22))
    wrist = limb((8, -13), (8, 13), (12, 15), (20, 16), (20, -16), (12, -15))
    figure.cloth(arm, main)
    figure.cloth(wrist, cuff)


def rolled_hair(figure: Figure, hair: Ink, strand: Ink, width: int) -> None:
    """Draw a roll of hair on each side of the face."""
    for side in (1, -1):
        with figure.moved(f"scale({side} 1)"):
            figure.shape(
                f"M18-30L30-28C{width - 1}-14 {width} 0 {width} 10"
                f"C{width} 20 {width - 2} 28 28 26C22 25 20 20 22 14Z",
                hair,
            )
            figure.stroke("M27-20C31-8 31 4 28 18", 1.4, strand)


def lozenges(x: float, y: float, width: float, height: float) -> Iterator[Polygon]:
    """Yield a field of diamonds, six across and seven rows down, that do not quite touch."""
    for row in range(7):
        for column in range(6):
            middle = x + column * width + (width / 2 if row % 2 else 0), y + row * height / 2
            yield diamond(middle, width * 0.62, height * 0.62)


def diamond(middle: Point, width: float, height: float) -> Polygon:
    """Return a diamond round a point."""
    x, y = middle
    return [(x, y - height / 2), (x + width / 2, y), (x, y + height / 2), (x - width / 2, y)]


def stripes(left: float, right: float, step: float, width: float) -> Iterator[Polygon]:
    """Yield upright stripes."""
    x = left
    while x < right:
        yield [(x, 90), (x + width, 90), (x + width, 240), (x, 240)]
        x += step


def bars(
    top: float,
    bottom: float,
    step: float,
    height: float,
    *,
    fall: float = 0,
    left: float = 0,
    right: float = 250,
) -> Iterator[Polygon]:
    """Yield bars across, which fall by so much from the left to the right."""
    y = top
    while y < bottom:
        yield [(left, y), (right, y + fall), (right, y + height + fall), (left, y + height)]
        y += step


def checks(x: float, y: float, side: float) -> Iterator[Polygon]:
    """Yield every other square of a board."""
    for row in range(6):
        for column in range(9):
            if (row + column) % 2 == 0:
                a, b = x + column * side, y + row * side
                yield [(a, b), (a + side, b), (a + side, b + side), (a, b + side)]
