"""A translated sentence keeps its values whole, and what it says right, whoever translated it."""

from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from easyharp_qt.i18n.bidi import has_right_to_left, isolate, isolate_ltr
from easyharp_qt.i18n.text import translate


class Fixed(QTranslator):
    """A catalogue that gives one translation for everything."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self._said = said

    def translate(self, _context: str, _text: str, _comment: str | None = None, n: int = -1) -> str:
        return self._said


@pytest.fixture
def say(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[None]:
    """Install a catalogue that says the test's parameter."""
    translator = Fixed(request.param)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def saying(text: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("say", [text], indirect=True)


def test_an_english_sentence_has_no_invisible_characters() -> None:
    assert translate("X", "Deal {code}.", code="EH1-N-AAAAAAF") == "Deal EH1-N-AAAAAAF."


def test_a_hebrew_value_is_isolated_in_an_english_sentence() -> None:
    assert translate("X", "Theme {name}.", name="קלאסי") == f"Theme {isolate('קלאסי')}."


@saying("חלוקה {code}.")
@pytest.mark.usefixtures("say")
def test_a_value_is_isolated_in_a_hebrew_sentence() -> None:
    assert translate("X", "Deal {code}.", code=5) == f"חלוקה {isolate('5')}."


@saying("ספרייה {path}.")
@pytest.mark.usefixtures("say")
def test_a_path_runs_left_to_right_whatever_it_begins_with() -> None:
    said = translate("X", "Library {path}.", path=PurePosixPath("בית/a"))
    assert said == f"ספרייה {isolate_ltr('בית/a')}."


@saying("{other} says {code.__class__}")
@pytest.mark.usefixtures("say")
def test_a_translation_with_a_place_the_text_has_not_gives_way_to_english() -> None:
    assert translate("X", "%n deals {code}.", n=2, code=5) == "2 deals 5."


@saying("{code.__class__.__name__} {code}")
@pytest.mark.usefixtures("say")
def test_a_translation_reaches_no_attributes() -> None:
    assert translate("X", "{code}", code=5) == "{code.__class__.__name__} 5"


def test_a_value_that_looks_like_a_place_stays_as_it_is() -> None:
    assert translate("X", "{a} {b}", a="{b}", b="x") == "{b} x"


@pytest.mark.parametrize("text", ["א", "x א", "\ufb2a", "ﷺ", "ا"])
def test_right_to_left_letters_are_seen(text: str) -> None:
    assert has_right_to_left(text)


@pytest.mark.parametrize("text", ["", "a", "é“”…", "1:23", "日本", str(Path("/a/b"))])
def test_other_letters_are_not_right_to_left(text: str) -> None:
    assert not has_right_to_left(text)
