"""Find the command of a key by its place on the keyboard, where its letter is not Latin.

With a Hebrew layout alone Qt finds no Ctrl+Z under the key that has Z on it, and takes
Ctrl+Shift+Z for Ctrl+Z, because only with Shift does that key give a Latin letter.
"""

import sys
from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

_ROWS = ((2, "1234567890-="), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM,./"))
_KEYS = {first + i: Qt.Key(ord(key)) for first, row in _ROWS for i, key in enumerate(row)}
"""What stands on a key, by the code that it sends: the same since the first PC."""

# X and Wayland count from 8.
_OFFSET = 0 if sys.platform == "win32" else 8
_UNWRITTEN = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier


def command_by_place(event: QKeyEvent, actions: Iterable[QAction]) -> QAction | None:
    """Return the action whose shortcut the key's place means, unless its letter means another.

    A Latin letter counts as what it is: on a French keyboard Q is where A is on others.
    """
    key = _KEYS.get(event.nativeScanCode() - _OFFSET)
    if key is None or not (event.key() == key or _is_foreign(event.key())):
        return None
    sequence = QKeySequence(QKeyCombination(event.modifiers() & ~_UNWRITTEN, key))
    return next((action for action in actions if sequence in action.shortcuts()), None)


def _is_foreign(key: int) -> bool:
    """Say whether a key gave a letter that is not Latin."""
    return 0xFF < key < Qt.Key.Key_Escape
