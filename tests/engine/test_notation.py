"""The tokens of records: golden, so that no release forgets how to read an older one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.notation import BadToken, NothingToMove, parse_move, token
from easyharp_qt.engine.position import (
    COLUMNS,
    FOUNDATIONS,
    STOCK,
    WASTE,
    Position,
    column,
    foundation,
)
from easyharp_qt.engine.rules import Move, legal_moves
from tests.positions import positions


@pytest.mark.parametrize(
    ("text", "word", "move"),
    [
        ("s: 4H 9C", "t", Move(STOCK, WASTE)),
        ("w: 4H 9C 2S", "t", Move(WASTE, STOCK, 3)),
        ("w: 4H 2S", "wf", Move(WASTE, foundation(1))),
        ("w: 4H / f1: 1", "wf", Move(WASTE, foundation(3))),
        ("w: 4H", "wc4", Move(WASTE, column(4))),
        ("w: KS QH", "wc4", Move(WASTE, column(4))),
        ("c3: KH 5H / f3: 3 / f4: 4", "c3f", Move(column(3), foundation(4))),
        ("c3: KS QH JC / c7: 2S", "c3c7", Move(column(3), column(7))),
        ("c3: 4D KS QH JC", "c3c7", Move(column(3), column(7), 3)),
        ("c3: KS QH JC", "c3c7", Move(column(3), column(7), 3)),
        ("c3: QH JC", "c3c7", Move(column(3), column(7))),
        ("f5: 4", "f5c2", Move(foundation(5), column(2))),
    ],
)
def test_a_token_is_read_against_a_position(text: str, word: str, move: Move) -> None:
    assert parse_move(word, Position.parse(text)) == move
    assert token(move) == word


@given(positions())
def test_every_legal_move_is_read_as_it_is_written(position: Position) -> None:
    moves = list(legal_moves(position))
    words = list(map(token, moves))
    assert [parse_move(word, position) for word in words] == moves
    assert len(set(words)) == len(words)


def test_all_tokens_there_are() -> None:
    words = {token(Move(STOCK, WASTE)), token(Move(WASTE, STOCK, 9))}
    for source in (WASTE, *COLUMNS):
        words |= {token(Move(source, target)) for target in FOUNDATIONS}
        words |= {token(Move(source, target)) for target in COLUMNS if target is not source}
    for source in FOUNDATIONS:
        words |= {token(Move(source, target)) for target in COLUMNS}
    assert words == (
        {"t", "wf"}
        | {f"wc{j}" for j in range(1, 10)}
        | {f"c{i}f" for i in range(1, 10)}
        | {f"c{i}c{j}" for i in range(1, 10) for j in range(1, 10) if i != j}
        | {f"f{i}c{j}" for i in range(1, 9) for j in range(1, 10)}
    )


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("c1: KS", "t"),
        ("c1: KS", "wf"),
        ("c1: KS", "wc2"),
        ("c1: KS", "c2f"),
        ("c1: KS", "c2c1"),
        ("c1: KS", "f1c2"),
        ("c1: KS", "c1c1"),
    ],
)
def test_a_token_with_nothing_to_move_is_an_error_of_its_own(text: str, word: str) -> None:
    with pytest.raises(NothingToMove) as caught:
        parse_move(word, Position.parse(text))
    assert caught.value.token == word
    assert repr(word) in str(caught.value)


@pytest.mark.parametrize(
    "word",
    [
        *("", " ", "T", "tt", "t ", "w", "ww", "wt", "wf1", "wc", "wc0", "wc10", "ws", "WF"),
        *("c3", "c3f1", "c3f8", "c0f", "c10f", "c3c0", "c3c10", "c3w", "c3s", "C3F", "c3-c7"),
        *("f5", "f5f", "f5f6", "f9c2", "f0c2", "f5c0", "f5w", "fc2", "s", "sw", "st"),
        *("u", "r", "t+wf", "c٣f", "c3c7\n", "wf\x00"),
    ],
)
def test_any_other_word_is_no_move_and_is_named(word: str) -> None:
    with pytest.raises(BadToken) as caught:
        parse_move(word, deal(5))
    assert caught.value.token == word
    assert repr(word) in str(caught.value)


@given(st.one_of(st.text(max_size=6), st.text("tuwcfrs+0123456789", max_size=6)))
def test_no_word_breaks_the_reader(word: str) -> None:
    try:
        move = parse_move(word, deal(5))
    except (BadToken, NothingToMove):
        return
    assert token(move) == word


def test_no_long_word_holds_the_reader_up() -> None:
    for word in ("c1" * 300_000, "t" * 300_000, "w" + " " * 300_000):
        with pytest.raises(BadToken):
            parse_move(word, deal(5))
