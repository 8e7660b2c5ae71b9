"""The list of sessions: what it says of each file, and that it changes none."""

import json
import os
from pathlib import Path
from typing import Literal, get_args

import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, MarkKind, Naming, Seat, Seating, Step
from dicegames.games.catalog import GAMES
from dicegames.storage.library import SessionInfo, load
from dicegames.storage.record import TableOptions, encode_entry, encode_header
from storage.listing import list_sessions, session_info
from storage.session_help import (
    SEATS,
    TIME,
    encode_session,
    play,
    sample_bytes,
    sample_header,
    write_session,
)

SAMPLES = Path(__file__).with_name("samples")


def info_of(folder: Path, data: bytes) -> SessionInfo:
    """Return the list's word on a file with these bytes, after checking that it is left alone."""
    path = write_session(folder / "one.dicegame", data)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    info = session_info(path)
    assert path.read_bytes() == data
    assert info.path == path
    return info


def test_an_open_session(tmp_path: Path) -> None:
    header = sample_header()
    late = encode_entry(header.new_game(), 1, Mark("pause"), "2026-03-05T00:00:00Z")
    info = info_of(tmp_path, encode_header(header) + late)
    assert (info.state, info.game_id, info.ruleset_id, info.seats) == ("open", "penta", "penta", SEATS)
    assert (info.created, info.changed) == (TIME, "2026-03-05T00:00:00Z")
    assert (info.reason, info.line, info.practice) == ("", 0, False)


def test_a_session_of_a_header_alone_is_open(tmp_path: Path) -> None:
    info = info_of(tmp_path, encode_header(sample_header()))
    assert (info.state, info.changed) == ("open", TIME)


def test_a_finished_session_is_known_by_its_last_line(tmp_path: Path) -> None:
    header = sample_header((Seat("Ada", "blue"),))
    entries: tuple[Entry, ...] = play(header, 1, 5000)[1]
    assert entries[-1] == Mark("finish")
    data = encode_session(header, entries)
    assert info_of(tmp_path, data).state == "finished"
    assert info_of(tmp_path, data + b'{"n":').state == "finished"
    assert info_of(tmp_path, encode_session(header, entries[:-1])).state == "open"
    assert info_of(tmp_path, data[:-1]).state == "open"


def test_practice_is_told_wherever_it_began(tmp_path: Path) -> None:
    entries = play(sample_header(), 2, 30)[1]
    marked = (*entries[:15], Mark("practice"), *entries[15:])
    assert not info_of(tmp_path, encode_session(sample_header(), entries)).practice
    assert info_of(tmp_path, encode_session(sample_header(), marked)).practice
    free = sample_header(options=TableOptions(undo="free"))
    assert info_of(tmp_path, encode_session(free, ())).practice
    named = sample_header((Seat('"mark":"practice"', "blue"),))
    assert not info_of(tmp_path, encode_session(named, ())).practice


@pytest.mark.parametrize("kind", ["hint", "tutor"])
def test_help_is_told_wherever_it_came(tmp_path: Path, kind: Literal["hint", "tutor"]) -> None:
    entries = play(sample_header(), 2, 30)[1]
    marked = (*entries[:15], Mark(kind), *entries[15:])
    assert not info_of(tmp_path, encode_session(sample_header(), entries)).assisted
    found = info_of(tmp_path, encode_session(sample_header(), marked))
    assert (found.assisted, found.practice) == (True, False)
    named = sample_header((Seat(f'"mark":"{kind}"', "blue"),))
    assert not info_of(tmp_path, encode_session(named, ())).assisted


def test_unreadable_sessions_are_listed_with_the_reason(tmp_path: Path) -> None:
    data = sample_bytes()
    lines = data.splitlines(keepends=True)
    newer = info_of(tmp_path, data.replace(b'{"dicegames":1', b'{"dicegames":9', 1))
    assert (newer.state, newer.reason, newer.line) == ("newer", "newer_format", 1)
    expected = {
        b"": ("not_a_session", 0),
        b"hello": ("not_a_session", 0),
        lines[0][:50]: ("bad_header", 1),
        b"".join(lines[:-1]) + b"{}\n": ("bad_line", len(lines)),
        b"".join(lines[:3] + lines[4:]): ("line_missing", len(lines) - 1),
        lines[0] + b"\n" * 200_000: ("too_many_lines", 0),
    }
    for content, reason in expected.items():
        info = info_of(tmp_path, content)
        assert (info.state, info.reason, info.line) == ("damaged", *reason)
        assert info.changed == "2001-09-09T01:46:40.000Z"
        assert (info.game_id, info.seats) == (None, ())


def test_the_last_played_comes_first_and_other_files_are_passed_over(tmp_path: Path) -> None:
    header = sample_header()
    for day in (3, 1, 2):
        line = encode_entry(header.new_game(), 1, Mark("pause"), f"2026-03-0{day}T00:00:00Z")
        write_session(tmp_path / "s" / f"{day}.dicegame", encode_header(header) + line)
    write_session(tmp_path / "s" / "notes.txt", b"hello")
    (tmp_path / "s" / "folder.dicegame").mkdir()
    assert [info.path.stem for info in list_sessions(tmp_path / "s")] == ["3", "2", "1"]
    assert list_sessions(tmp_path / "missing") == []


def test_what_the_system_refuses_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecordError, match="unreadable"):
        load(tmp_path / "missing.dicegame")
    with pytest.raises(InvalidRecordError, match="not_a_session"):
        load(tmp_path)
    assert session_info(tmp_path / "missing.dicegame").changed == ""


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("format1-*.dicegame")))
def test_released_formats_stay_readable(name: str) -> None:
    expected = json.loads((SAMPLES / "expected.json").read_text(encoding="utf-8"))[name]
    record = load(SAMPLES / name)
    match = record.match()
    assert record.torn == expected["torn"]
    assert list(match.state.scores()) == expected["scores"]
    assert len(match.steps) == expected["steps"]
    assert session_info(SAMPLES / name).state == expected["state"]
    assert session_info(SAMPLES / name).practice == expected["practice"]
    assert session_info(SAMPLES / name).assisted == expected["assisted"]


def test_there_are_samples_of_every_kind() -> None:
    records = [load(path) for path in SAMPLES.glob("format1-*.dicegame")]
    assert len(records) == len(json.loads((SAMPLES / "expected.json").read_text(encoding="utf-8")))
    assert {record.header.game_id for record in records} == {info.id for info in GAMES}
    entries = [entry for record in records for entry in record.entries]
    assert {type(entry) for entry in entries} == {Step, Mark, Seating, Naming}
    assert {entry.kind for entry in entries if isinstance(entry, Mark)} == set(get_args(MarkKind))


@pytest.mark.parametrize("name", sorted(path.name for path in SAMPLES.glob("format1-resigned-*.dicegame")))
def test_who_gave_up_in_a_sample_lost(name: str) -> None:
    state = load(SAMPLES / name).match().state
    assert state.resigned == {0, 1}
    assert state.outcome is not None
    assert state.outcome.winners == (2,)
