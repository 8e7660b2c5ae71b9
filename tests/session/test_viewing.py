"""Looking through a record: every moment that was seen, turns, rounds, and cutting the record."""

import random
from dataclasses import replace
from datetime import timedelta

import pytest

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Entry, Mark, Match, Naming, Seat, Seating
from dicegames.games.catalog import GAMES, GameInfo
from dicegames.models.narrators import NARRATORS
from dicegames.session.viewing import Viewing
from dicegames.storage.record import Record, TableOptions, new_header, timestamp
from tables import START

SEATS = (Seat("Ada", "orange"), Seat("Ben", "teal"))


def record_of(info: GameInfo, entries: list[Entry], undo: str = "free") -> Record:
    """Return a record of two people."""
    options = TableOptions(undo="free" if undo == "free" else "roll")
    header = new_header(
        info.id, info.rulesets[0], SEATS, options=options, app_version="test", created=timestamp(START)
    )
    times = tuple(timestamp(START + timedelta(seconds=number)) for number in range(len(entries)))
    return Record(header, header.new_game(), tuple(entries), times, torn=True)


def played(info: GameInfo, steps: int, seed: int = 1) -> tuple[Record, Match]:
    """Return a record of so many steps, chosen by chance, and its match."""
    match = Match(info.new_game(info.rulesets[0], 2, 0), SEATS, "free")
    dice, choice, entries = SeededDice(seed), random.Random(seed), list[Entry]()
    while len(entries) < steps and match.state.outcome is None:
        state = match.state
        action = None if state.chance is not None else choice.choice(state.legal_actions())
        entries.append(match.apply(action, dice).step)
    return record_of(info, entries), match


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_moments_are_the_states_in_their_order(info: GameInfo) -> None:
    record, match = played(info, 80)
    viewing = Viewing(record, NARRATORS[info.id])
    transitions = match.transitions()
    deals = transitions[0].step.action is None
    states = [transitions[0].after if deals else transitions[0].before]
    states += [transition.after for transition in transitions[deals:]]
    assert [moment.state for moment in viewing.moments] == states
    assert [moment.transition for moment in viewing.moments[1:]] == list(transitions[deals:])
    assert viewing.last == len(states) - 1


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_turns_and_rounds_are_counted(info: GameInfo) -> None:
    record, _ = played(info, 120)
    narrator = NARRATORS[info.id]
    viewing = Viewing(record, narrator)
    ends = 0
    for moment in viewing.moments:
        ends += moment.transition is not None and narrator.ends_turn(moment.transition)
        assert moment.turn == ends + (moment.state.outcome is None)
        assert moment.round == narrator.round(moment.state)
    assert viewing.turns == viewing.moments[-1].turn
    rounds = [number for _, number in viewing.round_starts()]
    assert rounds == sorted(set(rounds))
    for start, number in viewing.round_starts()[1:]:
        assert viewing.moments[start].round == number > viewing.moments[start - 1].round


def test_turns_are_stepped_by_their_beginnings() -> None:
    record, _ = played(GAMES[0], 60)
    viewing = Viewing(record, NARRATORS["penta"])
    turns = [moment.turn for moment in viewing.moments]
    second, third = turns.index(2), turns.index(3)
    assert viewing.turn_after(0) == second
    assert viewing.turn_after(second) == third
    assert viewing.turn_before(third) == second
    assert viewing.turn_before(third - 1) == second
    assert viewing.turn_before(second) == 0
    assert viewing.turn_before(0) == 0
    assert viewing.turn_after(viewing.last) == viewing.last


def test_what_was_taken_back_is_seen_as_it_happened() -> None:
    record, match = played(GAMES[0], 6)
    states = [record.game.initial_state()] + [transition.after for transition in match.transitions()]
    marks = (Mark("undo", 3), Mark("hint"), Mark("redo", 2))
    viewing = Viewing(record_of(GAMES[0], [*record.entries, *marks]), NARRATORS["penta"])
    assert [moment.state for moment in viewing.moments] == [*states, states[3], states[5]]
    assert [moment.kind for moment in viewing.moments[-2:]] == ["undo", "redo"]
    steps = [moment.transition for moment in viewing.moments[-2:]]
    assert steps == [match.transitions()[3], match.transitions()[3]]
    assert [moment.entries for moment in viewing.moments[-2:]] == [7, 9]


def test_what_was_taken_back_counts_for_no_turn_and_no_last_turn() -> None:
    record, match = played(GAMES[0], 200)
    narrator = NARRATORS["penta"]
    ends = [number for number, step in enumerate(match.transitions(), 1) if narrator.ends_turn(step)]
    first, second = ends[:2]
    entries = [*record.entries[:second], Mark("undo", second - first)]
    viewing = Viewing(record_of(GAMES[0], entries), narrator)
    assert viewing.moments[second].turn == 3
    assert viewing.moments[-1].turn == 2
    assert viewing.turns == 3
    starter = match.transitions()[first - 1].step.seat or 0
    assert viewing.moments[-1].last[starter] == match.transitions()[first - 1]
    assert viewing.moments[-1].last[1 - starter] is None


def test_the_line_up_is_that_of_the_moment() -> None:
    early = (Seat("Eva", "pink"), SEATS[1])
    late = (early[0], Seat("Bo", "teal", "computer", "strong"))
    steps, _ = played(GAMES[0], 3)
    entries = [Seating(early), *steps.entries[:2], Naming("Sunday"), Seating(late), *steps.entries[2:]]
    viewing = Viewing(record_of(GAMES[0], entries), NARRATORS["penta"])
    assert [moment.kind for moment in viewing.moments] == ["start", "step", "step", "seats", "step"]
    assert [moment.seats for moment in viewing.moments] == [early, early, early, late, late]
    assert viewing.moments[3].earlier_seats == early


def test_cutting_gives_the_record_of_the_moment() -> None:
    steps, _ = played(GAMES[0], 4)
    entries = [*steps.entries[:3], Mark("hint"), steps.entries[3], Naming("Sunday")]
    viewing = Viewing(record_of(GAMES[0], entries), NARRATORS["penta"])
    cut = viewing.cut(3)
    assert cut == replace(viewing.record, entries=tuple(entries[:3]), times=cut.times, torn=False)
    assert cut.times == viewing.record.times[:3]
    assert cut.match().state == viewing.moments[3].state
    assert viewing.cut(4).entries == tuple(entries)  # what people did after the last step too


def test_entries_lead_to_their_moments() -> None:
    steps, _ = played(GAMES[0], 4)
    entries = [*steps.entries[:2], Mark("pause"), Mark("resume"), *steps.entries[2:]]
    viewing = Viewing(record_of(GAMES[0], entries), NARRATORS["penta"])
    assert [viewing.moment_after(count) for count in range(7)] == [0, 1, 2, 2, 2, 3, 4]


def test_a_session_without_a_step_has_one_moment() -> None:
    viewing = Viewing(record_of(GAMES[0], [Mark("pause")]), NARRATORS["penta"])
    assert len(viewing.moments) == 1
    assert (viewing.turns, viewing.turn_before(0), viewing.turn_after(0)) == (1, 0, 0)
