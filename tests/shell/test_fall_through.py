"""No key gets past what is in its way: cards in hand, an open menu, an open question."""

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.position import PileId
from tests.shell.playing import CTRL, NONE, SHIFT, draw, hold_a_card, press

Key = Qt.Key
OPENERS = {Key.Key_F1, Key.Key_F11}
"""Keys of commands that open something; each of them first lets the cards go home."""
FRONT = pytest.mark.qt_log_ignore("This plugin does not support grabbing the keyboard")
PLAIN = [
    *(Key(Key.Key_A + place) for place in range(26)),
    *(Key(Key.Key_0 + digit) for digit in range(10)),
    *(Key(Key.Key_F1 + place) for place in range(12) if Key(Key.Key_F1 + place) not in OPENERS),
    *(Key.Key_Space, Key.Key_Return, Key.Key_Enter, Key.Key_Backspace, Key.Key_Delete),
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End),
    *(Key.Key_PageUp, Key.Key_PageDown, Key.Key_Insert, Key.Key_Plus, Key.Key_Minus),
]


@pytest.mark.parametrize("modifiers", [NONE, SHIFT], ids=["plain", "Shift"])
def test_no_key_plays_while_cards_are_held(
    program: Program, modifiers: Qt.KeyboardModifier
) -> None:
    draw(program, 3)
    game = program.model.game()
    hold_a_card(program)
    for key in PLAIN:
        press(program, key, modifiers)
        assert program.scene.is_dragging, key
        assert program.model.game() == game, key
    program.scene.cancel_drag()


@pytest.mark.parametrize("button", [Qt.MouseButton.MiddleButton, Qt.MouseButton.BackButton])
def test_no_other_button_plays_while_cards_are_held(
    program: Program, button: Qt.MouseButton
) -> None:
    draw(program, 3)
    game = program.model.game()
    hold_a_card(program)
    viewport = program.view.viewport()
    for pile in PileId:
        place = program.scene.layout.place(pile)
        QTest.mouseClick(viewport, button, NONE, QPoint(int(place.x) + 9, int(place.y) + 9))
        assert program.scene.is_dragging, pile
        assert program.model.game() == game, pile
    program.scene.cancel_drag()


def in_front() -> QWidget | None:
    return QApplication.activePopupWidget() or QApplication.activeModalWidget()


class Hammer:
    """Strikes one key at whatever is in front, until stopped; after *strikes* it closes that."""

    def __init__(self, key: Qt.Key, strikes: int) -> None:
        self.met: list[str] = []
        self.is_at_it = True
        self._key = key
        self._strikes = strikes
        self._strike()

    def _strike(self) -> None:
        if not self.is_at_it:
            return
        # The strike may open what waits for an answer: the next one is due before it returns.
        QTimer.singleShot(0, self._strike)
        widget = in_front()
        if widget is None:
            return
        self._strikes -= 1
        if self._strikes < 0:
            widget.close()
            return
        kind = type(widget).__name__
        if kind not in self.met:
            self.met.append(kind)
        # Qt's types promise a widget that need not be there.
        focused: QWidget | None = widget.focusWidget()
        QTest.keyClick(widget if focused is None else focused, self._key)


@FRONT
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_an_enter_hammered_from_the_menu_on_keeps_the_game(
    program: Program, qtbot: QtBot, key: Qt.Key
) -> None:
    """Through the menu into the window of deals, and from there into the question."""
    draw(program)
    game = program.model.game()
    press(program, Key.Key_G, Qt.KeyboardModifier.AltModifier)
    assert QApplication.activePopupWidget() is not None
    hammer = Hammer(key, 60)
    qtbot.waitUntil(lambda: in_front() is None)
    hammer.is_at_it = False
    assert hammer.met == ["QMenu", "NewGameDialog", "LeaveDialog"]
    assert program.model.game() == game


def test_a_space_hammered_in_the_window_of_deals_keeps_the_game(program: Program) -> None:
    draw(program)
    game = program.model.game()
    QTimer.singleShot(0, lambda: hammers.append(Hammer(Key.Key_Space, 60)))
    hammers: list[Hammer] = []
    press(program, Key.Key_N, CTRL)
    hammers[0].is_at_it = False
    assert hammers[0].met == ["NewGameDialog", "LeaveDialog"]
    assert program.model.game() == game


@FRONT
@pytest.mark.parametrize("menu", [Key.Key_G, Key.Key_P, Key.Key_V, Key.Key_H], ids=str)
def test_keys_in_an_open_menu_stay_in_it(program: Program, menu: Qt.Key) -> None:
    draw(program, 2)
    game = program.model.game()
    for key in (Key.Key_Escape, Key.Key_1, Key.Key_Left, Key.Key_Backspace):
        press(program, menu, Qt.KeyboardModifier.AltModifier)
        opened = QApplication.activePopupWidget()
        assert opened is not None
        QTest.keyClick(opened, key)
        while (left := QApplication.activePopupWidget()) is not None:
            left.close()
        assert not program.scene.cursor.is_seen
        assert program.model.game() == game
