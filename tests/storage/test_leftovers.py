"""Unfinished files of a program that was ended while it wrote."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from dicegames.storage.atomic import atomic_write
from dicegames.storage.disk import Disk
from dicegames.storage.leftovers import KEPT_FOR, remove_leftovers
from dicegames.storage.new_file import write_new

WRITERS: dict[str, Callable[[Path, Disk], None]] = {
    "settings.json": lambda path, disk: atomic_write(path, b"{}", disk),
    "settings.json.bak": lambda path, disk: atomic_write(path, b"{}", disk, backup=False),
    "own-1.dicerules": lambda path, disk: atomic_write(path, b"{}", disk),
    "sessions.index": lambda path, disk: atomic_write(path, b"{}", disk),
    "penta-2026-03-01-0a1b2c3d.dicegame": lambda path, disk: write_new(path, b"{}\n", disk),
}


class KilledError(BaseException):
    """The program is ended."""


def killed_while_writing(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the file that is left when the program is ended in the middle of a write."""

    def kill(descriptor: int, data: bytes) -> int:
        raise KilledError

    def gone(*words: object, **named: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "nobody is there to clean up")

    with monkeypatch.context() as patch:
        patch.setattr(os, "unlink", gone)
        patch.setattr(Path, "unlink", gone)
        with pytest.raises(KilledError):
            WRITERS[name](folder / name, Disk(write=kill))
    (left,) = folder.iterdir()
    return left


@pytest.mark.parametrize("name", WRITERS)
def test_what_a_killed_writer_left_goes_after_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    left = killed_while_writing(folder, name, monkeypatch)
    written = left.stat().st_mtime
    assert remove_leftovers([folder], written + KEPT_FOR - 1) == 0
    assert left.exists()
    assert remove_leftovers([tmp_path / "missing", folder], written + KEPT_FOR + 1) == 1
    assert not left.exists()


def test_nothing_else_is_touched(tmp_path: Path) -> None:
    folder = tmp_path / "files"
    folder.mkdir()
    names = (
        "settings.json",
        "settings.json.bak",
        "a.dicegame",
        ".hidden",
        ".notes.txt.abcdefgh",
        ".settings.json",
        ".settings.json.abcdefghi",
        "settings.json.abcdefgh",
    )
    for name in names:
        (folder / name).write_bytes(b"mine")
    (folder / ".settings.json.abcdefgh").mkdir()
    (folder / ".a.dicegame.abcdefgh").symlink_to(folder / "a.dicegame")
    before = sorted(os.listdir(folder))
    assert remove_leftovers([folder], 1e12) == 0
    assert sorted(os.listdir(folder)) == before
