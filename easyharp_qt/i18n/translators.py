"""Find the languages there are and put the application into one of them, live.

English is in the source and needs a catalogue for its singulars only; it stands behind every
other language, so that a half-made translation still reads well. A catalogue in the player's
own folder wins, string by string, over the one that came with the game. One that Qt cannot read
is passed over and named in `problems`.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from easyharp_qt.i18n.catalogue import is_whole
from easyharp_qt.i18n.problems import DamagedTranslation, MissingFont, MissingLanguage

SYSTEM = "system"
"""The choice that follows the desktop's language."""

_SOURCE = "en"
_FILE = re.compile(r"(?:easyharp_)?([a-z]{2,3}(?:_[A-Z][a-z]{3})?(?:_[A-Z]{2})?)\.qm")
# Qt calls these after one country, though the catalogue is for all.
_NAMES = {"en": "English", "es": "español"}


class Language(NamedTuple):
    """A language the player can choose."""

    code: str
    name: str
    """In its own words and letters."""
    path: Path | None
    """The catalogue that counts most, or None for English without one."""


class _Loaded(NamedTuple):
    """A catalogue and the bytes it reads from; Qt keeps neither.

    Mapped from its file it would take the game down when the file is written anew meanwhile.
    """

    translator: QTranslator
    data: bytes | None


class Languages:
    """The languages found, and the one in use; the folders are looked at each time.

    Qt tells every widget of a change by LanguageChange and LayoutDirectionChange.
    """

    def __init__(self, bundled: Path, user: Path, application: QGuiApplication) -> None:
        self._folders = (bundled, user)
        self._application = application
        self._installed: list[_Loaded] = []
        self._damaged: dict[Path, None] = {}
        self._missing: str | None = None
        self._current = _SOURCE

    @property
    def current(self) -> str:
        """The code of the language in use."""
        return self._current

    @property
    def direction(self) -> Qt.LayoutDirection:
        """The direction in which the language in use is written."""
        return QLocale(self._current).textDirection()

    @property
    def problems(self) -> tuple[DamagedTranslation | MissingLanguage | MissingFont, ...]:
        """What is wrong with languages now. Asking costs some ms: after the first painting."""
        self.available()
        missing = () if self._missing is None else (MissingLanguage(self._missing),)
        return (*missing, *map(DamagedTranslation, self._damaged), *self._font_problem())

    def available(self) -> list[Language]:
        """Return English and every language that has a readable catalogue, by code."""
        found = self._catalogues()
        self._damaged = {path: None for path in self._damaged if path.exists()}
        readable = {
            code: [path for path in paths if self._load(path) is not None]
            for code, paths in found.items()
        }
        return [
            Language(code, _name(code), paths[-1] if paths else None)
            for code, paths in sorted(readable.items())
            if paths or code == _SOURCE
        ]

    def use(self, choice: str) -> None:
        """Put the application into a language, by code, or into the system's.

        One that has gone, or whose catalogues are all damaged, gives way to the system's
        language, and that one to English.
        """
        found = self._catalogues()
        self._missing = None
        for code in self._candidates(choice, found):
            catalogues = [loaded for path in found[code] if (loaded := self._load(path))]
            if catalogues or code == _SOURCE:
                break
        else:
            raise AssertionError("English is always there")
        if code != _SOURCE:
            plurals = [loaded for path in found[_SOURCE] if (loaded := self._load(path))]
            catalogues = plurals + catalogues
        # The last one installed is asked first.
        self._install([*self._of_qt(code), *catalogues])
        self._current = code
        QLocale.setDefault(_locale(code))
        # Both ways and after installing: Qt's own Hebrew catalogue flips it, none flips it back.
        self._application.setLayoutDirection(self.direction)

    def _candidates(self, choice: str, found: dict[str, list[Path]]) -> Iterator[str]:
        if choice in found:
            yield choice
        elif choice != SYSTEM:
            self._missing = choice
        for wish in QLocale.system().uiLanguages():
            code = wish.replace("-", "_")
            if code in found:
                yield code
        yield _SOURCE

    def _catalogues(self) -> dict[str, list[Path]]:
        """Return the files of each language, the one that wins last."""
        found: dict[str, list[Path]] = {_SOURCE: []}
        for folder in self._folders:
            # A folder that is not there, or is a file, has no translations.
            for path in sorted(folder.glob("*.qm")):
                if match := _FILE.fullmatch(path.name):
                    found.setdefault(match[1], []).append(path)
        return found

    def _load(self, path: Path) -> _Loaded | None:
        try:
            data = path.read_bytes()
        except OSError:
            data = b""
        translator = QTranslator()
        # What came with the game was checked when it was built.
        trusted = path.parent == self._folders[0]
        if (trusted or is_whole(data)) and translator.load(data) and not translator.isEmpty():
            self._damaged.pop(path, None)
            return _Loaded(translator, data)
        self._damaged[path] = None
        return None

    def _of_qt(self, code: str) -> list[_Loaded]:
        folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        base, *_ = code.split("_")
        for name in (code, base):
            path = folder / f"qtbase_{name}.qm"
            translator = QTranslator()
            if path.exists() and translator.load(str(path)):
                return [_Loaded(translator, None)]
        return []

    def _install(self, catalogues: list[_Loaded]) -> None:
        for old in self._installed:
            self._application.removeTranslator(old.translator)
        self._installed = catalogues
        for new in catalogues:
            self._application.installTranslator(new.translator)

    def _font_problem(self) -> tuple[MissingFont, ...]:
        from PySide6.QtGui import QFontDatabase  # noqa: PLC0415 - not asked before the first frame

        locale = QLocale(self._current)
        # By the enumerators: the names that Qt has for people are translated.
        script = locale.script().name.removesuffix("Script")
        if script not in QFontDatabase.WritingSystem.__members__:
            return ()  # Qt does not say which fonts have it
        if QFontDatabase.WritingSystem[script] in QFontDatabase.writingSystems():
            return ()
        return (MissingFont(QLocale.languageToString(locale.language())),)


def _name(code: str) -> str:
    locale = QLocale(code)
    name = _NAMES.get(code) or locale.nativeLanguageName() or code
    if "_" not in code:
        return name
    # A code that Qt takes for another would show that one's country.
    known = locale.name() == code
    return f"{name} ({locale.nativeTerritoryName()})" if known else f"{name} ({code})"


def _locale(code: str) -> QLocale:
    """Return how dates are written: the player's own way where it is of that language."""
    system, own = QLocale.system(), QLocale(code)
    return QLocale(system.name()) if system.language() == own.language() else own
