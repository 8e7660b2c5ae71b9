"""The models of matches of 10.000 that were worked out so far, by ruleset."""

import threading
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from dicegames.computer.player import Progress
from dicegames.games.tenthousand.ruleset import TenThousandRuleset

if TYPE_CHECKING:
    # What works with arrays is imported when the first model is asked for, not when the program starts.
    from dicegames.computer.tenthousand_match import MatchModel


_PAUSE = 0.05
"""Seconds between two looks at whether a model is still wanted while another one is being worked out."""

_MOST = 8
"""How many models are kept."""


class MatchModels:
    """The models of one run of the program; threads may share it."""

    def __init__(self) -> None:
        self._made: dict[TenThousandRuleset, MatchModel] = {}
        self._busy = threading.Lock()

    def get(self, ruleset: TenThousandRuleset) -> "MatchModel | None":
        """Return the model of a ruleset, whatever its name, if it is there; never wait."""
        return self._made.get(_nameless(ruleset))

    def work_out(
        self, ruleset: TenThousandRuleset, progress: Progress, cancelled: Callable[[], bool]
    ) -> "MatchModel":
        """Return the model of a ruleset; this may take seconds, in a process of its own where one can be had.

        `progress` is told how many steps are done, and how many there are. One model is made at a time.

        Raises:
            ThinkingCancelledError: `cancelled` said so.
        """
        from dicegames.computer.tenthousand_process import model_from_process
        from dicegames.computer.tenthousand_tables import ThinkingCancelledError

        while not self._busy.acquire(timeout=_PAUSE):
            if cancelled():
                raise ThinkingCancelledError
        try:
            rules = _nameless(ruleset)
            made = self._made.get(rules)
            if made is None:
                made = model_from_process(rules, progress, cancelled)
                while len(self._made) >= _MOST:
                    del self._made[next(iter(self._made))]
                self._made[rules] = made
            return made
        finally:
            self._busy.release()


@lru_cache(maxsize=1)
def match_models() -> MatchModels:
    """Return the models of this run of the program."""
    return MatchModels()


def _nameless(ruleset: TenThousandRuleset) -> TenThousandRuleset:
    return msgspec.structs.replace(ruleset, id="any", name="")
