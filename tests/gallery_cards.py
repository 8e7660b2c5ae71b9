"""Positions of Order Cards for the gallery: chosen cards and dice, and what is tapped before the picture."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from dicegames.app.main_window import MainWindow
from dicegames.engine.action import Action
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Entry, Match, Seat
from dicegames.games.catalog import game_info
from dicegames.games.ordercards.actions import EndTurn, Keep, Place, Roll
from dicegames.games.ordercards.ruleset import CENTRE_CARD
from dicegames.games.ordercards.state import STACKS, OrderCardsState
from dicegames.storage.record import TableOptions, new_header
from dicegames.ui.boards.ordercards_table import OrderCardsTable
from models.ordercards_samples import (
    BLACK,
    BLUE,
    RED,
    SET2,
    SET3,
    SET4,
    STRAIGHT3,
    STRAIGHT4,
    STRAIGHT5,
    YELLOW,
)
from storage.session_help import TIME, encode_session, write_session

Take = Callable[[], None]

PEOPLE = (
    Seat("Ada", "orange"),
    Seat("Ben", "teal"),
    Seat("Cem", "pink", "computer", "medium"),
    Seat("Dora", "violet"),
    Seat("Emil", "lime"),
)
_FILL = (1, 2, 4, 6, 1)


@dataclass(frozen=True, slots=True)
class Play:
    """Play one turn: dice of `faces` are placed by target; `rolls` are thrown, all of `kept` lie still."""

    groups: tuple[tuple[int, tuple[int, ...]], ...] = ()
    rolls: tuple[tuple[int, ...], ...] = ()
    kept: tuple[int, ...] = ()
    ends: bool = True


class Script:
    """Play a match of Order Cards as it is told, and write it down."""

    def __init__(self, seats: tuple[Seat, ...], stacks: Sequence[Sequence[int]]) -> None:
        info = game_info("ordercards")
        options = TableOptions(auto_entry=0, handover=False)
        rules = info.rulesets[0]
        self.header = new_header(
            "ordercards", rules, seats, app_version="0.1.0", created=TIME, options=options
        )
        self.match = Match(self.header.new_game(), seats)
        self.entries: list[Entry] = []
        count, height = STACKS[len(seats)]
        used = {card for stack in stacks for card in stack}
        rest = [card for card in range(CENTRE_CARD) if card not in used]
        deck: list[int] = []
        for number in range(count):
            stack = list(stacks[number]) if number < len(stacks) else []
            deck += [*stack, *(rest.pop() for _ in range(height - len(stack)))]
        self._do(None, (*deck, *rest))

    @property
    def state(self) -> OrderCardsState:
        state = self.match.state
        assert isinstance(state, OrderCardsState)
        return state

    def wins(self, *stacks: int) -> None:
        """Play a turn that puts one die on the open number card of each of the stacks."""
        faces = tuple(_number(self.state, stack) for stack in stacks)
        self.turn(Play(tuple((stack, (face,)) for stack, face in zip(stacks, faces, strict=True))))

    def turn(self, play: Play) -> None:
        """Play a turn, to its end unless the play says otherwise."""
        wanted = [face for _, group in play.groups for face in group]
        count = self.state.dice_count
        rolls = play.rolls or ((*wanted, *_FILL)[:count],)
        for faces in rolls:
            self._do(Roll(), faces)
            for die, face in enumerate(self.state.dice):
                if face in play.kept and not self.state.kept[die] and self.state.rolls_left:
                    self._do(Keep(die))
        for target, group in play.groups:
            self._do(Place(target, self._dice(group)))
        if play.ends:
            self._do(EndTurn())

    def session(self) -> bytes:
        return encode_session(self.header, tuple(self.entries))

    def _dice(self, faces: tuple[int, ...]) -> tuple[int, ...]:
        free = list(self.state.free_dice)
        found = []
        for face in faces:
            die = next(die for die in free if self.state.dice[die] == face)
            free.remove(die)
            found.append(die)
        return tuple(sorted(found))

    def _do(self, action: Action | None, draw: tuple[int, ...] | None = None) -> None:
        dice = ScriptedDice([draw] if draw else [])
        self.entries.append(self.match.apply(action, dice).step)


def _number(state: OrderCardsState, stack: int) -> int:
    order = state.order(stack)
    assert order is not None
    assert order.kind == "number"
    return order.size


def three_players() -> Script:
    """Return turn 13 of three: dice on cards of others, an own die just laid, a duel for the bonus die."""
    script = Script(
        PEOPLE[:3],
        (
            (RED + 2, YELLOW + 3),
            (BLUE + 1, BLUE, BLUE + SET2),
            (YELLOW, BLACK, RED + SET2),
            (RED + 4, BLACK + STRAIGHT3),
            (BLACK + 2, RED, BLUE + 5),
            (YELLOW + 1, BLACK + 3, RED + STRAIGHT5),
            (BLUE + 2, BLUE + 3, YELLOW + 4, YELLOW + SET3),
            (YELLOW + 2, BLACK + 1),
            (BLUE + 4, BLACK + 4, RED + STRAIGHT4),
        ),
    )
    for stacks in ((0, 1), (2, 4), (5,), (3, 6), (7, 2), (8,), (4, 6), (1,), (5, 8), (6,)):
        script.wins(*stacks)
    script.turn(Play(((1, (3, 3)), (3, (2, 3, 4)))))
    script.turn(Play(((2, (5, 5)), (script.state.bonus, (6,)))))
    return script


def _selecting() -> Script:
    script = three_players()
    rolls = ((6, 3, 3, 5, 1), (6, 3, 4, 5, 1), (6, 4, 4, 2, 1))
    script.turn(Play(((4, (6,)),), rolls, ends=False))
    return script


def _all_placed() -> Script:
    script = three_players()
    script.turn(Play(((4, (6,)), (1, (4, 4)), (script.state.bonus, (2, 5))), ((6, 4, 4, 2, 5),), ends=False))
    return script


def _five_players() -> Script:
    script = Script(
        PEOPLE,
        (
            (RED + 2, YELLOW + 3),
            (BLUE + 1, BLUE + SET2),
            (YELLOW, RED + SET2),
            (RED + 4, BLACK + STRAIGHT3),
            (RED,),
            (BLACK + 2, BLUE + 5),
            (YELLOW + 1, RED + STRAIGHT5),
            (BLUE + 2, BLUE + 3, YELLOW + SET3),
            (BLACK + 1,),
            (BLUE + 4, RED + STRAIGHT4),
            (BLACK + 4, BLACK + SET4),
            (BLUE + STRAIGHT3,),
        ),
    )
    for stacks in ((0, 7), (1, 2), (), (3, 5), (6,), (7,), (), (9,), (), (10,), ()):
        script.wins(*stacks)
    script.turn(Play(((1, (3, 3)), (3, (2, 3, 4)))))
    script.turn(Play(((2, (5, 5)), (script.state.bonus, (6,)))))
    script.turn(Play(((7, (6, 6, 6)),)))
    script.turn(Play(((8, (2, 2)), (11, (1, 2, 3)))))
    rolls = ((6, 3, 3, 5, 1), (6, 3, 4, 5, 1), (6, 4, 4, 2, 1))
    script.turn(Play(((5, (6,)),), rolls, ends=False))
    return script


def _two_players() -> Script:
    """Return a turn of two in which the bonus die was won and is rolled along."""
    script = Script(
        PEOPLE[:2],
        (
            (YELLOW + 3, BLACK + SET3),
            (RED + SET2,),
            (BLUE + STRAIGHT3,),
            (BLACK + 5,),
            (YELLOW + SET3,),
            (RED, RED + STRAIGHT4),
        ),
    )
    script.turn(Play(((0, (4,)), (script.state.bonus, (6, 1)))))
    script.turn(Play(((1, (5, 5)),)))
    script.turn(Play(rolls=((3, 3, 2, 4, 6, 5), (1, 5, 4, 6)), kept=(3,), ends=False))
    return script


def _end_near() -> Script:
    """Return the last turns: two stacks are down to their last card, one of them with dice on it."""
    script = Script(
        PEOPLE[:3],
        (
            (BLUE + 2, BLUE + 3, YELLOW + 4, YELLOW + SET3),
            (RED, RED + 1, RED + 2, BLACK + SET4),
            (BLUE + SET2,),
        ),
    )
    for stacks in ((0, 1), (), (), (0, 1), (), (), (0, 1), (), (), ()):
        script.wins(*stacks)
    script.turn(Play(((1, (2, 2, 2, 2)),)))
    script.turn(Play(((2, (5, 5)), (script.state.centre + 1, (4, 4)))))
    script.turn(Play(((0, (6, 6, 6)),), ((6, 6, 6, 1, 2),), ends=False))
    return script


def position(
    make: Callable[[], Script], keys: Sequence[Qt.Key], window: MainWindow, folder: Path, take: Take
) -> None:
    """Open a position, press keys on its board, and take the picture."""
    path = folder / f"{make.__name__.strip('_')}.dicegame"
    write_session(path, make().session())
    window.show_home()
    window.open_file(path)
    QCoreApplication.processEvents()
    assert window.table is not None
    board = window.table.board
    assert isinstance(board, OrderCardsTable)
    for key in keys:
        QTest.keyClick(board, key)
    QCoreApplication.processEvents()
    take()
    if board.drawer is not None:
        board.drawer.dismiss()


_TWO_DICE = (Qt.Key.Key_2, Qt.Key.Key_3)
SCREENS = {
    "mock-ordercards": partial(position, _selecting, _TWO_DICE),
    "mock-ordercards_5p": partial(position, _five_players, _TWO_DICE),
    "mock-ordercards_open": partial(position, three_players, ()),
    "mock-ordercards_placed": partial(position, _all_placed, ()),
    "mock-ordercards_two": partial(position, _two_players, ()),
    "mock-ordercards_end": partial(position, _end_near, ()),
    "mock-ordercards_won": partial(position, _selecting, (Qt.Key.Key_A,)),
}
"""What the gallery's `position` screens of Order Cards are called."""
