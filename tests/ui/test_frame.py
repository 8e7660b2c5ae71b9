"""What all tables share: turn changes, pauses, hints in low windows, the full screen, giving a match away."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.models.players import PlayerView
from dicegames.models.result import result_of
from dicegames.storage.record import TableOptions
from dicegames.storage.salvage import salvage
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.session_files import ExportSessionDialog
from dicegames.ui.look import Motion
from dicegames.ui.table import device
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.player_card import PlayerCard
from dicegames.ui.table.result_page import ResultPage
from dicegames.ui.table.result_table import column_edges, names_fit
from dicegames.ui.table.seat_name import name_lines
from table_samples import whole_match
from ui.hint_help import TellingPlayers
from ui.page_help import cut_off, make_look, show_page
from windows import TWO, SheetDriver, open_window

SIZES = [(1280, 800), (1024, 600), (800, 480), (768, 1024)]
LONG = (Seat("WWWWWWWWWWWWWWWWWWWWWWWW", "blue"), Seat("山田太郎とその仲間たちの長い名前です", "orange"))


def take_turn(driver: SheetDriver) -> None:
    """Let whoever is on turn roll once and enter the chance."""
    driver.roll()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(device, "announce", lambda _widget, text: said.append(text))
    return said


@pytest.mark.parametrize("size", SIZES)
def test_a_turn_change_is_told_everywhere(
    tmp_path: Path, qtbot: QtBot, told: list[str], size: tuple[int, int]
) -> None:
    with open_window(tmp_path, size=size) as driver:
        driver.start()
        take_turn(driver)
        table = driver.table
        first, second = table.strip.cards
        assert (first.view.is_active, second.view.is_active) == (False, True)
        assert (second.view.name, second.view.color) == ("Ben", "orange")
        assert second.width() > first.width()
        assert "Ben" in second.accessibleName()
        assert table.bar.message.text() == "Ben, it’s your turn."
        assert told == ["Round 1 of 13. Ada, it’s your turn.", "Ben, it’s your turn."]


def test_the_one_at_the_device_hears_that_the_computer_is_done(
    tmp_path: Path, qtbot: QtBot, told: list[str]
) -> None:
    computer = Seat("Cem", "orange", player="computer", level="easy")
    with open_window(tmp_path) as driver:
        driver.start((Seat("Ada", "blue"), computer))
        take_turn(driver)
        qtbot.waitUntil(lambda: driver.state.seat == 0, timeout=30_000)
        assert told == ["Round 1 of 13. Ada, it’s your turn.", "Ada, it’s your turn."]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_the_hand_over_card_has_room_for_long_names(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with open_window(tmp_path, size=size, settings=settings) as driver:
        driver.start(LONG, TableOptions(auto_entry=0, handover=True))
        take_turn(driver)
        card = driver.table.handover
        assert card.is_open
        assert card._name.text() == LONG[1].name
        assert card._badge.color_id == "orange"
        assert card.rect().contains(card.card.geometry())
        assert not cut_off(card.card)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_pause_says_whose_turn_waits(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with open_window(tmp_path, size=size, settings=settings) as driver:
        driver.start()
        driver.key(Qt.Key.Key_P)
        cover = driver.table.pause_cover
        assert cover.is_open
        assert cover._turn.text() == "Ada’s turn · Round 1 of 13"
        assert cover._badge.color_id == "blue"
        assert cover.cup.isVisible() or scale > 1.0
        assert cover.rect().contains(cover.card.geometry())
        assert not cut_off(cover.card)


@pytest.mark.parametrize("size", [(800, 480), (1024, 600)])
def test_a_hint_in_a_low_window_leaves_the_board_free_until_the_rest_is_asked_for(
    tmp_path: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    with open_window(tmp_path, size=size, players=TellingPlayers()) as driver:
        driver.start()
        driver.roll()
        card, board = driver.table.hint_card, driver.table.board
        driver.click(driver.table.header.hint)
        qtbot.waitUntil(lambda: card.is_open)
        assert card.geometry().bottom() < board.geometry().top() + 1
        assert card.best.isVisible()
        assert card.why.isVisible()
        assert not card.reason.isVisible()
        assert not cut_off(card)
        driver.click(card.why)
        assert card.is_open
        assert card.reason.isVisible()
        assert not card.why.isVisible()
        assert not cut_off(card)


def test_f11_and_esc_at_a_table(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as driver:
        driver.start()
        window, action = driver.window, driver.window.menus.full_screen
        driver.key(Qt.Key.Key_F11)
        assert window.isFullScreen()
        assert action.isChecked()
        driver.key(Qt.Key.Key_L)
        driver.key(Qt.Key.Key_Escape)  # closes the log first
        assert not driver.table.drawer.is_open
        assert window.isFullScreen()
        driver.key(Qt.Key.Key_Escape)
        assert not window.isFullScreen()
        assert not action.isChecked()
        driver.key(Qt.Key.Key_Escape)
        assert not window.isFullScreen()
        assert action in window.menus.table_menu.actions()  # a finger finds it there


@pytest.fixture
def page(qtbot: QtBot) -> ResultPage:
    look = make_look()
    look.set_motion(Motion.OFF)
    shown = ResultPage(look)
    show_page(qtbot, shown, (1280, 800))
    shown.show_result(result_of(whole_match((3, 2, 1)), timedelta(minutes=24)))
    QApplication.processEvents()
    return shown


def test_the_podium_fills_its_cloth(page: ResultPage) -> None:
    podium = page.tray.podium
    tallest = max(podium.block_rects(), key=lambda rect: rect.height())
    assert tallest.top() - podium._person_height() < 60
    assert tallest.top() >= podium._person_height() - 8


def test_the_page_of_results_leads_to_replaying_and_sharing(page: ResultPage) -> None:
    looked, shared = QSignalSpy(page.look_requested), QSignalSpy(page.share_requested)
    page.replay.click()
    page.header.share.click()
    assert (looked.count(), shared.count()) == (1, 1)
    page.tell_shared("penta.dicegame")
    assert page._note.text() == "Exported as penta.dicegame."


def test_how_long_it_took_is_said_where_the_bar_has_no_room(page: ResultPage) -> None:
    assert not page._further.isVisible()
    page._look.set_text_scale(1.6)
    page.show_result(result_of(whole_match((3, 2, 1)), timedelta(minutes=24)), next_starter=1)
    page._fit_bar(600, tight=True)
    QApplication.processEvents()
    assert not page._length.isVisible()
    assert page._further.isVisible()
    assert page._further.text().startswith(page._length.text())


def test_names_keep_their_room_beside_the_sums_in_the_largest_letters() -> None:
    look = make_look()
    headings = ("Oben", "Bonus", "Unten", "Fünflinge", "Gesamt")
    assert names_fit(look, column_edges(look, headings, 500))
    look.set_text_scale(1.6)
    assert not names_fit(look, column_edges(look, headings, 480))
    assert names_fit(look, column_edges(look, headings, 900))


def test_the_parts_of_a_very_large_page_stay_together(page: ResultPage) -> None:
    page.resize(3840, 2160)
    QApplication.processEvents()
    tray, papers = page.tray.geometry(), page.scroll_area.geometry()
    assert papers.right() - tray.left() <= 1920
    assert abs((tray.left() + papers.right()) // 2 - page.width() // 2) <= 1
    assert tray.height() <= 1160


def test_a_short_name_on_the_podium_is_never_broken(page: ResultPage) -> None:
    page._look.set_text_scale(1.6)
    podium = page.tray.podium
    podium.resize(204, 180)
    podium.show_result(result_of(whole_match((3, 2, 1)), timedelta(minutes=24)), rise=False)
    width = podium.block_rects()[0].width()
    assert podium.name_lines("Ada", width) == ("Ada",)
    metrics = QFontMetricsF(podium._name_font())
    assert metrics.horizontalAdvance("Ben") <= width


def test_the_podium_of_a_portrait_has_room_for_the_largest_letters(page: ResultPage) -> None:
    page._look.set_text_scale(1.6)
    page.resize(768, 1024)
    page.show_result(result_of(whole_match((3, 2, 1)), timedelta(minutes=24)))
    QApplication.processEvents()
    podium = page.tray.podium
    assert min(rect.top() for rect in podium.block_rects()) >= podium._person_height() - 8


def test_a_match_is_given_away_as_a_file(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "given.dicegame"
    monkeypatch.setattr(ExportSessionDialog, "ask", lambda _parent, _name: target)
    with open_window(tmp_path) as driver:
        driver.start(TWO)
        take_turn(driver)
        driver.table.share_requested.emit()
        assert driver.window.desk is not None
        steps = driver.window.desk.controller.match.steps
        assert len(salvage(target).record.entries) >= len(steps)


def test_a_header_without_room_tells_on_demand(qtbot: QtBot) -> None:
    host = QWidget()
    show_page(qtbot, host, (900, 56))
    header = HeaderBar(make_look())
    header.setParent(host)
    header.resize(900, 56)
    header.show()
    header.set_title("Order Cards", "12 rounds in 24 minutes")
    QApplication.processEvents()
    assert header._subtitle.isVisible()
    header.resize(280, 56)
    QApplication.processEvents()
    assert not header._subtitle.isVisible()
    assert "12 rounds" in header._title.toolTip()
    header.resize(900, 56)
    QApplication.processEvents()
    assert header._subtitle.isVisible()
    assert header._title.toolTip() == ""


def test_a_word_that_is_too_long_is_broken_in_two() -> None:
    metrics = QFontMetricsF(make_look().font("strong"))
    name = "W" * 24
    lines = name_lines(name, metrics, metrics.horizontalAdvance("W" * 14))
    assert "".join(lines) == name
    assert len(lines) == 2
    assert name_lines("a\u200db" * 3, metrics, metrics.horizontalAdvance("ab"))[0].count("\u200d") <= 2


@pytest.mark.parametrize("width", [52, 76, 104, 150])
def test_a_computer_bears_a_chip_in_every_form_of_its_card(qtbot: QtBot, width: int) -> None:
    look = make_look()
    person = PlayerView("penta", "Maximiliane", "blue", False, "", 120)
    computer = PlayerView("penta", "Maximiliane", "blue", True, "easy", 120)
    images = []
    for view in (person, computer):
        card = PlayerCard(look)
        show_page(qtbot, card, (width, 44))
        card.show_player(view, view.total, None)
        images.append(card.grab().toImage())
    assert images[0] != images[1]
