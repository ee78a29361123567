"""The view: the table fills it, and what is seen is where it is clicked."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget
from shiboken6 import Shiboken

from tests.table.playing import Table, card

SIZES = [(700, 500), (640, 400), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]


def test_the_table_is_laid_out_for_the_view_from_the_first_moment(table: Table) -> None:
    assert (table.scene.layout.width, table.scene.layout.height) == (1000, 700)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_pixel_of_the_view_is_a_pixel_of_the_table(quick: Table, size: tuple[int, int]) -> None:
    quick.view.resize(*size)
    assert quick.scene.sceneRect() == QRectF(0, 0, *size)
    for point in (QPoint(0, 0), QPoint(17, 333), QPoint(size[0] - 1, size[1] - 1)):
        assert quick.view.mapToScene(point) == QPointF(point)


def test_the_table_never_scrolls(quick: Table) -> None:
    quick.lay("c1: 4H / c9: 9D")
    for size in ((300, 200), *SIZES):
        quick.view.resize(*size)
        for down in (120, -120):
            wheel = QWheelEvent(
                QPointF(50, 50),
                QPointF(50, 50),
                QPoint(down, down),
                QPoint(down, down),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            )
            QCoreApplication.sendEvent(quick.view.viewport(), wheel)
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_End):
            quick.key(key)
        assert quick.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_the_table_stands_right_in_a_right_to_left_window(quick: Table) -> None:
    parent = QWidget()
    parent.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    box = QVBoxLayout(parent)
    box.setContentsMargins(0, 0, 0, 0)
    box.addWidget(quick.view)
    parent.resize(800, 600)
    parent.show()
    try:
        assert quick.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)
        quick.lay("f3: 1 / c1: 2H / c9: 9D")
        quick.click(card("2H"))
        assert quick.model.move_count == 1
    finally:
        quick.view.setParent(None)
        Shiboken.delete(parent)


def test_a_screen_of_another_sharpness_gets_pictures_of_its_own(quick: Table) -> None:
    quick.lay("c1: 4H / c9: 9D")
    item = quick.scene.item(card("4H"))
    for dpr in (2.0, 1.25, 1.0):
        quick.view.devicePixelRatioF = lambda dpr=dpr: dpr  # type: ignore[method-assign,misc]  # the offscreen screen has one
        QCoreApplication.sendEvent(quick.view, QEvent(QEvent.Type.DevicePixelRatioChange))
        assert quick.scene._redraw.interval() < 500, "re-rendered within half a second"
        quick.redraw()
        assert item.pixmap().devicePixelRatio() == dpr
        quick.check()


def test_the_smallest_table_leaves_room_for_the_rest_of_the_window(table: Table) -> None:
    smallest = table.view.minimumSizeHint()
    assert smallest.width() <= 640
    assert smallest.height() <= 300
    assert table.view.sizeHint() == table.view.sizeHint().expandedTo(QSize(1000, 600))


def test_a_window_that_was_hidden_and_is_shown_again_shows_the_same(quick: Table) -> None:
    quick.model.start(5)
    quick.view.hide()
    quick.model.tap_stock()
    quick.view.show()
    quick.check()
    quick.click(quick.at(quick.position.piles[1].top))
    quick.check()
