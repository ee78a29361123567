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
    texts = [dialog.list.item(row).text() for row in range(dialog.list.count())]
    return [text.replace("\u200b", "") for text in texts]


def test_each_problem_has_its_sentence(dialog: ProblemsDialog) -> None:
    assert shown(dialog) == [problem(FULL, translate), problem(LOCKED, translate)]


def test_all_sentences_are_copied_if_none_is_selected(dialog: ProblemsDialog) -> None:
    dialog.copy_button.click()
    assert QGuiApplication.clipboard().text() == "\n".join(shown(dialog))


def test_the_selected_sentence_is_copied_by_key(dialog: ProblemsDialog) -> None:
    dialog.list.setCurrentRow(1)
    QTest.keyClick(dialog.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == problem(LOCKED, translate)


def test_a_path_longer_than_the_list_is_shown_to_its_end(dialog: ProblemsDialog) -> None:
    short = dialog.list.visualItemRect(dialog.list.item(0)).height()
    folders = "/".join(f"folder{number}" for number in range(30))
    dialog.set_problems([UnwritableLibrary(Path(f"/{folders}/library.sqlite3"), Obstacle.FULL)])
    whole = dialog.list.visualItemRect(dialog.list.item(0)).height()
    # Thirty folders take four lines or more at this width; cut off they would take two.
    assert whole >= short + 2 * dialog.list.fontMetrics().lineSpacing()


def test_without_problems_it_says_so(dialog: ProblemsDialog) -> None:
    dialog.set_problems([])
    assert not dialog.list.isVisible()
    assert not dialog.copy_button.isVisible()
    assert "Nothing" in dialog.explanation.text()
