"""Every ruleset of 10.000 that is allowed can end, and none that can is refused (T14)."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.problems import Problem, find_problems, most_points
from dicegames.games.tenthousand.ruleset import (
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.state import Collect, Miss, TenThousandState
from games.tenthousand_help import (
    NO_BAR,
    SIX_ONLY,
    aside,
    good_rulesets,
    judge_of,
    miss_of,
    played,
    refusal,
    rolled,
    some_rulesets,
    start,
    turn_of,
    varied,
)

MOST_ASKED = 2000
"""The most points that a ruleset can ask for."""

NOTHING = varied(SIX_ONLY, straight=0, three_pairs=0, two_triples="none")
ONES = varied(NOTHING, singles=(100, 0, 0, 0, 0, 0))
THREES = varied(NOTHING, triples=(0, 0, 300, 0, 0, 0), more="fixed", fixed=(0, 0, 0))
FIVES = varied(NOTHING, more="fixed", fixed=(0, 700, 0), straight=50)
SIXES = varied(SIX_ONLY, two_triples="none")


def ruleset_of(values: Values, **changes: object) -> TenThousandRuleset:
    return varied(SHORT, values=values, bar=NO_BAR, **changes)


@pytest.mark.rule("T14")
def test_the_presets_have_no_problems() -> None:
    for preset in PRESETS:
        assert find_problems(preset) == ()
        assert most_points(preset) is None


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("ruleset", "problems"),
    [
        (varied(SHORT, target=0), [Problem("out_of_range", "target")]),
        (
            varied(SHORT, values=varied(SHORT.values, straight=-1)),
            [Problem("out_of_range", "values.straight")],
        ),
        (
            varied(SHORT, values=varied(SHORT.values, singles=(100, 0, 0, 0, 50, 2000))),
            [Problem("out_of_range", "values.singles")],
        ),
        (
            varied(SHORT, target=10**6, turn_minimum=-1),
            [Problem("out_of_range", "target"), Problem("out_of_range", "turn_minimum")],
        ),
        (varied(SHORT, name=" "), [Problem("bad_name", "name")]),
        (varied(SHORT, name="a\tb"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="a" * 41), [Problem("bad_name", "name")]),
        (varied(SHORT, name="a" * 40), []),
        (varied(SHORT, name="\U0001f468\u200d\U0001f469\u200d\U0001f467"), []),
        (varied(SHORT, name="\u3164"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="\u00ad"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="\u2800"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="\u200d"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="Fri\u200dday"), [Problem("bad_name", "name")]),
        (varied(SHORT, name="a\u202eb"), [Problem("bad_name", "name")]),
        (ruleset_of(NOTHING), [Problem("nothing_scores", "values")]),
        (varied(SHORT, strikes=Strikes(3, "minus", 0)), [Problem("no_penalty", "strikes.minus")]),
        (varied(SHORT, strikes=Strikes(3, "minus", 50)), []),
        (varied(SHORT, strikes=Strikes(0, "minus", 0)), []),
        (varied(SHORT, strikes=Strikes(3, "zero", 0)), []),
        (ruleset_of(SIXES, hot_dice="must"), [Problem("never_collects", "hot_dice")]),
        (ruleset_of(SIXES, hot_dice="may"), []),
        (ruleset_of(SIXES, hot_dice="none", turn_minimum=2000), []),
        (ruleset_of(ONES, hot_dice="none", turn_minimum=600), []),
        (
            ruleset_of(ONES, hot_dice="none", turn_minimum=650),
            [Problem("out_of_reach", "turn_minimum", 600)],
        ),
        (ruleset_of(ONES, hot_dice="must", turn_minimum=2000), []),
        (ruleset_of(ONES, hot_dice="may", opening_minimum=2000), []),
        # Two triples one after the other use all six and go on.
        (ruleset_of(THREES, hot_dice="may", opening_minimum=2000), []),
        (
            varied(ruleset_of(THREES, hot_dice="none", opening_minimum=650), bar=Bar(700, True, 50)),
            [Problem("out_of_reach", "opening_minimum", 600), Problem("out_of_reach", "bar.start", 600)],
        ),
        (
            varied(ruleset_of(ONES, hot_dice="none"), bar=Bar(350, True, 50), strikes=Strikes(1, "zero", 0)),
            [Problem("never_adds_up", "strikes.in_row", 600)],
        ),
        (
            varied(ruleset_of(ONES, hot_dice="none"), bar=Bar(350, True, 0), strikes=Strikes(1, "zero", 0)),
            [],
        ),
        (
            varied(ruleset_of(ONES, hot_dice="none"), bar=Bar(350, True, 50), strikes=Strikes(1, "none", 0)),
            [],
        ),
        (
            varied(ruleset_of(ONES, hot_dice="none"), bar=Bar(350, True, 50), strikes=Strikes(2, "zero", 0)),
            [],
        ),
        # Five equal dice bring more than all six can.
        (ruleset_of(FIVES, hot_dice="none", turn_minimum=700), []),
        (
            ruleset_of(FIVES, hot_dice="none", turn_minimum=750),
            [Problem("out_of_reach", "turn_minimum", 700)],
        ),
        # Four equal dice only: two are left over for good, so hot dice never come.
        (
            ruleset_of(varied(THREES, triples=(0,) * 6, fixed=(400, 0, 0)), hot_dice="may", turn_minimum=450),
            [Problem("out_of_reach", "turn_minimum", 400)],
        ),
    ],
)
def test_each_problem_is_found(ruleset: TenThousandRuleset, problems: list[Problem]) -> None:
    assert list(find_problems(ruleset)) == problems


@given(ruleset=some_rulesets)
@settings(max_examples=40)
@pytest.mark.rule("T14")
def test_the_most_points_of_a_turn_are_what_dice_can_give(ruleset: TenThousandRuleset) -> None:
    """Search all turns that dice allow, by the oracle, and play the best one."""
    free = varied(ruleset, opening_minimum=0, turn_minimum=0, bar=NO_BAR)
    assume("nothing_scores" not in {problem.id for problem in find_problems(free)})
    limit = most_points(free)
    if limit == 0:
        assert turn_of(free, 0, 10 * MOST_ASKED) is None
        return
    script = turn_of(free, MOST_ASKED, 20 * MOST_ASKED) if limit is None else turn_of(free, limit, limit)
    assert script is not None
    after = played(start(free), script).child(Collect())
    if limit is None:
        assert after.last_collected >= MOST_ASKED
    else:
        assert after.last_collected == limit
        assert turn_of(free, limit + 1, 10**9) is None


@pytest.mark.rule("T14")
def test_nobody_can_collect_where_only_six_dice_score_and_must_be_rolled_on() -> None:
    state = start(ruleset_of(SIXES, hot_dice="must"), points=(100_000, 0))
    scored = 0
    for roll in combinations_with_replacement(range(1, 7), 6):
        after = rolled(state, *roll)
        choices = judge_of(SIXES).choices(roll)
        if not choices:
            assert after.legal_actions() == (Miss(),)
            continue
        assert list(choices) == [roll]
        after = aside(after, *roll)
        assert refusal(after, Collect()) == reasons.MUST_ROLL_ON
        # Six dice again, and only more points: from here on it is the same.
        assert after.free_count == 6
        scored += 1
    assert scored == 1 + 20


@pytest.mark.rule("T14")
def test_what_is_out_of_reach_can_never_be_collected() -> None:
    """Go through every roll and choice of a turn that needs 50 points more than there are."""
    ruleset = ruleset_of(ONES, hot_dice="none", turn_minimum=650)
    assert find_problems(ruleset) == (Problem("out_of_reach", "turn_minimum", 600),)
    assert can_collect(varied(ruleset, turn_minimum=600))
    assert not can_collect(ruleset)


def can_collect(ruleset: TenThousandRuleset) -> bool:
    """Return whether any rolls and choices of a turn lead to collecting it; for games without hot dice."""
    states: list[TenThousandState] = [start(ruleset)]
    seen = {(6, 0)}
    for state in states:  # grows meanwhile
        for roll in combinations_with_replacement(range(1, 7), state.free_count):
            after = rolled(state, *roll)
            if after.is_missed:
                continue
            for faces in judge_of(ruleset.values).choices(roll):
                chosen = aside(after, *faces)
                if not refusal(chosen, Collect()):
                    return True
                node = (chosen.rest_count, chosen.turn_points)
                if chosen.rest_count and node not in seen:
                    seen.add(node)
                    states.append(chosen)
    return False


def end_with_luck(state: TenThousandState, hero: int) -> bool:
    """Return whether dice that favour `hero` lead to the end within some turns.

    The hero collects as much as is possible and useful, the others miss their turns or collect little.
    """
    for _ in range(1000):
        if state.is_over:
            return True
        ruleset, needed = state.ruleset, state.needed
        limit = most_points(ruleset)
        script = None
        if state.seat == hero or miss_of(ruleset, needed) is None:
            least = needed
            if state.seat == hero:
                missing = max(1, ruleset.target - state.points[hero])
                least = max(needed, missing if limit is None else limit)
            script = turn_of(ruleset, least, least + 20_000 if limit is None else limit)
        if script is not None:
            state = played(state, script).child(Collect())
            continue
        script = miss_of(ruleset, needed)
        assert script is not None, "a turn is either collected or missed"
        state = played(state, script).child(Miss())
    return False


@given(ruleset=good_rulesets, hero=st.integers(0, 1))
@settings(max_examples=40)
@pytest.mark.rule("T14")
def test_every_ruleset_that_is_allowed_can_end(ruleset: TenThousandRuleset, hero: int) -> None:
    assert end_with_luck(start(ruleset, 2), hero)


@given(ruleset=good_rulesets)
@settings(max_examples=25)
@pytest.mark.rule("T14")
def test_alone_it_can_end_too(ruleset: TenThousandRuleset) -> None:
    assert end_with_luck(start(ruleset, 1), 0)
