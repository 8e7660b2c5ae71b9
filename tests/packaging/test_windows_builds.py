"""Installer and archive for Windows, made here with tools that only note how they were called."""

import re
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

import authenticode
import inno_setup
import portable_zip
from build_value import Build, BuildError, MissingToolError
from facts import project_facts
from fake_builds import Tools, make_build, needs_scripts, put

pytestmark = needs_scripts

ISCC = """\
script = Path(sys.argv[-1]).read_text(encoding="utf-8-sig")
values = dict(line.split(" ", 2)[1:] for line in script.splitlines() if line.startswith("#define"))
values = {name: value.strip('"') for name, value in values.items()}
Path(values["OutDir"], values["OutName"] + ".exe").write_bytes(b"setup")
"""
THUMBPRINT = "0123456789abcdef0123456789ABCDEF01234567"
SERVICE = "http://time.invalid"


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    for name in (authenticode.THUMBPRINT, authenticode.TIMESTAMP, "PROGRAMFILES", "PROGRAMFILES(X86)"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(inno_setup, "make_icons", lambda folder: put(folder / "session.ico"))
    return Tools(tmp_path / "tools", monkeypatch)


@pytest.fixture
def build(tmp_path: Path) -> Build:
    build = make_build(tmp_path, "windows")
    put(build.app / "dicegames.exe", b"MZ program")
    put(build.app / "_internal" / "Qt ü.dll", b"MZ library")
    return build


@pytest.fixture
def signing(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> Tools:
    monkeypatch.setenv(authenticode.THUMBPRINT, THUMBPRINT)
    monkeypatch.setenv(authenticode.TIMESTAMP, SERVICE)
    tools.add("signtool.exe")
    return tools


def test_the_installer_is_made_from_a_script_that_defines_the_build(
    tools: Tools, build: Build, capsys: pytest.CaptureFixture[str]
) -> None:
    tools.add("ISCC.exe", ISCC)
    assert inno_setup.make_setup(build) == build.out / "dicegames-1.2.3-windows-x86_64.exe"
    ((name, script),) = tools.calls()
    assert name == "ISCC.exe"
    text = Path(script).read_bytes().decode("utf-8-sig")
    assert text.endswith(f'#include "{inno_setup.SCRIPT}"\r\n')
    assert '#define Numbers "1.2.3.0"\r\n' in text
    assert '#define Architectures "x64compatible"\r\n' in text
    assert "SignWith" not in text
    assert f"not signed: {authenticode.THUMBPRINT} isn't set" in capsys.readouterr().out


def test_the_script_defines_all_that_the_included_one_needs_and_nothing_else(
    build: Build, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = replace(project_facts(), homepage="https://page.invalid", issues="https://issues.invalid")
    monkeypatch.setattr(inno_setup, "project_facts", lambda: known)
    setup = build.artefact("exe")
    signer = authenticode.Signer(("signtool.exe",))
    fixed = inno_setup.SCRIPT.read_text(encoding="utf-8-sig")
    text = inno_setup.script_text(build, setup, signer)
    used = set(re.findall(r"\{#(\w+)\}", fixed)) - set(re.findall(r"^#define (\w+)", fixed, re.MULTILINE))
    defined = set(re.findall(r"^#define (\w+)", text, re.MULTILINE))
    assert used == defined


def test_addresses_that_nobody_knows_are_left_out(build: Build, monkeypatch: pytest.MonkeyPatch) -> None:
    unknown = replace(project_facts(), homepage="", issues="")
    monkeypatch.setattr(inno_setup, "project_facts", lambda: unknown)
    text = inno_setup.script_text(build, build.artefact("exe"), None)
    assert "Homepage" not in text
    assert "Issues" not in text


def test_a_named_certificate_signs_programs_installer_and_uninstaller(signing: Tools, build: Build) -> None:
    signing.add("ISCC.exe", ISCC)
    inno_setup.make_setup(build)
    signed, compiled = signing.calls()
    options = ["/sha1", THUMBPRINT, "/fd", "sha256", "/tr", SERVICE, "/td", "sha256"]
    assert signed == ["signtool.exe", "sign", *options, str(build.app / "dicegames.exe")]
    assert compiled[1].startswith("/Sdicegames=")
    assert compiled[1].endswith(" ".join(options) + " $f")
    assert '#define SignWith "dicegames"' in Path(compiled[2]).read_text(encoding="utf-8")


def test_a_path_with_spaces_is_quoted_for_the_compiler() -> None:
    signer = authenticode.Signer((r"C:\Program Files\signtool.exe", "sign"))
    assert signer.inno_setup_form() == r"$qC:\Program Files\signtool.exe$q sign $f"


@pytest.mark.parametrize(
    ("thumbprint", "service", "words"),
    [
        ("abc", SERVICE, "40 hexadecimal digits"),
        (THUMBPRINT, "", f"{authenticode.TIMESTAMP} isn't set"),
        (THUMBPRINT, SERVICE, r"signtool\.exe is missing"),
    ],
)
def test_a_signature_that_was_asked_for_and_cannot_be_made_stops_the_build(
    tools: Tools, build: Build, monkeypatch: pytest.MonkeyPatch, thumbprint: str, service: str, words: str
) -> None:
    monkeypatch.setenv(authenticode.THUMBPRINT, thumbprint)
    monkeypatch.setenv(authenticode.TIMESTAMP, service)
    with pytest.raises(BuildError, match=words) as told:
        portable_zip.make_zip(build)
    assert not isinstance(told.value, MissingToolError)
    assert not list(build.out.iterdir())


def test_without_its_compiler_the_installer_is_missing_a_tool(tools: Tools, build: Build) -> None:
    with pytest.raises(MissingToolError, match="Inno Setup"):
        inno_setup.make_setup(build)


def test_the_compiler_is_found_where_it_is_installed(
    tools: Tools, build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    tools.add("ISCC.exe", ISCC)
    installed = tmp_path / "Inno Setup 6" / "ISCC.exe"
    installed.parent.mkdir()
    (tools.folder / "ISCC.exe").rename(installed)
    assert inno_setup.make_setup(build).is_file()


def test_the_newest_kit_signs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROGRAMFILES(X86)", str(tmp_path))
    monkeypatch.setenv("PROCESSOR_ARCHITECTURE", "AMD64")
    kits = tmp_path / "Windows Kits" / "10" / "bin"
    for name in ("10.0.9.0/x64", "10.0.26100.0/x64", "10.0.26100.0/arm64", "10.0.22621.0/x64"):
        (kits / name).mkdir(parents=True)
    assert [path.parent.name for path in authenticode.kits()] == [
        "10.0.26100.0",
        "10.0.22621.0",
        "10.0.9.0",
    ]


def test_a_compiler_that_fails_or_makes_nothing_is_told(tools: Tools, build: Build) -> None:
    tools.add("ISCC.exe", "print('Error on line 3')\nsys.exit(2)")
    with pytest.raises(BuildError, match=r"ISCC\.exe ended with 2:\nError on line 3"):
        inno_setup.make_setup(build)
    tools.add("ISCC.exe")
    with pytest.raises(BuildError, match=r"has made no dicegames-1\.2\.3"):
        inno_setup.make_setup(build)


@pytest.mark.parametrize("maker", [inno_setup.make_setup, portable_zip.make_zip])
def test_without_a_frozen_program_nothing_is_made(
    tools: Tools, build: Build, maker: Callable[[Build], Path]
) -> None:
    tools.add("ISCC.exe", ISCC)
    (build.app / "dicegames.exe").unlink()
    with pytest.raises(BuildError, match=r"no dicegames\.exe in"):
        maker(build)
    assert not tools.calls()


def test_the_archive_holds_the_program_and_a_start_with_its_data_beside_it(
    tools: Tools, build: Build
) -> None:
    path = portable_zip.make_zip(build)
    assert path.name == "dicegames-1.2.3-windows-x86_64.zip"
    with zipfile.ZipFile(path) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == [
            "dicegames-1.2.3/_internal/Qt ü.dll",
            "dicegames-1.2.3/dicegames.exe",
            "dicegames-1.2.3/portable.cmd",
        ]
        assert archive.read("dicegames-1.2.3/dicegames.exe") == b"MZ program"
        start = archive.read("dicegames-1.2.3/portable.cmd").decode("ascii")
    assert start.splitlines()[1] == 'start "" "%~dp0dicegames.exe" --data-dir "%~dp0data" %*'
    assert start.count("\r\n") == start.count("\n") == 2


def test_the_archive_has_the_same_bytes_from_the_same_files(tools: Tools, build: Build) -> None:
    first = portable_zip.make_zip(build).read_bytes()
    (build.app / "dicegames.exe").touch()
    path = portable_zip.make_zip(build)
    assert path.read_bytes() == first
    with zipfile.ZipFile(path) as archive:
        moments = {entry.date_time for entry in archive.infolist()}
    assert len(moments) == 1
    assert datetime(*moments.pop()).year >= 2026


def test_the_archive_signs_its_programs_first(signing: Tools, build: Build) -> None:
    portable_zip.make_zip(build)
    ((_, *arguments),) = signing.calls()
    assert arguments[-1] == str(build.app / "dicegames.exe")
