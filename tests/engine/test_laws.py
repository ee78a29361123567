"""What holds in every position that play can reach."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from easyharp_qt.engine.cards import ALL_CARDS, Rank
from easyharp_qt.engine.notation import token
from easyharp_qt.engine.position import (
    COLUMNS,
    FOUNDATIONS,
    STOCK,
    WASTE,
    PileId,
    Position,
    Role,
)
from easyharp_qt.engine.rules import (
    Move,
    Reason,
    Refused,
    aim,
    best_move,
    check,
    king_run,
    legal_moves,
    lift,
    own_foundation,
    play,
    points,
    tap,
)
from tests.engine import naive
from tests.positions import positions, reached


@given(reached())
def test_104_cards_each_once(position: Position) -> None:
    assert sorted(card for pile in position.piles for card in pile.cards) == sorted(ALL_CARDS)


@given(reached())
def test_cards_lie_face_down_only_in_the_stock_and_under_a_column(position: Position) -> None:
    for pile_id, pile in zip(PileId, position.piles, strict=True):
        if pile_id is STOCK:
            assert pile.hidden == len(pile.cards)
        elif pile_id in COLUMNS:
            assert pile.is_empty or pile.hidden < len(pile.cards)
        else:
            assert pile.hidden == 0


@given(reached())
def test_foundations_stand_in_suit_from_the_ace(position: Position) -> None:
    for pile_id in FOUNDATIONS:
        cards = position.piles[pile_id].cards
        assert [(card.suit, card.rank) for card in cards] == [
            (pile_id.suit, rank) for rank in list(Rank)[: len(cards)]
        ]


@given(reached())
@settings(max_examples=60)
def test_every_legal_move_passes_the_check_and_no_other_does(position: Position) -> None:
    passed = {
        Move(source, target, count)
        for source in PileId
        for target in PileId
        if target is not source
        for count in range(1, len(position.piles[source].cards) + 1)
        if check(position, Move(source, target, count)) is None
    }
    legal = list(legal_moves(position))
    assert set(legal) == passed
    assert len(legal) == len(passed)


@given(positions())
def test_what_is_legal_is_what_the_rules_say_a_second_time(position: Position) -> None:
    plain = naive.read(str(position))
    assert naive.write(plain) == str(position)
    assert sorted(map(token, legal_moves(position))) == naive.legal(plain)


@given(positions())
def test_a_move_leads_where_the_rules_say_a_second_time(position: Position) -> None:
    plain = naive.read(str(position))
    for move in legal_moves(position):
        after, earned = naive.play(plain, token(move))
        assert str(play(position, move)) == naive.write(after)
        assert points(position, move) == earned


@given(st.integers(0, 2**32 - 1), st.integers(1, 999_999))
@settings(max_examples=10)
def test_a_whole_game_goes_as_the_rules_say_a_second_time(seed: int, number: int) -> None:
    from easyharp_qt.engine.deal import deal

    chance = random.Random(seed)
    position = deal(number)
    plain = naive.read(str(position))
    for _ in range(200):
        move = chance.choice(list(legal_moves(position)))
        position = play(position, move)
        plain, _ = naive.play(plain, token(move))
    assert str(position) == naive.write(plain)


@given(positions())
def test_no_move_takes_a_hidden_card_but_the_draw(position: Position) -> None:
    for source, target, count in legal_moves(position):
        if (source, target) != (STOCK, WASTE):
            pile = position.piles[source]
            assert len(pile.cards) - count >= pile.hidden


@given(positions())
def test_a_move_changes_two_piles_and_turns_up_at_most_one_card(position: Position) -> None:
    for move in legal_moves(position):
        after = play(position, move)
        changed = {pile_id for pile_id in PileId if after.piles[pile_id] != position.piles[pile_id]}
        assert changed == {move.source, move.target}
        assert _hidden(position) - _hidden(after) in (0, 1)


@given(positions())
def test_a_press_lifts_the_cards_from_there_on_or_none(position: Position) -> None:
    for pile_id in PileId:
        pile = position.piles[pile_id]
        for index in range(len(pile.cards)):
            lifted = lift(position, pile_id, index)
            count = len(pile.cards) - index
            is_top = count == 1
            is_king_run = pile_id in COLUMNS and king_run(pile) == count
            if index < pile.hidden:
                assert lifted == Refused(Reason.HIDDEN_CARD, (pile.cards[index],))
            elif is_top or is_king_run:
                assert lifted == count
            else:
                assert lifted == Refused(Reason.ONLY_TOP_CARD, pile.cards[index : index + 2])


@given(positions())
def test_what_can_move_can_be_lifted(position: Position) -> None:
    for source, target, count in legal_moves(position):
        if STOCK not in (source, target):
            assert lift(position, source, len(position.piles[source].cards) - count) == count


@given(positions())
def test_a_double_click_makes_a_legal_move_or_is_refused(position: Position) -> None:
    legal = set(legal_moves(position))
    for pile_id in PileId:
        cards = position.piles[pile_id].cards
        for index in range(len(cards)):
            answer = best_move(position, pile_id, index)
            if isinstance(answer, Move):
                assert answer in legal
                assert answer.source is pile_id
                assert answer.count == len(cards) - index
            else:
                assert answer.cards[0] == cards[index]


@given(positions())
def test_a_double_click_goes_where_the_rules_say_a_second_time(position: Position) -> None:
    plain = naive.read(str(position))
    for pile_id in (WASTE, *COLUMNS):
        pile = position.piles[pile_id]
        if pile.is_empty:
            continue
        for count in {1, king_run(pile)} - {0}:
            if pile_id is WASTE and count > 1:
                continue
            index = len(pile.cards) - count
            answer = best_move(position, pile_id, index)
            wanted = naive.double_click(plain, str(pile_id), count)
            if wanted is None:
                assert answer == Refused(Reason.NO_PLACE, (pile.cards[index],))
            else:
                assert isinstance(answer, Move)
                assert token(answer) == wanted
                assert answer.count == count


@given(positions())
def test_a_card_let_go_over_the_foundations_goes_home_or_is_refused_for_good_reason(
    position: Position,
) -> None:
    for source in (WASTE, *COLUMNS):
        pile = position.piles[source]
        for count in {1, king_run(pile)} - {0}:
            if len(pile.cards) < count or (source is WASTE and count > 1):
                continue
            own = own_foundation(position, pile.cards[-count])
            for target in FOUNDATIONS:
                move = aim(position, source, count, target)
                assert move.target.role is Role.FOUNDATION
                assert move.target.suit is pile.cards[-count].suit
                refusal = check(position, move)
                if refusal is None:
                    assert count == 1
                    assert move.target is own
                elif count > 1:
                    assert refusal.reason is Reason.ONE_CARD_TO_FOUNDATION
                else:
                    assert own is None
                    assert refusal.reason is Reason.FOUNDATION_NEEDS_RANK


@given(positions())
def test_a_refusal_names_cards_of_this_position_and_one_that_was_asked_for(
    position: Position,
) -> None:
    here = {card for pile in position.piles for card in pile.cards}
    for source in PileId:
        cards = position.piles[source].cards
        for count in range(1, min(4, len(cards)) + 1):
            for target in PileId:
                if target is source:
                    continue
                refusal = check(position, Move(source, target, count))
                if refusal is not None:
                    assert set(refusal.cards) <= here
                    assert refusal.cards[0] == cards[-count]


@given(positions())
def test_a_tap_is_legal_whenever_there_is_a_card_to_turn(position: Position) -> None:
    move = tap(position)
    assert (move is None) == (position.stock.is_empty and position.waste.is_empty)
    if move is not None:
        assert check(position, move) is None


@given(reached())
def test_a_column_never_holds_more_than_8_hidden_cards_and_13_more_in_order(
    position: Position,
) -> None:
    for pile in position.columns:
        assert pile.hidden <= 8
        assert len(pile.face_up) <= 13


def _hidden(position: Position) -> int:
    return sum(pile.hidden for pile in position.columns)
