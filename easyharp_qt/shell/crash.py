"""What happens when the program itself is wrong: it says so, once, and the game goes on.

Each fault goes to stderr and into a small log file. The first few different ones come up in a
box whose text can be copied; the same one never twice, so that a fault in what is drawn or
ticks cannot bury the player in boxes.
"""

import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from easyharp_qt import __version__

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LONGEST_LOG = 64 * 1024
_MOST_BOXES = 3


class Log:
    """A text file that never grows long: the older half of it is in a second one."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def write(self, text: str) -> None:
        """Append a text with the time; a log that cannot be written is done without."""
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        try:
            if self.path.exists() and self.path.stat().st_size > _LONGEST_LOG:
                self.path.replace(self.path.with_suffix(".old.log"))
            with self.path.open("a", encoding="utf-8") as file:
                file.write(f"{now} {text.rstrip()}\n")
        except OSError:
            pass


class CrashReporter(QObject):
    """Takes every exception that nobody caught."""

    _raised = Signal(str)

    def __init__(self, log: Log, window: Callable[[], "QWidget | None"]) -> None:
        super().__init__()
        self._log = log
        self._window = window
        self._boxes: list[QWidget] = []
        self._seen: set[tuple[str, int, str]] = set()
        # Always by way of the event loop: what raised may be in the middle of painting, or be
        # another thread, or come before the window.
        self._raised.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Be the one whom Python tells."""
        sys.excepthook = self.report
        threading.excepthook = lambda told: self.report(
            told.exc_type, told.exc_value, told.exc_traceback
        )

    def report(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Log an exception, and show it if it is a new one."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or kind(), traceback)
            return
        from traceback import format_exception  # noqa: PLC0415 - only when something is wrong

        text = "".join(format_exception(kind, error, traceback))
        if sys.stderr is not None:  # a desktop may start programs without one
            sys.stderr.write(text)
        where = _innermost(kind, traceback)
        if where in self._seen:
            return
        self._seen.add(where)
        self._log.write(f"Easy Harp {__version__}\n{text}")
        if len(self._seen) <= _MOST_BOXES:
            self._raised.emit(text)

    def _show(self, text: str) -> None:
        from easyharp_qt.shell.crash_box import CrashBox  # noqa: PLC0415 - as above

        box = CrashBox(text, self._log.path, self._window())
        self._boxes.append(box)  # or Python would take away what nobody holds
        box.show()


def _innermost(kind: type[BaseException], traceback: TracebackType | None) -> tuple[str, int, str]:
    if traceback is None:
        return ("", 0, kind.__name__)
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    return (traceback.tb_frame.f_code.co_filename, traceback.tb_lineno, kind.__name__)
