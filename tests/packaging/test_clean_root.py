"""Trying a package in a bare root looks at everything; where it can't be tried, that is said."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bare_root
import clean_root
from build_value import BuildError, MissingToolError
from fake_builds import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages of Linux")


def test_it_runs_as_a_script_and_says_what_is_missing(tmp_path: Path) -> None:
    script = ROOT / "packaging" / "linux" / "clean_root.py"
    ran = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "none.deb")],
        env={**os.environ, "PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (clean_root.CANNOT_TRY, "")
    assert ran.stdout == "== clean root: not tried. Xvfb is missing, which shows the window.\n"


def test_only_root_tries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(MissingToolError, match="Only root"):
        bare_root.make_bare_root(tmp_path, "player")


def test_every_file_inside_is_seen_and_nothing_of_the_system_itself(tmp_path: Path) -> None:
    for name in ("usr/games", "proc/1", "sys/a", "dev/shm", "home/player"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("usr/games/a", "proc/1/cmdline", "sys/a/b", "dev/null", "home/player/x", "top"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "bin").symlink_to("usr/games")
    (tmp_path / "usr" / "broken").symlink_to("nowhere")
    root = bare_root.BareRoot(tmp_path)
    assert root.files() == {"/usr/games/a", "/home/player/x", "/top", "/bin", "/usr/broken"}
    assert root.path("/usr/games") == tmp_path / "usr" / "games"


def test_a_file_that_is_no_package_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_text("nothing", encoding="utf-8")
    root = bare_root.BareRoot(tmp_path)
    with pytest.raises(BuildError, match=r"a\.deb is no package"):
        next(clean_root.checks(root, tmp_path / "a.deb", ":0"))
