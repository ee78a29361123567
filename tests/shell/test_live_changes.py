"""What changes live, look, language and deal, leaves nothing stale behind, in any order."""

from collections.abc import Callable
from itertools import permutations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.cards import ALL_CARDS, Card
from easyharp_qt.engine.history import Game, State
from easyharp_qt.engine.position import COLUMNS, STOCK, PileId, column, foundation
from easyharp_qt.shell.folders import Folders
from tests.i18n.pseudo import RIGHT_TO_LEFT, is_pseudo, write_pseudo
from tests.shell.playing import shown
from tests.table.playing import full

A_TABLE = "f3: 1 / w: 9C 3S / c1: 4H / c2: 2H / c3: [7D] TH / c5: KD / c9: [9D 2D] 8D 7C"

CHANGES: dict[str, Callable[[Program], object]] = {
    "deal": lambda program: program.model.start(9),
    "theme": lambda program: program.preferences.change(felt="blue", back="waves"),
    "language": lambda program: program.preferences.change(language="he"),
    "size": lambda program: program.window.resize(700, 520),
}


def middle_of(program: Program, card: Card) -> QPoint:
    layout = program.scene.layout
    pose = layout.poses(program.model.position)[card]
    return QPoint(int(pose.x + layout.card_width / 2), int(pose.y + layout.card_height / 2))


def click(program: Program, card: Card) -> None:
    QTest.mouseClick(
        program.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        middle_of(program, card),
    )


def shows_the_model(program: Program) -> bool:
    """Say whether each card is seen where it belongs, and is no leftover beside the scene."""
    scene, position = program.scene, program.model.position
    tops = [pile.top for pile in position.piles if pile.cards]
    return all(
        (scene.item(card).x(), scene.item(card).y(), scene.item(card).zValue()) == pose[:3]
        and scene.item(card).scene() is scene
        for card, pose in scene.layout.poses(position).items()
    ) and all(scene.item(card).isVisible() for card in tops)


@pytest.mark.parametrize("order", list(permutations(CHANGES, 3)), ids="-".join)
def test_a_move_after_changes_of_everything_goes_where_it_should(
    program: Program, order: tuple[str, ...]
) -> None:
    for name in order:
        CHANGES[name](program)
        QApplication.processEvents()
    program.model.load(Game(1, State(full(A_TABLE))), None, 0.0)
    for name in order[::-1]:
        if name != "deal":
            CHANGES[name](program)
    QApplication.processEvents()
    two = program.model.position.piles[column(2)].top
    click(program, two)
    assert program.model.position.where(two)[0] is foundation(3)
    drawn = program.model.position.stock.top
    click(program, drawn)
    assert program.model.position.waste.top is drawn
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shows_the_model(program)


def test_a_right_to_left_language_of_the_player_turns_everything_live_and_back(
    program: Program, folders: Folders
) -> None:
    folders.translations.mkdir(parents=True)
    write_pseudo(folders.translations, RIGHT_TO_LEFT)
    window, scene = program.window, program.scene

    def seen() -> tuple[Qt.LayoutDirection, str, list[float]]:
        QApplication.processEvents()
        places = [scene.layout.place(pile).x for pile in PileId]
        return window.layoutDirection(), window.undo.text(), places

    before = seen()
    program.preferences.change(language=RIGHT_TO_LEFT)
    direction, word, places = seen()
    assert direction is Qt.LayoutDirection.RightToLeft
    assert is_pseudo(word)
    wide, card = scene.layout.width, scene.layout.card_width
    assert places == [wide - x - card for x in before[2]]
    program.preferences.change(language="en")
    assert seen() == before


def test_hebrew_mirrors_the_table_but_no_picture_and_no_figure(
    program: Program, qtbot: QtBot
) -> None:
    program.model.load(Game(1, State(full(A_TABLE)), move_count=3), None, 3725.0)
    scene, artwork = program.scene, program.artwork
    tops = [program.model.position.piles[pile].cards[-1:] for pile in (STOCK, *COLUMNS)]
    cards = [card for top in tops for card in top]

    def pictures() -> list[QImage]:
        QApplication.processEvents()
        qtbot.waitUntil(lambda: not scene._redraw.isActive())
        image = program.view.grab().toImage()
        found = []
        for card in cards:
            item = scene.item(card)
            # Within its rounded corners, above the count that lies on the stock.
            inner = QRect(int(item.x()), int(item.y()), scene.layout.card_width, 40)
            found.append(image.copy(inner.adjusted(6, 6, -6, 0)))
        return found

    before = pictures()
    left = scene.item(cards[0]).x()
    program.preferences.change(language="he")
    after = pictures()
    assert scene.item(cards[0]).x() > left
    assert after == before
    assert "1:02:05" in shown(program)
    for card in ALL_CARDS:
        assert scene.item(card).sceneTransform().m11() > 0
    # And the suits, painted into the cloth.
    layout = scene.layout
    cloth = artwork.felt(layout.width, layout.height, 1.0).toImage()
    image = program.view.grab().toImage().convertToFormat(cloth.format())
    for pile in (foundation(1), foundation(5), foundation(7)):
        corner = QPoint(int(layout.place(pile).x), int(layout.place(pile).y))
        picture = artwork.place(scene._kind_of_place(pile)).toImage()
        area = picture.rect().translated(corner)
        plain = cloth.copy(area)
        assert image.copy(area) == painted(plain, picture)
        assert painted(plain, picture) != painted(plain, picture.flipped(Qt.Orientation.Horizontal))


def painted(cloth: QImage, picture: QImage) -> QImage:
    """Return a piece of cloth with a picture on it."""
    image = QImage(cloth)
    painter = QPainter(image)
    painter.drawImage(0, 0, picture)
    painter.end()
    return image
