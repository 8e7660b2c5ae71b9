"""Damaged session files by the thousand: no crash, no hang over a second, no memory over 200 MB."""

import os
import random
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import GAMES
from dicegames.storage.library import load
from dicegames.storage.record import MAX_LINES
from dicegames.storage.salvage import salvage
from scenarios import Report, report_scenario
from soaking import IS_SOAK
from storage.any_session import EVERY_RULESET, any_header, longest_session, play_anything
from storage.listing import session_info
from storage.mutation import Found, examine, mutate, some_session, timed
from storage.session_help import encode_session

SECONDS = 300.0 if IS_SOAK else 4.0
LARGE = 40 if IS_SOAK else 2
MOST_MEMORY = 200 << 20


def peak_of(work: Callable[[], object]) -> int:
    """Return the most bytes that `work` held at a time, whatever it makes of the file."""
    tracemalloc.start()
    try:
        with suppress(InvalidRecordError):
            work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_damaged_files_by_the_thousand(tmp_path: Path, record_property: Report) -> None:
    """New damage each time in the soak; the report tells its seed, `DICEGAMES_FUZZ_SEED` runs it again."""
    usual = random.SystemRandom().getrandbits(32) if IS_SOAK else 1
    seed = int(os.environ.get("DICEGAMES_FUZZ_SEED", usual))
    choice, found, path = random.Random(seed), Found(), tmp_path / "one.dicegame"
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        path.write_bytes(mutate(some_session(choice), choice))
        try:
            examine(path, found)
        except BaseException as error:
            error.add_note(f"seed {seed}, after {sum(found.reasons.values())} files")
            raise
    facts = {
        "seed": seed,
        "files": sum(found.reasons.values()),
        "slowest_seconds": round(found.slowest, 3),
        "reasons": found.reasons,
    }
    report_scenario(record_property, "damaged files", facts)
    assert found.reasons[""]
    assert found.reasons["illegal_step"]


def test_large_damaged_files_take_little_memory(tmp_path: Path, record_property: Report) -> None:
    choice, path = random.Random(5), tmp_path / "one.dicegame"
    highest = 0
    for _ in range(LARGE):
        game_id, ruleset = choice.choice([case for case in EVERY_RULESET if not case[1].time_limit])
        header = any_header(game_id, ruleset, choice)
        lines = encode_session(header, play_anything(header, choice, 400)[1])
        # Repeated up to the limits: what is good of it is read, and so is what was damaged.
        path.write_bytes(
            mutate((lines * (30_000_000 // len(lines)))[: choice.randint(1, 33_000_000)], choice)
        )
        examine(path, Found())
        highest = max(highest, *(peak_of(partial(read, path)) for read in (session_info, load, salvage)))
    report_scenario(record_property, "large damaged files", {"files": LARGE, "most_memory_mb": highest >> 20})
    assert highest < MOST_MEMORY


@pytest.mark.parametrize("game_id", [info.id for info in GAMES] if IS_SOAK else ["ordercards"])
def test_the_longest_session_opens_soon(tmp_path: Path, record_property: Report, game_id: str) -> None:
    """About a second is the aim; slow machines get three."""
    path = tmp_path / "one.dicegame"
    path.write_bytes(longest_session(game_id))
    match, seconds = timed(lambda: load(path).match())
    facts = {"lines": MAX_LINES, "seconds": round(seconds, 2)}
    report_scenario(record_property, f"the longest session, {game_id}", facts)
    assert match.steps
    assert seconds < 3
