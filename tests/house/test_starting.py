"""The command line is followed, or answered with one sentence; and Qt is not loaded to say no."""

import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import easyharp_qt
from easyharp_qt import __main__ as starting
from easyharp_qt import places, preflight
from tests.conftest import Screen


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "easyharp_qt", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["0"], "'0' is no deal; expected a number from 1 to 999999 or a code such as"),
        (["-5"], "'-5' is no deal; expected"),
        (["EH1-N-AAAAAA1"], "'EH1-N-AAAAAA1' is no deal; expected"),
        (["5", "6"], "one deal at a time, and '6' is a second one."),
        (["5", "--daily"], "either a deal or --daily, not both."),
        (["--dayly"], "there is no option '--dayly'; usage: easyharp-qt [DEAL | --daily]"),
    ],
)
def test_a_wrong_command_line_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    done = start(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"easyharp-qt: {sentence}")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "request_"),
    [
        ([], (None, False, False)),
        (["5"], (5, False, False)),
        (["eh1naaaaaaf"], (5, False, False)),
        (["--safe-mode", "999 999"], (999_999, False, True)),
        (["--daily"], (None, True, False)),
    ],
)
def test_the_command_line_says_what_to_play(
    arguments: list[str], request_: tuple[int | None, bool, bool]
) -> None:
    assert starting._read(arguments) == request_


def test_version_names_all_that_a_bug_report_needs() -> None:
    folder = preflight.pyside_folder()
    assert folder is not None
    assert start("--version").stdout == (
        f"Easy Harp {easyharp_qt.__version__} "
        f"(Python {sys.version.split()[0]}, PySide6 {preflight.pyside_version(folder)})\n"
    )


def test_help_names_every_option() -> None:
    done = start("--help")
    assert done.returncode == 0
    assert set(re.findall(r"--[a-z-]+", done.stdout)) == {"--daily", "--safe-mode", "--version"}


def test_saying_no_loads_neither_qt_nor_a_parser() -> None:
    code = (
        "import sys; sys.argv = ['easyharp-qt', '--no-such']\n"
        "from easyharp_qt.__main__ import main\n"
        "assert main() == 2\n"
        "assert not {'PySide6', 'argparse', 'ctypes'} & set(sys.modules)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, timeout=60)


def test_a_machine_that_cannot_show_it_is_told_before_qt_is_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(preflight, "problem", lambda: "No strings.")
    monkeypatch.setattr(sys, "argv", ["easyharp-qt"])
    assert starting.main() == 1
    assert capsys.readouterr().err == "No strings.\n"


def test_the_files_that_come_along_are_found_in_a_checkout() -> None:
    root = Path(easyharp_qt.__file__).parents[1]
    assert places.bundled_themes() == root / "themes"
    assert places.bundled_translations() == root / "build" / "translations"
    assert places.bundled_icons() == root / "packaging" / "icons"


def quit_by_key(game: subprocess.Popen[str], screen: Screen) -> str:
    # A key pressed before the window manager has given the window the focus goes nowhere.
    for _ in range(30):
        screen.xdotool("key", "ctrl+q")
        with suppress(subprocess.TimeoutExpired):
            return game.communicate(timeout=1)[1]
    pytest.fail("Ctrl+Q does not end the game")


def test_the_desktop_knows_the_window_for_the_games(screen: Screen) -> None:
    desktop_file = next(places.bundled_icons().parent.glob("*.desktop")).read_text("utf-8")
    known_as = re.search(r"^StartupWMClass=(.+)$", desktop_file, re.MULTILINE)
    assert known_as is not None
    with subprocess.Popen(
        [sys.executable, "-m", "easyharp_qt", "5"],
        env=screen.env,
        stderr=subprocess.PIPE,
        text=True,
    ) as game:
        try:
            found = ("search", "--sync", "--onlyvisible", "--class", known_as[1])
            screen.xdotool(*found)
            said = quit_by_key(game, screen)
        finally:
            game.kill()
    assert game.returncode == 0
    assert said == ""
