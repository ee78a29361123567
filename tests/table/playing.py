"""A table to play on: a view offscreen, a mouse that Qt takes for a real one, a clock held still.

Nothing moves until ``wait`` turns the clock, so that a test sees each moment of a motion it
wants to see, and waits for none.
"""

from collections.abc import Iterator
from functools import cache
from types import TracebackType
from typing import NamedTuple, Self

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from easyharp_qt.engine.cards import ALL_CARDS, Card, parse_card
from easyharp_qt.engine.history import Game, State
from easyharp_qt.engine.position import COLUMNS, STOCK, Pile, PileId, Position, Role
from easyharp_qt.engine.rules import Refused, is_won, legal_moves, lift
from easyharp_qt.model.clock import Clock
from easyharp_qt.model.game import GameModel
from easyharp_qt.plugins import CardBack, Felt, Theme
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.scene import TableScene
from easyharp_qt.table.view import TableView
from tests.model.journal import Journal

LEFT = Qt.MouseButton.LeftButton

Spot = Card | PileId | QPoint
"""What a person aims at: a card, a pile's top card or empty place, or a point."""


class Plain(NamedTuple):
    """Faces of one colour: a scene that shows the right ones can be told without a deck."""

    color: str = "#fff"

    def find(self, element: str) -> str:
        del element
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
            f'<rect width="250" height="350" rx="12" fill="{self.color}"/></svg>'
        )


def theme(name: str = "white", index: float = 0.15) -> Theme:
    """Return a theme whose faces are bare; its name is their colour."""
    return Theme(name, {"en": name}, "", "CC0-1.0", Plain(name), "back", "felt", index=index)


def card_back(color: str = "navy") -> CardBack:
    """Return a back of one colour."""
    return CardBack(color, {"en": color}, Plain(color).find("back"))


def felt(color: str = "#21684a") -> Felt:
    """Return a felt of that colour."""
    return Felt(color, {"en": color}, color)


@cache
def _kept() -> Artwork:
    return Artwork(theme(), card_back(), felt())


def _artwork() -> Artwork:
    """Return the one artwork that all tables share: most are of one size."""
    artwork = _kept()
    artwork.change(theme(), card_back(), felt())
    return artwork


def card(name: str, pack: int = 0) -> Card:
    """Return the card of that name."""
    return parse_card(name, pack)


def full(text: str) -> Position:
    """Return a position with all 104 cards: those not named lie in the stock.

    Where the text has a stock of its own they lie hidden under column 9.
    """
    position = Position.parse(text)
    named = {card for pile in position.piles for card in pile.cards}
    rest = tuple(card for card in ALL_CARDS if card not in named)
    if "s:" not in text:
        return position.with_piles([(STOCK, Pile(rest, len(rest)))])
    under = position.piles[COLUMNS[8]]
    cards = rest + under.cards
    hidden = min(len(rest) + under.hidden, len(cards) - 1)
    return position.with_piles([(COLUMNS[8], Pile(cards, max(0, hidden)))])


class Player:
    """A hand on the mouse and an eye on the table, whoever built it."""

    def __init__(
        self, model: GameModel, scene: TableScene, view: TableView, artwork: Artwork
    ) -> None:
        self.model = model
        self.scene = scene
        self.view = view
        self.artwork = artwork
        self.refusals: list[Refused] = []
        self.model.refused.connect(self.refusals.append)
        self.pointer = QPoint(1, 1)

    @property
    def position(self) -> Position:
        return self.model.position

    @property
    def reasons(self) -> list[str]:
        """Why attempts were refused so far."""
        return [refusal.reason.name for refusal in self.refusals]

    # The mouse. The pointer's places are pixels of the view, which are those of the scene.

    def corner(self, spot: Card | PileId) -> QPointF:
        """Return the upper left corner of a card, a pile's top card or its empty place."""
        if isinstance(spot, PileId):
            cards = self.position.piles[spot].cards
            if not cards:
                place = self.scene.layout.place(spot)
                return QPointF(place.x, place.y)
            spot = cards[-1]
        # What the item has is what the layout says: ``check`` sees to it.
        pose = self.scene.item(spot).pose
        assert pose is not None
        return QPointF(pose.x, pose.y)

    def at(self, spot: Spot) -> QPoint:
        """Return a point on what is seen of it."""
        if isinstance(spot, QPoint):
            return spot
        layout = self.scene.layout
        corner = self.corner(spot)
        down = layout.card_height / 2
        if not isinstance(spot, PileId):
            pile, index = self.position.where(spot)
            cards = self.position.piles[pile].cards
            if pile.role is Role.COLUMN and index + 1 < len(cards):
                down = (self.corner(cards[index + 1]).y() - corner.y()) / 2
        return QPoint(int(corner.x() + layout.card_width / 2), int(corner.y() + down))

    def press(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        self.pointer = self.at(spot)
        QTest.mousePress(self.view.viewport(), button, pos=self.pointer)

    def press_again(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        """Press within the system's double-click time of the last press."""
        self.pointer = self.at(spot)
        QTest.mouseDClick(self.view.viewport(), button, pos=self.pointer)

    def move(self, spot: Spot) -> None:
        self.pointer = self.at(spot)
        QTest.mouseMove(self.view.viewport(), self.pointer)

    def release(self, spot: Spot | None = None, button: Qt.MouseButton = LEFT) -> None:
        self.pointer = self.pointer if spot is None else self.at(spot)
        QTest.mouseRelease(self.view.viewport(), button, pos=self.pointer)

    def click(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        self.press(spot, button)
        self.release(button=button)

    def double_click(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        """Click twice at one point, fast."""
        self.fast_clicks(spot, 2, button)

    def fast_clicks(self, spot: Spot, count: int, button: Qt.MouseButton = LEFT) -> None:
        """Click at one point as fast as can be: each second press ends a double click."""
        point = self.at(spot)
        for number in range(count):
            (self.press_again if number % 2 else self.press)(point, button)
            self.release(button=button)

    def take(self, spot: Spot, button: Qt.MouseButton = LEFT) -> None:
        """Press and move past the drag distance."""
        self.press(spot, button)
        step = QApplication.styleHints().startDragDistance()
        self.move(self.pointer + QPoint(step, 0))

    def carry(self, to: Spot) -> None:
        """Move what is held until its corner lies on that of the goal, or the pointer there."""
        if isinstance(to, QPoint):
            self.move(to)
            return
        head = self.scene._held[0]
        assert head.pose is not None
        drag = self.scene.hand._drag
        assert drag is not None
        goal = self.corner(to) + drag.grip
        for part in (0.3, 0.7, 1.0):
            way = goal - QPointF(self.pointer)
            self.move((QPointF(self.pointer) + way * part).toPoint())

    def drag(self, spot: Spot, to: Spot, button: Qt.MouseButton = LEFT) -> None:
        self.take(spot, button)
        if self.scene.is_dragging:
            self.carry(to)
        else:
            self.move(to)
        self.release(button=button)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    # What must hold after every event.

    def check(self) -> None:
        """Fail unless the table shows the model, and each card that can move can be reached."""
        scene, position = self.scene, self.position
        assert sorted(card for pile in position.piles for card in pile.cards) == sorted(ALL_CARDS)
        poses = scene.layout.poses(position)
        wrong = [str(card) for card, pose in poses.items() if scene.item(card).pose != pose]
        assert not wrong, f"not sent to their poses: {wrong}"
        self._check_marks()
        self._check_reach()
        if not (scene.is_moving or scene.is_dragging or scene.is_celebrating):
            self._check_rest()

    def _check_marks(self) -> None:
        scene = self.scene
        assert (scene.marked > 0) == bool(scene.said)
        if scene.is_dragging:
            assert scene._held
            assert {item.card for item in scene._held} <= set(ALL_CARDS)
            assert all(item.isVisible() for item in scene._held)
        else:
            assert not scene._held
            assert not scene._shadows
            assert not scene._legal or scene.cursor.grip is not None
        # Cards, count, bubble, corner and cursor; all else is a mark that must go again.
        marks = scene.marked + len(scene._legal) + len(scene._shadows)
        assert len(scene.items()) == len(ALL_CARDS) + 4 + marks

    def _check_reach(self) -> None:
        layout, position = self.scene.layout, self.position
        if is_won(position):
            return
        for source, count in self.liftable():
            index = len(position.piles[source].cards) - count
            point = self.at(position.piles[source].cards[index])
            assert layout.pile_at(position, point.x(), point.y()) == (source, index)
            assert lift(position, source, index) == count

    def liftable(self) -> set[tuple[PileId, int]]:
        """Return from which piles how many cards may go somewhere."""
        return {
            (move.source, move.count)
            for move in legal_moves(self.position)
            if STOCK not in (move.source, move.target)
        }

    def _check_rest(self) -> None:
        scene = self.scene
        width = scene.layout.card_width
        for pile_id in PileId:
            cards = self.position.piles[pile_id].cards
            for below, card in enumerate(reversed(cards)):
                item = scene.item(card)
                pose = item.pose
                assert pose is not None
                assert (item.x(), item.y(), item.zValue()) == (pose.x, pose.y, pose.z), card
                assert item.turn == float(pose.face_up), card
                assert item.transform().isIdentity(), card
                assert item.isVisible() == (below < 2 or pile_id.role is Role.COLUMN), card
                assert item.scale() == width / scene._drawn_width
                if item.isVisible():
                    side = item.face if pose.face_up else item.back
                    assert side is not None
                    assert item.pixmap().cacheKey() == side.cacheKey(), card
                    if scene._drawn_width == width and not scene._redraw.isActive():
                        picture = (
                            self.artwork.card(card.rank, card.suit)
                            if pose.face_up
                            else self.artwork.card_back()
                        )
                        assert side.cacheKey() == picture.cacheKey(), card

    def check_lifts(self) -> None:
        """Fail unless each card that may go somewhere can really be taken up."""
        before = self.position
        for source, count in sorted(self.liftable()):
            cards = self.position.piles[source].cards[-count:]
            self.take(cards[0])
            assert tuple(item.card for item in self.scene._held) == cards
            self.check()
            self.press(self.pointer, Qt.MouseButton.RightButton)
            self.release(button=Qt.MouseButton.RightButton)
            assert not self.scene.is_dragging
            self.release()
            assert self.position is before
        self.check()

    def picture(self) -> Iterator[tuple[Card, float, float, float, bool, bool]]:
        """Yield what a fresh table would have to show alike: place, height, side, seen or not."""
        for card in ALL_CARDS:
            item = self.scene.item(card)
            yield card, item.x(), item.y(), item.zValue(), item.shows_face, item.isVisible()


class Table(Player):
    """One table in a window of its own. Close it, or use it in a ``with``."""

    def __init__(
        self, width: int = 1000, height: int = 700, artwork: Artwork | None = None
    ) -> None:
        self.now = 0.0
        self.journal = Journal()
        self.clock = Clock(now=lambda: self.now)
        model = GameModel(self.journal, self.clock)
        artwork = artwork or _artwork()
        scene = TableScene(model, artwork, lambda refusal: refusal.reason.name, lambda: self.now)
        view = TableView(scene)
        view.resize(width, height)
        view.show()
        super().__init__(model, scene, view, artwork)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave nothing of it."""
        for thing in (self.view, self.scene, self.model, self.clock):
            Shiboken.delete(thing)

    def lay(self, text: str, score: int = 0) -> Position:
        """Show a position of all 104 cards as the start of a game; see ``full``."""
        position = full(text)
        self.model.load(Game(1, State(position, score)), None, 0.0)
        return position

    def wait(self, seconds: float) -> None:
        """Let time pass, and show one frame of what it brought."""
        self.now += seconds
        self.scene.motion.show_frame()

    def moves(self) -> bool:
        """Say whether anything moves."""
        return self.scene.is_moving

    def rest(self) -> None:
        """Let time pass until nothing moves, and the pictures fit the window."""
        for _ in range(40):
            if not self.scene.is_moving:
                break
            self.wait(0.25)
        assert not self.scene.is_moving
        self.redraw()

    def redraw(self) -> None:
        """Let the size of the window rest."""
        if self.scene._redraw.isActive():
            self.scene._redraw.timeout.emit()
