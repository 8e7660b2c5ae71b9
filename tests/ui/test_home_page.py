"""The sidebar and the home page by real clicks and keys."""

from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.models.session_details import SessionDetails
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.look import Look
from dicegames.ui.pages.continue_card import SessionCard, TurnLine
from dicegames.ui.pages.home import HomePage
from dicegames.ui.pages.shell import Shell
from dicegames.ui.theme import THEME_NAMES
from models.sheet_samples import ADA, FOURS_OPEN, seats, table
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 3, 2, 21, 0)
FIRST = SessionCard(
    Path("first.dicegame"),
    SessionDetails("penta", seats(2), table(ADA, count=2)),
    NOW - timedelta(minutes=19),
)
SECOND = SessionCard(
    Path("second.dicegame"),
    SessionDetails("penta", seats(8), table(FOURS_OPEN, count=8, seat=6)),
    NOW - timedelta(days=1),
)


@pytest.fixture
def home(qtbot: QtBot, look: Look) -> HomePage:
    page = HomePage(look)
    show_page(qtbot, page, page_size(SIZES[0]))
    return page


@pytest.fixture
def shell(qtbot: QtBot, look: Look) -> Shell:
    frame = Shell(look)
    for page_id, icon in (
        ("home", "home"),
        ("sessions", "folder"),
        ("rules", "book"),
        ("settings", "sliders"),
    ):
        frame.add_page(page_id, icon, QWidget())
    qtbot.addWidget(frame)
    frame.resize(1280, 800)
    with qtbot.waitExposed(frame):
        frame.show()
    return frame


def test_a_click_on_a_tile_chooses_its_game(home: HomePage) -> None:
    spy = QSignalSpy(home.game_chosen)
    QTest.mouseClick(home.tiles[0], LEFT)
    assert spy.at(0) == ["penta"]


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_on_a_tile_chooses_its_game(home: HomePage, key: Qt.Key) -> None:
    spy = QSignalSpy(home.game_chosen)
    home.tiles[0].setFocus()
    QTest.keyClick(home.tiles[0], key)
    assert spy.count() == 1


def test_every_game_has_a_tile_that_takes_clicks(home: HomePage) -> None:
    spy = QSignalSpy(home.game_chosen)
    for tile in home.tiles:
        QTest.mouseClick(tile, LEFT)
    chosen = [spy.at(number)[0] for number in range(spy.count())]
    assert chosen == ["penta", "tenthousand", "fivedice", "ordercards"]
    assert [tile.accessibleName() for tile in home.tiles] == ["Penta", "10,000", "5 Dice", "Order Cards"]


def test_without_open_sessions_the_question_moves_up(home: HomePage) -> None:
    home.show_sessions((), NOW)
    QApplication.processEvents()
    empty = home.tiles[0].mapTo(home, QPoint(0, 0)).y()
    assert not any(card.isVisible() for card in home.cards)
    home.show_sessions((FIRST,), NOW)
    QApplication.processEvents()
    assert home.cards[0].isVisible()
    assert not home.cards[1].isVisible()
    assert home.tiles[0].mapTo(home, QPoint(0, 0)).y() > empty + 80


def test_a_session_card_tells_where_the_game_stands_and_goes_on(home: HomePage) -> None:
    home.show_sessions((FIRST, SECOND, FIRST), NOW)
    spy = QSignalSpy(home.continue_requested)
    first, second = home.cards
    assert "Round 8 of 13" in first.button.accessibleDescription()
    assert "It’s Ada’s turn · today, 20:41" in first.button.accessibleDescription()
    assert "yesterday, 21:00" in second.button.accessibleDescription()
    QTest.mouseClick(second.button, LEFT)
    QTest.mouseClick(first.button, LEFT)
    assert [spy.at(0), spy.at(1)] == [[SECOND.path], [FIRST.path]]


def test_the_keyboard_reaches_cards_before_tiles(home: HomePage) -> None:
    home.show_sessions((FIRST, SECOND), NOW)
    QApplication.processEvents()
    home.cards[0].button.setFocus()
    order = []
    for _ in range(3):
        order.append(QApplication.focusWidget())
        QTest.keyClick(home, Qt.Key.Key_Tab)
    assert order == [home.cards[0].button, home.cards[1].button, home.tiles[0]]


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
def test_nothing_is_cut_off_on_the_home_page(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str
) -> None:
    qapp.installTranslator(german)
    page = HomePage(make_look(family))
    qtbot.addWidget(page)
    page.show_sessions((FIRST, SECOND), NOW)
    page.resize(*page_size(window))
    page.show()
    QApplication.processEvents()
    assert cut_off(page) == []
    assert page.tiles[0].accessibleDescription().startswith("Fünf Würfel")
    for tile in page.tiles:
        assert tile.width() >= 200


LONG = SessionCard(
    Path("long.dicegame"),
    SessionDetails(
        "penta",
        (Seat("Maximiliane-Charlotte von Hohe", "blue"), Seat("Bartholomäus Müller-Lüden", "orange")),
        table(ADA, count=2),
    ),
    NOW - timedelta(minutes=19),
)


@pytest.mark.parametrize("scale", [1.0, 1.2, 1.5, 1.6])
@pytest.mark.parametrize("window", [(1280, 800), (1100, 800), (960, 640), (800, 480), (768, 1024)])
def test_large_text_and_long_names_never_push_the_page_sideways(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(scale)
    page = HomePage(look)
    page.show_sessions((LONG, LONG), NOW)
    show_page(qtbot, page, page_size(window))
    for _ in range(3):  # a new width asks for a new height, which asks for a new width of the picture
        QApplication.processEvents()
    right = page.tiles[1].mapTo(page, page.tiles[1].rect().topRight()).x()
    assert right < page.width()
    shown = [card for card in page.cards if card.isVisible()]
    assert max(card.mapTo(page, card.rect().topRight()).x() for card in shown) == right
    for tile in page.tiles:
        assert tile.height() >= tile.minimumSizeHint().height()


@pytest.mark.parametrize("window", [(1280, 800), (768, 1024)])
def test_a_single_card_ends_where_the_tiles_end(qtbot: QtBot, look: Look, window: tuple[int, int]) -> None:
    page = HomePage(look)
    page.show_sessions((FIRST,), NOW)
    show_page(qtbot, page, page_size(window))
    QApplication.processEvents()
    card, tile = page.cards[0], page.tiles[1]
    assert card.mapTo(page, card.rect().topRight()).x() == tile.mapTo(page, tile.rect().topRight()).x()


def test_tiles_are_painted_in_every_theme_and_text_size(home: HomePage, look: Look) -> None:
    seen = set()
    for theme in THEME_NAMES:
        look.set_theme(theme)
        image = home.tiles[0].grab().toImage()
        seen.add(image.pixelColor(image.width() - 12, 30).name())
    assert len(seen) == 3
    before = home.tiles[3].minimumSizeHint().width()
    look.set_text_scale(1.6)
    assert home.tiles[3].minimumSizeHint().width() > before


def test_the_language_changes_while_the_page_is_shown(
    home: HomePage, qapp: QApplication, german: Words
) -> None:
    home.show_sessions((FIRST,), NOW)
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert home.cards[0].button.title == "Weiterspielen"
    assert home.tiles[3].accessibleName() == "Auftragskarten"
    assert "Ada ist dran · heute, 20:41" in home.cards[0].button.accessibleDescription()


def test_the_sidebar_shows_pages(shell: Shell) -> None:
    spy = QSignalSpy(shell.page_shown)
    assert shell.current_page == "home"
    QTest.mouseClick(shell.item("rules"), LEFT)
    assert shell.current_page == "rules"
    assert shell.item("rules").is_current
    assert not shell.item("home").is_current
    QTest.mouseClick(shell.item("rules"), LEFT)
    assert spy.count() == 1
    shell.show_page("settings")
    assert [spy.at(0), spy.at(1)] == [["rules"], ["settings"]]


def test_about_is_a_wish_and_no_page(shell: Shell) -> None:
    spy = QSignalSpy(shell.about_requested)
    QTest.mouseClick(shell.about_item, LEFT)
    assert spy.count() == 1
    assert shell.current_page == "home"


@pytest.mark.parametrize(("size", "compact"), [((1280, 800), False), ((800, 480), True), ((768, 1024), True)])
def test_the_sidebar_becomes_a_rail_with_tooltips(shell: Shell, size: tuple[int, int], compact: bool) -> None:
    shell.resize(QSize(*size))
    QApplication.processEvents()
    item = shell.item("settings")
    assert shell.is_compact is compact
    assert item.accessibleName() == "Settings"
    assert item.toolTip() == ("Settings" if compact else "")
    assert (shell.sidebar.width() < 80) is compact
    assert item.height() >= 44
    assert shell.sidebar.rect().contains(item.geometry())


def test_the_sidebar_follows_the_language(shell: Shell, qapp: QApplication, german: Words) -> None:
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert shell.item("settings").word == "Einstellungen"
    assert shell.about_item.word == "Über"
    assert cut_off(shell) == []


def test_the_primary_card_is_the_first_one(home: HomePage) -> None:
    home.show_sessions((FIRST, SECOND), NOW)
    QApplication.processEvents()

    def brass(button: ActionButton) -> bool:
        color = button.grab().toImage().pixelColor(8, button.height() // 2)
        return color.red() > color.blue() + 60

    assert [brass(card.button) for card in home.cards] == [True, False]


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
def test_tiles_say_how_many_play_in_whole(
    qtbot: QtBot, qapp: QApplication, language: str, family: str, scale: float
) -> None:
    before = qapp.font()
    look = make_look(family)
    look.set_text_scale(scale)
    line = QFontMetricsF(look.font("small")).height()
    with installed(Words(language)):
        page = HomePage(look)
        show_page(qtbot, page, page_size(SIZES[0]))
        for tile in page.tiles:
            picture, words = tile._areas()
            assert tile._words_height(words.width()) <= words.height() + 1
            if scale == 1.0:
                assert tile.meta_height(words.width()) < 1.5 * line
                assert family == "DejaVu Sans" or picture.width() >= 0.7 * picture.height() - 1
    qapp.setFont(before)


def test_a_long_name_is_cut_before_the_words_round_it(qtbot: QtBot, look: Look) -> None:
    line = TurnLine(look, "small")
    qtbot.addWidget(line)
    line.say("It’s {name}’s turn · today, 11:42", "Maximiliane Charlotte")
    whole = QFontMetrics(line.font()).horizontalAdvance(line.text())
    assert line.shown(whole) == "It’s Maximiliane Charlotte’s turn · today, 11:42"
    shown = line.shown(whole - 60)
    assert shown.startswith("It’s Maxi")
    assert shown.endswith("…’s turn · today, 11:42")
    assert "…" in line.shown(60)


def test_a_very_large_page_keeps_its_parts_in_the_middle(qtbot: QtBot, look: Look) -> None:
    home = HomePage(look)
    show_page(qtbot, home, (3600, 2160))
    home.show_sessions((FIRST, SECOND), NOW)
    QApplication.processEvents()
    tiles = [QRect(tile.mapTo(home, QPoint(0, 0)), tile.size()) for tile in home.tiles]
    whole = tiles[0].united(tiles[-1])
    assert whole.width() <= look.px(120)
    assert abs(whole.center().x() - home.width() // 2) <= 1
    assert home.tiles[0].height() <= 0.6 * home.tiles[0].width() + 1
    top = home.cards[0].mapTo(home, QPoint(0, 0)).y()
    assert top > 300
    assert home.height() - whole.bottom() > 300


def test_two_open_sessions_end_where_the_tiles_end(home: HomePage) -> None:
    home.show_sessions((LONG, LONG), NOW)
    QApplication.processEvents()
    home.show_sessions((FIRST, SECOND), NOW)
    QApplication.processEvents()
    right = home.tiles[1].mapTo(home, home.tiles[1].rect().topRight()).x()
    assert home.cards[0].width() == home.tiles[0].width()
    assert home.cards[1].mapTo(home, home.cards[1].rect().topRight()).x() == right


def test_first_games_are_offered_while_there_is_nothing_to_go_on_with(home: HomePage) -> None:
    card = home.first_games
    assert not card.isVisible()
    home.show_first_games(("penta", "ordercards"))
    assert card.isVisible()
    assert [button.game_id for button in card.buttons if button.isVisible()] == ["penta", "ordercards"]
    spy = QSignalSpy(home.first_game_requested)
    QTest.mouseClick(card.buttons[-1], LEFT)
    card.buttons[0].setFocus()
    QTest.keyClick(card.buttons[0], Qt.Key.Key_Return)
    assert [spy.at(0), spy.at(1)] == [["ordercards"], ["penta"]]
    home.show_sessions((FIRST,), NOW)
    assert not card.isVisible()
    home.show_sessions((), NOW)
    assert card.isVisible()
    home.show_first_games(())
    assert not card.isVisible()


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("window", SIZES)
def test_the_card_of_first_games_is_whole(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look()
    look.set_text_scale(scale)
    page = HomePage(look)
    page.show_first_games(("penta", "tenthousand", "fivedice", "ordercards"))
    show_page(qtbot, page, page_size(window))
    QApplication.processEvents()
    card = page.first_games
    assert cut_off(card) == []
    for button in card.buttons:
        assert card.rect().contains(button.geometry())
        assert min(button.width(), button.height()) >= 44
        assert button.width() >= button.sizeHint().width()
