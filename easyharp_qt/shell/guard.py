"""Keep a key or a click that was on its way from answering a question that has just come up.

An Enter held down since the menu goes on repeating in the dialog it opened, and the second click
of a double click lands on whatever button appeared under the pointer. Neither was meant for it.
"""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

_DECIDING = frozenset(
    {
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_Select,
        Qt.Key.Key_Escape,
    }
)
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_SAME_MOMENT = 2
"""Milliseconds; no finger is as quick."""
_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class Guard(QObject):
    """Lets only what begins in its widget reach it and the widgets inside it."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._pressed: set[int] = set()
        self._released: dict[int, int] = {}
        self._shown = QElapsedTimer()

    def arm(self) -> None:
        """Begin, at the moment the widget appears with everything in it."""
        self._pressed.clear()
        self._released.clear()
        self._shown.start()
        for watched in (self._widget, *self._widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hold back what was not begun here."""
        if isinstance(event, QKeyEvent) and event.type() in _KEYS and event.key() in _DECIDING:
            return self._holds_back(event)
        if event.type() in _CLICKS:
            # No pair of clicks is further apart, so a later one is meant for what it hits.
            return self._shown.elapsed() < QApplication.doubleClickInterval()
        return False

    def _holds_back(self, event: QKeyEvent) -> bool:
        key, now = event.key(), event.timestamp()
        # One press decides once: a key held down answers no second question.
        if event.isAutoRepeat():
            return True
        if event.type() == QEvent.Type.KeyRelease:
            self._released[key] = now
            was_pressed = key in self._pressed
            self._pressed.discard(key)
            return not was_pressed
        # X repeats a key as a release and a press, and Qt sometimes takes them for real ones.
        if 0 < now <= self._released.get(key, 0) + _SAME_MOMENT:
            return True
        self._pressed.add(key)
        return False
