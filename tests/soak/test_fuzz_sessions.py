"""Damaged session files by the thousand: no crash, no hang over a second, no memory over 200 MB."""

import json
import os
import random
import resource
import sys
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from storage.any_session import EVERY_RULESET, any_header, play_anything
from storage.mutation import Found, examine, mutate, some_session
from storage.session_help import encode_session

IS_SOAK = os.environ.get("DICEGAMES_SOAK") == "1"
SECONDS = 300.0 if IS_SOAK else 4.0
LARGE = 40 if IS_SOAK else 2
MOST_MEMORY = 200 << 20

Report = Callable[[str, object], None]


def test_damaged_files_by_the_thousand(tmp_path: Path, record_property: Report) -> None:
    """The seed stands in the report: `DICEGAMES_FUZZ_SEED` runs the same damage again."""
    seed = int(os.environ.get("DICEGAMES_FUZZ_SEED", random.SystemRandom().getrandbits(32)))
    record_property("seed", seed)
    choice, found, path = random.Random(seed), Found(), tmp_path / "one.dicegame"
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        path.write_bytes(mutate(some_session(choice), choice))
        try:
            examine(path, found)
        except BaseException as error:
            error.add_note(f"seed {seed}, after {sum(found.reasons.values())} files")
            raise
    summary = {
        "files": sum(found.reasons.values()),
        "slowest": round(found.slowest, 3),
        "reasons": found.reasons,
    }
    record_property("damaged files", json.dumps(summary))
    print(f"damaged files: {summary}")
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
        tracemalloc.start()
        try:
            examine(path, Found())
            highest = max(highest, tracemalloc.get_traced_memory()[1])
        finally:
            tracemalloc.stop()
    record_property("most memory for a file, MB", highest >> 20)
    print(f"most memory for a file: {highest >> 20} MB")
    assert highest < MOST_MEMORY
    if sys.platform == "linux" and IS_SOAK:
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < 2 * MOST_MEMORY >> 10
