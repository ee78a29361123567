import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from easyharp_qt.app import Program
from easyharp_qt.engine.deal import daily_number, parse_deal
from easyharp_qt.shell.single import take_seat
from easyharp_qt.storage.settings import Settings, save_settings, settings_path
from tests.shell.playing import win
from tests.shell.running import Running, start_second
from tests.storage.playing import won_records

GAME = (
    "[str(model.position), model.score, model.move_count,"
    " model.undo_stack.index(), model.undo_stack.count()]"
)


@pytest.fixture
def data(home: Path) -> Path:
    return home / ".local/share/easyharp-qt"


def test_a_fresh_start_deals_by_chance() -> None:
    with Running() as game:
        first = game.ask("model.deal_number")
    with Running() as game:
        assert game.ask("[model.deal_number != 1, model.move_count]") == [True, 0]
        # One in a million runs may deal the same twice.
        assert game.ask("model.deal_number") != first


def test_a_killed_game_is_back_with_its_undo_and_redo_steps() -> None:
    with Running(5) as game:
        game.press("draw", "draw", "draw", "draw", "undo", "undo", "redo")
        before = game.ask(GAME)
        game.kill()
    with Running() as game:
        assert game.ask(GAME) == before
        assert before[2:] == [4, 3, 4]
        game.press("redo", "undo", "undo")
        assert game.ask(GAME)[3:] == [2, 4]


def test_the_time_played_is_back_too() -> None:
    with Running(5) as game:
        game.press("draw")
        game.ask("model.clock.reset(100.0)")
        game.press("draw")
        game.kill()
    with Running() as game:
        assert 100 <= game.ask("model.clock.seconds") < 105


def test_a_won_game_is_not_resumed(program: Program) -> None:
    win(program)
    assert program.library.current() is None


def test_a_win_outlives_a_kill_and_the_next_start_deals_anew(data: Path) -> None:
    code, words = won_records()[0]
    number = parse_deal(code)
    with Running(number) as game:
        game.ask("program.preferences.change(speed='off')")
        read = "__import__('easyharp_qt.engine.notation', fromlist=['']).parse_move"
        for word in words:
            assert game.ask(f"model.request({read}({word!r}, model.position))") is True
        assert game.ask("model.is_won") is True
        score, move_count = game.ask("[model.score, model.move_count]")
        game.kill()
    with closing(sqlite3.connect(data / "library.sqlite3")) as library:
        games = library.execute("SELECT deal, won, score, move_count FROM games").fetchall()
    assert games == [(number, 1, score, move_count)]
    with Running() as game:
        assert game.ask("[model.is_won, program.scene.is_celebrating]") == [False, False]
        assert game.ask("model.move_count") == 0
        assert game.ask("len(model.position.stock.cards)") == 59


def test_the_deal_given_is_dealt_at_once_if_nothing_was_played() -> None:
    with Running(48) as game:
        assert game.ask("[model.deal_number, window.windowTitle()]") == [
            48,
            "EH1-N-AAAAABQ — Easy Harp",
        ]


def test_a_deal_given_beside_a_game_in_progress_is_asked_about() -> None:
    with Running(5) as game:
        game.press("draw")
        game.kill()
    with Running(48) as game:
        assert game.ask("type(app_modal()).__name__") == "LeaveDialog"
        game.ask("app_modal().reject()")
        assert game.ask("[model.deal_number, model.move_count]") == [5, 1]


def test_the_deal_given_that_is_in_progress_is_resumed() -> None:
    with Running(5) as game:
        game.press("draw")
        game.kill()
    with Running(5) as game:
        assert game.ask("[model.move_count, app_modal()]") == [1, None]


def test_a_second_start_raises_the_first_with_its_deal_and_ends() -> None:
    with Running(5) as game:
        second = start_second("EH1-N-AAAAABQ")
        assert (second.returncode, second.stderr) == (0, "")
        assert game.ask("model.deal_number") == 48


def test_a_second_start_without_a_deal_changes_nothing() -> None:
    with Running(5) as game:
        game.press("draw")
        assert start_second().returncode == 0
        assert game.ask("[model.deal_number, model.move_count]") == [5, 1]


def test_a_second_start_brings_the_daily_deal() -> None:
    today = date.today()  # noqa: DTZ011 - the player's own calendar is meant
    with Running(5) as game:
        assert start_second("--daily").returncode == 0
        assert game.ask("model.deal_number") == daily_number(today)
        assert game.ask("model.daily") == today.isoformat()


def test_a_second_start_says_so_when_the_first_hangs() -> None:
    with Running(5) as game:
        game.process.send_signal(signal.SIGSTOP)
        second = start_second("48")
        game.process.send_signal(signal.SIGCONT)
    assert second.returncode == 1
    assert second.stderr.startswith("Easy Harp is running already, but does not answer.")
    assert second.stderr.count("\n") == 1


def test_the_seat_is_free_after_the_end_and_after_a_crash(data: Path) -> None:
    with Running(5) as game:
        assert take_seat(data) is None
        game.kill()
    seat = take_seat(data)
    assert seat is not None
    seat.leave()


def test_the_end_of_the_session_closes_as_the_button_does(data: Path, home: Path) -> None:
    with Running(5) as game:
        game.press("draw")
        game.ask("model.clock.reset(77.0)")
        game.ask("model.clock.start()")
        assert game.terminate() == 0
    with sqlite3.connect(data / "library.sqlite3") as library:
        ((seconds,),) = library.execute("SELECT seconds FROM games").fetchall()
    library.close()
    assert seconds >= 77
    assert '"window": {' in (home / ".config/easyharp-qt/settings.json").read_text()


def test_closing_the_window_ends_the_program_with_code_0() -> None:
    with Running(5) as game:
        game.press("draw", "quit")
        assert game.process.wait(timeout=20) == 0
        assert game.process.stderr is not None
        complaints = game.process.stderr.read().replace(
            "This plugin does not support propagateSizeHints()\n", ""
        )
        assert complaints == ""


def test_where_nothing_can_be_written_the_game_says_so_once_and_is_played(home: Path) -> None:
    # A file where the folders should be: not even the superuser can write there.
    blocked = home / "blocked"
    blocked.touch()
    with Running(5, XDG_DATA_HOME=str(blocked), XDG_CONFIG_HOME=str(blocked)) as game:
        said = game.ask("window.notice.text")
        told = game.ask("len(program.problems)")
        game.press("draw", "draw")
        assert game.ask("[model.move_count, len(program.problems)]") == [2, told]
        assert game.ask("window.notice.isVisible()") is True
        assert game.terminate() == 0
    assert "library" in said


def test_a_damaged_library_is_set_aside_with_a_message(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "library.sqlite3").write_bytes(b"no library at all" * 1000)
    with Running(5) as game:
        assert "is damaged" in game.ask("window.notice.text")
        game.press("draw")
        game.kill()
    assert len(list(data.glob("library*damaged*"))) == 1
    with Running() as game:
        assert game.ask("[model.move_count, window.notice.isVisible()]") == [1, False]


def test_damaged_settings_are_told_and_the_defaults_hold(home: Path) -> None:
    settings = home / ".config/easyharp-qt/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text("{")
    with Running(5) as game:
        assert "settings" in game.ask("window.notice.text")
        assert game.ask("program.preferences.settings.double_click") is True


def test_the_language_is_in_use_from_the_first_picture_on(home: Path) -> None:
    settings = home / ".config/easyharp-qt/settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text('{"language": "he"}')
    with Running(5) as game:
        assert game.ask("[window.isRightToLeft(), program.languages.current]") == [True, "he"]


def test_same_deal_after_resuming_is_the_same_deal(qtbot: QtBot) -> None:
    with Running(5) as game:
        opening = game.ask(GAME)[0]
        game.press("draw")
        game.kill()
    with Running() as game:
        game.ask("program.preferences.change(ask_before_leaving=False)")
        for _ in range(3):
            game.press("same_deal")
            assert game.ask("[model.deal_number, str(model.position)]") == [5, opening]
            game.press("draw")


def test_a_window_that_shows_nothing_but_the_table_begins_too(home: Path) -> None:
    bare = Settings(toolbar=False, menu_bar=False, status_line=False)
    save_settings(settings_path(home / ".config" / "easyharp-qt"), bare)
    with Running(5) as game:
        assert game.ask("model.deal_number") == 5
        assert game.ask("len(model.position.stock.cards)") == 59


BROKEN = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from easyharp_qt import app

def build(*parts, **more):
    raise ZeroDivisionError("broken")

def look():
    for box in QApplication.topLevelWidgets():
        if box.isVisible():
            print(box.text.toPlainText())
            box.close()
            return
    QTimer.singleShot(10, look)

really_make = app.make_application

def make_application():
    QTimer.singleShot(0, look)
    return really_make()

app.build = build
app.make_application = make_application
sys.exit(app.run(5, daily=False, safe_mode=False))
"""


def test_a_fault_that_keeps_the_game_from_starting_is_shown_too(data: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", BROKEN], check=False, capture_output=True, text=True, timeout=30
    )
    assert ended.returncode == 1
    assert "ZeroDivisionError: broken" in ended.stdout
    assert "ZeroDivisionError: broken" in (data / "easyharp-qt.log").read_text()
