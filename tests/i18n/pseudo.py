"""A language that shows what was forgotten: every translated string is in brackets and accents.

`write_pseudo(folder)` puts the catalogue of the language `en_XA` there (and `ar_XB`, the same
from right to left). In a window that speaks it, plain English is a string nobody marked.
"""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from tests.i18n.scripts import compile_catalogue, load_script

LEFT_TO_RIGHT = "en_XA"
RIGHT_TO_LEFT = "ar_XB"

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ODD = "áƀçđéƒğĥíĵķľɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĽḾÑÓÞɊŘŠŢÚṼŴẊÝŽ"
_ACCENTS = str.maketrans(_PLAIN, _ODD)
_KEPT = re.compile(r"(\{\w+\}|%n)")


def pseudo(text: str) -> str:
    """Return the text as the pseudo-language has it.

    >>> pseudo("Deal {code}")
    '[Đéáľ {code}]'
    """
    parts = _KEPT.split(text)
    return "[" + "".join(p if _KEPT.fullmatch(p) else p.translate(_ACCENTS) for p in parts) + "]"


def is_pseudo(text: str) -> bool:
    """Say whether no letter of the text is plain English."""
    return not any(letter in text for letter in _PLAIN)


def write_pseudo(folder: Path, code: str = LEFT_TO_RIGHT) -> Path:
    """Compile every string of the source in the pseudo-language into a folder."""
    update = load_script("translations/update.py")
    root = ET.Element("TS", version="2.1", language="en_US", sourcelanguage="en")
    contexts: dict[str, ET.Element] = {}
    for context, text, plural in update.sound(update.messages()):
        if context not in contexts:
            contexts[context] = ET.SubElement(root, "context")
            ET.SubElement(contexts[context], "name").text = context
        message = ET.SubElement(contexts[context], "message")
        ET.SubElement(message, "source").text = text
        translation = ET.SubElement(message, "translation")
        if not plural:
            translation.text = pseudo(text)
            continue
        message.set("numerus", "yes")
        for _ in range(2):
            ET.SubElement(translation, "numerusform").text = pseudo(text)
    source = folder / f"easyharp_{code}.ts"
    ET.ElementTree(root).write(source, encoding="utf-8", xml_declaration=True)
    compiled = source.with_suffix(".qm")
    compile_catalogue(source, compiled)
    source.unlink()
    return compiled
