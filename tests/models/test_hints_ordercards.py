"""The words of hints in Order Cards: what to keep, place or turn, which cards it is for, and what holds."""

from collections.abc import Iterator, Mapping

import pytest

from dicegames.engine.action import Action
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Roll, TakeBack, TurnDie
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.hints import Hint, hint_of, mistake_of
from games.ordercards_help import BONUS, CENTRE, card, changed, put, rolled, target_of, turn, warm
from models.hint_samples import advice
from words import Words, installed

THIN = "\N{NARROW NO-BREAK SPACE}"
TOPS = ("4", "row 3", "three", "pair", "row 5", "6")


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


def table(*tops: str, players: int = 2) -> OrderCardsState:
    """Return the start of a turn with five dice; all open cards are red but where told ("6 blue")."""
    cards = (top.removesuffix(" blue") for top in tops or TOPS)
    colors = (2 * top.endswith(" blue") for top in tops or TOPS)
    return warm(players, *map(card, cards, colors))


def with_bonus_die(state: OrderCardsState) -> OrderCardsState:
    return changed(state, bonus_turn=True, bonus_in_hand=True)


def hint(state: OrderCardsState, *ways: tuple[Action, ...]) -> Hint:
    return hint_of("ordercards", state, advice(*ways))


def done(state: OrderCardsState, way: tuple[Action, ...]) -> str:
    told = advice(way)
    return mistake_of("ordercards", state, told, told.choices[0]).done


def ended(state: OrderCardsState, groups: Mapping[int, tuple[int, ...]]) -> tuple[Action, ...]:
    """Return the decisions that put dice (positions) on targets and end the turn."""
    return (*(Place(target_of(state, target), dice) for target, dice in groups.items()), EndTurn())


# --- choices


def test_dice_are_kept(language: str) -> None:
    state = rolled(table(), 4, 1, 4, 6, 2)
    way = (Keep(0), Keep(2), Roll())
    found = hint(state, way, (Roll(),))
    if language == "de":
        assert found.best == "Behalte 4 4 und würfle mit drei Würfeln."
        assert found.runner_up == "mit allen fünf Würfeln würfeln"
        assert done(state, way) == "Du behältst 4 4 und würfelst mit drei Würfeln."
        assert done(state, (Roll(),)) == "Du würfelst mit allen fünf Würfeln."
        assert hint(state, (Roll(),), way).best == "Würfle mit allen fünf Würfeln."
        assert hint(state, (Roll(),), way).runner_up == "4 4 behalten"
        assert found.value == "im Schnitt 250,0 Punkte für diesen Zug"
    else:
        assert found.best == "Keep 4 4 and roll three dice."
        assert found.runner_up == "roll all five dice"
        assert done(state, way) == "You keep 4 4 and roll three dice."
        assert done(state, (Roll(),)) == "You roll all five dice."
        assert hint(state, (Roll(),), way).best == "Roll all five dice."
        assert hint(state, (Roll(),), way).runner_up == "keep 4 4"
        assert found.value == "250.0 points for this turn on average"


def test_the_bonus_die_is_kept_apart(language: str) -> None:
    state = rolled(with_bonus_die(table()), 4, 1, 4, 6, 2, 5)
    both, alone = (Keep(0), Keep(2), Keep(5), Roll()), (Keep(5), Roll())
    told = hint(state, both).best, hint(state, alone).best, hint(state, (Roll(),)).best
    if language == "de":
        assert told == (
            "Behalte 4 4 und den Bonuswürfel (5) und würfle mit drei Würfeln.",
            "Behalte den Bonuswürfel (5) und würfle mit fünf Würfeln.",
            "Würfle mit allen sechs Würfeln.",
        )
    else:
        assert told == (
            "Keep 4 4 and the bonus die (5) and roll three dice.",
            "Keep the bonus die (5) and roll five dice.",
            "Roll all six dice.",
        )


def test_dice_are_placed(language: str) -> None:
    state = rolled(table(), 4, 1, 4, 2, 3)
    way = ended(state, {0: (0, 2), 1: (1, 3, 4)})
    found = hint(state, way, ended(state, {BONUS: (0,)}), (EndTurn(),))
    last = hint(state, (EndTurn(),), way)
    if language == "de":
        assert found.best == "Lege 4 4 auf Zahl 4 und 1 2 3 auf 3er-Straße und beende den Zug."
        assert found.runner_up == "4 auf den Bonuswürfel ablegen"
        assert done(state, way) == "Du beendest den Zug mit 4 4 auf Zahl 4 und 1 2 3 auf 3er-Straße."
        assert last.best == "Lege nichts ab und beende den Zug."
        assert hint(state, way, (EndTurn(),)).runner_up == "nichts ablegen"
        assert done(state, (EndTurn(),)) == "Du beendest den Zug und legst nichts ab."
    else:
        assert found.best == "Place 4 4 on Number 4 and 1 2 3 on Straight of 3 and end the turn."
        assert found.runner_up == "place 4 on the bonus die"
        assert done(state, way) == "You end the turn with 4 4 on Number 4 and 1 2 3 on Straight of 3."
        assert last.best == "End the turn and place nothing."
        assert hint(state, way, (EndTurn(),)).runner_up == "place nothing"
        assert done(state, (EndTurn(),)) == "You end the turn and place nothing."


def test_what_lies_there_already_is_not_asked_for(language: str) -> None:
    state = put(rolled(table(), 4, 1, 4, 2, 3), 0, 4)
    more = hint(state, (Place(1, (1, 3, 4)), EndTurn()))
    back = hint(state, (TakeBack(0), EndTurn()))
    swap = hint(state, (TakeBack(0), Place(0, (0, 2)), EndTurn()))
    whole = hint(state, (EndTurn(),))
    if language == "de":
        assert more.best == "Lege 1 2 3 auf 3er-Straße und beende den Zug."
        assert back.best == "Nimm 4 von Zahl 4 zurück und beende den Zug."
        assert swap.best == "Nimm 4 von Zahl 4 zurück, lege 4 4 auf Zahl 4 und beende den Zug."
        assert whole.best == "Beende den Zug."
    else:
        assert more.best == "Place 1 2 3 on Straight of 3 and end the turn."
        assert back.best == "Take 4 from Number 4 back and end the turn."
        assert swap.best == "Take 4 from Number 4 back, place 4 4 on Number 4 and end the turn."
        assert whole.best == "End the turn."


def test_a_die_is_turned(language: str) -> None:
    state = rolled(with_bonus_die(table()), 5, 5, 1, 2, 2, 5)
    found = hint(state, (TurnDie(2),), (TurnDie(3),))
    if language == "de":
        assert found.best == "Drehe 1 mit dem Bonuswürfel auf 5."
        assert found.runner_up == "2 auf 5 drehen"
        assert found.reason == "Dann kannst du 5 5 5 auf 3 Gleiche legen."
        assert done(state, (TurnDie(2),)) == "Du drehst 1 auf 5."
    else:
        assert found.best == "Turn 1 to 5 with the bonus die."
        assert found.runner_up == "turn 2 to 5"
        assert found.reason == "Then you can place 5 5 5 on 3 of a kind."
        assert done(state, (TurnDie(2),)) == "You turn 1 to 5."


def test_a_turn_that_helps_nothing_still_has_words(language: str) -> None:
    state = rolled(with_bonus_die(table("row 4", "row 5")), 1, 1, 2, 2, 6, 6)
    state = changed(
        state, stacks=tuple(stack if place < 2 else () for place, stack in enumerate(state.stacks))
    )
    text = hint(state, (TurnDie(0),)).reason
    assert text == ("Der Bonuswürfel zeigt 6." if language == "de" else "The bonus die shows 6.")


# --- why to end the turn


def test_a_card_with_all_that_it_brings(language: str) -> None:
    state = turn(table(), {2: (3, 3, 3)})
    state = changed(state, won=((), (card("1"),)))
    state = rolled(state, 4, 4, 4, 1, 6)
    text = hint(state, ended(state, {2: (0, 1, 2), 5: (4,)})).reason
    if language == "de":
        assert text.startswith("3 Gleiche rot bringt 5 Punkte, erhöht den Farbbonus um 3, schlägt 3 3 3 und ")
        assert text.endswith(f" zu mindestens 48{THIN}% bis zu deinem nächsten Zug.")
    else:
        assert text.startswith(
            "3 of a kind in red brings 5 points, adds 3 to the colour bonus, beats 3 3 3 and"
        )
        assert text.endswith(" until your next turn at 48% or more.")


def test_dice_that_nobody_can_beat_are_safe(language: str) -> None:
    state = rolled(table(), 6, 6, 6, 1, 2)
    text = hint(state, ended(state, {2: (0, 1, 2)})).reason
    if language == "de":
        assert text == "3 Gleiche rot bringt 5 Punkte und ist bis zu deinem nächsten Zug sicher."
    else:
        assert text == "3 of a kind in red brings 5 points and is safe until your next turn."


def test_what_is_beaten_easily_is_not_said_to_hold(language: str) -> None:
    state = rolled(table(), 4, 1, 1, 2, 3)
    text = hint(state, ended(state, {3: (1, 2)})).reason
    assert text == (
        "2 Gleiche rot bringt 2 Punkte." if language == "de" else "2 of a kind in red brings 2 points."
    )


def test_the_bonus_die_and_the_centre_card(language: str) -> None:
    state = rolled(table(), 6, 6, 6, 6, 6)
    bonus = hint(state, ended(state, {BONUS: (0, 1, 2, 3, 4)})).reason
    centre = hint(state, ended(state, {CENTRE: (0, 1, 2, 3, 4)})).reason
    if language == "de":
        assert bonus == (
            "Der Bonuswürfel gibt dir im nächsten Zug einen Würfel mehr und ist bis zu deinem nächsten Zug "
            "sicher."
        )
        assert centre == "Die Mittelkarte bringt 15 Punkte und ist bis zu deinem nächsten Zug sicher."
    else:
        assert (
            bonus
            == "The bonus die gives you one more die in your next turn and is safe until your next turn."
        )
        assert centre == "The centre card brings 15 points and is safe until your next turn."


def test_one_point_is_one(language: str) -> None:
    state = rolled(table(), 6, 6, 6, 6, 6)
    text = hint(state, ended(state, {5: (0, 1, 2, 3, 4)})).reason
    assert ("bringt 1 Punkt und" if language == "de" else "brings 1 point and") in text


def test_nothing_is_placed(language: str) -> None:
    state = rolled(with_bonus_die(table("5", "row 4", "four", "row 5", "6", "3")), 1, 1, 2, 2, 4, 4)
    free = rolled(table(), 4, 4, 1, 2, 2)
    told = hint(state, (EndTurn(),)).reason, hint(free, (EndTurn(),)).reason
    if language == "de":
        assert told == ("Keiner deiner Würfel passt irgendwo.", "Würfel abzulegen würde nichts mehr bringen.")
    else:
        assert told == ("None of your dice fits anywhere.", "Placing dice would bring nothing more.")


# --- why to roll


def test_what_a_keep_is_for(language: str) -> None:
    state = rolled(rolled(table(), 4, 4, 2, 1, 6), 4, 4, 2, 1, 6)
    text = hint(state, (Keep(0), Keep(1), Roll())).reason  # a third 4 (91 of 216), or three others (5)
    if language == "de":
        assert text == f"Sicher: 2 Gleiche und Zahl 4; dazu 44{THIN}% auf 3 Gleiche."
    else:
        assert text == "Safe: 2 of a kind and Number 4; in addition 44% for 3 of a kind."


def test_equal_cards_are_told_apart_by_colour(language: str) -> None:
    state = table("4", "4 blue", "row 4", "row 5", "four", "three")
    text = hint(rolled(rolled(state, 4, 1, 2, 2, 6), 4, 1, 2, 2, 6), (Keep(0), Roll())).reason
    assert ("Zahl 4 rot" if language == "de" else "Number 4 in red") in text


def test_dice_that_lie_there_must_be_beaten(language: str) -> None:
    state = turn(table("4", "row 4", "three", "row 5", "four", "6"), {0: (4, 4)})
    state = rolled(rolled(state, 4, 4, 1, 1, 2), 4, 4, 1, 1, 2)
    text = hint(state, (Keep(0), Keep(1), Roll())).reason
    name = "Zahl 4" if language == "de" else "Number 4"
    assert name in text
    assert not text.startswith((f"Sicher: {name}", f"Safe: {name}"))
    assert "42" in text  # 1 - (5/6)^3 for a third 4


def test_the_start_of_a_turn_tells_its_best_chances(language: str) -> None:
    text = hint(table(), (Roll(),)).reason
    assert text.count("%") == 3
    assert ("auf 3 Gleiche" if language == "de" else "for 3 of a kind") in text


def test_what_is_safe_can_become_more(language: str) -> None:
    state = rolled(rolled(table("4", "5", "row 5"), 4, 4, 4, 5, 5), 4, 4, 4, 5, 5)
    state = changed(
        state, stacks=tuple(stack if place < 2 else () for place, stack in enumerate(state.stacks))
    )
    text = hint(state, (Keep(0), Keep(1), Keep(3), Roll())).reason
    if language == "de":
        assert text == "Sicher: Zahl 4 und Zahl 5; es kann noch mehr werden."
    else:
        assert text == "Safe: Number 4 and Number 5; it can still become more."


# --- what a mistake promises


def doubt(state: OrderCardsState, *way: Action) -> str:
    told = advice(way)
    return mistake_of("ordercards", state, told, told.choices[0]).reason


def test_what_a_mistake_brings(language: str) -> None:
    state = rolled(rolled(table(), 4, 4, 2, 1, 6), 4, 4, 2, 1, 6)
    placed = ended(state, {0: (0, 1), BONUS: (2, 3), 5: (4,)})
    assert doubt(state, Keep(4), Roll()) == hint(state, (Keep(4), Roll())).reason
    assert doubt(state, *placed) == hint(state, placed).reason
    assert doubt(state, EndTurn()) == (
        "Du kannst noch Würfel ablegen." if language == "de" else "You can still place dice."
    )
    turning = rolled(with_bonus_die(table()), 5, 5, 1, 2, 2, 5)
    assert doubt(turning, TurnDie(2)) == hint(turning, (TurnDie(2),)).reason
