"""What several systems made becomes one release only when every file arrived as it left."""

import hashlib
from pathlib import Path

import pytest

import gather
from digests import SUMS, digest_of
from fake_builds import put
from gather import GatherError


def made(folder: Path, files: dict[str, bytes]) -> None:
    """Write what one system uploads: its files and their digests."""
    for name, content in files.items():
        put(folder / name, content)
    lines = [f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in files.items()]
    put(folder / SUMS, "".join(lines).encode())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    built = tmp_path / "built"
    made(built / "linux", {"dicegames-1.0.0.whl": b"wheel", "dicegames-1.0.0.cdx.json": b"{1}"})
    made(built / "macos-arm64", {"dicegames-1.0.0.dmg": b"image", "dicegames-1.0.0.cdx.json": b"{2}"})
    return built


def test_everything_lies_together_with_one_list_of_digests(built: Path, tmp_path: Path) -> None:
    dist = tmp_path / "dist"
    sums, *files = gather.gather(built, dist)
    assert {path.name: path.read_bytes() for path in files} == {
        "dicegames-1.0.0.whl": b"wheel",
        "dicegames-1.0.0.dmg": b"image",
        "dicegames-1.0.0-linux.cdx.json": b"{1}",
        "dicegames-1.0.0-macos-arm64.cdx.json": b"{2}",
    }
    assert gather.digests_of(dist) == {path.name: digest_of(path) for path in files}
    assert sums.read_bytes().count(b"\n") == len(files)


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        ("dicegames-1.0.0.dmg", b"another", "macos-arm64: dicegames-1.0.0.dmg isn't what was built"),
        ("stranger.dmg", b"x", "stranger.dmg isn't what was built"),
    ],
)
def test_a_file_that_is_not_what_was_built_stops_it(
    built: Path, tmp_path: Path, name: str, content: bytes, words: str
) -> None:
    put(built / "macos-arm64" / name, content)
    with pytest.raises(GatherError, match=words):
        gather.gather(built, tmp_path / "dist")


def test_a_file_or_its_digests_that_did_not_arrive_stop_it(built: Path, tmp_path: Path) -> None:
    (built / "linux" / "dicegames-1.0.0.whl").unlink()
    with pytest.raises(GatherError, match=r"linux: missing dicegames-1\.0\.0\.whl"):
        gather.gather(built, tmp_path / "one")
    (built / "linux" / SUMS).unlink()
    with pytest.raises(GatherError, match="linux: SHA256SUMS is missing"):
        gather.gather(built, tmp_path / "two")


def test_two_files_of_one_name_stop_it(built: Path, tmp_path: Path) -> None:
    made(built / "windows", {"dicegames-1.0.0.dmg": b"image"})
    with pytest.raises(GatherError, match=r"two systems made dicegames-1\.0\.0\.dmg"):
        gather.gather(built, tmp_path / "dist")


def test_nothing_stops_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "built").mkdir()
    with pytest.raises(GatherError, match="nothing was built"):
        gather.gather(tmp_path / "built", tmp_path / "dist")
    with pytest.raises(GatherError, match="is no folder"):
        gather.gather(tmp_path / "elsewhere", tmp_path / "dist")
    assert gather.main(["built"]) == 2
    assert "gather.py BUILT DIST" in capsys.readouterr().err
