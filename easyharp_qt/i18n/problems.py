"""What can be wrong with a language, as values; `wording.problem` has the sentence of each."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class DamagedTranslation:
    """A catalogue that Qt could not read; it was passed over."""

    path: Path


@dataclass(frozen=True, slots=True)
class MissingLanguage:
    """The language that was chosen is no longer among those found."""

    code: str


@dataclass(frozen=True, slots=True)
class MissingFont:
    """No installed font has the letters of the language in use."""

    language: str
    """Its name in English: the sentence about it must be readable without those letters."""
