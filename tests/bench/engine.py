"""Positions played and move generations per second, on one core."""

import random
import time
from collections.abc import Callable

from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.history import replay
from easyharp_qt.engine.position import Position
from easyharp_qt.engine.rules import Move, legal_moves, play
from tests.bench.vectors import won_game


def main() -> dict[str, float]:
    """Return rates over random plays of many deals."""
    chance = random.Random(1)
    played: list[tuple[Position, Move]] = []
    for number in range(1, 41):
        position = deal(number)
        for _ in range(120):
            move = chance.choice(list(legal_moves(position)))
            played.append((position, move))
            position = play(position, move)
    return {
        "positions played per second": _rate(lambda: [play(*pair) for pair in played], len(played)),
        "move generations per second": _rate(
            lambda: [list(legal_moves(position)) for position, _ in played], len(played)
        ),
        "deals per second": _rate(lambda: [deal(number) for number in range(1, 201)], 200),
        "replayed actions per second": _rate(lambda: [replay(5, won_game())], len(won_game())),
    }


def _rate(work: Callable[[], object], count: int) -> float:
    best = float("inf")
    for _ in range(5):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return count / best


if __name__ == "__main__":
    for name, value in main().items():
        print(f"{name}\t{value:.0f}")
