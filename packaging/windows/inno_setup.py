"""Make the installer for Windows with Inno Setup 6: dicegames.iss says what it does."""

import os
from datetime import UTC, datetime
from pathlib import Path

from authenticode import Signer, signer
from build_value import Build, BuildError
from facts import APP_ID, project_facts
from icons import make_icons
from names import PROGRAM, copyright_line, four_numbers
from tools import find_tool, run_tool

SCRIPT = Path(__file__).resolve().parent / "dicegames.iss"
ARCHITECTURES = {"x86_64": "x64compatible", "arm64": "arm64"}


def make_setup(build: Build) -> Path:
    """Make the installer, signed where a certificate is named.

    Raises: MissingToolError without Inno Setup, BuildError when something fails.
    """
    programs = frozen_programs(build)
    compiler = find_tool("ISCC.exe", "is part of Inno Setup and makes installers", compiler_places())
    signs = signer()
    if signs is not None:
        signs.sign(build, *programs)
    make_icons(build.icons)
    setup = build.artefact("exe")
    script = build.work / "setup" / "setup.iss"
    script.parent.mkdir(parents=True, exist_ok=True)
    # Without the mark at the beginning the compiler takes the words for those of an old code page.
    script.write_text(script_text(build, setup, signs), encoding="utf-8-sig", newline="\r\n")
    # Only signing needs an option: newer compilers write others in another way.
    options = [] if signs is None else [f"/S{PROGRAM}={signs.inno_setup_form()}"]
    run_tool(build, [compiler, *options, str(script)])
    if not setup.is_file():
        raise BuildError(f"Inno Setup has made no {setup.name}")
    return setup


def frozen_programs(build: Build) -> list[Path]:
    """Return the programs in the frozen folder.

    Raises: BuildError when the one with the window isn't there.
    """
    if not (build.app / f"{PROGRAM}.exe").is_file():
        raise BuildError(f"there is no {PROGRAM}.exe in {build.app}")
    return sorted(build.app.glob("*.exe"))


def compiler_places() -> list[Path]:
    """Return where Inno Setup is installed as a rule: for all users or for one."""
    roots = [Path(os.environ[name]) for name in ("PROGRAMFILES(X86)", "PROGRAMFILES") if name in os.environ]
    if "LOCALAPPDATA" in os.environ:
        roots.append(Path(os.environ["LOCALAPPDATA"], "Programs"))
    return [root / "Inno Setup 6" for root in roots]


def script_text(build: Build, setup: Path, signs: Signer | None) -> str:
    """Return the script that defines what is of this build and includes the one that stays.

    Raises: BuildError for an architecture that has no name in Inno Setup.
    """
    if build.arch not in ARCHITECTURES:
        raise BuildError(f"Windows programs aren't made for {build.arch}")
    facts = project_facts()
    touched = datetime.fromtimestamp(build.source_date_epoch, UTC)
    values = {
        "Version": build.version,
        "Numbers": ".".join(map(str, four_numbers(build.version))),
        "Publisher": facts.publisher,
        "Copyright": copyright_line(build.root),
        "AppUserModelId": APP_ID,
        "App": str(build.app),
        "Icons": str(build.icons),
        "OutDir": str(setup.parent),
        "OutName": setup.stem,
        "Architectures": ARCHITECTURES[build.arch],
        "TouchDate": touched.strftime("%Y-%m-%d"),
        "TouchTime": touched.strftime("%H:%M:%S"),
    }
    if facts.homepage:
        values["Homepage"] = facts.homepage
    if facts.issues:
        values["Issues"] = facts.issues
    if signs is not None:
        values["SignWith"] = PROGRAM
    lines = [f'#define {name} "{value}"' for name, value in values.items()]
    return "\n".join([*lines, f'#include "{SCRIPT}"', ""])
