"""Where the player's files are, as a value that goes down from the composition root."""

from pathlib import Path
from typing import NamedTuple


class Folders(NamedTuple):
    """The player's folders; none need exist yet."""

    data: Path
    settings: Path
    translations: Path
    cache: Path
