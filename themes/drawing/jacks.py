"""The four jacks: lance, quill, horn and shield; four hats."""

from typing import NamedTuple

from drawing.figure import (
    CLOAK,
    FACE,
    HAND,
    HEAD,
    Figure,
    bars,
    checks,
    fist,
    lozenges,
    rolled_hair,
    sleeve,
    stripes,
)
from drawing.looks import Ink, Suit
from drawing.svg import circle


class _Dress(NamedTuple):
    cloak: Ink
    doublet: Ink
    cuff: Ink
    hair: Ink
    strand: Ink


_DRESSES: dict[Suit, _Dress] = {
    "spade": _Dress("blue", "red", "gold", "blue", "gold"),
    "heart": _Dress("blue", "gold", "red", "gold", "ink"),
    "diamond": _Dress("red", "blue", "gold", "red", "gold"),
    "club": _Dress("red", "gold", "blue", "blue", "gold"),
}

_DOUBLET = "M114 122L158 122L174 240L92 240Z"


def draw(figure: Figure, suit: Suit) -> None:
    """Draw the jack of that suit."""
    dress = _DRESSES[suit]
    _behind(figure, suit)
    figure.cloth(CLOAK, dress.cloak)
    figure.cloth(_DOUBLET, dress.doublet)
    match suit:
        case "spade":
            figure.pattern(_DOUBLET, stripes(96, 190, 16, 7), "white")
        case "heart":
            figure.pattern(_DOUBLET, bars(130, 260, 16, 8, fall=-40, left=60, right=220), "red")
        case "diamond":
            figure.pattern(_DOUBLET, checks(90, 136, 13), "gold")
        case "club":
            figure.pattern(_DOUBLET, lozenges(98, 150, 20, 24), "blue")
    figure.cloth("M108 116C84 116 60 124 52 146C60 160 84 164 100 156Z", dress.doublet)
    figure.cloth("M164 116C182 116 200 122 208 142C200 158 182 164 170 156Z", dress.doublet)
    figure.stroke(
        "M86 120C78 132 78 146 82 159M70 126C64 136 64 146 67 155M184 121C190 132 192 146 188 158",
        1.6,
        "ink" if dress.doublet == "gold" else "gold",
    )
    if suit != "club":
        sleeve(figure, dress.cloak, dress.cuff, (205, 138) if suit == "diamond" else HAND)
    with figure.moved(HEAD):
        _collar(figure, suit)
        rolled_hair(figure, dress.hair, dress.strand, 36)
        figure.shape(FACE, "skin")
        figure.shape("M-24-30L24-30L24-14C18-22 6-22 0-20C-6-22-18-22-24-14Z", dress.hair)
        _features(figure)
        if suit in ("spade", "club"):
            figure.stroke("M-9 16.5C-6 13.5-2.5 14 0 15.5C2.5 14 6 13.5 9 16.5", 2.2, "blue")
        _hat(figure, suit)
    _holding(figure, suit)


def _behind(figure: Figure, suit: Suit) -> None:
    """Draw what the jack holds, as far as it stands behind his shoulder."""
    match suit:
        case "spade":
            figure.cloth("M201 40L205 40L206 230L200 230Z", "gold")
            figure.shape("M203 16L209 30L203 44L197 30Z", "white")
            figure.shape("M206 48L230 54L218 64L230 76L206 78Z", "red")
        case "heart":
            # A quill: one vane broad and slit, one narrow, and a bare shaft down to the hand.
            figure.shape(
                "M201 118C189 108 185 94 187 82L194 84L187 74C188 54 202 30 226 17"
                "C231 34 229 52 223 68L216 71L221 76C217 92 211 106 204 118Z",
                "white",
            )
            figure.stroke("M200 160C202 118 207 70 224 22", 2.4, "gold")
            figure.stroke("M196 96L203 102M194 62L208 74M203 44L214 54", 1.3)
        case _:
            pass


def _collar(figure: Figure, suit: Suit) -> None:
    if suit in ("spade", "diamond"):
        figure.shape("M-9 28L-9 34L-30 38L-20 56L0 46L20 56L30 38L9 34L9 28Z", "white")
    else:
        figure.shape(
            "M-24 34C-30 36-30 46-24 47C-22 53-12 54-9 49C-6 54 6 54 9 49"
            "C12 54 22 53 24 47C30 46 30 36 24 34Z",
            "white",
        )


def _features(figure: Figure) -> None:
    figure.stroke("M-17-11C-13-13.5-8-13.5-4-11M17-11C13-13.5 8-13.5 4-11", 2.3)
    figure.stroke("M-16.5-2.5C-13-6.5-8-6.5-5-2.5M16.5-2.5C13-6.5 8-6.5 5-2.5")
    figure.dots([(-10.6, -2.4), (10.6, -2.4)], 2.5, "ink")
    figure.stroke("M-2-7C-2 1-3 4-4.5 7.5C-4.5 10-1.5 10.5 1.5 10", 1.7)
    figure.stroke("M-5.5 20.5C-3 22.5 3 22.5 5.5 20.5", 2.2, "red")


def _hat(figure: Figure, suit: Suit) -> None:
    match suit:
        case "spade":
            figure.shape("M24-40C28-60 40-68 54-66C52-50 42-38 28-34Z", "red")
            figure.shape("M-27-34C-32-62 32-62 27-34Z", "blue")
            figure.shape(
                "M-40-38C-20-30 20-30 40-38C42-30 36-24 28-22C12-27-12-27-28-22"
                "C-36-24-42-30-40-38Z",
                "gold",
            )
        case "heart":
            figure.shape(
                "M-28-29C-50-27-53-50-32-60C-8-70 30-62 34-42C34-36 32-32 28-28Z",
                "red",
            )
            figure.stroke("M-22-62C-32-54-35-44-31-34M2-65C-6-58-10-46-8-36", 1.6, "gold")
            figure.shape("M22-38C22-54 34-66 50-68C54-56 46-40 30-30Z", "blue")
            figure.shape("M-28-35C-12-31 12-31 28-35L27-22C12-27-12-27-27-22Z", "gold")
            figure.shape(circle(25, -32, 5), "red")
        case "diamond":
            figure.shape("M10-40C22-62 40-70 56-64C52-44 36-32 18-30Z", "gold")
            figure.shape(
                "M-46-22C-24-36-8-66 16-68C30-60 32-44 30-24C12-30-14-30-46-22Z",
                "blue",
            )
            figure.shape("M-46-22C-16-36 12-36 30-32L29-20C12-27-14-28-46-22Z", "red")
        case "club":
            figure.shape("M24-40C40-38 50-20 46 12L34 6C36-12 32-24 24-28Z", "red")
            figure.shape("M-22-40C-24-62-4-68 4-64C20-70 30-56 22-40Z", "red")
            figure.shape(
                "M-30-22C-40-24-40-44-30-45C-12-49 12-49 30-45C40-44 40-24 30-22"
                "C12-27-12-27-30-22Z",
                "gold",
            )
            figure.stroke("M-18-46L-22-24M0-47L0-26M18-46L22-24", 2, "blue")


def _holding(figure: Figure, suit: Suit) -> None:
    """Draw the hand and what it holds in front of the shoulder."""
    match suit:
        case "diamond":
            figure.shape("M230 58C238 104 218 146 174 146L172 138C194 134 206 104 202 62Z", "gold")
            figure.shape("M199 54C208 48 224 46 233 50L232 62C222 58 209 61 201 66Z", "red")
            figure.shape("M204 90C212 94 222 94 231 89L230 96C222 100 212 100 204 97Z", "red")
            fist(figure, (205, 138))
        case "club":
            figure.cloth(
                "M174 92C188 89 197 84 201 79C205 84 214 89 228 92L228 128"
                "C226 152 214 166 201 174C188 166 176 152 174 128Z",
                "blue",
            )
            figure.shape(
                "M180 98C191 95 198 91 201 88C204 91 211 95 222 98L222 128"
                "C220 148 210 159 201 165C192 159 182 148 180 128Z",
                "red",
            )
            figure.shape(
                circle(201, 110, 9)
                + circle(191, 125, 9)
                + circle(211, 125, 9)
                + "M198 118l-1 10c0 8-1 12-5 16l18 0c-4-4-5-8-5-16l-1-10Z",
                "gold",
                line=False,
            )
            fist(figure, (178, 136))
        case _:
            fist(figure)
