"""Builds for tests: the real source tree, with folders of their own, for any system."""

import json
import os
import stat
import sys
from pathlib import Path

import pytest

from build_value import Build

needs_scripts = pytest.mark.skipif(os.name == "nt", reason="Windows starts no scripts in place of tools")

ROOT = Path(__file__).resolve().parent.parent
EPOCH = 1_767_225_600  # 2026-01-01

_TOOL = """\
#!{python} -IS
import json, sys
from pathlib import Path

own = Path(__file__)
with open(own.parent / "calls.jsonl", "a", encoding="utf-8") as file:
    file.write(json.dumps([own.name, *sys.argv[1:]]) + "\\n")
{code}
"""


def make_build(tmp_path: Path, system: str, arch: str = "x86_64", version: str = "1.2.3") -> Build:
    """Return a build over the real sources whose output lies in `tmp_path`."""
    app = tmp_path / "work" / "app" / ("dicegames.app" if system == "macos" else "dicegames")
    out = tmp_path / "dist"
    out.mkdir(parents=True, exist_ok=True)
    return Build(ROOT, version, system, arch, EPOCH, out, tmp_path / "work", app)


class Tools:
    """Programs on PATH that write down how they were called, in place of those of another system."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        monkeypatch.setenv("PATH", str(folder))

    def add(self, name: str, code: str = "") -> None:
        """Put a tool there; its Python `code` runs after it has noted its call."""
        path = self.folder / name
        path.write_text(_TOOL.format(python=sys.executable, code=code), encoding="utf-8")
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def calls(self) -> list[list[str]]:
        """Return all calls so far: the name of the tool and its arguments."""
        record = self.folder / "calls.jsonl"
        lines = record.read_text(encoding="utf-8").splitlines() if record.exists() else []
        return [json.loads(line) for line in lines]


def put(path: Path, content: bytes = b"x") -> Path:
    """Write a file with its folders and return its path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
