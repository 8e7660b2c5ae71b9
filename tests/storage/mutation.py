"""Damage for session files: mutations of bytes, of lines and of the values in them."""

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.storage.library import load
from dicegames.storage.salvage import salvage
from storage.any_session import EVERY_RULESET, any_header, play_anything
from storage.listing import session_info
from storage.session_help import encode_session

NASTY: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    2**31,
    10**15 - 1,
    10**15,
    10**400,
    0.5,
    "",
    "\0",
    "\ud800",
    "../../etc/passwd",
    "<b>x</b>",
    "x" * 70_000,
    [],
    {},
    [[[[]]]],
    {"type": "roll"},
    {"type": "draw", "values": [6, 6, 6, 6, 6]},
)
CHUNKS = (b"\n", b"\r", b"\0", b"\xff", b"\xef\xbb\xbf", b"{", b"[" * 200, b'"', b"1e999", b"NaN", b"\\ud800")
SLOWEST = 1.0
"""Seconds: what opens a file takes no longer, whatever it holds."""


@dataclass
class Found:
    """What became of damaged files: how many by reason, "" for those that were good, and the slowest."""

    reasons: dict[str, int] = field(default_factory=dict)
    slowest: float = 0.0

    def note(self, reason: str, seconds: float) -> None:
        """Count one more file."""
        self.reasons[reason] = self.reasons.get(reason, 0) + 1
        self.slowest = max(self.slowest, seconds)


def some_session(choice: random.Random, steps: int = 40) -> bytes:
    """Return a good session of any game, up to so many steps long."""
    game_id, ruleset = choice.choice(EVERY_RULESET)
    header = any_header(game_id, ruleset, choice)
    return encode_session(header, play_anything(header, choice, choice.randint(0, steps))[1])


def mutate(data: bytes, choice: random.Random) -> bytes:
    """Return `data` with one to four kinds of damage."""
    for _ in range(choice.randint(1, 4)):
        data = choice.choice((_bytes, _piece, _lines, _value, _value, _value))(data, choice)
    return data


def examine(path: Path, found: Found) -> None:
    """Open a file in every way that only reads, and check that all agree about it.

    Raises:
        AssertionError: they don't, the file changed, or it took too long.
    """
    data = path.read_bytes()
    info, listing = timed(lambda: session_info(path))
    assert info.state in ("open", "finished", "damaged", "newer")
    reason, opening = _reason(lambda: load(path).match())
    start, salvaging = _reason(lambda: salvage(path))
    if start:
        assert start == reason
    else:
        saved = salvage(path)
        told = saved.problem.reason if saved.problem else ""
        # Something else may stand before the limit that is exceeded, or before the line that can't be read.
        assert told in (reason, "illegal_step") or reason in ("too_large", "too_many_lines")
        assert bool(told) == bool(reason)
        steps = saved.record.match().steps
        assert len(steps) <= len(saved.record.entries)
    assert path.read_bytes() == data
    slowest = max(listing, opening, salvaging)
    assert slowest < SLOWEST, f"{slowest:.2f} s"
    found.note(reason, slowest)


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """Return the result of `work` and the seconds of processor time that it took."""
    started = time.process_time()
    result = work()
    return result, time.process_time() - started


def _reason(work: Callable[[], object]) -> tuple[str, float]:
    started = time.process_time()
    try:
        work()
    except InvalidRecordError as error:
        return error.reason, time.process_time() - started
    return "", time.process_time() - started


def _bytes(data: bytes, choice: random.Random) -> bytes:
    changed = bytearray(data or b"x")
    for _ in range(choice.randint(1, 3)):
        changed[choice.randrange(len(changed))] = choice.randrange(256)
    return bytes(changed)


def _piece(data: bytes, choice: random.Random) -> bytes:
    start, length = choice.randint(0, len(data)), choice.choice((1, 5, 100, 5000))
    what = choice.randrange(4)
    if what == 0:
        return data[:start]
    if what == 1:
        return data[:start] + data[start + length :]
    if what == 2:
        return data[:start] + data[start : start + length] * 2 + data[start + length :]
    return data[:start] + choice.choice(CHUNKS) * choice.choice((1, 1, 1, 50)) + data[start:]


def _lines(data: bytes, choice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True) or [b""]
    one, other = choice.randrange(len(lines)), choice.randrange(len(lines))
    what = choice.randrange(4)
    if what == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif what == 1:
        del lines[one]
    elif what == 2:
        lines.insert(one, lines[other])
    else:
        # Numbered anew, so that what follows is looked at for what it says.
        lines[one:one] = lines[other : other + 3] * choice.choice((1, 2, 30))
        lines = [lines[0], *(_numbered(line, number) for number, line in enumerate(lines[1:], start=1))]
    return b"".join(lines)


def _numbered(line: bytes, number: int) -> bytes:
    try:
        plain = msgspec.json.decode(line)
        plain["n"] = number
        return msgspec.json.encode(plain) + b"\n"
    except (ValueError, TypeError, RecursionError, msgspec.MsgspecError):
        return line


def _value(data: bytes, choice: random.Random) -> bytes:
    """Put another value somewhere into one line, which stays JSON."""
    lines = data.splitlines(keepends=True) or [b""]
    at = choice.randrange(len(lines))
    try:
        plain = json.loads(lines[at])
    except (ValueError, RecursionError):  # damaged before, perhaps nested without end
        return data
    if not isinstance(plain, dict) or not plain:
        return data
    holder: Any = plain
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = choice.choice(keys)
        inner = holder[key]
        if not isinstance(inner, dict | list) or not inner or choice.random() < 0.3:
            break
        holder = inner
    holder[key] = _other_value(inner, choice)
    if isinstance(holder, dict) and choice.random() < 0.1:
        holder[choice.choice(("x", "mark", "seats", "title", "do"))] = choice.choice(NASTY)
    try:
        lines[at] = json.dumps(plain, separators=(",", ":")).encode() + b"\n"
    except RecursionError:
        return data
    return b"".join(lines)


def _other_value(value: Any, choice: random.Random) -> Any:
    """Return another value, mostly one near by: what is almost right gets furthest."""
    if type(value) is int and choice.random() < 0.7:
        return value + choice.choice((-1, 1, 2, 100))
    if isinstance(value, list) and value and choice.random() < 0.5:
        return choice.choice((value[::-1], value[1:], [*value, value[0]], value * 100))
    return choice.choice(NASTY)
