"""The command `easyharp`: deals, records and the game in progress, without a window.

It never loads Qt, speaks English, and prints to standard output only what was asked for. It ends
with 0, with 1 if something is illegal or invalid, with 2 if something cannot be read or the
command is wrong; then there is one sentence for each on standard error.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any, Never

from easyharp_qt import __version__
from easyharp_qt.engine.deal import (
    HIGHEST_DEAL,
    BadDeal,
    daily_number,
    deal_cards,
    deal_code,
    parse_deal,
)
from easyharp_qt.engine.history import Game, GameIsOver, NothingToRedo, NothingToUndo
from easyharp_qt.engine.notation import NothingToMove
from easyharp_qt.engine.position import Pile, Position
from easyharp_qt.engine.rules import IllegalMove
from easyharp_qt.storage.problems import (
    DamagedGame,
    DamagedLibrary,
    NewerLibrary,
    StorageProblem,
)
from easyharp_qt.storage.records import (
    BadRecord,
    Wrong,
    legal_tokens,
    read_records,
    write_record,
)

# No record is longer; reading stops before a mistaken file fills the memory.
_LONGEST_FILE = 32 << 20

_DEAL = f"a number from 1 to {HIGHEST_DEAL:,} or a code such as {deal_code(5)}"
_CARDS_A_LINE = 13


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code."""
    try:
        wanted = _parser().parse_args(argv)
        code: int = wanted.run(wanted)
        if sys.stdout is not None:  # None if it was closed before we began
            sys.stdout.flush()
    except _Failure as failure:
        _say(failure.sentence)
        return failure.code
    except SystemExit as done:  # argparse has printed the help or the version
        return int(done.code or 0)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read us has had enough. Python would complain once more when it ends.
        _forget_output()
        return 2
    except OSError as error:
        _forget_output()
        _say(f"The output could not be written: {_reason(error)}.")
        return 2
    return code


class _Failure(Exception):
    """The end of the command, said in a sentence."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> Never:
        raise _Failure(2, f"{message[:1].upper()}{message[1:]}; see `{self.prog} --help`.")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="easyharp",
        description="Deals, records and the game in progress of the solitaire Easy Harp.",
        epilog="It ends with 0; with 1 if something is illegal or invalid; with 2 if something "
        "cannot be read or the command is wrong. The game itself is `easyharp-qt`.",
    )
    parser.add_argument("--version", action="version", version=f"Easy Harp {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    deal = commands.add_parser(
        "deal",
        help="show a deal",
        description="Show a deal: its number, its code, its 104 cards in the order in which they "
        "are dealt, and the table. Hidden cards stand in brackets.",
    )
    deal.add_argument("deal", nargs="*", metavar="DEAL", help=_DEAL)
    deal.add_argument(
        "--daily",
        nargs="?",
        const="",
        metavar="DATE",
        help="the daily deal of a date such as 2026-11-30, or of today",
    )
    deal.set_defaults(run=_deal)

    check = commands.add_parser(
        "check",
        help="play records through",
        description="Play every record of some files through, and say where each ends. A record "
        "is a line `deal CODE` and lines `moves TOKENS…`; # begins a comment. Lines such as "
        "`score 120`, `columns …` and `legal …` are claims, and are checked.",
    )
    check.add_argument("files", nargs="+", metavar="FILE", help="a text file; - is standard input")
    check.set_defaults(run=_check)

    game = commands.add_parser(
        "game",
        help="write the game in progress as a record",
        description="Write the game in progress as a record, which `easyharp check` reads. The "
        "library is only looked into, also while the game is running.",
    )
    game.add_argument("--data-dir", type=Path, metavar="DIR", help="the folder of another library")
    game.set_defaults(run=_game)

    for command in (deal, check, game):
        command.add_argument("--json", action="store_true", help="print JSON, one line each")
    return parser


def _deal(wanted: argparse.Namespace) -> int:
    number, day = _wanted_deal(" ".join(wanted.deal), wanted.daily)
    code = deal_code(number)
    cards = [str(card) for card in deal_cards(number)]
    if wanted.json:
        _print_json({"number": number, "code": code, "cards": cards})
        return 0
    print(f"deal {number}   {code}{f'   daily {day}' if day else ''}\n")
    for start in range(0, len(cards), _CARDS_A_LINE):
        print(" ".join(cards[start : start + _CARDS_A_LINE]))
    print(f"\n{_drawn(Game.start(number).state.position)}")
    return 0


def _wanted_deal(text: str, day: str | None) -> tuple[int, date | None]:
    if day is None:
        if not text:
            raise _Failure(2, f"Which deal? Give {_DEAL}, or --daily.")
        try:
            return parse_deal(text), None
        except BadDeal as error:
            raise _Failure(1, _sentence(error)) from error
    if text:
        raise _Failure(2, f"Give either a deal ({_short(text)}) or --daily, not both.")
    try:
        daily = date.fromisoformat(day) if day else date.today()  # noqa: DTZ011  (the player's day)
    except ValueError as error:
        raise _Failure(1, f"{_short(day)} is no date; expected one such as 2026-11-30.") from error
    return daily_number(daily), daily


def _check(wanted: argparse.Namespace) -> int:
    worst = 0
    for name in wanted.files:
        shown = "standard input" if name == "-" else name
        try:
            text = _read(name)
        except _Failure as failure:
            _say(f"{shown}: {failure.sentence}")
            worst = max(worst, failure.code)
            continue
        found = False
        for record in read_records(text):
            found = True
            if isinstance(record, BadRecord):
                worst = max(worst, 1)
                _say(f"{shown}, line {record.line}, {_short(record.word)}: {_fault(record)}")
            elif wanted.json:
                _print_json(_outcome(record.game))
            else:
                print(_told(record.game))
        if not found:
            worst = max(worst, 1)
            _say(f"{shown}: There is no record in it; one begins with a line such as `deal 5`.")
    return worst


def _game(wanted: argparse.Namespace) -> int:
    # Not needed for deals and records, and slow to load.
    from easyharp_qt.places import data_folder  # noqa: PLC0415 - as said
    from easyharp_qt.storage.library import Library, library_path  # noqa: PLC0415 - as said

    folder: Path = wanted.data_dir or data_folder()
    if wanted.data_dir and not folder.is_dir():
        raise _Failure(2, f"There is no folder {folder}.")
    path = library_path(folder)
    if not os.path.lexists(path):
        raise _Failure(1, f"There is no library in {folder}: nothing was played yet.")
    try:
        library = Library.read(path)
        saved = library.current()
        tokens = library.actions(saved.game_id) if saved else ()
        library.close()
    except StorageProblem as problem:
        raise _Failure(2, _unreadable(problem)) from problem
    if saved is None:
        raise _Failure(1, f"No game is in progress in {path}.")
    if wanted.json:
        _print_json(_outcome(saved.game))
    else:
        print(write_record(saved.game, tokens, saved.daily), end="")
    return 0


def _read(name: str) -> str:
    try:
        if name == "-" and sys.stdin is None:
            raise _Failure(2, "It is closed.")
        if name == "-":
            content = sys.stdin.buffer.read(_LONGEST_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(_LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise _Failure(2, f"It cannot be read: {_reason(error)}.") from error
    if len(content) > _LONGEST_FILE:
        raise _Failure(2, f"It is too long for records: over {_LONGEST_FILE >> 20} MB.")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise _Failure(
            2, f"It is no text in UTF-8: line {line} has the byte 0x{content[error.start]:02x}."
        ) from error


def _outcome(game: Game) -> dict[str, Any]:
    """Return where a game stands, as it is printed in JSON."""
    position = game.state.position
    return {
        "code": deal_code(game.deal_number),
        "score": game.state.score,
        "moves": game.move_count,
        "won": game.is_won,
        "stock": len(position.stock.cards),
        "waste": len(position.waste.cards),
        "foundations": [len(pile.cards) for pile in position.foundations],
        "columns": [
            {
                "hidden": [str(card) for card in pile.cards[: pile.hidden]],
                "face_up": [str(card) for card in pile.face_up],
            }
            for pile in position.columns
        ],
        "legal": legal_tokens(game),
    }


def _told(game: Game) -> str:
    """Return where a game stands, to be read."""
    return (
        f"{deal_code(game.deal_number)}   score {game.state.score}   moves {game.move_count}   "
        f"{'won' if game.is_won else 'not won'}\n\n{_drawn(game.state.position)}\n\n"
        f"legal: {' '.join(legal_tokens(game)) or 'nothing'}\n"
    )


def _drawn(position: Position) -> str:
    """Return the table as text."""
    waste = position.waste
    tops = [str(waste.top) if waste.cards else "--"]
    tops += (str(pile.top) if pile.cards else "--" for pile in position.foundations)
    columns = [_column_words(pile) for pile in position.columns]
    rows = [
        [f" c{number}" for number in range(1, len(columns) + 1)],
        *(
            [words[row] if row < len(words) else "" for words in columns]
            for row in range(max(map(len, columns)))
        ),
    ]
    head = (
        f"stock {len(position.stock.cards)}   waste {len(waste.cards)}: {tops[0]}   "
        f"foundations: {' '.join(tops[1:])}"
    )
    return "\n".join((head, "", *("".join(f"{word:5}" for word in row).rstrip() for row in rows)))


def _column_words(pile: Pile) -> list[str]:
    return [f"[{card}]" for card in pile.cards[: pile.hidden]] + [
        f" {card}" for card in pile.face_up
    ]


def _fault(record: BadRecord) -> str:
    """Return what is wrong with a word of a record."""
    match record.wrong:
        case Wrong.NO_DEAL_YET:
            return "A record begins with a line such as `deal 5`."
        case Wrong.UNKNOWN:
            return (
                "Nothing of this name is known; expected deal, moves, daily, score, stock, waste, "
                "foundations, won, columns or legal."
            )
        case Wrong.BAD_DATE:
            return "This is no date; expected one such as 2026-11-30."
        case Wrong.BAD_TOKEN:
            return (
                "This is no action; expected t, wf, wc4, c3f, c3c7, f5c2, u, r or moves joined "
                "by +."
            )
        case Wrong.NOT_TRUE:
            return f"It is not so; expected {record.expected}."
        case Wrong.BAD_DEAL | Wrong.NOT_LEGAL:
            assert record.cause is not None
            return _sentence(record.cause)


def _sentence(error: ValueError) -> str:
    """Return what the rules, or the numbering of the deals, have against something."""
    match error:
        case IllegalMove():
            # Loads the themes' values along with the sentences: only when there is one to say.
            from easyharp_qt.i18n import wording  # noqa: PLC0415 - as said

            return wording.refusal(error.refusal, None, _in_english)
        case BadDeal():
            from easyharp_qt.i18n import wording  # noqa: PLC0415 - as above

            return wording.bad_deal(error, _in_english)
        case NothingToMove():
            return "There is nothing to move."
        case NothingToUndo():
            return "There is nothing to undo."
        case NothingToRedo():
            return "There is nothing to redo."
        case GameIsOver():
            return "The game is won, and takes no further action."
        case _:
            return f"{error}."


def _in_english(_: str, text: str, /, *, n: int = -1, **values: object) -> str:
    return text.replace("%n", str(n)).format(**values)


def _unreadable(problem: StorageProblem) -> str:
    """Return why the game in progress cannot be told."""
    match problem:
        case DamagedLibrary():
            return f"The library {problem.path} is damaged, or is none."
        case DamagedGame():
            return f"The game in progress in {problem.path} is damaged and cannot be played."
        case NewerLibrary():
            return f"The library {problem.path} was written by a newer version of Easy Harp."
        case _:
            return f"The library {problem.path} cannot be read."


def _print_json(value: dict[str, Any]) -> None:
    print(json.dumps(value, separators=(",", ":")))


def _say(sentence: str) -> None:
    # What a file or a name holds must not be obeyed by the terminal.
    plain = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in sentence
    )
    print(f"easyharp: {plain}", file=sys.stderr)


def _short(text: str) -> str:
    """Return a text from outside in quotes."""
    return repr(text if len(text) <= 60 else f"{text[:57]}...")


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _forget_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
