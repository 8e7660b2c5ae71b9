"""Damaged and hostile files: what is read of each, what is told, and that the file stays as it is.

Reasons alone are listed in test_record.py; here whole files go through everything that opens one.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry
from dicegames.games.catalog import game_info
from dicegames.storage.copies import duplicate, import_file
from dicegames.storage.journal import Journal
from dicegames.storage.library import load
from dicegames.storage.record import (
    MAX_FILE_BYTES,
    MAX_LINE_BYTES,
    MAX_LINES,
    decode_record,
    encode_header,
    new_header,
)
from dicegames.storage.salvage import salvage
from storage.listing import list_sessions, session_info
from storage.session_help import SEATS, TIME, encode_session, play, sample_bytes, sample_header, write_session

AT = 5
"""The damaged line of the file, of those that are damaged in the middle: four entries before it are good."""
GOOD = AT - 2


def lines() -> list[bytes]:
    return sample_bytes().splitlines(keepends=True)


def compact(plain: dict[str, Any]) -> str:
    """Return a line as the program would write it."""
    return json.dumps(plain, separators=(",", ":"))


def damaged(line: bytes | str | dict[str, Any]) -> bytes:
    """Return a session with another line in its middle."""
    if isinstance(line, dict):
        line = compact(line)
    parts = lines()
    parts[AT - 1] = (line.encode() if isinstance(line, str) else line) + b"\n"
    return b"".join(parts)


def step(**changes: Any) -> bytes:
    """Return a session whose line in the middle is that step with other values."""
    return damaged(json.loads(lines()[AT - 1]) | changes)


def header(**changes: Any) -> bytes:
    """Return a session with other values in its header."""
    first, *rest = lines()
    return compact(json.loads(first) | changes).encode() + b"\n" + b"".join(rest)


def test_the_sample_is_good_up_to_its_end() -> None:
    assert decode_record(sample_bytes()).match().steps
    assert len(lines()) > AT + 2


# Nothing of these can be read: the reason and its line.
LOST: dict[str, tuple[bytes, str, int]] = {
    "empty": (b"", "not_a_session", 0),
    "UTF-8 with a byte order mark": (b"\xef\xbb\xbf" + sample_bytes(), "bad_encoding", 1),
    "UTF-16": (sample_bytes().decode().encode("utf-16"), "bad_encoding", 1),
    "UTF-32": (sample_bytes().decode().encode("utf-32"), "bad_encoding", 1),
    "Windows' encoding": (sample_bytes().decode().encode("cp1252"), "bad_encoding", 1),
    "Windows' line ends": (sample_bytes().replace(b"\n", b"\r\n"), "bad_header", 1),
    "old line ends": (sample_bytes().replace(b"\n", b"\r"), "bad_header", 1),
    "zeros": (b"\0" * 5_000_000, "not_a_session", 0),
    "a zero in the header": (sample_bytes().replace(b'"penta"', b'"pen\0ta"', 1), "bad_header", 1),
    "only huge lines": ((b"x" * 10_000_000 + b"\n") * 3, "not_a_session", 0),
    "a huge header": (header(app="x" * 10_000_000), "line_too_long", 1),
    "deep nesting": (b'{"dicegames":' + b"[" * 60_000 + b"]" * 60_000, "bad_header", 1),
    "a deep header": (header(ruleset=json.loads("[" * 30 + "]" * 30)), "bad_header", 1),
    "a key twice": (
        sample_bytes().replace(b'"first_seat":0', b'"first_seat":0,"first_seat":1'),
        "bad_header",
        1,
    ),
    "NaN": (sample_bytes().replace(b'"first_seat":0', b'"first_seat":NaN'), "bad_header", 1),
    "a huge number": (header(first_seat=10**4000), "bad_header", 1),
    "a large number": (header(first_seat=10**17), "bad_header", 1),
    "an unknown game": (header(game="<b>ludo</b>"), "unknown_game", 0),
    "a path for a game": (header(game="../../penta"), "unknown_game", 0),
    "an unknown field": (header(cheat=True), "bad_header", 1),
    "a path for an id": (header(id="../../../../../../etc/passwd0000"), "bad_header", 1),
    "a path for a time": (header(created="../../../../etc/passwd"), "bad_header", 1),
    "a path for a colour": (header(seats=[{"name": "Ada", "color": "../../x"}]), "bad_seats", 1),
    "a newer format": (header(dicegames=2), "newer_format", 1),
    "a header alone, cut off": (lines()[0][:-5], "bad_header", 1),
}

# Of these the beginning can be shown: what is told of the line that can't.
STOPPED: dict[str, tuple[bytes, str]] = {
    "wrong encoding": (step(seat="Bö").replace(rb"\u00f6", b"\xf6"), "bad_encoding"),
    "a byte order mark inside": (damaged(b"\xef\xbb\xbf" + lines()[AT - 1].rstrip()), "bad_line"),
    "a carriage return": (damaged(lines()[AT - 1].rstrip() + b"\r"), "bad_line"),
    "zeros": (damaged(b"\0" * 4096), "bad_line"),
    "a zero inside": (damaged(lines()[AT - 1].rstrip().replace(b'"seat"', b'"se\0at"')), "bad_line"),
    "a huge line": (damaged(b'{"n":4,"x":"' + b"x" * 20_000_000 + b'"}'), "line_too_long"),
    "deep nesting": (damaged('{"n":' + "[" * 30_000 + "]" * 30_000 + "}"), "bad_line"),
    "nesting in an action": (damaged('{"n":4,"do":' + '{"a":' * 20 + "1" + "}" * 21), "bad_line"),
    "a key twice": (damaged(lines()[AT - 1].replace(b'"n":4', b'"n":4,"n":4').rstrip()), "bad_line"),
    "NaN": (step(seat=float("nan")), "bad_line"),
    "infinity": (step(seat=float("inf")), "bad_line"),
    "a number beyond all": (damaged('{"n":1e999}'), "bad_line"),
    "a huge number": (step(seat=10**4000), "bad_line"),
    "a large number": (step(seat=10**17), "bad_line"),
    "a large number of the dice": (step(draws=[[10**15, 1, 1, 1, 1]]), "bad_line"),
    "a fraction": (step(seat=0.0), "bad_line"),
    "an unknown field": (step(luck=1), "bad_line"),
    "an unknown mark": (damaged({"n": 4, "mark": "cheat", "at": TIME}), "bad_line"),
    "an unknown action": (step(do={"type": "cheat"}), "bad_step"),
    "a field too many in an action": (step(do={"type": "roll", "faces": [6] * 5}), "bad_step"),
    "an action of another game": (step(do={"type": "claim"}), "bad_step"),
    "a die that isn't there": (step(do={"type": "keep", "die": 9}, draws=[]), "illegal_step"),
    "a die below zero": (step(do={"type": "keep", "die": -1}, draws=[]), "illegal_step"),
    "no face at all": (step(do={"type": "roll"}, draws=[[0, 1, 2, 3, 4]]), "illegal_step"),
    "the wrong seat": (step(seat=1), "illegal_step"),
    "a seat that isn't there": (step(seat=7), "illegal_step"),
    "a seat below zero": (step(seat=-1), "illegal_step"),
    "nobody": (step(seat=None), "illegal_step"),
    "undo of more than there is": (
        damaged({"n": 4, "mark": "undo", "count": 99, "at": TIME}),
        "illegal_step",
    ),
    "other seats": (
        damaged({"n": 4, "seats": [{"name": "Ada", "color": "blue"}], "at": TIME}),
        "illegal_step",
    ),
    "bad seats": (damaged({"n": 4, "seats": [{"name": "A\n", "color": "blue"}], "at": TIME}), "bad_seats"),
    "a bad title": (damaged({"n": 4, "title": "\x1b[2J", "at": TIME}), "bad_line"),
    "a missing line": (b"".join(lines()[: AT - 1] + lines()[AT:]), "line_missing"),
}


def checked(path: Path, expected: str) -> None:
    """Check that everything that opens a session refuses this one and leaves it alone."""
    data = path.read_bytes()
    folder = path.parent / "elsewhere"
    opened: list[Callable[[], object]] = [
        lambda: load(path).match(),
        lambda: Journal.open(path),
        lambda: import_file(path, folder),
    ]
    for attempt in opened:
        started = time.perf_counter()
        with pytest.raises(InvalidRecordError) as caught:
            attempt()
        assert caught.value.reason == expected
        assert time.perf_counter() - started < 1
    assert path.read_bytes() == data
    assert not folder.exists()


@pytest.mark.parametrize(("data", "reason", "line"), LOST.values(), ids=LOST.keys())
def test_without_a_header_nothing_can_be_shown(data: bytes, reason: str, line: int, tmp_path: Path) -> None:
    path = write_session(tmp_path / "sessions" / "one.dicegame", data)
    checked(path, reason)
    with pytest.raises(InvalidRecordError) as caught:
        salvage(path)
    assert (caught.value.reason, caught.value.line) == (reason, line)
    info = session_info(path)
    assert (info.state, info.reason, info.line) == (
        "newer" if reason == "newer_format" else "damaged",
        reason,
        line,
    )
    assert path.read_bytes() == data


@pytest.mark.parametrize(("data", "reason"), STOPPED.values(), ids=STOPPED.keys())
def test_a_session_is_shown_up_to_its_last_good_entry(data: bytes, reason: str, tmp_path: Path) -> None:
    path = write_session(tmp_path / "sessions" / "one.dicegame", data)
    checked(path, reason)
    started = time.perf_counter()
    saved = salvage(path)
    assert time.perf_counter() - started < 1
    assert saved.problem is not None
    assert (saved.problem.reason, saved.problem.line) == (reason, AT)
    good = decode_record(sample_bytes())
    assert saved.record.entries == good.entries[:GOOD]
    assert saved.record.times == good.times[:GOOD]
    assert not saved.record.torn
    assert path.read_bytes() == data
    copy = duplicate(saved.record, tmp_path / "copies", TIME, "1")
    assert load(copy).match().state == saved.record.match().state
    assert session_info(copy).state == "open"


def test_a_good_session_is_salvaged_whole(tmp_path: Path) -> None:
    path = write_session(tmp_path / "one.dicegame", sample_bytes())
    saved = salvage(path)
    assert saved.problem is None
    assert saved.record.entries == load(path).entries
    torn = write_session(tmp_path / "two.dicegame", sample_bytes() + b'{"n":')
    assert salvage(torn).record.torn
    assert salvage(torn).problem is None
    with pytest.raises(InvalidRecordError, match="unreadable"):
        salvage(tmp_path / "none.dicegame")
    with pytest.raises(InvalidRecordError, match="not_a_session"):
        salvage(tmp_path)


def test_of_too_long_a_file_the_beginning_is_shown(tmp_path: Path) -> None:
    pause = '{"n":%d,"mark":"pause","at":"' + TIME + '"}\n'
    start = encode_header(sample_header())
    marks = b"".join((pause % number).encode() for number in range(1, MAX_LINES + 1))
    path = write_session(tmp_path / "lines.dicegame", start + marks)
    checked_reason = session_info(path).reason
    assert checked_reason == "too_many_lines"
    saved = salvage(path)
    assert saved.problem is not None
    assert saved.problem.reason == "too_many_lines"
    assert len(saved.record.entries) == MAX_LINES - 1
    with pytest.raises(InvalidRecordError, match="too_many_lines"):
        load(path)


def test_a_million_lines_are_refused_at_once(tmp_path: Path) -> None:
    for line in (b"\n", b"{}\n", lines()[1]):
        path = write_session(
            tmp_path / "one.dicegame", lines()[0] + line * min(1_000_000, 30_000_000 // len(line))
        )
        checked(path, "too_many_lines")


def test_too_large_a_file_is_never_read_whole(tmp_path: Path) -> None:
    path = write_session(tmp_path / "one.dicegame", sample_bytes())
    with path.open("r+b") as file:
        file.truncate(MAX_FILE_BYTES * 1000)
    started = time.perf_counter()
    assert session_info(path).reason == "too_large"
    with pytest.raises(InvalidRecordError, match="too_large"):
        Journal.open(path)
    saved = salvage(path)
    assert saved.problem is not None
    assert saved.problem.reason == "too_large"
    assert saved.record.entries == decode_record(sample_bytes()).entries
    assert time.perf_counter() - started < 3


def test_a_long_last_line_is_no_unfinished_one(tmp_path: Path) -> None:
    path = write_session(tmp_path / "one.dicegame", sample_bytes() + b"x" * (MAX_LINE_BYTES + 1))
    saved = salvage(path)
    assert saved.problem is not None
    assert (saved.problem.reason, saved.problem.line) == ("line_too_long", len(lines()) + 1)
    assert saved.record.entries == decode_record(sample_bytes()).entries


NAMES = ["../../../etc/passwd", "C:\\con\\nul", "a/b", "<b>Ada</b>", "<img src=x>", "{0}%n%1&x", ".dicegame"]


@pytest.mark.parametrize("name", NAMES)
def test_names_reach_no_path_and_stay_text(name: str, tmp_path: Path) -> None:
    (tmp_path / "mail").mkdir()
    folder = tmp_path / "data" / "sessions"
    named = sample_header(seats=tuple(type(seat)(name, seat.color) for seat in SEATS))
    entries: tuple[Entry, ...] = play(named, 2, 8)[1]
    path = write_session(tmp_path / "mail" / "x.dicegame", encode_session(named, entries))
    imported = import_file(path, folder)
    copy = duplicate(load(imported), folder, TIME, "1", title=name)
    assert {imported.parent, copy.parent} == {folder}
    assert sorted(folder.iterdir()) == sorted([imported, copy])
    assert {entry.name for entry in tmp_path.iterdir()} <= {"mail", "data", "home"}
    for info in list_sessions(folder):
        assert {seat.name for seat in info.seats} == {name}
        assert info.state == "open"


def test_a_rulesets_name_is_text_like_any_other(tmp_path: Path) -> None:
    preset = game_info("tenthousand").rulesets[0]
    plain = new_header("tenthousand", preset, SEATS, app_version="1", created=TIME)
    first = json.loads(encode_header(plain))
    for name in NAMES:
        first["ruleset"]["name"] = name
        path = write_session(tmp_path / "one.dicegame", json.dumps(first).encode() + b"\n")
        assert session_info(path).ruleset_name == name


@pytest.mark.parametrize("suffix", ["txt", "dicegame"])
def test_a_link_out_of_the_folder_is_read_and_its_target_never_replaced(suffix: str, tmp_path: Path) -> None:
    target = write_session(tmp_path / f"secret.{suffix}", b"root:x:0:0\n")
    folder = tmp_path / "sessions"
    folder.mkdir()
    link = folder / "one.dicegame"
    link.symlink_to(target)
    checked(link, "not_a_session")
    assert target.read_bytes() == b"root:x:0:0\n"
    assert session_info(link).state == "damaged"
