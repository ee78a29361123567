"""The rules of Easy Harp, once, for mouse, keyboard, hint, solver, replay and record alike.

Every function takes a position and answers a question about it; ``play`` answers with the
next position. What is not legal comes back as ``Refused``: the reason, and the cards it is
about, so that the table can mark them and a sentence can name them.
"""

from collections.abc import Iterator
from enum import Enum, auto
from typing import NamedTuple

from easyharp_qt.engine.cards import Card, Rank
from easyharp_qt.engine.position import (
    COLUMNS,
    EMPTY,
    FOUNDATIONS,
    STOCK,
    WASTE,
    Pile,
    PileId,
    Position,
    Role,
    foundations_of,
)

# Looked up once: on Python 3.11 a member costs as much as a comparison of two cards.
_KING = Rank.KING
_COLUMN = Role.COLUMN
_FOUNDATION = Role.FOUNDATION


class Reason(Enum):
    """Why a move is refused. When several apply, the first in this order counts."""

    HIDDEN_CARD = auto()
    """Cards: the hidden one."""
    ONLY_TOP_CARD = auto()
    """Cards: the one asked for, the one lying on it."""
    NOTHING_ONTO_STOCK_OR_WASTE = auto()
    """Cards: the one asked for."""
    FOUNDATION_ONLY_TO_COLUMN = auto()
    """Cards: the top card of the foundation."""
    ONE_CARD_TO_FOUNDATION = auto()
    """Cards: all that were held."""
    FOUNDATION_NEEDS_RANK = auto()
    """Cards: the one asked for, and the top card of the foundation it waits for, if any."""
    EMPTY_NEEDS_KING = auto()
    """Cards: the one asked for."""
    KING_NEEDS_EMPTY = auto()
    """Cards: the king, the card it was to lie on."""
    WRONG_COLOR = auto()
    """Cards: the one asked for, the card it was to lie on."""
    WRONG_RANK = auto()
    """Cards: the one asked for, the card it was to lie on."""
    NO_PLACE = auto()
    """Cards: the one that was double-clicked."""


class Refused(NamedTuple):
    """A move that the rules do not allow, and the cards that show why."""

    reason: Reason
    cards: tuple[Card, ...]


class Move(NamedTuple):
    """*count* cards from the end of one pile to another.

    A draw is ``Move(STOCK, WASTE)``; putting the waste back, ``Move(WASTE, STOCK, all of it)``.
    """

    source: PileId
    target: PileId
    count: int = 1  # type: ignore[assignment]  # hides tuple.count, which no move needs


class IllegalMove(ValueError):
    """A move that ``check`` refuses was to be played."""

    def __init__(self, move: Move, refusal: Refused) -> None:
        super().__init__(f"{move.source} to {move.target}: {refusal.reason.name}")
        self.move = move
        self.refusal = refusal


def run_length(pile: Pile) -> int:
    """Count the cards at a pile's end that are one ordered run: 0 if empty, else 1 … 13."""
    cards = pile.face_up
    if not cards:
        return 0
    length = 1
    while length < len(cards) and _fits(cards[-length], cards[-length - 1]):
        length += 1
    return length


def king_run(pile: Pile) -> int:
    """Count the cards of the king run at a pile's end, 0 if there is none.

    A lone king is a run too: the rule then needs no special case.
    """
    length = run_length(pile)
    return length if length and pile.cards[-length].rank is _KING else 0


def is_won(position: Position) -> bool:
    """Say whether all 104 cards are on the foundations."""
    return all(len(position.piles[pile].cards) == _KING for pile in FOUNDATIONS)


def lift(position: Position, pile: PileId, index: int) -> int | Refused:
    """Return how many cards a press on that card takes up, or why none.

    *index* counts from 0 at the pile's bottom; IndexError if no card lies there.

    >>> from easyharp_qt.engine.position import column
    >>> lift(Position.parse("c1: KS QH JC / c2:"), column(1), index=1).reason.name
    'ONLY_TOP_CARD'
    """
    cards, hidden = position.piles[pile]
    if not 0 <= index < len(cards):
        raise IndexError(index)
    if index < hidden:
        return Refused(Reason.HIDDEN_CARD, (cards[index],))
    count = len(cards) - index
    if count == 1:
        return 1
    if pile.role is _COLUMN and king_run(position.piles[pile]) == count:
        return count
    return Refused(Reason.ONLY_TOP_CARD, (cards[index], cards[index + 1]))


def own_foundation(position: Position, card: Card) -> PileId | None:
    """Return the foundation that takes this card, the first if two would, or None."""
    for pile_id in foundations_of(card.suit):
        if len(position.piles[pile_id].cards) == card.rank - 1:
            return pile_id
    return None


def aim(position: Position, source: PileId, count: int, target: PileId) -> Move:
    """Return the move meant by letting cards go over a pile.

    A card let go over any foundation means its own; where none takes it, one of its suit,
    so that the refusal is about the suit.
    """
    if target.role is not _FOUNDATION or source.role is _FOUNDATION:
        return Move(source, target, count)
    card = position.piles[source].cards[-count]
    return Move(source, own_foundation(position, card) or foundations_of(card.suit)[0], count)


def tap(position: Position) -> Move | None:
    """Return what a click on the stock does: a draw, a redeal, or nothing."""
    if position.stock.cards:
        return Move(STOCK, WASTE)
    if position.waste.cards:
        return Move(WASTE, STOCK, len(position.waste.cards))
    return None


def check(position: Position, move: Move) -> Refused | None:
    """Return why a move is not legal, or None if it is.

    *count* is literal: the top card alone of a king run may not enter an empty column.
    ValueError if the pile has not that many cards, or source and target are one pile.
    """
    source, target, count = move
    cards = position.piles[source].cards
    if source is target or not 0 < count <= len(cards):
        raise ValueError(f"no such cards to move: {move}")
    if STOCK in (source, target) and move == tap(position):
        return None
    lifted = lift(position, source, len(cards) - count)
    if isinstance(lifted, Refused):
        return lifted
    card = cards[-count]
    if target in (STOCK, WASTE):
        return Refused(Reason.NOTHING_ONTO_STOCK_OR_WASTE, (card,))
    if target.role is _FOUNDATION:
        if source.role is _FOUNDATION:
            return Refused(Reason.FOUNDATION_ONLY_TO_COLUMN, (card,))
        if count > 1:
            return Refused(Reason.ONE_CARD_TO_FOUNDATION, cards[-count:])
        if own_foundation(position, card) is not target:
            return Refused(Reason.FOUNDATION_NEEDS_RANK, (card, *_waited_for(position, card)))
        return None
    pile = position.piles[target]
    if pile.is_empty:
        return None if card.rank is _KING else Refused(Reason.EMPTY_NEEDS_KING, (card,))
    host = pile.top
    if _fits(card, host):
        return None
    if card.rank is _KING:
        return Refused(Reason.KING_NEEDS_EMPTY, (card, host))
    if card.color is host.color:
        return Refused(Reason.WRONG_COLOR, (card, host))
    return Refused(Reason.WRONG_RANK, (card, host))


def play(position: Position, move: Move) -> Position:
    """Return the position after a move; a hidden card that it bares lies face up.

    Raises IllegalMove where ``check`` refuses.
    """
    refusal = check(position, move)
    if refusal is not None:
        raise IllegalMove(move, refusal)
    source, target, count = move
    cards, hidden = position.piles[source]
    moved, left = cards[-count:], cards[:-count]
    goal = position.piles[target]
    if source is STOCK:
        return position.with_piles(
            ((STOCK, Pile(left, len(left))), (WASTE, Pile(goal.cards + moved)))
        )
    if target is STOCK:
        return position.with_piles(((STOCK, Pile(moved[::-1], count)), (WASTE, EMPTY)))
    return position.with_piles(
        (
            (source, Pile(left, min(hidden, max(0, len(left) - 1)))),
            (target, Pile(goal.cards + moved, goal.hidden)),
        )
    )


def points(position: Position, move: Move) -> int:
    """Return the points that a legal move earns in this position: 0, 5, 10 or 15."""
    source, target, count = move
    earned = 0
    if target.role is _FOUNDATION:
        earned = 10
    elif source is WASTE and target is not STOCK:
        earned = 5
    pile = position.piles[source]
    bares = source.role is _COLUMN and 0 < pile.hidden == len(pile.cards) - count
    return earned + 5 * bares


def legal_moves(position: Position) -> Iterator[Move]:
    """Yield every legal move once: tap, then by source (waste, foundations, columns), target."""
    tapped = tap(position)
    if tapped is not None:
        yield tapped
    piles = position.piles
    # Hosts by rank and colour, so that each source looks at none that cannot take it.
    hosts: dict[tuple[int, int], list[PileId]] = {}
    empty: list[PileId] = []
    for target in COLUMNS:
        cards = piles[target].cards
        if cards:
            hosts.setdefault((cards[-1].rank, cards[-1].suit.color), []).append(target)
        else:
            empty.append(target)
    for source in (WASTE, *FOUNDATIONS, *COLUMNS):
        pile = piles[source]
        if not pile.cards:
            continue
        top = pile.cards[-1]
        if source.role is not _FOUNDATION:
            own = own_foundation(position, top)
            if own is not None:
                yield Move(source, own)
        # A card never finds itself here: its host is of another rank.
        targets = [(target, 1) for target in hosts.get((top.rank + 1, 1 - top.suit.color), ())]
        if empty:
            run = king_run(pile) if source.role is _COLUMN else int(top.rank is _KING)
            if run:
                targets += ((target, run) for target in empty)
                targets.sort()
        for target, count in targets:
            yield Move(source, target, count)


def best_move(position: Position, pile: PileId, index: int) -> Move | Refused:
    """Return where a double click sends a card, or why nowhere.

    A foundation first; then the longest column that takes it (most cards, hidden ones too;
    the lowest number among equals); then, for a king, the lowest empty column. A king run
    that fills its column stays, and so does every foundation card.
    """
    count = lift(position, pile, index)
    if isinstance(count, Refused):
        return count
    source = position.piles[pile]
    card = source.cards[index]
    no_place = Refused(Reason.NO_PLACE, (card,))
    if pile.role is _FOUNDATION:
        return no_place
    own = own_foundation(position, card)
    if count == 1 and own is not None:
        return Move(pile, own)
    if card.rank is _KING:
        if pile.role is _COLUMN and count == len(source.cards):
            return no_place
        empty = [target for target in COLUMNS if position.piles[target].is_empty]
        return Move(pile, empty[0], count) if empty else no_place
    hosts = [
        target
        for target in COLUMNS
        if target is not pile
        and not position.piles[target].is_empty
        and _fits(card, position.piles[target].top)
    ]
    if not hosts:
        return no_place
    return Move(pile, max(hosts, key=lambda target: (len(position.piles[target].cards), -target)))


def _fits(card: Card, host: Card) -> bool:
    return card.rank == host.rank - 1 and card.suit.color is not host.suit.color


def _waited_for(position: Position, card: Card) -> tuple[Card, ...]:
    # The foundation that lacks the fewest ranks is the one worth naming.
    below = [
        position.piles[pile_id].cards
        for pile_id in foundations_of(card.suit)
        if len(position.piles[pile_id].cards) < card.rank
    ]
    nearest = max(below, key=len, default=())
    return nearest[-1:]
