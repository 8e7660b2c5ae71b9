"""Kill the program in a real X server at any moment: what its window showed is in the file, which opens."""

from pathlib import Path

import pytest

from dicegames.models.game_words import GAME_ORDER
from hands import Plan
from scenarios import Report, report_scenario
from screen import MISSING, WHY, real_screen
from soaking import IS_SOAK
from window_crash import Folder, Tally

KILLS = 38 if IS_SOAK else 1  # for each plan; there are eight
LONGEST = 4.0 if IS_SOAK else 2.0  # seconds of play before a kill
MOST_MEMORY_MB = 200

PLANS = [Plan(game_id, computer) for game_id in GAME_ORDER for computer in (False, True)]
if not IS_SOAK:
    PLANS = [plan for number, plan in enumerate(PLANS) if number in (3, 4)]


@pytest.mark.parametrize("plan", PLANS, ids=[f"{plan.game_id}-{plan.words}" for plan in PLANS])
def test_nothing_that_the_window_showed_is_lost_by_a_kill(
    tmp_path: Path, record_property: Report, plan: Plan
) -> None:
    if MISSING:
        (pytest.fail if IS_SOAK else pytest.skip)(WHY)
    tally = Tally()
    try:
        with real_screen() as environment:
            folder = Folder(tmp_path / "files", plan, environment, seed=PLANS.index(plan), longest=LONGEST)
            for _ in range(KILLS):
                folder.kill_once(tally)
            folder.close_once(tally)
    finally:
        report_scenario(record_property, f"kills in a window, {plan.game_id}, {plan.words}", tally.as_data())
    assert tally.kills == KILLS
    assert tally.shown >= KILLS
    assert not tally.unsaved
    assert tally.most_memory_mb < MOST_MEMORY_MB
