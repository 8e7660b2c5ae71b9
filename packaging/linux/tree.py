"""Lay out what a package for Linux holds, the same each time: modes, times, order."""

import gzip
import os
import shutil
import stat
import tarfile
from pathlib import Path

from build_value import Build, BuildError
from names import PROGRAM
from needs import is_library
from search_paths import drop_foreign_paths


def fresh_folder(folder: Path) -> Path:
    """Return the folder, made anew and empty."""
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    return folder


def copy_app(build: Build, target: Path) -> None:
    """Copy the frozen program into a new folder: links stay links, folders of this machine are dropped.

    Raises: BuildError when there is no frozen program.
    """
    if not (build.app / PROGRAM).is_file():
        raise BuildError(f"there is no frozen program in {build.app}")
    shutil.copytree(build.app, target, symlinks=True)
    for path in target.rglob("*"):
        if is_library(path):
            drop_foreign_paths(path)


def settle(folder: Path, epoch: int) -> None:
    """Give all below a folder and the folder itself the modes of installed files and the time of the build.

    Files stay executable where they were, but for libraries: those are loaded, not run.
    """
    for path in sorted(folder.rglob("*"), reverse=True):
        if not path.is_symlink():
            path.chmod(_mode(path))
        os.utime(path, (epoch, epoch), follow_symlinks=False)
    folder.chmod(0o755)
    os.utime(folder, (epoch, epoch))


def write_tar(folder: Path, archive: Path, epoch: int) -> None:
    """Write a folder and what is below it into a tar.gz, sorted, of nobody, of one time."""

    def settled(info: tarfile.TarInfo) -> tarfile.TarInfo:
        info.uid = info.gid = 0
        info.uname = info.gname = ""
        info.mtime = epoch
        return info

    with (
        archive.open("wb") as file,
        gzip.GzipFile("", "wb", 6, file, mtime=epoch) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            name = str(path.relative_to(folder.parent))
            tar.add(path, name, recursive=False, filter=settled)


def _mode(path: Path) -> int:
    if path.is_dir():
        return 0o755
    is_program = path.stat().st_mode & stat.S_IXUSR and ".so" not in path.suffixes
    return 0o755 if is_program else 0o644
