from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QTextBrowser
from pytestqt.qtbot import QtBot

from easyharp_qt import places
from easyharp_qt.i18n.text import translate
from easyharp_qt.model.preferences import Preferences
from easyharp_qt.plugins import load_catalogue
from easyharp_qt.shell.help import HelpWindow
from easyharp_qt.shell.help_pages import Bullets, Example, Heading, Page, Paragraph, Table, pages
from easyharp_qt.storage.settings import Settings


@pytest.fixture
def preferences(tmp_path: Path, qapp: QApplication) -> Preferences:
    return Preferences(Settings(), tmp_path / "settings.json", qapp)


@pytest.fixture
def commands() -> list[tuple[str, str]]:
    return [("Deal <anything>", "Ctrl+N"), ("Undo", "Ctrl+Z")]


@pytest.fixture
def window(qtbot: QtBot, preferences: Preferences, commands: list[tuple[str, str]]) -> HelpWindow:
    catalogue = load_catalogue(places.bundled_themes())
    window = HelpWindow(preferences, catalogue, lambda: commands, lambda: 0.0)
    qtbot.addWidget(window)
    window.show()
    return window


def said(window: HelpWindow) -> str:
    page = window.stack.currentWidget()
    if isinstance(page, QTextBrowser):
        return page.toPlainText()
    assert page is not None
    return "\n".join(label.text() for label in page.findChildren(QLabel))


@pytest.mark.parametrize("page", pages(translate), ids=lambda page: page.key)
def test_every_word_of_a_page_is_shown(window: HelpWindow, page: Page) -> None:
    window.show_page(page.key)
    text = said(window)
    for block in page.blocks:
        match block:
            case Heading(words) | Paragraph(words):
                assert words in text
            case Bullets(items):
                assert all(item in text for item in items)
            case Table(rows):
                assert all(cell.strip("\u2068\u2069") in text for row in rows for cell in row)
            case Example():
                assert block.title in text
                assert block.explanation in text


def test_the_arrow_keys_turn_the_pages(window: HelpWindow) -> None:
    seen = []
    for _ in pages(translate):
        seen.append(said(window))
        QTest.keyClick(window.list, Qt.Key.Key_Down)
    assert len(set(seen)) == len(pages(translate))


def test_the_commands_and_their_keys_are_those_of_the_window(window: HelpWindow) -> None:
    window.show_page("keys")
    assert "Deal <anything>" in said(window)
    assert "Ctrl+Z" in said(window)


def test_each_example_has_its_table(window: HelpWindow) -> None:
    window.show_page("examples")
    (page,) = (page for page in pages(translate) if page.key == "examples")
    assert len(window.tables) == sum(isinstance(block, Example) for block in page.blocks)
    assert all(table.view.accessibleName() for table in window.tables)


def test_the_page_stays_when_the_language_changes(window: HelpWindow) -> None:
    window.show_page("score")
    before = said(window)
    QApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert said(window) == before
    assert window.list.currentRow() == 2


def test_the_tables_follow_the_settings(window: HelpWindow, preferences: Preferences) -> None:
    window.show_page("examples")
    table = window.tables[0]
    left = table.scene.layout.places[0].x
    preferences.change(mirror="always", felt="blue")
    assert table.scene.layout.places[0].x > left


def test_a_link_is_never_followed(window: HelpWindow) -> None:
    text = window.stack.currentWidget()
    assert isinstance(text, QTextBrowser)
    before = text.toPlainText()
    text.anchorClicked.emit(QUrl("https://example.org"))
    assert not text.openLinks()
    assert text.toPlainText() == before


def test_in_hebrew_the_first_column_is_at_the_right(
    window: HelpWindow, application: QApplication
) -> None:
    application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window.retranslate()
    window.show_page("keys")
    text = said(window)
    assert text.index("Ctrl+Z") < text.index("Undo")


def test_esc_closes_it(window: HelpWindow) -> None:
    QTest.keyClick(window.list, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_fits_the_smallest_screen(window: HelpWindow) -> None:
    window.show_page("examples")
    window.resize(576, 360)
    assert (window.width(), window.height()) == (576, 360)
