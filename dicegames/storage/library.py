"""The sessions in a folder: a list to choose from, and one of them read whole."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Mark, Naming, Seat, Seating
from dicegames.storage.journal import check_regular
from dicegames.storage.record import (
    MAX_FILE_BYTES,
    MAX_LINES,
    Record,
    decode_entry,
    decode_header,
    decode_record,
    timestamp,
    whole_length,
)
from dicegames.storage.summary import Progress, SessionSummary, summary_of

SessionState = Literal["open", "finished", "damaged", "newer"]

# Quotes inside a JSON text are escaped, so nobody's name can look like these.
_TELLING_MARK = re.compile(rb'"mark"\s*:\s*"(practice|hint|tutor)"')
_NAMINGS_PASSED = 100  # so many names in a row at the end are passed over: nobody gives more
_SEATS = re.compile(rb'"seats"\s*:')
_TITLE = re.compile(rb'"title"\s*:')


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A session in the list; of one that can't be read only `path`, `state`, `reason`, `line` and times.

    `ruleset_name` is the name that somebody gave the ruleset, "" for one of the program; `title` what people
    call the session. `seats` are those that sit there now. `assisted` says that somebody was helped, `totals`
    whether points may be seen before the end. `created` and `changed` are RFC 3339 in UTC; `reason` and
    `line` are those of InvalidRecordError. `summary` is there once the session was replayed.
    """

    path: Path
    state: SessionState
    created: str
    changed: str
    game_id: str | None = None
    ruleset_id: str = ""
    ruleset_name: str = ""
    seats: tuple[Seat, ...] = ()
    practice: bool = False
    assisted: bool = False
    totals: bool = True
    title: str = ""
    reason: str = ""
    line: int = 0
    summary: SessionSummary | None = None

    @property
    def is_readable(self) -> bool:
        """Whether it is a session that can be gone on with or looked through, as far as is known."""
        return self.state in ("open", "finished")


def info_of(path: Path, data: bytes) -> SessionInfo:
    """Return what the list says of a file that holds `data`, judged by its first and last line."""
    try:
        return _readable_info(path, data)
    except InvalidRecordError as error:
        return unreadable_info(path, error)


def whole_info(path: Path, data: bytes, progress: Progress) -> SessionInfo:
    """Return what the list says of a file that holds `data`, every line and rule checked.

    What is over counts as finished, even where the program was ended before it could write so.
    """
    try:
        info = _readable_info(path, data)
        summary = summary_of(decode_record(data), progress)
    except InvalidRecordError as error:
        return unreadable_info(path, error)
    state = info.state if summary.turn is not None else "finished"
    return msgspec.structs.replace(info, state=state, summary=summary)


def unreadable_info(path: Path, error: InvalidRecordError) -> SessionInfo:
    """Return what the list says of a file that can't be used."""
    moment = _modified(path)
    return SessionInfo(
        path=path,
        state="newer" if error.reason == "newer_format" else "damaged",
        created=moment,
        changed=moment,
        reason=error.reason,
        line=error.line,
    )


def load(path: Path) -> Record:
    """Return the session in the file `path`; the rules are checked by `Record.match`.

    Raises:
        InvalidRecordError: those of `decode_record`, or "unreadable" when the system refuses the file.
    """
    return decode_record(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """Return what a session file holds.

    Raises:
        InvalidRecordError: "unreadable", "not_a_session" or "too_large".
    """
    data = read_start(path)
    if len(data) > MAX_FILE_BYTES:
        raise InvalidRecordError("too_large", detail=f"more than {MAX_FILE_BYTES} bytes")
    return data


def read_start(path: Path) -> bytes:
    """Return what a file holds, of one that is too large for a session a byte more than the limit.

    Raises:
        InvalidRecordError: "unreadable" or "not_a_session".
    """
    try:
        check_regular(path)
        with path.open("rb") as file:
            return file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InvalidRecordError("unreadable", detail=str(error)) from error


def _readable_info(path: Path, data: bytes) -> SessionInfo:
    if b"\n" not in data:
        decode_record(data)  # says what is wrong with a header that is not complete
    data = data[: whole_length(data)]
    header_end = data.index(b"\n")
    header, game = decode_header(data[:header_end])
    lines = data.count(b"\n")
    if lines > MAX_LINES:
        raise InvalidRecordError("too_many_lines", detail=f"more than {MAX_LINES} lines")
    played, changed = _last_played(game, data, header.created)
    marks = set(_TELLING_MARK.findall(data, header_end))
    seating = _last_entry(game, data, header_end, _SEATS, Seating)
    naming = _last_entry(game, data, header_end, _TITLE, Naming)
    return SessionInfo(
        path=path,
        state="finished" if isinstance(played, Mark) and played.kind == "finish" else "open",
        created=header.created,
        changed=changed,
        game_id=header.game_id,
        ruleset_id=str(header.ruleset.get("id", "")),
        ruleset_name=str(header.ruleset.get("name", "")),
        seats=header.seats if seating is None else seating.seats,
        practice=header.options.undo == "free" or b"practice" in marks,
        assisted=not marks.isdisjoint((b"hint", b"tutor")),
        totals=header.options.totals,
        title="" if naming is None else naming.title,
    )


def _last_played(game: Game, data: bytes, created: str) -> tuple[Entry | None, str]:
    """Return the last entry and its time; a name given afterwards is no playing.

    None and `created`: there is no other entry.
    """
    end, number = len(data) - 1, data.count(b"\n") - 1
    for _ in range(min(number, _NAMINGS_PASSED)):
        begin = data.rindex(b"\n", 0, end) + 1
        entry, at = decode_entry(game, data[begin:end], number)
        if not isinstance(entry, Naming):
            return entry, at
        end, number = begin - 1, number - 1
    return None, created


_Kind = TypeVar("_Kind", bound=Entry)


def _last_entry(
    game: Game, data: bytes, start: int, pattern: re.Pattern[bytes], kind: type[_Kind]
) -> _Kind | None:
    """Return the last entry of a kind among the whole lines of `data`, which `pattern` finds."""
    last = data.rfind(b"\n")
    for found in reversed(list(pattern.finditer(data, start, last))):
        begin = data.rindex(b"\n", 0, found.start()) + 1
        line = data[begin : data.index(b"\n", begin)]
        entry, _ = decode_entry(game, line, data.count(b"\n", 0, begin))
        if isinstance(entry, kind):
            return entry
    return None


def _modified(path: Path) -> str:
    try:
        return timestamp(datetime.fromtimestamp(path.stat().st_mtime, UTC))
    except (OSError, ValueError, OverflowError):
        return ""
