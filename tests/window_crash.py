"""Play in the program's window by real keys and clicks, kill it at any moment, and look for what was lost."""

import os
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.match import Match
from dicegames.storage.journal import SUFFIX
from dicegames.storage.library import load
from dicegames.storage.lock import lock
from hands import Plan, next_words
from processes import PATIENCE, SOON, children_of, is_alive, wait_for
from watched_program import Program, Report
from witness import fingerprint

EARLY = 0.1  # part of the kills that come while the program starts
STARTING = 1.5  # seconds within which those come
NEXT_SHOWN = 1.0  # seconds to wait for something new on the screen


@dataclass
class Tally:
    """What was found in all lives: counts, and the worst of each measure."""

    lives: int = 0
    kills: int = 0
    shown: int = 0
    entries: int = 0
    torn: int = 0
    unsaved: int = 0
    left_over: int = 0
    moments: Counter[str] = field(default_factory=Counter)
    pages: Counter[str] = field(default_factory=Counter)
    most_memory_mb: int = 0
    most_helpers: int = 0
    slowest_opening: float = 0.0
    slowest_start: float = 0.0

    def as_data(self) -> dict[str, Any]:
        """Return plain data for a report."""
        return {
            name: dict(value) if isinstance(value, Counter) else value for name, value in vars(self).items()
        }


class Folder:
    """A data folder in which the program is killed again and again."""

    def __init__(
        self, folder: Path, plan: Plan, environment: dict[str, str], seed: int, longest: float
    ) -> None:
        self._folder = folder
        self._plan = plan
        self._environment = environment
        self._choice = random.Random(seed)
        self._longest = longest
        self._positions: dict[str, list[str]] = {}
        self._words: dict[tuple[str, str], list[str]] = {}
        settings = folder / "config" / "settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_bytes(msgspec.json.encode(plan.settings))

    @property
    def _sessions(self) -> Path:
        return self._folder / "sessions"

    def kill_once(self, tally: Tally) -> None:
        """Start the program, play, kill it, and check everything that it showed.

        Raises:
            AssertionError: something is lost, damaged, left over or too large.
        """
        choice = self._choice
        moment = choice.choice(("anytime", "shown", "pressed"))
        if self._positions and choice.random() < EARLY:
            moment = "starting"
        ills = {"DICEGAMES_SLOW_DISK": "1"} if choice.random() < 0.5 else {}
        with Program(self._folder, self._environment, self._file(), **ills) as program:
            if moment == "starting":
                program.listen(choice.uniform(0.0, STARTING))
            else:
                self._play(program, moment)
                tally.slowest_start = max(tally.slowest_start, round(program.first_sign, 3))
                tally.most_memory_mb = max(tally.most_memory_mb, program.memory_mb())
            helpers = children_of(program.process.pid)
            assert not program.is_over, program.complaints()
            complaints = program.kill()
            assert not complaints, "\n".join(complaints)
        wait_for(lambda: not any(map(is_alive, helpers)), "the end of the helpers", SOON)
        tally.kills += 1
        tally.moments[moment] += 1
        tally.most_helpers = max(tally.most_helpers, len(helpers))
        self.check(program, tally)

    def close_once(self, tally: Tally) -> None:
        """Start the program as after a kill and close it by its key: all is as it was shown."""
        with Program(self._folder, self._environment, self._file()) as program:
            program.listen(PATIENCE, 1)
            program.press("key", "ctrl+q").wait(PATIENCE)
            complaints = program.complaints()
            assert (program.process.returncode, complaints) == (0, [])
        self.check(program, tally)

    def _file(self) -> Path | None:
        """Return a session to open at the start, None for the start page."""
        paths = [self._sessions / name for name, positions in self._positions.items() if positions]
        if not paths or self._choice.random() < 0.3:
            return None
        return paths[-1]

    def _play(self, program: Program, moment: str) -> None:
        choice = self._choice
        program.listen(PATIENCE, 1)
        program.first_sign = time.monotonic() - program.began
        if not self._positions:
            self.hand(program, PATIENCE, lambda told: "state" in told)
        self.hand(program, choice.uniform(0.0, self._longest))
        if moment == "anytime":
            return
        count = len(program.reports) + 1
        program.press(*next_words(self._plan, program.last, choice)).wait(PATIENCE)
        if moment == "shown":
            program.listen(NEXT_SHOWN, count)
        else:
            program.listen(choice.uniform(0.0, 0.05))

    def hand(
        self,
        program: Program,
        seconds: float,
        until: Callable[[Report], bool] = lambda told: False,
        keys: Sequence[str] = (),
    ) -> None:
        """Play for so long, or until something is told; `keys` are all that is pressed at a table."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0 and not until(program.last):
            assert not program.is_over, program.complaints()
            words = next_words(self._plan, program.last, self._choice)
            if keys and program.last.get("page") == "table":
                words = ["key", self._choice.choice(keys)]
            hand = program.press(*words)
            while hand.poll() is None and (left := end - time.monotonic()) > 0:
                program.listen(min(left, 0.02))
            if hand.poll() is None:
                hand.kill()
            hand.wait(PATIENCE)
            program.listen(min(max(0.0, left), 0.05))

    def check(self, program: Program, tally: Tally) -> None:
        """Check that the files hold what a program showed that runs no more."""
        tally.lives += 1
        shown: dict[str, list[str]] = {}
        unsaved: dict[str, list[str]] = {}
        for told in program.reports:
            tally.pages[told["page"]] += 1
            if "opened" in told:
                tally.slowest_opening = max(tally.slowest_opening, told["opened"])
            if "state" not in told:
                continue
            name, state = told["file"], told["state"]
            waiting = unsaved.setdefault(name, [])
            if [*shown.setdefault(name, []), *waiting][-1:] != [state]:
                waiting.append(state)
            if told["saved"]:
                shown[name] += waiting
                waiting.clear()
            tally.unsaved += not told["saved"]
            if "words" in told:
                known = self._words.setdefault((name, state), told["words"])
                assert told["words"] == known, f"{name} {state}: other words than before"
        assert set(shown) <= {path.name for path in self._sessions.glob(f"*{SUFFIX}")}, "a file is lost"
        for path in sorted(self._sessions.glob(f"*{SUFFIX}")):
            self._check_file(path, shown.get(path.name, []), tally)
        tally.left_over = len([path for path in self._folder.rglob(".*") if path.is_file()])

    def _check_file(self, path: Path, shown: list[str], tally: Tally) -> None:
        """Check that what was shown of a session is in its file, in that order, and that nobody holds it."""
        before = self._positions.get(path.name)
        descriptor = os.open(path, os.O_RDWR)
        try:
            assert lock(descriptor), f"{path.name} is still locked"
        finally:
            os.close(descriptor)
        record = load(path)
        match = Match(record.game, record.header.seats, record.header.options.undo)
        positions = [fingerprint(match)]
        positions += [fingerprint(match) for _ in record.replay(match)]
        start = 0
        if before:
            assert positions[: len(before)] == before, f"{path.name}: its beginning has changed"
            start = len(before) - 1
            if shown and len(before) > 1:  # without an entry, an opening deal may still come before all
                assert shown[0] == before[-1], f"{path.name}: not reopened at entry {len(before) - 1}"
        rest = iter(positions[start:])
        assert all(state in rest for state in shown), f"{path.name}: what was shown is not in the file"
        tally.shown += len(shown)
        tally.entries += len(positions) - (len(before) if before else 1)
        tally.torn += record.torn
        self._positions[path.name] = positions
