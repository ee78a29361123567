"""What the tests of the window do by keys and mouse."""

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget

from easyharp_qt.app import Program
from easyharp_qt.engine.cards import ALL_CARDS
from easyharp_qt.engine.history import Game, State
from easyharp_qt.engine.position import Pile, Position, column, foundation
from easyharp_qt.engine.rules import Move

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier

# What the keys send on X, whatever stands on them.
D, Z, Y, N, Q = 40, 52, 29, 57, 24


def press(program: Program, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(program.view, key, modifiers)


def press_place(
    program: Program, place: int, key: int, modifiers: Qt.KeyboardModifier = NONE, text: str = ""
) -> None:
    """Press a key as a layout with other letters sends it."""
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
        event = QKeyEvent(kind, key, modifiers, place, 0, 0, text)
        QCoreApplication.sendEvent(program.view, event)


def draw(program: Program, times: int = 1) -> None:
    for _ in range(times):
        press(program, Qt.Key.Key_D)


def almost_won() -> Game:
    """Return a game in which the king of clubs is all that is missing."""
    home = [card for card in ALL_CARDS if str(card) != "KC" or card.pack == 0]
    king = next(card for card in ALL_CARDS if str(card) == "KC" and card.pack == 1)
    piles = []
    for number in range(8):
        suit, pack = divmod(number, 2)
        cards = tuple(card for card in home if (card.suit, card.pack) == (suit, pack))
        piles.append((foundation(number + 1), Pile(cards)))
    position = Position().with_piles([*piles, (column(3), Pile((king,)))])
    return Game(5, State(position, 1000), move_count=200)


def hold_a_card(program: Program) -> None:
    """Drag the top card of column 1 a little way."""
    card = program.model.position.piles[column(1)].top
    item = program.scene.item(card)
    grip = program.view.mapFromScene(item.sceneBoundingRect().center())
    viewport = program.view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NONE, grip)
    QTest.mouseMove(viewport, grip + QPoint(30, 30))
    QTest.mouseMove(viewport, grip + QPoint(60, 60))
    assert program.scene.is_dragging


def modal() -> QWidget:
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


def win(program: Program) -> None:
    program.model.load(almost_won(), None, 61.0)
    program.model.request(Move(column(3), foundation(8)))


def shown(program: Program) -> str:
    """Return all that the status line says."""
    parts = program.window.status_line.findChildren(QWidget)
    return " ".join(part.text() for part in parts if isinstance(part, QLabel | QToolButton))
