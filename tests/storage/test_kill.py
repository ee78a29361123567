"""A program killed at any moment has lost no action that it had said was stored."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from easyharp_qt.engine.history import replay
from easyharp_qt.storage.library import Library, library_path, open_library

KILLS = 200
ROOT = Path(__file__).parents[2]


@contextmanager
def players(path: Path) -> Iterator[tuple[IO[str], IO[str]]]:
    """Start the program that starts players; give its two pipes."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.writer", str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        yield program.stdin, program.stdout


def killed_after(lines: int, output: IO[str]) -> list[tuple[int, str, float]]:
    """Kill a player once it has said so much; return all that it said: game, action, time."""
    process = int(output.readline().split()[1])
    said: list[tuple[int, str, float]] = []
    if lines == 0:
        os.kill(process, signal.SIGKILL)
    while (line := output.readline()) != "end\n":
        game_id, word, time = line.split()
        said.append((int(game_id), word, float(time)))
        if len(said) == lines:
            os.kill(process, signal.SIGKILL)
    return said


def test_two_hundred_kills_lose_nothing_that_was_said_to_be_stored(tmp_path: Path) -> None:
    path = library_path(tmp_path)
    chance = random.Random(20261130)
    said: dict[int, list[str]] = {}
    seconds: dict[int, float] = {}
    with players(path) as (start, output):
        for number in range(KILLS):
            print(number, file=start, flush=True)
            # Sometimes before the library is open; mostly amid an action, whichever it is.
            for game_id, word, time in killed_after(chance.choice((0, 0, 1, 9, 60)), output):
                said.setdefault(game_id, []).append(word)
                seconds[game_id] = time
            library, problems = open_library(tmp_path)
            with closing(library):
                assert problems == []
                saved = library.current()
                if saved is None:
                    assert said == {}
                    continue
                stored = list(library.actions(saved.game_id))
            known = said.setdefault(saved.game_id, [])
            assert saved.game_id == max(said)
            # The kill may have come between storing an action and saying so.
            assert stored[: len(known)] == known
            assert len(stored) - len(known) in (0, 1)
            assert saved.seconds - seconds.get(saved.game_id, 0.0) in (0.0, 1.0)
            assert saved.game == replay(saved.game.deal_number, stored)
            said[saved.game_id], seconds[saved.game_id] = stored, saved.seconds
        start.close()
    with closing(Library.open(path)) as library:
        for game_id, words in said.items():
            assert list(library.actions(game_id)) == words
    # Neither too few to have met anything, nor all in one short game.
    assert sum(map(len, said.values())) > 10 * KILLS
    assert len(said) > 3
