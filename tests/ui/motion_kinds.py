"""Every kind of motion in a small scene of its own: what begins it, and what an input ends it with."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta

from PySide6.QtCore import QAbstractAnimation, QRect
from PySide6.QtWidgets import QWidget

from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.models.log import LogModel
from dicegames.models.players import PlayersModel
from dicegames.models.race_values import Gauge, Miss
from dicegames.models.result import result_of
from dicegames.models.sheet import SheetModel
from dicegames.ui.dice.aside_tray import AsideTray
from dicegames.ui.dice.aside_view import AsideView, RollGroup
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import OrderView
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.race.farkle_card import FarkleCard
from dicegames.ui.race.gauge import BarGauge
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.table.log_drawer import LogDrawer
from dicegames.ui.table.pause_cover import PauseCover
from dicegames.ui.table.player_strip import PlayerStrip
from dicegames.ui.table.podium import Podium
from models.sheet_samples import BEN, seats, sheet_of, table
from table_samples import new_match, turn, whole_match

FREE = (False,) * 5
FACES = (3, 3, 3, 5, 5)
SIX = (1, 2, 3, 4, 5, 6)
ALL_SIX = (RollGroup(tuple(range(6)), 3000),)


@dataclass(frozen=True, slots=True)
class Scene:
    """Hold a widget, what begins its motion, and what ends it; `kept` are objects that it needs."""

    widget: QWidget
    begin: Callable[[], None]
    finish: Callable[[], None]
    kept: tuple[object, ...] = field(default=())


Make = Callable[[Look], Scene]


def _tray(look: Look) -> DiceTray:
    tray = DiceTray(look)
    tray.resize(490, 566)
    return tray


def roll(look: Look) -> Scene:
    tray = _tray(look)
    tray.show_dice((1, 2, 3, 4, 5), FREE, throw=1)
    return Scene(
        tray, lambda: tray.show_dice(FACES, FREE, rolled=(0, 1, 2, 3, 4), throw=2), lambda: _twice(tray)
    )


def _twice(tray: DiceTray) -> None:
    """End a throw, and with the next input the rings of new dice."""
    tray.finish()
    tray.finish()


def keep(look: Look) -> Scene:
    tray = _tray(look)
    tray.show_dice(FACES, FREE, throw=1)
    return Scene(tray, lambda: tray.show_dice(FACES, (True, *FREE[1:]), throw=1), tray.finish)


def five(look: Look) -> Scene:
    tray = _tray(look)
    tray.show_dice((4,) * 5, FREE, throw=1)
    return Scene(tray, tray.celebrate, tray.finish)


def secure(look: Look) -> Scene:
    tray = RailTray(look)
    tray.resize(635, 550)
    tray.show_dice(FACES, FREE, throw=1)
    return Scene(tray, lambda: tray.show_dice(FACES, (True, *FREE[1:]), throw=1), tray.finish)


def set_aside(look: Look) -> Scene:
    tray = AsideTray(look)
    tray.resize(640, 568)
    group = RollGroup((0, 1, 2), 300)
    tray.show_roll(AsideView(FACES, (group,)), throw=1)
    return Scene(tray, lambda: tray.show_roll(AsideView(FACES, (group,), (group,)), throw=1), tray.finish)


def dim(look: Look) -> Scene:
    tray = AsideTray(look)
    tray.resize(640, 568)
    tray.show_roll(AsideView((2, 3, 4, 6, 6, 2)), throw=1)
    return Scene(tray, lambda: tray.show_roll(AsideView((2, 3, 4, 6, 6, 2), lost=True), throw=1), tray.finish)


def hot_dice(look: Look) -> Scene:
    tray = AsideTray(look)
    tray.resize(640, 568)
    tray.show_roll(AsideView(SIX, ALL_SIX, ALL_SIX, total=3000), throw=1)
    return Scene(tray, lambda: tray.set_hot(True), tray.finish)


def turn_over(look: Look) -> Scene:
    row = OrderTray(look)
    row.resize(852, 104)
    before = OrderView("orange", FACES, FREE, roll=1, rolls_left=2)
    after = OrderView("orange", (3, 3, 3, 5, 2), FREE, roll=1, rolls_left=2)
    row.show_row(before, throw=1)
    return Scene(row, lambda: row.show_row(after, turned=4, throw=1), lambda: _twice(row))


def _sheet(look: Look) -> tuple[SheetBoard, SheetModel]:
    model = SheetModel()
    board = SheetBoard(look, model)
    board.resize(746, 566)
    return board, model


def enter_box(look: Look) -> Scene:
    board, model = _sheet(look)
    board.show_state(table(sheet_of({}), count=1), seats(1))
    after = table(sheet_of({Box.FIVES: 15}), count=1)
    return Scene(board, lambda: board.show_state(after, seats(1)), board.finish_motion, (model,))


def own_column(look: Look) -> Scene:
    board, model = _sheet(look)
    board.show_state(table(sheet_of({}), count=2), seats(2))
    after = table(BEN, count=2, seat=1)
    return Scene(board, lambda: board.show_state(after, seats(2)), board.finish_motion, (model,))


def bonus(look: Look) -> Scene:
    board, model = _sheet(look)
    points = dict.fromkeys(UPPER[1:], 12)
    board.show_state(table(sheet_of(points), count=1), seats(1))
    board.finish_motion()
    after = table(sheet_of({**points, Box.ACES: 3}), count=1)
    return Scene(board, lambda: board.show_state(after, seats(1)), board.finish_motion, (model,))


def total_and_turn(look: Look) -> Scene:
    match, model = new_match(2), PlayersModel()
    model.show(match)
    strip = PlayerStrip(look, model)
    strip.resize(800, strip.height())

    def begin() -> None:
        turn(match, (1, 2, 3, 4, 5), Box.LARGE_STRAIGHT)
        model.show(match)

    return Scene(strip, begin, strip.finish, (model, match))


def gauge(look: Look) -> Scene:
    bar = BarGauge(look)
    bar.show_gauge(Gauge(0, 450, "start"))
    bar.resize(600, bar.full_height())
    return Scene(bar, lambda: bar.show_gauge(Gauge(300, 450, "start")), bar.finish)


def farkle(look: Look) -> Scene:
    cloth = QWidget()
    cloth.resize(640, 460)
    card = FarkleCard(look, cloth)
    card.place_in(QRect(20, 80, 600, 300))
    miss = Miss("farkle", 350, 450, (2, 6), strike=2, in_row=3)
    return Scene(cloth, lambda: card.show_miss(miss), card.finish, (card,))


def overlay(look: Look) -> Scene:
    host = QWidget()
    host.resize(800, 600)
    cover = PauseCover(look, host)
    return Scene(host, cover.open, cover.finish, (cover,))


def drawer(look: Look) -> Scene:
    host = QWidget()
    host.resize(1280, 800)
    match = new_match(2)
    model = LogModel(match.game, match.seats, host)
    log = LogDrawer(look, model, host)
    return Scene(host, log.open, log.finish, (log, model))


def podium(look: Look) -> Scene:
    blocks = Podium(look)
    blocks.resize(640, 400)
    result = result_of(whole_match((3, 2, 1)), timedelta(minutes=9))
    return Scene(blocks, lambda: blocks.show_result(result, rise=True), blocks.finish)


# what begins it, and milliseconds with full and with reduced motion (0: at once)
KINDS: dict[str, tuple[Make, tuple[int, ...], tuple[int, ...]]] = {
    "roll": (roll, (850,), (120,)),
    "keep and release": (keep, (120,), ()),
    "secure": (secure, (180,), ()),
    "set aside": (set_aside, (180,) * 3, ()),
    "turn a die over": (turn_over, (180,), ()),
    "enter a box": (enter_box, (200,), ()),
    "own column": (own_column, (200,), ()),
    "bonus reached": (bonus, (200, 400), (120,)),
    "total counts up, turn changes": (total_and_turn, (200, 600), ()),
    "gauge": (gauge, (250,), ()),
    "Farkle card": (farkle, (180,), (120,)),
    "dice dim": (dim, (250,) * 6, (120,) * 6),
    "hot dice": (hot_dice, (400,), (120,)),
    "five of a kind": (five, (600,), (120,)),
    "overlay": (overlay, (120,), (120,)),
    "drawer": (drawer, (180,), (120,)),
    "podium": (podium, (560,), (120,)),
}


def running(widget: QWidget) -> list[QAbstractAnimation]:
    """Return what moves in a widget."""
    moving = QAbstractAnimation.State.Running
    return [run for run in widget.findChildren(QAbstractAnimation) if run.state() is moving]
