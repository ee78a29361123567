from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

from easyharp_qt.places import bundled_themes
from easyharp_qt.plugins import CardBack, Catalogue, Fault, Felt, Picture, load_catalogue
from easyharp_qt.table.artwork import Artwork

ALL_CARDS = [(rank, suit) for suit in range(4) for rank in range(1, 14)]
PLACES = [
    *("foundation_spades", "foundation_hearts", "foundation_diamonds", "foundation_clubs"),
    *("stock_redeal", "stock_empty", "column"),
]
RATIOS = [1.0, 1.25, 1.5, 2.0, 3.0]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(bundled_themes())


@pytest.fixture
def artwork(qapp: QGuiApplication, catalogue: Catalogue) -> Artwork:
    made = Artwork(catalogue.theme("classic"), catalogue.back("harp"), catalogue.felt("green"))
    made.set_card_size(60, 84, 1.0)
    return made


class Faces:
    """Gives one answer for every element, or raises it."""

    def __init__(self, answer: Picture | Exception | None) -> None:
        self.answer = answer

    def find(self, element: str) -> Picture | None:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def with_faces(artwork: Artwork, answer: Picture | Exception | None) -> Artwork:
    artwork.change(theme=replace(artwork.theme, faces=Faces(answer)))
    return artwork


def pixels(pixmap: QPixmap) -> bytes:
    return bytes(pixmap.toImage().constBits())


def size(pixmap: QPixmap) -> tuple[int, int]:
    return pixmap.width(), pixmap.height()


def test_every_card_has_a_picture_of_its_own(artwork: Artwork) -> None:
    pictures = [pixels(artwork.face(*card)) for card in ALL_CARDS] + [pixels(artwork.back())]
    assert len(set(pictures)) == 53
    assert artwork.problems == []


def test_every_bundled_back_has_a_picture_of_its_own(
    artwork: Artwork, catalogue: Catalogue
) -> None:
    pictures = set()
    for back in catalogue.backs:
        artwork.change(back=back)
        pictures.add(pixels(artwork.back()))
    assert len(pictures) == len(catalogue.backs)
    assert artwork.problems == []


def test_every_kind_of_empty_place_can_be_told_from_the_others(artwork: Artwork) -> None:
    assert len({pixels(artwork.place(kind)) for kind in PLACES}) == len(PLACES)
    assert pixels(artwork.place("waste")) == pixels(artwork.place("stock_empty"))
    assert artwork.problems == []


@pytest.mark.parametrize("dpr", RATIOS)
def test_a_place_looks_the_same_whichever_was_drawn_before(artwork: Artwork, dpr: float) -> None:
    looks = []
    for order in (PLACES, ["waste", *PLACES]):
        artwork.set_card_size(50, 70, 4.0)
        artwork.set_card_size(61, 85, dpr)
        drawn = {kind: pixels(artwork.place(kind)) for kind in order}
        looks.append([drawn[kind] for kind in PLACES])
    assert looks[0] == looks[1]


@pytest.mark.parametrize("dpr", RATIOS)
def test_pictures_have_the_device_pixels_they_are_shown_with(artwork: Artwork, dpr: float) -> None:
    artwork.set_card_size(61, 85, dpr)
    for pixmap in (artwork.face(13, 1), artwork.back(), artwork.place("column")):
        assert size(pixmap) == (round(61 * dpr), round(85 * dpr))
        assert pixmap.devicePixelRatio() == dpr
    felt = artwork.felt(641, 403, dpr)
    assert size(felt) == (int(641 * dpr + 0.5), int(403 * dpr + 0.5))
    assert felt.devicePixelRatio() == dpr


@pytest.mark.parametrize("dpr", RATIOS)
def test_a_card_with_its_shadow_shows_the_same_pixels_as_without(
    artwork: Artwork, dpr: float
) -> None:
    artwork.set_card_size(61, 85, dpr)
    face = artwork.face(12, 1).toImage()
    x, y = (round(-part * dpr) for part in artwork.card_offset.toTuple())
    cut_out = artwork.card(12, 1).toImage().copy(x, y, face.width(), face.height())
    corner = round(0.1 * face.width())
    inner = face.rect().adjusted(corner, corner, -corner, -corner)
    assert cut_out.copy(inner) == face.copy(inner)


def test_a_card_has_round_corners_and_is_solid_between_them(artwork: Artwork) -> None:
    artwork.set_card_size(200, 280, 1.0)
    for pixmap in (artwork.face(2, 0), artwork.back()):
        image = pixmap.toImage()
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(100, 1).alpha() == image.pixelColor(1, 140).alpha() == 255


def test_a_picture_is_drawn_once(artwork: Artwork) -> None:
    before = [artwork.face(1, 0), artwork.back(), artwork.place("waste"), artwork.felt(64, 64, 1)]
    artwork.set_card_size(60, 84, 1.0)
    after = [artwork.face(1, 0), artwork.back(), artwork.place("waste"), artwork.felt(64, 64, 1)]
    assert [each.cacheKey() for each in before] == [each.cacheKey() for each in after]


def test_another_back_leaves_the_faces_as_they_are(artwork: Artwork, catalogue: Catalogue) -> None:
    face, back, felt = artwork.face(1, 0), artwork.back(), artwork.felt(64, 64, 1)
    artwork.change(back=catalogue.back("waves"))
    assert artwork.face(1, 0).cacheKey() == face.cacheKey()
    assert artwork.felt(64, 64, 1).cacheKey() == felt.cacheKey()
    assert pixels(artwork.back()) != pixels(back)


def test_another_felt_changes_only_the_felt(artwork: Artwork, catalogue: Catalogue) -> None:
    face, felt = artwork.face(1, 0), artwork.felt(64, 64, 1)
    artwork.change(felt=catalogue.felt("blue"))
    assert artwork.face(1, 0).cacheKey() == face.cacheKey()
    assert pixels(artwork.felt(64, 64, 1)) != pixels(felt)


def test_another_theme_changes_the_faces(artwork: Artwork) -> None:
    face = artwork.face(1, 0)
    with_faces(artwork, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
    assert pixels(artwork.face(1, 0)) != pixels(face)


BROKEN = [
    pytest.param(None, Fault.NO_PICTURE, id="none"),
    pytest.param(Path("nowhere.svg"), Fault.NO_PICTURE, id="missing svg"),
    pytest.param(Path("nowhere.png"), Fault.BAD_PICTURE, id="missing bitmap"),
    pytest.param("<svg", Fault.BAD_PICTURE, id="broken svg"),
    pytest.param("no svg at all", Fault.BAD_PICTURE, id="no svg"),
    pytest.param(ValueError("oops"), Fault.RAISED, id="raises"),
]


@pytest.mark.qt_log_ignore("qt.svg")
@pytest.mark.parametrize(("answer", "fault"), BROKEN)
def test_cards_without_their_picture_can_be_told_apart(
    artwork: Artwork, answer: Picture | Exception | None, fault: Fault
) -> None:
    with_faces(artwork, answer)
    assert len({pixels(artwork.face(*card)) for card in ALL_CARDS}) == 52
    assert [problem.what for problem in artwork.problems] == [fault] * 52
    assert "1_spade" in artwork.problems[0].detail
    assert artwork.problems[0].source == "classic"


def test_a_plain_card_shows_its_index_in_the_strip_the_theme_promises(artwork: Artwork) -> None:
    with_faces(artwork, None)
    artwork.set_card_size(100, 140, 1.0)
    strip = QRect(0, 0, 100, round(0.15 * 140))
    assert len({pixels(artwork.face(*card).copy(strip)) for card in ALL_CARDS}) == 52


def test_a_missing_picture_is_told_once(artwork: Artwork) -> None:
    with_faces(artwork, None)
    artwork.face(1, 0)
    artwork.set_card_size(100, 140, 1.0)
    artwork.face(1, 0)
    assert len(artwork.problems) == 1


def test_a_back_without_its_picture_is_plain(artwork: Artwork) -> None:
    artwork.change(back=CardBack("gone", {"en": "Gone"}, Path("nowhere.svg")))
    image = artwork.back().toImage()
    assert image.pixelColor(30, 42).alpha() == 255
    assert image.pixelColor(30, 42) != image.pixelColor(30, 1)
    (problem,) = artwork.problems
    assert (problem.what, problem.detail) == (Fault.NO_PICTURE, "back gone")


def test_a_theme_without_glyphs_still_marks_the_empty_places(artwork: Artwork) -> None:
    with_faces(artwork, None)
    assert len({pixels(artwork.place(kind)) for kind in PLACES}) == len(PLACES)
    assert artwork.problems == []


def test_a_bitmap_is_brought_to_the_size_of_a_card(artwork: Artwork, tmp_path: Path) -> None:
    bitmap = QImage(10, 10, QImage.Format.Format_RGB32)
    bitmap.fill(QColor("#336699"))
    bitmap.save(str(tmp_path / "face.png"))
    with_faces(artwork, tmp_path / "face.png")
    image = artwork.face(1, 0).toImage()
    assert (image.width(), image.height()) == (60, 84)
    assert image.pixelColor(30, 80).name() == "#336699"
    assert artwork.problems == []


def test_a_lifted_card_throws_a_larger_shadow(artwork: Artwork) -> None:
    artwork.set_card_size(100, 140, 1.0)
    resting, lifted = artwork.shadow(lifted=False), artwork.shadow(lifted=True)
    assert lifted[0].width() > resting[0].width() > 100
    below = [pixmap.height() + offset.y() - 140 for pixmap, offset in (resting, lifted)]
    assert below[1] > below[0] > 0


@pytest.mark.parametrize("lifted", [False, True])
def test_a_shadow_fades_out_before_its_picture_ends(artwork: Artwork, lifted: bool) -> None:
    artwork.set_card_size(200, 280, 1.0)
    image = artwork.shadow(lifted=lifted)[0].toImage()
    for y in (0, image.height() - 1):
        assert max(image.pixelColor(x, y).alpha() for x in range(image.width())) <= 6
    darkest = max(image.pixelColor(image.width() // 2, y).alpha() for y in range(image.height()))
    assert darkest > 25


def brightness(image: QImage, x: int, y: int) -> float:
    """Return the mean over a few pixels, which the nap does not change much."""
    some = [image.pixelColor(x + a, y + b).lightness() for a in range(12) for b in range(12)]
    return sum(some) / len(some)


def test_the_felt_is_brightest_under_the_lamp(artwork: Artwork) -> None:
    image = artwork.felt(640, 400, 1.0).toImage()
    lamp = brightness(image, 314, 140)
    for x, y in ((0, 0), (628, 0), (0, 388), (628, 388)):
        assert brightness(image, x, y) < 0.8 * lamp


def test_the_felt_is_opaque_where_the_light_is_low_too(artwork: Artwork) -> None:
    image = artwork.felt(640, 400, 1.0).toImage()
    # As a desktop may keep it that can show windows through each other.
    window = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(window)
    painter.drawImage(0, 0, image)
    painter.end()
    assert set(bytes(window.constBits())[3::4]) == {255}


def test_the_felt_s_nap_hides_the_steps_of_its_light(artwork: Artwork) -> None:
    image = artwork.felt(3840, 2160, 1.0).toImage()
    # Without a nap, this stretch is two or three even bands.
    shades = [image.pixelColor(x, 1800).lightness() for x in range(2000, 2060)]
    assert sum(a != b for a, b in pairwise(shades)) > 30


def test_a_felt_without_light_and_texture_is_one_color(artwork: Artwork) -> None:
    artwork.change(felt=Felt("flat", {"en": "Flat"}, "#123456", light=0, texture=0))
    image = artwork.felt(64, 64, 1.0).toImage()
    assert {image.pixelColor(x, y).name() for x in range(64) for y in range(64)} == {"#123456"}
