from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt import places
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.model.preferences import Preferences
from easyharp_qt.plugins import Catalogue, load_catalogue
from easyharp_qt.shell.controls import Check, Choice, Tile
from easyharp_qt.shell.settings import SettingsDialog
from easyharp_qt.storage.settings import Settings, load_settings


@pytest.fixture(autouse=True)
def no_double_click(qapp: QApplication) -> Iterator[None]:
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def preferences(tmp_path: Path, qapp: QApplication) -> Preferences:
    return Preferences(Settings(), tmp_path / "settings.json", qapp)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(places.bundled_themes())


@pytest.fixture
def languages(tmp_path: Path, qapp: QApplication) -> Languages:
    return Languages(places.bundled_translations(), tmp_path / "none", qapp)


@pytest.fixture
def dialog(
    qtbot: QtBot, preferences: Preferences, languages: Languages, catalogue: Catalogue
) -> SettingsDialog:
    dialog = SettingsDialog(preferences, languages, catalogue)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("setting", ["double_click", "interactive_rules", "ask_before_leaving"])
def test_a_click_on_a_box_changes_the_setting_and_keeps_it(
    dialog: SettingsDialog, preferences: Preferences, tmp_path: Path, setting: str
) -> None:
    check = dialog.control(setting)
    assert isinstance(check, Check)
    QTest.mouseClick(check, Qt.MouseButton.LeftButton, pos=QPoint(8, check.height() // 2))
    assert getattr(preferences.settings, setting) is False
    assert getattr(load_settings(tmp_path / "settings.json")[0], setting) is False
    QTest.keyClick(check, Qt.Key.Key_Space)
    assert getattr(preferences.settings, setting) is True


@pytest.mark.parametrize(
    ("setting", "values"),
    [
        ("speed", ["system", "off", "fast", "normal", "slow"]),
        ("scheme", ["system", "light", "dark"]),
        ("mirror", ["language", "never", "always"]),
    ],
)
def test_every_value_of_a_list_can_be_chosen_by_key(
    dialog: SettingsDialog, preferences: Preferences, setting: str, values: list[str]
) -> None:
    choice = dialog.control(setting)
    assert isinstance(choice, Choice)
    seen = [getattr(preferences.settings, setting)]
    for _ in values[1:]:
        QTest.keyClick(choice, Qt.Key.Key_Down)
        seen.append(getattr(preferences.settings, setting))
    assert seen == values


def test_the_wheel_changes_nothing(dialog: SettingsDialog, preferences: Preferences) -> None:
    choice = dialog.control("speed")
    choice.setFocus()
    turn = QWheelEvent(
        QPointF(5, 5),
        QPointF(choice.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(choice, turn)
    assert preferences.settings == Settings()


@pytest.mark.parametrize("setting", ["back", "felt"])
def test_a_click_on_a_tile_chooses_what_it_shows(
    dialog: SettingsDialog, preferences: Preferences, setting: str
) -> None:
    tiles = dialog.control(setting).findChildren(Tile)
    assert [tile.isChecked() for tile in tiles] == [True] + [False] * (len(tiles) - 1)
    for tile in tiles[::-1]:
        QTest.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert getattr(preferences.settings, setting) == tile.value


def test_the_arrow_keys_go_from_tile_to_tile(
    dialog: SettingsDialog, preferences: Preferences, catalogue: Catalogue
) -> None:
    first = dialog.control("felt").findChildren(Tile)[0]
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Right)
    assert preferences.settings.felt == catalogue.felts[0].id


def test_every_theme_back_and_felt_of_the_hooks_is_offered(
    dialog: SettingsDialog, catalogue: Catalogue
) -> None:
    def offered(setting: str) -> list[str]:
        return [tile.value for tile in dialog.control(setting).findChildren(Tile)]

    assert offered("theme") == [theme.id for theme in catalogue.themes]
    assert offered("back") == ["", *(back.id for back in catalogue.backs)]
    assert offered("felt") == ["", *(felt.id for felt in catalogue.felts)]


def test_what_is_changed_elsewhere_is_shown(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    preferences.change(mirror="always", double_click=False, felt="blue")
    mirror, check = dialog.control("mirror"), dialog.control("double_click")
    assert isinstance(mirror, Choice)
    assert isinstance(check, Check)
    assert mirror.currentData() == "always"
    assert not check.isChecked()
    chosen = [tile.value for tile in dialog.control("felt").findChildren(Tile) if tile.isChecked()]
    assert chosen == ["blue"]


def test_a_felt_that_has_gone_gives_way_to_the_theme_s_own(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    preferences.change(felt="gone")
    assert dialog.control("felt").findChildren(Tile)[0].isChecked()
    assert preferences.settings.felt == "gone"


def test_a_language_that_has_gone_is_still_the_one_chosen(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    preferences.change(language="tlh")
    dialog.retranslate()
    language = dialog.control("language")
    assert isinstance(language, Choice)
    assert language.currentData() == "tlh"


def test_enter_and_esc_close_and_change_nothing(
    dialog: SettingsDialog, preferences: Preferences
) -> None:
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        dialog.show()
        QTest.keyClick(dialog, key)
        assert not dialog.isVisible()
    assert preferences.settings == Settings()


def test_everything_that_takes_the_focus_has_a_name(dialog: SettingsDialog) -> None:
    buddies = {label.buddy() for label in dialog.findChildren(QLabel)}
    for setting in ("speed", "scheme", "language", "mirror"):
        assert dialog.control(setting) in buddies
    for tile in dialog.findChildren(Tile):
        assert tile.text()


def test_the_tab_key_goes_from_top_to_bottom(dialog: SettingsDialog) -> None:
    order: list[QWidget] = []
    widget = dialog.control("double_click")
    widget.setFocus()
    while widget not in order:
        order.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = dialog.focusWidget()
    assert order.pop() is dialog.close_button
    heights = [each.mapTo(dialog, QPoint(0, 0)).y() for each in order]
    assert heights == sorted(heights)
    assert len(order) == 3 + 4 + 3
