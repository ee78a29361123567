"""Say a string in the player's language: `translate("Window", "Deal {code}", code=code)`.

Context and text are literals in the call, the text a whole sentence in English with named places;
with `%n` in it, it is written in the plural and the call has `n=`. Call it inside a function that
runs again when the language changes. `translations/update.py` collects every call of that name.
"""

import re
from pathlib import PurePath

from PySide6.QtCore import QCoreApplication

from easyharp_qt.i18n.bidi import has_right_to_left, isolate, isolate_ltr

__all__ = ["isolate", "translate"]

_PLACE = re.compile(r"\{(\w+)\}")


def translate(context: str, text: str, /, *, n: int = -1, **values: object) -> str:
    """Return the text in the language in use, its places filled.

    Values are isolated where writing directions meet. A translation that names a place the
    text has not is a translator's slip, and gives way to the English.
    """
    said = QCoreApplication.translate(context, text, None, n)
    if not values:
        return said
    try:
        return _fill(said, values)
    except KeyError:
        return _fill(text.replace("%n", str(n)), values)


def _fill(sentence: str, values: dict[str, object]) -> str:
    # Not str.format: a catalogue comes from anyone, and format reaches attributes.
    mixed = any(map(has_right_to_left, (sentence, *map(str, values.values()))))

    def put(place: re.Match[str]) -> str:
        value = values[place[1]]
        if not mixed:
            return str(value)
        return isolate_ltr(str(value)) if isinstance(value, PurePath) else isolate(str(value))

    return _PLACE.sub(put, sentence)
