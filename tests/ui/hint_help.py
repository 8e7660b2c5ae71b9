"""What the tests of hints and tutor share: players that say what the test wants, and a person at dialogs."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from dicegames.computer.advice import Advice, Choice, advice_of
from dicegames.computer.players import ComputerPlayers
from dicegames.engine.action import Action
from dicegames.engine.game import State
from dicegames.engine.match import Mark
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Keep, Release, Roll, SheetState
from dicegames.ui.dialogs.base import Dialog
from players import IdleTables
from windows import Driver

BEST, GOOD, POOR = 250.0, 248.6, 240.0
"""The values of: the first die kept and the rest rolled; everything rolled; Chance entered."""


class TellingPlayers(ComputerPlayers):
    """Know at once what sheet positions are worth, unless the test says otherwise."""

    def __init__(self) -> None:
        super().__init__(IdleTables())
        self.may_answer = threading.Event()
        self.may_answer.set()
        self.is_ready = True
        self.knows = True
        self.values = (BEST, GOOD, POOR)
        self.box = Box.CHANCE

    def adviser(self, game_id: str) -> "TellingPlayers":
        return self

    def is_prepared(self, state: State) -> bool:
        return self.is_ready

    def advise(self, state: State, cancelled: Callable[[], bool]) -> Advice | None:
        while not (self.may_answer.wait(0.001) or cancelled()):
            pass
        return self._advice(state) if self.knows else None

    def _advice(self, state: State) -> Advice:
        assert isinstance(state, SheetState)
        if not state.dice:
            return Advice("points", (Choice((Roll(),), BEST),))
        best, good, poor = self.values
        choices = []
        if state.rolls_left:
            choices.append(Choice((*_to_keep(state, 1), Roll()), best))
            choices.append(Choice((*_to_keep(state, 0), Roll()), good))
        ways: tuple[Action, ...] = () if state.chosen is self.box else (Choose(self.box),)
        choices.append(Choice((*ways, Enter()), poor))
        return advice_of("points", choices)


def _to_keep(state: SheetState, count: int) -> tuple[Action, ...]:
    """Return what makes the first `count` dice the kept ones."""
    return tuple(
        Keep(die) if die < count else Release(die)
        for die, kept in enumerate(state.kept)
        if kept != (die < count)
    )


def marks(driver: Driver) -> list[str]:
    """Return the kinds of help that are written down."""
    assert driver.window.desk is not None
    entries = (entry for entry, _ in driver.window.desk.controller.table.times)
    return [entry.kind for entry in entries if isinstance(entry, Mark) and entry.kind in ("hint", "tutor")]


@contextmanager
def answering(*answers: Callable[[Dialog], None]) -> Iterator[list[str]]:
    """Answer the dialogs that open, in this order; yield their titles, and fail if there were others."""
    left = list(answers)
    titles: list[str] = []
    timer = QTimer(interval=0)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, Dialog):
            titles.append(dialog.windowTitle())
            if left:
                left.pop(0)(dialog)
            if dialog.isVisible():
                dialog.reject()

    timer.timeout.connect(look)
    timer.start()
    try:
        yield titles
    finally:
        timer.stop()
        timer.deleteLater()
    assert len(titles) == len(answers), titles
