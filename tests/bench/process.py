"""The whole program's memory at its peak, and the CPU it takes while nobody plays."""

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QTimer

from easyharp_qt import app
from easyharp_qt.engine.rules import legal_moves
from easyharp_qt.shell.folders import Folders
from easyharp_qt.shell.single import Request
from easyharp_qt.storage.settings import Geometry, Settings, save_settings, settings_path

_IDLE = 10.0
_SIZE = (1920, 1080)


def main() -> dict[str, float]:
    """Return megabytes after a deal and two hundred moves, and CPU milliseconds while idle."""
    with tempfile.TemporaryDirectory() as home:
        folder = Path(home)
        application = app.make_application()
        folders = Folders(data=folder, settings=folder, translations=folder, cache=folder)
        # As large as the screen from its first picture on, as most windows are.
        preferences = Settings(window=Geometry(0, 0, *_SIZE))
        save_settings(settings_path(folder), preferences)
        program = app.build(application, folders)
        results: dict[str, float] = {}

        def begin() -> None:
            program.window.resize(*_SIZE)  # offscreen's screen is smaller than that
            app.start(program, Request(5, None, ""))
            QTimer.singleShot(3000, untouched)

        def untouched() -> None:
            measure("idle CPU ms in 10 s, untouched deal", play)

        def play() -> None:
            results["peak MB after the deal"] = _peak()
            for turn in range(200):
                moves = list(legal_moves(program.model.position))
                program.model.request(moves[turn % len(moves)])
                application.processEvents()
            QTimer.singleShot(1000, played)

        def played() -> None:
            results["peak MB after 200 moves"] = _peak()
            measure("idle CPU ms in 10 s, clock running", application.quit)

        def measure(name: str, then: object) -> None:
            began = time.process_time()

            def end() -> None:
                results[name] = (time.process_time() - began) * 1000
                assert callable(then)
                then()

            QTimer.singleShot(round(_IDLE * 1000), end)

        program.window.painted.connect(begin)
        program.window.appear()
        application.exec()
        app.close(program)
    return results


def _peak() -> float:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    for name, value in main().items():
        print(f"{name}\t{value:.1f}")
    sys.exit(0)
