"""Play by keyboard: a cursor that walks over the piles, lifts cards and puts them down.

It asks the same questions of the rules as the hand does, and ends in the same requests.
"""

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt

from easyharp_qt.engine.position import COLUMNS, STOCK, PileId, Role
from easyharp_qt.engine.rules import Refused, lift
from easyharp_qt.model.game import GameModel
from easyharp_qt.table.layout import Layout

_WAYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Grip(NamedTuple):
    """Cards held by the keyboard: the last ones of a pile, still lying there."""

    pile: PileId
    cards: int


class Cursor:
    """Where the keyboard points, and what it holds."""

    def __init__(self, model: GameModel, layout: Callable[[], Layout]) -> None:
        self._model = model
        self._layout = layout
        self.pile = COLUMNS[0]
        self._card: int | None = None
        self.is_seen = False
        """Hidden until a key is used, and again when the mouse is."""
        self.grip: Grip | None = None

    @property
    def card(self) -> int | None:
        """Which card of the pile, 0 the lowest; None in an empty place."""
        pile = self._model.position.piles[self.pile]
        if pile.is_empty:
            return None
        top = len(pile.cards) - 1
        if self.pile.role is not Role.COLUMN or self._card is None:
            return top
        # Cards come and go under the cursor: it stays in its pile, on a face-up card.
        return min(max(self._card, pile.hidden), top)

    def hide(self) -> None:
        """Leave the table to the mouse."""
        self.is_seen = False
        self.grip = None

    def let_go(self) -> None:
        """Hold nothing any more; the cards have never left their place."""
        self.grip = None

    def press(self, key: int) -> bool:
        """Obey a key; say whether it was one of the cursor's."""
        number = key - Qt.Key.Key_1
        if key in _WAYS:
            if self.is_seen:
                self._walk(*_WAYS[Qt.Key(key)])
        elif 0 <= number < len(COLUMNS):
            self._point_at(COLUMNS[number])
        elif key == Qt.Key.Key_Space or (key in _ENTER and self.grip is not None):
            if self.is_seen:
                self._lift_or_put()
        elif key in _ENTER:
            if self.is_seen:
                self._send()
        else:
            return False
        # The first key only shows where the cursor is.
        self.is_seen = True
        return True

    def _point_at(self, pile: PileId) -> None:
        self.pile, self._card = pile, None

    def _walk(self, across: int, down: int) -> None:
        cards = self._model.position.piles[self.pile]
        card = self.card
        if down and card is not None and self.pile.role is Role.COLUMN and self.grip is None:
            step = card + down
            if cards.hidden <= step < len(cards.cards):
                self._card = step
                return
        layout = self._layout()
        here = layout.place(self.pile)

        def distance(pile: PileId) -> float | None:
            there = layout.place(pile)
            right, below = there.x - here.x, there.y - here.y
            ahead = right * across + below * down
            aside = abs(right * down) + abs(below * across)
            # Straight ahead counts; a neighbour far aside is in another direction.
            return ahead + 3 * aside if ahead > 1 and aside <= 2 * ahead + here.width else None

        ways = {pile: way for pile in PileId if (way := distance(pile)) is not None}
        if ways:
            self._point_at(min(ways, key=lambda pile: ways[pile]))

    def _lift_or_put(self) -> None:
        grip, self.grip = self.grip, None
        card = self.card
        if grip is not None:
            if grip.pile is not self.pile:
                self._model.put(grip.pile, grip.cards, self.pile)
        elif self.pile is STOCK:
            self._model.tap_stock()
        elif card is not None and not self._model.is_won:
            lifted = lift(self._model.position, self.pile, card)
            if isinstance(lifted, Refused):
                self._model.refuse(lifted)
            else:
                self.grip = Grip(self.pile, lifted)

    def _send(self) -> None:
        if self.pile is STOCK:
            self._model.tap_stock()
        elif self.card is not None and self.pile.role is not Role.FOUNDATION:
            self._model.double_click(self.pile, self.card)
