"""Court cards: the frame, the figure both ways up, and the band between its halves."""

from drawing import jacks, kings, queens
from drawing.figure import BAND, LEFT, LINE, RIGHT, TOP, Figure, divider
from drawing.looks import Look, Rank, Suit
from drawing.signs import OPTICAL, suit
from drawing.svg import number, path, tag

_DRAW = {"jack": jacks.draw, "queen": queens.draw, "king": kings.draw}

# The frame leaves the corner with the index out.
_NOTCH_X, _NOTCH_Y = 84, 58


def court(look: Look, rank_name: Rank, suit_name: Suit) -> str:
    """Draw what is on a court card beside its index."""
    palette = look.palette
    figure = Figure(palette)
    _DRAW[rank_name](figure, suit_name)
    edge = (
        f"M{LEFT} {number(divider(LEFT))}V{_NOTCH_Y}H{_NOTCH_X}V{TOP}H{RIGHT}"
        f"V{number(divider(RIGHT))}"
    )
    half = (
        path(f"{edge}Z", fill=palette.panel)
        + suit(suit_name, 50, 97, 46 * OPTICAL[suit_name], look.suits[suit_name])
        + tag(
            "g",
            figure.svg,
            fill="none",
            stroke=palette.ink,
            stroke_width=LINE,
            stroke_linejoin="round",
        )
        + path(edge, fill="none", stroke=palette.frame, stroke_width=LINE)
    )
    gold_meets_gold = (rank_name, suit_name) == ("king", "diamond")
    band = path(
        f"M{LEFT} {number(divider(LEFT) - BAND)}L{RIGHT} {number(divider(RIGHT) - BAND)}"
        f"V{number(divider(RIGHT) + BAND)}L{LEFT} {number(divider(LEFT) + BAND)}Z",
        fill=palette.blue if gold_meets_gold else palette.gold,
        stroke=palette.ink,
        stroke_width=LINE,
    )
    return half + tag("g", half, transform="rotate(180 125 175)") + band
