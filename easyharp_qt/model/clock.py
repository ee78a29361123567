"""The play clock: whole seconds of attention, not of the calendar.

It runs from the first action to the win, and stands still while nobody can see the table.
"""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

_LONGEST_TICK = 5.0
"""Seconds; a longer gap between two ticks is the machine's sleep, not the player's thought."""


class Clock(QObject):
    """Counts seconds and tells when the next whole one is reached."""

    ticked = Signal(int)
    """The whole seconds now shown; also when the clock is set."""

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._seconds = 0.0
        self._since: float | None = None
        self._started = False
        self._hidden = False
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._tick)

    @property
    def seconds(self) -> float:
        """The time played so far."""
        return self._seconds + self._running()

    @property
    def is_running(self) -> bool:
        """Say whether time passes."""
        return self._since is not None

    def reset(self, seconds: float = 0.0) -> None:
        """Stand still at a time, as before the first action."""
        self._started = False
        self._since = None
        self._seconds = seconds
        self._timer.stop()
        self.ticked.emit(int(seconds))

    def start(self) -> None:
        """Let time pass, from the first action on; a running clock goes on."""
        self._started = True
        self._follow()

    def stop(self) -> None:
        """Let the game's time stand for good."""
        self._started = False
        self._follow()

    def set_hidden(self, hidden: bool) -> None:
        """Stand still while the window cannot be seen."""
        self._hidden = hidden
        self._follow()

    def _follow(self) -> None:
        runs = self._started and not self._hidden
        if runs and self._since is None:
            self._since = self._now()
            self._timer.start()
        elif not runs and self._since is not None:
            self._seconds += self._running()
            self._since = None
            self._timer.stop()

    def _running(self) -> float:
        if self._since is None:
            return 0.0
        return min(self._now() - self._since, _LONGEST_TICK)

    def _tick(self) -> None:
        self._seconds += self._running()
        self._since = self._now()
        self.ticked.emit(int(self._seconds))
