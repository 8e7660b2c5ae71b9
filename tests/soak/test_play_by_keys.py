"""All games played by keys alone, which come in as those of a keyboard do: matches, ends, rematches."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES
from dicegames.storage.settings import LineUp, Settings
from near_end import nearly_over
from soaking import IS_SOAK
from storage.session_help import write_session
from typing_hands import APART, Typist, ring_of, wait_until
from windows import PAIR, TWO, OrderCardsDriver, open_window

Key = Qt.Key
CALM = Settings(motion="off", pace="instant", confirm_zero=False, auto_entry=0)
THREE = (*TWO, Seat("Cem", "teal", "computer", "medium"))
each_game = pytest.mark.parametrize("game_id", [info.id for info in GAMES])
whole = pytest.mark.skipif(not IS_SOAK, reason="a whole game takes its time")
NAMES = {"penta": "Penta", "fivedice": "5 Dice", "tenthousand": "10,000", "ordercards": "Order Cards"}


@pytest.fixture(autouse=True)
def unhurried(qapp: QApplication) -> Iterator[None]:
    """Let no two presses of the hands here be ones in quick succession."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(APART // 2)
    yield
    qapp.setDoubleClickInterval(before)


@contextmanager
def hands(folder: Path, game_id: str, settings: Settings = CALM) -> Iterator[Typist]:
    """Open the window for somebody with a keyboard."""
    with open_window(folder, settings=settings) as sheet:
        yield Typist(OrderCardsDriver(sheet.window) if game_id == "ordercards" else sheet)


def begin(typist: Typist, game_id: str) -> None:
    """Begin a game with the line-up of last time, from the start page."""
    typist.tab_to(NAMES[game_id])
    typist.press(Key.Key_Return)
    typist.tab_to("Start game")
    typist.press(Key.Key_Return)
    assert typist.driver.window.table is not None


def play_again(typist: Typist) -> None:
    """Begin the next match by the button that has the keyboard, and make a few moves there."""
    ended = typist.driver.table
    typist.press(Key.Key_Return)
    if typist.driver.table is ended:  # people race for the first turn
        assert ended.start_pads.is_open
        typist.driver.wait_for_start_pads()
        typist.press(Key.Key_A)  # that of the first pad
    wait_until(lambda: typist.driver.window.table not in (None, ended), "another match")
    wait_until(lambda: not typist.driver.table.late_presses.isVisible(), "the table takes keys")
    focus = QApplication.focusWidget()
    assert focus is not None
    assert ring_of(focus), focus
    first = typist.driver.match_state
    for _ in range(8):
        typist.move()
    assert typist.driver.match_state is not first
    assert typist.driver.match_state.outcome is None


@each_game
def test_a_match_is_ended_and_the_next_one_begun(tmp_path: Path, qapp: QApplication, game_id: str) -> None:
    path = write_session(tmp_path / "one.dicegame", nearly_over(game_id))
    with hands(tmp_path, game_id) as typist:
        typist.driver.window.open_file(path)
        typist.play_on()
        play_again(typist)


@whole
@pytest.mark.parametrize(
    ("game_id", "ruleset", "seats"),
    [
        ("penta", "penta", THREE),
        ("tenthousand", "short", TWO),
        ("ordercards", "standard", PAIR),
        ("fivedice", "puzzle5", TWO[:1]),
    ],
)
def test_a_whole_match_is_played(
    tmp_path: Path, qapp: QApplication, game_id: str, ruleset: str, seats: tuple[Seat, ...]
) -> None:
    settings = msgspec.structs.replace(CALM, line_ups={game_id: LineUp(ruleset, seats)})
    with hands(tmp_path, game_id, settings) as typist:
        begin(typist, game_id)
        assert typist.driver.window.desk is not None
        match = typist.driver.window.desk.controller.match
        assert [seat.player for seat in match.seats] == [seat.player for seat in seats]
        typist.play_on()
        play_again(typist)


@whole
@each_game
def test_a_guided_first_game_is_played(tmp_path: Path, qapp: QApplication, game_id: str) -> None:
    with hands(tmp_path, game_id) as typist:
        typist.tab_to(f"{NAMES[game_id]}: First game")
        typist.press(Key.Key_Return)
        assert typist.driver.table.guide_strip.isVisible()
        typist.play_on()
        play_again(typist)
