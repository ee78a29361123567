"""The table of complaints is whole, and the tests that it names are there."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parent
COMPLAINTS: dict[str, dict[str, object]] = tomllib.loads(
    (TESTS / "complaints.toml").read_text("utf-8")
)

NUMBERS = {
    "A": (1, 2, 4, 5, 6, 7, *range(9, 18), 19, 20, *range(22, 27), 28, 29, 31),
    "B": (1, *range(3, 9), *range(10, 16), 17, 18, 19, 22, 23, 24),
    "C": (*range(1, 11), *range(13, 17), 18, 19, *range(21, 25), 26),
    "D": (1, 2, 3, 4, 6, 7, *range(9, 14), 15, 16, 18),
    "F": (2, 3, 4, 5, *range(7, 13)),
}
IDS = [f"{group}{number}" for group, numbers in NUMBERS.items() for number in numbers]
ANSWERS = {"tests", "ruled_out", "impossible", "later"}
SECTIONS = ("Layout", "Moves", "Gestures", "Score, moves, time, undo", "Deals", "Text forms")
"""Those of the rules."""
LATER = (
    *("hints and solver", "themes and decks", "history and statistics"),
    *("sound", "screen reader", "packages"),
)


def answers(kind: str) -> list[tuple[str, object]]:
    """Return the answers of one kind, each with its complaint."""
    return [(name, each[kind]) for name, each in COMPLAINTS.items() if kind in each]


@cache
def collected_from(path: Path) -> frozenset[str]:
    """Return the tests that pytest collects from a file, as far as they are run at all."""
    found: set[str] = set()
    for function in _functions(ast.parse(path.read_text("utf-8"))):
        marks = " ".join(map(ast.unparse, function.decorator_list))
        if function.name.startswith("test_") and "skip" not in marks and "xfail" not in marks:
            found.add(function.name)
    return frozenset(found)


def _functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in tree.body:
        match node:
            case ast.FunctionDef():
                yield node
            case ast.ClassDef(name=name, body=body) if name.startswith("Test"):
                yield from (each for each in body if isinstance(each, ast.FunctionDef))


def test_every_complaint_is_answered_in_its_order() -> None:
    assert list(COMPLAINTS) == IDS


def test_a_complaint_has_one_answer_and_nothing_of_it_is_empty() -> None:
    for name, complaint in COMPLAINTS.items():
        assert complaint.keys() >= {"report", "link"}, name
        assert complaint.keys() <= {"report", "link", "besides"} | ANSWERS, name
        assert len(complaint.keys() & ANSWERS) == 1, name
        for value in complaint.values():
            assert value, name
            for text in value if isinstance(value, list) else [value]:
                assert isinstance(text, str), name
                assert text.strip() == text != "", name


def test_each_complaint_is_told_once_and_says_where_it_was_found() -> None:
    reports = {str(complaint["report"]) for complaint in COMPLAINTS.values()}
    links = [str(complaint["link"]) for complaint in COMPLAINTS.values()]
    assert len(reports) == len(set(links)) == len(COMPLAINTS)
    assert [link for link in links if not link.startswith("https://")] == [
        "KDE/kpat commit c5f4b75e"
    ]


def test_each_test_of_an_answer_is_there_and_runs() -> None:
    for name, tests in answers("tests"):
        assert isinstance(tests, list), name
        assert len(set(tests)) == len(tests), name
        for test in tests:
            file, _, function = test.partition("::")
            path = TESTS / file
            assert path.name.startswith("test_"), test
            assert path.is_file(), test
            assert function in collected_from(path), test


def test_what_is_ruled_out_names_the_section_of_the_rules() -> None:
    for name, rule in answers("ruled_out"):
        assert str(rule).startswith(tuple(f"{section}: " for section in SECTIONS)), name


def test_what_is_later_comes_with_a_part_that_is_planned() -> None:
    for name, part in answers("later"):
        assert part in LATER, name


def test_a_test_that_is_not_run_is_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "test_some.py"
    path.write_text(
        "import pytest\n"
        "def test_one(): ...\n"
        "def helper():\n    def test_inner(): ...\n"
        "@pytest.mark.skip\ndef test_two(): ...\n"
        "@pytest.mark.xfail(reason='x')\ndef test_three(): ...\n"
        "@pytest.mark.parametrize('a', [1])\ndef test_four(a): ...\n"
        "class TestMore:\n    def test_five(self): ...\n"
        "class Other:\n    def test_six(self): ...\n"
    )
    assert collected_from(path) == {"test_one", "test_four", "test_five"}
