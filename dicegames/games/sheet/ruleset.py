"""What differs between the games of this family: a ruleset, as data."""

from typing import Annotated, Literal

import msgspec

from dicegames.engine.errors import InvalidRecordError

JokerKind = Literal["forced_fifty", "forced_used", "free_full", "free_matching", "none"]
"""When five equal dice are a joker, and what it may do.

- `forced_fifty` (P10): the five-of-a-kind box holds its points. Matching upper box first, then lower boxes,
  then the other upper ones; full house and straights pay in full in a lower box.
- `forced_used` (P13): the same, whenever that box is used, even with 0.
- `free_full` (F5): an earlier turn ended with five equal dice. Any open box, each pays the most it can hold.
- `free_matching`: the five-of-a-kind box and the matching upper box are used. Any open box;
  full house and straights pay in full.
- `none`: five equal dice are an ordinary roll.
"""

FiveBonusRule = Literal["box_fifty", "earlier_five", "none"]
"""When five equal dice earn the extra: the five-of-a-kind box holds its points (P9), an earlier turn ended
with five equal dice (F5), or never."""

Id = Annotated[str, msgspec.Meta(pattern=r"\A[a-z0-9_-]{1,64}\Z")]
Points = Annotated[int, msgspec.Meta(ge=0, le=1000)]


class SheetRuleset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of one sheet game; all points are 0 to 1000.

    `auto_entry` says whether a roll that nobody enters may be entered by the clock (P4), `time_limit` after
    how many seconds the match ends (F8; 0: never).
    """

    id: Id
    game: Id
    joker: JokerKind
    five_bonus_rule: FiveBonusRule
    auto_entry: bool
    version: Literal[1] = 1
    upper_target: Points = 63
    upper_bonus: Points = 35
    full_house: Points = 25
    small_straight: Points = 30
    large_straight: Points = 40
    # Not 0: a box that holds its points must differ from a sacrificed one.
    five_kind: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 50
    five_bonus: Points = 100
    five_is_full_house: bool = False
    time_limit: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 0

    @property
    def name(self) -> str:
        """No name: all rulesets of this family are the program's."""
        return ""

    @property
    def summary(self) -> str:
        """The kind of joker, and the limit of time, for the command line."""
        joker = f"joker {self.joker}"
        return f"{joker}, {self.time_limit} s at most" if self.time_limit else joker


PENTA = SheetRuleset(
    id="penta", game="penta", joker="forced_fifty", five_bonus_rule="box_fifty", auto_entry=True
)
CLASSIC = SheetRuleset(
    id="classic", game="penta", joker="forced_used", five_bonus_rule="box_fifty", auto_entry=True
)
FIVEDICE = SheetRuleset(
    id="fivedice",
    game="fivedice",
    joker="free_full",
    five_bonus_rule="earlier_five",
    auto_entry=False,
    five_bonus=50,
)
PUZZLE3, PUZZLE5, PUZZLE10 = (
    msgspec.structs.replace(FIVEDICE, id=f"puzzle{minutes}", time_limit=60 * minutes)
    for minutes in (3, 5, 10)
)


def decode_ruleset(data: object) -> SheetRuleset:
    """Return the ruleset that the plain data `data` (dicts, strings, numbers) describes.

    Raises:
        InvalidRecordError: fields are missing, unknown, of a wrong type or out of range.
    """
    try:
        return msgspec.convert(data, SheetRuleset, strict=True)
    except (msgspec.ValidationError, RecursionError) as error:
        raise InvalidRecordError("invalid_ruleset", detail=str(error)) from error
