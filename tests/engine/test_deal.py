import hashlib
import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from easyharp_qt.engine.cards import ALL_CARDS
from easyharp_qt.engine.deal import (
    HIGHEST_DEAL,
    PROVED_LOST,
    BadDeal,
    DealProblem,
    _below,
    daily_number,
    deal,
    deal_cards,
    deal_code,
    new_number,
    parse_deal,
)
from tests.positions import deal_numbers

ROOT = Path(__file__).parents[2]


@given(deal_numbers)
@example(1)
@example(HIGHEST_DEAL)
def test_a_deal_has_each_of_the_104_cards_once(number: int) -> None:
    assert sorted(deal_cards(number)) == sorted(ALL_CARDS)


@given(deal_numbers)
def test_nine_columns_of_one_to_nine_cards_show_their_last(number: int) -> None:
    position = deal(number)
    assert [len(pile.cards) for pile in position.columns] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [pile.hidden for pile in position.columns] == [0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert sum(pile.hidden for pile in position.columns) == 36


@given(deal_numbers)
def test_59_cards_are_left_as_stock_and_nothing_else_is_dealt(number: int) -> None:
    position = deal(number)
    assert (len(position.stock.cards), position.stock.hidden) == (59, 59)
    assert position.waste.is_empty
    assert all(pile.is_empty for pile in position.foundations)


@given(deal_numbers)
def test_cards_are_dealt_row_by_row_and_the_first_one_left_is_drawn_first(number: int) -> None:
    cards = list(deal_cards(number))
    position = deal(number)
    for row in range(9):
        for pile in position.columns[row:]:
            assert pile.cards[row] == cards.pop(0)
    assert list(reversed(position.stock.cards)) == cards


def test_ten_thousand_deals_are_what_they_were_at_the_first_release() -> None:
    # One digest over the words of 10,000 deals; the vectors pin ten of them card by card.
    digest = hashlib.sha256()
    for number in range(1, 1_000_000, 100):
        words = " ".join(map(str, deal_cards(number)))
        assert len(words) == 104 * 3 - 1
        digest.update(f"{number} {words}\n".encode())
    assert digest.hexdigest() == (
        "ec0d20d32b2d62c17619ac4c2a25c7be32dcc0ca8e80d2be64368772cf07d567"
    )


def test_a_number_that_would_favour_small_results_is_drawn_again() -> None:
    # No deal comes by one: of 2^64 numbers only some hundred are in question.
    assert 2**64 % 103 == 55
    draws = iter([2**64 - 1, 2**64 - 55, 2**64 - 56])
    assert _below(draws, 103) == 102
    assert list(draws) == []
    assert _below(iter([2**64 - 1]), 64) == 63


def test_another_process_with_other_hashes_deals_the_same_cards() -> None:
    program = (
        "from easyharp_qt.engine.deal import deal\n"
        "for number in (1, 5, 32, 1024, 500000, 999999): print(deal(number))"
    )
    said = [
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "4294967295")
    ]
    here = "".join(f"{deal(number)}\n" for number in (1, 5, 32, 1024, 500000, 999999))
    assert said == [here, here]


@pytest.mark.parametrize("number", [0, -1, 1_000_000, 2**40])
def test_deals_are_numbered_from_1_to_999_999(number: int) -> None:
    for ask in (deal, deal_cards, deal_code):
        with pytest.raises(BadDeal) as caught:
            ask(number)
        assert caught.value.problem is DealProblem.OUT_OF_RANGE
        assert caught.value.text == str(number)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (1, "EH1-N-AAAAAAB"),
        (5, "EH1-N-AAAAAAF"),
        (26, "EH1-N-AAAAAA2"),
        (31, "EH1-N-AAAAAA7"),
        (32, "EH1-N-AAAAABA"),
        (999_999, "EH1-N-AAA6QR7"),
    ],
)
def test_a_code_is_the_number_in_seven_base_32_digits(number: int, code: str) -> None:
    assert deal_code(number) == code


@given(deal_numbers)
def test_a_code_is_read_as_it_is_written(number: int) -> None:
    assert parse_deal(deal_code(number)) == number
    assert parse_deal(deal_code(number).lower()) == number
    assert parse_deal(deal_code(number).replace("-", "")) == number


@given(deal_numbers)
def test_plain_digits_are_a_number(number: int) -> None:
    assert parse_deal(str(number)) == parse_deal(f"{number:,}") == number
    assert parse_deal(f"{number:,}".replace(",", " ")) == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("999999", 999_999),
        ("999 999", 999_999),
        ("999,999", 999_999),
        ("999\u00a0999", 999_999),
        ("999\u202f999", 999_999),
        ("0005", 5),
        ("000,005", 5),
        (" 5\n", 5),
        ("eh1-n-aaaaaaf", 5),
        ("Eh1-N-aAaAaAf", 5),
        ("\t EH1-N-AAAAAAF \r\n", 5),
        ("EH1NAAAAAAF", 5),
        ("EH1-NAAAAAAF", 5),
        ("EH1N-AAAAAAF", 5),
        ("EH1\u2013N\u2014AAAAAAF", 5),
        ("EH1\u2010N\u2011AAAAAAF", 5),
        ("EH1\u2212N\u2212AAAAAAF", 5),
        ("EH1\u05beN\u05beAAAAAAF", 5),
        # As it comes out of a right-to-left window.
        ("\u2066EH1-N-AAAAAAF\u2069", 5),
        ("\u200f 5 \u200e", 5),
    ],
)
def test_a_deal_may_be_typed_or_pasted_in_these_ways(text: str, number: int) -> None:
    assert parse_deal(text) == number


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", DealProblem.NOTHING),
        (" \t\n", DealProblem.NOTHING),
        ("\u200f", DealProblem.NOTHING),
        ("0", DealProblem.OUT_OF_RANGE),
        ("000", DealProblem.OUT_OF_RANGE),
        ("1000000", DealProblem.OUT_OF_RANGE),
        ("1,000,000", DealProblem.OUT_OF_RANGE),
        ("9" * 5000, DealProblem.OUT_OF_RANGE),
        ("EH1-N-AAAAAAA", DealProblem.OUT_OF_RANGE),
        ("EH1-N-AAA6QSA", DealProblem.OUT_OF_RANGE),
        ("EH1-N-7777777", DealProblem.OUT_OF_RANGE),
        ("EH1-N-", DealProblem.CODE_LENGTH),
        ("EH1-N-AAAAAF", DealProblem.CODE_LENGTH),
        ("EH1-N-AAAAAAAF", DealProblem.CODE_LENGTH),
        ("EH1-N-AAAAAA1", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAAA0", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAAA8", DealProblem.CODE_LETTER),
        ("EH1-N-AAA AAF", DealProblem.CODE_LETTER),
        ("EH1-N-AAA-AAF", DealProblem.CODE_LETTER),
        ("EH1--N-AAAAAAF", DealProblem.NO_DEAL),
        ("EH1-N--AAAAAAF", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAAAF EH1-N-AAAAAAF", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAAAÄ", DealProblem.CODE_LETTER),
        # Letters that Unicode turns into A … Z when it makes them large.
        ("EH1-N-AAAAAA\u0131", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAAA\u017f", DealProblem.CODE_LETTER),
        ("EH1-N-AAAAA\u00df", DealProblem.CODE_LETTER),
        ("EH2-N-AAAAAAF", DealProblem.NO_DEAL),
        ("EH1-M-AAAAAAF", DealProblem.NO_DEAL),
        ("AAAAAAF", DealProblem.NO_DEAL),
        ("harp", DealProblem.NO_DEAL),
        ("-5", DealProblem.NO_DEAL),
        ("+5", DealProblem.NO_DEAL),
        ("5.0", DealProblem.NO_DEAL),
        ("1.000", DealProblem.NO_DEAL),
        ("1e5", DealProblem.NO_DEAL),
        ("0x5", DealProblem.NO_DEAL),
        ("1_000", DealProblem.NO_DEAL),
        ("99,99", DealProblem.NO_DEAL),
        ("9999,999", DealProblem.NO_DEAL),
        ("5 6", DealProblem.NO_DEAL),
        ("٥", DealProblem.NO_DEAL),
        ("²", DealProblem.NO_DEAL),
        ("#5", DealProblem.NO_DEAL),
    ],
)
def test_anything_else_is_no_deal_and_it_is_said_why(text: str, problem: DealProblem) -> None:
    with pytest.raises(BadDeal) as caught:
        parse_deal(text)
    assert (caught.value.text, caught.value.problem) == (text, problem)
    assert "expected a number from 1 to 999999 or a code such as EH1-N-AAAAAAF" in str(caught.value)


@given(
    st.one_of(
        st.text(max_size=20),
        st.text("EH1Nehn-–AF7 ,0123456789", max_size=20),
        st.text("ABCFZ27abz019-", max_size=9).map("EH1-N-".__add__),
    )
)
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        number = parse_deal(text)
    except BadDeal:
        return
    assert 1 <= number <= HIGHEST_DEAL


@pytest.mark.parametrize(
    "text",
    [
        "1" + ",000" * 100_000 + "x",
        "EH1-N-" + "A" * 300_000 + "!",
        "-" * 300_000,
        " " * 300_000 + "x" + " " * 300_000,
        "9" * 300_000,
    ],
    ids=lambda text: text.strip()[:4],
)
def test_no_long_text_holds_the_reader_up(text: str) -> None:
    with pytest.raises(BadDeal):
        parse_deal(text)


def test_the_daily_deal_follows_from_the_date_alone() -> None:
    assert daily_number(date(2026, 11, 30)) == daily_number(date(2026, 11, 30)) == 131_695


@pytest.mark.parametrize(
    ("day", "lost", "dealt"),
    [
        (date(2341, 2, 4), 304_410, 948_832),
        (date(3707, 7, 7), 89_723, 998_926),
        (date(4583, 12, 28), 683_024, 883_254),
    ],
)
def test_a_daily_deal_that_is_proved_lost_gives_way_to_the_next_number(
    day: date, lost: int, dealt: int
) -> None:
    assert lost in PROVED_LOST
    assert daily_number(day) == dealt


@given(st.dates())
def test_every_date_has_a_daily_deal_that_is_not_proved_lost(day: date) -> None:
    number = daily_number(day)
    assert 1 <= number <= HIGHEST_DEAL
    assert number not in PROVED_LOST


def test_days_in_a_row_have_different_deals() -> None:
    year = [daily_number(date(2026, 1, 1) + timedelta(day)) for day in range(365)]
    assert len(set(year)) > 360


def test_a_new_deal_is_drawn_from_all_numbers_each_as_likely() -> None:
    asked: list[int] = []

    def below(bound: int) -> int:
        asked.append(bound)
        return 4

    assert new_number(below) == 5
    assert asked == [999_999]
    assert new_number(lambda _: 0) == 1
    assert new_number(lambda bound: bound - 1) == 999_999


def test_a_new_deal_is_never_one_that_is_proved_lost() -> None:
    draws = iter([number - 1 for number in sorted(PROVED_LOST)] + [6])
    assert new_number(lambda _: next(draws)) == 7


@pytest.mark.parametrize("number", sorted(PROVED_LOST))
def test_a_deal_that_is_proved_lost_can_still_be_asked_for(number: int) -> None:
    assert parse_deal(str(number)) == parse_deal(deal_code(number)) == number
    assert len(deal_cards(number)) == 104


def test_these_deals_are_proved_lost() -> None:
    assert {89_723, 304_410, 683_024} <= PROVED_LOST
