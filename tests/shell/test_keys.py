import subprocess
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.deal import HIGHEST_DEAL
from easyharp_qt.engine.position import column, foundation
from easyharp_qt.engine.rules import Move, is_won
from tests.conftest import Screen
from tests.shell.playing import (
    CTRL,
    NONE,
    SHIFT,
    D,
    Q,
    Y,
    Z,
    almost_won,
    draw,
    press,
    press_place,
    win,
)
from tests.shell.running import Running


def test_the_title_names_the_deal(program: Program) -> None:
    assert program.window.windowTitle() == "EH1-N-AAAAAAF — Easy Harp"


def test_ctrl_z_undoes_and_both_redo_keys_redo(program: Program) -> None:
    before = program.model.position
    draw(program)
    after = program.model.position
    press(program, Qt.Key.Key_Z, CTRL)
    assert program.model.position == before
    press(program, Qt.Key.Key_Z, CTRL | SHIFT)
    assert program.model.position == after
    press(program, Qt.Key.Key_Z, CTRL)
    press(program, Qt.Key.Key_Y, CTRL)
    assert program.model.position == after


def test_the_platforms_own_keys_undo_and_redo_too(program: Program) -> None:
    window = program.window
    for key in QKeySequence.keyBindings(QKeySequence.StandardKey.Undo):
        assert key in window.undo.shortcuts()
    for key in QKeySequence.keyBindings(QKeySequence.StandardKey.Redo):
        assert key in window.redo.shortcuts()


def test_the_menu_shows_the_undo_key(program: Program) -> None:
    undo = program.window.undo
    assert undo.shortcut() == QKeySequence("Ctrl+Z")
    assert undo in [action for menu in menus(program) for action in menu.actions()]


def menus(program: Program) -> list[QMenu]:
    actions = program.window.menuBar().actions()
    found = [action.menu() for action in actions]
    return [menu for menu in found if isinstance(menu, QMenu)]


def test_the_menu_shows_both_redo_keys(program: Program) -> None:
    assert program.window.redo.text().endswith("\tCtrl+Shift+Z, Ctrl+Y")


def test_a_held_undo_key_undoes_on_until_nothing_is_left(program: Program) -> None:
    start = program.model.position
    draw(program, 3)
    for repeated in (False, True, True, True, True):
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        for kind in kinds:
            QCoreApplication.sendEvent(
                program.view, QKeyEvent(kind, Qt.Key.Key_Z, CTRL, Z, 0, 0, "", repeated)
            )
    assert program.model.position == start
    assert not program.window.undo.isEnabled()


def test_a_held_draw_key_draws_once(program: Program) -> None:
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_D, NONE, D, 0, 0, "d", repeated)
        QCoreApplication.sendEvent(program.view, event)
    assert len(program.model.position.waste.cards) == 1


@pytest.mark.parametrize(
    ("place", "key", "text", "expected"),
    [(D, 0x5D2, "ג", "draw"), (D, Qt.Key.Key_D, "D", "draw"), (D, Qt.Key.Key_D, "d", "draw")],
    ids=["Hebrew layout", "CapsLock", "plain"],
)
def test_a_single_letter_is_obeyed_by_its_place(
    program: Program, place: int, key: int, text: str, expected: str
) -> None:
    press_place(program, place, key, text=text)
    assert expected == "draw"
    assert len(program.model.position.waste.cards) == 1


def test_undo_and_redo_are_obeyed_under_a_hebrew_layout(program: Program) -> None:
    draw(program, 2)
    press_place(program, Z, 0x5D6, CTRL)
    press_place(program, Z, 0x5D6, CTRL)
    assert program.model.undo_stack.index() == 0
    # Only with Shift does this layout give a Latin letter, which Qt alone takes for Ctrl+Z.
    press_place(program, Z, Qt.Key.Key_Z, CTRL | SHIFT)
    press_place(program, Y, 0x5D8, CTRL)
    assert program.model.undo_stack.index() == 2


def test_a_latin_letter_counts_as_what_it_is(program: Program) -> None:
    # A French keyboard has A where Q is on others, and Q quits.
    press_place(program, Q, Qt.Key.Key_A, CTRL)
    assert program.window.isVisible()


def test_no_two_commands_share_a_key(program: Program) -> None:
    keys = [key.toString() for action in program.window.actions() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_undo_is_disabled_when_there_is_nothing_to_undo(program: Program) -> None:
    window = program.window
    assert not window.undo.isEnabled()
    assert not window.redo.isEnabled()
    draw(program)
    assert window.undo.isEnabled()
    assert not window.redo.isEnabled()
    press(program, Qt.Key.Key_Z, CTRL)
    assert not window.undo.isEnabled()
    assert window.redo.isEnabled()


def test_a_won_game_can_be_neither_undone_nor_drawn_from(program: Program) -> None:
    program.model.load(almost_won(), None, 61.0)
    program.model.request(Move(column(3), foundation(8)))
    assert is_won(program.model.position)
    window = program.window
    assert not (window.undo.isEnabled())
    assert not (window.redo.isEnabled())
    assert not (window.draw.isEnabled())


def test_commands_are_obeyed_while_the_panel_after_a_win_has_the_keys(program: Program) -> None:
    win(program)
    panel = QApplication.focusWidget()
    assert panel is not None
    assert panel is not program.view
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, Qt.Key.Key_Q, CTRL, Q, 0, 0, "q")
        QCoreApplication.sendEvent(panel, event)
    assert not program.window.isVisible()


def test_the_first_and_the_last_deal_have_no_neighbour_beyond(program: Program) -> None:
    program.model.start(1)
    assert not program.window.previous_deal.isEnabled()
    assert program.window.next_deal.isEnabled()
    program.model.start(HIGHEST_DEAL)
    assert program.window.previous_deal.isEnabled()
    assert not program.window.next_deal.isEnabled()


def test_next_and_previous_number(program: Program) -> None:
    press(program, Qt.Key.Key_Plus, CTRL)
    assert program.model.deal_number == 6
    press(program, Qt.Key.Key_Minus, CTRL)
    press(program, Qt.Key.Key_Minus, CTRL)
    assert program.model.deal_number == 4


def test_same_deal_is_not_beside_undo(program: Program) -> None:
    buttons = program.window.tool_bar.findChildren(QToolButton)
    assert program.window.same_deal not in [button.defaultAction() for button in buttons]


def test_twenty_deals_in_a_second_end_at_the_number_that_is_shown(
    program: Program, qtbot: QtBot
) -> None:
    program.preferences.change(speed="normal")
    for _ in range(20):
        press(program, Qt.Key.Key_Plus, CTRL)
    program.scene.finish_motion()
    assert program.model.deal_number == 25
    assert program.window.windowTitle().startswith("EH1-N-AAAAAAZ")


@pytest.fixture
def keyboard(screen: Screen) -> Iterator[Callable[[str], None]]:
    """Set the layout of the keyboard for the time of a test."""

    def use(layout: str) -> None:
        subprocess.run(["setxkbmap", layout], env=screen.env, check=True)

    yield use
    use("us")


def press_keys(screen: Screen, game: Running, *keys: str | int) -> None:
    """Press keys of a real keyboard, by what they are called or by their codes."""
    window = screen.xdotool("search", "--sync", "--name", "EH1-N-").split()[0]
    screen.xdotool("windowactivate", "--sync", window)
    for key in keys:
        before = game.ask("model.undo_stack.index()")
        screen.xdotool("key", key)
        patience = time.monotonic() + 20
        while game.ask("model.undo_stack.index()") == before:
            assert time.monotonic() < patience, f"{key} was not obeyed"


KEYS = (D, D, D, f"ctrl+{Z}", f"ctrl+{Z}", f"ctrl+shift+{Z}", f"ctrl+{Y}", f"ctrl+{Z}")


@pytest.mark.parametrize("layout", ["us", "il", "us,il", "il,us", "ru"])
def test_commands_are_obeyed_under_any_layout(
    screen: Screen, keyboard: Callable[[str], None], layout: str
) -> None:
    keyboard(layout)
    with Running(5, **screen.env) as game:
        press_keys(screen, game, *KEYS)
        assert game.ask("[model.undo_stack.index(), model.undo_stack.count()]") == [2, 3]


@pytest.mark.parametrize("lock", ["Caps_Lock", "Num_Lock"])
def test_commands_are_obeyed_whatever_is_locked(screen: Screen, lock: str) -> None:
    with Running(5, **screen.env) as game:
        screen.xdotool("key", lock)
        try:
            press_keys(screen, game, *KEYS)
        finally:
            screen.xdotool("key", lock)
        assert game.ask("[model.undo_stack.index(), model.undo_stack.count()]") == [2, 3]
