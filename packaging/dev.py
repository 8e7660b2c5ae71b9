"""Set up, play, test: the commands of this project. Needs Python alone.

    python3 packaging/dev.py play [ARGUMENTS]   start the program
    python3 packaging/dev.py test [ARGUMENTS]   all checks and tests; with arguments only pytest with them
    python3 packaging/dev.py check              ruff, mypy, import-linter, texts
    python3 packaging/dev.py soak [ARGUMENTS]   the long tests: kills by the hundred, every screen; what
                                                they find is told, and in build/soak.json, soak.xml
    python3 packaging/dev.py bench              every benchmark, as ratios measured in one run
    python3 packaging/dev.py build [KIND ...]   make what people install: wheel, frozen program, packages
    python3 packaging/dev.py artefacts [KIND]   make all that this system can make, and try each of it
    python3 packaging/dev.py screens FOLDER     every screen as pictures: languages, themes, sizes
    python3 packaging/dev.py texts [ARGUMENTS]  keep the translations in step with the sources

The first run makes `.venv` beside pyproject.toml and installs into it; later runs start at once. On
Debian and its relatives Qt's system libraries are installed when run as root, else named.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - any Python may start this script
    sys.exit("dicegames needs Python 3.11 or newer; this is " + sys.version.split()[0])

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "dicegames.stamp"
BUILD_STAMP = VENV / "dicegames.build.stamp"
PYPROJECT = ROOT / "pyproject.toml"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
SOAK_REPORT = ROOT / "build" / "soak"
# The long tests, and those that try a part only in short runs.
SOAK_TESTS = ("tests/soak", "tests/readers", "tests/ui", "tests/app")

# What Qt loads at run time and Debian's minimal installations lack.
BASE_PACKAGES = (
    "libgl1",
    "libegl1",
    "libxkbcommon0",
    "libglib2.0-0",
    "libfontconfig1",
    "libdbus-1-3",
    "fonts-dejavu-core",
)
WINDOW_PACKAGES = (
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
)
# A real screen and what a screen reader needs for some tests, and the font whose measures the others know.
DISPLAY_PACKAGES = (
    "xvfb",
    "xdotool",
    "fonts-noto-core",
    "at-spi2-core",
    "dbus",
    "gir1.2-atspi-2.0",
    "python3-gi",
)
# They check what desktops read of the program; their tests are left out where they are missing.
DESKTOP_PACKAGES = (
    "appstream",
    "desktop-file-utils",
    "libglib2.0-bin",
    "man-db",
    "shared-mime-info",
)
# Objdump tells PyInstaller which libraries a program needs, dpkg-shlibdeps which packages they are in. Both
# find only what is installed, and the plugins for Wayland need two more than a window on X does.
BUILD_PACKAGES = (
    "binutils",
    "dpkg-dev",
    "libwayland-cursor0",
    "libwayland-egl1",
)
# A package is tried in a bare Debian, which the first of them makes; the second knows Debian's rules.
TRIAL_PACKAGES = (
    "debootstrap",
    "lintian",
)
BUILD_COMMANDS = ("build", "artefacts")

CHECKS: Mapping[str, Sequence[str]] = {
    "ruff": ("-m", "ruff", "check", "."),
    "mypy": ("-m", "mypy"),
    "import-linter": ("-c", "from importlinter.cli import lint_imports_command as run; run()"),
    "texts": ("packaging/texts.py", "--check"),
}


# System libraries


def packages_for(command: str, has_venv_module: bool = True) -> list[str]:
    """Return the Debian packages that a command needs."""
    packages = [] if has_venv_module else ["python3-venv"]
    packages += BASE_PACKAGES
    if command in ("play", "test", "soak", *BUILD_COMMANDS):
        packages += WINDOW_PACKAGES
    if command in ("test", "soak", "artefacts"):
        packages += DISPLAY_PACKAGES
    if command in ("test", "artefacts"):
        packages += DESKTOP_PACKAGES
    if command == "artefacts":
        packages += TRIAL_PACKAGES
    if command in BUILD_COMMANDS:
        packages += BUILD_PACKAGES
    return packages


def missing_packages(wanted: Iterable[str], listing: str) -> list[str]:
    """Return the wanted packages that `dpkg-query` doesn't list as installed, by name or as provided.

    `listing` has a line "status<TAB>package<TAB>provides" for each package: newer releases renamed some
    libraries and let the new package provide the old name.
    """
    installed: set[str] = set()
    for line in listing.splitlines():
        status, package, provides = (*line.split("\t"), "", "")[:3]
        if status == "installed":
            installed.add(package)
            installed.update(provided.split()[0] for provided in provides.split(",") if provided.strip())
    return [package for package in wanted if package not in installed]


def ensure_system(command: str) -> None:
    """Install the missing system packages as root on a Debian-like machine, otherwise name them."""
    if not shutil.which("dpkg-query") or not shutil.which("apt-get"):
        return
    form = "--showformat=${db:Status-Status}\\t${Package}\\t${Provides}\\n"
    listing = subprocess.run(["dpkg-query", "--show", form], capture_output=True, text=True, check=True)
    has_venv_module = importlib.util.find_spec("ensurepip") is not None
    missing = missing_packages(packages_for(command, has_venv_module), listing.stdout)
    if not missing:
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if os.name == "nt" or os.geteuid() != 0:
        say("Missing system packages. If something doesn't start, run: sudo " + " ".join(install))
        return
    say("Installing system packages: " + " ".join(missing))
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "--quiet"], env=quiet)
    run(install, env=quiet)
    importlib.invalidate_caches()


# The environment


def stamp_of(files: Iterable[Path], python: str = sys.version) -> str:
    """Return a digest of what an installation depends on: the Python and these files."""
    digest = hashlib.sha256(python.encode())
    for path in files:
        digest.update(b"\0" + path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def present_stamp() -> str:
    """Return the digest of what is to be installed now."""
    return stamp_of([PYPROJECT, CONSTRAINTS, ROOT / "packaging" / "hatch_build.py"])


def ensure_environment() -> None:
    """Make `.venv` and install the project into it, unless that is done for the present pyproject.toml."""
    stamp = present_stamp()
    if PYTHON.exists() and STAMP.exists() and STAMP.read_text(encoding="utf-8") == stamp:
        run([str(PYTHON), "packaging/texts.py", "--compile"])
        return
    if not PYTHON.exists():
        say("Making .venv")
        run([sys.executable, "-m", "venv", "--clear", str(VENV)])
    say("Installing into .venv")
    install = installing()
    # Building without isolation spares a second download of Qt, which the build needs for its compiler of
    # translations, and holds the build to the same versions.
    with PYPROJECT.open("rb") as file:
        run([*install, *tomllib.load(file)["build-system"]["requires"]])
    run([*install, "--no-build-isolation", "--editable", ".[test,dev]"])
    STAMP.write_text(stamp, encoding="utf-8")


def ensure_build_tools() -> None:
    """Install into `.venv` what builds need beside the project, unless that is done."""
    stamp = present_stamp()
    if BUILD_STAMP.exists() and BUILD_STAMP.read_text(encoding="utf-8") == stamp:
        return
    say("Installing the tools of builds into .venv")
    with PYPROJECT.open("rb") as file:
        run([*installing(), *tomllib.load(file)["project"]["optional-dependencies"]["build"]])
    BUILD_STAMP.write_text(stamp, encoding="utf-8")


def installing() -> list[str]:
    """Return the command that installs what is named behind it, in the versions of the constraints."""
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return [*install, "--constraint", str(CONSTRAINTS)]


# Commands


def play(arguments: Sequence[str]) -> int:
    """Start the program."""
    return code_of(["-m", "dicegames", *arguments])


def test(arguments: Sequence[str]) -> int:
    """Run the checks and then all tests; with arguments only the tests that they name."""
    failed = [] if arguments else failed_checks()
    # All of them run in two processes: that halves the wait on a machine with two cores.
    code = code_of(["-m", "pytest", *(arguments or ["-n", "2", "--dist", "worksteal"])])
    if failed:
        say("Failed: " + ", ".join(failed))
    return code or len(failed)


def check(arguments: Sequence[str]) -> int:
    """Run the checks that need no test."""
    if arguments:
        sys.exit("check takes no arguments")
    failed = failed_checks()
    say("Failed: " + ", ".join(failed) if failed else "All checks passed")
    return len(failed)


def failed_checks() -> list[str]:
    """Run every check and return the names of those that failed."""
    failed = []
    for name, command in CHECKS.items():
        say(name)
        if code_of(command):
            failed.append(name)
    return failed


def soak(arguments: Sequence[str]) -> int:
    """Run the long tests in full."""
    # One of them takes minutes: no stack is to be printed for that.
    words = ["-m", "pytest", *SOAK_TESTS, "-o", "faulthandler_timeout=0", f"--junitxml={SOAK_REPORT}.xml"]
    return code_of([*words, *arguments], DICEGAMES_SOAK="1", DICEGAMES_REPORT=f"{SOAK_REPORT}.json")


def bench(arguments: Sequence[str]) -> int:
    """Run every benchmark, one after another."""
    codes = []
    for script in sorted((ROOT / "tests" / "benchmarks").glob("[!_]*.py")):
        say(script.stem)
        codes.append(code_of([str(script), *arguments], QT_QPA_PLATFORM="offscreen"))
    return max(codes, default=0)


def build(arguments: Sequence[str]) -> int:
    """Make what people install."""
    return code_of(["packaging/build.py", *arguments])


def artefacts(arguments: Sequence[str]) -> int:
    """Make what people install, and try each of it."""
    return code_of(["packaging/artefacts.py", *arguments])


def screens(arguments: Sequence[str]) -> int:
    """Render every screen into a folder; further words choose screens by name."""
    return code_of(["tests/gallery.py", *arguments])


def texts(arguments: Sequence[str]) -> int:
    """Keep the translations in step."""
    return code_of(["packaging/texts.py", *arguments])


COMMANDS: Mapping[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "test": test,
    "check": check,
    "soak": soak,
    "bench": bench,
    "build": build,
    "artefacts": artefacts,
    "screens": screens,
    "texts": texts,
}


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 0 if arguments and arguments[0] in ("-h", "--help") else 2
    command, *rest = arguments
    ensure_system(command)
    ensure_environment()
    if command in BUILD_COMMANDS:
        ensure_build_tools()
    return COMMANDS[command](rest)


def say(words: str) -> None:
    """Print a line at once, so that it stands before the output of what it announces."""
    print(f"== {words}", flush=True)


def code_of(arguments: Sequence[str], **environment: str) -> int:
    """Run the environment's Python in the project's folder and return its exit code."""
    command = [str(PYTHON), *arguments]
    # A signal's negative code would reach the shell as something else.
    return abs(subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=False).returncode)


def run(command: Sequence[str], env: Mapping[str, str] | None = None) -> None:
    """Run a step of the setup; end with its exit code when it fails."""
    code = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
    if code:
        sys.exit(f"Failed with exit code {code}: {' '.join(command)}")


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
