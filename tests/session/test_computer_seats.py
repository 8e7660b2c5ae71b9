"""Computer seats: they play by themselves, wait when held, and stop at once."""

import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicegames.computer.players import ComputerPlayers
from dicegames.engine.action import Action
from dicegames.engine.chance import SeededDice
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll
from dicegames.session.computer_seats import MINOR_SHARE, PACES_MS, ComputerSeats
from dicegames.session.controller import MatchController
from players import idle_players
from tables import make_table, ticking_clock


def make(directory: Path, kinds: str, pace: str = "instant") -> tuple[MatchController, ComputerSeats]:
    controller = MatchController(make_table(directory, kinds), SeededDice(1), ticking_clock())
    return controller, ComputerSeats(controller, idle_players(), pace, lambda: 1)


def end(controller: MatchController, seats: ComputerSeats) -> None:
    seats.shut_down()
    controller.close()


def is_deciding(seats: ComputerSeats) -> bool:
    """Return whether a decision is on its way: its time runs, or it is thought over."""
    return seats._timer.isActive() or seats._background.is_busy


def test_computers_play_a_whole_match(tmp_path: Path, qtbot: QtBot) -> None:
    controller, seats = make(tmp_path, "cc")
    with qtbot.waitSignal(controller.match_ended, timeout=60_000):
        seats.start()
    assert min(controller.match.state.scores()) > 50
    end(controller, seats)


def test_a_computer_answers_a_person_and_hands_back(tmp_path: Path, qtbot: QtBot) -> None:
    controller, seats = make(tmp_path, "hc")
    seats.start()
    assert controller.is_human_turn
    controller.act(Roll())
    controller.act(Choose(Box.CHANCE))
    controller.act(Enter())
    qtbot.waitUntil(lambda: controller.is_human_turn, timeout=20_000)
    assert controller.match.state.current_seat == 0
    end(controller, seats)


def test_nothing_happens_while_the_table_is_held(tmp_path: Path, qtbot: QtBot) -> None:
    controller, seats = make(tmp_path, "ch")
    controller.hold("dialog")
    seats.start()
    assert not is_deciding(seats)
    controller.release("dialog")
    assert is_deciding(seats)
    controller.hold("pause")
    assert not is_deciding(seats)
    controller.release("pause")
    qtbot.waitUntil(lambda: bool(controller.match.steps), timeout=20_000)
    end(controller, seats)


def test_taking_back_before_the_computer_rolled_returns_to_the_person(tmp_path: Path, qtbot: QtBot) -> None:
    controller, seats = make(tmp_path, "hc", pace="slow")
    seats.start()
    controller.act(Roll())
    controller.act(Choose(Box.CHANCE))
    controller.act(Enter())
    assert (controller.is_human_turn, is_deciding(seats)) == (False, True)
    assert controller.undo()
    assert (controller.is_human_turn, is_deciding(seats)) == (True, False)
    end(controller, seats)


class PatientPlayer:
    """Roll once the test lets it."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()
        self.asked = 0

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        self.asked += 1
        while not (self.may_answer.wait(0.001) or cancelled()):
            pass
        return Roll()


def patient(monkeypatch: pytest.MonkeyPatch) -> PatientPlayer:
    player = PatientPlayer()
    monkeypatch.setattr(ComputerPlayers, "player", lambda *_: player)
    return player


def test_a_decision_that_comes_late_is_dropped(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = patient(monkeypatch)
    controller, seats = make(tmp_path, "ch")
    seats.start()
    player.may_answer.set()
    assert seats._background._pool.waitForDone(5000)  # the answer is under way when the table is held
    controller.hold("dialog")
    QCoreApplication.processEvents()
    assert not controller.match.steps
    controller.release("dialog")
    qtbot.waitUntil(lambda: bool(controller.match.steps), timeout=5000)
    assert player.asked >= 2
    end(controller, seats)


def test_it_thinks_while_the_time_of_the_pace_passes(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = patient(monkeypatch)
    player.may_answer.set()
    monkeypatch.setitem(PACES_MS, "normal", 60_000)
    controller, seats = make(tmp_path, "ch", pace="normal")
    seats.start()
    qtbot.waitUntil(lambda: seats._decision is not None, timeout=5000)
    assert seats._timer.isActive()
    assert not controller.match.steps  # shown when the time is over
    seats._timer.setInterval(0)
    qtbot.waitUntil(lambda: bool(controller.match.steps), timeout=5000)
    end(controller, seats)


def test_a_decision_thought_over_for_longer_than_the_pace_comes_at_once(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = patient(monkeypatch)
    controller, seats = make(tmp_path, "ch")
    seats.start()
    qtbot.waitUntil(lambda: not seats._timer.isActive(), timeout=5000)
    assert not controller.match.steps
    player.may_answer.set()
    qtbot.waitUntil(lambda: bool(controller.match.steps), timeout=5000)
    end(controller, seats)


def test_nothing_begins_after_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    controller, seats = make(tmp_path, "ch")
    controller.hold("page")
    seats.start()
    end(controller, seats)
    controller.release("page")
    assert not is_deciding(seats)


@pytest.mark.parametrize("pace", PACES_MS)
def test_the_pace_says_how_long_a_decision_is_awaited(tmp_path: Path, qtbot: QtBot, pace: str) -> None:
    controller, seats = make(tmp_path, "ch")
    seats.set_pace(pace)
    seats.start()
    assert seats._timer.interval() == PACES_MS[pace]
    seats.set_pace("slow")
    controller.act(Roll())
    controller.act(Keep(0))
    assert seats._timer.interval() == round(PACES_MS["slow"] * MINOR_SHARE)
    end(controller, seats)


class EndlessPlayer:
    """Think until it is told to stop."""

    def __init__(self) -> None:
        self.is_thinking = False
        self.was_cancelled = False

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        self.is_thinking = True
        while not cancelled():
            pass
        self.was_cancelled = True
        return Roll()


def test_closing_while_it_thinks_stops_it(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = EndlessPlayer()
    monkeypatch.setattr(ComputerPlayers, "player", lambda *_: player)
    controller, seats = make(tmp_path, "ch")
    seats.start()
    qtbot.waitUntil(lambda: player.is_thinking, timeout=5000)
    end(controller, seats)
    assert player.was_cancelled
    assert not controller.match.steps


class BrokenPlayer:
    """Fail at every decision."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        raise RuntimeError("broken on purpose")


def test_an_exception_in_the_thread_is_raised_where_it_is_shown(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ComputerPlayers, "player", lambda *_: BrokenPlayer())
    controller, seats = make(tmp_path, "ch")
    with qtbot.captureExceptions() as caught:
        seats.start()
        qtbot.waitUntil(lambda: bool(caught), timeout=5000)
    assert "broken on purpose" in str(caught[0][1])
    end(controller, seats)
