"""What a session file says: a header line, then one line for each step and mark.

FORMAT.md beside this module documents all of it. The file is UTF-8, each line a JSON object and a line feed:

    {"dicegames":1,"id":"…","app":"0.1.0","game":"penta","ruleset":{…},"seats":[…],"first_seat":0,…}
    {"n":1,"seat":0,"do":{"type":"roll"},"draws":[[1,2,3,4,5]],"at":"2026-03-01T18:00:00.000Z"}
    {"n":7,"mark":"undo","count":1,"at":"2026-03-01T18:00:09.120Z"}
    {"n":8,"mark":"clock","count":241900,"at":"2026-03-01T18:00:09.900Z"}
    {"n":9,"mark":"hint","at":"2026-03-01T18:00:12.300Z"}
    {"n":10,"seats":[{"name":"Ada",…},…],"at":"2026-03-01T18:00:14.000Z"}
    {"n":11,"title":"Sunday evening","at":"2026-03-01T18:00:15.000Z"}

`seats` are those from there on, as many as before; the last `title` is the name of the session.
A mark's `count` is the number of steps that it concerns, of "clock" the milliseconds that are left; other
marks have none:

    undo, redo      steps are taken back or brought back; they stay in the file
    practice        a practice table from here on: undo has no limit
    pause, resume   somebody paused or left, and came back
    finish          the match is over
    clock           how much time is left of a match against the clock
    hint            the seat on turn was told what its choices are worth
    tutor           from here on a person's choices were watched; once is enough
    guide           the guide of a first game was opened
    guide_read      what it said was put away
    guide_end       it was closed

`n` counts the lines after the header, so a lost line is noticed. What follows the last line feed was being
written when the program ended; nobody has seen its result, so it doesn't count.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import Annotated, Any, Literal, Self, TypeVar
from uuid import uuid4

import msgspec

from dicegames.engine.action import Draw
from dicegames.engine.errors import IllegalActionError, InvalidActionError, InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.match import Entry, Mark, MarkKind, Match, Naming, Seat, Seating, Step, UndoRule
from dicegames.games.catalog import game_info
from dicegames.storage.people import is_title, seats_problem
from dicegames.storage.plain import MAX_DIGITS, MAX_NESTING, parse_json

FORMAT = 1
MAX_FILE_BYTES = 32 << 20
MAX_LINE_BYTES = 64 << 10
MAX_LINES = 50_000

_MAGIC = b'"dicegames"'
_LONG_NUMBER = re.compile(rb"[0-9]{%d}" % (MAX_DIGITS + 1))
_TIME = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]{1,6})?Z")


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed at the table; `auto_entry` in seconds, 0 for off.

    `totals` tells whether points may be seen during the game, or at its end only. Files from before it was
    there leave it out.
    """

    auto_entry: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 3
    handover: bool = True
    undo: UndoRule = "roll"
    dice: Literal["app", "typed"] = "app"
    totals: bool = True


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what is played, who sits there, and a full copy of the ruleset as plain data."""

    format: int = msgspec.field(default=FORMAT, name="dicegames")
    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{32}\Z")]
    app_version: Annotated[str, msgspec.Meta(max_length=40)] = msgspec.field(name="app")
    game_id: Annotated[str, msgspec.Meta(max_length=40)] = msgspec.field(name="game")
    ruleset: dict[str, Any]
    seats: tuple[Seat, ...]
    first_seat: int = 0
    options: TableOptions = TableOptions()
    created: str

    def new_game(self) -> Game:
        """Return the game that this header describes.

        Raises:
            InvalidRecordError: "unknown_game", "bad_ruleset", "bad_seats" or "bad_header".
        """
        info = game_info(self.game_id)
        try:
            ruleset = info.decode_ruleset(self.ruleset)
        except InvalidRecordError as error:
            raise InvalidRecordError("bad_ruleset", 1, error.detail) from error
        count = len(self.seats)
        least, most = info.player_limits(ruleset)
        problem = seats_problem(self.seats)
        if not least <= count <= most or not 0 <= self.first_seat < count:
            problem = "their number"
        elif ruleset.time_limit and any(seat.is_computer for seat in self.seats):
            problem = "a computer against the clock"
        if problem is not None:
            raise InvalidRecordError("bad_seats", 1, problem)
        if ruleset.time_limit and self.options.undo == "free":
            raise InvalidRecordError("bad_header", 1, "a practice table against the clock")
        return info.new_game(ruleset, count, self.first_seat)


class _StepLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    n: int
    seat: int | None
    do: dict[str, Any] | None
    draws: tuple[tuple[int, ...], ...] = ()
    at: str


class _MarkLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    n: int
    mark: MarkKind
    count: int = 0
    at: str


class _SeatsLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    n: int
    seats: tuple[Seat, ...]
    at: str


class _TitleLine(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    n: int
    title: str
    at: str


_Line = _StepLine | _MarkLine | _SeatsLine | _TitleLine


@dataclass(frozen=True, slots=True)
class Record:
    """A session as read: the entries, when each was written, and whether an unfinished line was left out."""

    header: Header
    game: Game
    entries: tuple[Entry, ...]
    times: tuple[str, ...]
    torn: bool

    @property
    def title(self) -> str:
        """What people called the session last, "" for no name of its own."""
        return next((entry.title for entry in reversed(self.entries) if isinstance(entry, Naming)), "")

    def until(self, count: int) -> Self:
        """Return the session as it was after its first `count` entries."""
        return replace(self, entries=self.entries[:count], times=self.times[:count], torn=False)

    def match(self) -> Match:
        """Return the match after the last entry, every step checked against the rules.

        Raises:
            InvalidRecordError: "illegal_step".
        """
        match = Match(self.game, self.header.seats, self.header.options.undo)
        for _ in self.replay(match):
            pass
        return match

    def replay(self, match: Match) -> Iterator[Entry]:
        """Apply the entries to `match`, a fresh one of this session, yielding each after it was applied.

        Raises:
            InvalidRecordError: "illegal_step".
        """
        for line, entry in enumerate(self.entries, start=2):
            try:
                match.follow(entry)
            except IllegalActionError as error:
                raise InvalidRecordError("illegal_step", line, error.reason) from error
            yield entry


def timestamp(moment: datetime) -> str:
    """Return `moment`, which knows its zone, as RFC 3339 in UTC with milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def current_time() -> str:
    """Return the time of day as `timestamp` gives it."""
    return timestamp(datetime.now(UTC))


def new_header(
    game_id: str,
    ruleset: object,
    seats: tuple[Seat, ...],
    *,
    first_seat: int = 0,
    options: TableOptions | None = None,
    app_version: str,
    created: str,
) -> Header:
    """Return the header of a new session with an id of its own; `created` as `timestamp` gives it."""
    return Header(
        id=uuid4().hex,
        app_version=app_version,
        game_id=game_id,
        ruleset=msgspec.to_builtins(ruleset),
        seats=seats,
        first_seat=first_seat,
        options=options or TableOptions(),
        created=created,
    )


def encode_header(header: Header) -> bytes:
    """Return the header's line."""
    return msgspec.json.encode(header) + b"\n"


def encode_entry(game: Game, number: int, entry: Entry, at: str) -> bytes:
    """Return the line of the session's entry `number` (from 1), written at time `at`."""
    line: _Line
    if isinstance(entry, Mark):
        line = _MarkLine(n=number, mark=entry.kind, at=at, count=entry.count)
    elif isinstance(entry, Seating):
        line = _SeatsLine(n=number, seats=entry.seats, at=at)
    elif isinstance(entry, Naming):
        line = _TitleLine(n=number, title=entry.title, at=at)
    else:
        action = None if entry.action is None else game.action_to_data(entry.action)
        draws = tuple(draw.values for draw in entry.draws)
        line = _StepLine(n=number, seat=entry.seat, do=action, at=at, draws=draws)
    return msgspec.json.encode(line) + b"\n"


def decode_header(line: bytes) -> tuple[Header, Game]:
    """Return what the first line (without its line feed) says.

    Raises:
        InvalidRecordError: "not_a_session", "bad_encoding", "line_too_long", "bad_header", "newer_format",
            "unknown_game", "bad_ruleset" or "bad_seats".
    """
    if line.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        raise InvalidRecordError("bad_encoding", 1, "a byte order mark")
    if _MAGIC not in line[:MAX_LINE_BYTES]:
        raise InvalidRecordError("not_a_session", detail="its first line is no header")
    plain = _parse(line, 1, "bad_header")
    version = plain.get("dicegames")
    if type(version) is not int or version < 1:
        raise InvalidRecordError("bad_header", 1, "no format number")
    if version > FORMAT:
        raise InvalidRecordError("newer_format", 1, f"format {version}")
    header = _convert(plain, Header, 1, "bad_header")
    _check_time(header.created, 1, "bad_header")
    return header, header.new_game()


def decode_entry(game: Game, line: bytes, number: int) -> tuple[Entry, str]:
    """Return the session's entry `number` (from 1) and its time from its line (without the line feed).

    Raises:
        InvalidRecordError: "bad_encoding", "line_too_long", "bad_line", "line_missing" or "bad_step".
    """
    at_line = number + 1
    plain = _parse(line, at_line, "bad_line")
    read: _Line
    # A step has a seat, the others have a word of their own.
    if "mark" in plain:
        read = _convert(plain, _MarkLine, at_line, "bad_line")
    elif "seats" in plain:
        read = _convert(plain, _SeatsLine, at_line, "bad_line")
    elif "title" in plain:
        read = _convert(plain, _TitleLine, at_line, "bad_line")
    else:
        read = _convert(plain, _StepLine, at_line, "bad_line")
    _check_time(read.at, at_line, "bad_line")
    if read.n != number:
        raise InvalidRecordError("line_missing", at_line, f"numbered {read.n}, {number} expected")
    if isinstance(read, _MarkLine):
        concerns_steps = read.mark in ("undo", "redo")
        if read.count < 0 or (read.mark != "clock" and (read.count > 0) != concerns_steps):
            raise InvalidRecordError("bad_line", at_line, "the count of a mark")
        return Mark(read.mark, read.count), read.at
    if isinstance(read, _SeatsLine):
        problem = seats_problem(read.seats)
        if problem is not None:
            raise InvalidRecordError("bad_seats", at_line, problem)
        return Seating(read.seats), read.at
    if isinstance(read, _TitleLine):
        if not is_title(read.title):
            raise InvalidRecordError("bad_line", at_line, "a title")
        return Naming(read.title), read.at
    try:
        action = None if read.do is None else game.action_from_data(read.do)
    except InvalidActionError as error:
        raise InvalidRecordError("bad_step", at_line, str(error)) from error
    return Step(read.seat, action, tuple(Draw(values) for values in read.draws)), read.at


def whole_length(data: bytes) -> int:
    """Return how many bytes at the beginning of a session file were ever promised to stay.

    They end with the last line feed. A last line that holds zero bytes doesn't count either: a power cut
    before it was flushed left its end there and not its beginning.
    """
    end = data.rfind(b"\n") + 1
    start = data.rfind(b"\n", 0, max(0, end - 1)) + 1
    return start if start and b"\0" in data[start:end] else end


def decode_record(data: bytes) -> Record:
    """Return the session that the bytes of a file hold; the rules are checked by `Record.match`.

    Raises:
        InvalidRecordError: those of `decode_header` and `decode_entry`, "too_large" or "too_many_lines".
    """
    problem = _size_problem(data)
    if problem is None:
        record, problem = decode_start(data)
    if problem is not None:
        raise problem
    return record


def decode_start(data: bytes) -> tuple[Record, InvalidRecordError | None]:
    """Return the session up to the first line that can't be read, and what is wrong there, None for nothing.

    Raises:
        InvalidRecordError: those of `decode_header`.
    """
    problem = _size_problem(data)
    first, feed, rest = data[:MAX_FILE_BYTES].partition(b"\n")
    if not feed and _MAGIC in first:
        raise InvalidRecordError("bad_header", 1, "incomplete")
    header, game = decode_header(first)
    *lines, tail = rest.split(b"\n", MAX_LINES - 1)
    if problem is None and lines and b"\0" in lines[-1]:
        tail = lines.pop()  # as `whole_length` says
    entries: list[Entry] = []
    times: list[str] = []
    try:
        for number, line in enumerate(lines, start=1):
            entry, at = decode_entry(game, line, number)
            entries.append(entry)
            times.append(at)
        if problem is None and len(tail) > MAX_LINE_BYTES:
            raise _too_long(len(lines) + 2)
    except InvalidRecordError as error:
        problem = error
    return Record(header, game, tuple(entries), tuple(times), problem is None and bool(tail)), problem


def _size_problem(data: bytes) -> InvalidRecordError | None:
    if len(data) > MAX_FILE_BYTES:
        return InvalidRecordError("too_large", detail=f"more than {MAX_FILE_BYTES} bytes")
    if data.count(b"\n") > MAX_LINES:
        return InvalidRecordError("too_many_lines", detail=f"more than {MAX_LINES} lines")
    return None


def _too_long(number: int) -> InvalidRecordError:
    return InvalidRecordError("line_too_long", number, f"more than {MAX_LINE_BYTES} bytes")


_T = TypeVar("_T", bound=msgspec.Struct)


def _parse(line: bytes, number: int, reason: str) -> dict[str, Any]:
    if len(line) > MAX_LINE_BYTES:
        raise _too_long(number)
    own = _own_words(line)
    if own is not None:
        return own
    try:
        text = line.decode()
    except UnicodeDecodeError as error:
        raise InvalidRecordError("bad_encoding", number, str(error)) from error
    if not (text.startswith("{") and text.endswith("}")):
        raise InvalidRecordError(reason, number, "no object")
    try:
        plain: dict[str, Any] = parse_json(text)
    except ValueError as error:
        raise InvalidRecordError(reason, number, str(error)) from error
    return plain


def _own_words(line: bytes) -> dict[str, Any] | None:
    """Return what a line holds that reads exactly as this program writes it, else None.

    What comes out the same when it is written again hides nothing from a reader that is quick instead of
    strict; long numbers and deep nesting are left to the strict one.
    """
    if _LONG_NUMBER.search(line) or line.count(b"[") + line.count(b"{") > MAX_NESTING:
        return None
    try:
        plain = msgspec.json.decode(line)
        return plain if isinstance(plain, dict) and msgspec.json.encode(plain) == line else None
    except (ValueError, RecursionError):
        return None


def _convert(plain: dict[str, Any], kind: type[_T], number: int, reason: str) -> _T:
    try:
        return msgspec.convert(plain, kind, strict=True)
    except msgspec.ValidationError as error:
        raise InvalidRecordError(reason, number, str(error)) from error


def _check_time(text: str, number: int, reason: str) -> None:
    try:
        # Years at the ends of the calendar can't be turned into every local time.
        if _TIME.fullmatch(text) and MINYEAR < datetime.fromisoformat(text).year < MAXYEAR:
            return
    except ValueError:
        pass
    raise InvalidRecordError(reason, number, "no time")
