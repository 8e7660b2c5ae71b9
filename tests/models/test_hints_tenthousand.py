"""The words of hints in 10.000: what to set aside, and the risk that decides it."""

from collections.abc import Iterator
from typing import Any

import pytest

from dicegames.computer.tenthousand_choices import carried_out
from dicegames.engine.action import Action
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, Miss, Roll, TenThousandState
from dicegames.models.hints import Hint, hint_of, mistake_of
from games.tenthousand_help import SIX_ONLY, aside, rolled, start, varied
from models.hint_samples import advice
from models.tenthousand_samples import COLD, MUST
from words import Words, installed

THIN = "\N{NARROW NO-BREAK SPACE}"
FREE = varied(CLASSIC10000, turn_minimum=0)


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


def on_roll(*faces: int, ruleset: TenThousandRuleset = SHORT, **changes: Any) -> TenThousandState:
    """Return the state after the first roll of a turn."""
    return rolled(start(ruleset, **changes), *faces)


def hint(state: TenThousandState, *ways: tuple[Action, ...]) -> Hint:
    return hint_of("tenthousand", state, advice(*ways))


def collect(state: TenThousandState, *faces: int) -> tuple[Action, ...]:
    return carried_out(state, faces, stop=True)


def roll(state: TenThousandState, *faces: int) -> tuple[Action, ...]:
    return carried_out(state, faces, stop=False)


# --- choices


def test_dice_are_set_aside_and_points_collected(language: str) -> None:
    state = on_roll(1, 5, 4, 4, 4, 2)
    told = advice(collect(state, 1, 4, 4, 4), roll(state, 1))
    found, mistake = (
        hint_of("tenthousand", state, told),
        mistake_of("tenthousand", state, told, told.choices[0]),
    )
    rolled_on = mistake_of("tenthousand", state, told, told.choices[1])
    if language == "de":
        assert found.best == "Lege 1 4 4 4 beiseite und sammle 500 Punkte ein."
        assert found.runner_up == "1 beiseitelegen, mit fünf Würfeln würfeln"
        assert mistake.done == "Du legst 1 4 4 4 beiseite und sammelst 500 Punkte ein."
        assert rolled_on.done == "Du legst 1 beiseite und würfelst mit fünf Würfeln."
    else:
        assert found.best == "Set 1 4 4 4 aside and collect 500 points."
        assert found.runner_up == "set 1 aside, roll five dice"
        assert mistake.done == "You set 1 4 4 4 aside and collect 500 points."
        assert rolled_on.done == "You set 1 aside and roll five dice."


def test_what_lies_aside_already_is_not_asked_for(language: str) -> None:
    state = aside(on_roll(1, 5, 4, 4, 4, 2), 1, 4, 4, 4)
    found = hint(state, (Collect(),), (Roll(),))
    turned = hint(state, (Roll(),), (Collect(),))
    if language == "de":
        assert (found.best, found.runner_up) == ("Sammle 500 Punkte ein.", "mit zwei Würfeln würfeln")
        assert (turned.best, turned.runner_up) == ("Würfle mit zwei Würfeln.", "500 Punkte einsammeln")
    else:
        assert (found.best, found.runner_up) == ("Collect 500 points.", "roll two dice")
        assert (turned.best, turned.runner_up) == ("Roll two dice.", "collect 500 points")


def test_what_lies_aside_too_much_is_put_back(language: str) -> None:
    state = aside(on_roll(1, 5, 4, 4, 4, 2), 1, 5)
    found = hint(state, roll(state, 1)), hint(state, collect(state, 1, 4, 4, 4))
    if language == "de":
        assert found[0].best == "Lege nur 1 beiseite und würfle mit fünf Würfeln."
        assert found[1].best == "Lege nur 1 4 4 4 beiseite und sammle 500 Punkte ein."
    else:
        assert found[0].best == "Set only 1 aside and roll five dice."
        assert found[1].best == "Set only 1 4 4 4 aside and collect 500 points."


def test_one_die_and_all_six(language: str) -> None:
    state = on_roll(1, 1, 1, 5, 5, 2)
    hot = on_roll(1, 1, 1, 5, 5, 5)
    told = hint(state, roll(state, 1, 1, 1, 5, 5)).best, hint(hot, roll(hot, 1, 1, 1, 5, 5, 5)).best
    if language == "de":
        assert told[0] == "Lege 1 1 1 5 5 beiseite und würfle mit einem Würfel."
        assert told[1] == "Lege 1 1 1 5 5 5 beiseite und würfle mit allen sechs Würfeln."
    else:
        assert told[0] == "Set 1 1 1 5 5 aside and roll one die."
        assert told[1] == "Set 1 1 1 5 5 5 aside and roll all six dice."


def test_what_is_forced(language: str) -> None:
    before, farkle = start(), on_roll(2, 2, 3, 3, 4, 6)
    begin, end = hint(before, (Roll(),)), hint(farkle, (Miss(),))
    done = mistake_of("tenthousand", farkle, advice((Miss(),)), advice((Miss(),)).choices[0]).done
    if language == "de":
        assert begin.best == "Würfle mit allen sechs Würfeln."
        assert begin.reason == "Zum Einsammeln brauchst du in diesem Zug 350 Punkte."
        assert (end.best, end.reason) == ("Beende den Zug.", "Kein Würfel dieses Wurfs zählt.")
        assert done == "Du beendest den Zug."
    else:
        assert begin.best == "Roll all six dice."
        assert begin.reason == "To collect you need 350 points in this turn."
        assert (end.best, end.reason) == ("End the turn.", "No die of this roll scores.")
        assert done == "You end the turn."


def test_a_turn_without_a_minimum_begins_with_its_risk(language: str) -> None:
    state = start(FREE)
    if language == "de":
        assert hint(state, (Roll(),)).reason == f"Mit allen sechs Würfeln droht zu 2{THIN}% ein Farkle."
    else:
        assert hint(state, (Roll(),)).reason == "With all six dice the chance of a Farkle is 2%."


def test_values_are_those_of_the_turn(language: str) -> None:
    value = hint(start(players=1), (Roll(),)).value
    if language == "de":
        assert value == "im Schnitt 250,0 Punkte in diesem Zug"
    else:
        assert value == "250.0 points this turn on average"


# --- why to collect


def collect_reason(state: TenThousandState, *faces: int) -> str:
    return hint(state, collect(state, *faces)).reason


@pytest.mark.parametrize(
    ("faces", "dice", "dices", "chance"),
    [
        ((4, 4, 4, 5, 5, 5), "allen sechs Würfeln", "all six dice", 2),
        ((4, 4, 4, 5, 5), "einem Würfel", "one die", 67),
        ((4, 4, 4, 5), "zwei Würfeln", "two dice", 44),
        ((4, 4, 4), "drei Würfeln", "three dice", 28),
    ],
)
def test_a_farkle_would_cost_the_turn(
    faces: tuple[int, ...], dice: str, dices: str, chance: int, language: str
) -> None:
    state = on_roll(4, 4, 4, 5, 5, 5)
    points = state.scoring.points(faces)
    text = collect_reason(state, *faces)
    if language == "de":
        assert text == f"Mit {dice} droht zu {chance}{THIN}% ein Farkle, das würde {points} Punkte kosten."
    else:
        assert text == f"With {dices} the chance of a Farkle is {chance}%, which would cost {points} points."


def test_a_last_strike_would_cost_more(language: str) -> None:
    state = on_roll(4, 4, 4, 5, 2, 3, points=(1800, 0), strikes=(2, 0), opened=(True, False))
    twice = on_roll(4, 4, 4, 5, 2, 3, points=(1800, 0), strikes=(1, 0), opened=(True, False))
    text = collect_reason(state, 4, 4, 4, 5)
    if language == "de":
        assert (
            text == f"Mit zwei Würfeln droht zu 44{THIN}% ein Farkle, und Strich 3 würde 1800 Punkte kosten."
        )
    else:
        assert text == "With two dice the chance of a Farkle is 44%, and strike 3 would cost 1800 points."
    assert "1800" not in collect_reason(twice, 4, 4, 4, 5)


def test_the_target_is_reached(language: str) -> None:
    state = on_roll(4, 4, 4, 2, 2, 3, points=(4600, 0))
    text = collect_reason(state, 4, 4, 4)
    short = on_roll(4, 4, 4, 2, 2, 3, points=(4599, 0))
    if language == "de":
        assert text == "Damit erreichst du das Ziel von 5000."
    else:
        assert text == "With that you reach the target of 5000."
    assert collect_reason(short, 4, 4, 4) != text


@pytest.mark.parametrize(
    ("own", "left", "german", "english"),
    [
        (4800, 1, "Damit gewinnst du.", "With that you win."),
        (4700, 1, "Damit teilst du dir den Sieg.", "With that you share the win."),
        (
            4850,
            2,
            "Damit führst du im Nachwurf, Vorsprung: 150 Punkte.",
            "With that you lead the last throws by 150 points.",
        ),
        (4700, 2, "Damit ziehst du im Nachwurf gleich.", "With that you draw level in the last throws."),
    ],
)
def test_last_throws(own: int, left: int, german: str, english: str, language: str) -> None:
    points = (own, 5100, 900)
    state = on_roll(4, 4, 4, 2, 2, 3, players=3, points=points, turns_left=left, finisher=1)
    assert collect_reason(state, 4, 4, 4) == (german if language == "de" else english)


def test_rolling_on_is_not_allowed(language: str) -> None:
    state = on_roll(1, 1, 2, 2, 2, 5, ruleset=COLD)
    text = collect_reason(state, 1, 1, 2, 2, 2, 5)
    if language == "de":
        assert text == "Alle sechs sind verwertet, weiterwürfeln geht nicht."
    else:
        assert text == "All six are used, rolling on isn’t allowed."


# --- why to roll on


def roll_reason(state: TenThousandState, *faces: int) -> str:
    return hint(state, roll(state, *faces), collect(state, *faces)).reason


def test_what_is_missing_to_collect(language: str) -> None:
    state = on_roll(4, 4, 4, 2, 2, 3, last_collected=500)
    text = hint(state, roll(state, 4, 4, 4)).reason
    if language == "de":
        assert text == f"Mit drei Würfeln droht zu 28{THIN}% ein Farkle, und zum Einsammeln fehlen noch 150."
    else:
        assert text == "With three dice the chance of a Farkle is 28%, and you need 150 more to collect."


def test_what_is_missing_to_draw_level(language: str) -> None:
    state = on_roll(4, 4, 4, 2, 2, 3, points=(2000, 5100), turns_left=1, finisher=1)
    text = roll_reason(state, 4, 4, 4)
    if language == "de":
        assert (
            text == f"Mit drei Würfeln droht zu 28{THIN}% ein Farkle, und zum Gleichstand fehlen noch 2700."
        )
    else:
        assert text == "With three dice the chance of a Farkle is 28%, and you need 2700 more to draw level."


def test_more_dice_are_safer(language: str) -> None:
    state = on_roll(1, 5, 4, 2, 2, 3)
    text = hint(state, roll(state, 1), roll(state, 1, 5)).reason
    if language == "de":
        assert text == f"Mit fünf Würfeln droht zu 8{THIN}% ein Farkle, mit vier Würfeln wären es 16{THIN}%."
    else:
        assert text == "With five dice the chance of a Farkle is 8%, with four dice it would be 16%."


def test_more_points_for_as_many_dice(language: str) -> None:
    state = on_roll(1, 5, 4, 2, 2, 3)
    text = hint(state, roll(state, 1), roll(state, 5)).reason
    if language == "de":
        assert text == "Mit 1 sind es 50 mehr, und es bleiben gleich viele Würfel."
    else:
        assert text == "With 1 it is 50 more, and as many dice are left."


def test_what_is_at_stake(language: str) -> None:
    state = on_roll(1, 5, 4, 2, 2, 3, ruleset=FARKLE, opened=(True, True))
    text = roll_reason(state, 1)
    if language == "de":
        assert text == f"Mit fünf Würfeln droht zu 8{THIN}% ein Farkle, auf dem Spiel: 100 Punkte."
    else:
        assert text == "With five dice the chance of a Farkle is 8%, at stake: 100 points."


def test_rolling_on_is_forced(language: str) -> None:
    hot = on_roll(1, 1, 1, 3, 3, 3, ruleset=MUST)
    text = hint(hot, roll(hot, 1, 1, 1, 3, 3, 3)).reason
    if language == "de":
        assert text == "Alle sechs sind verwertet: Du musst weiterwürfeln."
    else:
        assert text == "All six are used: you must roll on."


def test_all_six_for_too_little(language: str) -> None:
    ruleset = varied(COLD, values=varied(SIX_ONLY, straight=200), turn_minimum=300)
    state = on_roll(1, 2, 3, 4, 5, 6, ruleset=ruleset)
    text = hint(state, (Miss(),)).reason
    if language == "de":
        assert text == "Alle sechs sind verwertet, und 200 Punkte reichen nicht: Du brauchst 300."
    else:
        assert text == "All six are used, and 200 points are too few: you need 300."


# --- what a mistake risks


def doubt(state: TenThousandState, way: tuple[Action, ...]) -> str:
    told = advice(way)
    return mistake_of("tenthousand", state, told, told.choices[0]).reason


def test_a_mistaken_roll_tells_its_risk(language: str) -> None:
    state = on_roll(4, 4, 4, 5, 2, 3)
    missing = on_roll(4, 4, 4, 5, 2, 3, last_collected=500)
    told = doubt(state, roll(state, 4, 4, 4, 5)), doubt(missing, roll(missing, 4, 4, 4))
    if language == "de":
        assert told == (
            f"Mit zwei Würfeln droht zu 44{THIN}% ein Farkle, das würde 450 Punkte kosten.",
            f"Mit drei Würfeln droht zu 28{THIN}% ein Farkle, und zum Einsammeln fehlen noch 150.",
        )
    else:
        assert told == (
            "With two dice the chance of a Farkle is 44%, which would cost 450 points.",
            "With three dice the chance of a Farkle is 28%, and you need 150 more to collect.",
        )


def test_mistaken_collecting_of_all_six_tells_no_risk_of_a_roll_that_is_not_allowed(language: str) -> None:
    state = on_roll(1, 1, 2, 2, 2, 5, ruleset=COLD)
    text = doubt(state, collect(state, 1, 1, 2, 2, 2, 5))
    if language == "de":
        assert text == "Alle sechs sind verwertet, weiterwürfeln geht nicht."
    else:
        assert text == "All six are used, rolling on isn’t allowed."


def test_mistaken_collecting_tells_what_it_does_without(language: str) -> None:
    state = on_roll(4, 4, 4, 5, 5, 5)
    behind = on_roll(4, 4, 4, 2, 2, 3, points=(2000, 5100), turns_left=1, finisher=1)
    told = doubt(state, collect(state, 4, 4, 4, 5, 5, 5)), doubt(behind, collect(behind, 4, 4, 4))
    if language == "de":
        assert told == (
            f"Mit allen sechs Würfeln droht zu 2{THIN}% ein Farkle.",
            "Zum Gleichstand fehlen dann noch 2700.",
        )
    else:
        assert told == (
            "With all six dice the chance of a Farkle is 2%.",
            "To draw level you would still lack 2700.",
        )
