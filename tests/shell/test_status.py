from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.history import Game
from tests.shell.playing import almost_won, draw, shown


def test_the_status_line_shows_score_moves_time_and_code(program: Program) -> None:
    program.model.load(almost_won(), None, 3725.0)
    assert shown(program) == "Score 1,000 200 moves 1:02:05  EH1-N-AAAAAAF"


def test_the_time_stands_at_zero_until_the_first_action(program: Program) -> None:
    assert not program.model.clock.is_running
    assert "0:00" in shown(program)
    draw(program)
    assert program.model.clock.is_running


def test_the_dots_move_with_the_figures_they_stand_between(program: Program, qtbot: QtBot) -> None:
    line = program.window.status_line
    painted: list[QRegion] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent):
                painted.append(event.region())
            return super().eventFilter(watched, event)

    draw(program, 9)
    qtbot.waitUntil(lambda: "9 moves" in shown(program))
    QCoreApplication.processEvents()
    watch = Watch()
    line.installEventFilter(watch)
    draw(program)
    qtbot.waitUntil(lambda: any(region.boundingRect() == line.rect() for region in painted))


def test_time_stands_still_while_the_window_is_hidden_or_minimised(program: Program) -> None:
    clock, window = program.model.clock, program.window
    draw(program)
    runs = []
    for change in (window.hide, window.show, window.showMinimized, window.showNormal):
        change()
        runs.append(clock.is_running)
    assert runs == [False, True, False, True]


def test_one_click_on_the_code_copies_it_and_says_so(program: Program) -> None:
    QGuiApplication.clipboard().clear()
    (code,) = program.window.status_line.findChildren(QToolButton)
    plain = code.grab().toImage()
    QTest.mouseClick(code, Qt.MouseButton.LeftButton)
    QTest.mouseMove(program.view.viewport(), QPoint(5, 5))
    assert QGuiApplication.clipboard().text() == "EH1-N-AAAAAAF"
    assert code.grab().toImage() != plain


def test_the_code_is_shown_whole_whatever_its_letters_measure(program: Program) -> None:
    (code,) = program.window.status_line.findChildren(QToolButton)
    shortened = []
    for number in range(1, 1_000_000, 50_021):
        program.model.load(Game.start(number), None, 0.0)
        code.resize(code.sizeHint())
        shown_code = code.grab().toImage()
        code.resize(code.width() + 100, code.height())
        if code.grab().toImage().copy(shown_code.rect()) != shown_code:
            shortened.append(code.text())
    assert shortened == []
