from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.shell.guard import Guard


class Question(QWidget):
    """One button, pressed by Enter, Space and clicks; it counts."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton("Do it", self)
        self.button.setAutoDefault(True)
        self.answers = 0
        self.button.clicked.connect(self._count)
        self.guard = Guard(self)
        self.guard.arm()

    def _count(self) -> None:
        self.answers += 1


@pytest.fixture
def question(qtbot: QtBot) -> Question:
    question = Question()
    qtbot.addWidget(question)
    question.show()
    return question


@pytest.fixture
def long_double_click(qapp: QApplication) -> Iterator[None]:
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(60_000)
    yield
    qapp.setDoubleClickInterval(usual)


@pytest.fixture
def no_double_click(qapp: QApplication) -> Iterator[None]:
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


def key(
    widget: QWidget, kind: QEvent.Type, code: Qt.Key, *, repeated: bool = False, time: int = 0
) -> None:
    event = QKeyEvent(kind, code, Qt.KeyboardModifier.NoModifier, "", repeated)
    event.setTimestamp(time)
    QCoreApplication.sendEvent(widget, event)


DECIDING = pytest.mark.parametrize("code", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])


@DECIDING
def test_a_key_pressed_here_counts(question: Question, code: Qt.Key) -> None:
    QTest.keyClick(question.button, code)
    assert question.answers == 1


@DECIDING
def test_a_key_held_since_before_does_nothing(question: Question, code: Qt.Key) -> None:
    for _ in range(5):
        key(question.button, QEvent.Type.KeyRelease, code, repeated=True)
        key(question.button, QEvent.Type.KeyPress, code, repeated=True)
    key(question.button, QEvent.Type.KeyRelease, code)
    assert question.answers == 0


def test_after_it_was_let_go_the_key_counts_again(question: Question) -> None:
    key(question.button, QEvent.Type.KeyPress, Qt.Key.Key_Return, repeated=True)
    key(question.button, QEvent.Type.KeyRelease, Qt.Key.Key_Return)
    QTest.keyClick(question.button, Qt.Key.Key_Return)
    assert question.answers == 1


@DECIDING
def test_a_repeated_key_that_qt_took_for_a_new_one_does_nothing(
    question: Question, code: Qt.Key
) -> None:
    for time in (2_785_409, 2_785_444, 2_785_477):
        key(question.button, QEvent.Type.KeyRelease, code, time=time)
        key(question.button, QEvent.Type.KeyPress, code, time=time)
    key(question.button, QEvent.Type.KeyRelease, code, time=2_785_500)
    assert question.answers == 0
    key(question.button, QEvent.Type.KeyPress, code, time=2_785_900)
    key(question.button, QEvent.Type.KeyRelease, code, time=2_785_960)
    assert question.answers == 1


def test_a_key_held_here_counts_once(question: Question) -> None:
    key(question.button, QEvent.Type.KeyPress, Qt.Key.Key_Return)
    for _ in range(5):
        key(question.button, QEvent.Type.KeyPress, Qt.Key.Key_Return, repeated=True)
    assert question.answers == 1


@pytest.mark.usefixtures("long_double_click")
def test_the_second_click_of_a_double_click_elsewhere_does_nothing(question: Question) -> None:
    QTest.mouseClick(question.button, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(question.button, Qt.MouseButton.LeftButton)
    assert question.answers == 0


@pytest.mark.usefixtures("no_double_click")
def test_a_later_click_counts(question: Question) -> None:
    QTest.mouseClick(question.button, Qt.MouseButton.LeftButton)
    assert question.answers == 1


def test_coming_up_again_it_is_deaf_again(question: Question) -> None:
    key(question.button, QEvent.Type.KeyPress, Qt.Key.Key_Space)
    question.button.setDown(False)
    question.guard.arm()
    key(question.button, QEvent.Type.KeyRelease, Qt.Key.Key_Space)
    assert question.answers == 0
