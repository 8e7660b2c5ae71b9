"""How Order Cards is told: rolls, placed and beaten dice, claims, the end, in both languages."""

import re
from collections.abc import Iterator
from datetime import timedelta

import msgspec
import pytest

from dicegames.engine.match import Match, Transition
from dicegames.games.ordercards.actions import EndTurn, Keep, Release, TakeBack, TurnDie
from dicegames.games.ordercards.reasons import REASONS
from dicegames.models import log as log_module
from dicegames.models import log_words, narrators, players, result
from dicegames.models.log import LogModel, LogRole
from dicegames.models.narrator import Narrator
from dicegames.models.ordercards_narrator import OrderCardsNarrator
from dicegames.models.ordercards_turns import claims_told
from dicegames.models.players import player_views, spoken, status_text
from dicegames.models.result import columns, result_of, row_sentence
from models.ordercards_samples import (
    BLACK,
    BLUE,
    RED,
    SET2,
    STRAIGHT3,
    YELLOW,
    act,
    new_match,
    place,
    played,
    roll,
    state_of,
    turn,
)
from words import Words, installed

NARRATOR: Narrator = OrderCardsNarrator()
TOP = (YELLOW + 3, RED + STRAIGHT3, BLUE + SET2, BLACK + 5, RED + 1, BLUE)
"""Open are: number 4, straight of 3, 2 of a kind, number 6, number 2, number 1."""
FOUR, STRAIGHT, PAIR, SIX, TWO, ONE, CENTRE, BONUS = range(8)


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let what asks the list of narrators find this one."""
    lines = {**narrators.NARRATORS, "ordercards": NARRATOR}
    for module in (narrators, log_module, players, result):
        monkeypatch.setattr(module, "NARRATORS", lines)


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


def log_of(match: Match) -> LogModel:
    model = LogModel(match.game, match.seats)
    for transition in match.transitions():
        model.append(transition)
    return model


def lines(model: LogModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def bonus_match(count: int = 2) -> Match:
    """Return a match in which Ada has the bonus die in the third turn, before her first roll."""
    match = new_match(count, TOP)
    turn(match, (6, 6, 6), BONUS, 0, 1, 2)
    for _ in range(count - 1):
        turn(match, (1, 2, 3, 3, 5)[: state_of(match).own_count])
    return match


def everything(match: Match) -> list[str]:
    """Return all that is told of a match; only a remark may be missing."""
    texts = []
    for transition in match.transitions():
        texts += [say(match, transition), NARRATOR.step_name(transition)]
        texts.append(NARRATOR.progress(transition.before))
        texts.append(log_words.undo_sentence(NARRATOR, transition, match.seats))
        texts += [text for text in [remark(match, transition)] if text]
        if NARRATOR.ends_turn(transition):
            texts += [NARRATOR.brief(transition), handed(match, transition)]
            texts.append(NARRATOR.handed_over(transition, match.seats, rich=True))
    texts += [NARRATOR.parts_text(NARRATOR.parts(match.state, seat)) for seat in range(len(match.seats))]
    return texts + [fact.text(match.seats) for fact in NARRATOR.facts(match.state, match.transitions())]


@pytest.mark.rule("A13")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_whole_matches_are_told_in_both_languages_without_ids(count: int, qapp: object) -> None:
    match = played(count)
    told = {}
    for language in ("de", "en"):
        with installed(Words(language)):
            told[language] = everything(match)
    assert len(told["de"]) == len(told["en"])
    for german, english in zip(told["de"], told["en"], strict=True):
        assert german
        assert german != english
        for text in (german, english):
            assert not re.search(r"[{}_]|%n|\d{3}|  |\bNone\b|\.\.|\bstandard\b|\bset\b", text), text


@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_steps_name_their_seat_and_turns_follow_one_another(count: int, english: None) -> None:
    match, last = played(count), 1
    for transition in match.transitions():
        before = transition.before
        assert match.seats[transition.step.seat or 0].name in say(match, transition)
        assert NARRATOR.step_name(transition)
        assert NARRATOR.round(before) in (last, last + 1)
        last = NARRATOR.round(before)
        assert NARRATOR.gain(before) is None
        assert NARRATOR.strikes(before, 0) is None
        if NARRATOR.ends_turn(transition):
            assert NARRATOR.is_told(transition)
            assert match.seats[transition.step.seat or 0].name in handed(match, transition)
            if transition.after.outcome is None:
                assert transition.after.current_seat == NARRATOR.next_seat(before)
    assert NARRATOR.round(match.state) == last
    assert NARRATOR.next_seat(match.state) is None


@pytest.mark.rule("A4")
@pytest.mark.parametrize("count", [2, 5])
def test_every_won_card_is_told_once(count: int, english: None) -> None:
    match = played(count, seed=2)
    told = " ".join(remark(match, transition) for transition in match.transitions())
    won = sum(len(cards) for cards in state_of(match).won)
    assert len(re.findall(r"in (?:red|yellow|blue|black), \d+ points?|Centre card, 15", told)) == won


@pytest.mark.parametrize("count", [2, 5])
def test_the_log_reads_the_same_again_and_heads_every_round_once(count: int, english: None) -> None:
    match = played(count)
    again = LogModel(match.game, match.seats)
    again.restore(match.steps)
    live = log_of(match)
    assert lines(live) == lines(again)
    kinds = [live.index(row).data(LogRole.KIND) for row in range(live.rowCount())]
    assert kinds.count("round") == NARRATOR.round(match.state)


@pytest.mark.rule("A4")
@pytest.mark.rule("A8")
def test_a_round_in_the_log(german: None) -> None:
    match = new_match(top=TOP)
    roll(match, 4, 6, 2)
    act(match, Keep(0))
    match_roll = roll(match, 4, 6)
    assert say(match, match_roll) == "Ada behält 4 und würfelt 4 6"
    place(match, FOUR, 0)
    place(match, SIX, 2)
    act(match, EndTurn())
    roll(match, 4, 4, 1, 3)
    place(match, FOUR, 0, 1)
    act(match, EndTurn())
    assert lines(log_of(match)) == [
        "Runde 1",
        "Ada beginnt, 6 Stapel mit je 6 Karten liegen aus",
        "Ada würfelt 4 6 2",
        "Ada behält 4 und würfelt 4 6",
        "Ada legt 4 auf Zahl 4",
        "Ada legt 6 auf Zahl 6",
        "Ada beendet den Zug",
        "Ben würfelt 4 4 1 3",
        "Ben legt 4 4 auf Zahl 4 und schlägt 4 von Ada",
        "Ben beendet den Zug",
        "Ada gewinnt: Zahl 6 schwarz, 1 Punkt",
    ]
    end = match.transitions()[-1]
    assert NARRATOR.brief(end) == "legt 4 4"
    assert handed(match, end) == (
        "Ben hat 4 4 auf Zahl 4 gelegt. Deine Würfel sind geschlagen: Zahl 4. "
        "Du gewinnst: Zahl 6 schwarz, 1 Punkt."
    )
    assert "<b>4 4 auf Zahl 4</b>" in NARRATOR.handed_over(end, match.seats, rich=True)


@pytest.mark.rule("A4")
def test_several_claims_are_told_in_one_line(english: None) -> None:
    match = new_match(top=TOP)
    roll(match, 1, 2, 3)
    place(match, ONE, 0)
    place(match, TWO, 1)
    place(match, BONUS, 2)
    end = act(match, EndTurn())
    assert NARRATOR.brief(end) == "places 2, 1 and 3"
    assert handed(match, end) == "Ada placed 2 on Number 2, 1 on Number 1 and 3 on the bonus die."
    assert remark(match, turn(match, (1, 1, 1, 5))) == (
        "Ada wins: Number 2 in red, 1 point; Number 1 in blue, 1 point; the bonus die for this turn"
    )


@pytest.mark.rule("A4")
def test_the_seat_on_turn_is_told_what_it_has_won_and_why(german: None) -> None:
    match = new_match(top=TOP)
    roll(match, 6, 2, 3)
    place(match, SIX, 0)
    act(match, EndTurn())
    turn(match, (1, 2, 3, 4))
    assert (
        claims_told(state_of(match)) == "Niemand hat dich geschlagen: Du gewinnst Zahl 6 schwarz (1 Punkt)."
    )
    for _ in range(2):
        roll(match, *([5] * state_of(match).own_count))
        if state_of(match).seat == 0:
            place(match, CENTRE, *range(5))
        act(match, EndTurn())
    assert claims_told(state_of(match)) == (
        "Niemand hat dich geschlagen: Du gewinnst die Mittelkarte (15 Punkte)."
    )
    match = bonus_match()
    assert claims_told(state_of(match)) == "Niemand hat dich geschlagen: Du gewinnst den Bonuswürfel."


@pytest.mark.rule("A6")
def test_a_group_that_grows_and_is_taken_back(german: None) -> None:
    match = new_match(top=TOP)
    turn(match, (4, 1, 1), FOUR, 0)
    roll(match, 4, 4, 4, 1)
    place(match, FOUR, 0, 1)
    more = place(match, FOUR, 2)
    assert say(match, more) == "Ben legt 4 dazu, jetzt 4 4 4 auf Zahl 4"
    assert NARRATOR.step_name(more) == "4 auf Zahl 4"
    back = act(match, TakeBack(FOUR))
    assert say(match, back) == "Ben nimmt 4 4 4 von Zahl 4 zurück, dort liegt wieder 4 von Ada"
    assert NARRATOR.step_name(back) == "das Zurücknehmen von 4 4 4"
    place(match, BONUS, 0)
    assert say(match, act(match, TakeBack(BONUS))) == "Ben nimmt 4 vom Bonuswürfel zurück"
    end = act(match, EndTurn())
    assert say(match, end) == "Ben legt nichts ab und beendet den Zug"
    assert NARRATOR.brief(end) == "legt nichts"
    assert handed(match, end) == "Ben hat nichts abgelegt. Du gewinnst: Zahl 4 gelb, 1 Punkt."


@pytest.mark.rule("A8")
def test_only_whose_dice_were_beaten_is_told_so(english: None) -> None:
    match = new_match(3, TOP)
    turn(match, (4, 1, 1), FOUR, 0)
    turn(match, (3, 3, 1, 1), PAIR, 0, 1)
    end = turn(match, (5, 5, 1, 2, 3), PAIR, 0, 1)
    assert handed(match, end).startswith("Cem placed 5 5 on 2 of a kind. You win:")
    assert say(match, match.transitions()[-2]) == "Cem places 5 5 on 2 of a kind and beats Ben’s 3 3"


def test_taps_on_dice_have_words_but_no_line(german: None) -> None:
    match = bonus_match()
    roll(match, 1, 2, 3, 3, 5, 4)
    taps = [act(match, action) for action in (Keep(1), Release(1), Keep(5))]
    assert [say(match, tap) for tap in taps] == [
        "Ada behält 2",
        "Ada gibt 2 frei",
        "Ada behält den Bonuswürfel (4)",
    ]
    assert not any(NARRATOR.is_told(tap) for tap in taps)
    assert {NARRATOR.step_name(tap) for tap in taps} == {"die letzte Wahl"}


@pytest.mark.rule("A5")
@pytest.mark.rule("A9")
def test_the_bonus_die_is_told_apart_in_rolls(english: None) -> None:
    match = bonus_match()
    first = roll(match, 1, 2, 3, 3, 5, 4)
    assert say(match, first) == "Ada rolls 1 2 3 3 5 and the bonus die (4)"
    assert NARRATOR.dice(match.state) == (1, 2, 3, 3, 5, 4)
    assert NARRATOR.step_name(first) == "the roll 1 2 3 3 5 4"
    assert say(match, roll(match, 1, 2, 3, 4, 6, 6)) == (
        "Ada rolls all dice again: 1 2 3 4 6 and the bonus die (6)"
    )
    for die in range(5):
        act(match, Keep(die))
    assert say(match, roll(match, 5)) == "Ada keeps 1 2 3 4 6 and rolls the bonus die (5)"


@pytest.mark.rule("A9")
def test_a_kept_bonus_die_and_a_turned_die_are_told(german: None) -> None:
    match = bonus_match()
    roll(match, 1, 2, 3, 3, 5, 4)
    act(match, Keep(0))
    act(match, Keep(5))
    assert say(match, roll(match, 1, 2, 3, 6)) == "Ada behält 1 und den Bonuswürfel (4) und würfelt 1 2 3 6"
    turned = act(match, TurnDie(4))
    assert say(match, turned) == "Ada dreht 6 mit dem Bonuswürfel auf 4"
    assert NARRATOR.step_name(turned) == "das Drehen von 6 auf 4"
    assert NARRATOR.is_told(turned)


def test_names_are_no_rich_text(english: None) -> None:
    match = new_match(top=TOP)
    end = turn(match, (4, 1, 1), FOUR, 0)
    seats = tuple(msgspec.structs.replace(seat, name="<b>A&B") for seat in match.seats)
    assert "&lt;b&gt;A&amp;B placed" in NARRATOR.handed_over(end, seats, rich=True)
    assert "<b>A&B placed" in NARRATOR.handed_over(end, seats)


def test_turns_are_counted_over_all_players(german: None) -> None:
    match = new_match(3, TOP)
    assert (NARRATOR.progress(match.state), NARRATOR.round(match.state)) == ("Zug 1", 1)
    for faces in ((1, 2, 3), (1, 2, 3, 4), (1, 2, 3, 4, 5)):
        turn(match, faces)
    assert (NARRATOR.progress(match.state), NARRATOR.round(match.state)) == ("Zug 4", 2)
    assert NARRATOR.next_seat(match.state) == 1
    view = player_views(match)[1]
    assert spoken(view) == "Ben: 0 Punkte, danach"
    assert status_text(player_views(match)[2]) == "legt nichts"


def play_out(match: Match, last_face: int = 0) -> Transition:
    """Let Ada win the card of the first stack in each of her turns, the others place nothing."""
    while True:
        state = state_of(match)
        count = state.own_count
        if state.seat == 0 and not state.rolls:
            order = state.order(0)
            assert order is not None
            size = order.size if order.kind != "number" else 1
            faces = [order.size if order.kind == "number" else 6] * count
            if order.kind == "straight":
                faces[:size] = range(1, size + 1)
            roll(match, *faces, *([1] * state.bonus_in_hand))
            place(match, 0, *range(size))
        else:
            roll(match, *([1] * count))
            if last_face and state.seat == 1 and len(state.stacks[0]) == 1 and state.bids[0] is not None:
                place(match, state.bonus, 0)
                return act(match, EndTurn(), last_face)
        end = act(match, EndTurn())
        if match.state.outcome is not None:
            return end


@pytest.mark.rule("A10")
@pytest.mark.rule("A11")
def test_the_end_is_told_with_the_last_roll_of_the_bonus_die(german: None) -> None:
    match = new_match(top=TOP)
    end = play_out(match, last_face=5)
    assert match.state.outcome is not None
    told = remark(match, end)
    assert told.startswith("Ada gewinnt: ")
    assert told.endswith(
        ". Ein Stapel ist leer, damit endet die Partie. Ben gewinnt: Bonuswürfel. "
        "Ben würfelt zum Schluss den Bonuswürfel: 5 Punkte"
    )
    assert handed(match, end) == "Ben hat 1 auf den Bonuswürfel gelegt."
    assert NARRATOR.progress(match.state) == "Zug 12"


@pytest.mark.rule("A10")
def test_the_end_without_the_bonus_die_rolls_nothing(english: None) -> None:
    match = new_match(top=TOP)
    assert remark(match, play_out(match)).endswith(". A stack is used up, so the game is over")


@pytest.mark.rule("A10")
def test_with_five_players_two_stacks_are_used_up(english: None) -> None:
    match = played(5)
    assert "Two stacks are used up, so the game is over" in remark(match, match.transitions()[-1])


@pytest.mark.rule("A12")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_the_final_table_adds_up(count: int, english: None) -> None:
    match = played(count)
    summed = result_of(match, timedelta(minutes=5))
    assert columns(summed) == ("Cards", "Colour bonus", "Bonus die", "Total")
    for row in summed.rows:
        assert sum(part or 0 for part in row.parts) == row.total == match.state.scores()[row.seat]
        assert (row.parts[2] is not None) == (row.seat == state_of(match).last_holder)
        assert row.name in row_sentence(row, summed)
        assert ("bonus die" in row_sentence(row, summed)) == (row.parts[2] is not None)


def test_refusals_are_this_familys_only(english: None) -> None:
    assert all(NARRATOR.refusal(reason).endswith(".") for reason in REASONS)
    assert NARRATOR.refusal("below_needed") == ""
    assert NARRATOR.columns()[0] == "Cards"
    assert not NARRATOR.gain_text(3)


def test_undone_claims_are_struck_out_with_the_turn(german: None) -> None:
    match = new_match(top=TOP)
    turn(match, (6, 1, 1), SIX, 0)
    turn(match, (1, 2, 3, 4))
    model = log_of(match)
    model.mark_undone(match.undo())
    rows = [
        (model.index(row).data(), model.index(row).data(LogRole.UNDONE)) for row in range(model.rowCount())
    ]
    assert rows[-3:] == [
        ("Ben legt nichts ab und beendet den Zug", True),
        ("Ada gewinnt: Zahl 6 schwarz, 1 Punkt", True),
        ("Ben nimmt zurück: das Ende des Zuges", False),
    ]
