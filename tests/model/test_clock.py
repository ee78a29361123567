"""The play clock, with a time that the test turns."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTimer
from shiboken6 import Shiboken

from easyharp_qt.model.clock import Clock


class Watch:
    """A clock and the time it goes by."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.clock = Clock(now=lambda: self.now)
        self.told: list[int] = []
        self.clock.ticked.connect(self.told.append)
        timer = self.clock.findChild(QTimer)
        assert timer is not None
        self.timer = timer

    def wait(self, seconds: float) -> None:
        """Let time pass as it does: second by second, while the clock asks for it."""
        while seconds > 0:
            step = min(1.0, seconds)
            self.now += step
            seconds -= step
            if self.timer.isActive():
                self.timer.timeout.emit()


@pytest.fixture
def watch(qapp: QCoreApplication) -> Iterator[Watch]:
    del qapp
    watch = Watch()
    yield watch
    Shiboken.delete(watch.clock)


def test_time_passes_from_the_first_action_on(watch: Watch) -> None:
    assert not watch.clock.is_running
    watch.wait(5)
    assert watch.clock.seconds == 0
    watch.clock.start()
    watch.wait(5)
    assert watch.clock.seconds == 5
    assert watch.told == [1, 2, 3, 4, 5]


def test_a_running_clock_that_is_started_goes_on(watch: Watch) -> None:
    for _ in range(3):
        watch.clock.start()
        watch.wait(2)
    assert watch.clock.seconds == 6


def test_time_is_known_between_two_ticks(watch: Watch) -> None:
    watch.clock.start()
    watch.wait(2)
    watch.now += 0.5
    assert watch.clock.seconds == 2.5


def test_the_clock_stands_still_while_nobody_can_see_the_table(watch: Watch) -> None:
    watch.clock.start()
    watch.wait(2)
    watch.clock.set_hidden(True)
    assert not watch.clock.is_running
    assert not watch.timer.isActive(), "and wakes nobody"
    watch.wait(60)
    watch.clock.set_hidden(False)
    watch.wait(3)
    assert watch.clock.seconds == 5


def test_a_clock_that_was_not_started_is_not_started_by_being_seen(watch: Watch) -> None:
    watch.clock.set_hidden(True)
    watch.clock.set_hidden(False)
    watch.wait(3)
    assert watch.clock.seconds == 0


def test_an_action_on_a_hidden_table_starts_nothing_until_it_is_seen(watch: Watch) -> None:
    watch.clock.set_hidden(True)
    watch.clock.start()
    watch.wait(3)
    assert watch.clock.seconds == 0
    watch.clock.set_hidden(False)
    watch.wait(1)
    assert watch.clock.seconds == 1


def test_the_machines_sleep_is_not_played(watch: Watch) -> None:
    watch.clock.start()
    watch.wait(2)
    watch.now += 8 * 3600
    assert watch.clock.seconds <= 7
    watch.timer.timeout.emit()
    watch.wait(1)
    assert watch.clock.seconds <= 8


def test_a_stopped_clock_stands_for_good(watch: Watch) -> None:
    watch.clock.start()
    watch.wait(2)
    watch.clock.stop()
    watch.clock.set_hidden(True)
    watch.clock.set_hidden(False)
    watch.wait(10)
    assert watch.clock.seconds == 2
    assert not watch.timer.isActive()


def test_a_clock_that_is_reset_stands_and_says_so(watch: Watch) -> None:
    watch.clock.start()
    watch.wait(3)
    watch.told.clear()
    watch.clock.reset(61.7)
    watch.wait(5)
    assert watch.clock.seconds == 61.7
    assert watch.told == [61]
    watch.clock.start()
    watch.wait(1)
    assert watch.clock.seconds == pytest.approx(62.7)
    watch.clock.reset()
    assert watch.clock.seconds == 0
