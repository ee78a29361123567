"""Catalogues to test with: compiled as the build compiles them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QApplication

from easyharp_qt.i18n.translators import Languages
from tests.i18n.scripts import load_script


@pytest.fixture(scope="session")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the compiled catalogues that come with the game."""
    folder = tmp_path_factory.mktemp("bundled")
    load_script("packaging/translations.py").compile_into(folder)
    return folder


@pytest.fixture
def user(tmp_path: Path) -> Path:
    """The player's own folder of translations, empty."""
    folder = tmp_path / "translations"
    folder.mkdir()
    return folder


@pytest.fixture
def languages(bundled: Path, user: Path, qapp: QApplication) -> Iterator[Languages]:
    """The languages of the game; afterwards the application is as it was."""
    direction, locale = qapp.layoutDirection(), QLocale()
    languages = Languages(bundled, user, qapp)
    yield languages
    languages._install([])
    qapp.setLayoutDirection(direction)
    QLocale.setDefault(locale)
    qapp.processEvents()
    assert qapp.layoutDirection() is Qt.LayoutDirection.LeftToRight
