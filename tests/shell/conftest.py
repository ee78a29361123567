"""The whole program, built on folders of its own, with deal 5 on the table and no motion."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from easyharp_qt import app
from easyharp_qt.shell.folders import Folders


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    data = tmp_path / "data"
    return Folders(data, tmp_path / "settings", data / "translations", tmp_path / "cache")


@pytest.fixture
def application(qapp: QApplication) -> Iterator[QApplication]:
    """Give the application and take back what a program does to it."""
    style, palette, direction = qapp.style().name(), qapp.palette(), qapp.layoutDirection()
    yield qapp
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setLayoutDirection(direction)
    QLocale.setDefault(QLocale.system())


@pytest.fixture
def program(application: QApplication, folders: Folders) -> Iterator[app.Program]:
    program = app.build(application, folders)
    program.preferences.change(speed="off", language="en", scheme="light")
    program.window.appear()
    program.model.start(5)
    program.window.activateWindow()
    program.view.setFocus()
    yield program
    program.languages.use("en")
    program.window.close()
    app.close(program)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """Count the questions about leaving; each is answered by what the test appends."""
    answers: list[bool] = []

    def ask(*_: object) -> bool:
        return answers.pop(0)

    monkeypatch.setattr("easyharp_qt.shell.leave.ask_to_leave", ask)
    yield answers
    assert not answers, "a question that was expected did not come"
