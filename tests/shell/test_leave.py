from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.model.preferences import Preferences
from easyharp_qt.shell.leave import LeaveDialog, ask_to_leave
from easyharp_qt.storage.settings import Settings


@pytest.fixture
def preferences(tmp_path: Path, qapp: QApplication) -> Preferences:
    return Preferences(Settings(), tmp_path / "settings.json", qapp)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def ask(window: QWidget, preferences: Preferences, answer: Callable[[LeaveDialog], object]) -> bool:
    def act() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LeaveDialog)
        answer(dialog)

    QTimer.singleShot(0, window, act)
    return ask_to_leave(window, preferences)


def focused(dialog: QWidget) -> QWidget:
    """Return what the keys go to; Qt's types promise a widget that need not be there."""
    widget: QWidget | None = dialog.focusWidget()
    return dialog if widget is None else widget


KEEPING = {
    "Enter": lambda dialog: QTest.keyClick(focused(dialog), Qt.Key.Key_Return),
    "Space": lambda dialog: QTest.keyClick(focused(dialog), Qt.Key.Key_Space),
    "Esc": lambda dialog: QTest.keyClick(focused(dialog), Qt.Key.Key_Escape),
    "X": lambda dialog: dialog.close(),
    "Keep": lambda dialog: dialog.keep_button.click(),
}


@pytest.mark.parametrize("answer", KEEPING.values(), ids=KEEPING)
def test_whatever_is_not_leaving_keeps_the_game(
    window: QWidget, preferences: Preferences, answer: Callable[[LeaveDialog], object]
) -> None:
    assert not ask(window, preferences, answer)


def test_one_button_leaves_the_game(window: QWidget, preferences: Preferences) -> None:
    assert ask(window, preferences, lambda dialog: dialog.leave_button.click())
    assert preferences.settings.ask_before_leaving


def test_a_click_that_fell_through_leaves_nothing(
    window: QWidget, preferences: Preferences, qapp: QApplication
) -> None:
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(60_000)

    def click_and_close(dialog: LeaveDialog) -> None:
        QTest.mouseClick(dialog.leave_button, Qt.MouseButton.LeftButton)
        dialog.close()

    assert not ask(window, preferences, click_and_close)
    qapp.setDoubleClickInterval(usual)


def test_told_not_to_ask_it_asks_once(window: QWidget, preferences: Preferences) -> None:
    def leave_for_good(dialog: LeaveDialog) -> None:
        dialog.never_again.click()
        dialog.leave_button.click()

    assert ask(window, preferences, leave_for_good)
    assert not preferences.settings.ask_before_leaving
    assert ask_to_leave(window, preferences)


def test_keeping_the_game_it_goes_on_asking(window: QWidget, preferences: Preferences) -> None:
    def keep(dialog: LeaveDialog) -> None:
        dialog.never_again.click()
        dialog.keep_button.click()

    assert not ask(window, preferences, keep)
    assert preferences.settings.ask_before_leaving
