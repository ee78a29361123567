"""The library's file: its tables and version, how it is opened, and how damage is told.

Every function raises DamagedLibrary, NewerLibrary or UnwritableLibrary, never what SQLite or the
system raised. A new library appears whole or not at all, and a damaged one is only ever renamed.
"""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from easyharp_qt.storage.aside import name_aside
from easyharp_qt.storage.problems import (
    Damage,
    DamagedLibrary,
    NewerLibrary,
    Obstacle,
    StorageProblem,
    UnwritableLibrary,
)

SCHEMA_VERSION = 1
"""The version of the tables that this release reads and writes."""

TABLES = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        deal INTEGER NOT NULL,
        daily_date TEXT,
        started_at TEXT NOT NULL,
        updated_at TEXT NOT NULL,
        finished_at TEXT,
        won INTEGER NOT NULL DEFAULT 0,
        move_count INTEGER NOT NULL DEFAULT 0,
        score INTEGER NOT NULL DEFAULT 0,
        seconds REAL NOT NULL DEFAULT 0
    )""",
    "CREATE INDEX games_in_progress ON games (id) WHERE finished_at IS NULL",
    """CREATE TABLE actions (
        game_id INTEGER NOT NULL REFERENCES games,
        n INTEGER NOT NULL,
        token TEXT NOT NULL,
        PRIMARY KEY (game_id, n)
    ) WITHOUT ROWID""",
    """CREATE TABLE snapshots (
        game_id INTEGER PRIMARY KEY REFERENCES games,
        n INTEGER NOT NULL,
        json TEXT NOT NULL
    )""",
)
"""The tables of version 1. Dates and times are ISO 8601, the times with their offset."""

FAILURES = (sqlite3.Error, UnicodeDecodeError)
"""What SQLite raises. In a damaged library even the text of its own complaint may be no text."""

_APPLICATION_ID = 0x45484152

# How long a write waits for another one, in seconds: a player would notice more.
_PATIENCE = 1.0

_DAMAGES = {
    sqlite3.SQLITE_CORRUPT: Damage.BROKEN,
    # What SQLite calls a plain error is here a table or column that is not there.
    sqlite3.SQLITE_ERROR: Damage.BROKEN,
    sqlite3.SQLITE_NOTADB: Damage.FOREIGN,
}
_OBSTACLES = {
    sqlite3.SQLITE_FULL: Obstacle.FULL,
    sqlite3.SQLITE_READONLY: Obstacle.NOT_ALLOWED,
    sqlite3.SQLITE_CANTOPEN: Obstacle.NOT_ALLOWED,
    sqlite3.SQLITE_BUSY: Obstacle.IN_USE,
    # Rows that only another writer can have put in our way.
    sqlite3.SQLITE_CONSTRAINT: Obstacle.IN_USE,
    sqlite3.SQLITE_CORRUPT: Obstacle.DAMAGED,
    sqlite3.SQLITE_NOTADB: Obstacle.DAMAGED,
}


def open_for_playing(path: Path) -> sqlite3.Connection:
    """Open a library to read and write; make it, and its folder, if it is not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _refuse_damage_seen_from_outside(path)
        if not path.exists():
            _create(path)
        db = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    except (OSError, *FAILURES) as error:
        raise problem(path, error) from error
    return _checked(
        path,
        db,
        "PRAGMA journal_mode = WAL",
        # Every commit is in the file when it returns, which outlives the program; the keeper
        # takes it to the disk within a second, which outlives the power.
        "PRAGMA synchronous = NORMAL",
        "PRAGMA wal_autocheckpoint = 0",
        # Says at once, and without writing, whether writing is possible.
        "BEGIN IMMEDIATE",
        "DELETE FROM games WHERE 0",
        "ROLLBACK",
    )


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Open a library to look into, even while the game is writing; nothing changes on the disk."""
    try:
        _refuse_damage_seen_from_outside(path)
        path.stat()  # says so if there is none
        db = _connect_for_reading(path)
    except (OSError, *FAILURES) as error:
        raise problem(path, error) from error
    return _checked(path, db)


def open_in_memory() -> sqlite3.Connection:
    """Return an empty library that is never written to the disk."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.executescript(";".join(TABLES))
    return db


def set_aside(path: Path) -> Path:
    """Rename a damaged library, its log with it, and return its new name; OSError."""
    kept = name_aside(path)
    for ending in ("-shm", "-wal", ""):
        with suppress(FileNotFoundError):
            _beside(path, ending).rename(_beside(kept, ending))
    _mark(path).unlink(missing_ok=True)
    return kept


def mark_damaged(path: Path) -> None:
    """See to it that a library found damaged in use is set aside at the next start."""
    with suppress(OSError):
        _mark(path).touch()


def obstacle(error: Exception) -> Obstacle:
    """Return why something could not be written."""
    code = _code(error)
    if code == sqlite3.SQLITE_IOERR_SHMSIZE:
        return Obstacle.FULL
    return _OBSTACLES.get(code & 0xFF, Obstacle.FAILED)


def problem(path: Path, error: Exception) -> StorageProblem:
    """Return what it means that a library could not be opened or read."""
    if isinstance(error, OSError):
        return UnwritableLibrary(path, Obstacle.of(error))
    damage = _DAMAGES.get(_code(error) & 0xFF)
    if damage is not None:
        return DamagedLibrary(path, damage)
    return UnwritableLibrary(path, obstacle(error))


def _code(error: Exception) -> int:
    # The low byte is the kind of error, what is above it the place inside SQLite. Python's own
    # complaints have none: they are about a text in the file that is no text.
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)


def _mark(path: Path) -> Path:
    return path.with_suffix(".damaged")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _refuse_damage_seen_from_outside(path: Path) -> None:
    damage = None
    if _mark(path).exists():
        damage = Damage.BROKEN
    elif not path.exists():
        # SQLite would mix the pages of a lost library into a new one of the same name.
        damage = Damage.BROKEN if _beside(path, "-wal").exists() else None
    elif not path.is_file():
        damage = Damage.NOT_A_FILE
    elif path.stat().st_size == 0:
        # A new library appears whole; and SQLite would throw away the log of an empty file.
        damage = Damage.EMPTY
    if damage is not None:
        raise DamagedLibrary(path, damage)


def _create(path: Path) -> None:
    new = _beside(path, ".new")
    new.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as db:
            db.executescript(
                # Small pages: an action then writes 2 kB, not 8, and the log fills slowly.
                "PRAGMA page_size = 1024; PRAGMA journal_mode = MEMORY; BEGIN;"
                f"{';'.join(TABLES)};"
                f"PRAGMA application_id = {_APPLICATION_ID};"
                f"PRAGMA user_version = {SCHEMA_VERSION};"
                "COMMIT; PRAGMA journal_mode = WAL;"
            )
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def _checked(path: Path, db: sqlite3.Connection, *statements: str) -> sqlite3.Connection:
    """Return a connection on which these statements were run, if it is to a library of ours."""
    try:
        application_id = db.execute("PRAGMA application_id").fetchone()[0]
        version = db.execute("PRAGMA user_version").fetchone()[0]
        if application_id != _APPLICATION_ID or version < 1:
            raise DamagedLibrary(path, Damage.FOREIGN)
        if version > SCHEMA_VERSION:
            raise NewerLibrary(path, version, SCHEMA_VERSION)
        # Damage to the tables themselves is found now, and not at some later action.
        made = {_plain(sql) for (sql,) in db.execute("SELECT sql FROM sqlite_master")}
        if not made.issuperset(map(_plain, TABLES)):
            raise DamagedLibrary(path, Damage.BROKEN)
        for statement in statements:
            db.execute(statement)
    except FAILURES as error:
        db.close()
        raise problem(path, error) from error
    except StorageProblem:
        db.close()
        raise
    return db


def _plain(sql: str | None) -> str:
    # SQLite keeps the text as it was once written, line breaks and all.
    return " ".join((sql or "").split())


def _connect_for_reading(path: Path) -> sqlite3.Connection:
    log = _beside(path, "-wal")
    where = path.resolve().as_uri()
    if _beside(path, "-shm").exists():
        return sqlite3.connect(f"{where}?mode=ro&readonly_shm=1", uri=True, isolation_level=None)
    if not log.exists():
        return sqlite3.connect(f"{where}?immutable=1", uri=True, isolation_level=None)
    # A log that nobody is using: SQLite reads it only with a file of its own beside it.
    import shutil  # noqa: PLC0415  (rare)
    import tempfile  # noqa: PLC0415  (rare)

    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(log, _beside(copy, "-wal"))
        db = sqlite3.connect(copy, isolation_level=None)
        # Both files are opened by this, and stay readable when their names are gone.
        db.execute("PRAGMA schema_version")
        return db
