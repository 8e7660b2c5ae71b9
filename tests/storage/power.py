"""A disk on which the power can fail at every call: all that it may hold afterwards, as folders to look into.

What was flushed stays. Of anything else, contents may be lost, torn anywhere, or be there in another order
than they were written; new, moved and deleted names may be lost, one or all of them.
"""

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from dicegames.storage.disk import Disk

Name = tuple[str, str]  # a folder, relative to the root, and a name in it
FOLDER = -1  # stands for the inode of a folder: those are told apart by their names

_OPEN = os.open
_CALLS = ("open", "replace", "rename", "link", "unlink", "mkdir", "ftruncate")


@dataclass(frozen=True)
class Snapshot:
    """What the files of a folder hold, by inode, and what its names stand for."""

    contents: Mapping[int, bytes]
    names: Mapping[Name, int]


@dataclass
class World:
    """What the disk may hold after a power cut; `done` counts what was promised before."""

    done: int
    files: dict[Name, bytes]
    folders: set[Name]

    def make(self, root: Path) -> None:
        """Write it into a new folder."""
        root.mkdir(parents=True)
        for folder, name in sorted(self.folders):
            (root / folder / name).mkdir()
        for (folder, name), data in self.files.items():
            (root / folder / name).write_bytes(data)


@dataclass
class PowerDisk:
    """Watch everything that is written below `root` through `disk`, and remember all possible worlds.

    `promise` is called when something was said to be saved. `piece` is how many bytes one write takes.
    """

    root: Path
    piece: int = 1 << 20
    worlds: list[World] = field(default_factory=list)
    done: int = 0
    _flushed: dict[int, bytes] = field(default_factory=dict)
    _names: dict[Name, int] = field(default_factory=dict)
    _pending: list[dict[Name, int | None]] = field(default_factory=list)
    _last: Snapshot = field(default_factory=lambda: Snapshot({}, {}))
    _seen: set[object] = field(default_factory=set)
    _held: dict[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._last = _look(self.root)
        self._flushed = dict(self._last.contents)
        self._names = dict(self._last.names)

    @property
    def disk(self) -> Disk:
        """The disk to write through."""
        return Disk(self._write, self._fsync)

    def promise(self) -> None:
        """Count one more thing that was said to be saved."""
        self._take()
        self.done += 1
        self._take()

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the calls that give, take and move names."""
        with pytest.MonkeyPatch.context() as patch:
            for name in _CALLS:
                patch.setattr(os, name, self._watched(getattr(os, name)))
            yield
        self._take()
        for descriptor in self._held.values():
            os.close(descriptor)
        self._held.clear()

    def _watched(self, plain: Any) -> Any:
        def call(*words: Any, **named: Any) -> Any:
            result = plain(*words, **named)
            self._take()
            return result

        return call

    def _write(self, descriptor: int, data: bytes) -> int:
        written = os.write(descriptor, data[: self.piece])
        self._take()
        return written

    def _fsync(self, descriptor: int) -> None:
        self._take()
        status = os.fstat(descriptor)
        path = Path(os.readlink(f"/proc/self/fd/{descriptor}"))
        if path.is_dir():
            self._flush_names(_relative(path, self.root))
        else:
            self._flushed[status.st_ino] = os.pread(descriptor, status.st_size, 0)
        self._take()

    def _flush_names(self, folder: str) -> None:
        """Let all changes of a folder stay, with those before them that concern the same names."""
        names: set[Name] = set()
        staying = []
        for change in reversed(self._pending):
            if any(name[0] == folder for name in change) or not names.isdisjoint(change):
                names |= change.keys()
                staying.append(change)
        for change in reversed(staying):
            _apply(self._names, change)
        self._pending = [change for change in self._pending if change not in staying]

    def _take(self) -> None:
        """Note what changed, and what the disk may hold if the power fails now."""
        now = _look(self.root)
        change: dict[Name, int | None] = {
            name: now.names.get(name)
            for name in now.names.keys() | self._last.names.keys()
            if now.names.get(name) != self._last.names.get(name)
        }
        if change:
            self._pending.append(change)
        self._last = now
        self._hold()
        for names in self._possible_names():
            inodes = sorted({inode for inode in names.values() if inode != FOLDER})
            choices = [self._possible_contents(inode) for inode in inodes]
            for contents in product(*choices):
                self._remember(names, dict(zip(inodes, contents, strict=True)))

    def _hold(self) -> None:
        """Keep every file open: the number of one that is gone must not come back as that of another."""
        for (folder, name), inode in self._last.names.items():
            if inode not in (FOLDER, *self._held):
                self._held[inode] = _OPEN(self.root / folder / name, os.O_RDONLY)

    def _possible_names(self) -> Iterator[dict[Name, int]]:
        """Give the names as they may be: after some first changes, or with one of them lost."""
        pending = self._pending
        chosen = [pending[:count] for count in range(len(pending) + 1)]
        chosen += [pending[:lost] + pending[lost + 1 :] for lost in range(len(pending))]
        for changes in chosen:
            names = dict(self._names)
            for change in changes:
                _apply(names, change)
            yield names

    def _possible_contents(self, inode: int) -> list[bytes]:
        flushed = self._flushed.get(inode, b"")
        written = self._last.contents.get(inode, flushed)
        if flushed == written:
            return [flushed]
        found = [flushed, written]
        if written.startswith(flushed):
            length, added = len(flushed), len(written) - len(flushed)
            cuts = sorted({length + added * part // 7 for part in range(1, 7)} | {len(written) - 1})
            found += [written[:cut] for cut in cuts if cut > length]
            found += [written[:cut] + bytes(len(written) - cut) for cut in (length, *cuts)]
            # The end came before the beginning.
            found += [flushed + bytes(cut - length) + written[cut:] for cut in cuts]
        return list(dict.fromkeys(found))

    def _remember(self, names: dict[Name, int], contents: dict[int, bytes]) -> None:
        there = {name for name in names if _is_reachable(name, names)}
        files = {name: contents[names[name]] for name in there if names[name] != FOLDER}
        folders = {name for name in there if names[name] == FOLDER}
        key = (self.done, frozenset(files.items()), frozenset(folders))
        if key not in self._seen:
            self._seen.add(key)
            self.worlds.append(World(self.done, files, folders))


def _apply(names: dict[Name, int], change: dict[Name, int | None]) -> None:
    for name, inode in change.items():
        if inode is None:
            names.pop(name, None)
        else:
            names[name] = inode


def _is_reachable(name: Name, names: Mapping[Name, int]) -> bool:
    folder = name[0]
    if not folder:
        return True
    above, _, own = folder.rpartition("/")
    return (above, own) in names and _is_reachable((above, own), names)


def _relative(path: Path, root: Path) -> str:
    return "" if path == root else path.relative_to(root).as_posix()


def _look(root: Path) -> Snapshot:
    contents: dict[int, bytes] = {}
    names: dict[Name, int] = {}
    for folder, folders, files in os.walk(root):
        above = _relative(Path(folder), root)
        names |= {(above, name): FOLDER for name in folders}
        for name in files:
            path = Path(folder) / name
            inode = path.stat().st_ino
            names[above, name] = inode
            contents[inode] = path.read_bytes()
    return Snapshot(contents, names)
