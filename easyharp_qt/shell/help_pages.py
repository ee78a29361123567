"""The pages of the help, as values: headings, paragraphs, tables and examples to try.

Who shows them asks for `pages` again when the language changes. Each paragraph is one string, so
that a translation that lacks it falls back to English for that paragraph alone.
"""

from enum import Enum, auto
from typing import NamedTuple

from easyharp_qt.engine.deal import HIGHEST_DEAL, deal_code
from easyharp_qt.engine.position import WASTE, PileId, Position, column, foundation
from easyharp_qt.engine.rules import Move, Refused, aim, best_move, check, lift
from easyharp_qt.i18n.bidi import isolate
from easyharp_qt.i18n.wording import Translate, grouped


class Heading(NamedTuple):
    """A heading inside a page."""

    text: str


class Paragraph(NamedTuple):
    """A paragraph of plain text."""

    text: str


class Bullets(NamedTuple):
    """A list whose order does not matter."""

    items: tuple[str, ...]


class Table(NamedTuple):
    """Rows of cells; the first row has the heads."""

    rows: tuple[tuple[str, ...], ...]


class KeyTable(NamedTuple):
    """The place for the window's commands with their keys, which only the window knows."""


class Kind(Enum):
    """What the pointer does in an example."""

    CLICK = auto()
    DOUBLE_CLICK = auto()
    DRAG = auto()


class Gesture(NamedTuple):
    """What is tried: a click on a card, counted in its pile from 0, or a drag to a pile."""

    kind: Kind
    pile: PileId
    at: int
    target: PileId | None = None


class Example(NamedTuple):
    """A small table and what to try on it; the position is in the engine's notation."""

    title: str
    position: str
    gesture: Gesture
    explanation: str


Block = Heading | Paragraph | Bullets | Table | KeyTable | Example


class Page(NamedTuple):
    """One page; *key* stays the same in every language."""

    key: str
    title: str
    blocks: tuple[Block, ...]


def pages(translate: Translate) -> tuple[Page, ...]:
    """Return all pages in the language in use, in the order of the contents."""
    return (
        Page("rules", translate("Pages", "Rules"), _rules(translate)),
        Page("examples", translate("Pages", "Examples"), _examples(translate)),
        Page("score", translate("Pages", "Score"), _score(translate)),
        Page("deals", translate("Pages", "Deals and codes"), _deals(translate)),
        Page("keys", translate("Pages", "Keys and mouse"), _keys(translate)),
        Page("questions", translate("Pages", "Questions"), _questions(translate)),
    )


def outcome(example: Example) -> Move | Refused:
    """Return the move that the example's gesture makes, or why it is refused."""
    position = Position.parse(example.position)
    kind, pile, at, target = example.gesture
    count = lift(position, pile, at)
    if isinstance(count, Refused):
        return count
    if kind is Kind.DRAG:
        assert target is not None
        move = aim(position, pile, count, target)
        return check(position, move) or move
    # A click asks the foundation alone, and in the examples it always takes the card.
    return best_move(position, pile, at)


def _rules(translate: Translate) -> tuple[Block, ...]:
    return (
        Heading(translate("Pages", "In short")),
        Paragraph(
            translate(
                "Pages",
                "Easy Harp is a solitaire for two packs of cards. In nine columns you build "
                "downwards, red on black and black on red, moving one card at a time. On eight "
                "foundations you build upwards in suit, from the ace to the king. When all 104 "
                "cards have arrived there, you have won.",
            )
        ),
        Heading(translate("Pages", "The table")),
        Paragraph(
            translate(
                "Pages",
                "Two packs of 52 cards, without jokers, are shuffled together: 104 cards, each of "
                "them twice. The first column gets one card, the second two, and so on up to nine "
                "in the last: 45 cards. Only the last card of a column lies face up; the 36 others "
                "are hidden.",
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "The other 59 cards are the stock and lie face down. Beside the stock there is "
                "room for the waste, and then come the eight foundations, two for each suit. Waste "
                "and foundations are empty when the game begins.",
            )
        ),
        Heading(translate("Pages", "Moving cards")),
        Bullets(
            (
                translate(
                    "Pages",
                    "The top card of a column is its last one, with nothing on it. It may go on "
                    "the top card of another column that is of the other colour and exactly one "
                    "rank higher: a 7 of hearts, say, on an 8 of spades or of clubs.",
                ),
                translate(
                    "Pages",
                    "Ranks go from the ace, the lowest, through the numbers 2 to 10, the jack and "
                    "the queen to the king.",
                ),
                translate(
                    "Pages",
                    "As every card is there twice, up to four cards may be waiting for the one in "
                    "your hand.",
                ),
                translate(
                    "Pages",
                    "Of the waste only the top card is in play. It may go to a column or to its "
                    "foundation.",
                ),
                translate(
                    "Pages",
                    "A hidden card turns face up by itself as soon as it is the last of its "
                    "column, and is in play from then on.",
                ),
            )
        ),
        Heading(translate("Pages", "One card at a time")),
        Paragraph(
            translate(
                "Pages",
                "A run that is in order, such as a black 8 with a red 7 and a black 6 on it, does "
                "not move as one, even where its 8 would fit. It has to be taken apart: first the "
                "6 finds another place, then the 7, then the 8. This is what sets Easy Harp apart "
                "from Klondike. A move against this rule is refused, and with interactive rules on "
                "in the settings the game says why.",
            )
        ),
        Heading(translate("Pages", "Empty columns and the king run")),
        Paragraph(
            translate(
                "Pages",
                "An empty column takes a king and no other card, not even for a moment to turn a "
                "hidden card up.",
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "A king also brings along what lies on him in order. Such a king run goes down "
                "rank by rank in alternating colours to the end of its column, from the king alone "
                "up to all thirteen cards. It moves to an empty column as a whole, and only there. "
                "No other cards ever move together.",
            )
        ),
        Heading(translate("Pages", "Foundations")),
        Paragraph(
            translate(
                "Pages",
                "Each of the eight foundations belongs to one suit and takes its cards singly: "
                "first the ace, then the 2, and so on up to the king. You need not aim: a card let "
                "go anywhere over the foundations finds its own, and the first of the two if both "
                "would take it.",
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "The top card of a foundation can be taken back: drag it to a column where it "
                "fits, or a king to an empty one. This neither brings nor costs points.",
            )
        ),
        Heading(translate("Pages", "Stock and waste")),
        Paragraph(
            translate(
                "Pages",
                "A click on the stock turns one card to the waste. When the stock is empty, a "
                "click puts the whole waste back as the stock, face down and in the same order. "
                "You may go through the stock as often as you like, free of charge.",
            )
        ),
        Heading(translate("Pages", "Clicks and drags")),
        Bullets(
            (
                translate(
                    "Pages",
                    "A click sends a top card to its foundation if the card is next there; "
                    "otherwise the card stays where it is.",
                ),
                translate(
                    "Pages",
                    "A double click finds a place for a card: on its foundation, or else on the "
                    "longest column that takes it, hidden cards counted (of equally long ones the "
                    "column with the lowest number). A king looks for the first empty column and "
                    "takes its run along. Double clicks can be switched off in the settings.",
                ),
                translate(
                    "Pages",
                    "Every card that may move can be dragged, a king run by its king. The piles "
                    "that take it are marked meanwhile. A card let go elsewhere glides home.",
                ),
            )
        ),
        Heading(translate("Pages", "Undoing")),
        Paragraph(
            translate(
                "Pages",
                "The last 100 actions can be undone one after the other, turning a card from the "
                "stock included, and redone until you do something else. Undoing takes away the "
                "points of an action, but neither lowers the count of moves nor turns back the "
                "clock.",
            )
        ),
        Heading(translate("Pages", "The end of a game")),
        Paragraph(
            translate(
                "Pages",
                "With the 104th card on the foundations the game is won and over. No card goes "
                "there by itself, the last ones included. The game never declares you the loser: "
                "when no useful move is left, undo some, or start a new game.",
            )
        ),
    )


def _examples(translate: Translate) -> tuple[Block, ...]:
    return (
        Paragraph(translate("Pages", "Each of these small tables shows one rule at work.")),
        Example(
            translate("Pages", "One card at a time"),
            "c1: 8S 7H 6C / c2: 9D",
            Gesture(Kind.DRAG, column(1), 0, column(2)),
            translate(
                "Pages",
                "The 8 of spades would fit on the 9 of diamonds, but two cards lie on it. The run "
                "is in order and still does not move as one: the 6 has to go first, then the 7.",
            ),
        ),
        Example(
            translate("Pages", "A king run into an empty column"),
            "c1: [4D] KS QH JC / c3: 9H",
            Gesture(Kind.DRAG, column(1), 1, column(2)),
            translate(
                "Pages",
                "The king takes the queen and the jack along to the empty column, and the hidden "
                "card below them turns face up.",
            ),
        ),
        Example(
            translate("Pages", "No other card into an empty column"),
            "c1: [5S] QH / c3: 9C",
            Gesture(Kind.DRAG, column(1), 1, column(2)),
            translate(
                "Pages",
                "It would be useful to put the queen aside and turn up the hidden card, but an "
                "empty column is for kings alone.",
            ),
        ),
        Example(
            translate("Pages", "A double click finds the longest column"),
            "c1: 6H / c2: 7C / c3: [2C 9D] 7S",
            Gesture(Kind.DOUBLE_CLICK, column(1), 0),
            translate(
                "Pages",
                "Both black 7s take the 6 of hearts. The third column has three cards, the hidden "
                "ones counted, and the second has one: so the card goes to the third.",
            ),
        ),
        Example(
            translate("Pages", "A click sends a card to its foundation"),
            "f3: 4 / c1: 9S 5H",
            Gesture(Kind.CLICK, column(1), 1),
            translate(
                "Pages",
                "The hearts have got as far as the 4, so the 5 is next, and one click is enough.",
            ),
        ),
        Example(
            translate("Pages", "A card finds its own foundation"),
            "w: KC 5H / f3: 4 / f7: 2",
            Gesture(Kind.DRAG, WASTE, 1, foundation(7)),
            translate(
                "Pages",
                "The 5 of hearts is let go over the clubs, and still goes to the hearts.",
            ),
        ),
        Example(
            translate("Pages", "A foundation goes rank by rank"),
            "w: 4D 9C / f7: 5",
            Gesture(Kind.DRAG, WASTE, 1, foundation(7)),
            translate(
                "Pages",
                "The clubs have got as far as the 5. The 9 has to wait until the 6, the 7 and the "
                "8 lie there.",
            ),
        ),
        Example(
            translate("Pages", "Taking a card back"),
            "w: 5D / f1: 6 / c1: 7D",
            Gesture(Kind.DRAG, foundation(1), 5, column(1)),
            translate(
                "Pages",
                "The 6 of spades returns to the red 7, and now the 5 of diamonds has a place on "
                "it. No points are lost.",
            ),
        ),
    )


def _score(translate: Translate) -> tuple[Block, ...]:
    return (
        Paragraph(translate("Pages", "The score starts at 0 and never falls below it.")),
        Table(
            (
                (translate("Pages", "What you do"), translate("Pages", "Points")),
                (
                    translate("Pages", "A card goes to a foundation, from a column or the waste"),
                    isolate("+10"),
                ),
                (translate("Pages", "A card goes from the waste to a column"), isolate("+5")),
                (
                    translate(
                        "Pages",
                        "A hidden card turns face up, in addition to the move that bared it",
                    ),
                    isolate("+5"),
                ),
                (translate("Pages", "A card is turned from the stock"), "0"),
                (translate("Pages", "The waste is put back as the stock"), "0"),
                (translate("Pages", "A card or a king run goes from column to column"), "0"),
                (translate("Pages", "A card is taken back from a foundation"), "0"),
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "A game won without taking a card back is worth {points} points: 10 for each of "
                "the 104 cards and 5 for each of the 36 hidden ones. To these come 5 for each card "
                "that went from the waste to a column.",
                points=grouped(104 * 10 + 36 * 5),
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "A card that was taken back earns its 10 points once more when it returns to a "
                "foundation.",
            )
        ),
        Heading(translate("Pages", "Undo and redo")),
        Paragraph(
            translate(
                "Pages",
                "Undoing an action takes away all the points it earned, those for a card it turned "
                "up as well. Redoing it gives them back.",
            )
        ),
        Heading(translate("Pages", "Moves")),
        Paragraph(
            translate(
                "Pages",
                "Every action counts as one move, also turning a card and putting the waste back; "
                "a king run counts once, whatever its length. Undo and redo leave the count as it "
                "is. Moves cost no points.",
            )
        ),
        Heading(translate("Pages", "Time")),
        Paragraph(
            translate(
                "Pages",
                "The clock starts with your first action. It stands still while the window is "
                "hidden or minimised, while the computer sleeps, and once the game is won. Time "
                "costs no points either.",
            )
        ),
    )


def _deals(translate: Translate) -> tuple[Block, ...]:
    code = deal_code(5)
    return (
        Paragraph(
            translate(
                "Pages",
                "Every game begins with a numbered deal, from 1 to {highest}. The same number "
                "lays out the same cards on every computer, today and in every later version.",
                highest=grouped(HIGHEST_DEAL),
            )
        ),
        Heading(translate("Pages", "Codes")),
        Paragraph(
            translate(
                "Pages",
                "A deal also has a code to pass on: {code} is deal {number}. After {prefix} there "
                "are always seven letters or digits. Where a code is typed, capital and small "
                "letters mean the same, and dashes may be left out. A click on the code in the "
                "status line copies it.",
                code=code,
                number=5,
                prefix=code[:6],
            )
        ),
        Heading(translate("Pages", "What the new game window offers")),
        Bullets(
            (
                translate(
                    "Pages",
                    "New deal: a number picked at random. Deals that are proved unwinnable are "
                    "left out.",
                ),
                translate(
                    "Pages",
                    "Daily deal: the deal of today’s date, the same for everyone who plays that "
                    "day. It keeps its date when you finish it after midnight or another day.",
                ),
                translate(
                    "Pages",
                    "Same deal: the current deal once more from its start, with score, moves and "
                    "time back at zero.",
                ),
                translate(
                    "Pages",
                    "A number or a code that you type: any deal there is, even one that is proved "
                    "unwinnable.",
                ),
            )
        ),
        Heading(translate("Pages", "How a number becomes a deal")),
        Paragraph(
            translate(
                "Pages",
                "The number starts a fixed sequence of random numbers, which shuffles the 104 "
                "cards; they are then dealt row by row. The first part of the code, {scheme}, "
                "names this way of doing it, and it will never change. For the daily deal the date "
                "picks the number.",
                scheme=code[:3],
            )
        ),
        Paragraph(
            translate(
                "Pages",
                "The numbers are this program’s own. Another program deals other cards for the "
                "same number, and so does Easy Harp on the web.",
            )
        ),
    )


def _keys(translate: Translate) -> tuple[Block, ...]:
    return (
        KeyTable(),
        Heading(translate("Pages", "With the mouse")),
        Table(
            (
                (translate("Pages", "Mouse"), translate("Pages", "What it does")),
                (
                    translate("Pages", "Click on the stock"),
                    translate(
                        "Pages",
                        "Turns a card to the waste; puts the waste back when the stock is empty.",
                    ),
                ),
                (
                    translate("Pages", "Click on a top card"),
                    translate("Pages", "Sends it to its foundation."),
                ),
                (
                    translate("Pages", "Double click on a top card, or on the king of a run"),
                    translate("Pages", "Finds a place for it."),
                ),
                (
                    translate("Pages", "Dragging"),
                    translate("Pages", "Moves a card or a king run, or takes a card back."),
                ),
                (
                    translate("Pages", "Right click while dragging"),
                    translate("Pages", "Puts the cards back where they were."),
                ),
                (
                    translate("Pages", "Double click after a win"),
                    translate("Pages", "Begins another deal."),
                ),
            )
        ),
        Heading(translate("Pages", "With the keyboard alone")),
        Paragraph(
            translate(
                "Pages",
                "All of the game can be played by keyboard. The first of these keys only shows "
                "where the cursor is.",
            )
        ),
        Table(
            (
                (translate("Pages", "Key"), translate("Pages", "What it does")),
                (
                    translate("Pages", "Arrow keys"),
                    translate("Pages", "Go from pile to pile, and in a column from card to card."),
                ),
                (
                    translate("Pages", "{first} to {last}", first=1, last=9),
                    translate("Pages", "Go to the column of that number."),
                ),
                (
                    translate("Pages", "Space bar"),
                    translate(
                        "Pages",
                        "Lifts a card or a king run, and puts it down elsewhere; on the stock, "
                        "turns a card.",
                    ),
                ),
                (
                    translate("Pages", "Enter"),
                    translate(
                        "Pages",
                        "Finds a place for the card, as a double click does; with cards lifted, "
                        "puts them down.",
                    ),
                ),
                (
                    translate("Pages", "Esc"),
                    translate("Pages", "Lets go of lifted or dragged cards."),
                ),
                (
                    translate("Pages", "Any key after a win"),
                    translate("Pages", "Ends the show; then Enter begins another deal."),
                ),
            )
        ),
    )


def _questions(translate: Translate) -> tuple[Block, ...]:
    return (
        Heading(translate("Pages", "Can every deal be won?")),
        Paragraph(
            translate(
                "Pages",
                "Nearly every one. Of hundreds of thousands that a computer tried, it won all but "
                "a very few. For some of those it is proved that no play wins them: they are never "
                "offered as a new or a daily deal, but you can ask for them by number. Winnable "
                "does not mean easy.",
            )
        ),
        Heading(translate("Pages", "Why does no card move by itself?")),
        Paragraph(
            translate(
                "Pages",
                "Because you are the one who plays. A card on a foundation may be missed in a "
                "column, so when it goes there is part of the game, and it is but one click. The "
                "same holds for the last cards of a game that is as good as won.",
            )
        ),
        Heading(translate("Pages", "How does it differ from Klondike?")),
        Paragraph(
            translate(
                "Pages",
                "Klondike has one pack and seven columns, and every run in order moves as one. "
                "Easy Harp has two packs and nine columns, and cards move singly; the king run on "
                "its way to an empty column is the only exception. In return you turn the stock "
                "card by card and as often as you like.",
            )
        ),
        Heading(translate("Pages", "And from Harp?")),
        Paragraph(
            translate(
                "Pages",
                "Games called Harp also use two packs and long columns like the strings of a harp. "
                "In most of them runs move as one, but the stock may be gone through only once or "
                "a few times. Here it is the other way round.",
            )
        ),
        Heading(translate("Pages", "Why can no more than 100 actions be undone?")),
        Paragraph(
            translate(
                "Pages",
                "It is one of the rules: a slip, or a whole line of play, can be taken back, but "
                "not the game. Same deal, in the new game window, takes you back to the start.",
            )
        ),
        Heading(translate("Pages", "Where are my games kept?")),
        Paragraph(
            translate(
                "Pages",
                "On this computer only, in a folder of your own that About, in the Help menu, "
                "names. Every action is stored at once: after a crash the game goes "
                "on where it was, with its undo steps. Nothing is sent anywhere.",
            )
        ),
        Heading(translate("Pages", "How can I add a language?")),
        Paragraph(
            translate(
                "Pages",
                "Put a translation, a file with a name such as {file}, into the folder for "
                "translations that About, in the Help menu, names. It then appears among the "
                "languages in the settings, and goes before one that came with the game. The "
                "source of the game has a guide to making one.",
                file="easyharp_fr.qm",
            )
        ),
    )
