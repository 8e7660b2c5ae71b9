"""The preparation of a table: begun when somebody needs it, once, and left without a trace."""

from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.session.controller import MatchController
from dicegames.session.desk import MatchDesk
from dicegames.session.preparation import Preparation
from dicegames.session.table import create_table, open_table
from dicegames.storage.record import TableOptions, new_header, timestamp
from games.sheet_help import PLAIN
from session.teaching import TeachingPlayers
from tables import START, make_table, ticking_clock


class Bench:
    """A preparation with what it tells."""

    def __init__(self, directory: Path, players: ComputerPlayers) -> None:
        self.controller = MatchController(make_table(directory), SeededDice(1), ticking_clock())
        self.preparation = Preparation(self.controller, players)
        self.progress: list[tuple[int, int]] = []
        self.finishes = 0
        self.preparation.progressed.connect(self.on_progressed)
        self.preparation.finished.connect(self.on_finished)

    def on_progressed(self, done: int, total: int) -> None:
        self.progress.append((done, total))

    def on_finished(self) -> None:
        self.finishes += 1

    def end(self) -> None:
        self.preparation.shut_down()
        self.controller.close()


def test_it_tells_its_progress_and_its_end_and_is_done_once(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    bench = Bench(tmp_path, players)
    assert (bench.preparation.is_running, bench.preparation.is_done) == (False, False)
    bench.preparation.start()
    bench.preparation.start()
    qtbot.waitUntil(lambda: bench.progress == [(1, 4)], timeout=5000)
    assert (bench.preparation.is_running, bench.preparation.is_done, bench.finishes) == (True, False, 0)
    players.may_end.set()
    qtbot.waitUntil(lambda: bench.finishes == 1, timeout=5000)
    assert (bench.preparation.is_running, bench.preparation.is_done) == (False, True)
    bench.preparation.start()
    assert (bench.preparation.is_running, players.prepared) == (False, 1)
    bench.end()


def test_one_that_failed_is_told_and_not_begun_again(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    players.problem = OSError("broken on purpose")
    players.may_end.set()
    bench = Bench(tmp_path, players)
    with qtbot.captureExceptions() as caught:
        bench.preparation.start()
        qtbot.waitUntil(lambda: bool(caught), timeout=5000)
    assert "broken on purpose" in str(caught[0][1])
    assert (bench.finishes, bench.preparation.is_running) == (1, False)
    bench.preparation.start()
    assert (bench.preparation.is_running, players.prepared) == (False, 1)
    bench.end()


def test_closing_while_it_works_stops_it(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    bench = Bench(tmp_path, players)
    bench.preparation.start()
    qtbot.waitUntil(lambda: players.prepared == 1, timeout=5000)
    bench.end()
    assert (players.cancelled, bench.finishes) == (1, 0)


def test_the_next_table_begins_anew_and_what_is_done_serves_all(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    first = Bench(tmp_path / "1", players)
    first.preparation.start()
    qtbot.waitUntil(lambda: players.prepared == 1, timeout=5000)
    first.end()
    second = Bench(tmp_path / "2", players)
    second.preparation.start()
    players.may_end.set()
    qtbot.waitUntil(lambda: second.preparation.is_done, timeout=5000)
    assert (players.prepared, players.cancelled, first.finishes) == (2, 1, 0)
    second.end()
    third = Bench(tmp_path / "3", players)
    third.preparation.start()
    assert (third.preparation.is_running, players.prepared) == (False, 2)
    third.end()


def test_the_real_solver_gives_a_table_to_everybody(tmp_path: Path, qtbot: QtBot) -> None:
    players = ComputerPlayers(SolverTables(tmp_path / "solved", processes=1))
    header = new_header("penta", PLAIN, (Seat("Ada", "blue"),), app_version="test", created=timestamp(START))
    controller = MatchController(create_table(tmp_path, header), SeededDice(1), ticking_clock())
    preparation = Preparation(controller, players)
    told: list[tuple[int, int]] = []

    def on_progressed(done: int, total: int) -> None:
        told.append((done, total))

    preparation.progressed.connect(on_progressed)
    preparation.start()
    qtbot.waitUntil(lambda: preparation.is_done and not preparation.is_running, timeout=60_000)
    assert told
    assert told == sorted(told)
    controller.act(Roll())
    adviser = players.adviser("penta")
    assert adviser is not None
    assert adviser.advise(controller.match.state, bool) is not None
    preparation.shut_down()
    controller.close()


def desk_for(
    directory: Path, seats: tuple[Seat, ...], auto_entry: int, players: ComputerPlayers
) -> MatchDesk:
    header = new_header(
        "penta",
        msgspec.structs.replace(PLAIN, auto_entry=True),
        seats,
        options=TableOptions(auto_entry=auto_entry),
        app_version="test",
        created=timestamp(START),
    )
    return MatchDesk(
        create_table(directory, header), SeededDice(1), "slow", bool, players, now=ticking_clock()
    )


ADA = Seat("Ada", "blue")


def computer(level: str, color: str = "orange") -> Seat:
    return Seat(f"Fynn {color}", color, "computer", level)


@pytest.mark.parametrize(
    ("seats", "auto_entry", "is_needed"),
    [
        ((ADA,), 0, False),
        ((ADA,), 3, True),
        ((ADA, computer("medium")), 0, False),
        ((ADA, computer("strong")), 0, True),
        ((ADA, computer("champion")), 0, True),
        ((ADA, computer("simple")), 0, True),
        ((computer("easy"), computer("medium", "pink")), 3, False),
    ],
)
def test_it_begins_with_a_table_that_needs_it(
    tmp_path: Path, qtbot: QtBot, seats: tuple[Seat, ...], auto_entry: int, is_needed: bool
) -> None:
    desk = desk_for(tmp_path, seats, auto_entry, TeachingPlayers())
    desk.start()
    assert desk.preparation.is_running is is_needed
    desk.shut_down()
    assert not desk.preparation.is_running


@pytest.mark.parametrize(("level", "is_needed"), [("medium", False), ("strong", False), ("champion", True)])
def test_games_of_single_turns_need_it_for_a_champion_only(
    tmp_path: Path, qtbot: QtBot, level: str, is_needed: bool
) -> None:
    header = new_header(
        "tenthousand", SHORT, (ADA, computer(level)), app_version="test", created=timestamp(START)
    )
    table = create_table(tmp_path, header)
    desk = MatchDesk(table, SeededDice(1), "slow", bool, TeachingPlayers(), now=ticking_clock())
    desk.start()
    assert desk.preparation.is_running is is_needed
    desk.shut_down()


def test_a_table_opened_again_needs_it_until_the_match_is_over(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    desk = desk_for(tmp_path, (ADA,), 3, players)
    controller, path = desk.controller, desk.controller.table.journal.path
    for box in BOXES[:-1]:
        for action in (Roll(), Choose(box), Enter()):
            assert controller.act(action)
    desk.shut_down()
    again = MatchDesk(open_table(path), SeededDice(1), "slow", bool, players, now=ticking_clock())
    again.start()
    assert again.preparation.is_running
    for action in (Roll(), Choose(BOXES[-1]), Enter()):
        assert again.controller.act(action)
    again.shut_down()
    over = MatchDesk(open_table(path), SeededDice(1), "slow", bool, players, now=ticking_clock())
    over.start()
    assert not over.preparation.is_running
    over.shut_down()


def test_it_begins_when_a_strong_computer_sits_down(tmp_path: Path, qtbot: QtBot) -> None:
    players = TeachingPlayers()
    desk = MatchDesk(
        make_table(tmp_path, auto_entry=0), SeededDice(1), "instant", lambda: False, players, ticking_clock()
    )
    desk.start()
    first, second = desk.controller.match.seats
    assert desk.controller.reseat((first, msgspec.structs.replace(second, player="computer", level="easy")))
    assert not desk.preparation.is_running
    assert desk.controller.reseat((first, msgspec.structs.replace(second, player="computer", level="strong")))
    assert desk.preparation.is_running
    desk.shut_down()
