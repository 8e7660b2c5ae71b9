"""Whole games of all four kinds played by finger alone, from the start page to the result."""

import random
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES
from dicegames.storage.library import load
from dicegames.storage.settings import LineUp, Settings
from dicegames.ui.dialogs.question import Question
from storage.listing import list_sessions
from touching import Touching, TouchingOrderCards, TouchingSheet, TouchingTenThousand
from ui.test_ordercards_game import choose, do_by_clicks
from ui.test_whole_game import best_offer, check_what_is_seen
from windows import PAIR, open_window

pytestmark = pytest.mark.usefixtures("unhurried")

ALONE = (Seat("Ada", "blue"),)


def begin(driver: Touching, game: str) -> None:
    """Begin a game from the start page."""
    window = driver.window
    driver.click(next(tile for tile in window.home.tiles if tile.game_id == game))
    driver.click(window.new_game.start_button)
    assert window.desk is not None
    if window.desk.clock is not None:
        window.desk.clock.shut_down()


def settings_of(game: str, ruleset: str, seats: tuple[Seat, ...] = ALONE) -> Settings:
    """Return settings without motion and questions, with a line-up."""
    return Settings(motion="off", language="en", confirm_zero=False, line_ups={game: LineUp(ruleset, seats)})


def check_the_end(driver: Touching, folder: Path) -> None:
    """Compare the result page with the journal."""
    final = driver.match_state
    driver.settle()
    assert driver.table.result.isVisible()
    result = driver.table.result
    driver.click(result.home if result.home.isVisible() else result.header.back)
    assert driver.window.table is None
    (session,) = list_sessions(folder / "data" / "sessions")
    assert session.state == "finished"
    assert load(session.path).match().state == final


@pytest.mark.parametrize(("game", "size"), [("penta", (800, 480)), ("fivedice", (1280, 800))])
def test_a_game_with_a_sheet(tmp_path: Path, qapp: QApplication, game: str, size: tuple[int, int]) -> None:
    ruleset = {"penta": "penta", "fivedice": "standard"}[game]
    with open_window(tmp_path, size=size, settings=settings_of(game, ruleset)) as opened:
        driver = TouchingSheet(opened.window)
        begin(driver, game)
        turns = 0
        while driver.state.outcome is None:
            driver.roll()
            most = max(driver.state.dice, key=driver.state.dice.count)
            for index, value in enumerate(driver.state.dice):
                if (value == most) is not driver.state.kept[index]:
                    driver.tap_die(index)
            if driver.state.roll_dice:
                driver.roll()
            check_what_is_seen(driver)
            offer = best_offer(driver)
            driver.tap_box(offer.box)
            assert driver.state.chosen is offer.box
            driver.tap_primary()
            turns += 1
        assert turns == len(BOXES)
        check_the_end(driver, tmp_path)


def test_a_game_of_10000(tmp_path: Path, qapp: QApplication) -> None:
    seats = (Seat("Ada", "blue"), Seat("Ben", "orange"))
    settings = settings_of("tenthousand", "short", seats)
    with open_window(tmp_path, size=(768, 1024), settings=settings) as opened:
        driver = TouchingTenThousand(opened.window)
        begin(driver, "tenthousand")
        while not driver.state.is_over:
            if driver.table.handover.is_open:
                driver.click(driver.table.handover.button)
            driver.roll()
            while not driver.state.is_missed:
                while driver.table.bar.primary.title == "Take all":
                    best = driver.state.scoring.best_aside(driver.state.dice)
                    driver.tap_die(next(die for die in best if not driver.state.chosen[die]))
                driver.clock.now += 1000
                if not driver.table.bar.secondary.is_barred:
                    driver.tap_secondary()
                    break
                driver.tap_primary()
            else:
                driver.tap_primary()
        check_the_end(driver, tmp_path)


def test_a_game_of_order_cards(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Question, "ask", lambda *texts: True)
    chance = random.Random(5)
    settings = settings_of("ordercards", "standard", PAIR)
    with open_window(tmp_path, size=(800, 480), settings=settings) as opened:
        driver = TouchingOrderCards(opened.window)
        begin(driver, "ordercards")
        while not driver.state.is_over:
            if driver.table.handover.is_open:
                driver.click(driver.table.handover.button)
            action = choose(driver.state, chance)
            do_by_clicks(driver, action)
            assert driver.tray.carried == ()
        assert tuple(card.shown_total for card in driver.table.strip.cards) == driver.state.scores()
        driver.table.result.scoring.finish()
        check_the_end(driver, tmp_path)
