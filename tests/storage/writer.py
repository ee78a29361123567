"""Play at random into a library until killed, and say after each action that it is stored.

Run as a program it forks a player for each line it reads, so that a kill costs no start of
Python: it answers with the player's process id, then come the player's lines, and "end".
"""

import os
import random
import sys
from pathlib import Path

from easyharp_qt.engine.history import Game
from easyharp_qt.storage.library import Library
from tests.storage.playing import any_token, store


def play(path: Path, seed: int) -> None:
    """Go on with the game in the library, or with others, for ever."""
    chance = random.Random(seed)
    library = Library.open(path)
    if chance.random() < 0.5:
        library.keep(lambda problem: say(str(problem)))
    saved = library.current()
    game, seconds = (saved.game, saved.seconds) if saved else (None, 0.0)
    game_id = saved.game_id if saved else 0
    while True:
        if game is None or chance.random() < 0.003:
            game, seconds = Game.start(chance.randint(1, 999_999)), 0.0
            game_id = library.start(game.deal_number, None)
        word = any_token(game, chance)
        game, seconds = game.act(word), seconds + 1
        store(library, game, word, seconds)
        say(f"{game_id} {word} {seconds}")


def say(line: str) -> None:
    """Write a line at once: what waits in a buffer was not said."""
    os.write(1, f"{line}\n".encode())


def main() -> None:
    """Start players, one after the other."""
    for line in sys.stdin:
        player = os.fork()
        if player == 0:
            play(Path(sys.argv[1]), int(line))
        say(f"player {player}")
        os.waitpid(player, 0)
        say("end")


if __name__ == "__main__":
    main()
