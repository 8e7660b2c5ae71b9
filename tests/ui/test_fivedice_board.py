"""The board of 5 Dice: what it says and shows, by taps, drags and keys, in every window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.action import Action, Draw
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import BOXES, LOWER, UPPER, Box
from dicegames.games.sheet.ruleset import FIVEDICE
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState
from dicegames.models.sheet_cells import LOWER_ROWS, UPPER_ROWS, CellKind
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.boards.fivedice_table import FiveDiceTable
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.look import Look, Motion
from dicegames.ui.sizes import Mode
from games.sheet_help import rolled, start, thrice
from models.sheet_samples import seats
from ui.page_help import cut_off
from windows import Driver, open_window
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton
ADA = {
    Box.ACES: 2,
    Box.THREES: 9,
    Box.SIXES: 18,
    Box.THREE_KIND: 22,
    Box.FOUR_KIND: 18,
    Box.FULL_HOUSE: 25,
}
# window modes with what is left for the board: reference, least wide, small, 1920 wide, portrait
FRAMES = [
    (Mode.WIDE, 1248, 568),
    (Mode.WIDE, 928, 408),
    (Mode.SMALL, 784, 356),
    (Mode.WIDE, 1888, 840),
    (Mode.PORTRAIT, 768, 790),
]


class Game:
    """Stand for the controller: what the board wishes happens at once, with scripted dice."""

    def __init__(self, board: FiveDiceTable, state: SheetState, *faces: tuple[int, ...]) -> None:
        self.board, self.state = board, state
        self.source = ScriptedDice(faces)
        self.wishes: list[Action] = []
        board.action_wished.connect(self.act)
        self.show()

    def act(self, action: Action) -> None:
        self.wishes.append(action)
        state = self.state.child(action)
        if state.chance is not None:
            state = state.child(Draw(self.source.draw(state.chance)))
        self.state = state
        self.show()

    def show(self, interactive: bool = True) -> None:
        self.board.show_state(self.state, seats(len(self.state.sheets)), interactive)


@pytest.fixture
def board(look: Look, qtbot: QtBot) -> FiveDiceTable:
    look.set_motion(Motion.OFF)
    widget = FiveDiceTable(look)
    qtbot.addWidget(widget)
    widget.resize(1248, 568)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget


@pytest.fixture
def german_words(qapp: QApplication) -> Iterator[None]:
    with installed(Words("de")):
        yield


def tray_of(board: FiveDiceTable) -> RailTray:
    assert isinstance(board.tray, RailTray)
    return board.tray


def tap_column(board: FiveDiceTable, box: Box) -> None:
    half = board.sheet.upper_half if box in UPPER else board.sheet.lower_half
    QTest.mouseClick(half.viewport(), LEFT, pos=half.cell_rect(box).center())


def shown(board: FiveDiceTable, box: Box) -> str:
    half = board.sheet.upper_half if box in UPPER else board.sheet.lower_half
    model = half.model()
    boxes = UPPER if box in UPPER else LOWER
    return str(model.index(boxes.index(box), 0).data())


@pytest.mark.rule("F2", "F3")
def test_a_turn_by_taps_in_the_words_of_5_dice(board: FiveDiceTable, german_words: None) -> None:
    game = Game(board, start(FIVEDICE, ADA), (5, 2, 3, 4, 1), (5, 5))
    cup = tray_of(board).cup
    assert board.prompt().message == "Ada, du bist dran."
    QTest.mouseClick(cup, LEFT, pos=cup.cup_rect.center().toPoint() - cup.pos())
    assert game.wishes == [Roll()]
    hint = tray_of(board)._hint.text()
    assert hint == "Tippe oder ziehe Würfel nach links, um sie zu sichern."
    for die in (1, 2, 3):
        QTest.mouseClick(board.tray.dice[die], LEFT)
    assert game.wishes[1:] == [Keep(1), Keep(2), Keep(3)]
    prompt = board.prompt()
    assert prompt.message == "Tippe eine Spalte an oder würfle nochmal."
    assert prompt.primary is not None
    assert (prompt.primary.title, prompt.primary.detail) == ("Nochmal würfeln", "2 Würfel")
    tray_of(board)._blocked_until = None  # the lock of the roll before
    board.wish(Roll())
    tap_column(board, Box.SMALL_STRAIGHT)
    assert game.wishes[4:] == [Roll(), Choose(Box.SMALL_STRAIGHT)]
    assert game.state.scores() == (94,)
    prompt = board.prompt()
    assert prompt.message == "Kleine Straße bringt 30 Punkte."
    assert prompt.primary is not None
    assert (prompt.primary.title, prompt.primary.detail) == ("Eintragen", "Kleine Straße · 30")
    assert prompt.primary.action == Enter()
    assert prompt.secondary is not None
    assert prompt.secondary.action == Roll()


@pytest.mark.rule("F3")
def test_every_open_column_shows_its_value_and_a_tap_chooses_it(board: FiveDiceTable) -> None:
    game = Game(board, rolled(start(FIVEDICE, ADA), 5, 2, 3, 4, 1))
    for offer in game.state.offers():
        if offer.is_allowed:
            assert shown(board, offer.box) == str(offer.points)
    tap_column(board, Box.FIVES)
    assert board.sheet._model.own_cell(Box.FIVES).kind is CellKind.CHOSEN
    tap_column(board, Box.LARGE_STRAIGHT)
    assert [type(wish) for wish in game.wishes] == [Choose, Choose]
    tap_column(board, Box.LARGE_STRAIGHT)  # another tap on it enters nothing
    assert game.state.scores() == (94,)
    tap_column(board, Box.ACES)  # a used one
    assert game.state.chosen is Box.LARGE_STRAIGHT


@pytest.mark.rule("F2")
def test_a_die_goes_into_the_rail_by_drag_and_by_its_number(board: FiveDiceTable) -> None:
    game = Game(board, rolled(start(FIVEDICE), 5, 2, 3, 4, 1))
    tray = tray_of(board)
    first, end = tray.dice[4].center.toPoint(), tray.rail.geometry().center()
    QTest.mousePress(tray, LEFT, pos=first)
    QTest.mouseMove(tray, QPoint((first.x() + end.x()) // 2, end.y()))
    QTest.mouseMove(tray, end)
    QTest.mouseRelease(tray, LEFT, pos=end)
    assert game.wishes == [Keep(4)]
    assert board.take_key(Qt.Key.Key_1)
    assert board.take_key(Qt.Key.Key_5)
    assert game.wishes == [Keep(4), Keep(0), Release(4)]
    assert game.state.kept == (True, False, False, False, False)


@pytest.mark.rule("F5")
def test_a_joker_is_told_with_its_extra(board: FiveDiceTable, german_words: None) -> None:
    state = thrice(start(FIVEDICE, {Box.CHANCE: 10}, had_five=True), 2, 2, 2, 2, 2)
    game = Game(board, state)
    assert board.prompt().message == "Fünfling! Du bekommst 50 Punkte extra."
    assert shown(board, Box.LARGE_STRAIGHT) == "40 +50"
    tap_column(board, Box.LARGE_STRAIGHT)
    primary = board.prompt().primary
    assert primary is not None
    assert primary.detail == "Große Straße · 40 + 50"
    board.wish(Enter())
    assert game.state.scores() == (10 + 40 + 50,)


@pytest.mark.rule("F4")
def test_the_bonus_stands_between_the_columns_and_takes_no_tap(board: FiveDiceTable) -> None:
    game = Game(board, rolled(start(FIVEDICE, ADA), 5, 2, 3, 4, 1))
    half = board.sheet.upper_half
    bonus = half.visualRect(half.model().index(6, 0))
    assert half.cell_rect(Box.SIXES).bottom() < bonus.center().y()
    QTest.mouseClick(half.viewport(), LEFT, pos=bonus.center())
    assert game.wishes == []
    assert half.model().index(6, 0).data() == "34 to go"
    assert half.model().index(7, 0).data() == "29"


def test_a_zero_that_gives_something_away_is_asked_about(board: FiveDiceTable, german_words: None) -> None:
    state = thrice(start(FIVEDICE), 1, 2, 3, 4, 6).child(Choose(Box.FIVE_KIND))
    Game(board, state)
    doubt = board.doubt(Enter())
    assert doubt is not None
    assert doubt.text == "5x bekäme 0 Punkte. Eine andere freie Spalte bringt bis zu 30."


def test_when_nothing_scores_a_zero_is_asked_for(board: FiveDiceTable, german_words: None) -> None:
    used: dict[Box, int] = {box: 5 for box in BOXES if box not in (Box.FIVE_KIND, Box.LARGE_STRAIGHT)}
    Game(board, thrice(start(FIVEDICE, used), 1, 2, 2, 4, 6))
    assert board.prompt().message == "Keine freie Spalte bringt Punkte: Du musst eine 0 eintragen."


def test_the_language_changes_in_place(board: FiveDiceTable) -> None:
    game = Game(board, rolled(start(FIVEDICE, ADA), 5, 2, 3, 4, 1))
    assert board.sheet.upper_half.accessibleName() == "Table, left part"
    with installed(Words("de")):
        QCoreApplication.processEvents()
        assert board.sheet.upper_half.accessibleName() == "Tabelle, linker Bereich"
        assert tray_of(board)._cup_hint.text() == "Becher antippen"
        game.show()
        assert board.prompt().message.startswith("Tippe eine Spalte an")


# -- sizes


def parts(board: FiveDiceTable) -> list[QRect]:
    """Return the panels of both halves and the tray, in the board's coordinates."""
    sheet, (upper, lower) = board.sheet, board.sheet._halves
    left = QRect(sheet.x(), sheet.y(), upper, sheet.height())
    right = QRect(sheet.geometry().right() + 1 - lower, sheet.y(), lower, sheet.height())
    return [left, board.tray.geometry(), right]


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("count", [1, 3, 8])
@pytest.mark.parametrize(("mode", "width", "height"), FRAMES)
def test_nothing_is_cut_off_and_everything_can_be_touched(
    board: FiveDiceTable,
    look: Look,
    qapp: QApplication,
    mode: Mode,
    width: int,
    height: int,
    count: int,
    language: str,
    family: str,
) -> None:
    font = QFont(family)
    font.setPixelSize(13)
    qapp.setFont(font)
    look.refresh_font()
    with installed(Words(language)):
        board.set_mode(mode)
        board.resize(width, height)
        state = rolled(start(FIVEDICE, ADA, players=count), 5, 2, 3, 4, 1).child(Keep(1)).child(Keep(3))
        Game(board, state)
        QCoreApplication.processEvents()
        assert cut_off(board.tray) == []
        panels = parts(board)
        for place, panel in enumerate(panels):
            assert board.rect().contains(panel)
            assert not any(panel.intersects(other) for other in panels[place + 1 :])
        if mode is not Mode.PORTRAIT:
            assert panels[0].right() < panels[1].left()
            assert panels[1].right() < panels[2].left()
        sheet = board.sheet
        for block, panel, boxes, rows in (
            (sheet.upper_half, panels[0], UPPER, UPPER_ROWS),
            (sheet.lower_half, panels[2], LOWER, LOWER_ROWS),
        ):
            assert panel.contains(block.geometry().translated(sheet.pos()))
            for box in boxes:
                cell = block.cell_rect(box)
                assert cell.width() >= 44
                assert cell.height() >= (44 if height > 400 or mode is Mode.SMALL else 40)
                assert block.viewport().rect().contains(cell)
            seen = rows[: block.model().rowCount()]
            assert block.labels.width() >= block.labels.needed_width(seen)
        if count > len(sheet.upper_half.order):
            assert mode is Mode.SMALL or sheet.all_button.isVisible()
        assert board.tray.width() >= 300
        assert tray_of(board).dice[0].hit_rect().width() >= 44


@pytest.mark.parametrize(("mode", "width", "height"), FRAMES)
def test_the_words_over_the_rail_are_whole_from_the_first_picture_on(
    board: FiveDiceTable, mode: Mode, width: int, height: int
) -> None:
    board.set_mode(mode)
    board.resize(width, height)
    Game(board, start(FIVEDICE, ADA, players=3))
    heading, tray = board.tray._heading, tray_of(board)
    assert heading.height() >= heading.needed_height(heading.width())
    assert not heading.geometry().intersects(tray.rail.geometry())


def test_usual_names_of_others_are_whole_beside_a_tray_that_is_almost_square(board: FiveDiceTable) -> None:
    board.resize(1248, 568)
    state = start(FIVEDICE, ADA, players=8)
    names = tuple(Seat(f"Spieler {place}", "blue") for place in range(1, 9))
    board.show_state(state, names, interactive=True)
    columns = board.sheet.upper_half.columns
    assert columns is not None
    assert columns.others == 2
    assert columns.other >= board.sheet.upper_half.heads.needed_name_width()
    assert board.tray.width() >= 0.85 * board.tray.height()


def test_few_seats_give_their_room_to_the_tray(board: FiveDiceTable) -> None:
    Game(board, start(FIVEDICE, players=4))
    many = board.tray.width()
    Game(board, start(FIVEDICE, players=1))
    assert board.tray.width() > many + 60


def test_in_an_upright_window_the_halves_stand_under_the_tray(board: FiveDiceTable) -> None:
    board.set_mode(Mode.PORTRAIT)
    board.resize(736, 790)
    Game(board, start(FIVEDICE, players=2))
    left, tray, right = parts(board)
    assert tray.width() == board.width()
    assert tray.bottom() < left.top() == right.top()
    assert left.right() < right.left()


# -- through the whole window


def tile_of(driver: Driver, game_id: str) -> QWidget:
    return next(tile for tile in driver.window.home.tiles if tile.game_id == game_id)


@pytest.mark.rule("F1", "F2", "F3", "F7")
def test_a_whole_game_by_clicks_from_the_home_page(tmp_path: Path, qapp: QApplication) -> None:
    with open_window(tmp_path) as driver:
        driver.click(tile_of(driver, "fivedice"))
        driver.click(driver.window.new_game.start_button)
        turns = 0
        while driver.state.outcome is None:
            table = driver.window.table
            assert table is not None
            if table.handover.is_open:
                driver.click(table.handover.button)
            driver.roll()
            driver.tap_die(0)
            assert driver.state.kept[0]
            driver.roll()
            assert driver.state.rolls == 2
            offers = [offer for offer in driver.state.offers() if offer.is_allowed]
            best = max(offers, key=lambda offer: offer.points + offer.extra)
            driver.tap_box(best.box)
            driver.tap_primary()
            turns += 1
        assert turns == 26
        assert driver.window.table is not None
        assert driver.window.table.result.isVisible()


@pytest.mark.rule("F1", "F2", "F3")
def test_a_whole_game_by_keys_alone(tmp_path: Path, qapp: QApplication) -> None:
    key = Qt.Key
    settings = Settings(motion="off", confirm_zero=False)
    with open_window(tmp_path, size=(800, 480), settings=settings) as driver:
        driver.start((Seat("Ada", "blue"),), TableOptions(handover=False), FIVEDICE)
        for target in BOXES:
            driver.key(key.Key_Space)
            assert driver.state.rolls == 1
            driver.key(key.Key_3)
            assert driver.state.kept == (False, False, True, False, False)
            driver.key(key.Key_R)
            assert driver.state.rolls == 2
            for _ in range(30):
                focus = QApplication.focusWidget()
                if driver.sheet.focused_box is target and focus and driver.sheet.isAncestorOf(focus):
                    break
                here = BOXES.index(driver.sheet.focused_box)
                driver.key(key.Key_Down if here < BOXES.index(target) else key.Key_Up)
            driver.key(key.Key_Return)
            assert driver.state.chosen is target
            driver.key(key.Key_Return)
            assert not driver.state.sheets[0].is_open(target)
        assert driver.state.outcome is not None


def test_a_computer_seat_plays_5_dice(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    settings = Settings(motion="off", pace="instant")
    with open_window(tmp_path, settings=settings) as driver:
        chips = tuple(
            Seat(name, color, "computer", "simple") for name, color in (("Chip", "sky"), ("Bit", "lime"))
        )
        driver.start(chips, TableOptions(auto_entry=0), FIVEDICE)
        qtbot.waitUntil(lambda: driver.state.outcome is not None, timeout=60_000)
        assert all(sheet.is_full for sheet in driver.state.sheets)


@pytest.mark.rule("F2")
def test_tab_goes_over_the_dice_to_the_cup_and_on_to_both_parts(tmp_path: Path, qapp: QApplication) -> None:
    with open_window(tmp_path, dice=ScriptedDice([(5, 2, 3, 4, 1)])) as driver:
        driver.start((Seat("Ada", "blue"),), TableOptions(handover=False), FIVEDICE)
        driver.roll()
        stops = [*driver.tray.dice, driver.tray.cup, driver.sheet.upper_half, driver.sheet.lower_half]
        stops[0].setFocus(Qt.FocusReason.TabFocusReason)
        for stop in stops:
            assert QApplication.focusWidget() is stop
            QTest.keyClick(stop, Qt.Key.Key_Tab)


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_dice_and_rows_share_an_upright_window(tmp_path: Path, qtbot: QtBot, scale: float) -> None:
    settings = Settings(motion="off", text_scale=scale)
    with open_window(tmp_path, size=(768, 1024), settings=settings) as driver:
        driver.start(ruleset=FIVEDICE)
        driver.roll()
        assert driver.tray._layout.size >= (74 if scale == 1.0 else 44)
        views = driver.board.sheet.findChildren(QTableView)
        heights = {view.rowHeight(row) for view in views for row in range(view.model().rowCount())}
        assert min(heights - {0}) >= 44
