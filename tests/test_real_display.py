"""A whole game on a real X display: a real pointer, a real window, and the library read back."""

import json
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from easyharp_qt.engine.history import Game
from easyharp_qt.engine.notation import parse_move
from easyharp_qt.engine.position import STOCK, PileId, Position
from easyharp_qt.storage.library import library_path
from easyharp_qt.storage.settings import Geometry, Settings, save_settings, settings_path
from easyharp_qt.table.layout import arrange
from tests.conftest import Screen
from tests.winning import won_game

WIDTH, HEIGHT = 1100, 760
PATIENCE = 30.0
"""Seconds within which the program must have done what the pointer did."""


class Pointer:
    """A pointer over the table of a window that shows nothing but the table."""

    def __init__(self, screen: Screen, window: str) -> None:
        self._window = window
        self._layout = arrange(WIDTH, HEIGHT)
        self._xdotool = subprocess.Popen(
            ["xdotool", "-"],
            env=screen.env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def close(self) -> None:
        self._xdotool.kill()
        self._xdotool.communicate()

    def play(self, word: str, position: Position, until: Callable[[], bool]) -> None:
        """Do by hand what the token says, and stay there until it is done.

        A window manager lets a press through only when it has looked at it, and all that follows
        the press is then told with the place where the pointer is by that time.
        """
        move = parse_move(word, position)
        if STOCK in (move.source, move.target):
            self._do("mousemove", *self._middle(position, STOCK, 1))
            self._do("mousedown", 1)
        else:
            start = self._middle(position, move.source, move.count)
            goal = self._middle(position, move.target, 1)
            self._do("mousemove", *start)
            self._do("mousedown", 1)
            for part in (0.2, 0.6, 1.0):
                x, y = (round(a + (b - a) * part) for a, b in zip(start, goal, strict=True))
                self._do("mousemove", x, y)
        self._do("mouseup", 1)
        patience = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < patience, f"{word} was not played"
            self._do("getmouselocation")

    def _do(self, command: str, *arguments: int) -> None:
        assert self._xdotool.stdin is not None
        assert self._xdotool.stdout is not None
        window = f"--window {self._window} " if command == "mousemove" else ""
        self._xdotool.stdin.write(f"{command} {window}{' '.join(map(str, arguments))}\n")
        if command == "getmouselocation":
            # The only one that answers: by then the server has seen the others too.
            self._xdotool.stdin.flush()
            assert self._xdotool.stdout.readline()

    def _middle(self, position: Position, pile: PileId, count: int) -> tuple[int, int]:
        """Return a point on the card that heads the last *count* ones, or on the empty place."""
        layout = self._layout
        place = layout.place(pile)
        cards = position.piles[pile].cards
        x, y = place.x, place.y
        if cards:
            pose = layout.poses(position)[cards[-count]]
            x, y = pose.x, pose.y
        # In its upper strip: a king that heads a run shows no more of itself.
        return round(x + layout.card_width / 2), round(y + layout.card_height * 0.08)


@pytest.fixture
def data(home: Path) -> Path:
    """Give the program's data folder; its settings show the table alone, and nothing moves."""
    settings = Settings(
        speed="off",
        language="en",
        mirror="never",
        toolbar=False,
        menu_bar=False,
        status_line=False,
        window=Geometry(120, 90, WIDTH, HEIGHT),
    )
    save_settings(settings_path(home / ".config" / "easyharp-qt"), settings)
    return home / ".local" / "share" / "easyharp-qt"


@pytest.fixture
def program(screen: Screen, data: Path) -> Iterator[subprocess.Popen[bytes]]:
    del data
    process = subprocess.Popen([sys.executable, "-m", "easyharp_qt", "5"], env=screen.env)
    try:
        yield process
    finally:
        process.kill()
        process.wait(timeout=20)


@pytest.fixture
def window(screen: Screen, program: subprocess.Popen[bytes]) -> str:
    """Give the window once it is the active one, of the size that was asked for."""
    del program
    window = screen.xdotool("search", "--sync", "--name", "EH1-N-").split()[0]
    screen.xdotool("windowactivate", "--sync", window)
    geometry = screen.xdotool("getwindowgeometry", "--shell", window).splitlines()
    assert {f"WIDTH={WIDTH}", f"HEIGHT={HEIGHT}"} <= set(geometry)
    return window


@pytest.fixture
def pointer(screen: Screen, window: str) -> Iterator[Pointer]:
    pointer = Pointer(screen, window)
    yield pointer
    pointer.close()


def easyharp_game(data: Path) -> dict[str, Any] | None:
    """Return what `easyharp game` says; None where no game is in progress."""
    said = subprocess.run(
        [sys.executable, "-m", "easyharp_qt.cli", "game", "--json", "--data-dir", str(data)],
        check=False,
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert said.returncode in (0, 1), said.stderr
    if said.returncode:
        return None
    answer: dict[str, Any] = json.loads(said.stdout)
    return answer


def test_a_whole_game_is_won_on_a_real_display(
    screen: Screen, data: Path, program: subprocess.Popen[bytes], pointer: Pointer
) -> None:
    won = won_game()
    game = Game.start(won.deal_number)
    with closing(sqlite3.connect(f"file:{library_path(data)}?mode=ro", uri=True)) as library:

        def is_stored() -> bool:
            stored = library.execute("SELECT count(*) FROM actions").fetchone()[0]
            return bool(stored > game.move_count)

        for word in won.tokens[:-1]:
            pointer.play(word, game.state.position, is_stored)
            game = game.act(word)

        told = easyharp_game(data)
        assert told is not None
        assert (told["moves"], told["score"]) == (won.moves - 1, game.state.score)
        assert not told["won"]
        assert told["foundations"] == [len(pile.cards) for pile in game.state.position.foundations]

        pointer.play(won.tokens[-1], game.state.position, lambda: easyharp_game(data) is None)
        ended = library.execute("SELECT deal, won, score, move_count FROM games").fetchall()
        assert ended == [(won.deal_number, 1, won.score, won.moves)]
    screen.xdotool("key", "ctrl+q")
    assert program.wait(timeout=20) == 0
