"""What a theme, a card back and a felt are, as values.

Anyone's plugin makes them, so a type annotation here is a promise nobody has kept yet:
`flaw` names the first field that cannot be used. Most are named tuples, which a start of the
game makes in a seventh of the time of a dataclass.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple, Protocol

Names = Mapping[str, str]
"""The name in each language: `{"en": "Green", "he": "ירוק"}`; English is never missing."""

Picture = str | Path
"""The text of an SVG file, or the path of a file: `.svg`, or a bitmap Qt can read."""


class FaceSource(Protocol):
    """Where the pictures of a theme come from.

    Elements are named as in the free KDE decks: `1_club`, `10_heart`, `jack_spade`,
    `queen_diamond`, `king_club`. Beside the cards a source may have glyphs for the empty
    places, black on nothing: `foundation_spade` and so on, `stock_redeal`, `column`.
    """

    def find(self, element: str) -> Picture | None:
        """Return the picture of that element, or None if there is none."""


class Palette(NamedTuple):
    """The colours of a card that has to be drawn plainly, as `#rrggbb`."""

    paper: str = "#fffdf8"
    edge: str = "#b9b2a4"
    black: str = "#161b2c"
    red: str = "#c81f2c"


_CLASSIC = Palette()


@dataclass(frozen=True)
class Theme:
    """The faces of all cards, and the back and felt that go with them."""

    id: str
    names: Names
    author: str
    licence: str
    faces: FaceSource
    back: str
    """The id of the card back shown when the player has chosen none."""
    felt: str
    """The id of the felt shown when the player has chosen none."""
    palette: Palette = _CLASSIC
    index: float = 0.15
    """How much of a card's height, from its top, shows its rank and suit whole."""


class CardBack(NamedTuple):
    """What a hidden card shows."""

    id: str
    names: Names
    picture: Picture


class Felt(NamedTuple):
    """The cloth of the table; it is woven by the program, not painted in a file."""

    id: str
    names: Names
    color: str
    """`#rrggbb`, at the middle of the table."""
    light: float = 1.0
    """How much brighter the middle is than the corners: 0 is even, 1 is a lamp above it."""
    texture: float = 1.0
    """How much the nap of the cloth shows; 0 is smooth."""


class Fault(Enum):
    """What was wrong; the detail beside it is a field, an element or Python's own words."""

    UNREADABLE = auto()
    """A file is not there or cannot be read."""
    NOT_TOML = auto()
    """The text of a theme.toml is not TOML."""
    BAD_FIELD = auto()
    """A field is missing or cannot be used."""
    RAISED = auto()
    """A plugin's code raised."""
    WRONG_KIND = auto()
    """A plugin gave something that is not what its hook is for."""
    TWICE = auto()
    """The id is taken by one that came earlier."""
    NO_PICTURE = auto()
    """The theme has no picture of a card."""
    BAD_PICTURE = auto()
    """A picture is there but cannot be drawn."""


class ThemeProblem(NamedTuple):
    """Something about a theme that its author should hear of; play goes on without it."""

    source: str
    """The file or the plugin it is about."""
    what: Fault
    detail: str = ""


def name_in(names: Names, language: str) -> str:
    """Return the name in that language, or in its base language, or in English.

    >>> name_in({"en": "Green", "he": "ירוק"}, "he_IL")
    'ירוק'
    >>> name_in({"en": "Green"}, "fr")
    'Green'
    """
    base = re.split("[_-]", language)[0]
    return names.get(language) or names.get(base) or names["en"]


def flaw(value: Theme | CardBack | Felt) -> str | None:
    """Return the name of the first field that cannot be used, or None if all can."""
    fields = {"id": _is_id(value.id), "names": _are_names(value.names)}
    match value:
        case Theme():
            fields |= {
                "author": isinstance(value.author, str),
                "licence": isinstance(value.licence, str),
                "faces": callable(getattr(value.faces, "find", None)),
                "back": _is_id(value.back),
                "felt": _is_id(value.felt),
                "palette": _are_colors(value.palette),
                "index": _is_between(value.index, 0.05, 0.5),
            }
        case CardBack():
            fields["picture"] = isinstance(value.picture, str | Path)
        case Felt():
            fields |= {
                "color": _is_color(value.color),
                "light": _is_between(value.light, 0, 1),
                "texture": _is_between(value.texture, 0, 1),
            }
    return next((name for name, usable in fields.items() if not usable), None)


def _is_id(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("[a-z0-9][a-z0-9_.-]{0,63}", value) is not None


def _is_color(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch("#[0-9a-fA-F]{6}", value) is not None


def _are_colors(value: object) -> bool:
    return isinstance(value, Palette) and all(map(_is_color, value))


def _is_between(value: object, low: float, high: float) -> bool:
    return isinstance(value, int | float) and low <= value <= high


def _are_names(value: object) -> bool:
    return (
        isinstance(value, Mapping)
        and "en" in value
        and all(isinstance(text, str) and text for pair in value.items() for text in pair)
    )
