"""Say where every card belongs: a pure function of the position and of the window's size.

Arrangement and card size depend on the window only, never on the game: they are the largest
whose column of 21 cards (8 hidden, 13 face up) still shows rank and suit of each face-up card
and the last card whole. Every place and pose stands on whole device pixels.
"""

import math
from enum import Enum
from typing import NamedTuple

from easyharp_qt.engine.cards import Card
from easyharp_qt.engine.position import COLUMNS, FOUNDATIONS, STOCK, WASTE, Pile, PileId, Position

_RATIO = 7 / 5
_CORNER = 0.05

# The longest column the rules allow: c9 with all its hidden cards, then king to ace.
_MOST_HIDDEN = 8
_MOST_FACE_UP = 13

# Of a card's height: what a covered card shows where there is room, and a hidden one at least.
_HIDDEN_STEP = 0.09
_FACE_UP_STEP = 0.20
_LEAST_HIDDEN_STEP = 0.03

# Of a card's width, at least: between two places, at a wider gap's every step, at the left and
# right edges, and above and below. Spare width lets the first three grow together.
_GAP = 0.08
_WIDENING = 0.06
_MARGIN = 0.10
_DOWN = 0.10
_MOST_STRETCH = 3.0
_MOST_DOWN = 0.25

# A window too small for any table gets one that is cut off, not an error.
_LEAST_CARD_WIDTH = 8


class Pose(NamedTuple):
    """Where a card lies: its top left corner, its height in the heap, and which face it shows."""

    x: float
    y: float
    z: int
    """No two cards have the same; within a pile it grows towards the top card."""
    face_up: bool


class Rect(NamedTuple):
    """An area of the table, in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first x that is no longer inside."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The first y that is no longer inside."""
        return self.y + self.height

    def holds(self, x: float, y: float) -> bool:
        """Say whether a point lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlap(self, other: "Rect") -> float:
        """Return the area that both cover."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, across) * max(0.0, down)


class Arrangement(Enum):
    """How the ten places stand to the nine columns."""

    ONE_ROW = "one row over the columns"
    TWO_ROWS = "two short rows over the columns, for tall windows"
    BESIDE = "a block beside the columns, for very wide windows"


class Layout(NamedTuple):
    """The table at one window size. Made by ``arrange``; ``poses`` answers for each position."""

    width: int
    height: int
    mirrored: bool
    dpr: float
    arrangement: Arrangement
    card_width: int
    card_height: int
    gap: float
    """Between two neighbouring places."""
    floor: float
    """The y that no card of a column reaches below."""
    least_face_up_step: float
    """How much of a covered face-up card shows in the longest column."""
    places: tuple[Rect, ...]
    """The empty places, by PileId."""

    @property
    def corner_radius(self) -> float:
        """The radius of a card's corners, and of an empty place's."""
        return self.card_width * _CORNER

    @property
    def foundation_area(self) -> Rect:
        """The area of all eight foundations: what is let go over it finds its own."""
        return _around([self.places[pile] for pile in FOUNDATIONS])

    def place(self, pile: PileId) -> Rect:
        """Return where a pile's empty place is drawn."""
        return self.places[pile]

    def reach(self, pile: PileId) -> Rect:
        """Return the area a pile may ever cover: for a column, down to the floor."""
        place = self.places[pile]
        if pile < COLUMNS[0]:
            return place
        return place._replace(height=self.floor - place.y)

    def bounds(self, position: Position, pile: PileId) -> Rect:
        """Return the area of a pile as it lies now, its empty place included."""
        place = self.places[pile]
        tops = self._tops(pile, position.piles[pile])
        return place._replace(height=tops[-1] + self.card_height - place.y) if tops else place

    def poses(self, position: Position) -> dict[Card, Pose]:
        """Return where each card of a position belongs.

        A pile that has not changed gives its cards the same poses, whatever happened elsewhere.
        """
        poses: dict[Card, Pose] = {}
        for pile_id, pile in enumerate(position.piles):
            if not pile.cards:
                continue
            x = self.places[pile_id].x
            hidden = pile.hidden
            # No pile can hold 128 cards, so the numbers of two piles never meet.
            z = pile_id * 128
            for index, (card, y) in enumerate(
                zip(pile.cards, self._tops(pile_id, pile), strict=True)
            ):
                poses[card] = Pose(x, y, z + index, index >= hidden)
        return poses

    def pile_at(self, position: Position, x: float, y: float) -> tuple[PileId, int | None] | None:
        """Return the pile and the card (0 = bottom; None = empty place) that lie at a point."""
        for pile_id in PileId:
            place = self.places[pile_id]
            if not place.x <= x < place.right or y < place.y:
                continue
            pile = position.piles[pile_id]
            tops = self._tops(pile_id, pile) or [place.y]
            if y < tops[-1] + self.card_height:
                if not pile.cards:
                    return pile_id, None
                # The card that begins last at or above the point lies on those below it.
                return pile_id, max(i for i, top in enumerate(tops) if top <= y)
        return None

    def _tops(self, pile_id: int, pile: Pile) -> list[float]:
        y = self.places[pile_id].y
        count = len(pile.cards)
        if pile_id < COLUMNS[0] or count < 2:
            return [y] * count
        # Whole device pixels, shared out in whole numbers: no strip falls below its least.
        dpr = self.dpr
        start = round(y * dpr)
        room = max(0, round(self.floor * dpr) - math.ceil(self.card_height * dpr) - start)
        hidden = min(pile.hidden, count - 1)
        shown = count - 1 - hidden
        height = self.card_height * dpr
        hidden_span = hidden * _step(_HIDDEN_STEP, height)
        least_shown = round(self.least_face_up_step * dpr)
        shown_span = shown * max(least_shown, _step(_FACE_UP_STEP, height))
        if hidden_span + shown_span > room:
            least_hidden_span = hidden * _step(_LEAST_HIDDEN_STEP, height)
            hidden_span = max(least_hidden_span, room - shown_span)
            shown_span = max(shown * least_shown, room - hidden_span)
            if hidden_span + shown_span > room:
                # Longer than the rules allow, or a window too small: squeezed beyond reading.
                hidden_span = hidden_span * room // (hidden_span + shown_span)
                shown_span = room - hidden_span
        tops = [(start + i * hidden_span // hidden) / dpr for i in range(hidden)]
        start += hidden_span
        tops += [(start + i * shown_span // shown) / dpr for i in range(shown)]
        tops.append((start + shown_span) / dpr)
        return tops


def arrange(
    width: int, height: int, *, mirrored: bool = False, index: float = 0.15, dpr: float = 1.0
) -> Layout:
    """Return the table with the largest cards for a window of this size, in logical pixels.

    *index* is the share of a card's height that shows its rank and suit; *dpr* the device
    pixels in a logical one.
    """
    plan, card_width = _PLANS[0], 0
    for candidate in _PLANS:
        largest = _largest_card(candidate, width, height, index, dpr)
        if largest > card_width:
            plan, card_width = candidate, largest
    card_height = _card_height(card_width)
    stretch = min(_MOST_STRETCH, (width - plan.cards * card_width) / (plan.slack * card_width))
    gap = _GAP * stretch * card_width
    widening = _WIDENING * stretch * card_width
    span = plan.cards * card_width + (plan.cards - 1) * gap + plan.widenings * widening
    left = (width - span) / 2
    spare = height - _least_height(plan, card_width, index, dpr)
    down = min(_MOST_DOWN * card_width, _DOWN * card_width + max(0.0, spare) / 8)

    def snap(value: float) -> float:
        return math.floor(value * dpr + 0.5) / dpr

    def place(x: float, row: int) -> Rect:
        x = snap(x)
        # Snapped before it is mirrored, or two halves would both be rounded to the same side.
        x = snap(width - x - card_width) if mirrored else x
        return Rect(x, snap(down + row * (card_height + down)), card_width, card_height)

    def spot(column: int, row: int, widenings: int) -> Rect:
        return place(left + column * (card_width + gap) + widenings * widening, row)

    # The columns share the whole width that is theirs, so that their edges and the row's agree.
    first = left + plan.columns_from * (card_width + gap) + plan.columns_widened * widening
    step = (left + span - card_width - first) / (len(COLUMNS) - 1)
    return Layout(
        width,
        height,
        mirrored,
        dpr,
        plan.arrangement,
        card_width,
        card_height,
        gap,
        math.floor((height - down) * dpr) / dpr,
        _step(index, card_height * dpr) / dpr,
        (
            *(spot(*plan.spots[pile]) for pile in (STOCK, WASTE, *FOUNDATIONS)),
            *(place(first + i * step, plan.rows_above) for i in range(len(COLUMNS))),
        ),
    )


class _Plan(NamedTuple):
    # A grid of card places; a widening is a step by which a gap is wider than the others.
    arrangement: Arrangement
    cards: int
    """How many cards stand side by side."""
    widenings: int
    rows_above: int
    """Rows over the columns."""
    rows_beside: int
    columns_from: int
    columns_widened: int
    spots: tuple[tuple[int, int, int], ...]
    """Column, row and widenings to the left of stock, waste and foundations, by PileId."""

    @property
    def slack(self) -> float:
        """All that is not card across the table, of a card's width."""
        return (self.cards - 1) * _GAP + self.widenings * _WIDENING + 2 * _MARGIN


_PLANS = (
    _Plan(
        Arrangement.ONE_ROW,
        cards=10,
        widenings=8,
        rows_above=1,
        rows_beside=0,
        columns_from=0,
        columns_widened=0,
        spots=((0, 0, 0), (1, 0, 0), *((2 + i, 0, 5 + i // 2) for i in range(8))),
    ),
    _Plan(
        Arrangement.TWO_ROWS,
        cards=9,
        widenings=0,
        rows_above=2,
        rows_beside=0,
        columns_from=0,
        columns_widened=0,
        spots=((0, 0, 0), (1, 0, 0), *((5 + i // 2, i % 2, 0) for i in range(8))),
    ),
    _Plan(
        Arrangement.BESIDE,
        cards=13,
        widenings=5,
        rows_above=0,
        rows_beside=3,
        columns_from=4,
        columns_widened=5,
        spots=((0, 0, 0), (1, 0, 0), *((i // 2, 1 + i % 2, 0) for i in range(8))),
    ),
)


def _largest_card(plan: _Plan, width: int, height: int, index: float, dpr: float) -> int:
    card_width = int(width / (plan.cards + plan.slack))
    while card_width > _LEAST_CARD_WIDTH:
        excess = _least_height(plan, card_width, index, dpr) - height
        if excess <= 0:
            return card_width
        # Each pixel of width needs some 6 to 11 of height, and whole pixels add up to 21 once:
        # stepping down in proportion passes no size by that would fit.
        card_width -= max(1, int((excess - 21) / 12))
    return _LEAST_CARD_WIDTH


def _least_height(plan: _Plan, card_width: int, index: float, dpr: float) -> float:
    card_height = _card_height(card_width)
    device_height = card_height * dpr
    column = (
        card_height
        + (
            _MOST_HIDDEN * _step(_LEAST_HIDDEN_STEP, device_height)
            + (_MOST_FACE_UP - 1) * _step(index, device_height)
        )
        / dpr
    )
    down = _DOWN * card_width
    above = plan.rows_above * (card_height + down)
    beside = plan.rows_beside * (card_height + down) - down
    # Snapping may move the columns and the floor by less than one device pixel each.
    return 2 * down + max(above + column, beside) + 2 / dpr


def _card_height(card_width: int) -> int:
    return round(card_width * _RATIO)


def _step(share: float, device_height: float) -> int:
    # The tiny allowance keeps 0.15 × 140 at 21 whatever the last binary digit says.
    return math.ceil(share * device_height - 1e-6)


def _around(rects: list[Rect]) -> Rect:
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)
