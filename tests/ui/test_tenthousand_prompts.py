"""What the action bar of 10.000 answers and offers: barred buttons, brass, first turns, what still lies."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.ruleset import Bar, Strikes
from dicegames.ui.look import Look
from ui.tenthousand_window import ALONE, FIRST, own, primary, said, secondary, table

FREE = own(bar=Bar(start=0, rises=False, step=0), target=1000)


@pytest.mark.rule("T8")
def test_a_barred_button_answers_with_what_is_missing(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        assert secondary(driver) == ("Collect", "from 350 on, 350 to go", False)
        for points, missing in ((0, 350), (100, 250)):
            if points:
                driver.tap_die(3)
            driver.tap_secondary()
            assert driver.state.turn_points == points
            assert driver.state.seat == 0
            assert said(driver) == f"{missing} to go to the bar of 350, then you can collect."
        driver.tap_die(0)
        assert said(driver) == "Take 5 too (+50), collect, or roll on."
        driver.tap_secondary()
        assert driver.state.points == (400, 0)


@pytest.mark.rule("T7")
def test_what_still_lies_is_named_with_what_it_adds(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6)) as driver:
        driver.roll()
        driver.tap_die(0)
        driver.tap_die(4)
        assert said(driver) == "Take 2 3 4 6 too (+2850), or roll on."
        driver.key(Qt.Key.Key_T)
        assert driver.state.turn_points == 3000


@pytest.mark.rule("T11")
def test_brass_is_on_collecting_where_it_reaches_the_target_or_the_lead(tmp_path: Path, qtbot: QtBot) -> None:
    rolls = ((1, 2, 2, 3, 3, 4), (1, 1, 1, 2, 3, 4)), ((1, 1, 1, 2, 3, 4), (1, 5, 2, 2, 3, 4))
    for number, (first, last) in enumerate(rolls):
        with table(tmp_path / str(number), first, last, ruleset=FREE) as driver:
            bar = driver.table.bar
            driver.roll()
            driver.tap_primary()
            reaches = first[:3] == (1, 1, 1)
            assert bar.secondary.is_primary is reaches
            assert bar.primary.is_primary is not reaches
            driver.tap_secondary()
            assert bar.primary.is_primary
            driver.roll()
            driver.tap_primary()
            assert bar.secondary.is_primary is not reaches  # 150 don't overtake 1000


def test_the_first_turn_of_each_explains_what_it_needs(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path / "bar", (1, 1, 1, 2, 3, 4), (2, 2, 3, 3, 4, 6)) as driver:
        assert said(driver) == "Roll. With 350 points in one turn you may collect."
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert said(driver) == "Roll. With 1050 points in one turn you may collect."
        driver.roll()
        driver.tap_primary()
        assert said(driver) == "Ada, it’s your turn."
    with table(tmp_path / "free", ruleset=FREE) as driver:
        assert said(driver) == "Roll. You may collect any points."
        assert primary(driver) == ("Roll", "all 6 dice")


@pytest.mark.rule("T4", "T9")
def test_the_card_of_a_miss_takes_the_place_of_the_cup_and_stresses_what_it_costs(
    tmp_path: Path, qtbot: QtBot, look: Look
) -> None:
    bust = (2, 2, 3, 3, 4, 6)
    rules = own(strikes=Strikes(in_row=2, penalty="minus", minus=500))
    with table(tmp_path, bust, bust, ruleset=rules, seats=ALONE) as driver:
        for strike, is_costly in ((1, False), (2, True)):
            driver.roll()
            card = driver.board.card
            assert card.miss is not None
            assert card.miss.strike == strike
            assert not driver.tray.cup.isVisible()
            assert card._result.font().bold() is is_costly
            assert driver.tray.rect().width() * 0.97 > card.width()
            driver.tap_primary()
            assert driver.tray.cup.isVisible()


@pytest.mark.rule("T8", "T14")
def test_the_gauge_explains_what_its_mark_is(tmp_path: Path, qtbot: QtBot) -> None:
    for number, (rules, text) in enumerate(
        (
            (own(), "It lies 50 above what the turn before collected; a missed turn puts it back."),
            (own(opening_minimum=500), "You are in the game with your first 500 points in one turn."),
            (FREE, "You may collect any points."),
        )
    ):
        with table(tmp_path / str(number), ruleset=rules) as driver:
            gauge = driver.board.panel.gauge
            assert text in gauge.accessibleDescription()
            assert text in gauge.toolTip()
