"""What a press lifts, and where a double click sends a card."""

import pytest

from easyharp_qt.engine.position import STOCK, WASTE, PileId, Position, column, foundation
from easyharp_qt.engine.rules import Move, Reason, Refused, best_move, lift

C1, C2, C3, C4, C9 = column(1), column(2), column(3), column(4), column(9)


def double_click(text: str, pile: PileId, index: int = -1) -> Move | Reason:
    position = Position.parse(text)
    if index < 0:
        index += len(position.piles[pile].cards)
    answer = best_move(position, pile, index)
    return answer.reason if isinstance(answer, Refused) else answer


# Lifting.


def test_a_press_on_the_top_card_takes_up_one() -> None:
    position = Position.parse("w: 3H 4H / f1: 2 / c1: QH JS TH / c2: [5D] 6D")
    assert lift(position, WASTE, 1) == 1
    assert lift(position, foundation(1), 1) == 1
    assert lift(position, C1, 2) == 1
    assert lift(position, C2, 1) == 1


@pytest.mark.parametrize(
    ("text", "index", "count"),
    [
        ("c1: KS QH JC", 0, 3),
        ("c1: 4D KS QH JC", 1, 3),
        ("c1: [4D] KS QH JC", 1, 3),
        ("c1: KS", 0, 1),
        ("c1: KH QC KS QH", 2, 2),
    ],
)
def test_a_press_on_the_king_of_a_king_run_takes_up_the_run(
    text: str, index: int, count: int
) -> None:
    assert lift(Position.parse(text), C1, index) == count


def test_no_run_outside_the_columns_is_lifted() -> None:
    refusal = lift(Position.parse("w: KS QH JC"), WASTE, 0)
    assert isinstance(refusal, Refused)
    assert refusal.reason is Reason.ONLY_TOP_CARD


@pytest.mark.parametrize("index", [-1, 2, 100])
def test_a_press_where_no_card_lies_is_an_error(index: int) -> None:
    with pytest.raises(IndexError):
        lift(Position.parse("c1: KS QH"), C1, index)


# Double click.


def test_a_double_click_goes_to_a_foundation_first() -> None:
    assert double_click("c1: 2S / c2: 3H / f1: 1", C1) == Move(C1, foundation(1))
    assert double_click("w: AH / c2: 2S", WASTE) == Move(WASTE, foundation(3))
    assert double_click("c1: KS / f1: 12", C1) == Move(C1, foundation(1))


def test_a_double_click_takes_the_longest_column() -> None:
    assert double_click("c1: 5S / c2: 6H / c3: 9C 6D / c4: 6H", C1) == Move(C1, C3)


def test_hidden_cards_count_for_the_length_of_a_column() -> None:
    assert double_click("c1: 5S / c2: 9C 8H 6H / c3: [9C 8H 2D] 6D", C1) == Move(C1, C3)


def test_among_equally_long_columns_the_lowest_number_counts() -> None:
    assert double_click("c9: 5S / c2: 6H / c4: 6D / c7: 6H", C9) == Move(C9, C2)


def test_a_longer_column_that_does_not_take_the_card_does_not_count() -> None:
    assert double_click("c1: 5S / c2: 6H / c3: 9C 9D 9H 6C", C1) == Move(C1, C2)


def test_the_own_column_does_not_count() -> None:
    assert double_click("c1: 6H 5S", C1) is Reason.NO_PLACE
    assert double_click("c1: 2D 3D 6H 5S / c2: 6D", C1) == Move(C1, C2)


def test_only_then_a_king_goes_to_the_lowest_empty_column() -> None:
    text = "w: KS / c1: 2H / c3: 2H"
    assert double_click(text, WASTE) == Move(WASTE, C2)
    assert double_click("c1: 2H KS / c2: 9C / c4: 9C", C1) == Move(C1, C3)


def test_only_a_king_goes_to_an_empty_column() -> None:
    assert double_click("w: QS / c1: 2H", WASTE) is Reason.NO_PLACE


def test_on_the_king_of_a_king_run_the_whole_run_goes() -> None:
    assert double_click("c1: 2H KS QD JC / c2: 9C", C1, 1) == Move(C1, C3, 3)


def test_a_king_run_does_not_go_to_a_foundation_that_would_take_its_king() -> None:
    assert double_click("c1: 2H KS QD / f1: 12", C1, 1) == Move(C1, C2, 2)


def test_the_last_card_of_a_king_run_goes_alone() -> None:
    assert double_click("c1: 2H KS QD JC / c2: QH", C1) == Move(C1, C2)
    assert double_click("c1: 2H KS QD JC", C1) is Reason.NO_PLACE


def test_a_king_or_king_run_that_fills_its_column_is_never_moved() -> None:
    assert double_click("c1: KS", C1) is Reason.NO_PLACE
    assert double_click("c1: KS QD JC", C1, 0) is Reason.NO_PLACE


def test_a_king_without_an_empty_column_has_no_place() -> None:
    columns = " / ".join(f"c{number}: {number}D" for number in range(2, 10))
    assert double_click(f"c1: 2H KS / {columns}", C1) is Reason.NO_PLACE
    assert double_click(f"w: KS / c1: 2H / {columns}", WASTE) is Reason.NO_PLACE


def test_a_double_click_on_a_foundation_moves_nothing() -> None:
    assert double_click("f1: 12 / c1: KH", foundation(1)) is Reason.NO_PLACE
    assert double_click("f1: 13", foundation(1)) is Reason.NO_PLACE


def test_a_double_click_on_a_covered_card_is_refused_as_a_press_is() -> None:
    assert double_click("c1: QH JS", C1, 0) is Reason.ONLY_TOP_CARD
    assert double_click("c1: [QH] JS", C1, 0) is Reason.HIDDEN_CARD
    assert double_click("s: QH JS", STOCK) is Reason.HIDDEN_CARD


def test_a_double_click_names_the_card_that_has_no_place() -> None:
    position = Position.parse("c1: 2H KS QD / c2: 9C / w: 4S")
    refusal = best_move(position, WASTE, 0)
    assert isinstance(refusal, Refused)
    assert list(map(str, refusal.cards)) == ["4S"]


def test_a_double_click_where_no_card_lies_is_an_error() -> None:
    with pytest.raises(IndexError):
        best_move(Position.parse("c1: KS"), C4, 0)
