"""What the bundle tells macOS about the program: names, files that it opens, the oldest system it runs on."""

import plistlib
import re
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from build_value import Build
from facts import APP_ID
from names import FILE_TYPES, PROGRAM, PROGRAM_NAMES, FileType, copyright_line, four_numbers

Values = dict[str, object]

QT_NEEDS = (13, 0)
"""The oldest macOS of Qt 6.11; some of the other libraries are built for later ones."""

LIBRARIES = ("PySide6-Essentials", "shiboken6", "numpy", "msgspec")
"""What is inside the bundle and was built for a certain macOS."""

_PLATFORM = re.compile(r"macosx[-_](\d+)[._](\d+)[-_]")


def info_plist(build: Build) -> Values:
    """Return the values of Info.plist that PyInstaller takes as `info_plist`."""
    major, minor = oldest_system(installed_tags())
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": PROGRAM_NAMES["en"],
        "CFBundleDocumentTypes": [_document_type(kind) for kind in FILE_TYPES],
        "CFBundleExecutable": PROGRAM,
        "CFBundleIconFile": f"{PROGRAM}.icns",
        "CFBundleIdentifier": APP_ID,
        "CFBundleLocalizations": list(PROGRAM_NAMES),
        "CFBundleName": PROGRAM_NAMES["en"],
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": build.version,
        "CFBundleVersion": ".".join(map(str, four_numbers(build.version)[:3])),
        "LSApplicationCategoryType": "public.app-category.dice-games",
        "LSHasLocalizedDisplayName": True,
        "LSMinimumSystemVersion": f"{major}.{minor}",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_line(build.root),
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,
        "UTExportedTypeDeclarations": [_type_declaration(kind) for kind in FILE_TYPES],
    }


def write_names(resources: Path) -> None:
    """Write the names of the program and its files in each language into a bundle's folder of resources."""
    for language, name in PROGRAM_NAMES.items():
        words = {"CFBundleDisplayName": name, "CFBundleName": name}
        words |= {kind.names["en"]: kind.names[language] for kind in FILE_TYPES}
        folder = resources / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "InfoPlist.strings").write_bytes(plistlib.dumps(words))


def oldest_system(tags: Iterable[Iterable[str]]) -> tuple[int, int]:
    """Return the oldest macOS on which all libraries run; each has tags like "cp311-cp311-macosx_14_0_arm64".

    A library, and Python itself, may be made for a later system than Qt.
    """
    return max([QT_NEEDS, *(min(found) for library in tags if (found := _systems(library)))])


def installed_tags() -> list[list[str]]:
    """Return the tags of each library as it was installed here, then what Python was made for."""
    texts = [metadata.distribution(name).read_text("WHEEL") or "" for name in LIBRARIES]
    tags = [[line for line in text.splitlines() if line.startswith("Tag: ")] for text in texts]
    return [*tags, [sysconfig.get_platform()]]


def _systems(tags: Iterable[str]) -> list[tuple[int, int]]:
    return [(int(match[1]), int(match[2])) for tag in tags for match in [_PLATFORM.search(tag)] if match]


def _document_type(kind: FileType) -> Values:
    return {
        "CFBundleTypeIconFile": f"{kind.icon}.icns",
        "CFBundleTypeName": kind.names["en"],
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [f"{APP_ID}.{kind.id_part}"],
    }


def _type_declaration(kind: FileType) -> Values:
    return {
        "UTTypeConformsTo": ["public.data", "public.content"],
        "UTTypeDescription": kind.names["en"],
        "UTTypeIconFile": f"{kind.icon}.icns",
        "UTTypeIdentifier": f"{APP_ID}.{kind.id_part}",
        "UTTypeTagSpecification": {
            "public.filename-extension": [kind.extension],
            "public.mime-type": [kind.mime_type],
        },
    }
