"""What can go wrong with the player's files: values, whose sentences are written elsewhere."""

import errno
from enum import Enum, auto
from pathlib import Path


class Obstacle(Enum):
    """Why something cannot be written."""

    FULL = auto()
    """The disk, or the player's share of it, is full."""
    NOT_ALLOWED = auto()
    """The place is read-only, or belongs to somebody else."""
    NO_FOLDER = auto()
    """The folder is not there and cannot be made: a file stands in its place."""
    IN_USE = auto()
    """Another program is writing there."""
    DAMAGED = auto()
    """The file turned out to be damaged while it was written."""
    FAILED = auto()
    """The disk reports an error."""

    @classmethod
    def of(cls, error: OSError) -> "Obstacle":
        """Return what stands behind an error of the operating system."""
        return _OBSTACLES.get(error.errno or 0, cls.FAILED)


_OBSTACLES = {
    errno.ENOSPC: Obstacle.FULL,
    errno.EDQUOT: Obstacle.FULL,
    errno.EFBIG: Obstacle.FULL,
    errno.EACCES: Obstacle.NOT_ALLOWED,
    errno.EPERM: Obstacle.NOT_ALLOWED,
    errno.EROFS: Obstacle.NOT_ALLOWED,
    errno.ENOENT: Obstacle.NO_FOLDER,
    errno.ENOTDIR: Obstacle.NO_FOLDER,
    errno.EEXIST: Obstacle.NO_FOLDER,
}


class Damage(Enum):
    """How a file is damaged."""

    EMPTY = auto()
    """Nothing is in it."""
    NOT_A_FILE = auto()
    """A folder, or something else that is no file, stands in its place."""
    FOREIGN = auto()
    """It was written by another program, or is not of this kind at all."""
    BROKEN = auto()
    """It was ours, but parts of it are lost or changed."""
    UNREADABLE = auto()
    """It is there, but the system does not hand over what is in it."""


class StorageProblem(Exception):
    """Anything that went wrong with the player's files; *path* is the file it is about."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.path = path


class DamagedLibrary(StorageProblem):
    """A library that cannot be read.

    Once it was set aside, *kept_as* is where, and *rescued* how many of its games could be
    taken over into the new one.
    """

    def __init__(
        self, path: Path, what: Damage, kept_as: Path | None = None, rescued: int = 0
    ) -> None:
        super().__init__(path, f"damaged ({what.name}); kept as {kept_as}, {rescued} rescued")
        self.what = what
        self.kept_as = kept_as
        self.rescued = rescued


class DamagedGame(StorageProblem):
    """A stored game whose actions cannot be played; it is kept, but no longer in progress.

    *action* counts from 1; it is None where not even the deal is known.
    """

    def __init__(self, path: Path, game_id: int, action: int | None) -> None:
        super().__init__(path, f"game {game_id} cannot be played from action {action}")
        self.game_id = game_id
        self.action = action


class NewerLibrary(StorageProblem):
    """A library written by a newer release: it is neither read nor changed."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"version {found}; this release knows {known}")
        self.found = found
        self.known = known


class UnwritableLibrary(StorageProblem):
    """Something could not be stored."""

    def __init__(self, path: Path, why: Obstacle) -> None:
        super().__init__(path, f"cannot be written ({why.name})")
        self.why = why


class DamagedSettings(StorageProblem):
    """Settings that cannot be read; *kept_as* is where they were set aside, if they could be."""

    def __init__(self, path: Path, what: Damage, kept_as: Path | None) -> None:
        super().__init__(path, f"damaged ({what.name}); kept as {kept_as}")
        self.what = what
        self.kept_as = kept_as


class UnwritableSettings(StorageProblem):
    """The settings could not be stored; those on the disk, if any, are untouched."""

    def __init__(self, path: Path, why: Obstacle) -> None:
        super().__init__(path, f"cannot be written ({why.name})")
        self.why = why


class BadSetting(ValueError):
    """A value that a setting cannot have; *allowed* lists what it can, where that can be listed.

    Found in a file it is passed over, and the default is used.
    """

    def __init__(self, name: str, value: object, allowed: tuple[object, ...] = ()) -> None:
        super().__init__(f"{name} cannot be {value!r}")
        self.name = name
        self.value = value
        self.allowed = allowed
