"""How 10.000 is told: steps, turns, what the strip shows, in both languages and by all kinds of rulesets."""

import re
from collections.abc import Iterator
from datetime import timedelta

import msgspec
import pytest

from dicegames.engine.match import Match, Transition
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, Strikes, TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, Miss, PutBack
from dicegames.models.log import LogModel, LogRole
from dicegames.models.narrators import NARRATORS
from dicegames.models.players import player_views, spoken
from dicegames.models.result import columns, result_of, row_sentence
from models.tenthousand_samples import (
    ALL_RULESETS,
    COLD,
    FREE,
    HARD,
    MUST,
    act,
    aside,
    collected,
    farkle,
    new_match,
    played,
    roll,
    state_of,
)
from words import Words, installed

NARRATOR = NARRATORS["tenthousand"]
THREES = (3, 3, 3, 2, 4, 6)
TWO_THOUSAND = (1, 1, 1, 1, 2, 3)


@pytest.fixture
def german(qapp: object) -> Iterator[None]:
    with installed(Words("de")):
        yield


@pytest.fixture
def english(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def say(match: Match, transition: Transition) -> str:
    return NARRATOR.sentence(transition, match.seats)


def remark(match: Match, transition: Transition) -> str:
    return NARRATOR.remark(transition, match.seats)


def handed(match: Match, transition: Transition) -> str:
    return NARRATOR.handed_over(transition, match.seats)


def log_of(match: Match) -> list[str]:
    model = LogModel(match.game, match.seats)
    for transition in match.transitions():
        model.append(transition)
    return [model.index(row).data() for row in range(model.rowCount())]


def everything(match: Match) -> list[str]:
    """Return all that is told of a match; only a remark may be missing."""
    texts = []
    for transition in match.transitions():
        texts += [say(match, transition), NARRATOR.step_name(transition)]
        texts.append(NARRATOR.progress(transition.before))
        texts += [text for text in [remark(match, transition)] if text]
        gain = NARRATOR.gain(transition.before)
        if gain is not None:
            texts.append(NARRATOR.gain_text(gain))
        if NARRATOR.ends_turn(transition):
            texts += [NARRATOR.brief(transition), handed(match, transition)]
            texts.append(NARRATOR.handed_over(transition, match.seats, rich=True))
    if match.state.outcome is not None:
        texts += [fact.text(match.seats) for fact in NARRATOR.facts(match.state, match.transitions())]
    assert all(texts)
    return texts


@pytest.mark.rule("T14")
@pytest.mark.parametrize("count", [1, 3])
@pytest.mark.parametrize("ruleset", ALL_RULESETS, ids=[ruleset.id for ruleset in ALL_RULESETS])
def test_whole_matches_are_told_in_both_languages(
    ruleset: TenThousandRuleset, count: int, qapp: object
) -> None:
    match = played(ruleset, count)
    told = {}
    for language in ("de", "en"):
        with installed(Words(language)):
            told[language] = everything(match)
    assert len(told["de"]) == len(told["en"])
    for german, english in zip(told["de"], told["en"], strict=True):
        assert german != english
        for text in (german, english):
            assert not re.search(r"[{}_]|%n|-\d|\d{5}|  |\bNone\b|\.\.", text), text
            assert ruleset.id == "farkle" or ruleset.id not in text.lower().split()


@pytest.mark.rule("T2")
def test_set_asides_are_folded_into_the_roll_and_the_collecting_that_follow(german: None) -> None:
    match = new_match()
    roll(match, 3, 3, 3, 1, 5, 6)
    aside(match, 0, 1, 2)
    roll(match, 5, 2, 4)
    aside(match, 0)
    roll(match, 1, 2)
    aside(match, 0)
    act(match, Collect())
    assert log_of(match) == [
        "Runde 1",
        "Ada würfelt 3 3 3 1 5 6",
        "Ada legt 3 3 3 beiseite (300) und würfelt 5 2 4",
        "Ada legt 5 beiseite (50) und würfelt 1 2",
        "Ada legt 1 beiseite (100) und sammelt 450 Punkte ein",
    ]
    assert (
        handed(match, match.transitions()[-1]) == "Ada hat 450 eingesammelt. Die Latte liegt jetzt bei 500."
    )


def test_every_tap_has_words_for_screen_readers(german: None) -> None:
    match = new_match()
    roll(match, 5, 3, 3, 3, 1, 6)
    assert say(match, aside(match, 0)) == "Ada legt 5 beiseite: 50 Punkte"
    assert say(match, aside(match, 4)) == "Ada legt 1 beiseite, zusammen 150 Punkte"
    tap = aside(match, 1)
    assert say(match, tap) == "Ada legt 3 beiseite, das zählt so noch nicht"
    assert NARRATOR.step_name(tap) == "das Beiseitelegen von 3"
    back = act(match, PutBack((0, 1)))
    assert say(match, back) == "Ada legt 3 5 zurück"
    assert NARRATOR.step_name(back) == "das Zurücklegen von 3 5"
    assert not any(NARRATOR.is_told(transition) for transition in (tap, back))


@pytest.mark.rule("T4")
def test_a_farkle_is_told_with_what_it_cost(german: None) -> None:
    match = new_match()
    roll(match, *THREES)
    aside(match, 0, 1, 2)
    last = roll(match, 2, 4, 6)
    assert say(match, last) == "Ada legt 3 3 3 beiseite (300) und würfelt 2 4 6: Farkle, 300 Punkte verloren"
    miss = act(match, Miss())
    assert say(match, miss) == "Ada bekommt Strich 1 von 3"
    assert NARRATOR.brief(miss) == "zuletzt Farkle"
    assert NARRATOR.step_name(miss) == "den Farkle"
    assert handed(match, miss) == (
        "Ada hat einen Farkle gewürfelt und 300 Punkte verloren. Die Latte bleibt bei 350."
    )
    assert say(match, roll(match, 2, 2, 3, 3, 4, 6)) == "Ben würfelt 2 2 3 3 4 6: Farkle"
    assert handed(match, act(match, Miss())).startswith("Ben hat einen Farkle gewürfelt. Die Latte")


@pytest.mark.rule("T8")
def test_the_bar_rises_and_falls_back(english: None) -> None:
    match = new_match()
    raised = collected(match, TWO_THOUSAND, 0, 1, 2)
    assert say(match, raised) == "Ada sets 1 1 1 aside and collects 1000 points"
    assert handed(match, raised) == "Ada collected 1000. The bar is at 1050 now."
    assert NARRATOR.handed_over(raised, match.seats, rich=True) == (
        "Ada collected <b>1000</b>. The bar is at <b>1050</b> now."
    )
    assert NARRATOR.brief(raised) == "last 1000"
    assert handed(match, farkle(match)) == "Ben rolled a Farkle. The bar is back at 350."


def test_names_are_no_rich_text(english: None) -> None:
    match = new_match()
    last = collected(match, TWO_THOUSAND, 0, 1, 2)
    seats = tuple(msgspec.structs.replace(seat, name="<b>A&B") for seat in match.seats)
    assert "&lt;b&gt;A&amp;B collected" in NARRATOR.handed_over(last, seats, rich=True)
    assert "<b>A&B collected" in NARRATOR.handed_over(last, seats)


@pytest.mark.rule("T9")
def test_the_third_strike_in_a_row_costs_everything(german: None) -> None:
    match = new_match(count=1)
    collected(match, TWO_THOUSAND, 0, 1, 2)
    assert remark(match, farkle(match)) == ""
    farkle(match)
    last = farkle(match)
    assert say(match, last) == "Ada bekommt Strich 3 von 3"
    assert remark(match, last) == "3 Striche hintereinander: Ada verliert alle 1000 Punkte"
    assert "Das war Strich 3: Alle 1000 Punkte sind weg." in handed(match, last)
    for _ in range(2):
        farkle(match)
    last = farkle(match)
    assert remark(match, last) == "3 Striche hintereinander: Ada bleibt bei 0"
    assert "Strich" not in handed(match, last)


@pytest.mark.rule("T14")
def test_minus_points_lead_below_zero(german: None) -> None:
    match = new_match(FARKLE)
    for _ in range(4):
        farkle(match)
    last = farkle(match)
    assert remark(match, last) == "3 Striche hintereinander: Ada verliert 1000 Punkte"
    assert "Das war Strich 3: Er kostet 1000 Punkte. Du brauchst mindestens 500." in handed(match, last)
    assert spoken(player_views(match)[0]).startswith("Ada: −1000 Punkte")


@pytest.mark.rule("T14")
def test_a_single_strike_can_cost_something(english: None) -> None:
    match = new_match(COLD)
    assert remark(match, farkle(match)) == "One strike: Ada loses 1000 points"


@pytest.mark.rule("T14")
def test_without_strikes_nothing_is_said_of_them(english: None) -> None:
    for ruleset in (CLASSIC10000, FREE):
        match = new_match(ruleset)
        last = farkle(match)
        assert say(match, last) == "Ada comes away with nothing"
        assert remark(match, last) == ""
        assert NARRATOR.strikes(match.state, 0) is None
        assert "strike" not in spoken(player_views(match)[0])


@pytest.mark.rule("T9")
def test_a_missed_turn_shows_its_strike_before_it_ends(english: None) -> None:
    match = new_match()
    farkle(match)
    collected(match, TWO_THOUSAND, 0, 1, 2)
    farkle(match)
    assert [NARRATOR.strikes(match.state, seat) for seat in (0, 1)] == [(2, 3), (0, 3)]
    roll(match, 2, 2, 3, 3, 4, 6)
    assert [NARRATOR.strikes(match.state, seat) for seat in (0, 1)] == [(2, 3), (1, 3)]
    act(match, Miss())
    assert [NARRATOR.strikes(match.state, seat) for seat in (0, 1)] == [(2, 3), (1, 3)]


@pytest.mark.rule("T10")
def test_six_used_dice_take_their_points_along(german: None) -> None:
    match = new_match()
    roll(match, 1, 2, 3, 4, 5, 6)
    aside(match, 0, 1, 2, 3, 4, 5)
    last = roll(match, 1, 2, 2, 3, 4, 6)
    assert say(match, last) == "Ada legt 1 2 3 4 5 6 beiseite (3000) und würfelt mit allen sechs 1 2 2 3 4 6"
    assert remark(match, last) == "Alle sechs verwertet: Ada nimmt 3000 Punkte mit"


@pytest.mark.rule("T10")
def test_six_used_dice_that_farkle_take_nothing_along(english: None) -> None:
    match = new_match()
    roll(match, 1, 2, 3, 4, 5, 6)
    aside(match, 0, 1, 2, 3, 4, 5)
    last = roll(match, 2, 2, 3, 3, 4, 6)
    assert say(match, last).endswith("rolls 2 2 3 3 4 6 with all six: Farkle, 3000 points lost")
    assert remark(match, last) == ""


@pytest.mark.rule("T14")
def test_six_used_for_too_little_miss_the_turn(german: None) -> None:
    match = new_match(msgspec.structs.replace(COLD, turn_minimum=700))
    roll(match, 3, 3, 3, 1, 2, 4)
    aside(match, 0, 1, 2)
    roll(match, 1, 5, 4)
    aside(match, 0, 1)
    last = roll(match, 5)
    assert say(match, last).endswith("würfelt 5: 500 Punkte reichen nicht für 700")
    miss = act(match, Miss())
    assert NARRATOR.brief(miss) == "zuletzt zu wenig"
    assert NARRATOR.step_name(miss) == "den verpassten Zug"
    assert handed(match, miss).startswith(
        "Ada hat 700 nicht geschafft und 500 Punkte verloren. Das war Strich 1:"
    )


@pytest.mark.rule("T14")
def test_what_the_next_turn_needs_is_told_beside_the_bar(english: None) -> None:
    match = new_match(MUST)
    roll(match, 1, 1, 1, 2, 4, 6)
    aside(match, 0, 1, 2)
    assert handed(match, act(match, Collect())) == "Ada collected 1000. The bar is at 1010 now."
    nothing = (2, 2, 4, 4, 5, 6)
    assert handed(match, farkle(match, *nothing)) == "Ben rolled a Farkle. The bar is back at 370."
    told = handed(match, farkle(match, *nothing))
    assert told == "Ada rolled a Farkle. The bar stays at 370. You need at least 550."


@pytest.mark.rule("T14")
def test_a_bar_can_fall_to_nothing(english: None) -> None:
    match = new_match(FREE)
    collected(match, TWO_THOUSAND, 0)
    assert handed(match, farkle(match)) == "Ben rolled a Farkle. There is no bar now."
    match = new_match(msgspec.structs.replace(FREE, turn_minimum=350))
    assert handed(match, farkle(match)) == "Ada rolled a Farkle. You need at least 350."


@pytest.mark.rule("T14")
def test_the_first_points_open_the_game(german: None) -> None:
    match = new_match(FARKLE)
    assert remark(match, collected(match, TWO_THOUSAND, 0, 1, 2, 3)) == "Ada ist im Spiel"
    farkle(match)
    assert remark(match, collected(match, TWO_THOUSAND, 0)) == ""


@pytest.mark.rule("T12")
def test_the_last_throws_are_announced(german: None) -> None:
    match = new_match(count=3)
    collected(match, (1,) * 6, *range(5))
    assert NARRATOR.progress(match.state) == "Runde 1"
    match = new_match(msgspec.structs.replace(SHORT, target=4000), count=3)
    last = collected(match, (1,) * 6, *range(5))
    assert remark(match, last) == "Ada erreicht das Ziel 4000. Nachwurf für Ben und Cem"
    assert handed(match, last) == (
        "Ada hat 4000 eingesammelt und mit 4000 das Ziel erreicht. Die Latte liegt jetzt bei 4050. "
        "Das ist dein letzter Zug."
    )
    assert NARRATOR.progress(match.state) == "Nachwurf"
    assert NARRATOR.next_seat(match.state) == 2
    second = collected(match, (1,) * 6, *range(6))
    assert remark(match, second) == ""
    assert handed(match, second).startswith("Ben hat 8000 eingesammelt. Die Latte")
    assert NARRATOR.next_seat(match.state) is None
    end = farkle(match)
    assert match.state.outcome is not None
    assert handed(match, end) == "Cem hat einen Farkle gewürfelt."
    assert NARRATOR.progress(match.state) == "Runde 1"
    assert NARRATOR.next_seat(match.state) is None


@pytest.mark.rule("T12")
def test_the_last_seat_reaching_the_target_ends_the_game(english: None) -> None:
    match = new_match(msgspec.structs.replace(SHORT, target=4000))
    farkle(match)
    last = collected(match, (1,) * 6, *range(5))
    assert match.state.outcome is not None
    assert remark(match, last) == "Ben reaches the target of 4000"
    assert handed(match, last) == "Ben collected 4000 and reached the target with 4000."


@pytest.mark.rule("T14")
def test_two_remarks_on_one_step_are_two_sentences(english: None) -> None:
    match = new_match(msgspec.structs.replace(FARKLE, target=500))
    last = collected(match, TWO_THOUSAND, 0, 1, 2, 3)
    assert remark(match, last) == "Ada is in the game. Ada reaches the target of 500. Last throws for Ben"


def test_the_strip_shows_the_points_of_the_turn_until_it_is_missed(english: None) -> None:
    match = new_match()
    assert NARRATOR.gain(match.state) is None
    roll(match, *THREES)
    assert NARRATOR.gain(match.state) is None
    aside(match, 0, 1, 2)
    assert NARRATOR.gain(match.state) == 300
    assert NARRATOR.gain_text(300) == "300 points in this turn"
    assert spoken(player_views(match)[0]).endswith("is playing, 300 points in this turn")
    roll(match, 2, 4, 5)
    assert NARRATOR.gain(match.state) == 300
    assert NARRATOR.dice(match.state) == (2, 4, 5)
    aside(match, 2)
    assert NARRATOR.gain(match.state) == 350
    roll(match, 2, 6)
    assert NARRATOR.gain(match.state) is None


def test_what_is_taken_back_is_named(german: None) -> None:
    match = new_match()
    first = roll(match, *THREES)
    assert NARRATOR.step_name(first) == "den Wurf 3 3 3 2 4 6"
    match = new_match()
    assert NARRATOR.step_name(collected(match, TWO_THOUSAND, 0, 1, 2)) == "die eingesammelten 1000 Punkte"


@pytest.mark.rule("T9")
def test_remarks_are_lines_of_their_own_in_the_log(english: None) -> None:
    match = new_match(HARD, count=1)
    farkle(match)
    model = LogModel(match.game, match.seats)
    for transition in match.transitions():
        model.append(transition)
    kinds = [model.index(row).data(LogRole.KIND) for row in range(model.rowCount())]
    assert kinds == ["round", "step", "step", "remark"]


def test_the_final_table_has_a_total_only(german: None) -> None:
    match = played(COLD)
    assert match.state.outcome is not None
    result = result_of(match, timedelta(minutes=20))
    assert columns(result) == ("Gesamt",)
    for row in result.rows:
        assert row.parts == ()
        assert row.total == state_of(match).points[row.seat]
        assert row_sentence(row, result).endswith(("Punkte.", "Punkt."))


def test_strikes_that_cost_nothing_are_none_whatever_their_number(english: None) -> None:
    off = msgspec.structs.replace(SHORT, strikes=Strikes(in_row=0, penalty="zero", minus=0))
    assert NARRATOR.strikes(new_match(off).state, 0) is None
    assert NARRATOR.strikes(new_match(SHORT).state, 0) == (0, 3)
