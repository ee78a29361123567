"""A card: its paper, its index, its pips or its court figure. 250 by 350 units."""

from drawing import courts, harp
from drawing.looks import Look, Palette, Rank, Suit
from drawing.signs import OPTICAL, rank, rank_width, suit, suit_width
from drawing.svg import number, path, tag

WIDTH, HEIGHT = 250, 350
_MIDDLE_X, _MIDDLE_Y = 125, 175
_CORNER = 12.5

_INDEX_HEIGHT = 43.5

# Pips: left, centre or right, and how many of the three steps down.
_PIPS: dict[Rank, str] = {
    "2": "C0 C3",
    "3": "C0 C1.5 C3",
    "4": "L0 R0 L3 R3",
    "5": "L0 R0 L3 R3 C1.5",
    "6": "L0 R0 L1.5 R1.5 L3 R3",
    "7": "L0 R0 L1.5 R1.5 L3 R3 C.75",
    "8": "L0 R0 L1.5 R1.5 L3 R3 C.75 C2.25",
    "9": "L0 R0 L1 R1 L2 R2 L3 R3 C1.5",
    "10": "L0 R0 L1 R1 L2 R2 L3 R3 C.5 C2.5",
}
_SIDES = {"L": -58, "C": 0, "R": 58}


def card(look: Look, rank_name: Rank, suit_name: Suit) -> str:
    """Draw one card."""
    if rank_name == "1":
        middle = _ace(look, suit_name)
    elif rank_name in _PIPS:
        middle = _pips(look, rank_name, suit_name)
    else:
        middle = courts.court(look, rank_name, suit_name)
    return paper(look.palette) + middle + _index(look, rank_name, suit_name)


def paper(palette: Palette) -> str:
    """Draw an empty card."""
    edge = palette.edge_width
    return tag(
        "rect",
        x=edge / 2,
        y=edge / 2,
        width=WIDTH - edge,
        height=HEIGHT - edge,
        rx=_CORNER,
        fill=palette.card,
        stroke=palette.edge,
        stroke_width=edge,
    )


def both_ways(upper: str) -> str:
    """Draw something, and again from the other end of the card."""
    return upper + tag("g", upper, transform=f"rotate(180 {_MIDDLE_X} {_MIDDLE_Y})")


def _index(look: Look, rank_name: Rank, suit_name: Suit) -> str:
    """Draw rank and suit on one line, so that a narrow strip of the card shows both."""
    color = look.suits[suit_name]
    x, y, height = 10, 8.5, _INDEX_HEIGHT
    suit_height = height * 0.86
    gap = height * 0.115
    suit_x = x + rank_width(rank_name, height) + gap + suit_width(suit_name, suit_height) / 2
    return both_ways(
        rank(rank_name, x, y, height, color)
        + suit(suit_name, suit_x, y + height / 2, suit_height, color)
    )


def _pips(look: Look, rank_name: Rank, suit_name: Suit) -> str:
    crowded = rank_name in ("9", "10")
    top, step, height = (96, 52.67, 45.5) if crowded else (98, 51.33, 50)
    drawn = ""
    for pip in _PIPS[rank_name].split():
        row = float(pip[1:])
        turned = row > 1.5
        if crowded and suit_name in ("spade", "club") and row in (1, 2):
            # Foot against foot they look too near.
            row += 0.035 * (2 * row - 3)
        x, y = _MIDDLE_X + _SIDES[pip[0]], top + row * step
        drawn += suit(
            suit_name, x, y, height * OPTICAL[suit_name], look.suits[suit_name], turned=turned
        )
    return drawn


def _ace(look: Look, suit_name: Suit) -> str:
    color = look.suits[suit_name]
    if suit_name != "spade":
        return suit(suit_name, _MIDDLE_X, _MIDDLE_Y, 118 * OPTICAL[suit_name], color)
    ornament = look.palette.ornament
    inner_line = path(
        "M0-48C7-33 43-9 43 15C43 29 33 35.5 23.5 35.5C13 35.5 6 29 0 18"
        "C-6 29-13 35.5-23.5 35.5C-33 35.5-43 29-43 15C-43-9-7-33 0-48Z",
        transform=f"translate({number(_MIDDLE_X)} {number(_MIDDLE_Y)})scale(1.5)",
        fill="none",
        stroke=ornament,
        stroke_width=1.2,
    )
    place = (0.56, _MIDDLE_X - 2, _MIDDLE_Y + 9)
    return (
        suit(suit_name, _MIDDLE_X, _MIDDLE_Y, 176, color)
        + inner_line
        + path(harp.strings(*place), fill="none", stroke=ornament, stroke_width=1.1)
        + path(harp.body(*place), fill=ornament)
    )
