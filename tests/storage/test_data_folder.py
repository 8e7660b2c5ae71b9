"""Another data folder: what can be used, and moving in without replacing or deleting anything."""

import os
from pathlib import Path

import pytest

from dicegames.storage.data_folder import folder_problem, is_keepable, with_data
from dicegames.storage.directories import directories
from dicegames.storage.moving import copy_data
from dicegames.storage.settings import MAX_PATH, Settings, SettingsStore
from storage.listing import list_sessions
from storage.session_help import sample_bytes, write_session

IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def test_a_folder_that_takes_files_is_fine_and_stays_empty(tmp_path: Path) -> None:
    folder = tmp_path / "fine"
    folder.mkdir()
    assert folder_problem(folder) is None
    assert list(folder.iterdir()) == []


def test_a_missing_folder_is_made_only_if_asked(tmp_path: Path) -> None:
    missing = tmp_path / "a" / "b"
    assert folder_problem(missing) == "missing"
    assert not missing.exists()
    assert folder_problem(missing, make=True) is None
    assert missing.is_dir()


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    assert folder_problem(file) == "missing"
    assert folder_problem(file, make=True) == "unwritable"
    assert folder_problem(file / "below", make=True) == "unwritable"


@pytest.mark.skipif(os.name == "nt" or IS_ROOT, reason="nothing is barred for this user")
def test_a_folder_that_may_not_be_written_is_none(tmp_path: Path) -> None:
    folder = tmp_path / "barred"
    folder.mkdir(mode=0o500)
    assert folder_problem(folder) == "unwritable"


def test_what_the_settings_can_hold(tmp_path: Path) -> None:
    assert is_keepable(tmp_path)
    assert is_keepable(tmp_path / "Größe „x“")
    assert not is_keepable(Path("below"))
    assert not is_keepable(tmp_path / "\udcff")
    assert not is_keepable(tmp_path / ("x" * MAX_PATH))


def test_everything_is_copied_and_nothing_replaced(tmp_path: Path) -> None:
    old = directories(tmp_path / "old")
    new = tmp_path / "new"
    mine = sample_bytes()
    write_session(old.sessions / "a.dicegame", mine)
    write_session(new / "sessions" / "a.dicegame", b"somebody else's\n")
    old.best.write_text('{"format": 1, "best": {}}', encoding="utf-8")
    SettingsStore(old.settings).save(Settings(language="de"))
    progress: list[tuple[int, int]] = []
    copied = copy_data(old, new, lambda done, total: progress.append((done, total)))
    assert (copied.sessions, copied.known, copied.refused) == (1, 0, 0)
    assert (new / "sessions" / "a.dicegame").read_bytes() == b"somebody else's\n"
    assert sorted(path.name for path in new.iterdir()) == ["sessions"]
    states = sorted(info.state for info in list_sessions(with_data(old, new).sessions))
    assert states == ["damaged", list_sessions(old.sessions)[0].state]
    assert (old.sessions / "a.dicegame").read_bytes() == mine
    assert progress == [(1, 2), (2, 2)]
    assert copy_data(old, new).known == 1


def test_what_stops_the_copying_leaves_no_traces(tmp_path: Path) -> None:
    class StoppedError(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise StoppedError

    old = directories(tmp_path / "old")
    write_session(old.sessions / "a.dicegame", sample_bytes())
    (tmp_path / "new").mkdir()
    with pytest.raises(StoppedError):
        copy_data(old, tmp_path / "new", stop)
    assert list((tmp_path / "new").iterdir()) == []
