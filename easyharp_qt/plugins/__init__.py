"""Themes, card backs and felts: what they are, where they come from, which are wrong.

Plain values, without Qt. A theme that fails never stops the game or another theme: it
becomes a `ThemeProblem`, and whatever is asked for in vain is answered by the default.
"""

from easyharp_qt.plugins.catalogue import DEFAULT_BACK, DEFAULT_FELT, DEFAULT_THEME, Catalogue
from easyharp_qt.plugins.catalogue import load as load_catalogue
from easyharp_qt.plugins.values import (
    CardBack,
    FaceSource,
    Fault,
    Felt,
    Names,
    Palette,
    Picture,
    Theme,
    ThemeProblem,
    name_in,
)

__all__ = [
    "DEFAULT_BACK",
    "DEFAULT_FELT",
    "DEFAULT_THEME",
    "CardBack",
    "Catalogue",
    "FaceSource",
    "Fault",
    "Felt",
    "Names",
    "Palette",
    "Picture",
    "Theme",
    "ThemeProblem",
    "load_catalogue",
    "name_in",
]
