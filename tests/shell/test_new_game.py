from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.engine.deal import PROVED_LOST, daily_number, deal_code
from easyharp_qt.shell.new_game import DealChoice, NewGameDialog

TODAY = date(2026, 11, 30)
ON_THE_TABLE = DealChoice(48_213, date(2026, 11, 29))


@pytest.fixture
def dialog(qtbot: QtBot) -> NewGameDialog:
    dialog = NewGameDialog(ON_THE_TABLE.number, ON_THE_TABLE.daily, TODAY)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def press(dialog: NewGameDialog, key: Qt.Key) -> None:
    QTest.keyClick(focused(dialog), key)


def focused(dialog: QWidget) -> QWidget:
    """Return what the keys go to; Qt's types promise a widget that need not be there."""
    widget: QWidget | None = dialog.focusWidget()
    return dialog if widget is None else widget


def type_in(dialog: NewGameDialog, text: str) -> None:
    dialog.field.setFocus()
    dialog.field.selectAll()
    QTest.keyClicks(dialog.field, text)


def test_enter_takes_a_new_deal(dialog: NewGameDialog) -> None:
    press(dialog, Qt.Key.Key_Return)
    choice = dialog.choice
    assert choice is not None
    assert choice.daily is None
    assert choice.number not in PROVED_LOST
    assert 1 <= choice.number <= 999_999


def test_new_deals_differ(qtbot: QtBot) -> None:
    numbers = set()
    for _ in range(5):
        dialog = NewGameDialog(1, None, TODAY)
        qtbot.addWidget(dialog)
        dialog.new_deal.click()
        assert dialog.choice is not None
        numbers.add(dialog.choice.number)
    assert len(numbers) > 1


def test_the_daily_deal_shows_its_date_and_keeps_it(dialog: NewGameDialog) -> None:
    assert "30" in dialog.daily_deal.accessibleDescription()
    assert "2026" in dialog.daily_deal.accessibleDescription()
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.choice == DealChoice(daily_number(TODAY), TODAY)


def test_the_same_deal_keeps_the_date_of_a_daily_deal(dialog: NewGameDialog) -> None:
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Down)
    press(dialog, Qt.Key.Key_Space)
    assert dialog.choice == ON_THE_TABLE


@pytest.mark.parametrize("text", ["5", "EH1-N-AAAAAAF", " eh1naaaaaaf "])
def test_enter_deals_the_number_or_code_typed(dialog: NewGameDialog, text: str) -> None:
    type_in(dialog, text)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.choice == DealChoice(5)


def test_what_is_typed_goes_into_the_field_wherever_the_focus_is(dialog: NewGameDialog) -> None:
    for key in (Qt.Key.Key_Down, Qt.Key.Key_9, Qt.Key.Key_9, Qt.Key.Key_Return):
        press(dialog, key)
    assert dialog.choice == DealChoice(99)


@pytest.mark.parametrize("where", ["new_deal", "field"])
def test_a_code_can_be_pasted(dialog: NewGameDialog, where: str) -> None:
    QGuiApplication.clipboard().setText("  EH1-N-AAA6QR7\n")
    widget = getattr(dialog, where)
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.choice == DealChoice(999_999)


def test_what_was_typed_is_shown_as_number_and_code(dialog: NewGameDialog) -> None:
    type_in(dialog, "999,999")
    assert "999,999" in dialog.field.accessibleDescription()
    assert "EH1-N-AAA6QR7" in dialog.field.accessibleDescription()


def test_a_deal_proved_lost_is_dealt_but_said_to_be(dialog: NewGameDialog) -> None:
    usual = dialog.field.accessibleDescription()
    type_in(dialog, "89723")
    assert "no play wins" in dialog.field.accessibleDescription() != usual
    press(dialog, Qt.Key.Key_Return)
    assert dialog.choice == DealChoice(89_723)


@pytest.mark.parametrize("text", ["", "0", "1000000", "EH1-N-AAAA", "EH1-N-AAAAAA8", "harp"])
def test_what_names_no_deal_is_explained_and_enter_does_nothing(
    dialog: NewGameDialog, text: str
) -> None:
    type_in(dialog, text)
    assert dialog.said.isVisible()
    assert dialog.said.text().endswith(".")
    assert not dialog.deal_button.isEnabled()
    press(dialog, Qt.Key.Key_Return)
    press(dialog, Qt.Key.Key_Enter)
    assert dialog.isVisible()
    assert dialog.choice is None


def test_the_field_shows_the_code_of_the_deal_on_the_table(dialog: NewGameDialog) -> None:
    assert dialog.field.placeholderText() == deal_code(ON_THE_TABLE.number)


def test_an_enter_held_since_the_menu_deals_nothing(dialog: NewGameDialog) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 3:
        QCoreApplication.sendEvent(
            focused(dialog),
            QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True),
        )
    QTest.keyRelease(focused(dialog), Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.choice is None


@pytest.mark.parametrize(
    "close",
    [
        lambda dialog: press(dialog, Qt.Key.Key_Escape),
        lambda dialog: dialog.close(),
        lambda dialog: dialog.cancel.click(),
    ],
    ids=["Esc", "X", "Cancel"],
)
def test_closed_without_a_choice_it_answers_none(
    qtbot: QtBot, close: Callable[[NewGameDialog], object]
) -> None:
    dialog = NewGameDialog(5, None, TODAY)
    qtbot.addWidget(dialog)
    type_in(dialog, "7")
    QTimer.singleShot(0, dialog, lambda: close(dialog))
    assert dialog.ask() is None


def test_asked_it_answers_with_the_choice(qtbot: QtBot) -> None:
    dialog = NewGameDialog(5, None, TODAY)
    qtbot.addWidget(dialog)
    QTimer.singleShot(0, dialog, dialog.same_deal.click)
    assert dialog.ask() == DealChoice(5)
