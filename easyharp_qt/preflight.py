"""Placeholder until the libraries are looked for."""


def problem() -> str | None:
    """Return the sentence that says why the game cannot start here, or None."""
    return None
