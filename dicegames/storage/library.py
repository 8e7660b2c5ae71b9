"""The sessions in a folder: a list to choose from, and one of them read whole."""

import re
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

import msgspec

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Mark, Seat
from dicegames.storage.journal import SUFFIX, check_regular
from dicegames.storage.record import (
    MAX_FILE_BYTES,
    MAX_LINES,
    Record,
    decode_entry,
    decode_header,
    decode_record,
    timestamp,
)

SessionState = Literal["open", "finished", "damaged", "newer"]

# Quotes inside a JSON text are escaped, so nobody's name can look like this.
_TELLING_MARK = re.compile(rb'"mark"\s*:\s*"(practice|hint|tutor)"')


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A session in the list; of one that can't be read only `path`, `state`, `reason`, `line` and times.

    `ruleset_name` is the name that somebody gave the ruleset, "" for one of the program. `assisted` says that
    somebody was helped. `created` and `changed` are RFC 3339 in UTC; `reason` and `line` are those of
    InvalidRecordError.
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
    reason: str = ""
    line: int = 0


def list_sessions(directory: Path) -> list[SessionInfo]:
    """Return the sessions in `directory`, the one last played first; none when there is no such folder.

    Only the first and the last line of a file are checked here, so one that is listed as open can still
    turn out to be damaged. No file is changed.
    """
    try:
        paths = [path for path in directory.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []
    infos = [session_info(path) for path in paths]
    return sorted(infos, key=lambda info: (info.changed, info.path.name), reverse=True)


def session_info(path: Path) -> SessionInfo:
    """Return what the list says of one file, whatever it holds."""
    try:
        return _readable_info(path, read_bytes(path))
    except InvalidRecordError as error:
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
    try:
        check_regular(path)
        with path.open("rb") as file:
            data = file.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise InvalidRecordError("unreadable", detail=str(error)) from error
    if len(data) > MAX_FILE_BYTES:
        raise InvalidRecordError("too_large", detail=f"more than {MAX_FILE_BYTES} bytes")
    return data


def _readable_info(path: Path, data: bytes) -> SessionInfo:
    end = data.rfind(b"\n")
    if end < 0:
        decode_record(data)  # says what is wrong with a header that is not complete
    header_end = data.index(b"\n")
    header, game = decode_header(data[:header_end])
    lines = data.count(b"\n")
    if lines > MAX_LINES:
        raise InvalidRecordError("too_many_lines", detail=f"more than {MAX_LINES} lines")
    finished, changed = False, header.created
    if lines > 1:
        last = data[data.rindex(b"\n", 0, end) + 1 : end]
        entry, changed = decode_entry(game, last, lines - 1)
        finished = isinstance(entry, Mark) and entry.kind == "finish"
    marks = set(_TELLING_MARK.findall(data, header_end))
    return SessionInfo(
        path=path,
        state="finished" if finished else "open",
        created=header.created,
        changed=changed,
        game_id=header.game_id,
        ruleset_id=str(header.ruleset.get("id", "")),
        ruleset_name=str(header.ruleset.get("name", "")),
        seats=header.seats,
        practice=header.options.undo == "free" or b"practice" in marks,
        assisted=not marks.isdisjoint((b"hint", b"tutor")),
    )


def _modified(path: Path) -> str:
    try:
        return timestamp(datetime.fromtimestamp(path.stat().st_mtime, UTC))
    except (OSError, ValueError, OverflowError):
        return ""
