"""The thread beside the library that does what has to wait for the disk.

It takes each second's actions to the disk, folds the log into the library before it grows
long, and looks once, when the first minutes of play are over, for damage. While nothing is
played it sleeps. It has a connection of its own and shares nothing but the file.
"""

import os
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from easyharp_qt.storage.database import mark_damaged
from easyharp_qt.storage.problems import Damage, DamagedLibrary, StorageProblem

# Seconds between two visits to the disk: what the loss of power may cost.
_GATHER = 1.0

# Bytes of log after which it is folded in: some five hundred actions.
_LONG_LOG = 1 << 20

# Seconds before the search for damage: it reads the whole library.
_FIRST_LOOK = 20.0


class Keeper:
    """One keeper for one library; ``start`` it once and ``stop`` it once."""

    def __init__(
        self,
        path: Path,
        report: Callable[[StorageProblem], None],
        *,
        gather: float = _GATHER,
        long_log: int = _LONG_LOG,
        first_look: float = _FIRST_LOOK,
    ) -> None:
        self._path = path
        self._log = path.with_name(path.name + "-wal")
        self._report = report
        self._gather = gather
        self._long_log = long_log
        self._first_look = first_look
        self._written = threading.Event()
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="keeper", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def wake(self) -> None:
        """Say that something was written."""
        self._written.set()

    def stop(self) -> None:
        """Let the thread end, and wait for it: at most for one visit to the disk."""
        self._stopping.set()
        self._written.set()
        self._thread.join()

    def _run(self) -> None:
        db = sqlite3.connect(self._path, timeout=0, isolation_level=None)
        db.execute("PRAGMA synchronous = NORMAL")
        # Otherwise a log that was long once would stay so, and be folded in every second.
        db.execute("PRAGMA journal_size_limit = 0")
        looked = False
        while not self._stopping.is_set():
            self._written.wait(None if looked else self._first_look)
            if self._written.is_set():
                self._stopping.wait(self._gather)
                # Cleared before the work, so that what is written during it wakes us again.
                self._written.clear()
                self._take_to_disk(db)
            else:
                looked = True
                self._look_for_damage(db)
        db.close()

    def _take_to_disk(self, db: sqlite3.Connection) -> None:
        with suppress(OSError):
            # Closing the log drops no lock: SQLite's are on the other two files.
            log = os.open(self._log, os.O_RDONLY)
            try:
                os.fsync(log)
                length = os.fstat(log).st_size
            finally:
                os.close(log)
            if length >= self._long_log:
                self._fold_log(db)

    def _fold_log(self, db: sqlite3.Connection) -> None:
        # A log that cannot be folded grows, and the next action goes on: only when that cannot
        # be written either is something lost, and then the library says so itself.
        with suppress(sqlite3.OperationalError):
            _, frames, folded = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if frames == folded:
                # Whoever writes next begins the log anew and waits for the disk: not the player.
                version = db.execute("PRAGMA user_version").fetchone()[0]
                db.execute(f"PRAGMA user_version = {version}")

    def _look_for_damage(self, db: sqlite3.Connection) -> None:
        try:
            sound = db.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
        except sqlite3.DatabaseError:
            sound = False
        if not sound:
            mark_damaged(self._path)
            self._report(DamagedLibrary(self._path, Damage.BROKEN))
