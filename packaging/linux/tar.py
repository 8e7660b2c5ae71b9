"""Make the archive for any Linux: the program, and a script that installs it for one user."""

from pathlib import Path

from build_value import Build
from facts import APP_ID
from integration import write_integration
from names import PROGRAM
from tree import copy_app, fresh_folder, settle, write_tar

HERE = Path(__file__).resolve().parent
README = """\
Dice Games {version}

./install.sh             install for you alone, below ~/.local; an older version is replaced
./install.sh --remove    take it away; sessions and settings stay
dicegames/dicegames      start it from here, without installing anything
"""


def make_tar(build: Build) -> Path:
    """Make the archive.

    Raises: BuildError when there is no frozen program.
    """
    folder = fresh_folder(build.work / "tar" / f"{PROGRAM}-{build.version}")
    stage(build, folder)
    settle(folder, build.source_date_epoch)
    path = build.artefact("tar.gz")
    write_tar(folder, path, build.source_date_epoch)
    return path


def stage(build: Build, folder: Path) -> None:
    """Lay out what the archive holds."""
    copy_app(build, folder / PROGRAM)
    write_integration(build, folder / "share")
    script = folder / "install.sh"
    text = (HERE / script.name).read_text(encoding="utf-8").replace("@ID@", APP_ID)
    script.write_text(text, encoding="utf-8", newline="\n")
    script.chmod(0o755)
    (folder / "README").write_text(README.format(version=build.version), encoding="utf-8", newline="\n")
    (folder / "LICENSE").write_bytes((build.root / "LICENSE").read_bytes())
