"""The four queens: fan, harp, rose and goblet; veil, long hair, horned hood and wimple."""

from typing import NamedTuple

from drawing import harp
from drawing.figure import (
    CLOAK,
    HAND,
    HEAD,
    Figure,
    bars,
    fist,
    lozenges,
    sleeve,
    stripes,
)
from drawing.looks import Ink, Suit
from drawing.svg import circle, path


class _Dress(NamedTuple):
    cloak: Ink
    bodice: Ink
    trim: Ink


_DRESSES: dict[Suit, _Dress] = {
    "spade": _Dress("red", "gold", "blue"),
    "heart": _Dress("blue", "gold", "red"),
    "diamond": _Dress("red", "blue", "gold"),
    "club": _Dress("blue", "red", "gold"),
}

_HEM = (
    "M120 119C106 130 74 133 49 143C34 150 24 160 14 180L22 180"
    "C30 164 39 155 51 149C76 139 108 135 122 125ZM152 119"
    "C154 125 164 129 178 132C206 138 228 148 240 160L240 166"
    "C226 154 204 144 178 138C164 135 152 131 150 125Z"
)
_BODICE = "M112 114L160 114L180 240L86 240Z"
_EGG = "M0-32C15-32 22-18 22-3C22 15 11 34 0 34C-11 34-22 15-22-3C-22-18-15-32 0-32Z"

_CALM = "M-17-10.5C-13-14.5-8-14.5-4.5-12M17-10.5C13-14.5 8-14.5 4.5-12"
_LEVEL = "M-17-12.5C-13-14-8-13-4.5-10.5M17-12.5C13-14 8-13 4.5-10.5"
_RAISED = "M-17.5-10.5C-14-16-8-16.5-4.5-13M17.5-10.5C14-16 8-16.5 4.5-13"
_LIPS = "M-6.5 19.5C-4 17-1.5 16.8 0 18C1.5 16.8 4 17 6.5 19.5C3.5 24-3.5 24-6.5 19.5Z"
_SMILE = "M-8 17.8C-4.5 18-1.5 17.4 0 18.4C1.5 17.4 4.5 18 8 17.8C5 24.5-5 24.5-8 17.8Z"
_SMALL = "M-5 19.5C-3 17-1.2 16.8 0 18C1.2 16.8 3 17 5 19.5C3 23.5-3 23.5-5 19.5Z"

# Brows, how far the eyes look aside, and the mouth.
_FACES: dict[Suit, tuple[str, float, str]] = {
    "spade": (_LEVEL, 0, _LIPS),
    "heart": (_RAISED, 0, _SMILE),
    "diamond": (_CALM, 2.6, _LIPS),
    "club": (_CALM, 0, _SMALL),
}


def draw(figure: Figure, suit: Suit) -> None:
    """Draw the queen of that suit."""
    dress = _DRESSES[suit]
    _behind(figure, suit)
    figure.cloth(CLOAK, dress.cloak)
    figure.cloth(_HEM, "gold", line=False)
    figure.cloth(_BODICE, dress.bodice)
    match suit:
        case "spade":
            figure.pattern(_BODICE, lozenges(96, 150, 18, 22), "red")
        case "heart":
            figure.pattern(_BODICE, bars(150, 215, 13, 6), "red")
        case "diamond":
            figure.pattern(_BODICE, lozenges(96, 150, 18, 18), "gold")
        case "club":
            figure.pattern(_BODICE, stripes(92, 186, 15, 6), "gold")
    figure.cloth("M108 116L116 116L96 240L82 240Z", dress.trim)
    figure.cloth("M164 116L156 116L172 240L186 240Z", dress.trim)
    sleeve(figure, dress.bodice, dress.trim, (185, 144) if suit == "heart" else HAND)
    with figure.moved(HEAD):
        _hair(figure, suit)
        _neck(figure, suit)
        figure.shape(_EGG, "skin")
        _parting(figure, suit)
        _features(figure, suit)
        _crown(figure, suit)
    _holding(figure, suit)


def _behind(figure: Figure, suit: Suit) -> None:
    """Draw what lies behind the shoulder: the stem of the rose, the goblet, the veil."""
    match suit:
        case "spade":
            figure.cloth(
                "M136 16C112 18 98 50 96 84C95 108 88 124 78 140L194 140"
                "C184 124 177 108 176 84C174 50 160 18 136 16Z",
                "blue",
            )
        case "diamond":
            figure.cloth("M201 100L205 100L206 230L200 230Z", "blue")
            figure.shape(
                "M204 128C212 112 222 110 230 112C228 124 218 130 204 128Z"
                "M202 118C194 104 184 104 178 108C182 118 192 122 202 118Z",
                "blue",
            )
        case "club":
            figure.shape(
                "M182 66L224 66C224 92 216 106 206 108L206 134L200 134L200 108"
                "C190 106 182 92 182 66Z",
                "gold",
            )
            figure.shape("M184 74L222 74L220 86L186 86Z", "red")
        case "heart":
            pass


def _hair(figure: Figure, suit: Suit) -> None:
    match suit:
        case "spade":
            figure.shape("M-25-24C-31-8-28 18-26 34L26 34C28 18 31-8 25-24Z", "gold")
        case "heart":
            figure.shape(
                "M0-38C-30-40-40-16-37 6C-35 22-46 30-44 46C-42 58-30 62-22 56"
                "L22 56C30 62 42 58 44 46C46 30 35 22 37 6C40-16 30-40 0-38Z",
                "red",
            )
            figure.stroke("M-30-8C-29 12-36 26-34 44M30-8C29 12 36 26 34 44", 1.5, "gold")
        case "diamond":
            figure.shape(
                "M0-36C-26-36-33-16-32 2C-31 20-34 26-26 30L26 30"
                "C34 26 31 20 32 2C33-16 26-36 0-36Z",
                "gold",
            )
        case "club":
            figure.shape(
                "M0-38C-28-38-38-14-36 8C-34 28-42 40-46 52L46 52"
                "C42 40 34 28 36 8C38-14 28-38 0-38Z",
                "white",
            )
            figure.stroke("M-30 14C-30 28-34 38-36 48M30 14C30 28 34 38 36 48", 1.4)


def _neck(figure: Figure, suit: Suit) -> None:
    if suit == "club":
        figure.shape("M-30 38C-18 48 18 48 30 38L36 54C18 64-18 64-36 54Z", "white")
        return
    figure.shape(
        "M-9 26L-9 36C-12 42-20 42-26 44C-20 62 20 62 26 44C20 42 12 42 9 36L9 26Z", "skin"
    )
    pearls = [(-14, 46), (-7.5, 49), (0, 50), (7.5, 49), (14, 46)]
    figure.dots(pearls, 2.5, _DRESSES[suit].cloak)


def _parting(figure: Figure, suit: Suit) -> None:
    """Draw the hair over the brow; the wimple hides it."""
    if suit == "club":
        return
    figure.shape(
        "M0-34C-18-36-26-20-23.5 0C-20-13-12-21 0-26C12-21 20-13 23.5 0C26-20 18-36 0-34Z",
        "red" if suit == "heart" else "gold",
        line=False,
    )
    figure.stroke("M-22.5 1C-20-13-12-21 0-26C12-21 20-13 22.5 1", 1.6)


def _features(figure: Figure, suit: Suit) -> None:
    """Draw the face: proud, smiling, looking aside, or with lowered eyes."""
    brows, glance, mouth = _FACES[suit]
    figure.stroke(brows, 1.7)
    if suit == "club":
        figure.stroke("M-16.5-3.5C-13 .5-8 .5-5.5-3.5M16.5-3.5C13 .5 8 .5 5.5-3.5", 2.2)
        figure.stroke("M-14.5-1L-16 1.5M14.5-1L16 1.5", 1.4)
    else:
        figure.stroke("M-17-2C-13.5-7-8-7-5-2.5M17-2C13.5-7 8-7 5-2.5", 2.2)
        figure.dots([(-10.8 + glance, -2.6), (10.8 + glance, -2.6)], 2.6, "ink")
    figure.stroke("M-1.5-6C-1.5 1-2.5 4-3.5 7C-3.5 9.5-1 10 1.5 9.5", 1.6)
    figure.shape(mouth, "red", line=False)


def _crown(figure: Figure, suit: Suit) -> None:
    match suit:
        case "spade":
            figure.shape(
                "M-27-22L-30-40L-15-36L0-66L15-36L30-40L27-22C12-28-12-28-27-22Z",
                "gold",
            )
            figure.diamonds([(0, -52)], 10, 18, "red", line=True)
        case "heart":
            figure.shape(
                "M-27-28L-34-50L-14-40L0-50L14-40L34-50L27-28C12-33-12-33-27-28Z",
                "gold",
            )
            for x, y in ((-34, -47), (0, -50), (34, -47)):
                figure.shape(f"M{x} {y}c-1-4-9-8-9-13c0-8 8-8 9-2c1-6 9-6 9 2c0 5-8 9-9 13Z", "red")
        case "diamond":
            figure.shape(
                "M-27-22C-42-27-50-46-42-66C-34-56-18-50 0-50C18-50 34-56 42-66"
                "C50-46 42-27 27-22C12-30-12-30-27-22Z",
                "blue",
            )
            figure.diamonds(((-35, -51), (-22, -46), (35, -51), (22, -46)), 9, 14, "gold")
            figure.dots([(-42, -66), (42, -66)], 4, "gold", line=True)
            figure.diamonds([(0, -52)], 16, 26, "red", line=True)
        case "club":
            figure.shape(
                "M-28-26L-34-52L-17-42L-10-56L0-44L10-56L17-42L34-52L28-26C12-32-12-32-28-26Z",
                "gold",
            )
            figure.dots([(-34, -54), (-10, -58), (10, -58), (34, -54)], 4, "blue", line=True)


def _holding(figure: Figure, suit: Suit) -> None:
    """Draw the hand and what it holds in front of the shoulder."""
    match suit:
        case "spade":
            for angle in (-38, -19, 0, 19, 38):
                with figure.moved(f"translate(198 134)rotate({angle})"):
                    figure.shape(
                        "M0 0C-4-18-10-32-9.5-44C-8-54 8-54 9.5-44C10-32 4-18 0 0Z",
                        "gold" if abs(angle) == 19 else "white",
                    )
            figure.dots([(199, 130)], 5.5, "red", line=True)
            fist(figure)
        case "heart":
            place = (0.62, 196, 103)
            figure.svg += path(
                harp.strings(*place),
                fill="none",
                stroke=figure.palette.strings,
                stroke_width=1.1,
            )
            figure.shape(harp.body(*place), "gold", width=1.5)
            fist(figure, (185, 144))
        case "diamond":
            _rose(figure)
            fist(figure)
        case "club":
            figure.shape("M188 128C190 134 198 136 203 136C208 136 216 134 218 128Z", "gold")
            fist(figure, (203, 145))


def _rose(figure: Figure) -> None:
    petals = ((203, 63), (216, 70.5), (216, 85.5), (203, 93), (190, 85.5), (190, 70.5))
    figure.dots(petals, 10.5, "red", line=True)
    figure.shape(circle(203, 78, 13), "red")
    figure.shape(circle(203, 78, 6.5), "gold")
