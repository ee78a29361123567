"""The list of what went wrong and was got over: a sentence each, to read and to copy."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QListWidget,
    QPushButton,
    QWidget,
)

from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.wording import problem
from easyharp_qt.shell.controls import Note
from easyharp_qt.shell.dialog import Dialog


class ProblemsDialog(Dialog):
    """Shows the problems of this session."""

    def __init__(self, problems: Sequence[object], parent: QWidget | None = None) -> None:
        super().__init__(parent, ems=44)
        self._problems = tuple(problems)
        self._sentences: list[str] = []
        self.explanation = Note()
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setSpacing(4)
        self.list.setMinimumHeight(160)
        self.body.addWidget(self.explanation)
        self.body.addWidget(self.list, 1)
        self.copy_button = QPushButton()
        self.close_button = QPushButton()
        self.buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        self.buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.copy_button.setAutoDefault(False)
        self.close_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy)
        QShortcut(QKeySequence.StandardKey.Copy, self, self.copy)
        self.retranslate()

    def set_problems(self, problems: Sequence[object]) -> None:
        """Show these instead."""
        self._problems = tuple(problems)
        self.retranslate()

    def copy(self) -> None:
        """Put the selected sentences on the clipboard, or all of them if none is selected."""
        rows = sorted(index.row() for index in self.list.selectedIndexes())
        every = self._sentences
        QGuiApplication.clipboard().setText("\n".join([every[row] for row in rows] or every))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("Problems", "Problems"))
        if self._problems:
            self.explanation.setText(
                translate("Problems", "This went wrong since the game was started; play went on.")
            )
        else:
            self.explanation.setText(
                translate("Problems", "Nothing went wrong since the game was started.")
            )
        self.list.setAccessibleName(translate("Problems", "Problems"))
        self.list.setVisible(bool(self._problems))
        self.list.clear()
        self._sentences = [problem(each, translate) for each in self._problems]
        # A list breaks lines at spaces alone, and what it cannot break it cuts off: the end of
        # a long path would be missing, which is what one looks for.
        self.list.addItems([text.replace("/", "/\u200b") for text in self._sentences])
        self.copy_button.setVisible(bool(self._problems))
        self.copy_button.setText(translate("Problems", "&Copy"))
        self.close_button.setText(translate("Problems", "Close"))
