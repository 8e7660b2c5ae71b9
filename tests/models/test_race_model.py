"""What the race of 10.000 shows: what a turn needs and why, lanes, strikes, last throws, missed turns."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.match import Seat
from dicegames.engine.resign import Resign
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, Bar, Strikes, TenThousandRuleset
from dicegames.games.tenthousand.state import Aside, TenThousandState
from dicegames.models import race_words as words
from dicegames.models.numbers import number_text
from dicegames.models.race import (
    RaceModel,
    RaceRole,
    gauge_of,
    lanes_of,
    last_throws_of,
    miss_of,
    strike_note_of,
)
from dicegames.models.race_values import Gauge, LastThrows, Miss, NextBar, StrikeNote
from words import Words, installed

SEATS = (
    Seat("Ada", "blue"),
    Seat("Ben", "orange"),
    Seat("Cem", "teal"),
    Seat("Dora", "pink", "computer", "simple"),
)
BUST = (2, 3, 4, 6, 4, 3)


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def state(
    ruleset: TenThousandRuleset = SHORT,
    points: tuple[int, ...] = (2350, 1800, 3100, 2900),
    *,
    dice: tuple[int, ...] = (),
    chosen: tuple[int, ...] = (),
    turn: int = 1,
    last_collected: int = 400,
    strikes: tuple[int, ...] = (),
    opened: bool = True,
    asides: tuple[Aside, ...] = (),
    carried: int = 0,
    turns_left: int | None = None,
) -> TenThousandState:
    count = len(points)
    return TenThousandState(
        ruleset,
        points,
        strikes or (0,) * count,
        (opened,) * count,
        first_seat=0,
        turn=turn,
        last_collected=last_collected,
        carried=carried,
        asides=asides,
        rolls=len(asides) + bool(dice),
        dice=dice,
        chosen=tuple(die in chosen for die in range(len(dice))),
        turns_left=turns_left,
        finisher=None if turns_left is None else 0,
    )


FIXED = msgspec.structs.replace(SHORT, id="own-fixed", bar=Bar(start=300, rises=False, step=0))
MIXED = msgspec.structs.replace(SHORT, id="own-mixed", opening_minimum=800, turn_minimum=350)


@pytest.mark.rule("T8", "T14")
@pytest.mark.parametrize(
    ("position", "needed", "source", "tick"),
    [
        (state(turn=0, last_collected=0), 350, "Start: 350", "Bar 350"),
        (state(), 450, "Player before: 400 + 50", "Bar 450"),
        (state(points=(1000,)), 450, "Your last turn: 400 + 50", "Bar 450"),
        (state(last_collected=0), 350, "After a Farkle: 350", "Bar 350"),
        (state(FIXED), 300, "Fixed bar: 300", "Bar 300"),
        (state(FARKLE, opened=False), 500, "To open: 500", "Opening 500"),
        (state(CLASSIC10000), 350, "At least 350 a turn", "Minimum 350"),
        (state(MIXED, opened=False), 800, "To open: 800", "Opening 800"),
        (state(MIXED, opened=False, last_collected=800), 850, "Player before: 800 + 50", "Bar 850"),
        (state(MIXED, last_collected=0), 350, "After a Farkle: 350", "Bar 350"),
    ],
)
def test_gauge_tells_what_a_turn_needs_and_why(
    position: TenThousandState, needed: int, source: str, tick: str
) -> None:
    gauge = gauge_of(position, SEATS)
    assert gauge.needed == gauge.missing == needed
    assert words.gauge_source(gauge) == source
    assert words.tick_text(gauge) == tick


def test_gauge_tells_that_nothing_is_needed() -> None:
    gauge = gauge_of(state(FARKLE, dice=(1, 2, 3, 4, 6, 6), chosen=(0,)), SEATS)
    assert (gauge.points, gauge.needed, gauge.need) == (100, 0, "none")
    assert words.gauge_title(gauge) == "Points in this turn"
    sentence = "Points in this turn. No minimum. 100 points in this turn."
    assert words.gauge_sentence(gauge) == sentence


@pytest.mark.rule("T8")
def test_gauge_counts_what_is_missing_until_the_bar_is_reached() -> None:
    position = state(dice=(5, 2, 4), chosen=(0,), asides=(Aside((3, 3, 3), 300),))
    gauge = gauge_of(position, SEATS)
    assert (gauge.points, gauge.missing) == (350, 100)
    assert words.gauge_title(gauge) == "100 to go to the bar of 450"
    reached = gauge_of(msgspec.structs.replace(position, carried=100), SEATS)
    assert (reached.points, reached.missing) == (450, 0)
    assert words.gauge_title(reached) == "Bar of 450 reached"
    assert words.gauge_title(Gauge(200, 500, "opening")) == "300 to go to the opening of 500"
    assert words.gauge_title(Gauge(200, 500, "turn")) == "300 to go to the minimum of 500"
    assert words.gauge_title(Gauge(500, 500, "opening")) == "500 reached"


@pytest.mark.rule("T8")
def test_missed_turn_tells_what_the_next_one_needs() -> None:
    gauge = gauge_of(state(dice=BUST), SEATS)
    assert gauge.following == NextBar(before=450, after=350, name="Cem", is_bar=True)
    assert (words.gauge_title(gauge), words.gauge_source(gauge)) == ("The bar", "back to 350")
    assert words.gauge_sentence(gauge) == "The bar. back to 350. 350. Cem needs this much to collect."
    stays = gauge_of(state(dice=BUST, last_collected=0), SEATS)
    assert words.gauge_source(stays) == "stays at 350"


@pytest.mark.rule("T14")
def test_missed_turn_without_a_bar_tells_the_minimum_or_that_there_is_none() -> None:
    minimum = gauge_of(state(CLASSIC10000, dice=BUST), SEATS).following
    assert minimum == NextBar(before=350, after=350, name="Cem", is_bar=False)
    anything = gauge_of(state(FARKLE, dice=BUST), SEATS)
    assert anything.following is not None
    assert words.next_text(anything.following) == "Cem may collect any points."
    assert (words.gauge_title(anything), words.gauge_source(anything)) == ("The next turn", "")


@pytest.mark.rule("T12")
def test_missed_turn_that_is_the_last_names_nobody() -> None:
    gauge = gauge_of(state(dice=BUST, turns_left=1, turn=3), SEATS)
    assert gauge.following is not None
    assert gauge.following.name == ""
    assert words.gauge_sentence(gauge) == "That was the last turn. Cem wins with 3100."
    tied = gauge_of(state(points=(5200, 1800, 5200, 2900), dice=BUST, turns_left=1, turn=3), SEATS).following
    assert tied is not None
    assert words.next_text(tied) == "Ada and Cem share the win with 5200."


def test_only_the_lane_on_turn_has_points_that_are_not_written() -> None:
    lanes = lanes_of(state(dice=(5, 2, 4), chosen=(0,), asides=(Aside((3, 3, 3), 300),)), SEATS)
    assert [lane.gain for lane in lanes] == [0, 350, 0, 0]
    assert [lane.is_current for lane in lanes] == [False, True, False, False]
    assert [lane.points for lane in lanes] == [2350, 1800, 3100, 2900]


@pytest.mark.rule("T4")
def test_missed_turn_takes_the_points_off_the_lane() -> None:
    lanes = lanes_of(state(dice=BUST, carried=500), SEATS)
    assert [lane.gain for lane in lanes] == [0, 0, 0, 0]


@pytest.mark.rule("T12")
def test_last_throws_tell_who_still_plays_in_their_order() -> None:
    position = state(points=(5200, 1800, 3100, 2900), turn=5, turns_left=3)
    last = last_throws_of(position, SEATS)
    assert last == LastThrows(("Ada",), 5200, ("Cem", "Dora"), "Ben", to_tie=3400, needed=450)
    assert [lane.is_done for lane in lanes_of(position, SEATS)] == [True, False, False, False]
    text = "Ada has 5200. Ben draws level with 3400 and leads with more."
    assert [words.last_throws_text(last, detail) for detail in range(3)] == [
        text,
        f"{text} With a tie you share the win.",
        f"{text} Then Cem and Dora. With a tie you share the win.",
    ]


@pytest.mark.rule("T8", "T12")
def test_last_throws_tell_exactly_what_draws_level_and_what_leads() -> None:
    position = state(points=(5200, 1800, 4850, 2900), turn=6, turns_left=2)
    for collected, needed, text, tie in (
        (0, 350, "Cem draws level with 350 and leads with more.", 0),
        (400, 450, "Cem takes the lead with 450.", 0),
    ):
        now = msgspec.structs.replace(position, last_collected=collected)
        last, gauge = last_throws_of(now, SEATS), gauge_of(now, SEATS)
        assert last is not None
        assert (last.to_tie, last.needed) == (350, needed)
        assert text in words.last_throws_text(last)
        assert gauge.tie == tie  # the bar stands there, or beyond
    behind = gauge_of(msgspec.structs.replace(position, points=(5200, 1800, 3100, 2900)), SEATS)
    assert behind.tie == 2100
    assert "Level 2100" in words.gauge_sentence(behind)


@pytest.mark.rule("T8", "T12", "T13")
def test_a_tie_is_only_told_of_while_somebody_can_bring_it() -> None:
    last = state(points=(5200, 1800, 3100, 4850), turn=7, turns_left=1)
    for collected, text in (
        (0, "Ada has 5200. Dora draws level with 350 and leads with more. With a tie you share the win."),
        (400, "Ada has 5200. Dora takes the lead with 450."),  # the bar leaves no tie to the last one
    ):
        now = last_throws_of(msgspec.structs.replace(last, last_collected=collected), SEATS)
        assert now is not None
        assert words.last_throws_text(now) == text
    before = state(points=(5200, 1800, 4850, 2900), turn=6, turns_left=2, last_collected=400)
    waiting = last_throws_of(before, SEATS)
    assert waiting is not None
    assert words.last_throws_text(waiting).endswith("Then Dora. With a tie you share the win.")


@pytest.mark.rule("T12")
def test_who_has_missed_the_turn_plays_no_more() -> None:
    last = last_throws_of(state(points=(5200, 1800, 3100, 2900), dice=BUST, turn=6, turns_left=2), SEATS)
    assert last == LastThrows(("Ada",), 5200, ("Dora",))
    over = last_throws_of(state(points=(5200, 1800, 3100, 2900), dice=BUST, turn=7, turns_left=1), SEATS)
    assert over == LastThrows(("Ada",), 5200, ())
    assert words.last_throws_text(over) == "Ada has 5200."


@pytest.mark.rule("T12", "T13")
def test_last_throws_name_who_leads_now() -> None:
    overtaken = last_throws_of(state(points=(5200, 5400, 3100, 2900), turn=6, turns_left=2), SEATS)
    assert overtaken == LastThrows(("Ben",), 5400, ("Dora",), "Cem", to_tie=2300, needed=450)
    tied = last_throws_of(state(points=(5200, 5200, 3100, 2900), turn=6, turns_left=2), SEATS)
    assert tied is not None
    assert words.last_throws_text(tied).startswith("Ada and Ben have 5200. Cem draws level with 2100")


def test_no_last_throws_before_the_target_or_after_the_end() -> None:
    assert last_throws_of(state(), SEATS) is None
    assert last_throws_of(state(turns_left=0, turn=4), SEATS) is None


@pytest.mark.rule("T9")
def test_strikes_are_those_of_the_seat_on_turn_with_what_they_cost() -> None:
    note = strike_note_of(state(strikes=(2, 1, 0, 0)), SEATS)
    assert note == StrikeNote("Ben", 1, 3, "zero", 1000)
    assert words.strike_lead(note) == "Ben has 1 strike."
    assert words.strike_text(note) == "Three in a row set the score to 0."
    missed = strike_note_of(state(strikes=(2, 1, 0, 0), dice=BUST), SEATS)
    assert missed is not None
    assert words.strike_lead(missed) == "Ben has 2 strikes."
    none = strike_note_of(state(), SEATS)
    assert none is not None
    assert words.strike_lead(none) == "Ben has no strike."


@pytest.mark.rule("T14")
@pytest.mark.parametrize(
    ("strikes", "text"),
    [
        (Strikes(3, "minus", 1000), "Three in a row cost 1000 points."),
        (Strikes(9, "minus", 12_000), "Nine in a row cost 12,000 points."),
        (Strikes(1, "minus", 500), "Every strike costs 500 points."),
        (Strikes(1, "zero"), "Every strike sets the score to 0."),
    ],
)
def test_strikes_say_what_they_cost(strikes: Strikes, text: str) -> None:
    note = strike_note_of(state(msgspec.structs.replace(SHORT, strikes=strikes)), SEATS)
    assert note is not None
    assert words.strike_text(note) == text


@pytest.mark.parametrize("strikes", [Strikes(0, "none"), Strikes(3, "none"), Strikes(0, "zero")])
def test_strikes_that_cost_nothing_are_not_mentioned(strikes: Strikes) -> None:
    position = state(msgspec.structs.replace(SHORT, strikes=strikes), dice=BUST)
    assert strike_note_of(position, SEATS) is None
    missed = miss_of(position)
    assert missed is not None
    assert missed.in_row == 0
    assert words.miss_sentence(missed) == "Farkle! No die scores. No points are lost."


@pytest.mark.rule("T4", "T9")
def test_miss_tells_what_is_lost_and_which_strike_it_is() -> None:
    assert miss_of(state(dice=(1, 2, 3, 4, 6, 6))) is None
    missed = miss_of(
        state(dice=(2, 6), asides=(Aside((3, 3, 3), 300), Aside((5,), 50)), strikes=(0, 1, 0, 0))
    )
    assert missed == Miss("farkle", 350, 450, (2, 6), strike=2, in_row=3)
    sentence = "Farkle! No die scores. 350 points are lost. Strike 2 of 3 in a row."
    assert words.miss_sentence(missed) == sentence
    assert words.miss_text(missed, rich=True) == "No die scores. <b>350 points</b> are lost."


@pytest.mark.rule("T9")
@pytest.mark.parametrize(
    ("ruleset", "points", "result"),
    [
        (SHORT, 4200, "All 4200 points are gone"),
        (SHORT, 0, "The score stays 0"),
        (FARKLE, 4200, "That costs 1000 points"),
        (FARKLE, 0, "That costs 1000 points"),
    ],
)
def test_last_strike_tells_what_it_costs(ruleset: TenThousandRuleset, points: int, result: str) -> None:
    missed = miss_of(state(ruleset, (0, points), dice=BUST, strikes=(0, 2)))
    assert missed is not None
    assert words.strike_result(missed) == result
    assert words.miss_sentence(missed).endswith(f"Strike 3. {result}.")
    # the turn had no points; only where the strike takes none either nothing at all is lost
    assert ("No points are lost" in words.miss_text(missed)) is ("stays" in result)


@pytest.mark.rule("T14")
def test_all_six_used_for_too_little_is_a_miss_of_its_own() -> None:
    ruleset = msgspec.structs.replace(SHORT, id="own-none", hot_dice="none")
    missed = miss_of(
        state(ruleset, dice=(5,), asides=(Aside((1, 1), 200), Aside((5,), 50), Aside((5, 5), 100)))
    )
    assert missed is not None
    assert (missed.kind, missed.lost, missed.needed) == ("short", 400, 450)
    assert words.miss_title(missed) == "Not enough"
    assert words.miss_text(missed) == "All six are used, but 400 is not enough for 450."


def test_model_tells_only_the_lanes_that_differ() -> None:
    model = RaceModel()
    shown, reset, changed = (
        QSignalSpy(signal) for signal in (model.shown, model.modelReset, model.dataChanged)
    )
    model.show(state(), SEATS)
    assert (shown.count(), reset.count(), changed.count()) == (1, 1, 0)
    model.show(state(), SEATS)
    assert (shown.count(), reset.count(), changed.count()) == (2, 1, 0)
    model.show(state(carried=300), SEATS)
    assert (shown.count(), reset.count(), changed.count()) == (3, 1, 1)
    assert changed.at(0)[0].row() == 1
    model.show(state(FARKLE), SEATS)
    assert reset.count() == 2
    assert (model.target, model.rules) == (10_000, "Farkle")


def test_model_has_a_row_a_seat_that_screen_readers_can_read() -> None:
    model = RaceModel()
    assert (model.rowCount(), model.target, model.rules) == (0, 0, "")
    model.show(state(carried=300, strikes=(0, 1, 0, 0), turns_left=3, turn=1), SEATS)
    assert model.rowCount() == 4
    assert model.data(QModelIndex()) is None
    index = model.index(1)
    assert index.data() == "Ben"
    assert index.data(RaceRole.LANE) == model.lanes[1]
    sentence = "Ben: 1800 of 5000 points, 300 more in this turn, 1 of 3 strikes, is playing"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == sentence
    done = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert done == "Ada: 2350 of 5000 points, 0 of 3 strikes, has no turn any more"


@pytest.mark.rule("T9")
@pytest.mark.parametrize(
    ("in_row", "english", "german"),
    [(1, "of 1 strike", "von 1 Strich"), (3, "of 3 strikes", "von 3 Strichen")],
)
def test_a_lane_counts_its_strikes(in_row: int, english: str, german: str) -> None:
    ruleset = msgspec.structs.replace(SHORT, strikes=Strikes(in_row, "zero"))
    (lane, *_) = lanes_of(state(ruleset), SEATS)
    for language, text in (("en", f"0 {english}"), ("de", f"0 {german}")):
        with installed(Words(language)):
            assert text in words.lane_sentence(lane, 5000).split(", ")


def test_numbers_have_a_separator_from_ten_thousand_on() -> None:
    numbers = (0, 9950, 10_000, 1_234_500, -500, -12_000)
    english = [number_text(number) for number in numbers]
    assert english == ["0", "9950", "10,000", "1,234,500", "\N{MINUS SIGN}500", "\N{MINUS SIGN}12,000"]
    with installed(Words("de")):
        german = [number_text(number) for number in numbers[2:4]]
    assert german == ["10.000", "1.234.500"]


def test_german_sentences() -> None:
    with installed(Words("de")):
        position = state(points=(0, 4200, 5200, 0), strikes=(0, 2, 0, 0), dice=BUST, carried=350)
        missed, note = miss_of(position), strike_note_of(position, SEATS)
        assert missed is not None
        assert note is not None
        assert words.miss_sentence(missed) == (
            "Farkle! Kein Würfel zählt. 350 Punkte sind verloren. 3. Strich. Alle 4200 Punkte sind weg."
        )
        assert words.strike_lead(note) == "Ben hat 3 Striche."
        assert words.strike_text(note) == "Drei hintereinander setzen die Punkte auf 0."
        last = LastThrows(("Cem",), 5200, ("Dora", "Ben"))
        assert f"{words.last_throws_lead()} {words.last_throws_text(last)}" == (
            "Nachwurf: Cem hat 5200. Noch Dora und Ben. Bei Gleichstand teilt ihr den Sieg."
        )


def test_who_gave_up_leads_nobody_and_has_no_more_throws() -> None:
    """T12: after somebody gave up, the lead is that of those who play on."""
    position = state(points=(5200, 1800, 4850, 5300), turn=5, turns_left=3)
    assert last_throws_of(position, SEATS) == LastThrows(("Dora",), 5300, ("Cem", "Dora"), "Ben", 3500, 450)
    left = position.child(Resign(3))
    assert last_throws_of(left, SEATS) == LastThrows(("Ada",), 5200, ("Cem",), "Ben", 3400, 450)
    assert [lane.is_done for lane in lanes_of(left, SEATS)] == [True, False, False, True]
