"""A private linter: what no general tool knows is forbidden here, and what to write instead.

`make check` runs it over all files of the checkout. Each rule carries a line that breaks it and
one that keeps it; `test_house_rules.py` tries both, so that no rule can be dead.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Rule:
    """A pattern that no line of the files may hold, and what to write instead."""

    pattern: str
    instead: str
    wrong: str
    right: str
    files: tuple[str, ...] = ("*",)
    but_not: tuple[str, ...] = ()

    def covers(self, name: str) -> bool:
        """Say whether the rule is about the file of that name."""
        return any(fnmatch(name, pattern) for pattern in self.files) and not any(
            # The samples of the rules break them.
            fnmatch(name, pattern)
            for pattern in (*self.but_not, "tests/house/house_rules.py")
        )


PACKAGE = ("easyharp_qt/*.py",)
PYTHON = ("*.py",)
TESTS = ("tests/*.py",)

RULES = (
    Rule(
        r"(?<![\w./~<>-])/(work|root|home|Users)/",
        "a path inside the checkout, or tmp_path in a test: this one exists on one machine",
        wrong='open("/home/ann/harp.svg")',
        right="see themes/work/ and <root>/home/",
    ),
    Rule(
        r"\b(time\.sleep|QTest\.qWait|QTest\.qSleep|qtbot\.wait|(?:QThread\.)?m?usleep|msleep)\(",
        "wait for what is to happen: qtbot.waitSignal, qtbot.waitUntil, or a clock turned by hand",
        wrong="    qtbot.wait(100)",
        right="    qtbot.waitUntil(lambda: table.is_still)",
        files=TESTS,
    ),
    Rule(
        r"(\.|\b)tr\(",
        'i18n.text.translate("Context", "Sentence"): tr() gets no context outside its own class',
        wrong='title = self.tr("New game")',
        right='title = translate("NewGame", "New game")',
        files=PACKAGE,
    ),
    Rule(
        r"^from PySide6\.\w+ import \*",
        "the names that are used: a star import costs 70 ms at the start",
        wrong="from PySide6.QtCore import *",
        right="from PySide6.QtCore import QObject",
        files=PYTHON,
    ),
    Rule(
        r"^\s*(import sqlite3|from sqlite3 )",
        "a question to `storage`: it alone opens what is kept",
        wrong="import sqlite3",
        right="from easyharp_qt.storage.library import Library",
        files=PACKAGE,
        but_not=("easyharp_qt/storage/*",),
    ),
    Rule(
        r"^\s*(import platformdirs|from platformdirs )",
        "a folder handed down from where the program starts, so that a test can pass tmp_path",
        wrong="from platformdirs import user_data_path",
        right="def __init__(self, folder: Path) -> None:",
        files=PACKAGE,
        but_not=("easyharp_qt/app.py", "easyharp_qt/cli.py", "easyharp_qt/places.py"),
    ),
    Rule(
        r"\bQSvgRenderer\(",
        "Artwork.pixmap: it alone renders SVG, guarded and cached",
        wrong="renderer = QSvgRenderer(data)",
        right="pixmap = artwork.pixmap(element, size, dpr)",
        files=PACKAGE,
        but_not=("easyharp_qt/table/artwork.py",),
    ),
    Rule(
        r"\bQ(PropertyAnimation|VariantAnimation|TimeLine)\(",
        "table.motion: one clock moves everything, and is retargeted without a jump",
        wrong='glide = QPropertyAnimation(card, b"pos")',
        right="motion.move(card, pose)",
        files=PACKAGE,
    ),
    Rule(
        r"\bQSettings\(",
        "Preferences: it alone writes settings",
        wrong='QSettings().setValue("speed", 1)',
        right="preferences.change(speed=1)",
        files=PACKAGE,
    ),
    Rule(
        r"# (noqa(: *[A-Z]+\d+(, *[A-Z]+\d+)*)?|type: ignore(\[[\w, -]+\])?)\s*$",
        "the reason too, on the same line",
        wrong="import ctypes  # noqa: PLC0415",
        right="import ctypes  # noqa: PLC0415 - 4 ms that a usual start need not spend",
        files=PYTHON,
    ),
    Rule(
        r"# pragma: no (cover|branch)",
        "the test, or less code",
        wrong="if broken:  # pragma: no cover",
        right="if broken:",
        files=PYTHON,
    ),
    Rule(
        r"^\s*# ?([-=#*~_]{4,}|[-=]{2,} .* [-=]{2,}$)",
        "nothing, or a module of its own: no banners",
        wrong="# ---- helpers ----",
        right="# Nine strings, nine columns.",
        files=PYTHON,
    ),
    Rule(
        r"\b(TODO|FIXME|XXX|HACK)\b",
        "the code, or an issue",
        wrong="# TODO: also for the waste",
        right="# The waste needs none.",
        files=("*.py", "*.md", "*.toml", "*.sh", "Makefile"),
    ),
)

FORBIDDEN_FILES = {
    "packaging/__init__.py": "nothing: it would shadow PyPI's `packaging`",
    "*.qm": "the .ts; `make` compiles it into build/",
    "*.so": "the source; nothing is compiled in place",
    "*/utils.py": "a module named after what it is for",
    "*/helpers.py": "a module named after what it is for",
    "*/constants.py": "the value beside what uses it",
}


def broken_rules(name: str, text: str) -> Iterator[str]:
    """Say for each line of a file which rule it breaks."""
    rules = [rule for rule in RULES if rule.covers(name)]
    for number, line in enumerate(text.splitlines(), start=1):
        for rule in rules:
            if found := re.search(rule.pattern, line):
                yield f"{name}:{number}: {found[0].strip()!r}: write {rule.instead}"


def forbidden_files(names: Iterable[str]) -> Iterator[str]:
    """Name the files that must not be there."""
    for name in names:
        for pattern, instead in FORBIDDEN_FILES.items():
            if fnmatch(name, pattern):
                yield f"{name}: write {instead}"


def files_of_the_checkout() -> list[str]:
    """Return all files that are committed or could be."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return sorted(name for name in set(listed.stdout.split("\0")) if (ROOT / name).is_file())


def main() -> int:
    """Print what breaks a rule, and say whether anything does."""
    names = files_of_the_checkout()
    wrong = list(forbidden_files(names))
    for name in names:
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture
        wrong += broken_rules(name, text)
    for sentence in wrong:
        print(sentence)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
