"""Milliseconds from exec to the first playable frame with a game resumed, by what takes them.

Run with a folder as argument it is the child: it starts the game as the program does and ends
when the first frame has been painted, memory at its peak included.
"""

import os
import subprocess
import sys
import tempfile
import time
from datetime import date
from pathlib import Path
from statistics import median

from tests.bench.vectors import won_game

_BEGAN = "EASYHARP_BENCH_BEGAN"
_RUNS = 9


def main() -> dict[str, float]:
    """Return the medians over several starts, the first one (cold) left out."""
    with tempfile.TemporaryDirectory() as home:
        _play_for_a_while(Path(home))
        runs = [_start(home) for _ in range(_RUNS + 1)][1:]
    return {name: median(run[name] for run in runs) for name in runs[0]}


def _play_for_a_while(folder: Path) -> None:
    from easyharp_qt.engine.history import Game, fold
    from easyharp_qt.storage.library import Library, library_path

    library = Library.open(library_path(folder))
    library.start(5, date(2026, 11, 30))
    game = Game.start(5)
    for word in won_game()[:500]:
        game = game.act(word)
        library.append(
            (word,),
            score=game.state.score,
            move_count=game.move_count,
            seconds=1.0,
            game=lambda: fold(game),  # noqa: B023  (called before the next round)
        )
    library.close()


def _start(home: str) -> dict[str, float]:
    environment = {**os.environ, _BEGAN: str(time.monotonic_ns())}
    # An installed program has its bytecode; the first run, which is left out, writes it.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    ended = subprocess.run(
        [sys.executable, "-m", "tests.bench.start", home],
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    rows = (line.split("\t") for line in ended.stdout.splitlines())
    return {name: float(value) for name, value in rows}


def _child(home: Path) -> None:
    marks = [("python", time.monotonic_ns())]
    from PySide6.QtWidgets import QApplication

    marks.append(("Qt", time.monotonic_ns()))
    from easyharp_qt import app
    from easyharp_qt.shell.folders import Folders

    marks.append(("our modules", time.monotonic_ns()))
    application = app.make_application()
    marks.append(("application", time.monotonic_ns()))
    folders = Folders(data=home, settings=home, translations=home, cache=home)
    program = app.build(application, folders)
    marks.append(("parts and resumed game", time.monotonic_ns()))
    assert program.model.move_count == 500
    program.window.painted.connect(QApplication.quit)
    program.window.appear()
    application.exec()
    marks.append(("first frame", time.monotonic_ns()))
    began = last = int(os.environ[_BEGAN])
    for name, at in marks:
        print(f"{name}\t{(at - last) / 1e6}")
        last = at
    print(f"exec to first frame\t{(last - began) / 1e6}")
    app.close(program)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _child(Path(sys.argv[1]))
    else:
        for name, value in main().items():
            print(f"{name}\t{value:.1f}")
