"""Every action is kept, and a game comes back as it was left."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp_qt.engine.deal import parse_deal
from easyharp_qt.engine.history import UNDO_LIMIT, Game, replay
from easyharp_qt.storage import database
from easyharp_qt.storage.library import (
    SNAPSHOT_EVERY,
    Library,
    SavedGame,
    library_path,
    open_library,
)
from easyharp_qt.storage.problems import (
    DamagedGame,
    DamagedLibrary,
    NewerLibrary,
    Obstacle,
    UnwritableLibrary,
)
from tests.storage.playing import Player, any_token, look_of, store, won_records

VERSION_1 = Path(__file__).parents[1] / "data" / "storage" / "library-1.sqlite3"
DAY = date(2026, 11, 30)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return library_path(tmp_path / "data")


@pytest.fixture
def library(path: Path) -> Iterator[Library]:
    with closing(Library.open(path)) as library:
        yield library


def resumed(path: Path) -> SavedGame | None:
    with closing(Library.open(path)) as library:
        return library.current()


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def change(path: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(statement, values)


def test_a_new_library_is_made_with_its_folder_and_is_empty(path: Path) -> None:
    assert resumed(path) is None
    assert path.exists()


def test_a_deal_only_looked_at_is_not_recorded(path: Path, library: Library) -> None:
    library.start(5, None)
    library.touch(3.0)
    library.abandon()
    library.start(6, DAY)
    library.close()
    assert resumed(path) is None
    assert rows(path, "SELECT * FROM games") == []


@pytest.mark.parametrize("number", [1, 2, 999_998, 999_999])
@pytest.mark.parametrize("daily", [None, DAY])
def test_any_deal_comes_back_with_its_date(
    path: Path, library: Library, number: int, daily: date | None
) -> None:
    player = Player(library, number, daily)
    player.play(1)
    library.close()
    assert resumed(path) == SavedGame(player.game_id, player.game, daily, 1.0)


@given(st.integers(1, 450), st.integers(0, 2**32))
@settings(max_examples=20)
def test_a_game_comes_back_with_all_that_can_be_undone_and_redone(
    tmp_path_factory: pytest.TempPathFactory, count: int, seed: int
) -> None:
    path = library_path(tmp_path_factory.mktemp("library"))
    with closing(Library.open(path)) as library:
        player = Player(library, 1 + seed % 999_999, seed=seed)
        player.play(count)
    with closing(Library.open(path)) as library:
        saved = library.current()
        assert saved is not None
        assert saved.game == player.game == replay(player.game.deal_number, player.tokens)
        assert library.actions(saved.game_id) == tuple(player.tokens)
        assert saved.seconds == player.seconds


def test_a_game_is_gone_on_with_after_each_of_many_starts(path: Path) -> None:
    with closing(Library.open(path)) as library:
        player = Player(library)
        player.play(90)
    for _ in range(25):
        with closing(Library.open(path)) as player.library:
            saved = player.library.current()
            assert saved is not None
            assert saved.game == player.game
            player.play(17)
    assert rows(path, "SELECT count(*), max(n) FROM actions") == [(515, 515)]


def test_resuming_a_long_game_plays_no_more_than_two_hundred_actions(
    path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(library)
    player.play(4 * SNAPSHOT_EVERY + 99)
    library.close()
    played = 0
    act = Game.act

    def counted(game: Game, word: str) -> Game:
        nonlocal played
        played += 1
        return act(game, word)

    monkeypatch.setattr(Game, "act", counted)
    saved = resumed(path)
    assert saved is not None
    assert saved.game == player.game
    assert played <= SNAPSHOT_EVERY + UNDO_LIMIT


def test_the_game_in_progress_is_read_once(library: Library) -> None:
    Player(library).play(3)
    assert library.current() is library.current()


def test_what_was_played_since_is_in_the_game_in_progress(library: Library) -> None:
    player = Player(library)
    player.play(3)
    before = library.current()
    player.play(1)
    after = library.current()
    assert before is not None
    assert after is not None
    assert (after.game, after.seconds) == (player.game, before.seconds + 1)
    library.touch(7.5)
    touched = library.current()
    assert touched is not None
    assert touched.seconds == 7.5


@pytest.mark.parametrize(
    "json",
    [
        "",
        "[]",
        "{}",
        '{"deal": 5, "piles": []}',
        '{"deal": 6, "piles": [[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0],[0]]}',
        "replace(json, '\"done\":', '\"done\":-')",
        "replace(json, '\"done\":', '\"gone\":')",
        'replace(json, \'"steps":["\', \'"steps":["x\')',
        'replace(json, \'"steps":\', \'"steps":[3],"piles":\')',
        "replace(json, '\"piles\":[[', '\"piles\":[[4],[')",
        "replace(json, '\"piles\":[[', '\"piles\":[[0,')",
        "replace(json, '\"deal\":5', '\"deal\":6')",
    ],
)
def test_a_damaged_snapshot_costs_only_time(path: Path, library: Library, json: str) -> None:
    player = Player(library)
    player.play(SNAPSHOT_EVERY + 20)
    library.close()
    value = json if json.startswith("replace") else f"'{json}'"
    change(path, f"UPDATE snapshots SET json = {value}")
    saved = resumed(path)
    assert saved is not None
    assert saved.game == player.game


def test_a_snapshot_of_more_than_was_stored_is_passed_over(path: Path, library: Library) -> None:
    player = Player(library)
    player.play(SNAPSHOT_EVERY)
    library.close()
    change(path, "DELETE FROM actions WHERE n = ?", SNAPSHOT_EVERY)
    saved = resumed(path)
    assert saved is not None
    assert saved.game == replay(5, player.tokens[:-1])


def test_an_abandoned_game_is_kept_but_not_in_progress(path: Path, library: Library) -> None:
    player = Player(library)
    player.play(120)
    library.abandon()
    assert library.current() is None
    library.close()
    assert resumed(path) is None
    [(started, updated, finished, won, moves, score, seconds)] = rows(
        path,
        "SELECT started_at, updated_at, finished_at, won, move_count, score, seconds FROM games",
    )
    times = [datetime.fromisoformat(time) for time in (started, updated, finished)]
    assert times == sorted(times)
    assert all(time.utcoffset() is not None for time in times)
    assert (won, moves, score, seconds) == (
        0,
        player.game.move_count,
        player.game.state.score,
        120.0,
    )
    assert rows(path, "SELECT count(*) FROM actions") == [(120,)]
    assert rows(path, "SELECT * FROM snapshots") == []


def test_beginning_a_game_leaves_the_one_in_progress(path: Path, library: Library) -> None:
    first = Player(library, 5)
    first.play(3)
    second = Player(library, 6)
    assert library.current() is not None  # nothing of the second one is stored yet
    second.play(2)
    assert (first.game_id, second.game_id) == (1, 2)
    library.close()
    saved = resumed(path)
    assert saved is not None
    assert saved.game == second.game
    assert rows(path, "SELECT id, finished_at IS NULL FROM games") == [(1, 0), (2, 1)]


@pytest.mark.parametrize("record", range(3))
def test_a_won_game_is_over(path: Path, library: Library, record: int) -> None:
    code, tokens = won_records()[record]
    player = Player(library, parse_deal(code))
    for word in tokens:
        player.act(word)
    library.finish(1234.5)
    assert library.current() is None
    library.close()
    assert resumed(path) is None
    assert rows(path, "SELECT won, score, move_count, seconds FROM games") == [
        (1, player.game.state.score, player.game.move_count, 1234.5)
    ]
    assert player.game.is_won


def test_a_game_won_just_before_the_program_was_killed_is_over(
    path: Path, library: Library
) -> None:
    code, tokens = won_records()[0]
    player = Player(library, parse_deal(code))
    for word in tokens:
        player.act(word)
    library.close()
    with closing(Library.read(path)) as reader:
        assert reader.current() is None
    assert rows(path, "SELECT won FROM games") == [(0,)]
    assert resumed(path) is None
    assert rows(path, "SELECT won, finished_at = updated_at FROM games") == [(1, 1)]


def test_only_a_started_game_can_be_played(library: Library) -> None:
    with pytest.raises(RuntimeError):
        store(library, Game.start(5), "t", 1.0)
    library.abandon()


def test_a_closed_library_does_not_pretend_to_store(path: Path) -> None:
    library = Library.open(path)
    player = Player(library)
    player.play(1)
    library.close()
    with pytest.raises(RuntimeError):
        player.play(1)


def fill_disk(library: Library) -> None:
    # The writer's own limit on the size of the file: SQLite answers as to a full disk.
    [pages] = library._db.execute("PRAGMA page_count").fetchone()
    library._db.execute(f"PRAGMA max_page_count = {pages}")


def empty_disk(library: Library) -> None:
    library._db.execute("PRAGMA max_page_count = 1000000")


def play_until_full(player: Player) -> UnwritableLibrary:
    with pytest.raises(UnwritableLibrary) as caught:
        player.play(2000)
    assert caught.value.why is Obstacle.FULL
    return caught.value


def test_what_a_full_disk_refused_is_stored_with_the_next_action(
    path: Path, library: Library
) -> None:
    player = Player(library)
    player.play(5)
    fill_disk(library)
    play_until_full(player)
    for _ in range(2 * SNAPSHOT_EVERY):
        with pytest.raises(UnwritableLibrary):
            player.play(1)
    with closing(Library.read(path)) as reader:
        stored = reader.actions(player.game_id)
    assert list(stored) == player.tokens[: len(stored)]
    assert len(stored) == len(player.tokens) - 2 * SNAPSHOT_EVERY - 1
    empty_disk(library)
    player.play(1)
    library.close()
    saved = resumed(path)
    assert saved is not None
    assert (saved.game, saved.seconds) == (player.game, player.seconds)
    assert rows(path, "SELECT count(*) FROM actions") == [(len(player.tokens),)]


@pytest.mark.parametrize("later", ["touch", "abandon", "close"])
def test_what_a_full_disk_refused_is_stored_as_soon_as_anything_is(
    path: Path, library: Library, later: str
) -> None:
    player = Player(library)
    fill_disk(library)
    play_until_full(player)
    with pytest.raises(UnwritableLibrary):
        library.touch(9999.0)
    empty_disk(library)
    if later == "touch":
        library.touch(9999.0)
    elif later == "abandon":
        library.abandon()
    library.close()
    assert [token for (token,) in rows(path, "SELECT token FROM actions")] == player.tokens


def test_closing_with_a_full_disk_gives_up_quietly(path: Path, library: Library) -> None:
    player = Player(library)
    fill_disk(library)
    play_until_full(player)
    library.close()
    saved = resumed(path)
    assert saved is not None
    assert saved.game == replay(5, player.tokens[:-1])


def test_a_library_in_use_is_told_and_caught_up_with(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0)
    with closing(Library.open(path)) as library, closing(sqlite3.connect(path)) as other:
        player = Player(library)
        player.play(1)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(UnwritableLibrary) as caught:
            player.play(1)
        assert caught.value.why is Obstacle.IN_USE
        other.rollback()
        player.play(1)
        assert library.actions(player.game_id) == tuple(player.tokens)


def test_two_who_play_the_same_game_never_mix(path: Path, library: Library) -> None:
    player = Player(library)
    player.play(3)
    with closing(Library.open(path)) as second:
        saved = second.current()
        assert saved is not None
        player.play(1)
        with pytest.raises(UnwritableLibrary) as caught:
            store(second, saved.game.act("t"), "t", 9.0)
        assert caught.value.why is Obstacle.IN_USE
    library.close()
    with closing(Library.open(path)) as third:
        assert third.actions(player.game_id) == tuple(player.tokens)


def test_looking_into_a_library_changes_nothing(path: Path, library: Library) -> None:
    player = Player(library)
    player.play(130)
    before = look_of(path.parent)
    assert len(before) == 3
    with closing(Library.read(path)) as reader:
        saved = reader.current()
        assert saved is not None
        assert saved.game == player.game
        assert look_of(path.parent) == before
    assert look_of(path.parent) == before
    library.close()
    before = look_of(path.parent)
    assert list(before) == [path.name]
    with closing(Library.read(path)) as reader:
        assert reader.current() == saved
        with pytest.raises(UnwritableLibrary) as caught:
            store(reader, saved.game.act("t"), "t", 9.0)
        assert caught.value.why is Obstacle.NOT_ALLOWED
    assert look_of(path.parent) == before


def test_a_library_left_with_its_log_can_be_looked_into(
    path: Path, library: Library, tmp_path: Path
) -> None:
    player = Player(library)
    player.play(130)
    copy = library_path(tmp_path / "copy")
    copy.parent.mkdir()
    for ending in ("", "-wal"):
        name = path.name + ending
        shutil.copy(path.with_name(name), copy.with_name(name))
    before = look_of(copy.parent)
    with closing(Library.read(copy)) as reader:
        saved = reader.current()
        assert saved is not None
        assert saved.game == player.game
    assert look_of(copy.parent) == before


def test_there_is_no_looking_into_a_library_that_is_not_there(path: Path) -> None:
    with pytest.raises(UnwritableLibrary) as caught:
        Library.read(path)
    assert caught.value.why is Obstacle.NO_FOLDER
    assert not path.parent.exists()


def test_a_newer_library_is_left_alone(path: Path, library: Library) -> None:
    Player(library).play(3)
    library.close()
    change(path, f"PRAGMA user_version = {database.SCHEMA_VERSION + 1}")
    before = look_of(path.parent)
    for attempt in (Library.open, Library.read):
        with pytest.raises(NewerLibrary) as caught:
            attempt(path)
        assert (caught.value.found, caught.value.known) == (2, 1)
    library, [problem] = open_library(path.parent)
    assert isinstance(problem, NewerLibrary)
    assert library.current() is None
    Player(library).play(120)
    assert library.current() is not None
    library.close()
    assert look_of(path.parent) == before


def test_a_library_of_another_journal_mode_is_brought_back(path: Path, library: Library) -> None:
    library.close()
    change(path, "PRAGMA journal_mode = DELETE")
    library = Library.open(path)
    assert library._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    library.close()


def test_the_first_version_of_the_library_can_be_read_for_ever(tmp_path: Path) -> None:
    path = library_path(tmp_path)
    shutil.copy(VERSION_1, path)
    library, problems = open_library(tmp_path)
    with closing(library):
        assert problems == []
        saved = library.current()
        assert saved is not None
        assert saved.game == replay(131_695, library.actions(3))
        assert (saved.game_id, saved.daily, saved.seconds) == (3, DAY, 164.25)
        assert (len(saved.game.done), len(saved.game.undone)) == (99, 1)
        assert library.actions(1) == tuple(won_records()[0][1])
        assert replay(7, library.actions(2)).state.score == 20
    assert rows(path, "SELECT id, deal, won, score FROM games") == [
        (1, 5, 1, 1345),
        (2, 7, 0, 20),
        (3, 131_695, 0, saved.game.state.score),
    ]


@pytest.mark.parametrize(
    ("statement", "action"),
    [
        ("UPDATE actions SET token = 'zz' WHERE n = 4", 4),
        ("UPDATE actions SET token = 'c1c1' WHERE n = 4", 4),
        ("UPDATE actions SET token = x'74' WHERE n = 4", 4),
        ("DELETE FROM actions WHERE n = 2", 2),
        ("UPDATE games SET deal = 0", None),
        ("UPDATE games SET deal = 'five'", None),
        ("UPDATE games SET daily_date = 'Monday'", None),
        ("UPDATE games SET daily_date = 7", None),
    ],
)
def test_a_game_that_cannot_be_played_is_told_and_kept(
    path: Path, library: Library, statement: str, action: int | None
) -> None:
    player = Player(library, daily=DAY)
    for _ in range(6):
        player.act("t")
    library.close()
    change(path, statement)
    library, [problem] = open_library(path.parent)
    assert isinstance(problem, DamagedGame)
    assert (problem.path, problem.game_id, problem.action) == (path, player.game_id, action)
    assert library.current() is None
    again = Player(library)
    again.play(1)
    assert again.game_id == player.game_id + 1
    library.close()
    library, problems = open_library(path.parent)
    assert problems == []
    assert library.current() is not None
    library.close()
    assert rows(path, "SELECT count(*) FROM games") == [(2,)]


@pytest.mark.parametrize("seconds", ["-1", "1e300", "9e999", "'soon'", "x'00'"])
def test_an_impossible_time_begins_again(path: Path, library: Library, seconds: str) -> None:
    Player(library).play(3)
    library.close()
    change(path, f"UPDATE games SET seconds = {seconds}")
    saved = resumed(path)
    assert saved is not None
    assert saved.seconds == 0.0


def test_an_unreadable_text_is_damage(path: Path, library: Library) -> None:
    Player(library).play(3)
    library.close()
    change(path, "UPDATE actions SET token = CAST(x'ff' AS TEXT) WHERE n = 2")
    with closing(Library.open(path)) as damaged:
        with pytest.raises(DamagedLibrary):
            damaged.current()
        with pytest.raises(DamagedLibrary):
            damaged.actions(1)


def test_every_action_of_a_game_in_memory_is_kept_until_the_end(path: Path) -> None:
    with closing(Library.in_memory(path)) as library:
        player = Player(library)
        player.play(250)
        assert library.actions(player.game_id) == tuple(player.tokens)
    assert not path.parent.exists()
    assert any_token(player.game, player.chance)
