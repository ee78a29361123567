"""The library: every game with every action, kept as it is played.

``append`` returns when the actions are committed, so a killed program loses nothing. What could
not be written (a full disk) waits in order and goes in with the next write that succeeds. A row
is never deleted, a damaged file never overwritten, and a file of a newer release never changed.

A ``Library`` belongs to one thread, as the database connection under it does. ``keep`` starts
the one thread beside it that saves the player's thread from waiting for the disk.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing, suppress
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from easyharp_qt.engine.history import Game, Snapshot
from easyharp_qt.storage.database import (
    FAILURES,
    mark_damaged,
    obstacle,
    open_for_playing,
    open_for_reading,
    open_in_memory,
    problem,
    set_aside,
)
from easyharp_qt.storage.problems import (
    DamagedGame,
    DamagedLibrary,
    NewerLibrary,
    Obstacle,
    StorageProblem,
    UnwritableLibrary,
)
from easyharp_qt.storage.snapshots import read_snapshot, write_snapshot

if TYPE_CHECKING:
    from easyharp_qt.storage.keeper import Keeper

SNAPSHOT_EVERY = 100
"""How many actions apart snapshots are: resuming plays fewer than these, and the steps that can
still be undone."""

_FILE = "library.sqlite3"

# A clock beyond this is damage, and not patience.
_AN_AGE = 100 * 365 * 86_400.0


class SavedGame(NamedTuple):
    """A game found in the library."""

    game_id: int
    game: Game
    daily: date | None
    """The date whose daily deal it is, if it is one."""
    seconds: float


class _Current(NamedTuple):
    """The game that actions are appended to."""

    game_id: int
    deal_number: int
    daily: date | None
    actions: int = 0
    """How many there are, those that wait to be written included."""
    snapshot: int = 0
    """How many of them the newest snapshot holds."""


def library_path(folder: Path) -> Path:
    """Return the library's file in the player's data folder."""
    return folder / _FILE


def open_library(folder: Path) -> tuple["Library", list[StorageProblem]]:
    """Open the library of a data folder, come what may; return with it what is to be told.

    A damaged library is set aside and a new one started, into which goes every game that can
    still be read. Where nothing can be written, or a newer release has written, the library
    lives in memory, and the game goes on; it moves to the disk once that can be written.
    """
    path = library_path(folder)
    problems: list[StorageProblem] = []
    try:
        library = Library.open(path)
        _resume(library, problems)
    except DamagedLibrary as damage:
        library = _renew(path, damage, problems)
    except UnwritableLibrary as unwritable:
        problems.append(unwritable)
        library = Library.in_memory(path)
        library.take_over(path)
        # A library that somebody else is writing is not ours to add to later.
        if unwritable.why is not Obstacle.IN_USE:
            library.owe()
        _resume(library, problems)
    except NewerLibrary as newer:
        problems.append(newer)
        library = Library.in_memory(path)
    return library, problems


_Statement = tuple[str, tuple[object, ...]]


class Library:
    """An open library; made by ``open``, ``read`` or ``in_memory``."""

    def __init__(self, path: Path, db: sqlite3.Connection, *, is_on_disk: bool = True) -> None:
        self.path = path
        self._db = db
        self._is_on_disk = is_on_disk
        self._current: _Current | None = None
        self._saved: SavedGame | None = None
        self._backlog: list[_Statement] = []
        self._owed: list[_Statement] | None = None
        self._owed_after = 0
        self._keeper: Keeper | None = None
        self._report: Callable[[StorageProblem], None] | None = None
        try:
            self._last_id: int = db.execute("SELECT ifnull(max(id), 0) FROM games").fetchone()[0]
        except FAILURES as error:
            db.close()
            raise problem(path, error) from error

    @classmethod
    def open(cls, path: Path) -> "Library":
        """Open a library for playing; make it, and its folder, if it is not there.

        Raises DamagedLibrary, NewerLibrary or UnwritableLibrary.
        """
        return cls(path, open_for_playing(path))

    @classmethod
    def read(cls, path: Path) -> "Library":
        """Open a library for looking only, even while the game writes into it.

        Creates and changes nothing on the disk. Raises as ``open`` does.
        """
        return cls(path, open_for_reading(path))

    @classmethod
    def in_memory(cls, path: Path) -> "Library":
        """Return an empty library that is not on the disk; *path* is where it would have been."""
        return cls(path, open_in_memory(), is_on_disk=False)

    def current(self) -> SavedGame | None:
        """Return the game in progress, which ``append`` then goes on with; None if there is none.

        Raises DamagedGame for one that cannot be played, once: it is then no longer in progress.
        DamagedLibrary or UnwritableLibrary if it cannot even be read.
        """
        if self._saved is None:
            try:
                self._saved = self._resume()
            except FAILURES as error:
                raise problem(self.path, error) from error
        return self._saved

    def start(self, deal_number: int, daily: date | None) -> int:
        """Begin a game and return its id; the one in progress, if any, is left.

        Nothing is recorded before the first action: a deal only looked at never was.
        """
        self._end(won=False)
        self._current = _Current(self._last_id + 1, deal_number, daily)
        return self._current.game_id

    def append(
        self,
        tokens: Sequence[str],
        *,
        score: int,
        move_count: int,
        seconds: float,
        game: Callable[[], Snapshot],
    ) -> None:
        """Store one or more actions of the current game; they are committed when this returns.

        *score*, *move_count* and *seconds* are those after the last action; *game* is called
        when a snapshot is due. Raises UnwritableLibrary; the actions then wait, and go in with
        the next call that succeeds.
        """
        current = self._playing()
        now = _now()
        if current.actions == 0:
            self._last_id = current.game_id
            self._later(
                "INSERT INTO games (id, deal, daily_date, started_at, updated_at)"
                " VALUES (?, ?, ?, ?, ?)",
                current.game_id,
                current.deal_number,
                current.daily and current.daily.isoformat(),
                now,
                now,
            )
        count = current.actions
        for token in tokens:
            count += 1
            self._later("INSERT INTO actions VALUES (?, ?, ?)", current.game_id, count, token)
        self._later(
            "UPDATE games SET updated_at = ?, move_count = ?, score = ?, seconds = ? WHERE id = ?",
            now,
            move_count,
            score,
            seconds,
            current.game_id,
        )
        snapshot = current.snapshot
        if count - snapshot >= SNAPSHOT_EVERY:
            snapshot = count
            self._later(
                "REPLACE INTO snapshots VALUES (?, ?, ?)",
                current.game_id,
                count,
                write_snapshot(game()),
            )
        self._current = current._replace(actions=count, snapshot=snapshot)
        self._saved = None
        self._write()

    def touch(self, seconds: float) -> None:
        """Store the clock of the current game; raises UnwritableLibrary.

        While something waits to be written this only tries that again. Called every few
        seconds, it is also what brings a library from memory to the disk.
        """
        current = self._playing()
        if current.actions and not self._backlog:
            self._later("UPDATE games SET seconds = ? WHERE id = ?", seconds, current.game_id)
            self._saved = None
        self._write()
        self._pay()

    def finish(self, seconds: float) -> None:
        """Record the current game as won just now; raises UnwritableLibrary.

        A game whose last action won it is over even if this was never called: ``current`` sees
        to it.
        """
        current = self._playing()
        self._later("UPDATE games SET seconds = ? WHERE id = ?", seconds, current.game_id)
        self._end(won=True)
        self._write()

    def abandon(self) -> None:
        """Leave the current game, if there is one: it is kept; raises UnwritableLibrary."""
        self._end(won=False)
        self._write()

    def actions(self, game_id: int) -> tuple[str, ...]:
        """Return everything that was done in a game; DamagedLibrary if it cannot be read."""
        query = "SELECT token FROM actions WHERE game_id = ? ORDER BY n"
        try:
            return tuple(token for (token,) in self._db.execute(query, (game_id,)))
        except FAILURES as error:
            raise problem(self.path, error) from error

    def take_over(self, source: Path) -> int:
        """Copy every game that can be read whole from another library; return how many."""
        try:
            old = open_for_reading(source)
        except StorageProblem:
            return 0
        with closing(old):
            # The newest first: should room run out, the game in progress is there.
            taken = [row[0] for row in _readable_games(old) if self._take(old, row)]
        self._last_id = max(taken, default=self._last_id)
        return len(taken)

    def owe(self) -> None:
        """Note from now on what the library on the disk lacks, to write it when that can be."""
        self._owed = []
        self._owed_after = self._last_id

    def keep(self, report: Callable[[StorageProblem], None]) -> None:
        """Start the keeper's thread: to be called once, when the first picture is shown.

        *report* is called from that thread with whatever it finds wrong.
        """
        from easyharp_qt.storage.keeper import Keeper  # noqa: PLC0415  (not needed to start)

        self._report = report
        if self._is_on_disk:
            self._keeper = Keeper(self.path, report)
            self._keeper.start()

    def close(self) -> None:
        """Write what still waits, if possible, and let go of the file."""
        with suppress(UnwritableLibrary):
            self._write()
            self._pay()
        self._backlog.clear()
        if self._keeper is not None:
            self._keeper.stop()
        self._db.close()

    def _take(self, old: sqlite3.Connection, row: tuple[Any, ...]) -> bool:
        try:
            actions = old.execute(
                "SELECT game_id, n, token FROM actions WHERE game_id = ? ORDER BY n", row[:1]
            ).fetchall()
            if [n for _, n, _ in actions] != list(range(1, len(actions) + 1)):
                return False
            self._db.execute("BEGIN IMMEDIATE")
            self._db.execute("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            self._db.executemany("INSERT INTO actions VALUES (?, ?, ?)", actions)
            self._db.execute("COMMIT")
        except FAILURES:
            with suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            return False
        return True

    def _playing(self) -> _Current:
        if self._current is None:
            raise RuntimeError("no game was started")
        return self._current

    def _later(self, statement: str, *values: object) -> None:
        self._backlog.append((statement, values))

    def _end(self, *, won: bool) -> None:
        current, self._current, self._saved = self._current, None, None
        if current is not None and current.actions:
            self._end_stored(current.game_id, _now(), won=won)

    def _end_stored(self, game_id: int, when: str, *, won: bool) -> None:
        self._later(
            "UPDATE games SET finished_at = ?, won = ? WHERE id = ?", when, int(won), game_id
        )
        # Snapshots are for resuming; the actions tell the same for ever.
        self._later("DELETE FROM snapshots WHERE game_id = ?", game_id)

    def _write(self) -> None:
        if not self._backlog:
            return
        try:
            _run(self._db, self._backlog)
        except FAILURES as error:
            why = obstacle(error)
            if why is Obstacle.DAMAGED:
                mark_damaged(self.path)
            raise UnwritableLibrary(self.path, why) from error
        if self._owed is not None:
            self._owed += self._backlog
        self._backlog.clear()
        if self._keeper is not None:
            self._keeper.wake()

    def _pay(self) -> None:
        if not self._owed:
            return
        try:
            disk = open_for_playing(self.path)
        except StorageProblem:
            return
        try:
            # On top of anything but what was read at the start it would be another game.
            [last_id] = disk.execute("SELECT ifnull(max(id), 0) FROM games").fetchone()
            if last_id != self._owed_after:
                raise sqlite3.IntegrityError
            _run(disk, self._owed)
        except FAILURES:
            disk.close()
            return
        self._db.close()
        self._db, self._owed, self._is_on_disk = disk, None, True
        if self._report is not None:
            self.keep(self._report)

    def _resume(self) -> SavedGame | None:
        row = self._db.execute(
            "SELECT id, deal, daily_date, updated_at, seconds FROM games"
            " WHERE finished_at IS NULL ORDER BY id DESC LIMIT 1"
        ).fetchone()
        if row is None:
            return None
        game_id, deal_number, day, updated_at, seconds = row
        try:
            game, current = self._replay(game_id, deal_number)
            daily = date.fromisoformat(day) if day is not None else None
        except (DamagedGame, TypeError, ValueError) as error:
            self._end_stored(game_id, updated_at, won=False)
            with suppress(UnwritableLibrary):
                self._write()
            if isinstance(error, DamagedGame):
                raise
            raise DamagedGame(self.path, game_id, None) from error
        if game.is_won:
            # The program was stopped between the winning action and its ``finish``.
            self._end_stored(game_id, updated_at, won=True)
            with suppress(UnwritableLibrary):
                self._write()
            return None
        if self._current is None:
            self._current = current._replace(daily=daily)
        return SavedGame(game_id, game, daily, _sound_seconds(seconds))

    def _replay(self, game_id: int, deal_number: int) -> tuple[Game, _Current]:
        row = self._db.execute(
            "SELECT n, json FROM snapshots WHERE game_id = ?"
            " AND n <= (SELECT max(n) FROM actions WHERE game_id = ?)",
            (game_id, game_id),
        ).fetchone()
        folded = row and read_snapshot(row[1], deal_number)
        game, start = (folded, row[0]) if folded else (Game.start(deal_number), 0)
        count = start
        for n, token in self._db.execute(
            "SELECT n, token FROM actions WHERE game_id = ? AND n > ? ORDER BY n", (game_id, start)
        ):
            count += 1
            try:
                if n != count or not isinstance(token, str):
                    raise DamagedGame(self.path, game_id, count)
                game = game.act(token)
            except ValueError as error:
                raise DamagedGame(self.path, game_id, count) from error
        return game, _Current(game_id, deal_number, None, count, start)


def _run(db: sqlite3.Connection, statements: Iterable[_Statement]) -> None:
    """Do all of it or nothing."""
    try:
        db.execute("BEGIN IMMEDIATE")
        for statement, values in statements:
            db.execute(statement, values)
        db.execute("COMMIT")
    except sqlite3.ProgrammingError as error:
        # The library was closed, or left to another thread: our own fault, and no failure.
        raise RuntimeError(str(error)) from error
    except FAILURES:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def _now() -> str:
    # With its offset: it says both when it was, and which day it was for the player.
    return datetime.now().astimezone().isoformat(timespec="seconds")


def _resume(library: Library, problems: list[StorageProblem]) -> None:
    try:
        library.current()
    except DamagedGame as problem:
        problems.append(problem)
    except StorageProblem:
        library.close()
        raise


def _renew(path: Path, damage: DamagedLibrary, problems: list[StorageProblem]) -> Library:
    kept = None
    try:
        kept = set_aside(path)
        library = Library.open(path)
    except (OSError, StorageProblem) as error:
        why = error if isinstance(error, StorageProblem) else problem(path, error)
        problems += [DamagedLibrary(path, damage.what, kept), why]
        return Library.in_memory(path)
    problems.append(DamagedLibrary(path, damage.what, kept, library.take_over(kept)))
    _resume(library, problems)
    return library


def _readable_games(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
    found: dict[int, tuple[Any, ...]] = {}
    # From both ends: a page that cannot be read hides only what is in it.
    for query in ("SELECT * FROM games ORDER BY id", "SELECT * FROM games ORDER BY id DESC"):
        with suppress(*FAILURES):
            for row in db.execute(query):
                found[row[0]] = row
    return [found[game_id] for game_id in sorted(found, reverse=True)]


def _sound_seconds(value: object) -> float:
    return float(value) if isinstance(value, (int, float)) and 0 <= value < _AN_AGE else 0.0
