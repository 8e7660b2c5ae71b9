"""Frameworks of macOS stay whole or go: what signs them refuses one that lacks its links."""

import trim

CORE = "PySide6/Qt/lib/QtCore.framework"
QML = "PySide6/Qt/lib/QtQml.framework"
LIBRARY = (f"{CORE}/Versions/A/QtCore", "/site/QtCore", "BINARY")
AROUND = [
    (f"{CORE}/QtCore", "Versions/Current/QtCore", "SYMLINK"),
    (f"{CORE}/Resources", "Versions/Current/Resources", "SYMLINK"),
    (f"{CORE}/Versions/A/Resources/Info.plist", "/site/Info.plist", "DATA"),
    (f"{CORE}/Versions/Current", "A", "SYMLINK"),
]
LINKS = [
    ("QtCore", f"{CORE}/Versions/A/QtCore", "SYMLINK"),
    ("PySide6/QtCore", "Qt/lib/QtCore.framework/Versions/A/QtCore", "SYMLINK"),
]


def around_the_unused() -> list[trim.Entry]:
    """Return the same entries of a framework that no library needs."""
    return [
        (place.replace("QtCore", "QtQml"), source.replace("QtCore", "QtQml"), kind)
        for place, source, kind in AROUND
    ]


def test_a_framework_in_use_keeps_its_links_and_facts() -> None:
    assert trim.kept_datas([*AROUND, *around_the_unused()], [LIBRARY]) == AROUND


def test_links_to_a_library_in_use_stay_wherever_they_lie() -> None:
    lost = ("QtQml", f"{QML}/Versions/A/QtQml", "SYMLINK")
    assert trim.kept_datas([*LINKS, lost], [LIBRARY]) == LINKS


def test_the_library_of_a_framework_is_found_by_its_name() -> None:
    extension = ("PySide6/QtCore.abi3.so", "/site/QtCore.abi3.so", "EXTENSION")
    unused = (f"{QML}/Versions/A/QtQml", "/site/QtQml", "BINARY")
    needs = {extension[1]: ["@rpath/QtCore.framework/Versions/A/QtCore"]}
    kept = trim.kept_binaries([LIBRARY, extension, unused], lambda path: needs.get(path, []))
    assert kept == sorted([LIBRARY, extension])
