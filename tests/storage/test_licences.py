"""Whose work the program uses: from a frozen program's own list, or from what is installed."""

from pathlib import Path

import pytest

import notices
from components import Component as Found
from dicegames import data
from dicegames.storage.licences import Component, components, in_words


def test_a_frozen_program_tells_what_its_build_wrote(tmp_path: Path) -> None:
    texts = (("LICENSE", "Do as you like.\n"),)
    found = [Found("ärger & co", "1", "MIT", "", texts), Found("Qt", "6.1", "LGPL-3.0-only", "", ())]
    notices.write_texts(tmp_path, found)
    assert components(tmp_path) == (
        Component("Qt", "6.1", "LGPL-3.0-only", ()),
        Component("ärger & co", "1", "MIT", ("Do as you like.\n",)),
    )


def test_a_frozen_program_is_known_by_its_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(data, "_PACKAGE", tmp_path / "dicegames")
    assert data.licences_dir() is None
    (tmp_path / data.LICENCES).mkdir()
    assert data.licences_dir() is None
    (tmp_path / data.LICENCES / data.LICENCES_INDEX).write_text("[]", encoding="utf-8")
    assert data.licences_dir() == tmp_path / data.LICENCES


def test_an_installation_tells_what_it_uses_with_texts() -> None:
    found = {part.name: part for part in components()}
    assert {"PySide6-Essentials", "shiboken6", "numpy", "msgspec", "platformdirs", "Python"} == found.keys()
    assert all(part.version and part.licence for part in found.values())
    assert all(part.texts for name, part in found.items() if name != "Python")
    assert next(iter(components())).name == "PySide6-Essentials"


def test_a_text_that_several_share_is_told_once() -> None:
    parts = (
        Component("a", "1", "MIT", ("Do.\n",)),
        Component("b", "2", "MIT", ("Do.",)),
        Component("c", "3", "PSF-2.0", ()),
    )
    assert in_words(parts) == "a 1: MIT\nb 2: MIT\nc 3: PSF-2.0\n\n\na 1, b 2\n\nDo."
