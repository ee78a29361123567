"""The scene shows the model: after every event, at every size, in the middle of every motion."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from easyharp_qt.engine.cards import ALL_CARDS
from easyharp_qt.engine.position import COLUMNS, STOCK, WASTE, PileId, Role, column, foundation
from easyharp_qt.engine.rules import Reason, Refused
from easyharp_qt.i18n import wording
from easyharp_qt.table.artwork import Artwork
from easyharp_qt.table.scene import TableScene
from tests.table.playing import Table, card, card_back, felt, theme

A_TABLE = (
    "f1: 2 / f3: 1 / w: 9C 3S / c1: 4H / c2: [5D 6D] KC QD JS / c3: [7D] TH / c4: QC / c5: KD / "
    "c6: 2H / c7: / c8: 8C 5S / c9: [9D 2D] 8D 7C"
)

SIZES = [(640, 400), (700, 500), (900, 1300), (1366, 768), (1920, 1080), (2560, 700), (3840, 2160)]
RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]

sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def shows_as_if_fresh(table: Table) -> bool:
    """Say whether all is as on a table that was opened on this position."""
    size = table.view.size()
    with Table(size.width(), size.height()) as fresh:
        fresh.scene.set_mirrored(table.scene.layout.mirrored)
        fresh.model.load(table.model.game(), None, 0.0)
        return list(fresh.picture()) == list(table.picture())


def inside(table: Table, rect: QRectF) -> bool:
    return table.scene.sceneRect().contains(rect)


# Deal


def test_a_deal_shows_the_dealt_position_in_about_a_second(table: Table) -> None:
    table.model.start(5)
    table.check()
    assert table.moves()
    table.wait(0.95)
    table.wait(0.15)
    assert not table.moves()
    table.check()
    assert shows_as_if_fresh(table)


def test_the_cards_of_a_deal_leave_the_stock_one_by_one(table: Table) -> None:
    table.model.start(5)
    seen = [0]
    dealt = [card for pile in table.position.columns for card in pile.cards]
    for _ in range(45):
        table.wait(0.02)
        table.check()
        seen.append(sum(table.scene.item(card).isVisible() for card in dealt))
    assert seen == sorted(seen)
    assert seen[-1] == 45
    assert len(set(seen)) > 20


def test_at_no_speed_a_deal_is_there_at_once(quick: Table) -> None:
    quick.model.start(5)
    assert not quick.scene.is_moving
    quick.check()


def pictures_seen(table: Table, name: str, seconds: float) -> list[bool]:
    """Return, frame by frame, whether the face of a card is what its item paints."""
    item = table.scene.item(card(name))
    face = table.artwork.card(item.card.rank, item.card.suit).cacheKey()
    seen = []
    for _ in range(round(seconds / 0.01)):
        table.wait(0.01)
        if item.isVisible():
            assert (item.pixmap().cacheKey() == face) == item.shows_face
            seen.append(item.shows_face)
    return seen


def test_the_last_card_of_each_column_flips_as_it_lands(table: Table) -> None:
    table.model.start(5)
    name = str(table.position.piles[column(1)].top)
    seen = pictures_seen(table, name, 0.6)
    assert seen == sorted(seen)
    assert set(seen) == {False, True}


def test_a_drawn_card_shows_its_face_as_soon_as_it_stands_on_its_edge(table: Table) -> None:
    table.lay("w: / s: 4H 9C / c1: KS")
    table.scene.draw()
    seen = pictures_seen(table, "4H", 0.17)
    assert set(seen) == {False, True}


def test_a_bared_card_shows_its_face_as_soon_as_it_stands_on_its_edge(table: Table) -> None:
    table.lay("c1: [TH] 5H / c2: 6C / c9: 9D")
    table.double_click(card("5H"))
    seen = pictures_seen(table, "TH", 0.13)
    assert set(seen) == {False, True}


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9])
def test_a_click_during_the_deal_ends_it_and_is_obeyed(table: Table, part: float) -> None:
    table.model.start(5)
    table.wait(part)
    table.click(STOCK)
    assert len(table.position.waste.cards) == 1
    drawn = table.scene.item(table.position.waste.top)
    moving = [card for card in ALL_CARDS if table.scene.motion.runs(table.scene.item(card))]
    assert moving == [drawn.card]
    table.check()
    table.rest()
    assert shows_as_if_fresh(table)


@pytest.mark.parametrize("key", [Qt.Key.Key_A, Qt.Key.Key_Escape, Qt.Key.Key_Shift])
def test_any_key_during_the_deal_ends_it(table: Table, key: Qt.Key) -> None:
    table.model.start(5)
    table.wait(0.3)
    table.key(key)
    assert not table.scene.is_moving
    table.check()


def test_a_draw_by_key_during_the_deal_ends_it_and_draws(table: Table) -> None:
    table.model.start(5)
    table.wait(0.3)
    table.scene.draw()
    assert len(table.position.waste.cards) == 1
    table.rest()
    table.check()


def test_a_command_during_the_deal_ends_it_and_is_obeyed(table: Table) -> None:
    table.model.start(5)
    table.wait(0.3)
    table.model.tap_stock()
    table.check()
    drawn = table.scene.item(table.position.waste.top)
    moving = [card for card in ALL_CARDS if table.scene.motion.runs(table.scene.item(card))]
    assert moving == [drawn.card]


def test_a_drag_can_begin_during_the_deal(table: Table) -> None:
    table.model.start(5)
    table.wait(0.3)
    table.take(column(9))
    assert table.scene.is_dragging
    table.check()


def test_twenty_deals_in_a_second_show_the_last_one(table: Table) -> None:
    for number in range(1, 21):
        table.model.start(number)
        table.wait(0.05)
        table.check()
    table.rest()
    table.check()
    assert table.model.deal_number == 20
    assert shows_as_if_fresh(table)


# Moves, undo and redo


COMMANDS: dict[str, Callable[[Table], object]] = {
    "draw": lambda table: table.model.tap_stock(),
    "move": lambda table: table.drag(card("JS"), column(4)),
    "run": lambda table: table.drag(card("KC"), column(7)),
    "home": lambda table: table.click(card("2H")),
    "bare": lambda table: table.double_click(card("TH")),
    "take back": lambda table: table.drag(foundation(1), column(1)),
    "cancel": lambda table: table.drag(card("KC"), QPoint(500, 690)),
    "refuse": lambda table: table.drag(card("4H"), column(4)),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("part", [0.0, 0.5, 0.99])
def test_an_undo_in_the_middle_of_a_move_leaves_no_trace(
    table: Table, command: str, part: float
) -> None:
    position = table.lay(A_TABLE)
    COMMANDS[command](table)
    table.wait(0.18 * part)
    table.model.undo()
    table.check()
    table.wait(0.05)
    table.check()
    table.rest()
    assert table.position == position
    table.check()
    assert shows_as_if_fresh(table)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_shown_in_the_same_event(quick: Table, command: str) -> None:
    quick.lay(A_TABLE)
    COMMANDS[command](quick)
    assert not quick.scene.is_moving
    quick.check()
    assert shows_as_if_fresh(quick)
    quick.model.undo()
    quick.check()
    quick.model.redo()
    quick.check()
    assert shows_as_if_fresh(quick)


def test_undo_and_redo_held_down_leave_the_table_right(table: Table) -> None:
    table.model.start(5)
    table.scene.finish_motion()
    for _ in range(70):
        table.model.tap_stock()
        table.wait(0.01)
    for command in (table.model.undo, table.model.redo, table.model.undo):
        for _ in range(70):
            command()
            table.wait(0.03)
            table.check()
    table.rest()
    assert shows_as_if_fresh(table)


@pytest.mark.parametrize("speed", [0, 1])
def test_a_king_run_stands_where_it_went(table: Table, speed: float) -> None:
    table.scene.set_speed(speed)
    table.lay("c1: [2C] KS QH JC TD / c2: / c9: 9D")
    table.drag(card("KS"), column(2))
    table.rest()
    layout = table.scene.layout
    ys = [table.scene.item(card(name)).y() for name in ("KS", "QH", "JC", "TD")]
    xs = {table.scene.item(card(name)).x() for name in ("KS", "QH", "JC", "TD")}
    assert xs == {layout.place(column(2)).x}
    assert ys[0] == layout.place(column(2)).y
    assert len({low - high for high, low in pairwise(ys)}) == 1
    table.check()


def test_a_card_moved_onto_a_bared_one_lies_at_its_step(table: Table) -> None:
    """The bared card is turned up while the next one already flies onto it."""
    table.lay("c1: [TH] 5H / c2: 6C / c3: 9C / c9: 9D")
    table.double_click(card("5H"))
    table.wait(0.05)
    table.drag(card("9C"), column(1))
    table.rest()
    table.check()
    assert shows_as_if_fresh(table)


def test_of_two_cards_on_their_way_the_later_flies_above(table: Table) -> None:
    table.lay("c1: KS QH JC / c2: TD / c3: AS / c9: 9D")
    table.drag(card("TD"), column(1))
    table.click(card("AS"))
    first, second = table.scene.item(card("TD")), table.scene.item(card("AS"))
    assert first.pose is not None
    assert second.pose is not None
    assert second.pose.z < first.pose.z, "it will lie lower"
    assert second.zValue() > first.zValue()


def test_many_cards_on_their_way_land_in_the_order_of_their_piles(table: Table) -> None:
    table.lay("w: / c1: KS")
    for number in range(30):
        table.scene.draw()
        table.wait(0.01)
        if number % 4 == 3:
            table.model.undo()
            table.wait(0.01)
        flying = [
            table.scene.item(card)
            for card in table.position.waste.cards
            if table.scene.motion.runs(table.scene.item(card))
        ]
        heights = [item.zValue() for item in flying]
        assert heights == sorted(heights)
    table.rest()
    assert shows_as_if_fresh(table)


def test_the_waste_goes_back_to_the_stock_as_one_bundle(table: Table) -> None:
    table.lay("w: / c1: KS")
    count = len(table.position.stock.cards)
    for _ in range(count):
        table.model.tap_stock()
    table.rest()
    table.model.tap_stock()
    table.check()
    table.wait(0.1)
    table.check()
    table.wait(0.16)
    assert not table.scene.is_moving
    table.check()
    assert shows_as_if_fresh(table)


@pytest.mark.parametrize("command", ["redeal", "undo", "redo"])
def test_of_a_bundle_under_way_only_its_ends_are_painted(table: Table, command: str) -> None:
    table.lay("w: / c1: KS")
    drawn = list(reversed(table.position.stock.cards))
    for _ in drawn:
        table.model.tap_stock()
    table.rest()
    table.model.tap_stock()
    if command != "redeal":
        table.rest()
        table.model.undo()
    if command == "redo":
        table.rest()
        table.model.redo()
    ends = {*drawn[:2], *drawn[-2:]}
    for _ in range(12):
        table.wait(0.02)
        table.check()
        seen = {card for card in drawn if table.scene.item(card).isVisible()}
        assert seen <= ends
        assert len(seen) >= 2
        top = max(seen, key=lambda card: table.scene.item(card).zValue())
        # What lies on top of all is what a bundle shows: its last card on the way there.
        assert top == (drawn[0] if command != "undo" and not table.moves() else drawn[-1])
    table.rest()
    assert shows_as_if_fresh(table)


def test_a_draw_in_the_middle_of_a_redeal_leaves_the_heaps_right(table: Table) -> None:
    table.lay("s: 4H 9C 5D / w: / c1: KS")
    for _ in range(3):
        table.scene.draw()
    for _ in range(9):
        table.scene.draw()
        table.wait(0.06)
        table.check()
    table.rest()
    assert shows_as_if_fresh(table)


@pytest.mark.parametrize(
    ("command", "seconds"),
    [("move", 0.18), ("drop", 0.12), ("flip", 0.14), ("home", 0.16), ("redeal", 0.25)],
)
def test_each_motion_takes_its_time(table: Table, command: str, seconds: float) -> None:
    table.lay("w: 4H 9C / s: / c1: [TH] 5H / c2: 6C / c3: 9C / c9: 9D")
    item = table.scene.item(card("5H"))
    match command:
        case "move" | "flip":
            table.double_click(card("5H"))
            item = table.scene.item(card("TH" if command == "flip" else "5H"))
        case "drop":
            table.drag(card("5H"), column(2))
        case "home":
            table.drag(card("5H"), QPoint(500, 690))
        case "redeal":
            table.scene.draw()
            item = table.scene.item(card("4H"))
    table.wait(seconds - 0.001)
    assert table.scene.motion.runs(item)
    table.wait(0.002)
    assert not table.scene.motion.runs(item)


def test_the_table_settles_once_after_a_move(table: Table) -> None:
    table.lay("w: / c1: KS")
    spy = QSignalSpy(table.scene.settled)
    table.scene.draw()
    table.rest()
    assert spy.count() == 1


def test_a_game_goes_on_before_its_table_has_a_size(quick: Table) -> None:
    quick.model.start(5)
    scene = TableScene(quick.model, quick.artwork, lambda _refusal: "")
    try:
        scene.set_speed(0)
        quick.model.tap_stock()
        nothing = QImage(10, 10, QImage.Format.Format_RGB32)
        painter = QPainter(nothing)
        scene.render(painter)
        painter.end()
        scene.set_size(1000, 700, 1.0)
        for each in ALL_CARDS:
            here, there = scene.item(each), quick.scene.item(each)
            assert (here.pos(), here.zValue()) == (there.pos(), there.zValue())
            assert here.isVisible() == there.isVisible()
            assert here.pixmap().cacheKey() == there.pixmap().cacheKey()
    finally:
        Shiboken.delete(scene)


def test_loading_a_position_of_fewer_cards_shows_no_other_card(quick: Table) -> None:
    from easyharp_qt.engine.history import Game, State
    from easyharp_qt.engine.position import Position

    quick.model.start(5)
    position = Position.parse("c1: KS QH / c3: 2C")
    quick.model.load(Game(1, State(position)), None, 0.0)
    seen = {card for card in ALL_CARDS if quick.scene.item(card).isVisible()}
    assert seen == {card("KS"), card("QH"), card("2C")}


def test_switching_motion_off_ends_what_moves(table: Table) -> None:
    table.model.start(5)
    table.wait(0.2)
    table.scene.set_speed(0)
    assert not table.scene.is_moving
    table.check()


def test_pictures_that_the_next_moves_want_are_drawn_before_they_do(table: Table) -> None:
    table.model.start(5)
    table.rest()
    scene = table.scene
    for _ in range(40):
        if scene._ahead.isActive():
            scene._ahead.timeout.emit()
    wanted = [*table.position.stock.cards[-3:]]
    wanted += [pile.cards[pile.hidden - 1] for pile in table.position.columns if pile.hidden]
    assert all(scene.item(card).face is not None for card in wanted)
    scene._ahead.stop()
    scene._ahead.timeout.emit()
    assert not scene._ahead.isActive(), "and then it rests"


def test_nothing_is_drawn_ahead_while_cards_move_or_are_held(table: Table) -> None:
    table.lay(A_TABLE)
    table.take(card("4H"))
    below = table.scene.item(table.position.stock.cards[-2])
    table.scene._ahead.timeout.emit()
    assert below.face is None


# Sizes


@sizes
@pytest.mark.parametrize("part", [0.0, 0.25, 0.5, 0.75])
def test_a_resize_during_the_deal(table: Table, size: tuple[int, int], part: float) -> None:
    table.model.start(5)
    table.wait(part)
    table.view.resize(*size)
    table.check()
    table.wait(0.05)
    table.check()
    table.rest()
    table.check()
    assert shows_as_if_fresh(table)
    for each in ALL_CARDS:
        pose = table.scene.item(each).pose
        assert pose is not None
        layout = table.scene.layout
        assert inside(table, QRectF(pose.x, pose.y, layout.card_width, layout.card_height))


@sizes
@pytest.mark.parametrize("part", [0.0, 0.25, 0.5, 0.75])
def test_a_resize_during_a_move(table: Table, size: tuple[int, int], part: float) -> None:
    table.lay(A_TABLE)
    table.drag(card("KC"), column(7))
    table.scene.draw()
    table.wait(0.18 * part)
    table.view.resize(*size)
    table.check()
    table.wait(0.05)
    table.check()
    table.rest()
    table.check()
    assert shows_as_if_fresh(table)


def test_a_card_under_way_in_a_deal_does_not_blink_back_to_the_stock(table: Table) -> None:
    table.model.start(5)
    table.wait(0.5)
    stock = table.scene.layout.place(STOCK)
    flying = [card for card in table.scene._in_deal if card not in table.scene._waiting]
    far = [
        card
        for card in flying
        if (table.scene.item(card).pos() - QPointF(stock.x, stock.y)).manhattanLength() > 200
    ]
    assert far
    table.view.resize(1010, 705)
    stock = table.scene.layout.place(STOCK)
    for each in far:
        way = table.scene.item(each).pos() - QPointF(stock.x, stock.y)
        assert way.manhattanLength() > 150


def test_pictures_are_stretched_while_a_window_is_resized_and_drawn_when_it_rests(
    quick: Table,
) -> None:
    quick.model.start(5)
    top = quick.position.piles[column(1)].top
    item = quick.scene.item(top)
    before = item.pixmap().cacheKey()
    for width in range(1010, 1300, 20):
        quick.view.resize(width, 900)
        assert item.pixmap().cacheKey() == before
        seen = item.pixmap().deviceIndependentSize().width() * item.scale()
        shadow = -quick.artwork.card_offset.x() * 2 * item.scale()
        assert seen == pytest.approx(quick.scene.layout.card_width + shadow, abs=3)
    quick.redraw()
    assert item.pixmap().cacheKey() != before
    assert item.scale() == 1
    quick.check()


def test_a_card_held_while_pictures_are_drawn_anew_has_the_new_size(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.view.resize(1600, 1200)
    quick.take(card("4H"))
    quick.redraw()
    item = quick.scene.item(card("4H"))
    lifted = quick.artwork.lifted(item.card.rank, item.card.suit, 1.02)
    assert item.pixmap().size() == lifted.size()
    picture, offset = quick.artwork.shadow(lifted=True)
    assert len(quick.scene._shadows) == 1
    assert quick.scene._shadows[0].pixmap().cacheKey() == picture.cacheKey()
    assert quick.scene._shadows[0].offset() == offset
    quick.check()
    quick.scene.cancel_drag()
    quick.check()


@sizes
def test_clicks_hit_the_cards_at_every_size(quick: Table, size: tuple[int, int]) -> None:
    quick.view.resize(*size)
    assert quick.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)
    assert quick.scene.sceneRect() == QRectF(0, 0, *size)
    quick.lay(A_TABLE)
    quick.check_lifts()
    quick.click(card("2H"))
    assert quick.position.where(card("2H"))[0] is foundation(3)
    quick.click(STOCK)
    assert quick.model.move_count == 2


@sizes
def test_what_is_marked_lies_exactly_on_its_card(quick: Table, size: tuple[int, int]) -> None:
    quick.view.resize(*size)
    quick.lay(A_TABLE)
    quick.drag(card("4H"), column(4))
    layout = quick.scene.layout
    assert [ring._rect for ring in quick.scene._marks] == [
        QRectF(corner.x(), corner.y(), layout.card_width, layout.card_height)
        for corner in (quick.corner(card("4H")), quick.corner(card("QC")))
    ]


def test_of_a_covered_card_only_its_strip_is_marked(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.click(card("8C"))
    first, _ = quick.scene._marks
    strip = quick.corner(card("5S")).y() - quick.corner(card("8C")).y()
    assert first._rect.height() == strip


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (40, 30)])
def test_a_window_too_small_for_any_table_is_no_error(table: Table, size: tuple[int, int]) -> None:
    table.lay(A_TABLE)
    table.scene.draw()
    table.wait(0.05)
    table.scene.set_size(*size, 1.0)
    table.scene.draw()
    table.wait(0.05)
    table.scene.set_size(1000, 700, 1.0)
    table.rest()
    table.check()


# Sharpness


@pytest.mark.parametrize("dpr", RATIOS)
def test_pictures_have_the_size_of_a_card_in_device_pixels(quick: Table, dpr: float) -> None:
    quick.lay(A_TABLE)
    quick.scene.set_size(1003, 701, dpr)
    quick.redraw()
    layout = quick.scene.layout
    whole = QSize(round(layout.card_width * dpr), round(layout.card_height * dpr))
    assert quick.artwork.face(1, 0).size() == whole
    margin = quick.artwork.shadow(lifted=False)[0].size()
    for each in (card("4H"), card("5D"), quick.position.stock.top):
        picture = quick.scene.item(each).pixmap()
        assert picture.devicePixelRatio() == dpr
        assert picture.size() == margin
        assert picture.width() > whole.width()
    quick.check()


def seen(table: Table, dpr: float) -> QImage:
    """Return what is painted, in device pixels; half a pixel counts, as it does in a window."""
    image = QImage((table.scene.sceneRect().size() * dpr).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    rect = table.scene.sceneRect()
    table.scene.render(painter, rect, rect)
    painter.end()
    return image


@pytest.fixture(scope="module")
def lines() -> Artwork:
    """An artwork whose pictures are nothing but fine lines: any resampling greys them."""
    path = "".join(f"M0 {y}H250V{y + 1}H0Z" for y in range(0, 350, 2))
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
        f'<path fill="#000" d="{path}"/></svg>'
    )
    from dataclasses import replace

    class Lines:
        def find(self, element: str) -> str:
            del element
            return svg

    return Artwork(
        replace(theme("lines"), faces=Lines()), card_back()._replace(picture=svg), felt()
    )


@pytest.mark.parametrize("dpr", RATIOS)
def test_cards_and_empty_places_are_painted_pixel_by_pixel(
    qapp: QApplication, lines: Artwork, dpr: float
) -> None:
    del qapp
    with Table(artwork=lines) as table:
        table.scene.set_speed(0)
        table.lay("w: 3C / c1: 4H / c2: / c9: 9D")
        table.scene.set_size(1003, 701, dpr)
        table.redraw()
        image = seen(table, dpr)
        for each in (card("3C"), card("4H"), table.position.stock.top):
            corner = table.corner(each) * dpr
            assert corner == corner.toPoint(), "on whole device pixels"
            picture = lines.back() if each == table.position.stock.top else lines.face(1, 0)
            inner = picture.rect().adjusted(9, 9, -9, -(picture.height() // 2))
            there = image.copy(inner.translated(corner.toPoint()))
            drawn = picture.copy(inner).toImage().convertToFormat(QImage.Format.Format_ARGB32)
            # A line is on the card or it is not; half a pixel off it would be on two rows.
            for y in range(0, inner.height(), 3):
                assert there.pixelColor(5, y).alpha() == 255
                if drawn.pixelColor(5, y).alpha() == 255:
                    assert there.pixelColor(5, y) == drawn.pixelColor(5, y)


@pytest.mark.parametrize("dpr", RATIOS)
def test_an_empty_place_is_painted_pixel_by_pixel(quick: Table, dpr: float) -> None:
    """On a cloth of one colour, painted by hand and by the scene: the same."""
    quick.lay("c1: 4H / c2: / c9: 9D")
    quick.scene.set_size(1003, 701, dpr)
    quick.redraw()
    image = seen(quick, dpr)
    for pile in (WASTE, foundation(1), foundation(8), column(2), column(5)):
        corner = quick.corner(pile) * dpr
        picture = quick.artwork.place(quick.scene._kind_of_place(pile))
        area = picture.rect().translated(corner.toPoint())
        cloth = quick.artwork.felt(1003, 701, dpr).toImage()
        by_hand = cloth.copy(area)
        by_hand.setDevicePixelRatio(1)
        painter = QPainter(by_hand)
        plain = picture.toImage()
        plain.setDevicePixelRatio(1)
        painter.drawImage(0, 0, plain)
        painter.end()
        assert image.copy(area).convertToFormat(by_hand.format()) == by_hand, pile


@pytest.mark.parametrize("dpr", RATIOS)
@pytest.mark.parametrize("size", [(1003, 701), (640, 400), (1366, 769)])
def test_the_felt_is_painted_pixel_by_pixel(
    quick: Table, dpr: float, size: tuple[int, int]
) -> None:
    quick.lay("c1: 4H / c9: 9D")
    quick.scene.set_size(*size, dpr)
    quick.redraw()
    image = seen(quick, dpr)
    cloth = quick.artwork.felt(*size, dpr).toImage().convertToFormat(image.format())
    cloth.setDevicePixelRatio(dpr)
    width, height = cloth.width(), cloth.height()
    for x, y in ((0, 0), (width - 5, 0), (0, height - 5), (width - 5, height - 5)):
        assert image.copy(x, y, 5, 5) == cloth.copy(x, y, 5, 5)
    # From the lower left corner up to the columns: nothing lies there.
    assert image.copy(0, height - 60, 5, 60) == cloth.copy(0, height - 60, 5, 60)


@pytest.mark.parametrize("dpr", RATIOS)
def test_a_card_under_way_stands_on_whole_device_pixels(table: Table, dpr: float) -> None:
    table.lay(A_TABLE)
    table.scene.set_size(1003, 701, dpr)
    table.redraw()
    table.drag(card("JS"), column(4))
    item = table.scene.item(card("JS"))
    for width in (1003, 1003, 1003, 901, 777, 1234):
        table.scene.set_size(width, 701, dpr)
        for value in (item.x() * dpr, item.y() * dpr):
            assert value == pytest.approx(round(value), abs=1e-6)
        table.wait(0.01)
        for value in (item.x() * dpr, item.y() * dpr):
            assert value == pytest.approx(round(value), abs=1e-6)


# What is painted


def test_after_a_resize_and_another_felt_the_table_fills_the_window(quick: Table) -> None:
    quick.model.start(5)
    for width, height in SIZES[:4]:
        quick.view.resize(width, height)
        quick.redraw()
        for color in ("#21684a", "#5a2d2d"):
            quick.artwork.change(felt=felt(color))
            quick.scene.artwork_changed()
            image = quick.view.grab().toImage()
            hue = QColor(color).hue()
            for x, y in ((1, 1), (width - 2, 1), (1, height - 2), (width - 2, height - 2)):
                assert abs(image.pixelColor(x, y).hue() - hue) < 12, (x, y)


def test_empty_places_stay_while_a_card_is_dragged_over_them(quick: Table) -> None:
    quick.lay("c1: [7D] TH / c2: 9C / c3: / c5: 5C / c9: 9D")
    places = [pile for pile in PileId if not quick.position.piles[pile].cards]
    before = quick.view.grab().toImage()
    quick.take(card("TH"))
    for pile in places:
        quick.move(quick.at(pile))
    quick.move(QPoint(500, 600))
    during = quick.view.grab().toImage()
    for pile in places:
        place = quick.scene.layout.place(pile)
        area = QRectF(place.x, place.y, place.width, place.height).toRect()
        assert during.copy(area) == before.copy(area), pile


def test_the_stock_shows_its_count_and_the_empty_stock_its_arrow(quick: Table) -> None:
    quick.lay("s: 4H 9C / w: / c1: KS")
    assert quick.scene._count.isVisible()
    assert quick.scene._count.text == "2"
    kinds = []
    for _ in range(3):
        kinds.append((quick.scene._count.text, quick.scene._kind_of_place(STOCK)))
        quick.scene.draw()
    assert kinds == [("2", "stock_empty"), ("1", "stock_redeal"), ("", "stock_redeal")]
    assert quick.scene._count.text == "2"
    quick.lay("s: / w: / c1: KS")
    assert not quick.scene._count.isVisible()
    assert quick.scene._kind_of_place(STOCK) == "stock_empty"


def test_the_corner_of_status_stays_in_its_corner(quick: Table) -> None:
    quick.lay(A_TABLE)
    note = quick.scene._corner
    assert not note.isVisible()
    quick.scene.set_corner("120 · 34 · 5:06")
    for mirrored in (False, True):
        quick.scene.set_mirrored(mirrored)
        for size in SIZES:
            quick.view.resize(*size)
            box = note.sceneBoundingRect()
            assert note.isVisible()
            assert inside(quick, box)
            assert (box.center().x() < size[0] / 2) == mirrored
            assert box.center().y() > size[1] / 2
    without = quick.view.grab().toImage()
    quick.scene.set_corner("121 · 35 · 5:07")
    assert quick.view.grab().toImage() != without
    quick.scene.set_corner("")
    assert not note.isVisible()


# Looks


def test_another_theme_back_and_felt_are_shown_at_once(quick: Table) -> None:
    quick.lay(A_TABLE)
    quick.artwork.change(theme=theme("yellow"))
    quick.scene.artwork_changed()
    quick.check()
    middle = quick.at(card("4H"))
    assert quick.view.grab().toImage().pixelColor(middle) == QColor("yellow")
    quick.artwork.change(back=card_back("red"))
    quick.scene.artwork_changed()
    quick.check()
    top = quick.at(STOCK) - QPoint(0, 20)
    assert quick.view.grab().toImage().pixelColor(top) == QColor("red")


def test_a_theme_with_larger_indexes_spreads_its_columns_wider(quick: Table) -> None:
    quick.lay("c1: [2C 2D] KS QH JC TD 9S 8H 7S 6D / c9: 9D")
    before = quick.scene.layout
    quick.artwork.change(theme=theme("yellow", index=0.28))
    quick.scene.artwork_changed()
    after = quick.scene.layout
    assert after.least_face_up_step / after.card_height > (
        before.least_face_up_step / before.card_height
    )
    quick.check()


def test_another_theme_during_the_deal(table: Table) -> None:
    for number, color in enumerate(("yellow", "pink", "white"), 1):
        table.model.start(number)
        table.wait(0.4)
        table.artwork.change(theme=theme(color), back=card_back(color))
        table.scene.artwork_changed()
        table.check()
        table.wait(0.2)
        table.check()
        table.rest()
        table.check()


@pytest.mark.parametrize("size", SIZES[:5], ids=str)
def test_a_mirrored_table_is_the_other_way_round_and_its_cards_are_not(
    quick: Table, size: tuple[int, int]
) -> None:
    quick.view.resize(*size)
    quick.lay(A_TABLE)
    quick.redraw()
    before = {card: quick.scene.item(card).pose for card in ALL_CARDS}
    quick.scene.set_mirrored(True)
    quick.check()
    for each in ALL_CARDS:
        item, old = quick.scene.item(each), before[each]
        assert item.pose is not None
        assert old is not None
        assert item.pose.x == size[0] - old.x - quick.scene.layout.card_width
        assert item.pose[1:] == old[1:]
        assert item.sceneTransform().m11() == 1
    quick.check_lifts()
    quick.scene.set_mirrored(True)
    quick.scene.set_mirrored(False)
    assert before == {card: quick.scene.item(card).pose for card in ALL_CARDS}


# Refusals


def refuse(table: Table) -> Refused:
    table.lay(A_TABLE)
    table.drag(card("4H"), column(4))
    return table.refusals[-1]


def test_a_refusal_says_its_rule_and_marks_its_cards(quick: Table) -> None:
    refusal = refuse(quick)
    assert quick.scene.said == "WRONG_RANK"
    assert quick.scene.marked == len(refusal.cards) == 2
    quick.check()


def test_what_is_said_goes_by_itself(quick: Table) -> None:
    refuse(quick)
    silence = quick.scene._silence
    assert silence.isActive()
    assert 2000 < silence.interval() < 10_000
    silence.timeout.emit()
    assert quick.scene.said == ""
    assert quick.scene.marked == 0
    assert not silence.isActive()


def test_a_long_sentence_stays_longer(quick: Table) -> None:
    quick.scene._sentence = lambda _refusal: "x" * 10
    refuse(quick)
    short = quick.scene._silence.interval()
    quick.scene._sentence = lambda _refusal: "x" * 100
    refuse(quick)
    assert quick.scene._silence.interval() > short


@pytest.mark.parametrize(
    "then",
    [
        lambda table: table.press(QPoint(500, 690)),
        lambda table: table.scene.draw(),
        lambda table: table.view.resize(900, 600),
        lambda table: table.model.start(7),
        lambda table: table.take(card("4H")),
        lambda table: table.key(Qt.Key.Key_Escape),
        lambda table: table.scene.set_interactive_rules(False),
        lambda table: table.scene.artwork_changed(),
    ],
    ids=["press", "draw", "resize", "deal", "lift", "escape", "setting", "theme"],
)
def test_what_is_said_goes_when_the_player_goes_on(
    quick: Table, then: Callable[[Table], object]
) -> None:
    refuse(quick)
    then(quick)
    assert quick.scene.said == ""
    assert quick.scene.marked == 0
    assert not quick.scene._silence.isActive()


def test_the_bubble_takes_no_click(quick: Table) -> None:
    quick.scene._sentence = lambda _refusal: "a sentence as long as a rule may well be " * 3
    quick.lay("f3: 1 / c1: 9C / c2: 2H / c3: 2H / c4: QC / c9: 9D")
    quick.drag(card("9C"), column(4))
    box = quick.scene._bubble.box
    under = quick.corner(column(2)).toPoint() + QPoint(20, 30)
    assert box.contains(QPointF(under))
    quick.click(under)
    assert quick.position.where(card("2H"))[0] is foundation(3)


def test_without_interactive_rules_a_refusal_says_nothing(quick: Table) -> None:
    quick.scene.set_interactive_rules(False)
    refuse(quick)
    assert quick.reasons == ["WRONG_RANK"]
    assert quick.scene.said == ""
    assert quick.scene.marked == 0
    quick.scene.set_interactive_rules(True)
    refuse(quick)
    assert quick.scene.said


HEBREW = (
    "אין כרגע מקום לקלף הזה: אף קלף שגבוה ממנו בדרגה אחת אינו פנוי, "
    "וערימת היסוד שלו עדיין מחכה לקלף אחר."
)


def longest_sentence(_refusal: Refused) -> str:
    """Return the longest sentence of a refusal."""
    about = {
        Reason.NO_PLACE: ("QD",),
        Reason.ONLY_TOP_CARD: ("QD", "JS"),
        Reason.NOTHING_ONTO_STOCK_OR_WASTE: ("QD",),
        Reason.WRONG_RANK: ("QD", "JS"),
    }
    refusals = [Refused(reason, tuple(map(card, names))) for reason, names in about.items()]
    return max((wording.refusal(each, None, _english) for each in refusals), key=len)


def _english(context: str, text: str, /, *, n: int = -1, **values: object) -> str:
    del context, n
    return text.format(**values)


@pytest.mark.parametrize("size", [(480, 300), *SIZES], ids=str)
@pytest.mark.parametrize("language", ["en", "he"])
def test_the_bubble_stays_inside_the_window_beside_its_card(
    qapp: QApplication, quick: Table, size: tuple[int, int], language: str
) -> None:
    is_hebrew = language == "he"
    direction = Qt.LayoutDirection.RightToLeft if is_hebrew else Qt.LayoutDirection.LeftToRight
    quick.scene._sentence = (lambda _refusal: HEBREW) if is_hebrew else longest_sentence
    quick.view.resize(*size)
    quick.scene.set_mirrored(is_hebrew)
    quick.lay("f1: 1 / w: 9C / " + " / ".join(f"c{n}: [{n}D] {n}H {n}C" for n in range(2, 10)))
    qapp.setLayoutDirection(direction)
    try:
        for pile in (WASTE, foundation(1), *COLUMNS[1:]):
            for each in quick.position.piles[pile].cards[-2:]:
                quick.model.refuse(Refused(Reason.NO_PLACE, (each,)))
                box = quick.scene._bubble.box
                quick.view.grab(box.toRect())
                assert inside(quick, box), each
                assert not box.intersects(quick.scene._seen_part(each)), each
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def test_a_refused_card_shakes_its_head_and_comes_to_rest_at_home(table: Table) -> None:
    table.lay(A_TABLE)
    table.double_click(card("8C"))
    item, home = table.scene.item(card("8C")), table.corner(card("8C"))
    places = []
    for _ in range(16):
        table.wait(0.01)
        places.append(item.x() - home.x())
        assert abs(places[-1]) <= 4
        assert item.y() == home.y()
    assert min(places) < 0 < max(places)
    table.wait(0.01)
    assert item.pos() == home
    table.check()


def test_a_dropped_card_that_is_refused_glides_home_with_a_shake(table: Table) -> None:
    table.lay("c1: 4H / c4: QC / c9: 9D")
    for goal in (column(4), WASTE):
        table.drag(card("4H"), goal)
        assert table.scene.motion.runs(table.scene.item(card("4H")))
        table.wait(0.159)
        assert table.moves()
        table.wait(0.002)
        assert not table.moves()
        table.check()


def test_a_refused_run_shakes_as_one(table: Table) -> None:
    table.lay(A_TABLE)
    table.drag(card("KC"), column(4))
    assert table.reasons == ["KING_NEEDS_EMPTY"]
    for _ in range(15):
        table.wait(0.01)
        assert len({table.scene.item(card(name)).x() for name in ("KC", "QD", "JS")}) == 1


def test_the_bubble_is_never_shown_while_a_card_is_held(quick: Table) -> None:
    refuse(quick)
    quick.take(card("4H"))
    assert quick.scene.said == ""


def test_the_words_of_a_refusal_grow_with_the_cards(quick: Table) -> None:
    refuse(quick)
    small = quick.scene._bubble.box.height()
    quick.view.resize(3840, 2060)
    refuse(quick)
    assert quick.scene._bubble.box.height() > 1.3 * small


def test_many_refusals_leave_one_bubble(quick: Table) -> None:
    quick.lay(A_TABLE)
    for _ in range(30):
        quick.double_click(card("8C"))
        quick.check()
    assert quick.scene.said


# Nothing is left behind


def test_two_hundred_drags_leave_no_item_behind(quick: Table) -> None:
    quick.lay(A_TABLE)
    before = len(quick.scene.items())
    for number in range(200):
        quick.take(card("KC"))
        quick.move(QPoint(300 + number, 400))
        quick.release() if number % 2 else quick.scene.cancel_drag()
    quick.scene.hush()
    assert len(quick.scene.items()) == before
    quick.check()


def test_a_table_closed_in_the_middle_of_everything_leaves_nothing(qapp: QApplication) -> None:
    """What is left behind, a timer for one, is what every test here would fail for."""
    del qapp
    for at_last in COMMANDS.values():
        with Table() as table:
            table.lay(A_TABLE)
            at_last(table)
            table.view.resize(800, 600)
            table.drag(card("4H"), column(4))
            table.wait(0.02)


def test_roles_of_all_piles_are_shown(quick: Table) -> None:
    """Heaps show their two upper cards, columns all: a hundred on a spot would cost each frame."""
    quick.model.start(5)
    for pile in PileId:
        cards = quick.position.piles[pile].cards
        visible = [card for card in cards if quick.scene.item(card).isVisible()]
        assert visible == list(cards if pile.role is Role.COLUMN else cards[-2:])
