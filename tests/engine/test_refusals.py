"""Every reason for which a move is refused, and which of several comes first."""

import pytest

from easyharp_qt.engine.position import (
    STOCK,
    WASTE,
    PileId,
    Position,
    column,
    foundation,
)
from easyharp_qt.engine.rules import Move, Reason, Refused, best_move, check, lift

C1, C2, C3 = column(1), column(2), column(3)
F1, F2, F3 = foundation(1), foundation(2), foundation(3)


def refused(text: str, source: PileId, target: PileId, count: int = 1) -> tuple[Reason, str]:
    refusal = check(Position.parse(text), Move(source, target, count))
    assert refusal is not None
    return refusal.reason, " ".join(map(str, refusal.cards))


def not_lifted(text: str, pile: PileId, index: int) -> tuple[Reason, str]:
    refusal = lift(Position.parse(text), pile, index)
    assert isinstance(refusal, Refused)
    return refusal.reason, " ".join(map(str, refusal.cards))


def test_hidden_card() -> None:
    assert not_lifted("c1: [7D 2C] QH", C1, 1) == (Reason.HIDDEN_CARD, "2C")
    assert refused("c1: [7D 2C] QH", C1, C2, 2) == (Reason.HIDDEN_CARD, "2C")
    assert not_lifted("s: 4H 9C", STOCK, 1) == (Reason.HIDDEN_CARD, "4H")
    assert refused("s: KH 9C", STOCK, C1) == (Reason.HIDDEN_CARD, "KH")


def test_not_the_top_card() -> None:
    text = "c1: QH JS TH / c2: KS"
    assert not_lifted(text, C1, 0) == (Reason.ONLY_TOP_CARD, "QH JS")
    assert refused(text, C1, C2, 3) == (Reason.ONLY_TOP_CARD, "QH JS")
    assert not_lifted("w: 4H 9C", WASTE, 0) == (Reason.ONLY_TOP_CARD, "4H 9C")
    assert not_lifted("f1: 3", F1, 1) == (Reason.ONLY_TOP_CARD, "2S 3S")


def test_a_king_that_heads_no_run_to_the_top_is_not_the_top_card() -> None:
    assert not_lifted("c1: KS QH JH", C1, 0) == (Reason.ONLY_TOP_CARD, "KS QH")


def test_part_of_a_king_run_is_not_the_top_card() -> None:
    assert not_lifted("c1: KS QH JC", C1, 1) == (Reason.ONLY_TOP_CARD, "QH JC")
    assert refused("c1: KS QH JC", C1, C2, 2) == (Reason.ONLY_TOP_CARD, "QH JC")


def test_nothing_goes_onto_the_stock_or_the_waste() -> None:
    for target in (STOCK, WASTE):
        assert refused("c1: 5H", C1, target) == (Reason.NOTHING_ONTO_STOCK_OR_WASTE, "5H")
        assert refused("f3: 5", F3, target) == (Reason.NOTHING_ONTO_STOCK_OR_WASTE, "5H")
        assert refused("c1: KS QH", C1, target, 2) == (
            Reason.NOTHING_ONTO_STOCK_OR_WASTE,
            "KS",
        )
    assert refused("s: 2C / w: 5H", WASTE, STOCK) == (Reason.NOTHING_ONTO_STOCK_OR_WASTE, "5H")


def test_a_foundation_card_goes_only_to_a_column() -> None:
    assert refused("f1: 2", F1, F2) == (Reason.FOUNDATION_ONLY_TO_COLUMN, "2S")


def test_only_one_card_at_a_time_goes_to_a_foundation() -> None:
    assert refused("c1: KS QH JC", C1, F1, 3) == (Reason.ONE_CARD_TO_FOUNDATION, "KS QH JC")


def test_the_foundation_needs_another_rank_of_this_suit_first() -> None:
    assert refused("c1: 5S / f1: 3", C1, F1) == (Reason.FOUNDATION_NEEDS_RANK, "5S 3S")
    assert refused("c1: 5S", C1, F1) == (Reason.FOUNDATION_NEEDS_RANK, "5S")


def test_of_two_foundations_that_wait_the_one_that_lacks_less_is_named() -> None:
    assert refused("c1: 9S / f1: 3 / f2: 6", C1, F1) == (Reason.FOUNDATION_NEEDS_RANK, "9S 6S")


def test_a_foundation_that_has_the_card_already_is_not_waited_for() -> None:
    assert refused("c1: 5S / f1: 7 / f2: 2", C1, F1) == (Reason.FOUNDATION_NEEDS_RANK, "5S 2S")
    assert refused("c1: 5S / f1: 7", C1, F1) == (Reason.FOUNDATION_NEEDS_RANK, "5S")


def test_an_empty_column_takes_only_a_king() -> None:
    assert refused("c1: QH", C1, C2) == (Reason.EMPTY_NEEDS_KING, "QH")
    assert refused("w: AH", WASTE, C2) == (Reason.EMPTY_NEEDS_KING, "AH")
    assert refused("f3: 12", F3, C2) == (Reason.EMPTY_NEEDS_KING, "QH")
    assert refused("c1: KS QH", C1, C2) == (Reason.EMPTY_NEEDS_KING, "QH")


def test_a_king_or_king_run_goes_only_to_an_empty_column() -> None:
    assert refused("c1: KS / c2: AD", C1, C2) == (Reason.KING_NEEDS_EMPTY, "KS AD")
    assert refused("c1: KS QH / c2: 5D", C1, C2, 2) == (Reason.KING_NEEDS_EMPTY, "KS 5D")
    assert refused("w: KS / c2: 5D", WASTE, C2) == (Reason.KING_NEEDS_EMPTY, "KS 5D")


def test_wrong_colour() -> None:
    assert refused("c1: 5S / c2: 6C", C1, C2) == (Reason.WRONG_COLOR, "5S 6C")
    assert refused("w: 5H / c2: 6D", WASTE, C2) == (Reason.WRONG_COLOR, "5H 6D")


@pytest.mark.parametrize("host", ["4H", "5D", "7H", "AD", "KD"])
def test_wrong_rank(host: str) -> None:
    assert refused(f"c1: 5S / c2: {host}", C1, C2) == (Reason.WRONG_RANK, f"5S {host}")


def test_no_place_for_this_card() -> None:
    position = Position.parse("c1: 5S / c2: 9D")
    refusal = best_move(position, C1, 0)
    assert isinstance(refusal, Refused)
    assert refusal.reason is Reason.NO_PLACE
    assert list(map(str, refusal.cards)) == ["5S"]


def test_the_reasons_stand_in_the_order_of_the_rules() -> None:
    assert [reason.name for reason in Reason] == [
        "HIDDEN_CARD",
        "ONLY_TOP_CARD",
        "NOTHING_ONTO_STOCK_OR_WASTE",
        "FOUNDATION_ONLY_TO_COLUMN",
        "ONE_CARD_TO_FOUNDATION",
        "FOUNDATION_NEEDS_RANK",
        "EMPTY_NEEDS_KING",
        "KING_NEEDS_EMPTY",
        "WRONG_COLOR",
        "WRONG_RANK",
        "NO_PLACE",
    ]


@pytest.mark.parametrize(
    ("text", "source", "target", "count", "first"),
    [
        # Each is refused for two reasons or more.
        ("c1: [5H] 4S 9C", C1, C2, 3, Reason.HIDDEN_CARD),
        ("c1: [5H] 4S", C1, STOCK, 2, Reason.HIDDEN_CARD),
        ("c1: [KH] 4S", C1, F1, 2, Reason.HIDDEN_CARD),
        ("c1: QH JS", C1, WASTE, 2, Reason.ONLY_TOP_CARD),
        ("w: QH JS", WASTE, STOCK, 1, Reason.NOTHING_ONTO_STOCK_OR_WASTE),
        ("c1: QH JS", C1, F1, 2, Reason.ONLY_TOP_CARD),
        ("c1: QH JS", C1, C2, 2, Reason.ONLY_TOP_CARD),
        ("c1: KH JS / c2: KH", C1, C2, 2, Reason.ONLY_TOP_CARD),
        ("c1: 9C 5S / c2: 8S", C1, C2, 2, Reason.ONLY_TOP_CARD),
        ("f1: 3 / f2: 1", F1, F2, 2, Reason.ONLY_TOP_CARD),
        ("f1: 3", F1, WASTE, 1, Reason.NOTHING_ONTO_STOCK_OR_WASTE),
        ("c1: KS QH", C1, STOCK, 2, Reason.NOTHING_ONTO_STOCK_OR_WASTE),
        ("f1: 3 / f3: 1", F1, F3, 1, Reason.FOUNDATION_ONLY_TO_COLUMN),
        ("c1: KS QH / f1: 3", C1, F1, 2, Reason.ONE_CARD_TO_FOUNDATION),
        ("c1: KS / c2: QS", C1, C2, 1, Reason.KING_NEEDS_EMPTY),
        ("c1: KS / c2: 2H", C1, C2, 1, Reason.KING_NEEDS_EMPTY),
        ("c1: 5S / c2: 9C", C1, C2, 1, Reason.WRONG_COLOR),
    ],
)
def test_when_several_reasons_apply_the_first_of_the_list_counts(
    text: str, source: PileId, target: PileId, count: int, first: Reason
) -> None:
    assert refused(text, source, target, count)[0] is first


def test_the_cards_of_a_refusal_are_the_very_cards_on_the_table() -> None:
    position = Position.parse("c1: QS / c2: QS / c3: KS")
    refusal = check(position, Move(C2, C3))
    assert refusal is not None
    assert refusal.cards == (position.piles[C2].top, position.piles[C3].top)
    assert refusal.cards[0].pack == 1
