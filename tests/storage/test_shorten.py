"""Sessions told again in fewer entries: the match is the same, and what was taken back for good is gone."""

import random
import time
from collections.abc import Sequence

import pytest

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Entry, Mark, Match, Naming, Seat, Seating
from dicegames.engine.resign import Resign
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.state import Keep, Roll
from dicegames.storage.record import Header, TableOptions
from dicegames.storage.shorten import shortened
from storage.any_session import EVERY_RULESET, any_header, play_anything
from storage.session_help import SEATS, TIME, sample_header


def short(header: Header, entries: Sequence[Entry]) -> tuple[Entry, ...]:
    return tuple(entry for entry, _ in shortened(header, [(entry, TIME) for entry in entries]))


def match_of(header: Header, entries: Sequence[Entry]) -> tuple[object, ...]:
    match = Match.replay(header.new_game(), header.seats, entries, header.options.undo)
    return match.steps, match.undone, match.seats, match.undo_rule, match.state


@pytest.mark.parametrize(("game_id", "ruleset"), EVERY_RULESET)
def test_any_session_comes_to_the_same_match(game_id: str, ruleset: Ruleset) -> None:
    for seed in range(8):
        choice = random.Random(seed)
        header = any_header(game_id, ruleset, choice)
        _, entries = play_anything(header, choice, 60)
        for end in (len(entries), len(entries) // 2, 7):
            few = short(header, entries[:end])
            assert len(few) <= end
            assert match_of(header, few) == match_of(header, entries[:end])


def rolled(options: TableOptions | None = None) -> tuple[Header, Match, list[Entry]]:
    header = sample_header(options=options)
    match = Match(header.new_game(), header.seats, header.options.undo)
    return header, match, [match.apply(Roll(), ScriptedDice([(1, 2, 3, 4, 4)])).step]


def test_taking_back_again_and_again_leaves_one_line() -> None:
    header, match, entries = rolled()
    for number in range(5000):
        entries.append(match.apply(Keep(number % 5), ScriptedDice([])).step)
        entries.append(Mark("undo", len(match.undo())))
    last = match.apply(Keep(2), ScriptedDice([])).step
    for _ in range(5000):
        entries += [Mark("redo", 1), Mark("undo", 1)]
    began = time.monotonic()
    assert short(header, entries) == (*entries[:1], entries[-10002], Mark("undo", 1))
    assert short(header, [*entries, last]) == (entries[0], last)
    assert short(header, [*entries, Mark("redo", 1)]) == (entries[0], entries[-10002])
    assert time.monotonic() - began < 10


def test_of_marks_between_two_steps_the_last_counts_and_help_stays() -> None:
    header, match, entries = rolled()
    others = (Seat("Cem", "blue"), SEATS[1])
    between: list[Entry] = [
        *(Mark("hint"), Mark("pause"), Mark("resume")) * 50,
        Mark("tutor"),
        *(Naming("a"), Seating(others)) * 20,
        Naming("b"),
        Seating(SEATS),
    ]
    keep = match.apply(Keep(0), ScriptedDice([])).step
    few = short(header, [*entries, *between, keep, Mark("hint")])
    assert set(few[1:-2]) == {Mark(kind) for kind in ("hint", "pause", "resume", "tutor")} | set(between[-2:])
    assert few[-2:] == (keep, Mark("hint"))
    assert len(few) == 9


def test_what_would_break_the_rules_in_fewer_entries_stays_as_it_is() -> None:
    header, match, entries = rolled()
    changed = (SEATS[0], Seat("Cem", "pink", "computer", "simple"))
    entries += [match.apply(action, ScriptedDice([])).step for action in (Keep(0), Resign(1))]
    # A computer's decision could not be taken back: its seat was a person's at the first undo only.
    entries += [Mark("undo", 1), Seating(changed), Mark("undo", 1)]
    assert short(header, entries) == tuple(entries)
