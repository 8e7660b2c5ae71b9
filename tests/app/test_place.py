"""Which folder a run of the program uses."""

import errno
import os
import tempfile
from pathlib import Path

import pytest

from dicegames.app.data_folder import problem_words
from dicegames.app.place import Place, find_place
from dicegames.storage.data_folder import with_data
from dicegames.storage.directories import Directories
from dicegames.storage.settings import Settings


def folders(tmp_path: Path) -> Directories:
    return Directories(tmp_path / "usual", tmp_path / "config", tmp_path / "cache", tmp_path / "log")


def test_the_usual_folder_is_made(tmp_path: Path) -> None:
    usual = folders(tmp_path)
    assert find_place(usual, Settings(), is_given=False) == Place(usual)
    assert usual.data.is_dir()


def test_the_chosen_folder_holds_sessions_and_rules_but_not_the_settings(tmp_path: Path) -> None:
    usual, chosen = folders(tmp_path), tmp_path / "chosen"
    chosen.mkdir()
    place = find_place(usual, Settings(data_folder=str(chosen)), is_given=False)
    assert place == Place(with_data(usual, chosen), wanted=chosen)
    assert place.folders.sessions == chosen / "sessions"
    assert place.folders.settings == usual.settings


def test_the_command_line_wins(tmp_path: Path) -> None:
    usual, chosen = folders(tmp_path), tmp_path / "chosen"
    chosen.mkdir()
    place = find_place(usual, Settings(data_folder=str(chosen)), is_given=True)
    assert place == Place(usual, is_given=True)


def test_a_folder_that_has_vanished_is_not_made_anew(tmp_path: Path) -> None:
    usual, chosen = folders(tmp_path), tmp_path / "gone"
    place = find_place(usual, Settings(data_folder=str(chosen)), is_given=False)
    assert place == Place(usual, problem="missing", wanted=chosen)
    assert not chosen.exists()


def test_what_is_no_path_falls_back(tmp_path: Path) -> None:
    usual = folders(tmp_path)
    for name in ("below", "a\0b"):
        place = find_place(usual, Settings(data_folder=name), is_given=False)
        assert (place.folders, place.problem) == (usual, "unusable")


def test_a_folder_in_use_that_takes_no_file_is_told(tmp_path: Path) -> None:
    usual = folders(tmp_path)
    usual.data.write_bytes(b"a file")
    for is_given in (False, True):
        place = find_place(usual, Settings(), is_given=is_given)
        assert place == Place(usual, is_given, "unwritable")
    place = find_place(usual, Settings(data_folder=str(tmp_path / "gone")), is_given=False)
    assert place == Place(usual, problem="unwritable")


def test_a_full_disk_is_told_as_such_and_what_is_there_stays_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*, dir: Path) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    usual, chosen = folders(tmp_path), tmp_path / "chosen"
    chosen.mkdir()
    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    assert find_place(usual, Settings(), is_given=True) == Place(usual, True, "full")
    place = find_place(usual, Settings(data_folder=str(chosen)), is_given=False)
    assert place == Place(with_data(usual, chosen), problem="full", wanted=chosen)
    title, text = problem_words(place)
    assert title == "The disk is full"
    assert f"no room left in {chosen}." in text


@pytest.mark.parametrize("name", ["config", "usual/sessions", "usual/rulesets"])
def test_a_file_where_a_folder_is_to_be_is_told(name: str, tmp_path: Path) -> None:
    usual = folders(tmp_path)
    usual.data.mkdir()
    (tmp_path / name).write_bytes(b"a file")
    place = find_place(usual, Settings(), is_given=False)
    assert place == Place(usual, problem="in_the_way", wanted=tmp_path / name)
    assert problem_words(place)[1].startswith(f"{tmp_path / name} is no folder, though")
    (tmp_path / name).unlink()
    (tmp_path / name).mkdir()
    assert find_place(usual, Settings(), is_given=False).problem is None
