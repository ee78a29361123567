"""Moves as text: the tokens of records, saved games and bug reports. Golden: never change.

``t`` tap the stock, ``wf`` waste to foundation, ``wc4`` waste to column 4, ``c3f`` column 3 to
foundation, ``c3c7`` column to column, ``f5c2`` foundation back to column. A token is read
against a position, which supplies the number of cards and the foundation.
"""

import re

from easyharp_qt.engine.position import STOCK, WASTE, PileId, Position, Role, column, foundation
from easyharp_qt.engine.rules import Move, aim, king_run, tap

_TOKEN = re.compile(r"(w|c[1-9])(f|c[1-9])|(f[1-8])(c[1-9])")


class BadToken(ValueError):
    """A word that is no token at all."""

    def __init__(self, token: str) -> None:
        super().__init__(
            f"{token!r} is no move; expected t, wf, wc4, c3f, c3c7, f5c2, u, r or moves joined by +"
        )
        self.token = token


class NothingToMove(ValueError):
    """A token whose source is empty, or whose source and target are one pile."""

    def __init__(self, token: str) -> None:
        super().__init__(f"{token!r} has nothing to move")
        self.token = token


def parse_move(token: str, position: Position) -> Move:
    """Read one move; whether it is legal is for ``check`` to say.

    Raises BadToken for a word that is no move, NothingToMove where there is no card to move.

    >>> parse_move("c1c2", Position.parse("c1: KS QH")).count
    2
    """
    if token == "t":  # noqa: S105  (a token of the notation, not of a password)
        move = tap(position)
        if move is None:
            raise NothingToMove(token)
        return move
    match = _TOKEN.fullmatch(token)
    if match is None:
        raise BadToken(token)
    source = _pile(match.group(1) or match.group(3))
    goal = match.group(2) or match.group(4)
    pile = position.piles[source]
    if pile.is_empty:
        raise NothingToMove(token)
    if goal == "f":
        return aim(position, source, 1, foundation(1))
    target = _pile(goal)
    if target is source:
        raise NothingToMove(token)
    whole_run = source.role is Role.COLUMN and position.piles[target].is_empty
    return Move(source, target, (king_run(pile) if whole_run else 0) or 1)


def token(move: Move) -> str:
    """Write a move.

    >>> token(Move(column(3), foundation(8)))
    'c3f'
    """
    if STOCK in (move.source, move.target):
        return "t"
    target = "f" if move.target.role is Role.FOUNDATION else str(move.target)
    return f"{move.source}{target}"


def _pile(word: str) -> PileId:
    if word == "w":
        return WASTE
    return (foundation if word[0] == "f" else column)(int(word[1]))
