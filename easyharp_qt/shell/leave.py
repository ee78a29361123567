"""Ask, once, before a game in progress is left for another.

Whatever closes the question except its one button keeps the game, and so does an Enter or a click
that fell through from the dialog before.
"""

from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from easyharp_qt.i18n.text import translate
from easyharp_qt.model.preferences import Preferences
from easyharp_qt.shell.controls import Check, Note, Words, make_heading
from easyharp_qt.shell.dialog import Dialog


def ask_to_leave(parent: QWidget | None, preferences: Preferences) -> bool:
    """Say whether the game in progress may be left; the player may have said not to ask."""
    if not preferences.settings.ask_before_leaving:
        return True
    question = LeaveDialog(parent)
    may_leave = bool(question.exec())
    # Ticking the box and then keeping the game is no wish to lose the next one unasked.
    if may_leave and question.never_again.isChecked():
        preferences.change(ask_before_leaving=False)
    question.deleteLater()
    return may_leave


class LeaveDialog(Dialog):
    """The question; accepted means that the game may be left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, ems=34)
        self.heading = Words()
        make_heading(self.heading)
        self.explanation = Note()
        self.never_again = Check()
        self.body.addWidget(self.heading)
        self.body.addWidget(self.explanation)
        self.body.addSpacing(4)
        self.body.addWidget(self.never_again)
        self.body.addStretch(1)
        self.leave_button = QPushButton()
        self.keep_button = QPushButton()
        self.buttons.addButton(self.leave_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.keep_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.leave_button.setAutoDefault(False)
        self.keep_button.setDefault(True)
        self.keep_button.setFocus()
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("Leave", "Leave this game"))
        self.heading.setText(translate("Leave", "Leave the game in progress?"))
        self.explanation.setText(
            translate("Leave", "It ends here, and cannot be taken up again where it stands.")
        )
        self.never_again.setText(translate("Leave", "&Do not ask again"))
        self.leave_button.setText(translate("Leave", "&Leave it"))
        self.keep_button.setText(translate("Leave", "&Keep playing"))
