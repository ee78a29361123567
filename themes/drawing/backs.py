"""The card backs: a harp in a woven border, a lattice, waves, and strings that sound."""

import math

from drawing import harp
from drawing.card import paper
from drawing.looks import Palette
from drawing.svg import circle, number, numbers, path, tag


def harp_back(palette: Palette) -> str:
    """Draw the default back."""
    ground, cream, gold, dark = "#1f2f5e", "#f4e9d2", "#e9b44a", "#18244a"
    studs = ""
    for row in range(14):
        for column in range(9):
            x, y = 37 + 22 * column + (11 if row % 2 else 0), 37 + 21.2 * row
            beside_oval = ((x - 125) / 72) ** 2 + ((y - 175) / 100) ** 2 > 1.06
            if 44 < x < 206 and 44 < y < 306 and beside_oval:
                studs += f"M{number(x)} {number(y - 8)}l5 8-5 8-5-8Z"
    place = (0.9, 124, 178)
    return (
        _ground(palette, ground)
        + _woven_border(ground, gold, cream)
        + _rect(37, 3, fill=dark, stroke=gold, stroke_width=1.4)
        + path(studs, fill=ground)
        + _oval(68, 96, fill=ground, stroke=gold, stroke_width=2.4)
        + _oval(62.5, 90, fill="none", stroke=cream, stroke_width=1)
        + path(harp.strings(*place), fill="none", stroke=cream, stroke_width=1.7)
        + path(harp.body(*place), fill=gold)
    )


def lattice_back(palette: Palette) -> str:
    """Draw diamonds in red and cream, every other one with a small one in it."""
    ground, cream, dark = "#9c2430", "#f6ead6", "#7d1824"
    across, down = 9, 13
    width, height = 210 / across, 310 / down
    light = shade = ""
    for row in range(down):
        for column in range(across):
            x, y = 20 + width * (column + 0.5), 20 + height * (row + 0.5)
            a, b = width / 2 - 1.5, height / 2 - 1.5
            tile = f"M{numbers(x, y - b)}l{numbers(a, b)}l{numbers(-a, b)}l{numbers(-a, -b)}Z"
            if (row + column) % 2:
                shade += tile
            else:
                light += f"{tile}M{numbers(x, y - 4.5)}l-4 4.5l4 4.5l4-4.5Z"
    return (
        _ground(palette, ground)
        + _rect(14, 4, fill="none", stroke=cream, stroke_width=2)
        + path(light, fill=cream)
        + path(shade, fill=dark)
    )


def waves_back(palette: Palette) -> str:
    """Draw rows of arches, three in each other, like scales or a sea."""
    ground, cream, gold = "#1d5a52", "#f0e6cf", "#dfb257"
    lines = {cream: "", gold: ""}
    radius = 26.25
    for row in range(12):
        y = 20 + radius * (row + 1)
        shifted = row % 2 == 0
        for column in range(5):
            x = 20 + 2 * radius * (column + (0.5 if shifted else 0))
            if x > 231 or (shifted and x + radius > 231):
                continue
            # The rows between begin and end with half an arch.
            start = 270 if not shifted and x < 21 else 180
            end = 270 if not shifted and x > 229 else 360
            for color, reach in ((cream, 22), (gold, 14.5), (cream, 7)):
                lines[color] += (
                    f"M{_on_circle(x, y, reach, start)}A{number(reach)} {number(reach)} 0 0 1 "
                    f"{_on_circle(x, y, reach, end)}"
                )
    return (
        _ground(palette, ground)
        + _rect(14, 4, fill="none", stroke=gold, stroke_width=1.6)
        + "".join(
            path(d, fill="none", stroke=color, stroke_width=2.2) for color, d in lines.items()
        )
    )


def strings_back(palette: Palette) -> str:
    """Draw nine strings, each sounding in as many waves as its place allows."""
    ground, cream, gold = "#2b2f38", "#efe7d6", "#d9a94b"
    drawn = _ground(palette, ground) + _rect(15, 4, fill="none", stroke=gold, stroke_width=1.6)
    for i in range(9):
        x, waves = 37 + 22 * i, 5 - abs(i - 4)
        length = 296 / waves
        color, knots = (cream, gold) if i % 2 == 0 else (gold, cream)
        d = ""
        for first_side in (-1, 1):
            d += f"M{x} 27"
            for wave in range(waves):
                swing = 12 * first_side * (1 if wave % 2 == 0 else -1)
                d += f"c{numbers(swing, length * 0.364, swing, length * 0.636, 0, length)}"
        drawn += path(d, fill="none", stroke=color, stroke_width=1.8)
        dots = (circle(x, 27 + length * wave, 2.6) for wave in range(waves + 1))
        drawn += path("".join(dots), fill=knots)
    return drawn


def _ground(palette: Palette, color: str) -> str:
    """Draw the white rim of the card and the coloured field in it."""
    return paper(palette) + _rect(8, 7, fill=color)


def _rect(inset: int, radius: int, **attributes: str | float) -> str:
    """Draw a rectangle that far inside the card."""
    return tag(
        "rect",
        x=inset,
        y=inset,
        width=250 - 2 * inset,
        height=350 - 2 * inset,
        rx=radius,
        **attributes,
    )


def _oval(across: float, down: float, **attributes: str | float) -> str:
    return tag("ellipse", cx=125, cy=175, rx=across, ry=down, **attributes)


def _on_circle(x: float, y: float, radius: float, degrees: float) -> str:
    angle = math.radians(degrees)
    return f"{number(x + radius * math.cos(angle))} {number(y + radius * math.sin(angle))}"


def _woven_border(ground: str, first: str, second: str) -> str:
    """Draw two strands of half waves that go over and under each other along each side."""
    left, top, right, bottom = 22, 22, 228, 328
    swing, thick = 5.5, 4.2
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    strands = {1: "", -1: ""}
    over = ""
    for i, (x, y) in enumerate(corners):
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[i]
        side = right - left if dx else bottom - top
        count = round(side / 23) * 2
        step = side / count

        def turned(along: float, across: float, dx: int = dx, dy: int = dy) -> tuple[float, float]:
            return along * dx - across * dy, along * dy + across * dx

        for wave in range(count):
            for sign in (1, -1):
                height = sign * swing * (4 / 3 if wave % 2 == 0 else -4 / 3)
                start = f"M{x} {y}" if wave == 0 else ""
                curve = (
                    *turned(step * 0.364, height),
                    *turned(step * 0.636, height),
                    *turned(step, 0),
                )
                strands[sign] += f"{start}c{numbers(*curve)}"
            if wave and wave % 2 == 0:
                # The first strand comes back over the second at every other crossing.
                a, b = turned(step * (wave - 0.3), -swing * 0.8)
                over += f"M{numbers(x + a, y + b)}l{numbers(*turned(0.6 * step, 1.6 * swing))}"
    lines = path(strands[1], stroke=first)
    for color, d in ((second, strands[-1]), (first, over)):
        lines += path(d, stroke=ground, stroke_width=thick + 3) + path(d, stroke=color)
    drawn = tag("g", lines, fill="none", stroke_width=thick)
    for x, y in corners:
        drawn += tag(
            "rect",
            x=x - 8,
            y=y - 8,
            width=16,
            height=16,
            fill=ground,
            stroke=first,
            stroke_width=2,
        ) + path(f"M{x} {y - 5}l5 5l-5 5l-5-5Z", fill=second)
    return drawn
