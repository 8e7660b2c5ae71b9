"""A puzzle whose clock runs in real time; a parent kills it at any moment.

Run as a program: `puzzle_kill.py FOLDER` plays on with the folder's open puzzle, or begins one, and prints
the time left as often as it can.
"""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from dicegames.engine.match import Mark, Seat  # noqa: E402
from dicegames.games.sheet.ruleset import PUZZLE5  # noqa: E402
from dicegames.session.puzzle_clock import PuzzleClock  # noqa: E402
from dicegames.session.table import create_table, open_table  # noqa: E402
from dicegames.storage.library import load  # noqa: E402
from dicegames.storage.record import current_time, new_header  # noqa: E402
from players import idle_players  # noqa: E402
from storage.listing import list_sessions  # noqa: E402


def play(folder: Path) -> None:
    """Let the time of a puzzle run until killed; what is left is printed before anything else happens."""
    from PySide6.QtCore import QCoreApplication

    from dicegames.engine.chance import SystemDice
    from dicegames.games.sheet.state import Roll
    from dicegames.session.desk import MatchDesk

    app = QCoreApplication([])
    infos = list_sessions(folder)
    if infos:
        table = open_table(infos[0].path)
    else:
        seats = (Seat("Ada", "blue"),)
        header = new_header("fivedice", PUZZLE5, seats, app_version="test", created=current_time())
        table = create_table(folder, header)
    desk = MatchDesk(table, SystemDice(), "instant", bool, idle_players())
    clock = desk.clock
    assert isinstance(clock, PuzzleClock)
    desk.start()
    if table.match.steps:
        desk.controller.set_paused(False)
    else:
        desk.controller.act(Roll())
    while True:
        app.processEvents()
        os.write(1, f"{clock.left_ms}\n".encode())
        time.sleep(0.01)


def kill_and_check(folder: Path, seed: int) -> tuple[int, int]:
    """Kill a running puzzle; return the milliseconds last shown and those on disk."""
    command = [sys.executable, str(Path(__file__)), str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline()
        time.sleep(random.Random(seed).uniform(0.0, 2.5))
        child.kill()
        shown = (first + child.stdout.read()).decode().split("\n")[:-1]
        assert child.stderr.read() == b""
    record = load(list_sessions(folder)[0].path)
    marks = [entry.count for entry in record.entries if isinstance(entry, Mark) and entry.kind == "clock"]
    return int(shown[-1]), marks[-1] if marks else 300_000


if __name__ == "__main__":
    play(Path(sys.argv[1]))
