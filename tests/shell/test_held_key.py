"""A key held down on a real X server, whose repeats Qt sometimes takes for new presses."""

import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.conftest import Screen

PROGRAM = """
from datetime import date
from PySide6.QtCore import QEvent, QObject, QTimer, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMainWindow
from easyharp_qt.shell.new_game import NewGameDialog, _Offer

class Watch(QObject):
    def eventFilter(self, watched, event):
        is_key = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if is_key and isinstance(watched, _Offer) and event.key() == Qt.Key.Key_Return:
            print("repeat", flush=True)
        return False

def open_dialog():
    print("chosen", NewGameDialog(5, None, date(2026, 11, 30), window).ask(), flush=True)
    application.quit()

application = QApplication([])
window = QMainWindow()
window.resize(500, 400)
window.menuBar().addMenu("&Game").aboutToShow.connect(lambda: print("menu", flush=True))
menu = window.menuBar().actions()[0].menu()
menu.addAction("&New game", open_dialog)
watch = Watch()
application.installEventFilter(watch)
window.show()
window.windowHandle().activeChanged.connect(lambda: print("active", flush=True))
QTimer.singleShot(30_000, application.exit)
application.exec()
"""


@pytest.fixture
def program(screen: Screen) -> Iterator[subprocess.Popen[str]]:
    program = subprocess.Popen(
        [sys.executable, "-c", PROGRAM], env=screen.env, stdout=subprocess.PIPE, text=True
    )
    yield program
    program.kill()
    program.communicate()


def test_an_enter_held_since_the_menu_deals_nothing(
    screen: Screen, program: subprocess.Popen[str]
) -> None:
    wait_for(program, "active")
    screen.xdotool("key", "alt+g")
    wait_for(program, "menu")
    screen.xdotool("keydown", "Return")
    wait_for(program, "repeat", times=60)
    screen.xdotool("keyup", "Return")
    screen.xdotool("key", "Escape")
    assert wait_for(program, "chosen") == "chosen None\n"


def wait_for(program: subprocess.Popen[str], word: str, times: int = 1) -> str:
    """Read what the program says up to that word; it may not have chosen before."""
    assert program.stdout is not None
    for line in program.stdout:
        times -= line.startswith(word)
        if not times or line.startswith("chosen"):
            break
    assert line.startswith(word)
    return line
