"""The program's window for tests: fresh folders, seeded dice, taken down completely."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dicegames.app.appearance import Appearance
from dicegames.app.main_window import MainWindow
from dicegames.app.place import Place
from dicegames.app.system_motion import SystemMotion
from dicegames.app.translation import Translation
from dicegames.computer.players import ComputerPlayers
from dicegames.data import resources_dir, translations_dir
from dicegames.engine.chance import DiceSource, SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.ruleset import PENTA, SheetRuleset
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.ruleset import SHORT, TenThousandRuleset
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.storage.directories import Directories
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.boards.ordercards_table import OrderCardsTable
from dicegames.ui.boards.sheet_game import SheetGameBoard
from dicegames.ui.boards.tenthousand_table import TenThousandTable
from dicegames.ui.dialogs.question import Question
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.fingers import Fingers
from dicegames.ui.last_input import LastInput
from dicegames.ui.look import Look
from dicegames.ui.pages.new_game import NewGame
from dicegames.ui.quick_keys import QuickKeys
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.table.table_page import TablePage
from dicegames.ui.theme import load_themes
from players import idle_players

TWO = (Seat("Ada", "blue"), Seat("Ben", "orange"))
PAIR = (Seat("Ada", "orange"), Seat("Ben", "teal"))  # of Order Cards, which has colours of its own
LEFT = Qt.MouseButton.LeftButton


class Clock:
    """Milliseconds for the tray's lock, moved on by the test."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


class Driver:
    """Use the window as a person does: by clicks and keys on what is shown."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.clock = Clock()

    @property
    def table(self) -> TablePage:
        """The open table."""
        assert self.window.table is not None
        return self.window.table

    @property
    def match_state(self) -> State:
        """The state of the open table, of whatever game."""
        assert self.window.desk is not None
        return self.window.desk.controller.match.state

    @property
    def tray(self) -> DiceTray:
        """The tray of the open table."""
        tray = self.table.board.findChild(DiceTray)
        assert isinstance(tray, DiceTray)
        return tray

    def begin(self, ruleset: Ruleset, seats: tuple[Seat, ...], options: TableOptions) -> None:
        """Begin a game."""
        self.window.start_game(NewGame(ruleset.game, ruleset, seats, options))
        self.settle()

    def settle(self) -> None:
        """Let Qt do what is due, and take the tray's clock into the own hand."""
        QCoreApplication.processEvents()
        if self.window.table is not None:
            self.tray._now = self.clock

    def point(self, widget: QWidget, pos: QPoint | None = None) -> None:
        """Click into a widget, into its middle unless `pos` says otherwise."""
        QTest.mouseClick(widget, LEFT, pos=widget.rect().center() if pos is None else pos)

    def click(self, widget: QWidget) -> None:
        """Click into the middle of a widget."""
        self.point(widget)
        self.settle()

    def roll(self) -> None:
        """Click the cup, after its lock is over."""
        self.clock.now += 1000
        self.click(self.tray.cup)

    def tap_die(self, index: int) -> None:
        """Click a die where it lies."""
        self.click(self.tray.dice[index])

    def wait_for_start_pads(self) -> None:
        """Let the time pass in which the start pads are barred."""
        self.table.start_pads._live_from = 0

    def tap_primary(self) -> None:
        """Click the primary button of the action bar."""
        self.click(self.table.bar.primary)

    def tap_secondary(self) -> None:
        """Click the other button of the action bar."""
        self.click(self.table.bar.secondary)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key wherever the focus is."""
        self.clock.now += 1000
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)
        self.settle()

    def end_late_presses(self) -> None:
        """Let the time pass in which nothing counts, after an end that no press caused."""
        self.table.late_presses._timer.timeout.emit()


class SheetDriver(Driver):
    """Play a game with a sheet."""

    @property
    def state(self) -> SheetState:
        """The state of the open table."""
        state = self.match_state
        assert isinstance(state, SheetState)
        return state

    @property
    def board(self) -> SheetGameBoard:
        """The board of the open table."""
        board = self.table.board
        assert isinstance(board, SheetGameBoard)
        return board

    @property
    def sheet(self) -> SheetBoard:
        """The sheet of the open table."""
        return self.board.sheet

    def start(
        self,
        seats: tuple[Seat, ...] = TWO,
        options: TableOptions | None = None,
        ruleset: SheetRuleset = PENTA,
    ) -> None:
        """Begin a game, of Penta unless a ruleset says otherwise."""
        self.begin(ruleset, seats, options or TableOptions(auto_entry=0))

    def tap_box(self, box: Box) -> None:
        """Click the own cell of a box."""
        half = self.sheet.upper_half if box in UPPER else self.sheet.lower_half
        self.point(half.viewport(), half.cell_rect(box).center())
        self.settle()


class TenThousandDriver(Driver):
    """Play 10.000."""

    @property
    def state(self) -> TenThousandState:
        """The state of the open table."""
        state = self.match_state
        assert isinstance(state, TenThousandState)
        return state

    @property
    def board(self) -> TenThousandTable:
        """The board of the open table."""
        board = self.table.board
        assert isinstance(board, TenThousandTable)
        return board

    def start(
        self,
        ruleset: TenThousandRuleset = SHORT,
        seats: tuple[Seat, ...] = TWO,
        options: TableOptions | None = None,
    ) -> None:
        """Begin a game, without hand-over cards unless `options` say otherwise."""
        self.begin(ruleset, seats, options or TableOptions(handover=False))


class OrderCardsDriver(Driver):
    """Play Order Cards."""

    @property
    def state(self) -> OrderCardsState:
        """The state of the open table."""
        state = self.match_state
        assert isinstance(state, OrderCardsState)
        return state

    @property
    def board(self) -> OrderCardsTable:
        """The board of the open table."""
        board = self.table.board
        assert isinstance(board, OrderCardsTable)
        return board

    @property
    def tray(self) -> OrderTray:
        """The dice row, on the board or in the action bar."""
        return self.board.tray

    def start(self, seats: tuple[Seat, ...] = PAIR, options: TableOptions | None = None) -> None:
        """Begin a game, without hand-over cards unless `options` say otherwise."""
        self.begin(standard(), seats, options or TableOptions(handover=False))

    def tap_card(self, target: int) -> None:
        """Click a card, the centre card or the place of the bonus die in its middle."""
        self.click(self.board.cards.buttons[target % len(self.board.cards.buttons)])

    def drag(self, die: int, to: QPoint) -> None:
        """Drag a die with the mouse; `to` is in coordinates of the window."""
        tray, window = self.tray, self.window
        start, end = tray.dice[die].center.toPoint(), tray.mapFrom(window, to)
        QTest.mousePress(tray, LEFT, pos=start)
        for step in (0.3, 0.6, 1.0):
            QTest.mouseMove(tray, start + (end - start) * step)
        QTest.mouseRelease(tray, LEFT, pos=end)
        self.settle()

    def place_of(self, target: int) -> QPoint:
        """Return the middle of a card in coordinates of the window."""
        button = self.board.cards.buttons[target % len(self.board.cards.buttons)]
        return button.mapTo(self.window, button.rect().center())


@contextmanager
def open_window(
    folder: Path,
    *,
    dice: DiceSource | None = None,
    language: str = "en",
    size: tuple[int, int] = (1280, 800),
    settings: Settings | None = None,
    players: ComputerPlayers | None = None,
) -> Iterator[SheetDriver]:
    """Show the main window over `folder`, without motion unless `settings` say so.

    Computer players solve no whole game unless `players` do.
    Whoever plays another game than one with a sheet makes a driver of its own for the window.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    folders = Directories(folder / "data", folder / "config", folder / "cache", folder / "log")
    store = SettingsStore(folders.settings)
    chosen = settings or msgspec.structs.replace(store.load()[0], motion="off")
    chosen = msgspec.structs.replace(chosen, window_width=size[0], window_height=size[1])
    style, palette = app.style().objectName(), app.palette()
    app.setStyle("Fusion")
    translation = Translation(translations_dir(), folders.languages)
    look = Look(load_themes(resources_dir() / "themes"))
    system_motion = SystemMotion(app, None)
    appearance = Appearance(app, look, translation, language, system_motion)
    appearance.start(chosen)
    players = players or idle_players()
    window = MainWindow(look, store, chosen, Place(folders), dice or SeededDice(1), players=players)
    window.settings_changed.connect(appearance.apply)
    fingers, last_input = Fingers(app, look), LastInput(app, look)
    QuickKeys(app, window)
    try:
        window.show()
        window.activateWindow()
        QCoreApplication.processEvents()
        yield SheetDriver(window)
    finally:
        discarding = QTimer(interval=0)
        discarding.timeout.connect(_discard)
        discarding.start()  # a test that failed may leave changes that are asked about
        window.close()
        discarding.stop()
        translation.remove()
        window.deleteLater()
        appearance.deleteLater()
        fingers.deleteLater()
        last_input.deleteLater()
        system_motion.deleteLater()
        look.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        app.setStyle(style)
        app.setPalette(palette)


def _discard() -> None:
    """Answer the question whether changes may be lost."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, Question):
        dialog.accept()
