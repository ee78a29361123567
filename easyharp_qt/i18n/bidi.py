"""Keep codes, numbers and times in their order inside a right-to-left sentence.

Without isolates the dashes of a deal code and the sign of a number land on the wrong side of it.
The characters are invisible; text that is left-to-right throughout stays free of them.
"""

import re

# The mark too: a sentence of nothing but places begins with it.
_RIGHT_TO_LEFT = re.compile("[\u200f\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff]")


def isolate(text: str) -> str:
    """Wrap text so that it keeps its own direction and disturbs none round it.

    A text without letters, such as a time or a signed number, counts as left-to-right.
    """
    return f"\u2068{text}\u2069"


def isolate_ltr(text: str) -> str:
    """Wrap text that runs left to right whatever letters it begins with, such as a path."""
    return f"\u2066{text}\u2069"


def has_right_to_left(text: str) -> bool:
    """Say whether a letter of a right-to-left script is in the text."""
    return _RIGHT_TO_LEFT.search(text) is not None
