"""How the levels and styles of Order Cards judge a position; measured in matches between them."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from dicegames.computer.player import Style


class Estimates(msgspec.Struct, frozen=True):
    """What a player believes; points are those of the end of the game.

    `contest` scales how likely rivals beat dice. `denial` is the share of a rival's loss that counts as an
    own gain. With `foresight` cards also count for the colours that are still to come. `bonus_die` is what
    it is worth before the last round. `ending` is what it costs to win the card that ends the game, since a
    rival has a last turn that nobody answers and oneself has none; a lead of more than `safe_lead` points
    makes up for it by `lead_share` a point. `resuming` is what it costs to take that card from a rival,
    since then the own other dice don't hold any more by themselves.
    """

    contest: float = 1.0
    denial: float = 1.0
    foresight: bool = True
    bonus_die: float = 1.5
    ending: float = 0.0
    lead_share: float = 0.0
    safe_lead: float = 0.0
    resuming: float = 0.0


MEDIUM = Estimates(contest=0.5, denial=0.0, foresight=False)
"""The cards and colours as they lie; hardly a thought for the others."""

STRONG = Estimates()
"""The most points on average."""

CHAMPION = Estimates(bonus_die=1.2, ending=5.0, lead_share=0.3, safe_lead=12.0, resuming=4.0)
"""Points that win: it knows whom the end of the game serves."""

_CONTEST: Mapping[Style, float] = MappingProxyType({"": 1.0, "cautious": 1.3, "bold": 0.65})


def styled(estimates: Estimates, style: Style) -> Estimates:
    """Return the same judgement with more fear of rivals, or with less."""
    return msgspec.structs.replace(estimates, contest=estimates.contest * _CONTEST[style])
