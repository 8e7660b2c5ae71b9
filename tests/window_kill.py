"""The program's own window plays at random and tells what it shows; a parent kills it at any moment.

Run as a program: `window_kill.py FOLDER SEED` goes on with the folder's open session, or begins one.
"""

import hashlib
import os
import random
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from dicegames.engine.match import Match  # noqa: E402
from dicegames.session.table import open_table  # noqa: E402
from dicegames.storage.settings import Settings  # noqa: E402
from storage.listing import list_sessions  # noqa: E402

QUIET = "propagateSizeHints"  # what the platform without a screen says about itself
LONGEST_LIFE = 0.5  # seconds after the first sign of life


def fingerprint(match: Match) -> str:
    """Return one line for what the window shows of a match."""
    return hashlib.sha256(repr((match.state, match.undone)).encode()).hexdigest()


def play(folder: Path, seed: int) -> None:
    """Use the window at random until killed; each state that it shows is printed after it was painted."""
    from PySide6.QtWidgets import QApplication

    from dicegames.app.main import make_app
    from dicegames.engine.chance import SystemDice
    from windows import open_window

    choice = random.Random(seed)
    app = make_app(["dicegames"])
    settings = Settings(motion="off", confirm_zero=False)
    with open_window(folder, dice=SystemDice(), settings=settings) as driver:
        window = driver.window
        open_ones = [info for info in list_sessions(folder / "data" / "sessions") if info.state == "open"]
        if open_ones:
            window.open_file(open_ones[0].path)
        else:
            driver.start()
        while True:
            assert window.desk is not None
            assert window.table is not None
            match = window.desk.controller.match
            app.processEvents()
            window.grab()
            os.write(1, f"{fingerprint(match)}\n".encode())
            if match.state.outcome is not None:
                break
            window.table.handover.dismiss()
            if choice.random() < 0.15 and match.undo_barrier() is None:
                window.table.undo()
            else:
                driver.clock.now += 1000
                window.table.board.wish(choice.choice(match.state.legal_actions()))
            QApplication.processEvents()
    os.write(1, b"closed\n")


def kill_and_check(folder: Path, seed: int) -> int:
    """Let the window play, kill it, reopen the session, and return how many states it showed.

    Raises:
        AssertionError: something that was shown is lost.
    """
    moment = random.Random(seed)
    command = [sys.executable, str(Path(__file__)), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline()
        time.sleep(moment.random() * LONGEST_LIFE)
        child.kill()
        shown = (first + child.stdout.read()).decode().split("\n")[:-1]
        complaints = [line for line in child.stderr.read().decode().splitlines() if QUIET not in line]
    assert not complaints, complaints
    info = list_sessions(folder / "data" / "sessions")[0]
    if shown[-1:] == ["closed"]:
        shown.pop()
    table = open_table(info.path)
    try:
        replayed = Match(table.match.game, table.match.seats, table.header.options.undo)
        on_disk = {fingerprint(replayed)}
        for entry, _ in table.times:
            replayed.apply_entry(entry)
            on_disk.add(fingerprint(replayed))
        assert set(shown) <= on_disk, "lost"
    finally:
        table.journal.close()
    return len(shown)


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
