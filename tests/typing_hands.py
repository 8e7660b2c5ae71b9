"""Hands that play by keys alone: they see the state, and every key comes in at the system's window."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dicegames.games.ordercards.state import OrderCardsState
from dicegames.games.ordercards.suggest import best_group
from dicegames.games.sheet.boxes import BOXES, UPPER
from dicegames.games.sheet.state import SheetState
from dicegames.games.tenthousand.state import Collect, TenThousandState
from dicegames.ui.boards.ordercards_table import OrderCardsTable
from dicegames.ui.boards.sheet_game import SheetGameBoard
from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.dice.tray import DiceTray
from windows import Driver

Key = Qt.Key
STOPS = 80  # of Tab, more than any screen has
MOST_MOVES = 3000
PAUSE = 20  # ms between looks at what goes on alone
APART = 30  # ms that count as two presses here, not as one in quick succession


class Typist:
    """Play at the table of `driver`; each key goes the way that a keyboard's go, past all that looks on."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    def press(self, *keys: Qt.Key) -> None:
        """Press keys one after the other, as slowly as people who look what each one did."""
        for key in keys:
            QTest.qWait(APART)
            self._ready_for_roll()
            handle = self.driver.window.windowHandle()
            assert handle is not None
            QTest.keyClick(handle, key)
            QApplication.processEvents()

    def tab_to(self, name: str) -> QWidget:
        """Press Tab until something of this name has the focus, which must be seen there."""
        seen = []
        for _ in range(STOPS):
            focus = QApplication.focusWidget()
            if focus is not None and focus.accessibleName().startswith(name):
                return focus
            seen.append(None if focus is None else focus.accessibleName())
            self.press(Key.Key_Tab)
        raise AssertionError(f"no {name!r} among {seen}")

    def play_on(self) -> None:
        """Play for everybody who is a person, until the match is over and its result has the focus."""
        for _ in range(MOST_MOVES):
            if self.driver.match_state.outcome is not None:
                break
            self.move()
        else:
            raise AssertionError("it goes on and on")
        result = self.driver.table.result
        wait_until(lambda: result.isVisible() and result.rematch.hasFocus(), "the result has the keyboard")
        assert ring_of(result.rematch)

    def move(self) -> None:
        """Press the next key, or wait for a moment while the computer plays."""
        table, desk = self.driver.table, self.driver.window.desk
        assert desk is not None
        if table.handover.is_open:
            assert table.handover.button.hasFocus()
            self.press(Key.Key_Space)
        elif not desk.controller.is_human_turn:
            QTest.qWait(PAUSE)
        else:
            guides = table.guide_strip
            self.press(Key.Key_G if guides.isVisible() and guides.read.isVisible() else next_key(self.driver))
            assert QApplication.focusWidget() is not None

    def _ready_for_roll(self) -> None:
        """Let the time pass in which a tray rolls only once."""
        self.driver.clock.now += 1000
        if self.driver.window.table is not None:
            for tray in self.driver.window.table.findChildren(DiceTray):
                tray._now = self.driver.clock


def ring_of(widget: QWidget) -> bool:
    """Return whether the ring round a control is seen."""
    return any(ring.is_shown for ring in widget.findChildren(FocusRing))


def wait_until(is_so: Callable[[], bool], what: str) -> None:
    """Wait until something is so, for five seconds."""
    for _ in range(250):
        if is_so():
            return
        QTest.qWait(PAUSE)
    raise AssertionError(f"not so: {what}")


def next_key(driver: Driver) -> Qt.Key:
    """Return the next key that somebody presses who plays sensibly."""
    match state := driver.match_state:
        case SheetState():
            return _sheet(driver, state)
        case TenThousandState():
            return _tenthousand(state)
        case OrderCardsState():
            return _order_cards(driver, state)
    raise AssertionError(state)


def _sheet(driver: Driver, state: SheetState) -> Qt.Key:
    board = driver.table.board
    assert isinstance(board, SheetGameBoard)
    if not state.dice:
        return Key.Key_Space
    if state.chosen is not None:
        return Key.Key_Return
    if state.rolls_left == 2:  # keep what there is most of, and roll once more
        most = max(state.dice, key=state.dice.count)
        for die, value in enumerate(state.dice):
            if (value == most) is not state.kept[die]:
                return Key(Key.Key_1 + die)
        if state.roll_dice:
            return Key.Key_Space
    return _to_box(board, state)


def _to_box(board: SheetGameBoard, state: SheetState) -> Qt.Key:
    """Go one step towards the box that pays most, and choose it there."""
    allowed = [offer for offer in state.offers() if offer.is_allowed]
    best = max(allowed, key=lambda offer: offer.points + offer.extra).box
    focus, here = QApplication.focusWidget(), board.sheet.focused_box
    if focus is None or not board.sheet.isAncestorOf(focus):
        return Key.Key_Down
    if here is best:
        return Key.Key_Return
    if (here in UPPER) != (best in UPPER):
        return Key.Key_Right if here in UPPER else Key.Key_Left
    return Key.Key_Down if BOXES.index(here) < BOXES.index(best) else Key.Key_Up


def _tenthousand(state: TenThousandState) -> Qt.Key:
    if state.is_missed:
        return Key.Key_Return
    if state.dice and not any(state.chosen):
        return Key.Key_T
    return Key.Key_Space if state.refusal_of(Collect()) else Key.Key_Return


def _order_cards(driver: Driver, state: OrderCardsState) -> Qt.Key:
    board = driver.table.board
    assert isinstance(board, OrderCardsTable)
    if not state.dice or (state.rolls == 1 and state.rolls_left and state.roll_dice):
        return Key.Key_Space
    targets = [target for target in state.targets if best_group(state, target)]
    targets = [target for target in targets if not state.group_on(target)]
    if not targets:
        return Key.Key_E
    focus, buttons = QApplication.focusWidget(), board.cards.buttons
    if focus is buttons[targets[0]]:
        return Key.Key_Return
    return Key.Key_Tab
