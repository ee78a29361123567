"""Each value has its sentence, and the sentence says what is so."""

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings

import easyharp_qt.plugins
import easyharp_qt.storage
from easyharp_qt.engine.cards import ALL_CARDS, Color, Rank
from easyharp_qt.engine.deal import BadDeal, DealProblem, parse_deal
from easyharp_qt.engine.position import (
    STOCK,
    WASTE,
    PileId,
    Position,
    column,
    foundation,
)
from easyharp_qt.engine.rules import Move, Reason, Refused, best_move, check, lift
from easyharp_qt.i18n import problems
from easyharp_qt.i18n.problems import DamagedTranslation, MissingFont, MissingLanguage
from easyharp_qt.i18n.wording import (
    bad_deal,
    card_name,
    kind_name,
    moves,
    pile_name,
    pile_summary,
    problem,
    refusal,
    score,
)
from easyharp_qt.plugins.values import Fault, ThemeProblem
from easyharp_qt.storage.problems import (
    BadSetting,
    Damage,
    DamagedGame,
    DamagedLibrary,
    DamagedSettings,
    NewerLibrary,
    Obstacle,
    UnwritableLibrary,
    UnwritableSettings,
)
from tests.positions import positions

HERE = Path("somewhere", "library.sqlite3")


def english(_context: str, text: str, /, *, n: int = -1, **values: object) -> str:
    """Fill the places of the source, strictly."""
    return text.replace("%n", str(n)).format(**values)


def said(text: str, move: Move) -> str:
    position = Position.parse(text)
    refused = check(position, move)
    assert refused is not None
    return refusal(refused, position, english)


def said_of_double_click(text: str, pile: PileId, index: int) -> str:
    position = Position.parse(text)
    refused = best_move(position, pile, index)
    assert isinstance(refused, Refused)
    return refusal(refused, position, english)


def said_of_press(text: str, pile: PileId, index: int) -> str:
    position = Position.parse(text)
    refused = lift(position, pile, index)
    assert isinstance(refused, Refused)
    return refusal(refused, position, english)


def test_one_card_at_a_time_names_both_cards() -> None:
    assert said("c1: 8S 7H / c2: 9D", Move(column(1), column(2), 2)) == (
        "One card at a time: the red 7 lying on this black 8 must go first."
    )


def test_a_covered_card_of_the_waste_has_its_own_sentence() -> None:
    assert said_of_press("w: 8S 7H", WASTE, 0) == "Only the top card of the waste can be played."


def test_a_covered_card_of_a_foundation_has_its_own_sentence() -> None:
    assert said_of_press("f1: 3", foundation(1), 1) == (
        "Only the top card of a foundation can be taken back."
    )


def test_a_hidden_card_is_not_named() -> None:
    sentence = said_of_press("c1: [8S] 7H", column(1), 0)
    assert sentence == "A hidden card turns face up, and can be played, once nothing lies on it."


def test_the_stock_is_for_clicking() -> None:
    assert said_of_press("s: 8S 7H", STOCK, 0) == (
        "A click on the stock turns its top card to the waste."
    )


def test_the_waste_takes_no_card() -> None:
    assert said("c1: 8S", Move(column(1), WASTE)).startswith("No card goes onto the stock or the")


def test_a_foundation_card_goes_only_to_a_column() -> None:
    assert said("f1: 3", Move(foundation(1), foundation(3))) == (
        "A card taken back from a foundation goes only to a column."
    )


def test_a_run_goes_to_a_foundation_from_its_end() -> None:
    assert said("c1: KS QH JC", Move(column(1), foundation(1), 3)) == (
        "A foundation takes one card at a time, "
        "and the first of this run would be the jack of clubs."
    )


@pytest.mark.parametrize(
    ("foundations", "wanted"), [("", "ace"), ("f7: 5", "6"), ("f7: 2 / f8: 5", "6")]
)
def test_a_foundation_says_what_it_waits_for(foundations: str, wanted: str) -> None:
    assert said(f"c1: 9C / {foundations}", Move(column(1), foundation(7))) == (
        f"The foundation waits for the {wanted} of clubs; the 9 of clubs comes later."
    )


def test_the_second_of_two_foundations_gives_way_to_the_first() -> None:
    assert said("c1: 6C / f7: 5 / f8: 5", Move(column(1), foundation(8))) == (
        "A card that two foundations would take goes to the first of them."
    )


def test_an_empty_column_waits_for_a_king() -> None:
    assert said("c1: QS", Move(column(1), column(2))) == (
        "An empty column takes only a king, alone or with the whole run it heads."
    )


def test_a_king_lies_on_no_card() -> None:
    assert said("c1: KS / c2: QH", Move(column(1), column(2))) == (
        "A king lies on no other card: in the columns it needs an empty one."
    )


def test_the_wrong_colour_names_the_right_one() -> None:
    assert said("c1: QS / c2: KC", Move(column(1), column(2))) == (
        "Red goes on black and black on red: this black queen needs a red king."
    )


def test_the_wrong_rank_names_the_right_one() -> None:
    assert said("c1: AH / c2: 9C", Move(column(1), column(2))) == (
        "Ranks go down one by one: this red ace needs a black 2."
    )


def test_no_place_says_what_is_missing() -> None:
    assert said_of_double_click("c1: 7H / c2: 9C", column(1), 0) == (
        "There is no place for the 7 of hearts now: no black 8 is free, "
        "and its foundation waits for another card."
    )


def test_no_place_for_a_king_asks_for_an_empty_column() -> None:
    full = " / ".join(f"c{number}: 2S" if number < 3 else f"c{number}: 2H" for number in (1, 2, 3))
    rest = "c4: 2D / c5: 2D / c6: 2C / c7: 2C / c8: 2H / c9: 4S KH"
    assert said_of_double_click(f"{full} / {rest}", column(9), 1) == (
        "There is no place for the king of hearts now: it needs an empty column."
    )


def test_a_king_that_heads_its_column_has_nothing_to_gain() -> None:
    assert said_of_double_click("c1: KH QS", column(1), 0) == (
        "The king of hearts heads a column of its own already, and no other would be better."
    )


@settings(max_examples=20)
@given(positions())
def test_every_refusal_is_one_whole_sentence_that_names_no_hidden_card(position: Position) -> None:
    for refused in set(every_refusal(position)):
        for where in (position, None):
            sentence = refusal(refused, where, english)
            assert sentence.endswith(".")
            assert sentence.count(".") == 1
            if refused.reason is Reason.HIDDEN_CARD:
                assert card_name(refused.cards[0], english) not in sentence


def every_refusal(position: Position) -> Iterator[Refused]:
    for source in PileId:
        cards = position.piles[source].cards
        for index in range(len(cards)):
            for answer in (lift(position, source, index), best_move(position, source, index)):
                if isinstance(answer, Refused):
                    yield answer
        if cards:
            for target in PileId:
                if target is not source:
                    refused = check(position, Move(source, target))
                    if refused is not None:
                        yield refused


def test_all_cards_have_names_of_their_own() -> None:
    assert len({card_name(card, english) for card in ALL_CARDS}) == 52


def test_names_are_right() -> None:
    for card in ALL_CARDS:
        name = card_name(card, english)
        kind = kind_name(card, english)
        rank = str(card.rank.value) if Rank.ACE < card.rank < Rank.JACK else card.rank.name.lower()
        assert name == f"{rank} of {card.suit.name.lower()}"
        assert kind == f"{'red' if card.color is Color.RED else 'black'} {rank}"


def test_all_piles_have_names_of_their_own() -> None:
    names = [pile_name(pile, english) for pile in PileId]
    assert len(set(names)) == len(PileId)
    assert names[PileId.F2] == "Spades foundation 2"
    assert names[PileId.C9] == "Column 9"


@pytest.mark.parametrize(
    ("text", "pile", "summary"),
    [
        ("c4: [2S 3S] 9H 8C", column(4), "Column 4: 8 of clubs on top; face up: 2, hidden: 2"),
        ("", column(4), "Column 4: empty"),
        ("s: 2S 3S", STOCK, "Stock: 2 cards"),
        ("w: 2S 3S", WASTE, "Waste: 3 of spades on top, 2 cards in all"),
        ("f8: 3", foundation(8), "Clubs foundation 2: 3 of clubs on top, 3 cards in all"),
    ],
)
def test_a_pile_is_summed_up(text: str, pile: PileId, summary: str) -> None:
    assert pile_summary(pile, Position.parse(text).piles[pile], english) == summary


def test_the_status_line_has_its_words() -> None:
    assert (score(1220, english), moves(12, english)) == ("Score 1,220", "12 moves")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Type a deal number from 1 to 999,999, or a code such as EH1-N-AAAAAAF."),
        ("0", "Deals are numbered from 1 to 999,999."),
        ("EH1-N-7777777", "Deals are numbered from 1 to 999,999."),
        (
            "EH1-N-AAA",
            "A code has seven letters or digits after EH1-N-, as in EH1-N-AAAAAAF.",
        ),
        (
            "EH1-N-AAAAAA1",
            "After EH1-N- a code has only the letters A–Z and the digits 2–7.",
        ),
        (
            "forty two\n" + "x" * 99,
            (
                "“forty two xxxxxxxxxxxxx…” is neither a deal number from 1 to 999,999 "
                "nor a code such as EH1-N-AAAAAAF."
            ),
        ),
    ],
)
def test_a_wrong_deal_is_told_what_was_expected(text: str, sentence: str) -> None:
    with pytest.raises(BadDeal) as caught:
        parse_deal(text)
    assert bad_deal(caught.value, english) == sentence


def test_every_wrong_deal_has_a_sentence_of_its_own() -> None:
    assert len({bad_deal(BadDeal("x", what), english) for what in DealProblem}) == len(DealProblem)


EXAMPLES: list[object] = [
    *(DamagedLibrary(HERE, what, HERE.with_name("kept"), n) for what in Damage for n in (0, 3)),
    *(DamagedLibrary(HERE, what) for what in Damage),
    DamagedGame(HERE, 1, None),
    DamagedGame(HERE, 1, 12),
    NewerLibrary(HERE, 9, 1),
    *(UnwritableLibrary(HERE, why) for why in Obstacle),
    *(DamagedSettings(HERE, what, kept) for what in Damage for kept in (None, HERE / "kept")),
    *(UnwritableSettings(HERE, why) for why in Obstacle),
    BadSetting("speed", 12),
    *(ThemeProblem("plug-in", what, "detail") for what in Fault),
    DamagedTranslation(HERE),
    MissingLanguage("fr"),
    MissingFont("Hebrew"),
]


def kinds_of_problems() -> set[type]:
    """Return every class of ours that tells of something wrong, the most particular ones."""
    modules = [problems]
    for package in (easyharp_qt.storage, easyharp_qt.plugins):
        found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
        modules += [importlib.import_module(module.name) for module in found]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if inspect.isclass(kind)
        and kind.__module__ == module.__name__
        and not kind.__name__.startswith("_")
        and (module is problems or issubclass(kind, Exception) or kind.__name__.endswith("Problem"))
    }
    return {kind for kind in kinds if not kind.__subclasses__()}


# The headless command alone reads records, and it speaks English.
NEVER_IN_THE_WINDOW = {"BadRecord"}


def test_no_problem_is_without_a_sentence() -> None:
    kinds = {kind.__name__ for kind in kinds_of_problems()} - NEVER_IN_THE_WINDOW
    assert kinds == {type(example).__name__ for example in EXAMPLES}


def test_every_problem_is_told_apart_and_names_what_it_is_about() -> None:
    sentences = [problem(example, english) for example in EXAMPLES]
    assert len(set(sentences)) == len(EXAMPLES)
    for example, sentence in zip(EXAMPLES, sentences, strict=True):
        assert "went wrong" not in sentence
        path = getattr(example, "path", None)
        assert path is None or str(path) in sentence


def test_what_nobody_foresaw_is_told_too() -> None:
    assert problem(KeyError("x"), english) == "Something went wrong: KeyError('x')"
