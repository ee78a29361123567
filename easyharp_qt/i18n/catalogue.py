"""Say whether a compiled catalogue (.qm) is whole, before Qt is trusted with it.

Qt checks the outline of a catalogue but not the offsets and lengths inside, and follows them
beyond the end: one wrong bit in a file of the player's folder would crash the game at some later
word. What passes here Qt can read to the last message.
"""

from struct import Struct

_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_LENGTH = Struct(">I")
_SECTION = Struct(">BI")
_ENTRY = Struct(">II")

# Sections; those that lrelease writes only on request (contexts, dependencies) are not taken.
_HASHES, _MESSAGES, _NUMERUS_RULES, _LANGUAGE = 0x42, 0x69, 0x88, 0xA7
# Tags inside a message.
_END, _TRANSLATION, _OBSOLETE, _TEXTS = 1, 3, 5, (6, 7, 8)


def is_whole(data: bytes) -> bool:
    """Say whether every message of the catalogue lies inside it and reads to its end."""
    sections = _sections(data)
    if sections is None:
        return False
    hashes, messages = sections.get(_HASHES, b""), sections.get(_MESSAGES, b"")
    if not hashes or len(hashes) % _ENTRY.size:
        return False
    return all(_is_message(messages, offset) for _hash, offset in _ENTRY.iter_unpack(hashes))


def _sections(data: bytes) -> dict[int, bytes] | None:
    if not data.startswith(_MAGIC):
        return None
    sections: dict[int, bytes] = {}
    place = len(_MAGIC)
    while place < len(data):
        if len(data) - place < _SECTION.size:
            return None
        tag, length = _SECTION.unpack_from(data, place)
        place += _SECTION.size
        if tag in sections or tag not in (_HASHES, _MESSAGES, _NUMERUS_RULES, _LANGUAGE):
            return None
        if not 0 < length <= len(data) - place:
            return None
        sections[tag] = data[place : place + length]
        place += length
    return sections


def _is_message(messages: bytes, place: int) -> bool:
    while place < len(messages):
        tag = messages[place]
        place += 1
        if tag == _END:
            return True
        if tag == _OBSOLETE:
            place += 4
        elif tag == _TRANSLATION or tag in _TEXTS:
            if len(messages) - place < _LENGTH.size:
                return False
            (length,) = _LENGTH.unpack_from(messages, place)
            if tag == _TRANSLATION:
                # Qt marks a form that was left empty by a length of -1.
                length = 0 if length == 0xFFFFFFFF else length
                if length % 2:
                    return False
            place += _LENGTH.size + length
        else:
            return False
    return False
