"""F8: a puzzle that is killed at any moment goes on with the right time, give or take a second."""

from pathlib import Path

import pytest

from dicegames.session.table import open_table
from puzzle_kill import kill_and_check
from scenarios import Report, report_scenario
from soaking import IS_SOAK
from storage.listing import list_sessions

COUNT = 60 if IS_SOAK else 3


@pytest.mark.rule("F8")
def test_a_kill_costs_at_most_one_second(tmp_path: Path, record_property: Report) -> None:
    before, worst = 300_000, 0
    for seed in range(COUNT):
        shown, on_disk = kill_and_check(tmp_path, seed)
        assert 0 <= on_disk - shown <= 1000
        worst = max(worst, on_disk - shown)
        assert on_disk <= before
        before = on_disk
    report_scenario(record_property, "kills of a puzzle", {"kills": COUNT, "most_lost_ms": worst})
    table = open_table(list_sessions(tmp_path)[0].path)
    assert table.pauses() == COUNT - 1
    table.journal.close()
