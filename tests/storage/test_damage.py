"""Whatever lies in the library's place, the game starts, and nothing of it is lost."""

import errno
import os
import resource
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from easyharp_qt.storage import database
from easyharp_qt.storage.library import Library, library_path, open_library
from easyharp_qt.storage.problems import (
    Damage,
    DamagedLibrary,
    Obstacle,
    StorageProblem,
    UnwritableLibrary,
)
from tests.storage.playing import Player, look_of, store

PAGE = 1024
TODAY = datetime.now().astimezone().date()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return library_path(tmp_path)


@pytest.fixture
def played(path: Path) -> Player:
    """A library with a game left and one in progress, as a clean end of the program leaves it."""
    with closing(Library.open(path)) as library:
        Player(library, 7, seed=7).play(250)
        player = Player(library, seed=8)
        player.play(350)
    return player


def only_damage(problems: list[StorageProblem]) -> DamagedLibrary:
    [problem] = problems
    assert isinstance(problem, DamagedLibrary)
    return problem


def is_playable(folder: Path) -> bool:
    """Play in a library, and say whether the game is there at the next start."""
    library, problems = open_library(folder)
    with closing(library):
        player = Player(library)
        player.play(120)
    again, more = open_library(folder)
    with closing(again):
        saved = again.current()
        return problems == more == [] and saved is not None and saved.game == player.game


def make_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("kept")


def make_foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE games (id)")


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (lambda path: path.write_bytes(b""), Damage.EMPTY),
        (lambda path: path.write_text("Dear diary,\n" * 500), Damage.FOREIGN),
        (lambda path: path.write_bytes(b"SQL"), Damage.FOREIGN),
        (make_foreign, Damage.FOREIGN),
        (make_folder, Damage.NOT_A_FILE),
        (os.mkfifo, Damage.NOT_A_FILE),
        (lambda path: path.with_name(path.name + "-wal").write_bytes(b"x"), Damage.BROKEN),
    ],
)
def test_what_is_no_library_is_set_aside(
    path: Path, damage: Callable[[Path], object], what: Damage
) -> None:
    damage(path)
    before = {name.removeprefix(path.name): look for name, look in look_of(path.parent).items()}
    library, problems = open_library(path.parent)
    library.close()
    problem = only_damage(problems)
    assert (problem.path, problem.what, problem.rescued) == (path, what, 0)
    kept = problem.kept_as
    assert kept is not None
    assert kept.name == f"library.damaged-{TODAY}.sqlite3"
    for ending, look in before.items():
        # A connection that only looked may have left the time of a FIFO or folder as it was.
        assert look_of(path.parent)[kept.name + ending] == look
    assert is_playable(path.parent)


def test_damaged_libraries_of_one_day_are_all_kept(path: Path) -> None:
    for number in range(3):
        path.write_text(f"damage {number}")
        library, _ = open_library(path.parent)
        library.close()
    kept = [file for file in path.parent.iterdir() if file != path]
    assert {file.read_text() for file in kept} == {"damage 0", "damage 1", "damage 2"}
    assert {file.name.removeprefix(f"library.damaged-{TODAY}") for file in kept} == {
        ".sqlite3",
        "-2.sqlite3",
        "-3.sqlite3",
    }


@pytest.mark.parametrize("length", [50, 100, PAGE, 5 * PAGE, -PAGE])
def test_a_library_cut_short_is_set_aside(path: Path, played: Player, length: int) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[:length])
    library, problems = open_library(path.parent)
    library.close()
    problem = only_damage(problems)
    assert problem.kept_as is not None
    assert problem.kept_as.read_bytes() == whole[:length]
    assert is_playable(path.parent)


def test_a_library_without_a_table_is_set_aside(path: Path, played: Player) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("DROP TABLE snapshots")
    library, problems = open_library(path.parent)
    with closing(library):
        assert only_damage(problems).what is Damage.BROKEN
        assert library.current() is None


def test_an_empty_library_whose_log_remains_keeps_the_log(path: Path) -> None:
    with closing(Library.open(path)) as library:
        Player(library).play(20)
        log = path.with_name(path.name + "-wal")
        shutil.copy(log, log.with_name("log"))
    path.write_bytes(b"")
    shutil.copy(log.with_name("log"), log)
    length = log.stat().st_size
    library, problems = open_library(path.parent)
    library.close()
    kept = only_damage(problems).kept_as
    assert kept is not None
    assert kept.with_name(kept.name + "-wal").stat().st_size == length > 0


def test_a_lost_page_costs_only_the_games_that_were_in_it(path: Path, played: Player) -> None:
    whole = path.read_bytes()
    outcomes = set()
    for start in range(PAGE, len(whole), PAGE):
        folder = path.with_name(f"page-{start // PAGE}")
        folder.mkdir()
        damaged = whole[:start] + b"\xa5" * PAGE + whole[start + PAGE :]
        library_path(folder).write_bytes(damaged)
        database.mark_damaged(library_path(folder))
        library, problems = open_library(folder)
        with closing(library):
            problem = only_damage(problems)
            assert problem.what is Damage.BROKEN
            assert problem.kept_as is not None
            assert problem.kept_as.read_bytes() == damaged
            saved = library.current()
            assert saved is None or (saved.game, saved.seconds) == (played.game, played.seconds)
            outcomes.add((problem.rescued, saved is not None))
        assert is_playable(folder)
    # A snapshot or the index; the first game; the second one; a page that leads to all others.
    assert outcomes == {(2, True), (1, True), (1, False), (0, False)}


def test_a_game_with_an_action_missing_is_not_rescued(path: Path, played: Player) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("DELETE FROM actions WHERE game_id = 1 AND n = 100")
    database.mark_damaged(path)
    library, problems = open_library(path.parent)
    with closing(library):
        assert only_damage(problems).rescued == 1
        saved = library.current()
        assert saved is not None
        assert saved.game == played.game


def test_a_game_that_is_there_already_is_not_replaced(path: Path, played: Player) -> None:
    other = library_path(path.parent / "other")
    with closing(Library.open(other)) as library:
        player = Player(library)
        player.play(10)
        assert library.take_over(path) == 1
        assert library.actions(player.game_id) == tuple(player.tokens)
        assert library.actions(played.game_id) == tuple(played.tokens)


def test_games_that_find_no_room_are_not_taken_by_halves(
    path: Path, played: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0)
    small = library_path(path.parent / "small")
    with closing(Library.open(small)) as library, closing(sqlite3.connect(small)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert library.take_over(path) == 0
        other.rollback()
        # Room for the newest of the two, and for half of the other.
        library._db.execute("PRAGMA max_page_count = 10")
        assert library.take_over(path) == 1
        assert library.actions(2) == tuple(played.tokens)
        assert library.actions(1) == ()
        library._db.execute("PRAGMA max_page_count = 1000000")
    assert is_playable(small.parent)


@given(st.data())
@settings(max_examples=50, phases=[Phase.generate, Phase.reuse])
def test_no_damage_at_all_keeps_the_game_from_starting(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("any")
    path = library_path(folder)
    with closing(Library.open(path)) as library:
        Player(library, 7).play(130)
        log = path.with_name(path.name + "-wal")
        # As the program is found when it was killed: most of it is still in the log.
        copies = {file: file.read_bytes() for file in (path, log)}
    for file, content in copies.items():
        damaged = bytearray(content)
        for _ in range(data.draw(st.integers(0, 3), label=file.name)):
            start = data.draw(st.integers(0, len(damaged)), label="start")
            rubbish = data.draw(st.binary(max_size=40), label="rubbish")
            damaged[start : start + len(rubbish)] = rubbish
        cut = data.draw(st.none() | st.integers(0, len(damaged)), label="cut")
        file.write_bytes(damaged[:cut])
    stored = None
    for _ in range(3):
        library, problems = open_library(folder)
        with closing(library):
            saved = library.current()
            assert stored is None or problems or (saved and saved.game) == stored
            player = Player(library)
            stored = None
            with suppress(UnwritableLibrary):
                player.play(20)
                stored = player.game


def test_a_library_damaged_in_use_says_so_and_is_set_aside_at_the_next_start(path: Path) -> None:
    with closing(Library.open(path)) as library:
        Player(library, 7).play(250)
        player = Player(library)
        player.play(3)
    whole = path.read_bytes()
    library = Library.open(path)
    # From the second page on nothing is left; the first says only what the tables are.
    path.write_bytes(whole[:PAGE] + b"\xa5" * (len(whole) - PAGE))
    player.library = library
    with closing(library):
        library.start(5, None)
        with pytest.raises(UnwritableLibrary) as caught:
            player.play(1)
        assert caught.value.why is Obstacle.DAMAGED
    library, problems = open_library(path.parent)
    library.close()
    assert only_damage(problems).what is Damage.BROKEN


def test_damage_that_cannot_be_set_aside_is_told_and_play_goes_on(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    path.write_text("damage")
    monkeypatch.setattr(Path, "rename", refuse)
    library, [damaged, unwritable] = open_library(path.parent)
    with closing(library):
        assert isinstance(damaged, DamagedLibrary)
        assert damaged.kept_as is None
        assert isinstance(unwritable, UnwritableLibrary)
        assert unwritable.why is Obstacle.NOT_ALLOWED
        Player(library).play(3)
    assert path.read_text() == "damage"


def test_a_new_library_that_cannot_be_made_leaves_the_damaged_one_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: Path) -> None:
        raise sqlite3.OperationalError

    path.write_text("damage")
    monkeypatch.setattr(database, "_create", fail)
    library, [damaged, other] = open_library(path.parent)
    with closing(library):
        assert isinstance(damaged, DamagedLibrary)
        assert damaged.kept_as is not None
        assert damaged.kept_as.read_text() == "damage"
        assert isinstance(other, StorageProblem)
        Player(library).play(3)


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that any user may enter, unlike pytest's own."""
    folder = Path(tempfile.mkdtemp(prefix="easyharp-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def nobody() -> Iterator[None]:
    """Be a user whom permissions bind, which they do not bind the administrator."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("left", ["closed", "killed"])
def test_in_a_read_only_folder_the_game_is_shown_and_goes_on_unsaved(
    open_to_all: Path, left: str
) -> None:
    with closing(Library.open(library_path(open_to_all / "run"))) as running:
        player = Player(running)
        player.play(130)
        if left == "closed":
            running.close()
        folder = shutil.copytree(open_to_all / "run", open_to_all / "data")
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    before = look_of(folder)
    with nobody():
        unsaved, [problem] = open_library(folder)
        with closing(unsaved):
            assert isinstance(problem, UnwritableLibrary)
            assert problem.why is Obstacle.NOT_ALLOWED
            saved = unsaved.current()
            assert saved is not None
            assert saved.game == player.game
            assert look_of(folder) == before
            Player(unsaved).play(120)
    folder.chmod(0o755)


def test_a_library_of_somebody_else_is_not_touched(open_to_all: Path) -> None:
    path = library_path(open_to_all)
    Library.open(path).close()
    path.chmod(0o000)
    with nobody():
        library, [problem] = open_library(open_to_all)
        library.close()
    assert isinstance(problem, UnwritableLibrary)
    assert problem.why is Obstacle.NOT_ALLOWED
    assert [file.name for file in open_to_all.iterdir()] == [path.name]


@pytest.mark.parametrize("depth", ["", "data", "data/easyharp"])
def test_a_file_where_the_folder_should_be_is_told_and_play_goes_on(
    tmp_path: Path, depth: str
) -> None:
    (tmp_path / "file").write_text("mine")
    library, [problem] = open_library(tmp_path / "file" / depth)
    with closing(library):
        assert isinstance(problem, UnwritableLibrary)
        assert problem.why is Obstacle.NO_FOLDER
        Player(library).play(120)
        assert library.current() is not None
    assert (tmp_path / "file").read_text() == "mine"


@contextmanager
def no_file_longer_than(length: int) -> Iterator[None]:
    """Let the system itself refuse what would make a file longer."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (length, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("length", [0, PAGE])
def test_where_nothing_can_be_written_from_the_start_the_game_is_shown_and_goes_on(
    path: Path, played: Player, length: int
) -> None:
    new = path.parent / "new"
    with no_file_longer_than(length):
        library, [problem] = open_library(path.parent)
        with closing(library):
            assert isinstance(problem, UnwritableLibrary)
            assert problem.why in (Obstacle.FULL, Obstacle.FAILED)
            saved = library.current()
            assert saved is not None
            assert saved.game == played.game
            Player(library).play(30)
        library, [problem] = open_library(new)
        library.close()
        assert isinstance(problem, UnwritableLibrary)
        assert list(new.iterdir()) == []
    assert is_playable(path.parent)
    assert is_playable(new)


@pytest.mark.parametrize("last", ["touch", "close"])
def test_a_game_begun_on_a_full_disk_is_stored_once_there_is_room(
    path: Path, played: Player, last: str
) -> None:
    with no_file_longer_than(PAGE):
        library, [problem] = open_library(path.parent)
        assert isinstance(problem, UnwritableLibrary)
        assert library.current() is not None
        library.keep(lambda problem: pytest.fail(str(problem)))
        played.library = library
        played.play(30)
        library.touch(1234.5)
    if last == "touch":
        library.touch(1234.5)
        played.play(3)
        library.touch(1234.5)
    library.close()
    again, problems = open_library(path.parent)
    with closing(again):
        assert problems == []
        saved = again.current()
        assert saved is not None
        assert (saved.game, saved.seconds) == (played.game, 1234.5)
        assert again.actions(saved.game_id) == tuple(played.tokens)


def test_a_first_game_begun_on_a_full_disk_is_stored_once_there_is_room(path: Path) -> None:
    with no_file_longer_than(0):
        library, [problem] = open_library(path.parent)
        assert isinstance(problem, UnwritableLibrary)
        player = Player(library)
        player.play(3)
    library.close()
    with closing(Library.open(path)) as again:
        saved = again.current()
        assert saved is not None
        assert saved.game == player.game


@pytest.mark.parametrize("same_game", [True, False])
def test_what_somebody_else_has_played_meanwhile_is_not_mixed_with(
    path: Path, played: Player, same_game: bool
) -> None:
    with no_file_longer_than(PAGE):
        library, _ = open_library(path.parent)
        played.library = library
        played.play(3)
    with closing(Library.open(path)) as other:
        saved = other.current()
        assert saved is not None
        theirs = saved.game.act("t")
        if same_game:
            store(other, theirs, "t", 1.0)
        else:
            player = Player(other)
            player.play(5)
            theirs = player.game
    library.close()
    with closing(Library.open(path)) as again:
        saved = again.current()
        assert saved is not None
        assert saved.game == theirs


def test_a_library_in_use_at_the_start_is_not_written_to_later(
    path: Path, played: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        library, [problem] = open_library(path.parent)
        assert isinstance(problem, UnwritableLibrary)
        assert problem.why is Obstacle.IN_USE
        saved = library.current()
        assert saved is not None
        assert saved.game == played.game
    played.library = library
    played.play(3)
    library.close()
    with closing(Library.open(path)) as again:
        assert again.current() == saved


def test_a_log_that_cannot_grow_is_told_and_caught_up_with(path: Path) -> None:
    with closing(Library.open(path)) as library:
        player = Player(library)
        player.play(10)
        length = path.with_name(path.name + "-wal").stat().st_size
        with no_file_longer_than(length + 5 * PAGE):
            for _ in range(2):
                with pytest.raises(UnwritableLibrary):
                    player.play(20)
        player.play(1)
    with closing(Library.open(path)) as library:
        saved = library.current()
        assert saved is not None
        assert saved.game == player.game
