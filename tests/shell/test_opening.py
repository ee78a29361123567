from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from easyharp_qt.app import Program
from tests.shell.playing import CTRL, draw, modal, press

MODAL = ["choose_deal", "open_settings", "open_problems", "open_about"]


def press_esc(dialog: QWidget) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)


@pytest.mark.parametrize("opening", MODAL)
@pytest.mark.parametrize("way_out", [press_esc, QWidget.close], ids=["Esc", "X"])
def test_opening_and_closing_a_dialog_leaves_the_table_as_it_was(
    program: Program, opening: str, way_out: Callable[[QWidget], object]
) -> None:
    draw(program, 2)
    press(program, Qt.Key.Key_Z, CTRL)
    before = (program.model.game(), program.preferences.settings, program.scene.is_moving)
    QTimer.singleShot(0, lambda: way_out(modal()))
    getattr(program.window, opening)()
    assert QApplication.activeModalWidget() is None
    assert (program.model.game(), program.preferences.settings, program.scene.is_moving) == before


@pytest.mark.parametrize("opening", ["open_settings", "open_problems", "open_about"])
def test_the_default_button_of_a_dialog_only_closes_it(program: Program, opening: str) -> None:
    draw(program)
    before = program.model.game()
    QTimer.singleShot(0, lambda: press_default(modal()))
    getattr(program.window, opening)()
    assert program.model.game() == before


def press_default(dialog: QWidget) -> None:
    assert isinstance(dialog, QDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)


def test_the_default_button_of_the_new_game_window_deals(program: Program) -> None:
    QTimer.singleShot(0, lambda: QTest.keyClick(modal().focusWidget(), Qt.Key.Key_Return))
    program.window.choose_deal()
    assert program.model.deal_number != 5
    assert not program.scene.is_dragging


def test_help_opens_on_f1_once_and_leaves_the_table_as_it_was(program: Program) -> None:
    draw(program)
    before = program.model.game()
    press(program, Qt.Key.Key_F1)
    press(program, Qt.Key.Key_F1)
    windows = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    assert len(windows) == 2
    assert program.model.game() == before
    program.window.close()
    assert not any(each.isVisible() for each in QApplication.topLevelWidgets())
