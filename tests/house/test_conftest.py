"""The net under all tests holds: each fault it is meant to catch is made, and caught."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import Screen

ROOT = Path(__file__).parents[2]


def run_tests(tmp_path: Path, code: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests in *code* as a run of their own, under the same conftest."""
    file = tmp_path / "test_inner.py"
    file.write_text(code)
    pytest_here = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest"]
    folders = [f"--rootdir={ROOT}", f"--basetemp={tmp_path / 'inner'}"]
    return subprocess.run(
        [*pytest_here, *folders, "-rA", *options, file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_what_a_test_leaves_behind_fails_it(tmp_path: Path) -> None:
    code = """
from PySide6.QtCore import QThread, QTimer
from PySide6.QtWidgets import QWidget

kept = []

def test_window(qapp):
    kept.append(QWidget())
    kept[-1].setObjectName("lost")

def test_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(100_000)

def test_thread(qapp):
    kept.append(QThread())
    kept[-1].start()

def test_what_is_taken_down_or_only_waits_for_the_collector(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    timer = QTimer(window)
    timer.start(100_000)
    ring = QTimer()
    ring.itself = ring
    ring.start(100_000)
    QWidget().deleteLater()

def test_the_end():
    kept[-1].quit()
    kept[-1].wait()
"""
    done = run_tests(tmp_path, code)
    left = re.findall(r"^ERROR .*::test_(\w+) - .*the test left behind", done.stdout, re.MULTILINE)
    assert left == ["window", "timer", "thread"]
    assert 'name="lost"' in done.stdout
    assert done.returncode == 1


def test_a_skipped_test_fails_only_the_run_where_nothing_may_be_skipped(tmp_path: Path) -> None:
    code = """
import pytest

def test_a():
    pytest.skip("no harp")

def test_b():
    pass
"""
    assert run_tests(tmp_path, code).returncode == 0
    done = run_tests(tmp_path, code, "--nothing-skipped", "-n1")
    assert done.returncode == 1
    assert "nothing may be skipped" in done.stdout


def test_a_missing_library_ends_the_run_in_one_sentence(tmp_path: Path) -> None:
    pyside = tmp_path / "PySide6"
    pyside.mkdir()
    (pyside / "__init__.py").write_text('__version__ = "6.1.0"\n')
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "tests/house"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 3
    assert "Easy Harp needs PySide6 6.10 or newer; this is 6.1.0." in done.stdout + done.stderr
    assert "Traceback" not in done.stdout + done.stderr


def test_each_test_has_an_empty_home_of_its_own(home: Path) -> None:
    assert Path.home() == home
    assert Path(os.environ["XDG_DATA_HOME"]).parent.parent == home
    assert [path.name for path in home.iterdir()] == [".run"]


def test_a_screen_has_a_window_manager(screen: Screen) -> None:
    assert screen.xdotool("getdisplaygeometry") == "1920 1080"
    assert int(screen.xdotool("get_num_desktops")) >= 1


def test_a_test_with_a_screen_is_marked(screen: Screen, request: pytest.FixtureRequest) -> None:
    assert screen.env["QT_QPA_PLATFORM"] == "xcb"
    assert request.node.get_closest_marker("display") is not None
