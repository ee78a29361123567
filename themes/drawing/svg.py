"""Write SVG: numbers, tags and path data, short and the same on every machine.

Only plain paths and flat fills are used anywhere: QtSvg is slow at filters and gradients,
and honours neither `symbol` nor the size of a `use`.
"""

import re


def number(value: float) -> str:
    """Return the value to a tenth of a unit, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return the values with the fewest signs between them that keep them apart."""
    text = ""
    for value in map(number, values):
        text += value if not text or value.startswith("-") else f" {value}"
    return text


def tag(name: str, inside: str = "", /, **attributes: str | float | None) -> str:
    """Return an element; an attribute that is None is left out.

    >>> tag("path", d="M0 0", stroke_width=1.5, fill=None)
    '<path d="M0 0" stroke-width="1.5"/>'
    """
    opening = name
    for key, value in attributes.items():
        if value is not None:
            text = value if isinstance(value, str) else number(value)
            opening += f' {key.replace("_", "-")}="{text}"'
    return f"<{opening}>{inside}</{name}>" if inside else f"<{opening}/>"


def path(d: str, **attributes: str | float | None) -> str:
    """Return a path element."""
    return tag("path", **attributes, d=d)


def document(inside: str, width: int = 250, height: int = 350) -> str:
    """Return a whole file; a card unless its size is given."""
    root = tag(
        "svg",
        inside,
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {width} {height}",
    )
    return root + "\n"


def tokens(d: str) -> list[str]:
    """Split path data into its letters and numbers."""
    return re.findall(r"[A-Za-z]|-?\d*\.?\d+", d)


def compact(d: str) -> str:
    """Return the same path data, written as short as tenths of a unit allow."""
    text = ""
    for token in tokens(d):
        if token.isalpha():
            text += token
            continue
        value = number(float(token))
        if text[-1:].isdigit() and not value.startswith("-"):
            text += " "
        text += value
    return text


def circle(x: float, y: float, radius: float) -> str:
    """Return a circle as path data, so that several can share one path."""
    start, across = numbers(x - radius, y), number(2 * radius)
    arc = f"a{numbers(radius, radius)} 0 1 0 "
    return f"M{start}{arc}{across} 0{arc}-{across} 0Z"
