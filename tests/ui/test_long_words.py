"""Every screen in a language of long words: nothing cut, nothing sideways, room for fingers."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QLabel, QLayout, QLayoutItem
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from dicegames.storage.settings import Settings
from dicegames.ui.boards.catalog import board_for
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sizes import Mode
from gallery import SCREENS, share, write_samples
from pseudo import GROWTH, LongWords, lengthened
from ui.page_help import show_page
from ui.room_help import lacking
from windows import Driver, open_window
from words import installed

SIZES = ((800, 480), (1024, 600), (1280, 800), (768, 1024), (1920, 1080))


@pytest.fixture(scope="module")
def samples(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of sessions for all screens."""
    folder = tmp_path_factory.mktemp("samples")
    write_samples(folder)
    return folder


def kept_layout_items() -> list[QLayoutItem]:
    """Return the objects that Python has of items in layouts; layouts themselves tell it when they die."""
    known = Shiboken.getAllValidWrappers()
    return [thing for thing in known if isinstance(thing, QLayoutItem) and not isinstance(thing, QLayout)]


def look_at(name: str, driver: Driver, size: tuple[int, int], found: dict[str, list[str]]) -> None:
    """Note what a screen lacks; the window must not have grown for it."""
    QCoreApplication.processEvents()
    dialog = QApplication.activeModalWidget()
    shown = dialog or driver.window
    faults = lacking(shown)
    if isinstance(dialog, Dialog) and (dialog.width() > size[0] or dialog.height() > size[1]):
        faults.append(f"the dialog is {dialog.size().toTuple()}")
    if driver.window.size().toTuple() != size:
        faults.append(f"the window is {driver.window.size().toTuple()}")
    if not any("å" in label.text() for label in shown.findChildren(QLabel)):
        faults.append("it does not speak the long language")
    if kept_layout_items():
        faults.append(f"Python keeps {len(kept_layout_items())} layout items, which Qt will free")
    if faults:
        found[name] = faults


@pytest.mark.parametrize("size", SIZES)
def test_every_screen_gives_long_words_and_fingers_room(
    tmp_path: Path, qtbot: QtBot, look: Look, samples: Path, size: tuple[int, int]
) -> None:
    sessions = tmp_path / "data" / "sessions"
    sessions.mkdir(parents=True)
    for sample in samples.iterdir():
        (sessions / sample.name).write_bytes(sample.read_bytes())
    found: dict[str, list[str]] = {}
    settings = Settings(motion="off", language="en", theme="light")
    with open_window(tmp_path, size=size, settings=settings) as driver, installed(LongWords()):
        for name in share(SIZES.index(size), 3 * len(SIZES)):  # a third of all, each in one size
            take: Callable[[], None] = partial(look_at, name, driver, size, found)
            SCREENS[name](driver.window, sessions, take)
    assert found == {}


def test_the_long_language_is_long_and_keeps_what_is_filled_in() -> None:
    sentence = "Continue the game of {name} with %n dice"
    long = lengthened(sentence)
    assert len(long) >= (1 + GROWTH) * len(sentence.replace("{name}", "").replace("%n", ""))
    assert "{name}" in long
    assert "%n" in long
    assert len(lengthened("&File")) > len("&File")
    assert lengthened("&File").startswith("&F")
    assert lengthened("Space: roll.").endswith(".")


def test_tray_and_sheet_lie_apart_even_on_a_very_low_board(look: Look, qtbot: QtBot) -> None:
    board = board_for("penta", look)
    board.set_mode(Mode.SMALL)
    show_page(qtbot, board, (800, 190))
    tray, sheet = board.findChild(DiceTray), board.findChild(SheetBoard)
    assert isinstance(tray, DiceTray)
    assert isinstance(sheet, SheetBoard)
    assert not tray.geometry().intersects(sheet.geometry())
    assert board.rect().right() >= sheet.geometry().right()
