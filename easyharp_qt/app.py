"""The composition root: find the folders, build all parts, connect them, run.

What the first picture needs is done before it, in that order; everything else begins when it is
on the screen.
"""

import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING, NamedTuple

import platformdirs
from PySide6.QtCore import QDate, QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from easyharp_qt import __version__, places
from easyharp_qt.engine.deal import daily_number, new_number
from easyharp_qt.engine.rules import Refused
from easyharp_qt.i18n import wording
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.model.clock import Clock
from easyharp_qt.model.game import GameModel
from easyharp_qt.model.preferences import Preferences, is_mirrored
from easyharp_qt.plugins import Catalogue, load_catalogue
from easyharp_qt.shell import palettes
from easyharp_qt.shell.crash import CrashReporter, Log
from easyharp_qt.shell.folders import Folders
from easyharp_qt.shell.notice import Problems
from easyharp_qt.shell.single import (
    Doorbell,
    NoAnswer,
    Request,
    address_in,
    hand_over,
    take_seat,
)
from easyharp_qt.shell.window import MainWindow
from easyharp_qt.storage.library import Library, open_library
from easyharp_qt.storage.settings import Settings, load_settings, settings_path
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.scene import TableScene
from easyharp_qt.table.view import TableView

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

_NAME = "easyharp-qt"
_DESKTOP_ID = "io.github.easyharp.EasyHarp"

_SPEEDS = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}

_LOOK_ROUND_AFTER = 1500
"""Milliseconds until what is not urgent: the deal has been dealt by then."""


class Program(NamedTuple):
    """All parts, built and connected."""

    library: Library
    preferences: Preferences
    languages: Languages
    catalogue: Catalogue
    artwork: Artwork
    problems: Problems
    model: GameModel
    scene: TableScene
    view: TableView
    window: MainWindow


def run(deal: int | None, *, daily: bool, safe_mode: bool) -> int:
    """Play until the window is closed, or hand over to the game that runs already.

    Returns the exit code.
    """
    folders = _find_folders()
    with suppress(OSError):
        folders.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    address = address_in(folders.data)
    request = _make_request(deal, daily=daily)
    seat = take_seat(folders.data)
    if seat is None:
        try:
            hand_over(address, request)
        except NoAnswer:
            # It may just have been on its way out.
            seat = take_seat(folders.data)
        else:
            return 0
    if seat is None:
        sys.stderr.write(
            "Easy Harp is running already, but does not answer. Close its window, or end the "
            "program, and start it again.\n"
        )
        return 1

    application = make_application()
    log = Log(folders.data / f"{_NAME}.log")
    reporter = CrashReporter(log, application.activeWindow)
    reporter.install()
    try:
        program = build(application, folders, safe_mode=safe_mode)
    except Exception as error:  # noqa: BLE001 - started from a menu, nobody would see why it ended
        reporter.report(type(error), error, error.__traceback__)
        application.exec()  # until its box is closed
        return 1
    bell = Doorbell()

    def begin() -> None:
        # What is there now stays to the end; there is no need to look at it ever again.
        gc.freeze()
        gc.enable()
        bell.rang.connect(program.window.receive)
        if not bell.listen(address):
            log.write(f"cannot listen at {address}")
        _end_on_signals(program.window.close, application)
        application.setWindowIcon(_icon())
        start(program, request)

    program.window.painted.connect(begin)
    program.window.appear()
    code = application.exec()
    close(program)
    seat.leave()
    return code


def make_application() -> QApplication:
    """Return the application, named as the desktop knows it."""
    # As an argument: setStyle() returns the style, and what wraps it for Python takes 15 ms.
    application = QApplication([_NAME, "-style", "fusion"])
    application.setApplicationName(_NAME)
    application.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Easy Harp")
    application.setDesktopFileName(_DESKTOP_ID)
    return application


def build(application: QApplication, folders: Folders, *, safe_mode: bool = False) -> Program:
    """Build and connect all parts, with the game in progress on the table if there is one."""
    del safe_mode  # nothing is added from outside yet that it could leave out
    problems = Problems()
    settings, wrong_settings = load_settings(settings_path(folders.settings))
    preferences = Preferences(settings, settings_path(folders.settings))
    palettes.dress(application, settings.scheme)
    languages = Languages(places.bundled_translations(), folders.translations, application)
    languages.use(settings.language)
    library, wrong_library = open_library(folders.data)
    model = GameModel(library, Clock())
    catalogue = load_catalogue(places.bundled_themes())
    artwork = Artwork(*catalogue.look(settings.theme, settings.back, settings.felt))

    def sentence(refused: Refused) -> str:
        return wording.refusal(refused, model.position, translate)

    scene = TableScene(model, artwork, sentence)
    view = TableView(scene)
    window = MainWindow(
        model=model,
        preferences=preferences,
        scene=scene,
        view=view,
        languages=languages,
        catalogue=catalogue,
        problems=problems,
        folders=folders,
    )
    program = Program(
        library, preferences, languages, catalogue, artwork, problems, model, scene, view, window
    )
    _Follower(application, program)
    preferences.unsaved.connect(problems.add)
    model.unsaved.connect(problems.add)
    problems.added.connect(window.tell)
    saved = library.current()
    if saved is not None:
        model.load(saved.game, saved.daily, saved.seconds)
    for problem in (*wrong_library, *wrong_settings):
        problems.add(problem)
    return program


def start(program: Program, request: Request) -> None:
    """Begin what the first picture did not need; deal, if nothing lies on the table."""
    model, problems = program.model, program.problems
    program.library.keep(problems.reported.emit)
    number = request.deal_number
    if model.move_count == 0:
        if number is None:
            from random import SystemRandom  # noqa: PLC0415 - not for a game that is resumed

            number = new_number(SystemRandom().randrange)
        model.start(number, request.daily)
    elif number is not None:
        program.window.receive(request)
    # These take a while to ask.
    problems.ask(lambda: program.languages.problems)
    problems.ask(lambda: program.catalogue.problems)
    problems.ask(lambda: program.artwork.problems)
    QTimer.singleShot(_LOOK_ROUND_AFTER, problems, problems.look)


def close(program: Program) -> None:
    """Keep what is still to be kept, let go of the library, and take everything down."""
    program.model.save()
    program.library.close()
    # In this order: left to the collector, commands may be gone before the stack they lie on.
    clock = program.model.clock
    for part in (program.window, program.model, clock):
        Shiboken.delete(part)


class _Follower(QObject):
    """Carries each setting, and what the system wishes, to the part that it is about.

    It goes with the window: what the application outlives must not hold on to it.
    """

    def __init__(self, application: QApplication, program: Program) -> None:
        super().__init__(program.window)
        self._application = application
        self._program = program
        program.preferences.changed.connect(self.follow)
        hints = application.styleHints()
        hints.colorSchemeChanged.connect(self.dress)
        wishes = hints.accessibility()
        wishes.contrastPreferenceChanged.connect(self.dress)
        if hasattr(wishes, "motionPreferenceChanged"):  # from Qt 6.12 on
            wishes.motionPreferenceChanged.connect(self.set_table)
        self.set_table()

    def follow(self, before: Settings, after: Settings) -> None:
        program = self._program
        if after.language != before.language:
            program.languages.use(after.language)
        if after.scheme != before.scheme:
            self.dress()
        if (after.theme, after.back, after.felt) != (before.theme, before.back, before.felt):
            program.scene.cancel_drag()
            program.artwork.change(*program.catalogue.look(after.theme, after.back, after.felt))
            program.scene.artwork_changed()
        self.set_table()

    def dress(self) -> None:
        palettes.dress(self._application, self._program.preferences.settings.scheme)

    def set_table(self) -> None:
        settings, scene = self._program.preferences.settings, self._program.scene
        scene.set_double_click(settings.double_click)
        scene.set_interactive_rules(settings.interactive_rules)
        scene.set_speed(_SPEEDS.get(settings.speed, _system_speed(self._application)))
        scene.set_mirrored(is_mirrored(settings.mirror))


def _system_speed(application: QApplication) -> float:
    # Held in a variable: what belongs to the hints is gone with Python's hold on them.
    hints = application.styleHints()
    preference = getattr(hints.accessibility(), "motionPreference", None)
    is_reduced = preference is not None and preference().name == "ReducedMotion"
    return 0.0 if is_reduced else 1.0


def _find_folders() -> Folders:
    data = places.data_folder()
    return Folders(
        data=data,
        settings=platformdirs.user_config_path(_NAME, appauthor=False),
        translations=data / "translations",
        cache=platformdirs.user_cache_path(_NAME, appauthor=False),
    )


def _make_request(deal: int | None, *, daily: bool) -> Request:
    # Both names, as Wayland and X have it.
    token = os.environ.get("XDG_ACTIVATION_TOKEN") or os.environ.get("DESKTOP_STARTUP_ID", "")
    if daily:
        now = QDate.currentDate()
        today = date(now.year(), now.month(), now.day())
        return Request(daily_number(today), today, token)
    return Request(deal, None, token)


def _end_on_signals(end: Callable[[], object], application: QApplication) -> None:
    """Close the window as its button does when the session or a terminal ends the program."""
    import signal  # noqa: PLC0415 - not before the first picture

    read, write = os.pipe()
    os.set_blocking(read, False)
    os.set_blocking(write, False)
    notifier = QSocketNotifier(read, QSocketNotifier.Type.Read, application)

    def finish() -> None:
        os.read(read, 100)
        end()
        # An open dialog has a loop of its own, which only this ends.
        application.quit()

    notifier.activated.connect(finish)
    # Python's own handlers wait for Python code to run, and an idle window runs none.
    signal.set_wakeup_fd(write, warn_on_full_buffer=False)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: None)


def _icon() -> "QIcon":
    from PySide6.QtGui import QIcon  # noqa: PLC0415 - it takes a while to be made for Python

    icon = QIcon()
    for path in places.bundled_icons().glob("*.png"):
        icon.addFile(str(path))
    return icon
