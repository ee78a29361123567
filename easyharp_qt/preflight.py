"""Say in one sentence why the game cannot start here, before Qt would end it in a traceback.

A system library that Qt links to may be missing: then the import of QtGui fails, or Qt finds no
platform and aborts the process, which no `except` catches. So the very files that Qt is about to
load are opened first. Nothing of that is done twice: the loader keeps them.

Nothing can be translated yet; the sentences are English.
"""

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

dlopen: Callable[[str, int], int] | None
try:
    from _ctypes import dlopen  # the whole of ctypes takes 4 ms more
except ImportError:  # not on Windows, nor in a Python that was built without libffi
    dlopen = None

_OLDEST_PYTHON = (3, 11)
_OLDEST_PYSIDE = (6, 10)

_INSTALLERS = (
    ("/usr/bin/apt-get", "sudo apt install"),
    ("/usr/bin/dnf", "sudo dnf install"),
    ("/usr/bin/pacman", "sudo pacman -S"),
)
"""How the packages of each column below are installed."""

_GUI = {
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd"),
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd"),
    "libX11.so.6": ("libx11-6", "libX11", "libx11"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libz.so.1": ("zlib1g", "zlib", "zlib"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd"),
}
"""What QtGui links to, and its packages in Debian, Fedora and Arch."""

_XCB = {
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb"),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb"),
    "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
}
"""What the platform plugin for X links to beyond that."""

_WAYLAND = {
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland"),
}
"""What the platform plugin for Wayland links to beyond that."""

_PLUGINS = {
    "xcb": ("libqxcb.so", _XCB, "DISPLAY"),
    "wayland": ("libqwayland.so", _WAYLAND, "WAYLAND_DISPLAY"),
}


def problem() -> str | None:
    """Return the sentence that says what is missing and how to get it, or None."""
    folder = pyside_folder()
    return (
        _python_problem(sys.version_info[:2])
        or _pyside_problem(folder, sys.version_info[:2])
        or (_library_problem(folder) if folder and sys.platform == "linux" else None)
    )


def pyside_folder() -> Path | None:
    """Return where PySide6 is installed, without importing it."""
    spec = find_spec("PySide6")
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) if places else None


def pyside_version(folder: Path) -> str:
    """Return the version of the PySide6 in *folder*, without importing it."""
    with (folder / "__init__.py").open(encoding="utf-8") as source:
        for line in source:
            if line.startswith("__version__ ="):
                return line.split('"')[1]
    return "of unknown version"


def _python_problem(python: tuple[int, int]) -> str | None:
    if python >= _OLDEST_PYTHON:
        return None
    return f"Easy Harp needs Python 3.11 or newer; this is {_dotted(python)}."


def _pyside_problem(folder: Path | None, python: tuple[int, int]) -> str | None:
    if folder is None:
        return (
            "Easy Harp needs PySide6, which is not installed for this Python; this installs it: "
            f"{sys.executable} -m pip install PySide6-Essentials"
        )
    version = pyside_version(folder)
    try:
        number = tuple(int(part) for part in version.split(".")[:2])
    except ValueError:
        return None  # a version of a shape we do not know is not known to be bad
    if number < _OLDEST_PYSIDE:
        return f"Easy Harp needs PySide6 {_dotted(_OLDEST_PYSIDE)} or newer; this is {version}."
    if number >= (6, 12) and python < (3, 12):
        # It gives up a reference to None with every call, until the interpreter aborts.
        return (
            f"PySide6 {version} crashes on Python {_dotted(python)}; use Python 3.12 or newer, or "
            "install an older one: "
            f"{sys.executable} -m pip install 'PySide6-Essentials>=6.10,<6.12'"
        )
    return None


def _library_problem(folder: Path) -> str | None:
    gui = folder / "Qt" / "lib" / "libQt6Gui.so.6"
    if dlopen is None or not gui.exists():
        return None  # the latter: a PySide6 of the system's own, whose package brought them along
    platforms = _platforms()
    return _missing(gui, platforms) or _screen_problem(folder, platforms)


def _screen_problem(folder: Path, platforms: list[str]) -> str | None:
    """Say why none of the platforms that Qt will try can show a window, or None if one can."""
    if not platforms:
        return "There is no screen to show the game on: neither WAYLAND_DISPLAY nor DISPLAY is set."
    problems = []
    for platform in platforms:
        if platform not in _PLUGINS:
            return None  # chosen by someone who knows why
        plugin, _, variable = _PLUGINS[platform]
        found = _missing(folder / "Qt" / "plugins" / "platforms" / plugin, [platform])
        if found is None and not _answers(platform):
            found = (
                f"The screen {variable}={os.environ.get(variable, '')} does not answer, or does "
                "not let this user in."
            )
        if found is None:
            return None
        problems.append(found)
    return problems[0]


def _platforms() -> list[str]:
    """Return the platforms that Qt will try, in its order."""
    if chosen := os.environ.get("QT_QPA_PLATFORM"):
        return [name.partition(":")[0] for name in chosen.split(";")]
    platforms = []
    if os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland":
        platforms.append("wayland")
    if os.environ.get("DISPLAY"):
        platforms.append("xcb")
    return platforms


def _answers(platform: str) -> bool:
    """Say whether a program of this user can reach the screen, where Qt would abort if not."""
    if platform == "xcb" and _surely_ours(os.environ.get("DISPLAY", "")):
        return True
    import ctypes  # noqa: PLC0415 - 4 ms that a usual start need not spend

    if platform == "wayland":
        wayland = ctypes.CDLL("libwayland-client.so.0")
        wayland.wl_display_connect.restype = ctypes.c_void_p
        connected = ctypes.c_void_p(wayland.wl_display_connect(None))
        if connected.value is None:
            return False
        wayland.wl_display_disconnect(connected)
        return True
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused: int = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _surely_ours(display: str) -> bool:
    """Say whether this is an X server of this machine that this user started or has a key to."""
    number = display.removeprefix("unix").removeprefix(":").partition(".")[0]
    try:
        owner = Path(f"/tmp/.X11-unix/X{number}").stat().st_uid  # noqa: S108 - X servers listen there
    except OSError:
        return False
    key = os.environ.get("XAUTHORITY") or "~/.Xauthority"
    return owner == os.getuid() or Path(key).expanduser().is_file()


def _missing(path: Path, platforms: list[str]) -> str | None:
    """Say what keeps the file at *path* from being loaded, or None.

    The sentence also names what else *platforms* will need: one installation should do.
    """
    error = _load(str(path))
    if error is None:
        return None
    packages = dict(_GUI)
    for platform in platforms:
        if platform in _PLUGINS:
            packages |= _PLUGINS[platform][1]
    first = error.partition(":")[0]
    missing = [name for name in packages if name == first or _load(name) is not None]
    if first not in missing:
        return f"Easy Harp cannot load Qt: {error}"  # what the loader says is all we know
    names = " and ".join(missing)
    return f"Easy Harp needs {names}; {_how_to_install([packages[name] for name in missing])}"


def _load(path: str) -> str | None:
    """Load the library as Qt would, for good; return the loader's words if it cannot."""
    assert dlopen is not None
    try:
        dlopen(path, 0)
    except OSError as error:
        return str(error)
    return None


def _how_to_install(packages: list[tuple[str, str, str]]) -> str:
    for column, (tool, command) in enumerate(_INSTALLERS):
        if Path(tool).exists():
            names = dict.fromkeys(package[column] for package in packages)
            return f"this installs it: {command} {' '.join(names)}"
    names = dict.fromkeys(package[0] for package in packages)
    return f"Debian's packages for it: {' '.join(names)}"


def _dotted(version: tuple[int, ...]) -> str:
    return ".".join(map(str, version))
