"""The program as a process of its own, offscreen, that answers questions about itself."""

import json
import os
import signal
import subprocess
import sys
from typing import Any, Self

_CHILD = """
import json, os, sys
from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication
from easyharp_qt import app

really_start = app.start

def start(program, request):
    really_start(program, request)
    names = {"program": program, "model": program.model, "window": program.window}
    names["app_modal"] = QApplication.activeModalWidget
    ear = QSocketNotifier(0, QSocketNotifier.Type.Read, program.window)

    def listen():
        for line in os.read(0, 10_000).decode().splitlines():
            answer = eval(line, names)
            print(json.dumps(answer, default=str), flush=True)

    ear.activated.connect(listen)
    print(json.dumps("ready"), flush=True)

app.start = start
deal = int(sys.argv[1]) if sys.argv[1] else None
sys.exit(app.run(deal, daily=False, safe_mode=False))
"""


class Running:
    """A game that runs; use it in a ``with``, which ends it."""

    def __init__(self, deal: int | None = None, **env: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", _CHILD, "" if deal is None else str(deal)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | env,
        )

    def __enter__(self) -> Self:
        assert self._answer() == "ready"
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, question: str) -> Any:
        """Evaluate an expression in the game; *program*, *model* and *window* are known there."""
        assert self.process.stdin is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self._answer()

    def press(self, *commands: str) -> None:
        """Trigger actions of the window by name."""
        for command in commands:
            self.ask(f"window.{command}.trigger()")

    def kill(self) -> None:
        """End it as a crash would: nothing more is written."""
        self.process.kill()
        self.process.wait()

    def terminate(self) -> int:
        """End it as the session does; return its exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, self.process.stderr and self.process.stderr.read()
        return json.loads(line)


def start_second(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Start the game as a user would, and wait for its end."""
    return subprocess.run(
        [sys.executable, "-m", "easyharp_qt", *arguments],
        capture_output=True,
        check=False,
        text=True,
        timeout=30,
    )
