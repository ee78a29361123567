from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt, QTimer
from PySide6.QtGui import QAction, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.deal import daily_number
from easyharp_qt.engine.position import STOCK
from easyharp_qt.engine.rules import is_won
from easyharp_qt.shell.leave import LeaveDialog
from easyharp_qt.shell.single import Request
from easyharp_qt.shell.window import MainWindow
from tests.shell.playing import CTRL, D, draw, hold_a_card, modal, press, press_place, shown, win


def answer(*, leave: bool) -> None:
    """Answer the next question, which is about leaving the game."""

    def click() -> None:
        dialog = modal()
        assert isinstance(dialog, LeaveDialog)
        (dialog.leave_button if leave else dialog.keep_button).click()

    QTimer.singleShot(0, click)


def test_a_game_in_which_nothing_was_played_is_left_unasked(
    program: Program, asked: list[bool]
) -> None:
    press(program, Qt.Key.Key_Plus, CTRL)
    assert program.model.deal_number == 6


def test_a_game_in_progress_is_kept_when_the_player_says_so(
    program: Program, asked: list[bool]
) -> None:
    draw(program)
    position = program.model.position
    window = program.window
    for leave in (window.next_deal, window.previous_deal, window.same_deal, window.daily_deal):
        asked.append(False)
        leave.trigger()
        assert (program.model.position, program.model.deal_number) == (position, 5)


def test_a_game_in_progress_is_left_after_one_question(program: Program, asked: list[bool]) -> None:
    draw(program)
    asked.append(True)
    program.window.next_deal.trigger()
    program.window.next_deal.trigger()
    assert program.model.deal_number == 7


def test_the_real_question_keeps_the_game_on_esc(program: Program) -> None:
    draw(program)
    QTimer.singleShot(0, lambda: QTest.keyClick(modal(), Qt.Key.Key_Escape))
    program.window.next_deal.trigger()
    assert program.model.deal_number == 5
    answer(leave=True)
    program.window.next_deal.trigger()
    assert program.model.deal_number == 6


def test_quitting_asks_nothing_and_keeps_the_game(program: Program, asked: list[bool]) -> None:
    draw(program)
    press(program, Qt.Key.Key_Q, CTRL)
    assert not program.window.isVisible()
    saved = program.library.current()
    assert saved is not None
    assert saved.game.move_count == 1


def test_the_daily_deal_shows_its_date(program: Program) -> None:
    program.window.daily_deal.trigger()
    today = date.today()  # noqa: DTZ011 - the player's own calendar is meant
    assert (program.model.deal_number, program.model.daily) == (daily_number(today), today)
    assert str(today.year) in shown(program)


def commands(window: MainWindow) -> list[QAction]:
    return [action for action in window.actions() if action is not window.draw]


def test_every_command_first_lets_held_cards_go_home(program: Program) -> None:
    for command in commands(program.window):
        if command is program.window.quit or command.text().endswith("…"):
            continue
        if command in (program.window.help, program.window.problems, program.window.about):
            continue
        hold_a_card(program)
        dealt = program.model.deal_number
        command.setEnabled(True)
        command.trigger()
        assert not program.scene.is_dragging, command.text()
        if program.window.isFullScreen():
            command.trigger()
        if program.model.deal_number != dealt:
            program.model.start(5)


def test_a_draw_is_ignored_while_cards_are_held(program: Program) -> None:
    hold_a_card(program)
    draw(program)
    press_place(program, D, 0x5D2, text="ג")
    assert program.scene.is_dragging
    assert program.model.position.waste.is_empty
    program.scene.cancel_drag()


def test_esc_cancels_a_drag_before_it_leaves_the_full_screen(program: Program) -> None:
    press(program, Qt.Key.Key_F11)
    hold_a_card(program)
    press(program, Qt.Key.Key_Escape)
    assert not program.scene.is_dragging
    assert program.window.isFullScreen()
    press(program, Qt.Key.Key_Escape)
    assert not program.window.isFullScreen()


def test_f11_leaves_the_table_alone_with_a_corner_of_status(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    told: list[str] = []
    monkeypatch.setattr(program.scene, "set_corner", told.append)
    press(program, Qt.Key.Key_F11)
    assert window.isFullScreen()
    for part in (window.menuBar(), window.tool_bar, window.status_line):
        assert not part.isVisible()
    assert told[-1] == "Score 0 · 0 moves · 0:00 · EH1-N-AAAAAAF"
    draw(program)
    assert told[-1] == "Score 0 · 1 move · 0:00 · EH1-N-AAAAAAF"
    press(program, Qt.Key.Key_F11)
    assert window.menuBar().isVisible()
    assert window.tool_bar.isVisible()
    assert told[-1] == ""


@pytest.mark.parametrize("part", ["tool_bar", "status_line"])
def test_a_part_can_be_hidden_and_stays_so(program: Program, part: str) -> None:
    widget: QWidget = getattr(program.window, part)
    switch: QAction = getattr(program.window, f"show_{part}")
    switch.trigger()
    assert not widget.isVisible()
    assert not switch.isChecked()
    press(program, Qt.Key.Key_F11)
    press(program, Qt.Key.Key_F11)
    assert not widget.isVisible()
    switch.trigger()
    assert widget.isVisible()


def test_a_hidden_menu_bar_leaves_its_keys_and_says_how_it_comes_back(program: Program) -> None:
    press(program, Qt.Key.Key_M, CTRL)
    assert not program.window.menuBar().isVisible()
    assert program.window.notice.text == "Ctrl+M brings the menu bar back."
    press(program, Qt.Key.Key_Plus, CTRL)
    assert program.model.deal_number == 6
    press(program, Qt.Key.Key_M, CTRL)
    assert program.window.menuBar().isVisible()


def test_settings_reach_the_table_at_once(program: Program) -> None:
    program.preferences.change(double_click=False, speed="slow")
    assert not program.scene.hand.double_click
    assert program.scene.motion.factor == 2.0
    program.preferences.change(speed="system")
    assert program.scene.motion.factor == 1.0


def test_the_look_changes_live_and_changes_nothing_else(program: Program) -> None:
    draw(program)
    position = program.model.position
    before = program.view.grab().toImage()
    program.preferences.change(felt="blue", back="waves")
    assert program.view.grab().toImage() != before
    assert program.model.position == position


def test_light_and_dark_change_live(program: Program) -> None:
    assert program.window.palette().window().color().lightness() > 200
    program.preferences.change(scheme="dark")
    QCoreApplication.processEvents()
    assert program.window.palette().window().color().lightness() < 60


def test_hebrew_turns_the_window_and_the_table_live_and_back(program: Program) -> None:
    window = program.window
    stock = program.scene.item(program.model.position.stock.top)
    left = stock.pos().x()
    program.preferences.change(language="he")
    QCoreApplication.processEvents()
    assert window.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert window.new_game.text() != "&New game…"
    assert window.mirror_table.isChecked()
    assert stock.pos().x() > program.scene.sceneRect().center().x()
    program.preferences.change(language="en")
    QCoreApplication.processEvents()
    assert window.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert window.new_game.text() == "&New game…"
    assert not window.mirror_table.isChecked()
    assert stock.pos() == QPointF(left, stock.pos().y())
    assert window.windowTitle() == "EH1-N-AAAAAAF — Easy Harp"


def test_a_button_that_is_mirrored_away_from_the_pointer_stays_lit_no_longer(
    program: Program,
) -> None:
    window = program.window
    buttons = [*window.tool_bar.findChildren(QToolButton)]
    buttons += window.status_line.findChildren(QToolButton)
    assert len(buttons) == 5
    for button in buttons:
        button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    program.preferences.change(language="he")
    assert not any(button.underMouse() for button in buttons)


def test_the_mirror_switch_returns_to_following_the_language(program: Program) -> None:
    program.window.mirror_table.trigger()
    assert program.preferences.settings.mirror == "always"
    program.window.mirror_table.trigger()
    assert program.preferences.settings.mirror == "language"
    program.preferences.change(language="he")
    QCoreApplication.processEvents()
    program.window.mirror_table.trigger()
    assert program.preferences.settings.mirror == "never"
    stock = program.scene.item(program.model.position.stock.top)
    assert stock.pos().x() < program.scene.sceneRect().center().x()


@pytest.mark.parametrize("place", [1, 2], ids=["undo", "redo"])
def test_the_arrows_of_undo_and_redo_are_mirrored_with_the_window(
    program: Program, place: int
) -> None:
    button = program.window.tool_bar.findChildren(QToolButton)[place]
    button.defaultAction().setIconText(" ")
    button.resize(button.sizeHint())
    plain = button.grab().toImage()
    program.window.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    mirrored = button.grab().toImage()
    assert difference(mirrored, plain.flipped(Qt.Orientation.Horizontal)) < 8
    assert difference(mirrored, plain) > 50


def difference(image: QImage, other: QImage) -> int:
    """Return by how much two pictures of one size differ where they differ most."""
    return max(
        abs(QColor(image.pixel(x, y)).lightness() - QColor(other.pixel(x, y)).lightness())
        for x in range(image.width())
        for y in range(image.height())
    )


def test_a_win_offers_another_deal_the_same_deal_or_close(
    program: Program, qtbot: QtBot, asked: list[bool]
) -> None:
    from easyharp_qt.shell.win import WinPanel

    with qtbot.waitSignal(program.scene.celebrated):
        win(program)
        program.scene.end_shows()
    panel = program.view.findChild(WinPanel)
    assert panel is not None
    assert panel.isVisible()
    panel.same_button.click()
    assert program.model.deal_number == 5
    assert program.model.move_count == 0
    assert not panel.isVisible()


def test_enter_on_a_finished_table_deals_another(
    program: Program, qtbot: QtBot, asked: list[bool]
) -> None:
    from easyharp_qt.shell.win import WinPanel

    with qtbot.waitSignal(program.scene.celebrated):
        win(program)
        program.scene.end_shows()
    panel = program.view.findChild(WinPanel)
    assert panel is not None
    panel.close_button.click()
    assert is_won(program.model.position)
    press(program, Qt.Key.Key_Return)
    assert not program.model.is_won
    assert program.model.position.piles[STOCK].cards


def test_a_second_start_brings_its_deal(program: Program, qtbot: QtBot) -> None:
    program.window.receive(Request(48))
    qtbot.waitUntil(lambda: program.model.deal_number == 48)


def test_a_second_start_with_the_deal_on_the_table_only_comes_forward(
    program: Program, asked: list[bool]
) -> None:
    draw(program)
    position = program.model.position
    program.window.showMinimized()
    program.window.receive(Request(5))
    QCoreApplication.processEvents()
    assert program.model.position == position
    assert not program.window.isMinimized()


def test_a_second_start_asks_before_it_leaves_the_game(
    program: Program, qtbot: QtBot, asked: list[bool]
) -> None:
    draw(program)
    asked.append(False)
    program.window.receive(Request(48))
    qtbot.waitUntil(lambda: not asked)
    assert program.model.deal_number == 5


def test_a_second_start_closes_the_dialog_that_is_open(program: Program, qtbot: QtBot) -> None:
    QTimer.singleShot(0, lambda: program.window.receive(Request(48)))
    program.window.choose_deal()
    qtbot.waitUntil(lambda: program.model.deal_number == 48)
