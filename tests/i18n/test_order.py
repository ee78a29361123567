"""Codes, times, signs and paths read from left to right in a Hebrew sentence, as it is drawn."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption

from easyharp_qt.engine.deal import BadDeal, DealProblem
from easyharp_qt.i18n.bidi import isolate
from easyharp_qt.i18n.problems import DamagedTranslation
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.i18n.wording import bad_deal, play_time, problem


def places(text: str, part: str) -> list[float]:
    """Return where each character of a part is drawn, in pixels from the left."""
    layout = QTextLayout(text)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(10_000)
    layout.endLayout()
    start = text.index(part)
    return [
        line.glyphRuns(place, 1)[0].positions()[0].x() for place in range(start, start + len(part))
    ]


def reads_from_the_left(text: str, part: str) -> bool:
    found = places(text, part)
    return found == sorted(found) and len(set(found)) == len(part)


@pytest.fixture(autouse=True)
def _in_hebrew(languages: Languages) -> None:
    languages.use("he")


@pytest.mark.parametrize("what", DealProblem)
def test_codes_in_what_is_said_about_a_wrong_deal(what: DealProblem) -> None:
    sentence = bad_deal(BadDeal("x-7", what), translate)
    for part in ("EH1-N-AAAAAAF", "EH1-N-", "999,999", "A–Z", "x-7"):
        assert part not in sentence or reads_from_the_left(sentence, part)
    assert any(part in sentence for part in ("EH1-N-", "999,999"))


def test_the_time_of_a_win() -> None:
    sentence = translate(
        "Win",
        "You have won with {score} points, in %n moves and {time}.",
        n=905,
        score="1,345",
        time=play_time(3725),
    )
    assert reads_from_the_left(sentence, "1:02:05")
    assert reads_from_the_left(sentence, "905")


def test_a_path_keeps_its_first_slash_at_the_left() -> None:
    path = Path("/", "a", "easyharp_fr.qm")
    assert reads_from_the_left(problem(DamagedTranslation(path), translate), str(path))


def test_a_signed_number_alone() -> None:
    assert reads_from_the_left(isolate("+10"), "+10")
    # What would happen without: the sign comes out at the other end.
    assert not reads_from_the_left("+10", "+10")


def test_the_whole_sentence_still_reads_from_the_right() -> None:
    sentence = bad_deal(BadDeal("", DealProblem.NOTHING), translate)
    words = [places(sentence, word)[0] for word in ("יש", "מספר", "או")]
    assert words == sorted(words, reverse=True)
