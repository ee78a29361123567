"""The hooks through which themes, card backs and felts come in, bundled or not.

A plugin is any object with one of these functions, marked with `hookimpl`. pluggy drops
all results of a call when one implementation raises, so each is called alone here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import pluggy

from easyharp_qt.plugins.values import CardBack, Fault, Felt, Theme, ThemeProblem, flaw

hookspec = pluggy.HookspecMarker("easyharp")
hookimpl = pluggy.HookimplMarker("easyharp")

# More than anyone has, and an end to a plugin that has none.
_MOST = 500


class Hooks:
    """What a plugin may offer."""

    @hookspec
    def easyharp_themes(self) -> Iterable[Theme]:  # type: ignore[empty-body]  # a hook's declaration
        """Return themes the player can choose."""

    @hookspec
    def easyharp_card_backs(self) -> Iterable[CardBack]:  # type: ignore[empty-body]  # as above
        """Return card backs the player can choose."""

    @hookspec
    def easyharp_felts(self) -> Iterable[Felt]:  # type: ignore[empty-body]  # as above
        """Return felts the player can choose."""


class Bundled:
    """The plugin that offers what theme folders brought."""

    def __init__(self, values: Sequence[Theme | CardBack | Felt]) -> None:
        self._values = values

    @hookimpl
    def easyharp_themes(self) -> list[Theme]:
        """Return the themes of the folders."""
        return [value for value in self._values if isinstance(value, Theme)]

    @hookimpl
    def easyharp_card_backs(self) -> list[CardBack]:
        """Return the card backs of the folders."""
        return [value for value in self._values if isinstance(value, CardBack)]

    @hookimpl
    def easyharp_felts(self) -> list[Felt]:
        """Return the felts of the folders."""
        return [value for value in self._values if isinstance(value, Felt)]


def collect(
    plugins: Mapping[str, object],
) -> tuple[tuple[Theme | CardBack | Felt, ...], tuple[ThemeProblem, ...]]:
    """Ask every plugin in the order given; of two values with one id the first one stays."""
    values: dict[tuple[type, str], Theme | CardBack | Felt] = {}
    problems: list[ThemeProblem] = []
    for name, plugin in plugins.items():
        for answer in _ask(name, plugin):
            if isinstance(answer, ThemeProblem):
                problems.append(answer)
            elif (key := (type(answer), answer.id)) in values:
                problems.append(ThemeProblem(name, Fault.TWICE, answer.id))
            else:
                values[key] = answer
    return tuple(values.values()), tuple(problems)


def _ask(name: str, plugin: object) -> Iterator[Theme | CardBack | Felt | ThemeProblem]:
    """Yield what the plugin's hooks gave, and a problem in place of what they should have."""
    # A manager of its own: what one plugin spoils while it registers harms no other.
    manager = pluggy.PluginManager("easyharp")
    manager.add_hookspecs(Hooks)
    try:
        manager.register(plugin, name)
        manager.check_pending()
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 - a plugin's code may raise anything
        yield ThemeProblem(name, Fault.RAISED, repr(error))
        return
    for hook, kind in (
        (manager.hook.easyharp_themes, Theme),
        (manager.hook.easyharp_card_backs, CardBack),
        (manager.hook.easyharp_felts, Felt),
    ):
        for implementation in hook.get_hookimpls():
            try:
                given: Any = implementation.function()
                answers = list(islice(given, _MOST))
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001 - as above
                yield ThemeProblem(name, Fault.RAISED, repr(error))
                continue
            for answer in answers:
                if not isinstance(answer, kind):
                    yield ThemeProblem(name, Fault.WRONG_KIND, type(answer).__name__)
                elif (field := flaw(answer)) is not None:
                    yield ThemeProblem(name, Fault.BAD_FIELD, field)
                else:
                    yield answer
