"""The help window: the pages of `help_pages`, with examples that can be played.

Everything in it is drawn here, from what comes with the game: no browser, no network.
"""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from easyharp_qt.i18n.text import isolate, translate
from easyharp_qt.model.preferences import Preferences, is_mirrored
from easyharp_qt.plugins import Catalogue
from easyharp_qt.shell.controls import Words, make_heading, quiet
from easyharp_qt.shell.dialog import MARGIN, room_for
from easyharp_qt.shell.help_pages import (
    Block,
    Bullets,
    Example,
    Heading,
    KeyTable,
    Page,
    Paragraph,
    Table,
    pages,
)
from easyharp_qt.shell.live_table import LiveTable
from easyharp_qt.shell.palettes import blend
from easyharp_qt.storage.settings import Settings
from easyharp_qt.table.artwork import Artwork

Commands = Callable[[], Sequence[tuple[str, str]]]
"""Tells the name and the keys of each command that has keys."""

_SIZE = QSize(920, 680)
_NAME_PADDING = 18
_ISOLATE, _END = isolate("")[0], isolate("")[1]

_Index = QModelIndex | QPersistentModelIndex


class HelpWindow(QDialog):
    """The pages at one side, the chosen one beside them."""

    def __init__(
        self,
        preferences: Preferences,
        catalogue: Catalogue,
        commands: Commands,
        speed: Callable[[], float],
        parent: QWidget | None = None,
    ) -> None:
        """*speed* is by how much motion on the table is stretched now."""
        super().__init__(parent)
        self._preferences = preferences
        self._catalogue = catalogue
        self._commands = commands
        self._speed = speed
        self._pages: tuple[Page, ...] = ()
        self._artwork = self._make_artwork()
        self.list = QListWidget()
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(_PageName(self.list))
        self.stack = QStackedWidget()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        side = QVBoxLayout()
        side.setContentsMargins(0, 12, 0, 12)
        side.addWidget(self.list)
        self.list.viewport().setAutoFillBackground(False)
        row.addLayout(side)
        row.addWidget(self.stack, 1)
        self.list.currentRowChanged.connect(self._turn_to)
        preferences.changed.connect(self._follow)
        self.retranslate()
        self.list.setFocus()

    @property
    def tables(self) -> list[LiveTable]:
        """The tables of the examples, once their page was opened."""
        return self.findChildren(LiveTable)

    def show_page(self, key: str) -> None:
        """Turn to a page."""
        self.list.setCurrentRow([page.key for page in self._pages].index(key))

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("Help", "Help"))
        self.list.setAccessibleName(translate("Help", "Pages"))
        self._pages = pages(translate)
        row = max(0, self.list.currentRow())
        while (old := self.stack.widget(0)) is not None:
            self.stack.removeWidget(old)
            old.deleteLater()
        for _page in self._pages:
            # Filled when it is turned to: the examples take a moment.
            self.stack.addWidget(QWidget())
        self.list.blockSignals(True)
        self.list.clear()
        for page in self._pages:
            self.list.addItem(page.title)
        self.list.setFixedWidth(self._list_width())
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._turn_to(row)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.PaletteChange and self._pages:
            for place, page in enumerate(self._pages):
                text = self.stack.widget(place)
                if isinstance(text, QTextBrowser):
                    text.setHtml(self._html(page.blocks))

    def showEvent(self, event: QShowEvent) -> None:
        """Come up in a size that the screen has room for."""
        if not event.spontaneous():
            self.resize(_SIZE.boundedTo(room_for(self.parentWidget() or self)))
        super().showEvent(event)

    def _list_width(self) -> int:
        widest = max(self.fontMetrics().horizontalAdvance(page.title) for page in self._pages)
        return widest + 2 * _NAME_PADDING + 12

    def _turn_to(self, place: int) -> None:
        if place < 0:
            return
        page, blank = self._pages[place], self.stack.widget(place)
        if type(blank) is QWidget:
            full = self._make_page(page)
            self.stack.removeWidget(blank)
            blank.deleteLater()
            self.stack.insertWidget(place, full)
            full.setAccessibleName(page.title)
        self.stack.setCurrentIndex(place)

    def _make_page(self, page: Page) -> QWidget:
        if any(isinstance(block, Example) for block in page.blocks):
            return self._make_examples(page)
        text = QTextBrowser()
        text.setFrameShape(QFrame.Shape.NoFrame)
        text.setOpenLinks(False)
        text.document().setDocumentMargin(MARGIN)
        text.document().setIndentWidth(24)
        text.setHtml(self._html(page.blocks))
        return text

    def _make_examples(self, page: Page) -> QWidget:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(10)
        for block in page.blocks:
            match block:
                case Example():
                    self._add_example(column, block)
                case Paragraph(text):
                    column.addWidget(Words(text))
                case _:
                    raise TypeError(f"no place for {block!r} beside examples")
        column.addStretch(1)
        area = QScrollArea()
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setBackgroundRole(QPalette.ColorRole.Base)
        area.setWidget(content)
        content.setBackgroundRole(QPalette.ColorRole.Base)
        return area

    def _add_example(self, column: QVBoxLayout, example: Example) -> None:
        title = Words(example.title)
        make_heading(title, 1.15)
        table = LiveTable(example.position, example.gesture, self._artwork)
        table.view.setAccessibleName(example.title)
        self._set(table)
        column.addSpacing(14)
        column.addWidget(title)
        column.addWidget(Words(example.explanation))
        column.addWidget(table)

    def _html(self, blocks: Sequence[Block]) -> str:
        palette = self.palette()
        line = blend(palette.base().color(), palette.text().color(), 0.2).name()
        style = (
            "p, li, td, th { line-height: 135%; }"
            "p { margin-top: 0; margin-bottom: 10px; }"
            "li { margin-bottom: 8px; }"
            "ul { margin-top: 0; margin-bottom: 6px; }"
            "h2 { font-size: large; margin-top: 18px; margin-bottom: 6px; }"
            "table { border-collapse: collapse; margin-bottom: 14px; }"
            f"td, th {{ padding: 6px 10px 6px 10px; border-bottom: 1px solid {line}; }}"
            f"th {{ color: {quiet(palette).name()}; font-weight: normal; }}"
        )
        body = "".join(map(self._html_of, blocks))
        return f"<html><head><style>{style}</style></head><body>{body}</body></html>"

    def _html_of(self, block: Block) -> str:
        direction = (
            "rtl" if QGuiApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft else "ltr"
        )
        match block:
            case Heading(text):
                return f'<h2 dir="{direction}">{escape(text)}</h2>'
            case Paragraph(text):
                return f'<p dir="{direction}">{escape(text)}</p>'
            case Bullets(items):
                points = "".join(f'<li dir="{direction}">{escape(item)}</li>' for item in items)
                return f'<ul dir="{direction}">{points}</ul>'
            case Table(rows):
                return _html_table(rows, direction)
            case KeyTable():
                head = (translate("Help", "Command"), translate("Help", "Keys"))
                rows = tuple((name, isolate(keys)) for name, keys in self._commands())
                return _html_table((head, *rows), direction)
            case Example():
                raise TypeError("examples are no text")

    def _make_artwork(self) -> Artwork:
        settings = self._preferences.settings
        return Artwork(*self._catalogue.look(settings.theme, settings.back, settings.felt))

    def _follow(self, before: Settings, after: Settings) -> None:
        if (after.theme, after.back, after.felt) != (before.theme, before.back, before.felt):
            self._artwork.change(*self._catalogue.look(after.theme, after.back, after.felt))
            for table in self.tables:
                table.scene.artwork_changed()
        for table in self.tables:
            self._set(table)

    def _set(self, table: LiveTable) -> None:
        table.scene.set_speed(self._speed())
        table.scene.set_mirrored(is_mirrored(self._preferences.settings.mirror))


class _PageName(QStyledItemDelegate):
    """Draws the name of a page, with room round it and a bar beside the one that is open."""

    def sizeHint(self, option: QStyleOptionViewItem, _index: _Index) -> QSize:
        return QSize(0, option.fontMetrics.height() + 20)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        palette = option.palette
        accent = palette.color(QPalette.ColorRole.Accent)
        area = option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, blend(palette.window().color(), accent, 0.18))
            bar = QRect(area.x(), area.y(), 4, area.height())
            painter.fillRect(QStyle.visualRect(option.direction, area, bar), accent)
        painter.setPen(palette.windowText().color())
        painter.drawText(
            area.adjusted(_NAME_PADDING, 0, -_NAME_PADDING, 0),
            QStyle.visualAlignment(option.direction, Qt.AlignmentFlag.AlignLeft)
            | Qt.AlignmentFlag.AlignVCenter,
            index.data(),
        )


def _html_table(rows: Sequence[Sequence[str]], direction: str) -> str:
    is_rtl = direction == "rtl"
    align = "right" if is_rtl else "left"
    lines = []
    for place, row in enumerate(rows):
        kind = "td" if place else "th"
        cells = []
        for cell in row:
            # A cell with an order of its own says so; the marks themselves would make it higher.
            plain = cell.removeprefix(_ISOLATE).removesuffix(_END)
            way = "ltr" if _ISOLATE + plain + _END == cell else direction
            cells.append(f'<{kind} align="{align}" dir="{way}">{escape(plain)}</{kind}>')
        # Qt sets the columns of a table from left to right in every language.
        lines.append(f"<tr>{''.join(cells[::-1] if is_rtl else cells)}</tr>")
    return f'<table width="100%" cellspacing="0">{"".join(lines)}</table>'
