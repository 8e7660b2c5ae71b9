"""Any fingers, any way: what is on the table afterwards is what the journal says, and nothing is held.

Meanwhile the window changes its size, theme and language, or is paused.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import LOWER, UPPER
from dicegames.games.sheet.ruleset import FIVEDICE, PENTA
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.ui.cards.target_button import TargetButton
from dicegames.ui.dialogs.question import Question
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.rail_tray import RailTray
from pseudo import LongWords
from touching import Hand, TouchingOrderCards, TouchingSheet, TouchingTenThousand, middle
from ui import test_ordercards_game, test_tenthousand_game, test_whole_game
from windows import Driver, OrderCardsDriver, SheetDriver, open_window
from words import installed

EXAMPLES = 12
FINGERS = 3
OPTIONS = TableOptions(auto_entry=0, handover=False)
PLACES = 16

FINGER_STEPS = ("press", "press", "move", "move", "release", "release", "cancel")
SIZES = ((1280, 800), (800, 480), (768, 1024), (1024, 600))
THEMES = ("light", "dark", "high_contrast")

Step = tuple[str, int, int]  # what, which finger, which place

steps = st.lists(
    st.tuples(
        st.sampled_from((*FINGER_STEPS, *FINGER_STEPS, "size", "theme", "language", "pause")),
        st.integers(0, FINGERS - 1),
        st.integers(0, PLACES - 1),
    ),
    min_size=4,
    max_size=30,
)


def places(driver: Driver) -> list[QPoint]:
    """Return where fingers go in a window: dice, cup, buttons, boxes or cards, and nowhere."""
    window, table, tray = driver.window, driver.table, driver.tray
    found = [tray.mapTo(window, die.center.toPoint()) for die in tray.dice]
    parts: list[QWidget] = [
        tray.cup,
        table.bar.primary,
        table.bar.secondary,
        table.header.undo,
        table.header.log,
    ]
    if isinstance(tray, RailTray):
        parts.append(tray.rail)
    if isinstance(driver, OrderCardsDriver):
        parts += driver.board.cards.buttons[:3]
    if isinstance(driver, SheetDriver):
        for half, box in ((driver.sheet.upper_half, UPPER[2]), (driver.sheet.lower_half, LOWER[-1])):
            found.append(half.viewport().mapTo(window, half.cell_rect(box).center()))
    return [*found, *(middle(part, window) for part in parts), QPoint(-30, 20), QPoint(3, 3)]


def act(driver: Driver, hand: Hand, step: Step) -> None:
    """Do a step, if these fingers can."""
    what, finger, place = step
    driver.clock.now += 200
    if what in ("size", "theme", "language", "pause"):
        disturb(driver, what, place)
        return
    there = places(driver)
    spot = there[place % len(there)]
    if what == "press" and finger not in hand.down:
        hand.press(spot, finger)
    elif what == "move" and finger in hand.down:
        hand.move(spot, finger)
    elif what == "release" and finger in hand.down:
        hand.release(finger)
    elif what == "cancel" and hand.down:
        hand.cancel()


def disturb(driver: Driver, what: str, which: int) -> None:
    """Change something else while fingers may be down."""
    window = driver.window
    if what == "size":
        window.resize(*SIZES[which % len(SIZES)])
    elif what == "theme":
        window._look.set_theme(THEMES[which % len(THEMES)])
    elif what == "language":
        with installed(LongWords()):
            QApplication.processEvents()
    else:
        driver.table.pause()
    QApplication.processEvents()


def check_nothing_is_held(driver: Driver) -> None:
    """No die is in the air, no button is down."""
    tray = driver.tray
    assert not [button for button in driver.window.findChildren(QAbstractButton) if button.isDown()]
    if isinstance(tray, RailTray):
        assert tray._held is None
        assert all(die._is_lying() for die in tray._rail_dice())
    if isinstance(tray, OrderTray):
        assert tray.carried == ()
        assert not tray._ghost.isVisible()
        assert not any(die.is_airborne for die in tray.dice)
        cards = driver.table.board.findChildren(TargetButton)
        assert cards
        assert not any(card.is_aimed for card in cards)


def is_saved(driver: Driver) -> bool:
    """The state is what the file says; a move that is being written isn't shown yet."""
    assert driver.window.desk is not None
    path = driver.window.desk.controller.table.journal.path
    return load(path).match().state == driver.match_state


def play(
    qtbot: QtBot,
    driver: Driver,
    begin: Callable[[], None],
    check: Callable[[], None],
    done: list[Step],
) -> None:
    """Begin a game, let the fingers do their steps, and look at what there is when all are lifted."""
    begin()
    driver.roll()
    hand = Hand(driver.window)
    for step in done:
        act(driver, hand, step)
    for finger in sorted(hand.down):
        hand.release(finger)
    cover = driver.table.pause_cover
    if cover.is_open:
        cover.button.click()
    driver.window.resize(*SIZES[0])
    qtbot.waitUntil(lambda: is_saved(driver))
    driver.settle()
    check()
    check_nothing_is_held(driver)


@pytest.fixture(autouse=True)
def agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer every question with yes: a dialog would wait."""
    monkeypatch.setattr(Question, "ask", lambda *texts: True)


@pytest.mark.parametrize("name", ["penta", "fivedice"])
def test_a_sheet(tmp_path: Path, qtbot: QtBot, name: str) -> None:
    ruleset = {"penta": PENTA, "fivedice": FIVEDICE}[name]
    with open_window(tmp_path) as opened:
        driver = TouchingSheet(opened.window)

        @settings(max_examples=EXAMPLES)
        @given(steps)
        def fingers(done: list[Step]) -> None:
            begin = partial(driver.start, options=OPTIONS, ruleset=ruleset)
            play(qtbot, driver, begin, partial(test_whole_game.check_what_is_seen, driver), done)

        fingers()


def test_10000(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as opened:
        driver = TouchingTenThousand(opened.window)

        @settings(max_examples=EXAMPLES)
        @given(steps)
        def fingers(done: list[Step]) -> None:
            play(qtbot, driver, driver.start, partial(test_tenthousand_game.check_what_is_seen, driver), done)

        fingers()


def test_order_cards(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path) as opened:
        driver = TouchingOrderCards(opened.window)

        @settings(max_examples=EXAMPLES)
        @given(steps)
        def fingers(done: list[Step]) -> None:
            play(qtbot, driver, driver.start, partial(test_ordercards_game.check_what_is_seen, driver), done)

        fingers()
