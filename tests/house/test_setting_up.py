"""A machine that lacks something is told what, and with which line it is mended."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"

pytestmark = pytest.mark.skipif(shutil.which("sh") is None, reason="there is no sh to run it")


def make_venv(folder: Path, path: Path, python: str = "") -> subprocess.CompletedProcess[str]:
    sh = shutil.which("sh")
    assert sh is not None
    return subprocess.run(
        [sh, PACKAGING / "venv.sh", folder],
        env={"PATH": str(path), "PYTHON": python},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def program(file: Path, script: str) -> None:
    file.write_text(f"#!{shutil.which('sh')}\n{script}\n")
    file.chmod(0o755)


def python_that_only_says_what_it_made(file: Path) -> Path:
    """Put a Python there that answers questions but makes no venv, which takes seconds."""
    made = file.with_suffix(".made")
    program(file, f'case "$1" in -m) echo "$@" > {made};; *) exec {sys.executable} "$@";; esac')
    return made


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    return folder


def test_no_python_at_all(path: Path, tmp_path: Path) -> None:
    done = make_venv(tmp_path / "venv", path)
    assert done.returncode == 1
    assert done.stderr == (
        "Easy Harp needs Python 3.11 or newer, and none was found; on Debian 12 and Ubuntu 24.04 "
        "or newer this installs it: sudo apt install python3 python3-venv\n"
    )


def test_an_old_python_is_passed_over_for_a_newer_one(path: Path, tmp_path: Path) -> None:
    program(path / "python3", "exit 1")
    made = python_that_only_says_what_it_made(path / "python3.12")
    done = make_venv(tmp_path / "venv", path)
    assert done.returncode == 0, done.stderr
    assert made.read_text() == f"-m venv {tmp_path / 'venv'}\n"


def test_a_python_without_venv_is_told_the_package(path: Path, tmp_path: Path) -> None:
    program(
        path / "python3",
        f'case "$2" in *ensurepip*) exit 1;; *) exec {sys.executable} "$@";; esac',
    )
    done = make_venv(tmp_path / "venv", path)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert done.returncode == 1
    assert done.stderr == (
        f"Python {version} was found without its venv module; on Debian and Ubuntu this installs "
        f"it: sudo apt install python{version}-venv\n"
    )


def test_a_python_that_was_asked_for_must_be_new_enough(path: Path, tmp_path: Path) -> None:
    program(path / "old", "exit 1")
    done = make_venv(tmp_path / "venv", path, python=str(path / "old"))
    assert done.returncode == 1
    assert done.stderr.startswith("Easy Harp needs Python 3.11 or newer, and PYTHON=")


def test_a_venv_whose_python_has_gone_is_made_anew(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "venv"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin/python").symlink_to(tmp_path / "gone")
    made = python_that_only_says_what_it_made(path / "python3")
    done = make_venv(folder, path)
    assert done.returncode == 0, done.stderr
    assert made.read_text() == f"-m venv --clear {folder}\n"


def test_translations_are_compiled_and_stale_ones_removed(tmp_path: Path) -> None:
    (tmp_path / "xx.qm").touch()
    subprocess.run(
        [sys.executable, PACKAGING / "translations.py", tmp_path],
        check=True,
        timeout=60,
        env=dict(os.environ),
    )
    sources = PACKAGING.parent.glob("translations/*.ts")
    assert {file.name for file in tmp_path.iterdir()} == {f"{ts.stem}.qm" for ts in sources}
