"""What holds for every dialog, tried on each of them."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt import places
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.model.preferences import Preferences
from easyharp_qt.plugins import load_catalogue
from easyharp_qt.shell.about import AboutDialog
from easyharp_qt.shell.dialog import Dialog, kept_inside
from easyharp_qt.shell.folders import Folders
from easyharp_qt.shell.leave import LeaveDialog
from easyharp_qt.shell.new_game import NewGameDialog
from easyharp_qt.shell.problems import ProblemsDialog
from easyharp_qt.shell.settings import SettingsDialog
from easyharp_qt.storage.problems import Obstacle, UnwritableLibrary
from easyharp_qt.storage.settings import Settings


class Parent(QWidget):
    """A window on a screen of a size of its own."""

    class _Screen:
        def __init__(self, width: int, height: int) -> None:
            self._area = QRect(0, 0, width, height)

        def availableGeometry(self) -> QRect:
            return self._area

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._screen = self._Screen(width, height)

    def screen(self) -> _Screen:  # type: ignore[override]  # a stand-in
        return self._screen


def make_settings(parent: QWidget) -> Dialog:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    return SettingsDialog(
        Preferences(Settings(), Path("/nowhere"), parent),
        Languages(places.bundled_translations(), Path("/nowhere"), application),
        load_catalogue(places.bundled_themes()),
        parent,
    )


def make_problems(parent: QWidget) -> Dialog:
    problem = UnwritableLibrary(Path("/games/library.sqlite3"), Obstacle.FULL)
    return ProblemsDialog([problem] * 20, parent)


def focused(dialog: QWidget) -> QWidget:
    """Return what the keys go to; Qt's types promise a widget that need not be there."""
    widget: QWidget | None = dialog.focusWidget()
    return dialog if widget is None else widget


DIALOGS: dict[str, Callable[[QWidget], Dialog]] = {
    "new game": lambda parent: NewGameDialog(5, None, date(2026, 11, 30), parent),
    "leave": LeaveDialog,
    "settings": make_settings,
    "problems": make_problems,
    "about": lambda parent: AboutDialog(
        Folders(*[Path("/a/rather/long/path", "x" * 30)] * 4), parent
    ),
}
each_dialog = pytest.mark.parametrize("make", DIALOGS.values(), ids=DIALOGS)


@each_dialog
@pytest.mark.parametrize("screen", [(400, 300), (640, 400), (1024, 600), (3840, 2160)])
def test_a_dialog_takes_at_most_nine_tenths_of_its_parents_screen(
    qtbot: QtBot, make: Callable[[QWidget], Dialog], screen: tuple[int, int]
) -> None:
    parent = Parent(*screen)
    qtbot.addWidget(parent)
    dialog = make(parent)
    dialog.show()
    assert dialog.width() <= 0.9 * screen[0]
    assert dialog.height() <= 0.9 * screen[1]


@each_dialog
def test_where_there_is_room_nothing_scrolls(
    qtbot: QtBot, make: Callable[[QWidget], Dialog]
) -> None:
    parent = Parent(3840, 2160)
    qtbot.addWidget(parent)
    dialog = make(parent)
    dialog.show()
    for label in dialog.findChildren(QLabel):
        if label.isVisible():
            assert not label.visibleRegion().isEmpty(), label.text()


@each_dialog
@pytest.mark.parametrize("screen", [(640, 400), (400, 300)])
def test_what_takes_the_focus_scrolls_into_sight(
    qtbot: QtBot, make: Callable[[QWidget], Dialog], screen: tuple[int, int]
) -> None:
    parent = Parent(*screen)
    qtbot.addWidget(parent)
    dialog = make(parent)
    with qtbot.waitActive(dialog):
        dialog.show()
    for _ in range(25):
        QTest.keyClick(focused(dialog), Qt.Key.Key_Tab)
        widget = dialog.focusWidget()
        assert widget is not None
        assert not widget.visibleRegion().isEmpty()


@each_dialog
@pytest.mark.parametrize("way", ["Esc", "X", "the button"])
def test_every_way_out_closes_it_for_good(
    qtbot: QtBot, make: Callable[[QWidget], Dialog], way: str
) -> None:
    parent = Parent(1366, 768)
    qtbot.addWidget(parent)
    dialog = make(parent)
    dialog.open()
    with qtbot.waitSignal(dialog.rejected):
        if way == "Esc":
            QTest.keyClick(focused(dialog), Qt.Key.Key_Escape)
        elif way == "X":
            dialog.close()
        else:
            reject = dialog.buttons.ButtonRole.RejectRole
            buttons = [
                button
                for button in dialog.buttons.buttons()
                if dialog.buttons.buttonRole(button) == reject
            ]
            assert len(buttons) == 1
            buttons[0].click()
    assert not dialog.isVisible()


@each_dialog
def test_it_is_said_anew_when_the_language_changes(
    qtbot: QtBot, make: Callable[[QWidget], Dialog], monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = Parent(1366, 768)
    qtbot.addWidget(parent)
    dialog = make(parent)
    dialog.show()
    said = []
    monkeypatch.setattr(dialog, "retranslate", lambda: said.append(True))
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert said


@each_dialog
def test_every_button_has_words(qtbot: QtBot, make: Callable[[QWidget], Dialog]) -> None:
    parent = Parent(1366, 768)
    qtbot.addWidget(parent)
    dialog = make(parent)
    assert dialog.windowTitle()
    assert all(button.text() for button in dialog.findChildren(QPushButton))


@pytest.mark.parametrize(
    ("frame", "corner"),
    [
        (QRect(10, 20, 300, 200), QPoint(10, 20)),
        (QRect(-50, -60, 300, 200), QPoint(0, 0)),
        (QRect(700, 500, 300, 200), QPoint(500, 400)),
        (QRect(10, 10, 900, 700), QPoint(0, 0)),
    ],
)
def test_a_window_that_grows_is_kept_on_the_screen(frame: QRect, corner: QPoint) -> None:
    assert kept_inside(frame, QRect(0, 0, 800, 600)) == corner
