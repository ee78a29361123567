"""The show after a win: the kings bow, and the cards become the strings of a harp and sound.

Any key or click ends it; where motion is off, a still picture of the harp stands instead.
"""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform

from easyharp_qt.engine.cards import Rank
from easyharp_qt.engine.position import FOUNDATIONS
from easyharp_qt.table.items import CardItem
from easyharp_qt.table.layout import Layout
from easyharp_qt.table.motion import Motion, ease_in_out

# Seconds from the start of the show.
_BOW_ENDS = 0.8
_STRINGS_STAND = 2.0
_HOMEWARD = 4.1
_END = 5.0

_FLIGHT = 0.65
_PLUCKS = ((2.05, 0.11), (3.05, -0.11))
"""When the hand first touches a string, and how much later each next one; back the second time."""
_STRING_CARDS = int(Rank.KING)


class Heaps(NamedTuple):
    """What the show needs of the table."""

    items: Callable[[], list[list[CardItem]]]
    """The cards of each foundation, ace first, in the order of the foundations."""
    layout: Callable[[], Layout]
    dress: Callable[[CardItem], None]
    """Give an item its pictures and let it be seen."""
    raise_to: Callable[[CardItem, int], None]
    """Put an item above all that lies, higher ones over lower ones."""
    rest: Callable[[], None]
    """Put every card back where it belongs."""
    over: Callable[[], None]
    """Called once, when the show has ended or was ended."""


class Celebration:
    """One show at a time."""

    def __init__(self, motion: Motion, heaps: Heaps) -> None:
        self._motion = motion
        self._heaps = heaps
        self._strings: list[list[CardItem]] = []
        self._undressed: list[CardItem] = []
        self.is_on = False
        """Whether the cards stand elsewhere than the position says."""
        self._is_told = True

    def start(self) -> None:
        """Begin, from wherever the last cards still fly."""
        self.is_on = True
        self._is_told = False
        self._strings = self._heaps.items()
        # Fifty-two faces at once would be felt: they are drawn while the kings bow.
        self._undressed = [item for string in self._strings for item in string]
        # The kings are seen already; those next to them leave first.
        self._undressed.sort(key=lambda item: item.card.rank)
        if self._motion.factor <= 0:
            while self._undressed:
                self._heaps.dress(self._undressed.pop())
            self._show(_STRINGS_STAND)
            self._tell()
        else:
            # The winning card lands first.
            self._motion.run("win", _END, self._step, self.end, delay=0.25)

    def end(self) -> None:
        """Bring the cards home and say that the show is over."""
        if self.is_on:
            self.stop()
            self._heaps.rest()
        self._tell()

    def stop(self) -> None:
        """Stop without a word: what puts every card in its place comes next."""
        self.is_on = False
        self._motion.drop("win")
        self._strings = []

    def resize(self) -> None:
        """Stand right on a table of another size; a show under way does so by itself."""
        if not self._motion.runs("win"):
            self._show(_STRINGS_STAND)

    def _tell(self) -> None:
        if not self._is_told:
            self._is_told = True
            self._heaps.over()

    def _step(self, part: float) -> None:
        time = part * _END
        cards = _STRING_CARDS * len(FOUNDATIONS)
        while len(self._undressed) > max(0, cards * (1 - time / _BOW_ENDS)):
            self._heaps.dress(self._undressed.pop())
        self._show(time)

    def _show(self, time: float) -> None:
        layout = self._heaps.layout()
        for number, string in enumerate(self._strings):
            home = layout.place(FOUNDATIONS[number])
            for place, item in enumerate(string):
                x, y = _on_string(layout, number, place)
                share = _share(time, number, place)
                x += _sound(layout, number, place, time)
                arc = math.sin(math.pi * share) * layout.card_height * 0.25
                item.setPos(
                    round(home.x + (x - home.x) * share),
                    round(home.y + (y - home.y) * share - arc),
                )
                if share:
                    self._heaps.raise_to(item, number * _STRING_CARDS + place)
            _bow(string[-1], layout, number, time)


def _on_string(layout: Layout, number: int, place: int) -> tuple[float, float]:
    """Return where a card hangs: strings get shorter from the pillar on, as a harp's do."""
    along = number / (len(FOUNDATIONS) - 1)
    if layout.mirrored:
        number = len(FOUNDATIONS) - 1 - number
    across = number / (len(FOUNDATIONS) - 1)
    margin = layout.width * 0.17
    x = margin + (layout.width - 2 * margin) * across - layout.card_width / 2
    neck = layout.height * (0.13 - 0.09 * math.sin(math.pi * along) + 0.10 * along)
    board = layout.height * (0.95 - 0.30 * along) - layout.card_height
    return x, neck + max(0.0, board - neck) * place / (_STRING_CARDS - 1)


def _share(time: float, number: int, place: int) -> float:
    """Return how far a card is from its foundation to its string: 0 … 1."""
    above = _STRING_CARDS - 1 - place
    out = (time - _BOW_ENDS - above * 0.03 - number * 0.025) / _FLIGHT
    back = (time - _HOMEWARD - place * 0.015 - number * 0.015) / _FLIGHT
    return ease_in_out(min(1.0, max(0.0, out))) * (1 - ease_in_out(min(1.0, max(0.0, back))))


def _sound(layout: Layout, number: int, place: int, time: float) -> float:
    """Return how far a sounding string has swung, in logical pixels."""
    swing = 0.0
    for begin, pause in _PLUCKS:
        order = number if pause > 0 else len(FOUNDATIONS) - 1 - number
        since = time - begin - abs(pause) * order
        if since > 0:
            swing += math.sin(since * 34) * math.exp(-since * 3.2)
    return swing * layout.card_width * 0.22 * math.sin(math.pi * (place + 0.5) / _STRING_CARDS)


def _bow(king: CardItem, layout: Layout, number: int, time: float) -> None:
    part = min(1.0, max(0.0, (time - number * 0.04) / 0.5))
    if not 0 < part < 1:
        king.turn_to(1.0, layout.card_width)
        return
    lean = 9 * math.sin(math.pi * part)
    foot_x, foot_y = layout.card_width / 2, layout.card_height
    # Not the item's rotation: its point of origin would bend the stretching of a resize too.
    bow = QTransform.fromTranslate(foot_x, foot_y)
    bow.rotate(-lean if layout.mirrored else lean)
    bow.translate(-foot_x, -foot_y)
    king.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    king.setTransform(bow)
