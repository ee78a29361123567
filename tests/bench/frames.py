"""Milliseconds a frame takes while a card is dragged, the cards are dealt, and a win is shown."""

import math
import sys
import time

from PySide6.QtCore import QPoint

from easyharp_qt.engine.history import replay
from easyharp_qt.engine.notation import parse_move
from easyharp_qt.engine.position import column
from tests.bench.table import Table
from tests.bench.vectors import won_game


def main(width: int, height: int) -> dict[str, float]:
    """Return p50 and p99 of each motion on a table of this size."""
    table = Table(width, height)
    table.scene.finish_motion()
    return {
        **_named("drag", _drag(table)),
        **_named("deal", _deal(table)),
        **_named("win", _win(table)),
    }


def _named(name: str, frames: list[float]) -> dict[str, float]:
    frames.sort()
    return {
        f"{name} p50": frames[len(frames) // 2] * 1000,
        f"{name} p99": frames[int(len(frames) * 0.99)] * 1000,
        f"{name} frames": len(frames),
    }


def _drag(table: Table) -> list[float]:
    bounds = table.scene.layout.bounds(table.model.position, column(5))
    at = QPoint(round(bounds.x + bounds.width / 2), round(bounds.bottom - bounds.width / 2))
    table.press(at)
    frames = []
    reach = table.scene.layout.width * 0.38
    for step in range(400):
        angle = step / 400 * 4 * math.pi
        point = at + QPoint(
            round(reach * math.sin(angle)), round(reach / 4 * (1 - math.cos(angle)))
        )
        start = time.perf_counter()
        table.move(point)
        table.frame()
        frames.append(time.perf_counter() - start)
    table.release(at)
    table.scene.finish_motion()
    # The first one lifts the card.
    return frames[1:]


def _deal(table: Table) -> list[float]:
    frames: list[float] = []
    for number in (31, 32, 33):
        table.model.start(number)
        frames += _while_moving(table)
    return frames


def _win(table: Table) -> list[float]:
    words = won_game()
    game = replay(5, words[:-1])
    table.model.load(game, None, 0.0)
    table.frame()
    table.model.request(parse_move(words[-1], table.model.position))
    return _while_moving(table)


def _while_moving(table: Table) -> list[float]:
    frames = []
    while table.scene.is_moving:
        start = time.perf_counter()
        table.frame()
        took = time.perf_counter() - start
        # Shorter ones only looked whether the next frame is due.
        if took > 0.0001:
            frames.append(took)
    return frames


if __name__ == "__main__":
    for name, value in main(int(sys.argv[1]), int(sys.argv[2])).items():
        print(f"{name}\t{value:.3f}")
