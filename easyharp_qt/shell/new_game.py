"""The window that offers another deal: by chance, of the day, the same, or by number or code.

It only asks. What was chosen comes back as a value, and whoever opened it deals.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date

from PySide6.QtCore import QDate, QLocale, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QWidget,
)

from easyharp_qt.engine.deal import (
    PROVED_LOST,
    BadDeal,
    daily_number,
    deal_code,
    new_number,
    parse_deal,
)
from easyharp_qt.i18n.text import translate
from easyharp_qt.i18n.wording import bad_deal, grouped
from easyharp_qt.shell.controls import CONTROL_HEIGHT, Note, quiet
from easyharp_qt.shell.dialog import Dialog
from easyharp_qt.shell.palettes import blend
from easyharp_qt.table.lettering import draw_words


@dataclass(frozen=True, slots=True)
class DealChoice:
    """The deal that was asked for; *daily* is its date if it is a daily deal."""

    number: int
    daily: date | None = None


class NewGameDialog(Dialog):
    """Asks which deal comes next."""

    def __init__(
        self, deal_number: int, daily: date | None, today: date, parent: QWidget | None = None
    ) -> None:
        """*deal_number* and *daily* are of the game on the table: "same deal" means them."""
        super().__init__(parent, ems=36)
        self._current = DealChoice(deal_number, daily)
        # The date that was offered is the date that is dealt, even if midnight passes meanwhile.
        self._today = today
        self._choice: DealChoice | None = None
        self._typed: int | None = None
        self.new_deal = _Offer(_draw_two_cards)
        self.daily_deal = _Offer(lambda painter: _draw_calendar(painter, today.day))
        self.same_deal = _Offer(_draw_circling_arrow)
        self.field_label = QLabel()
        self.field = QLineEdit()
        self.field_label.setBuddy(self.field)
        # Codes run left to right in every language.
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.field.setPlaceholderText(deal_code(deal_number))
        self.field.setMinimumHeight(CONTROL_HEIGHT)
        self.field.setTextMargins(6, 0, 6, 0)
        self.deal_button = QPushButton()
        self.said = Note()
        self._build()
        self.new_deal.clicked.connect(
            lambda: self._choose(DealChoice(new_number(random.SystemRandom().randrange)))
        )
        self.daily_deal.clicked.connect(
            lambda: self._choose(DealChoice(daily_number(today), today))
        )
        self.same_deal.clicked.connect(lambda: self._choose(self._current))
        self.field.textChanged.connect(self._read)
        self.deal_button.clicked.connect(self._deal_typed)
        self.retranslate()
        self.new_deal.setFocus()

    @property
    def choice(self) -> DealChoice | None:
        """What was chosen; None until then, and for good if the dialog was closed without."""
        return self._choice

    def ask(self) -> DealChoice | None:
        """Show the dialog and return the choice; None if it was closed without one."""
        self.exec()
        return self._choice

    def retranslate(self) -> None:
        """Say everything in the language in use."""
        self.setWindowTitle(translate("NewGame", "New game"))
        day = QDate(self._today.year, self._today.month, self._today.day)
        self.new_deal.say(
            translate("NewGame", "&New deal"), translate("NewGame", "A deal drawn by chance.")
        )
        self.daily_deal.say(
            translate("NewGame", "&Daily deal"),
            translate(
                "NewGame",
                "{date}: the same deal for everyone on this day.",
                date=QLocale().toString(day, QLocale.FormatType.LongFormat),
            ),
        )
        self.same_deal.say(
            translate("NewGame", "&Same deal"),
            translate(
                "NewGame",
                "Deal {number} once more, from its start.",
                number=grouped(self._current.number),
            ),
        )
        self.field_label.setText(translate("NewGame", "Deal n&umber or code:"))
        self.deal_button.setText(translate("NewGame", "D&eal"))
        self.cancel.setText(translate("NewGame", "Cancel"))
        self._read()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take what is typed or pasted for a number or code, wherever the focus is."""
        plain = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        letter = "" if event.modifiers() & ~plain else event.text().strip()
        is_meant = letter.isprintable() if letter else event.matches(QKeySequence.StandardKey.Paste)
        # What the field itself does not want comes here too, and must not go back to it.
        if is_meant and not self.field.hasFocus():
            self.field.setFocus()
            QApplication.sendEvent(self.field, event)
        else:
            super().keyPressEvent(event)

    def _build(self) -> None:
        self.body.setSpacing(8)
        for offer in (self.new_deal, self.daily_deal, self.same_deal):
            self.body.addWidget(offer)
        self.body.addSpacing(12)
        self.body.addWidget(self.field_label)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.deal_button)
        self.body.addLayout(row)
        # Room for two lines from the start: the window does not grow under the typing hand.
        self.said.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self.said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.said)
        self.body.addStretch(1)
        self.cancel = QPushButton()
        self.buttons.addButton(self.cancel, QDialogButtonBox.ButtonRole.RejectRole)
        # Enter in the field means this one; disabled, it means nothing.
        self.deal_button.setDefault(True)
        self.cancel.setAutoDefault(False)

    def _read(self) -> None:
        text = self.field.text()
        try:
            self._typed = parse_deal(text)
        except BadDeal as error:
            self._typed = None
            sentence = bad_deal(error, translate)
        else:
            sentence = self._describe(self._typed)
        # A code is one word, though its dashes would let a line end there.
        self.said.setText(sentence.replace("-", "-\u2060"))
        self.field.setAccessibleDescription(sentence)
        self.deal_button.setEnabled(self._typed is not None)

    def _describe(self, number: int) -> str:
        if number in PROVED_LOST:
            return translate(
                "NewGame",
                "Deal {number}, code {code}. It is proved that no play wins this one.",
                number=grouped(number),
                code=deal_code(number),
            )
        return translate(
            "NewGame", "Deal {number}, code {code}.", number=grouped(number), code=deal_code(number)
        )

    def _deal_typed(self) -> None:
        if self._typed is not None:
            self._choose(DealChoice(self._typed))

    def _choose(self, choice: DealChoice) -> None:
        self._choice = choice
        self.accept()


_GLYPH = 32
_PAD = 12


class _Offer(QPushButton):
    """A large button: a picture, what it does, and a line that explains it."""

    def __init__(self, draw: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._draw = draw
        self._explanation = ""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def say(self, title: str, explanation: str) -> None:
        """Take the words."""
        self._explanation = explanation
        self.setText(title)
        self.setAccessibleDescription(explanation)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, max(1, width - _GLYPH - 3 * _PAD), 1000)
        lines = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, self._explanation)
        title = QFontMetrics(self._title_font())
        return max(_GLYPH, title.height() + 2 + lines.height()) + 2 * _PAD

    def sizeHint(self) -> QSize:
        width = _GLYPH + 3 * _PAD + self.fontMetrics().horizontalAdvance(self._explanation)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, self.heightForWidth(240))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self.palette()
        accent = palette.color(QPalette.ColorRole.Accent)
        is_chosen = self.hasFocus() or self.underMouse()
        tint = 0.30 if self.isDown() else 0.12 if is_chosen else 0.0
        painter.setBrush(blend(palette.base().color(), accent, tint))
        edge = accent if is_chosen else blend(palette.base().color(), palette.text().color(), 0.22)
        # A thicker line too: colour alone is no sign.
        painter.setPen(QPen(edge, 2 if self.hasFocus() else 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        self._draw_glyph(painter)
        self._draw_words(painter)
        painter.end()

    def _draw_glyph(self, painter: QPainter) -> None:
        painter.save()
        painter.translate(
            self._mirrored(QRect(_PAD, 0, _GLYPH, self.height())).x(),
            (self.height() - _GLYPH) / 2,
        )
        ink = self.palette().color(QPalette.ColorRole.Accent)
        painter.setPen(
            QPen(ink, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self._draw(painter)
        painter.restore()

    def _draw_words(self, painter: QPainter) -> None:
        left = _GLYPH + 2 * _PAD
        font = self._title_font()
        height = QFontMetrics(font).height()
        inner = self.rect().adjusted(left, 0, -_PAD, 0)
        lines = self.fontMetrics().boundingRect(
            QRect(0, 0, inner.width(), 1000), Qt.TextFlag.TextWordWrap, self._explanation
        )
        top = (self.height() - height - 2 - lines.height()) // 2
        start = QStyle.visualAlignment(self.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        painter.setFont(font)
        painter.setPen(self.palette().text().color())
        painter.drawText(
            self._mirrored(QRect(left, top, inner.width(), height)),
            start | Qt.TextFlag.TextShowMnemonic,
            self.text(),
        )
        painter.setFont(self.font())
        painter.setPen(quiet(self.palette()))
        draw_words(
            painter,
            QRectF(
                self._mirrored(QRect(left, top + height + 2, inner.width(), lines.height() + 4))
            ),
            self._explanation,
            Qt.AlignmentFlag.AlignLeft,
        )

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * 1.1)
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _mirrored(self, rect: QRect) -> QRect:
        return QStyle.visualRect(self.layoutDirection(), self.rect(), rect)


def _draw_two_cards(painter: QPainter) -> None:
    painter.save()
    painter.translate(13, 18)
    painter.rotate(-14)
    painter.drawRoundedRect(QRectF(-8, -12, 16, 23), 2.5, 2.5)
    painter.restore()
    painter.save()
    painter.translate(20, 17)
    painter.rotate(12)
    card = QPainterPath()
    card.addRoundedRect(QRectF(-8, -12, 16, 23), 2.5, 2.5)
    painter.fillPath(card, painter.pen().color())
    painter.restore()


def _draw_calendar(painter: QPainter, day: int) -> None:
    painter.drawRoundedRect(QRectF(4, 5, 24, 23), 3, 3)
    painter.drawLine(QPointF(10, 2), QPointF(10, 7))
    painter.drawLine(QPointF(22, 2), QPointF(22, 7))
    painter.drawLine(QPointF(4, 11), QPointF(28, 11))
    font = painter.font()
    font.setPixelSize(12)
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(QRectF(4, 12, 24, 16), Qt.AlignmentFlag.AlignCenter, str(day))


def _draw_circling_arrow(painter: QPainter) -> None:
    painter.drawArc(QRectF(6, 6, 20, 20), 60 * 16, 300 * 16)
    head = QPainterPath(QPointF(14.5, 6.8))
    head.lineTo(22.5, 2.2)
    head.lineTo(22.0, 11.4)
    head.closeSubpath()
    painter.fillPath(head, painter.pen().color())
