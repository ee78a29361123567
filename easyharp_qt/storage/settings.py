"""The settings: each of them once, with its default and its bounds, and the file they are kept in.

A ``Settings`` value is always within bounds. The file is replaced as a whole or not at all; one
that cannot be read is set aside and never overwritten, and a wrong value costs only itself.
"""

import json
import os
from contextlib import suppress
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any, NamedTuple

from easyharp_qt.storage.aside import name_aside
from easyharp_qt.storage.problems import (
    BadSetting,
    Damage,
    DamagedSettings,
    Obstacle,
    UnwritableSettings,
)

_FILE = "settings.json"

# What ours can never grow to; reading stops before a mistaken file fills the memory.
_LONGEST_FILE = 1 << 20
_LONGEST_TEXT = 200
_FARTHEST = 100_000


class Geometry(NamedTuple):
    """Where the window was, in the desktop's pixels; its size is the one when not maximized."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


@dataclass(frozen=True)
class Settings:
    """Every setting with its default. Raises BadSetting for a value out of bounds."""

    double_click: bool = True
    interactive_rules: bool = True
    speed: str = field(
        default="system", metadata={"allowed": ("system", "off", "fast", "normal", "slow")}
    )
    """Of everything that moves; with "system" its wish for less motion decides."""
    language: str = "system"
    """A language's code such as "he", or "system"."""
    theme: str = ""
    """The id of a theme; empty for the default, and so are *back* and *felt*."""
    back: str = ""
    felt: str = ""
    mirror: str = field(default="language", metadata={"allowed": ("language", "never", "always")})
    """When the table is mirrored: where the language runs right to left, never, or always."""
    scheme: str = field(default="system", metadata={"allowed": ("system", "light", "dark")})
    ask_before_leaving: bool = True
    toolbar: bool = True
    menu_bar: bool = True
    status_line: bool = True
    window: Geometry | None = None
    others: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """Entries of the file that this release does not know; a newer one may want them back."""

    def __post_init__(self) -> None:
        for setting in fields(self):
            _check(setting, getattr(self, setting.name))


def settings_path(folder: Path) -> Path:
    """Return the settings' file in the player's configuration folder."""
    return folder / _FILE


def load_settings(path: Path) -> tuple[Settings, list[DamagedSettings | BadSetting]]:
    """Read the settings, come what may; return with them what is to be told.

    Without a file they are the defaults, and there is nothing to tell.
    """
    try:
        stored = _read(path)
    except FileNotFoundError:
        return Settings(), []
    except _Damaged as damaged:
        return Settings(), [DamagedSettings(path, damaged.what, _set_aside(path))]
    except OSError:
        return Settings(), [DamagedSettings(path, Damage.UNREADABLE, _set_aside(path))]
    problems: list[DamagedSettings | BadSetting] = []
    values: dict[str, Any] = {}
    for setting in fields(Settings):
        if setting.name == "others" or setting.name not in stored:
            continue
        value = stored.pop(setting.name)
        if setting.name == "window":
            value = _read_geometry(value)
        try:
            _check(setting, value)
        except BadSetting as problem:
            problems.append(problem)
        else:
            values[setting.name] = value
    return Settings(**values, others=stored), problems


def save_settings(path: Path, settings: Settings) -> None:
    """Store the settings: the old file or the new one, whatever happens; UnwritableSettings."""
    stored = dict(settings.others)
    for setting in fields(settings):
        value = getattr(settings, setting.name)
        if setting.name != "others":
            stored[setting.name] = value._asdict() if isinstance(value, Geometry) else value
    text = json.dumps(stored, indent=2) + "\n"
    # A link, as those who keep their settings elsewhere have, stays one.
    target = path.resolve()
    new = target.with_name(target.name + ".new")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(target)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        raise UnwritableSettings(path, Obstacle.of(error)) from error


class _Damaged(Exception):
    def __init__(self, what: Damage) -> None:
        self.what = what


def _read(path: Path) -> dict[str, Any]:
    if not path.is_file():
        path.stat()  # says so if there is nothing at all
        raise _Damaged(Damage.NOT_A_FILE)
    with path.open("rb") as file:
        raw = file.read(_LONGEST_FILE + 1)
    if not raw.strip():
        raise _Damaged(Damage.EMPTY)
    if len(raw) > _LONGEST_FILE:
        raise _Damaged(Damage.FOREIGN)
    try:
        stored = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise _Damaged(Damage.BROKEN) from None
    if not isinstance(stored, dict):
        raise _Damaged(Damage.FOREIGN)
    return stored


def _set_aside(path: Path) -> Path | None:
    try:
        return path.rename(name_aside(path))
    except OSError:
        return None


def _read_geometry(value: object) -> object:
    if isinstance(value, dict) and value.keys() == set(Geometry._fields):
        return Geometry(**value)
    return value


def _check(setting: "Field[Any]", value: object) -> None:
    allowed = setting.metadata.get("allowed", ())
    if setting.type is bool:
        fits = isinstance(value, bool)
    elif allowed:
        fits = value in allowed
    elif setting.type is str:
        fits = isinstance(value, str) and len(value) <= _LONGEST_TEXT
    elif setting.name == "window":
        fits = value is None or _is_geometry(value)
    else:
        fits = isinstance(value, dict)
    if not fits:
        raise BadSetting(setting.name, value, allowed)


def _is_geometry(value: object) -> bool:
    return (
        isinstance(value, Geometry)
        and all(type(number) is int for number in value[:4])
        and -_FARTHEST <= min(value.x, value.y) <= max(value.x, value.y) <= _FARTHEST
        and 0 < min(value.width, value.height) <= max(value.width, value.height) <= _FARTHEST
        and isinstance(value.maximized, bool)
    )
