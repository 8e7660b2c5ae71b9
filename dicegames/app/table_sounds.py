"""Let a table be heard: what happens in its match becomes sounds."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject

from dicegames.app.sound_player import SoundPlayer
from dicegames.engine.match import Transition
from dicegames.models.sounds import Sound, cues_of
from dicegames.session.controller import MatchController

CALM_SECONDS = 0.1
"""A step that comes sooner after the one before is silent: what rushes by isn't to rattle."""


class TableSounds(QObject):
    """Play the sounds of a match as its controller tells the steps; the end of a match is always heard.

    Nothing sounds while the table is out of sight. What a roll brought is heard when its dice rest: as soon
    as the controller waits for them no longer. Make it after the page: then dice that don't move lie already
    when a roll is heard.
    """

    def __init__(
        self,
        controller: MatchController,
        player: SoundPlayer,
        now: Callable[[], float] = monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._player = player
        self._now = now
        self._last = float("-inf")
        self._waiting: Sound | None = None
        controller.stepped.connect(self._on_controller_stepped)
        controller.holds_changed.connect(self._on_controller_holds_changed)

    def _play(self, sound: Sound | None) -> None:
        if sound is not None and "hidden" not in self._controller.holds:
            self._player.play(sound)

    def _on_controller_stepped(self, transition: Transition) -> None:
        cues = cues_of(self._controller.match.game.id, transition)
        is_calm = self._now() - self._last >= CALM_SECONDS
        self._last = self._now()
        self._waiting = None
        if cues.at_once == "win":
            self._play("win")
        elif not is_calm:
            return
        elif cues.at_rest is not None and "dice" not in self._controller.holds:
            self._play(cues.at_rest)
        else:
            self._waiting = cues.at_rest
            self._play(cues.at_once)

    def _on_controller_holds_changed(self) -> None:
        if self._waiting is not None and "dice" not in self._controller.holds:
            sound, self._waiting = self._waiting, None
            self._play(sound)
