"""F8: alone against the clock. Time is an action of the game; the rules never read a clock."""

import msgspec
import pytest

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.errors import IllegalActionError, InvalidRecordError
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PUZZLE3, PUZZLE5, PUZZLE10, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Roll, SheetState, TimeOut
from dicegames.storage.record import Header, TableOptions, new_header

INFO = game_info("fivedice")
ADA = Seat("Ada", "blue")
CREATED = "2026-03-01T18:00:00.000Z"


def new_match(ruleset: SheetRuleset = PUZZLE5) -> Match:
    return Match(INFO.new_game(ruleset, 1), (ADA,))


def enter(match: Match, faces: tuple[int, ...], box: Box) -> None:
    match.apply(Roll(), ScriptedDice([faces]))
    match.apply(Choose(box), ScriptedDice([]))
    match.apply(Enter(), ScriptedDice([]))


def state_of(match: Match) -> SheetState:
    assert isinstance(match.state, SheetState)
    return match.state


def header(**changes: object) -> Header:
    made = new_header("fivedice", PUZZLE5, (ADA,), app_version="test", created=CREATED)
    return msgspec.structs.replace(made, **changes)


@pytest.mark.rule("F8")
def test_the_limits_are_three_five_and_ten_minutes_and_the_default_stands_first() -> None:
    assert [ruleset.time_limit for ruleset in (PUZZLE3, PUZZLE5, PUZZLE10)] == [180, 300, 600]
    assert [ruleset.id for ruleset in INFO.rulesets] == ["fivedice", "puzzle5", "puzzle3", "puzzle10"]
    assert FIVEDICE.time_limit == 0


@pytest.mark.rule("F8")
def test_everything_but_the_time_is_as_in_the_game_itself() -> None:
    for ruleset in (PUZZLE3, PUZZLE5, PUZZLE10):
        assert msgspec.structs.replace(ruleset, id="fivedice", time_limit=0) == FIVEDICE


@pytest.mark.rule("F8")
def test_one_person_plays_alone() -> None:
    assert INFO.player_limits(PUZZLE5) == (1, 1)
    assert INFO.player_limits(FIVEDICE) == (1, 8)
    with pytest.raises(InvalidRecordError):
        INFO.new_game(PUZZLE5, 2)
    header().new_game()
    two = (ADA, Seat("Ben", "orange"))
    computer = (Seat("Ada", "blue", "computer", "simple"),)
    for seats in (two, computer):
        with pytest.raises(InvalidRecordError, match="bad_seats"):
            header(seats=seats).new_game()


@pytest.mark.rule("F8")
def test_there_is_no_practice() -> None:
    with pytest.raises(InvalidRecordError, match="bad_header"):
        header(options=TableOptions(undo="free")).new_game()
    match = new_match()
    with pytest.raises(IllegalActionError, match="practice_timed"):
        match.start_practice()
    with pytest.raises(IllegalActionError, match="practice_timed"):
        match.apply_entry(Mark("practice"))
    assert Match(INFO.new_game(PUZZLE5, 1), (ADA,), "free").undo_rule == "roll"


@pytest.mark.rule("F8")
def test_time_runs_from_the_first_roll_on() -> None:
    match = new_match()
    assert TimeOut() not in match.state.legal_actions()
    with pytest.raises(IllegalActionError) as caught:
        match.apply(TimeOut(), ScriptedDice([]))
    assert caught.value.reason == reasons.TIME_NOT_RUNNING
    match.apply(Roll(), ScriptedDice([(1, 2, 3, 4, 6)]))
    assert TimeOut() in match.state.legal_actions()
    match.apply(Choose(Box.CHANCE), ScriptedDice([]))
    match.apply(Enter(), ScriptedDice([]))
    assert TimeOut() in match.state.legal_actions()  # between two turns, too


@pytest.mark.rule("F8")
def test_without_a_limit_there_is_no_time_out() -> None:
    match = new_match(FIVEDICE)
    match.apply(Roll(), ScriptedDice([(1, 2, 3, 4, 6)]))
    assert TimeOut() not in match.state.legal_actions()
    with pytest.raises(IllegalActionError, match="time_not_running"):
        match.apply(TimeOut(), ScriptedDice([]))


@pytest.mark.rule("F8")
def test_what_was_entered_counts_and_the_roll_on_the_table_is_lost() -> None:
    match = new_match()
    enter(match, (1, 2, 3, 4, 6), Box.SMALL_STRAIGHT)
    match.apply(Roll(), ScriptedDice([(2, 3, 4, 5, 6)]))
    match.apply(Choose(Box.LARGE_STRAIGHT), ScriptedDice([]))
    match.apply(TimeOut(), ScriptedDice([]))
    outcome = match.state.outcome
    assert outcome is not None
    assert outcome.reason == "time"
    assert match.state.scores() == (30,)
    assert state_of(match).dice == ()
    assert match.state.current_seat is None
    assert match.state.legal_actions() == ()


@pytest.mark.rule("F8")
def test_the_bonus_counts_when_it_is_reached_in_time() -> None:
    match = new_match()
    for face, box in enumerate(UPPER, start=1):
        count = 4 if face == 6 else 3
        other = 1 if face != 1 else 2
        enter(match, (face,) * count + (other,) * (5 - count), box)
    total = match.state.scores()[0]
    assert total == 1 * 3 + 2 * 3 + 3 * 3 + 4 * 3 + 5 * 3 + 6 * 4 + 35
    match.apply(TimeOut(), ScriptedDice([]))
    assert match.state.scores() == (total,)


@pytest.mark.rule("F8")
def test_nothing_is_possible_after_the_time() -> None:
    match = new_match()
    enter(match, (1, 2, 3, 4, 6), Box.CHANCE)
    match.apply(TimeOut(), ScriptedDice([]))
    for action in (Roll(), Enter(), Choose(Box.ACES), TimeOut()):
        with pytest.raises(IllegalActionError, match="game_over"):
            match.apply(action, ScriptedDice([]))
    assert match.undo_barrier() == "undo_timed"
    with pytest.raises(IllegalActionError, match="undo_timed"):
        match.undo()


@pytest.mark.rule("F8")
def test_undo_reaches_back_to_the_last_roll_only() -> None:
    match = new_match()
    match.apply(Roll(), ScriptedDice([(1, 2, 3, 4, 6)]))
    assert match.undo_barrier() == "undo_timed"
    match.apply(Choose(Box.CHANCE), ScriptedDice([]))
    match.apply(Enter(), ScriptedDice([]))
    match.undo()
    match.undo()
    assert state_of(match).dice == (1, 2, 3, 4, 6)
    assert match.undo_barrier() == "undo_timed"


@pytest.mark.rule("F8")
def test_a_replay_gives_the_same_result() -> None:
    match = new_match()
    enter(match, (5, 5, 5, 5, 5), Box.FIVE_KIND)
    match.apply(Roll(), ScriptedDice([(2, 3, 4, 5, 6)]))
    match.apply(TimeOut(), ScriptedDice([]))
    entries: list[Entry] = [Mark("clock", 1000), *match.steps, Mark("clock", 0), Mark("finish")]
    again = Match.replay(match.game, match.seats, entries)
    assert again.state == match.state
    assert again.state.scores() == (50,)
