"""What another deck of the same drawings would have otherwise: its colours."""

from dataclasses import dataclass
from typing import Literal

Suit = Literal["club", "diamond", "heart", "spade"]
SUITS: tuple[Suit, ...] = ("club", "diamond", "heart", "spade")

Rank = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"]
RANKS: tuple[Rank, ...] = (
    *("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"),
    *("jack", "queen", "king"),
)

Ink = Literal["ink", "blue", "red", "gold", "skin", "white"]


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a deck; the six inks are those of the court figures."""

    card: str
    edge: str
    panel: str
    frame: str
    ink: str
    blue: str
    red: str
    gold: str
    skin: str
    white: str
    strings: str
    ornament: str
    edge_width: int = 1


LIGHT = Palette(
    card="#fffdf8",
    edge="#b9b2a4",
    panel="#fffaf0",
    frame="#1a2140",
    ink="#1a2140",
    blue="#22305f",
    red="#c5252f",
    gold="#eeb63c",
    skin="#fdebd3",
    white="#ffffff",
    strings="#1a2140",
    ornament="#eeb63c",
)


@dataclass(frozen=True, slots=True)
class Look:
    """How a deck is drawn: its palette, and the colour of each suit."""

    palette: Palette
    suits: dict[Suit, str]


CLASSIC = Look(
    palette=LIGHT,
    suits={"spade": "#161b2c", "club": "#161b2c", "heart": "#c81f2c", "diamond": "#c81f2c"},
)
