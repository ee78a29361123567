from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.wording import problem
from easyharp_qt.shell.problems import ProblemsDialog
from easyharp_qt.storage.problems import Obstacle, UnwritableLibrary, UnwritableSettings

FULL = UnwritableLibrary(Path("/games/library.sqlite3"), Obstacle.FULL)
LOCKED = UnwritableSettings(Path("/games/settings.json"), Obstacle.NOT_ALLOWED)


@pytest.fixture
def dialog(qtbot: QtBot) -> ProblemsDialog:
    dialog = ProblemsDialog([FULL, LOCKED])
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def shown(dialog: ProblemsDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_each_problem_has_its_sentence(dialog: ProblemsDialog) -> None:
    assert shown(dialog) == [problem(FULL, translate), problem(LOCKED, translate)]


def test_all_sentences_are_copied_if_none_is_selected(dialog: ProblemsDialog) -> None:
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "\n".join(shown(dialog))


def test_the_selected_sentence_is_copied_by_key(dialog: ProblemsDialog) -> None:
    dialog.list.setCurrentRow(1)
    QTest.keyClick(dialog.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == problem(LOCKED, translate)


def test_without_problems_it_says_so(dialog: ProblemsDialog) -> None:
    dialog.set_problems([])
    assert not dialog.list.isVisible()
    assert not dialog.copy_button.isVisible()
    assert "Nothing" in dialog.explanation.text()
