"""A program that plays into a journal and tells what it showed, and a parent that kills it at any moment.

Run as a program: `kill_help.py FOLDER SEED` plays on in the folder's only session, or begins one.
"""

import hashlib
import os
import random
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from dicegames.engine.chance import SystemDice  # noqa: E402
from dicegames.engine.match import Entry, Mark, Match, Seat  # noqa: E402
from dicegames.storage.disk import Disk  # noqa: E402
from dicegames.storage.journal import Journal  # noqa: E402
from dicegames.storage.people import SEAT_COLORS  # noqa: E402
from storage.session_help import sample_header  # noqa: E402

EIGHT = tuple(Seat(f"Player {number}", color) for number, color in enumerate(SEAT_COLORS, start=1))
LONGEST_LIFE = 0.2  # seconds after the first sign of life


def fingerprint(number: int, match: Match) -> str:
    """Return one line for the state that stands after the entry `number`."""
    digest = hashlib.sha256(repr((match.state, match.undone)).encode()).hexdigest()
    return f"{number} {digest}\n"


def play(folder: Path, seed: int) -> None:
    """Play until killed or until the match is over; each state is printed after it was written."""
    choice = random.Random(seed)
    disk = Disk(write=write_in_pieces if seed % 2 else os.write)
    paths = list(folder.glob("*.dicegame"))
    if paths:
        journal, record, match = Journal.open(paths[0], disk=disk)
        written = len(record.entries)
    else:
        header = sample_header(EIGHT)
        journal = Journal.create(folder, header, disk=disk)
        match, written = Match(header.new_game(), header.seats), 0
    show(written, match)
    while match.state.outcome is None:
        entry: Entry
        if choice.random() < 0.1 and match.undo_barrier() is None:
            entry = Mark("undo", 1)
            journal.append(entry)
            match.apply_entry(entry)
        else:
            transition = match.prepare(choice.choice(match.state.legal_actions()), SystemDice())
            journal.append(transition.step)
            match.commit(transition)
        written += 1
        show(written, match)


def show(written: int, match: Match) -> None:
    os.write(1, fingerprint(written, match).encode())


def write_in_pieces(descriptor: int, data: bytes) -> int:
    """Write a few bytes and linger, so that most kills hit the middle of a line."""
    written = os.write(descriptor, data[:9])
    time.sleep(0.0005)
    return written


def kill_and_check(folder: Path, seed: int) -> tuple[int, bool]:
    """Let the program play, kill it, and check that every state that it showed is on disk.

    Returns how many it showed, and whether the kill tore a line.

    Raises:
        AssertionError: something that was shown is lost.
    """
    moment = random.Random(seed)
    command = [sys.executable, str(Path(__file__)), str(folder), str(seed)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        first = child.stdout.readline() if moment.random() < 0.9 else b""
        time.sleep(moment.random() * LONGEST_LIFE)
        child.kill()
        shown = (first + child.stdout.read()).decode().splitlines(keepends=True)
        complaint = child.stderr.read().decode()
    assert not complaint, complaint
    paths = list(folder.glob("*.dicegame"))
    assert paths or not shown
    if not shown:
        # Killed before anything was seen: the header may be incomplete, and that file is of no use.
        for path in paths:
            path.unlink()
        return 0, False
    journal, record, _ = Journal.open(paths[0])
    journal.close()
    match = Match(record.game, record.header.seats, record.header.options.undo)
    on_disk = {fingerprint(0, match)}
    for number, _ in enumerate(record.replay(match), start=1):
        on_disk.add(fingerprint(number, match))
    assert set(shown) <= on_disk, "lost"
    if match.state.outcome is not None:
        paths[0].unlink()
    return len(shown), record.torn


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
