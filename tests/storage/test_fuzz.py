"""No damage makes a reader crash, hang or disagree with another; what is written can be read."""

import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, Match, Step
from dicegames.games.ruleset import Ruleset
from dicegames.storage.journal import Journal
from dicegames.storage.library import load
from dicegames.storage.record import decode_entry, decode_header, decode_record, encode_entry
from storage.any_session import EVERY_RULESET, any_header, play_anything, states_of
from storage.mutation import Found, examine, mutate, some_session
from storage.session_help import TIME, encode_session, sample_header

ROUNDS = 300
plain_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


own_values: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(-1e9, 1e9) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=30,
)
PENTA = sample_header().new_game()
LINES: tuple[dict[str, Any], ...] = (
    {"n": 1, "seat": 0, "do": {"type": "roll"}, "draws": [[1, 2, 3, 4, 5]], "at": TIME},
    {"n": 1, "mark": "undo", "count": 1, "at": TIME},
    {"n": 1, "title": "Sunday", "at": TIME},
)


@pytest.mark.parametrize(("game_id", "ruleset"), EVERY_RULESET, ids=lambda value: getattr(value, "id", value))
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_what_is_written_is_read_back_in_every_game(game_id: str, ruleset: Ruleset, seed: int) -> None:
    choice = random.Random(seed)
    header = any_header(game_id, ruleset, choice)
    match, entries = play_anything(header, choice, 60)
    data = encode_session(header, entries)
    record = decode_record(data)
    again = record.match()
    assert (again.state, again.steps, again.undone) == (match.state, match.steps, match.undone)
    assert (again.seats, again.undo_rule) == (match.seats, match.undo_rule)
    assert states_of(again) == states_of(match)
    assert encode_session(record.header, record.entries) == data


def test_mutated_sessions_of_all_games_are_read_or_refused_alike(tmp_path: Path) -> None:
    choice = random.Random(7)
    path = tmp_path / "one.dicegame"
    found = Found()
    for _ in range(ROUNDS):
        path.write_bytes(mutate(some_session(choice), choice))
        examine(path, found)
    # Damage that is always found at the gate would prove little.
    assert {"", "bad_line", "bad_step", "illegal_step", "line_missing", "bad_header"} <= set(found.reasons)


@settings(max_examples=150, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    changes=st.dictionaries(st.sampled_from(("n", "seat", "do", "draws", "at", "x")), plain_values),
)
def test_any_values_in_a_line_are_read_or_refused(seed: int, changes: dict[str, Any]) -> None:
    choice = random.Random(seed)
    lines = some_session(choice, 8).splitlines()
    game = decode_header(lines[0])[1]
    line = json.dumps({"n": 1, "seat": 0, "do": {"type": "roll"}, "draws": [], "at": TIME} | changes).encode()
    with suppress(InvalidRecordError):
        entry, at = decode_entry(game, line, 1)
        assert decode_entry(game, encode_entry(game, 1, entry, at).rstrip(), 1) == (entry, at)


def outcome(line: bytes) -> object:
    """Return what the first line of a session of Penta says, or why it says nothing."""
    try:
        return decode_entry(PENTA, line, 1)
    except InvalidRecordError as error:
        return error.reason, error.line


@settings(max_examples=300, deadline=None)
@given(
    base=st.sampled_from(LINES),
    changes=st.dictionaries(st.sampled_from(("n", "seat", "do", "draws", "count", "title", "x")), own_values),
)
@example(base=LINES[0], changes={"seat": 10**16})
@example(base=LINES[0], changes={"do": {"a": {"a": [[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]}}})
def test_the_quick_reader_is_as_strict_as_the_other(base: dict[str, Any], changes: dict[str, Any]) -> None:
    """Spaces that this program never writes make a line one for the strict reader."""
    own = msgspec.json.encode(base | changes)
    foreign = json.dumps(json.loads(own), ensure_ascii=False, separators=(", ", ": ")).encode()
    assert own != foreign
    assert outcome(own) == outcome(foreign)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32))
def test_whatever_a_practice_table_does_can_be_opened_again(tmp_path: Path, seed: int) -> None:
    """A person goes back and forth without end, past seven computers."""
    choice = random.Random(seed)
    game_id, ruleset = choice.choice([case for case in EVERY_RULESET if not case[1].time_limit])
    header = any_header(game_id, ruleset, choice)
    match, start = play_anything(header, choice, 120)
    entries: list[Entry] = [*start]
    if match.undo_rule != "off" and match.state.outcome is None:
        match.start_practice()
        entries.append(Mark("practice"))
    for _ in range(300):
        if match.undo_barrier() is None and choice.random() < 0.6:
            entries.append(Mark("undo", len(match.undo())))
        elif match.undone:
            entries.append(Mark("redo", len(match.redo())))
    path = tmp_path / "one.dicegame"
    path.write_bytes(encode_session(header, tuple(entries)))
    journal, record, again = Journal.open(path)
    journal.close()
    assert (again.state, again.steps, again.undone) == (match.state, match.steps, match.undone)
    assert load(path).entries == record.entries
    fresh = Match(header.new_game(), header.seats, header.options.undo)
    for entry in entries:
        moved = fresh.apply_entry(entry)
        assert len(moved) == (1 if isinstance(entry, Step) else _moves(entry))
    assert fresh.state == again.state


def _moves(entry: Entry) -> int:
    return entry.count if isinstance(entry, Mark) and entry.kind in ("undo", "redo") else 0
