"""What this program is, what it is made of, and where it keeps the player's things."""

import platform
from pathlib import Path

import PySide6
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt import __version__
from easyharp_qt.i18n.text import isolate, translate
from easyharp_qt.shell.controls import Line, Note, Words, make_heading
from easyharp_qt.shell.dialog import Dialog
from easyharp_qt.shell.emblem import Emblem
from easyharp_qt.shell.folders import Folders

_NAME = "Easy Harp"


class AboutDialog(Dialog):
    """Shows the version, the licences, the libraries and the folders."""

    def __init__(self, folders: Folders, parent: QWidget | None = None) -> None:
        super().__init__(parent, ems=46)
        self._folders = folders
        self.version = Note()
        self.purpose = Words()
        self.licence = Words()
        self.made_of = QLabel()
        make_heading(self.made_of, 1.1)
        self.libraries = Line()
        self.libraries.setWordWrap(True)
        self.kept_in = QLabel()
        make_heading(self.kept_in, 1.1)
        self._names = [Note() for _ in folders]
        self._paths = [_PathLabel(path) for path in folders]
        self.trouble = Words()
        self.trouble.hide()
        self._build()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("About", "About {name}", name=_NAME))
        self.version.setText(translate("About", "Version {version}", version=__version__))
        self.purpose.setText(
            translate("About", "A solitaire with two packs, in which one card moves at a time.")
        )
        self.licence.setText(
            translate(
                "About",
                "Free software under the MIT licence; cards, icons and themes are in the "
                "public domain (CC0). It needs no network and sends nothing anywhere.",
            )
        )
        self.made_of.setText(translate("About", "Made with"))
        self.libraries.setText(
            "\n".join(
                translate(
                    "About",
                    "{library} {version}, licence: {licence}",
                    library=library,
                    version=version,
                    licence=licence,
                )
                for library, version, licence in _libraries()
            )
        )
        self.kept_in.setText(translate("About", "Your files"))
        for label, name in zip(
            self._names,
            (
                translate("About", "Games"),
                translate("About", "Settings"),
                translate("About", "Translations"),
                translate("About", "Cache"),
            ),
            strict=True,
        ):
            label.setText(name)
        for label, path in zip(self._names, self._paths, strict=True):
            path.setAccessibleName(label.text())
        self.open_button.setText(translate("About", "&Open the translation folder"))
        self.copy_button.setText(translate("About", "&Copy"))
        self.copy_button.setToolTip(translate("About", "Copy all this as text"))
        self.close_button.setText(translate("About", "Close"))

    def copy(self) -> None:
        """Put versions and folders on the clipboard, for who reports a problem."""
        lines = [f"{_NAME} {__version__}", platform.platform(terse=True)]
        lines += (f"{library} {version}" for library, version, _licence in _libraries())
        lines += map(str, self._folders)
        QGuiApplication.clipboard().setText("\n".join(lines))

    def open_translations(self) -> None:
        """Open the folder in the desktop's file manager; it is made if it is not there."""
        folder = self._folders.translations
        try:
            folder.mkdir(parents=True, exist_ok=True)
            is_open = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        except OSError:
            is_open = False
        if not is_open:
            self.trouble.setText(
                translate("About", "The folder {path} could not be opened.", path=folder)
            )
        self.trouble.setVisible(not is_open)

    def _build(self) -> None:
        name = Line(_NAME)
        make_heading(name, 1.8)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(name)
        words.addWidget(self.version)
        words.addSpacing(6)
        words.addWidget(self.purpose)
        head = QHBoxLayout()
        head.setSpacing(20)
        head.addWidget(Emblem(88), alignment=Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        self.body.addLayout(head)
        self.body.addWidget(self.licence)
        self.body.addWidget(self.made_of)
        self.body.addWidget(self.libraries)
        self.body.addWidget(self.kept_in)
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for row, (label, path) in enumerate(zip(self._names, self._paths, strict=True)):
            label.setWordWrap(False)
            grid.addWidget(label, row, 0)
            grid.addWidget(path, row, 1)
        self.body.addLayout(grid)
        self.body.addWidget(self.trouble)
        self.body.addStretch(1)
        self.open_button = QPushButton()
        self.copy_button = QPushButton()
        self.close_button = QPushButton()
        self.buttons.addButton(self.open_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        for button in (self.open_button, self.copy_button):
            button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.close_button.setFocus()
        self.open_button.clicked.connect(self.open_translations)
        self.copy_button.clicked.connect(self.copy)


class _PathLabel(Line):
    """A path to read and to copy, which runs left to right in every language."""

    def __init__(self, path: Path) -> None:
        super().__init__(isolate(str(path)))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )


def _libraries() -> tuple[tuple[str, str, str], ...]:
    return (
        ("Python", platform.python_version(), "PSF"),
        ("Qt", qVersion(), "LGPL 3"),
        ("PySide6", PySide6.__version__, "LGPL 3"),
        ("pluggy", _version_of("pluggy"), "MIT"),
        ("platformdirs", _version_of("platformdirs"), "MIT"),
    )


def _version_of(package: str) -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - slow

    try:
        return version(package)
    except PackageNotFoundError:
        # A frozen build carries the code without its papers.
        return "?"
