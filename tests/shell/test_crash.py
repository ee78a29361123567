import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from easyharp_qt.shell.crash import CrashReporter, Log
from easyharp_qt.shell.crash_box import CrashBox


@pytest.fixture
def reporter(qapp: QApplication, tmp_path: Path) -> Iterator[CrashReporter]:
    yield CrashReporter(Log(tmp_path / "game.log"), lambda: None)
    for box in boxes():
        box.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def boxes() -> list[CrashBox]:
    """Return what has come up."""
    QCoreApplication.processEvents()
    return [each for each in QApplication.topLevelWidgets() if isinstance(each, CrashBox)]


def fail(reporter: CrashReporter, line: int = 0) -> None:
    """Raise something, uncaught, in that line of a program."""
    try:
        exec("\n" * line + "raise ValueError('something odd')", {})
    except ValueError as error:
        reporter.report(type(error), error, error.__traceback__)


def test_a_fault_is_shown_logged_and_written_to_stderr(
    reporter: CrashReporter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fail(reporter)
    (box,) = boxes()
    assert "ValueError: something odd" in box.text.toPlainText()
    assert "ValueError: something odd" in (tmp_path / "game.log").read_text()
    assert "ValueError: something odd" in capsys.readouterr().err


def test_its_text_can_be_copied(reporter: CrashReporter) -> None:
    fail(reporter)
    (box,) = boxes()
    box.copy_button.click()
    assert "ValueError: something odd" in QGuiApplication.clipboard().text()


def test_the_same_fault_never_comes_up_twice(reporter: CrashReporter, tmp_path: Path) -> None:
    for _ in range(1000):
        fail(reporter)
    assert len(boxes()) == 1
    assert (tmp_path / "game.log").stat().st_size < 5000


def test_only_the_first_few_faults_come_up(reporter: CrashReporter) -> None:
    for line in range(20):
        fail(reporter, line)
    assert len(boxes()) == 3


def test_the_log_never_grows_long(tmp_path: Path) -> None:
    log = Log(tmp_path / "game.log")
    for _ in range(100):
        log.write("x" * 5000)
    assert sum(path.stat().st_size for path in tmp_path.iterdir()) < 150_000


def test_a_log_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    Log(tmp_path / "missing" / "game.log").write("x")


def test_ctrl_c_is_no_fault(reporter: CrashReporter, capsys: pytest.CaptureFixture[str]) -> None:
    reporter.report(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not boxes()


def test_a_fault_in_what_qt_calls_comes_up_and_the_game_goes_on(
    reporter: CrashReporter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr("threading.excepthook", sys.excepthook)
    with qtbot.captureExceptions():
        reporter.install()

        def stumble() -> None:
            raise ZeroDivisionError

        QTimer.singleShot(0, stumble)
        qtbot.waitUntil(lambda: len(boxes()) == 1)
    assert "ZeroDivisionError" in boxes()[0].text.toPlainText()
