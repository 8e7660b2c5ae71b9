"""Kill a playing program again and again: nothing that it showed may be lost."""

from pathlib import Path

from scenarios import Report, report_scenario
from soaking import IS_SOAK
from storage.kill_help import kill_and_check

COUNT = 200 if IS_SOAK else 10


def test_nothing_that_was_shown_is_lost_by_any_kill(tmp_path: Path, record_property: Report) -> None:
    results = [kill_and_check(tmp_path, seed) for seed in range(1000, 1000 + COUNT)]
    facts = {
        "kills": COUNT,
        "shown": sum(shown for shown, _ in results),
        "torn": sum(torn for _, torn in results),
    }
    report_scenario(record_property, "kills of a journal", facts)
    assert facts["shown"] > COUNT
    assert facts["torn"]
