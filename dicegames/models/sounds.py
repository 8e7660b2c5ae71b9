"""Which step of a match sounds like what: names of sounds, played by others."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from dicegames.engine.match import Transition
from dicegames.engine.resign import Resign
from dicegames.games.ordercards import actions as cards
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.sheet import state as sheet
from dicegames.games.tenthousand import state as tenthousand
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.sheet_turns import entry_of
from dicegames.models.wordings import WORDINGS

Sound = Literal["roll", "keep", "entry", "bonus", "farkle", "win"]


class Cues(msgspec.Struct, frozen=True):
    """What a step sounds like: when it happens, and when the dice that it threw are at rest."""

    at_once: Sound | None = None
    at_rest: Sound | None = None


def cues_of(game_id: str, transition: Transition) -> Cues:
    """Return the sounds of a step; without a line in `OWN_SOUNDS` those of rolls and of the end."""
    step = transition.step
    if transition.after.outcome is not None:
        return Cues("win")
    if step.action is None or isinstance(step.action, Resign):
        return Cues()
    own = OWN_SOUNDS.get(game_id)
    sound = own(transition) if own is not None else None
    return Cues("roll", sound) if step.draws else Cues(sound)


def _sheet_sound(transition: Transition) -> Sound | None:
    match transition.step.action:
        case sheet.Keep() | sheet.Release():
            return "keep"
        case sheet.Enter() | sheet.AutoEnter():
            entry = entry_of(transition)
            return "bonus" if entry is not None and entry.bonus + entry.extra else "entry"
    return None


def _tenthousand_sound(transition: Transition) -> Sound | None:
    after = transition.after
    assert isinstance(after, TenThousandState)  # the list of sounds gives every game its own family's
    match transition.step.action:
        case tenthousand.SetAside():
            return "bonus" if after.is_hot and after.ruleset.hot_dice != "none" else "keep"
        case tenthousand.PutBack():
            return "keep"
        case tenthousand.Collect():
            return "entry"
        case tenthousand.Roll() if after.is_missed:
            return "farkle"
    return None


def _ordercards_sound(transition: Transition) -> Sound | None:
    after = transition.after
    assert isinstance(after, OrderCardsState)
    match transition.step.action:
        case cards.Keep() | cards.Release() | cards.Place() | cards.TakeBack() | cards.TurnDie():
            return "keep"
        case cards.EndTurn():
            return "bonus" if after.claims else "entry"  # the next seat may win something at once
    return None


OWN_SOUNDS: Mapping[str, Callable[[Transition], Sound | None]] = MappingProxyType(
    {
        **dict.fromkeys(WORDINGS, _sheet_sound),
        "tenthousand": _tenthousand_sound,
        "ordercards": _ordercards_sound,
    }
)
"""What each game has beside rolls and the end; of a step that rolls it is heard when the dice are at rest."""
