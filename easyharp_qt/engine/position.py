"""A position: where every card is at one moment, as a value that never changes.

Undo, the screen, the solver and the records rest on that: whoever holds a position may keep it.
The text form is golden (see ``Position.parse``): saved games, tests and bug reports use it.
"""

import re
from collections.abc import Iterable
from enum import Enum, IntEnum
from typing import NamedTuple

from easyharp_qt.engine.cards import ALL_CARDS, BadCard, Card, Rank, Suit, parse_card


class Role(Enum):
    """What a pile is for."""

    STOCK = "s"
    WASTE = "w"
    FOUNDATION = "f"
    COLUMN = "c"


class PileId(IntEnum):
    """The nineteen piles; the value is the pile's place in ``Position.piles``."""

    role: Role
    """What the pile is for."""
    number: int
    """1 … 9 for a column, 1 … 8 for a foundation, 0 for stock and waste."""

    STOCK = 0
    WASTE = 1
    F1 = 2
    F2 = 3
    F3 = 4
    F4 = 5
    F5 = 6
    F6 = 7
    F7 = 8
    F8 = 9
    C1 = 10
    C2 = 11
    C3 = 12
    C4 = 13
    C5 = 14
    C6 = 15
    C7 = 16
    C8 = 17
    C9 = 18

    def __init__(self, value: int) -> None:
        # Kept rather than worked out: the rules ask for it all the time.
        if value >= 10:
            self.role, self.number = Role.COLUMN, value - 9
        elif value >= 2:
            self.role, self.number = Role.FOUNDATION, value - 1
        else:
            self.role, self.number = Role.WASTE if value else Role.STOCK, 0

    @property
    def suit(self) -> Suit:
        """The suit a foundation is reserved for; other piles have none (ValueError)."""
        if self.role is not Role.FOUNDATION:
            raise ValueError(f"{self.name} is no foundation")
        return Suit((self - PileId.F1) // 2)

    def __str__(self) -> str:
        return self.role.value + (str(self.number) if self.number else "")


STOCK = PileId.STOCK
WASTE = PileId.WASTE
FOUNDATIONS = tuple(PileId(i) for i in range(PileId.F1, PileId.F8 + 1))
COLUMNS = tuple(PileId(i) for i in range(PileId.C1, PileId.C9 + 1))


def foundation(number: int) -> PileId:
    """Return foundation *number*, 1 … 8."""
    return FOUNDATIONS[number - 1]


def column(number: int) -> PileId:
    """Return column *number*, 1 … 9."""
    return COLUMNS[number - 1]


def foundations_of(suit: Suit) -> tuple[PileId, PileId]:
    """Return the two foundations reserved for a suit, the first one first.

    >>> [str(pile) for pile in foundations_of(Suit.HEARTS)]
    ['f3', 'f4']
    """
    return FOUNDATIONS[2 * suit], FOUNDATIONS[2 * suit + 1]


class Pile(NamedTuple):
    """The cards of one place, the top card last; the first *hidden* lie face down."""

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    @property
    def is_empty(self) -> bool:
        """Say whether no card lies here."""
        return not self.cards

    @property
    def top(self) -> Card:
        """The last, uncovered card; an empty pile has none (IndexError)."""
        return self.cards[-1]

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The cards that show their face."""
        return self.cards[self.hidden :]


EMPTY = Pile()


class BadPosition(ValueError):
    """A text that describes no position; *token* is the word at fault."""

    def __init__(self, token: str, expected: str) -> None:
        super().__init__(f"{token!r}: expected {expected}")
        self.token = token
        self.expected = expected


_HEAD = re.compile(r"([swfc])([1-9]?)\s*:(.*)", re.DOTALL)
_COLUMN = re.compile(r"(?:\[([^\[\]]*)\])?([^\[\]]*)")


class Position(NamedTuple):
    """All nineteen piles. Equal positions compare equal, packs included."""

    piles: tuple[Pile, ...] = (EMPTY,) * len(PileId)

    @property
    def stock(self) -> Pile:
        """The face-down pile; its top card is the next to be drawn."""
        return self.piles[0]

    @property
    def waste(self) -> Pile:
        """The turned cards."""
        return self.piles[1]

    @property
    def foundations(self) -> tuple[Pile, ...]:
        """The eight foundations, two per suit."""
        return self.piles[2:10]

    @property
    def columns(self) -> tuple[Pile, ...]:
        """The nine columns."""
        return self.piles[10:]

    def where(self, card: Card) -> tuple[PileId, int]:
        """Return the pile of a card and its place there from 0; ValueError if it is nowhere."""
        for pile_id, pile in zip(PileId, self.piles, strict=True):
            if card in pile.cards:
                return pile_id, pile.cards.index(card)
        raise ValueError(f"{card} is not in this position")

    def with_piles(self, changed: Iterable[tuple[PileId, Pile]]) -> "Position":
        """Return the position in which some piles are replaced."""
        piles = list(self.piles)
        for pile_id, pile in changed:
            piles[pile_id] = pile
        return Position(tuple(piles))

    @classmethod
    def parse(cls, text: str) -> "Position":
        """Read the text form: piles separated by newlines or " / ", absent ones empty.

        Stock and waste are written from the card drawn first, hidden cards of a column in
        brackets, a foundation as its height. Of two equal cards the first read is pack 0, in
        the order of the text, foundations last. It may hold fewer than 104 cards.

        >>> str(Position.parse("c3: [7D 2C] QH JS / f1: 2"))
        'f1: 2 / c3: [7D 2C] QH JS'
        """
        pack_of: dict[tuple[int, int], int] = {}

        def read(word: str) -> Card:
            try:
                plain = parse_card(word)
            except BadCard:
                raise BadPosition(word, "a card such as QH, TS or 5D") from None
            pack = pack_of.get(plain[:2], 0)
            if pack > 1:
                raise BadPosition(word, "no more than two of a kind")
            pack_of[plain[:2]] = pack + 1
            return ALL_CARDS[pack * 52 + plain.ordinal]

        piles: dict[PileId, Pile] = {}
        heights: dict[PileId, int] = {}
        for part in map(str.strip, re.split(r"\n|/", text)):
            if not part:
                continue
            head = _HEAD.fullmatch(part)
            pile_id = _pile_id(head.group(1), head.group(2)) if head else None
            if head is None or pile_id is None:
                raise BadPosition(part, "a pile such as 's:', 'w:', 'f1:' or 'c9:'")
            if pile_id in piles or pile_id in heights:
                raise BadPosition(str(pile_id), "each pile once")
            body = head.group(3).strip()
            if pile_id.role is Role.FOUNDATION:
                if not re.fullmatch("[0-9]{1,2}", body) or int(body) > Rank.KING:
                    raise BadPosition(body, "the height of a foundation, 0 to 13")
                heights[pile_id] = int(body)
                continue
            hidden: list[Card] = []
            if pile_id.role is Role.COLUMN:
                split = _COLUMN.fullmatch(body)
                if split is None:
                    raise BadPosition(body, "hidden cards in one pair of brackets, in front")
                hidden = [read(word) for word in (split.group(1) or "").split()]
                body = split.group(2)
            cards = (*hidden, *(read(word) for word in body.split()))
            if hidden and len(cards) == len(hidden):
                raise BadPosition(part, "a face-up card after the hidden ones")
            piles[pile_id] = (
                Pile(cards[::-1], len(cards)) if pile_id is STOCK else Pile(cards, len(hidden))
            )
        for pile_id in sorted(heights):
            ranks = list(Rank)[: heights[pile_id]]
            piles[pile_id] = Pile(tuple(read(str(Card(rank, pile_id.suit))) for rank in ranks))
        return cls().with_piles(piles.items())

    def __str__(self) -> str:
        parts = []
        for pile_id, pile in zip(PileId, self.piles, strict=True):
            if pile.is_empty:
                continue
            if pile_id is STOCK:
                body = _words(pile.cards[::-1])
            elif pile_id.role is Role.FOUNDATION:
                body = str(len(pile.cards))
            elif pile.hidden:
                body = f"[{_words(pile.cards[: pile.hidden])}] {_words(pile.face_up)}"
            else:
                body = _words(pile.cards)
            parts.append(f"{pile_id}: {body}")
        return " / ".join(parts)


def _words(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


def _pile_id(letter: str, digit: str) -> PileId | None:
    if letter in "sw":
        return None if digit else (STOCK if letter == "s" else WASTE)
    piles = FOUNDATIONS if letter == "f" else COLUMNS
    return piles[int(digit) - 1] if digit and int(digit) <= len(piles) else None
