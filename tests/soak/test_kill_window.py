"""Kill the real window again and again after random actions: reopened, nothing that it showed is lost."""

from pathlib import Path

from scenarios import Report, report_scenario
from soaking import IS_SOAK
from window_kill import kill_and_check

COUNT = 200 if IS_SOAK else 10


def test_reopened_nothing_that_the_window_showed_is_lost(tmp_path: Path, record_property: Report) -> None:
    shown = [kill_and_check(tmp_path, seed) for seed in range(COUNT)]
    report_scenario(record_property, "kills without a screen", {"kills": COUNT, "shown": sum(shown)})
    # How far it gets before a kill is a matter of the machine: more than the first state now and then.
    assert sum(shown) > COUNT
