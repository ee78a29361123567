"""Turn a deal number into the opening position.

The same number gives the same deal on every machine and in every release: saved games
and the daily deal rest on it, so the generator is ours and its deals are pinned by tests.
"""

import re
from collections.abc import Callable, Iterator
from datetime import date
from enum import Enum, auto

from easyharp_qt.engine.cards import ALL_CARDS, Card
from easyharp_qt.engine.position import COLUMNS, STOCK, Pile, Position

HIGHEST_DEAL = 999_999
PROVED_LOST = frozenset({89_723, 304_410, 683_024})
"""Deals that no play can win: never offered unasked. Frozen with EH1 at the first release."""

_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_PREFIX = "EH1-N-"
_DIGITS = 7
_EPOCH = date(1970, 1, 1)
# Text copied out of a right-to-left window brings its invisible direction marks along.
_MARKS = dict.fromkeys((0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_NUMBER = re.compile(r"[0-9]+|[0-9]{1,3}(?:[ ,\u00a0\u2009\u202f][0-9]{3})+")
_DASH = r"[-\u05be\u2010-\u2015\u2212\ufe58\ufe63\uff0d]?"
# ASCII, because Unicode would take a long s for an S.
_CODE = re.compile(rf"EH1{_DASH}N{_DASH}(.*)", re.ASCII | re.DOTALL | re.IGNORECASE)


class DealProblem(Enum):
    """What is wrong with a text that should name a deal."""

    NOTHING = auto()
    OUT_OF_RANGE = auto()
    CODE_LENGTH = auto()
    CODE_LETTER = auto()
    NO_DEAL = auto()


class BadDeal(ValueError):
    """A text or number that names no deal; *problem* says in which way."""

    def __init__(self, text: str, problem: DealProblem) -> None:
        super().__init__(
            f"{text!r} is no deal ({problem.name}); expected a number from 1 to {HIGHEST_DEAL} "
            f"or a code such as {_PREFIX}AAAAAAF"
        )
        self.text = text
        self.problem = problem


def deal(number: int) -> Position:
    """Return the opening position of deal *number*, 1 … 999 999; BadDeal otherwise."""
    cards = deal_cards(number)
    columns: list[list[Card]] = [[] for _ in COLUMNS]
    dealt = 0
    for row in range(len(COLUMNS)):
        for pile in columns[row:]:
            pile.append(cards[dealt])
            dealt += 1
    stock = cards[dealt:]
    return Position().with_piles(
        (
            (STOCK, Pile(stock[::-1], len(stock))),
            *(
                (pile_id, Pile(tuple(pile), len(pile) - 1))
                for pile_id, pile in zip(COLUMNS, columns, strict=True)
            ),
        )
    )


def deal_cards(number: int) -> tuple[Card, ...]:
    """Return the 104 cards of deal *number* in dealing order; BadDeal if there is none."""
    _require(number)
    cards = list(ALL_CARDS)
    random = _split_mix_64(number)
    for i in range(len(cards) - 1, 0, -1):
        j = _below(random, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


def deal_code(number: int) -> str:
    """Return the code of a deal; BadDeal if there is none.

    >>> deal_code(5)
    'EH1-N-AAAAAAF'
    """
    _require(number)
    digits = (number >> 5 * place & 31 for place in reversed(range(_DIGITS)))
    return _PREFIX + "".join(_ALPHABET[digit] for digit in digits)


def parse_deal(text: str) -> int:
    """Return the number of the deal that a number or a code names; BadDeal otherwise.

    Digits may be grouped by spaces or commas; a code may be in small letters and have other
    dashes or none.

    >>> parse_deal("999 999"), parse_deal(" eh1naaaaaaf ")
    (999999, 5)
    """
    plain = text.translate(_MARKS).strip()
    if not plain:
        raise BadDeal(text, DealProblem.NOTHING)
    if _NUMBER.fullmatch(plain):
        digits = re.sub("[^0-9]", "", plain).lstrip("0")
        # A long run of digits is not worth converting: int() itself refuses thousands of them.
        if not 1 <= len(digits) <= len(str(HIGHEST_DEAL)):
            raise BadDeal(text, DealProblem.OUT_OF_RANGE)
        return int(digits)
    code = _CODE.fullmatch(plain)
    if code is None:
        raise BadDeal(text, DealProblem.NO_DEAL)
    digits = code.group(1)
    if not re.fullmatch("[A-Za-z2-7]*", digits):
        raise BadDeal(text, DealProblem.CODE_LETTER)
    if len(digits) != _DIGITS:
        raise BadDeal(text, DealProblem.CODE_LENGTH)
    number = 0
    for digit in digits.upper():
        number = number << 5 | _ALPHABET.index(digit)
    if not 1 <= number <= HIGHEST_DEAL:
        raise BadDeal(text, DealProblem.OUT_OF_RANGE)
    return number


def daily_number(day: date) -> int:
    """Return the number of the daily deal: the same for everyone on that calendar date."""
    random = _split_mix_64((day - _EPOCH).days)
    return new_number(lambda bound: _below(random, bound))


def new_number(below: Callable[[int], int]) -> int:
    """Return a deal number, uniform over all that are not proved lost.

    *below(n)* must give 0 … n-1, each as likely; the chance comes from outside.
    """
    while True:
        number = 1 + below(HIGHEST_DEAL)
        if number not in PROVED_LOST:
            return number


def _require(number: int) -> None:
    if not 1 <= number <= HIGHEST_DEAL:
        raise BadDeal(str(number), DealProblem.OUT_OF_RANGE)


def _split_mix_64(state: int) -> Iterator[int]:
    # Steele, Lea, Flood: Fast splittable pseudorandom number generators (2014).
    mask = (1 << 64) - 1
    while True:
        state = state + 0x9E3779B97F4A7C15 & mask
        z = state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & mask
        z = (z ^ z >> 27) * 0x94D049BB133111EB & mask
        yield z ^ z >> 31


def _below(random: Iterator[int], bound: int) -> int:
    # Outputs past the last whole multiple of the bound would favour small results.
    limit = (1 << 64) - (1 << 64) % bound
    output = next(random)
    while output >= limit:
        output = next(random)
    return output % bound
