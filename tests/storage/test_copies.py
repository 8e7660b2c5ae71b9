"""Copies: from some moment on, for somebody else, from somebody else. Originals stay as they are."""

import errno
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Mark, Naming, Seat, Seating, Step
from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.storage.copies import AlreadyThereError, duplicate, export_copy, import_file
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.library import load
from dicegames.storage.record import Record, decode_record, new_header
from storage.any_session import EVERY_RULESET, any_header, play_anything, same_ruleset
from storage.listing import session_info
from storage.session_help import SEATS, TIME, encode_session, play, sample_bytes, sample_header, write_session

LATER = "2026-05-01T10:00:00.000Z"


def record_of(seed: int, steps: int, game_id: str = "penta") -> Record:
    choice = random.Random(seed)
    info = game_info(game_id)
    header = any_header(game_id, info.rulesets[0], choice, info.max_players)
    return decode_record(encode_session(header, play_anything(header, choice, steps)[1]))


def no_link(source: object, target: object) -> None:
    raise OSError(errno.EPERM, "no second name here")


def no_space(descriptor: int, data: bytes) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("game_id", "ruleset"),
    [case for case in EVERY_RULESET if not case[1].time_limit],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_a_copy_from_every_moment_stands_where_the_original_stood(
    game_id: str, ruleset: Ruleset, tmp_path: Path
) -> None:
    choice = random.Random(f"{game_id} {ruleset.id}")
    header = any_header(game_id, ruleset, choice)
    played, entries = play_anything(header, choice, 40)
    record = decode_record(encode_session(header, entries))
    assert record.match().state == played.state
    for count in {*range(0, len(entries), 5), len(entries)}:
        original = record.until(count)
        path = duplicate(original, tmp_path, LATER, "9.9")
        copy = load(path)
        before, match = original.match(), copy.match()
        assert (match.state, match.steps) == (before.state, before.steps)
        assert same_ruleset(copy.header, header)
        assert copy.header.id != header.id
        assert (copy.header.app_version, copy.header.created) == ("9.9", LATER)
        assert match.undo_rule == before.undo_rule
        assert match.seats == before.seats
        assert session_info(path).changed == LATER
        with Journal.open(path)[0] as journal:
            journal.append(Mark("pause"))


def test_a_copy_of_the_end_is_finished(tmp_path: Path) -> None:
    header = sample_header((Seat("Ada", "blue"),))
    match, entries = play(header, 1, 5000)
    record = decode_record(encode_session(header, entries))
    assert session_info(duplicate(record, tmp_path, LATER, "1")).state == "finished"
    before = record.until(len(match.steps) - 1)
    assert session_info(duplicate(before, tmp_path, LATER, "1")).state == "open"


def test_title_players_practice_and_help_come_along(tmp_path: Path) -> None:
    header = sample_header()
    steps = play(header, 1, 6)[0].steps
    others = (Seat("Cem", "lime"), SEATS[1])
    first: tuple[Entry, ...] = (Naming("First"), Mark("tutor"), Mark("hint"), *steps[:4], Mark("hint"))
    then: tuple[Entry, ...] = (Naming("Second"), Seating(others), Mark("practice"), Mark("hint"))
    record = decode_record(encode_session(header, (*first, *steps[4:], *then)))
    copy = load(duplicate(record, tmp_path, LATER, "1"))
    helped = (Mark("tutor"), Mark("hint"), *steps[:4], Mark("hint"), *steps[4:], Mark("hint"))
    assert copy.entries == (Naming("Second"), *helped)
    assert (copy.header.seats, copy.header.options.undo) == (others, "free")
    early = load(duplicate(record.until(7), tmp_path, LATER, "1"))
    assert early.entries == (Naming("First"), *helped[:6])
    assert (early.header.seats, early.header.options.undo) == (header.seats, "roll")
    named = load(duplicate(record, tmp_path, LATER, "1", title="Second (copy)"))
    assert named.entries == (Naming("Second (copy)"), *helped)
    assert load(duplicate(record, tmp_path, LATER, "1", title="")).entries == helped
    with pytest.raises(ValueError, match="title"):
        duplicate(record, tmp_path, LATER, "1", title="x\n")


def test_help_in_steps_taken_back_is_told_once(tmp_path: Path) -> None:
    header = sample_header()
    record = decode_record(encode_session(header, (Mark("hint"), Mark("hint"))))
    assert load(duplicate(record, tmp_path, LATER, "1")).entries == (Mark("hint"),)


def test_a_match_against_the_clock_is_not_duplicated(tmp_path: Path) -> None:
    puzzle = next(ruleset for ruleset in game_info("fivedice").rulesets if ruleset.time_limit)
    header = new_header("fivedice", puzzle, (Seat("Ada", "blue"),), app_version="1", created=TIME)
    with pytest.raises(InvalidRecordError, match="timed"):
        duplicate(decode_record(encode_session(header, ())), tmp_path / "new", LATER, "1")
    assert not (tmp_path / "new").exists()


def test_an_export_is_the_file_itself_even_a_damaged_one(tmp_path: Path) -> None:
    data = sample_bytes() + b"\x00 damaged \xff\n"
    path = write_session(tmp_path / "one.dicegame", data)
    target = write_session(tmp_path / "usb" / "two.dicegame", b"before")
    export_copy(path, target)
    assert (path.read_bytes(), target.read_bytes()) == (data, data)
    assert list(target.parent.iterdir()) == [target]


def test_an_export_onto_itself_or_without_room_changes_nothing(tmp_path: Path) -> None:
    path = write_session(tmp_path / "one.dicegame", sample_bytes())
    for target in (path, tmp_path / ".." / tmp_path.name / "one.dicegame"):
        with pytest.raises(JournalError):
            export_copy(path, target)
    target = write_session(tmp_path / "two.dicegame", b"before")
    with pytest.raises(JournalError) as caught:
        export_copy(path, target, Disk(write=no_space))
    assert caught.value.reason == "disk_full"
    assert (path.read_bytes(), target.read_bytes()) == (sample_bytes_of(path), b"before")
    with pytest.raises(InvalidRecordError, match="unreadable"):
        export_copy(tmp_path / "none.dicegame", target)


def sample_bytes_of(path: Path) -> bytes:
    """Return the bytes of the session that `path` says it holds."""
    record = load(path)
    return encode_session(record.header, record.entries)


def test_an_import_gets_the_name_that_the_session_would_have_here(tmp_path: Path) -> None:
    data = sample_bytes()
    source = write_session(tmp_path / "mail" / "CON.dicegame.txt", data + b'{"n":')
    folder = tmp_path / "sessions"
    path = import_file(source, folder)
    header = load(path).header
    assert path == folder / f"penta-2026-03-01-{header.id[:8]}.dicegame"
    assert path.read_bytes() == data, "an unfinished line stays behind"
    assert source.read_bytes() == data + b'{"n":'
    assert list(folder.iterdir()) == [path]


def test_a_session_that_is_there_is_not_imported_again(tmp_path: Path) -> None:
    source = write_session(tmp_path / "mail.dicegame", sample_bytes())
    folder = tmp_path / "sessions"
    path = import_file(source, folder)
    with Journal.open(path)[0] as journal:
        journal.append(Mark("pause"))
    played_on = path.read_bytes()
    for again in (source, path):
        with pytest.raises(AlreadyThereError) as caught:
            import_file(again, folder)
        assert caught.value.path == path
    assert path.read_bytes() == played_on


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data.replace(b'"n":3', b'"n":4'),
        lambda data: data.replace(b'"seat":0', b'"seat":1'),
        lambda data: data.replace(b'{"dicegames":1', b'{"dicegames":2'),
        lambda data: b"\xef\xbb\xbf" + data,
        lambda data: b"",
    ],
)
def test_what_cannot_be_played_is_not_imported(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    source = write_session(tmp_path / "mail.dicegame", damage(sample_bytes()))
    with pytest.raises(InvalidRecordError):
        import_file(source, tmp_path / "sessions")
    assert not (tmp_path / "sessions").exists()


def test_without_room_nothing_is_left_behind(tmp_path: Path) -> None:
    source = write_session(tmp_path / "mail.dicegame", sample_bytes())
    folder = tmp_path / "sessions"
    with pytest.raises(JournalError) as caught:
        import_file(source, folder, Disk(write=no_space))
    assert caught.value.reason == "disk_full"
    assert list(folder.iterdir()) == []


def test_a_file_system_without_second_names_gets_its_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", no_link)
    source = write_session(tmp_path / "mail.dicegame", sample_bytes())
    folder = tmp_path / "sessions"
    path = import_file(source, folder)
    assert list(folder.iterdir()) == [path]
    taken = write_session(path, b"of somebody else")
    with pytest.raises(JournalError):
        import_file(source, folder)
    assert taken.read_bytes() == b"of somebody else"
    assert list(folder.iterdir()) == [path]


def test_a_copy_of_a_whole_table_keeps_every_step(tmp_path: Path) -> None:
    record = record_of(3, 60, "ordercards")
    steps = record.match().steps
    copy = load(duplicate(record, tmp_path, LATER, "1"))
    assert tuple(entry for entry in copy.entries if isinstance(entry, Step)) == steps
