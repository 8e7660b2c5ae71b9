"""The archive for any Linux installs for one user and goes without a trace; the other kinds are whole."""

import configparser
import dataclasses
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import pytest

import appimage
import flatpak
import tar
from build_value import Build, BuildError, MissingToolError
from dicegames.games.catalog import game_info
from dicegames.storage.ruleset_file import encode_ruleset
from facts import APP_ID
from fake_builds import EPOCH, ROOT
from linux_packages import make_build, run_tool

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux")


@pytest.fixture(scope="module")
def build(tmp_path_factory: pytest.TempPathFactory) -> Build:
    return make_build(tmp_path_factory.mktemp("archives"))


@pytest.fixture(scope="module")
def archive(build: Build) -> Path:
    return tar.make_tar(build)


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="tar")
    (top,) = folder.iterdir()
    return top


def install(top: Path, prefix: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PREFIX": str(prefix)}
    script = [str(top / "install.sh"), *words]
    return subprocess.run(script, env=environment, capture_output=True, text=True, check=False)


def files_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir()}


def test_the_archive_is_named_and_settled(archive: Path) -> None:
    assert archive.name == "dicegames-1.2.3-linux-x86_64.tar.gz"
    with tarfile.open(archive) as packed:
        members = packed.getmembers()
    names = [member.name for member in members]
    assert names == sorted(names, key=lambda name: Path(name).parts)
    assert {name.split("/")[0] for name in names} == {"dicegames-1.2.3"}
    assert {(member.uid, member.gid, member.uname, member.mtime) for member in members} == {(0, 0, "", EPOCH)}
    modes = {member.name.partition("/")[2]: member.mode for member in members}
    assert modes["install.sh"] == modes["dicegames/dicegames"] == 0o755
    assert modes["dicegames/_internal/base.txt"] == modes["README"] == 0o644


def test_the_same_sources_make_the_same_archive(build: Build, archive: Path, tmp_path: Path) -> None:
    other = dataclasses.replace(build, out=tmp_path, work=tmp_path / "work")
    assert tar.make_tar(other).read_bytes() == archive.read_bytes()


@pytest.mark.parametrize("name", ["plain", "a b", "Müller & Söhne", "it's $100 50% `x` \\y"])
def test_it_installs_for_one_user_and_goes_without_a_trace(archive: Path, tmp_path: Path, name: str) -> None:
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / name
    own = prefix / "share" / "applications" / "another.desktop"
    own.parent.mkdir(parents=True)
    own.write_text("mine", encoding="utf-8")
    installed = install(top, prefix)
    assert installed.returncode == 0, installed.stderr
    assert installed.stderr == ""
    command = prefix / "bin" / "dicegames"
    ran = subprocess.run([str(command), "ä"], capture_output=True, text=True, check=True)
    assert ran.stdout == "dicegames 1.2.3 ä\n"
    entry = prefix / "share" / "applications" / f"{APP_ID}.desktop"
    assert program_of(entry) == str(prefix / "lib" / "dicegames" / "dicegames")
    run_tool("desktop-file-validate", entry)
    assert (prefix / "share/icons/hicolor/48x48/apps" / f"{APP_ID}.png").is_file()
    removed = install(top, prefix, "--remove")
    assert (removed.returncode, removed.stderr) == (0, "")
    own_list = prefix / "share" / "applications" / "mimeinfo.cache"  # it tells of what others installed
    assert not own_list.exists() or "dicegames" not in own_list.read_text(encoding="utf-8")
    left = files_below(prefix) - {"share/applications/mimeinfo.cache"}
    assert left == {"share/applications/another.desktop"}
    assert {path.name for path in prefix.rglob("*") if path.is_dir()} <= {
        "share",
        "applications",
        "lib",
        "bin",
    }
    own.unlink()
    assert install(top, prefix).returncode == 0
    assert install(top, prefix, "--remove").returncode == 0
    assert not files_below(prefix)


@pytest.mark.skipif(not Path("/proc/self/exe").exists(), reason="processes are looked up in Linux's /proc")
def test_a_program_that_runs_is_neither_replaced_nor_taken_away(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / "a place"
    assert install(top, prefix).returncode == 0
    program = prefix / "lib" / "dicegames" / "dicegames"
    shutil.copyfile("/bin/sleep", program)
    before = files_below(prefix)
    (tmp_path / "way").symlink_to(prefix)
    with subprocess.Popen([str(program), "600"]) as running:
        try:
            for words in ([], ["--remove"]):
                refused = install(top, tmp_path / "way", *words)
                assert refused.returncode == 1
                assert refused.stderr == "Dice Games is running. Close it, then start this again.\n"
                assert files_below(prefix) == before
        finally:
            running.kill()
    assert install(top, prefix).returncode == 0
    assert program.read_bytes() != Path("/bin/sleep").read_bytes()


def test_the_older_version_stays_until_the_newer_one_is_there(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / "a place"
    assert install(top, prefix).returncode == 0
    before = files_below(prefix)
    tools = tmp_path / "tools"
    tools.mkdir()
    stand_in(tools, "cp", 'echo "no space left" >&2; exit 1')
    path = f"{tools}:{os.environ['PATH']}"
    script = ["env", f"PATH={path}", f"PREFIX={prefix}", str(top / "install.sh")]
    failed = subprocess.run(script, capture_output=True, text=True, check=False)
    assert (failed.returncode, failed.stdout) == (1, "")
    assert files_below(prefix) == before


def test_a_saved_game_opens_by_a_double_click(
    archive: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for tool in ("gio", "update-mime-database", "update-desktop-database"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is missing")
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / "a place"
    opened = tmp_path / "opened"
    stand_in(
        top / "dicegames", "dicegames", f'printf "%s|" "$@" >"{opened}.part"; mv "{opened}.part" "{opened}"'
    )
    assert install(top, prefix).returncode == 0
    monkeypatch.setenv("XDG_DATA_HOME", str(prefix / "share"))
    samples = ROOT / "tests" / "storage" / "samples"
    session = tmp_path / "Müller & Söhne 100%.dicegame"
    shutil.copyfile(samples / "format1-finished.dicegame", session)
    rules = tmp_path / "own rules.dicerules"
    rules.write_bytes(encode_ruleset(game_info("tenthousand").rulesets[0]))
    nameless = tmp_path / "nameless"  # told by what is in it
    shutil.copyfile(session, nameless)
    for path, kind in ((session, "session"), (rules, "rules"), (nameless, "session")):
        said = run_tool("gio", "info", "--attributes=standard::content-type,standard::icon", path)
        assert f"application/x-dicegames-{kind}\n" in said
        assert f"{APP_ID}.session" in said
    said = run_tool("gio", "mime", "application/x-dicegames-session")
    assert f"{APP_ID}.desktop" in said.splitlines()[0]
    run_tool("gio", "launch", prefix / f"share/applications/{APP_ID}.desktop", session)
    deadline = time.monotonic() + 10
    while not opened.exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert opened.read_text(encoding="utf-8") == f"{session}|"


def program_of(entry: Path) -> str:
    """Return the program of an entry as desktops read it: the value first, then its one quoted word."""
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), strict=True)
    parser.read(entry, encoding="utf-8")
    value = parser["Desktop Entry"]["Exec"].replace("\\\\", "\\")
    word, field = value.removeprefix('"').rsplit('" ', 1)
    assert field == "%f"
    plain = ""
    signs = iter(word)
    for sign in signs:
        plain += next(signs) if sign == "\\" else sign
    return plain.replace("%%", "%")


def test_a_newer_version_replaces_an_older_one(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / "prefix"
    assert install(top, prefix).returncode == 0
    (top / "dicegames/_internal/base.txt").unlink()
    (top / "dicegames/_internal/link.txt").unlink()
    (top / "dicegames/_internal/new.txt").write_text("new", encoding="utf-8")
    shutil.rmtree(top / "share/icons/hicolor/22x22")
    assert install(top, prefix).returncode == 0
    assert {path.name for path in (prefix / "lib/dicegames/_internal").iterdir()} == {"licences", "new.txt"}
    assert not list((prefix / "share/icons/hicolor/22x22").rglob("*.png"))


def test_it_takes_away_nothing_of_others(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path / "there")
    prefix = tmp_path / "prefix"
    (prefix / "bin").mkdir(parents=True)
    (prefix / "bin" / "dicegames").write_text("another program of this name", encoding="utf-8")
    assert install(top, prefix, "--remove").returncode == 0
    assert files_below(prefix) == {"bin/dicegames"}


def test_the_script_says_when_something_is_missing(archive: Path, tmp_path: Path) -> None:
    top = unpacked(archive, tmp_path / "there")
    shutil.rmtree(top / "dicegames")
    ran = install(top, tmp_path / "prefix")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "The program isn't beside this script.\n"
    assert not (tmp_path / "prefix").exists()
    assert install(top, tmp_path / "prefix", "--help").returncode == 2


def test_the_folder_of_the_appimage_is_whole(build: Build, tmp_path: Path) -> None:
    folder = appimage.make_appdir(build)
    ran = subprocess.run(
        [str(folder / "AppRun"), "a b"], capture_output=True, text=True, cwd=tmp_path, check=True
    )
    assert ran.stdout == "dicegames 1.2.3 a b\n"
    entry = folder / f"{APP_ID}.desktop"
    run_tool("desktop-file-validate", entry)
    text = entry.read_text(encoding="utf-8")
    assert f"\nIcon={APP_ID}\n" in text
    assert "\nExec=dicegames %f\n" in text
    assert (folder / "usr/bin/dicegames").resolve() == folder / "usr/lib/dicegames/dicegames"
    for name in (f"{APP_ID}.png", ".DirIcon"):
        assert (folder / name).read_bytes().startswith(b"\x89PNG")
    assert all(path.exists() for path in folder.rglob("*"))  # no link leads nowhere


def test_the_image_is_made_where_its_tool_is(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(tmp_path / "empty"))
        with pytest.raises(MissingToolError, match=r"^appimagetool is missing, which makes the image of"):
            appimage.make_appimage(build)
    stand_in(tmp_path, "appimagetool", 'echo "$ARCH $SOURCE_DATE_EPOCH $1 ${2##*/}" > "$3"')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    path = appimage.make_appimage(build)
    assert path.name == "dicegames-1.2.3-linux-x86_64.AppImage"
    assert path.read_text(encoding="utf-8") == f"x86_64 {EPOCH} --no-appstream dicegames.AppDir\n"
    assert os.access(path, os.X_OK)


def stand_in(folder: Path, name: str, line: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    path.chmod(0o755)


# The keys of a manifest that flatpak-builder knows and that are used here.
MANIFEST_KEYS = {
    "id",
    "branch",
    "runtime",
    "runtime-version",
    "sdk",
    "command",
    "finish-args",
    "build-options",
    "modules",
}


def test_the_manifest_of_the_flatpak_is_whole_and_asks_for_little(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = flatpak.make_manifest(build)
    assert path.name == f"{APP_ID}.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    assert set(manifest) == MANIFEST_KEYS
    assert manifest["id"] == APP_ID
    assert manifest["runtime"].rsplit(".", 1)[0] == manifest["sdk"].rsplit(".", 1)[0]
    assert set(manifest["finish-args"]) == {
        "--socket=wayland",
        "--socket=fallback-x11",
        "--share=ipc",
        "--device=dri",
    }
    (module,) = manifest["modules"]
    (source,) = module["sources"]
    assert source["type"] == "dir"
    content = path.parent / source["path"]
    assert (content / "bin" / manifest["command"]).resolve() == content / "lib/dicegames/dicegames"
    monkeypatch.chdir(tmp_path)  # it keeps files of its own where it runs
    run_tool("flatpak-builder", "--show-manifest", path)


def test_what_leaves_the_sandbox_begins_with_the_id(build: Build) -> None:
    content = flatpak.make_manifest(build).parent / flatpak.CONTENT
    shared = [*content.glob("share/applications/*"), *content.glob("share/icons/hicolor/*/*/*")]
    shared += [*content.glob("share/mime/packages/*"), *content.glob("share/metainfo/*")]
    assert len(shared) > 20
    assert all(path.name.startswith(f"{APP_ID}.") for path in shared)


def test_the_bundle_is_made_where_its_tools_are(
    build: Build, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("PATH", str(tmp_path / "empty"))
        with pytest.raises(MissingToolError, match=r"^flatpak-builder is missing, which makes the bundle"):
            flatpak.make_flatpak(build)
    stand_in(tmp_path, "flatpak-builder", 'for last; do :; done; test -f "$last"')
    stand_in(tmp_path, "flatpak", "exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(MissingToolError, match=r"^org\.freedesktop\.Platform//[0-9.]+ is missing"):
        flatpak.make_flatpak(build)
    stand_in(tmp_path, "flatpak", 'test "$1" = info || echo "$1 $4 $5" > "$3"')
    path = flatpak.make_flatpak(build)
    assert path.name == "dicegames-1.2.3-linux-x86_64.flatpak"
    assert path.read_text(encoding="utf-8") == f"build-bundle {APP_ID} {flatpak.BRANCH}\n"
    stand_in(tmp_path, "flatpak-builder", "echo no runtime; exit 1")
    with pytest.raises(BuildError, match="no runtime"):
        flatpak.make_flatpak(build)
