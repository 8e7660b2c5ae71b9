"""What a frozen program is made of: whose files go into it, their licences, the list for other programs."""

import json
import re
import sys
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

import components
import notices
import sbom
from build_value import Build, BuildError
from components import Component
from dicegames.data import LICENCES, LICENCES_INDEX
from fake_builds import ROOT, make_build, put

TEXTS = ROOT / "resources" / "licences"


def site(package: str) -> Path:
    """Return the folder that a distribution is installed in."""
    return Path(str(metadata.distribution(package).locate_file("")))


def named(entries: list[tuple[str, str, str]]) -> dict[str, Component]:
    return {component.name: component for component in components.components(entries, TEXTS)}


@pytest.fixture
def entries() -> list[tuple[str, str, str]]:
    """Files of each kind, as far as this system has them."""
    folder = site("numpy")
    found = [
        ("dicegames.app.cli", str(ROOT / "dicegames" / "app" / "cli.py"), "PYMODULE"),
        ("numpy", str(folder / "numpy" / "__init__.py"), "PYMODULE"),
        ("msgspec", str(folder / "msgspec" / "__init__.py"), "PYMODULE"),
        ("PySide6", str(folder / "PySide6" / "__init__.py"), "PYMODULE"),
        ("json", str(Path(json.__file__)), "PYMODULE"),
        ("link", "no/such/file", "SYMLINK"),
    ]
    for pattern in ("PySide6/**/*Qt6Core.*", "numpy.libs/*openblas*", "PySide6/**/libicuuc.*"):
        found += [
            (f.relative_to(folder).as_posix(), str(f), "BINARY") for f in sorted(folder.glob(pattern))[:1]
        ]
    return found


@pytest.fixture(autouse=True)
def bootloader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let something installed stand for PyInstaller, which only builds need."""
    monkeypatch.setattr(components, "BOOTLOADER", "pluggy")


def test_every_file_has_its_component_with_version_licence_and_texts(
    entries: list[tuple[str, str, str]],
) -> None:
    found = named(entries)
    assert {"numpy", "msgspec", "PySide6-Essentials", "Python", "Qt", "pluggy"} <= found.keys()
    assert "dicegames" not in found
    assert all(part.version and part.licence and part.texts for part in found.values())
    assert found["Python"].version == ".".join(map(str, sys.version_info[:3]))
    assert found["Qt"].licence == found["PySide6-Essentials"].licence == "LGPL-3.0-only"
    names = [name for name, _ in found["Qt"].texts]
    assert names == ["Qt.txt", "LGPL-3.0.txt", "GPL-3.0.txt"]
    assert found["numpy"].purl == f"pkg:pypi/numpy@{metadata.version('numpy')}"
    if "OpenBLAS" in found:
        assert all("openblas" in text for _, text in found["OpenBLAS"].texts)


def test_a_file_that_nobody_knows_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(components, "_asked", lambda *_: "")
    stray = put(tmp_path / "libstray.so.1")
    with pytest.raises(BuildError, match=r"libstray\.so\.1"):
        named([("libstray.so.1", str(stray), "BINARY")])


def test_a_library_of_debian_comes_with_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = put(tmp_path / "libxcb-cursor.so.0")
    text = "Format: 1.0\nFiles: *\nLicense: MIT/X\n\nFiles: debian/*\nLicense: GPL-2+\n"

    def asked(*command: str) -> str:
        if "--search" in command:
            return f"libxcb-cursor0:amd64: {library}" if command[-1] == str(library) else ""
        assert command[-1] == "libxcb-cursor0:amd64"
        return "libxcb-cursor0\t0.1.4-1+b1\tamd64"

    monkeypatch.setattr(components, "_asked", asked)
    monkeypatch.setattr(components, "DEBIAN_DOCUMENTS", tmp_path)
    put(tmp_path / "libxcb-cursor0" / "copyright", text.encode())
    found = components.of_debian(library)
    assert (found.name, found.version, found.licence) == ("libxcb-cursor0", "0.1.4-1+b1", "X11")
    assert found.purl == "pkg:deb/debian/libxcb-cursor0@0.1.4-1%2Bb1?arch=amd64"
    assert found.texts == (("copyright", text),)


@pytest.mark.parametrize(
    ("package", "text", "expected"),
    [
        ("libffi8", "Format: x\nLicense: Expat\n", "MIT"),
        ("libxcb-shm0", "This package was debianized.\n", "X11"),
        ("libother1", "This package was debianized.\nLicense: told later\n", "see its text"),
        ("libnew1", "Format: x\nLicense: Artistic\n", "Artistic"),
    ],
)
def test_debians_words_for_licences_are_those_of_spdx(package: str, text: str, expected: str) -> None:
    assert components.debian_licence(package, text) == expected


def test_texts_lie_below_their_component_under_safe_names(tmp_path: Path) -> None:
    found = [Component("GNU Fortran runtime", "5", "x", "", (("a/b.txt", "words"),))]
    notices.write_texts(tmp_path, found)
    assert (tmp_path / "GNU-Fortran-runtime" / "a-b.txt").read_text(encoding="utf-8") == "words"
    (entry,) = json.loads((tmp_path / LICENCES_INDEX).read_text(encoding="utf-8"))
    assert entry["texts"] == ["GNU-Fortran-runtime/a-b.txt"]


def listed(build: Build, *found: Component) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(sbom.sbom(build, found))
    return made


def test_the_list_is_cyclonedx(tmp_path: Path) -> None:
    build = make_build(tmp_path, "linux")
    qt = Component("Qt", "6.1", "LGPL-3.0-only", "pkg:generic/qt@6.1")
    bare = Component("Runtime", "14", "may be passed on", "")
    made = listed(build, qt, bare)
    assert (made["bomFormat"], made["specVersion"], made["version"]) == ("CycloneDX", "1.5", 1)
    assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", made["serialNumber"])
    assert made["metadata"]["component"]["name"] == "dicegames"
    assert made["metadata"]["timestamp"] == "2026-01-01T00:00:00Z"
    first, second = made["components"]
    assert first["licenses"] == [{"expression": "LGPL-3.0-only"}]
    assert second["licenses"] == [{"license": {"name": "may be passed on"}}]
    assert "purl" not in second
    references = {entry["bom-ref"] for entry in made["components"]}
    assert set(made["dependencies"][0]["dependsOn"]) == references
    assert len({entry["ref"] for entry in made["dependencies"]}) == 3


def test_the_list_changes_with_what_is_in_the_program_alone(tmp_path: Path) -> None:
    build = make_build(tmp_path, "linux")
    qt = Component("Qt", "6.1", "LGPL-3.0-only", "pkg:generic/qt@6.1")
    newer = Component("Qt", "6.2", "LGPL-3.0-only", "pkg:generic/qt@6.2")
    assert sbom.sbom(build, [qt]) == sbom.sbom(build, [qt])
    assert listed(build, qt)["serialNumber"] != listed(build, newer)["serialNumber"]


def test_notices_have_the_texts_the_own_licence_and_the_list(
    tmp_path: Path, entries: list[tuple[str, str, str]]
) -> None:
    build = make_build(tmp_path, "linux")
    put(build.work / LICENCES / "old.txt")
    folder = notices.write_notices(build, entries)
    assert not (folder / "old.txt").exists()
    assert (folder / "LICENSE.txt").read_bytes() == (ROOT / "LICENSE").read_bytes()
    index = json.loads((folder / LICENCES_INDEX).read_text(encoding="utf-8"))
    in_list = json.loads(notices.sbom_path(build).read_text(encoding="utf-8"))["components"]
    assert [entry["name"] for entry in index] == [entry["name"] for entry in in_list]
    assert all((folder / place).is_file() for entry in index for place in entry["texts"])


def test_qts_text_tells_where_sources_are_and_how_to_replace_it() -> None:
    text = " ".join((TEXTS / "Qt.txt").read_text(encoding="utf-8").split())
    for part in ("qt-everywhere-src", "pyside-setup", "in their place", "_internal/PySide6/Qt/lib"):
        assert part in text
    assert "://" not in text
