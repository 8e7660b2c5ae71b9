"""Make the AppImage, one file that runs without being installed, where appimagetool is there."""

from pathlib import Path

from build_value import Build
from facts import APP_ID
from integration import write_integration
from names import PROGRAM
from tools import find_tool, run_tool
from tree import copy_app, fresh_folder, settle

# The tool and the hardware have names of their own for each other.
ARCHITECTURES = {"x86_64": "x86_64", "arm64": "aarch64"}
START = """\
#!/bin/sh
# Starts the program from wherever the image is mounted; paths of the command line stay those of the caller.
exec "${APPDIR:-$(dirname -- "$(readlink -f -- "$0")")}/usr/lib/dicegames/dicegames" "$@"
"""


def make_appimage(build: Build) -> Path:
    """Make the image.

    Raises: MissingToolError, after the folder that goes into the image was made; BuildError.
    """
    folder = make_appdir(build)
    tool = find_tool("appimagetool", f"makes the image of {folder}")
    path = build.artefact("AppImage")
    architecture = f"ARCH={ARCHITECTURES.get(build.arch, build.arch)}"
    run_tool(build, ["env", architecture, tool, "--no-appstream", str(folder), str(path)])
    path.chmod(0o755)
    return path


def make_appdir(build: Build) -> Path:
    """Lay out what goes into the image and return the folder.

    Raises: BuildError when there is no frozen program.
    """
    folder = fresh_folder(build.work / "appimage" / f"{PROGRAM}.AppDir")
    copy_app(build, folder / "usr" / "lib" / PROGRAM)
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share = folder / "usr" / "share"
    write_integration(build, share)
    # What reads an image without running it looks for entry and icon at its top.
    (folder / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    (folder / f"{APP_ID}.png").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png")
    (folder / ".DirIcon").symlink_to(f"{APP_ID}.png")
    start = folder / "AppRun"
    start.write_text(START, encoding="utf-8", newline="\n")
    start.chmod(0o755)
    settle(folder, build.source_date_epoch)
    return folder
