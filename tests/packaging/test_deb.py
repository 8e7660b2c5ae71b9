"""The package for Debian holds the program, says of itself what is true, and is the same each time."""

import dataclasses
import gzip
import hashlib
import re
import shutil
import sys
from pathlib import Path

import pytest

import deb
import facts
from build_value import Build, BuildError, MissingToolError
from fake_builds import EPOCH
from linux_packages import make_build, run_tool

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux")


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    return make_build(tmp_path_factory.mktemp("deb"))


@pytest.fixture(scope="module")
def package(build: Build) -> Path:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is missing")
    return deb.make_deb(build)


def test_the_package_is_named_as_debian_names_it(package: Path) -> None:
    assert package.name == "dicegames_1.2.3-1_amd64.deb"


def test_the_package_says_what_it_is(package: Path) -> None:
    known = facts.project_facts()
    fields = run_tool("dpkg-deb", "--field", package)
    assert "Package: dicegames\nVersion: 1.2.3-1\nArchitecture: amd64\n" in fields
    assert f"Maintainer: {known.publisher} <{known.contact}>\n" in fields
    assert "Section: games\n" in fields
    assert "Homepage" not in fields  # none is known
    assert int(run_tool("dpkg-deb", "--field", package, "Installed-Size")) > 100


def test_everything_lies_in_its_place_and_belongs_to_root(package: Path) -> None:
    lines = [line.split(maxsplit=5) for line in run_tool("dpkg-deb", "--contents", package).splitlines()]
    modes = {line[5].split(" -> ")[0]: (line[0], line[1]) for line in lines}
    assert {owner for _, owner in modes.values()} == {"root/root"}
    assert modes["./usr/lib/dicegames/dicegames"][0] == "-rwxr-xr-x"
    assert modes["./usr/lib/dicegames/_internal/base.txt"][0] == "-rw-r--r--"
    assert modes[f"./usr/share/applications/{facts.APP_ID}.desktop"][0] == "-rw-r--r--"
    links = dict(line[5].split(" -> ") for line in lines if " -> " in line[5])
    assert links["./usr/games/dicegames"] == "../lib/dicegames/dicegames"
    assert links["./usr/lib/dicegames/_internal/link.txt"] == "base.txt"
    tops = {re.sub(r"^\./(usr/(share/)?[^/]+)?.*$", r"\1", name) for name in modes}
    assert tops <= {"", "usr/lib", "usr/games", "usr/share"} | {
        f"usr/share/{name}" for name in ("applications", "doc", "icons", "lintian", "man", "metainfo", "mime")
    }


def test_the_package_has_no_scripts(build: Build, package: Path, tmp_path: Path) -> None:
    run_tool("dpkg-deb", "--control", package, tmp_path / "control")
    assert {path.name for path in (tmp_path / "control").iterdir()} == {"control", "md5sums"}


def test_catalogues_find_everything_in_the_package(package: Path, tmp_path: Path) -> None:
    run_tool("dpkg-deb", "--extract", package, tmp_path / "root")
    run_tool("appstreamcli", "validate-tree", "--no-net", tmp_path / "root")


def test_an_installation_can_be_checked(package: Path, tmp_path: Path) -> None:
    run_tool("dpkg-deb", "--raw-extract", package, tmp_path / "root")
    sums = (tmp_path / "root" / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    told = {name: digest for digest, _, name in (line.partition("  ") for line in sums)}
    root = tmp_path / "root"
    files = {
        str(path.relative_to(root)): hashlib.md5(path.read_bytes()).hexdigest()
        for path in (root / "usr").rglob("*")
        if path.is_file() and not path.is_symlink()
    }
    assert told == files
    assert (root / "usr/share/doc/dicegames/changelog.Debian.gz").read_bytes()[:2] == b"\x1f\x8b"


def test_the_same_sources_make_the_same_package(build: Build, package: Path, tmp_path: Path) -> None:
    other = dataclasses.replace(build, out=tmp_path / "out", work=tmp_path / "work", app=tmp_path / "app")
    other.out.mkdir()
    # Copied in another order, by another umask, later.
    for path in sorted(build.app.rglob("*"), reverse=True):
        target = other.app / path.relative_to(build.app)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.is_symlink():
            target.symlink_to(path.readlink())
        elif path.is_file():
            target.write_bytes(path.read_bytes())
            target.chmod(0o700 if path.stat().st_mode & 0o100 else 0o600)
    assert deb.make_deb(other).read_bytes() == package.read_bytes()


def test_it_needs_the_packages_of_the_libraries_that_it_does_not_bring(tmp_path: Path) -> None:
    if shutil.which("dpkg-shlibdeps") is None:
        pytest.skip("dpkg-shlibdeps is missing")
    build = make_build(tmp_path)
    shutil.copyfile("/bin/true", build.app / "_internal" / "libown.so.1")
    fields = run_tool("dpkg-deb", "--field", deb.make_deb(build), "Depends")
    assert re.fullmatch(r"libc6 \(>= [\d.]+\)\n", fields)


def test_a_library_that_it_brings_asks_for_no_package(tmp_path: Path) -> None:
    if shutil.which("dpkg-shlibdeps") is None:
        pytest.skip("dpkg-shlibdeps is missing")
    build = make_build(tmp_path)
    found = re.search(r"libz\.so\.1 => (\S+)", run_tool("ldconfig", "-p").replace(" (libc6,x86-64)", ""))
    program = Path("/usr/bin/dpkg-deb")
    if found is None or "libz.so.1" not in run_tool("ldd", program):
        pytest.skip("no library to try it with")
    shutil.copyfile(program, build.app / "_internal" / "tool")
    assert "zlib1g" in deb.needed_packages(build, staged(build, tmp_path / "one"))
    shutil.copyfile(found[1], build.app / "_internal" / "libz.so.1")
    assert "zlib1g" not in deb.needed_packages(build, staged(build, tmp_path / "two"))


def staged(build: Build, root: Path) -> Path:
    deb.stage(build, root)
    (root / "DEBIAN").mkdir()
    return root


@pytest.mark.parametrize(
    ("version", "debian"), [("1.2.3", "1.2.3-1"), ("1.3.0-beta.1", "1.3.0~beta.1-1"), ("0.1.0", "0.1.0-1")]
)
def test_versions_sort_as_debian_sorts_them(build: Build, version: str, debian: str) -> None:
    assert deb.debian_version(dataclasses.replace(build, version=version)) == debian


def test_unknown_hardware_is_told(build: Build) -> None:
    with pytest.raises(BuildError, match="no package for riscv64"):
        deb.architecture(dataclasses.replace(build, arch="riscv64"))


def test_a_missing_tool_is_told(build: Build, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(MissingToolError, match=r"^dpkg-deb is missing, which packs for Debian\.$"):
        deb.make_deb(build)


def test_a_missing_program_is_told(build: Build, tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="no frozen program"):
        deb.stage(dataclasses.replace(build, app=tmp_path / "none"), tmp_path / "root")


def test_the_copyright_file_names_each_part_that_the_package_brings(package: Path, build: Build) -> None:
    text = (build.work / "deb/dicegames/usr/share/doc/dicegames/copyright").read_text(encoding="utf-8")
    field = re.compile(r"^([A-Z][A-Za-z-]+): (.+)$", re.MULTILINE)
    head, *paragraphs = [dict(field.findall(part)) for part in text.split("\n\n")]
    assert head["Format"].endswith("copyright-format/1.0/")
    assert all(set(part) == {"Files", "Copyright", "License"} for part in paragraphs)
    assert {part["Files"]: part["License"] for part in paragraphs} == {
        "*": "MIT",
        "usr/share/metainfo/*": "CC0-1.0",
        "usr/lib/dicegames/_internal/libQt6* usr/lib/dicegames/_internal/PySide6/Qt/*": "LGPL-3.0-only",
        "usr/lib/dicegames/_internal/libgfortran* usr/lib/dicegames/_internal/numpy.libs/libgfortran*": (
            "GPL-3.0-or-later with GCC-exception-3.1 exception"
        ),
        "usr/lib/dicegames/_internal/libbz2.so*": "bzip2-1.0.6",
        "usr/lib/dicegames/_internal/numpy/* usr/lib/dicegames/_internal/numpy.libs/*": (
            "BSD-3-Clause and MIT"
        ),
    }
    assert "\n Permission is hereby granted" in text
    for line in text.splitlines():
        assert not line or line.startswith(" ") or field.fullmatch(line)


def test_a_program_that_does_not_say_its_parts_is_told(tmp_path: Path) -> None:
    build = make_build(tmp_path)
    (build.app / "_internal/licences/components.json").unlink()
    with pytest.raises(BuildError, match="no list of its parts"):
        deb.make_deb(build)


def test_the_changelog_is_dated_by_the_build(package: Path, build: Build, tmp_path: Path) -> None:
    doc = build.work / "deb/dicegames/usr/share/doc/dicegames"
    text = gzip.decompress((doc / "changelog.Debian.gz").read_bytes()).decode()
    assert text.startswith("dicegames (1.2.3-1) unstable; urgency=medium\n\n  * ")
    assert text.rstrip().endswith(">  Thu, 01 Jan 2026 00:00:00 +0000")
    assert build.source_date_epoch == EPOCH
    (tmp_path / "changelog").write_text(text, encoding="utf-8")
    said = run_tool("dpkg-parsechangelog", "--file", tmp_path / "changelog", "--show-field", "Version")
    assert said == "1.2.3-1\n"
