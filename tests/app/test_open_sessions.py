"""The cards of open sessions on the home page: soon there, whatever the files hold."""

from pathlib import Path

import pytest

from dicegames.app import open_sessions
from dicegames.app.open_sessions import OpenSessions
from dicegames.models.session_details import SessionDetails, session_details
from storage.listing import list_sessions
from storage.session_help import sample_bytes, write_session


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the files that were read whole."""
    names: list[str] = []

    def noted(path: Path) -> SessionDetails:
        names.append(path.stem)
        return session_details(path)

    monkeypatch.setattr(open_sessions, "session_details", noted)
    return names


def damaged_inside() -> bytes:
    """Return a session whose first and last line are good."""
    lines = sample_bytes().splitlines(keepends=True)
    return b"".join([*lines[:4], b"x" * len(lines[4][1:]) + b"\n", *lines[5:]])


def test_what_was_read_is_read_again_only_when_it_changed(tmp_path: Path, read: list[str]) -> None:
    for name in "abc":
        write_session(tmp_path / f"{name}.dicegame", sample_bytes(steps=12))
    write_session(tmp_path / "d.dicegame", damaged_inside())
    cards = OpenSessions()
    first = cards.cards(list_sessions(tmp_path), 2)
    assert [card.path.stem for card in first] == ["c", "b"]
    assert read == ["d", "c", "b"]
    assert cards.cards(list_sessions(tmp_path), 2) == first
    assert read == ["d", "c", "b"]
    (tmp_path / "d.dicegame").unlink()
    write_session(tmp_path / "b.dicegame", b"")
    assert [card.path.stem for card in cards.cards(list_sessions(tmp_path), 2)] == ["c", "a"]
    assert read == ["d", "c", "b", "a"]


def test_hundreds_that_cannot_be_replayed_are_not_read_at_once(tmp_path: Path, read: list[str]) -> None:
    for number in range(300):
        write_session(tmp_path / f"{number:03}.dicegame", damaged_inside())
    write_session(tmp_path / "! good.dicegame", sample_bytes())
    sessions, cards = list_sessions(tmp_path), OpenSessions()
    assert [info.path.stem for info in sessions][-1] == "! good"
    assert cards.cards(sessions, 2) == ()
    assert len(read) < 150
    while not (found := cards.cards(sessions, 2)):
        assert len(read) < 300
    assert [card.path.stem for card in found] == ["! good"]
    assert len(read) == 301
