"""What PyInstaller is told on Windows and macOS, with stand-ins for its classes."""

import plistlib
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import build_value
import components
import trim
from dicegames.app.main import DESKTOP_FILE_NAME
from fake_builds import ROOT, make_build

SPEC = ROOT / "packaging" / "dicegames.spec"


class Told:
    """Keep what each of PyInstaller's classes was called with."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, tuple[Any, ...], dict[str, Any]]] = []

    def of(self, name: str) -> list[dict[str, Any]]:
        """Return the named arguments of all calls of a class."""
        return [options for called, _, options in self.calls if called == name]

    def stand_in(self, name: str) -> Any:
        """Return something to call in place of a class."""

        def call(*words: Any, **options: Any) -> Any:
            self.calls.append((name, words, options))
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return call


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    told = Told()
    modules = {
        "PyInstaller.building.api": ("COLLECT", "EXE", "PYZ"),
        "PyInstaller.building.build_main": ("Analysis",),
        "PyInstaller.building.osx": ("BUNDLE",),
        "PyInstaller.utils.hooks": ("collect_submodules",),
    }
    for path in ("PyInstaller", "PyInstaller.building", "PyInstaller.utils", *modules):
        module = ModuleType(path)
        for name in modules.get(path, ()):
            setattr(module, name, told.stand_in(name))
        monkeypatch.setitem(sys.modules, path, module)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr(components, "BOOTLOADER", "pytest")  # tests run without PyInstaller, too
    monkeypatch.setattr(trim, "kept_binaries", lambda found, _: found)
    monkeypatch.setattr(trim, "kept_datas", lambda found, _: found)
    return told


def run_spec(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str) -> dict[str, Any]:
    """Run the file as PyInstaller does and return the names that it makes."""
    build = make_build(tmp_path, system)
    monkeypatch.setattr(build_value, "this_build", lambda: build)
    made: dict[str, Any] = {"SPECPATH": str(SPEC.parent)}
    exec(compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec"), made)
    return made


def brought(made: dict[str, Any]) -> set[str]:
    """Return the data files beside the licences, which all systems get."""
    names = {name for name, _, kind in made["analysis"].datas if kind == "DATA"}
    assert {"licences/components.json", "licences/LICENSE.txt"} <= names
    return {name for name in names if not name.startswith("licences/")}


def test_windows_gets_a_program_for_windows_and_one_for_terminals(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_spec(tmp_path, monkeypatch, "windows")
    window, terminal = told.of("EXE")
    assert (window["name"], window["console"]) == ("dicegames", False)
    assert (terminal["name"], terminal["console"]) == ("dicegames-cli", True)
    for program in (window, terminal):
        assert Path(program["icon"]).name == "dicegames.ico"
        assert Path(program["version"]).read_text(encoding="utf-8").startswith("VSVersionInfo(")
    assert not told.of("BUNDLE")


def test_macos_gets_a_bundle_with_icons_for_itself_and_its_files(
    told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = run_spec(tmp_path, monkeypatch, "macos")
    (bundle,) = told.of("BUNDLE")
    assert bundle["bundle_identifier"] == DESKTOP_FILE_NAME
    assert Path(bundle["icon"]).name == "dicegames.icns"
    values = plistlib.loads(plistlib.dumps(bundle["info_plist"]))
    named = {kind["CFBundleTypeIconFile"] for kind in values["CFBundleDocumentTypes"]}
    assert named == brought(made) == {"session.icns"}


def test_linux_gets_one_program(told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(tmp_path, monkeypatch, "linux")
    assert [program["name"] for program in told.of("EXE")] == ["dicegames"]
    assert not brought(made)
