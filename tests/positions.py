"""Positions for property tests: reached by play from a deal, or any that can be written."""

import random
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from easyharp_qt.engine.cards import ALL_CARDS, Card
from easyharp_qt.engine.deal import HIGHEST_DEAL, deal, parse_deal
from easyharp_qt.engine.history import Game
from easyharp_qt.engine.position import COLUMNS, FOUNDATIONS, STOCK, WASTE, Pile, Position
from easyharp_qt.engine.rules import Move, legal_moves, play, points

VECTORS = Path(__file__).parent / "data" / "vectors"

deal_numbers = st.integers(1, HIGHEST_DEAL)
"""Any deal number."""


@st.composite
def reached(draw: st.DrawFn, most_moves: int = 60) -> Position:
    """Draw a position that play from a deal reaches, late ones too, but no move from it wins."""
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    position = deal(draw(deal_numbers))
    if chance.random() < 0.5:
        position = chance.choice(chance.choice(won_games()))
    for _ in range(draw(st.integers(0, most_moves))):
        moves = list(legal_moves(position))
        after = play(position, likely_move(chance, position, moves)) if moves else position
        if cards_home(after) < 103:
            position = after
    return position


@st.composite
def written(draw: st.DrawFn) -> Position:
    """Draw a position that the text form can write, whether or not play reaches it."""
    chance = random.Random(draw(st.integers(0, 2**32 - 1)))
    heights = {
        pile: chance.choice((0, 0, chance.randint(0, 13), chance.randint(0, 13)))
        for pile in FOUNDATIONS
    }
    loose: list[Card] = []
    piles = []
    for number, (pile, height) in enumerate(heights.items()):
        first = number % 2 * 52 + number // 2 * 13
        piles.append((pile, Pile(ALL_CARDS[first : first + height])))
        loose += ALL_CARDS[first + height : first + 13]
    chance.shuffle(loose)
    del loose[: chance.choice((0, 0, chance.randint(0, 104)))]
    # Mostly a few cards in each column, now and then nearly all of them.
    most = chance.choice((3, 8, 21, 60))
    for column in COLUMNS:
        count = min(len(loose), chance.randint(0, most))
        cards = tuple(loose.pop() for _ in range(count))
        piles.append((column, Pile(cards, chance.randint(0, count - 1) if count else 0)))
    stock = tuple(loose[: chance.randint(0, len(loose))])
    piles.append((STOCK, Pile(stock, len(stock))))
    piles.append((WASTE, Pile(tuple(loose[len(stock) :]))))
    return Position().with_piles(piles)


def positions() -> st.SearchStrategy[Position]:
    """Return a strategy for both kinds."""
    return st.one_of(reached(), written())


def cards_home(position: Position) -> int:
    """Count the cards on the foundations."""
    return sum(len(pile.cards) for pile in position.foundations)


def likely_move(chance: random.Random, position: Position, moves: list[Move]) -> Move:
    """Pick a move at random, but rather one that gets the game on."""
    return chance.choices(moves, [1 + points(position, move) for move in moves])[0]


@cache
def won_games() -> tuple[tuple[Position, ...], ...]:
    """Return three games that are played to the win, until one card is left to play."""
    games = []
    number = 0
    for line in (VECTORS / "won.txt").read_text().splitlines():
        if line.startswith("deal"):
            number = parse_deal(line.split()[1])
        elif line.startswith("moves"):
            game = Game.start(number)
            seen = [game.state.position]
            for word in line.split()[1:]:
                game = game.act(word)
                seen.append(game.state.position)
            games.append(tuple(position for position in seen if cards_home(position) < 103))
    return tuple(games)


def without_packs(position: Position) -> Position:
    """Return the position with each two equal cards made one, as the rules see them."""
    plain = {card: card._replace(pack=0) for card in ALL_CARDS}
    return Position(
        tuple(
            Pile(tuple(plain[card] for card in pile.cards), pile.hidden) for pile in position.piles
        )
    )


LONGEST_COLUMN = Position.parse(
    "c9: [2S 3S 4S 5S 6S 7S 8S 9S] KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS"
)
"""The longest column that the rules allow: 8 hidden cards and 13 face up."""
