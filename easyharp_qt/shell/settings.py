"""The settings, applied and kept as soon as they are changed: there is nothing to confirm.

The dialog shows what `Preferences` holds, also when something else changes it meanwhile, and
changes nothing but through it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainter, QPixmap, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt.engine.cards import Rank, Suit
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.translators import SYSTEM, Languages
from easyharp_qt.model.preferences import Preferences
from easyharp_qt.plugins import CardBack, Catalogue, Felt, Theme, name_in
from easyharp_qt.shell.controls import TILE_WIDTH, Check, Choice, Note, Tile, make_heading
from easyharp_qt.shell.dialog import Dialog
from easyharp_qt.table.artwork import Artwork

_Value = Theme | CardBack | Felt

_TILES_IN_A_ROW = 7
_CARD = (42, 59)
_CLOTH = 52


class SettingsDialog(Dialog):
    """Shows and changes the settings."""

    def __init__(
        self,
        preferences: Preferences,
        languages: Languages,
        catalogue: Catalogue,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, ems=48)
        self._preferences = preferences
        self._languages = languages
        self._catalogue = catalogue
        self._checks: dict[str, Check] = {}
        self._choices: dict[str, Choice] = {}
        self._tiles: dict[str, _Tiles] = {}
        self._labels: dict[str, QLabel] = {}
        self._notes: dict[str, Note] = {}
        self._headings = [QLabel() for _ in range(3)]
        self.close_button = QPushButton()
        self._build()
        self.retranslate()
        preferences.changed.connect(self._show_settings)

    def control(self, setting: str) -> QWidget:
        """Return what changes the setting of that name."""
        return (self._checks | self._choices | self._tiles)[setting]

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._name_headings()
        self._name_checks()
        self._name_choices()
        self._name_tiles()
        self.close_button.setText(translate("Settings", "Close"))
        self._show_settings()

    def showEvent(self, event: QShowEvent) -> None:
        """Look which languages there are now."""
        if not event.spontaneous():
            self.retranslate()
        super().showEvent(event)
        self._draw_tiles()

    def _build(self) -> None:
        play, look, language = self._headings
        for heading in self._headings:
            make_heading(heading, 1.15)
        self.body.addWidget(play)
        for setting in ("double_click", "interactive_rules", "ask_before_leaving"):
            self._add_check(setting)
        self._add_row(self._new_choice("speed"), "speed")
        self.body.addSpacing(8)
        self.body.addWidget(look)
        for setting, values in (
            ("theme", self._catalogue.themes),
            ("back", (None, *self._catalogue.backs)),
            ("felt", (None, *self._catalogue.felts)),
        ):
            self._add_tiles(setting, values)
        self._add_row(self._new_choice("scheme"), "scheme")
        self.body.addSpacing(8)
        self.body.addWidget(language)
        for setting in ("language", "mirror"):
            self._add_row(self._new_choice(setting), setting)
        self.body.addStretch(1)
        self.buttons.addButton(self.close_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self._checks["double_click"].setFocus()

    def _add_check(self, setting: str) -> None:
        check = self._checks[setting] = Check()
        note = self._notes[setting] = Note()
        check.clicked.connect(lambda on: self._preferences.change(**{setting: on}))
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(check)
        indented = QHBoxLayout()
        indented.addSpacing(26)
        indented.addWidget(note, 1)
        column.addLayout(indented)
        self.body.addLayout(column)

    def _new_choice(self, setting: str) -> Choice:
        choice = self._choices[setting] = Choice()
        choice.picked.connect(lambda value: self._preferences.change(**{setting: value}))
        return choice

    def _add_row(self, choice: Choice, setting: str) -> None:
        label = self._labels[setting] = QLabel()
        label.setBuddy(choice)
        label.setMinimumWidth(12 * self.fontMetrics().horizontalAdvance("m"))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(label)
        row.addWidget(choice, 1)
        self.body.addLayout(row)

    def _add_tiles(self, setting: str, values: Sequence[_Value | None]) -> None:
        label = self._labels[setting] = QLabel()
        tiles = self._tiles[setting] = _Tiles(values)
        label.setBuddy(tiles.tiles[0])
        tiles.group.buttonClicked.connect(
            lambda tile: self._preferences.change(**{setting: tile.value})
        )
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(label)
        column.addWidget(tiles)
        self.body.addLayout(column)

    def _name_headings(self) -> None:
        play, look, language = self._headings
        play.setText(translate("Settings", "Play"))
        look.setText(translate("Settings", "Look"))
        language.setText(translate("Settings", "Language and hand"))

    def _name_checks(self) -> None:
        self._checks["double_click"].setText(translate("Settings", "&Double click"))
        self._checks["interactive_rules"].setText(translate("Settings", "&Interactive rules"))
        self._checks["ask_before_leaving"].setText(
            translate("Settings", "&Ask before a game is left")
        )
        self._notes["double_click"].setText(
            translate("Settings", "Two clicks on a card find it a place on the table.")
        )
        self._notes["interactive_rules"].setText(
            translate("Settings", "A move that is refused says which rule refused it.")
        )
        self._notes["ask_before_leaving"].setText(
            translate("Settings", "Another deal ends the game in progress.")
        )
        for setting, check in self._checks.items():
            check.setAccessibleDescription(self._notes[setting].text())

    def _name_choices(self) -> None:
        self._labels["speed"].setText(translate("Settings", "A&nimation:"))
        self._choices["speed"].offer(
            {
                "system": translate("Settings", "As the system wishes"),
                "off": translate("Settings", "Off"),
                "fast": translate("Settings", "Fast"),
                "normal": translate("Settings", "Normal"),
                "slow": translate("Settings", "Slow"),
            }
        )
        self._labels["scheme"].setText(translate("Settings", "&Window colours:"))
        self._choices["scheme"].offer(
            {
                "system": translate("Settings", "As the system"),
                "light": translate("Settings", "Light"),
                "dark": translate("Settings", "Dark"),
            }
        )
        self._labels["language"].setText(translate("Settings", "&Language:"))
        names = {SYSTEM: translate("Settings", "As the system")}
        names |= {language.code: language.name for language in self._languages.available()}
        # One that has gone is still what was chosen.
        chosen = self._preferences.settings.language
        names.setdefault(chosen, chosen)
        self._choices["language"].offer(names)
        self._labels["mirror"].setText(translate("Settings", "&Mirror the table:"))
        self._choices["mirror"].offer(
            {
                "language": translate("Settings", "With the language"),
                "never": translate("Settings", "Never: stock at the left"),
                "always": translate("Settings", "Always: stock at the right (left-handed)"),
            }
        )

    def _name_tiles(self) -> None:
        self._labels["theme"].setText(translate("Settings", "&Theme:"))
        self._labels["back"].setText(translate("Settings", "Card &back:"))
        self._labels["felt"].setText(translate("Settings", "&Felt:"))
        language = self._languages.current
        for setting, tiles in self._tiles.items():
            group = self._labels[setting].text().replace("&", "").removesuffix(":")
            for value, tile in tiles.pairs:
                tile.setAccessibleDescription(group)
                if value is None:
                    tile.setText(translate("Settings", "As in the theme"))
                else:
                    tile.setText(name_in(value.names, language))
                tile.setToolTip(tile.text())
            tiles.even_out()

    def _show_settings(self) -> None:
        settings = self._preferences.settings
        for setting, check in self._checks.items():
            check.setChecked(getattr(settings, setting))
        for setting, choice in self._choices.items():
            choice.choose(getattr(settings, setting))
        self._tiles["theme"].choose(self._catalogue.theme(settings.theme).id)
        # What is chosen may have gone; then the theme's own is shown, as on the table.
        for setting in ("back", "felt"):
            self._tiles[setting].choose(getattr(settings, setting))

        if self.isVisible():
            self._draw_tiles()

    def _draw_tiles(self) -> None:
        theme = self._catalogue.theme(self._preferences.settings.theme)
        artist = _Artist(self._catalogue, theme, self.devicePixelRatioF())
        self._tiles["theme"].draw(artist.faces)
        self._tiles["back"].draw(artist.back)
        self._tiles["felt"].draw(artist.cloth)


class _Tiles(QWidget):
    """A row of tiles, one of which is chosen; None stands for "as in the theme"."""

    def __init__(self, values: Sequence[_Value | None]) -> None:
        super().__init__()
        self.pairs = [(value, Tile("" if value is None else value.id)) for value in values]
        self.group = QButtonGroup(self)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        grid.setColumnStretch(_TILES_IN_A_ROW, 1)
        for place, (_value, tile) in enumerate(self.pairs):
            self.group.addButton(tile)
            grid.addWidget(tile, *divmod(place, _TILES_IN_A_ROW))

    @property
    def tiles(self) -> list[Tile]:
        """The tiles, in their order."""
        return [tile for _value, tile in self.pairs]

    def choose(self, value: str) -> None:
        """Show a value as chosen, the first one if there is no such value."""
        tile = next((tile for tile in self.tiles if tile.value == value), self.tiles[0])
        tile.setChecked(True)

    def even_out(self) -> None:
        """Make all tiles as high as the longest name needs."""
        lines = max(tile.lines() for tile in self.tiles)
        for tile in self.tiles:
            tile.set_lines(lines)

    def draw(self, picture: Callable[[Any], QPixmap]) -> None:
        """Show on each tile what its value looks like."""
        for value, tile in self.pairs:
            tile.show_picture(picture(value))


class _Artist:
    """Draws the small pictures; None is what the theme in use has."""

    def __init__(self, catalogue: Catalogue, theme: Theme, dpr: float) -> None:
        self._theme = theme
        self._back = catalogue.back(theme.back)
        self._felt = catalogue.felt(theme.felt)
        self._dpr = dpr

    def faces(self, theme: Theme | None) -> QPixmap:
        """Draw two cards of a theme, one half over the other."""
        artwork = Artwork(theme or self._theme, self._back, self._felt)
        width, height = _CARD
        artwork.set_card_size(width - 6, height - 8, self._dpr)
        picture = self._canvas(TILE_WIDTH - 8, height)
        painter = QPainter(picture)
        painter.drawPixmap(0, 0, artwork.face(Rank.ACE, Suit.SPADES))
        painter.drawPixmap(TILE_WIDTH - 8 - (width - 6), 8, artwork.face(Rank.QUEEN, Suit.HEARTS))
        painter.end()
        return picture

    def back(self, back: CardBack | None) -> QPixmap:
        """Draw a card back."""
        artwork = Artwork(self._theme, back or self._back, self._felt)
        artwork.set_card_size(*_CARD, self._dpr)
        return artwork.back()

    def cloth(self, felt: Felt | None) -> QPixmap:
        """Draw a piece of cloth with round corners."""
        artwork = Artwork(self._theme, self._back, felt or self._felt)
        picture = self._canvas(_CLOTH, _CLOTH)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(artwork.felt(_CLOTH, _CLOTH, self._dpr)))
        painter.drawRoundedRect(0, 0, _CLOTH, _CLOTH, 6, 6)
        painter.end()
        return picture

    def _canvas(self, width: int, height: int) -> QPixmap:
        picture = QPixmap(round(width * self._dpr), round(height * self._dpr))
        picture.setDevicePixelRatio(self._dpr)
        picture.fill(Qt.GlobalColor.transparent)
        return picture
