"""Say where the files that come with the game are, and where the player's are kept.

The game's lie inside the package once it is installed; in a checkout the pictures are used where
they are drawn, and what must be compiled lies in the ignored build folder.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_INSTALLED = _PACKAGE / "data"
_CHECKOUT = _PACKAGE.parent


def bundled_themes() -> Path:
    """Return the folder whose subfolders are the themes that come with the game."""
    return _place("themes", "themes")


def bundled_translations() -> Path:
    """Return the folder of the compiled catalogues; in a checkout `make` fills it."""
    return _place("translations", "build/translations")


def bundled_icons() -> Path:
    """Return the folder of the game's icon, one PNG per size and a scalable SVG."""
    return _place("icons", "packaging/icons")


def data_folder() -> Path:
    """Return the folder of the player's library: the same for the game and for `easyharp`."""
    import platformdirs  # noqa: PLC0415 - the game starts without it when told another folder

    return platformdirs.user_data_path("easyharp-qt", appauthor=False)


def _place(installed: str, in_checkout: str) -> Path:
    # The wheel alone has this folder: nothing in a checkout creates it.
    return _INSTALLED / installed if _INSTALLED.is_dir() else _CHECKOUT / in_checkout
