"""The board of 10.000 in the real window, by clicks and keys: set aside, roll on, collect, miss, end."""

from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.models.numbers import percent_text
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.question import Question
from dicegames.ui.doubt import Doubt
from ui.tenthousand_window import (
    ALONE,
    BUST,
    FIRST,
    THREE,
    banner,
    card,
    gauge,
    own,
    primary,
    said,
    secondary,
    table,
    tray_of,
    words,
)
from windows import TenThousandDriver

CTRL = Qt.KeyboardModifier.ControlModifier
MOVING = Settings(motion="full")
EASY = {"bar": Bar(0, False, 0)}  # whatever was set aside may be collected


# --- setting aside


@pytest.mark.rule("T2", "T7")
def test_a_tap_takes_what_scores_and_puts_it_back(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_die(3)  # a 1, alone
        assert driver.state.chosen_faces == (1,)
        driver.tap_die(1)  # a 3 counts nothing alone: its triple comes
        assert driver.state.chosen == (True, True, True, True, False, False)
        assert driver.state.turn_points == 400
        driver.tap_die(0)  # and goes back as one
        assert driver.state.chosen == (False, False, False, True, False, False)
        driver.tap_die(3)
        assert not any(driver.state.chosen)


@pytest.mark.rule("T7")
def test_of_four_equal_ones_one_alone_goes_back(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 1, 1, 1, 2, 3)) as driver:
        driver.roll()
        driver.tap_primary()
        assert driver.state.turn_points == 2000
        driver.tap_die(2)
        assert driver.state.turn_points == 1000
        driver.tap_die(2)
        assert driver.state.turn_points == 2000


@pytest.mark.rule("T7")
def test_a_die_that_does_not_count_is_refused_with_the_reason(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_die(5)
        assert not any(driver.state.chosen)
        assert said(driver) == "This die scores nothing in this roll."
        driver.key(Qt.Key.Key_6)
        assert said(driver) == "This die scores nothing in this roll."
        driver.tap_die(4)  # what follows is no longer about the refusal
        assert driver.state.chosen_faces == (5,)
        assert said(driver) == "Take 1 3 3 3 too (+400), or roll on."


@pytest.mark.rule("T2", "T3", "T8")
def test_all_that_scores_is_taken_by_the_button_or_its_key(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (5, 5, 2, 3, 4, 6)) as driver:
        driver.roll()
        assert primary(driver) == ("Take all", "Total 450, 1 die is left")
        assert secondary(driver) == ("Collect", "from 350 on, 350 to go", False)
        driver.tap_primary()
        assert driver.state.turn_points == 450
        assert primary(driver) == ("Roll on", "1 die, Farkle 67%")
        assert secondary(driver) == ("Collect", "450 points", True)
        driver.tap_secondary()
        assert driver.state.points == (450, 0)
        assert driver.state.seat == 1
        driver.key(Qt.Key.Key_Space)
        driver.key(Qt.Key.Key_T)
        assert driver.state.chosen_faces == (5, 5)
        assert secondary(driver) == ("Collect", "from 500 on, 400 to go", False)
        assert gauge(driver).startswith("400 to go to the bar of 500")
        driver.key(Qt.Key.Key_T)  # nothing is left to take
        assert driver.state.chosen_faces == (5, 5)


@pytest.mark.rule("T8")
def test_enter_collects_only_what_may_be_collected(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.key(Qt.Key.Key_Return)  # nothing was rolled: no harm
        driver.roll()
        driver.key(Qt.Key.Key_4)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.seat == 0
        assert said(driver) == "250 to go to the bar of 350, then you can collect."
        driver.key(Qt.Key.Key_1)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.points == (400, 0)
        assert driver.state.seat == 1


@pytest.mark.parametrize("ruleset", PRESETS, ids=lambda ruleset: ruleset.id)
def test_rolling_on_names_the_exact_chance(tmp_path: Path, qtbot: QtBot, ruleset: TenThousandRuleset) -> None:
    scoring = scoring_of(ruleset.values)
    rolls = ((1, 2, 2, 3, 4, 6), (1, 2, 2, 3, 4), (1, 2, 2, 3), (1, 2, 3), (1, 2), (1,))
    with table(tmp_path, *rolls, ruleset=ruleset) as driver:
        for left in (5, 4, 3, 2, 1, 6):
            driver.roll()
            driver.key(Qt.Key.Key_1)
            assert driver.state.free_count == left
            dice = "1 die" if left == 1 else f"{left} dice"
            chance = percent_text(scoring.bust_chance(left))
            assert primary(driver) == ("Roll on", f"{dice}, Farkle {chance}")
            assert driver.state.bust_chance == scoring.bust_chance(left)
        if ruleset == SHORT:
            assert scoring.bust_chance(2) == Fraction(4, 9)


@pytest.mark.rule("T7")
def test_dice_that_score_nothing_together_are_put_back_by_the_button(tmp_path: Path, qtbot: QtBot) -> None:
    poor = own(values=Values(three_pairs=50))  # the pair of 3 scores only in them, and they aren't worth it
    with table(tmp_path, (1, 1, 3, 3, 5, 5), ruleset=poor) as driver:
        driver.roll()
        driver.tap_die(2)
        assert said(driver) == "These dice score nothing together."
        assert primary(driver) == ("Put back", "what scores nothing")
        driver.roll()
        assert driver.state.rolls == 1
        driver.tap_primary()
        assert not any(driver.state.chosen)
        driver.tap_primary()
        assert driver.state.chosen_faces == (1, 1, 5, 5)


# --- double presses, motion, what gives nothing away


def test_a_double_click_on_take_all_does_not_roll(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2,)) as driver:
        driver.roll()
        button = driver.table.bar.primary
        driver.clock.now += 1000
        for _ in range(2):
            driver.click(button)
        assert (driver.state.rolls, driver.state.turn_points) == (1, 450)
        driver.clock.now += 1000
        driver.click(button)
        assert driver.state.rolls == 2


def test_nothing_tells_a_farkle_while_the_dice_tumble(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), settings=MOVING) as driver:
        driver.roll()
        driver.board.finish_motion()
        driver.key(Qt.Key.Key_1)
        before = [label.text() for label in driver.tray._heading.findChildren(type(driver.tray._hint))]
        strip = [card.accessibleName() for card in driver.table.strip.cards]
        line, points = driver.table.bar.log_line.line, driver.board.panel.gauge.gauge.points
        driver.roll()
        assert tray_of(driver).is_tumbling
        assert driver.state.is_bust
        assert card(driver) == ""
        assert said(driver) == "The dice are rolling."
        assert words(driver.table.bar.primary) == ("Dice are rolling", "One moment")
        assert not driver.table.bar.primary.isEnabled()
        assert not driver.table.bar.secondary.isVisible()
        assert [card.accessibleName() for card in driver.table.strip.cards] == strip
        assert driver.table.bar.log_line.line == line
        assert driver.board.panel.gauge.gauge.points == points == 300
        assert driver.board.panel.gauge.gauge.following is None
        assert not tray_of(driver).marks.isVisible()
        told = [label.text() for label in driver.tray._heading.findChildren(type(driver.tray._hint))]
        assert told != before
        assert not any("scores" in text for text in told)
        undo = driver.table.header.undo
        shown = (undo.isEnabled(), undo.toolTip())
        driver.board.finish_motion()
        assert (undo.isEnabled(), undo.toolTip()) == shown
        assert "No die scores" in card(driver)
        assert primary(driver) == ("On to Ben", "")


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_Return])
def test_a_press_during_a_throw_only_shows_the_dice(tmp_path: Path, qtbot: QtBot, key: Qt.Key) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), settings=MOVING) as driver:
        driver.roll()
        assert tray_of(driver).is_tumbling
        driver.key(key)
        assert not tray_of(driver).is_tumbling
        assert driver.state.rolls == 1
        assert not any(driver.state.chosen)


@pytest.mark.parametrize("motion", ["full", "reduced", "off"])
def test_a_tap_during_motion_ends_it_and_counts(tmp_path: Path, qtbot: QtBot, motion: str) -> None:
    settings = msgspec.structs.replace(MOVING, motion=motion)
    with table(tmp_path, (1, 1, 1, 5, 5, 5), (2, 2, 3, 3, 4, 6), settings=settings) as driver:
        driver.roll()
        assert tray_of(driver).is_tumbling is (motion != "off")
        driver.key(Qt.Key.Key_1)
        assert not tray_of(driver).is_tumbling
        assert driver.state.chosen[0]
        driver.key(Qt.Key.Key_2)  # while the first die glides and the gauge grows
        driver.key(Qt.Key.Key_T)
        assert driver.state.is_hot
        assert driver.board.panel.gauge.gauge.points == 3000
        driver.roll()  # while the ring of hot dice runs
        assert driver.state.carried == 3000
        driver.key(Qt.Key.Key_Space)
        assert card(driver)
        driver.key(Qt.Key.Key_Return)  # while the card fades in
        assert driver.state.seat == 1
        assert card(driver) == ""


# --- hot dice, misses, strikes


@pytest.mark.rule("T10", "T14")
@pytest.mark.parametrize("rule", ["may", "must", "none"])
def test_hot_dice_are_celebrated_and_offered_as_the_rules_say(
    tmp_path: Path, qtbot: QtBot, rule: str
) -> None:
    ruleset = own(hot_dice=rule)
    with table(tmp_path, (1, 2, 3, 4, 5, 6), (1, 2, 2, 3, 4, 6), ruleset=ruleset) as driver:
        driver.roll()
        assert primary(driver) == ("Take all", "Total 3000, all six used")
        driver.tap_primary()
        assert tray_of(driver).marks.chip_center is not None
        if rule == "none":
            assert primary(driver) == ("Collect", "3000 points")
            assert not driver.table.bar.secondary.isVisible()
            assert said(driver) == "All six dice are used."
            driver.tap_primary()
            assert driver.state.points == (3000, 0)
            return
        assert primary(driver) == ("Roll on", "6 dice, Farkle 2%")
        if rule == "must":
            assert secondary(driver) == ("Collect", "after all six you must roll on", False)
            assert said(driver) == "All six dice are used: roll all six again."
        else:
            assert secondary(driver) == ("Collect", "3000 points", True)
        driver.roll()
        assert (driver.state.carried, len(driver.state.dice)) == (3000, 6)
        assert tray_of(driver).marks.chip_center is None


@pytest.mark.rule("T4", "T8", "T9")
def test_a_farkle_says_what_is_lost_and_hands_on(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), seats=THREE) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.roll()
        text = card(driver)
        assert "300 points are lost" in text
        assert "Strike 1" in text
        assert said(driver) == "Ben is next."
        assert primary(driver) == ("On to Ben", "")
        for index in range(3):
            driver.tap_die(index)
        driver.key(Qt.Key.Key_T)
        driver.roll()
        assert driver.state.rolls == 2  # neither dice nor cup do anything now
        driver.tap_primary()
        assert card(driver) == ""
        assert (driver.state.seat, driver.state.strikes) == (1, (1, 0, 0))
        assert driver.table.strip.cards[0].view.strikes == (1, 3)


@pytest.mark.rule("T9", "T14")
def test_the_third_strike_costs_what_the_rules_say(tmp_path: Path, qtbot: QtBot) -> None:
    minus = own(strikes=Strikes(3, "minus", 500))
    with table(tmp_path, BUST, BUST, BUST, ruleset=minus, seats=ALONE) as driver:
        for _ in range(3):
            driver.roll()
            assert primary(driver) == ("Go on", "")
            last = card(driver)
            driver.key(Qt.Key.Key_Return)
        assert "500 points" in last
        assert driver.state.points == (-500,)
        assert "-500" in driver.table.strip.cards[0].accessibleName().replace("−", "-")


@pytest.mark.rule("T14")
def test_without_strikes_nothing_is_said_of_them(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, BUST, ruleset=own(strikes=Strikes(0, "none", 0))) as driver:
        driver.roll()
        assert card(driver)
        assert "trike" not in card(driver)
        assert driver.table.strip.cards[0].view.strikes is None


@pytest.mark.rule("T14")
def test_all_six_used_for_too_little_is_a_missed_turn(tmp_path: Path, qtbot: QtBot) -> None:
    high = own(hot_dice="none", bar=Bar(2000, False, 0))
    with table(tmp_path, (1, 1, 5, 5, 2, 3), (5, 2), (5,), ruleset=high) as driver:
        for points in (300, 350):
            driver.roll()
            driver.tap_primary()
            assert driver.state.turn_points == points
        driver.roll()
        assert driver.state.is_missed
        assert not driver.state.is_bust
        assert "not enough for 2000" in card(driver)
        driver.tap_primary()
        assert driver.state.seat == 1


# --- what is needed


@pytest.mark.rule("T14")
def test_the_gauge_names_the_greatest_demand(tmp_path: Path, qtbot: QtBot) -> None:
    cases = {
        FARKLE: "To open: 500",
        CLASSIC10000: "At least 350 a turn",
        own(**EASY): "No minimum",
        own(bar=Bar(400, False, 0)): "Fixed bar: 400",
        SHORT: "Start: 350",
    }
    for number, (ruleset, source) in enumerate(cases.items()):
        with table(tmp_path / str(number), (5, 2, 2, 3, 4, 6), ruleset=ruleset) as driver:
            assert source in gauge(driver)
            driver.roll()
            driver.tap_primary()
            assert secondary(driver)[2] is (ruleset.bar_after(0) == 0 and source == "No minimum")


@pytest.mark.rule("T8")
def test_the_bar_of_the_next_is_told_with_where_it_comes_from(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (2, 2, 2, 2, 1, 1), BUST) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.state.points == (600, 0)
        assert "Player before: 600 + 50" in gauge(driver)
        driver.roll()
        driver.key(Qt.Key.Key_Return)
        assert "After a Farkle: 350" in gauge(driver)


# --- last throws and the end


@pytest.mark.rule("T11", "T12", "T13")
def test_last_throws_are_announced_until_the_result(tmp_path: Path, qtbot: QtBot) -> None:
    rolls = ((1, 2, 3, 4, 5, 6), BUST, (1, 2, 3, 4, 5, 6))
    with table(tmp_path, *rolls, ruleset=own(target=3000), seats=THREE) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert banner(driver) == (
            "Last throws: Ada has 3000. Ben takes the lead with 3050. Then Cem. With a tie you share the win."
        )
        driver.roll()
        assert primary(driver) == ("On to Cem", "")
        assert "Ben" not in banner(driver)
        driver.tap_primary()
        assert "Cem draws level with 3000 and leads with more." in banner(driver)
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.state.is_over
        assert driver.table.result.isVisible()
        assert driver.state.points == (3000, 0, 3000)


@pytest.mark.rule("T12")
def test_the_last_missed_turn_leads_to_the_result(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6), BUST, ruleset=own(target=3000)) as driver:
        driver.roll()
        driver.tap_primary()
        driver.key(Qt.Key.Key_Return)
        driver.roll()
        assert said(driver) == "That was the last turn."
        assert primary(driver) == ("To the result", "")
        driver.tap_primary()
        assert driver.table.result.isVisible()


@pytest.mark.rule("T12")
def test_alone_the_target_ends_the_game_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6), ruleset=own(target=3000), seats=ALONE) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_T)
        driver.key(Qt.Key.Key_Return)
        assert driver.state.is_over
        assert driver.table.result.isVisible()


# --- undo, hand-over, typed dice


def test_undo_and_redo_go_through_what_was_set_aside(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.tap_die(3)
        driver.click(driver.table.header.undo)
        assert driver.state.turn_points == 300
        driver.key(Qt.Key.Key_Z, CTRL)
        assert driver.state.turn_points == 0
        assert primary(driver)[0] == "Take all"
        driver.key(Qt.Key.Key_Y, CTRL)
        driver.key(Qt.Key.Key_Y, CTRL)
        assert driver.state.turn_points == 400
        assert not driver.table.can_redo


def test_undo_takes_a_collected_turn_back(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        driver.key(Qt.Key.Key_Z, CTRL)
        assert (driver.state.seat, driver.state.points, driver.state.turn_points) == (0, (0, 0), 450)
        assert driver.table.strip.cards[0].shown_total == 0


def test_undo_past_a_farkle_asks_first(tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def ask(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        asked.append(words().title)
        return True

    monkeypatch.setattr(Question, "ask", staticmethod(ask))
    with table(tmp_path, FIRST, (2, 4, 6)) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.roll()
        assert card(driver)
        driver.key(Qt.Key.Key_Z, CTRL)
        assert len(asked) == 1
        assert card(driver) == ""
        assert driver.state.turn_points == 300
        driver.roll()  # the same dice come again
        assert driver.state.is_bust
        assert card(driver)


def test_the_hand_over_card_waits_between_two_people(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, BUST, options=TableOptions()) as driver:
        driver.click(driver.table.handover.button)
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert driver.table.handover.is_open
        rolls = driver.state.rolls
        QTest.keyClick(driver.table, Qt.Key.Key_R)
        assert driver.state.rolls == rolls
        driver.click(driver.table.handover.button)
        driver.roll()
        assert (driver.state.seat, driver.state.rolls) == (1, 1)


def test_real_dice_are_typed_for_as_many_as_are_thrown(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(handover=False, dice="typed")
    with table(tmp_path, options=options) as driver:
        for faces in (FIRST, (5, 2), (1,)):
            driver.roll()
            pad = driver.table.typed_pad
            assert pad.is_open
            for face in faces:
                driver.click(pad.face_buttons[face - 1])
            driver.click(pad.take)
            assert not pad.is_open
            assert driver.state.dice == faces
            if faces == FIRST:
                driver.tap_die(0)
                driver.tap_die(3)
            elif faces == (5, 2):
                driver.tap_die(0)
        assert driver.state.rolls == 3


def test_the_card_shows_the_lost_dice_and_the_cloth_does_not(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6), BUST) as driver:
        driver.roll()
        assert {die._opacity for die in driver.tray.dice} == {1.0}
        driver.tap_die(0)
        driver.roll()
        assert driver.board.card.shows_dice
        assert {die._opacity for die in driver.tray.dice} == {0.0}
        driver.tap_primary()
        assert not driver.board.card.shows_dice
        driver.roll()
        assert driver.board.card.shows_dice


# --- motion


def running(driver: TenThousandDriver) -> list[str]:
    """Return what moves or ticks in the window."""
    window = driver.window
    moving = QAbstractAnimation.State.Running
    found: list[QObject] = [run for run in window.findChildren(QAbstractAnimation) if run.state() == moving]
    found += [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    return [f"{type(child).__name__} of {type(child.parent()).__name__}" for child in found]


@pytest.mark.parametrize("motion", ["full", "reduced", "off"])
def test_everything_comes_to_rest(tmp_path: Path, qtbot: QtBot, motion: str) -> None:
    settings = msgspec.structs.replace(MOVING, motion=motion)
    rolls = ((1, 2, 3, 4, 5, 6), BUST, (1, 1, 1, 2, 2, 3))
    with table(tmp_path, *rolls, settings=settings) as driver:

        def rest() -> None:
            qtbot.waitUntil(lambda: running(driver) == [], timeout=4_000)

        rest()
        driver.roll()
        assert bool(running(driver)) is (motion != "off")
        rest()
        assert not tray_of(driver).is_tumbling
        driver.key(Qt.Key.Key_T)
        assert driver.board.panel.gauge.gauge.points == 3000
        rest()
        assert driver.board.panel.gauge.shown_points == 3000
        assert not tray_of(driver).is_celebrating
        driver.roll()
        rest()
        assert card(driver)
        driver.key(Qt.Key.Key_Return)
        rest()
        driver.roll()
        rest()
        driver.key(Qt.Key.Key_T)
        driver.key(Qt.Key.Key_Return)
        rest()
        assert driver.state.points == (0, 1000)
        assert driver.table.strip.cards[1].shown_total == 1000


@pytest.mark.rule("T10")
def test_points_of_all_earlier_sixes_are_named_together(tmp_path: Path, qtbot: QtBot) -> None:
    straight = (1, 2, 3, 4, 5, 6)
    with table(tmp_path, straight, straight, (1, 2, 2, 3, 4, 6)) as driver:
        for _ in range(2):
            driver.roll()
            driver.tap_primary()
        driver.roll()
        driver.tap_die(0)
        assert tray_of(driver).rail.accessibleDescription() == "So far = 6000; 1 = 100. Total: 6100."
        assert secondary(driver) == ("Collect", "6100 points", True)


# --- what is barred


def test_a_refusal_follows_the_language(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_4)

        def speak(language: str) -> None:
            settings = msgspec.structs.replace(driver.window.settings, language=language)
            driver.window._change_settings(settings)
            driver.settle()

        for press in (driver.tap_secondary, lambda: driver.key(Qt.Key.Key_Return)):
            speak("en")
            press()
            assert said(driver) == "250 to go to the bar of 350, then you can collect."
            speak("de")
            german = said(driver)
            assert german.startswith("Noch 250")
            press()
            assert said(driver) == german
        driver.tap_die(5)
        german = said(driver)
        speak("en")
        assert said(driver) == "This die scores nothing in this roll."
        speak("de")
        assert said(driver) == german != "This die scores nothing in this roll."


def test_screen_readers_hear_what_is_barred_and_why(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_4)
        button = driver.table.bar.secondary
        assert button.accessibleName() == "Collect"
        barred = "Barred: 250 to go to the bar of 350, then you can collect."
        assert button.accessibleDescription() == barred
        driver.key(Qt.Key.Key_1)
        assert button.accessibleDescription() == "400 points"


@pytest.mark.parametrize("size", [(1280, 800), (800, 480)])
def test_the_focus_ring_goes_round_the_tag_of_a_combination(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    with table(tmp_path, (3, 3, 3, 1, 5, 6), size=size) as driver:
        driver.roll()
        tray = driver.board.tray
        for index, is_tagged in enumerate((True, True, True, True, True, False)):
            die = tray.dice[index]
            die.setFocus(Qt.FocusReason.TabFocusReason)
            frame = die._ring._frame
            assert frame is not None
            bottom = tray.mapFrom(driver.window, frame.geometry().bottomLeft()).y()
            end = tray._marks.tag_bottom(tray._placed().places[index])
            assert (end is not None) is is_tagged
            if end is not None:
                assert bottom - 7 >= int(end) - 1  # gap and ring take seven pixels
