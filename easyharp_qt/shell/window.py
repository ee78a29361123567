"""The main window: the table, and round it the menu, the tool bar and the status line.

Every command that changes the game, the look or the window first lets held cards go home. A
game in progress is left only through `deal`, which asks. Dialogs are loaded when first opened.
"""

import os
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QVBoxLayout, QWidget

from easyharp_qt.engine.deal import HIGHEST_DEAL, daily_number, deal_code, new_number
from easyharp_qt.engine.position import Position
from easyharp_qt.engine.rules import tap
from easyharp_qt.i18n import wording
from easyharp_qt.i18n.problems import MissingFont, MissingLanguage
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.model.game import GameModel
from easyharp_qt.model.preferences import Preferences, is_mirrored
from easyharp_qt.plugins import Catalogue
from easyharp_qt.shell import geometry
from easyharp_qt.shell.folders import Folders
from easyharp_qt.shell.keys import command_by_place
from easyharp_qt.shell.notice import NoticeBar, Problems
from easyharp_qt.shell.status import StatusLine
from easyharp_qt.shell.toolbar import ToolBar, draw_cards, draw_redo, draw_sliders, draw_undo
from easyharp_qt.storage.problems import BadSetting, StorageProblem
from easyharp_qt.storage.settings import Geometry
from easyharp_qt.table.scene import TableScene
from easyharp_qt.table.view import TableView

if TYPE_CHECKING:
    from easyharp_qt.shell.help import HelpWindow
    from easyharp_qt.shell.single import Request
    from easyharp_qt.shell.win import WinPanel

_Standard = QKeySequence.StandardKey


class MainWindow(QMainWindow):
    """The game's window; `appear` shows it where it was."""

    painted = Signal()
    """The first picture is on the screen: what it did not need may begin now."""

    def __init__(
        self,
        *,
        model: GameModel,
        preferences: Preferences,
        scene: TableScene,
        view: TableView,
        languages: Languages,
        catalogue: Catalogue,
        problems: Problems,
        folders: Folders,
    ) -> None:
        super().__init__()
        self._model = model
        self._preferences = preferences
        self._scene = scene
        self._view = view
        # A view does not own its scene; the two end together with the window.
        scene.setParent(self)
        self._languages = languages
        self._catalogue = catalogue
        self._problems = problems
        self._folders = folders
        self._help: HelpWindow | None = None
        self._win: WinPanel | None = None
        self._has_corner = False

        self.tool_bar = ToolBar()
        self.notice = NoticeBar()
        self.notice.more_wanted.connect(self.open_problems)
        self.status_line = StatusLine(model)
        self._make_commands()
        self._make_menus()
        self.tool_bar.add(self.new_game, draw_cards())
        self.tool_bar.add(self.undo, draw_undo())
        self.tool_bar.add(self.redo, draw_redo())
        self.tool_bar.add_gap()
        self.tool_bar.add(self.settings, draw_sliders())
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.tool_bar, self.notice, view, self.status_line):
            column.addWidget(widget, 1 if widget is view else 0)
        self.setCentralWidget(middle)
        self.setMinimumSize(480, 340)
        view.setFocus()
        view.installEventFilter(self)

        model.changed.connect(self._follow_game)
        preferences.changed.connect(self._arrange)
        self.status_line.changed.connect(self._say_corner)
        # Not the window's own painting: with all bars hidden the table leaves nothing of it.
        scene.painted.connect(lambda: QTimer.singleShot(0, self, self.painted.emit))
        scene.celebrated.connect(self._present_win)
        scene.new_deal_wanted.connect(self.deal_any)
        self.retranslate()
        self._follow_game()
        self._arrange()

    def appear(self) -> None:
        """Show the window where it was last, or at a good share of the screen."""
        settings = self._preferences.settings
        main = QGuiApplication.primaryScreen()
        screens = [main, *(screen for screen in QGuiApplication.screens() if screen is not main)]
        areas = [screen.availableGeometry() for screen in screens]
        place = geometry.first_place(areas[0])
        if settings.window is not None:
            last = settings.window
            place = QRect(last.x, last.y, last.width, last.height)
            place = geometry.fit(place, areas, self.minimumSize())
        if QGuiApplication.platformName().startswith("wayland"):
            self.resize(place.size())
        else:
            self.setGeometry(place)
        if settings.window is not None and settings.window.maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)
        self.show()

    def come_forward(self, token: str = "") -> None:
        """Be the window in front, as far as the desktop lets; *token* is its permission."""
        if token:
            # Qt takes it from here when it asks to be activated.
            os.environ["XDG_ACTIVATION_TOKEN"] = token
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def receive(self, request: "Request") -> None:
        """Answer a second start: come forward, with the deal it asks for."""
        self.come_forward(request.token)
        number = request.deal_number
        if number is None or (number == self._model.deal_number and not self._model.is_won):
            return
        # An open dialog waits for an answer about a game that is now to be left.
        while (dialog := QApplication.activeModalWidget()) is not None and dialog.close():
            pass
        QTimer.singleShot(0, self, lambda: self.deal(number, request.daily))

    def deal(self, number: int, daily: date | None = None) -> bool:
        """Leave the game in progress, if the player agrees, and deal; say whether it was."""
        self._scene.cancel_drag()
        if self._model.is_in_progress:
            from easyharp_qt.shell.leave import ask_to_leave  # noqa: PLC0415 - when first asked

            if not ask_to_leave(self, self._preferences):
                return False
        self._model.start(number, daily)
        return True

    def deal_any(self) -> None:
        """Deal one by chance."""
        from random import SystemRandom  # noqa: PLC0415 - not needed to start

        self.deal(new_number(SystemRandom().randrange))

    def deal_daily(self) -> None:
        """Deal today's."""
        today = _today()
        self.deal(daily_number(today), today)

    def deal_same(self) -> None:
        """Deal this one again from the start."""
        self.deal(self._model.deal_number, self._model.daily)

    def deal_next(self) -> None:
        """Deal the one numbered next."""
        self.deal(self._model.deal_number + 1)

    def deal_previous(self) -> None:
        """Deal the one numbered before."""
        self.deal(self._model.deal_number - 1)

    def choose_deal(self) -> None:
        """Open the window that offers deals."""
        from easyharp_qt.shell.new_game import NewGameDialog  # noqa: PLC0415 - when first opened

        dialog = NewGameDialog(self._model.deal_number, self._model.daily, _today(), self)
        choice = dialog.ask()
        dialog.deleteLater()
        if choice is not None:
            self.deal(choice.number, choice.daily)

    def open_settings(self) -> None:
        """Open the settings."""
        from easyharp_qt.shell.settings import SettingsDialog  # noqa: PLC0415 - when first opened

        dialog = SettingsDialog(self._preferences, self._languages, self._catalogue, self)
        dialog.exec()
        dialog.deleteLater()

    def open_help(self) -> None:
        """Open the help, or bring it forward."""
        from easyharp_qt.shell.help import HelpWindow  # noqa: PLC0415 - when first opened

        if self._help is None:
            self._help = HelpWindow(
                self._preferences,
                self._catalogue,
                self._commands_with_keys,
                lambda: self._scene.motion.factor,
                self,
            )
        self._help.show()
        self._help.raise_()
        self._help.activateWindow()

    def open_problems(self) -> None:
        """Open the list of what went wrong."""
        from easyharp_qt.shell.problems import ProblemsDialog  # noqa: PLC0415 - when first opened

        self._problems.look()
        dialog = ProblemsDialog(tuple(self._problems), self)
        dialog.exec()
        dialog.deleteLater()

    def open_about(self) -> None:
        """Say what this program is."""
        from easyharp_qt.shell.about import AboutDialog  # noqa: PLC0415 - when first opened

        dialog = AboutDialog(self._folders, self)
        dialog.exec()
        dialog.deleteLater()

    def tell(self, problem: object) -> None:
        """Say a problem over the table, if it touches the player's game, settings or language."""
        if not isinstance(problem, StorageProblem | BadSetting | MissingLanguage | MissingFont):
            return
        if self.notice.isVisibleTo(self):
            # What came first stays: the rest may follow from it, and is in the list.
            self.notice.offer_more()
            return
        self.notice.say(lambda: wording.problem(problem, translate))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self._game_menu.setTitle(translate("Window", "&Game"))
        self._play_menu.setTitle(translate("Window", "&Play"))
        self._view_menu.setTitle(translate("Window", "&View"))
        self._help_menu.setTitle(translate("Window", "&Help"))
        self.new_game.setText(translate("Window", "&New game…"))
        self.new_game.setIconText(translate("Window", "New game"))
        self.daily_deal.setText(translate("Window", "&Daily deal"))
        self.same_deal.setText(translate("Window", "&Same deal"))
        self.next_deal.setText(translate("Window", "Ne&xt number"))
        self.previous_deal.setText(translate("Window", "&Previous number"))
        self.copy_code.setText(translate("Window", "&Copy the deal’s code"))
        self.settings.setText(translate("Window", "S&ettings…"))
        self.settings.setIconText(translate("Window", "Settings"))
        self.quit.setText(translate("Window", "&Quit"))
        self.undo.setText(translate("Window", "&Undo"))
        self.undo.setIconText(translate("Window", "Undo"))
        self.redo.setText(translate("Window", "&Redo"))
        self.redo.setIconText(translate("Window", "Redo"))
        self.draw.setText(translate("Window", "&Draw a card"))
        self.show_tool_bar.setText(translate("Window", "&Tool bar"))
        self.show_status_line.setText(translate("Window", "&Status line"))
        self.show_menu_bar.setText(translate("Window", "&Menu bar"))
        self.mirror_table.setText(translate("Window", "Mirror table (&left-handed)"))
        self.full_screen.setText(translate("Window", "&Full screen"))
        self.help.setText(translate("Window", "&Help"))
        self.problems.setText(translate("Window", "&Problems"))
        self.about.setText(translate("Window", "&About Easy Harp"))
        for command in (self.new_game, self.undo, self.redo, self.settings):
            command.setToolTip(
                translate(
                    "Window", "{command} ({keys})", command=command.iconText(), keys=_keys(command)
                )
            )
        # The menu has room for one key only, unless told in the text itself.
        self.redo.setText(self.redo.text() + "\t" + _keys(self.redo))
        self._say_title()
        self._say_corner()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Obey a command's key before the table sees it, as Qt does with the keys it knows."""
        del watched
        return isinstance(event, QKeyEvent) and self._takes(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the full screen on Esc, if nothing on the table wanted it."""
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.full_screen.trigger()
        elif not self._takes(event):
            super().keyPressEvent(event)

    def _takes(self, event: QKeyEvent) -> bool:
        """Obey the command that stands on a key, by its place; say whether there is one."""
        if event.type() not in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            return False
        command = command_by_place(event, self.actions())
        if command is None:
            return False
        # The first event only asks whether someone wants the key for himself; else Qt would
        # take its letter for another command.
        event.accept()
        is_wanted = command.autoRepeat() or not event.isAutoRepeat()
        if event.type() == QEvent.Type.KeyPress and is_wanted:
            command.trigger()
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the state of the window."""
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self.retranslate()
            case QEvent.Type.LayoutDirectionChange:
                self._arrange()
            case QEvent.Type.WindowStateChange:
                self._model.clock.set_hidden(self.isMinimized())
                self._arrange()
            case _:
                pass

    def showEvent(self, event: QShowEvent) -> None:
        """Let time pass."""
        super().showEvent(event)
        self._model.clock.set_hidden(self.isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let time stand."""
        super().hideEvent(event)
        self._model.clock.set_hidden(True)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game and the window's place; nothing is asked, as nothing is lost."""
        self._scene.cancel_drag()
        self._model.save()
        is_normal = not (self.isMaximized() or self.isFullScreen())
        place = self.geometry() if is_normal else self.normalGeometry()
        self._preferences.change(
            window=Geometry(
                place.x(),
                place.y(),
                place.width(),
                place.height(),
                maximized=bool(self.windowState() & Qt.WindowState.WindowMaximized),
            )
        )
        if self._help is not None:
            self._help.close()
        event.accept()

    def _make_commands(self) -> None:
        command = self._command
        self.new_game = command(self.choose_deal, "Ctrl+N")
        self.daily_deal = command(self.deal_daily, "Ctrl+D")
        self.same_deal = command(self.deal_same, "Ctrl+R")
        self.next_deal = command(self.deal_next, "Ctrl++", "Ctrl+=")
        self.previous_deal = command(self.deal_previous, "Ctrl+-")
        self.copy_code = command(self.status_line.copy_code, "Ctrl+C")
        self.settings = command(self.open_settings, "Ctrl+,")
        self.quit = command(self.close, "Ctrl+Q", _Standard.Quit)
        self.undo = command(self._model.undo, "Ctrl+Z", _Standard.Undo, repeats=True)
        self.redo = command(
            self._model.redo, "Ctrl+Shift+Z", "Ctrl+Y", _Standard.Redo, repeats=True
        )
        # It does nothing while cards are held, rather than let them go.
        self.draw = QAction(self)
        self.draw.setShortcut("D")
        self.draw.setAutoRepeat(False)
        self.draw.triggered.connect(self._scene.draw)
        self.addAction(self.draw)
        self.show_tool_bar = self._switch("toolbar")
        self.show_status_line = self._switch("status_line")
        self.show_menu_bar = self._switch("menu_bar", "Ctrl+M")
        self.show_menu_bar.toggled.connect(self._tell_way_back)
        self.mirror_table = command(self._mirror)
        self.mirror_table.setCheckable(True)
        self.full_screen = command(self._turn_full_screen, "F11", _Standard.FullScreen)
        self.full_screen.setCheckable(True)
        self.help = command(self.open_help, "F1", _Standard.HelpContents)
        self.problems = command(self.open_problems)
        self.about = command(self.open_about)

    def _command(
        self,
        act: Callable[[], object],
        *keys: str | QKeySequence.StandardKey,
        repeats: bool = False,
    ) -> QAction:
        """Return an action of the window; held cards go home before it acts."""
        action = QAction(self)
        shortcuts: list[QKeySequence] = []
        for key in keys:
            found = [QKeySequence(key)] if isinstance(key, str) else QKeySequence.keyBindings(key)
            shortcuts += (each for each in found if each not in shortcuts)
        action.setShortcuts(shortcuts)
        action.setData(sum(isinstance(key, str) for key in keys))
        action.setAutoRepeat(repeats)

        def obey() -> None:
            self._scene.cancel_drag()
            act()

        action.triggered.connect(obey)
        # Not of the menu alone: a hidden menu bar must not take the keys along.
        self.addAction(action)
        return action

    def _switch(self, setting: str, *keys: str) -> QAction:
        """Return an action that turns a setting on and off."""
        action = self._command(
            lambda: self._preferences.change(**{setting: action.isChecked()}), *keys
        )
        action.setCheckable(True)
        return action

    def _commands_with_keys(self) -> list[tuple[str, str]]:
        """Name each command that has keys, and its keys, in the order of the menus."""
        menus = (self._game_menu, self._play_menu, self._view_menu, self._help_menu)
        commands = [action for menu in menus for action in menu.actions() if action.shortcuts()]
        return [(_plain(command.text()), _keys(command)) for command in commands]

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._game_menu = QMenu(self)
        self._play_menu = QMenu(self)
        self._view_menu = QMenu(self)
        self._help_menu = QMenu(self)
        for menu in (self._game_menu, self._play_menu, self._view_menu, self._help_menu):
            bar.addMenu(menu)
        _fill(
            self._game_menu,
            (self.new_game, self.daily_deal, self.same_deal),
            (self.next_deal, self.previous_deal, self.copy_code),
            (self.settings,),
            (self.quit,),
        )
        _fill(self._play_menu, (self.undo, self.redo), (self.draw,))
        _fill(
            self._view_menu,
            (self.show_tool_bar, self.show_status_line, self.show_menu_bar),
            (self.mirror_table,),
            (self.full_screen,),
        )
        _fill(self._help_menu, (self.help, self.problems), (self.about,))

    def _follow_game(self) -> None:
        model = self._model
        self.undo.setEnabled(model.can_undo)
        self.redo.setEnabled(model.can_redo)
        self.draw.setEnabled(not model.is_won and tap(model.position) is not None)
        self.next_deal.setEnabled(model.deal_number < HIGHEST_DEAL)
        self.previous_deal.setEnabled(model.deal_number > 1)
        if self._win is not None and not model.is_won:
            self._win.hide()
        self._say_title()

    def _arrange(self) -> None:
        """Show what the settings and the state of the window want to be shown."""
        settings = self._preferences.settings
        is_full = self.isFullScreen()
        self.menuBar().setVisible(settings.menu_bar and not is_full)
        self.tool_bar.setVisible(settings.toolbar and not is_full)
        self.status_line.setVisible(settings.status_line and not is_full)
        self.show_menu_bar.setChecked(settings.menu_bar)
        self.show_tool_bar.setChecked(settings.toolbar)
        self.show_status_line.setChecked(settings.status_line)
        self.full_screen.setChecked(is_full)
        self.mirror_table.setChecked(is_mirrored(settings.mirror))
        self._say_corner()

    def _turn_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _mirror(self) -> None:
        wanted = self.mirror_table.isChecked()
        # Where the language gives it anyway, the setting goes on following the language.
        mirror = "always" if wanted else "never"
        if wanted == is_mirrored("language"):
            mirror = "language"
        self._preferences.change(mirror=mirror)

    def _tell_way_back(self, is_shown: bool) -> None:
        if is_shown:
            return
        keys = self.show_menu_bar.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.notice.say(lambda: translate("Window", "{keys} brings the menu bar back.", keys=keys))

    def _say_title(self) -> None:
        if self._model.position == Position():
            self.setWindowTitle("")  # which shows the program's name
            return
        code = deal_code(self._model.deal_number)
        self.setWindowTitle(translate("Window", "{code} — Easy Harp", code=code))

    def _say_corner(self) -> None:
        if self.isFullScreen() or self._has_corner:
            self._has_corner = self.isFullScreen()
            self._scene.set_corner(self.status_line.summary() if self._has_corner else "")

    def _present_win(self) -> None:
        from easyharp_qt.shell.win import WinPanel  # noqa: PLC0415 - at the first win

        if self._win is None:
            self._win = WinPanel(self._view)
            self._win.another_deal.connect(self.deal_any)
            self._win.same_deal.connect(self.deal_same)
            self._win.closed.connect(self._view.setFocus)
        model = self._model
        self._win.present(model.score, model.move_count, model.clock.seconds)


def _keys(command: QAction) -> str:
    """Return the keys that a command names: those we chose, not what else a desktop has for it."""
    chosen = command.data()
    return ", ".join(
        key.toString(QKeySequence.SequenceFormat.NativeText) for key in command.shortcuts()[:chosen]
    )


def _plain(text: str) -> str:
    """Return a command's name as it stands in a sentence."""
    return text.split("\t", maxsplit=1)[0].replace("&", "").removesuffix("…")


def _fill(menu: QMenu, *groups: tuple[QAction, ...]) -> None:
    for place, group in enumerate(groups):
        if place:
            menu.addSeparator()
        menu.addActions(group)


def _today() -> date:
    today = QDate.currentDate()
    return date(today.year(), today.month(), today.day())
