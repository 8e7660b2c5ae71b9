"""Which step sounds like what, game by game."""

import msgspec
import pytest

from dicegames.engine.chance import ScriptedDice, SeededDice
from dicegames.engine.match import Match, Step, Transition
from dicegames.engine.resign import Resign
from dicegames.games.ordercards import actions as cards
from dicegames.games.sheet import state as sheet
from dicegames.games.sheet.boxes import BOXES, UPPER, Box
from dicegames.games.sheet.sheet import Sheet
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.state import Collect, Miss, PutBack
from dicegames.models.sounds import Cues, cues_of
from models import ordercards_samples, tenthousand_samples
from table_samples import enter, keep, new_match, roll

SILENT = Cues()


def cues(match: Match, transition: Transition) -> Cues:
    return cues_of(match.game.id, transition)


def test_a_turn_on_a_sheet() -> None:
    match = new_match(2)
    assert cues(match, roll(match, 5, 5, 5, 2, 1)) == Cues("roll")
    nothing = ScriptedDice([])
    assert cues(match, match.apply(sheet.Keep(0), nothing)) == Cues("keep")
    assert cues(match, match.apply(sheet.Release(0), nothing)) == Cues("keep")
    assert cues(match, match.apply(sheet.Choose(Box.FIVES), nothing)) == SILENT
    assert cues(match, match.apply(sheet.Enter(), nothing)) == Cues("entry")


def test_an_entry_made_by_the_clock_sounds_like_any_other() -> None:
    match = new_match(2)
    for _ in range(3):
        roll(match, 1, 2, 2, 3, 6)
    assert cues(match, match.apply(sheet.AutoEnter(Box.CHANCE), ScriptedDice([]))) == Cues("entry")


def with_sheet(written: dict[Box, int], had_five: bool = False) -> SheetState:
    """Return a state of two in which the first sheet holds these points."""
    state = new_match(2).state
    assert isinstance(state, SheetState)
    own = Sheet(tuple(written.get(box) for box in BOXES), had_five=had_five)
    return msgspec.structs.replace(state, sheets=(own, *state.sheets[1:]))


def entry_after(before: SheetState, faces: tuple[int, ...], box: Box) -> Transition:
    """Return the entry of a roll in a state."""
    chosen = msgspec.structs.replace(before, rolls=1, dice=faces, chosen=box)
    return Transition(chosen, Step(0, sheet.Enter()), chosen.child(sheet.Enter()))


@pytest.mark.parametrize(("sixes", "sound"), [((6, 6, 6, 1, 2), "bonus"), ((6, 6, 1, 1, 2), "entry")])
def test_the_bonus_of_the_upper_part_is_heard(sixes: tuple[int, ...], sound: str) -> None:
    points = dict(zip(UPPER[:5], (3, 6, 9, 12, 15), strict=True))
    assert cues_of("penta", entry_after(with_sheet(points), sixes, Box.SIXES)).at_once == sound


def test_a_further_five_of_a_kind_is_heard_as_a_bonus() -> None:
    before = with_sheet({Box.FIVE_KIND: 50}, had_five=True)
    assert cues_of("penta", entry_after(before, (4, 4, 4, 4, 4), Box.FOURS)) == Cues("bonus")


def test_a_turn_of_ten_thousand() -> None:
    samples, match = tenthousand_samples, tenthousand_samples.new_match()
    assert cues(match, samples.roll(match, 1, 1, 1, 5, 2, 3)) == Cues("roll")
    assert cues(match, samples.aside(match, 3)) == Cues("keep")
    assert cues(match, samples.act(match, PutBack((3,)))) == Cues("keep")
    assert cues(match, samples.aside(match, 0, 1, 2)) == Cues("keep")
    assert cues(match, samples.act(match, Collect())) == Cues("entry")


def test_a_farkle_is_heard_when_the_dice_rest_and_not_once_more() -> None:
    match = tenthousand_samples.new_match()
    assert cues(match, tenthousand_samples.roll(match, 2, 2, 3, 3, 4, 6)) == Cues("roll", "farkle")
    assert cues(match, tenthousand_samples.act(match, Miss())) == SILENT


def test_all_six_dice_set_aside_are_a_bonus_where_they_are_rolled_again() -> None:
    for ruleset, sound in ((tenthousand_samples.MUST, "bonus"), (tenthousand_samples.COLD, "keep")):
        match = tenthousand_samples.new_match(ruleset)
        tenthousand_samples.roll(match, 1, 2, 3, 4, 5, 6)
        assert cues(match, tenthousand_samples.aside(match, 0, 1, 2, 3, 4, 5)) == msgspec.structs.replace(
            SILENT, at_once=sound
        )


def test_a_turn_of_order_cards() -> None:
    samples = ordercards_samples
    match = Match(samples.new_match().game, samples.new_match().seats)
    assert cues(match, match.apply(None, SeededDice(1))) == SILENT  # cards are dealt
    match = samples.new_match(top=(samples.RED,))
    faces = (1, 1, 1)
    assert cues(match, samples.roll(match, *faces)) == Cues("roll")
    assert cues(match, samples.act(match, cards.Keep(0))) == Cues("keep")
    assert cues(match, samples.act(match, cards.Release(0))) == Cues("keep")
    action = next(action for action in match.state.legal_actions() if isinstance(action, cards.Place))
    assert cues(match, samples.act(match, action)) == Cues("keep")
    assert cues(match, samples.act(match, cards.TakeBack(action.target))) == Cues("keep")
    samples.act(match, action)
    assert cues(match, samples.act(match, cards.EndTurn())) == Cues("entry")
    samples.roll(match, 2, 3, 4, 6)
    ended = samples.act(match, cards.EndTurn())
    assert samples.state_of(match).claims
    assert cues(match, ended) == Cues("bonus")  # the first seat wins its card


def test_the_end_of_a_match_is_heard_and_giving_up_is_not() -> None:
    match = new_match(3)
    keep_on = match.apply(Resign(1), ScriptedDice([]))
    assert cues(match, keep_on) == SILENT
    assert cues(match, match.apply(Resign(2), ScriptedDice([]))) == Cues("win")
    whole = ordercards_samples.played(2)
    *before, last = whole.transitions()
    assert cues(whole, last) == Cues("win")
    assert all(cues(whole, transition).at_once != "win" for transition in before)


def test_a_game_without_a_line_has_rolls_and_its_end() -> None:
    match = new_match(1)
    transition = roll(match, 1, 2, 3, 4, 5)
    assert cues_of("another", transition) == Cues("roll")
    keep(match, 0)
    assert cues_of("another", match.transitions()[-1]) == SILENT
    assert cues_of("another", enter(match, Box.CHANCE)) == SILENT
