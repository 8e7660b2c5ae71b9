"""Make the disk image for macOS: the program, and a link to the folder that it is dragged into.

There is one image for each architecture: numpy and msgspec come built for one at a time, and an image for
both would be twice as large for everybody.
"""

import shutil
from pathlib import Path

from build_value import Build, BuildError
from code_signature import notarise, sign_bundle, sign_file
from info_plist import write_names
from names import PROGRAM_NAMES
from tools import find_tool, run_tool

VOLUME = PROGRAM_NAMES["en"]


def make_dmg(build: Build) -> Path:
    """Make the disk image; it and the program in it are signed and notarised where credentials are named.

    Raises: MissingToolError without macOS' tools, BuildError when one of them fails or there is no bundle.
    """
    hdiutil = find_tool("hdiutil", "makes disk images and is part of macOS")
    stage = staged(build)
    bundle = stage / build.app.name
    is_signed = sign_bundle(build, bundle)
    if is_signed:
        notarise(build, bundle)
    image = build.artefact("dmg")
    image.unlink(missing_ok=True)
    create = ["create", "-volname", VOLUME, "-srcfolder", str(stage), "-fs", "HFS+", "-format", "UDZO"]
    run_tool(build, [hdiutil, *create, "-ov", str(image)])
    if not image.is_file():
        raise BuildError(f"hdiutil has made no {image.name}")
    if is_signed:
        sign_file(build, image)
        notarise(build, image)
    return image


def staged(build: Build) -> Path:
    """Return a new folder with what the image shows: a copy of the bundle with its names, and a link.

    Raises: BuildError when there is no bundle.
    """
    if not (build.app / "Contents" / "Info.plist").is_file():
        raise BuildError(f"there is no bundle in {build.app}")
    stage = build.work / "dmg"
    if stage.exists():
        shutil.rmtree(stage)
    bundle = stage / build.app.name
    shutil.copytree(build.app, bundle, symlinks=True)
    write_names(bundle / "Contents" / "Resources")
    (stage / "Applications").symlink_to("/Applications")
    return stage
