"""A golden table of how many legal sequences there are: one wrong rule shows in it at once."""

import pytest

from easyharp_qt.engine.deal import deal, parse_deal
from easyharp_qt.engine.position import Position
from easyharp_qt.engine.rules import legal_moves, play
from tests.engine import naive
from tests.positions import VECTORS


def table() -> list[tuple[Position, list[int]]]:
    rows: list[tuple[Position, list[int]]] = []
    position = Position()
    for line in (VECTORS.parent / "perft.txt").read_text().splitlines():
        key, _, rest = line.partition(" ")
        if key == "deal":
            position = deal(parse_deal(rest))
        elif key == "position":
            position = Position.parse(rest)
        elif key == "counts":
            rows.append((position, list(map(int, rest.split()))))
    return rows


def perft(position: Position, depth: int) -> int:
    if depth == 1:
        return sum(1 for _ in legal_moves(position))
    return sum(perft(play(position, move), depth - 1) for move in legal_moves(position))


def test_the_table_holds_openings_middle_games_and_end_games() -> None:
    rows = table()
    assert len(rows) == 24
    assert sum(sum(counts) for _, counts in rows) > 100_000


@pytest.mark.parametrize(("position", "counts"), table(), ids=map(str, range(1, 25)))
def test_the_engine_counts_as_in_the_table(position: Position, counts: list[int]) -> None:
    assert [perft(position, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize(("position", "counts"), table(), ids=map(str, range(1, 25)))
def test_the_plain_second_implementation_counts_as_in_the_table(
    position: Position, counts: list[int]
) -> None:
    # It counted the whole table once; here it goes as deep as its slowness allows.
    shallow = [count for count in counts if count <= 300]
    plain = naive.read(str(position))
    assert [naive.perft(plain, depth) for depth in range(1, len(shallow) + 1)] == shallow
