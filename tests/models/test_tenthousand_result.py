"""What is remarkable about a finished match of 10.000."""

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from dicegames.engine.match import Match
from dicegames.games.tenthousand.ruleset import SHORT, Bar, Strikes
from dicegames.games.tenthousand.state import Collect, Miss
from dicegames.models.tenthousand_result import FactKind, TenThousandFact, tenthousand_facts
from dicegames.ui.paint.icons import ICON_NAMES
from models.tenthousand_samples import act, aside, collected, farkle, new_match, roll, state_of
from words import Words, installed

OPEN = msgspec.structs.replace(SHORT, target=2000, bar=Bar(start=0, rises=False, step=0))
ONES = (1, 1, 1, 2, 3, 4)
NOTHING_MORE = (5, 2, 2, 3, 4, 6)


@pytest.fixture(autouse=True)
def english(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def facts_of(match: Match) -> dict[str, str]:
    """Return the facts of a match by their kind."""
    facts = tenthousand_facts(state_of(match), match.transitions())
    return {fact.kind: fact.text(match.seats) for fact in facts}


def thousand(match: Match) -> None:
    collected(match, ONES, 0, 1, 2)


def fifty(match: Match) -> None:
    collected(match, NOTHING_MORE, 0)


def test_a_lead_taken_in_the_last_turn_comes_first() -> None:
    match = new_match(OPEN)
    for _ in range(2):
        thousand(match)
        if match.state.outcome is None and len(match.transitions()) < 6:
            fifty(match)
    collected(match, (1, 1, 1, 1, 2, 3), 0, 1, 2, 3)
    facts = facts_of(match)
    assert next(iter(facts.items())) == ("turnaround", "Ben takes the lead in the last turn: 2000 points.")
    assert facts["best_turn"] == "Ben has the best turn, in round 2: 2000 points."
    assert facts["close"] == "Ben wins narrowly, by 50 points."


def test_a_tie_in_the_last_turn_draws_level() -> None:
    match = new_match(OPEN)
    for _ in range(4):
        thousand(match)
    facts = facts_of(match)
    assert facts["turnaround"] == "Ben draws level in the last turn: 1000 points."
    assert "close" not in facts
    assert "best_turn" not in facts
    assert "farkles" not in facts


@pytest.mark.rule("T9")
def test_a_total_lost_by_strikes_is_told() -> None:
    ruleset = msgspec.structs.replace(OPEN, strikes=Strikes(in_row=1, penalty="zero", minus=0))
    match = new_match(ruleset)
    thousand(match)
    thousand(match)
    farkle(match)
    thousand(match)
    facts = facts_of(match)
    assert facts["zeroed"] == "Ada loses all 1000 points in round 2 by strikes in a row."
    assert facts["farkles"] == "Ada rolls the most Farkles: 1."


@pytest.mark.rule("T9")
def test_strikes_at_zero_take_nothing() -> None:
    match = new_match(msgspec.structs.replace(OPEN, strikes=Strikes(in_row=1, penalty="zero", minus=0)))
    farkle(match)
    thousand(match)
    farkle(match)
    thousand(match)
    assert "zeroed" not in facts_of(match)


@pytest.mark.rule("T4")
def test_a_costly_farkle_is_told_and_a_cheap_one_is_not() -> None:
    for lost, dice in ((True, (0, 1, 2)), (False, (0,))):
        match = new_match(OPEN)
        roll(match, *ONES)
        aside(match, *dice)
        if lost:
            roll(match, 2, 3, 4)
        else:
            roll(match, 2, 2, 3, 3, 4)
        act(match, Miss())
        thousand(match)
        farkle(match)
        thousand(match)
        assert facts_of(match).get("lost") == (
            "Ada loses 1000 points to a Farkle in round 1." if lost else None
        )


@pytest.mark.rule("T10")
def test_all_six_used_are_counted_rolled_again_and_collected() -> None:
    match = new_match(msgspec.structs.replace(OPEN, target=6000), count=1)
    roll(match, 1, 2, 3, 4, 5, 6)
    aside(match, *range(6))
    roll(match, 1, 2, 3, 4, 5, 6)
    aside(match, *range(6))
    act(match, Collect())
    facts = facts_of(match)
    assert facts["all_six"] == "Ada uses all six dice twice."
    assert "close" not in facts
    assert "turnaround" not in facts


def test_alone_nobody_has_more_farkles_than_others() -> None:
    match = new_match(OPEN, count=1)
    farkle(match)
    farkle(match)
    thousand(match)
    thousand(match)
    assert facts_of(match)["farkles"] == "Ada rolls 2 Farkles."
    assert "all_six" not in facts_of(match)


def test_facts_are_asked_for_at_the_end_only() -> None:
    match = new_match(OPEN)
    thousand(match)
    with pytest.raises(ValueError, match="isn't over"):
        facts_of(match)


def test_every_fact_has_an_icon_that_exists() -> None:
    for kind in get_args(FactKind):
        assert TenThousandFact(kind, 0).icon in ICON_NAMES
