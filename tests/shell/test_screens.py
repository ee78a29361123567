"""On screens of any size and sharpness, and on the one of two where the window is."""

import json
from pathlib import Path
from typing import Any, Self

import pytest

from tests.shell.running import Running

_IN_THE_GAME = """
from PySide6.QtCore import QPoint, QRect, QTimer, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from easyharp_qt.engine.position import COLUMNS, STOCK
from easyharp_qt.engine.rules import Refused, best_move
from easyharp_qt.shell.controls import Tile
from easyharp_qt.shell.emblem import Emblem
from easyharp_qt.shell.win import WinPanel

scene, view = program.scene, program.view

def numbers(rect):
    return [rect.x(), rect.y(), rect.width(), rect.height()]

def middle(card):
    pose = scene.layout.poses(model.position)[card]
    return QPoint(
        int(pose.x + scene.layout.card_width / 2), int(pose.y + scene.layout.card_height / 2)
    )

def click(card, times=1):
    viewport, button, none = (
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    for time in range(times):
        (QTest.mouseDClick if time else QTest.mouseClick)(viewport, button, none, middle(card))
        if time:
            QTest.mouseRelease(viewport, button, none, middle(card))

def homeless():
    "Return a top card that has no place."
    for pile in COLUMNS:
        index = len(model.position.piles[pile].cards) - 1
        if isinstance(best_move(model.position, pile, index), Refused):
            return model.position.piles[pile].top

def later(open):
    QTimer.singleShot(0, open)

def wordless(button):
    button.defaultAction().setIconText(" ")
    button.resize(button.sizeHint())
    return button

def picture_on(tile):
    "Return the tile, and the part of it that is all picture: no frame, no tick, no name."
    return tile, QRect(22, 22, tile.width() - 44, tile.width() - 44)

def won():
    panel = WinPanel(view)
    panel.present(1220, 300, 61)
    return panel

def refused():
    click(homeless(), times=2)
    return scene._marks[0]

def seen(item):
    return view.mapFromScene(item.sceneBoundingRect()).boundingRect()

def tried(question):
    # Left to itself, the game would say that it failed, and wait for a person.
    try:
        return question()
    except Exception as error:
        return {"raised": repr(error)}

def fineness(image):
    "Return how much of a picture, of 255, two device pixels in one could not show."
    lost = []
    for mode in Qt.TransformationMode:
        half = image.scaled(image.size() / 2, mode=mode)
        again = half.scaled(image.size(), mode=mode)
        rows = [bytes(each.constBits()) for each in (image, again)]
        lost.append(max(abs(a - b) for a, b in zip(*rows)))
    return min(lost)

def finenesses(widget, *part):
    "Return that of a widget, and of the same if it were drawn for a screen half as fine."
    image = widget.grab(*part).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    assert image.devicePixelRatio() == 2
    image.setDevicePixelRatio(1)
    image = image.copy(0, 0, image.width() // 8 * 8, image.height() // 2 * 2)
    half = image.scaled(image.size() / 2, mode=Qt.TransformationMode.SmoothTransformation)
    coarse = [half.scaled(image.size(), mode=mode) for mode in Qt.TransformationMode]
    return [fineness(image), *map(fineness, coarse)]
"""


class OnScreens(Running):
    """A game on screens that the test describes, beside each other from the left."""

    def __init__(self, folder: Path, *screens: tuple[int, int], scale: int = 1) -> None:
        described: list[dict[str, object]] = []
        left = 0
        for number, (width, height) in enumerate(screens, 1):
            place = {"x": left, "y": 0, "width": width, "height": height}
            described.append({"name": f"screen {number}", "logicalDpi": 96, "dpr": 1, **place})
            left += width
        description = folder / "screens.json"
        description.write_text(json.dumps({"screens": described}))
        platform = f"offscreen:configfile={description}"
        super().__init__(5, QT_QPA_PLATFORM=platform, QT_SCALE_FACTOR=str(scale))

    def __enter__(self) -> Self:
        super().__enter__()
        super().ask(f"exec({_IN_THE_GAME!r}, globals())")
        self.ask("program.preferences.change(speed='off', language='en')")
        return self

    def ask(self, question: str) -> Any:
        answer = super().ask(f"tried(lambda: {question})")
        assert not isinstance(answer, dict), answer["raised"]
        return answer


def store(home: Path, **settings: Any) -> None:
    path = home / ".config/easyharp-qt/settings.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps(settings))


def place(x: int, y: int, width: int, height: int) -> dict[str, object]:
    return {"x": x, "y": y, "width": width, "height": height, "maximized": False}


@pytest.mark.parametrize("size", [(700, 500), (1366, 700), (3840, 2060)], ids=str)
def test_in_a_window_of_a_stored_size_clicks_hit_and_marks_fit(
    tmp_path: Path, home: Path, size: tuple[int, int]
) -> None:
    store(home, window=place(20, 40, *size))
    with OnScreens(tmp_path, (3900, 2160)) as game:
        assert game.ask("numbers(window.geometry())") == [20, 40, *size]
        game.ask("click(model.position.stock.top)")
        assert game.ask("[model.move_count, len(model.position.waste.cards)]") == [1, 1]
        game.ask("click(homeless(), times=2)")
        assert game.ask("[scene.said != '', model.move_count]") == [True, 1]
        assert game.ask("numbers(scene._marks[0]._rect)") == game.ask(
            "[scene.item(homeless()).x(), scene.item(homeless()).y(),"
            " scene.layout.card_width, scene.layout.card_height]"
        )


@pytest.mark.parametrize("screen", [(1024, 600), (1366, 768)], ids=str)
def test_at_the_first_start_the_whole_window_is_on_a_small_screen(
    tmp_path: Path, screen: tuple[int, int]
) -> None:
    with OnScreens(tmp_path, screen) as game:
        x, y, width, height = game.ask("numbers(window.frameGeometry())")
    assert x >= 0
    assert y >= 0
    assert x + width <= screen[0]
    assert y + height <= screen[1]


OPENERS = {
    "new game": "window.choose_deal",
    "settings": "window.open_settings",
    "problems": "window.open_problems",
    "about": "window.open_about",
    "help": "window.open_help",
    "leave": "window.next_deal.trigger",
}


@pytest.mark.parametrize("first", [(1024, 600), (3840, 2160)], ids=str)
def test_each_dialog_comes_up_on_the_screen_of_the_window_and_wholly(
    tmp_path: Path, home: Path, first: tuple[int, int]
) -> None:
    left, wide, high = first[0], 1024, 600
    # Close to the other screen: in its middle a dialog would be over both.
    store(home, window=place(left + 4, 40, 500, 400))
    with OnScreens(tmp_path, first, (wide, high)) as game:
        assert game.ask("window.screen().name()") == "screen 2"
        game.ask("click(model.position.stock.top)")
        for name, opener in OPENERS.items():
            game.ask(f"later({opener})")
            dialog = "window._help" if name == "help" else "app_modal()"
            assert game.ask(f"{dialog}.screen().name()") == "screen 2", name
            x, y, width, height = game.ask(f"numbers({dialog}.geometry())")
            assert left <= x <= x + width <= left + wide, name
            assert 0 <= y <= y + height <= high, name
            assert width <= 0.9 * wide, name
            assert height <= 0.9 * high, name
            game.ask(f"{dialog}.close()")
            assert game.ask("app_modal()") is None, name


def test_a_dialog_comes_up_in_the_middle_of_the_window(tmp_path: Path, home: Path) -> None:
    store(home, window=place(700, 300, 700, 500))
    with OnScreens(tmp_path, (1920, 1080)) as game:
        middle = game.ask("numbers(window.geometry())")
        game.ask("later(window.choose_deal)")
        dialog = game.ask("numbers(app_modal().geometry())")
        game.ask("app_modal().close()")
    for at, size in ((0, 2), (1, 3)):
        apart = dialog[at] + dialog[size] / 2 - middle[at] - middle[size] / 2
        # A title bar may count or not.
        assert abs(apart) <= 40


PAINTED = {
    "a button of the tool bar": ("", "wordless(window.tool_bar.findChildren(QToolButton)[1])"),
    "the code in the status line": ("", "window.status_line.findChildren(QToolButton)[0]"),
    "the offers of deals": ("window.choose_deal", "app_modal().same_deal"),
    "a card on a tile": ("window.open_settings", "*picture_on(app_modal().findChildren(Tile)[0])"),
    "the harp": ("window.open_about", "app_modal().findChildren(Emblem)[0]"),
    "the panel of a win": ("", "won()"),
    "the count on the stock": ("", "view, seen(scene._count)"),
    "the mark of a refusal": ("", "view, seen(refused())"),
    "the bubble": ("", "view, (refused(), seen(scene._bubble))[1]"),
    "the corner of status": ("", "view, (scene.set_corner('0:00'), seen(scene._corner))[1]"),
}


def test_all_that_is_painted_is_sharp_on_a_sharp_screen(tmp_path: Path) -> None:
    with OnScreens(tmp_path, (2732, 1536), scale=2) as game:
        game.ask("click(model.position.stock.top)")
        for name, (opener, widget) in PAINTED.items():
            if opener:
                game.ask(f"later({opener})")
            fine, *coarse = game.ask(f"finenesses({widget})")
            assert fine > 2 * max(coarse), name
            if opener:
                game.ask("app_modal().close()")
