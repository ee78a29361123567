"""A player who plays at random into a library, as the window does."""

import random
from datetime import date
from pathlib import Path

from easyharp_qt.engine.history import Game, fold
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.rules import legal_moves
from easyharp_qt.storage.library import Library
from tests.positions import VECTORS, likely_move


class Player:
    """Plays one game; the clock shows a second more after each action."""

    def __init__(
        self,
        library: Library,
        deal_number: int = 5,
        daily: date | None = None,
        seed: int = 1,
    ) -> None:
        self.library = library
        self.chance = random.Random(seed)
        self.game = Game.start(deal_number)
        self.seconds = 0.0
        self.tokens: list[str] = []
        self.game_id = library.start(deal_number, daily)

    def play(self, count: int) -> None:
        """Do some things at random."""
        for _ in range(count):
            self.act(any_token(self.game, self.chance))

    def act(self, word: str) -> None:
        """Do one thing and store it."""
        self.game = self.game.act(word)
        self.seconds += 1
        self.tokens.append(word)
        store(self.library, self.game, word, self.seconds)


def store(library: Library, game: Game, word: str, seconds: float) -> None:
    """Store what was done last in a game."""
    library.append(
        [word],
        score=game.state.score,
        move_count=game.move_count,
        seconds=seconds,
        game=lambda: fold(game),
    )


def any_token(game: Game, chance: random.Random) -> str:
    """Pick something to do: mostly a move, often an undo, then often a redo."""
    if game.undone and chance.random() < 0.5:
        return "r"
    if game.done and chance.random() < 0.2:
        return "u"
    position = game.state.position
    return token(likely_move(chance, position, list(legal_moves(position))))


def won_records() -> list[tuple[str, list[str]]]:
    """Return the code and the actions of each game that is played to the win."""
    lines = (VECTORS / "won.txt").read_text().splitlines()
    codes = [line.split()[1] for line in lines if line.startswith("deal")]
    moves = [line.split()[1:] for line in lines if line.startswith("moves")]
    return list(zip(codes, moves, strict=True))


def look_of(folder: Path) -> dict[str, tuple[int, int]]:
    """Return what must not change where nothing is written: names, sizes and times."""
    # The files are not opened: closing them would take SQLite's locks from this process.
    return {path.name: (path.stat().st_size, path.stat().st_mtime_ns) for path in folder.iterdir()}
