"""A game known to be winnable, token by token, for tests that play it by hand."""

from typing import NamedTuple

from easyharp_qt.engine.deal import parse_deal
from tests.positions import VECTORS


class WonGame(NamedTuple):
    """A deal, what wins it, and what it then has in score and moves."""

    deal_number: int
    tokens: tuple[str, ...]
    score: int
    moves: int


def won_game(place: int = 0) -> WonGame:
    """Return one of the three games that are played to the win."""
    lines = [
        line.split() for line in (VECTORS / "won.txt").read_text().splitlines() if line.strip()
    ]
    words = [line for line in lines if line[0] in ("deal", "moves", "score")]
    deal, moves, score = words[3 * place : 3 * place + 3]
    return WonGame(parse_deal(deal[1]), tuple(moves[1:]), int(score[1]), int(score[3]))
