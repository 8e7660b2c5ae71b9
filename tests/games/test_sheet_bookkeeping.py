"""Whole random matches, kept on paper by the oracle at the same time."""

import random

import pytest

from dicegames.engine.action import Draw
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.state import AutoEnter, Enter, SheetGame, SheetState
from games.sheet_help import EVERY_JOKER
from games.sheet_oracle import UPPER_IDS, judge


class Paper:
    """One player's paper sheet."""

    def __init__(self) -> None:
        self.points: dict[str, int] = {}
        self.extras = 0
        self.five_seen = False

    def write(self, ruleset: SheetRuleset, box: str, dice: tuple[int, ...]) -> None:
        verdict = judge(
            ruleset.joker,
            ruleset.five_bonus_rule,
            ruleset.five_bonus,
            dice,
            self.points,
            self.five_seen,
            ruleset.five_is_full_house,
        )[box]
        assert verdict.allowed
        self.points[box] = verdict.points
        self.extras += verdict.extra
        self.five_seen |= len(set(dice)) == 1

    def total(self, ruleset: SheetRuleset) -> int:
        upper = sum(points for box, points in self.points.items() if box in UPPER_IDS)
        bonus = ruleset.upper_bonus if upper >= 63 else 0
        return sum(self.points.values()) + bonus + self.extras


@pytest.mark.rule("P7", "P9", "P12")
@pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("seed", range(4))
def test_scores_add_up_in_whole_matches(ruleset: SheetRuleset, seed: int) -> None:
    source = random.Random(seed)
    state: SheetState = SheetGame(ruleset, 3, seed % 3).initial_state()
    papers = [Paper(), Paper(), Paper()]
    while state.outcome is None:
        if state.rolling:
            # Often the same face for all: jokers and bonuses are what this is about.
            face = source.randint(1, 6)
            faces = [face if source.random() < 0.9 else source.randint(1, 6) for _ in state.roll_dice]
            state = state.child(Draw(tuple(faces)))
            continue
        action = source.choice(state.legal_actions())
        if isinstance(action, AutoEnter):
            papers[state.seat].write(ruleset, action.box, state.dice)
        elif isinstance(action, Enter):
            assert state.chosen is not None
            papers[state.seat].write(ruleset, state.chosen, state.dice)
        state = state.child(action)
        assert state.scores() == tuple(paper.total(ruleset) for paper in papers)
    assert all(len(paper.points) == 13 for paper in papers)
    assert any(paper.five_seen for paper in papers)
