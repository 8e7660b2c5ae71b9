"""The board of 10.000 in the real window, by clicks and keys: set aside, roll on, motion, what is barred."""

from fractions import Fraction
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QAbstractAnimation, QObject, Qt, QTimer
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import PRESETS, SHORT, TenThousandRuleset, Values
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.models.numbers import percent_text
from dicegames.storage.settings import Settings
from ui.tenthousand_window import (
    BUST,
    FIRST,
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

MOVING = Settings(motion="full")


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
