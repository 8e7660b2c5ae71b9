"""The words of hints in the sheet games: choices, and the boxes, chances and points that speak for them."""

from collections.abc import Iterator, Mapping

import pytest

from dicegames.computer.advice import Advice, Unit
from dicegames.computer.sheet_steps import enter_steps, roll_steps
from dicegames.engine.action import Action
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA, SheetRuleset
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState
from dicegames.models.hints import hint_of, mistake_of
from games.sheet_help import rolled, start, thrice
from models.hint_samples import advice
from words import Words, installed

THIN = "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture(params=["de", "en"])
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    with installed(Words(request.param)):
        yield request.param


def used_but(*open_boxes: Box, points: int = 0) -> Mapping[Box, int]:
    return {box: points for box in BOXES if box not in open_boxes}


def game_of(state: SheetState) -> str:
    return state.ruleset.game


def reason(state: SheetState, *ways: tuple[Action, ...], unit: Unit = "points", step: float = 1.5) -> str:
    return hint_of(game_of(state), state, advice(*ways, unit=unit, step=step)).reason


def reason_of_keep(state: SheetState, *kept: int) -> str:
    return reason(state, roll_steps(state, kept), enter_steps(state, state.sheet.open_boxes[-1]))


def reason_of_entry(state: SheetState, *boxes: Box, step: float = 1.5, unit: Unit = "points") -> str:
    return reason(state, *(enter_steps(state, box) for box in boxes), step=step, unit=unit)


# --- choices


@pytest.mark.parametrize(
    ("ruleset", "german", "english"),
    [
        (PENTA, ("Behalte", "behalten", "behältst"), ("Keep", "keep")),
        (FIVEDICE, ("Sichere", "sichern", "sicherst"), ("Secure", "secure")),
    ],
    ids=["penta", "fivedice"],
)
def test_dice_are_kept_or_secured(
    ruleset: SheetRuleset, german: tuple[str, str, str], english: tuple[str, str], language: str
) -> None:
    state = rolled(start(ruleset), 4, 1, 4, 6, 4)
    told = advice(roll_steps(state, (4, 4, 4)), roll_steps(state, (4, 4, 4, 6)))
    hint = hint_of(game_of(state), state, told)
    done = mistake_of(game_of(state), state, told, told.choices[1]).done
    if language == "de":
        assert hint.best == f"{german[0]} 4 4 4 und würfle mit zwei Würfeln."
        assert hint.runner_up == f"4 4 4 6 {german[1]}"
        assert done == f"Du {german[2]} 4 4 4 6 und würfelst mit einem Würfel."
    else:
        assert hint.best == f"{english[0]} 4 4 4 and roll two dice."
        assert hint.runner_up == f"{english[1]} 4 4 4 6"
        assert done == f"You {english[1]} 4 4 4 6 and roll one die."


def test_what_is_kept_already_counts(language: str) -> None:
    state = rolled(start(), 4, 1, 4, 6, 4).child(Keep(0)).child(Keep(3))
    told = advice((Roll(),), (Release(3), Keep(2), Roll()))
    hint = hint_of("penta", state, told)
    assert hint.best.split(" ")[1:3] == ["4", "6"]
    assert ("4 4 behalten" if language == "de" else "keep 4 4") == hint.runner_up


def test_all_dice_are_rolled_again(language: str) -> None:
    state = rolled(start(), 1, 2, 3, 5, 6).child(Keep(0))
    told = advice((Release(0), Roll()), (Roll(),))
    hint = hint_of("penta", state, told)
    mistake = mistake_of("penta", state, told, told.choices[0])
    if language == "de":
        assert hint.best == "Würfle nochmal mit allen fünf Würfeln."
        assert mistake.done == "Du würfelst mit allen fünf Würfeln."
    else:
        assert (hint.best, mistake.done) == ("Roll all five dice again.", "You roll all five dice.")


@pytest.mark.parametrize("ruleset", [PENTA, FIVEDICE], ids=["penta", "fivedice"])
def test_entries_have_points_or_are_sacrifices(ruleset: SheetRuleset, language: str) -> None:
    state = thrice(start(ruleset), 1, 2, 3, 4, 6)
    told = advice(enter_steps(state, Box.SMALL_STRAIGHT), enter_steps(state, Box.FULL_HOUSE))
    hint = hint_of(game_of(state), state, told)
    mistake = mistake_of(game_of(state), state, told, told.choices[1])
    if language == "de":
        assert hint.best == "Trage Kleine Straße ein: 30 Punkte."
        assert (hint.runner_up, mistake.done) == ("Full House opfern", "Du opferst Full House.")
    else:
        assert hint.best == "Enter Small straight: 30 points."
        assert (hint.runner_up, mistake.done) == ("sacrifice Full house", "You sacrifice Full house.")


def test_one_point_is_one(language: str) -> None:
    state = thrice(start(), 1, 2, 3, 4, 6)
    best = hint_of("penta", state, advice(enter_steps(state, Box.ACES))).best
    assert best == ("Trage Asse ein: 1 Punkt." if language == "de" else "Enter Aces: 1 point.")


def test_the_extra_of_a_further_five_is_told(language: str) -> None:
    state = thrice(start(points={Box.FIVE_KIND: 50, Box.FOURS: 12}), 4, 4, 4, 4, 4)
    told = advice(enter_steps(state, Box.FOUR_KIND), enter_steps(state, Box.CHANCE))
    hint = hint_of("penta", state, told)
    if language == "de":
        assert hint.best == "Trage Viererpasch ein: 20 Punkte und 100 extra."
        assert hint.runner_up == "Chance mit 20 + 100 eintragen"
        assert hint.reason == "Dazu kommen 100 Punkte extra."
    else:
        assert hint.best == "Enter Four of a kind: 20 points and 100 extra."
        assert hint.runner_up == "enter Chance with 20 + 100"
        assert hint.reason == "There are 100 points extra."


def test_a_chosen_box_only_needs_its_entry(language: str) -> None:
    state = thrice(start(), 1, 2, 3, 4, 6).child(Choose(Box.CHANCE))
    told = advice((Enter(),), enter_steps(state, Box.ACES))
    assert "Chance" in hint_of("penta", state, told).best


# --- why to roll


@pytest.mark.parametrize(
    ("dice", "kept", "german", "english"),
    [
        (
            (4, 1, 4, 6, 4),
            (4, 4, 4),
            f"Sicher: Vierer (ab 12) und Dreierpasch; dazu 31{THIN}% auf Viererpasch und 14{THIN}% auf "
            "Full House.",
            "Safe: Fours (12 or more) and Three of a kind; in addition 31% for Four of a kind and 14% for "
            "Full house.",
        ),
        (
            (2, 3, 4, 5, 5),
            (2, 3, 4, 5),
            f"Sicher: Kleine Straße; dazu 33{THIN}% auf Große Straße.",
            "Safe: Small straight; in addition 33% for Large straight.",
        ),
        (
            (1, 2, 3, 5, 5),
            (1, 2, 3, 5),
            # For the small straight alone 1 2 3 would be better.
            f"Chancen: 17{THIN}% auf Große Straße; Chance",
            "Chances: 17% for Large straight; Chance",
        ),
    ],
)
def test_what_one_roll_can_bring(
    dice: tuple[int, ...], kept: tuple[int, ...], german: str, english: str, language: str
) -> None:
    state = rolled(rolled(start(), *dice), *dice)
    assert reason_of_keep(state, *kept).startswith(german if language == "de" else english)


def test_only_open_boxes_are_named(language: str) -> None:
    state = start(points=used_but(Box.FOUR_KIND, Box.FIVE_KIND))
    state = rolled(rolled(state, 4, 1, 4, 6, 4), 4, 1, 4, 6, 4)
    if language == "de":
        assert reason_of_keep(state, 4, 4, 4) == f"Chancen: 31{THIN}% auf Viererpasch."
    else:
        assert reason_of_keep(state, 4, 4, 4) == "Chances: 31% for Four of a kind."


def test_the_only_box_is_named_however_unlikely(language: str) -> None:
    state = start(points=used_but(Box.FIVE_KIND))
    state = rolled(rolled(state, 1, 2, 3, 4, 6), 1, 2, 3, 4, 6)
    expected = f"Chancen: unter 1{THIN}% auf Penta." if language == "de" else "Chances: under 1% for Penta."
    assert reason_of_keep(state, 6) == expected


def test_chance_is_told_with_its_mean(language: str) -> None:
    state = start(points=used_but(Box.CHANCE))
    state = rolled(rolled(state, 6, 6, 5, 1, 2), 6, 6, 5, 1, 2)
    text = reason_of_keep(state, 5, 6, 6)
    if language == "de":
        assert text == "Das bringt für Chance im Schnitt 24,0 Punkte."
    else:
        assert text == "That brings 24.0 points in Chance on average."


def test_chance_stands_behind_a_small_hope(language: str) -> None:
    state = start(points=used_but(Box.CHANCE, Box.LARGE_STRAIGHT))
    state = rolled(rolled(state, 3, 4, 5, 6, 6), 3, 4, 5, 6, 6)
    text = reason_of_keep(state, 3, 4, 5, 6)
    if language == "de":
        assert text == f"Chancen: 17{THIN}% auf Große Straße; Chance bekommt im Schnitt 21,5 Punkte."
    else:
        assert text == "Chances: 17% for Large straight; Chance gets 21.5 points on average."


def test_a_further_five_is_a_hope(language: str) -> None:
    points = {**used_but(Box.FOUR_KIND), Box.FIVE_KIND: 50}
    state = rolled(rolled(start(points=points), 6, 6, 6, 6, 1), 6, 6, 6, 6, 1)
    text = reason_of_keep(state, 6, 6, 6, 6)
    if language == "de":
        assert text == f"Sicher: Viererpasch; dazu 17{THIN}% auf einen weiteren Fünfling."
    else:
        assert text == "Safe: Four of a kind; in addition 17% for a further five of a kind."


def test_what_is_safe_can_become_more(language: str) -> None:
    state = start(points=used_but(Box.SIXES, Box.CHANCE))
    state = rolled(rolled(state, 6, 6, 6, 2, 1), 6, 6, 6, 2, 1)
    text = reason_of_keep(state, 6, 6, 6)
    if language == "de":
        assert text == "Sicher: Sechser (ab 18); es kann noch mehr werden."
    else:
        assert text == "Safe: Sixes (18 or more); it can still become more."


@pytest.mark.parametrize(
    ("points", "german", "english"),
    [
        ({}, "Noch offen: 13 Felder.", "Still open: 13 boxes."),
        (used_but(Box.ACES, Box.CHANCE), "Noch offen: Asse und Chance.", "Still open: Aces and Chance."),
    ],
)
def test_before_the_first_roll_open_boxes_are_told(
    points: Mapping[Box, int], german: str, english: str, language: str
) -> None:
    assert reason(start(points=points), (Roll(),)) == (german if language == "de" else english)


# --- why to enter


def test_the_bonus_that_is_reached(language: str) -> None:
    state = thrice(start(points={Box.SIXES: 24, Box.FIVES: 20, Box.THREES: 9}), 4, 4, 4, 1, 2)
    text = reason_of_entry(state, Box.FOURS, Box.THREE_KIND)
    assert text == ("Damit ist der Bonus von 35 erreicht." if language == "de" else
                    "With that the bonus of 35 is reached.")  # fmt: skip


def test_the_bonus_within_reach(language: str) -> None:
    state = thrice(start(points={Box.SIXES: 18, Box.FIVES: 15, Box.THREES: 9}), 4, 4, 4, 1, 2)
    text = reason_of_entry(state, Box.FOURS, Box.THREE_KIND)
    if language == "de":
        assert text == "Bis zum Bonus dann noch 9, offen dafür: Asse und Zweier."
    else:
        assert text == "You need 9 more for the bonus then; open for it: Aces and Twos."


@pytest.mark.parametrize(("sixes", "told"), [(12, True), (6, False), (0, False)])
def test_a_bonus_out_of_reach_is_no_reason(sixes: int, told: bool, language: str) -> None:
    points = {Box.TWOS: 8, Box.THREES: 9, Box.FIVES: 15, Box.SIXES: sixes}  # Aces are left to bring the rest
    text = reason_of_entry(thrice(start(points=points), 4, 4, 4, 4, 2), Box.FOURS, Box.CHANCE)
    assert ("onus" in text) is told


def test_the_bonus_counts_columns_where_many_are_open(language: str) -> None:
    state = thrice(start(FIVEDICE), 6, 6, 6, 1, 2)
    text = reason_of_entry(state, Box.SIXES, Box.CHANCE)
    if language == "de":
        assert text == "Bis zum Bonus dann noch 45, offen dafür: 5 Spalten."
    else:
        assert text == "You need 45 more for the bonus then; open for it: 5 columns."


def test_a_sacrifice_names_what_the_box_is_worth(language: str) -> None:
    state = thrice(start(points=used_but(Box.FIVE_KIND, Box.LARGE_STRAIGHT)), 2, 2, 3, 4, 6)
    text = reason_of_entry(state, Box.FIVE_KIND, Box.LARGE_STRAIGHT)
    if language == "de":
        assert text == (
            "Penta zu opfern kostet am wenigsten: Ein Zug nur dafür bringt im Schnitt 2,3 Punkte."
        )
    else:
        assert text == "Sacrificing Penta costs least: a turn for it alone brings 2.3 points on average."


def test_the_most_a_box_can_bring(language: str) -> None:
    state = rolled(start(), 1, 2, 3, 4, 5)
    text = reason_of_entry(state, Box.LARGE_STRAIGHT, Box.SMALL_STRAIGHT)
    if language == "de":
        assert text == "Mehr als 40 gibt es für Große Straße nicht."
    else:
        assert text == "Large straight can’t bring more than 40."


def test_more_than_usual(language: str) -> None:
    state = thrice(start(), 6, 6, 6, 5, 5)
    text = reason_of_entry(state, Box.CHANCE, Box.FULL_HOUSE)
    if language == "de":
        assert text == "Das sind 28 Punkte, ein Zug nur dafür bringt im Schnitt 23,3."
    else:
        assert text == "That is 28 points; a turn played for it alone brings 23.3 on average."


def test_less_than_usual_but_least_lost(language: str) -> None:
    state = thrice(start(points=used_but(Box.CHANCE, Box.SMALL_STRAIGHT)), 6, 6, 4, 3, 1)
    text = reason_of_entry(state, Box.CHANCE, Box.SMALL_STRAIGHT)
    if language == "de":
        assert text == "Der Verlust gegenüber einem Zug nur dafür ist hier am kleinsten: 3,3 Punkte."
    else:
        assert text == "The loss against an average turn is least here: 3.3 points."


@pytest.mark.parametrize(("unit", "step"), [("points", 2.0), ("points", 0.01), ("win", 0.2)])
def test_less_than_usual_for_the_long_run(unit: Unit, step: float, language: str) -> None:
    state = thrice(start(points=used_but(Box.CHANCE, Box.ACES)), 1, 2, 2, 3, 4)
    text = reason_of_entry(state, Box.CHANCE, Box.ACES, step=step, unit=unit)
    if unit == "points" and step > 1:
        german = "Auf Dauer kostet jeder andere Eintrag mindestens 2,0 Punkte mehr."
        english = "In the long run every other entry costs at least 2.0 points more."
    else:
        german = "Das sind 12 Punkte, ein Zug nur dafür bringt im Schnitt 23,3."
        english = "That is 12 points; a turn played for it alone brings 23.3 on average."
    assert text == (german if language == "de" else english)


def test_where_nothing_else_is_allowed(language: str) -> None:
    last = thrice(start(points=used_but(Box.TWOS)), 2, 2, 3, 4, 6)
    joker = thrice(start(points={Box.FIVE_KIND: 50}), 4, 4, 4, 4, 4)
    told = reason_of_entry(last, Box.TWOS), reason_of_entry(joker, Box.FOURS)
    if language == "de":
        assert told == ("Offen ist nur noch Zweier.", "Der Joker darf nirgendwo sonst hin.")
    else:
        assert told == ("Nothing but Twos is open.", "The joker may go nowhere else.")


def test_every_box_can_be_named(language: str) -> None:
    for ruleset in (PENTA, FIVEDICE):
        for box in (*UPPER, *LOWER):
            state = thrice(start(ruleset), 1, 2, 3, 4, 6)
            told: Advice = advice(enter_steps(state, box))
            assert hint_of(game_of(state), state, told).best


# --- what a mistake promises


def doubt(state: SheetState, *way: Action) -> str:
    told = advice(way)
    return mistake_of(game_of(state), state, told, told.choices[0]).reason


def test_a_mistaken_keep_tells_its_own_chances(language: str) -> None:
    state = rolled(rolled(start(), 4, 1, 4, 6, 4), 4, 1, 4, 6, 4)
    text = doubt(state, *roll_steps(state, (1, 4)))
    assert text == reason_of_keep(state, 1, 4)
    assert ("Vierer" if language == "de" else "Fours") not in text


def test_a_mistaken_entry_is_compared_with_the_usual(language: str) -> None:
    state = thrice(start(), 1, 2, 2, 3, 4)
    told = doubt(state, *enter_steps(state, Box.CHANCE)), doubt(state, *enter_steps(state, Box.FIVE_KIND))
    if language == "de":
        assert told == (
            "Das sind 12 Punkte, ein Zug nur dafür bringt im Schnitt 23,3.",
            "Das sind 0 Punkte, ein Zug nur dafür bringt im Schnitt 2,3.",
        )
    else:
        assert told == (
            "That is 12 points; a turn played for it alone brings 23.3 on average.",
            "That is 0 points; a turn played for it alone brings 2.3 on average.",
        )


@pytest.mark.parametrize(("fives", "lost"), [(20, False), (15, True), (5, True), (0, False)])
def test_an_entry_can_put_the_bonus_out_of_reach(fives: int, lost: bool, language: str) -> None:
    # With 20 in Fives, 28 are missing and Sixes can bring 30; with 0 it was out of reach before.
    points = {Box.ACES: 1, Box.TWOS: 4, Box.THREES: 6, Box.FIVES: fives}
    state = thrice(start(points=points), 4, 2, 2, 3, 6)
    text = doubt(state, *enter_steps(state, Box.FOURS))
    if lost:
        german, english = (
            "Damit ist der Bonus von 35 nicht mehr erreichbar.",
            "That puts the bonus of 35 out of reach.",
        )
    else:
        german = "Das sind 4 Punkte, ein Zug nur dafür bringt im Schnitt 8,4."
        english = "That is 4 points; a turn played for it alone brings 8.4 on average."
    assert text == (german if language == "de" else english)


def test_the_first_roll_is_never_doubted(language: str) -> None:
    assert doubt(start(), Roll()) == reason(start(), (Roll(),))
