"""Cut shapes along straight lines: the figures end at the divider, a pattern at its cloth."""

from collections.abc import Iterable
from itertools import pairwise

from drawing.svg import number, numbers, tokens

Point = tuple[float, float]
Polygon = list[Point]

_STEPS = 8


def flatten(d: str) -> list[Polygon]:
    """Return closed path data (M L H V C Q Z, absolute) as polygons."""
    polygons: list[Polygon] = []
    points: Polygon = []
    stream = iter(tokens(d))
    command = ""
    x = y = 0.0
    for token in stream:
        first = token
        if token.isalpha():
            command = token
            if command == "Z":
                polygons.append(points)
                points = []
                continue
            first = next(stream)
        match command:
            case "H":
                x = float(first)
                points.append((x, y))
            case "V":
                y = float(first)
                points.append((x, y))
            case "M" | "L":
                x, y = float(first), float(next(stream))
                if command == "M" and points:
                    polygons.append(points)
                    points = []
                points.append((x, y))
                command = "L"
            case "C" | "Q":
                count = 5 if command == "C" else 3
                rest = [float(first), *(float(next(stream)) for _ in range(count))]
                controls = [(x, y), *zip(rest[::2], rest[1::2], strict=True)]
                points += (bezier(controls, step / _STEPS) for step in range(1, _STEPS + 1))
                x, y = controls[-1]
    if points:
        polygons.append(points)
    return polygons


def bezier(controls: list[Point], along: float) -> Point:
    """Return the point that far along a curve, by halving it again and again."""
    while len(controls) > 1:
        controls = [
            (x0 + (x1 - x0) * along, y0 + (y1 - y0) * along)
            for (x0, y0), (x1, y1) in pairwise(controls)
        ]
    return controls[0]


def cut(polygon: Polygon, a: float, b: float, c: float) -> Polygon:
    """Return the part of the polygon where a·x + b·y ≤ c."""
    kept: Polygon = []
    for (x0, y0), (x1, y1) in pairwise([polygon[-1], *polygon]):
        before, after = a * x0 + b * y0 - c, a * x1 + b * y1 - c
        if (before <= 0) != (after <= 0):
            along = before / (before - after)
            kept.append((x0 + (x1 - x0) * along, y0 + (y1 - y0) * along))
        if after <= 0:
            kept.append((x1, y1))
    return kept


def area(polygon: Polygon) -> float:
    """Return the area, negative if the points run the other way round."""
    pairs = pairwise([polygon[-1], *polygon])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairs) / 2


def common(polygon: Polygon, tile: Polygon) -> Polygon:
    """Return what the polygon and a convex tile have in common."""
    if area(tile) < 0:
        tile = tile[::-1]
    for (x0, y0), (x1, y1) in pairwise([tile[-1], *tile]):
        if not polygon:
            break
        a, b = y1 - y0, x0 - x1
        polygon = cut(polygon, a, b, a * x0 + b * y0)
    return polygon


def data(polygons: Iterable[Polygon]) -> str:
    """Return polygons as path data of short relative lines; specks are left out."""
    text = ""
    for polygon in polygons:
        if len(polygon) < 3 or abs(area(polygon)) < 0.3:
            continue
        # Whole tenths from here on, so that the rounding does not add up along the way.
        corners = [(round(x * 10), round(y * 10)) for x, y in polygon]
        corners = [point for i, point in enumerate(corners) if point != corners[i - 1]]
        text += f"M{number(corners[0][0] / 10)} {number(corners[0][1] / 10)}l"
        steps = (
            (b - a) / 10
            for start, end in pairwise(corners)
            for a, b in zip(start, end, strict=True)
        )
        text += numbers(*steps) + "Z"
    return text
