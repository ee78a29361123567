"""What every test rests on: no real screen, no real home, and nothing left behind.

A test that asks for the `screen` fixture is marked `display` by itself: it runs the program as
another process on an X server of its own. All others run Qt offscreen in this process.
"""

import gc
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest

from easyharp_qt import preflight

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

os.environ["QT_QPA_PLATFORM"] = "offscreen"

hypothesis.settings.register_profile("laptop", deadline=None)
# The same examples each time: a run nobody watches must not fail on another's change.
hypothesis.settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "laptop")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--nothing-skipped", action="store_true", help="fail the run if any test was skipped"
    )


# Before pytest-qt imports QtGui: with a library missing that ends the run in a traceback, or in an
# aborted process.
@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    if (problem := preflight.problem()) is not None:
        pytest.exit(problem, returncode=3)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "screen" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.display)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Turn a green run red if something was skipped and nothing may be."""
    if not session.config.getoption("--nothing-skipped") or hasattr(session.config, "workerinput"):
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None or not (skipped := reporter.stats.get("skipped")):
        return
    session.exitstatus = pytest.ExitCode.TESTS_FAILED
    reporter.section("skipped, and nothing may be skipped here", red=True)
    for report in skipped:
        reporter.line(f"{report.nodeid}: {report.longrepr[-1]}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call":
        item.stash[_PASSED] = report.passed
    return report


_PASSED = pytest.StashKey[bool]()
_homes = count()


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test, and the programs it starts, an empty home folder."""
    folder = tmp_path_factory.getbasetemp() / f"home-{next(_homes)}"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    for name, place in {
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CONFIG_HOME": ".config",
        "XDG_CACHE_HOME": ".cache",
        "XDG_RUNTIME_DIR": ".run",
    }.items():
        monkeypatch.setenv(name, str(folder / place))
    # Qt says so, and a test would fail, if the runtime folder is missing or open to others.
    (folder / ".run").mkdir(mode=0o700)
    return folder


@pytest.fixture(autouse=True)
def nothing_left_behind(request: pytest.FixtureRequest, home: Path) -> Iterator[None]:
    """Fail a test that leaves a window, a running timer or a running thread to the next one."""
    before = {id(thing) for thing in _still_going()}
    yield
    if not request.node.stash.get(_PASSED, False):
        return  # one failure is enough, and its traceback keeps things alive
    left = [thing for thing in _still_going() if id(thing) not in before]
    if left:
        # What only waits for the collector is not left behind.
        del left
        gc.collect()
        left = [thing for thing in _still_going() if id(thing) not in before]
    assert not left, f"the test left behind: {', '.join(map(str, left))}"


def _still_going() -> list["QObject"]:
    """Return the windows that exist and the timers and threads that run, if Qt runs at all."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent, QThread, QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import Shiboken

    if QCoreApplication.instance() is None:
        return []
    # deleteLater() alone does nothing outside an event loop.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    here = QThread.currentThread()
    going: list[QObject] = list(QApplication.topLevelWidgets())
    going += (
        thing
        for thing in Shiboken.getAllValidWrappers()
        if (isinstance(thing, QTimer) and thing.isActive())
        or (isinstance(thing, QThread) and thing is not here and thing.isRunning())
    )
    return going


@dataclass(frozen=True)
class Screen:
    """An X server with a window manager, and the environment that leads a program to it."""

    env: dict[str, str]

    def xdotool(self, *arguments: str | int) -> str:
        """Run xdotool there and return what it printed."""
        done = subprocess.run(
            ["xdotool", *map(str, arguments)],
            env=self.env,
            check=True,
            capture_output=True,
            text=True,
            timeout=30,
        )
        return done.stdout.strip()


@pytest.fixture(scope="session")
def x_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start an X server with a window manager; give its DISPLAY."""
    missing = [name for name in ("Xvfb", "openbox", "xdotool") if shutil.which(name) is None]
    if missing:
        pytest.skip(
            f"{', '.join(missing)} not found; on Debian: sudo apt install xvfb openbox xdotool"
        )
    folder = tmp_path_factory.mktemp("x-server")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        display = f":{_read_line(read, 'Xvfb')}"
        manager = _start_window_manager(display, folder)
        try:
            yield display
        finally:
            manager.terminate()
            manager.wait(timeout=10)
    finally:
        os.close(read)
        server.terminate()
        server.wait(timeout=10)


@pytest.fixture
def screen(x_server: str, home: Path) -> Screen:
    """Give the test a screen for the program that it will start, with its own empty home."""
    env = {name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"}
    env |= {"DISPLAY": x_server, "QT_QPA_PLATFORM": "xcb"}
    return Screen(env)


def _start_window_manager(display: str, folder: Path) -> subprocess.Popen[bytes]:
    # It runs the start-up command once it manages windows: no guessing how long that takes.
    ready = folder / "ready"
    os.mkfifo(ready)
    read = os.open(ready, os.O_RDONLY | os.O_NONBLOCK)
    script = folder / "ready.sh"
    script.write_text(f"echo yes > '{ready}'\n")
    manager = subprocess.Popen(
        ["openbox", "--sm-disable", "--startup", f"sh {script}"],
        env=os.environ | {"DISPLAY": display, "HOME": str(folder)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _read_line(read, "openbox")
    except BaseException:
        manager.terminate()
        raise
    finally:
        os.close(read)
    return manager


def _read_line(descriptor: int, program: str) -> str:
    said = b""
    while not said.endswith(b"\n"):
        if not select.select([descriptor], [], [], 30)[0]:
            pytest.fail(f"{program} did not start within 30 seconds")
        more = os.read(descriptor, 100)
        if not more:
            pytest.fail(f"{program} ended before it was ready")
        said += more
    return said.decode().strip()
