import pytest

from easyharp_qt.engine.cards import ALL_CARDS, BadCard, Card, Color, Rank, Suit, parse_card


def test_there_are_104_cards_each_twice() -> None:
    assert len(set(ALL_CARDS)) == 104
    assert [str(card) for card in ALL_CARDS[:52]] == [str(card) for card in ALL_CARDS[52:]]


def test_the_cards_are_listed_by_pack_suit_and_rank() -> None:
    words = " ".join(map(str, ALL_CARDS[:52]))
    assert words == (
        "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS "
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH "
        "AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD "
        "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    )


def test_the_ordinal_is_the_place_in_that_list() -> None:
    assert [card.ordinal for card in ALL_CARDS] == list(range(104))


def test_ranks_run_from_the_low_ace_to_the_king() -> None:
    assert " ".join(rank.name for rank in Rank) == (
        "ACE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN JACK QUEEN KING"
    )
    assert [*Rank] == list(range(1, 14))


@pytest.mark.parametrize("suit", Suit)
def test_spades_and_clubs_are_black_hearts_and_diamonds_red(suit: Suit) -> None:
    expected = Color.RED if suit.name in ("HEARTS", "DIAMONDS") else Color.BLACK
    assert suit.color is Card(Rank.ACE, suit).color is expected


def test_equal_cards_of_the_two_packs_are_written_alike_but_told_apart() -> None:
    first, second = Card(Rank.QUEEN, Suit.SPADES, 0), Card(Rank.QUEEN, Suit.SPADES, 1)
    assert str(first) == str(second) == "QS"
    assert first != second


@pytest.mark.parametrize("card", ALL_CARDS, ids=repr)
def test_every_card_is_read_as_it_is_written(card: Card) -> None:
    assert parse_card(str(card), card.pack) is card


@pytest.mark.parametrize(
    "text", ["", "Q", "S", "QSS", "qs", "QX", "1S", "10S", "?S", "SQ", "Q S", " QS", "QS ", "２S"]
)
def test_anything_else_is_no_card_and_is_named(text: str) -> None:
    with pytest.raises(BadCard) as caught:
        parse_card(text)
    assert caught.value.text == text
    assert repr(text) in str(caught.value)
