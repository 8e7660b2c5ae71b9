"""Names of sessions: written into the file, and no playing."""

from pathlib import Path

import pytest

from dicegames.engine.match import Entry, Mark, Naming
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.library import SessionInfo, load
from dicegames.storage.naming import name_session
from dicegames.storage.summary import playing_time
from storage.listing import session_info
from storage.session_help import TIME, encode_session, play, sample_header, write_session

LATER = "2026-03-09T18:00:00.000Z"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    header = sample_header()
    return write_session(tmp_path / "a.dicegame", encode_session(header, play(header, 3, 5000)[1]))


def test_a_name_is_the_last_entry_of_the_file(finished: Path) -> None:
    before = finished.read_bytes()
    name_session(finished, "Sunday „1“")
    assert finished.read_bytes().startswith(before)
    assert load(finished).entries[-1] == Naming("Sunday „1“")
    name_session(finished, "")
    assert session_info(finished).title == ""


def test_a_finished_session_stays_finished_and_as_old_as_it_is(finished: Path) -> None:
    before = session_info(finished)
    name_session(finished, "Sunday")
    name_session(finished, "Monday")
    after = session_info(finished)
    assert (before.state, before.changed) == ("finished", TIME)
    assert (after.title, after.state, after.changed) == ("Monday", "finished", TIME)


def test_a_session_with_nothing_but_names_is_as_old_as_its_header(tmp_path: Path) -> None:
    path = write_session(tmp_path / "a.dicegame", encode_session(sample_header(), (Naming("x"),)))
    info: SessionInfo = session_info(path)
    assert (info.title, info.state, info.changed) == ("x", "open", TIME)


def test_giving_a_name_is_no_playing_time() -> None:
    entries: list[tuple[Entry, str]] = [
        (Mark("finish"), TIME),
        (Naming("a"), LATER),
        (Naming("b"), "2026-03-09T18:05:00.000Z"),
    ]
    assert playing_time(TIME, entries).total_seconds() == 0


def test_impossible_names_and_locked_sessions_are_refused(finished: Path) -> None:
    before = finished.read_bytes()
    with pytest.raises(ValueError, match="title"):
        name_session(finished, "x" * 61)
    journal = Journal.open(finished)[0]
    with pytest.raises(JournalError, match="locked"):
        name_session(finished, "x")
    journal.close()
    assert finished.read_bytes() == before
