"""Folders of the machine that built a library go out of it; what is told from where it lies stays."""

import shutil
import sys
from pathlib import Path

import pytest
import shiboken6

import search_paths

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Return a copy of a library that states a search path relative to itself."""
    (found,) = Path(shiboken6.__file__).parent.glob("Shiboken.abi3.so")
    copy = tmp_path / "library.so"
    shutil.copyfile(found, copy)
    return copy


def state_path(library: Path, words: str) -> None:
    """Write another search path over the one that a library states."""
    content = library.read_bytes()
    old = search_paths.search_path(library).encode()
    assert content.count(old + b"\0") == 1
    assert len(words) <= len(old)
    library.write_bytes(content.replace(old + b"\0", words.encode().ljust(len(old) + 1, b"\0")))


def test_a_path_told_from_where_the_library_lies_stays(library: Path) -> None:
    before = library.read_bytes()
    assert search_paths.search_path(library).startswith("$ORIGIN")
    assert not search_paths.drop_foreign_paths(library)
    assert library.read_bytes() == before


def test_a_path_of_the_machine_that_built_it_goes(library: Path) -> None:
    state_path(library, "/x/y")
    assert search_paths.search_path(library) == "/x/y"
    others = others_of(library)
    size = library.stat().st_size
    assert search_paths.drop_foreign_paths(library)
    assert search_paths.search_path(library) == ""
    assert library.stat().st_size == size
    assert others_of(library) == others
    assert not search_paths.drop_foreign_paths(library)


def others_of(library: Path) -> list[tuple[int, int]]:
    """Return all else that the library states for its loading, as tags and values."""
    entries = search_paths._entries(library.read_bytes())
    return [(tag, value) for _, tag, value, words in entries if not words]


@pytest.mark.parametrize(
    "content", [b"", b"#!/bin/sh\n", b"\x7fELF" + bytes(20), b"\x7fELF\x01\x01" + bytes(90)]
)
def test_files_of_other_kinds_are_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert not search_paths.drop_foreign_paths(path)
    assert path.read_bytes() == content
