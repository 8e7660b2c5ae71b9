"""What Windows and macOS are told of the program: names, versions, files, all the same as elsewhere."""

import plistlib
from collections.abc import Iterable
from pathlib import Path
from types import SimpleNamespace
from xml.etree import ElementTree

import pytest

import info_plist
import names
import version_info
from dicegames.app.main import DESKTOP_FILE_NAME
from fake_builds import ROOT, make_build


class Tree:
    """Stand for PyInstaller's classes, which can be imported on Windows only."""

    def __init__(self, *children: object, **values: object) -> None:
        self.children = children
        self.values = SimpleNamespace(**values)


CLASSES = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct")
VAR_CLASSES = ("VarFileInfo", "VarStruct")


def translated(source: str) -> str:
    """Return the German of a text of the window."""
    root = ElementTree.parse(ROOT / "translations" / "dicegames_de.ts").getroot()
    found = {
        message.findtext("translation")
        for message in root.iter("message")
        if message.findtext("source") == source
    }
    (only,) = found
    return only or ""


def test_the_names_are_those_of_the_program() -> None:
    assert translated(names.PROGRAM_NAMES["en"]) == names.PROGRAM_NAMES["de"]
    assert "dicegames contributors" in names.copyright_line(ROOT)


def test_the_kinds_of_files_are_those_that_desktops_know() -> None:
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    root = ElementTree.parse(ROOT / "packaging" / "linux" / "mime.xml").getroot()
    known = {kind.get("type"): kind for kind in root.iter(f"{space}mime-type")}
    assert set(known) == {kind.mime_type for kind in names.FILE_TYPES}
    for kind in names.FILE_TYPES:
        pattern = known[kind.mime_type].find(f"{space}glob")
        assert pattern is not None
        assert pattern.get("pattern") == f"*.{kind.extension}"


def test_every_file_type_has_a_name_in_every_language() -> None:
    for kind in names.FILE_TYPES:
        assert kind.names.keys() == names.PROGRAM_NAMES.keys()
        assert all(kind.names.values())


def test_the_version_info_is_what_pyinstaller_evaluates(tmp_path: Path) -> None:
    build = make_build(tmp_path, "windows", version="1.2.3rc1")
    text = version_info.write_version_info(build).read_text(encoding="utf-8")
    found = eval(text, {name: type(name, (Tree,), {}) for name in (*CLASSES, *VAR_CLASSES)})
    fixed, (strings, variables) = found.values.ffi.values, found.values.kids
    assert fixed.filevers == fixed.prodvers == (1, 2, 3, 0)
    tables = strings.children[0]
    assert [table.children[0] for table in tables] == ["040904B0", "040704B0"]
    english, german = (dict(pair.children for pair in table.children[1]) for table in tables)
    assert english["ProductName"] == "Dice Games"
    assert german["ProductName"] == "Würfelspiele"
    assert {english["FileVersion"], german["ProductVersion"]} == {"1.2.3rc1"}
    assert english["OriginalFilename"] == "dicegames.exe"
    (translation,) = variables.children[0]
    assert translation.children == ("Translation", [0x409, 1200, 0x407, 1200])


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1", (0, 1, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("2.0.0rc1", (2, 0, 0, 0))],
)
def test_a_version_becomes_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert names.four_numbers(version) == numbers


def test_the_bundle_names_every_file_type_it_opens(tmp_path: Path) -> None:
    build = make_build(tmp_path, "macos", "arm64", version="1.2.3rc1")
    values = plistlib.loads(plistlib.dumps(info_plist.info_plist(build)))
    assert values["CFBundleIdentifier"] == DESKTOP_FILE_NAME
    assert values["CFBundleShortVersionString"] == "1.2.3rc1"
    assert values["CFBundleVersion"] == "1.2.3"
    assert values["CFBundleLocalizations"] == ["en", "de"]
    declared = {
        extension: kind["UTTypeIdentifier"]
        for kind in values["UTExportedTypeDeclarations"]
        for extension in kind["UTTypeTagSpecification"]["public.filename-extension"]
    }
    opened = [kind["LSItemContentTypes"] for kind in values["CFBundleDocumentTypes"]]
    assert declared.keys() == {"dicegame", "dicerules"}
    assert opened == [[identifier] for identifier in declared.values()]
    assert all(identifier.startswith(DESKTOP_FILE_NAME + ".") for identifier in declared.values())


def test_the_names_of_the_bundle_are_translated(tmp_path: Path) -> None:
    info_plist.write_names(tmp_path)
    german = plistlib.loads((tmp_path / "de.lproj" / "InfoPlist.strings").read_bytes())
    english = plistlib.loads((tmp_path / "en.lproj" / "InfoPlist.strings").read_bytes())
    assert german["CFBundleDisplayName"] == "Würfelspiele"
    assert german.keys() == english.keys()
    assert all(english[kind.names["en"]] == kind.names["en"] for kind in names.FILE_TYPES)
    assert all(german[kind.names["en"]] == kind.names["de"] for kind in names.FILE_TYPES)


@pytest.mark.parametrize(
    ("tags", "oldest"),
    [
        ([], (13, 0)),
        ([["Tag: cp310-abi3-macosx_13_0_universal2"], ["Tag: cp311-cp311-macosx_11_0_arm64"]], (13, 0)),
        ([["Tag: cp311-cp311-macosx_14_0_arm64"], ["Tag: py3-none-any"]], (14, 0)),
        ([["macosx-15.0-arm64"], ["Tag: cp310-abi3-macosx_13_0_universal2"]], (15, 0)),
        ([["Tag: cp311-cp311-macosx_10_9_x86_64", "Tag: cp311-cp311-macosx_15_0_x86_64"]], (13, 0)),
    ],
)
def test_the_oldest_system_follows_the_libraries(
    tags: Iterable[Iterable[str]], oldest: tuple[int, int]
) -> None:
    assert info_plist.oldest_system(tags) == oldest


def test_every_library_inside_says_what_it_was_built_for() -> None:
    assert all(info_plist.installed_tags())
