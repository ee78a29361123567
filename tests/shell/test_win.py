from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from easyharp_qt.shell.win import WinPanel


class Window(QWidget):
    """A window whose table the panel covers."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.table = _Table(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.resize(640, 360)
        self.panel = WinPanel(self.table)
        self.heard: list[str] = []
        self.panel.another_deal.connect(lambda: self.heard.append("another"))
        self.panel.same_deal.connect(lambda: self.heard.append("same"))
        self.panel.closed.connect(lambda: self.heard.append("closed"))

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(focused(self), key)


class _Table(QWidget):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._keys = window.keys
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._keys.append(event.key())


def focused(dialog: QWidget) -> QWidget:
    """Return what the keys go to; Qt's types promise a widget that need not be there."""
    widget: QWidget | None = dialog.focusWidget()
    return dialog if widget is None else widget


@pytest.fixture
def window(qtbot: QtBot) -> Window:
    window = Window()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    window.panel.present(1285, 312, 845.9)
    return window


@pytest.fixture
def no_double_click(qapp: QApplication) -> Iterator[None]:
    usual = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(0)
    yield
    qapp.setDoubleClickInterval(usual)


def test_it_tells_score_moves_and_time(window: Window) -> None:
    said = {label.text().strip("\u2068\u2069") for label in window.panel.findChildren(QLabel)}
    assert {"1,285", "312", "14:05"} <= said
    assert "1,285" in window.panel.accessibleName()
    assert "14:05" in window.panel.accessibleName()


def test_it_stands_in_the_middle_of_the_table_and_stays_there(window: Window) -> None:
    for size in ((640, 360), (1280, 800)):
        window.resize(*size)
        middle = window.panel.geometry().center() - window.table.rect().center()
        assert abs(middle.x()) <= 1
        assert abs(middle.y()) <= 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_means_another_deal(window: Window, key: Qt.Key) -> None:
    window.press(key)
    assert window.heard == ["another"]
    assert not window.panel.isVisible()


def test_esc_closes_it_and_gives_the_keys_back_to_the_table(window: Window) -> None:
    window.press(Qt.Key.Key_Escape)
    assert window.heard == ["closed"]
    assert not window.panel.isVisible()
    window.press(Qt.Key.Key_Return)
    assert window.keys == [Qt.Key.Key_Return]


def test_hidden_by_another_deal_it_gives_the_keys_back(window: Window) -> None:
    window.panel.hide()
    assert focused(window) is window.table
    assert window.heard == []


@pytest.mark.parametrize(("tabs", "heard"), [(1, "same"), (2, "closed"), (3, "another")])
def test_tab_goes_round_its_buttons(window: Window, tabs: int, heard: str) -> None:
    for _ in range(tabs):
        window.press(Qt.Key.Key_Tab)
    window.press(Qt.Key.Key_Return)
    assert window.heard == [heard]


def test_backtab_goes_round_the_other_way(window: Window) -> None:
    window.press(Qt.Key.Key_Backtab)
    window.press(Qt.Key.Key_Return)
    assert window.heard == ["closed"]


@pytest.mark.usefixtures("no_double_click")
def test_the_buttons_can_be_clicked(window: Window) -> None:
    QTest.mouseClick(window.panel.same_button, Qt.MouseButton.LeftButton)
    assert window.heard == ["same"]


def test_a_click_that_fell_through_deals_nothing(window: Window) -> None:
    QApplication.setDoubleClickInterval(60_000)
    QTest.mouseClick(window.panel.another_button, Qt.MouseButton.LeftButton)
    QApplication.setDoubleClickInterval(400)
    assert window.heard == []
    assert window.panel.isVisible()


@pytest.mark.usefixtures("no_double_click")
def test_a_click_beside_the_buttons_does_nothing(window: Window) -> None:
    QTest.mouseClick(window.panel, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(window.panel, Qt.MouseButton.LeftButton)
    assert window.heard == []
    assert window.panel.isVisible()


def test_the_key_that_ended_the_celebration_deals_nothing(window: Window) -> None:
    focused = window.focusWidget()
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) * 3:
        QCoreApplication.sendEvent(
            focused,
            QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True),
        )
    QTest.keyRelease(focused, Qt.Key.Key_Return)
    assert window.heard == []


def test_no_key_goes_through_to_the_table_or_to_a_plain_shortcut(window: Window) -> None:
    shortcuts: list[str] = []
    QShortcut(QKeySequence("D"), window, lambda: shortcuts.append("D"))
    for key in (Qt.Key.Key_D, Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_Delete):
        window.press(key)
    assert window.keys == []
    assert shortcuts == []
    assert window.panel.isVisible()


def test_it_takes_the_direction_of_the_language_not_of_the_table(
    window: Window, qapp: QApplication
) -> None:
    window.table.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    window.panel.present(0, 1, 2)
    panel = window.panel
    assert panel.layoutDirection() == Qt.LayoutDirection.RightToLeft
    assert panel.another_button.x() > panel.close_button.x()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
