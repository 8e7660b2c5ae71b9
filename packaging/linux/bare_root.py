"""A bare Debian in a folder, made by debootstrap, in which commands run as if nothing else were there.

Each command gets processes of its own: what it leaves running ends with it, and is told.
"""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from build_value import BuildError, MissingToolError
from tools import find_tool, say

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
_TOOLS = {
    "debootstrap": "makes a bare Debian",
    "unshare": "keeps its processes apart",
    "chroot": "makes a folder the root",
    "apt-get": "says where packages come from",
}
# Run in namespaces of its own, with the root and the command as arguments. What goes on afterwards is told.
_INSIDE = """
root=$1
shift
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/dev/shm"
mkdir -p "$root/tmp/.X11-unix"
test ! -d /tmp/.X11-unix || mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
status=0
chroot "$root" "$@" || status=$?
for process in "$root"/proc/[0-9]*; do
    test "${process##*/}" != 1 || continue
    words=$(tr '\\0' ' ' <"$process/cmdline") || continue
    test -z "$words" || { echo "still running: $words" >&2; status=99; }
done
exit "$status"
"""


@dataclass(frozen=True, slots=True)
class BareRoot:
    """The folder that is the root."""

    folder: Path

    def path(self, inside: str) -> Path:
        """Return the path, as seen from outside, of what lies inside."""
        return self.folder / inside.lstrip("/")

    def files(self) -> set[str]:
        """Return the paths inside of everything but folders."""
        found: set[str] = set()
        for folder, folders, names in os.walk(self.folder):
            inside = "/" + os.path.relpath(folder, self.folder)
            if inside in ("/proc", "/sys", "/dev"):
                folders.clear()
                continue
            links = [name for name in folders if Path(folder, name).is_symlink()]
            found.update(os.path.normpath(f"{inside}/{name}") for name in (*names, *links))
        return found

    def install(self, package: Path) -> None:
        """Install a package from outside, with what it needs and nothing more.

        Raises: BuildError.
        """
        inside = self.path(f"/tmp/{package.name}")
        shutil.copyfile(package, inside)
        self.run("apt-get", "update")
        self.run("apt-get", "install", "--yes", "--no-install-recommends", f"/tmp/{package.name}")
        inside.unlink()

    def run(self, *words: str, person: str = "root", display: str = "", seconds: int = 1800) -> str:
        """Run a command inside and return what it prints.

        Raises: BuildError when it fails, takes too long or leaves something running.
        """
        home = "/root" if person == "root" else f"/home/{person}"
        environment = [f"HOME={home}", f"PATH={PATH}", "LANG=C.UTF-8", "DEBIAN_FRONTEND=noninteractive"]
        if display:
            environment.append(f"DISPLAY={display}")
        as_person = [] if person == "root" else ["runuser", "-u", person, "--"]
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
        command = [*apart, "sh", "-euc", _INSIDE, "sh", str(self.folder)]
        command += ["env", "-i", *environment, *as_person, *words]
        try:
            ran = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                errors="replace",
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"{' '.join(words)} isn't over after {seconds} seconds") from error
        if ran.returncode:
            end = "\n".join((ran.stdout + ran.stderr).splitlines()[-30:])
            raise BuildError(f"{' '.join(words)} ended with {ran.returncode}:\n{end}")
        return ran.stdout

    def remove(self) -> None:
        """Remove the root."""
        shutil.rmtree(self.folder)


def make_bare_root(place: Path, person: str, release: str = "") -> BareRoot:
    """Return a fresh root with a person without rights in it; what debootstrap made is kept for later ones.

    It is of this machine's own release unless another one of the same mirror is named, such as "trixie".

    Raises: MissingToolError where this machine can't make one.
    """
    if os.geteuid() != 0:
        raise MissingToolError("Only root can make a root of its own.")
    for tool, purpose in _TOOLS.items():
        find_tool(tool, purpose)
    _check_rights()
    mirror, own = _source()
    suite = release or own
    place.mkdir(parents=True, exist_ok=True)
    kept = place / f"{suite}.tar"
    folder = place / "fresh"
    if folder.exists():
        shutil.rmtree(folder)
    if not kept.exists():
        say(f"Making a bare {suite}; it is kept in {kept}")
        try:
            _bootstrap(folder, kept, mirror, suite)
        except BuildError as error:
            raise MissingToolError(f"No bare Debian can be made here: {error}") from error
    else:
        folder.mkdir()
        _run(["tar", "--extract", "--numeric-owner", "--file", str(kept), "--directory", str(folder)])
    root = BareRoot(folder)
    shutil.copyfile("/etc/resolv.conf", root.path("/etc/resolv.conf"))
    root.run("useradd", "--create-home", person)
    return root


def _bootstrap(folder: Path, kept: Path, mirror: str, suite: str) -> None:
    _run(["debootstrap", "--variant=minbase", suite, str(folder), mirror])
    part = kept.with_suffix(".part")
    _run(["tar", "--create", "--numeric-owner", "--file", str(part), "--directory", str(folder), "."])
    part.rename(kept)


def _check_rights() -> None:
    """Raise MissingToolError unless folders can be mounted here, which many containers forbid."""
    tried = ["unshare", "--mount", "--pid", "--fork", "--mount-proc", "true"]
    if subprocess.run(tried, capture_output=True, check=False).returncode:
        raise MissingToolError("This machine doesn't let root mount anything.")


def _source() -> tuple[str, str]:
    """Return from where this machine gets its packages, and the name of its release.

    Raises: MissingToolError when apt knows none.
    """
    form = "$(REPO_URI) $(CODENAME) $(COMPONENT)"
    asked = ["apt-get", "indextargets", "--format", form, "Created-By: Packages"]
    scripts = Path("/usr/share/debootstrap/scripts")
    for line in _run(asked).splitlines():
        address, suite, component = line.split()
        if component == "main" and (scripts / suite).exists():
            return address, suite
    raise MissingToolError("apt has no list of packages here; apt-get update makes one.")


def _run(command: list[str]) -> str:
    ran = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if ran.returncode:
        end = "\n".join((ran.stdout + ran.stderr).splitlines()[-20:])
        raise BuildError(f"{command[0]} ended with {ran.returncode}:\n{end}")
    return ran.stdout
