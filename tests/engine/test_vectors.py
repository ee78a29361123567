"""The shared vectors: deals, dates, plays and wins that every release must reproduce."""

from datetime import date

import pytest

from easyharp_qt.engine.deal import (
    PROVED_LOST,
    daily_number,
    deal_cards,
    deal_code,
    parse_deal,
)
from easyharp_qt.engine.history import Game, replay
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.rules import legal_moves
from tests.positions import VECTORS


def lines(name: str) -> list[str]:
    text = (VECTORS / name).read_text()
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def records(name: str) -> list[dict[str, str]]:
    """Return the records of a file: its lines by their first word."""
    found: list[dict[str, str]] = []
    for line in lines(name):
        key, _, rest = line.partition(" ")
        if key == "deal":
            found.append({})
        found[-1][key] = rest
    return found


def by_code(record: dict[str, str]) -> str:
    return record["deal"]


def replayed(record: dict[str, str]) -> Game:
    return replay(parse_deal(record["deal"]), record["moves"].split())


@pytest.mark.parametrize("line", lines("deals.txt"), ids=lambda line: line.split()[0])
def test_a_deal_has_these_cards(line: str) -> None:
    number, code, *cards = line.split()
    assert [str(card) for card in deal_cards(int(number))] == cards
    assert deal_code(int(number)) == code
    assert parse_deal(code) == int(number)


@pytest.mark.parametrize("line", lines("daily.txt"))
def test_a_date_has_this_daily_deal(line: str) -> None:
    day, number = line.split()
    assert int(number) not in PROVED_LOST
    assert daily_number(date.fromisoformat(day)) == int(number)


@pytest.mark.parametrize("record", records("plays.txt"), ids=by_code)
def test_a_play_ends_like_this(record: dict[str, str]) -> None:
    game = replayed(record)
    position = game.state.position
    # "score 475 moves 204 stock 26 waste 25 foundations 0,0,0,0,0,0,2,1"
    words = record["score"].split()
    assert game.state.score == int(words[0])
    facts = dict(zip(words[1::2], words[2::2], strict=True))
    assert game.move_count == int(facts["moves"])
    assert len(position.stock.cards) == int(facts["stock"])
    assert len(position.waste.cards) == int(facts["waste"])
    heights = [str(len(pile.cards)) for pile in position.foundations]
    assert ",".join(heights) == facts["foundations"]
    for pile, column in zip(position.columns, record["columns"].split(" / "), strict=True):
        hidden = " ".join(map(str, pile.cards[: pile.hidden]))
        face_up = " ".join(map(str, pile.face_up))
        assert f"[{hidden}] {face_up}".strip() == column.strip()
    assert sorted(map(token, legal_moves(position))) == record["legal"].split()


@pytest.mark.parametrize("record", records("won.txt"), ids=by_code)
def test_a_won_game_ends_like_this(record: dict[str, str]) -> None:
    game = replayed(record)
    score, _, moves, won = record["score"].split()
    assert game.state.score == int(score)
    assert game.move_count == int(moves)
    assert won == "won"
    assert game.is_won


def test_all_vectors_are_there() -> None:
    counts = [len(lines("deals.txt")), len(lines("daily.txt"))]
    assert counts == [10, 7]
    assert [len(records("plays.txt")), len(records("won.txt"))] == [12, 3]
