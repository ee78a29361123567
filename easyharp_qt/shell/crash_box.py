"""The box that says that the program is wrong, with what whoever mends it needs to know."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QWidget

from easyharp_qt.i18n.text import translate
from easyharp_qt.shell.dialog import Dialog


class CrashBox(Dialog):
    """Shows the text of an exception; the game behind it goes on."""

    def __init__(self, text: str, log: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent, ems=46)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._log = log
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.text.setMinimumHeight(160)
        self.body.addWidget(self.sentence)
        self.body.addWidget(self.text, 1)
        self.copy_button = QPushButton()
        self.close_button = QPushButton()
        self.buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.copy_button.setAutoDefault(False)
        self.copy_button.clicked.connect(self.copy)
        self.close_button.setDefault(True)
        self.retranslate()

    def copy(self) -> None:
        """Put the text on the clipboard."""
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("Crash", "A fault in Easy Harp"))
        self.sentence.setText(
            translate(
                "Crash",
                "Something in the program went wrong. Your game is kept, and you can go on; if it "
                "behaves strangely, start it again. The text below helps to mend the fault; it is "
                "also in {path}.",
                path=self._log,
            )
        )
        self.text.setAccessibleName(translate("Crash", "Details"))
        self.copy_button.setText(translate("Crash", "&Copy"))
        self.close_button.setText(translate("Crash", "Close"))
