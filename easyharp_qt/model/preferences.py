"""The player's settings: the one place that changes them, and tells who must follow."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from easyharp_qt.storage.problems import UnwritableSettings
from easyharp_qt.storage.settings import Settings, save_settings


class Preferences(QObject):
    """The settings in force; a change is kept on disk and told at once."""

    changed = Signal(object, object)
    """before: Settings, after: Settings."""
    unsaved = Signal(object)
    """The UnwritableSettings error that keeps settings from being stored; once."""

    def __init__(self, settings: Settings, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._path = path
        self._is_saving = True

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._settings

    def change(self, **values: object) -> None:
        """Change some settings by name; ValueError, and no change, if one is out of bounds."""
        before = self._settings
        after = replace(before, **values)  # type: ignore[arg-type]  # Settings checks its bounds
        if after == before:
            return
        self._settings = after
        try:
            save_settings(self._path, after)
        except UnwritableSettings as error:
            if self._is_saving:
                self._is_saving = False
                self.unsaved.emit(error)
        else:
            self._is_saving = True
        self.changed.emit(before, after)


def is_mirrored(mirror: str) -> bool:
    """Say whether the setting *mirror* puts the stock at the right, now."""
    if mirror == "language":
        return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return mirror == "always"
