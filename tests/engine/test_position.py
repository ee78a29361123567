from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from easyharp_qt.engine.cards import Rank, Suit
from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.position import (
    COLUMNS,
    EMPTY,
    FOUNDATIONS,
    STOCK,
    WASTE,
    BadPosition,
    Pile,
    PileId,
    Position,
    Role,
    column,
    foundation,
    foundations_of,
)
from easyharp_qt.engine.rules import legal_moves
from tests.positions import positions, reached, without_packs

DEAL_5 = (
    "s: 4H 9D TH 6D 5H 8D 5S KS 2C TH 7D 4C KH QH JS 2H 4C 3C 9D 2D QC AC 7S TC 9H 8D JC TD 4S "
    "4D 8S 6H 5S JD 8C KC 6H 8H 2S 2S 8S 5D QD 8C QS AD 6C 3C 7C 3H 2C 9C 5C 3H TS 4S JH 9S JS"
    " / c1: JD / c2: [7S] KH / c3: [3D AS] 2D / c4: [3D 9C 7H] QC / c5: [5H 6S QH AS] TD"
    " / c6: [JC KD 9H TC 7D] 5D / c7: [AC 8H 6D QS 7H 7C] 2H / c8: [5C TS 3S KS 4D JH KD] KC"
    " / c9: [6C QD AH AH AD 3S 9S 6S] 4H"
)

PARTS = "s: w: f1: f9: c1: c3: [ ] / KS QH 7D AS 2S 13 5 x c10: ,"


def names(cards: tuple[object, ...]) -> str:
    return " ".join(map(str, cards))


def test_the_nineteen_piles_are_named_as_in_tokens() -> None:
    assert names(tuple(PileId)) == "s w f1 f2 f3 f4 f5 f6 f7 f8 c1 c2 c3 c4 c5 c6 c7 c8 c9"


def test_a_pile_knows_what_it_is_for() -> None:
    assert STOCK.role is Role.STOCK
    assert WASTE.role is Role.WASTE
    assert {pile.role for pile in FOUNDATIONS} == {Role.FOUNDATION}
    assert {pile.role for pile in COLUMNS} == {Role.COLUMN}


def test_piles_are_numbered_from_one_and_stock_and_waste_are_not() -> None:
    assert [pile.number for pile in FOUNDATIONS] == list(range(1, 9))
    assert [pile.number for pile in COLUMNS] == list(range(1, 10))
    assert STOCK.number == WASTE.number == 0
    assert column(9) is PileId.C9
    assert foundation(8) is PileId.F8


def test_two_foundations_in_turn_are_reserved_for_each_suit() -> None:
    assert [str(pile) for suit in Suit for pile in foundations_of(suit)] == (
        ["f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8"]
    )
    assert [foundation(number).suit.name for number in (1, 2, 3, 4, 5, 6, 7, 8)] == (
        ["SPADES", "SPADES", "HEARTS", "HEARTS", "DIAMONDS", "DIAMONDS", "CLUBS", "CLUBS"]
    )


@pytest.mark.parametrize("pile", [STOCK, WASTE, column(1)])
def test_only_foundations_are_reserved_for_a_suit(pile: PileId) -> None:
    with pytest.raises(ValueError, match="no foundation"):
        _ = pile.suit


def test_a_pile_knows_its_top_and_what_lies_face_up() -> None:
    pile = Position.parse("c3: [7D 2C] QH JS").piles[column(3)]
    assert str(pile.top) == "JS"
    assert names(pile.face_up) == "QH JS"
    assert not pile.is_empty
    assert EMPTY.is_empty
    with pytest.raises(IndexError):
        _ = EMPTY.top


def test_stock_and_waste_are_written_with_the_card_drawn_first_in_front() -> None:
    position = Position.parse("s: 4H 9C / w: KD 3S")
    assert str(position.stock.top) == "4H"
    assert str(position.waste.top) == "3S"
    assert position.stock.hidden == 2
    assert position.waste.hidden == 0


def test_a_foundation_is_written_as_its_height() -> None:
    position = Position.parse("f3: 3")
    assert names(position.piles[foundation(3)].cards) == "AH 2H 3H"


def test_hidden_cards_are_written_in_brackets() -> None:
    pile = Position.parse("c3: [7D 2C] QH JS").columns[2]
    assert pile == Pile(pile.cards, hidden=2)
    assert names(pile.cards) == "7D 2C QH JS"
    assert Position.parse("c3: [7D 2C] QH JS").columns[2].hidden == 2


def test_a_deal_is_written_as_it_lies() -> None:
    assert str(deal(5)) == str(Position.parse(DEAL_5)) == DEAL_5


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("", ""),
        (" \n / ", ""),
        ("s:", ""),
        ("c1: / c2: []", ""),
        ("f1: 0", ""),
        ("f1: 00 / f2: 07", "f2: 7"),
        ("c9: QH\nc1: KS\nw: 2C", "w: 2C / c1: KS / c9: QH"),
        ("c1: KS/c2:QH", "c1: KS / c2: QH"),
        ("\r\nc1 :  KS   QH \r\n", "c1: KS QH"),
        ("c3: [7D 2C]QH", "c3: [7D 2C] QH"),
        ("c3: [ 7D  2C ] QH", "c3: [7D 2C] QH"),
    ],
)
def test_piles_may_stand_in_any_order_with_any_space(text: str, written: str) -> None:
    assert str(Position.parse(text)) == written


def test_of_two_equal_cards_the_first_read_is_pack_0() -> None:
    position = Position.parse("c2: QS / w: QS / c1: 2H / f3: 2")
    assert position.piles[column(2)].top.pack == 0
    assert position.waste.top.pack == 1
    assert [card.pack for card in position.piles[foundation(3)].cards] == [0, 1]


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("x: QH", "x: QH"),
        ("QH", "QH"),
        ("c: QH", "c: QH"),
        ("c0: QH", "c0: QH"),
        ("c10: QH", "c10: QH"),
        ("f9: 1", "f9: 1"),
        ("f: 1", "f: 1"),
        ("s1: QH", "s1: QH"),
        ("w2: QH", "w2: QH"),
        ("C1: QH", "C1: QH"),
        ("c1: QH / c1: KS", "c1"),
        ("f1: 1 / f1: 1", "f1"),
        ("s: QH / s: KS", "s"),
        ("c1: QX", "QX"),
        ("c1: qh", "qh"),
        ("c1: 10H", "10H"),
        ("c1: QH, KS", "QH,"),
        ("s: [QH]", "[QH]"),
        ("w: [QH] KS", "[QH]"),
        ("f1: 14", "14"),
        ("f1: 100", "100"),
        ("f1: -1", "-1"),
        ("f1: AS", "AS"),
        ("f1:", ""),
        ("f1: ٣", "٣"),
        ("c1: [QH", "[QH"),
        ("c1: QH]", "QH]"),
        ("c1: KS [QH] JS", "KS [QH] JS"),
        ("c1: [QH] [JS] TH", "[QH] [JS] TH"),
        ("c1: [QH]", "c1: [QH]"),
        ("c1: QH QH QH", "QH"),
        ("f1: 3 / f2: 3 / w: 2S", "2S"),
    ],
)
def test_anything_else_is_no_position_and_the_word_at_fault_is_named(text: str, token: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Position.parse(text)
    assert caught.value.token == token
    assert repr(token) in str(caught.value)
    assert caught.value.expected in str(caught.value)


@given(positions())
def test_a_position_is_read_as_it_is_written(position: Position) -> None:
    read = Position.parse(str(position))
    assert str(read) == str(position)
    # Which of two equal cards is which, the text does not tell.
    assert without_packs(read) == without_packs(position)


@given(reached())
def test_equal_cards_are_told_apart_however_a_position_is_read(position: Position) -> None:
    cards = [card for pile in Position.parse(str(position)).piles for card in pile.cards]
    assert len(set(cards)) == len(cards) == 104


@given(positions(), st.randoms(use_true_random=False))
def test_the_order_of_the_piles_says_nothing(position: Position, chance: Random) -> None:
    parts = str(position).split(" / ")
    chance.shuffle(parts)
    assert str(Position.parse("\n".join(parts))) == str(position)


@given(positions())
def test_every_card_is_where_it_is_said_to_be(position: Position) -> None:
    for pile_id in PileId:
        for index, card in enumerate(position.piles[pile_id].cards):
            assert position.where(card) == (pile_id, index)


def test_a_card_that_is_nowhere_is_an_error() -> None:
    king = Position.parse("c1: KS").columns[0].top
    with pytest.raises(ValueError, match="KS is not in this position"):
        Position.parse("c1: QH").where(king)


def test_a_position_with_other_piles_leaves_the_old_one_as_it_was() -> None:
    before = Position.parse("c1: KS / w: 2H")
    after = before.with_piles([(column(1), EMPTY)])
    assert str(before) == "w: 2H / c1: KS"
    assert str(after) == "w: 2H"


@given(positions())
def test_equal_positions_are_one_key(position: Position) -> None:
    again = Position().with_piles(zip(PileId, position.piles, strict=True))
    assert again == position
    assert hash(again) == hash(position)


@given(positions())
def test_what_is_legal_does_not_depend_on_which_of_two_equal_cards_is_which(
    position: Position,
) -> None:
    def swapped(pile: Pile) -> Pile:
        return pile._replace(
            cards=tuple(
                card._replace(pack=1 - card.pack) if card.rank in (Rank.ACE, Rank.SEVEN) else card
                for card in pile.cards
            )
        )

    other = Position(tuple(map(swapped, position.piles)))
    assert list(legal_moves(other)) == list(legal_moves(position))


def test_the_parts_of_a_position_by_name() -> None:
    position = Position.parse("s: 2H / w: 3H / f2: 1 / c9: KS")
    assert position.stock is position.piles[STOCK]
    assert position.waste is position.piles[WASTE]
    assert position.foundations == tuple(position.piles[pile] for pile in FOUNDATIONS)
    assert position.columns == tuple(position.piles[pile] for pile in COLUMNS)


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        position = Position.parse(text)
    except BadPosition:
        return
    assert Position.parse(str(position)) == position


@given(st.lists(st.sampled_from([*PARTS.split(), "\n"]), max_size=14).map(" ".join))
def test_no_text_that_looks_like_a_position_breaks_the_reader(text: str) -> None:
    try:
        position = Position.parse(text)
    except BadPosition:
        return
    assert str(Position.parse(str(position))) == str(position)


@pytest.mark.parametrize(
    "text",
    [
        "s:" + " " * 300_000 + "x",
        "c1: x" + " " * 300_000 + "y",
        " " * 300_000 + "c1",
        "c1" + " " * 300_000,
        "c1: " + "[" * 300_000,
        "c1: [" + "KS " * 100_000,
        "/" * 300_000 + "x",
        "f1: " + "9" * 300_000,
    ],
    ids=lambda text: text.strip()[:4],
)
def test_no_long_text_holds_the_reader_up(text: str) -> None:
    # Anything that reads a text more than once for each of its letters takes minutes here.
    with pytest.raises(BadPosition):
        Position.parse(text)
