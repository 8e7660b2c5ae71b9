"""Matches of 10.000 for the tests of its words: rulesets of all kinds, and single steps."""

import random

from dicegames.engine.action import Action
from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.match import Match, Transition
from dicegames.games.tenthousand.ruleset import (
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.state import Collect, Miss, Roll, SetAside, TenThousandGame, TenThousandState
from players import idle_players
from table_samples import seats

NO_BAR = Bar(start=0, rises=False, step=0)
MUST = TenThousandRuleset(
    "must",
    target=2000,
    opening_minimum=550,
    bar=Bar(start=370, rises=True, step=10),
    strikes=Strikes(in_row=2, penalty="minus", minus=700),
    values=Values(singles=(70, 0, 10, 0, 0, 0), more="added", three_pairs=0, two_triples="none"),
    hot_dice="must",
    last_throws="everyone",
)
COLD = TenThousandRuleset(
    "cold",
    target=2000,
    turn_minimum=300,
    bar=NO_BAR,
    strikes=Strikes(in_row=1, penalty="minus", minus=1000),
    hot_dice="none",
    last_throws="none",
)
FREE = TenThousandRuleset(
    "free",
    target=12_000,
    bar=Bar(start=0, rises=True, step=0),
    strikes=Strikes(in_row=2, penalty="none", minus=0),
)
HARD = TenThousandRuleset("hard", target=1500, strikes=Strikes(in_row=1, penalty="zero", minus=0))
ALL_RULESETS = (*PRESETS, MUST, COLD, FREE, HARD)


def new_match(ruleset: TenThousandRuleset = SHORT, count: int = 2) -> Match:
    """Return a match before the first roll; the seats are Ada, Ben, Cem, Dora."""
    return Match(TenThousandGame(ruleset, count), seats(count))


def state_of(match: Match) -> TenThousandState:
    """Return where a match stands."""
    assert isinstance(match.state, TenThousandState)
    return match.state


def roll(match: Match, *faces: int) -> Transition:
    """Roll, and let `faces` come up."""
    return match.apply(Roll(), ScriptedDice([faces]))


def aside(match: Match, *dice: int) -> Transition:
    """Set the dice at these positions aside."""
    return act(match, SetAside(dice))


def act(match: Match, action: Action) -> Transition:
    """Do what throws no dice."""
    return match.apply(action, ScriptedDice([]))


def collected(match: Match, faces: tuple[int, ...], *dice: int) -> Transition:
    """Play a turn of one roll: set the dice at these positions aside and collect."""
    roll(match, *faces)
    aside(match, *dice)
    return act(match, Collect())


def farkle(match: Match, *faces: int) -> Transition:
    """Play a turn that misses with its first roll."""
    roll(match, *(faces or (2, 2, 3, 3, 4, 6)))
    return act(match, Miss())


def played(ruleset: TenThousandRuleset, count: int = 3, seed: int = 1, limit: int = 4000) -> Match:
    """Return a match of computer players to its end, or as far as so many steps lead."""
    match = new_match(ruleset, count)
    player, dice, source = (
        idle_players().player("tenthousand", "strong"),
        SeededDice(seed),
        random.Random(seed),
    )
    while match.state.outcome is None and len(match.steps) < limit:
        match.apply(player.decide(match.state, source, _never), dice)
    return match


def _never() -> bool:
    return False
