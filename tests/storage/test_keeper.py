"""The keeper takes actions to the disk, folds the log in, finds damage, and then sleeps."""

import os
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from easyharp_qt.storage.keeper import Keeper
from easyharp_qt.storage.library import Library, library_path, open_library
from easyharp_qt.storage.problems import Damage, DamagedLibrary, StorageProblem
from tests.storage.playing import Player

PAGE = 1024
PATIENCE = 20.0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return library_path(tmp_path)


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with closing(Library.open(path)) as library:
        yield library


def done(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> threading.Event:
    """Return an event that is set whenever a function has done its work."""
    function: Callable[..., object] = getattr(owner, name)
    event = threading.Event()

    def watched(*values: object) -> object:
        try:
            return function(*values)
        finally:
            event.set()

    monkeypatch.setattr(owner, name, watched)
    return event


def keep(
    library: Library,
    *,
    report: Callable[[StorageProblem], None] = lambda problem: pytest.fail(str(problem)),
    gather: float = 0.0,
    long_log: int = 1 << 20,
    first_look: float = 1000.0,
) -> None:
    library._keeper = Keeper(
        library.path, report, gather=gather, long_log=long_log, first_look=first_look
    )
    library._keeper.start()


def keepers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "keeper"]


def test_an_action_is_taken_to_the_disk(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[tuple[int, int]] = []
    fsync = os.fsync

    def noted(descriptor: int) -> None:
        fsync(descriptor)
        status = os.fstat(descriptor)
        synced.append((status.st_ino, status.st_size))

    monkeypatch.setattr(os, "fsync", noted)
    visited = done(monkeypatch, Keeper, "_take_to_disk")
    keep(library)
    Player(library).play(1)
    assert visited.wait(PATIENCE)
    log = path.with_name(path.name + "-wal").stat()
    assert synced == [(log.st_ino, log.st_size)]


def test_a_short_log_is_left(library: Library, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    visited = done(monkeypatch, Keeper, "_take_to_disk")
    folded = done(monkeypatch, Keeper, "_fold_log")
    keep(library)
    Player(library).play(1)
    assert visited.wait(PATIENCE)
    assert not folded.is_set()


def test_a_long_log_is_folded_in(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = path.with_name(path.name + "-wal")
    player = Player(library)
    player.play(250)
    length, before = log.stat().st_size, path.stat().st_size
    folded = done(monkeypatch, Keeper, "_fold_log")
    keep(library, long_log=length)
    player.play(1)
    assert folded.wait(PATIENCE)
    assert path.stat().st_size > before
    assert log.stat().st_size < length
    player.play(1)
    assert library.actions(player.game_id) == tuple(player.tokens)


def test_folding_gives_way_to_whoever_writes(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(library)
    player.play(30)
    folded = done(monkeypatch, Keeper, "_fold_log")
    with closing(Library.open(path)) as reader:
        # A reader of the past keeps the log from being folded in whole.
        reader._db.execute("BEGIN")
        reader.current()
        keep(library, long_log=0)
        player.play(1)
        assert folded.wait(PATIENCE)
        reader._db.execute("ROLLBACK")
    folded.clear()
    library._db.execute("BEGIN IMMEDIATE")
    assert library._keeper is not None
    library._keeper.wake()
    assert folded.wait(PATIENCE)
    library._db.execute("ROLLBACK")
    player.play(1)
    assert library.actions(player.game_id) == tuple(player.tokens)


def test_a_log_that_is_gone_is_no_reason_to_fall(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    visited = done(monkeypatch, Keeper, "_take_to_disk")
    keep(library)
    player = Player(library)
    log = path.with_name(path.name + "-wal")
    log.rename(log.with_name("gone"))
    player.play(1)
    assert visited.wait(PATIENCE)
    log.with_name("gone").rename(log)
    visited.clear()
    player.play(1)
    assert visited.wait(PATIENCE)


def test_a_sound_library_is_looked_at_once_and_nothing_is_said(
    library: Library, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Player(library).play(120)
    looked = done(monkeypatch, Keeper, "_look_for_damage")
    visited = done(monkeypatch, Keeper, "_take_to_disk")
    keep(library, first_look=0.0)
    assert looked.wait(PATIENCE)
    looked.clear()
    library.touch(5.0)
    assert visited.wait(PATIENCE)
    assert not looked.is_set()
    assert list(path.parent.glob("*.damaged")) == []


def test_damage_is_told_and_the_next_start_rescues_what_it_can(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = done(monkeypatch, Keeper, "_look_for_damage")
    with closing(Library.open(path)) as library:
        Player(library, 7, seed=7).play(300)
        player = Player(library, seed=8)
        player.play(3)
    whole = path.read_bytes()
    rescued = []
    for start in range(PAGE, len(whole), PAGE):
        folder = path.with_name(f"page-{start // PAGE}")
        folder.mkdir()
        library_path(folder).write_bytes(whole[:start] + b"\xa5" * PAGE + whole[start + PAGE :])
        library, problems = open_library(folder)
        with closing(library):
            if problems:
                continue  # needed at once, and so found at once
            told: list[StorageProblem] = []
            looked.clear()
            keep(library, report=told.append, first_look=0.0)
            assert looked.wait(PATIENCE)
        if told:
            assert [type(problem) for problem in told] == [DamagedLibrary]
            library, [problem] = open_library(folder)
            with closing(library):
                assert isinstance(problem, DamagedLibrary)
                assert problem.what is Damage.BROKEN
                rescued.append(problem.rescued)
                saved = library.current()
                assert saved is not None
                assert saved.game == player.game
    # What nobody needs at the start: the actions of the game that was left, and the index.
    assert set(rescued) == {1, 2}


def test_a_library_that_cannot_be_read_at_all_is_told(path: Path) -> None:
    path.write_text("Dear diary,\n" * 500)
    told: list[StorageProblem] = []
    with closing(sqlite3.connect(path)) as db:
        Keeper(path, told.append)._look_for_damage(db)
    assert [type(problem) for problem in told] == [DamagedLibrary]


def test_the_keeper_ends_with_the_library(library: Library, path: Path) -> None:
    assert keepers() == []
    library.keep(lambda problem: pytest.fail(str(problem)))
    assert len(keepers()) == 1
    Player(library).play(1)
    library.close()
    assert keepers() == []
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_library_in_memory_has_no_keeper(path: Path) -> None:
    with closing(Library.in_memory(path)) as library:
        library.keep(lambda problem: pytest.fail(str(problem)))
        assert keepers() == []
