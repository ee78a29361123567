"""The nine rules of moving cards, one by one, each with a position."""

import pytest

from easyharp_qt.engine.cards import ALL_CARDS, Card, Suit
from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.position import (
    EMPTY,
    FOUNDATIONS,
    STOCK,
    WASTE,
    Pile,
    PileId,
    Position,
    column,
    foundation,
)
from easyharp_qt.engine.rules import (
    IllegalMove,
    Move,
    Reason,
    aim,
    check,
    is_won,
    king_run,
    legal_moves,
    own_foundation,
    play,
    points,
    run_length,
    tap,
)

C1, C2, C3 = column(1), column(2), column(3)
RANKS = "A23456789TJQK"
ALL_HOME = "f1: 13 / f2: 13 / f3: 13 / f4: 13 / f5: 13 / f6: 13 / f7: 13 / f8: 13"


def tokens(text: str) -> str:
    return " ".join(sorted(map(token, legal_moves(Position.parse(text)))))


def played(text: str, move: Move) -> str:
    return str(play(Position.parse(text), move))


# 1. Column to column, one card.


@pytest.mark.parametrize("host", ALL_CARDS[:52], ids=str)
def test_a_card_goes_on_the_opposite_colour_and_exactly_one_rank_higher(host: Card) -> None:
    for card in ALL_CARDS[52:]:
        position = Position().with_piles([(C1, Pile((card,))), (C2, Pile((host,)))])
        opposite = (str(card)[1] in "HD") != (str(host)[1] in "HD")
        one_higher = RANKS.index(str(host)[0]) == RANKS.index(str(card)[0]) + 1
        assert (check(position, Move(C1, C2)) is None) == (opposite and one_higher)


def test_a_black_6_has_four_hosts() -> None:
    assert tokens("c1: 6S / c2: 7H / c3: 7D / c4: 7H / c5: 7D / c6: 7C") == ("c1c2 c1c3 c1c4 c1c5")


def test_only_the_top_card_of_a_column_takes_another() -> None:
    assert tokens("c1: 6S / c2: 7H 9C") == ""
    assert tokens("c1: 6S / c2: 9C 7H") == "c1c2"


def test_a_card_moves_from_column_to_column() -> None:
    assert played("c1: KS 6S / c2: 7H", Move(C1, C2)) == "c1: KS / c2: 7H 6S"


# 2. The only multi-card move.


def test_a_king_run_goes_whole_to_an_empty_column() -> None:
    assert tokens("c1: 4D KS QH JC / c2: 2H / c4: 2H / c5: 2D / c6: 2D / c7: 3H / c8: 3H") == (
        "c1c3 c1c9"
    )
    assert played("c1: 4D KS QH JC / c2: 2H", Move(C1, C3, 3)) == "c1: 4D / c2: 2H / c3: KS QH JC"


def test_a_king_run_of_thirteen_goes_as_a_unit() -> None:
    run = "KS QH JC TD 9S 8H 7C 6D 5S 4H 3C 2D AS"
    assert played(f"c1: 4D {run}", Move(C1, C2, 13)) == f"c1: 4D / c2: {run}"


@pytest.mark.parametrize("count", [1, 2])
def test_a_king_run_is_always_taken_whole(count: int) -> None:
    position = Position.parse("c1: 4D KS QH JC")
    with pytest.raises(IllegalMove):
        play(position, Move(C1, C2, count))


def test_a_king_run_goes_nowhere_else_than_to_an_empty_column() -> None:
    position = Position.parse("c1: KS QH / c2: AD")
    for target in (C2, STOCK, WASTE, *FOUNDATIONS):
        assert check(position, Move(C1, target, 2)) is not None


def test_no_other_run_moves_as_a_unit_even_where_its_first_card_fits() -> None:
    position = Position.parse("c1: QH JS TH / c2: KS")
    refusal = check(position, Move(C1, C2, 3))
    assert refusal is not None
    assert refusal.reason is Reason.ONLY_TOP_CARD
    assert check(Position.parse("c1: QH / c2: KS"), Move(C1, C2)) is None


@pytest.mark.parametrize(
    ("text", "length", "king"),
    [
        ("c1:", 0, 0),
        ("c1: KS", 1, 1),
        ("c1: 5H", 1, 0),
        ("c1: KS QH JC", 3, 3),
        ("c1: KH KS QH JC", 3, 3),
        ("c1: KS QH JC 5D", 1, 0),
        ("c1: 9H QH JC", 2, 0),
        ("c1: KS QC JD", 2, 0),
        ("c1: KS QH TC", 1, 0),
        ("c1: [KS] QH JC", 2, 0),
        ("c1: [QH] KS QH", 2, 2),
        ("c1: KS QH JS KH QS", 2, 2),
        ("c1: KH QS JH TS 9H 8S 7H 6S 5H 4S 3H 2S AH", 13, 13),
    ],
)
def test_a_run_alternates_colours_descends_by_one_and_lies_face_up(
    text: str, length: int, king: int
) -> None:
    pile = Position.parse(text).piles[C1]
    assert run_length(pile) == length
    assert king_run(pile) == king


# 3. The empty column.


@pytest.mark.parametrize("card", ALL_CARDS[:52], ids=str)
def test_an_empty_column_takes_a_king_and_nothing_else(card: Card) -> None:
    lone = Pile((card,))
    for source in (C1, WASTE):
        position = Position().with_piles([(source, lone)])
        assert (check(position, Move(source, C2)) is None) == (str(card)[0] == "K")


def test_an_empty_column_takes_a_king_from_a_foundation() -> None:
    assert played("f1: 13", Move(foundation(1), C2)) == "f1: 12 / c2: KS"
    assert check(Position.parse("f1: 12"), Move(foundation(1), C2)) is not None


def test_an_empty_column_takes_no_other_card_not_even_to_bare_a_hidden_one() -> None:
    assert tokens("c1: [AS] 5H / c3: 9C") == ""


def test_a_king_run_that_fills_its_column_may_go_to_another_empty_one() -> None:
    text = "c1: KS QH / c2: AD / c4: AD / c5: 2D / c6: 2D / c7: 9D / c8: 9D / c9: 9C"
    assert "c1c3" in tokens(text).split()
    move = Move(C1, C3, 2)
    assert points(Position.parse(text), move) == 0


# 4. The waste.


def test_only_the_top_card_of_the_waste_is_playable() -> None:
    text = "s: 2C / w: QH JS / c1: KS / c2: QD / c3: 9C"
    assert [word for word in tokens(text).split() if word[0] == "w"] == ["wc2"]
    refusal = check(Position.parse(text), Move(WASTE, C1, 2))
    assert refusal is not None
    assert refusal.reason is Reason.ONLY_TOP_CARD


def test_a_waste_card_goes_to_a_column_or_to_its_foundation() -> None:
    text = "s: 9C / w: KD 2S / f1: 1 / c1: 3H / c2: 3S"
    assert tokens(text) == "t wc1 wf"
    assert played(text, Move(WASTE, C1)) == "s: 9C / w: KD / f1: 1 / c1: 3H 2S / c2: 3S"
    assert played(text, Move(WASTE, foundation(1))) == "s: 9C / w: KD / f1: 2 / c1: 3H / c2: 3S"


def test_a_waste_king_goes_to_an_empty_column() -> None:
    assert played("w: KD", Move(WASTE, C2)) == "c2: KD"


# 5. The foundations.


@pytest.mark.parametrize("target", FOUNDATIONS, ids=str)
def test_a_foundation_takes_only_the_next_card_of_its_suit(target: PileId) -> None:
    # All 104 cards on all heights of all foundations; the other one of the suit stands higher
    # or lower, so that it never is the first to take the card.
    first = target.number % 2 == 1
    other = foundation(target.number + 1 if first else target.number - 1)
    suit = [card for card in ALL_CARDS[:52] if card.suit is target.suit]
    for card in ALL_CARDS:
        for height in range(14):
            other_height = 0 if card.rank > 1 else 13
            position = Position().with_piles(
                [
                    (WASTE, Pile((card,))),
                    (target, Pile(tuple(suit[:height]))),
                    (other, Pile(tuple(suit[:other_height]))),
                ]
            )
            takes = card.suit is target.suit and card.rank == height + 1
            assert (check(position, Move(WASTE, target)) is None) == takes


@pytest.mark.parametrize("suit", Suit)
def test_if_two_foundations_would_take_a_card_it_goes_to_the_first(suit: Suit) -> None:
    first, second = FOUNDATIONS[2 * suit], FOUNDATIONS[2 * suit + 1]
    cards = [card for card in ALL_CARDS[:52] if card.suit is suit]
    for card in cards:
        for one in range(14):
            for two in range(14):
                position = Position().with_piles(
                    [
                        (C1, Pile((card,))),
                        (first, Pile(tuple(cards[:one]))),
                        (second, Pile(tuple(cards[:two]))),
                    ]
                )
                own = None
                if one + 1 == card.rank:
                    own = first
                elif two + 1 == card.rank:
                    own = second
                assert own_foundation(position, card) == own
                for target in FOUNDATIONS:
                    assert (check(position, Move(C1, target)) is None) == (target is own)


@pytest.mark.parametrize("target", FOUNDATIONS, ids=str)
def test_a_card_let_go_over_any_foundation_finds_its_own(target: PileId) -> None:
    position = Position.parse("c1: AH / w: 3C / f3: 1 / f8: 2")
    assert aim(position, C1, 1, target) == Move(C1, foundation(4))
    assert aim(position, WASTE, 1, target) == Move(WASTE, foundation(8))


@pytest.mark.parametrize("target", FOUNDATIONS, ids=str)
def test_a_card_that_no_foundation_takes_is_refused_for_its_own_suit(target: PileId) -> None:
    position = Position.parse("c1: 5D / f1: 4")
    move = aim(position, C1, 1, target)
    assert move == Move(C1, foundation(5))
    refusal = check(position, move)
    assert refusal is not None
    assert refusal.reason is Reason.FOUNDATION_NEEDS_RANK


def test_cards_let_go_over_a_column_mean_that_column() -> None:
    position = Position.parse("c1: KS QH / f1: 12")
    assert aim(position, C1, 2, C2) == Move(C1, C2, 2)
    assert aim(position, foundation(1), 1, C3) == Move(foundation(1), C3)


def test_a_card_goes_to_a_foundation_one_at_a_time() -> None:
    position = Position.parse("c1: KS QH / f1: 12 / f3: 11")
    assert check(position, aim(position, C1, 2, foundation(1))) is not None
    assert played("c1: KS QH / f1: 12 / f3: 11", Move(C1, foundation(3))) == (
        "f1: 12 / f3: 12 / c1: KS"
    )


# 6. From a foundation.


def test_the_top_card_of_a_foundation_may_be_taken_back_to_a_column() -> None:
    assert tokens("f3: 5 / c1: 6S / c2: 6D / c3: 6C") == "f3c1 f3c3"
    assert played("f3: 5 / c1: 6S", Move(foundation(3), C1)) == "f3: 4 / c1: 6S 5H"


def test_a_foundation_card_never_goes_to_another_foundation() -> None:
    position = Position.parse("f1: 1")
    for target in FOUNDATIONS[1:]:
        move = aim(position, foundation(1), 1, target)
        refusal = check(position, move)
        assert refusal is not None
        assert refusal.reason is Reason.FOUNDATION_ONLY_TO_COLUMN


def test_only_one_card_is_taken_back_from_a_foundation() -> None:
    position = Position.parse("f3: 5 / c1: 5C")
    refusal = check(position, Move(foundation(3), C1, 2))
    assert refusal is not None
    assert refusal.reason is Reason.ONLY_TOP_CARD


# 7. The stock.


def test_a_tap_turns_one_card_to_the_waste() -> None:
    position = Position.parse("s: 4H 9C / w: KD")
    assert tap(position) == Move(STOCK, WASTE)
    assert str(play(position, Move(STOCK, WASTE))) == "s: 9C / w: KD 4H"


def test_a_tap_on_the_empty_stock_puts_the_whole_waste_back_in_the_same_order() -> None:
    position = Position.parse("w: 4H 9C KD")
    move = tap(position)
    assert move == Move(WASTE, STOCK, 3)
    after = play(position, move)
    assert str(after) == "s: 4H 9C KD"
    assert after.stock.hidden == 3


def test_passes_through_the_stock_are_unlimited_and_always_the_same() -> None:
    position = start = Position.parse("s: 4H 9C KD 2S")
    for _ in range(5 * 50):
        move = tap(position)
        assert move is not None
        assert points(position, move) == 0
        position = play(position, move)
    assert position == start


def test_with_stock_and_waste_empty_a_tap_does_nothing() -> None:
    assert tap(Position.parse("c1: KS / f1: 3")) is None


def test_only_the_whole_waste_goes_back_and_only_when_the_stock_is_empty() -> None:
    assert check(Position.parse("w: 4H 9C"), Move(WASTE, STOCK, 1)) is not None
    assert check(Position.parse("s: 2S / w: 4H 9C"), Move(WASTE, STOCK, 2)) is not None
    assert check(Position.parse("s: 2S 3S"), Move(STOCK, WASTE, 2)) is not None


def test_a_stock_card_goes_nowhere_but_to_the_waste() -> None:
    position = Position.parse("s: KS / f1: 12")
    assert check(position, Move(STOCK, C1)) is not None
    assert check(position, Move(STOCK, foundation(1))) is not None


# 8. A bared card turns face up.


def test_a_hidden_card_that_becomes_the_last_turns_face_up_by_the_same_move() -> None:
    assert played("c1: [4D 2C] 6S / c2: 7H", Move(C1, C2)) == "c1: [4D] 2C / c2: 7H 6S"


def test_a_king_run_bares_a_hidden_card_too() -> None:
    assert played("c1: [4D 2C] KS QH", Move(C1, C2, 2)) == "c1: [4D] 2C / c2: KS QH"


def test_a_hidden_card_below_a_face_up_one_stays_hidden() -> None:
    assert played("c1: [4D] 2C 6S / c2: 7H", Move(C1, C2)) == "c1: [4D] 2C / c2: 7H 6S"


def test_a_column_that_takes_a_card_keeps_its_hidden_ones_hidden() -> None:
    assert played("c1: 6S / c2: [4D] 7H", Move(C1, C2)) == "c2: [4D] 7H 6S"


# 9. Won.


def test_won_means_all_104_cards_on_the_foundations() -> None:
    assert is_won(Position.parse(ALL_HOME))
    for short in range(8):
        words = ALL_HOME.split(" / ")
        words[short] = f"f{short + 1}: 12"
        assert not is_won(Position.parse(" / ".join(words)))


def test_the_last_card_wins() -> None:
    before = Position.parse(ALL_HOME.replace("f8: 13", "f8: 12 / c4: KC"))
    assert not is_won(before)
    assert is_won(play(before, Move(column(4), foundation(8))))


def test_neither_an_opening_nor_an_empty_table_is_won() -> None:
    assert not is_won(deal(1))
    assert not is_won(Position())


# And the questions themselves.


@pytest.mark.parametrize(
    "move", [Move(C1, C1), Move(C1, C2, 0), Move(C1, C2, -1), Move(C1, C2, 3), Move(C3, C2)]
)
def test_a_move_of_no_cards_or_to_its_own_pile_is_no_move_at_all(move: Move) -> None:
    with pytest.raises(ValueError, match="no such cards to move"):
        check(Position.parse("c1: KS QH / c2: 2D"), move)


def test_an_illegal_move_is_an_error_that_holds_the_refusal() -> None:
    move = Move(C1, C2)
    position = Position.parse("c1: 5S / c2: 9D")
    with pytest.raises(IllegalMove, match="c1 to c2: WRONG_RANK") as caught:
        play(position, move)
    assert caught.value.move == move
    assert caught.value.refusal == check(position, move)


def test_legal_moves_come_tap_first_then_by_source_and_target() -> None:
    position = Position.parse(
        "s: 2H / w: KH / f3: 1 / f1: 2 / c1: KS QD / c2: 3D / c3: 2S / c4: KD"
    )
    assert " ".join(map(token, legal_moves(position))) == (
        "t wc5 wc6 wc7 wc8 wc9 f1c2 f3c3 c1c5 c1c6 c1c7 c1c8 c1c9 c3c2 c4c5 c4c6 c4c7 c4c8 c4c9"
    )


def test_a_run_finds_its_hosts_and_the_empty_columns_in_order() -> None:
    position = Position.parse("c1: QS / c3: KS QD JC / c5: QD / c8: QH")
    found = [move for move in legal_moves(position) if move.source is C3]
    assert found == [
        Move(C3, C2, 3),
        Move(C3, column(4), 3),
        Move(C3, column(5), 1),
        Move(C3, column(6), 3),
        Move(C3, column(7), 3),
        Move(C3, column(8), 1),
        Move(C3, column(9), 3),
    ]


def test_nothing_moves_on_an_empty_table() -> None:
    assert list(legal_moves(Position())) == []
    assert Position().piles == (EMPTY,) * 19
