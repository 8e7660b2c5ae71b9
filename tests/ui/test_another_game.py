"""A game that only adds to the lists is chosen, played, told, saved, opened again and summed up."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from another_game import ID, RaceRuleset, RaceState, add_to_all_lists
from dicegames.app import looking_through
from dicegames.app.main_window import MainWindow
from dicegames.app.replay import replay_file
from dicegames.app.simulate import format_result, run_simulation
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.models.session_words import session_title
from dicegames.storage.record import TableOptions

# The pages are imported before the lists are changed, so that none keeps a changed list.
from dicegames.ui.pages import new_game, rules, sessions
from dicegames.ui.pages.new_game import NewGame
from dicegames.ui.table import table_page
from dicegames.ui.table.viewer_bar import Jump
from ui.page_help import key_rows
from windows import LEFT, TWO, open_window

assert all((looking_through, new_game, rules, sessions, table_page))

NO_CLOCK = TableOptions(auto_entry=0, handover=False)


@pytest.fixture(autouse=True)
def lists(monkeypatch: pytest.MonkeyPatch) -> None:
    add_to_all_lists(monkeypatch)


@contextmanager
def opened(folder: Path) -> Iterator[MainWindow]:
    with open_window(folder, dice=ScriptedDice([(face,) for face in (4, 1, 2, 6, 3, 5, 1, 6, 1)])) as driver:
        yield driver.window


def click(window: MainWindow, times: int = 1) -> None:
    """Press what the table offers."""
    assert window.table is not None
    for _ in range(times):
        QTest.mouseClick(window.table.bar.primary, LEFT)
        QCoreApplication.processEvents()


def log_of(window: MainWindow) -> list[str]:
    assert window.table is not None
    log = window.table.log.model
    return [log.index(row).data() for row in range(log.rowCount())]


def test_it_is_chosen_on_the_home_page_and_set_up(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        tile = next(tile for tile in window.home.tiles if tile.game_id == ID)
        assert tile.isEnabled()
        QTest.mouseClick(tile, LEFT)
        assert window.new_game.isVisible()
        assert not window.new_game.options.auto_entry.isVisible()
        QTest.mouseClick(window.new_game.start_button, LEFT)
        assert window.desk is not None
        assert isinstance(window.desk.controller.match.state, RaceState)
        assert window.desk.clock is None


def test_it_is_played_to_its_end(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        window.start_game(NewGame(ID, RaceRuleset(), (*TWO, Seat("Cem", "teal")), NO_CLOCK))
        table = window.table
        assert table is not None
        click(window)
        assert table.header._subtitle.text() == "Lap 1"
        assert table.strip.cards[0].shown_gain == 14
        assert table.strip.cards[0].accessibleName().endswith("is playing, taking adds 14")
        click(window, 3)
        assert [card.shown_total for card in table.strip.cards] == [14, 11, 0]
        names = [card.accessibleName() for card in table.strip.cards]
        assert names == ["Ada: 14 points, next", "Ben: 11 points, took 1", "Cem: 0 points, is playing"]
        assert log_of(window) == ["Round 1", "Ada: a throw", "Ada: the 4", "Ben: a throw", "Ben: the 1"]
        table.undo()
        assert log_of(window)[-1] == "Ben takes back: the 1"
        table.redo()
        click(window, 14)
        result = table.result
        assert result.isVisible()
        assert result.tray.names.text() == "Ada wins"
        assert [row.accessibleName() for row in result.table.seat_rows] == [
            "Place 1: Ada, 41 points.",
            "Place 2: Ben, 40 points.",
            "Place 3: Cem, 38 points.",
        ]
        assert [row.sentence for row in result.story_rows] == ["Ada was there."]
        assert result._length.text().startswith("3 rounds in ")


def test_the_next_person_is_told_what_was_done(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        options = TableOptions(auto_entry=0, handover=True)
        window.start_game(NewGame(ID, RaceRuleset(), TWO, options))
        table = window.table
        assert table is not None
        click(window, 2)
        assert table.handover.is_open
        assert table.handover._last._words.text() == "Ada took 4."
        assert table.handover._facts.text() == "Lap 1 · Ben has 0 points"


def test_an_open_session_is_offered_and_goes_on(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        window.start_game(NewGame(ID, RaceRuleset(), TWO, NO_CLOCK))
        click(window, 5)
        window.show_home()
        card = window.home.cards[0]
        assert card.button.accessibleDescription().startswith("The race, Lap 2, It’s Ada’s turn")
        window.shell.show_page("sessions")
        QCoreApplication.processEvents()
        panel = window.sessions.panel
        assert panel.text.startswith("The race\nLap 2")
        assert panel.picture.accessibleName() == "2"
        QTest.mouseClick(panel.open_button, LEFT)
        assert len(log_of(window)) == 2 + 5 + 1  # two rounds, five steps, away
        click(window, 7)
        assert window.table is not None
        assert window.table.result.isVisible()


def test_what_was_played_is_looked_through(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        window.start_game(NewGame(ID, RaceRuleset(), TWO, NO_CLOCK))
        click(window, 12)
        assert window.table is not None
        QTest.mouseClick(window.table.result.header.look_through, LEFT)
        page = window.viewer.page
        assert page is not None
        assert page.header._subtitle.text() == "Looking through · Lap 1"
        page.jump(Jump.ON)
        assert page.bar.position.text() == "Turn 1 of 6"
        assert page.bar.sentence.text() == "Ada: a throw"
        page.jump(Jump.TURN_ON)
        assert page.bar.sentence.text().startswith("Ada: the ")
        page.jump(Jump.LAST)
        assert not page.bar.copy.isEnabled()
        assert page.bar.sentence.text().endswith(" wins")


def test_its_rules_and_keys_are_shown_at_the_table(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []

    def keep(look: object, window: MainWindow, page: rules.RulesPage, *, at_table: bool) -> None:
        shown.append(page.text.toPlainText())
        page.deleteLater()

    monkeypatch.setattr("dicegames.ui.dialogs.page_dialog.PageDialog.show_over", keep)
    with opened(tmp_path) as window:
        window.start_game(NewGame(ID, RaceRuleset(extra=7), TWO, NO_CLOCK))
        window.menus.rules.trigger()
        assert shown == ["The race, This table\nThe race\nEvery throw brings extra 7."]
        assert key_rows(window.help.key_groups())[0] == ("G", "Go")


def test_an_own_ruleset_is_listed_by_the_name_that_it_was_given(tmp_path: Path, qtbot: QtBot) -> None:
    with opened(tmp_path) as window:
        ruleset = RaceRuleset(id="own-1", name="Sunday race")
        window.start_game(NewGame(ID, ruleset, TWO, NO_CLOCK))
        window.show_home()
        window.shell.show_page("sessions")
        QCoreApplication.processEvents()
        info = window.sessions.model.info(0)
        assert (info.ruleset_id, info.ruleset_name) == ("own-1", "Sunday race")
        assert session_title(info) == "The race, Sunday race"
        assert "Rules: Sunday race" in window.sessions.panel.text


def test_the_command_line_knows_it(tmp_path: Path, qtbot: QtBot) -> None:
    told = format_result(run_simulation(ID, "", ["simple", "simple"], 3, 1))
    assert told.startswith("race, ruleset laps, extra 10: 3 games, seed 1")
    with opened(tmp_path) as window:
        window.start_game(NewGame(ID, RaceRuleset(), TWO, NO_CLOCK))
        click(window, 12)
        assert window.desk is not None
        path = window.desk.controller.table.journal.path
    assert "first place: Ben" in replay_file(path, as_json=False)
