"""A game folded into a line of JSON, from which it is resumed without playing all of it again.

A snapshot is a short cut and nothing more: the actions beside it say the same.
"""

import json

from easyharp_qt.engine.cards import ALL_CARDS
from easyharp_qt.engine.history import Game, Snapshot, State, unfold
from easyharp_qt.engine.position import Pile, PileId, Position


def write_snapshot(snapshot: Snapshot) -> str:
    """Return the text of a snapshot."""
    position, score = snapshot.base
    return json.dumps(
        {
            "deal": snapshot.deal_number,
            "score": score,
            # The text form of a position does not tell equal cards apart, which the table does.
            "piles": [
                [pile.hidden, *(card.ordinal for card in pile.cards)] for pile in position.piles
            ],
            "steps": snapshot.steps,
            "done": snapshot.done,
            "moves": snapshot.move_count,
        },
        separators=(",", ":"),
    )


def read_snapshot(text: str, deal_number: int) -> Game | None:
    """Return the game of a snapshot; None if it is damaged, or of another deal."""
    try:
        stored = json.loads(text)
        piles = stored["piles"]
        if stored["deal"] != deal_number or len(piles) != len(PileId):
            return None
        if sorted(i for pile in piles for i in pile[1:]) != list(range(len(ALL_CARDS))):
            return None
        position = Position(
            tuple(Pile(tuple(ALL_CARDS[i] for i in pile[1:]), pile[0]) for pile in piles)
        )
        return unfold(
            Snapshot(
                deal_number,
                State(position, stored["score"]),
                tuple(stored["steps"]),
                stored["done"],
                stored["moves"],
            )
        )
    except (AttributeError, LookupError, TypeError, ValueError):
        return None
