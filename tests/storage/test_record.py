"""What a session file says is read back exactly, or refused with the reason and the line."""

import json
import random
import time
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.engine import match as match_module
from dicegames.engine.action import Draw
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, MarkKind, Seat, Step
from dicegames.games.catalog import GAMES
from dicegames.games.sheet.state import Keep, Release, Roll
from dicegames.storage import record as record_module
from dicegames.storage.people import MAX_NAME, SEAT_COLORS, is_seat_name
from dicegames.storage.plain import MAX_DIGITS, MAX_NESTING
from dicegames.storage.record import (
    FORMAT,
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    MAX_LINES,
    TableOptions,
    decode_record,
    encode_entry,
    encode_header,
    whole_length,
)
from storage.session_help import SEATS, TIME, encode_session, play, sample_bytes, sample_header


def reason_of(data: bytes) -> tuple[str, int]:
    """Return why these bytes are no session that can be played on."""
    with pytest.raises(InvalidRecordError) as caught:
        decode_record(data).match()
    assert caught.value.detail
    return caught.value.reason, caught.value.line


def with_header(**changes: Any) -> bytes:
    """Return a session whose header has other values; None takes the field away."""
    plain = msgspec.to_builtins(sample_header()) | changes
    return json.dumps({key: value for key, value in plain.items() if value is not None}).encode() + b"\n"


def with_line(line: str | bytes | dict[str, Any]) -> bytes:
    """Return a session of one header and this line."""
    if isinstance(line, dict):
        line = json.dumps(line)
    return encode_header(sample_header()) + (line.encode() if isinstance(line, str) else line) + b"\n"


def roll_line(**changes: Any) -> dict[str, Any]:
    return {"n": 1, "seat": 0, "do": {"type": "roll"}, "draws": [[1, 2, 3, 4, 5]], "at": TIME} | changes


names = st.text(min_size=1, max_size=MAX_NAME).filter(is_seat_name)


@given(
    st.lists(names, min_size=1, max_size=8),
    st.integers(0, 2**32),
    st.integers(0, 60),
    st.sampled_from(["roll", "free", "off"]),
)
def test_a_session_is_read_back_as_it_was(seat_names: list[str], seed: int, steps: int, undo: Any) -> None:
    colors = random.Random(seed).sample(SEAT_COLORS, len(seat_names))
    seats = tuple(Seat(name, color) for name, color in zip(seat_names, colors, strict=True))
    header = sample_header(seats, seed % len(seats), TableOptions(auto_entry=seed % 31, undo=undo))
    match, entries = play(header, seed, steps)
    record = decode_record(encode_session(header, entries))
    assert record.header == header
    assert record.entries == entries
    assert record.times == (TIME,) * len(entries)
    assert not record.torn
    again = record.match()
    assert (again.state, again.steps, again.undone) == (match.state, match.steps, match.undone)
    assert encode_session(record.header, record.entries) == encode_session(header, entries)


@pytest.mark.parametrize(
    "kind", ["practice", "pause", "resume", "finish", "hint", "tutor", "guide", "guide_read", "guide_end"]
)
def test_marks_without_a_count_are_read_back(kind: Any) -> None:
    header = sample_header()
    record = decode_record(encode_session(header, (Mark(kind),)))
    assert record.entries == (Mark(kind),)
    assert (record.match().undo_rule == "free") == (kind == "practice")


@pytest.mark.parametrize("left", [0, 1, 241_900, 600_000])
def test_the_time_left_is_read_back_and_changes_no_state(left: int) -> None:
    header = sample_header()
    entries = (Step(0, Roll(), (Draw((1, 2, 3, 4, 5)),)), Mark("clock", left))
    record = decode_record(encode_session(header, entries))
    assert record.entries == entries
    assert record.match().steps == entries[:1]


def test_much_time_is_no_work() -> None:
    marks = (Mark("clock", 10**12),) * 100
    assert decode_record(encode_session(sample_header(), marks)).match().steps == ()


def test_a_cut_at_any_byte_gives_a_beginning_or_is_told() -> None:
    data = sample_bytes()
    whole = decode_record(data)
    first_line = data.index(b"\n") + 1
    for end in range(len(data)):
        if end < first_line:
            reason, line = reason_of(data[:end])
            assert reason in {"not_a_session", "bad_header"}
            assert line <= 1
            continue
        record = decode_record(data[:end])
        complete = data[:end].count(b"\n") - 1
        assert record.entries == whole.entries[:complete]
        assert record.torn == (data[end - 1 : end] != b"\n")
        record.match()


def test_zeros_behind_the_last_line_are_an_unfinished_line() -> None:
    data = sample_bytes()
    record = decode_record(data + b"\x00" * 4096)
    assert record.torn
    assert record.entries == decode_record(data).entries


@pytest.mark.parametrize("tail", [b"", b'{"n":1'])
def test_a_last_line_with_zeros_in_it_is_an_unfinished_line(tail: bytes) -> None:
    data = sample_bytes()
    start = data.rindex(b"\n", 0, -1) + 1
    for cut in range(start + 1, len(data)):
        torn = data[:start] + bytes(cut - start) + data[cut:] + tail
        assert whole_length(torn) == start
        record = decode_record(torn)
        assert record.torn
        assert record.entries == decode_record(data).entries[:-1]


def test_zeros_in_any_other_line_are_damage() -> None:
    data = sample_bytes()
    before = data.rindex(b"\n", 0, data.rindex(b"\n", 0, -1)) + 1
    damaged = data[:before] + bytes(5) + data[before + 5 :]
    assert whole_length(damaged) == len(damaged)
    assert reason_of(damaged) == ("bad_line", data.count(b"\n") - 1)
    assert whole_length(bytes(9) + b"\n") == 10  # the header is never dropped
    assert whole_length(b"") == 0


@given(st.integers(0, 2**32))
def test_flipped_bits_and_lost_pieces_never_crash(seed: int) -> None:
    damage = random.Random(seed)
    data = bytearray(sample_bytes(seed % 5, 20))
    for _ in range(damage.randint(1, 4)):
        start = damage.randrange(len(data))
        if damage.random() < 0.6:
            data[start] ^= 1 << damage.randrange(8)
        elif damage.random() < 0.5:
            del data[start : start + damage.randint(1, 200)]
        else:
            data[start:start] = data[damage.randrange(len(data)) :][: damage.randint(1, 300)]
    lines = data.count(b"\n") + 1
    try:
        match = decode_record(bytes(data)).match()
    except InvalidRecordError as error:
        found = error.line
    else:
        found = len(match.steps)
    assert 0 <= found <= lines


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_without_a_crash(data: bytes) -> None:
    with pytest.raises(InvalidRecordError):
        decode_record(data)
    with pytest.raises(InvalidRecordError):
        decode_record(encode_header(sample_header()) + data + b"\n\n").match()


def test_every_lost_or_doubled_line_is_noticed() -> None:
    lines = sample_bytes().splitlines(keepends=True)
    for number in range(1, len(lines) - 1):
        without = lines[:number] + lines[number + 1 :]
        assert reason_of(b"".join(without)) == ("line_missing", number + 1)
        twice = [*lines[: number + 1], *lines[number:]]
        assert reason_of(b"".join(twice)) == ("line_missing", number + 2)


HEADERS: dict[str, tuple[bytes, tuple[str, int]]] = {
    "empty file": (b"", ("not_a_session", 0)),
    "text": (b"Dear diary\n", ("not_a_session", 0)),
    "other JSON": (b'{"hello": 1}\n', ("not_a_session", 0)),
    "zeros": (b"\x00" * 100_000, ("not_a_session", 0)),
    "byte order mark": (b"\xef\xbb\xbf" + sample_bytes(), ("bad_encoding", 1)),
    "UTF-16": (sample_bytes().decode().encode("utf-16"), ("bad_encoding", 1)),
    "Latin-1": (
        sample_bytes().decode().replace("„", "").replace("“", "").encode("latin-1"),
        ("bad_encoding", 1),
    ),
    "CRLF": (sample_bytes().replace(b"\n", b"\r\n"), ("bad_header", 1)),
    "no line end": (encode_header(sample_header()).rstrip(), ("bad_header", 1)),
    "array": (b'["dicegames"]\n', ("bad_header", 1)),
    "newer format": (with_header(dicegames=FORMAT + 1, strange={"a": 1.5}), ("newer_format", 1)),
    "format as text": (with_header(dicegames="1"), ("bad_header", 1)),
    "format true": (with_header(dicegames=True), ("bad_header", 1)),
    "format 0": (with_header(dicegames=0), ("bad_header", 1)),
    "unknown field": (with_header(extra=1), ("bad_header", 1)),
    "no id": (with_header(id=None), ("bad_header", 1)),
    "id with a path": (with_header(id="../../../../etc/passwd_000000000"), ("bad_header", 1)),
    "id with a line end": (with_header(id="0" * 32 + "\n"), ("bad_header", 1)),
    "wrong day": (with_header(created="2026-02-30T10:00:00Z"), ("bad_header", 1)),
    "local time": (with_header(created="2026-02-03T10:00:00+01:00"), ("bad_header", 1)),
    "Arabic digits": (with_header(created="٢026-02-03T10:00:00Z"), ("bad_header", 1)),
    "unknown game": (with_header(game="ludo"), ("unknown_game", 0)),
    "game with a path": (with_header(game="../penta"), ("unknown_game", 0)),
    "no ruleset": (with_header(ruleset={}), ("bad_ruleset", 1)),
    "negative option": (with_header(options={"auto_entry": -1}), ("bad_header", 1)),
    "no seats": (with_header(seats=[]), ("bad_seats", 1)),
    "first seat": (with_header(first_seat=2), ("bad_seats", 1)),
    "first seat below": (with_header(first_seat=-1), ("bad_seats", 1)),
    "long header": (with_header(app="x" * MAX_LINE_BYTES), ("line_too_long", 1)),
}


@pytest.mark.parametrize(("data", "expected"), HEADERS.values(), ids=HEADERS.keys())
def test_a_bad_header_is_refused_with_its_reason(data: bytes, expected: tuple[str, int]) -> None:
    assert reason_of(data) == expected


SEAT_LISTS = {
    "empty name": [{"name": "", "color": "blue"}],
    "blank name": [{"name": " \u00a0 ", "color": "blue"}],
    "long name": [{"name": "x" * (MAX_NAME + 1), "color": "blue"}],
    "line end": [{"name": "Ada\nBob", "color": "blue"}],
    "NUL": [{"name": "Ada\x00", "color": "blue"}],
    "escape sequence": [{"name": "\x1b[31mAda", "color": "blue"}],
    "turned direction": [{"name": "Ada\u202egnp", "color": "blue"}],
    "line separator": [{"name": "Ada\u2028", "color": "blue"}],
    "unknown colour": [{"name": "Ada", "color": "#ff0000"}],
    "one colour twice": [{"name": "Ada", "color": "blue"}, {"name": "Bob", "color": "blue"}],
    "nine seats": [{"name": "Ada", "color": "blue"}] * 9,
    "level with a path": [{"name": "Ada", "color": "blue", "player": "computer", "level": "../x"}],
    "long level": [{"name": "Ada", "color": "blue", "player": "computer", "level": "x" * 33}],
}


@pytest.mark.parametrize("seats", SEAT_LISTS.values(), ids=SEAT_LISTS.keys())
def test_bad_seats_are_refused(seats: list[dict[str, str]]) -> None:
    assert reason_of(with_header(seats=seats)) == ("bad_seats", 1)


@pytest.mark.parametrize(
    "name",
    ["<b>Ada</b>", "../../etc", "C:\\con", "%n {0} &x", "👩‍👧", "Ω", "x" * MAX_NAME, '"mark":"practice"'],
)
def test_strange_but_printable_names_are_kept_as_they_are(name: str) -> None:
    header = sample_header((Seat(name, "blue"),))
    assert decode_record(encode_session(header, ())).header.seats[0].name == name


LINES: dict[str, tuple[bytes, tuple[str, int]]] = {
    "text": (with_line("hello"), ("bad_line", 2)),
    "empty line": (with_line(""), ("bad_line", 2)),
    "array": (with_line("[]"), ("bad_line", 2)),
    "space before": (with_line(" " + json.dumps(roll_line())), ("bad_line", 2)),
    "zeros before": (with_line(b"\x00" * 50) + b"{}\n", ("bad_line", 2)),
    "not UTF-8": (with_line(b'{"n":1,"mark":"pause\xff"}'), ("bad_encoding", 2)),
    "surrogate bytes": (with_line(b'{"n":1,"mark":"\xed\xa0\x80"}'), ("bad_encoding", 2)),
    "key twice": (with_line('{"n":1,"n":1,"mark":"pause","at":"2026-03-01T18:00:00Z"}'), ("bad_line", 2)),
    "NaN": (with_line('{"n":NaN,"mark":"pause","at":"2026-03-01T18:00:00Z"}'), ("bad_line", 2)),
    "huge number": (
        with_line('{"n":' + "9" * 500 + ',"mark":"pause","at":"2026-03-01T18:00:00Z"}'),
        ("bad_line", 2),
    ),
    "n as text": (with_line(roll_line(n="1")), ("bad_line", 2)),
    "n as fraction": (with_line(roll_line(n=1.0)), ("bad_line", 2)),
    "n true": (with_line(roll_line(n=True)), ("bad_line", 2)),
    "n 0": (with_line(roll_line(n=0)), ("line_missing", 2)),
    "n 2": (with_line(roll_line(n=2)), ("line_missing", 2)),
    "unknown field": (with_line(roll_line(why="luck")), ("bad_line", 2)),
    "step and mark": (with_line(roll_line(mark="pause")), ("bad_line", 2)),
    "no time": (with_line(roll_line(at="noon")), ("bad_line", 2)),
    "unknown mark": (with_line({"n": 1, "mark": "cheat", "at": TIME}), ("bad_line", 2)),
    "pause with a count": (with_line({"n": 1, "mark": "pause", "count": 1, "at": TIME}), ("bad_line", 2)),
    "hint with a count": (with_line({"n": 1, "mark": "hint", "count": 1, "at": TIME}), ("bad_line", 2)),
    "hint with a seat": (with_line({"n": 1, "mark": "hint", "seat": 0, "at": TIME}), ("bad_line", 2)),
    "undo without a count": (with_line({"n": 1, "mark": "undo", "at": TIME}), ("bad_line", 2)),
    "undo backwards": (with_line({"n": 1, "mark": "undo", "count": -1, "at": TIME}), ("bad_line", 2)),
    "unknown action": (with_line(roll_line(do={"type": "cheat"})), ("bad_step", 2)),
    "action field": (with_line(roll_line(do={"type": "roll", "faces": 6})), ("bad_step", 2)),
    "action without type": (with_line(roll_line(do={})), ("bad_step", 2)),
    "action as text": (with_line(roll_line(do="roll")), ("bad_line", 2)),
    "wrong seat": (with_line(roll_line(seat=1)), ("illegal_step", 2)),
    "no seat": (with_line(roll_line(seat=None)), ("illegal_step", 2)),
    "no decision": (with_line(roll_line(do=None)), ("illegal_step", 2)),
    "face 7": (with_line(roll_line(draws=[[1, 2, 3, 4, 7]])), ("illegal_step", 2)),
    "six dice": (with_line(roll_line(draws=[[1, 2, 3, 4, 5, 6]])), ("illegal_step", 2)),
    "two rolls": (with_line(roll_line(draws=[[1, 2, 3, 4, 5], [1, 2, 3, 4, 5]])), ("illegal_step", 2)),
    "no draw": (with_line(roll_line(draws=[])), ("illegal_step", 2)),
    "a draw by hand": (
        with_line(roll_line(do={"type": "draw", "values": [6, 6, 6, 6, 6]}, draws=[])),
        ("illegal_step", 2),
    ),
    "keep before the roll": (
        with_line(roll_line(do={"type": "keep", "die": 0}, draws=[])),
        ("illegal_step", 2),
    ),
    "time backwards": (with_line({"n": 1, "mark": "clock", "count": -1, "at": TIME}), ("bad_line", 2)),
    "undo of nothing": (with_line({"n": 1, "mark": "undo", "count": 1, "at": TIME}), ("illegal_step", 2)),
    "redo of nothing": (with_line({"n": 1, "mark": "redo", "count": 1, "at": TIME}), ("illegal_step", 2)),
    "deep": (with_line('{"n":' + "[" * 30_000 + "]" * 30_000 + "}"), ("bad_line", 2)),
    "long line": (with_line('{"n":1,"x":"' + "x" * MAX_LINE_BYTES + '"}'), ("line_too_long", 2)),
    "long unfinished line": (
        encode_header(sample_header()) + b"x" * (MAX_LINE_BYTES + 1),
        ("line_too_long", 2),
    ),
    "million lines": (with_line("\n" * 1_000_000), ("too_many_lines", 0)),
    "too many lines": (encode_header(sample_header()) + b"\n" * MAX_LINES, ("too_many_lines", 0)),
    "too large": (encode_header(sample_header()) + b" " * MAX_FILE_BYTES, ("too_large", 0)),
}


@pytest.mark.parametrize(("data", "expected"), LINES.values(), ids=LINES.keys())
def test_a_bad_line_is_refused_with_its_reason(data: bytes, expected: tuple[str, int]) -> None:
    started = time.perf_counter()
    assert reason_of(data) == expected
    assert time.perf_counter() - started < 5


def test_faces_that_change_after_an_undo_are_refused() -> None:
    header = sample_header(options=TableOptions(undo="free"))
    game = header.new_game()
    lines = [
        encode_header(header),
        json.dumps(roll_line()).encode() + b"\n",
        encode_entry(game, 2, Mark("undo", 1), TIME),
        json.dumps(roll_line(n=3, draws=[[6, 6, 6, 6, 6]])).encode() + b"\n",
    ]
    assert reason_of(b"".join(lines)) == ("illegal_step", 4)
    lines[3] = json.dumps(roll_line(n=3)).encode() + b"\n"
    assert len(decode_record(b"".join(lines)).match().steps) == 1


def test_short_marks_ask_for_little_work() -> None:
    header = sample_header(options=TableOptions(undo="free"))
    roll = Step(0, Roll(), (Draw((1, 2, 3, 4, 5)),))
    toggles = [Step(0, Release(0) if number % 2 else Keep(0)) for number in range(500)]
    marks: list[Entry] = [Mark("redo" if number % 2 else "undo", 500) for number in range(799)]
    record = decode_record(encode_session(header, (roll, *toggles, *marks)))
    started = time.perf_counter()
    assert record.match().steps == (roll,)
    assert time.perf_counter() - started < 1


def test_steps_are_taken_back_so_often_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "MAX_TAKEN_BACK", 40)
    header = sample_header(options=TableOptions(undo="free"))
    roll = Step(0, Roll(), (Draw((1, 2, 3, 4, 5)),))
    marks = [Mark("redo" if number % 2 else "undo", 1) for number in range(80)]
    match = decode_record(encode_session(header, (roll, *marks))).match()
    assert match.undo_barrier() == "undo_too_often", "who plays is refused"
    data = encode_session(header, (roll, *marks, Mark("undo", 1)))
    assert reason_of(data) == ("illegal_step", 83), "and so is a file"


def test_roll_is_written_in_one_line_with_its_faces() -> None:
    header = sample_header()
    match, entries = play(header, 1, 1)
    assert isinstance(entries[0], Step)
    assert entries[0].action == Roll()
    line = json.loads(encode_session(header, entries).splitlines()[1])
    assert list(line) == ["n", "seat", "do", "draws", "at"]
    assert line["draws"] == [list(draw.values) for draw in entries[0].draws]
    assert match.state.chance is None


def test_the_colours_are_those_of_the_table() -> None:
    assert len(set(SEAT_COLORS)) == 8
    assert {seat.color for seat in SEATS} <= set(SEAT_COLORS)


def test_the_page_about_the_format_names_every_field_and_limit() -> None:
    page = Path(record_module.__file__).with_name("FORMAT.md").read_text(encoding="utf-8")
    header = msgspec.to_builtins(sample_header())
    words = {"n", "at", "do", "draws", "mark", "count", "title"}
    words |= {*header, *header["options"], *header["seats"][0]}
    words |= {*get_args(MarkKind), *SEAT_COLORS, *(info.id for info in GAMES)}
    assert [word for word in sorted(words) if f"`{word}`" not in page] == []
    limits = [
        f"{MAX_FILE_BYTES >> 20} MiB",
        f"{MAX_LINES:,} lines",
        f"{MAX_LINE_BYTES >> 10} KiB",
        f"{MAX_NESTING} levels",
        f"{MAX_DIGITS} digits",
        f"{match_module.MAX_TAKEN_BACK:,} steps",
        f"describes {FORMAT} ",
    ]
    assert [limit for limit in limits if limit not in page] == []
