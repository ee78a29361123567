"""The one clock of all motion, turned by hand."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from easyharp_qt.table.motion import Motion, ease_in_out, ease_out


class Stage:
    """A motion whose clock stands still, and what was shown of each of its keys."""

    def __init__(self) -> None:
        self.now = 100.0
        self.motion = Motion(now=lambda: self.now)
        self.shown: dict[str, list[float]] = {}
        self.ended: list[str] = []
        self.settled = 0
        self.motion.settled.connect(self._count)

    def run(self, key: str, duration: float = 1.0, delay: float = 0.0) -> None:
        self.motion.run(key, duration, self.step(key), lambda: self.ended.append(key), delay)

    def step(self, key: str) -> Callable[[float], None]:
        return lambda part: self.shown.setdefault(key, []).append(part)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.motion.show_frame()

    def _count(self) -> None:
        self.settled += 1


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    del qapp
    stage = Stage()
    yield stage
    stage.motion.finish()


def test_a_motion_shows_how_far_it_is_and_ends_whole(stage: Stage) -> None:
    stage.run("a")
    for _ in range(5):
        stage.wait(0.25)
    assert stage.shown["a"] == [0.25, 0.5, 0.75, 1.0]
    assert stage.ended == ["a"]
    assert stage.settled == 1
    assert not stage.motion.is_running


def test_a_late_frame_ends_whole(stage: Stage) -> None:
    stage.run("a")
    stage.wait(30)
    assert stage.shown["a"] == [1.0]


def test_nothing_is_shown_before_the_first_frame(stage: Stage) -> None:
    stage.run("a")
    assert stage.shown == {}
    assert stage.motion.runs("a")


def test_a_delayed_motion_waits(stage: Stage) -> None:
    stage.run("a", delay=0.5)
    stage.wait(0.4)
    assert stage.shown == {}
    stage.wait(0.6)
    assert stage.shown["a"] == [0.5]


def test_the_factor_stretches_durations_and_delays(stage: Stage) -> None:
    stage.motion.factor = 2.0
    stage.run("a", delay=0.5)
    stage.wait(0.9)
    assert stage.shown == {}
    stage.wait(1.1)
    assert stage.shown["a"] == [0.5]


@pytest.mark.parametrize("factor", [0.0, -1.0])
def test_without_a_factor_a_motion_ends_inside_the_call(stage: Stage, factor: float) -> None:
    stage.motion.factor = factor
    stage.run("a", delay=9)
    assert stage.shown["a"] == [1.0]
    assert stage.ended == ["a"]
    assert not stage.motion.is_running


def test_a_motion_of_no_length_ends_inside_the_call(stage: Stage) -> None:
    stage.run("a", duration=0.0)
    assert stage.shown["a"] == [1.0]


def test_a_motion_without_an_end_of_its_own_ends_all_the_same(stage: Stage) -> None:
    for factor in (0.0, 1.0):
        stage.motion.factor = factor
        stage.motion.run("a", 1.0, stage.step("a"))
    stage.wait(2)
    stage.motion.run("a", 1.0, stage.step("a"))
    stage.motion.finish()
    assert stage.shown["a"] == [1.0, 1.0, 1.0]


def test_a_new_motion_replaces_the_one_its_key_has(stage: Stage) -> None:
    """Without a jump, for it starts when it is told to, from where its caller found things."""
    stage.run("a")
    stage.wait(0.5)
    second: list[float] = []
    stage.motion.run("a", 1.0, second.append)
    stage.wait(0.25)
    assert stage.shown["a"] == [0.5]
    assert second == [0.25]
    stage.wait(2)
    assert stage.ended == [], "what was replaced has not ended"


def test_a_replaced_motion_does_not_settle_the_table(stage: Stage) -> None:
    stage.run("a")
    stage.run("a")
    assert stage.settled == 0
    stage.wait(1)
    assert stage.settled == 1


def test_a_motion_replaced_by_one_without_length_settles(stage: Stage) -> None:
    stage.run("a")
    stage.run("a", duration=0)
    assert stage.settled == 1
    assert not stage.motion.is_running


def test_finish_ends_each_motion_where_it_was_going_to(stage: Stage) -> None:
    stage.run("a")
    stage.run("b", delay=5)
    stage.motion.finish()
    assert stage.shown == {"a": [1.0], "b": [1.0]}
    assert stage.ended == ["a", "b"]
    assert stage.settled == 1
    stage.motion.finish()
    assert stage.settled == 1, "nothing moved any more"


def test_a_dropped_motion_stays_where_it_is(stage: Stage) -> None:
    stage.run("a")
    stage.run("b")
    stage.wait(0.5)
    stage.motion.drop("a")
    stage.motion.drop("no such key")
    stage.wait(1)
    assert stage.shown == {"a": [0.5], "b": [0.5, 1.0]}
    assert stage.ended == ["b"]


def test_dropping_the_last_motion_settles(stage: Stage) -> None:
    stage.run("a")
    stage.motion.drop("a")
    assert stage.settled == 1


def test_an_end_may_start_the_next_motion(stage: Stage) -> None:
    def follow() -> None:
        stage.run("b")

    stage.motion.run("a", 1.0, stage.step("a"), follow)
    stage.wait(1)
    assert stage.settled == 0
    assert stage.motion.is_running
    stage.wait(1)
    assert stage.ended == ["b"]
    assert stage.settled == 1


def test_finish_ends_what_an_end_starts_too(stage: Stage) -> None:
    stage.motion.run("a", 1.0, stage.step("a"), lambda: stage.run("a"))
    stage.motion.finish()
    assert stage.shown["a"] == [1.0, 1.0]
    assert not stage.motion.is_running


def test_what_an_earlier_motion_of_a_frame_ended_is_not_shown_by_it(stage: Stage) -> None:
    stage.motion.run("a", 1.0, stage.step("a"), lambda: stage.motion.drop("b"))
    stage.run("b", duration=2)
    stage.wait(1)
    assert "b" not in stage.shown


def test_what_an_earlier_motion_of_a_frame_replaced_starts_anew(stage: Stage) -> None:
    stage.motion.run("a", 1.0, stage.step("a"), lambda: stage.run("b", duration=2))
    stage.motion.run("b", 1.0, lambda _part: stage.ended.append("old"))
    stage.wait(1)
    assert "old" not in stage.ended
    stage.wait(1)
    assert stage.shown["b"] == [0.5]


def test_what_an_end_replaces_while_all_is_finished_is_not_ended_twice(stage: Stage) -> None:
    """The end of a show may deal: what it sent elsewhere must not be put where it was going."""
    old: list[float] = []
    stage.motion.run("a", 1.0, stage.step("a"), lambda: stage.run("b"))
    stage.motion.run("b", 1.0, old.append)
    stage.motion.finish()
    assert old == []
    assert stage.shown["b"] == [1.0]


def test_what_an_end_drops_while_all_is_finished_is_not_shown(stage: Stage) -> None:
    stage.motion.run("a", 1.0, stage.step("a"), lambda: stage.motion.drop("b"))
    stage.run("b")
    stage.motion.finish()
    assert "b" not in stage.shown


def test_finish_inside_an_end_ends_everything_once(stage: Stage) -> None:
    stage.motion.run("a", 1.0, stage.step("a"), stage.motion.finish)
    stage.run("b")
    stage.run("c")
    stage.motion.finish()
    assert stage.shown == {"a": [1.0], "b": [1.0], "c": [1.0]}
    assert stage.ended == ["b", "c"]
    assert stage.settled == 1


def test_a_motion_that_fails_fails_once(stage: Stage) -> None:
    def fail(part: float) -> None:
        raise ZeroDivisionError(part)

    stage.motion.run("a", 1.0, fail)
    stage.run("b")
    with pytest.raises(ZeroDivisionError):
        stage.wait(0.25)
    stage.wait(0.25)
    assert stage.shown["b"] == [0.5]
    assert not stage.motion.runs("a")


def test_the_clock_stands_still_while_nothing_moves(stage: Stage) -> None:
    timer = stage.motion.findChild(QTimer)
    assert timer is not None
    assert not timer.isActive()
    stage.run("a")
    assert timer.isActive()
    stage.wait(1)
    assert not timer.isActive()


def test_frames_come_by_themselves(qtbot: QtBot) -> None:
    motion = Motion()
    shown: list[float] = []
    with qtbot.waitSignal(motion.settled):
        motion.run("a", 0.05, shown.append)
    assert shown[-1] == 1.0
    assert shown == sorted(shown)


@pytest.mark.parametrize("ease", [ease_out, ease_in_out])
def test_easing_goes_from_start_to_end_without_turning_back(ease: Callable[[float], float]) -> None:
    way = [ease(step / 50) for step in range(51)]
    assert (way[0], way[-1]) == (0, 1)
    assert way == sorted(way)
