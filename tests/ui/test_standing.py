"""The key that tells how a match stands, in every game: the turn, the dice, what can be done, the totals."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from dicegames.engine.game import State
from dicegames.games.sheet.boxes import Box
from dicegames.ui.table import standing
from gallery import played
from storage.session_help import write_session
from windows import SheetDriver, TenThousandDriver, open_window


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the key lets screen readers say."""
    heard: list[str] = []
    monkeypatch.setattr(standing, "announce", lambda widget, text: heard.append(text))
    return heard


@pytest.fixture
def driver(qapp: QApplication, tmp_path: Path) -> Iterator[SheetDriver]:
    """A Penta table in a window."""
    with open_window(tmp_path) as driver:
        driver.start()
        yield driver
    QToolTip.hideText()


def test_the_key_tells_the_turn_and_shows_the_same_words(driver: SheetDriver, said: list[str]) -> None:
    driver.key(Qt.Key.Key_S)
    assert said[-1].startswith("Ada: 0 points, is playing. Round 1 of 13. ")
    driver.roll()
    driver.tap_die(0)
    driver.key(Qt.Key.Key_S)
    faces = driver.state.dice
    for part in (f"Die 1: {faces[0]}, kept", f"Die 5: {faces[4]}", "Roll 1 of 3", "Roll again: 4 dice"):
        assert part in said[-1]
    driver.tap_box(Box.CHANCE)
    driver.key(Qt.Key.Key_S)
    assert f"Confirm turn: Chance · {sum(faces)}" in said[-1]
    assert "63 points to go in the upper part for the bonus of 35." in said[-1]
    assert f"the chosen box adds {sum(faces)}" in said[-1]
    assert "Ben: 0 points, next" in said[-1]
    shown = QToolTip.text().replace("\n", " ")
    assert "Roll 1 of 3" in shown
    assert "Ben: 0 points, next" in shown


def test_what_a_closing_menu_leaves_behind_hides_no_words(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.window.menus.standing.trigger()
    QApplication.sendEvent(driver.window, QEvent(QEvent.Type.WindowActivate))  # the menu had the front
    assert not QToolTip.isVisible()
    qtbot.waitUntil(QToolTip.isVisible)
    assert "Ada: 0 points, is playing" in QToolTip.text()


def test_nothing_is_told_that_a_cover_hides(driver: SheetDriver, said: list[str]) -> None:
    driver.roll()
    driver.table.pause()
    driver.window.menus.standing.trigger()
    driver.key(Qt.Key.Key_S)
    assert said == []


def _in_a_turn(turns: int, state: State) -> bool:
    return turns > 8 and bool(getattr(state, "dice", ())) and state.chance is None


@pytest.mark.parametrize(
    ("game_id", "parts"),
    [
        ("fivedice", ("Die 5: ", "open boxes", "Roll ")),
        ("tenthousand", ("Die 1: ", "Set aside: ", "to go to the bar of", "points in this turn")),
        ("ordercards", ("Die 5: ", "Roll ", "Turn ", "Cem: ")),
    ],
)
def test_each_game_tells_its_own(
    game_id: str, parts: tuple[str, ...], tmp_path: Path, said: list[str], qapp: QApplication
) -> None:
    path = write_session(
        tmp_path / "one.dicegame",
        played(
            game_id,
            lambda turns, state: turns > 8 and bool(getattr(state, "dice", ())) and state.chance is None,
        ),
    )
    with open_window(tmp_path / "data") as driver:
        driver.window.open_file(path)
        driver.settle()
        driver.key(Qt.Key.Key_S)
    QToolTip.hideText()
    (told,) = said
    assert " is playing. " in told
    for part in parts:
        assert part in told


def test_the_key_tells_of_strikes_what_taps_on_players_tell(driver: SheetDriver, said: list[str]) -> None:
    table = TenThousandDriver(driver.window)
    table.start()
    while not any(table.state.strikes):
        table.key(Qt.Key.Key_Return if table.state.is_missed else Qt.Key.Key_Space)
        table.key(Qt.Key.Key_T)
    told = []
    for seat in range(2):
        table.table.strip.seat_asked.emit(seat)
        told.append(table.table.bar.message.text())
    table.key(Qt.Key.Key_S)
    leads = [words.removesuffix(" Three in a row set the score to 0.") for words in told]
    assert {lead in said[-1] for lead in leads} == {True}, (leads, said[-1])
    assert said[-1].count("Three in a row set the score to 0.") == 1
