"""The table of 10.000 in every window: sizes, languages, many people, menus and the keyboard's way."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import (
    SHORT,
)
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look
from ui.page_help import cut_off, key_rows, make_look
from ui.tenthousand_window import FIRST, banner, card, gauge, own, said, table, tray_of, words
from windows import TWO, TenThousandDriver, open_window

SIZES = [(1280, 800), (800, 480), (768, 1024), (960, 640)]


def test_a_new_die_has_no_ring_that_looks_like_a_scoring_one(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6)) as driver:
        driver.roll()
        assert not any(die.is_fresh for die in driver.tray.dice)
        driver.tap_die(0)
        driver.roll()
        assert card(driver)
        assert not any(die.is_fresh for die in driver.tray.dice)


def test_short_names_are_whole_on_low_cards(tmp_path: Path, qtbot: QtBot, look: Look) -> None:
    pictures = []
    for name in ("Gustaf", "Gustav"):  # the end of a name that is cut makes no difference
        seats = (TWO[0], Seat(name, "teal"), TWO[1], Seat("Dora", "pink"))
        with table(tmp_path / name, seats=seats, size=(800, 480)) as driver:
            pictures.append(driver.table.strip.cards[1].grab().toImage())
    assert pictures[0] != pictures[1]


def test_long_messages_keep_off_the_edge_of_a_low_bar(tmp_path: Path, qtbot: QtBot, look: Look) -> None:
    with table(tmp_path, (1, 2, 3, 4, 5, 6), size=(800, 480), language="de") as driver:
        driver.roll()
        driver.tap_primary()
        assert said(driver) == "Alle sechs verwertet. Sammle ein oder würfle alle sechs nochmal."
        bar = driver.table.bar
        line = bar.log_line.words_rect().translated(bar.log_line.geometry().topLeft())
        assert bar.message.geometry().top() >= 4
        assert line.bottom() <= bar.height() - 4
        driver.tap_die(5)
        driver.tap_die(4)
        assert said(driver) == "Nimm 1 2 3 4 6 dazu (+2950) oder würfle weiter."
        assert bar.message.height() < 30  # smaller letters make it one line


def test_the_language_changes_in_the_middle_of_a_turn(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, (2, 4, 6)) as driver:
        driver.roll()
        driver.tap_primary()
        settings = msgspec.structs.replace(driver.window._settings, language="de")
        driver.window._change_settings(settings)
        QCoreApplication.processEvents()
        assert words(driver.table.bar.secondary) == ("Einsammeln", "450 Punkte")
        assert words(driver.table.bar.primary)[0] == "Weiterwürfeln"
        assert driver.board.overview_name() == "Rennen"
        assert driver.window.menus.overview.text() == "&Rennen"
        assert gauge(driver).startswith("Latte 350 erreicht")
        assert tray_of(driver)._heading.findChildren(type(driver.tray._hint))[0].text() == (
            "1. Wurf in diesem Zug"
        )


def test_the_window_is_resized_in_the_middle_of_a_turn(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.tap_die(0)
        for size in (*SIZES, *reversed(SIZES)):
            driver.window.resize(*size)
            QCoreApplication.processEvents()
            assert driver.board.race_button.isVisible() is (size == (800, 480))
            assert driver.window.menus.overview.isEnabled() is (size == (800, 480))
            assert cut_off(driver.table) == []
            assert driver.state.turn_points == 300
            driver.tap_die(3)
            driver.tap_die(3)
            assert driver.state.chosen == (True, True, True, False, False, False)


def test_the_race_opens_over_small_windows_only(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, size=(800, 480)) as driver:
        assert driver.window.desk is not None
        controller = driver.window.desk.controller
        for opens in (True, False):
            if opens:
                driver.click(driver.board.race_button)
            else:
                driver.key(Qt.Key.Key_A)
            drawer = driver.board.drawer
            assert drawer is not None
            assert drawer.isVisible()
            assert controller.is_held
            driver.key(Qt.Key.Key_Escape)
            assert not drawer.isVisible()
            assert not controller.is_held
        driver.key(Qt.Key.Key_A)
        assert drawer is not None
        driver.window.resize(1280, 800)
        QCoreApplication.processEvents()
        assert not drawer.isVisible()
        assert not controller.is_held
        driver.key(Qt.Key.Key_A)
        assert not drawer.isVisible()
        driver.roll()
        assert driver.state.rolls == 1


def test_menu_and_keys_call_the_overview_as_the_game_does(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, size=(800, 480)) as driver:
        menus = driver.window.menus
        assert menus.overview.text() == "&Race"
        assert ("A", "Race") in key_rows(driver.window.help.key_groups())
        assert ("A", "All sheets") not in key_rows(driver.window.help.key_groups())
        driver.window.show_home()
        assert menus.overview.text() == "&All sheets"
        assert not menus.overview.isEnabled()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 8])
def test_every_number_of_players_fits_with_long_names(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], count: int
) -> None:
    with open_window(tmp_path, dice=ScriptedDice([FIRST, (2, 4, 6)]), size=size) as sheet:
        driver = TenThousandDriver(sheet.window)
        seats = tuple(Seat(f"Maximiliane-Alexandra {number}", SEAT_COLORS[number]) for number in range(count))
        driver.start(SHORT, seats)
        driver.roll()
        driver.tap_die(0)
        assert cut_off(driver.table) == []
        driver.roll()
        assert card(driver)
        assert cut_off(driver.table) == []
        driver.tap_primary()
        assert driver.state.turn == 1


def test_tab_goes_over_the_dice_to_the_buttons(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        stops = [*driver.tray.dice, driver.tray.cup]
        stops[0].setFocus(Qt.FocusReason.TabFocusReason)
        for stop in stops:
            assert QApplication.focusWidget() is stop
            QTest.keyClick(stop, Qt.Key.Key_Tab)
        driver.tray.dice[3].setFocus(Qt.FocusReason.TabFocusReason)
        driver.key(Qt.Key.Key_Space)  # on a die it means the die
        assert driver.state.chosen_faces == (1,)


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
def test_the_last_throws_are_named_in_low_windows(
    tmp_path: Path, qtbot: QtBot, look: Look, family: str
) -> None:
    make_look(family)
    names = ("Bartholomäus", "Christiane-Sophie", "Dorothea Wilhelmine")
    seats = tuple(Seat(name, SEAT_COLORS[at]) for at, name in enumerate(names))
    with table(
        tmp_path, (1, 2, 3, 4, 5, 6), ruleset=own(target=3000), seats=seats, size=(800, 480)
    ) as driver:
        driver.roll()
        driver.tap_primary()
        driver.tap_secondary()
        assert "Christiane-Sophie takes the lead with 3050." in banner(driver)
        panel, tray = driver.board.panel, driver.tray
        assert tray.geometry().bottom() < panel.geometry().top()
        assert panel.last_throws.height() >= panel.last_throws.heightForWidth(panel.width())
        assert cut_off(driver.table) == []


@pytest.mark.parametrize("size", SIZES)
def test_large_letters_keep_every_word(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    settings = Settings(motion="off", text_scale=1.6)
    rolls = ((3, 3, 3, 1, 5, 6), (2, 4, 6))
    with table(tmp_path, *rolls, size=size, settings=settings, language="de") as driver:
        driver.roll()
        assert cut_off(driver.table.bar) == []
        driver.tap_die(0)
        assert cut_off(driver.table.bar) == []
        message = driver.table.bar.message
        assert message.height() >= message.heightForWidth(message.width())
        assert driver.table.bar.rect().contains(message.geometry())
        driver.roll()
        assert card(driver)
        assert cut_off(driver.board.card) == []


def test_keys_are_named_where_they_are_wanted(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", show_keys=True)
    with table(tmp_path, FIRST, (2, 4, 6), size=(800, 480), settings=settings) as driver:
        bar = driver.table.bar
        assert words(bar.primary) == ("Roll", "all 6 dice · Space")
        driver.roll()
        assert words(bar.primary) == ("Take all", "Total 450, 1 die is left · T")
        assert driver.tray._hint.text() == "Dice: 1–6"
        driver.tap_die(0)
        assert driver.tray._hint.text() == "6 does not count. You can roll on with it. (1–6)"
        driver.roll()
        assert words(bar.primary) == ("On to Ben", "Enter")
        assert driver.tray._hint.text() == ""
        assert cut_off(driver.table) == []
