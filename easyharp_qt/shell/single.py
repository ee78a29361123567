"""One game at a time: a second start hands over what it was given and ends.

A lock file in the data folder decides who is first, and decides rightly after a crash. The
local socket beside it only carries the request: two sockets can listen under one name, so it
decides nothing. A first one that hangs is noticed within about a second.
"""

import os
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from zlib import crc32

from PySide6.QtCore import QLockFile, QObject, Signal

from easyharp_qt.engine.deal import deal_code

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_TAKEN = b"taken\n"
_LONGEST = 1000
"""Bytes; a longer request is none of ours."""

_LONGEST_NAME = 90
"""Bytes; the system allows 107, and Qt makes the socket under a longer name first."""

_ANSWER_WITHIN = 1000
_START_WITHIN = 3000
"""Milliseconds that a first one which only just started has until it listens."""


class Request(NamedTuple):
    """What a start was given; nothing means: show the game that is there."""

    deal_number: int | None = None
    daily: date | None = None
    token: str = ""
    """The desktop's permission to come to the front, where it gives one."""


class NoAnswer(Exception):
    """The game that was started first holds the lock but does not answer."""


class Seat:
    """The place of the game that was started first."""

    def __init__(self, lock: QLockFile | None) -> None:
        # Collected, it would be free for the next one.
        self._lock = lock

    def leave(self) -> None:
        """Make room for the next start."""
        if self._lock is not None:
            self._lock.unlock()


def take_seat(folder: Path) -> Seat | None:
    """Return the seat of the data folder, or None if another game sits there.

    Where no lock can be written nothing can be saved either, so two games do no harm.
    """
    lock = QLockFile(str(folder / "lock"))
    # A lock counts as long as its process lives, however long that is.
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return Seat(lock)
    return None if lock.error() is QLockFile.LockError.LockFailedError else Seat(None)


def hand_over(address: str, request: Request) -> None:
    """Give a request to the game that was started first; NoAnswer if it takes none."""
    from PySide6.QtCore import QElapsedTimer, QThread  # noqa: PLC0415 - a first start needs none
    from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - as above

    socket = QLocalSocket()
    patience = QElapsedTimer()
    patience.start()
    socket.connectToServer(address)
    while not socket.waitForConnected(_ANSWER_WITHIN):
        if patience.hasExpired(_START_WITHIN):
            raise NoAnswer
        QThread.msleep(20)
        socket.connectToServer(address)
    socket.write(_write(request))
    answer = b""
    patience.restart()
    while not answer.endswith(b"\n"):
        if patience.hasExpired(_ANSWER_WITHIN):
            raise NoAnswer
        socket.waitForReadyRead(50)
        answer += socket.readAll().data()
    socket.disconnectFromServer()
    if answer != _TAKEN:
        raise NoAnswer


def address_in(folder: Path) -> str:
    """Return where the game of a data folder listens: there, unless no socket's name is so long."""
    path = str(folder / "socket")
    if len(os.fsencode(path)) <= _LONGEST_NAME:
        return path
    from PySide6.QtCore import QDir  # noqa: PLC0415 - hardly ever

    return f"{QDir.tempPath()}/easyharp-qt-{crc32(os.fsencode(path)):08x}"


class Doorbell(QObject):
    """Listens for second starts."""

    rang = Signal(object)
    """The Request of another start."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None
        self._callers: dict[QLocalSocket, bytes] = {}

    def listen(self, address: str) -> bool:
        """Begin; only who has the seat may, as it clears away what a crash left there."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - not before the first frame

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._answer)
        QLocalServer.removeServer(address)
        self._server = server
        return server.listen(address)

    def _answer(self) -> None:
        assert self._server is not None
        while (caller := self._server.nextPendingConnection()) is not None:
            self._callers[caller] = b""
            caller.readyRead.connect(lambda caller=caller: self._hear(caller))
            caller.disconnected.connect(lambda caller=caller: self._forget(caller))
            self._hear(caller)

    def _forget(self, caller: "QLocalSocket") -> None:
        self._callers.pop(caller, None)
        caller.deleteLater()

    def _hear(self, caller: "QLocalSocket") -> None:
        said = self._callers[caller] + caller.readAll().data()
        self._callers[caller] = said
        if not said.endswith(b"\n") and len(said) <= _LONGEST:
            return
        request = _read(said)
        if request is None:
            caller.abort()
            return
        # Taken comes before done: a question to the player must not look like a hang.
        caller.write(_TAKEN)
        caller.flush()
        self.rang.emit(request)


def _write(request: Request) -> bytes:
    number = "" if request.deal_number is None else str(request.deal_number)
    day = "" if request.daily is None else request.daily.isoformat()
    return f"{number}\t{day}\t{request.token}\n".encode()


def _read(line: bytes) -> Request | None:
    """Return the request that a line holds; None if it holds none."""
    try:
        number, day, token = line.decode().removesuffix("\n").split("\t")
        if number:
            deal_code(int(number))  # BadDeal, which is a ValueError, for one that is none
        return Request(
            int(number) if number else None, date.fromisoformat(day) if day else None, token
        )
    except ValueError:
        return None
