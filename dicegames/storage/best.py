"""The best results against the clock, per limit, in one JSON file (F8)."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from dicegames.storage.atomic import atomic_write, backup_path, put_aside
from dicegames.storage.disk import Disk
from dicegames.storage.people import is_seat_name
from dicegames.storage.plain import parse_json

FORMAT = 1
MOST_KEPT = 10
MAX_BEST_BYTES = 1 << 20

_Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9_-]{1,64}\Z")]
_Time = Annotated[str, msgspec.Meta(pattern=r"\A[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,15}Z\Z")]


class BestResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One result: the id of its session, points, who, when it ended (RFC 3339 in UTC), how many pauses."""

    session: Annotated[str, msgspec.Meta(pattern=r"\A[0-9a-f]{32}\Z")]
    score: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    name: str
    at: _Time
    pauses: Annotated[int, msgspec.Meta(ge=0)]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    best: dict[_Id, tuple[BestResult, ...]] = {}
    format: Literal[1] = 1


class _NewerError(ValueError):
    """The file is a newer program's."""


BestProblem = Literal["best_unreadable", "best_newer"]


class BestStore:
    """The best results in the file at `path`. A file that can't be read is put aside, never overwritten."""

    def __init__(self, path: Path, disk: Disk | None = None) -> None:
        self._path = path
        self._disk = disk
        self._stuck = False
        self._lists: dict[str, tuple[BestResult, ...]] = {}

    def load(self) -> BestProblem | None:
        """Read the file and return what went wrong.

        The problem is None, "best_unreadable" (what stood there before is used, or nothing) or "best_newer"
        (the file is a newer program's; it stays as it is, and nothing of it is used).
        """
        self._stuck = False
        self._lists = {}
        try:
            self._lists = _read(self._path)
        except FileNotFoundError:
            return None
        except _NewerError:
            self._stuck = True
            return "best_newer"
        except (OSError, ValueError):
            self._stuck = not put_aside(self._path)
            try:
                self._lists = _read(backup_path(self._path.resolve()))
            except (OSError, ValueError):
                self._lists = {}
            return "best_unreadable"
        return None

    def lists(self) -> dict[str, tuple[BestResult, ...]]:
        """Return all best results by the id of their ruleset, the best one of each first."""
        return dict(self._lists)

    def of(self, ruleset_id: str) -> tuple[BestResult, ...]:
        """Return the best results by a ruleset, the best one first."""
        return self._lists.get(ruleset_id, ())

    def add(self, ruleset_id: str, result: BestResult) -> None:
        """Put `result` into its list unless it is there; the best `MOST_KEPT` stay, of equal ones the older.

        What somebody else wrote into the file since stays there too.

        Raises:
            OSError: the list could not be written, or is a newer program's; it holds until the program ends.
        """
        if not self._stuck:
            self._take_in()
        known = self.of(ruleset_id)
        if any(other.session == result.session for other in known):
            return
        kept = sorted((*known, result), key=_rank)[:MOST_KEPT]
        if result not in kept:
            return
        self._lists[ruleset_id] = tuple(kept)
        if self._stuck:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self._path))
        data = msgspec.json.format(msgspec.json.encode(_File(self._lists)), indent=2) + b"\n"
        atomic_write(self._path, data, self._disk)

    def _take_in(self) -> None:
        """Add what another window or a restored backup put into the file since it was read."""
        with suppress(OSError, ValueError):
            for ruleset_id, results in _read(self._path).items():
                all_of_them = {result.session: result for result in (*results, *self.of(ruleset_id))}
                self._lists[ruleset_id] = tuple(sorted(all_of_them.values(), key=_rank)[:MOST_KEPT])


def _rank(result: BestResult) -> tuple[int, str]:
    return -result.score, result.at


def _read(path: Path) -> dict[str, tuple[BestResult, ...]]:
    with path.open("rb") as file:
        data = file.read(MAX_BEST_BYTES + 1)
    if len(data) > MAX_BEST_BYTES:
        raise ValueError("too large")
    plain = parse_json(data.decode())
    version = plain.get("format") if isinstance(plain, dict) else None
    if type(version) is int and version > FORMAT:
        raise _NewerError
    lists = msgspec.convert(plain, _File, strict=True).best
    if not all(is_seat_name(result.name) for results in lists.values() for result in results):
        raise ValueError("a name")
    return {key: tuple(sorted(results, key=_rank)[:MOST_KEPT]) for key, results in lists.items()}
