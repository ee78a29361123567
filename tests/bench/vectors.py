"""Plays with known results, for measuring."""

from pathlib import Path

_DATA = Path(__file__).parent.parent / "data" / "vectors"


def won_game() -> list[str]:
    """Return the tokens that win deal 5."""
    text = (_DATA / "won.txt").read_text(encoding="utf-8")
    return next(line.split()[1:] for line in text.splitlines() if line.startswith("moves"))
