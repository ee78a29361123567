"""Where a window may stand: never larger than a screen, and never off it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize

_TITLE = 36
_EDGE = 4
"""Logical pixels that the frame takes; the window manager tells too late, or never."""

_SHARE_WIDTH, _SHARE_HEIGHT = 0.86, 0.92
_WIDEST = 1.75
"""Beyond this a window only gains bare felt."""


def first_place(screen: QRect) -> QRect:
    """Return where a window first appears: a good share of the screen, in its middle."""
    room = _inside_frame(screen)
    height = round(room.height() * _SHARE_HEIGHT)
    width = min(round(room.width() * _SHARE_WIDTH), round(height * _WIDEST))
    place = QRect(0, 0, width, height)
    place.moveCenter(room.center())
    return place


def fit(place: QRect, screens: Sequence[QRect], least: QSize) -> QRect:
    """Return the place moved and, if it must be, shrunk into the screen that shows most of it.

    *screens* are the areas free of panels, the main one first; it also takes what no screen shows.
    """

    def shown(screen: QRect) -> int:
        part = screen.intersected(place)
        return part.width() * part.height()

    room = _inside_frame(max(screens, key=shown))
    size = place.size().expandedTo(least).boundedTo(room.size())
    left = max(room.left(), min(place.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.top(), room.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


def _inside_frame(screen: QRect) -> QRect:
    return screen.adjusted(_EDGE, _TITLE, -_EDGE, -_EDGE)
