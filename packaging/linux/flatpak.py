"""Make the Flatpak bundle where flatpak-builder is there; its manifest always.

The frozen program brings its own Qt, so that the plain runtime is enough and what runs in the sandbox is what
was tested outside of it. It may show windows and draw fast, nothing else: files come through the dialogs of
the desktop, and there is no network.
"""

import json
from pathlib import Path

from build_value import Build, BuildError, MissingToolError
from facts import APP_ID
from integration import write_integration
from names import PROGRAM
from tools import find_tool, run_tool
from tree import copy_app, fresh_folder, settle

RUNTIME = "org.freedesktop.Platform"
SDK = "org.freedesktop.Sdk"
RUNTIME_VERSION = "25.08"
BRANCH = "stable"
FINISH_ARGS = ("--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri")
CONTENT = "content"
"""The folder beside the manifest that is copied to /app."""


def make_flatpak(build: Build) -> Path:
    """Make the bundle.

    Raises: MissingToolError, after the manifest was made; BuildError.
    """
    written = make_manifest(build)
    builder = find_tool("flatpak-builder", f"makes the bundle of {written}")
    bundler = find_tool("flatpak", "packs what flatpak-builder made into one file")
    for needed in (RUNTIME, SDK):
        _find_runtime(build, bundler, f"{needed}//{RUNTIME_VERSION}")
    folder = written.parent
    state = f"--state-dir={folder / 'state'}"
    place = ["--force-clean", "--disable-rofiles-fuse", f"--repo={folder / 'repo'}", state]
    run_tool(build, [builder, *place, str(folder / "files"), str(written)])
    path = build.artefact("flatpak")
    run_tool(build, [bundler, "build-bundle", str(folder / "repo"), str(path), APP_ID, BRANCH])
    return path


def _find_runtime(build: Build, flatpak: str, name: str) -> None:
    """Raise MissingToolError where what programs are built with and run in isn't installed."""
    try:
        run_tool(build, [flatpak, "info", name])
    except BuildError:
        raise MissingToolError(f"{name} is missing: flatpak install {name}") from None


def make_manifest(build: Build) -> Path:
    """Lay out what goes into the bundle, with the manifest beside it, and return the manifest.

    Raises: BuildError when there is no frozen program.
    """
    folder = fresh_folder(build.work / "flatpak")
    content = folder / CONTENT
    content.mkdir()
    copy_app(build, content / "lib" / PROGRAM)
    (content / "bin").mkdir()
    (content / "bin" / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    write_integration(build, content / "share")
    settle(content, build.source_date_epoch)
    path = folder / f"{APP_ID}.json"
    path.write_text(json.dumps(manifest(), indent=2) + "\n", encoding="utf-8")
    return path


def manifest() -> dict[str, object]:
    """Return the manifest."""
    module = {
        "name": PROGRAM,
        "buildsystem": "simple",
        "build-commands": ["cp -a . /app"],
        "sources": [{"type": "dir", "path": CONTENT}],
    }
    return {
        "id": APP_ID,
        "branch": BRANCH,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": SDK,
        "command": PROGRAM,
        "finish-args": list(FINISH_ARGS),
        "build-options": {"no-debuginfo": True},  # of foreign libraries, published without it
        "modules": [module],
    }
