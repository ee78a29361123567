import math
import random
from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from easyharp_qt.engine.cards import Card
from easyharp_qt.engine.deal import deal
from easyharp_qt.engine.position import (
    COLUMNS,
    FOUNDATIONS,
    STOCK,
    WASTE,
    PileId,
    Position,
    column,
    foundation,
)
from easyharp_qt.engine.rules import legal_moves, play
from easyharp_qt.table.layout import Arrangement, Layout, Pose, Rect, arrange
from tests.positions import LONGEST_COLUMN, positions, reached

sizes = st.tuples(st.integers(300, 7680), st.integers(200, 4320))
ratios = st.sampled_from((1.0, 1.25, 1.5, 2.0, 3.0))
indexes = st.sampled_from((0.15, 0.20, 0.28))
layouts = st.builds(
    lambda size, mirrored, index, dpr: arrange(*size, mirrored=mirrored, index=index, dpr=dpr),
    sizes,
    st.booleans(),
    indexes,
    ratios,
)

USUAL_WINDOWS = {
    "640x400": (640, 400),
    "800x600": (800, 600),
    "1024x600": (1024, 600),
    "1366x768": (1366, 768),
    "16:9": (1920, 1080),
    "4:3": (1600, 1200),
    "5:4": (1280, 1024),
    "3:2": (2160, 1440),
    "21:9": (3440, 1440),
    "32:9": (5120, 1440),
    "9:16": (1080, 1920),
    "3:4": (1536, 2048),
    "4K": (3840, 2160),
    "8K": (7680, 4320),
}

usual_windows = pytest.mark.parametrize("size", USUAL_WINDOWS.values(), ids=USUAL_WINDOWS)


def card_rect(layout: Layout, pose: Pose) -> Rect:
    return Rect(pose.x, pose.y, layout.card_width, layout.card_height)


def is_whole(layout: Layout, *values: float) -> bool:
    return all(
        math.isclose(value * layout.dpr, round(value * layout.dpr), abs_tol=1e-6)
        for value in values
    )


def strips(layout: Layout, position: Position, pile: PileId) -> list[float]:
    """Return how much shows of each card of a column but the last."""
    poses = layout.poses(position)
    tops = [poses[card].y for card in position.piles[pile].cards]
    return [below - above for above, below in pairwise(tops)]


@given(layouts, positions())
def test_each_card_of_the_position_has_one_pose(layout: Layout, position: Position) -> None:
    assert set(layout.poses(position)) == {card for pile in position.piles for card in pile.cards}


@given(layouts, reached())
def test_all_104_cards_have_a_pose(layout: Layout, position: Position) -> None:
    assert len(layout.poses(position)) == 104


@given(layouts, positions())
def test_no_card_touches_an_edge_of_the_window(layout: Layout, position: Position) -> None:
    for pose in layout.poses(position).values():
        card = card_rect(layout, pose)
        assert card.x > 0
        assert card.y > 0
        assert card.right < layout.width
        assert card.bottom < layout.height


@given(layouts)
def test_margins_are_at_least_a_third_of_the_gap(layout: Layout) -> None:
    least = layout.gap / 3
    pixel = 1 / layout.dpr
    assert min(place.x for place in layout.places) >= least - pixel
    assert layout.width - max(place.right for place in layout.places) >= least - pixel
    assert min(place.y for place in layout.places) >= least - pixel
    assert layout.height - layout.floor >= least - pixel


@given(layouts)
def test_no_two_places_touch(layout: Layout) -> None:
    for pile in PileId:
        for other in PileId:
            if other > pile:
                assert layout.reach(pile).overlap(layout.reach(other)) == 0
                apart = max(
                    layout.place(other).x - layout.place(pile).right,
                    layout.place(pile).x - layout.place(other).right,
                    layout.place(other).y - layout.place(pile).bottom,
                    layout.place(pile).y - layout.place(other).bottom,
                )
                assert apart > 0


@given(layouts)
def test_a_card_is_seven_by_five_in_whole_pixels(layout: Layout) -> None:
    assert isinstance(layout.card_width, int)
    assert isinstance(layout.card_height, int)
    assert abs(layout.card_height - layout.card_width * 7 / 5) <= 0.5


@given(layouts, positions())
def test_everything_stands_on_whole_device_pixels(layout: Layout, position: Position) -> None:
    for x, y, _, _ in (*layout.poses(position).values(), *layout.places):
        assert is_whole(layout, x, y)


@given(layouts, positions())
def test_higher_in_the_pile_is_higher_in_the_heap(layout: Layout, position: Position) -> None:
    poses = layout.poses(position)
    heights = [poses[card].z for pile in position.piles for card in pile.cards]
    assert heights == sorted(set(heights))


@given(layouts, positions())
def test_only_hidden_cards_and_the_stock_show_their_back(
    layout: Layout, position: Position
) -> None:
    poses = layout.poses(position)
    for pile in position.piles:
        for index, card in enumerate(pile.cards):
            assert poses[card].face_up == (index >= pile.hidden)


@given(layouts, positions())
def test_cards_outside_the_columns_lie_on_their_place(layout: Layout, position: Position) -> None:
    poses = layout.poses(position)
    for pile in (STOCK, WASTE, *FOUNDATIONS):
        for card in position.piles[pile].cards:
            assert card_rect(layout, poses[card]) == layout.place(pile)


@given(layouts, positions())
def test_the_first_card_of_a_column_lies_on_its_place(layout: Layout, position: Position) -> None:
    poses = layout.poses(position)
    for pile in COLUMNS:
        cards = position.piles[pile].cards
        for card in cards:
            assert poses[card].x == layout.place(pile).x
        for card in cards[:1]:
            assert poses[card].y == layout.place(pile).y


@given(sizes, indexes, positions())
def test_mirrored_means_each_x_from_the_other_side(
    size: tuple[int, int], index: float, position: Position
) -> None:
    plain, mirrored = (arrange(*size, index=index, mirrored=way) for way in (False, True))
    there = mirrored.poses(position)
    for card, pose in plain.poses(position).items():
        assert there[card] == pose._replace(x=size[0] - pose.x - plain.card_width)
    for one, other in zip(plain.places, mirrored.places, strict=True):
        assert other == one._replace(x=size[0] - one.x - plain.card_width)


@given(sizes, ratios)
def test_mirrored_stays_within_half_a_device_pixel_of_that_where_pixels_are_broken(
    size: tuple[int, int], dpr: float
) -> None:
    plain, mirrored = (arrange(*size, dpr=dpr, mirrored=way) for way in (False, True))
    for one, other in zip(plain.places, mirrored.places, strict=True):
        assert abs(other.x - (size[0] - one.x - plain.card_width)) <= 1 / dpr + 1e-9


@given(layouts)
@example(arrange(1366, 768))
def test_the_longest_column_shows_each_index_and_the_last_card_whole(layout: Layout) -> None:
    column_9 = column(9)
    shown = strips(layout, LONGEST_COLUMN, column_9)
    assert layout.least_face_up_step >= 0.15 * layout.card_height - 1e-6
    assert min(shown[8:]) >= layout.least_face_up_step - 1e-6
    assert min(shown[:8]) >= 0.03 * layout.card_height - 1e-6
    last = layout.poses(LONGEST_COLUMN)[LONGEST_COLUMN.piles[column_9].top]
    assert last.y + layout.card_height <= layout.floor + 1e-6


@pytest.mark.parametrize("index", [0.12, 0.15, 0.25, 0.30])
def test_the_strip_of_a_face_up_card_grows_with_the_index_it_must_show(index: float) -> None:
    layout = arrange(1920, 980, index=index)
    assert min(strips(layout, LONGEST_COLUMN, column(9))[8:]) >= index * layout.card_height
    opening = strips(layout, deal(5), column(9))
    assert layout.least_face_up_step >= index * layout.card_height
    assert opening == opening[:1] * 8


@given(layouts, reached())
def test_no_reached_position_hides_an_index(layout: Layout, position: Position) -> None:
    for pile in COLUMNS:
        shown = strips(layout, position, pile)[position.piles[pile].hidden :]
        assert all(strip >= layout.least_face_up_step - 1e-6 for strip in shown)


@given(layouts, positions())
def test_cards_of_one_kind_show_equally_much(layout: Layout, position: Position) -> None:
    for pile in COLUMNS:
        shown = strips(layout, position, pile)
        hidden = position.piles[pile].hidden
        for alike in (shown[:hidden], shown[hidden:]):
            if alike:
                assert max(alike) - min(alike) <= 1 / layout.dpr + 1e-6


@given(layouts, positions())
def test_hidden_cards_are_squeezed_first(layout: Layout, position: Position) -> None:
    pixel = 1 / layout.dpr
    for pile in COLUMNS:
        shown = strips(layout, position, pile)
        hidden = position.piles[pile].hidden
        if shown[hidden:] and min(shown[hidden:]) < 0.20 * layout.card_height - pixel:
            # The face-up ones gave way, so the hidden ones had given all.
            assert all(strip < 0.03 * layout.card_height + 2 * pixel for strip in shown[:hidden])


@given(layouts, positions())
def test_no_card_shows_more_than_it_does_where_there_is_room(
    layout: Layout, position: Position
) -> None:
    pixel = 1 / layout.dpr + 1e-6
    face_up = max(0.20 * layout.card_height, layout.least_face_up_step)
    for pile in COLUMNS:
        shown = strips(layout, position, pile)
        hidden = position.piles[pile].hidden
        assert all(strip <= 0.09 * layout.card_height + pixel for strip in shown[:hidden])
        assert all(strip <= face_up + pixel for strip in shown[hidden:])


@pytest.mark.parametrize("size", [(1366, 650), (1920, 980), (640, 400), (2560, 980)])
def test_a_short_column_is_not_squeezed(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    shown = strips(layout, Position.parse("c1: [4S 5S 6S] KH QS JH / c2: KS"), column(1))
    height = layout.card_height
    assert shown == [math.ceil(0.09 * height)] * 3 + [math.ceil(0.20 * height)] * 2


def test_a_column_is_squeezed_no_more_than_it_needs() -> None:
    layout = arrange(1366, 650)
    bounds = layout.bounds(LONGEST_COLUMN, column(9))
    assert layout.floor - bounds.bottom < 1


def test_one_squeezed_column_leaves_the_others_as_they_are() -> None:
    layout = arrange(1366, 650)
    alone = Position.parse("c1: [TD TC] 9C 8D")
    beside_a_long_one = alone.with_piles([(column(9), LONGEST_COLUMN.piles[column(9)])])
    poses = layout.poses(beside_a_long_one)
    assert layout.poses(alone).items() <= poses.items()


@given(layouts, reached())
def test_a_move_changes_no_pose_in_other_piles(layout: Layout, position: Position) -> None:
    poses = layout.poses(position)
    for move in legal_moves(position):
        after = layout.poses(play(position, move))
        for pile in PileId:
            if pile not in (move.source, move.target):
                for card in position.piles[pile].cards:
                    assert after[card] == poses[card]


@pytest.mark.parametrize("cards", [30, 60, 104])
@pytest.mark.parametrize("size", [(300, 200), (640, 400), (1366, 650), (3840, 1000)])
def test_a_column_longer_than_the_rules_allow_stays_in_the_window(
    size: tuple[int, int], cards: int
) -> None:
    layout = arrange(*size)
    all_cards = [card for pile in deal(1).piles for card in pile.cards][:cards]
    for hidden in (0, cards // 2, cards - 1):
        words = list(map(str, all_cards))
        position = Position.parse(f"c5: [{' '.join(words[:hidden])}] {' '.join(words[hidden:])}")
        shown = strips(layout, position, column(5))
        assert min(shown) >= 0
        assert layout.bounds(position, column(5)).bottom <= layout.floor


@given(sizes, ratios, indexes)
def test_no_arrangement_has_room_for_larger_cards(
    size: tuple[int, int], dpr: float, index: float
) -> None:
    # Worked out anew from what look.md asks: places side by side with a gap of 8 % of a card's
    # width, and under each other a 21-card column that shows 12 indexes and 8 strips of back.
    layout = arrange(*size, index=index, dpr=dpr)
    width = layout.card_width + 1
    height = round(width * 7 / 5)
    column_height = height + 12 * index * height + 8 * 0.03 * height
    gap, margin = 0.08 * width, 0.10 * width
    # Card steps are whole device pixels, so one more card pixel may cost up to 20 of them.
    rounding = 22 / dpr
    one_row = 10 * width + 9 * gap + 8 * 0.06 * width + 2 * margin > size[0] or (
        height + column_height + 3 * margin + rounding > size[1]
    )
    two_rows = 9 * width + 8 * gap + 2 * margin > size[0] or (
        2 * height + column_height + 4 * margin + rounding > size[1]
    )
    beside = 13 * width + 12 * gap + 5 * 0.06 * width + 2 * margin > size[0] or (
        max(3 * height + 2 * margin, column_height) + 2 * margin + rounding > size[1]
    )
    assert one_row
    assert two_rows
    assert beside


@given(sizes)
def test_a_larger_window_never_has_smaller_cards(size: tuple[int, int]) -> None:
    width, height = size
    card = arrange(width, height).card_width
    assert arrange(width + 1, height).card_width >= card
    assert arrange(width, height + 1).card_width >= card


def test_cards_are_95_pixels_wide_or_more_on_a_small_laptop() -> None:
    # 1366 × 768 less the title bar, the menu, the tool bar and the status line.
    assert arrange(1366, 650).card_width >= 95


@pytest.mark.parametrize(
    ("size", "least"),
    [
        ((300, 200), 25),
        ((640, 310), 47),
        ((640, 400), 55),
        ((1024, 500), 80),
        ((1920, 980), 158),
        ((3440, 1340), 230),
        ((5120, 1340), 285),
        ((3840, 2060), 330),
        ((7680, 4220), 660),
        ((1080, 1820), 108),
    ],
)
def test_cards_use_the_space_of_a_window_of_any_size(size: tuple[int, int], least: int) -> None:
    assert arrange(*size).card_width >= least


@usual_windows
def test_the_table_reaches_one_pair_of_edges(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    longest = layout.bounds(LONGEST_COLUMN, column(9)).bottom
    left = min(place.x for place in layout.places)
    top = min(place.y for place in layout.places)
    sideways = left < 0.25 * layout.card_width
    downwards = top < 0.25 * layout.card_width and size[1] - longest < 0.25 * layout.card_width
    assert sideways or downwards


@usual_windows
def test_the_table_stands_in_the_middle(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    left = min(place.x for place in layout.places)
    right = size[0] - max(place.right for place in layout.places)
    assert abs(left - right) <= 1


@pytest.mark.parametrize(
    ("window", "arrangement"),
    [
        ("640x400", Arrangement.ONE_ROW),
        ("1366x768", Arrangement.ONE_ROW),
        ("16:9", Arrangement.ONE_ROW),
        ("8K", Arrangement.ONE_ROW),
        ("32:9", Arrangement.BESIDE),
        ("9:16", Arrangement.TWO_ROWS),
    ],
)
def test_the_arrangement_suits_the_window(window: str, arrangement: Arrangement) -> None:
    assert arrange(*USUAL_WINDOWS[window]).arrangement is arrangement


@pytest.mark.parametrize("size", [(660, 440), (900, 600), (960, 400), (1300, 540)])
def test_where_two_arrangements_have_equal_cards_one_row_is_taken(size: tuple[int, int]) -> None:
    assert arrange(*size).arrangement is Arrangement.ONE_ROW
    grown = [arrange(size[0], size[1] + more).arrangement for more in range(0, 200, 20)]
    widened = [arrange(size[0] + more, size[1]).arrangement for more in range(0, 200, 20)]
    assert {*grown, *widened} > {Arrangement.ONE_ROW}


@pytest.mark.parametrize(("size", "share"), [((1920, 800), 0.10), ((1080, 1820), 0.25)])
def test_spare_height_widens_the_rows_and_the_margins_up_to_a_quarter_of_a_card(
    size: tuple[int, int], share: float
) -> None:
    layout = arrange(*size)
    above = max(place.bottom for place in layout.places if place.y < layout.place(column(1)).y)
    wanted = share * layout.card_width
    assert abs(layout.place(column(1)).y - above - wanted) <= 1.5
    assert abs(layout.place(STOCK).y - wanted) <= 1.5
    assert abs(size[1] - layout.floor - wanted) <= 1.5


@usual_windows
def test_the_waste_lies_beside_the_stock_and_a_clear_gap_from_the_foundations(
    size: tuple[int, int],
) -> None:
    layout = arrange(*size)
    stock, waste = layout.place(STOCK), layout.place(WASTE)
    area = layout.foundation_area
    assert stock.y == waste.y
    assert abs(waste.x - stock.right - layout.gap) <= 1
    apart = max(area.x - waste.right, area.y - waste.bottom)
    assert apart > layout.gap or layout.arrangement is Arrangement.BESIDE
    assert area.overlap(stock) == area.overlap(waste) == 0


@usual_windows
def test_the_two_foundations_of_a_suit_are_neighbours(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    for number in (1, 3, 5, 7):
        first, second = layout.place(foundation(number)), layout.place(foundation(number + 1))
        side_by_side = first.y == second.y and abs(second.x - first.right - layout.gap) <= 1
        assert side_by_side or (first.x == second.x and first.bottom < second.y)
        if side_by_side and number < 7:
            assert layout.place(foundation(number + 2)).x - second.right > layout.gap


@usual_windows
def test_the_columns_stand_in_order_and_evenly(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    steps = [
        layout.place(column(number + 1)).x - layout.place(column(number)).x
        for number in range(1, 9)
    ]
    assert min(steps) > layout.card_width
    assert max(steps) - min(steps) <= 1
    assert len({layout.place(pile).y for pile in COLUMNS}) == 1


@given(layouts)
def test_the_foundation_area_is_around_the_foundations_and_nothing_else(layout: Layout) -> None:
    area = layout.foundation_area
    for pile in PileId:
        place = layout.place(pile)
        whole = place.width * place.height
        covered = area.overlap(place)
        assert math.isclose(covered, whole if pile in FOUNDATIONS else 0, abs_tol=1e-6)


@given(layouts, positions())
def test_a_point_on_what_shows_of_a_card_finds_that_card(
    layout: Layout, position: Position
) -> None:
    poses = layout.poses(position)
    for pile_id in PileId:
        cards = position.piles[pile_id].cards
        for index, card in enumerate(cards):
            x, y, _, _ = poses[card]
            top = index == len(cards) - 1
            below = y + layout.card_height if top else poses[cards[index + 1]].y
            if (pile_id not in COLUMNS and not top) or below == y:
                continue  # nothing shows of it
            for across in (x, x + layout.card_width - 0.01):
                for down in (y, (y + below) / 2, below - 0.01):
                    assert layout.pile_at(position, across, down) == (pile_id, index)


@given(layouts, positions(), st.floats(0, 1), st.floats(0, 1))
def test_a_point_finds_the_topmost_card_there_and_nothing_on_bare_felt(
    layout: Layout, position: Position, across: float, down: float
) -> None:
    x, y = across * layout.width, down * layout.height
    under = [
        (pose.z, card)
        for card, pose in layout.poses(position).items()
        if card_rect(layout, pose).holds(x, y)
    ]
    found = layout.pile_at(position, x, y)
    if under:
        assert found == position.where(max(under)[1])
    else:
        empty = [
            (pile, None)
            for pile in PileId
            if position.piles[pile].is_empty and layout.place(pile).holds(x, y)
        ]
        assert ([found] == empty) if empty else (found is None)


@given(layouts)
def test_a_point_on_an_empty_place_finds_no_card(layout: Layout) -> None:
    for pile in PileId:
        place = layout.place(pile)
        found = layout.pile_at(Position(), place.x + 1, place.bottom - 1)
        assert found == (pile, None)
        assert layout.pile_at(Position(), place.right, place.y) is None
        assert layout.pile_at(Position(), place.x, place.bottom) is None


@given(layouts, positions())
def test_the_bounds_of_a_pile_are_its_place_and_its_cards(
    layout: Layout, position: Position
) -> None:
    poses = layout.poses(position)
    for pile in PileId:
        rects = [
            layout.place(pile),
            *(card_rect(layout, poses[card]) for card in position.piles[pile].cards),
        ]
        bounds = layout.bounds(position, pile)
        assert (bounds.x, bounds.y) == (rects[0].x, rects[0].y)
        assert math.isclose(bounds.right, max(rect.right for rect in rects))
        assert math.isclose(bounds.bottom, max(rect.bottom for rect in rects))


@given(layouts, positions())
def test_no_pile_outgrows_its_reach(layout: Layout, position: Position) -> None:
    for pile in PileId:
        reach = layout.reach(pile)
        assert layout.bounds(position, pile).bottom <= reach.bottom + 1e-6
        assert reach.bottom <= max(layout.floor, layout.place(pile).bottom) + 1e-6


def test_the_same_window_has_the_same_layout() -> None:
    assert arrange(1366, 650) == arrange(1366, 650)
    assert arrange(1366, 650) != arrange(1367, 650)


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (80, 60), (7680, 1), (1, 4320)])
def test_a_window_too_small_for_a_table_is_no_error(size: tuple[int, int]) -> None:
    layout = arrange(*size)
    assert layout.card_width > 0
    assert len(layout.poses(deal(1))) == 104
    assert len(layout.poses(LONGEST_COLUMN)) == 21


def test_overlap_is_the_area_that_both_cover() -> None:
    assert Rect(0, 0, 10, 10).overlap(Rect(6, 7, 10, 10)) == 4 * 3
    assert Rect(0, 0, 10, 10).overlap(Rect(10, 0, 10, 10)) == 0
    assert Rect(0, 0, 10, 10).overlap(Rect(20, 20, 10, 10)) == 0


def test_the_edges_of_a_rect_are_inside_above_and_left_only() -> None:
    rect = Rect(10, 20, 5, 5)
    assert rect.holds(10, 20)
    assert not rect.holds(15, 20)
    assert not rect.holds(10, 25)
    assert not rect.holds(9.99, 22)


def test_the_corner_is_rounded_by_a_twentieth_of_the_width() -> None:
    layout = arrange(1920, 980)
    assert layout.corner_radius == layout.card_width / 20


def test_a_card_finds_itself_after_every_move_of_a_game() -> None:
    layout = arrange(1366, 650)
    position = deal(11)
    chance = random.Random(11)
    for _ in range(200):
        position = play(position, chance.choice(list(legal_moves(position))))
        for card, pose in layout.poses(position).items():
            pile, index = position.where(card)
            if index == len(position.piles[pile].cards) - 1:
                assert layout.pile_at(position, pose.x + 1, pose.y + 1) == (pile, index)


def test_poses_are_by_card_and_packs_are_told_apart() -> None:
    position = Position.parse("c1: QS / c2: QS")
    first, second = position.piles[column(1)].top, position.piles[column(2)].top
    assert isinstance(first, Card)
    poses = arrange(1366, 650).poses(position)
    assert poses[first].x < poses[second].x
