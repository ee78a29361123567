"""The rules a second time, as plainly as they are written, to hold the engine against.

Slow on purpose and sharing nothing with the engine but the text form of a position: piles are
lists of words, and every move is tried on every pile.
"""

import copy
from dataclasses import dataclass, field

RANKS = "A23456789TJQK"
SUIT_OF_FOUNDATION = "SSHHDDCC"


@dataclass
class Table:
    stock: list[str] = field(default_factory=list)
    """The card drawn next comes first."""
    waste: list[str] = field(default_factory=list)
    foundations: list[int] = field(default_factory=lambda: [0] * 8)
    hidden: list[list[str]] = field(default_factory=lambda: [[] for _ in range(9)])
    face_up: list[list[str]] = field(default_factory=lambda: [[] for _ in range(9)])


def read(text: str) -> Table:
    table = Table()
    for part in text.split(" / ") if text else []:
        name, body = part.split(": ")
        if name == "s":
            table.stock = body.split()
        elif name == "w":
            table.waste = body.split()
        elif name[0] == "f":
            table.foundations[int(name[1]) - 1] = int(body)
        else:
            column = int(name[1]) - 1
            if body.startswith("["):
                hidden, body = body[1:].split("] ")
                table.hidden[column] = hidden.split()
            table.face_up[column] = body.split()
    return table


def write(table: Table) -> str:
    parts = []
    if table.stock:
        parts.append("s: " + " ".join(table.stock))
    if table.waste:
        parts.append("w: " + " ".join(table.waste))
    parts += [f"f{i + 1}: {height}" for i, height in enumerate(table.foundations) if height]
    for i in range(9):
        if table.hidden[i]:
            hidden, face_up = " ".join(table.hidden[i]), " ".join(table.face_up[i])
            parts.append(f"c{i + 1}: [{hidden}] {face_up}")
        elif table.face_up[i]:
            parts.append(f"c{i + 1}: " + " ".join(table.face_up[i]))
    return " / ".join(parts)


def rank(card: str) -> int:
    return RANKS.index(card[0]) + 1


def is_red(card: str) -> bool:
    return card[1] in "HD"


def goes_on(card: str, host: str) -> bool:
    return is_red(card) != is_red(host) and rank(card) + 1 == rank(host)


def king_run(table: Table, column: int) -> list[str]:
    """Return the king run at a column's end, or nothing."""
    cards = table.face_up[column]
    for start in range(len(cards)):
        run = cards[start:]
        if rank(run[0]) == 13 and all(goes_on(run[i + 1], run[i]) for i in range(len(run) - 1)):
            return run
    return []


def own_foundation(table: Table, card: str) -> int | None:
    for i in range(8):
        if card[1] == SUIT_OF_FOUNDATION[i] and table.foundations[i] + 1 == rank(card):
            return i
    return None


def top_cards(table: Table) -> dict[str, str]:
    """Return the top card of each pile that has one to play, by the pile's name in a token."""
    tops = {}
    if table.waste:
        tops["w"] = table.waste[-1]
    for i, height in enumerate(table.foundations):
        if height:
            tops[f"f{i + 1}"] = RANKS[height - 1] + SUIT_OF_FOUNDATION[i]
    for i, cards in enumerate(table.face_up):
        if cards:
            tops[f"c{i + 1}"] = cards[-1]
    return tops


def legal(table: Table) -> list[str]:
    """Return the tokens of all legal moves, sorted."""
    tokens = ["t"] if table.stock or table.waste else []
    for source, card in top_cards(table).items():
        if source[0] != "f" and own_foundation(table, card) is not None:
            tokens.append(source + "f")
        for i in range(9):
            target = f"c{i + 1}"
            if target == source:
                continue
            if table.face_up[i]:
                takes = goes_on(card, table.face_up[i][-1])
            elif source[0] == "c":
                takes = bool(king_run(table, int(source[1]) - 1))
            else:
                takes = rank(card) == 13
            if takes:
                tokens.append(source + target)
    return sorted(tokens)


def double_click(table: Table, source: str, count: int) -> str | None:
    """Return the token of a double click on the top card, or on the king of a run of *count*."""
    tokens = legal(table)
    if count == 1 and source + "f" in tokens:
        return source + "f"
    length = [len(table.hidden[i]) + len(table.face_up[i]) for i in range(9)]
    own = length[int(source[1]) - 1] if source[0] == "c" else None
    card = table.face_up[int(source[1]) - 1][-count] if source[0] == "c" else table.waste[-1]
    best = None
    for i in range(9):
        if f"{source}c{i + 1}" not in tokens:
            continue
        if length[i] and count == 1 and (best is None or length[i] > length[best]):
            best = i
    if best is None and rank(card) == 13 and own != count and 0 in length:
        best = length.index(0)
    return None if best is None else f"{source}c{best + 1}"


def play(table: Table, token: str) -> tuple[Table, int]:
    """Return the table after a legal move, and the points it earns."""
    table = copy.deepcopy(table)
    if token == "t":
        if table.stock:
            table.waste.append(table.stock.pop(0))
        else:
            table.stock, table.waste = table.waste, []
        return table, 0
    earned = 0
    source, target = (token[0], token[1:]) if token[0] == "w" else (token[:2], token[2:])
    if target == "f":
        cards = [top_cards(table)[source]]
        foundation = own_foundation(table, cards[0])
        assert foundation is not None
        table.foundations[foundation] += 1
        earned += 10
    else:
        column = int(target[1]) - 1
        cards = [top_cards(table)[source]]
        if source[0] == "c" and not table.face_up[column]:
            cards = king_run(table, int(source[1]) - 1)
        if source == "w":
            earned += 5
        table.face_up[column] += cards
    if source == "w":
        table.waste.pop()
    elif source[0] == "f":
        table.foundations[int(source[1]) - 1] -= 1
    else:
        column = int(source[1]) - 1
        del table.face_up[column][-len(cards) :]
        if not table.face_up[column] and table.hidden[column]:
            table.face_up[column].append(table.hidden[column].pop())
            earned += 5
    return table, earned


def perft(table: Table, depth: int) -> int:
    """Count the legal sequences of so many moves."""
    if depth == 0:
        return 1
    return sum(perft(play(table, token)[0], depth - 1) for token in legal(table))
