import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

import pytest

from easyharp_qt.places import bundled_themes
from easyharp_qt.plugins import CardBack, Catalogue, Fault, Felt, Theme, load_catalogue, name_in
from easyharp_qt.plugins.hooks import hookimpl

RED = Felt("red", {"en": "Red"}, "#aa0000")


class NoFaces:
    def find(self, element: str) -> None:
        return None


MINE = Theme("mine", {"en": "Mine"}, "Me", "MIT", NoFaces(), "stars", "red")


class Good:
    @hookimpl
    def easyharp_themes(self) -> list[Theme]:
        return [MINE]

    @hookimpl
    def easyharp_felts(self) -> Iterator[Felt]:
        yield RED


def catalogue(**plugins: object) -> Catalogue:
    return load_catalogue(bundled_themes(), plugins)


def problems(found: Catalogue) -> list[tuple[str, Fault, str]]:
    return [(problem.source, problem.what, problem.detail) for problem in found.problems]


def test_bundled_themes_come_through_the_hooks_without_a_problem() -> None:
    found = catalogue()
    assert [theme.id for theme in found.themes] == ["classic"]
    assert [back.id for back in found.backs] == ["harp", "lattice", "waves", "strings"]
    assert [felt.id for felt in found.felts] == ["green", "teal", "blue", "plum", "wine", "grey"]
    assert found.problems == ()


def test_what_a_plugin_offers_stands_behind_what_is_bundled() -> None:
    found = catalogue(good=Good())
    assert [theme.id for theme in found.themes] == ["classic", "mine"]
    assert found.felts[-1] == RED
    assert (found.theme("mine"), found.felt("red")) == (MINE, RED)
    assert found.problems == ()


def test_what_has_gone_is_answered_by_the_default() -> None:
    found = catalogue()
    assert found.theme("gone").id == "classic"
    assert found.back("gone").id == "harp"
    assert found.felt("gone").id == "green"


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_an_installation_without_themes_still_has_something_to_show(
    tmp_path: Path, folder: str
) -> None:
    (tmp_path / "empty").mkdir()
    found = load_catalogue(tmp_path / folder)
    assert (found.themes, found.backs, found.felts, found.problems) == ((), (), (), ())
    assert found.theme("classic").faces.find("1_club") is None
    assert isinstance(found.back("harp").picture, str)
    assert found.felt("green").color.startswith("#")


def raising(error: BaseException) -> object:
    class Bad:
        @hookimpl
        def easyharp_felts(self) -> NoReturn:
            raise error

    return Bad()


@pytest.mark.parametrize("error", [ValueError("no"), SystemExit(3), GeneratorExit()])
def test_a_plugin_that_raises_harms_no_other(error: BaseException) -> None:
    found = catalogue(bad=raising(error), good=Good())
    assert problems(found) == [("bad", Fault.RAISED, repr(error))]
    assert RED in found.felts
    assert found.felt("green").id == "green"


def test_ctrl_c_in_a_plugin_ends_the_program() -> None:
    with pytest.raises(KeyboardInterrupt):
        _ = catalogue(bad=raising(KeyboardInterrupt())).themes


def wrong(**fields: Any) -> dict[str, Any]:
    """Return the fields as a plugin would give them that nobody type-checked."""
    return fields


def answering(answer: object) -> object:
    class Bad:
        @hookimpl
        def easyharp_felts(self) -> object:
            return answer

    return Bad()


@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (5, (Fault.RAISED, repr(TypeError("'int' object is not iterable")))),
        (None, (Fault.RAISED, repr(TypeError("'NoneType' object is not iterable")))),
        (["red"], (Fault.WRONG_KIND, "str")),
        ([MINE], (Fault.WRONG_KIND, "Theme")),
        ([RED._replace(color="red")], (Fault.BAD_FIELD, "color")),
        ([RED._replace(**wrong(id=None))], (Fault.BAD_FIELD, "id")),
        ([RED._replace(**wrong(names={"en": 5}))], (Fault.BAD_FIELD, "names")),
        ([RED._replace(id="green")], (Fault.TWICE, "green")),
    ],
)
def test_rubbish_is_told_and_the_others_work(answer: object, problem: tuple[Fault, str]) -> None:
    found = catalogue(bad=answering(answer), good=Good())
    assert problems(found) == [("bad", *problem)]
    assert found.felts[-1] == RED
    assert len(found.felts) == 7


def test_of_a_bad_and_a_good_answer_the_good_one_is_used() -> None:
    found = catalogue(bad=answering(["rubbish", RED]))
    assert problems(found) == [("bad", Fault.WRONG_KIND, "str")]
    assert found.felts[-1] == RED


def test_a_back_needs_a_picture() -> None:
    class Bad:
        @hookimpl
        def easyharp_card_backs(self) -> list[CardBack]:
            return [CardBack("blank", {"en": "Blank"}, None)]  # type: ignore[arg-type]  # the slip tried

    assert problems(catalogue(bad=Bad())) == [("bad", Fault.BAD_FIELD, "picture")]


def test_a_plugin_that_never_stops_answering_is_cut_short() -> None:
    endless = (RED._replace(id=f"red{number}") for number in count())
    found = catalogue(endless=answering(endless))
    assert 100 < len(found.felts) < 1000


def test_a_misspelled_hook_is_told() -> None:
    class Bad:
        @hookimpl
        def easyharp_theme(self) -> list[Theme]:
            return [MINE]

    ((source, what, detail),) = problems(catalogue(bad=Bad()))
    assert (source, what) == ("bad", Fault.RAISED)
    assert "easyharp_theme" in detail


def test_a_bundled_look_costs_the_start_no_pluggy() -> None:
    code = (
        "import sys; from easyharp_qt.places import bundled_themes\n"
        "from easyharp_qt.plugins import load_catalogue\n"
        "found = load_catalogue(bundled_themes())\n"
        "found.theme('classic'), found.back('harp'), found.felt('green')\n"
        "sys.exit('pluggy' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("language", "name"),
    [("he", "ירוק"), ("he_IL", "ירוק"), ("he-IL", "ירוק"), ("fr", "Green"), ("en_GB", "Green")],
)
def test_a_name_falls_back_to_the_base_language_and_then_to_english(
    language: str, name: str
) -> None:
    assert name_in({"en": "Green", "he": "ירוק"}, language) == name
