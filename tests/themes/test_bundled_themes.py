import re
from pathlib import Path

import pytest

from easyharp_qt.places import bundled_themes
from easyharp_qt.plugins import CardBack, Felt, Theme, load_catalogue
from easyharp_qt.plugins.folders import read

FOLDERS = sorted(path.parent for path in bundled_themes().glob("*/theme.toml"))
ELEMENTS = [
    f"{rank}_{suit}"
    for rank in (*range(1, 11), "jack", "queen", "king")
    for suit in ("club", "diamond", "heart", "spade")
]
GLYPHS = [
    *("foundation_spade", "foundation_heart", "foundation_diamond", "foundation_club"),
    *("stock_redeal", "column"),
]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.name)
def test_a_bundled_theme_has_no_fault(folder: Path) -> None:
    assert read(folder).problems == ()


def test_a_bundled_theme_has_every_picture_and_its_own_back_and_felt() -> None:
    catalogue = load_catalogue(bundled_themes())
    for theme in catalogue.themes:
        missing = [name for name in ELEMENTS + GLYPHS if theme.faces.find(name) is None]
        assert missing == []
        assert catalogue.back(theme.back).id == theme.back
        assert catalogue.felt(theme.felt).id == theme.felt
    for back in catalogue.backs:
        assert isinstance(back.picture, Path)
        assert back.picture.is_file()


def test_every_bundled_name_is_there_in_hebrew() -> None:
    catalogue = load_catalogue(bundled_themes())
    values: list[Theme | CardBack | Felt] = [*catalogue.themes, *catalogue.backs, *catalogue.felts]
    for value in values:
        assert re.search("[א-ת]", value.names["he"]), value.id


def test_bundled_pictures_hold_nothing_that_qt_draws_slowly_or_not_at_all() -> None:
    allowed = {"svg", "g", "path", "rect", "ellipse"}
    for path in bundled_themes().rglob("*.svg"):
        text = path.read_text(encoding="utf-8")
        assert set(re.findall(r"<(\w+)", text)) <= allowed, path
        assert len(text) < 16_000, path
