"""The table of 10.000 with large text in small windows, and in large ones: all lies apart, nothing is cut."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.settings import Settings
from dicegames.ui.dice.aside_view import AsideView, RollGroup
from dicegames.ui.look import Look
from dicegames.ui.race.painted import line_height
from soaking import IS_SOAK
from ui.tenthousand_window import FIRST, table
from windows import TenThousandDriver

LARGE = Settings(motion="off", text_scale=1.6)


def check_parts(driver: TenThousandDriver) -> None:
    """Check that what stands on the board lies inside it and apart."""
    board = driver.board
    parts = [part for part in (board.tray, board.panel, board.race_button) if part.isVisible()]
    for part in parts:
        assert board.rect().contains(part.geometry())
    for index, part in enumerate(parts):
        assert not any(part.geometry().intersects(other.geometry()) for other in parts[index + 1 :])


def test_eight_lanes_keep_their_letters_in_portrait_windows(tmp_path: Path, qtbot: QtBot, look: Look) -> None:
    seats = tuple(Seat(f"Maximiliane {number}", color) for number, color in enumerate(SEAT_COLORS))
    with table(tmp_path, FIRST, seats=seats, size=(768, 1024), settings=LARGE, language="de") as driver:
        driver.roll()
        lanes = driver.board.panel.race.body.lanes
        assert len(lanes.rows) == 8
        least = 0.88 * line_height(lanes._look.font("body"))
        assert all(row.height() >= least for row in lanes.rows)
        check_parts(driver)


@pytest.mark.parametrize("size", [(800, 480), (768, 1024), (1024, 600)])
def test_a_notice_over_the_table_covers_no_part_of_it(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    with table(tmp_path, FIRST, size=size, settings=LARGE, language="de") as driver:
        driver.roll()
        driver.tap_die(0)
        before = driver.board.height()
        driver.table.notices.show_torn()
        QCoreApplication.processEvents()
        assert driver.board.height() < before
        check_parts(driver)


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (768, 1024)])
def test_headlines_are_whole_or_left_out(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    with table(tmp_path, FIRST, size=size, settings=LARGE, language="de") as driver:
        driver.roll()
        heading = driver.tray._heading
        for line in heading._lines:
            bottom = line.geometry().top() + line.heightForWidth(line.width())
            assert bottom <= heading.height() or line.geometry().top() >= heading.height()


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (3840, 2160)])
def test_tray_and_race_fill_large_windows(
    tmp_path: Path, qtbot: QtBot, look: Look, size: tuple[int, int]
) -> None:
    seats = tuple(Seat(f"Seat {number}", color) for number, color in enumerate(SEAT_COLORS[:4]))
    with table(tmp_path, FIRST, seats=seats, size=size) as driver:
        driver.roll()
        board, lanes = driver.board, driver.board.panel.race.body.lanes
        assert board.tray.geometry().left() == 0
        assert board.panel.geometry().right() == board.width() - 1
        assert lanes.rows[-1].geometry().bottom() > 0.8 * lanes.height()
        check_parts(driver)


ROLLS: tuple[tuple[tuple[int, ...], ...], ...] = (
    (),
    ((0,), (1,)),
    ((0,), (1,), (2,), (3,)),
    ((0, 1, 2), (3,)),
    ((0, 1, 2, 3), (4,)),
    ((0, 1, 2, 3, 4, 5),),
)


@pytest.mark.parametrize("groups", ROLLS, ids=str)
@pytest.mark.parametrize("scale", [1.0, 1.3, 1.6])
@pytest.mark.parametrize(
    "size", [(960, 640), (1024, 768), (1280, 640), (800, 480)] if IS_SOAK else [(960, 640), (800, 480)]
)
def test_no_die_lies_below_the_cup_or_over_the_edge(
    tmp_path: Path,
    qtbot: QtBot,
    look: Look,
    size: tuple[int, int],
    scale: float,
    groups: tuple[tuple[int, ...], ...],
) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with table(tmp_path, FIRST, size=size, settings=settings, language="de") as driver:
        tray = driver.board.tray
        marks = tuple(RollGroup(dice, 1000 if len(dice) > 2 else 100) for dice in groups)
        for throw in range(3):
            tray.show_roll(AsideView((1, 2, 3, 4, 5, 6), marks), throw=throw)
            placed = tray._placed()
            spots = [die.hit_rect().translated(QPointF(die.pos())) for die in tray.dice]
            assert all(placed.felt.contains(spot) for spot in spots)
            assert not any(ring.bottom() > placed.rail.top() for ring in placed.rings)
            if tray.cup.isVisible():
                cup = tray.cup.cup_rect
                foot = cup.adjusted(0.12 * cup.width(), 0.05 * cup.height(), 0.0, 0.0)
                assert not any(foot.adjusted(4, 4, 0, 0).intersects(spot) for spot in spots)
            else:
                assert driver.table.bar.primary.isVisible(), "there is another way to roll"
