"""A journal that keeps in memory what a library keeps on disk."""

from collections.abc import Callable, Sequence
from datetime import date

from easyharp_qt.engine.history import Snapshot
from easyharp_qt.storage.problems import UnwritableLibrary


class Journal:
    """Notes every call, and fails with *error* while it has one."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []
        self.error: UnwritableLibrary | None = None
        self.snapshot: Snapshot | None = None

    @property
    def tokens(self) -> list[object]:
        """The actions stored so far."""
        return [token for name, *tokens in self.calls if name == "append" for token in tokens]

    def start(self, deal_number: int, daily: date | None) -> None:
        self._note("start", deal_number, daily)

    def append(
        self,
        tokens: Sequence[str],
        *,
        score: int,
        move_count: int,
        seconds: float,
        game: Callable[[], Snapshot],
    ) -> None:
        del score, move_count, seconds
        self.snapshot = game()
        self._note("append", *tokens)

    def touch(self, seconds: float) -> None:
        self._note("touch", seconds)

    def finish(self, seconds: float) -> None:
        self._note("finish", seconds)

    def abandon(self) -> None:
        self._note("abandon")

    def _note(self, *call: object) -> None:
        if self.error is not None:
            raise self.error
        self.calls.append(call)
