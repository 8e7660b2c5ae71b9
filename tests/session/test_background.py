"""Work in the background: the last one counts, it can be cancelled, and nothing is left of it."""

import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicegames.session.background import Background


class Bench:
    """A background with what it tells."""

    def __init__(self) -> None:
        self.background = Background()
        self.answers: list[object] = []
        self.failures = 0
        self.background.answered.connect(self.answers.append)
        self.background.failed.connect(self.on_failed)

    def on_failed(self) -> None:
        self.failures += 1

    def let_end(self) -> None:
        """Let the thread end and its result come home."""
        assert self.background._pool.waitForDone(5000)
        QCoreApplication.processEvents()


@pytest.fixture
def bench(qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.background.shut_down()


class Endless:
    """Work until cancelled."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.was_cancelled = False

    def __call__(self, cancelled: Callable[[], bool]) -> str:
        self.begun.set()
        while not cancelled():
            pass
        self.was_cancelled = True
        return "cancelled"


def test_the_result_comes_home(bench: Bench) -> None:
    threads: list[threading.Thread] = []

    def work(_cancelled: Callable[[], bool]) -> str:
        threads.append(threading.current_thread())
        return "done"

    bench.background.begin(work)
    assert bench.background.is_busy
    bench.let_end()
    assert (bench.answers, bench.background.is_busy) == (["done"], False)
    assert threads[0] is not threading.current_thread()


def test_the_last_one_begun_counts(bench: Bench) -> None:
    first = Endless()
    bench.background.begin(first)
    assert first.begun.wait(5)
    bench.background.begin(lambda _cancelled: "second")
    bench.let_end()
    assert (bench.answers, first.was_cancelled) == (["second"], True)


def test_a_result_that_is_wanted_no_more_is_dropped(bench: Bench) -> None:
    bench.background.begin(lambda _cancelled: "late")
    assert bench.background._pool.waitForDone(5000)
    bench.background.cancel()
    bench.let_end()
    assert (bench.answers, bench.background.is_busy) == ([], False)


def test_an_exception_is_raised_where_it_is_shown(bench: Bench, qtbot: QtBot) -> None:
    def work(_cancelled: Callable[[], bool]) -> None:
        raise ValueError("broken on purpose")

    with qtbot.captureExceptions() as caught:
        bench.background.begin(work)
        bench.let_end()
    assert [str(value) for _, value, _ in caught] == ["broken on purpose"]
    assert (bench.failures, bench.answers, bench.background.is_busy) == (1, [], False)


def test_shutting_down_waits_and_nothing_begins_any_more(bench: Bench) -> None:
    work = Endless()
    bench.background.begin(work)
    assert work.begun.wait(5)
    bench.background.shut_down()
    assert work.was_cancelled
    bench.background.begin(lambda _cancelled: "after the end")
    bench.let_end()
    assert (bench.answers, bench.background.is_busy) == ([], False)
