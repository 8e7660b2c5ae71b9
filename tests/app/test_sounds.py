"""Sounds follow the match: the right one at the right time, none in a rush, silence if nothing can play."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QObject

from dicegames.app import sound_player
from dicegames.app.sound_player import SoundPlayer, multimedia_module
from dicegames.app.table_sounds import TableSounds
from dicegames.data import resources_dir
from dicegames.engine.action import Action
from dicegames.engine.resign import Resign
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Roll
from dicegames.models.sounds import Sound
from dicegames.storage.settings import Settings
from tables import make_controller, make_table
from ui.tenthousand_window import BUST, FIRST, table
from windows import open_window

FACES = (1, 2, 3, 4, 4)


class Heard(SoundPlayer):
    """A player that notes what it is to play."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.sounds: list[Sound] = []

    def play(self, sound: Sound) -> None:
        self.sounds.append(sound)


class Table:
    """A controller whose table is heard, with a clock of its own."""

    def __init__(self, folder: Path, rolls: int = 3) -> None:
        self.controller = make_controller(make_table(folder), [FACES] * rolls)
        self.player = Heard()
        self.now = 0.0
        TableSounds(self.controller, self.player, self.time, self.controller)

    def time(self) -> float:
        return self.now

    def act(self, *actions: Action) -> list[Sound]:
        """Do this, a second apart each, and return what was heard of it."""
        self.player.sounds.clear()
        for action in actions:
            self.now += 1
            assert self.controller.act(action)
        return list(self.player.sounds)


def test_steps_are_heard_as_they_happen(tmp_path: Path, qapp: object) -> None:
    table = Table(tmp_path)
    assert table.act(Roll()) == ["roll"]
    assert table.act(Keep(0), Keep(1)) == ["keep", "keep"]
    assert table.act(Choose(Box.CHANCE)) == []
    assert table.act(Enter()) == ["entry"]


def test_what_is_taken_back_and_brought_back_is_silent(tmp_path: Path, qapp: object) -> None:
    table = Table(tmp_path)
    table.act(Roll(), Keep(0))
    table.player.sounds.clear()
    assert table.controller.undo()
    assert table.controller.redo()
    assert table.player.sounds == []


def test_nothing_is_heard_of_a_table_out_of_sight(tmp_path: Path, qapp: object) -> None:
    table = Table(tmp_path)
    table.controller.hold("hidden")
    assert table.act(Roll(), Keep(0)) == []
    table.controller.release("hidden")
    assert table.act(Keep(1)) == ["keep"]


def test_what_rushes_by_is_silent_but_for_its_first_sound(tmp_path: Path, qapp: object) -> None:
    table = Table(tmp_path)
    for seconds, action in ((1.0, Roll()), (0.05, Keep(0)), (0.07, Keep(1)), (0.2, Keep(2))):
        table.now += seconds
        assert table.controller.act(action)
    assert table.player.sounds == ["roll", "keep"]


def test_the_end_is_heard_in_a_rush_too(tmp_path: Path, qapp: object) -> None:
    table = Table(tmp_path)
    table.act(Roll())
    assert table.controller.act(Resign(0))  # in the same moment
    assert table.player.sounds == ["roll", "win"]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Sound]:
    """Return what windows play."""
    sounds: list[Sound] = []
    monkeypatch.setattr(SoundPlayer, "play", lambda _player, sound: sounds.append(sound))
    return sounds


def test_a_farkle_is_heard_when_its_dice_rest(tmp_path: Path, heard: list[Sound]) -> None:
    with table(tmp_path, BUST, settings=Settings(motion="full")) as driver:
        driver.tap_primary()
        assert heard == ["roll"]
        driver.table.board.finish_motion()
        assert heard == ["roll", "farkle"]


def test_without_motion_a_roll_sounds_like_what_it_brought(tmp_path: Path, heard: list[Sound]) -> None:
    with table(tmp_path, FIRST, BUST, settings=Settings(motion="off")) as driver:
        driver.tap_primary()
        assert heard == ["roll"]
    heard.clear()
    with table(tmp_path / "other", BUST, settings=Settings(motion="off")) as driver:
        driver.tap_primary()
        assert heard == ["farkle"]


def test_the_volume_of_the_settings_is_that_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    volumes: list[int] = []
    monkeypatch.setattr(SoundPlayer, "set_volume", lambda _player, percent: volumes.append(percent))
    with open_window(tmp_path, settings=Settings(motion="off", volume=20)) as driver:
        driver.start()
        assert volumes[-1] == 20
        assert driver.window.table is not None
        driver.window.tables.use_settings(Settings(motion="off", volume=80))
        assert volumes[-1] == 80


class Effect(QObject):
    """What stands for QSoundEffect."""

    made: ClassVar[list["Effect"]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.told: list[str] = []
        self.volume = -1.0
        Effect.made.append(self)

    def setSource(self, source: Any) -> None:
        self.source = Path(source.toLocalFile())

    def setVolume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        self.told.append("play")

    def stop(self) -> None:
        self.told.append("stop")


class Device:
    """What stands for a device, which may be missing."""

    def __init__(self, is_null: bool) -> None:
        self._is_null = is_null

    def isNull(self) -> bool:
        return self._is_null


class Devices:
    """What stands for QMediaDevices."""

    is_there = True

    @classmethod
    def defaultAudioOutput(cls) -> Device:
        return Device(not cls.is_there)


@pytest.fixture
def multimedia(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Devices]]:
    """Put a part for sounds in the place of Qt's, with a device, and return its devices."""
    module = ModuleType(sound_player.MODULE)
    module.__dict__.update(QSoundEffect=Effect, QMediaDevices=Devices)
    monkeypatch.setitem(sys.modules, sound_player.MODULE, module)
    monkeypatch.setattr(Devices, "is_there", True)
    monkeypatch.setattr(Effect, "made", [])
    multimedia_module.cache_clear()
    yield Devices
    multimedia_module.cache_clear()


def make_player() -> SoundPlayer:
    return SoundPlayer(resources_dir() / "sounds")


def test_a_sound_is_played_from_its_file_at_the_volume(multimedia: object) -> None:
    player = make_player()
    player.set_volume(50)
    player.play("win")
    (played,) = [effect for effect in Effect.made if effect.told]
    assert played.source == resources_dir() / "sounds" / "win.wav"
    assert played.volume == pytest.approx(0.25)
    player.set_volume(100)
    assert played.volume == 1
    player.set_volume(0)
    player.play("win")
    assert played.told == ["play", "stop"]
    assert all(effect.source.is_file() for effect in Effect.made)
    assert len(Effect.made) == 6


def test_off_means_that_nothing_is_loaded(multimedia: object) -> None:
    player = make_player()
    player.set_volume(0)
    player.play("roll")
    assert Effect.made == []


def test_a_device_that_comes_later_is_used(multimedia: type[Devices]) -> None:
    multimedia.is_there = False
    player = make_player()
    player.set_volume(40)
    player.play("roll")
    assert Effect.made == []
    multimedia.is_there = True
    player.play("roll")
    assert [effect.source.name for effect in Effect.made if effect.told] == ["roll.wav"]


@pytest.mark.parametrize("error", [ModuleNotFoundError, ImportError])  # no package; no system library
def test_without_the_package_there_is_silence_and_not_a_word(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], error: type[ImportError]
) -> None:
    def fail(name: str) -> ModuleType:
        raise error(name)

    monkeypatch.setattr(sound_player, "import_module", fail)
    multimedia_module.cache_clear()
    try:
        player = make_player()
        player.set_volume(100)
        player.play("win")
        assert multimedia_module() is None
    finally:
        multimedia_module.cache_clear()
    assert capfd.readouterr() == ("", "")
