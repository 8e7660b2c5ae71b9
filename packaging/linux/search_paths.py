"""Take out of libraries the folders of the machine that made them.

A Python that somebody built keeps the folder of its libraries in each of its modules (RUNPATH). Where the
program is installed that folder is nobody's, or somebody else's, who could put a library there.
"""

import struct
from collections.abc import Iterator
from pathlib import Path

_HEADER = struct.Struct("<4sBB10xHHIQQQIHHH")
_SEGMENT = struct.Struct("<IIQQQQQQ")
_ENTRY = struct.Struct("<qQ")
_LOAD, _DYNAMIC = 1, 2
_NULL, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29
_BITS_64, _LITTLE = 2, 1


def drop_foreign_paths(path: Path) -> bool:
    """Remove the search path of a library or program unless it is told from where the file itself lies.

    Returns whether the file was changed. Only files of Linux with 64 bits, little-endian, are changed.
    """
    content = bytearray(path.read_bytes())
    kept, dropped = [], 0
    place = 0
    for at, tag, value, words in _entries(content):
        place = place or at
        is_foreign = tag in (_RPATH, _RUNPATH) and not words.startswith("$ORIGIN")
        dropped += is_foreign
        if not is_foreign:
            kept.append((tag, value))
    if not dropped:
        return False
    for tag, value in [*kept, *[(_NULL, 0)] * dropped]:
        _ENTRY.pack_into(content, place, tag, value)
        place += _ENTRY.size
    path.write_bytes(content)
    return True


def search_path(path: Path) -> str:
    """Return the search path that a library or program states, "" for none."""
    content = path.read_bytes()
    return next((words for _, tag, _, words in _entries(content) if tag in (_RPATH, _RUNPATH)), "")


def _entries(content: bytes | bytearray) -> Iterator[tuple[int, int, int, str]]:
    """Yield each entry of the dynamic section: where it stands, tag, value, and the text of a search path."""
    segments = list(_segments(content))
    dynamic = next((segment for segment in segments if segment[0] == _DYNAMIC), None)
    if dynamic is None:
        return
    _, offset, _, size = dynamic
    found = []
    for at in range(offset, offset + size, _ENTRY.size):
        tag, value = _ENTRY.unpack_from(content, at)
        if tag == _NULL:
            break
        found.append((at, tag, value))
    strings = next((value for _, tag, value in found if tag == _STRINGS), 0)
    base = next(
        (
            start + strings - address
            for kind, start, address, length in segments
            if kind == _LOAD and address <= strings < address + length
        ),
        0,
    )
    for at, tag, value in found:
        words = ""
        if tag in (_RPATH, _RUNPATH):
            words = bytes(content[base + value : content.index(0, base + value)]).decode(errors="replace")
        yield at, tag, value, words


def _segments(content: bytes | bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Yield the kind, offset, address and size of each segment."""
    if len(content) < _HEADER.size:
        return
    magic, bits, order, _, _, _, _, start, _, _, _, size, count = _HEADER.unpack_from(content)
    if magic != b"\x7fELF" or bits != _BITS_64 or order != _LITTLE:
        return
    for index in range(count):
        kind, _, offset, address, _, length, _, _ = _SEGMENT.unpack_from(content, start + index * size)
        yield kind, offset, address, length
