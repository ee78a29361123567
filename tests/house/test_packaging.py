"""What the system reads about the game is valid, agrees with itself, and is there."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import easyharp_qt

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
APP_ID = "io.github.easyharp.EasyHarp"
DESKTOP_FILE = PACKAGING / f"{APP_ID}.desktop"
METAINFO = PACKAGING / f"{APP_ID}.metainfo.xml"


def run_or_skip(tool: str, package: str, *arguments: str | Path) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} not found; on Debian: sudo apt install {package}")
    done = subprocess.run(
        [tool, *arguments], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_desktop_file_is_valid() -> None:
    run_or_skip("desktop-file-validate", "desktop-file-utils", DESKTOP_FILE)


def test_the_metainfo_is_valid() -> None:
    run_or_skip("appstreamcli", "appstream", "validate", "--no-net", METAINFO)


def test_all_papers_bear_the_same_name() -> None:
    desktop = DESKTOP_FILE.read_text(encoding="utf-8")
    metainfo = ET.parse(METAINFO).getroot()
    assert f"\nIcon={APP_ID}\n" in desktop
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == DESKTOP_FILE.name
    assert metainfo.findtext("name") == "Easy Harp"


def test_the_latest_release_is_this_one_and_has_its_changes() -> None:
    latest = ET.parse(METAINFO).getroot().find("releases/release")
    assert latest is not None
    assert latest.get("version") == easyharp_qt.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## .*\b{re.escape(easyharp_qt.__version__)}\b", changes, re.MULTILINE)


def test_everything_said_in_english_is_said_in_hebrew() -> None:
    desktop = DESKTOP_FILE.read_text(encoding="utf-8")
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        count = len(re.findall(rf"^{key}=", desktop, re.MULTILINE))
        assert count == len(re.findall(rf"^{key}\[he\]=", desktop, re.MULTILINE)) > 0, key
    description = ET.parse(METAINFO).getroot().find("description")
    assert description is not None
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    spoken = [
        element.get(lang, "en") for element in description.iter() if element.tag in {"p", "li"}
    ]
    assert spoken.count("en") == spoken.count("he") > 0


def test_the_commands_that_the_readme_gives_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    contributing = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    named = {
        target
        for line in re.findall(r"(?:`|^ *)make((?: [a-z]+)+)", readme + contributing, re.MULTILINE)
        for target in line.split()
    }
    assert {"play", "test"} <= named <= targets
    for path in re.findall(r"\]\(([\w./-]+)\)", readme):
        assert (ROOT / path).exists(), path
