"""Kill a playing program again and again: nothing that it showed may be lost."""

import os
from pathlib import Path

from storage.kill_help import kill_and_check

COUNT = 200 if os.environ.get("DICEGAMES_SOAK") == "1" else 10


def test_nothing_that_was_shown_is_lost_by_any_kill(tmp_path: Path) -> None:
    results = [kill_and_check(tmp_path, seed) for seed in range(1000, 1000 + COUNT)]
    assert sum(shown for shown, _ in results) > COUNT
    assert any(torn for _, torn in results)
