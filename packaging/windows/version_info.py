"""Say in the program's file on Windows what it is: the page "Details" of its properties shows this.

The manifest needs nothing of ours: PyInstaller's own asks for no rights, names Windows 10 and long paths, and
Qt declares itself how it follows the scale of each screen.
"""

from pathlib import Path

from build_value import Build
from facts import project_facts
from names import PROGRAM, PROGRAM_NAMES, copyright_line, four_numbers

# Windows' numbers: of the languages, and of Unicode, in which both are written.
_LANGUAGES = {"en": 0x0409, "de": 0x0407}
_DESCRIPTIONS = {"en": "Dice games for one table", "de": "Würfelspiele für einen Tisch"}
_UNICODE = 1200
_WINDOWS_32_AND_64 = 0x40004
_PROGRAM = 0x1


def write_version_info(build: Build) -> Path:
    """Write the file that PyInstaller takes as `version` and return its path."""
    path = build.work / "version_info.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(version_info(build), encoding="utf-8")
    return path


def version_info(build: Build) -> str:
    """Return the text of that file: an expression over PyInstaller's classes."""
    numbers = four_numbers(build.version)
    tables = ",\n".join(_table(build, language) for language in _LANGUAGES)
    pairs = [number for language in _LANGUAGES.values() for number in (language, _UNICODE)]
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers},
    prodvers={numbers},
    mask=0x3F,
    flags=0x0,
    OS={_WINDOWS_32_AND_64:#x},
    fileType={_PROGRAM:#x},
    subtype=0x0,
    date=(0, 0)
  ),
  kids=[
    StringFileInfo([
{tables}
    ]),
    VarFileInfo([VarStruct('Translation', {pairs})])
  ]
)
"""


def _table(build: Build, language: str) -> str:
    strings = {
        "CompanyName": project_facts().publisher,
        "FileDescription": _DESCRIPTIONS[language],
        "FileVersion": build.version,
        "InternalName": PROGRAM,
        "LegalCopyright": copyright_line(build.root),
        "OriginalFilename": f"{PROGRAM}.exe",
        "ProductName": PROGRAM_NAMES[language],
        "ProductVersion": build.version,
    }
    lines = ",\n".join(f"        StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return f"      StringTable('{_LANGUAGES[language]:04X}{_UNICODE:04X}', [\n{lines}\n      ])"
