"""The four kings: sword, sceptre, axe and orb; each has a beard and a crown of his own."""

from typing import NamedTuple

from drawing.figure import (
    CLOAK,
    FACE,
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
    tunic: Ink
    trim: Ink
    hair: Ink
    strand: Ink
    crown_band: Ink


_DRESSES: dict[Suit, _Dress] = {
    "spade": _Dress("blue", "red", "gold", "blue", "gold", "red"),
    "heart": _Dress("red", "blue", "gold", "gold", "ink", "gold"),
    "diamond": _Dress("gold", "red", "blue", "red", "gold", "blue"),
    "club": _Dress("red", "gold", "blue", "blue", "gold", "red"),
}

_TUNIC = "M116 112L156 112L178 240L88 240Z"


def draw(figure: Figure, suit: Suit) -> None:
    """Draw the king of that suit."""
    dress = _DRESSES[suit]
    _staff(figure, suit)
    figure.cloth(CLOAK, dress.cloak)
    figure.cloth(_TUNIC, dress.tunic)
    match suit:
        case "spade":
            figure.pattern(_TUNIC, lozenges(96, 142, 20, 24), "gold")
        case "heart":
            figure.pattern(_TUNIC, stripes(94, 190, 16, 6), "gold")
        case "diamond":
            figure.pattern(_TUNIC, checks(88, 140, 12), "white")
        case "club":
            figure.pattern(_TUNIC, bars(96, 200, 16, 8, fall=53), "blue")
    figure.cloth("M112 118L119 118L97 240L85 240Z", dress.trim)
    figure.cloth("M160 118L153 118L169 240L181 240Z", dress.trim)
    _ermine(figure)
    sleeve(figure, dress.tunic, dress.trim)
    with figure.moved(HEAD):
        rolled_hair(figure, dress.hair, dress.strand, 38)
        figure.shape(FACE, "skin")
        _beard(figure, suit)
        _mouth(figure, suit)
        _features(figure)
        _crown(figure, suit)
    _hand(figure, suit)


def _staff(figure: Figure, suit: Suit) -> None:
    """Draw what the king holds, as far as it stands behind his shoulder."""
    match suit:
        case "spade":
            figure.shape("M197 136L197 36L203 20L209 36L209 136Z", "white")
            figure.stroke("M203 34L203 136", 1.4)
        case "heart":
            figure.cloth("M200 230L200 60L206 60L206 230Z", "gold")
            figure.shape(
                "M203 60C201 52 183 46 183 32C183 24 189 20 194 20"
                "C199 20 202 23 203 28C204 23 207 20 212 20C217 20 223 24 223 32"
                "C223 46 205 52 203 60Z",
                "red",
            )
            figure.shape("M195 62L211 62L211 69L195 69Z", "gold")
        case "diamond":
            figure.cloth("M200 22L206 22L206 230L200 230Z", "gold")
            figure.shape(
                "M206 36L206 72C214 72 222 80 226 88C232 70 232 42 226 22C222 30 214 36 206 36Z",
                "white",
            )
            figure.shape("M200 44L200 64L186 54Z", "white")
        case "club":
            figure.shape(
                "M200 96L200 82L191 82L191 74L200 74L200 64L208 64L208 74L217 74"
                "L217 82L208 82L208 96Z",
                "gold",
            )


def _ermine(figure: Figure) -> None:
    figure.cloth(
        "M120 108C106 120 82 124 64 129C66 142 72 150 80 156"
        "C100 144 120 140 136 140C152 140 172 144 192 156C200 150 204 142 208 132"
        "C190 124 166 120 152 108Z",
        "white",
    )
    spots = (
        *((82, 137), (98, 131), (96, 142), (112, 133)),
        *((174, 142), (174, 131), (160, 133), (190, 138)),
    )
    tails = "".join(f"M{x} {y - 4}l2.4 8l-4.8 0Z" for x, y in spots)
    figure.shape(tails, "ink", line=False)


def _beard(figure: Figure, suit: Suit) -> None:
    dress = _DRESSES[suit]
    match suit:
        case "spade":
            figure.shape(
                "M-24-12C-23 2-19 10-12 12C-7 13.5-3 11 0 13C3 11 7 13.5 12 12"
                "C19 10 23 2 24-12L27 22C27 44 14 60 0 68C-14 60-27 44-27 22Z",
                dress.hair,
            )
            figure.stroke(
                "M0 30L0 56M-10 30C-10 40-8 46-6 50M10 30C10 40 8 46 6 50", 1.5, dress.strand
            )
        case "heart":
            figure.shape(
                "M-24-10C-23 4-19 10-12 12C-7 13.5-3 11 0 13C3 11 7 13.5 12 12"
                "C19 10 23 4 24-10L27 20C30 36 26 52 14 62C8 58 2 50 0 42"
                "C-2 50-8 58-14 62C-26 52-30 36-27 20Z",
                dress.hair,
            )
            figure.stroke("M-13 30C-16 38-16 46-14 52M13 30C16 38 16 46 14 52", 1.5)
        case "diamond":
            figure.shape(
                "M-24-10C-23 4-19 10-12 12C-7 13.5-3 11 0 13C3 11 7 13.5 12 12"
                "C19 10 23 4 24-10L28 18L24 54L-24 54L-28 18Z",
                dress.hair,
            )
            figure.stroke("M-12 32L-11 54M0 32L0 54M12 32L11 54", 1.5, dress.strand)
        case "club":
            figure.shape(
                "M-24-10C-23 4-19 10-12 12C-7 13.5-3 11 0 13C3 11 7 13.5 12 12"
                "C19 10 23 4 24-10C30 0 32 8 29 16C34 24 30 34 22 35"
                "C22 44 12 50 6 45C3 50-3 50-6 45C-12 50-22 44-22 35"
                "C-30 34-34 24-29 16C-32 8-30 0-24-10Z",
                dress.hair,
            )
            figure.stroke(
                "M-16 26C-14 32-10 32-8 28M8 28C10 32 14 32 16 26M-4 37C-2 40 2 40 4 37",
                1.5,
                dress.strand,
            )


def _mouth(figure: Figure, suit: Suit) -> None:
    """Draw the mouth and the moustache over it."""
    lips: Ink = "skin" if suit == "diamond" else "red"
    figure.shape("M-6.5 21.5C-3 20 3 20 6.5 21.5C4 25.5-4 25.5-6.5 21.5Z", lips, line=False)
    moustache = (
        "M0 12.5C-3 10-8 11-12 15C-15 18-19 17-21 14C-21 21-14 24-9 22"
        "C-4 20.5-2 18 0 17C2 18 4 20.5 9 22C14 24 21 21 21 14C19 17 15 18 12 15"
        "C8 11 3 10 0 12.5Z"
    )
    figure.shape(moustache, _DRESSES[suit].hair)
    figure.stroke(moustache, 1.3, "ink" if suit == "heart" else "skin")


def _features(figure: Figure) -> None:
    figure.stroke("M-18-10.5C-14-14-8-14-4-10.5M18-10.5C14-14 8-14 4-10.5", 3)
    figure.stroke("M-16.5-2.5C-13-6.5-8-6.5-5-2.5M16.5-2.5C13-6.5 8-6.5 5-2.5")
    figure.dots([(-10.5, -2.4), (10.5, -2.4)], 2.5, "ink")
    figure.stroke("M-3-7C-3 0-4 4-6 7.5C-6 10.5-3 11 0 10.5C3 11 6 10.5 6 7.5")


def _crown(figure: Figure, suit: Suit) -> None:
    match suit:
        case "spade":
            figure.shape(
                "M-27-34L-37-57L-22-46L-17-63L-7-47L0-67L7-47L17-63L22-46L37-57L27-34Z",
                "gold",
            )
            tips = [(-37, -58), (-17.5, -64), (0, -68), (17.5, -64), (37, -58)]
            figure.dots(tips, 3.2, "red", line=True)
        case "heart":
            figure.shape("M-26-36C-48-58-18-72 0-58C18-72 48-58 26-36Z", "red")
            figure.shape(
                "M-26-36C-46-56-20-68-4-57L-4-36L4-36L4-57C20-68 46-56 26-36"
                "L20-36C34-52 20-60 9-52L9-36L-9-36L-9-52C-20-60-34-52-20-36Z",
                "gold",
            )
            figure.dots([(0, -63)], 6, "gold", line=True)
        case "diamond":
            figure.shape(
                "M-28-34L-33-64L-19-64L-18-53L-7-53L-7-66L7-66L7-53L18-53L19-64L33-64L28-34Z",
                "gold",
            )
            figure.diamonds(((-25, -61), (0, -63), (25, -61)), 8, 12, "red")
        case "club":
            for x, y in ((-27, -50), (0, -56), (27, -50)):
                leaves = ((x, y - 6), (x - 7, y + 4), (x + 7, y + 4))
                figure.dots(leaves, 6.5, "gold", line=True)
            figure.shape("M-28-34L-30-48L-13-42L0-50L13-42L30-48L28-34Z", "gold")
    figure.shape("M-28-37C-12-34 12-34 28-37L27-25C12-22-12-22-27-25Z", _DRESSES[suit].crown_band)
    figure.diamonds(
        ((-17, -33.5), (0, -33), (17, -33.5)), 8, 8, "red" if suit == "heart" else "gold"
    )


def _hand(figure: Figure, suit: Suit) -> None:
    match suit:
        case "spade":
            figure.shape(
                ("M184 122C190 126 216 126 222 122L222 130C216 134 190 134 184 130Z"), "gold"
            )
            fist(figure)
        case "club":
            figure.shape(circle(204, 117, 22), "gold")
            figure.shape(
                "M182 113C190 118 218 118 226 113L226 121C218 126 190 126 182 121Z", "blue"
            )
            figure.shape(
                "M181 128C184 124 188 126 189 130C194 139 212 139 218 132"
                "C220 128 226 128 226 133C226 146 216 154 206 154"
                "C194 154 184 146 181 128Z",
                "skin",
            )
            figure.stroke("M192 137L190 145M199 140L198 149M207 140L207 149", 1.3)
        case _:
            fist(figure)
