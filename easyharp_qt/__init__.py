"""Easy Harp, the two-pack solitaire, on the desktop."""

__version__ = "0.1.0"
