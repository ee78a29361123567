"""The table as a scene: shows the model's position, wherever the cards are at the moment.

``show`` is the only way cards get anywhere: deal, move, undo, resize and a cancelled drag all
end there, and each card goes to its pose from where it is. State first, pictures after: the
scene never keeps the model waiting and never keeps a game state of its own.
"""

import math
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
)

from easyharp_qt.engine.cards import ALL_CARDS, Card
from easyharp_qt.engine.position import COLUMNS, FOUNDATIONS, STOCK, WASTE, PileId, Position, Role
from easyharp_qt.engine.rules import Refused
from easyharp_qt.model.game import Cause, GameModel
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.celebration import Celebration, Heaps
from easyharp_qt.table.cursor import Cursor
from easyharp_qt.table.hand import Hand, legal_targets
from easyharp_qt.table.items import Bubble, CardItem, CornerNote, Mark, Ring, StockCount
from easyharp_qt.table.layout import Layout, Pose, Rect, arrange
from easyharp_qt.table.motion import Motion, ease_in_out, ease_out

# Seconds, at normal speed.
_MOVE = 0.18
_DROP = 0.12
_HOME = 0.16
_FLIP = 0.14
_REDEAL = 0.25
_DEAL = 0.9
_DEAL_FLIGHT = 0.24
_LIFT = 0.08

_LIFTED = 1.02
"""By how much a lifted card is larger."""
_SHAKE = 4.0
"""Logical pixels by which a refused card shakes its head."""
_REST = 70
"""Milliseconds without a resize after which the pictures are drawn anew."""
_AHEAD = 20
"""Milliseconds between two pictures that are drawn before they are needed."""

# Heights over the table; every pose lies below the first.
_ABOVE_PILES = 5_000
_IN_FLIGHT = 10_000
_MARKS = 900_000
_HELD = 1_000_000
_TALK = 2_000_000

_SUIT_PLACES = ("foundation_spades", "foundation_hearts", "foundation_diamonds", "foundation_clubs")

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)

_ONCE = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
"""Keys that act; held down they would send one card after another away."""

_Item = TypeVar("_Item", bound=QGraphicsItem)


class TableScene(QGraphicsScene):
    """All 104 cards, the empty places under them, and what is said about them."""

    painted = Signal()
    """The table is painted for the first time."""
    settled = Signal()
    """Nothing moves any more."""
    celebrated = Signal()
    """The show after a win is over, or was skipped."""
    new_deal_wanted = Signal()
    """The finished table was double-clicked, or Enter was pressed on it."""

    def __init__(
        self,
        model: GameModel,
        artwork: Artwork,
        sentence: Callable[[Refused], str],
        now: Callable[[], float] = time.perf_counter,
    ) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._model = model
        self._artwork = artwork
        self._sentence = sentence
        self._interactive_rules = True
        self._mirrored = False
        self._dpr = 1.0
        self._layout = arrange(1, 1)
        self._drawn_width = 0
        """The card width for which the pictures are drawn; 0 before the first ones."""
        self._cloth = QPixmap()
        self._is_painted = False

        self.motion = Motion(self, now)
        self.motion.settled.connect(self._rest)
        self._items = {card: CardItem(card) for card in ALL_CARDS}
        for item in self._items.values():
            item.setVisible(False)
            self.addItem(item)
        self._flights = 0
        self._in_deal: set[Card] = set()
        self._waiting: set[Card] = set()
        """Those of the deal that have not left the stock."""
        self._held: tuple[CardItem, ...] = ()
        self._grip = QPointF()
        self._shadows: list[QGraphicsPixmapItem] = []
        self._legal: dict[PileId, Ring] = {}
        self._marks: list[Ring] = []
        self._is_refused = False
        """Whether what is held was refused where it was let go."""
        self._count = self._add(StockCount(), _ABOVE_PILES)
        self._bubble = self._add(Bubble(), _TALK)
        self._bubble.hide()
        self._corner = self._add(CornerNote(), _TALK)
        self._corner.hide()

        self._pressed_on_finished = False
        """Whether the last press found a won game whose show was over."""
        self.hand = Hand(model, self, QApplication.styleHints().startDragDistance())
        self.cursor = Cursor(model, lambda: self._layout)
        self._cursor_ring = self._add(Ring(Mark.CURSOR), _MARKS + 1)
        self._cursor_ring.hide()
        self._celebration = Celebration(
            self.motion,
            Heaps(
                self._foundation_items,
                lambda: self._layout,
                self._let_see,
                lambda item, height: item.setZValue(_IN_FLIGHT + height),
                lambda: self.show(self._model.position, Cause.LOAD),
                self.celebrated.emit,
            ),
        )
        self._silence = self._timer(0, self.hush)
        self._redraw = self._timer(_REST, self._draw_pictures)
        self._ahead = self._timer(_AHEAD, self._draw_ahead)
        model.changed.connect(self._follow)
        model.refused.connect(self._tell_refusal)

    @property
    def layout(self) -> Layout:
        """Where every card belongs on a table of this size."""
        return self._layout

    @property
    def is_dragging(self) -> bool:
        """Say whether cards are held."""
        return self.hand.is_dragging

    @property
    def is_moving(self) -> bool:
        """Say whether anything moves by itself."""
        return self.motion.is_running

    @property
    def is_celebrating(self) -> bool:
        """Say whether the cards still stand as the show after a win put them."""
        return self._celebration.is_on

    @property
    def said(self) -> str:
        """The sentence in the bubble; empty when there is none."""
        return self._bubble.text if self._bubble.isVisible() else ""

    @property
    def marked(self) -> int:
        """How many cards are marked as what a refusal is about."""
        return len(self._marks)

    def item(self, card: Card) -> CardItem:
        """Return the item of a card."""
        return self._items[card]

    def set_double_click(self, enabled: bool) -> None:
        """Follow the setting; off, every click is just a click."""
        self.hand.double_click = enabled

    def set_interactive_rules(self, enabled: bool) -> None:
        """Follow the setting; off, refusals stay silent."""
        self._interactive_rules = enabled
        if not enabled:
            self.hush()

    def set_speed(self, factor: float) -> None:
        """Stretch all motion by a factor; 0 shows everything at once."""
        self.motion.factor = factor
        if factor <= 0:
            self.finish_motion()

    def set_mirrored(self, mirrored: bool) -> None:
        """Put the stock at the other side; the faces stay as they are."""
        if mirrored != self._mirrored:
            self._mirrored = mirrored
            self._lay_out(self._layout.width, self._layout.height)

    def set_size(self, width: int, height: int, dpr: float) -> None:
        """Lay the table out for a window, in logical pixels; pictures follow when it rests."""
        if (width, height, dpr) != (self._layout.width, self._layout.height, self._dpr):
            self._dpr = dpr
            self._lay_out(width, height)

    def artwork_changed(self) -> None:
        """Show other pictures: the theme, the back or the felt was changed."""
        self._lay_out(self._layout.width, self._layout.height)
        self._draw_pictures()

    def set_corner(self, text: str) -> None:
        """Show a small line of status on the table itself; an empty text shows none."""
        self._corner.tell(text, self.sceneRect(), self.font(), mirrored=self._mirrored)

    def cancel_drag(self) -> None:
        """Let held cards glide home; commands call this before they act."""
        self.hand.cancel()

    def draw(self) -> None:
        """Tap the stock by key; ignored while cards are held."""
        if not self.is_dragging:
            self.end_shows()
            self._model.tap_stock()

    def finish_motion(self) -> None:
        """End all motion where it was going to."""
        self.motion.finish()

    def end_shows(self) -> None:
        """End what a click or a key ends before it is obeyed: the deal, the show of a win."""
        if self._in_deal:
            self.motion.finish()
        if self._celebration.is_on:
            self._celebration.end()

    def hush(self) -> None:
        """Take the bubble and the marks of a refusal away."""
        self._silence.stop()
        for ring in self._marks:
            self.removeItem(ring)
        self._marks.clear()
        self._bubble.hide()

    def show(self, position: Position, cause: Cause | None) -> None:
        """Bring every card to its pose; *cause* only picks how it gets there."""
        held, self._held = self._held, ()
        poses = self._layout.poses(position)
        if cause is Cause.DEAL:
            self._deal(position, poses)
        else:
            self._flights = self._flights % 3000 + 1
            for card in self._items.keys() - poses.keys():
                # A position to explain something may do without.
                self._items[card].setVisible(False)
            for card, pose in poses.items():
                item = self._items[card]
                if cause is Cause.LOAD:
                    self._settle(item, pose)
                elif item.pose != pose or item in held:
                    is_held = item in held
                    shakes = is_held and self._is_refused
                    self._send(item, pose, cause, was_held=is_held, shakes=shakes)
        self._is_refused = False
        self._show_cursor()
        self._count.tell(len(position.stock.cards))
        for pile in PileId:
            self._tidy(pile)
        self.update(self._rect(self._layout.place(STOCK)))
        self._ahead.start()

    # What the hand shows (see hand.Table).

    def take_up(self, cards: tuple[Card, ...], grabbed: QPointF, legal: dict[PileId, Rect]) -> None:
        """Show cards as held and their legal piles ringed."""
        self.hush()
        self._held = tuple(self._items[card] for card in cards)
        self._grip = grabbed
        for height, item in enumerate(self._held):
            self.motion.drop(item)
            item.setZValue(_HELD + height)
            item.turn_to(1.0, self._layout.card_width)
            shadow = QGraphicsPixmapItem(item)
            shadow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._shadows.append(shadow)
        self._dress_held()
        self.motion.run("lift", _LIFT, self._deepen)
        self._ring_legal(legal)
        for pile in PileId:
            self._tidy(pile)

    def carry(self, pointer: QPointF, receiver: PileId | None) -> None:
        """Show the held cards under the pointer, and the pile that will receive them lit."""
        head = self._pose(self._held[0])
        corner = pointer - self._grip * _LIFTED
        for item in self._held:
            pose = self._pose(item)
            item.setPos(*self._snap(corner.x(), corner.y() + (pose.y - head.y) * _LIFTED))
        for pile, ring in self._legal.items():
            ring.strengthen(pile is receiver)

    def put_down(self) -> None:
        """Show no card as held any more; where the cards go is shown next."""
        self.motion.drop("lift")
        for shadow in self._shadows:
            self.removeItem(shadow)
        self._shadows.clear()
        for item in self._held:
            item.refresh()
        self._ring_legal(())

    def glide_home(self) -> None:
        """Show the position again, with the held cards on their way home."""
        self.show(self._model.position, None)

    # Events of the mouse and the keys. Items take none: the hand goes by settled places.

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hand the left button to the hand; the right one cancels, others mean nothing."""
        self._press(event, is_second=False)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click."""
        if event.button() is Qt.MouseButton.LeftButton and self._model.is_won:
            event.accept()
            # The first click may have won the game, or ended its show: that uses up the second.
            if self._pressed_on_finished:
                self.new_deal_wanted.emit()
            return
        self._press(event, is_second=True)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Follow the pointer."""
        event.accept()
        self.hand.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End a click or a drag."""
        event.accept()
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.release(event.scenePos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc cancel a drag and any key end a show; Enter on a finished table asks for more."""
        if self.is_dragging:
            if event.key() == Qt.Key.Key_Escape:
                self.cancel_drag()
            event.accept()
            return
        was_celebrating = self.is_celebrating
        self.end_shows()
        if event.key() == Qt.Key.Key_Escape and self.said:
            self.hush()
            return
        if not self._model.is_won and not event.modifiers() & _COMMANDS:
            if event.isAutoRepeat() and event.key() in _ONCE:
                return
            if event.key() == Qt.Key.Key_Escape and self.cursor.grip is not None:
                self.cursor.let_go()
                self._show_cursor()
                return
            if self.cursor.press(event.key()):
                self._show_cursor()
                return
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._model.is_won and not was_celebrating and not event.isAutoRepeat():
            self.new_deal_wanted.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let held cards go when the keys go elsewhere."""
        self.cancel_drag()
        super().focusOutEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the felt, and the empty places into it."""
        rect, area = QRectF(rect), self.sceneRect()
        if self._cloth.isNull():
            return
        if not self._is_painted:
            self._is_painted = True
            self.painted.emit()
        # A window being resized: what is drawn for another size is stretched till the size rests.
        fits = not self._redraw.isActive()
        if fits:
            # Whole: a part of it would not begin on a whole pixel where the ratio is not whole.
            painter.drawPixmap(area.topLeft(), self._cloth)
        else:
            painter.drawPixmap(area, self._cloth, QRectF(self._cloth.rect()))
        # Plain numbers: this runs in each frame, and most frames show few places or none.
        left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
        for number, (x, y, width, height) in enumerate(self._layout.places):
            if x < right and left < x + width and y < bottom and top < y + height:
                picture = self._artwork.place(self._kind_of_place(PileId(number)))
                if fits:
                    painter.drawPixmap(QPointF(x, y), picture)
                else:
                    place = QRectF(x, y, width, height)
                    painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _press(self, event: QGraphicsSceneMouseEvent, *, is_second: bool) -> None:
        event.accept()
        if event.button() is Qt.MouseButton.RightButton:
            self.cancel_drag()
        elif event.button() is Qt.MouseButton.LeftButton and not self.is_dragging:
            self.hush()
            self._pressed_on_finished = self._model.is_won and not self.is_celebrating
            self.end_shows()
            self.cursor.hide()
            self._show_cursor()
            self.hand.press(event.scenePos(), is_second=is_second)

    def _kind_of_place(self, pile: PileId) -> str:
        if pile is STOCK:
            return "stock_redeal" if self._model.position.waste.cards else "stock_empty"
        if pile.role is Role.FOUNDATION:
            return _SUIT_PLACES[pile.suit]
        return "waste" if pile is WASTE else "column"

    def _follow(self, before: Position, after: Position, cause: Cause) -> None:
        del before
        self.hand.forget()
        self.cursor.let_go()
        self.hush()
        if cause in (Cause.DEAL, Cause.LOAD):
            self._celebration.stop()
        elif self._in_deal:
            self.motion.finish()
        self.show(after, cause)
        if self._model.is_won and cause is not Cause.LOAD:
            self._celebration.start()

    def _send(
        self,
        item: CardItem,
        pose: Pose,
        cause: Cause | None,
        *,
        was_held: bool = False,
        shakes: bool = False,
    ) -> None:
        """Let a card go to its pose from wherever it is."""
        old, item.pose = item.pose, pose
        if old is None:
            self._settle(item, pose)
            return
        if old.z != pose.z or was_held:
            # A waste turned over keeps its order until it has landed.
            order = old.z if pose.z // 128 == STOCK else pose.z
            item.setZValue(_IN_FLIGHT + self._flights * 256 + order % 128)
        x, y, turn = item.x(), item.y(), item.turn
        way_x, way_y, way_turn = pose.x - x, pose.y - y, float(pose.face_up) - turn
        shake = _SHAKE if shakes else 0.0
        if cause is None:
            duration = _HOME
        elif was_held:
            duration = _DROP
        elif cause is Cause.REDEAL:
            duration = _REDEAL
        else:
            duration = _MOVE if way_x or way_y else _FLIP

        def step(part: float) -> None:
            eased = ease_out(part)
            sway = shake * math.sin(part * 4 * math.pi) * (1 - part) if shake else 0.0
            item.setPos(*self._snap(x + way_x * eased + sway, y + way_y * eased))
            if way_turn:
                self._turn(item, turn + way_turn * eased)

        self.motion.run(item, duration, step, lambda: self._land(item))

    def _deal(self, position: Position, poses: dict[Card, Pose]) -> None:
        order = [
            position.piles[column].cards[row]
            for row in range(len(COLUMNS))
            for column in COLUMNS[row:]
            if row < len(position.piles[column].cards)
        ]
        for card, pose in poses.items():
            self._settle(self._items[card], pose)
        if self.motion.factor <= 0:
            return
        self._in_deal = set(order)
        self._waiting = set(order)
        pause = (_DEAL - _DEAL_FLIGHT) / max(1, len(order) - 1)
        for place, card in enumerate(order):
            self._throw(self._items[card], place, place * pause)

    def _throw(self, item: CardItem, place: int, delay: float) -> None:
        item.turn_to(0.0, self._layout.card_width)

        def step(part: float) -> None:
            if item.card in self._waiting:
                self._waiting.remove(item.card)
                item.setZValue(_IN_FLIGHT + place)
                self._show_item(item, visible=True)
            # Asked anew each time, so that a deal survives a resize.
            pose, home = self._pose(item), self._layout.place(STOCK)
            eased = ease_out(part)
            arc = self._layout.card_height * 0.08 * math.sin(math.pi * eased)
            item.setPos(
                *self._snap(
                    home.x + (pose.x - home.x) * eased, home.y + (pose.y - home.y) * eased - arc
                )
            )

        def flip() -> None:
            pose = self._pose(item)
            item.setZValue(pose.z)
            if pose.face_up:
                self.motion.run(item, _FLIP, turn, lambda: self._land(item))
            else:
                self._land(item)

        def turn(part: float) -> None:
            pose = self._pose(item)
            item.setPos(pose.x, pose.y)
            self._turn(item, ease_in_out(part))

        self.motion.run(item, _DEAL_FLIGHT, step, flip, delay=delay)

    def _turn(self, item: CardItem, turn: float) -> None:
        item.turn_to(turn, self._layout.card_width)
        if item.face is None or item.back is None:
            self._dress(item)

    def _land(self, item: CardItem) -> None:
        pose = self._pose(item)
        self._settle(item, pose)
        # Deep in a bundle it was not seen and is not now.
        if item.isVisible():
            self._tidy(PileId(pose.z // 128))

    def _settle(self, item: CardItem, pose: Pose) -> None:
        """Put a card where it belongs, at once."""
        self.motion.drop(item)
        self._in_deal.discard(item.card)
        self._waiting.discard(item.card)
        item.pose = pose
        item.setPos(pose.x, pose.y)
        item.setZValue(pose.z)
        item.turn_to(1.0 if pose.face_up else 0.0, self._layout.card_width)

    def _tidy(self, pile: PileId) -> None:
        """Hide what lies deep in a heap: a hundred cards on one spot would cost each frame."""
        if self._celebration.is_on:
            return
        shown = 0
        for depth, card in enumerate(reversed(self._model.position.piles[pile].cards)):
            item = self._items[card]
            is_seen = shown < 2 or pile.role is Role.COLUMN
            if self.motion.runs(item) or item in self._held:
                # Of a bundle under way only its ends are seen, the old one and the new.
                is_seen = depth < 2 or item.isVisible() or pile.role is Role.COLUMN
            else:
                shown += 1
            self._show_item(item, visible=is_seen)

    def _show_item(self, item: CardItem, *, visible: bool) -> None:
        visible = visible and item.card not in self._waiting
        if visible:
            self._dress(item)
        item.setVisible(visible)

    def _let_see(self, item: CardItem) -> None:
        self._show_item(item, visible=True)

    def _dress(self, item: CardItem) -> None:
        if not self._drawn_width:
            return
        if item.turn < 1 and item.back is None:
            item.back = self._artwork.card_back()
        if item.turn > 0 and item.face is None:
            item.face = self._artwork.card(item.card.rank, item.card.suit)
        if item not in self._held:
            item.refresh()

    def _dress_held(self) -> None:
        picture, offset = self._artwork.shadow(lifted=True)
        for item, shadow in zip(self._held, self._shadows, strict=True):
            item.setPixmap(self._artwork.lifted(item.card.rank, item.card.suit, _LIFTED))
            shadow.setPixmap(picture)
            shadow.setOffset(offset)

    def _rest(self) -> None:
        self._ahead.start()
        self.settled.emit()

    def _draw_ahead(self) -> None:
        """Draw one picture that the next moves may want, while nothing moves."""
        if self.is_moving or self.is_dragging or not self._drawn_width:
            return
        position = self._model.position
        soon = list(position.stock.cards[-3:])
        soon += [pile.cards[pile.hidden - 1] for pile in position.columns if pile.hidden]
        for card in soon:
            item = self._items[card]
            if item.face is None:
                item.face = self._artwork.card(card.rank, card.suit)
                self._ahead.start()
                return

    def _lay_out(self, width: int, height: int) -> None:
        """Take a new layout: positions at once, pictures as soon as the size rests."""
        self.cancel_drag()
        self.hush()
        old = self._layout
        self._layout = arrange(
            width, height, mirrored=self._mirrored, index=self._artwork.theme.index, dpr=self._dpr
        )
        self.setSceneRect(0, 0, width, height)
        if not self._drawn_width:
            self._draw_pictures()
        else:
            stretch = self._layout.card_width / self._drawn_width
            for item in self._items.values():
                item.setScale(stretch)
            self._redraw.start()
        across, down = width / max(1, old.width), height / max(1, old.height)
        for card, pose in self._layout.poses(self._model.position).items():
            item = self._items[card]
            if card in self._in_deal:
                # The deal goes on to the new places.
                item.pose = pose
            elif self.motion.runs(item):
                # Under way, it goes on from the same spot of the new table.
                item.setPos(*self._snap(item.x() * across, item.y() * down))
                self._send(item, pose, Cause.MOVE)
            elif not self._celebration.is_on:
                self._settle(item, pose)
            else:
                item.pose = pose
        if self._celebration.is_on:
            self._celebration.resize()
        for pile in PileId:
            self._tidy(pile)
        self._show_cursor()
        self._count.place(self._rect(self._layout.place(STOCK)), self.font())
        self.set_corner(self._corner.text)
        self.update()

    def _draw_pictures(self) -> None:
        """Draw what is seen at the size and sharpness of the window."""
        self._redraw.stop()
        layout = self._layout
        self._artwork.set_card_size(layout.card_width, layout.card_height, self._dpr)
        self._cloth = QPixmap()
        self._cloth = self._artwork.felt(layout.width, layout.height, self._dpr)
        self._drawn_width = layout.card_width
        for item in self._items.values():
            item.setScale(1)
            item.back = item.face = None
            item.setOffset(self._artwork.card_offset)
            if item.isVisible():
                self._dress(item)
        if self.is_dragging:
            self._dress_held()
        self._ahead.start()
        self.update()

    def _tell_refusal(self, refusal: Refused) -> None:
        self.hush()
        item = self._items[refusal.cards[0]]
        if item in self._held:
            self._is_refused = True
        elif not self.motion.runs(item):
            self._send(item, self._pose(item), None, shakes=True)
        if not self._interactive_rules:
            return
        for card in refusal.cards:
            ring = self._add(Ring(), _MARKS)
            ring.encircle(self._seen_part(card), self._layout.corner_radius)
            self._marks.append(ring)
        text = self._sentence(refusal)
        self._bubble.say(text, self._seen_part(refusal.cards[0]), self.sceneRect(), self.font())
        self._bubble.show()
        # Time to read it twice.
        self._silence.start(2500 + 60 * len(text))

    @staticmethod
    def _pose(item: CardItem) -> Pose:
        """Return where a card that lies on the table belongs."""
        assert item.pose is not None
        return item.pose

    def _seen_part(self, card: Card) -> QRectF:
        """Return what can be seen of a card where it lies: all of it, or its strip."""
        pile_id, index = self._model.position.where(card)
        cards = self._model.position.piles[pile_id].cards
        pose = self._pose(self._items[card])
        rect = QRectF(pose.x, pose.y, self._layout.card_width, self._layout.card_height)
        if pile_id.role is Role.COLUMN and index + 1 < len(cards):
            rect.setHeight(self._pose(self._items[cards[index + 1]]).y - pose.y)
        return rect

    def _end_of(self, pile: PileId) -> QRectF:
        """Return the top card of a pile, or its empty place."""
        cards = self._model.position.piles[pile].cards
        return self._seen_part(cards[-1]) if cards else self._rect(self._layout.place(pile))

    def _foundation_items(self) -> list[list[CardItem]]:
        piles = self._model.position.piles
        return [[self._items[card] for card in piles[pile].cards] for pile in FOUNDATIONS]

    def _ring_legal(self, piles: Iterable[PileId]) -> None:
        """Ring the piles that take what is held; none takes the rings away."""
        for ring in self._legal.values():
            self.removeItem(ring)
        self._legal.clear()
        for pile in piles:
            self._legal[pile] = self._add(Ring(), _MARKS)
            self._legal[pile].encircle(self._end_of(pile), self._layout.corner_radius)

    def _show_cursor(self) -> None:
        """Show where the keyboard points, and which piles take what it holds."""
        cursor = self.cursor
        if not self.is_dragging:
            grip = cursor.grip
            position = self._model.position
            self._ring_legal(legal_targets(position, *grip) if grip is not None else ())
        is_seen = cursor.is_seen and not self._model.is_won
        self._cursor_ring.setVisible(is_seen)
        if not is_seen:
            return
        place = self._end_of(cursor.pile)
        cards = self._model.position.piles[cursor.pile].cards
        if cursor.grip is not None and cursor.grip.pile is cursor.pile:
            place = place.united(self._seen_part(cards[-cursor.grip.cards]))
        elif cursor.grip is None and cursor.card is not None:
            place = self._seen_part(cards[cursor.card])
        self._cursor_ring.encircle(place, self._layout.corner_radius)

    def _deepen(self, part: float) -> None:
        for shadow in self._shadows:
            shadow.setOpacity(part)

    def _snap(self, x: float, y: float) -> tuple[float, float]:
        return round(x * self._dpr) / self._dpr, round(y * self._dpr) / self._dpr

    def _add(self, item: _Item, height: float) -> _Item:
        item.setZValue(height)
        self.addItem(item)
        return item

    def _timer(self, interval: int, ring: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(interval)
        timer.timeout.connect(ring)
        return timer

    @staticmethod
    def _rect(rect: Rect) -> QRectF:
        return QRectF(rect.x, rect.y, rect.width, rect.height)
