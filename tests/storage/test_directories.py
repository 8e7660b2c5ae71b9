"""Where files live, and that replacing one never leaves a hole."""

import os
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from dicegames.storage.atomic import atomic_write, backup_path
from dicegames.storage.directories import directories
from dicegames.storage.disk import Disk


def test_a_data_folder_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = directories(Path("mine"))
    assert found.data == tmp_path / "mine"
    assert found.sessions == tmp_path / "mine" / "sessions"
    assert found.rulesets == tmp_path / "mine" / "rulesets"
    assert found.trash == tmp_path / "mine" / "sessions" / "trash"
    assert found.index.parent == found.cache
    for folder in (found.config, found.cache, found.log, found.settings):
        assert found.data in folder.parents
    assert not found.data.exists()


def test_without_one_the_system_says_where(fresh_directories: Path) -> None:
    found = directories(None)
    for folder in (found.data, found.config, found.cache, found.log):
        assert fresh_directories in folder.parents
        assert "dicegames" in folder.parts
    assert found.sessions == found.data / "sessions"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system itself always knows one")
def test_who_has_no_home_folder_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a container the user may be a mere number."""

    def nobody(_number: int) -> NoReturn:
        raise KeyError

    for name in [name for name in os.environ if name.startswith("XDG_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", "")
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(FileNotFoundError, match="--data-dir"):
        directories(None)


def test_the_previous_content_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deep" / "file"
    for content in (b"one", b"two", b"three"):
        atomic_write(path, content)
    assert path.read_bytes() == b"three"
    assert backup_path(path).read_bytes() == b"two"
    assert sorted(item.name for item in path.parent.iterdir()) == ["file", "file.bak"]


@pytest.mark.skipif(os.name == "nt", reason="links need rights on Windows")
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "target")
    atomic_write(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_bytes() == b"new"


@pytest.mark.skipif(os.name == "nt", reason="Windows can't flush folders")
def test_file_and_folder_are_flushed_in_this_order(tmp_path: Path) -> None:
    flushed: list[str] = []

    def fsync(descriptor: int) -> None:
        flushed.append("folder" if os.path.isdir(f"/proc/self/fd/{descriptor}") else "file")
        os.fsync(descriptor)

    atomic_write(tmp_path / "new" / "file", b"one", Disk(fsync=fsync))
    assert len(flushed) == 3
    assert flushed[1:] == ["file", "folder"]
