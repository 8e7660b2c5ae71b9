"""How the champion of 10.000 gets ready: nobody waits for it, it can be given up, no process is left."""

import multiprocessing
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dicegames.computer import tenthousand_process
from dicegames.computer.players import ComputerPlayers
from dicegames.computer.sheet_tables import SolverTables
from dicegames.computer.tenthousand_champion import ChampionTenThousandPlayer, StrongTenThousandPlayer
from dicegames.computer.tenthousand_match import MatchModel
from dicegames.computer.tenthousand_models import MatchModels
from dicegames.computer.tenthousand_tables import ThinkingCancelledError
from dicegames.engine.action import Draw
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.games.tenthousand.state import Roll
from games.tenthousand_help import start, varied

SMALL = varied(SHORT, target=1000)


def never() -> bool:
    return False


def unheard(_done: int, _total: int) -> None:
    """Hear nothing of progress."""


def test_nobody_waits_before_the_match_is_worked_out() -> None:
    unknown = varied(SHORT, target=2500)
    players = ComputerPlayers(SolverTables())
    state = start(unknown, 2).child(Roll()).child(Draw((1, 5, 5, 5, 2, 6)))
    assert not players.is_prepared(state)
    champion, strong = ChampionTenThousandPlayer(), StrongTenThousandPlayer()
    begun = time.monotonic()
    assert champion.advise(state, never) is None
    action = champion.decide(state, random.Random(0), never)
    assert time.monotonic() - begun < 1.0
    assert action == strong.decide(state, random.Random(0), never)
    players.prepare(state, unheard, lambda: True)
    assert not players.is_prepared(state), "it was given up"
    assert players.is_prepared(start(unknown, 1)), "alone there is nobody to win against"


def test_preparing_tells_its_steps_and_lasts() -> None:
    told: list[tuple[int, int]] = []
    players = ComputerPlayers(SolverTables())
    state = start(varied(SMALL, target=1500), 2)
    players.prepare(state, lambda done, total: told.append((done, total)), never)
    assert players.is_prepared(state)
    assert players.is_prepared(start(varied(SMALL, id="other", name="Ours", target=1500), 3))
    assert [done for done, _ in told] == list(range(1, len(told) + 1))
    assert told[-1][0] < told[-1][1] == told[0][1]
    advice = ChampionTenThousandPlayer().advise(state, never)
    assert advice is not None
    assert advice.unit == "win"
    told.clear()
    players.prepare(state, lambda done, total: told.append((done, total)), never)
    assert not told, "it is there"


def test_a_process_works_out_the_same_as_this_one() -> None:
    other, here = MatchModels().work_out(SMALL, unheard, never), MatchModel(SMALL)
    assert other.first_chance() == here.first_chance()
    assert not multiprocessing.active_children()


def test_without_a_process_it_is_worked_out_here(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(multiprocessing.current_process(), "_config", {"daemon": True})
    model = MatchModels().work_out(SMALL, lambda done, total: told.append((done, total)), never)
    assert model.ruleset.target == 1000
    assert told[-1][0] == told[-1][1], "a helper tells no end: its model does"


def test_a_helper_that_comes_to_harm_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tenthousand_process, "_help", _break_down)
    assert MatchModels().work_out(SMALL, unheard, never).ruleset.target == 1000


def _break_down(*_arguments: object) -> None:
    os._exit(3)


def test_it_is_given_up_at_once_and_leaves_no_process() -> None:
    calls = iter(range(1000))
    begun = time.monotonic()
    with pytest.raises(ThinkingCancelledError):
        MatchModels().work_out(varied(SHORT, target=100_000), unheard, lambda: next(calls) >= 2)
    assert time.monotonic() - begun < 5.0
    assert not multiprocessing.active_children()


def test_few_models_are_kept() -> None:
    models = MatchModels()
    rulesets = [varied(SMALL, target=500 + fifties * 50) for fifties in range(9)]
    for ruleset in rulesets:
        models._made[ruleset] = MatchModel.__new__(MatchModel)
    models.work_out(SMALL, unheard, never)
    assert models.get(SMALL) is not None
    assert models.get(rulesets[0]) is None


_ASKS = """
from dicegames.computer.tenthousand_models import match_models
from games.tenthousand_help import varied
from dicegames.games.tenthousand.ruleset import SHORT, Strikes

if __name__ == "__main__":
    slow = varied(SHORT, target=100_000, strikes=Strikes(in_row=9, penalty="zero", minus=0))
    print("asks", flush=True)
    match_models().work_out(slow, lambda done, total: print(done, flush=True), lambda: False)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="looks processes up in /proc")
def test_a_helper_ends_with_the_program_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "asks.py"
    script.write_text(_ASKS)
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    asking = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, env=os.environ | paths)
    assert asking.stdout is not None
    assert asking.stdout.readline() == b"asks\n"
    assert asking.stdout.readline() == b"1\n"
    helpers = _helpers_of(asking.pid)
    assert helpers
    asking.send_signal(signal.SIGKILL)
    asking.wait()
    asking.stdout.close()
    end = time.monotonic() + 20
    while any(_is_alive(helper) for helper in helpers):
        assert time.monotonic() < end, "a helper is left"
        time.sleep(0.05)


def _helpers_of(parent: int) -> list[int]:
    children = Path(f"/proc/{parent}/task/{parent}/children")
    if not children.exists():
        pytest.skip("this system doesn't tell the children of a process")
    return [int(child) for child in children.read_text().split()]


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{process}/stat").read_text()
    return status.rpartition(")")[2].split()[0] != "Z"
