"""Points that are told at the end only: where the option is offered, and everything that keeps quiet."""

import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.games.sheet.boxes import Box
from dicegames.models.players import PlayersModel, player_views, spoken
from dicegames.models.scorings import SCORINGS
from dicegames.models.session_details import SessionDetails
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look
from dicegames.ui.pages.continue_card import Scores
from dicegames.ui.pages.new_game import NewGamePage
from dicegames.ui.pages.table_options import TableOptionsForm
from dicegames.ui.table.handover import HandoverCard
from dicegames.ui.table.player_card import PlayerCard
from table_samples import new_match, turn, whole_match
from ui.page_help import show_page
from windows import open_window
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def test_views_hide_points_before_the_end_only() -> None:
    match = new_match(2)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    ada = player_views(match, totals=False)[0]
    assert (ada.total, ada.gain, ada.is_hidden) == (0, None, True)
    assert player_views(match)[0].total == 40
    over = whole_match((3, 2))
    assert [view.total for view in player_views(over, totals=False)] == list(over.state.scores())
    assert not any(view.is_hidden for view in player_views(over, totals=False))


def test_a_hidden_player_is_spoken_without_points() -> None:
    match = new_match(2)
    ada = player_views(match, totals=False)[0]
    assert spoken(ada) == "Ada: points hidden, is playing"
    assert spoken(player_views(match)[0]) == "Ada: 0 points, is playing"


@pytest.mark.parametrize("size", [(300, 68), (180, 44), (120, 68), (60, 68)])
def test_a_card_paints_a_dash_and_no_gain(look: Look, qtbot: QtBot, size: tuple[int, int]) -> None:
    view = player_views(new_match(2))[0]
    hidden = msgspec.structs.replace(view, is_hidden=True)
    card = PlayerCard(look)
    qtbot.addWidget(card)
    card.resize(*size)
    pictures = []
    for each in (view, hidden, msgspec.structs.replace(hidden, total=77)):
        card.show_player(each, each.total, 6 if each.is_hidden else None)
        pictures.append(card.grab().toImage())
    assert card.total_text == "–"
    assert card.shown_gain is None
    assert pictures[0] != pictures[1]
    assert pictures[1] == pictures[2]


def test_the_table_keeps_quiet_and_tells_at_the_end(tmp_path: Path, qtbot: QtBot) -> None:
    options = TableOptions(auto_entry=0, handover=True, totals=False)
    with open_window(tmp_path, dice=ScriptedDice([(1, 2, 3, 4, 5)] * 2)) as driver:
        driver.start(options=options)
        card = driver.table.strip.cards[0]
        driver.roll()
        driver.tap_box(Box.LARGE_STRAIGHT)
        assert card.total_text == "–"
        assert card.shown_gain is None
        driver.tap_primary()
        assert [each.total_text for each in driver.table.strip.cards] == ["–", "–"]
        handover = driver.table.handover
        assert isinstance(handover, HandoverCard)
        assert handover.is_open
        assert "points" not in handover._facts.text()


def test_the_page_at_home_keeps_quiet(look: Look, qtbot: QtBot) -> None:
    match = new_match(2)
    turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
    scores = Scores(look)
    qtbot.addWidget(scores)
    scores.resize(300, 30)
    scores.show_details(SessionDetails("penta", match.seats, match.state, totals=False))
    assert scores.accessibleName() == "Ada, Ben"
    hidden = scores.grab().toImage()
    scores.show_details(SessionDetails("penta", match.seats, match.state))
    assert scores.accessibleName() == "Ada: 40, Ben: 0"
    assert scores.grab().toImage() != hidden


def test_the_option_is_offered_where_points_are_counted_at_the_end(look: Look, qtbot: QtBot) -> None:
    form = TableOptionsForm(look)
    qtbot.addWidget(form)
    form.show_options(TableOptions(), has_clock=False, has_totals=True)
    form.show()
    assert form.totals.isVisible()
    assert form.totals.accessibleName() == "Show points during the game"
    assert form.options().totals
    QTest.mouseClick(form.totals, LEFT)
    assert form.options() == TableOptions(auto_entry=0, totals=False)
    form.show_options(form.chosen(), has_clock=False, has_totals=False)
    assert not form.totals.isVisible()
    assert form.options().totals
    form.show_options(form.chosen(), has_clock=False, has_totals=True)
    assert not form.options().totals, "what was chosen is kept while another game is looked at"


def test_games_with_a_final_table_alone_offer_nothing(look: Look, qtbot: QtBot) -> None:
    page = NewGamePage(look, random.Random(7))
    show_page(qtbot, page, (1280, 800))
    page.open_for("penta", None, Settings())
    assert "penta" not in SCORINGS
    assert not page.options.totals.isVisible()


def test_a_model_takes_the_option_over(qapp: QApplication) -> None:
    model = PlayersModel()
    match = new_match(2)
    model.show(match)
    model.set_totals(False)
    model.show(match)
    assert [view.is_hidden for view in model.views] == [True, True]
