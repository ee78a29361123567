"""The colours of the window round the table: light, dark, and both in high contrast.

One warm brass is the accent of all of them. What is drawn by hand asks the palette for its
colours too, so that nothing but `dress` knows a colour.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

_Role = QPalette.ColorRole

_LIGHT = {
    _Role.Window: "#f4f0e8",
    _Role.WindowText: "#2b2721",
    _Role.Base: "#fffdf9",
    _Role.AlternateBase: "#f7f3ec",
    _Role.Text: "#2b2721",
    _Role.Button: "#ece6da",
    _Role.ButtonText: "#2b2721",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#fffefb",
    _Role.Midlight: "#e4ddd0",
    _Role.Mid: "#d0c7b7",
    _Role.Dark: "#b0a696",
    _Role.Shadow: "#877e6f",
    _Role.Highlight: "#8a651b",
    _Role.HighlightedText: "#ffffff",
    _Role.Accent: "#a17a2a",
    _Role.Link: "#77560f",
    _Role.LinkVisited: "#77560f",
    _Role.ToolTipBase: "#fff8e7",
    _Role.ToolTipText: "#2b2721",
}
_DARK = {
    _Role.Window: "#262421",
    _Role.WindowText: "#ece6da",
    _Role.Base: "#1c1a18",
    _Role.AlternateBase: "#22201d",
    _Role.Text: "#ece6da",
    _Role.Button: "#35322d",
    _Role.ButtonText: "#ece6da",
    _Role.BrightText: "#ffffff",
    _Role.Light: "#4d4840",
    _Role.Midlight: "#3d3933",
    _Role.Mid: "#48433b",
    _Role.Dark: "#151412",
    _Role.Shadow: "#0b0a09",
    _Role.Highlight: "#d2a64a",
    _Role.HighlightedText: "#1c1a18",
    _Role.Accent: "#d2a64a",
    _Role.Link: "#e2bb64",
    _Role.LinkVisited: "#e2bb64",
    _Role.ToolTipBase: "#35322d",
    _Role.ToolTipText: "#ece6da",
}
_BLACK_ON_WHITE = _LIGHT | {
    _Role.Window: "#ffffff",
    _Role.WindowText: "#000000",
    _Role.Base: "#ffffff",
    _Role.AlternateBase: "#ffffff",
    _Role.Text: "#000000",
    _Role.Button: "#ffffff",
    _Role.ButtonText: "#000000",
    _Role.Midlight: "#767676",
    _Role.Mid: "#000000",
    _Role.Dark: "#000000",
    _Role.Shadow: "#000000",
    _Role.Highlight: "#5a3d00",
    _Role.Accent: "#5a3d00",
    _Role.Link: "#5a3d00",
    _Role.LinkVisited: "#5a3d00",
    _Role.ToolTipBase: "#ffffff",
    _Role.ToolTipText: "#000000",
}
_WHITE_ON_BLACK = _DARK | {
    _Role.Window: "#000000",
    _Role.WindowText: "#ffffff",
    _Role.Base: "#000000",
    _Role.AlternateBase: "#000000",
    _Role.Text: "#ffffff",
    _Role.Button: "#000000",
    _Role.ButtonText: "#ffffff",
    _Role.Light: "#ffffff",
    _Role.Midlight: "#909090",
    _Role.Mid: "#ffffff",
    _Role.Highlight: "#ffd257",
    _Role.HighlightedText: "#000000",
    _Role.Accent: "#ffd257",
    _Role.Link: "#ffd257",
    _Role.LinkVisited: "#ffd257",
    _Role.ToolTipBase: "#000000",
    _Role.ToolTipText: "#ffffff",
}


def dress(application: QApplication, scheme: str) -> None:
    """Give every window the colours of a scheme: light, dark, or what the system says."""
    is_dark = scheme == "dark" or (scheme == "system" and _system_is_dark())
    palette = make_palette(dark=is_dark, contrast=_system_wants_contrast())
    if application.palette() != palette:
        application.setPalette(palette)


def make_palette(*, dark: bool, contrast: bool = False) -> QPalette:
    """Return the palette of one of the four looks."""
    if contrast:
        colors = _WHITE_ON_BLACK if dark else _BLACK_ON_WHITE
    else:
        colors = _DARK if dark else _LIGHT
    palette = QPalette()
    for role, color in colors.items():
        palette.setColor(role, QColor(color))
    ink, paper = QColor(colors[_Role.WindowText]), QColor(colors[_Role.Window])
    faint = blend(ink, paper, 0.4 if contrast else 0.56)
    palette.setColor(_Role.PlaceholderText, faint)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText, _Role.Link):
        palette.setColor(QPalette.ColorGroup.Disabled, role, faint)
    palette.setColor(QPalette.ColorGroup.Disabled, _Role.Highlight, QColor(colors[_Role.Mid]))
    return palette


def blend(color: QColor, other: QColor, share: float) -> QColor:
    """Return a colour with that share of another mixed in."""
    return QColor.fromRgbF(
        color.redF() + (other.redF() - color.redF()) * share,
        color.greenF() + (other.greenF() - color.greenF()) * share,
        color.blueF() + (other.blueF() - color.blueF()) * share,
    )


def _system_is_dark() -> bool:
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def _system_wants_contrast() -> bool:
    # Held in a variable: what belongs to the hints is gone with Python's hold on them.
    hints = QGuiApplication.styleHints()
    preference = hints.accessibility().contrastPreference()
    return preference is Qt.ContrastPreference.HighContrast
