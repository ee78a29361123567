"""What keeps the game from starting is said in one sentence, with the line that mends it."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from easyharp_qt import preflight

if TYPE_CHECKING:
    from tests.conftest import Screen

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only on Linux do Qt's wheels need the system's libraries"
)

# The loader's own and the compiler's: no Python runs without them.
EVERYWHERE = re.compile(
    r"(libc|libm|libdl|libpthread|librt|ld-linux.*|libstdc\+\+|libgcc_s)\.so\.\d+"
)

Without = Callable[..., None]


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Without:
    """Give a function that makes the loader miss the libraries named, and those that need them."""
    load = preflight._load

    def miss(*names: str, needed_by: str) -> None:
        def fake(path: str) -> str | None:
            if path in names or path.endswith(needed_by):
                missing = path if path in names else names[0]
                return f"{missing}: cannot open shared object file: No such file or directory"
            return load(path)

        monkeypatch.setattr(preflight, "_load", fake)

    return miss


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preflight, "_INSTALLERS", ((sys.executable, "sudo apt install"),))


def problem_with(monkeypatch: pytest.MonkeyPatch, **variables: str | None) -> str | None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
        value = variables.get(name)
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    return preflight.problem()


def test_nothing_is_wrong_where_the_tests_run() -> None:
    assert preflight.problem() is None


@pytest.mark.usefixtures("debian")
def test_a_missing_library_is_named_with_its_package(without: Without) -> None:
    without("libEGL.so.1", needed_by="libQt6Gui.so.6")
    assert preflight.problem() == (
        "Easy Harp needs libEGL.so.1; this installs it: sudo apt install libegl1"
    )


@pytest.mark.usefixtures("debian")
def test_all_that_is_missing_is_installed_at_once(
    without: Without, monkeypatch: pytest.MonkeyPatch
) -> None:
    without("libGL.so.1", "libxcb-cursor.so.0", needed_by="libQt6Gui.so.6")
    assert problem_with(monkeypatch, DISPLAY=":0") == (
        "Easy Harp needs libGL.so.1 and libxcb-cursor.so.0; this installs it: "
        "sudo apt install libgl1 libxcb-cursor0"
    )


@pytest.mark.usefixtures("debian")
def test_what_only_x_needs_is_missed_only_there(
    without: Without, monkeypatch: pytest.MonkeyPatch
) -> None:
    without("libxcb-cursor.so.0", needed_by="libqxcb.so")
    found = problem_with(monkeypatch, QT_QPA_PLATFORM="xcb", DISPLAY=":0")
    assert found is not None
    assert found.endswith("sudo apt install libxcb-cursor0")
    assert problem_with(monkeypatch, QT_QPA_PLATFORM="offscreen") is None


def test_without_a_known_installer_the_package_is_still_named(
    without: Without, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preflight, "_INSTALLERS", ())
    without("libfontconfig.so.1", needed_by="libQt6Gui.so.6")
    assert preflight.problem() == (
        "Easy Harp needs libfontconfig.so.1; Debian's packages for it: libfontconfig1"
    )


def test_an_unknown_reason_is_told_in_the_loaders_words(monkeypatch: pytest.MonkeyPatch) -> None:
    reason = "libc.so.6: version `GLIBC_9.9' not found"
    monkeypatch.setattr(
        preflight, "_load", lambda path: reason if path.endswith("Gui.so.6") else None
    )
    assert preflight.problem() == f"Easy Harp cannot load Qt: {reason}"


def test_the_loader_really_names_what_it_misses(tmp_path: Path) -> None:
    folder = preflight.pyside_folder()
    assert folder is not None
    whole = (folder / "Qt/lib/libQt6Gui.so.6").read_bytes()
    broken = tmp_path / "libQt6Gui.so.6"
    broken.write_bytes(whole.replace(b"\0libEGL.so.1\0", b"\0libEGL.so.9\0"))
    error = preflight._load(str(broken))
    assert error is not None
    assert error.startswith("libEGL.so.9:")


@pytest.mark.parametrize(
    ("file", "tables"),
    [
        ("Qt/lib/libQt6Core.so.6", [preflight._GUI]),
        ("Qt/lib/libQt6Gui.so.6", [preflight._GUI]),
        ("Qt/lib/libQt6DBus.so.6", [preflight._GUI]),
        ("Qt/lib/libQt6Widgets.so.6", [preflight._GUI]),
        ("Qt/lib/libQt6Svg.so.6", [preflight._GUI]),
        ("Qt/plugins/platforms/libqxcb.so", [preflight._GUI, preflight._XCB]),
        ("Qt/lib/libQt6XcbQpa.so.6", [preflight._GUI, preflight._XCB]),
        ("Qt/plugins/platforms/libqwayland.so", [preflight._GUI, preflight._WAYLAND]),
        ("Qt/lib/libQt6WaylandClient.so.6", [preflight._GUI, preflight._WAYLAND]),
    ],
)
def test_each_library_that_qt_links_to_has_a_package(
    file: str, tables: list[dict[str, tuple[str, str, str]]]
) -> None:
    folder = preflight.pyside_folder()
    assert folder is not None
    brought_along = {path.name for path in (folder / "Qt/lib").iterdir()}
    linked = {
        name.decode()
        for name in re.findall(rb"(?<=\0)[\w.+-]+\.so\.\d+(?=\0)", (folder / file).read_bytes())
    }
    known = brought_along.union(*tables)
    assert linked
    assert [name for name in linked - known if not EVERYWHERE.fullmatch(name)] == []


def test_no_screen_at_all_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    found = problem_with(monkeypatch)
    assert found == (
        "There is no screen to show the game on: neither WAYLAND_DISPLAY nor DISPLAY is set."
    )


@pytest.mark.parametrize(
    ("variables", "screen"),
    [
        ({"DISPLAY": ":987"}, "DISPLAY=:987"),
        ({"DISPLAY": "nowhere.invalid:0"}, "DISPLAY=nowhere.invalid:0"),
        ({"WAYLAND_DISPLAY": "wayland-987"}, "WAYLAND_DISPLAY=wayland-987"),
    ],
)
def test_a_screen_that_does_not_answer_is_one_sentence(
    variables: dict[str, str], screen: str
) -> None:
    env = {
        name: value
        for name, value in os.environ.items()
        if name not in {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"}
    }
    done = subprocess.run(
        [sys.executable, "-m", "easyharp_qt"],
        env=env | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == (f"The screen {screen} does not answer, or does not let this user in.\n")
    assert done.returncode == 1


def test_a_screen_that_answers_is_enough(screen: "Screen", monkeypatch: pytest.MonkeyPatch) -> None:
    display = screen.env["DISPLAY"]
    assert problem_with(monkeypatch, DISPLAY=display) is None
    # Without a key, and with a server of someone else's, the server itself is asked.
    monkeypatch.setattr(preflight, "_surely_ours", lambda _: False)
    assert problem_with(monkeypatch, DISPLAY=display) is None


def test_x_stands_in_where_wayland_does_not_answer(
    screen: "Screen", monkeypatch: pytest.MonkeyPatch
) -> None:
    found = problem_with(monkeypatch, DISPLAY=screen.env["DISPLAY"], WAYLAND_DISPLAY="wayland-987")
    assert found is None


def test_a_python_that_is_too_old_is_named() -> None:
    assert preflight._python_problem((3, 10)) == (
        "Easy Harp needs Python 3.11 or newer; this is 3.10."
    )
    assert preflight._python_problem((3, 11)) is None


def test_a_missing_pyside_comes_with_the_line_that_installs_it() -> None:
    found = preflight._pyside_problem(None, (3, 13))
    assert found is not None
    assert found.endswith(f"{sys.executable} -m pip install PySide6-Essentials")


@pytest.mark.parametrize(
    ("version", "python", "sound"),
    [
        ("6.9.3", (3, 13), False),
        ("6.10.0", (3, 11), True),
        ("6.11.3", (3, 11), True),
        ("6.12.0", (3, 11), False),
        ("6.12.0", (3, 12), True),
        ("7.0.0", (3, 11), False),
        ("7.0.0", (3, 14), True),
        ("unreadable", (3, 11), True),
    ],
)
def test_a_pyside_that_would_crash_is_refused(
    version: str, python: tuple[int, int], sound: bool, tmp_path: Path
) -> None:
    (tmp_path / "__init__.py").write_text(f'x = 1\n__version__ = "{version}"\n')
    assert (preflight._pyside_problem(tmp_path, python) is None) == sound


def test_a_pyside_of_the_system_brought_its_libraries_along(tmp_path: Path) -> None:
    assert preflight._library_problem(tmp_path) is None


def test_preflight_never_imports_qt() -> None:
    code = (
        "import sys; from easyharp_qt import preflight; preflight.problem(); "
        "sys.exit('PySide6' in sys.modules or 'ctypes' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
