import os
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from easyharp_qt.shell import single
from easyharp_qt.shell.single import (
    Doorbell,
    NoAnswer,
    Request,
    Seat,
    address_in,
    hand_over,
    take_seat,
)


@pytest.fixture
def bell(qapp: QApplication, tmp_path: Path) -> Iterator[Doorbell]:
    bell = Doorbell()
    assert bell.listen(address_in(tmp_path))
    yield bell
    bell.deleteLater()


def ring(bell: Doorbell, folder: Path, said: bytes, qtbot: QtBot) -> bytes:
    """Say something to the first game as a second start would; return the answer."""
    caller = QLocalSocket()
    caller.connectToServer(address_in(folder))
    caller.write(said)
    with qtbot.waitSignal(caller.disconnected, raising=False, timeout=200):
        pass
    answer = bytes(caller.readAll().data())
    caller.disconnectFromServer()
    return answer


# Another process that takes the seat and says so; then it does what it was given.
OTHER = """
import sys
from pathlib import Path
from easyharp_qt.shell.single import Request, address_in, hand_over, take_seat
seat = take_seat(Path(sys.argv[1]))
print(seat is not None, flush=True)
sys.stdin.read()
"""


def other(folder: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", OTHER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def said_by(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_only_the_first_start_gets_the_seat(tmp_path: Path) -> None:
    seat = take_seat(tmp_path)
    with other(tmp_path) as second:
        assert said_by(second) == "False"
        second.communicate("")
    assert seat is not None
    seat.leave()
    with other(tmp_path) as third:
        assert said_by(third) == "True"
        third.communicate("")


def test_a_seat_is_free_again_after_its_game_was_killed(tmp_path: Path) -> None:
    with other(tmp_path) as first:
        assert said_by(first) == "True"
        assert take_seat(tmp_path) is None
        first.kill()
    seat = take_seat(tmp_path)
    assert seat is not None
    seat.leave()


def test_without_a_place_for_the_lock_every_start_is_the_first(tmp_path: Path) -> None:
    assert isinstance(take_seat(tmp_path / "missing"), Seat)


@pytest.mark.parametrize(
    ("said", "request_"),
    [
        (b"\t\t\n", Request()),
        (b"48\t\ttoken-1\n", Request(48, None, "token-1")),
        (b"7\t2026-11-30\t\n", Request(7, date(2026, 11, 30))),
    ],
)
def test_a_request_arrives_as_it_was_given(
    bell: Doorbell, tmp_path: Path, qtbot: QtBot, said: bytes, request_: Request
) -> None:
    heard: list[Request] = []
    bell.rang.connect(heard.append)
    assert ring(bell, tmp_path, said, qtbot) == b"taken\n"
    assert heard == [request_]


@pytest.mark.parametrize(
    "said",
    [b"\n", b"0\t\t\n", b"1000000\t\t\n", b"x\t\t\n", b"5\tx\t\n", b"\xff\t\t\n", b"x" * 1001],
)
def test_what_is_no_request_is_not_taken(
    bell: Doorbell, tmp_path: Path, qtbot: QtBot, said: bytes
) -> None:
    heard: list[Request] = []
    bell.rang.connect(heard.append)
    assert ring(bell, tmp_path, said, qtbot) == b""
    assert not heard


def test_what_a_request_says_is_what_is_heard() -> None:
    request = Request(999_999, date(1970, 1, 1), "a token")
    assert single._read(single._write(request)) == request


def test_a_socket_left_by_a_crash_is_cleared_away(qapp: QApplication, tmp_path: Path) -> None:
    Path(address_in(tmp_path)).write_bytes(b"")
    bell = Doorbell()
    assert bell.listen(address_in(tmp_path))
    bell.deleteLater()


def test_a_game_that_hangs_is_noticed_within_about_a_second(tmp_path: Path, bell: Doorbell) -> None:
    # Its socket takes the call, but nobody in this process turns the event loop.
    import time

    start = time.monotonic()
    with pytest.raises(NoAnswer):
        hand_over(address_in(tmp_path), Request(5))
    assert time.monotonic() - start < 2.0


def test_a_game_that_does_not_listen_at_all_is_noticed(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single, "_START_WITHIN", 100)
    with pytest.raises(NoAnswer):
        hand_over(address_in(tmp_path), Request(5))


def test_the_name_of_the_socket_is_short_and_its_folders_own(tmp_path: Path) -> None:
    deep = tmp_path / ("x" * 100)
    assert len(os.fsencode(address_in(deep))) < 100
    assert address_in(deep) != address_in(tmp_path / ("y" * 100))
    assert address_in(Path("/a/b")) == "/a/b/socket"
