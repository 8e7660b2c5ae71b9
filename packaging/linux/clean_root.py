"""Try a package for Debian where nothing else is: install, start, play, remove, and look for what is left.

    clean_root.py DEB                     needs root, debootstrap and Xvfb; one line a check
    clean_root.py DEB --release trixie    in another release than this machine's own

Status 0: all is well; 1: something isn't; 77: this machine can't try it.

The root is as debootstrap makes it, from where this machine gets its packages. The package is installed by
apt without what it only recommends, and started by somebody without rights in a real window. The screen
belongs to the machine outside, so that nothing of it could stand in for what the package needs.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent))

from bare_root import BareRoot, make_bare_root  # noqa: E402
from build_value import BuildError, MissingToolError  # noqa: E402
from names import PROGRAM  # noqa: E402
from tools import find_tool, say  # noqa: E402
from x_server import x_server  # noqa: E402

ROOT = HERE.parent.parent
CANNOT_TRY = 77
"""The status of a trial that a machine can't make."""

SECONDS = 300
PERSON = "player"
HOME = f"/home/{PERSON}"
DATA = f"{HOME}/.local/share/{PROGRAM}"
# What a package may leave: lists and caches of the system's own tools, and what people made.
LEFT_ALONE = (
    "/etc/ld.so.cache",
    "/home/",
    "/root/",
    "/run/",
    "/tmp/",
    "/var/cache/",
    "/var/lib/apt/",
    "/var/lib/dpkg/",
    "/var/log/",
)


def main(arguments: list[str]) -> int:
    """Try a package and return the exit status."""
    parser = argparse.ArgumentParser(description="Try a package for Debian where nothing else is.")
    parser.add_argument("package", type=Path, metavar="DEB")
    parser.add_argument("--release", default="", metavar="NAME", help="a release of this machine's mirror")
    options = parser.parse_args(arguments)
    try:
        find_tool("Xvfb", "shows the window")
        root = make_bare_root(ROOT / "build" / "root", person=PERSON, release=options.release)
    except MissingToolError as missing:
        say(f"clean root: not tried. {missing}")
        return CANNOT_TRY
    try:
        # Whoever is on this machine may use it.
        with x_server(1280, 800, "-ac") as display:
            for told in checks(root, options.package.resolve(), display):
                say(f"clean root: {told}")
    except BuildError as error:
        say(f"clean root: FAILED. {error}")
        return 1
    finally:
        root.remove()
    return 0


def checks(root: BareRoot, package: Path, display: str) -> Iterator[str]:
    """Try everything and yield a line for each thing that is well.

    Raises: BuildError for the first that isn't.
    """
    version = _field(package, "Version").rpartition("-")[0].replace("~", "-")
    before = root.files()
    root.install(package)
    yield f"{package.name} is installed by apt"
    _check_files(root)
    yield "its command, entry, icons and types lie in their places"

    def person(*words: str) -> str:
        return root.run(*words, person=PERSON, display=display, seconds=SECONDS)

    said = person(PROGRAM, "--version").strip()
    _expect(said == f"{PROGRAM} {version}", f"--version says {said!r}")
    yield f"it says {said!r} to somebody without rights"
    for language in ("de", "en"):
        person(PROGRAM, "--lang", language, "--demo", "--quit-after-game")
        yield f"a game was played to its end in a window, in {language}"
    sessions = sorted(root.path(f"{DATA}/sessions").glob("*.dicegame"))
    _expect(len(sessions) == 2, f"{len(sessions)} sessions of two games")
    for session in sessions:
        told = json.loads(person(PROGRAM, "replay", f"{DATA}/sessions/{session.name}", "--json"))
        _expect(bool(told), "a session can't be read")
    yield "both were saved, and are read again"
    kept = {path: root.path(path).read_bytes() for path in root.files() if path.startswith(DATA)}
    root.run("apt-get", "purge", "--yes", "--auto-remove", PROGRAM)
    left = {path for path in root.files() - before if not path.startswith(LEFT_ALONE)}
    _expect(not left, f"left behind: {', '.join(sorted(left)[:20])}")
    lost = {path for path in before - root.files() if not path.startswith(LEFT_ALONE)}
    _expect(not lost, f"taken along: {', '.join(sorted(lost)[:20])}")
    yield "it is removed without a trace"
    _expect(
        kept == {path: root.path(path).read_bytes() for path in kept if root.path(path).is_file()},
        "data of people were changed",
    )
    yield f"the {len(kept)} files of its user are as they were"


def _check_files(root: BareRoot) -> None:
    """Check that each file is its package's, and that the folders hold what desktops look for.

    Raises: BuildError.
    """
    listed = set(root.run("dpkg", "--listfiles", PROGRAM).splitlines())
    for ending in (
        "/usr/games/dicegames",
        ".desktop",
        ".metainfo.xml",
        "/usr/share/man/man6/dicegames.6.gz",
        "/usr/share/doc/dicegames/copyright",
    ):
        _expect(any(path.endswith(ending) for path in listed), f"no {ending} is installed")
    strange = root.run("dpkg", "--verify", PROGRAM).strip()
    _expect(not strange, f"other files than packed: {strange}")


def _field(package: Path, name: str) -> str:
    command = ["dpkg-deb", "--field", str(package), name]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    if ran.returncode or not ran.stdout.strip():
        raise BuildError(f"{package} is no package: {ran.stderr.strip()}")
    return ran.stdout.strip()


def _expect(is_well: bool, trouble: str) -> None:
    if not is_well:
        raise BuildError(trouble)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
