from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from easyharp_qt import places
from easyharp_qt.engine.position import Position
from easyharp_qt.engine.rules import Refused, play
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.wording import refusal
from easyharp_qt.plugins import load_catalogue
from easyharp_qt.shell.help_pages import Example, outcome, pages
from easyharp_qt.shell.live_table import LiveTable
from easyharp_qt.table.artwork import Artwork

EXAMPLES = {
    block.title: block
    for page in pages(translate)
    for block in page.blocks
    if isinstance(block, Example)
}
REFUSED = next(example for example in EXAMPLES.values() if isinstance(outcome(example), Refused))
PLAYED = next(example for example in EXAMPLES.values() if not isinstance(outcome(example), Refused))


@pytest.fixture(scope="module")
def artwork() -> Artwork:
    catalogue = load_catalogue(places.bundled_themes())
    return Artwork(catalogue.theme(""), catalogue.back(""), catalogue.felt(""))


@pytest.fixture
def make(qtbot: QtBot, artwork: Artwork) -> Callable[[Example], LiveTable]:
    def make(example: Example) -> LiveTable:
        table = LiveTable(example.position, example.gesture, artwork)
        qtbot.addWidget(table)
        table.scene.set_speed(0)
        table.show()
        return table

    return make


def after(example: Example) -> Position:
    start, result = Position.parse(example.position), outcome(example)
    return start if isinstance(result, Refused) else play(start, result)


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
@pytest.mark.parametrize("mirrored", [False, True])
def test_each_example_shows_what_the_rules_say(
    make: Callable[[Example], LiveTable], example: Example, mirrored: bool
) -> None:
    table = make(example)
    table.scene.set_mirrored(mirrored)
    table.show_button.click()
    assert table.model.position == after(example)
    result = outcome(example)
    if isinstance(result, Refused):
        sentence = refusal(result, Position.parse(example.position), translate)
        assert table.scene.said == sentence


@pytest.mark.parametrize("example", EXAMPLES.values(), ids=EXAMPLES)
def test_all_that_an_example_is_about_is_in_sight(
    make: Callable[[Example], LiveTable], example: Example
) -> None:
    table = make(example)
    table.resize(table.sizeHint())
    for position in (Position.parse(example.position), after(example)):
        for pose in table.scene.layout.poses(position).values():
            bottom = QPoint(round(pose.x), round(pose.y) + table.scene.layout.card_height)
            assert table.view.viewport().visibleRegion().contains(bottom)


def test_it_shows_an_example_in_motion(qtbot: QtBot, make: Callable[[Example], LiveTable]) -> None:
    table = make(PLAYED)
    table.scene.set_speed(0.2)
    table.show_button.click()
    assert table.model.position == Position.parse(PLAYED.position)
    with qtbot.waitSignal(table.model.changed, timeout=5000):
        pass
    assert table.model.position == after(PLAYED)


def test_again_puts_the_cards_back(make: Callable[[Example], LiveTable]) -> None:
    table = make(PLAYED)
    table.show_button.click()
    table.again_button.click()
    assert table.model.position == Position.parse(PLAYED.position)
    assert not table.model.can_undo


def test_it_can_be_shown_any_number_of_times(make: Callable[[Example], LiveTable]) -> None:
    table = make(PLAYED)
    for _ in range(3):
        table.show_button.click()
        assert table.model.position == after(PLAYED)


def test_the_player_can_try_it_and_hears_the_rule(make: Callable[[Example], LiveTable]) -> None:
    table = make(REFUSED)
    start = Position.parse(REFUSED.position)
    pose = table.scene.layout.poses(start)[start.columns[0].cards[0]]
    grip = QPoint(round(pose.x) + 10, round(pose.y) + 4)
    port = table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=grip)
    QTest.mouseMove(port, grip + QPoint(60, 20))
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=grip + QPoint(60, 20))
    assert table.scene.said


def test_a_press_of_the_player_ends_the_showing(
    qtbot: QtBot, make: Callable[[Example], LiveTable]
) -> None:
    table = make(PLAYED)
    table.scene.set_speed(1)
    table.show_button.click()
    qtbot.waitUntil(lambda: table.scene.is_dragging, timeout=5000)
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 250))
    assert not table.scene.is_dragging
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(300, 250))
    with qtbot.waitSignal(table.scene.settled, timeout=5000):
        pass
    assert table.model.position == Position.parse(PLAYED.position)


def test_hidden_it_shows_nothing_and_lets_no_time_pass(
    make: Callable[[Example], LiveTable],
) -> None:
    table = make(PLAYED)
    table.scene.set_speed(1)
    table.show_button.click()
    table.hide()
    table.scene.finish_motion()
    assert not table.scene.is_moving
    table.scene.set_speed(0)
    table.show_example()
    assert not table.model.clock.is_running
