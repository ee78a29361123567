"""Cards: the 104 of them, by rank, suit and pack.

The rules never look at the pack. It is there because the table shows 104 different cards,
and each must be the same one from the deal to the win.
"""

from enum import IntEnum
from typing import NamedTuple

_RANK_LETTERS = "?A23456789TJQK"
_SUIT_LETTERS = "SHDC"


class Color(IntEnum):
    """Black or red; columns alternate them."""

    BLACK = 0
    RED = 1


class Suit(IntEnum):
    """The four suits, in the order of the deal and of the foundations."""

    color: Color
    """Spades and clubs are black, hearts and diamonds red."""

    SPADES = 0
    HEARTS = 1
    DIAMONDS = 2
    CLUBS = 3

    def __init__(self, value: int) -> None:
        # Kept rather than worked out: the rules ask for it all the time.
        self.color = Color.RED if value in (1, 2) else Color.BLACK


class Rank(IntEnum):
    """The thirteen ranks, the ace low."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13


class Card(NamedTuple):
    """One of the 104 cards; *pack* 0 or 1 tells the two equal ones apart.

    >>> str(Card(Rank.TEN, Suit.HEARTS))
    'TH'
    """

    rank: Rank
    suit: Suit
    pack: int = 0

    @property
    def color(self) -> Color:
        """The colour of its suit."""
        return self.suit.color

    @property
    def ordinal(self) -> int:
        """Its place in ALL_CARDS, 0 … 103."""
        return self.pack * 52 + self.suit * 13 + self.rank - 1

    def __str__(self) -> str:
        return _RANK_LETTERS[self.rank] + _SUIT_LETTERS[self.suit]


ALL_CARDS: tuple[Card, ...] = tuple(
    Card(rank, suit, pack) for pack in (0, 1) for suit in Suit for rank in Rank
)
"""Both packs in the order from which a deal is shuffled: spades to clubs, ace to king, twice."""


class BadCard(ValueError):
    """A text that names no card."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is no card; expected a rank A 2 … 9 T J Q K and a suit S H D C")
        self.text = text


def parse_card(text: str, pack: int = 0) -> Card:
    """Read a card as it is written in records.

    >>> parse_card("QS").rank.name
    'QUEEN'
    """
    # The letters are checked by hand: str.find would take an empty string for a rank.
    if len(text) != 2 or text[0] not in _RANK_LETTERS[1:] or text[1] not in _SUIT_LETTERS:
        raise BadCard(text)
    rank, suit = _RANK_LETTERS.index(text[0]), _SUIT_LETTERS.index(text[1])
    return ALL_CARDS[pack * 52 + suit * 13 + rank - 1]
