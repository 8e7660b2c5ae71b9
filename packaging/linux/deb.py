"""Make the package for Debian and its relatives, without root and the same each time.

The program lies in /usr/lib/dicegames with the libraries it brings, the command in /usr/games. What it needs
of the system is asked of dpkg-shlibdeps. Menus, file types and icons are taken up by the system's own
triggers, so that the package has no scripts.
"""

import hashlib
from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from build_value import Build, BuildError
from copyright_file import copyright_file
from facts import Facts, project_facts
from integration import packed, write_integration
from names import PROGRAM
from needs import is_library
from tools import find_tool, run_tool
from tree import copy_app, fresh_folder, settle

HERE = Path(__file__).resolve().parent
REVISION = 1
ARCHITECTURES = {"x86_64": "amd64", "arm64": "arm64"}
LIBRARY_FOLDER = Path("usr/lib") / PROGRAM
DESCRIPTION = """\
four dice games for one table
 Penta, 5 Dice, 10.000 and Order Cards for one to eight people at one device,
 with computer players of four levels wherever a seat is free.
 .
 Each move is saved before its result is seen; sessions can be looked through,
 played on, exported and imported. Everything can be done by touch, by mouse,
 by key and with a screen reader, in English and German."""


def make_deb(build: Build) -> Path:
    """Make the package.

    Raises: MissingToolError, BuildError.
    """
    pack = find_tool("dpkg-deb", "packs for Debian")
    root = fresh_folder(build.work / "deb" / PROGRAM)
    (root / "DEBIAN").mkdir()  # by this dpkg-shlibdeps knows where the root of the files is
    stage(build, root)
    needs = needed_packages(build, root)
    about = {
        "control": control_file(build, project_facts(), needs, installed_kilobytes(root)),
        "md5sums": sums(root),
    }
    for name, text in about.items():
        _write(root / "DEBIAN" / name, text)
    settle(root, build.source_date_epoch)
    path = build.out / f"{PROGRAM}_{debian_version(build)}_{architecture(build)}.deb"
    run_tool(build, [pack, "--root-owner-group", "-Zxz", "--build", str(root), str(path)])
    return path


def debian_version(build: Build) -> str:
    """Return the version as Debian orders it: what comes before a release sorts before it."""
    base, sign, rest = build.version.partition("-")
    return f"{base}~{rest}-{REVISION}" if sign else f"{base}-{REVISION}"


def architecture(build: Build) -> str:
    """Return what Debian calls the hardware.

    Raises: BuildError for hardware that the program isn't packed for.
    """
    if build.arch not in ARCHITECTURES:
        raise BuildError(f"no package for {build.arch}")
    return ARCHITECTURES[build.arch]


def stage(build: Build, root: Path) -> None:
    """Lay out all files as they are to be installed below a root folder."""
    copy_app(build, root / LIBRARY_FOLDER)
    games = root / "usr" / "games"
    games.mkdir(parents=True)
    (games / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share = root / "usr" / "share"
    write_integration(build, share)
    doc = share / "doc" / PROGRAM
    doc.mkdir(parents=True)
    licence = (build.root / "LICENSE").read_text(encoding="utf-8")
    _write(doc / "copyright", copyright_file(build.app, licence))
    (doc / "changelog.gz").write_bytes(packed((build.root / "CHANGELOG.md").read_text(encoding="utf-8")))
    (doc / "changelog.Debian.gz").write_bytes(packed(changelog(build, project_facts())))
    overrides = share / "lintian" / "overrides" / PROGRAM
    _write(overrides, (HERE / "lintian-overrides").read_text(encoding="utf-8"))


def needed_packages(build: Build, root: Path) -> str:
    """Return the value of Depends: the packages with the libraries that the program doesn't bring itself.

    Raises: MissingToolError; BuildError when a library is neither here nor in the program.
    """
    files = [path for path in sorted((root / LIBRARY_FOLDER).rglob("*")) if is_library(path)]
    if not files:
        return ""
    tool = find_tool("dpkg-shlibdeps", "finds out which packages the program needs (package dpkg-dev)")
    # It reads debian/control where it runs, though nothing of it counts here. Of libraries that the program
    # brings it would name the packages that have them, too, if they weren't said to need none.
    place = fresh_folder(build.work / "deb" / "shlibdeps")
    _write(place / "debian" / "control", f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n")
    own = "".join(f"{name} {version}\n" for name, version in _sonames(files))
    _write(place / "debian" / "shlibs.local", own)
    folders = sorted({str(path.parent) for path in files})
    command = [tool, "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in folders)]
    said = run_tool(build, [*command, *(f"-e{path}" for path in files)], cwd=place)
    found = [line for line in said.splitlines() if line.startswith("shlibs:Depends=")]
    if len(found) != 1:
        raise BuildError(f"dpkg-shlibdeps names no packages:\n{said}")
    return found[0].partition("=")[2]


def _sonames(files: Sequence[Path]) -> list[tuple[str, str]]:
    """Return name and version of the libraries among files, such as ("libzstd", "1")."""
    parts = (path.name.partition(".so.") for path in files)
    return sorted({(name, version) for name, sign, version in parts if sign})


def control_file(build: Build, facts: Facts, needs: str, kilobytes: int) -> str:
    """Return what the package says of itself."""
    fields = {
        "Package": PROGRAM,
        "Version": debian_version(build),
        "Architecture": architecture(build),
        "Maintainer": f"{facts.publisher} <{facts.contact}>",
        "Installed-Size": str(kilobytes),
        "Depends": needs,
        "Recommends": "hicolor-icon-theme, shared-mime-info, xdg-utils",
        "Section": "games",
        "Priority": "optional",
        "Homepage": facts.homepage,
        "Description": DESCRIPTION,
    }
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def changelog(build: Build, facts: Facts) -> str:
    """Return the package's own changelog in Debian's form."""
    time = format_datetime(datetime.fromtimestamp(build.source_date_epoch, UTC))
    return (
        f"{PROGRAM} ({debian_version(build)}) unstable; urgency=medium\n\n"
        f"  * Release {build.version}; changelog.gz tells what is new.\n\n"
        f" -- {facts.publisher} <{facts.contact}>  {time}\n"
    )


def installed_kilobytes(root: Path) -> int:
    """Return the size on a disk: each file and folder in whole kilobytes."""
    return sum(
        -(-path.stat().st_size // 1024) if path.is_file() and not path.is_symlink() else 1
        for path in root.rglob("*")
    )


def sums(root: Path) -> str:
    """Return the digests of all files by which an installation can be checked."""
    lines = []
    for path in sorted(root.rglob("*")):
        if path.is_file() and not path.is_symlink():
            digest = hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()
            lines.append(f"{digest}  {path.relative_to(root).as_posix()}\n")
    return "".join(lines)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
