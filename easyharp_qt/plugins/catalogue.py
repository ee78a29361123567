"""All themes, card backs and felts there are, and the one of a given id.

Looking one up by its id never fails: what has gone, or never was, is answered by the
default, so that a game whose theme was deleted still shows its cards.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from easyharp_qt.plugins import folders
from easyharp_qt.plugins.values import CardBack, Felt, Picture, Theme, ThemeProblem

DEFAULT_THEME = "classic"
DEFAULT_BACK = "harp"
DEFAULT_FELT = "green"

_Value = TypeVar("_Value", bound=Theme | CardBack | Felt)
_NO_PLUGINS: Mapping[str, object] = MappingProxyType({})


class Catalogue:
    """What the hooks gave, asked for when someone first looks.

    pluggy costs a start about ten milliseconds. A bundled id cannot be taken by a plugin,
    so what a bundled one looks like is known without asking, and pluggy stays unloaded.
    """

    def __init__(self, bundled: Path, plugins: Mapping[str, object]) -> None:
        self._folder = bundled
        self._plugins = plugins

    @property
    def themes(self) -> tuple[Theme, ...]:
        """Every theme, the bundled ones first."""
        return tuple(value for value in self._found if isinstance(value, Theme))

    @property
    def backs(self) -> tuple[CardBack, ...]:
        """Every card back, the bundled ones first."""
        return tuple(value for value in self._found if isinstance(value, CardBack))

    @property
    def felts(self) -> tuple[Felt, ...]:
        """Every felt, the bundled ones first."""
        return tuple(value for value in self._found if isinstance(value, Felt))

    @property
    def problems(self) -> tuple[ThemeProblem, ...]:
        """What was wrong with the folders and the plugins."""
        return (*self._bundled.problems, *self._asked[1])

    def theme(self, theme_id: str) -> Theme:
        """Return that theme, or the default one."""
        return self._look_up(_PLAIN_THEME, theme_id, DEFAULT_THEME)

    def back(self, back_id: str) -> CardBack:
        """Return that card back, or the default one."""
        return self._look_up(_PLAIN_BACK, back_id, DEFAULT_BACK)

    def felt(self, felt_id: str) -> Felt:
        """Return that felt, or the default one."""
        return self._look_up(_PLAIN_FELT, felt_id, DEFAULT_FELT)

    def look(self, theme_id: str, back_id: str, felt_id: str) -> tuple[Theme, CardBack, Felt]:
        """Return what was chosen together; an empty id is the default's, or the theme's own."""
        # An id of ours, and not an empty one: only for what the folders do not have the plugins
        # are asked, which costs a start some milliseconds.
        theme = self.theme(theme_id or DEFAULT_THEME)
        return theme, self.back(back_id or theme.back), self.felt(felt_id or theme.felt)

    def _look_up(self, plain: _Value, wanted: str, default: str) -> _Value:
        for value_id in (wanted, default):
            # Plugins are asked only for what the folders do not have.
            value = _find(self._bundled.values, plain, value_id) or _find(
                self._found, plain, value_id
            )
            if value is not None:
                return value
        return plain

    @cached_property
    def _bundled(self) -> folders.Contents:
        """What the theme folders of the program brought."""
        try:
            paths = sorted(path.parent for path in self._folder.glob(f"*/{folders.FILE}"))
        except OSError:
            paths = []
        contents = [folders.read(path) for path in paths]
        return folders.Contents(
            tuple(value for each in contents for value in each.values),
            tuple(problem for each in contents for problem in each.problems),
        )

    @property
    def _found(self) -> tuple[Theme | CardBack | Felt, ...]:
        return self._asked[0]

    @cached_property
    def _asked(self) -> tuple[tuple[Theme | CardBack | Felt, ...], tuple[ThemeProblem, ...]]:
        """The answers of all plugins, the bundled one being the first."""
        from easyharp_qt.plugins import hooks  # noqa: PLC0415 - brings pluggy

        bundled = hooks.Bundled(self._bundled.values)
        return hooks.collect({"easyharp": bundled, **self._plugins})


def load(bundled: Path, plugins: Mapping[str, object] = _NO_PLUGINS) -> Catalogue:
    """Return the catalogue of the theme folders in *bundled* and of the plugins.

    *plugins* are named, as the names stand in the problems. Nothing is read yet.
    """
    return Catalogue(bundled, plugins)


def _find(
    values: tuple[Theme | CardBack | Felt, ...], like: _Value, value_id: str
) -> _Value | None:
    same_kind = (value for value in values if isinstance(value, type(like)))
    return next((value for value in same_kind if value.id == value_id), None)


class _NoFaces:
    """The faces of an installation without any: every card is drawn plainly."""

    def find(self, element: str) -> Picture | None:  # noqa: ARG002 - there is none of any name
        return None


_PLAIN_THEME = Theme(
    id="plain",
    names={"en": "Plain"},
    author="",
    licence="CC0-1.0",
    faces=_NoFaces(),
    back=DEFAULT_BACK,
    felt=DEFAULT_FELT,
)
_PLAIN_BACK = CardBack(
    id="plain",
    names={"en": "Plain"},
    picture='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350">'
    '<rect x=".5" y=".5" width="249" height="349" rx="12" fill="#fffdf8" stroke="#b9b2a4"/>'
    '<rect x="12" y="12" width="226" height="326" rx="6" fill="#1f2f5e"/></svg>',
)
_PLAIN_FELT = Felt(id="plain", names={"en": "Plain"}, color="#21684a")
