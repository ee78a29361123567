"""Every setting is kept, within bounds, and no file is lost over a wrong one."""

import errno
import json
import os
from dataclasses import fields, replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp_qt.storage.problems import (
    BadSetting,
    Damage,
    DamagedSettings,
    Obstacle,
    UnwritableSettings,
)
from easyharp_qt.storage.settings import (
    Geometry,
    Settings,
    load_settings,
    save_settings,
    settings_path,
)

VERSION_1 = Path(__file__).parents[1] / "data" / "storage" / "settings-1.json"

CHANGED = Settings(
    double_click=False,
    interactive_rules=False,
    speed="slow",
    language="he",
    theme="classic",
    back="waves",
    felt="night",
    mirror="always",
    scheme="dark",
    ask_before_leaving=False,
    toolbar=False,
    menu_bar=False,
    status_line=False,
    window=Geometry(-20, 30, 1366, 768, maximized=True),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return settings_path(tmp_path)


def test_without_a_file_the_settings_are_the_defaults_and_none_is_made(path: Path) -> None:
    assert load_settings(path) == (Settings(), [])
    assert not path.exists()


def test_what_is_saved_is_loaded(path: Path) -> None:
    for setting in fields(Settings):
        if setting.name != "others":
            assert getattr(CHANGED, setting.name) != getattr(Settings(), setting.name)
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, [])


def test_the_first_version_of_the_file_can_be_read_for_ever() -> None:
    assert load_settings(VERSION_1) == (CHANGED, [])


def test_saving_makes_the_folder(tmp_path: Path) -> None:
    path = settings_path(tmp_path / "one" / "two")
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, [])


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("double_click", 1, ()),
        ("double_click", None, ()),
        ("interactive_rules", "yes", ()),
        ("speed", "quick", ("system", "off", "fast", "normal", "slow")),
        ("mirror", True, ("language", "never", "always")),
        ("scheme", ["dark"], ("system", "light", "dark")),
        ("language", 7, ()),
        ("theme", "x" * 201, ()),
        ("window", [1, 2, 3, 4], ()),
        ("window", {"x": 1, "y": 2, "width": 3}, ()),
        ("window", {"x": 1, "y": 2, "width": 0, "height": 4, "maximized": False}, ()),
        ("window", {"x": 1, "y": 2, "width": 3, "height": 4, "maximized": 0}, ()),
        ("window", {"x": 1.5, "y": 2, "width": 3, "height": 4, "maximized": False}, ()),
        ("window", {"x": 10**9, "y": 2, "width": 3, "height": 4, "maximized": False}, ()),
    ],
)
def test_a_wrong_value_costs_only_itself(
    path: Path, name: str, value: object, allowed: tuple[str, ...]
) -> None:
    save_settings(path, CHANGED)
    path.write_text(json.dumps(json.loads(path.read_text()) | {name: value}))
    settings, [problem] = load_settings(path)
    assert settings == replace(CHANGED, **{name: getattr(Settings(), name)})
    assert isinstance(problem, BadSetting)
    assert (problem.name, problem.allowed) == (name, allowed)
    assert path.exists()


def test_a_value_out_of_bounds_cannot_be_made() -> None:
    with pytest.raises(BadSetting, match="speed cannot be 'quick'"):
        Settings(speed="quick")
    with pytest.raises(BadSetting):
        replace(CHANGED, window=(1, 2, 3, 4))  # type: ignore[arg-type]  # what a file may hold
    with pytest.raises(BadSetting):
        replace(CHANGED, others=[])  # type: ignore[arg-type]  # the same


def test_entries_of_a_newer_release_are_kept(path: Path) -> None:
    path.write_text('{"others": 1, "sound": {"volume": 3}, "double_click": false}')
    settings, problems = load_settings(path)
    assert problems == []
    save_settings(path, replace(settings, speed="off"))
    stored = json.loads(path.read_text())
    assert (stored["others"], stored["sound"]) == (1, {"volume": 3})
    assert (stored["double_click"], stored["speed"]) == (False, "off")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", Damage.EMPTY),
        (b" \n", Damage.EMPTY),
        (b'{"double_click": fal', Damage.BROKEN),
        (b"\xff\xfe{}", Damage.BROKEN),
        (b'{"window": ' + b"9" * 5000 + b"}", Damage.BROKEN),
        (b"[" * 100_000, Damage.BROKEN),
        (b"[]", Damage.FOREIGN),
        (b"{" + b" " * (1 << 20) + b"}", Damage.FOREIGN),
    ],
)
def test_a_file_that_is_no_settings_is_set_aside(path: Path, content: bytes, what: Damage) -> None:
    path.write_bytes(content)
    settings, [problem] = load_settings(path)
    assert settings == Settings()
    assert isinstance(problem, DamagedSettings)
    assert (problem.path, problem.what) == (path, what)
    assert problem.kept_as is not None
    assert problem.kept_as.read_bytes() == content
    assert load_settings(path) == (Settings(), [])


def test_damaged_files_of_one_day_are_all_kept(path: Path) -> None:
    kept = set()
    for number in range(3):
        path.write_text(f"damage {number}")
        [problem] = load_settings(path)[1]
        assert isinstance(problem, DamagedSettings)
        assert problem.kept_as is not None
        kept.add((problem.kept_as.name, problem.kept_as.read_text()))
    assert {text for _, text in kept} == {"damage 0", "damage 1", "damage 2"}
    names = sorted(name for name, _ in kept)
    assert all(name.startswith("settings.damaged-") and name.endswith(".json") for name in names)


def test_a_folder_in_its_place_is_set_aside(path: Path) -> None:
    path.mkdir()
    [problem] = load_settings(path)[1]
    assert isinstance(problem, DamagedSettings)
    assert problem.what is Damage.NOT_A_FILE
    save_settings(path, CHANGED)
    assert load_settings(path) == (CHANGED, [])


def test_a_link_that_leads_nowhere_is_set_aside_only_if_it_leads_in_circles(path: Path) -> None:
    path.symlink_to(path)
    [problem] = load_settings(path)[1]
    assert isinstance(problem, DamagedSettings)
    assert problem.what is Damage.UNREADABLE
    path.symlink_to(path.with_name("not-yet.json"))
    assert load_settings(path) == (Settings(), [])


def test_a_damaged_file_that_cannot_be_renamed_stays(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    path.write_text("damage")
    monkeypatch.setattr(Path, "rename", refuse)
    [problem] = load_settings(path)[1]
    assert isinstance(problem, DamagedSettings)
    assert problem.kept_as is None
    assert path.read_text() == "damage"


def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "elsewhere.json"
    target.write_text("{}")
    path.symlink_to(target)
    save_settings(path, CHANGED)
    assert path.is_symlink()
    assert load_settings(target) == (CHANGED, [])


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("code", "why"),
    [
        (errno.ENOSPC, Obstacle.FULL),
        (errno.EROFS, Obstacle.NOT_ALLOWED),
        (errno.EIO, Obstacle.FAILED),
    ],
)
def test_saving_that_fails_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, step: str, code: int, why: Obstacle
) -> None:
    def fail(*_: object) -> None:
        raise OSError(code, "failed")

    save_settings(path, CHANGED)
    monkeypatch.setattr(os if step == "fsync" else Path, step, fail)
    with pytest.raises(UnwritableSettings) as caught:
        save_settings(path, Settings())
    assert caught.value.why is why
    assert load_settings(path) == (CHANGED, [])
    assert list(path.parent.iterdir()) == [path]


def test_a_file_where_the_folder_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    path = settings_path(tmp_path / "file" / "folder")
    assert load_settings(path)[0] == Settings()
    with pytest.raises(UnwritableSettings) as caught:
        save_settings(path, CHANGED)
    assert caught.value.why is Obstacle.NO_FOLDER


@given(st.binary(max_size=60) | st.from_regex(r'\{"[a-z_]{1,20}": .{0,20}\}').map(str.encode))
def test_no_file_at_all_keeps_the_game_from_starting(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = settings_path(tmp_path_factory.getbasetemp() / "any-settings")
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    settings, _ = load_settings(path)
    save_settings(path, settings)
    assert load_settings(path) == (settings, [])
