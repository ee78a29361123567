import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QSize

from easyharp_qt.app import Program
from easyharp_qt.shell import geometry
from easyharp_qt.shell.window import MainWindow
from easyharp_qt.storage.settings import Geometry
from tests.conftest import Screen
from tests.shell.running import Running


@pytest.mark.parametrize(
    ("width", "height"), [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]
)
def test_the_first_place_is_inside_the_screen_and_a_good_share_of_it(
    width: int, height: int
) -> None:
    screen = QRect(0, 0, width, height)
    place = geometry.first_place(screen)
    frame = place.adjusted(-4, -30, 4, 4)
    assert screen.contains(frame)
    assert place.width() * place.height() > 0.6 * width * height


@pytest.mark.parametrize(
    "place",
    [
        QRect(5000, 5000, 900, 600),
        QRect(-3000, 200, 900, 600),
        QRect(100, -500, 900, 600),
        QRect(0, 0, 9000, 7000),
        QRect(1800, 1000, 900, 600),
        QRect(10, 10, 20, 20),
    ],
)
def test_no_window_is_restored_off_the_screen(place: QRect) -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]
    fitted = geometry.fit(place, screens, QSize(480, 340))
    assert any(screen.contains(fitted.adjusted(-4, -30, 4, 4)) for screen in screens)
    assert fitted.width() >= 480
    assert fitted.height() >= 340


def test_a_window_that_fits_is_restored_where_it_was() -> None:
    screens = [QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)]
    place = QRect(2000, 100, 900, 600)
    assert geometry.fit(place, screens, QSize(480, 340)) == place


def test_the_window_can_be_as_small_as_640_by_400(program: Program) -> None:
    program.window.resize(640, 400)
    assert program.window.size() == QSize(640, 400)
    assert program.view.width() == 640
    assert program.view.height() > 250


def test_size_and_place_are_kept(program: Program) -> None:
    program.window.setGeometry(60, 70, 660, 420)
    program.window.close()
    assert program.preferences.settings.window == Geometry(60, 70, 660, 420)
    program.window.setGeometry(0, 40, 500, 400)
    program.window.appear()
    assert program.window.geometry() == QRect(60, 70, 660, 420)


@pytest.mark.parametrize("change", [MainWindow.showMaximized, MainWindow.showFullScreen])
def test_the_plain_size_outlives_a_large_window(
    program: Program, change: Callable[[MainWindow], None]
) -> None:
    program.window.setGeometry(60, 70, 660, 420)
    change(program.window)
    is_maximized = program.window.isMaximized()
    program.window.close()
    assert program.preferences.settings.window == Geometry(60, 70, 660, 420, is_maximized)


def test_a_window_does_not_wander_from_start_to_start(screen: Screen) -> None:
    places = []
    for _ in range(3):
        with Running(5, **screen.env) as game:
            screen.xdotool("search", "--sync", "--onlyvisible", "--name", "EH1-N-")
            places.append(game.ask("list(window.geometry().getRect())"))
            assert game.terminate() == 0
    assert places[0] == places[1] == places[2]


def test_the_whole_frame_is_on_the_screen_at_the_first_start(screen: Screen) -> None:
    with Running(5, **screen.env) as game:
        window = screen.xdotool("search", "--sync", "--onlyvisible", "--name", "EH1-N-")
        screen.xdotool("windowactivate", "--sync", window)
        frame = QRect(*game.ask("list(window.frameGeometry().getRect())"))
        assert QRect(0, 0, 1920, 1080).contains(frame)


def test_full_screen_fills_the_screen_and_is_left_as_it_was(screen: Screen) -> None:
    with Running(5, **screen.env) as game:
        window = screen.xdotool("search", "--sync", "--onlyvisible", "--name", "EH1-N-")
        screen.xdotool("windowactivate", "--sync", window)
        plain = game.ask("list(window.geometry().getRect())")
        for expected in ([0, 0, 1920, 1080], plain):
            screen.xdotool("key", "F11")
            patience = time.monotonic() + 20
            while game.ask("list(window.geometry().getRect())") != expected:
                assert time.monotonic() < patience
