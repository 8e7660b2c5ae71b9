"""Play the program's sounds where that is possible, and be silent everywhere else."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

from PySide6.QtCore import QLoggingCategory, QObject, QUrl

from dicegames.models.sounds import Sound

MODULE = "PySide6.QtMultimedia"
LOUDEST = 100  # percent

# It tells the terminal which codecs it found, and that it found no device.
_QUIET = "qt.multimedia*=false"


class SoundPlayer(QObject):
    """Play the files in `folder` at the volume that was set; at first it is off.

    Qt's part for sounds is an extra of the installation, imported when there is a volume. Without it, without
    its system libraries or a device nothing is heard, and nothing is said.
    """

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._percent = 0
        self._effects: dict[Sound, Any] = {}

    def set_volume(self, percent: int) -> None:
        """Set the volume, 0 (off) to 100, also of what is heard now."""
        self._percent = percent
        if percent:
            self._prepare()
        for effect in self._effects.values():
            effect.setVolume(self._loudness())
            if not percent:
                effect.stop()

    def play(self, sound: Sound) -> None:
        """Begin a sound; one that is still heard begins anew."""
        if not self._percent:
            return
        self._prepare()
        if sound in self._effects:
            self._effects[sound].play()

    def _prepare(self) -> None:
        """Load the sounds once there is a device; one that is connected later is found, too."""
        if self._effects:
            return
        multimedia = multimedia_module()
        if multimedia is None or multimedia.QMediaDevices.defaultAudioOutput().isNull():
            return
        for sound in get_args(Sound):
            effect = self._effects[sound] = multimedia.QSoundEffect(self)
            effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{sound}.wav")))
            effect.setVolume(self._loudness())

    def _loudness(self) -> float:
        """Return the factor for the samples: ears hear half of the volume at about a quarter of it."""
        return float((self._percent / LOUDEST) ** 2)


@cache
def multimedia_module() -> Any:
    """Return Qt's part for sounds; None where it, or a system library that it needs, isn't installed."""
    QLoggingCategory.setFilterRules(f"{_QUIET}\ndefault.warning=false")
    try:
        module = import_module(MODULE)
        module.QMediaDevices.defaultAudioOutput()  # the first look for devices complains in no category
    except ImportError:
        return None
    finally:
        QLoggingCategory.setFilterRules(_QUIET)
    return module
