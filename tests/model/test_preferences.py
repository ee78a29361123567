"""The settings in force: one place changes them, stores them and tells."""

from pathlib import Path

import pytest

from easyharp_qt.model.preferences import Preferences
from easyharp_qt.storage.problems import UnwritableSettings
from easyharp_qt.storage.settings import Settings, load_settings


class Kept:
    """Preferences in a folder, and what they told."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.preferences = Preferences(Settings(), path)
        self.changes: list[tuple[Settings, Settings]] = []
        self.errors: list[object] = []
        self.preferences.changed.connect(lambda *change: self.changes.append(change))
        self.preferences.unsaved.connect(self.errors.append)


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    return Kept(tmp_path / "settings.json")


def test_a_change_is_in_force_stored_and_told(kept: Kept) -> None:
    seen: list[Settings] = []
    kept.preferences.changed.connect(lambda *_: seen.append(load_settings(kept.path)[0]))
    kept.preferences.change(double_click=False, language="he")
    after = Settings(double_click=False, language="he")
    assert kept.preferences.settings == after
    assert kept.changes == [(Settings(), after)]
    assert seen == [after], "stored before it is told"


def test_a_change_to_what_is_in_force_is_none(kept: Kept) -> None:
    kept.preferences.change(double_click=True)
    assert not kept.changes
    assert not kept.path.exists()


@pytest.mark.parametrize("values", [{"speed": "warp"}, {"double_click": "yes"}, {"window": 3}])
def test_a_change_out_of_bounds_changes_nothing(kept: Kept, values: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        kept.preferences.change(interactive_rules=False, **values)
    assert kept.preferences.settings == Settings()
    assert not kept.changes
    assert not kept.path.exists()


def test_a_setting_there_is_not_cannot_be_changed(kept: Kept) -> None:
    with pytest.raises(TypeError):
        kept.preferences.change(doubleclick=False)


def test_settings_that_cannot_be_stored_are_told_once_and_in_force_all_the_same(
    tmp_path: Path,
) -> None:
    wall = tmp_path / "wall"
    wall.write_text("a file where the folder should be")
    kept = Kept(wall / "settings.json")
    kept.preferences.change(double_click=False)
    kept.preferences.change(language="he")
    assert kept.preferences.settings == Settings(double_click=False, language="he")
    assert len(kept.changes) == 2
    assert [type(error) for error in kept.errors] == [UnwritableSettings]
    wall.unlink()
    kept.preferences.change(language="en")
    wall.with_name("wall").joinpath("settings.json").unlink()
    wall.rmdir()
    wall.write_text("again")
    kept.preferences.change(language="he")
    assert len(kept.errors) == 2, "told again once storing had worked"
