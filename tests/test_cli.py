"""The command `easyharp`: what it prints, how it ends, and the sentence for everything wrong."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import date, datetime
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import IO

import pytest

from easyharp_qt import __version__, cli
from easyharp_qt.engine.deal import daily_number, deal_code
from easyharp_qt.places import data_folder
from easyharp_qt.storage.library import Library, library_path
from easyharp_qt.storage.records import Record, read_records
from tests.positions import VECTORS
from tests.storage.playing import Player, look_of, won_records

Out = pytest.CaptureFixture[str]


def run(capsys: Out, *arguments: str | Path) -> tuple[int, str, str]:
    """Run the command; return its exit code, and what it printed where."""
    code = cli.main(list(map(str, arguments)))
    return code, *capsys.readouterr()


def complaint(capsys: Out, code: int, *arguments: str | Path) -> str:
    """Run a command that must fail and print nothing else; return its one sentence."""
    ended, out, err = run(capsys, *arguments)
    assert (ended, out) == (code, "")
    assert re.fullmatch(r"easyharp: \S[^\n]*[.`]\n", err), err
    return err.removeprefix("easyharp: ").strip()


@pytest.fixture
def records(tmp_path: Path) -> Path:
    return tmp_path / "records.txt"


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with closing(Library.open(library_path(tmp_path / "data"))) as library:
        yield library


@pytest.mark.parametrize("line", (VECTORS / "deals.txt").read_text().splitlines()[1:])
def test_a_deal_is_printed_as_json(capsys: Out, line: str) -> None:
    number, code, *cards = line.split()
    for name in (number, code, code.lower()):
        assert run(capsys, "deal", name, "--json")[:2] == (
            0,
            json.dumps({"number": int(number), "code": code, "cards": cards}, separators=(",", ":"))
            + "\n",
        )


def test_a_deal_is_drawn_with_its_columns_aligned(capsys: Out) -> None:
    code, out, _ = run(capsys, "deal", "5")
    assert code == 0
    assert out.splitlines() == [
        "deal 5   EH1-N-AAAAAAF",
        "",
        "JD 7S 3D 3D 5H JC AC 5C 6C KH AS 9C 6S",
        "KD 8H TS QD 2D 7H QH 9H 6D 3S AH QC AS",
        "TC QS KS AH TD 7D 7H 4D AD 5D 7C JH 3S",
        "2H KD 9S KC 6S 4H 4H 9D TH 6D 5H 8D 5S",
        "KS 2C TH 7D 4C KH QH JS 2H 4C 3C 9D 2D",
        "QC AC 7S TC 9H 8D JC TD 4S 4D 8S 6H 5S",
        "JD 8C KC 6H 8H 2S 2S 8S 5D QD 8C QS AD",
        "6C 3C 7C 3H 2C 9C 5C 3H TS 4S JH 9S JS",
        "",
        "stock 59   waste 0: --   foundations: -- -- -- -- -- -- -- --",
        "",
        " c1   c2   c3   c4   c5   c6   c7   c8   c9",
        " JD  [7S] [3D] [3D] [5H] [JC] [AC] [5C] [6C]",
        "      KH  [AS] [9C] [6S] [KD] [8H] [TS] [QD]",
        "           2D  [7H] [QH] [9H] [6D] [3S] [AH]",
        "                QC  [AS] [TC] [QS] [KS] [AH]",
        "                     TD  [7D] [7H] [4D] [AD]",
        "                          5D  [7C] [JH] [3S]",
        "                               2H  [KD] [9S]",
        "                                    KC  [6S]",
        "                                         4H",
    ]


def test_a_deal_number_may_be_grouped(capsys: Out) -> None:
    assert json.loads(run(capsys, "deal", "999", "999", "--json")[1])["code"] == "EH1-N-AAA6QR7"


@pytest.mark.parametrize(
    "line", [line for line in (VECTORS / "daily.txt").read_text().splitlines() if line[0] != "#"]
)
def test_a_daily_deal_is_that_of_its_date(capsys: Out, line: str) -> None:
    day, _ = line.split()
    number = daily_number(date.fromisoformat(day))
    assert json.loads(run(capsys, "deal", "--daily", day, "--json")[1])["number"] == number
    assert run(capsys, "deal", "--daily", day)[1].startswith(
        f"deal {number}   {deal_code(number)}   daily {day}\n"
    )


def test_without_a_date_the_daily_deal_is_todays(capsys: Out) -> None:
    days = [datetime.now().astimezone().date()]
    shown = json.loads(run(capsys, "deal", "--json", "--daily")[1])["number"]
    days.append(datetime.now().astimezone().date())
    assert shown in map(daily_number, days)


@pytest.mark.parametrize("name", ["0", "-5", "1000000", "five", "EH1-N-AAAAAAA", "EH1-N-AAAAAA1"])
def test_a_wrong_deal_gets_one_sentence(capsys: Out, name: str) -> None:
    said = complaint(capsys, 1, "deal", name)
    assert "EH1-N-" in said or "999,999" in said


@pytest.mark.parametrize("day", ["2026-02-30", "yesterday", "30.11.2026"])
def test_a_wrong_date_gets_one_sentence(capsys: Out, day: str) -> None:
    said = complaint(capsys, 1, "deal", "--daily", day)
    assert said == f"'{day}' is no date; expected one such as 2026-11-30."


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("", "are required: COMMAND"),
        ("dael 5", "'dael'"),
        ("deal", "Which deal?"),
        ("deal 5 --daily", "either a deal"),
        ("deal 5 --jason", "--jason"),
        ("check", "FILE"),
        ("game --data-dir", "--data-dir"),
    ],
)
def test_a_wrong_command_gets_one_sentence(capsys: Out, arguments: str, said: str) -> None:
    assert said in complaint(capsys, 2, *arguments.split())


@pytest.mark.parametrize("arguments", ["--help", "deal --help", "check --help", "game --help"])
def test_help_names_everything(capsys: Out, arguments: str) -> None:
    code, out, err = run(capsys, *arguments.split())
    assert (code, err) == (0, "")
    for word in {"--help": ("deal", "check", "game")}.get(arguments, ("--json",)):
        assert word in out


def test_the_version_is_told(capsys: Out) -> None:
    assert run(capsys, "--version") == (0, f"Easy Harp {__version__}\n", "")


def claims(text: str) -> Iterator[dict[str, object]]:
    """Read what the vectors claim, independently of the reader of records."""
    for part in re.split(r"\n(?=deal )", text):
        lines = dict(line.split(maxsplit=1) for line in part.splitlines() if " " in line)
        if "deal" not in lines:
            continue
        words = f"score {lines['score']}".removesuffix(" won").split()
        facts: dict[str, object] = {
            name: [int(height) for height in value.split(",")] if "," in value else int(value)
            for name, value in zip(words[::2], words[1::2], strict=True)
        }
        facts |= {"code": lines["deal"], "won": lines["score"].endswith("won")}
        if "legal" in lines:
            facts["legal"] = lines["legal"].split()
            facts["columns"] = [
                {"hidden": column[1].split(), "face_up": column[2].split()}
                for column in re.finditer(r"\[(.*?)\]([^/]*)", lines["columns"])
            ]
        yield facts


@pytest.mark.parametrize("name", ["plays.txt", "won.txt"])
def test_each_record_of_a_file_is_played_through(capsys: Out, name: str) -> None:
    code, out, err = run(capsys, "check", "--json", VECTORS / name)
    assert (code, err) == (0, "")
    told = [json.loads(line) for line in out.splitlines()]
    claimed = list(claims((VECTORS / name).read_text()))
    assert len(told) == len(claimed) > 0
    for outcome, facts in zip(told, claimed, strict=True):
        assert facts.items() <= outcome.items()
        assert list(outcome) == [
            "code", "score", "moves", "won", "stock", "waste", "foundations", "columns", "legal",
        ]  # fmt: skip
        assert outcome["won"] == (outcome["foundations"] == [13] * 8)


def test_a_record_is_told_to_be_read(capsys: Out, records: Path) -> None:
    records.write_text("deal 5\nmoves t t c1c4\n")
    code, out, _ = run(capsys, "check", records)
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "EH1-N-AAAAAAF   score 0   moves 3   not won"
    assert lines[2] == "stock 57   waste 2: 9D   foundations: -- -- -- -- -- -- -- --"
    assert lines[-2].startswith("legal: ")
    run(capsys, "check", VECTORS / "won.txt")


def test_a_wrong_word_is_named_with_file_line_and_token(capsys: Out, records: Path) -> None:
    records.write_text("deal 5\nmoves t\nmoves t c1c2 t\n")
    assert complaint(capsys, 1, "check", records) == (
        f"{records}, line 3, 'c1c2': Red goes on black and black on red: "
        "this red jack needs a black queen."
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("moves t", "line 1, 'moves': A record begins with a line such as `deal 5`."),
        ("deal 5\nmove t", "line 2, 'move': Nothing of this name is known; expected deal, moves,"),
        ("deal 0", "line 1, '0': Deals are numbered from 1 to 999,999."),
        ("deal 5\ndaily x", "line 2, 'x': This is no date; expected one such as 2026-11-30."),
        ("deal 5\nmoves x", "line 2, 'x': This is no action; expected t, wf, wc4, c3f,"),
        ("deal 5\nmoves u", "line 2, 'u': There is nothing to undo."),
        ("deal 5\nmoves r", "line 2, 'r': There is nothing to redo."),
        ("deal 5\nmoves wf", "line 2, 'wf': There is nothing to move."),
        ("deal 5\nscore 5", "line 2, 'score 5': It is not so; expected 0."),
        ("", "There is no record in it; one begins with a line such as `deal 5`."),
    ],
)
def test_everything_wrong_in_a_record_has_its_sentence(
    capsys: Out, records: Path, text: str, said: str
) -> None:
    records.write_text(text)
    assert said in complaint(capsys, 1, "check", records)


def test_after_a_win_nothing_more_can_be_played(capsys: Out, records: Path) -> None:
    code, tokens = won_records()[0]
    for word in ("u", "f1c1"):
        records.write_text(f"deal {code}\nmoves {' '.join(tokens)} {word}\n")
        said = complaint(capsys, 1, "check", records)
        assert said == (
            f"{records}, line 2, '{word}': The game is won, and takes no further action."
        )


def test_a_wrong_record_does_not_hide_the_next_one(capsys: Out, records: Path) -> None:
    records.write_text("deal 1\ndeal 2\nmoves x\ndeal 3\nmoves y\ndeal 4")
    code, out, err = run(capsys, "check", "--json", records)
    assert code == 1
    assert [json.loads(line)["code"] for line in out.splitlines()] == [deal_code(1), deal_code(4)]
    assert [line.split(", ")[1] for line in err.splitlines()] == ["line 3", "line 5"]


def test_several_files_are_all_checked_and_the_worst_counts(capsys: Out, records: Path) -> None:
    records.write_text("deal 1\nmoves x")
    code, out, err = run(capsys, "check", "--json", "nowhere", records, VECTORS / "won.txt")
    assert code == 2
    assert len(out.splitlines()) == 3
    assert [line.split(":")[1] for line in err.splitlines()] == [
        " nowhere",
        f" {records}, line 2, 'x'",
    ]


def test_a_record_is_read_from_standard_input(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(b"deal 5\nmoves t x")))
    assert complaint(capsys, 1, "check", "-").startswith("standard input, line 2, 'x': ")
    monkeypatch.setattr(sys, "stdin", None)
    assert complaint(capsys, 2, "check", "-") == "standard input: It is closed."


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda path: None, "It cannot be read: No such file or directory."),
        (Path.mkdir, "It cannot be read: Is a directory."),
        (
            lambda path: path.write_bytes(b"deal 5\n# \xe9\n"),
            "It is no text in UTF-8: line 2 has the byte 0xe9.",
        ),
        (lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_RDWR), 40 << 20), "over 32 MB."),
    ],
)
def test_what_cannot_be_read_gets_one_sentence(
    capsys: Out, records: Path, make: Callable[[Path], object], said: str
) -> None:
    make(records)
    whole = complaint(capsys, 2, "check", records)
    assert whole.startswith(f"{records}: ")
    assert whole.endswith(said)


def test_nothing_from_outside_is_obeyed_by_the_terminal(capsys: Out, records: Path) -> None:
    records.write_text("deal \x1b[31mred\nmoves t")
    assert "\x1b" not in complaint(capsys, 1, "check", records)
    assert "\x1b" not in complaint(capsys, 2, "check", "\x1b[31m")
    long = complaint(capsys, 1, "deal", "--daily", "9" * 5000)
    assert len(long) < 200


def test_the_game_in_progress_is_written_as_a_record(
    capsys: Out, library: Library, tmp_path: Path
) -> None:
    day = date(2026, 11, 30)
    player = Player(library, daily_number(day), day)
    player.play(250)
    before = look_of(library.path.parent)
    code, out, err = run(capsys, "game", "--data-dir", library.path.parent)
    assert (code, err) == (0, "")
    assert look_of(library.path.parent) == before
    [record] = read_records(out)
    assert record == Record(1, player.game, day, tuple(player.tokens))
    code, told, _ = run(capsys, "game", "--data-dir", library.path.parent, "--json")
    assert code == 0
    written = tmp_path / "written.txt"
    written.write_text(out)
    assert run(capsys, "check", "--json", written)[1] == told


def test_without_another_folder_the_game_is_that_of_the_player(capsys: Out, home: Path) -> None:
    folder = data_folder()
    assert folder == home / ".local" / "share" / "easyharp-qt"
    assert complaint(capsys, 1, "game") == (
        f"There is no library in {folder}: nothing was played yet."
    )
    assert not folder.exists()
    with closing(Library.open(library_path(folder))) as library:
        Player(library).play(3)
    code, out, _ = run(capsys, "game", "--json")
    assert (code, json.loads(out)["code"]) == (0, "EH1-N-AAAAAAF")


def test_a_game_that_is_over_is_not_in_progress(capsys: Out, library: Library) -> None:
    Player(library).play(3)
    library.abandon()
    said = complaint(capsys, 1, "game", "--data-dir", library.path.parent)
    assert said == f"No game is in progress in {library.path}."


def test_a_folder_that_is_not_there_gets_one_sentence(capsys: Out, tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    assert complaint(capsys, 2, "game", "--data-dir", folder) == f"There is no folder {folder}."


def spoil(library: Library, how: str) -> None:
    if how == "damaged":
        library.close()
        library.path.write_text("Dear diary")
    elif how == "unplayable":
        library._db.execute("UPDATE actions SET token = 'x'")
    elif how == "newer":
        library._db.execute("PRAGMA user_version = 7")
    else:
        library.close()
        library.path.unlink()
        library.path.symlink_to(library.path)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ("damaged", "The library {path} is damaged, or is none."),
        ("unplayable", "The game in progress in {path} is damaged and cannot be played."),
        ("newer", "The library {path} was written by a newer version of Easy Harp."),
        ("unreadable", "The library {path} cannot be read."),
    ],
)
def test_a_library_that_cannot_be_read_gets_one_sentence(
    capsys: Out, library: Library, how: str, said: str
) -> None:
    Player(library).play(3)
    spoil(library, how)
    sentence = complaint(capsys, 2, "game", "--data-dir", library.path.parent)
    assert sentence == said.format(path=library.path)


def command(
    output: int | IO[str] | None, *, before: Callable[[], None] | None = None
) -> tuple[int, str]:
    """Show a deal in a program of its own; return its exit code and what it complained."""
    done = subprocess.run(
        [sys.executable, "-m", "easyharp_qt.cli", "deal", "5"],
        check=False,
        text=True,
        stdout=output,
        stderr=subprocess.PIPE,
        timeout=60,
        preexec_fn=before,
    )
    return done.returncode, done.stderr


def test_a_reader_who_has_enough_is_no_reason_to_complain() -> None:
    read, write = os.pipe()
    os.close(read)
    assert command(write) == (2, "")
    os.close(write)


def test_a_full_disk_gets_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        assert command(full) == (
            2,
            "easyharp: The output could not be written: No space left on device.\n",
        )


def test_without_any_output_the_command_ends_well() -> None:
    assert command(None, before=lambda: os.close(1)) == (0, "")


def test_being_interrupted_is_no_fault(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_check", interrupt)
    assert run(capsys, "check", "-") == (130, "", "")


def test_no_command_loads_qt(library: Library, records: Path) -> None:
    Player(library).play(3)
    # Each of them, a sentence about a refused move included.
    records.write_text("deal 5\nmoves c1c2")
    program = f"""
import sys
from easyharp_qt.cli import main
assert main(["deal", "5"]) == 0
assert main(["check", {str(records)!r}]) == 1
assert main(["game", "--data-dir", {str(library.path.parent)!r}]) == 0
loaded = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")]
assert not loaded, loaded
"""
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
