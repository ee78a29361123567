"""A record says what was played and what came of it, and no false one is believed."""

import random
from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp_qt.engine.deal import BadDeal, daily_number, parse_deal
from easyharp_qt.engine.history import Game, NothingToUndo, replay
from easyharp_qt.engine.notation import NothingToMove
from easyharp_qt.engine.rules import IllegalMove
from easyharp_qt.storage.records import BadRecord, Record, Wrong, read_records, write_record
from tests.positions import VECTORS, deal_numbers
from tests.storage.playing import any_token, won_records

DAY = date(2026, 11, 30)


def one(text: str) -> Record:
    [record] = read_records(text)
    assert isinstance(record, Record), record
    return record


def fault(text: str) -> BadRecord:
    [problem] = read_records(text)
    assert isinstance(problem, BadRecord)
    return problem


@pytest.mark.parametrize(("name", "count"), [("plays.txt", 12), ("won.txt", 3)])
def test_every_claim_of_the_vectors_is_true(name: str, count: int) -> None:
    records = list(read_records((VECTORS / name).read_text()))
    assert [type(record) for record in records] == [Record] * count


@pytest.mark.parametrize("name", ["plays.txt", "won.txt"])
def test_no_claim_of_the_vectors_could_be_changed_unnoticed(name: str) -> None:
    chance = random.Random(5)
    played = ""
    for line in (VECTORS / name).read_text().splitlines():
        head, _, rest = line.partition(" ")
        if head == "deal":
            played = line
        elif head == "moves":
            played += f"\n{line}"
        elif head in ("score", "columns", "legal"):
            words = rest.split()
            place = chance.choice([i for i, word in enumerate(words) if word != "/"])
            words[place] += "0"
            assert fault(f"{played}\n{head} {' '.join(words)}").line == 3


@given(deal_numbers, st.integers(0, 300), st.integers(0, 2**32))
@settings(max_examples=20)
def test_what_is_written_is_read(number: int, count: int, seed: int) -> None:
    chance = random.Random(seed)
    game = Game.start(number)
    tokens = []
    for _ in range(count):
        tokens.append(any_token(game, chance))
        game = game.act(tokens[-1])
    text = write_record(game, tokens)
    assert one(text) == Record(1, game, None, tuple(tokens))
    assert all(len(line) <= 300 for line in text.splitlines())


def test_a_won_game_is_written_as_won() -> None:
    code, tokens = won_records()[0]
    text = write_record(replay(parse_deal(code), tokens), tokens)
    assert " won\n" in text
    assert one(text).game.is_won


def test_a_daily_deal_keeps_its_date() -> None:
    number = daily_number(DAY)
    text = write_record(Game.start(number), [], DAY)
    assert text.splitlines()[:2] == ["deal EH1-N-AAAEATP", "daily 2026-11-30"]
    assert one(text).daily == DAY


def test_a_record_is_read_whatever_its_lines_look_like() -> None:
    text = (
        "\ufeff# mine\r\n\r\n  deal   eh1naaaaaaf # five\r\nmoves\r\nmoves t   t\t# two\nmoves u\n"
    )
    record = one(text)
    assert (record.line, record.game.deal_number) == (3, 5)
    assert record.tokens == ("t", "t", "u")


def test_a_deal_may_be_named_by_any_form_of_its_number() -> None:
    assert one("deal 999 999").game.deal_number == 999_999


def test_a_claim_is_about_the_position_in_which_it_stands() -> None:
    one("deal 5\nwaste 0\nmoves t t\nwaste 2 stock 57\nmoves u\nwaste 1 moves 2")


def test_steps_of_joined_moves_are_one_action() -> None:
    record = one("deal 5\nmoves t+t+t u r\nmoves u\nmoves t\nscore 0 moves 4 waste 1")
    assert len(record.tokens) == 5


def test_a_text_without_records_has_none() -> None:
    assert list(read_records("# nothing\n\n")) == []


@pytest.mark.parametrize(
    ("text", "line", "word", "wrong"),
    [
        ("moves t", 1, "moves", Wrong.NO_DEAL_YET),
        ("\n# x\nscore 0\ndeal-5", 3, "score", Wrong.NO_DEAL_YET),
        ("deal 5\nmove t", 2, "move", Wrong.UNKNOWN),
        ("deal 5\nscore 0 time 5", 2, "time", Wrong.UNKNOWN),
        ("deal 5\nscore 0 0", 2, "0", Wrong.UNKNOWN),
        ("deal", 1, "deal", Wrong.BAD_DEAL),
        ("deal EH1-N-AAAAAAA", 1, "EH1-N-AAAAAAA", Wrong.BAD_DEAL),
        ("deal five", 1, "five", Wrong.BAD_DEAL),
        ("deal 5\ndaily", 2, "daily", Wrong.BAD_DATE),
        ("deal 5\ndaily 2026-11-31", 2, "2026-11-31", Wrong.BAD_DATE),
        ("deal 5\nmoves t\n\nmoves t x t", 4, "x", Wrong.BAD_TOKEN),
        ("deal 5\nmoves c1c0", 2, "c1c0", Wrong.BAD_TOKEN),
        ("deal 5\nmoves t+", 2, "t+", Wrong.BAD_TOKEN),
        ("deal 5\nmoves u", 2, "u", Wrong.NOT_LEGAL),
        ("deal 5\nmoves t+wc1", 2, "t+wc1", Wrong.NOT_LEGAL),
        ("deal 5\nmoves f1c1", 2, "f1c1", Wrong.NOT_LEGAL),
    ],
)
def test_a_wrong_word_is_named_with_its_line(text: str, line: int, word: str, wrong: Wrong) -> None:
    problem = fault(text)
    assert (problem.line, problem.word, problem.wrong) == (line, word, wrong)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("deal 0", BadDeal),
        ("deal 5\nmoves u", NothingToUndo),
        ("deal 5\nmoves wf", NothingToMove),
        ("deal 5\nmoves c1c2", IllegalMove),
    ],
)
def test_a_fault_carries_what_the_rules_raised(text: str, kind: type[Exception]) -> None:
    assert isinstance(fault(text).cause, kind)


COLUMNS = (
    "[] JD / [7S] KH / [3D AS] 2D / [3D 9C 7H] QC / [5H 6S QH AS] TD / [JC KD 9H TC 7D] 5D / "
    "[AC 8H 6D QS 7H 7C] 2H / [5C TS 3S KS 4D JH KD] KC / [6C QD AH AH AD 3S 9S 6S] 4H"
)


@pytest.mark.parametrize(
    ("claim", "word", "expected"),
    [
        ("score 5", "score 5", "0"),
        ("score", "score", "0"),
        ("moves t\nscore 0 moves 2", "moves 2", "1"),
        ("stock 58", "stock 58", "59"),
        ("waste -1", "waste -1", "0"),
        ("foundations 0,0,0,0", "foundations 0,0,0,0", "0,0,0,0,0,0,0,0"),
        ("won", "won", "not won"),
        ("daily 2026-11-30", "2026-11-30", "deal EH1-N-AAAEATP"),
        ("columns", "columns", "[] JD"),
        ("columns [] JS", "[] JS", "[] JD"),
        ("columns [] JD / [7S] KH / [3D] AS 2D", "[3D] AS 2D", "[3D AS] 2D"),
        ("columns [] JD / [7S] KH", "columns", "[3D AS] 2D"),
        (f"columns {COLUMNS} / []", "[]", "9 columns"),
        ("legal", "legal", "c1c4 c4c2 t"),
        ("legal t c1c4", "legal", "c1c4 c4c2 t"),
        ("legal c1c4 t c5c8", "c5c8", "c1c4 c4c2 t"),
        ("legal c1c4 t t c4c2", "legal", "c1c4 c4c2 t"),
    ],
)
def test_a_false_claim_is_told_with_the_truth(claim: str, word: str, expected: str) -> None:
    problem = fault(f"deal 5\n{claim}")
    assert problem.wrong is Wrong.NOT_TRUE
    assert (problem.word, problem.expected) == (word, expected)


def test_true_claims_are_believed() -> None:
    one(f"deal 5\ncolumns {COLUMNS}\nlegal t c4c2 c1c4\nscore 0 stock 59")


def test_a_wrong_record_does_not_hide_the_next_one() -> None:
    good, bad, another = read_records("deal 1\n\ndeal 2\nmoves x\nmoves y\n\ndeal 3\nmoves t")
    assert isinstance(good, Record)
    assert isinstance(bad, BadRecord)
    assert (bad.line, bad.word) == (4, "x")
    assert isinstance(another, Record)
    assert (another.line, another.game.deal_number) == (7, 3)


@given(st.text(st.sampled_from("deal moves 5tuwcf123#\n/[]ASKH,\0\u2028"), max_size=80))
def test_any_text_is_read_or_its_fault_named(text: str) -> None:
    for record in read_records(f"deal 5\n{text}"):
        if isinstance(record, BadRecord):
            assert record.word in f"deal 5\n{text}".split("\n")[record.line - 1].replace("  ", " ")
