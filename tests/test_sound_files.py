"""The sounds: all there, short, soft at both ends, not clipped, and made by the program's own script."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

import sounds
from dicegames.data import resources_dir
from dicegames.models.sounds import Sound

NAMES = get_args(Sound)
FOLDER = resources_dir() / "sounds"


def test_every_sound_has_its_file_and_no_file_is_left_over() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(f"{name}.wav" for name in NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_and_never_clipped(name: str) -> None:
    samples = sounds.read(FOLDER / f"{name}.wav")
    assert 0.05 < len(samples) / sounds.RATE < 1
    assert 0.5 < max(abs(value) for value in samples) / sounds.FULL < 0.75
    assert (samples[0], samples[-1]) == (0, 0)
    assert abs(sum(samples) / len(samples)) < sounds.FULL / 100  # it swings round silence


def test_the_files_are_what_the_script_makes() -> None:
    assert sounds.main(["--check"]) == 0


def test_a_file_of_another_making_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copies = tmp_path / "sounds"
    shutil.copytree(FOLDER, copies)
    shutil.copy(copies / "entry.wav", copies / "keep.wav")
    (copies / "win.wav").unlink()
    monkeypatch.setattr(sounds, "FOLDER", copies)
    assert sounds.main(["--check"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert [line.split()[0] for line in told] == ["keep.wav", "win.wav"]
    assert sounds.main([]) == 0
    assert sounds.main(["--check"]) == 0
