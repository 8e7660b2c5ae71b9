"""Long sessions in a real window: how soon they are there, and what they take."""

import random
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dicegames.engine.chance import SeededDice
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.games.catalog import GAMES, game_info
from dicegames.storage.record import MAX_LINES, TableOptions
from processes import PATIENCE
from scenarios import Report, report_scenario
from screen import needs_screen, real_screen
from soaking import IS_SOAK
from storage.any_session import any_header, longest_session
from storage.session_help import encode_session, write_session
from watched_program import Program

pytestmark = needs_screen

AIM, SLOW_MACHINE = 1.0, 5.0  # seconds until it is seen: the aim, and what a test accepts
MOST_MEMORY_MB = 200


def long_match(game_id: str) -> bytes:
    """Return a match of as many people as can play, in which much was taken back and done again."""
    choice, dice = random.Random(1), SeededDice(1)
    info = game_info(game_id)
    header = any_header(game_id, info.rulesets[0], choice, info.max_players)
    seats = tuple(Seat(seat.name, seat.color) for seat in header.seats)
    header = msgspec.structs.replace(header, seats=seats, options=TableOptions())
    match = Match(header.new_game(), header.seats)
    entries: list[Entry] = []
    while match.state.outcome is None and len(entries) < 5000:
        if choice.random() < 0.3 and match.undo_barrier() is None:
            entries.append(Mark("undo", len(match.undo())))
            continue
        state = match.state
        action = None if state.chance is not None else choice.choice(state.legal_actions())
        entries.append(match.apply(action, dice).step)
    return encode_session(header, tuple(entries))


LENGTHS: dict[str, Callable[[str], bytes]] = {"a long match": long_match}
if IS_SOAK:
    LENGTHS["the longest file"] = longest_session


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("game_id", [info.id for info in GAMES] if IS_SOAK else ["penta"])
def test_long_sessions_are_soon_seen(
    tmp_path: Path, record_property: Report, game_id: str, length: str
) -> None:
    data = LENGTHS[length](game_id)
    path = write_session(tmp_path / "data" / "sessions" / "long.dicegame", data)
    with real_screen() as environment, Program(tmp_path / "data", environment, path) as program:
        while "opened" not in program.last and not program.is_over:
            program.listen(PATIENCE, len(program.reports) + 1)
        assert not program.is_over, program.complaints()
        seconds, memory = program.last["opened"], program.memory_mb()
    facts = {
        "lines": data.count(b"\n"),
        "seconds": seconds,
        "aim_met": seconds < AIM,
        "most_memory_mb": memory,
    }
    report_scenario(record_property, f"opening {length} of {game_id}", facts)
    assert data.count(b"\n") <= MAX_LINES
    assert seconds < SLOW_MACHINE
    assert memory < MOST_MEMORY_MB
