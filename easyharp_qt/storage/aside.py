"""The name under which a damaged file is kept."""

from datetime import date
from pathlib import Path


def name_aside(path: Path) -> Path:
    """Return a free name beside a damaged file, such as ``library.damaged-2026-11-30.sqlite3``."""
    stem = f"{path.stem}.damaged-{date.today().isoformat()}"  # noqa: DTZ011  (the player's day)
    name, number = path.with_name(stem + path.suffix), 1
    # A library may have left its log alone behind.
    while name.exists() or name.with_name(name.name + "-wal").exists():
        number += 1
        name = path.with_name(f"{stem}-{number}{path.suffix}")
    return name
