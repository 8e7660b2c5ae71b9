"""The coach: one answer to a question, answers by itself while it watches, and none that comes too late."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicegames.computer.advice import Advice
from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.session.coach import Coach
from dicegames.session.preparation import Preparation
from session.teaching import TeachingPlayers, advice_for
from tables import make_controller, make_table

FACES = [(1, 2, 3, 4, 4)] * 4


class Bench:
    """A coach at a table of a person and a computer, and what it tells."""

    def __init__(self, directory: Path) -> None:
        self.players = TeachingPlayers()
        self.controller = make_controller(make_table(directory, "hc"), FACES)
        self.preparation = Preparation(self.controller, self.players)
        self.coach = Coach(self.controller, self.players, self.preparation)
        self.told: list[tuple[State, Advice | None]] = []
        self.coach.advised.connect(self.on_advised)

    @property
    def state(self) -> State:
        return self.controller.match.state

    def on_advised(self, state: State, advice: Advice | None) -> None:
        self.told.append((state, advice))

    def prepare(self) -> None:
        """Have everything ready from the start."""
        self.players.is_ready = True

    def let_think(self) -> None:
        """Let what is being thought over come to its end."""
        assert self.coach._background._pool.waitForDone(5000)
        QCoreApplication.processEvents()

    def end(self) -> None:
        self.coach.shut_down()
        self.preparation.shut_down()
        self.controller.close()


@pytest.fixture
def bench(tmp_path: Path, qtbot: QtBot) -> Iterator[Bench]:
    bench = Bench(tmp_path)
    yield bench
    bench.end()


def test_a_request_is_answered_once_for_the_position_as_it_stands(bench: Bench) -> None:
    bench.prepare()
    bench.controller.act(Roll())
    bench.coach.request()
    bench.let_think()
    assert bench.told == [(bench.state, advice_for(bench.state))]
    assert bench.coach.known() == advice_for(bench.state)
    bench.coach.request()  # known by now
    assert len(bench.told) == 2
    assert len(bench.players.asked) == 1
    bench.controller.act(Roll())
    assert bench.coach.known() is None
    bench.let_think()
    assert len(bench.told) == 2


def test_what_was_withdrawn_is_not_answered(bench: Bench) -> None:
    bench.prepare()
    bench.players.may_answer.clear()
    bench.coach.request()
    bench.coach.withdraw()  # it would think for good if that didn't stop it
    bench.let_think()
    assert (bench.told, bench.coach.known()) == ([], None)


def test_a_move_while_it_thinks_ends_the_request(bench: Bench) -> None:
    bench.prepare()
    bench.players.may_answer.clear()
    bench.coach.request()
    bench.controller.act(Roll())
    bench.let_think()
    assert bench.told == []
    bench.players.may_answer.set()
    bench.coach.request()
    bench.let_think()
    assert [state for state, _ in bench.told] == [bench.state]


def test_taking_back_ends_the_request_too(bench: Bench) -> None:
    bench.prepare()
    bench.controller.act(Roll())
    bench.controller.act(Choose(Box.CHANCE))
    bench.players.may_answer.clear()
    bench.coach.request()
    assert bench.controller.undo()
    bench.let_think()
    assert bench.told == []


def test_watching_it_knows_every_position_of_a_person_without_telling(bench: Bench) -> None:
    bench.prepare()
    bench.coach.set_watching(True)
    for action in (Roll(), Choose(Box.CHANCE)):
        bench.let_think()
        assert bench.coach.known() == advice_for(bench.state)
        bench.controller.act(action)
    bench.let_think()
    asked = len(bench.players.asked)
    bench.controller.act(Enter())
    bench.let_think()
    assert not bench.coach.can_advise
    assert (bench.coach.known(), len(bench.players.asked), bench.told) == (None, asked, [])


def test_looking_away_stops_thinking_unless_somebody_asked(bench: Bench) -> None:
    bench.prepare()
    bench.players.may_answer.clear()
    bench.coach.set_watching(True)
    bench.coach.set_watching(False)
    bench.let_think()
    assert bench.coach.known() is None
    bench.coach.set_watching(True)
    bench.coach.request()
    bench.coach.set_watching(False)
    bench.players.may_answer.set()
    bench.let_think()
    assert len(bench.told) == 1


def test_withdrawing_leaves_a_watching_coach_at_its_thought(bench: Bench) -> None:
    bench.prepare()
    bench.coach.set_watching(True)
    bench.coach.request()
    bench.coach.withdraw()
    bench.let_think()
    assert (bench.told, len(bench.players.asked)) == ([], 1)
    assert bench.coach.known() is not None


def test_the_answer_waits_for_the_preparation(bench: Bench, qtbot: QtBot) -> None:
    bench.coach.request()
    assert bench.preparation.is_running
    bench.let_think()
    assert bench.told == []
    bench.players.may_end.set()
    qtbot.waitUntil(lambda: bool(bench.told), timeout=5000)
    assert bench.told == [(bench.state, advice_for(bench.state))]


def test_what_is_known_early_is_told_before_the_preparation_is_through(bench: Bench) -> None:
    bench.players.knows_early = True
    bench.coach.request()
    bench.let_think()
    assert bench.preparation.is_running
    assert bench.told == [(bench.state, advice_for(bench.state))]


def test_a_question_under_way_when_the_preparation_ends_is_asked_again(bench: Bench, qtbot: QtBot) -> None:
    bench.players.may_answer.clear()
    bench.coach.request()
    qtbot.waitUntil(lambda: len(bench.players.asked) == 1, timeout=5000)
    bench.players.may_end.set()
    qtbot.waitUntil(lambda: bench.preparation.is_done and not bench.preparation.is_running, timeout=5000)
    bench.players.may_answer.set()
    qtbot.waitUntil(lambda: bool(bench.told), timeout=5000)
    assert (len(bench.players.asked), bench.told[0][1]) == (2, advice_for(bench.state))


def test_where_nobody_can_tell_the_answer_says_so(bench: Bench, qtbot: QtBot) -> None:
    bench.players.problem = OSError("broken on purpose")
    bench.players.may_end.set()
    with qtbot.captureExceptions() as caught:
        bench.coach.request()
        qtbot.waitUntil(lambda: bool(caught) and bool(bench.told), timeout=5000)
    assert bench.told == [(bench.state, None)]
    bench.coach.request()  # it isn't prepared again
    assert bench.told == [(bench.state, None)] * 2
    assert bench.players.prepared == 1


def test_an_exception_while_it_thinks_is_raised_where_it_is_shown(bench: Bench, qtbot: QtBot) -> None:
    bench.prepare()
    bench.players.problem = ValueError("broken on purpose")
    with qtbot.captureExceptions() as caught:
        bench.coach.request()
        bench.let_think()
    assert [str(value) for _, value, _ in caught] == ["broken on purpose"]
    bench.players.problem = None
    bench.let_think()
    assert bench.told == [(bench.state, None)], "whoever asked waits for nothing more"
    bench.coach.request()
    bench.let_think()
    assert len(bench.told) == 2
    assert bench.told[1][1] is not None


def test_what_goes_wrong_while_watching_is_told_once_not_at_every_step(bench: Bench, qtbot: QtBot) -> None:
    bench.prepare()
    bench.players.problem = ValueError("broken on purpose")
    with qtbot.captureExceptions() as caught:
        bench.coach.set_watching(True)
        bench.let_think()
        bench.controller.act(Roll())
        bench.let_think()
        bench.controller.act(Choose(Box.CHANCE))
        bench.let_think()
    assert len(caught) == 1
    assert not bench.coach.is_watching


def test_nobody_is_advised_on_a_turn_of_the_computer(bench: Bench) -> None:
    bench.prepare()
    for action in (Roll(), Choose(Box.CHANCE), Enter()):
        bench.controller.act(action)
    bench.coach.request()
    bench.let_think()
    assert (bench.coach.can_advise, bench.told, bench.players.asked) == (False, [], [])


def test_closing_while_it_thinks_stops_it(bench: Bench, qtbot: QtBot) -> None:
    bench.prepare()
    bench.players.may_answer.clear()
    bench.coach.request()
    qtbot.waitUntil(lambda: bool(bench.players.asked), timeout=5000)
    bench.end()
    bench.let_think()
    assert bench.told == []


def test_while_it_watches_it_asks_when_a_person_takes_over_a_seat(bench: Bench, qtbot: QtBot) -> None:
    bench.prepare()
    bench.coach.set_watching(True)
    for action in (Roll(), Choose(Box.CHANCE), Enter()):
        bench.controller.act(action)
        bench.let_think()
    asked = len(bench.players.asked)
    assert not bench.coach.can_advise
    first, second = bench.controller.match.seats
    person = msgspec.structs.replace(second, player="human", level="")
    assert bench.controller.reseat((first, person))
    bench.let_think()
    assert bench.players.asked[asked:] == [bench.state]
    assert bench.coach.known() == advice_for(bench.state)
    bench.coach.request()
    bench.controller.reseat((first, second))
    assert not bench.coach.can_advise
