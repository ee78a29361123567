"""The sentence of each value: refusals, cards, piles, bad input and problems.

Nothing here imports Qt: whoever asks hands over the translate function of `i18n.text`, and a
test may hand over one that only fills the places.
"""

from typing import Protocol

from easyharp_qt.engine.cards import Card, Color, Rank, Suit
from easyharp_qt.engine.deal import HIGHEST_DEAL, BadDeal, DealProblem, deal_code
from easyharp_qt.engine.position import STOCK, WASTE, Pile, PileId, Position, Role
from easyharp_qt.engine.rules import Reason, Refused
from easyharp_qt.i18n.bidi import isolate_ltr
from easyharp_qt.i18n.problems import DamagedTranslation, MissingFont, MissingLanguage
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


class Translate(Protocol):
    """The shape of `i18n.text.translate`."""

    def __call__(self, context: str, text: str, /, *, n: int = -1, **values: object) -> str:
        """Return the text in the language in use, its places filled."""


def refusal(refused: Refused, position: Position | None, translate: Translate) -> str:
    """Return the rule that forbids a move, and what would be right.

    *position* is where the move was tried; without it some sentences are less particular.
    """
    card = refused.cards[0]
    pile, index = position.where(card) if position is not None else (None, 0)
    match refused.reason:
        case Reason.HIDDEN_CARD:
            if pile is STOCK:
                return translate("Refusal", "A click on the stock turns its top card to the waste.")
            return translate(
                "Refusal",
                "A hidden card turns face up, and can be played, once nothing lies on it.",
            )
        case Reason.ONLY_TOP_CARD:
            if pile is WASTE:
                return translate("Refusal", "Only the top card of the waste can be played.")
            if pile is not None and pile.role is Role.FOUNDATION:
                return translate("Refusal", "Only the top card of a foundation can be taken back.")
            return translate(
                "Refusal",
                "One card at a time: the {covering} lying on this {card} must go first.",
                covering=kind_name(refused.cards[1], translate),
                card=kind_name(card, translate),
            )
        case Reason.NOTHING_ONTO_STOCK_OR_WASTE:
            return translate(
                "Refusal",
                "No card goes onto the stock or the waste: "
                "this one may go to a column or its foundation.",
            )
        case Reason.FOUNDATION_ONLY_TO_COLUMN:
            return translate(
                "Refusal", "A card taken back from a foundation goes only to a column."
            )
        case Reason.ONE_CARD_TO_FOUNDATION:
            return translate(
                "Refusal",
                "A foundation takes one card at a time, "
                "and the first of this run would be the {card}.",
                card=card_name(refused.cards[-1], translate),
            )
        case Reason.FOUNDATION_NEEDS_RANK:
            return _foundation_needs_rank(refused.cards, translate)
        case Reason.EMPTY_NEEDS_KING:
            return translate(
                "Refusal",
                "An empty column takes only a king, alone or with the whole run it heads.",
            )
        case Reason.KING_NEEDS_EMPTY:
            return translate(
                "Refusal", "A king lies on no other card: in the columns it needs an empty one."
            )
        case Reason.WRONG_COLOR:
            return translate(
                "Refusal",
                "Red goes on black and black on red: this {card} needs a {wanted}.",
                card=kind_name(card, translate),
                wanted=_wanted(card, translate),
            )
        case Reason.WRONG_RANK:
            return translate(
                "Refusal",
                "Ranks go down one by one: this {card} needs a {wanted}.",
                card=kind_name(card, translate),
                wanted=_wanted(card, translate),
            )
        case Reason.NO_PLACE:
            return _no_place(card, pile, index, translate)


def card_name(card: Card, translate: Translate) -> str:
    """Return the whole name of a card, such as “7 of hearts”."""
    return _names(card.suit, translate)[card.rank - 1]


def kind_name(card: Card, translate: Translate) -> str:
    """Return its colour and rank, such as “red 7”: all that matters in a column."""
    return _kinds(card.color, translate)[card.rank - 1]


def pile_name(pile: PileId, translate: Translate) -> str:
    """Return the name of a pile, such as “Column 4”."""
    match pile.role:
        case Role.STOCK:
            return translate("Pile", "Stock")
        case Role.WASTE:
            return translate("Pile", "Waste")
        case Role.COLUMN:
            return translate("Pile", "Column {number}", number=pile.number)
        case Role.FOUNDATION:
            number = 2 - pile.number % 2
            match pile.suit:
                case Suit.SPADES:
                    return translate("Pile", "Spades foundation {number}", number=number)
                case Suit.HEARTS:
                    return translate("Pile", "Hearts foundation {number}", number=number)
                case Suit.DIAMONDS:
                    return translate("Pile", "Diamonds foundation {number}", number=number)
                case Suit.CLUBS:
                    return translate("Pile", "Clubs foundation {number}", number=number)


def pile_summary(pile_id: PileId, pile: Pile, translate: Translate) -> str:
    """Return what a look at a pile tells, for who cannot look: name, top card, counts."""
    name = pile_name(pile_id, translate)
    if pile.is_empty:
        return translate("Pile", "{pile}: empty", pile=name)
    if pile_id is STOCK:
        return translate("Pile", "{pile}: %n cards", n=len(pile.cards), pile=name)
    top = card_name(pile.top, translate)
    if pile_id.role is Role.COLUMN:
        return translate(
            "Pile",
            "{pile}: {card} on top; face up: {face_up}, hidden: {hidden}",
            pile=name,
            card=top,
            face_up=len(pile.face_up),
            hidden=pile.hidden,
        )
    return translate(
        "Pile", "{pile}: {card} on top, %n cards in all", n=len(pile.cards), pile=name, card=top
    )


def cards(count: int, translate: Translate) -> str:
    """Return a number of cards: “59 cards”."""
    return translate("Card", "%n cards", n=count)


def moves(count: int, translate: Translate) -> str:
    """Return the move counter: “12 moves”."""
    return translate("Status", "%n moves", n=count)


def score(points: int, translate: Translate) -> str:
    """Return the score as the status line shows it: “Score 1,220”."""
    return translate("Status", "Score {score}", score=grouped(points))


def grouped(number: int) -> str:
    """Return a whole number with its thousands marked, alike in every language.

    >>> grouped(999999)
    '999,999'
    """
    return f"{number:,}"


def play_time(seconds: float) -> str:
    """Return a played time; the hours show once there are any.

    >>> play_time(59), play_time(615.9), play_time(3725)
    ('0:59', '10:15', '1:02:05')
    """
    minutes, second = divmod(int(seconds), 60)
    hours, minute = divmod(minutes, 60)
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"


def bad_deal(error: BadDeal, translate: Translate) -> str:
    """Return what is wrong with a typed deal number or code, and what was expected."""
    match error.problem:
        case DealProblem.NOTHING:
            return translate(
                "Deal",
                "Type a deal number from 1 to {highest}, or a code such as {code}.",
                highest=_HIGHEST,
                code=_EXAMPLE,
            )
        case DealProblem.OUT_OF_RANGE:
            return translate("Deal", "Deals are numbered from 1 to {highest}.", highest=_HIGHEST)
        case DealProblem.CODE_LENGTH:
            return translate(
                "Deal",
                "A code has seven letters or digits after {prefix}, as in {code}.",
                prefix=_PREFIX,
                code=_EXAMPLE,
            )
        case DealProblem.CODE_LETTER:
            return translate(
                "Deal",
                "After {prefix} a code has only the letters {letters} and the digits {digits}.",
                prefix=_PREFIX,
                letters="A–Z",
                digits="2–7",
            )
        case DealProblem.NO_DEAL:
            return translate(
                "Deal",
                "“{text}” is neither a deal number from 1 to {highest} nor a code such as {code}.",
                text=_shortened(error.text),
                highest=_HIGHEST,
                code=_EXAMPLE,
            )


def problem(error: object, translate: Translate) -> str:
    """Return what happened, to what, and what was done about it."""
    match error:
        case DamagedLibrary():
            return _damaged_library(error, translate)
        case DamagedGame(action=None):
            return translate(
                "Problem",
                "The game in progress could not be read back from {path}. "
                "It is kept there, but cannot be continued.",
                path=error.path,
            )
        case DamagedGame():
            return translate(
                "Problem",
                "The game in progress could not be read back from {path}: its action {action} does "
                "not fit the rules. It is kept there, but cannot be continued.",
                path=error.path,
                action=error.action,
            )
        case NewerLibrary():
            return translate(
                "Problem",
                "The library {path} was written by a newer version of Easy Harp. "
                "It is left untouched, and what you play now is not stored.",
                path=error.path,
            )
        case UnwritableLibrary() | UnwritableSettings():
            return _unwritable(error, translate)
        case DamagedSettings():
            return _damaged_settings(error, translate)
        case BadSetting():
            return translate(
                "Problem",
                "The setting “{name}” cannot be “{value}”, and has its usual value instead.",
                name=error.name,
                value=error.value,
            )
        case ThemeProblem():
            return _theme_problem(error, translate)
        case DamagedTranslation(path):
            return translate(
                "Problem",
                "The translation {path} is damaged and was left out.",
                path=path,
            )
        case MissingLanguage(code):
            return translate(
                "Problem",
                "The chosen language ({code}) is no longer there; "
                "the game follows the system’s language.",
                code=code,
            )
        case MissingFont(language):
            # Its readers cannot read a translation: that is the very problem.
            return isolate_ltr(
                f"No font on this computer has the letters of {language}. "
                "Install one, or choose another language in the settings."
            )
        case _:
            # A test sees to it that none of ours ends here.
            return translate("Problem", "Something went wrong: {detail}", detail=repr(error))


_HIGHEST = grouped(HIGHEST_DEAL)
_EXAMPLE = deal_code(5)
_PREFIX = _EXAMPLE[:6]


def _damaged_library(error: DamagedLibrary, translate: Translate) -> str:
    what = translate("Problem", "The library of your games, {path}, is damaged.", path=error.path)
    why = _damage(error.what, translate)
    if error.kept_as is None:
        return f"{what} {why}"
    if not error.rescued:
        done = translate(
            "Problem", "It was kept as {kept}, and a new one was started.", kept=error.kept_as
        )
    else:
        done = translate(
            "Problem",
            "It was kept as {kept}, and %n games could be taken over into a new one.",
            n=error.rescued,
            kept=error.kept_as,
        )
    return f"{what} {why} {done}"


def _damaged_settings(error: DamagedSettings, translate: Translate) -> str:
    what = translate(
        "Problem", "The settings in {path} are damaged; the usual ones hold.", path=error.path
    )
    why = _damage(error.what, translate)
    if error.kept_as is None:
        return f"{what} {why}"
    done = translate("Problem", "The file was kept as {kept}.", kept=error.kept_as)
    return f"{what} {why} {done}"


def _unwritable(error: UnwritableLibrary | UnwritableSettings, translate: Translate) -> str:
    if isinstance(error, UnwritableSettings):
        what = translate(
            "Problem",
            "Your settings cannot be stored in {path}; they hold until you quit.",
            path=error.path,
        )
        return f"{what} {_obstacle(error.why, translate)}"
    what = translate("Problem", "Your game cannot be stored in {path}.", path=error.path)
    why = _obstacle(error.why, translate)
    if error.why is Obstacle.DAMAGED:
        hope = translate("Problem", "It will be put aside when Easy Harp starts again.")
    else:
        hope = translate("Problem", "Play on: it will be stored as soon as it can be.")
    return f"{what} {why} {hope}"


def _damage(what: Damage, translate: Translate) -> str:
    match what:
        case Damage.EMPTY:
            return translate("Problem", "The file is empty.")
        case Damage.NOT_A_FILE:
            return translate("Problem", "Something that is no file has its name.")
        case Damage.FOREIGN:
            return translate("Problem", "The file is of another kind.")
        case Damage.BROKEN:
            return translate("Problem", "Parts of the file are lost or changed.")
        case Damage.UNREADABLE:
            return translate("Problem", "The system does not let the file be read.")


def _obstacle(why: Obstacle, translate: Translate) -> str:
    match why:
        case Obstacle.FULL:
            return translate("Problem", "The disk is full.")
        case Obstacle.NOT_ALLOWED:
            return translate("Problem", "Writing there is not allowed.")
        case Obstacle.NO_FOLDER:
            return translate("Problem", "The folder is not there and cannot be made.")
        case Obstacle.IN_USE:
            return translate("Problem", "Another program is using the file.")
        case Obstacle.DAMAGED:
            return translate("Problem", "The file has turned out to be damaged.")
        case Obstacle.FAILED:
            return translate("Problem", "The disk reports an error.")


def _theme_problem(error: ThemeProblem, translate: Translate) -> str:
    source, detail = error.source, error.detail
    match error.what:
        case Fault.UNREADABLE:
            return translate(
                "Problem",
                "{source} could not be read and was left out ({detail}).",
                source=source,
                detail=detail,
            )
        case Fault.NOT_TOML:
            return translate(
                "Problem",
                "{source} is not written as TOML and was left out ({detail}).",
                source=source,
                detail=detail,
            )
        case Fault.BAD_FIELD:
            return translate(
                "Problem",
                "In {source} the field “{field}” is missing, unknown or cannot be used.",
                source=source,
                field=detail,
            )
        case Fault.RAISED:
            return translate(
                "Problem",
                "The plugin {source} failed, and what it offers was left out ({detail}).",
                source=source,
                detail=detail,
            )
        case Fault.WRONG_KIND:
            return translate(
                "Problem",
                "The plugin {source} offers something of the wrong kind ({kind}); it was left out.",
                source=source,
                kind=detail,
            )
        case Fault.TWICE:
            return translate(
                "Problem",
                "{source} offers “{id}”, which is there already; the first one stays.",
                source=source,
                id=detail,
            )
        case Fault.NO_PICTURE:
            return translate(
                "Problem",
                "The theme {source} has no picture “{element}”; that card is drawn plainly.",
                source=source,
                element=detail,
            )
        case Fault.BAD_PICTURE:
            return translate(
                "Problem",
                "The picture “{element}” of {source} cannot be drawn; that card is drawn plainly.",
                source=source,
                element=detail,
            )


def _foundation_needs_rank(about: tuple[Card, ...], translate: Translate) -> str:
    card = about[0]
    height = about[1].rank if len(about) > 1 else 0
    wanted = Card(Rank(height + 1), card.suit)
    if wanted.rank == card.rank:
        # Only a record asks for the second of two foundations that would take the card.
        return translate(
            "Refusal", "A card that two foundations would take goes to the first of them."
        )
    return translate(
        "Refusal",
        "The foundation waits for the {wanted}; the {card} comes later.",
        wanted=card_name(wanted, translate),
        card=card_name(card, translate),
    )


def _no_place(card: Card, pile: PileId | None, index: int, translate: Translate) -> str:
    name = card_name(card, translate)
    if card.rank is not Rank.KING:
        return translate(
            "Refusal",
            "There is no place for the {card} now: no {wanted} is free, "
            "and its foundation waits for another card.",
            card=name,
            wanted=_wanted(card, translate),
        )
    if pile is not None and pile.role is Role.COLUMN and index == 0:
        return translate(
            "Refusal",
            "The {card} heads a column of its own already, and no other would be better.",
            card=name,
        )
    return translate(
        "Refusal", "There is no place for the {card} now: it needs an empty column.", card=name
    )


def _wanted(card: Card, translate: Translate) -> str:
    """Return the kind of card this one may lie on."""
    other = Suit.SPADES if card.color is Color.RED else Suit.HEARTS
    return kind_name(Card(Rank(card.rank + 1), other), translate)


def _shortened(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 24 else text[:23] + "…"


def _names(suit: Suit, translate: Translate) -> tuple[str, ...]:
    # Whole names: a language may join rank and suit in ways of its own.
    match suit:
        case Suit.SPADES:
            return (
                translate("Card", "ace of spades"),
                translate("Card", "2 of spades"),
                translate("Card", "3 of spades"),
                translate("Card", "4 of spades"),
                translate("Card", "5 of spades"),
                translate("Card", "6 of spades"),
                translate("Card", "7 of spades"),
                translate("Card", "8 of spades"),
                translate("Card", "9 of spades"),
                translate("Card", "10 of spades"),
                translate("Card", "jack of spades"),
                translate("Card", "queen of spades"),
                translate("Card", "king of spades"),
            )
        case Suit.HEARTS:
            return (
                translate("Card", "ace of hearts"),
                translate("Card", "2 of hearts"),
                translate("Card", "3 of hearts"),
                translate("Card", "4 of hearts"),
                translate("Card", "5 of hearts"),
                translate("Card", "6 of hearts"),
                translate("Card", "7 of hearts"),
                translate("Card", "8 of hearts"),
                translate("Card", "9 of hearts"),
                translate("Card", "10 of hearts"),
                translate("Card", "jack of hearts"),
                translate("Card", "queen of hearts"),
                translate("Card", "king of hearts"),
            )
        case Suit.DIAMONDS:
            return (
                translate("Card", "ace of diamonds"),
                translate("Card", "2 of diamonds"),
                translate("Card", "3 of diamonds"),
                translate("Card", "4 of diamonds"),
                translate("Card", "5 of diamonds"),
                translate("Card", "6 of diamonds"),
                translate("Card", "7 of diamonds"),
                translate("Card", "8 of diamonds"),
                translate("Card", "9 of diamonds"),
                translate("Card", "10 of diamonds"),
                translate("Card", "jack of diamonds"),
                translate("Card", "queen of diamonds"),
                translate("Card", "king of diamonds"),
            )
        case Suit.CLUBS:
            return (
                translate("Card", "ace of clubs"),
                translate("Card", "2 of clubs"),
                translate("Card", "3 of clubs"),
                translate("Card", "4 of clubs"),
                translate("Card", "5 of clubs"),
                translate("Card", "6 of clubs"),
                translate("Card", "7 of clubs"),
                translate("Card", "8 of clubs"),
                translate("Card", "9 of clubs"),
                translate("Card", "10 of clubs"),
                translate("Card", "jack of clubs"),
                translate("Card", "queen of clubs"),
                translate("Card", "king of clubs"),
            )


def _kinds(color: Color, translate: Translate) -> tuple[str, ...]:
    match color:
        case Color.BLACK:
            return (
                translate("Card", "black ace"),
                translate("Card", "black 2"),
                translate("Card", "black 3"),
                translate("Card", "black 4"),
                translate("Card", "black 5"),
                translate("Card", "black 6"),
                translate("Card", "black 7"),
                translate("Card", "black 8"),
                translate("Card", "black 9"),
                translate("Card", "black 10"),
                translate("Card", "black jack"),
                translate("Card", "black queen"),
                translate("Card", "black king"),
            )
        case Color.RED:
            return (
                translate("Card", "red ace"),
                translate("Card", "red 2"),
                translate("Card", "red 3"),
                translate("Card", "red 4"),
                translate("Card", "red 5"),
                translate("Card", "red 6"),
                translate("Card", "red 7"),
                translate("Card", "red 8"),
                translate("Card", "red 9"),
                translate("Card", "red 10"),
                translate("Card", "red jack"),
                translate("Card", "red queen"),
                translate("Card", "red king"),
            )
