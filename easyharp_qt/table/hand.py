"""The hand over the table: what a press, a drag, a click and a double click mean.

It knows positions and the settled places of cards, never cards in flight: what a person aims
at is where a card belongs, not where it is seen for a fifth of a second. Everything ends in
the model; a refusal and a move are told to the table by the model, not from here.
"""

from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF

from easyharp_qt.engine.cards import Card
from easyharp_qt.engine.position import COLUMNS, FOUNDATIONS, STOCK, PileId, Position, Role
from easyharp_qt.engine.rules import (
    Move,
    Refused,
    aim,
    check,
    lift,
    own_foundation,
)
from easyharp_qt.model.game import GameModel
from easyharp_qt.table.layout import Layout, Rect

_ENOUGH = 0.2
"""The share of the dragged card's area that must lie over a pile."""


class Table(Protocol):
    """What the hand needs of the table."""

    @property
    def layout(self) -> Layout:
        """Where every card belongs."""

    def take_up(self, cards: tuple[Card, ...], grabbed: QPointF, legal: dict[PileId, Rect]) -> None:
        """Show cards as held and their legal piles ringed."""

    def carry(self, pointer: QPointF, receiver: PileId | None) -> None:
        """Show the held cards under the pointer, and the pile that will receive them lit."""

    def put_down(self) -> None:
        """Show no card as held any more; where the cards go is shown next."""

    def glide_home(self) -> None:
        """Show the position again."""


class _Spot(NamedTuple):
    pile: PileId
    card: int | None
    """Which card from the pile's bottom, 0 the lowest; None for an empty place."""


class _Press(NamedTuple):
    point: QPointF
    spot: _Spot | None
    is_second: bool
    """The second press of a double click."""


class _Drag(NamedTuple):
    pile: PileId
    cards: int
    """How many cards are held."""
    grip: QPointF
    """From the head card's corner to the pointer."""
    legal: dict[PileId, Rect]
    held: Rect | None = None
    """Where the head card is; None while the pointer is outside the table."""
    receiver: PileId | None = None


class Hand:
    """Turns pointer events into requests; at most one press and one drag at a time."""

    def __init__(self, model: GameModel, table: Table, drag_distance: int) -> None:
        self._model = model
        self._table = table
        self._drag_distance = drag_distance
        self.double_click = True
        """The setting: off, every click is just a click."""
        self._press: _Press | None = None
        self._drag: _Drag | None = None
        # The first click of a possible double click: its card, and whether it sent it away.
        self._first: tuple[Card, bool] | None = None

    @property
    def is_dragging(self) -> bool:
        """Say whether cards are held."""
        return self._drag is not None

    def press(self, point: QPointF, *, is_second: bool = False) -> None:
        """Take a press of the left button; what it means shows later."""
        if self._drag is None:
            self._press = _Press(point, self._spot(point), is_second)

    def move(self, point: QPointF) -> None:
        """Follow the pointer; past the drag distance a press takes up its cards."""
        if self._drag is not None:
            self._carry(point)
        elif self._press is not None:
            way = point - self._press.point
            if max(abs(way.x()), abs(way.y())) >= self._drag_distance:
                self._begin(point)

    def release(self, point: QPointF) -> None:
        """End a drag or a click."""
        # A busy machine may tell the pointer's last stretch by its release alone.
        self.move(point)
        if self._drag is not None:
            self._drop()
            return
        press, self._press = self._press, None
        if press is None or press.spot is None:
            self._first = None
        elif press.spot.pile is STOCK:
            # The stock is a button: it counts wherever on it the press ends.
            self._first = None
            released_on = self._spot(point)
            if released_on is not None and released_on.pile is STOCK:
                self._model.tap_stock()
        elif press.spot.card is None or press.spot.pile.role is Role.FOUNDATION:
            self._first = None
        else:
            self._click(press.spot.pile, press.spot.card, is_second=press.is_second)

    def cancel(self) -> None:
        """Let go: held cards glide home, a press means nothing any more."""
        was_dragging = self._drag is not None
        self.forget()
        if was_dragging:
            self._table.glide_home()

    def forget(self) -> None:
        """Let go because the position has changed; the table shows it anyway."""
        self._press = None
        self._first = None
        if self._drag is not None:
            self._drag = None
            self._table.put_down()

    def _spot(self, point: QPointF) -> _Spot | None:
        found = self._table.layout.pile_at(self._model.position, point.x(), point.y())
        return None if found is None else _Spot(*found)

    def _click(self, pile: PileId, index: int, *, is_second: bool) -> None:
        position = self._model.position
        card = position.piles[pile].cards[index]
        first, self._first = self._first, None
        if is_second and self.double_click and first is not None:
            first_card, was_sent_away = first
            if was_sent_away:
                # The two clicks are one gesture, and what it was about is gone.
                return
            if first_card == card:
                self._model.double_click(pile, index)
                return
        lifted = lift(position, pile, index)
        is_sent_away = False
        if isinstance(lifted, Refused):
            if index >= position.piles[pile].hidden:
                self._model.refuse(lifted)
        elif lifted == 1:
            own = own_foundation(position, card)
            if own is not None:
                is_sent_away = self._model.request(Move(pile, own))
        self._first = (card, is_sent_away)

    def _begin(self, point: QPointF) -> None:
        press, self._press = self._press, None
        assert press is not None
        self._first = None
        spot = press.spot
        if spot is None or spot.card is None or self._model.is_won:
            return
        if spot.pile is STOCK:
            # Not to be dragged, and a shaky press on it is still a press.
            self._press = press
            return
        position = self._model.position
        count = lift(position, spot.pile, spot.card)
        if isinstance(count, Refused):
            self._model.refuse(count)
            return
        pile = position.piles[spot.pile]
        pose = self._table.layout.poses(position)[pile.cards[spot.card]]
        legal = {target: self._area(target) for target in legal_targets(position, spot.pile, count)}
        self._drag = _Drag(spot.pile, count, press.point - QPointF(pose.x, pose.y), legal)
        self._table.take_up(pile.cards[-count:], self._drag.grip, legal)
        self._carry(point)

    def _area(self, target: PileId) -> Rect:
        layout = self._table.layout
        if target.role is Role.FOUNDATION:
            # A card let go anywhere over the foundations finds its own.
            return layout.foundation_area
        return layout.bounds(self._model.position, target)

    def _carry(self, point: QPointF) -> None:
        drag = self._drag
        assert drag is not None
        layout = self._table.layout
        held = receiver = None
        if Rect(0, 0, layout.width, layout.height).holds(point.x(), point.y()):
            corner = point - drag.grip
            held = Rect(corner.x(), corner.y(), layout.card_width, layout.card_height)
            receiver = _most_covered(held, drag.legal)
        self._drag = drag._replace(held=held, receiver=receiver)
        self._table.carry(point, receiver)

    def _drop(self) -> None:
        drag, self._drag = self._drag, None
        assert drag is not None
        self._table.put_down()
        target = drag.receiver
        if target is None and drag.held is not None:
            layout, position = self._table.layout, self._model.position
            areas = {pile: layout.bounds(position, pile) for pile in PileId}
            target = _most_covered(drag.held, areas)
        if (
            target is None
            or target is drag.pile
            or not self._model.put(drag.pile, drag.cards, target)
        ):
            self._table.glide_home()


def legal_targets(position: Position, source: PileId, count: int) -> list[PileId]:
    """Return the piles that take these cards."""
    targets = []
    for target in (*FOUNDATIONS, *COLUMNS):
        if target is not source:
            move = aim(position, source, count, target)
            if move.target is target and check(position, move) is None:
                targets.append(target)
    return targets


def _most_covered(held: Rect, areas: dict[PileId, Rect]) -> PileId | None:
    """Return the pile of which the held card covers most, the nearest one among equals."""
    least = _ENOUGH * held.width * held.height

    def rank(pile: PileId) -> tuple[float, float]:
        area = areas[pile]
        across = area.x + area.width / 2 - held.x - held.width / 2
        down = area.y + area.height / 2 - held.y - held.height / 2
        return held.overlap(area), -(across * across + down * down)

    covered = [pile for pile in areas if held.overlap(areas[pile]) >= least]
    return max(covered, key=rank, default=None)
