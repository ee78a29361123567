"""Every word of the window and its dialogs follows the language, at once and both ways."""

import re
from collections.abc import Callable, Iterator
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QEvent, QLocale, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QTextEdit,
    QWidget,
)

from easyharp_qt.app import Program
from easyharp_qt.engine.deal import deal_code
from easyharp_qt.i18n.bidi import has_right_to_left
from easyharp_qt.i18n.problems import DamagedTranslation
from easyharp_qt.i18n.text import translate
from easyharp_qt.plugins import CardBack, Felt, Theme
from easyharp_qt.shell.about import AboutDialog
from easyharp_qt.shell.folders import Folders
from easyharp_qt.shell.help import HelpWindow
from easyharp_qt.shell.help_pages import pages
from easyharp_qt.shell.leave import LeaveDialog
from easyharp_qt.shell.new_game import NewGameDialog
from easyharp_qt.shell.problems import ProblemsDialog
from easyharp_qt.shell.settings import SettingsDialog
from easyharp_qt.shell.win import WinPanel
from tests.i18n.pseudo import LEFT_TO_RIGHT, RIGHT_TO_LEFT, is_pseudo, write_pseudo

TODAY = date(2026, 11, 30)
# What is the same in every language: names, codes, keys, paths.
NEUTRAL = re.compile(
    r"Easy Harp|EH1-N-\w*|EH1|(?:Ctrl|Shift|Alt)\+\S+|F\d+|\bEsc\b|\bSpace\b|\bHome\b|\bEnd\b|"
    r"Python|PySide6|Qt|pluggy|platformdirs|PSF|LGPL|MIT|\S*/\S*|easyharp_fr\.qm|A–Z|&"
)


def words(root: QWidget) -> Iterator[tuple[str, str]]:
    """Yield every text that a window shows or a screen reader says, and whose it is."""
    for widget in (root, *root.findChildren(QWidget)):
        whose = f"{type(widget).__name__} in {type(root).__name__}"
        for text in (
            widget.toolTip(),
            widget.statusTip(),
            widget.whatsThis(),
            widget.accessibleName(),
            widget.accessibleDescription(),
            widget.windowTitle(),
            *_shown(widget),
        ):
            yield text, whose
        for action in widget.actions():
            yield from _of_action(action, whose)


def _shown(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(place) for place in range(widget.count()))
        case QListWidget():
            yield from (widget.item(place).text() for place in range(widget.count()))
        case QLineEdit():
            yield widget.placeholderText()
        case QGroupBox() | QMenu():
            yield widget.title()
        case QTextEdit():
            yield widget.toPlainText()


def _of_action(action: QAction, whose: str) -> Iterator[tuple[str, str]]:
    for text in (action.text(), action.toolTip(), action.statusTip(), action.iconText()):
        yield text, f"QAction of {whose}"


def neutral_names(program: Program) -> list[str]:
    """Return what the game does not translate: names of themes and languages, dates."""
    catalogue = program.catalogue
    day = QDate(TODAY.year, TODAY.month, TODAY.day)
    names = [QLocale().toString(day, style) for style in QLocale.FormatType]
    names += (language.name for language in program.languages.available())
    dressed: list[Theme | CardBack | Felt] = [*catalogue.themes, *catalogue.backs]
    for value in (*dressed, *catalogue.felts):
        names += value.names.values()
    return sorted(names, key=len, reverse=True)


def new_game(program: Program, _: Folders) -> QWidget:
    return NewGameDialog(5, TODAY, TODAY, program.window)


def settings(program: Program, _: Folders) -> QWidget:
    return SettingsDialog(program.preferences, program.languages, program.catalogue, program.window)


def leave(program: Program, _: Folders) -> QWidget:
    return LeaveDialog(program.window)


def about(program: Program, folders: Folders) -> QWidget:
    return AboutDialog(folders, program.window)


def problems(program: Program, folders: Folders) -> QWidget:
    return ProblemsDialog([DamagedTranslation(folders.translations / "x.qm")], program.window)


def win(program: Program, _: Folders) -> QWidget:
    panel = WinPanel(program.view)
    panel.present(1220, 700, 754)
    return panel


def help_pages(program: Program, _: Folders) -> QWidget:
    opened = HelpWindow(program.preferences, program.catalogue, list, lambda: 0.0, program.window)
    for page in pages(translate):
        opened.show_page(page.key)
    return opened


def window(program: Program, _: Folders) -> QWidget:
    return program.window


Open = Callable[[Program, Folders], QWidget]
WINDOWS = pytest.mark.parametrize(
    "open_window",
    [window, new_game, settings, leave, about, problems, win, help_pages],
    ids=lambda f: f.__name__,
)


@WINDOWS
@pytest.mark.parametrize("code", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
def test_no_plain_english_is_left(
    open_window: Open, code: str, program: Program, folders: Folders, application: QApplication
) -> None:
    folders.translations.mkdir(parents=True, exist_ok=True)
    write_pseudo(folders.translations, code)
    program.preferences.change(language=code)
    opened = open_window(program, folders)
    application.processEvents()
    names = neutral_names(program)
    found = []
    for text, whose in words(opened):
        # Invisible characters keep codes on one line.
        rest = NEUTRAL.sub("", text.replace("\u2060", "").replace("\u00a0", " "))
        for name in names:
            rest = rest.replace(name, "")
        if not is_pseudo(rest):
            found.append((text, whose))
    if opened is not program.window:
        opened.close()
    assert not found, "\n".join(map(repr, found))


@WINDOWS
def test_an_open_window_follows_the_language_both_ways(
    open_window: Open, program: Program, folders: Folders, application: QApplication
) -> None:
    opened = open_window(program, folders)
    application.processEvents()
    before = list(words(opened))
    assert not any(has_right_to_left(text) for text, _ in before if "עברית" not in text)
    program.preferences.change(language="he")
    application.processEvents()
    assert opened.layoutDirection() is Qt.LayoutDirection.RightToLeft
    hebrew = list(words(opened))
    assert any(has_right_to_left(text) for text, _ in hebrew)
    program.preferences.change(language="en")
    application.processEvents()
    assert opened.layoutDirection() is Qt.LayoutDirection.LeftToRight
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    # The help fills a page when it is turned to, so it may have less to say now.
    assert set(words(opened)) <= set(before)
    if opened is not program.window:
        opened.close()


def test_the_code_in_the_title_is_the_same_in_every_language(
    program: Program, application: QApplication
) -> None:
    for code in ("en", "he"):
        program.preferences.change(language=code)
        application.processEvents()
        assert deal_code(5) in program.window.windowTitle()
