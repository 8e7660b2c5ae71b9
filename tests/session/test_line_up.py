"""Who may come, go and be replaced at a running table: when, and that it is written down."""

import errno
import random
from pathlib import Path

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Match, Naming, Seat, Seating
from dicegames.engine.resign import Resign
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.models.narrators import NARRATORS
from dicegames.session.computer_seats import ComputerSeats
from dicegames.session.controller import MatchController
from dicegames.session.line_up import LineUpRules, line_up_rules, seating_refusal, table_with
from dicegames.session.rematch import human_seats
from dicegames.session.table import Table, create_table, open_table
from dicegames.storage.library import load
from dicegames.storage.record import new_header
from players import idle_players
from tables import make_controller, make_table, seats_of, ticking_clock

FIRST = (1, 2, 3, 4, 4)
NOBODY: frozenset[int] = frozenset()


def replaced(seats: tuple[Seat, ...], place: int, **changes: str) -> tuple[Seat, ...]:
    """Return the seats with something changed at one place."""
    return tuple(
        msgspec.structs.replace(seat, **changes) if index == place else seat
        for index, seat in enumerate(seats)
    )


def computer_at(seats: tuple[Seat, ...], place: int) -> tuple[Seat, ...]:
    return replaced(seats, place, player="computer", level="strong")


class Reseats:
    """Note what a controller tells of seats and refusals."""

    def __init__(self, controller: MatchController) -> None:
        self.before: list[object] = []
        self.refusals: list[str] = []
        controller.reseated.connect(self.on_reseated)
        controller.refused.connect(self.on_refused)

    def on_reseated(self, before: object) -> None:
        self.before.append(before)

    def on_refused(self, reason: str) -> None:
        self.refusals.append(reason)


def test_what_may_change_follows_the_turns(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "hhc"), [FIRST, FIRST])
    table, everybody = controller.table, frozenset({0, 1, 2})
    assert line_up_rules(table) == LineUpRules(True, everybody, everybody)
    controller.act(Roll())
    assert line_up_rules(table) == LineUpRules(False, frozenset({1, 2}), everybody)
    controller.act(Choose(Box.CHANCE))
    controller.act(Enter())
    assert line_up_rules(table) == LineUpRules(False, everybody, everybody)
    controller.act(Resign(2))
    assert line_up_rules(table) == LineUpRules(False, frozenset({0, 1}), frozenset({0, 1}))
    controller.act(Resign(1))
    assert line_up_rules(table) == LineUpRules(False, NOBODY, NOBODY)
    controller.close()


def test_alone_nobody_gives_up_and_against_the_clock_no_computer_sits_down(
    tmp_path: Path, qapp: object
) -> None:
    alone = make_table(tmp_path, "h")
    assert line_up_rules(alone) == LineUpRules(True, frozenset({0}), NOBODY)
    puzzle = next(ruleset for ruleset in game_info("fivedice").rulesets if ruleset.time_limit)
    header = new_header("fivedice", puzzle, seats_of("h"), app_version="test", created="2026-03-01T18:00:00Z")
    timed = create_table(tmp_path, header)
    assert line_up_rules(timed) == LineUpRules(True, NOBODY, NOBODY)
    for table in (alone, timed):
        table.journal.close()


def test_taking_everything_back_opens_no_line_up(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "hh", undo="free"), [FIRST])
    controller.act(Roll())
    controller.undo()
    assert not controller.match.steps
    assert line_up_rules(controller.table) == LineUpRules(False, frozenset({0, 1}), frozenset({0, 1}))
    path = controller.table.journal.path
    controller.close()
    again = open_table(path)
    assert not line_up_rules(again).is_open
    again.journal.close()


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
@pytest.mark.parametrize("players", [1, 3])
def test_who_is_on_turn_is_replaced_between_turns_only(info: GameInfo, players: int) -> None:
    least, most = info.player_limits(info.rulesets[0])
    count = min(max(players, least), most)
    seats = tuple(Seat(str(seat), "blue") for seat in range(count))
    match, dice, source = (
        Match(info.new_game(info.rulesets[0], count), seats),
        SeededDice(3),
        random.Random(3),
    )
    if match.state.chance is not None:
        match.apply(None, dice)
    is_between, seen = True, set()
    for _ in range(300):
        seat = match.state.current_seat
        if seat is None:
            break
        assert seating_refusal(match, computer_at(seats, seat)) == ("" if is_between else "turn_running")
        assert seating_refusal(match, replaced(seats, seat, name="Bert")) == ""
        seen.add(is_between)
        transition = match.apply(source.choice(match.state.legal_actions()), dice)
        is_between = NARRATORS[info.id].ends_turn(transition)
    assert seen == {True, False}


def test_a_change_is_written_before_it_is_told_and_there_again(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "hh"), [FIRST])
    path, reseats, first = controller.table.journal.path, Reseats(controller), controller.match.seats
    seats = replaced(computer_at(first, 1), 1, name="Bert")
    controller.act(Roll())
    assert controller.reseat(seats)
    assert reseats.before == [first]
    assert load(path).entries[-1] == Seating(seats)
    controller.close()
    table = open_table(path)
    assert table.match.seats == seats
    assert table.header.seats == first
    assert table.last_header.seats == seats
    assert human_seats(table.last_header) == (0,)
    table.journal.close()


def test_what_is_refused_changes_nothing(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "hh"), [FIRST])
    reseats, first = Reseats(controller), controller.match.seats
    controller.act(Roll())
    assert not controller.reseat(computer_at(first, 0))
    assert not controller.reseat(first[:1])
    controller.act(Resign(1))
    assert not controller.reseat(replaced(first, 0, name="Bert"))
    assert reseats.refusals == ["turn_running", "seat_count", "match_over"]
    assert (reseats.before, controller.match.seats) == ([], first)
    assert not any(isinstance(entry, Seating) for entry, _ in controller.table.times)
    controller.close()


def test_a_computer_takes_over_and_gives_back(tmp_path: Path, qtbot: QtBot) -> None:
    controller = MatchController(make_table(tmp_path, "hh"), SeededDice(1), ticking_clock())
    people = controller.match.seats
    computers = ComputerSeats(controller, idle_players(), "instant", lambda: 1)
    computers.start()
    assert controller.is_human_turn
    assert controller.reseat(computer_at(people, 0))
    qtbot.waitUntil(lambda: controller.match.state.current_seat == 1, timeout=20_000)
    assert controller.is_human_turn
    assert controller.reseat(computer_at(people, 1))
    controller.hold("dialog")
    assert not computers._timer.isActive()
    assert controller.reseat(people)
    controller.release("dialog")
    assert controller.is_human_turn
    assert not computers._background.is_busy
    computers.shut_down()
    controller.close()


def test_a_table_that_all_people_leave_plays_itself_out(tmp_path: Path, qtbot: QtBot) -> None:
    controller = MatchController(make_table(tmp_path, "hc"), SeededDice(1), ticking_clock())
    computers = ComputerSeats(controller, idle_players(), "instant", lambda: 1)
    computers.start()
    with qtbot.waitSignal(controller.match_ended, timeout=60_000):
        controller.reseat(replaced(controller.match.seats, 0, player="computer", level="simple"))
    computers.shut_down()
    controller.close()


def test_another_number_of_seats_is_another_table(tmp_path: Path, qapp: object) -> None:
    table = make_table(tmp_path, "hhh", undo="free")
    table.header = msgspec.structs.replace(table.header, first_seat=2)
    table.times.append((Naming("Sunday"), "2026-03-01T18:00:05.000Z"))
    following = table_with(table, seats_of("hc"), tmp_path, "test", "2026-03-01T18:01:00.000Z")
    assert following.header.seats == seats_of("hc")
    assert following.header.first_seat == 0
    assert following.header.id != table.header.id
    assert (following.header.ruleset, following.header.options) == (
        table.header.ruleset,
        table.header.options,
    )
    assert table.journal.path.exists()
    table.journal.close()
    make_controller(following, []).close()
    assert load(following.journal.path).entries == (Naming("Sunday"),)


def test_a_name_that_cannot_be_written_is_written_later(tmp_path: Path, qapp: object) -> None:
    table = make_table(tmp_path, "hh")
    table.times.append((Naming("Sunday"), "2026-03-01T18:00:05.000Z"))
    following = table_with(table, seats_of("hhh"), tmp_path, "test", "2026-03-01T18:01:00.000Z")
    table.journal.close()
    with BrokenDisk(following.journal, errno.ENOSPC):
        controller = make_controller(following, [])
        assert controller.saver.problem == "disk_full"
    assert controller.close()
    assert load(following.journal.path).entries == (Naming("Sunday"),)


def test_a_computer_of_another_version_is_told_wherever_it_sat_down(tmp_path: Path, qapp: object) -> None:
    table: Table = make_table(tmp_path, "hh")
    path = table.journal.path
    table.journal.append(Seating(replaced(table.match.seats, 1, player="computer", level="oracle")))
    table.journal.append(Seating(table.match.seats))
    table.journal.close()
    with pytest.raises(InvalidRecordError, match="unknown_level"):
        open_table(path)
