from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QToolButton

from easyharp_qt.app import Program
from easyharp_qt.storage.problems import Damage, DamagedLibrary, Obstacle, UnwritableLibrary
from tests.shell.playing import draw, modal

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
    program.window.notice.hide()
    program.problems.add(UnwritableLibrary(LOST.path, Obstacle.FULL))
    assert not program.window.notice.isVisible()
    assert len(program.problems) == 1


def test_a_second_problem_waits_in_the_list(program: Program) -> None:
    program.problems.add(LOST)
    first = program.window.notice.text
    program.problems.add(UnwritableLibrary(LOST.path, Obstacle.FULL))
    assert program.window.notice.text == first
    more = program.window.notice.findChildren(QToolButton)[0]
    assert more.isVisible()
    QTimer.singleShot(0, lambda: modal().close())
    more.click()
