"""The table of Order Cards in every window: sizes, languages, players, large letters, the keyboard's way."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look
from ui.ordercards_window import (
    BONUS,
    FOUR,
    ONE,
    PAIR_CARD,
    chip,
    end_turn,
    lit,
    placed,
    primary,
    roll_out,
    said,
    secondary,
    table,
    views,
)
from ui.page_help import cut_off, key_rows, make_look
from windows import OrderCardsDriver

SIZES = [(1280, 800), (800, 480), (768, 1024), (960, 640)]
SMALL, PORTRAIT = (800, 480), (768, 1024)
COLORS = ("orange", "teal", "pink", "violet", "lime")
FIRST, SECOND = (4, 4, 1), (2, 2, 3, 5)


def resize(driver: OrderCardsDriver, size: tuple[int, int]) -> None:
    driver.window.resize(*size)
    QCoreApplication.processEvents()
    driver.settle()


def cut(driver: OrderCardsDriver) -> list[str]:
    """Return what is cut off at the table, but for the room in which the cup tips: its picture is whole."""
    found = cut_off(driver.table)
    room = f"'{driver.tray.cup.accessibleName()}' reaches out of its parent"
    return [words for words in found if words != room]


def test_the_row_moves_into_the_bar_of_small_windows_and_back_in_the_middle_of_a_turn(
    tmp_path: Path, qtbot: QtBot
) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        driver.tap_die(1)
        for size in (*SIZES, *reversed(SIZES)):
            resize(driver, size)
            host = driver.table.bar if size == SMALL else driver.board
            assert driver.tray.parentWidget() is host
            assert driver.tray.isVisible()
            assert driver.board.panel.isVisible() is (size in ((1280, 800), (960, 640)))
            assert driver.board.won_button.isVisible() is (size in (SMALL, PORTRAIT))
            assert cut(driver) == []
            assert driver.board.selected == {0, 1}
            assert lit(driver) == {FOUR, PAIR_CARD, BONUS}
            driver.tap_card(FOUR)
            assert placed(driver) == (FOUR, FOUR, None)
            driver.tap_die(0)
            assert placed(driver) == (None, None, None)
            driver.key(Qt.Key.Key_1)
            driver.key(Qt.Key.Key_2)
        resize(driver, SMALL)
        driver.tap_card(PAIR_CARD)
        end_turn(driver)
        assert driver.state.turn == 1


def test_a_throw_ends_when_the_row_moves(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, settings=Settings(motion="full")) as driver:
        driver.roll()
        assert driver.tray.is_tumbling
        resize(driver, SMALL)
        assert not driver.tray.is_tumbling
        assert primary(driver) == ("Roll", "3 dice")
        driver.tap_card(FOUR)
        driver.board.finish_motion()
        assert placed(driver) == (FOUR, FOUR, None)


def test_the_keyboard_stays_at_the_table_when_the_row_moves(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST) as driver:
        driver.roll()
        for size in (SMALL, PORTRAIT):
            driver.tray.dice[1].setFocus(Qt.FocusReason.TabFocusReason)
            resize(driver, size)
            assert QApplication.focusWidget() is driver.table
        driver.key(Qt.Key.Key_Space)
        assert driver.state.rolls == 2


def test_small_windows_tell_reasons_by_taps_alone(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST, size=SMALL) as driver:
        roll_out(driver)
        assert said(driver) == "Place dice now."
        driver.tap_die(2)
        assert said(driver) == "1 selected"
        assert driver.table.bar.second.text() == "2 targets light up"
        assert driver.table.bar.second.isVisible()
        assert chip(driver, FOUR) == ""
        driver.tap_card(FOUR)
        assert said(driver) == "Number 4 takes only fours."
        bar = driver.table.bar
        assert bar.rect().contains(bar.message.geometry())


def test_won_cards_open_over_small_windows_only(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, size=SMALL) as driver:
        assert driver.window.desk is not None
        controller = driver.window.desk.controller
        for opens in (True, False):
            if opens:
                driver.click(driver.board.won_button)
            else:
                driver.key(Qt.Key.Key_A)
            drawer = driver.board.drawer
            assert drawer is not None
            assert drawer.isVisible()
            assert controller.is_held
            assert cut_off(drawer) == []
            driver.key(Qt.Key.Key_Escape)
            assert not drawer.isVisible()
            assert not controller.is_held
        assert driver.window.menus.overview.text() == "&Won cards"
        driver.key(Qt.Key.Key_A)
        resize(driver, (1280, 800))
        assert drawer is not None
        assert not drawer.isVisible()
        assert not controller.is_held
        driver.key(Qt.Key.Key_A)
        assert not drawer.isVisible()
        driver.roll()
        assert driver.state.rolls == 1


def test_the_language_changes_in_the_middle_of_a_turn(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, FIRST, FIRST) as driver:
        roll_out(driver)
        driver.tap_die(0)
        settings = msgspec.structs.replace(driver.window._settings, language="de")
        driver.window._change_settings(settings)
        QCoreApplication.processEvents()
        assert said(driver) == "Tippe eine leuchtende Karte an, um 4 abzulegen."
        assert primary(driver) == ("Zug beenden", "")
        assert secondary(driver) == "Auswahl aufheben"
        assert chip(driver, PAIR_CARD) == "genau 2 Würfel"
        assert driver.board.overview_name() == "Gewonnene Karten"
        assert driver.board.panel.title.text() == "Gewonnene Karten"
        assert driver.tray.dice[0].accessibleName() == "Würfel 1: 4, gewählt"
        assert driver.board.selected == {0}
        driver.tap_card(FOUR)
        assert driver.table.bar.log_line.line == "Ada legt 4 auf Zahl 4"


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_number_of_players_fits_with_long_names(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int], count: int, family: str
) -> None:
    make_look(family)
    seats = tuple(Seat(f"Maximiliane-Alexandra {number}", COLORS[number]) for number in range(count))
    with table(tmp_path, FIRST, FIRST, FIRST, seats=seats, size=size, language="de") as driver:
        assert cut(driver) == []
        roll_out(driver)
        assert cut(driver) == []
        driver.tap_die(0)
        assert cut(driver) == []
        bar = driver.table.bar
        assert bar.rect().contains(bar.message.geometry())
        board = driver.board.rect()
        for button in driver.board.cards.buttons:
            card = button.card_rect.translated(driver.board.cards.pos().toPointF()).toRect()
            assert board.contains(card)
            assert card.width() >= 44
            assert card.height() >= 44
        for die in driver.tray.dice:
            hit = die.hit_rect()
            assert min(hit.width(), hit.height()) >= 44


@pytest.mark.parametrize("scale", [1.3, 1.6])
@pytest.mark.parametrize("size", SIZES)
def test_large_letters_keep_every_word(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with table(tmp_path, FIRST, FIRST, FIRST, size=size, settings=settings, language="de") as driver:
        bar = driver.table.bar
        roll_out(driver)
        for die in (0, 1):
            driver.tap_die(die)
            assert cut_off(bar) == []
            message = bar.message
            assert message.height() >= message.heightForWidth(message.width())
            assert bar.rect().contains(message.geometry())


def test_brief_words_tell_many_claims_in_small_windows(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, SECOND, size=SMALL) as driver:
        driver.table.set_confirm_zero(False)
        driver.roll()
        driver.tap_card(FOUR)
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        end_turn(driver)
        assert said(driver) == "You win the bonus die and 1 card."
        assert driver.table.bar.second.text() == "Nobody beat you."
        resize(driver, (1280, 800))
        assert said(driver) == (
            "Nobody beat you: you win Number 4 in yellow (1 point) and the bonus die for your turn."
        )
        assert views(driver)[BONUS].is_gone


def test_arrow_keys_lead_to_the_cards_and_enter_places(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        driver.key(Qt.Key.Key_Down)
        assert QApplication.focusWidget() is driver.board.cards.buttons[0]
        driver.key(Qt.Key.Key_Right)
        assert QApplication.focusWidget() is driver.board.cards.buttons[1]
        driver.key(Qt.Key.Key_Return)
        assert placed(driver) == (PAIR_CARD, PAIR_CARD, None)
        driver.key(Qt.Key.Key_E)  # Enter would take them back
        assert driver.state.turn == 1


def test_keys_are_named_where_they_are_wanted(tmp_path: Path, qtbot: QtBot) -> None:
    settings = Settings(motion="off", show_keys=True)
    with table(tmp_path, FIRST, size=SMALL, settings=settings) as driver:
        assert primary(driver) == ("Roll", "all 3 dice · Space")
        driver.roll()
        driver.tap_card(FOUR)
        assert primary(driver) == ("End turn", "Enter")
        assert cut(driver) == []
        names = dict(key_rows(driver.window.help.key_groups()))
        assert names["T"] == "Turn the selected die"


def test_tab_goes_from_the_dice_to_the_buttons(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST) as driver:
        driver.roll()
        stops = [*driver.tray.dice, driver.tray.cup]
        stops[0].setFocus(Qt.FocusReason.TabFocusReason)
        for stop in stops:
            assert QApplication.focusWidget() is stop
            QTest.keyClick(stop, Qt.Key.Key_Tab)


def test_small_windows_say_before_and_after_placing_that_rolling_ends(tmp_path: Path, qtbot: QtBot) -> None:
    with table(tmp_path, FIRST, size=SMALL) as driver:
        bar = driver.table.bar
        assert (said(driver), bar.second.text()) == (
            "Place dice on cards.",
            "Unbeaten until your next turn, they win the card.",
        )
        driver.roll()
        assert not bar.second.isVisible()
        driver.tap_die(2)
        assert (said(driver), bar.second.text()) == ("1 kept", "placing ends rolling")
        assert bar.second.geometry().top() >= bar.message.geometry().bottom()
        assert bar.rect().contains(bar.second.geometry())
        driver.tap_card(ONE)
        assert (said(driver), bar.second.text()) == ("Place dice now.", "2 rolls given up")


@pytest.mark.rule("A9")
def test_small_windows_offer_to_turn_a_die_where_nothing_fits(tmp_path: Path, qtbot: QtBot) -> None:
    hand = (4, 4, 4, 4, 2, 5)
    with table(tmp_path, FIRST, (2, 2, 3, 5), hand, hand, hand, size=SMALL) as driver:
        driver.table.set_confirm_zero(False)
        driver.roll()
        driver.tap_card(BONUS)
        end_turn(driver)
        driver.roll()
        end_turn(driver)
        roll_out(driver)
        bar = driver.table.bar
        driver.tap_card(FOUR)
        assert (said(driver), bar.second.text()) == ("2 fits nowhere.", "Turn a die, or end your turn.")
        driver.tap_die(4)
        assert bar.secondary.detail == "bonus goes back"
        driver.tap_secondary()
        assert (said(driver), bar.second.text()) == ("5 fits nowhere.", "End your turn.")


def test_a_computer_with_a_long_name_leaves_the_log_its_room(tmp_path: Path, qtbot: QtBot) -> None:
    seats = (Seat("Maximilian von Hohenlohe", "orange", "computer", "easy"), Seat("Ada", "teal"))
    with table(tmp_path, FIRST, seats=seats, size=SMALL, language="de") as driver:
        bar = driver.table.bar
        assert bar.primary.title == "Maximilian spielt"
        assert said(driver) == "Maximilian von Hohenlohe ist dran."
        words = bar.log_line.words_rect().translated(bar.log_line.pos().toPointF())
        assert bar.rect().toRectF().contains(words)
        assert words.top() >= bar.message.geometry().bottom()
