"""Games as text: written for bug reports and friends, read back and checked move by move.

A record begins with a line ``deal CODE``. ``daily DATE`` says whose daily deal it is, ``moves``
goes on playing, ``#`` begins a comment. Other lines claim something about the position in which
they stand, and are checked: ``score 475 moves 204 stock 26 waste 25 foundations 0,0,…`` (any of
these, and ``won``), ``columns`` with the nine columns, ``legal`` with every legal token.
"""

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from enum import Enum, auto
from typing import NamedTuple

from easyharp_qt.engine.deal import BadDeal, daily_number, deal_code, parse_deal
from easyharp_qt.engine.history import Game
from easyharp_qt.engine.notation import BadToken, token
from easyharp_qt.engine.position import Pile
from easyharp_qt.engine.rules import legal_moves

# Lines of a written record stay short enough to be read and to be mailed.
_TOKENS_A_LINE = 20


class Record(NamedTuple):
    """A game that was read."""

    line: int
    """Where it begins, from 1."""
    game: Game
    """As it is at the end."""
    daily: date | None
    tokens: tuple[str, ...]


class Wrong(Enum):
    """What is wrong with a word of a record."""

    NO_DEAL_YET = auto()
    """The first line is not the one with the deal."""
    UNKNOWN = auto()
    """No line begins with this word, or nothing of this name can be claimed."""
    BAD_DEAL = auto()
    """It names no deal; *cause* says in which way."""
    BAD_DATE = auto()
    """It is no date such as 2026-11-30."""
    BAD_TOKEN = auto()
    """It is no action at all."""
    NOT_LEGAL = auto()
    """The rules do not allow this action here; *cause* is what the rules raised."""
    NOT_TRUE = auto()
    """What is claimed is not so; *expected* is what is."""


class BadRecord(ValueError):
    """A word that keeps a record from being true; *line* counts from 1."""

    def __init__(
        self,
        line: int,
        word: str,
        wrong: Wrong,
        expected: str = "",
        cause: ValueError | None = None,
    ) -> None:
        super().__init__(f"line {line}, {word!r}: {wrong.name} {expected}")
        self.line = line
        self.word = word
        self.wrong = wrong
        self.expected = expected
        self.cause = cause


def read_records(text: str) -> Iterator[Record | BadRecord]:
    """Yield each record of a text, or the first thing that is wrong with it."""
    for lines in _split(text):
        try:
            yield _read(lines)
        except BadRecord as problem:
            yield problem


def write_record(game: Game, tokens: Iterable[str], daily: date | None = None) -> str:
    """Return the text of a game that these tokens made of its deal, and what it comes to."""
    tokens = tuple(tokens)
    lines = [f"deal {deal_code(game.deal_number)}"]
    if daily is not None:
        lines.append(f"daily {daily.isoformat()}")
    lines += (
        " ".join(("moves", *tokens[start : start + _TOKENS_A_LINE]))
        for start in range(0, len(tokens), _TOKENS_A_LINE)
    )
    claims = (f"{name} {tell(game)}" for name, tell in _VALUES.items())
    lines.append(" ".join(claims) + " won" * game.is_won)
    lines.append(f"columns {' / '.join(map(_column, game.state.position.columns))}")
    return "\n".join(lines) + "\n"


def legal_tokens(game: Game) -> list[str]:
    """Return every legal move of a game as a token, sorted; a won game has none."""
    return [] if game.is_won else sorted(map(token, legal_moves(game.state.position)))


_VALUES: dict[str, Callable[[Game], str]] = {
    "score": lambda game: str(game.state.score),
    "moves": lambda game: str(game.move_count),
    "stock": lambda game: str(len(game.state.position.stock.cards)),
    "waste": lambda game: str(len(game.state.position.waste.cards)),
    "foundations": lambda game: ",".join(
        str(len(pile.cards)) for pile in game.state.position.foundations
    ),
}


def _split(text: str) -> Iterator[list[tuple[int, list[str]]]]:
    """Yield the numbered lines of each record, as words; comments and empty lines left out."""
    lines: list[tuple[int, list[str]]] = []
    # Some editors begin a file with a mark that says how it is written.
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        words = line.partition("#")[0].split()
        if not words:
            continue
        if words[0] == "deal" and lines:
            yield lines
            lines = []
        lines.append((number, words))
    if lines:
        yield lines


def _read(lines: list[tuple[int, list[str]]]) -> Record:
    first, (head, *rest) = lines[0]
    if head != "deal":
        raise BadRecord(first, head, Wrong.NO_DEAL_YET)
    try:
        game = Game.start(parse_deal(" ".join(rest)))
    except BadDeal as error:
        raise BadRecord(first, " ".join(rest) or head, Wrong.BAD_DEAL, cause=error) from error
    daily = None
    tokens: list[str] = []
    for number, (head, *rest) in lines[1:]:
        if head == "moves":
            game = _play(game, number, rest)
            tokens += rest
        elif head == "daily":
            daily = _read_daily(game, number, rest)
        elif head == "columns":
            _check_columns(game, number, " ".join(rest))
        elif head == "legal":
            _check_legal(game, number, rest)
        else:
            _check_values(game, number, [head, *rest])
    return Record(first, game, daily, tuple(tokens))


def _play(game: Game, line: int, words: Iterable[str]) -> Game:
    for word in words:
        try:
            game = game.act(word)
        except BadToken as error:
            raise BadRecord(line, word, Wrong.BAD_TOKEN, cause=error) from error
        except ValueError as error:
            raise BadRecord(line, word, Wrong.NOT_LEGAL, cause=error) from error
    return game


def _read_daily(game: Game, line: int, words: list[str]) -> date:
    word = " ".join(words)
    try:
        daily = date.fromisoformat(word)
    except ValueError as error:
        raise BadRecord(line, word or "daily", Wrong.BAD_DATE, cause=error) from error
    number = daily_number(daily)
    if number != game.deal_number:
        raise BadRecord(line, word, Wrong.NOT_TRUE, f"deal {deal_code(number)}")
    return daily


def _check_values(game: Game, line: int, words: list[str]) -> None:
    rest = iter(words)
    for word in rest:
        if word == "won":
            if not game.is_won:
                raise BadRecord(line, word, Wrong.NOT_TRUE, "not won")
        elif word in _VALUES:
            claimed, found = next(rest, ""), _VALUES[word](game)
            if claimed != found:
                raise BadRecord(line, f"{word} {claimed}".strip(), Wrong.NOT_TRUE, found)
        else:
            raise BadRecord(line, word, Wrong.UNKNOWN)


def _check_columns(game: Game, line: int, text: str) -> None:
    claimed = [" ".join(part.split()) for part in text.split("/")]
    found = list(map(_column, game.state.position.columns))
    for number, column in enumerate(found):
        if claimed[number : number + 1] != [column]:
            word = "".join(claimed[number : number + 1])
            raise BadRecord(line, word or "columns", Wrong.NOT_TRUE, column)
    if len(claimed) > len(found):
        raise BadRecord(line, claimed[len(found)], Wrong.NOT_TRUE, f"{len(found)} columns")


def _check_legal(game: Game, line: int, words: list[str]) -> None:
    found = legal_tokens(game)
    if sorted(words) != found:
        odd = [word for word in words if word not in found]
        raise BadRecord(line, (odd or ["legal"])[0], Wrong.NOT_TRUE, " ".join(found))


def _column(pile: Pile) -> str:
    hidden = " ".join(map(str, pile.cards[: pile.hidden]))
    return " ".join((f"[{hidden}]", *map(str, pile.face_up)))
