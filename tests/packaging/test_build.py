"""What a build makes, in which order, under which names, and what it says when something is missing."""

import errno
import hashlib
import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace

import pytest

import build
import build_value
import python_packages
from build import KINDS, Kind
from build_value import Build, BuildError, MissingToolError, this_build
from dicegames.version import app_version
from digests import SUMS
from fake_builds import EPOCH, ROOT, make_build


def test_a_build_knows_version_and_time_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = this_build()
    assert (made.root, made.version, made.source_date_epoch) == (ROOT, app_version(), 1_700_000_000)
    assert made.artefact("tar.gz").name == f"dicegames-{app_version()}-{made.system}-{made.arch}.tar.gz"
    assert made.environment()["SOURCE_DATE_EPOCH"] == "1700000000"
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert 1_500_000_000 < this_build().source_date_epoch < 4_000_000_000


@pytest.mark.parametrize(
    ("platform", "machine", "expected"),
    [
        ("linux", "x86_64", ("linux", "x86_64", "dicegames")),
        ("win32", "AMD64", ("windows", "x86_64", "dicegames")),
        ("darwin", "arm64", ("macos", "arm64", "dicegames.app")),
        ("linux", "aarch64", ("linux", "arm64", "dicegames")),
    ],
)
def test_systems_and_machines_have_one_name_each(
    platform: str, machine: str, expected: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_value, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(build_value, "platform", SimpleNamespace(machine=lambda: machine))
    made = this_build()
    assert (made.system, made.arch, made.app.name) == expected


def test_without_git_the_time_is_that_of_the_change_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    (tmp_path / "dicegames").mkdir()
    (tmp_path / "dicegames" / "version.py").write_text('__version__ = "7"\n', encoding="utf-8")
    log = tmp_path / "CHANGELOG.md"
    log.write_text("# Changes\n", encoding="utf-8")
    os.utime(log, (1_600_000_000, 1_600_000_000))
    # What lies in a repository of something else isn't as old as that.
    said = SimpleNamespace(stdout="1700000000\n")
    other = SimpleNamespace(run=lambda *_, **__: said, CalledProcessError=subprocess.CalledProcessError)
    monkeypatch.setattr(build_value, "subprocess", other)
    assert this_build(tmp_path).source_date_epoch == 1_600_000_000


@pytest.mark.parametrize("system", build_value.SYSTEMS)
def test_every_system_makes_its_kinds_of_modules_that_are_there(system: str) -> None:
    names = build.kinds_of(system)
    assert names[:3] == ["wheel", "sdist", "app"]
    assert len(names) > 3
    for name in names:
        kind = KINDS[name]
        folders = (ROOT / "packaging", *(ROOT / "packaging" / of for of in kind.systems))
        sources = [file for folder in folders if (file := folder / f"{kind.module}.py").is_file()]
        assert len(sources) == 1
        assert f"def {kind.make}(build: Build) -> Path:" in sources[0].read_text(encoding="utf-8")


def test_the_frozen_program_is_made_once_and_first() -> None:
    assert build.chosen_kinds(["deb", "tar"], "linux", has_app=False) == ["app", "tar", "deb"]
    assert build.chosen_kinds(["deb"], "linux", has_app=True) == ["deb"]
    assert build.chosen_kinds(["wheel"], "linux", has_app=False) == ["wheel"]
    assert build.chosen_kinds([], "macos", has_app=False) == build.kinds_of("macos")
    with pytest.raises(BuildError, match="linux makes no 'dmg'"):
        build.chosen_kinds(["dmg"], "linux", has_app=False)


@pytest.fixture
def made(tmp_path: Path) -> Build:
    return make_build(tmp_path, "linux")


@pytest.fixture
def put_kinds(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def put(**makers: Callable[[Build], Path]) -> None:
        monkeypatch.setitem(sys.modules, "makers_of_test", SimpleNamespace(**makers))
        kinds = {name: Kind("makers_of_test", name, needs_app=name == "packed") for name in makers}
        monkeypatch.setattr(build, "KINDS", kinds)

    return put


def written(content: bytes) -> Callable[[Build], Path]:
    def write(of: Build) -> Path:
        path = of.artefact("tar.gz")
        path.write_bytes(content)
        return path

    return write


def missing(_: Build) -> Path:
    raise MissingToolError("A tool is missing.")


def failing(_: Build) -> Path:
    raise BuildError("It failed.")


def test_artefacts_have_digests_that_can_be_checked(made: Build, put_kinds: Callable[..., None]) -> None:
    put_kinds(good=written(b"content"))
    assert build.make(made, ["good"], []) == 0
    line = (made.out / SUMS).read_text(encoding="utf-8")
    assert line == f"{hashlib.sha256(b'content').hexdigest()}  dicegames-1.2.3-linux-x86_64.tar.gz\n"


def test_a_missing_tool_fails_only_what_was_asked_for(
    made: Build, put_kinds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    put_kinds(bare=missing, good=written(b"x"))
    assert build.make(made, ["bare", "good"], []) == 0
    assert build.make(made, ["bare", "good"], ["bare"]) == 1
    assert capsys.readouterr().out.count("== bare: not made. A tool is missing.\n") == 2


def test_a_failure_doesnt_keep_others_from_being_made_but_that_of_the_program_does(
    made: Build, put_kinds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    put_kinds(app=failing, other=failing, good=written(b"x"))
    assert build.make(made, ["other", "good"], []) == 1
    assert "== good:" in capsys.readouterr().out
    assert build.make(made, ["app", "good"], []) == 1
    assert "== good:" not in capsys.readouterr().out


def test_digests_that_cannot_be_written_are_told(
    made: Build, put_kinds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    put_kinds(good=written(b"x"))
    (made.out / SUMS).mkdir()
    assert build.make(made, ["good"], []) == 1
    assert f"== {SUMS}: failed. {made.out / SUMS}: " in capsys.readouterr().out


def test_a_package_that_is_too_large_fails(
    made: Build, put_kinds: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "AIM_PACKED", 9)
    put_kinds(packed=written(b"123456789"))
    assert build.make(made, ["packed"], []) == 0
    put_kinds(packed=written(b"1234567890"))
    assert build.make(made, ["packed"], []) == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [(["fly"], "makes no 'fly'"), (["sdist", "--app", "nowhere", "wheel"], "no frozen program")],
)
def test_what_cant_be_made_is_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        build.main(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("given", ["soon", "1e9", "-5", "²", "0", "99999999999999999999"])
def test_a_time_that_archives_cannot_hold_is_told(
    given: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", given)
    with pytest.raises(SystemExit) as ended:
        build.main(["--list"])
    assert ended.value.code == 2
    assert f"SOURCE_DATE_EPOCH is {given!r}" in capsys.readouterr().err


def test_a_folder_that_takes_no_artefacts_is_told_before_anything_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        build.main(["--out", str(tmp_path / "file"), "wheel"])
    assert ended.value.code == 2
    assert f"artefacts can't be written to {tmp_path / 'file'}: " in capsys.readouterr().err


def test_what_the_disk_refuses_is_a_failure_of_that_kind(
    made: Build, put_kinds: Callable[..., None], capsys: pytest.CaptureFixture[str]
) -> None:
    def full(_: Build) -> Path:
        raise OSError(errno.ENOSPC, "No space left", "/out/a.deb")

    put_kinds(bad=full, good=written(b"x"))
    assert build.make(made, ["bad", "good"], []) == 1
    said = capsys.readouterr().out
    assert "== bad: failed. /out/a.deb: No space left\n" in said
    assert "== good:" in said


def test_the_list_names_the_kinds_of_this_system(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["--list"]) == 0
    assert capsys.readouterr().out.split() == build.kinds_of(this_build().system)


@pytest.mark.parametrize("make", [python_packages.make_wheel, python_packages.make_sdist])
def test_the_same_sources_make_the_same_bytes(make: Callable[[Build], Path], tmp_path: Path) -> None:
    one, two = (replace(make_build(tmp_path / name, "linux"), version=app_version()) for name in "ab")
    first, second = make(one), make(two)
    assert first.read_bytes() == second.read_bytes()
    assert times_in(first) == {EPOCH}


def test_the_archive_of_the_sources_has_all_that_its_tests_read(tmp_path: Path) -> None:
    made = replace(make_build(tmp_path, "linux"), version=app_version())
    with tarfile.open(python_packages.make_sdist(made)) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    tops = ("packaging", ".ci", ".github")
    there = [path.relative_to(ROOT) for top in tops for path in (ROOT / top).rglob("*") if path.is_file()]
    assert {path.as_posix() for path in there if "__pycache__" not in path.parts} <= packed
    assert {".ci/run", "KEYS.md", "tests/fake_builds.py", "translations/dicegames_de.ts"} <= packed


def times_in(archive: Path) -> set[int]:
    """Return the times of the files in a wheel or tar archive, in seconds since 1970."""
    if archive.suffix == ".whl":
        files = zipfile.ZipFile(archive).infolist()
        return {int(datetime(*file.date_time, tzinfo=UTC).timestamp()) for file in files}
    with tarfile.open(archive) as tar:
        return {int(file.mtime) for file in tar}


def test_a_package_that_cant_be_built_is_told(made: Build, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="ended with 1:"):
        python_packages.make_wheel(replace(made, root=tmp_path))
