from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from easyharp_qt import __version__
from easyharp_qt.shell.about import AboutDialog
from easyharp_qt.shell.folders import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(*(tmp_path / name for name in ("data", "settings", "translations", "cache")))


@pytest.fixture
def dialog(qtbot: QtBot, folders: Folders) -> AboutDialog:
    dialog = AboutDialog(folders)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


class FileManager(QObject):
    """Stands in for the desktop."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[Path] = []

    @Slot(QUrl)
    def open(self, url: QUrl) -> None:
        self.opened.append(Path(url.toLocalFile()))


def test_it_names_versions_licences_and_folders(dialog: AboutDialog, folders: Folders) -> None:
    said = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    for words in (__version__, PySide6.__version__, "MIT", "CC0", "LGPL", *map(str, folders)):
        assert words in said


def test_all_of_it_can_be_copied(dialog: AboutDialog, folders: Folders) -> None:
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    for words in (__version__, PySide6.__version__, *map(str, folders)):
        assert words in copied


def test_a_path_can_be_selected_with_the_keyboard(dialog: AboutDialog) -> None:
    paths = [
        label
        for label in dialog.findChildren(QLabel)
        if label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByKeyboard
    ]
    assert len(paths) == 4
    assert all(label.accessibleName() for label in paths)


def test_the_translation_folder_is_made_and_opened(dialog: AboutDialog, folders: Folders) -> None:
    manager = FileManager()
    method: Any = "open"  # the types say bytes, PySide6 takes nothing but text
    QDesktopServices.setUrlHandler("file", manager, method)
    try:
        QTest.keyClick(dialog.open_button, Qt.Key.Key_Space)
    finally:
        QDesktopServices.unsetUrlHandler("file")
    assert manager.opened == [folders.translations]
    assert folders.translations.is_dir()
    assert not dialog.trouble.isVisible()


def test_a_folder_that_cannot_be_made_is_named(dialog: AboutDialog, folders: Folders) -> None:
    folders.translations.write_text("a file stands in its place")
    dialog.open_button.click()
    assert dialog.trouble.isVisible()
    assert str(folders.translations) in dialog.trouble.text()
