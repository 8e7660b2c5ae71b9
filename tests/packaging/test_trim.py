"""What goes into the frozen program: used plugins, needed libraries, words in two languages, nothing else."""

import re
import sys
from configparser import ConfigParser
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QLibraryInfo

import freeze
import icons
import needs
import trim
from build_value import BuildError
from fake_builds import make_build, put
from trim import Entry

SITE = "/site"
NEEDS = {
    "/site/QtGui.so": ["libQt6Gui.so.6", "libc.so.6"],
    "/site/libQt6Gui.so.6": ["libQt6Core.so.6", "libGL.so.1"],
    "/site/libqxcb.so": ["libxcb-cursor.so.0"],
    "/site/libqgtk3.so": ["libgtk-3.so.0"],
    "/site/libgtk-3.so.0": ["libcairo.so.2"],
    "/usr/libGL.so.1": ["libLLVM.so.15"],
}


def binary(place: str, source: str) -> Entry:
    return (place, source, "BINARY")


ENTRIES: list[Entry] = [
    ("PySide6/QtGui.abi3.so", "/site/QtGui.so", "EXTENSION"),
    binary("PySide6/Qt/lib/libQt6Gui.so.6", "/site/libQt6Gui.so.6"),
    binary("PySide6/Qt/lib/libQt6Core.so.6", "/site/libQt6Core.so.6"),
    binary("PySide6/Qt/lib/libQt6Quick.so.6", "/site/libQt6Quick.so.6"),
    binary("PySide6/Qt/plugins/platforms/libqxcb.so", "/site/libqxcb.so"),
    binary("PySide6/Qt/plugins/platforms/libqvnc.so", "/site/libqvnc.so"),
    binary("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "/site/libqgtk3.so"),
    binary("libgtk-3.so.0", "/site/libgtk-3.so.0"),
    binary("libcairo.so.2", "/site/libcairo.so.2"),
    binary("libxcb-cursor.so.0", "/usr/libxcb-cursor.so.0"),
    binary("libGL.so.1", "/usr/libGL.so.1"),
    binary("libLLVM.so.15", "/usr/libLLVM.so.15"),
    binary("libpython3.11.so.1.0", "/python/libpython3.11.so.1.0"),
]


def kept(entries: list[Entry]) -> list[str]:
    return [Path(place).name for place, _, _ in trim.kept_binaries(entries, lambda path: NEEDS.get(path, []))]


def test_libraries_stay_that_something_needs_but_not_through_what_is_of_the_system() -> None:
    assert sorted(kept(ENTRIES)) == [
        "QtGui.abi3.so",
        "libQt6Core.so.6",
        "libQt6Gui.so.6",
        "libpython3.11.so.1.0",
        "libqxcb.so",
        "libxcb-cursor.so.0",
    ]


def test_names_of_libraries_are_compared_as_windows_does() -> None:
    entries: list[Entry] = [
        ("PySide6\\QtGui.pyd", "/site/QtGui.so", "EXTENSION"),
        binary("PySide6\\LibQt6Gui.so.6", "/site/LibQt6Gui.so.6"),
        binary("PySide6\\plugins\\platforms\\qwindows.dll", "/site/qwindows.dll"),
        binary("PySide6\\plugins\\platforms\\qdirect2d.dll", "/site/qdirect2d.dll"),
    ]
    places = [place for place, _, _ in trim.kept_binaries(entries, lambda path: NEEDS.get(path, []))]
    assert places == [entries[1][0], entries[0][0], entries[2][0]]


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/plugins/styles/qmodernwindowsstyle.dll", False),
        ("PySide6/Qt/plugins/imageformats/libqjpeg.so", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", False),
    ],
)
def test_plugins_are_chosen_by_name_on_all_systems(place: str, expected: bool) -> None:
    assert trim.is_kept_plugin(place) is expected


@pytest.mark.parametrize("name", ["libGL.so.1", "libc.so.6", "ld-linux-x86-64.so.2", "libfontconfig.so.1"])
def test_drivers_fonts_and_the_c_library_are_the_systems(name: str) -> None:
    assert trim.is_of_the_system(f"/usr/lib/{name}")


@pytest.mark.parametrize("name", ["libxcb-cursor.so.0", "libcairo.so.2", "libGLU.so.1", "libQt6Core.so.6"])
def test_what_systems_may_lack_isnt_theirs(name: str) -> None:
    assert not trim.is_of_the_system(name)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/translations/qtbase_en.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/translations/qt_de.qm", False),
        ("PySide6/Qt/translations/assistant_de.qm", False),
        ("dicegames/_translations/dicegames_pl.qm", True),
        ("numpy-2.4.6.dist-info/RECORD", False),
        ("base_library.zip", True),
    ],
)
def test_data_is_words_of_two_languages_and_what_the_program_reads(place: str, expected: bool) -> None:
    assert trim.is_kept_data(place) is expected


def test_links_stay_with_their_libraries() -> None:
    library = binary("PySide6/Qt/lib/libQt6Core.so.6", "/site/libQt6Core.so.6")
    stays = ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK")
    goes = ("libQt6Quick.so.6", "PySide6/Qt/lib/libQt6Quick.so.6", "SYMLINK")
    assert trim.kept_datas([stays, goes], [library]) == [stays]


def test_nothing_that_is_left_out_is_imported() -> None:
    """But for the sounds, which are optional."""
    unused = "|".join(map(re.escape, trim.UNUSED_MODULES))
    imported = re.compile(rf"import (?:{unused})[ \n]|from (?:{unused})(?: import|\.)")
    for source in (Path(trim.__file__).parent.parent / "dicegames").rglob("*.py"):
        assert not imported.search(source.read_text(encoding="utf-8")), source


def test_sizes_are_told_by_part_and_together(tmp_path: Path) -> None:
    app = tmp_path / "app"
    put(app / "dicegames", b"1" * 2_000_000)
    put(app / "_internal" / "PySide6" / "Qt" / "lib" / "libQt6Core.so.6", b"1" * 3_000_000)
    put(app / "_internal" / "PySide6" / "Qt" / "lib" / "libicudata.so.73", b"1" * 4_000_000)
    put(app / "_internal" / "libxcb-cursor.so.0", b"1" * 500_000)
    (app / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    sizes = freeze.contributions(app)
    assert list(sizes.values()) == [4_000_000, 3_000_000, 2_000_000, 500_000]
    lines = freeze.table(sizes).splitlines()
    assert lines[0] == "     4.0 MB  ICU (Unicode data of Qt)"
    assert lines[-1] == "     9.5 MB  all together"


def test_a_program_that_is_too_large_or_lacks_a_library_isnt_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = make_build(tmp_path, "linux")
    put(build.app / "dicegames", b"1" * 2_000_000)
    monkeypatch.setattr(icons, "make_icons", lambda folder: folder)
    monkeypatch.setattr(freeze, "run_tool", lambda *_: "")
    monkeypatch.setattr(freeze, "strip_python", lambda _: None)
    monkeypatch.setattr(freeze, "check_replaceable", lambda _: None)
    monkeypatch.setattr(freeze, "oldest_glibc", lambda _: (2, 28))
    assert freeze.make_app(build) == build.app
    monkeypatch.setattr(freeze, "AIM_UNPACKED", 1.5)
    with pytest.raises(BuildError, match=r"2\.0 MB"):
        freeze.make_app(build)
    monkeypatch.setattr(freeze, "missing_libraries", lambda _: ["libfar.so.1"])
    with pytest.raises(BuildError, match=r"libfar\.so\.1"):
        freeze.make_app(build)


@pytest.mark.skipif(sys.platform != "linux", reason="Qt lies elsewhere in PySide6 on other systems")
def test_qt_is_told_where_it_lies_from_the_programs_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole path with a comma in it would be misread."""
    build = make_build(tmp_path, "linux")
    put(build.app / "dicegames", b"1")
    for name in ("run_tool", "strip_python", "missing_libraries", "check_replaceable"):
        monkeypatch.setattr(freeze, name, lambda *_: [])
    monkeypatch.setattr(freeze, "oldest_glibc", lambda _: (2, 28))
    freeze.make_app(build)
    told = ConfigParser()
    told.read(build.app / "qt.conf", encoding="utf-8")
    prefix = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PrefixPath))
    packages = Path(PySide6.__file__).parents[1]
    assert told["Paths"]["Prefix"] == f"_internal/{prefix.relative_to(packages).as_posix()}"


@pytest.mark.skipif(sys.platform != "linux", reason="reads libraries of Linux")
def test_needs_of_real_libraries_are_read() -> None:
    library = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"
    assert needs.is_library(library)
    found = needs.needed_libraries(str(library))
    assert {"libQt6Core.so.6", "libc.so.6"} <= set(found)
    assert not any("/" in name for name in found)
    assert (2, 17) <= needs.glibc_of(library) < (3, 0)


def test_what_a_folder_lacks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "a.so", b"\x7fELF")
    put(tmp_path / "libb.so.1", b"\x7fELF")
    put(tmp_path / "note.txt", b"text")
    told = {"a.so": ["libb.so.1", "libc.so.6", "libfar.so.2"], "libb.so.1": []}
    monkeypatch.setattr(needs, "needed_libraries", lambda path: told[Path(path).name])
    assert freeze.missing_libraries(tmp_path) == ["libfar.so.2"]
