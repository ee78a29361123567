"""The wheel brings all that the game needs: from it alone, in an empty environment, it starts."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import easyharp_qt

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel as a packager would: from the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", folder],
        cwd=ROOT,
        check=True,
        capture_output=True,
        timeout=300,
    )
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment; return the folder of its commands."""
    folder = tmp_path_factory.mktemp("venv")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True, timeout=60)
    commands = folder / "bin"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [*pip, "--python", commands / "python", "install", "--no-index", "--no-deps", wheel],
        check=True,
        timeout=120,
    )
    # What the wheel asks for, and no more, is lent from where the tests run: 250 MB are not
    # fetched once more.
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    for needed in _needed_by(wheel):
        for name in {file.parts[0] for file in needed.files or () if ".." not in file.parts}:
            if not (packages / name).exists():
                (packages / name).symlink_to(Path(str(needed.locate_file(name))))
    return commands


def _needed_by(wheel: Path) -> Iterator[Distribution]:
    with zipfile.ZipFile(wheel) as archive:
        metadata = next(name for name in archive.namelist() if name.endswith("/METADATA"))
        lines = archive.read(metadata).decode().splitlines()
    asked = [line.partition(":")[2] for line in lines if line.startswith("Requires-Dist:")]
    seen = set()
    while asked:
        requirement = Requirement(asked.pop())
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name not in seen:
            seen.add(requirement.name)
            needed = distribution(requirement.name)
            asked += needed.requires or ()
            yield needed


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    # Nothing of the checkout may help: not its folder, not its environment.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        command,
        cwd=cwd,
        env=env | variables,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    # The one thing that Qt says of itself when it plays without a screen.
    said = set(done.stderr.splitlines()) - {"This plugin does not support propagateSizeHints()"}
    assert said == set()
    return done.stdout


def test_the_wheel_brings_what_is_drawn_and_what_is_said(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    data = "easyharp_qt/data"
    for source in ROOT.glob("translations/*.ts"):
        assert f"{data}/translations/{source.stem}.qm" in names
    for theme in ROOT.glob("themes/*/theme.toml"):
        files = (file for file in theme.parent.rglob("*") if file.is_file())
        for file in files:
            assert f"{data}/themes/{file.relative_to(ROOT / 'themes').as_posix()}" in names


def test_the_wheel_brings_a_place_in_the_menu(wheel: Path) -> None:
    app_id = "io.github.easyharp.EasyHarp"
    with zipfile.ZipFile(wheel) as archive:
        shared = {name.partition("/data/share/")[2] for name in archive.namelist()} - {""}
    assert {f"applications/{app_id}.desktop", f"metainfo/{app_id}.metainfo.xml"} <= shared
    assert f"icons/hicolor/scalable/apps/{app_id}.svg" in shared
    assert f"icons/hicolor/64x64/apps/{app_id}.png" in shared


def test_the_installed_game_is_not_the_checkout(installed: Path, tmp_path: Path) -> None:
    code = "import easyharp_qt; print(easyharp_qt.__file__)"
    place = run(installed / "python", "-c", code, cwd=tmp_path)
    assert Path(place.strip()).is_relative_to(installed.parent)


def test_the_installed_command_says_its_version(installed: Path, tmp_path: Path) -> None:
    said = run(installed / "easyharp-qt", "--version", cwd=tmp_path)
    assert said.startswith(f"Easy Harp {easyharp_qt.__version__} ")


def test_the_installed_game_finds_its_themes_and_translations(
    installed: Path, tmp_path: Path
) -> None:
    code = (
        "from easyharp_qt import places\n"
        "print(*sorted(file.name for file in places.bundled_themes().glob('*/theme.toml')))\n"
        "print(*sorted(file.name for file in places.bundled_translations().iterdir()))\n"
    )
    themes, translations = run(installed / "python", "-c", code, cwd=tmp_path).splitlines()
    assert "theme.toml" in themes
    assert translations.split() == sorted(
        f"{source.stem}.qm" for source in ROOT.glob("translations/*.ts")
    )


def test_the_installed_game_starts_in_hebrew(installed: Path, tmp_path: Path) -> None:
    play = """
import sys
from PySide6.QtCore import QTimer
from easyharp_qt import __main__, app

begin = app.start

def begin_and_look(program, request):
    begin(program, request)
    print(program.window.windowTitle())
    print(program.window.layoutDirection().name)
    print(program.window.undo.iconText())
    print(program.catalogue.theme("").id)
    print(*program.problems)
    QTimer.singleShot(0, program.window.close)

app.start = begin_and_look
sys.argv[1:] = ["5"]
sys.exit(__main__.main())
"""
    hebrew = {"LC_ALL": "", "LC_CTYPE": "C.UTF-8", "LANG": "he_IL.UTF-8", "LANGUAGE": "he"}
    said = run(installed / "python", "-c", play, cwd=tmp_path, **hebrew).splitlines()
    assert "EH1-N-AAAAAAF" in said[0]
    assert said[1:] == ["RightToLeft", "ביטול מהלך", "classic", ""]
