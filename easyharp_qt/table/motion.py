"""All motion on the table, driven by one clock.

A move on the screen is only a way of getting there: what runs can be sent elsewhere at any
moment, ended at once, or outlive a resize, and nothing ever waits for it.
"""

import time
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

_FRAME = 8
"""Milliseconds between two frames at most: no screen shows more than 125 a second cheaply."""

Step = Callable[[float], None]
"""Shows how far a motion is: called with 0 … 1, linear in time."""


def ease_out(part: float) -> float:
    """Turn even time into a motion that starts fast and lands softly."""
    rest = 1 - part
    return 1 - rest * rest * rest


def ease_in_out(part: float) -> float:
    """Turn even time into a motion that starts and lands softly."""
    return part * part * (3 - 2 * part)


class Motion(QObject):
    """Runs motions by key; a key's new motion replaces the one it has.

    Durations are in seconds at normal speed; ``factor`` stretches them all. At factor 0 a
    motion ends before ``run`` returns.
    """

    settled = Signal()
    """The last running motion has ended."""

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = time.perf_counter
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._running: dict[Hashable, tuple[float, float, Step, Callable[[], None] | None]] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(_FRAME)
        self._timer.timeout.connect(self.show_frame)
        self.factor = 1.0

    @property
    def is_running(self) -> bool:
        """Say whether anything moves."""
        return bool(self._running)

    def runs(self, key: Hashable) -> bool:
        """Say whether this key's motion has not ended."""
        return key in self._running

    def run(
        self,
        key: Hashable,
        duration: float,
        step: Step,
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
    ) -> None:
        """Start a motion; *step* is called for each frame, at last with 1, then *done*."""
        self._running.pop(key, None)
        if self.factor <= 0 or duration <= 0:
            step(1.0)
            if done is not None:
                done()
            self._rest()
            return
        start = self._now() + delay * self.factor
        self._running[key] = (start, duration * self.factor, step, done)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, key: Hashable) -> None:
        """End a motion where it is, without its last step."""
        if self._running.pop(key, None) is not None:
            self._rest()

    def finish(self) -> None:
        """End every motion at once, where it was going to."""
        # One by one: the end of each may start, replace or drop any other.
        while self._running:
            self._end(next(iter(self._running)))
        self._rest()

    def show_frame(self) -> None:
        """Show each motion as far as it is now; the timer's business, and that of tests."""
        now = self._now()
        for key, motion in list(self._running.items()):
            start, duration, step, _ = motion
            # What an earlier one of this frame has ended or replaced is not shown any more.
            if now < start or self._running.get(key) is not motion:
                continue
            part = (now - start) / duration
            if part < 1:
                try:
                    step(part)
                except BaseException:
                    # What fails once must not fail again in each frame.
                    self._running.pop(key, None)
                    raise
            else:
                self._end(key)
        self._rest()

    def _end(self, key: Hashable) -> None:
        _, _, step, done = self._running.pop(key)
        step(1.0)
        if done is not None:
            done()

    def _rest(self) -> None:
        if not self._running and self._timer.isActive():
            self._timer.stop()
            self.settled.emit()
