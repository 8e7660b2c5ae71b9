"""Positions of what all tables share, for the gallery: results, hand-over cards, pads, pauses, notices."""

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dicegames.app.main_window import MainWindow
from dicegames.engine.chance import DiceSource, ScriptedDice, SeededDice
from dicegames.engine.game import State
from dicegames.engine.match import Entry, Mark, Match, Seat
from dicegames.engine.resign import Resign
from dicegames.games.catalog import game_info
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.storage.record import Header, TableOptions, new_header
from players import idle_players
from storage.session_help import TIME, encode_session, write_session

Take = Callable[[], None]

ADA, BEN, CEM = Seat("Ada", "blue"), Seat("Ben", "orange"), Seat("Cem", "teal", "computer", "medium")
EIGHT = (
    ADA,
    BEN,
    CEM,
    Seat("Maximiliane Charlotte", "pink"),
    Seat("Dora", "violet", "computer", "strong"),
    Seat("Emil", "sky"),
    Seat("Fritzi", "lime"),
    Seat("Gustav", "graphite"),
)
LONG = (
    Seat("WWWWWWWWWWWWWWWWWWWWWWWW", "blue"),
    Seat("山田太郎とその仲間たちの長い名前", "orange"),
    Seat("🎲🎲 Anna-Lena 🎉🎉🎉🎉🎉🎉🎉", "teal"),
)
CARDS = (
    Seat("Ada", "orange"),
    Seat("Ben", "teal"),
    Seat("Cem", "pink"),
    Seat("Dora", "violet"),
    Seat("Emil", "lime"),
)


class Play:
    """A match of a gallery position, and what its journal would hold."""

    def __init__(self, game_id: str, seats: tuple[Seat, ...], dice: DiceSource, *, handover: bool = False):
        info = game_info(game_id)
        options = TableOptions(auto_entry=0, handover=handover)
        self.header: Header = new_header(
            game_id, info.rulesets[0], seats, app_version="0.1.0", created=TIME, options=options
        )
        self.match = Match(self.header.new_game(), seats)
        self.entries: list[Entry] = []
        self._dice = dice

    def act(self, action: object) -> None:
        """Make one decision, or with None the draw that is due."""
        self.entries.append(self.match.apply(action, self._dice).step)  # type: ignore[arg-type]

    def decide(self, stop: Callable[[State], bool], seed: int = 5) -> None:
        """Let sensible people play until `stop` says so, or to the end."""
        luck, player = random.Random(seed), idle_players().player(self.match.game.id, "medium", "")
        while self.match.state.outcome is None and not stop(self.match.state):
            state = self.match.state
            self.act(None if state.chance is not None else player.decide(state, luck, _never))
        if self.match.state.outcome is not None:
            self.entries.append(Mark("finish"))

    def open(self, window: MainWindow, folder: Path, name: str) -> None:
        """Open the position in the window."""
        path = folder / f"{name}.dicegame"
        if not path.exists():
            write_session(path, encode_session(self.header, tuple(self.entries)))
        window.show_home()
        window.open_file(path)
        QTest.qWait(50)


def _never() -> bool:
    return False


def _has_rolled(state: State) -> bool:
    return state.chance is None and bool(getattr(state, "dice", ()))


def _to_the_end(_state: State) -> bool:
    return False


def result(game_id: str, seats: tuple[Seat, ...], window: MainWindow, folder: Path, take: Take) -> None:
    """Show how a match of these seats ended."""
    play = Play(game_id, seats, SeededDice(4))
    play.decide(_to_the_end)
    play.open(window, folder, f"result-{game_id}-{len(seats)}-{seats[0].color}")
    take()


def gave_up(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the result of a match in which one of three gave up."""
    play = Play("penta", (ADA, BEN, CEM), SeededDice(4))
    play.decide(lambda state: len(play.entries) > 30 and state.chance is None)
    play.act(Resign(1))
    play.decide(_to_the_end)
    play.open(window, folder, "result-gave-up")
    take()


def shared_win(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the result of the picture: two share the victory."""
    boxes = {
        Box.THREES: (3, 3, 3, 3, 1),
        Box.FOURS: (4, 4, 4, 1, 2),
        Box.FIVES: (5, 5, 5, 1, 2),
        Box.SIXES: (6, 6, 6, 1, 2),
        Box.FULL_HOUSE: (2, 2, 3, 3, 3),
        Box.SMALL_STRAIGHT: (1, 2, 3, 4, 6),
        Box.LARGE_STRAIGHT: (2, 3, 4, 5, 6),
        Box.ACES: (1, 1, 1, 2, 4),
        Box.TWOS: (2, 2, 2, 1, 4),
        Box.THREE_KIND: (6, 6, 6, 5, 4),
        Box.FOUR_KIND: (5, 5, 5, 5, 2),
        Box.FIVE_KIND: (1, 1, 2, 4, 6),
        Box.CHANCE: (6, 6, 5, 5, 2),
    }
    poor = {
        Box.THREES: (1, 2, 3, 4, 6),
        Box.SIXES: (6, 6, 1, 2, 3),
        Box.FIVE_KIND: (4, 4, 4, 4, 4),
        Box.CHANCE: (1, 1, 2, 4, 6),
    }
    rolls = [(poor if seat == 1 else {}).get(box, faces) for box, faces in boxes.items() for seat in range(3)]
    play = Play("penta", (ADA, BEN, Seat("Cem", "teal")), ScriptedDice(rolls))
    for box in boxes:
        for _ in range(3):
            play.act(Roll())
            _enter(play, box)
    play.entries.append(Mark("finish"))
    play.open(window, folder, "result-shared")
    take()


def _enter(play: Play, box: Box) -> None:
    if Choose(box) in play.match.state.legal_actions():
        play.act(Choose(box))
    play.act(Enter())


def handed_over(seats: tuple[Seat, ...], window: MainWindow, folder: Path, take: Take) -> None:
    """Show the card after a joker: "Ada hat Große Straße · 40 eingetragen, dazu 100."."""
    ones, small = (1, 1, 1, 1, 1), (1, 2, 3, 4, 6)
    turns: list[tuple[Box, tuple[int, ...]]] = []
    for first, others in ((Box.FIVE_KIND, Box.CHANCE), (Box.ACES, Box.FOURS)):
        turns.append((first, ones))
        turns += [(others, small)] * (len(seats) - 1)
    play = Play("penta", seats, ScriptedDice([faces for _, faces in turns] + [ones]), handover=True)
    for box, _ in turns:
        play.act(Roll())
        _enter(play, box)
    play.act(Roll())
    play.act(Choose(Box.LARGE_STRAIGHT))
    play.open(window, folder, f"handover-{seats[0].name}")
    assert window.desk is not None
    window.desk.controller.act(Enter())
    QTest.qWait(50)
    take()
    window.show_home()


def pads(seats: tuple[Seat, ...], window: MainWindow, folder: Path, take: Take) -> None:
    """Show the pads on which a rematch is begun."""
    play = Play("penta", seats, SeededDice(4))
    play.decide(_to_the_end)
    play.open(window, folder, f"pads-{len(seats)}-{seats[0].color}")
    assert window.table is not None
    window.table.start_pads.ask(seats, tuple(range(len(seats))))
    QTest.qWait(50)
    take()
    window.table.start_pads.dismiss()


def on_turn(seats: tuple[Seat, ...], window: MainWindow, folder: Path, take: Take) -> None:
    """Show a table in the middle of a turn."""
    play = Play("penta", seats, SeededDice(4))
    play.decide(lambda state: len(play.entries) > 60 and _has_rolled(state))
    play.open(window, folder, f"turn-{len(seats)}-{seats[0].color}")
    take()


def paused(window: MainWindow, folder: Path, take: Take) -> None:
    """Show the pause of a table with eight seats."""
    on_turn(EIGHT, window, folder, _nothing)
    assert window.table is not None
    QTest.keyClick(window.table, Qt.Key.Key_P)
    window.table.pause()
    QTest.qWait(50)
    take()
    window.table.pause_cover.dismiss()


def torn(window: MainWindow, folder: Path, take: Take) -> None:
    """Show a table whose file ended in the middle of a line."""
    on_turn((ADA, BEN), window, folder, _nothing)
    assert window.table is not None
    window.table.notices.show_torn()
    QTest.qWait(50)
    take()


def troubled(window: MainWindow, folder: Path, take: Take) -> None:
    """Show all notices at once: a practice table that can't be saved."""
    on_turn((ADA, BEN), window, folder, _nothing)
    assert window.table is not None
    window.table.notices.set_practice(True)
    window.table.notices.set_saving_problem("disk_full")
    QTest.qWait(50)
    take()


def _nothing() -> None:
    pass


SCREENS: dict[str, Callable[[MainWindow, Path, Take], None]] = {
    "mock-result": shared_win,
    "mock-handover": partial(handed_over, (ADA, BEN, CEM)),
    "frame-handover-long": partial(handed_over, LONG),
    "frame-result-one": partial(result, "penta", (ADA,)),
    "frame-result-eight": partial(result, "penta", EIGHT),
    "frame-result-long": partial(result, "penta", LONG),
    "frame-result-gave-up": gave_up,
    "frame-result-race-eight": partial(result, "tenthousand", EIGHT),
    "frame-result-cards-five": partial(result, "ordercards", CARDS),
    "frame-pads-two": partial(pads, (ADA, BEN)),
    "frame-pads-eight": partial(pads, EIGHT),
    "frame-pads-long": partial(pads, LONG),
    "frame-turn-eight": partial(on_turn, EIGHT),
    "frame-turn-long": partial(on_turn, LONG),
    "frame-pause": paused,
    "frame-torn": torn,
    "frame-troubled": troubled,
}
