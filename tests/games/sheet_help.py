"""Positions of sheet games for tests, and the rulesets that they are tried with."""

import random
from collections.abc import Callable, Mapping

from dicegames.engine.action import Action, Draw
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.offers import Offer
from dicegames.games.sheet.ruleset import CLASSIC, FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Roll, SheetState

FREE = SheetRuleset(
    id="free", game="penta", joker="free_matching", five_bonus_rule="box_fifty", auto_entry=True
)
PLAIN = SheetRuleset(
    id="plain",
    game="penta",
    joker="none",
    five_bonus_rule="none",
    auto_entry=False,
    upper_bonus=0,
    five_is_full_house=True,
)
LONGEST_PLAN = 12  # five releases or keeps, and a roll; or a box and its entry
EVERY_JOKER = (PENTA, CLASSIC, FIVEDICE, FREE, PLAIN)


def sheet_of(points: Mapping[Box, int], five_bonus: int = 0, had_five: bool = False) -> Sheet:
    """Return a sheet with these points and every other box open."""
    return Sheet(tuple(points.get(box) for box in BOXES), five_bonus, had_five)


def start(
    ruleset: SheetRuleset = PENTA,
    points: Mapping[Box, int] | None = None,
    players: int = 1,
    had_five: bool = False,
) -> SheetState:
    """Return a state before the first roll, in which every seat has the same `points`."""
    return SheetState(ruleset, (sheet_of(points or {}, had_five=had_five),) * players, 0, 0)


def rolled(state: SheetState, *faces: int) -> SheetState:
    """Return the state after rolling; `faces` are those of the dice that aren't kept."""
    return state.child(Roll()).child(Draw(faces))


def thrice(state: SheetState, *faces: int) -> SheetState:
    """Return the state after three rolls of all dice that end with `faces`."""
    for _ in range(3):
        state = rolled(state, *faces)
    return state


def entered(state: SheetState, box: Box) -> SheetState:
    """Return the state after choosing and confirming `box`."""
    return state.child(Choose(box)).child(Enter())


def offer(state: SheetState, box: Box) -> Offer:
    """Return what `box` offers for the dice on the table."""
    return next(offer for offer in state.offers() if offer.box is box)


def played_out(
    state: SheetState, source: random.Random, choose: Callable[[SheetState], Action]
) -> SheetState:
    """Return the end of a match, every decision checked."""
    plan = 0
    while state.outcome is None:
        if state.rolling:
            state, plan = state.child(Draw(tuple(source.randint(1, 6) for _ in state.roll_dice))), 0
            continue
        action = choose(state)
        assert action in state.legal_actions()
        assert not isinstance(action, AutoEnter)
        plan = 0 if isinstance(action, Enter) else plan + 1
        assert plan <= LONGEST_PLAN, "going in circles"
        state = state.child(action)
    return state
