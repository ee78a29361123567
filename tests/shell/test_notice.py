from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from easyharp_qt.app import Program
from easyharp_qt.storage.problems import Damage, DamagedLibrary, Obstacle, UnwritableLibrary
from tests.shell.playing import CTRL, draw, modal, press

LOST = DamagedLibrary(Path("library.sqlite3"), Damage.BROKEN)


def test_a_problem_is_said_over_the_table_without_taking_the_focus(program: Program) -> None:
    program.problems.add(LOST)
    assert program.window.notice.isVisible()
    assert "library.sqlite3" in program.window.notice.text
    assert QApplication.focusWidget() is program.view
    draw(program)
    assert len(program.model.position.waste.cards) == 1


def test_a_problem_is_said_once(program: Program) -> None:
    full = UnwritableLibrary(LOST.path, Obstacle.FULL)
    program.problems.add(full)
    click(program, "Got it")
    program.problems.add(UnwritableLibrary(LOST.path, Obstacle.FULL))
    assert not program.window.notice.isVisible()
    assert len(program.problems) == 1


def test_a_second_problem_waits_in_the_list(program: Program) -> None:
    program.problems.add(LOST)
    first = program.window.notice.text
    program.problems.add(UnwritableLibrary(LOST.path, Obstacle.FULL))
    assert program.window.notice.text == first
    QTimer.singleShot(0, lambda: modal().close())
    click(program, "All problems…")


def test_what_was_said_before_is_back_when_the_last_is_clicked_away(program: Program) -> None:
    program.problems.add(LOST)
    first = program.window.notice.text
    press(program, Qt.Key.Key_M, CTRL)
    assert program.window.notice.text != first
    click(program, "Got it")
    assert program.window.notice.text == first
    click(program, "Got it")
    assert not program.window.notice.isVisible()


def click(program: Program, word: str) -> None:
    """Click the button of the bar that says so."""
    buttons = program.window.notice.findChildren(QToolButton)
    (button,) = (each for each in buttons if each.text() == word and each.isVisible())
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
