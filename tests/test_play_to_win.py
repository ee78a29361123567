"""A whole game, from the first click to the win, by a real mouse in the program's own window."""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from easyharp_qt import app
from easyharp_qt.engine.history import Game
from easyharp_qt.engine.notation import parse_move
from easyharp_qt.engine.position import STOCK, Role
from easyharp_qt.shell.folders import Folders
from tests.table.playing import Player
from tests.winning import won_game


@pytest.fixture
def program(qapp: QApplication, tmp_path: Path) -> Iterator[app.Program]:
    style, palette, direction = qapp.style().name(), qapp.palette(), qapp.layoutDirection()
    data = tmp_path / "data"
    folders = Folders(data, tmp_path / "settings", data / "translations", tmp_path / "cache")
    program = app.build(qapp, folders)
    program.preferences.change(speed="off", language="en")
    program.window.appear()
    yield program
    program.window.close()
    app.close(program)
    qapp.setStyle(style)
    qapp.setPalette(palette)
    qapp.setLayoutDirection(direction)


def test_a_whole_game_is_won_by_clicks_double_clicks_and_drags(program: app.Program) -> None:
    won = won_game()
    model = program.model
    celebrated = QSignalSpy(program.scene.celebrated)
    model.start(won.deal_number)
    player = Player(model, program.scene, program.view, program.artwork)
    expected = Game.start(won.deal_number)
    gestures = cycle((player.click, player.double_click))
    for number, word in enumerate(won.tokens):
        move = parse_move(word, model.position)
        if move.source is STOCK or move.target is STOCK:
            player.click(STOCK)
        elif move.target.role is Role.FOUNDATION and number % 3:
            next(gestures)(move.source)
        else:
            cards = model.position.piles[move.source].cards
            player.drag(cards[-move.count], move.target)
        expected = expected.act(word)
        assert model.position == expected.state.position, f"action {number + 1}, {word}"
        if number % 25 == 0 or move.target.role is Role.FOUNDATION:
            player.check()
    player.check()
    assert not player.refusals
    assert model.is_won
    assert (model.score, model.move_count) == (won.score, won.moves) == (1345, 905)
    assert celebrated.count() == 1
    assert program.library.current() is None, "a game that is won is no longer in progress"
    assert not model.can_undo
