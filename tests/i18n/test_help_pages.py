"""The help is whole in both languages, and its examples show what they say."""

import pytest

from easyharp_qt.engine.deal import deal_code
from easyharp_qt.engine.position import WASTE, Position, column, foundation
from easyharp_qt.engine.rules import Move, Reason, Refused, check, own_foundation
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import Languages
from easyharp_qt.shell.help_pages import (
    Bullets,
    Example,
    Heading,
    Kind,
    Page,
    Paragraph,
    Table,
    outcome,
    pages,
)


def page(key: str) -> Page:
    return next(page for page in pages(translate) if page.key == key)


def texts(page: Page) -> list[str]:
    """Return every text of a page, in its order."""
    found = [page.title]
    for block in page.blocks:
        match block:
            case Heading(text) | Paragraph(text):
                found.append(text)
            case Bullets(items):
                found.extend(items)
            case Table(rows):
                found.extend(cell for row in rows for cell in row)
            case Example():
                found += (block.title, block.explanation)
    return found


EXAMPLES = [block for block in page("examples").blocks if isinstance(block, Example)]


def test_the_pages_come_in_their_order() -> None:
    keys = [page.key for page in pages(translate)]
    assert keys == ["rules", "examples", "score", "deals", "keys", "questions"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_an_example_has_an_outcome(example: Example) -> None:
    position = Position.parse(example.position)
    result = outcome(example)
    if isinstance(result, Move):
        assert check(position, result) is None
    if example.gesture.kind is Kind.CLICK:
        card = position.piles[example.gesture.pile].top
        assert isinstance(result, Move)
        assert result.target is own_foundation(position, card)


def test_the_examples_end_as_they_say() -> None:
    results = [outcome(example) for example in EXAMPLES]
    assert [each.reason if isinstance(each, Refused) else each for each in results] == [
        Reason.ONLY_TOP_CARD,
        Move(column(1), column(2), 3),
        Reason.EMPTY_NEEDS_KING,
        Move(column(1), column(3)),
        Move(column(1), foundation(3)),
        Move(WASTE, foundation(3)),
        Reason.FOUNDATION_NEEDS_RANK,
        Move(foundation(1), column(1)),
    ]


def test_every_table_has_rows_of_one_length() -> None:
    for each in pages(translate):
        for block in each.blocks:
            if isinstance(block, Table):
                assert len({len(row) for row in block.rows}) == 1


def test_the_pages_tell_the_numbers_of_the_game() -> None:
    score = " ".join(texts(page("score")))
    assert "1,220 points" in score
    deals = " ".join(texts(page("deals")))
    assert "999,999" in deals
    assert f"{deal_code(5)} is deal 5" in deals


def test_every_text_of_the_pages_has_hebrew_of_its_own(languages: Languages) -> None:
    languages.use("en")
    english = [text for page in pages(translate) for text in texts(page)]
    languages.use("he")
    hebrew = [text for page in pages(translate) for text in texts(page)]
    for said, meant in zip(hebrew, english, strict=True):
        assert said != meant or not any(map(str.isalpha, said)), meant


def test_codes_and_numbers_keep_their_order_in_hebrew(languages: Languages) -> None:
    languages.use("he")
    deals = " ".join(texts(page("deals")))
    assert f"\u2068{deal_code(5)}\u2069" in deals
    assert "\u2068999,999\u2069" in deals
