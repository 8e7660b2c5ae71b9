"""The trial of artefacts finds the program in each, and sees what isn't as it should be."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import smoke
import smoke_run
import smoke_unpack
from build_value import ROOT
from dicegames.version import app_version
from smoke import Trial
from smoke_run import Running, World, output_of
from smoke_screen import Camera
from smoke_unpack import SOURCE, Program, SmokeError, contents, installed, program_in

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its programs here are scripts of a shell")

LOG = """
while test "$1" != --data-dir; do shift; done
mkdir -p "$2/log"
echo "2026-11-30 12:00:00,000 start version=1" >>"$2/log/dicegames.log"
"""


def script(folder: Path, lines: str) -> Program:
    """Write a program in `folder`, and return it."""
    path = folder / "dicegames"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{lines}\n", encoding="utf-8")
    path.chmod(0o755)
    return Program((str(path),), (str(path),), folder)


@pytest.fixture
def world(tmp_path: Path) -> Iterator[World]:
    made = World(tmp_path / "world", {})
    yield made
    for pid in made.processes_left():
        os.kill(pid, 9)


class BlindCamera(Camera):
    """Sees a given number of colours."""

    def __init__(self, colors: int) -> None:
        self._colors = colors

    def take(self, name: str) -> int:
        return self._colors


def trial(program: Program, world: World, colors: int = 500) -> tuple[Trial, list[str]]:
    told: list[str] = []
    return Trial(program, world, BlindCamera(colors), lambda name, found: told.append(name)), told


def packed(folder: Path) -> Path:
    """Return a folder as archives hold it: a link to the program, which lies with its libraries."""
    tree = folder / "dicegames-1"
    script(tree / "lib" / "dicegames", "echo dicegames 1")
    (tree / "lib" / "dicegames" / "_internal").mkdir()
    (tree / "bin").mkdir()
    (tree / "bin" / "dicegames").symlink_to("../lib/dicegames/dicegames")
    return tree


def said(artefact: Path, place: Path) -> str:
    place.mkdir()
    with installed(str(artefact), place) as program:
        assert program.files is not None
        return subprocess.run(program.command, capture_output=True, text=True, check=True).stdout


def test_the_program_in_a_folder_and_in_an_archive_is_found(tmp_path: Path) -> None:
    tree = packed(tmp_path)
    assert said(tree, tmp_path / "a") == "dicegames 1\n"
    archive = tmp_path / "dicegames-1-linux-x86_64.tar.gz"
    with tarfile.open(archive, "w:gz") as packing:
        packing.add(tree, tree.name)
    assert said(archive, tmp_path / "b") == "dicegames 1\n"
    (tmp_path / "b" / tree.name).rename(tmp_path / "b" / "moved")
    assert program_in(tmp_path / "b").command[0].endswith("/lib/dicegames/dicegames")


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="makes no packages for Debian here")
def test_the_program_in_a_package_is_found(tmp_path: Path) -> None:
    tree = packed(tmp_path)
    (tree / "DEBIAN").mkdir()
    facts = "Package: dicegames\nVersion: 1\nArchitecture: all\nMaintainer: nobody\nDescription: none\n"
    (tree / "DEBIAN" / "control").write_text(facts, encoding="utf-8")
    package = tmp_path / "dicegames_1_all.deb"
    subprocess.run(["dpkg-deb", "--build", str(tree), str(package)], capture_output=True, check=True)
    assert said(package, tmp_path / "a") == "dicegames 1\n"


def test_what_holds_no_program_is_told(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "empty.zip", "w") as archive:
        archive.writestr("readme", "")
    (tmp_path / "notes.txt").write_text("", encoding="utf-8")
    for name, why in (
        ("empty.zip", "no program in"),
        ("notes.txt", "no artefact"),
        ("lost.deb", "there is no"),
    ):
        place = tmp_path / f"place of {name}"
        place.mkdir()
        with pytest.raises(SmokeError, match=why), installed(str(tmp_path / name), place):
            pass


def cut_off(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def test_broken_archives_are_told_in_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(os.urandom(100_000))
    tar, zipped, empty = tmp_path / "cut.tar.gz", tmp_path / "cut.zip", tmp_path / "empty.tar.gz"
    with tarfile.open(tar, "w:gz") as packing:
        packing.add(noise, "dicegames-1/noise")
    with zipfile.ZipFile(zipped, "w") as packed_files:
        packed_files.write(noise, "noise")
    with tarfile.open(empty, "w:gz"):
        pass
    cut_off(tar)
    cut_off(zipped)
    wheel, package = tmp_path / "dicegames-1-py3-none-any.whl", tmp_path / "dicegames_1_all.deb"
    for path in (wheel, package):
        shutil.copyfile(noise, path)
    artefacts = [str(path) for path in (tar, zipped, empty, wheel, package)]
    assert smoke.main([*artefacts, "--pictures", str(tmp_path / "pictures")]) == 1
    said = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("==")]
    for line, why in zip(
        said, ("can't be unpacked", "can't be unpacked", "there are 0", "", ""), strict=True
    ):
        assert line.startswith("FAILED ")
        assert why in line


def test_what_says_something_strange_is_told_in_a_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "Camera", lambda folder, screen: BlindCamera(0))
    monkeypatch.setattr(BlindCamera, "close", lambda camera: None)
    lines = 'echo "dicegames {}"; test "$1" != --self-check || echo "{{}}" >"$2"'
    script(tmp_path / "program", lines.format(app_version()))
    assert smoke.main([str(tmp_path / "program"), "--pictures", str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "FAILED        KeyError: 'languages'"


def test_the_simulation_misses_numpy(tmp_path: Path) -> None:
    lines = "import sys; sys.modules['numpy'] = None\nfrom dicegames.app.cli import main; sys.exit(main())"
    words = [*smoke.SIMULATION, "--data-dir", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, "-c", lines, *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 1
    assert "numpy" in ran.stderr


def test_what_hangs_is_told(world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(smoke_run, "PATIENCE", 0.5)
    monkeypatch.setattr(smoke_unpack, "_SECONDS", 0.5)
    with pytest.raises(SmokeError, match="--version isn't over after"):
        output_of(script(tmp_path / "program", "exec sleep 60"), world, ["--version"])
    with pytest.raises(SmokeError, match="sleep isn't over after"):
        smoke_unpack._run(["sleep", "60"])


def test_the_program_of_the_source_tree_says_its_version(world: World, tmp_path: Path) -> None:
    with installed(SOURCE, tmp_path) as program:
        made, told = trial(program, world)
        made._try_version()
        assert told == ["version"]
        words = ["--self-check", str(tmp_path / "found.json")]
        output_of(program, World(tmp_path / "other", {"QT_QPA_PLATFORM": "offscreen"}), words)
    found = json.loads((tmp_path / "found.json").read_text(encoding="utf-8"))
    assert found["version"] == app_version()
    assert {language: words["button"] for language, words in found["languages"].items()} == smoke.BUTTONS
    assert found["languages"]["en"]["title"] == "Dice Games"


def test_another_version_and_a_program_that_fails_are_told(world: World, tmp_path: Path) -> None:
    made, _ = trial(script(tmp_path / "a", "echo dicegames 0.0"), world)
    with pytest.raises(SmokeError, match=r"says 'dicegames 0\.0'"):
        made._try_version()
    made, _ = trial(script(tmp_path / "b", "echo no library >&2; exit 3"), world)
    with pytest.raises(SmokeError, match="ended with 3: no library"):
        made._try_version()


def test_an_artefact_that_fails_makes_the_exit_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke, "Camera", lambda folder, screen: BlindCamera(0))
    monkeypatch.setattr(BlindCamera, "close", lambda camera: None)
    script(tmp_path / "program", "echo dicegames 0.0")
    assert smoke.main([str(tmp_path / "program"), "--pictures", str(tmp_path)]) == 1
    assert "FAILED        --version says 'dicegames 0.0'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ('touch "$HOME/note"', "files outside the data folder: note"),
        ('touch "$TMPDIR/note"', "files outside the data folder: tmp/note"),
        ('touch "$(dirname "$0")/note"', "files of the program changed: note"),
    ],
    ids=["home", "passing", "program"],
)
def test_what_a_program_leaves_behind_is_seen(world: World, tmp_path: Path, lines: str, why: str) -> None:
    made, _ = trial(script(tmp_path / "program", lines), world)
    output_of(made._program, world, ["x"])
    with pytest.raises(SmokeError, match=why):
        made._try_leftovers()


def test_a_process_that_stays_is_seen(world: World, tmp_path: Path) -> None:
    program = script(tmp_path / "program", "sleep 60 </dev/null >/dev/null 2>&1 &")
    output_of(program, world, ["x"])
    assert len(world.processes_that_stay(grace=0.1)) == 1


def test_a_program_that_leaves_nothing_passes(world: World, tmp_path: Path) -> None:
    made, told = trial(script(tmp_path / "program", "sleep 0.2 &"), world)
    output_of(made._program, world, ["x"])
    made._try_leftovers()
    assert told == ["processes", "files"]


def test_an_empty_picture_is_told(world: World, tmp_path: Path) -> None:
    made, _ = trial(script(tmp_path / "program", ""), world, colors=1)
    with pytest.raises(SmokeError, match="1 colours only"):
        made._look("demo")


def test_a_log_is_read_while_it_is_written(world: World, tmp_path: Path) -> None:
    program = script(
        tmp_path / "program",
        LOG + 'sleep 0.1; echo "2026-11-30 12:00:00,001 end status=0" >>"$2/log/dicegames.log"',
    )
    for _ in range(2):  # the second start sees its own lines only
        running = Running(program, world, tmp_path / "data")
        try:
            assert 0 < running.wait_for("end") < 60
            assert running.wait() == 0
        finally:
            running.close()
        assert running.events() == [("start", {"version": "1"}), ("end", {"status": "0"})]


def test_a_program_that_ends_too_early_is_told_with_its_last_words(world: World, tmp_path: Path) -> None:
    running = Running(
        script(tmp_path / "program", LOG + "echo no screen >&2; exit 2"), world, tmp_path / "data"
    )
    with pytest.raises(SmokeError, match="ended with 2 before window_shown; no screen"):
        running.wait_for("window_shown")
    running.close()


def test_a_program_that_hangs_is_ended(world: World, tmp_path: Path) -> None:
    running = Running(script(tmp_path / "program", "exec sleep 60"), world, tmp_path / "data")
    time.sleep(0.05)
    running.close()
    assert world.processes_that_stay() == []


def test_links_count_as_files_and_folders_do_not(tmp_path: Path) -> None:
    assert set(contents(packed(tmp_path))) == {"bin/dicegames", "lib/dicegames/dicegames"}
