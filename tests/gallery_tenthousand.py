"""Positions of 10.000 for the gallery: those of the look's pictures, and those that play seldom reaches."""

from collections.abc import Callable, Sequence
from itertools import combinations_with_replacement

from dicegames.engine.action import Action
from dicegames.engine.chance import DiceSource, ScriptedDice, SystemDice
from dicegames.engine.match import Entry, Match, Seat
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, TenThousandRuleset
from dicegames.games.tenthousand.state import Collect, Miss, Roll, SetAside, TenThousandState
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.record import TableOptions, new_header
from storage.session_help import TIME, encode_session

BUST = (2, 2, 3, 3, 4, 6)
THREES = (3, 3, 3, 1, 5, 6)
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Frida", "Gül", "Hans")
LONG_NAMES = (
    "W" * 24,
    "Maximiliane-Alexandra W.",
    "ポケットの中の六つのサイコロ",
    "🎲🎲 Großmutter Ñandú",
    *"EFGH",
)


class Script:
    """Play one session with dice that are chosen."""

    def __init__(self, seats: tuple[Seat, ...], ruleset: TenThousandRuleset = SHORT) -> None:
        options = TableOptions(handover=False)
        self.header = new_header(
            "tenthousand", ruleset, seats, app_version="0.1.0", created=TIME, options=options
        )
        self.match = Match(self.header.new_game(), seats)
        self.entries: list[Entry] = []

    @property
    def state(self) -> TenThousandState:
        """Return how it stands."""
        state = self.match.state
        assert isinstance(state, TenThousandState)
        return state

    def roll(self, *faces: int, take: Sequence[int] = ()) -> None:
        """Roll these faces and set aside those at the places `take`."""
        self._act(Roll(), ScriptedDice([faces]))
        if take:
            self._act(SetAside(tuple(take)))

    def collect(self, *points: int) -> None:
        """Roll dice that bring these points, one roll each, and collect their sum."""
        for part in points:
            faces = self._worth(part)
            self.roll(*faces, take=self.state.scoring.best_aside(faces))
        self._act(Collect())

    def miss(self) -> None:
        """Roll six dice of which none scores, and end the turn."""
        self.roll(*BUST)
        self._act(Miss())

    def play(self, turns: Sequence[tuple[int, ...] | None]) -> None:
        """Play turns: what each roll brings, or None for a missed one."""
        for points in turns:
            if points is None:
                self.miss()
            else:
                self.collect(*points)

    def encoded(self) -> bytes:
        """Return the session's file."""
        return encode_session(self.header, tuple(self.entries))

    def _act(self, action: Action, dice: DiceSource | None = None) -> None:
        self.entries.append(self.match.apply(action, dice or SystemDice()).step)

    def _worth(self, points: int) -> tuple[int, ...]:
        """Return the faces that bring these points and use the fewest dice."""
        state = self.state
        count = len(state.dice) - sum(state.chosen) or 6
        rolls = combinations_with_replacement(range(1, 7), count)
        asides = ((state.scoring.best_aside(roll), roll) for roll in rolls)
        fitting = [
            (len(aside), roll)
            for aside, roll in asides
            if aside and state.scoring.points([roll[die] for die in aside]) == points
        ]
        return min(fitting)[1]


def people(count: int, names: Sequence[str] = NAMES) -> tuple[Seat, ...]:
    """Return seats in the order of their colours."""
    return tuple(Seat(name, color) for name, color in zip(names[:count], SEAT_COLORS, strict=False))


def _sixth_round() -> Script:
    """Return the session of the look's pictures as Ben's turn of the sixth round begins."""
    *three, last = people(4)
    script = Script((*three, Seat(last.name, last.color, "computer", "medium")))
    turns: tuple[tuple[int, ...] | None, ...] = (
        *((350,), (450,), (1000,), None, (350,), (450,), (550,), (1000,), None, (450,), (500,)),
        *((1000, 600, 300), None, (450,), (500,), None, (1000, 200, 50), None, (550,), None, (400,)),
    )
    script.play(turns)
    assert script.state.points == (2350, 1800, 3100, 2900)
    return script


def _rolled_on(script: Script) -> Script:
    script.roll(3, 3, 3, 2, 4, 6, take=(0, 1, 2))
    script.roll(5, 2, 4, take=(0,))
    return script


def rolled_on() -> bytes:
    """Return Ben's second roll, with a five set aside."""
    return _rolled_on(_sixth_round()).encoded()


def choice() -> bytes:
    """Return Ben's first roll, of which nothing is set aside yet."""
    script = _sixth_round()
    script.roll(*THREES)
    return script.encoded()


def farkle() -> bytes:
    """Return Ben's third roll, of which nothing scores."""
    script = _rolled_on(_sixth_round())
    script.roll(2, 6)
    return script.encoded()


def hot_dice() -> bytes:
    """Return a turn in which all six dice are used."""
    script = _sixth_round()
    script.roll(3, 3, 3, 2, 4, 6, take=(0, 1, 2))
    script.roll(5, 1, 5, take=(0, 1, 2))
    return script.encoded()


def carried() -> bytes:
    """Return a turn that goes on after all six dice were used, with three combinations set aside."""
    script = _sixth_round()
    script.roll(1, 2, 3, 4, 5, 6, take=range(6))
    script.roll(1, 2, 3, 4, 6, 6, take=(0,))
    script.roll(2, 2, 2, 4, 5, take=(0, 1, 2))
    return script.encoded()


def many_groups() -> bytes:
    """Return a turn with five dice set aside, each alone."""
    script = _sixth_round()
    script.roll(1, 2, 3, 4, 6, 6, take=(0,))
    script.roll(5, 2, 3, 4, 6, take=(0,))
    script.roll(1, 5, 3, 4, take=(0, 1))
    script.roll(1, 6, take=(0,))
    return script.encoded()


def six_alike() -> bytes:
    """Return a first roll that is one combination."""
    script = _sixth_round()
    script.roll(1, 2, 3, 4, 5, 6)
    return script.encoded()


def last_throws() -> bytes:
    """Return the turn after somebody has reached the target."""
    script = _sixth_round()
    script.collect(3000, 400)
    script.roll(*THREES)
    return script.encoded()


def two_strikes() -> bytes:
    """Return the turn of somebody with two strikes."""
    script = _sixth_round()
    script.miss()
    script.collect(350)
    script.collect(400)
    script.collect(450)
    script.roll(*THREES)
    return script.encoded()


def zeroed() -> bytes:
    """Return the third strike, which takes all points."""
    script = _sixth_round()
    script.play((None,) * 4)
    script.roll(3, 3, 3, 2, 4, 6, take=(0, 1, 2))
    script.roll(2, 4, 6)
    return script.encoded()


def after_zeroing() -> bytes:
    """Return the turn after that."""
    script = _sixth_round()
    script.play((None,) * 5)
    script.roll(*THREES)
    return script.encoded()


def no_bar() -> bytes:
    """Return a turn by rules whose bar doesn't rise, whose target is far and who know no strikes."""
    script = Script(people(3), CLASSIC10000)
    script.play(((350,), (1000, 300), (450,), None, (1000, 200, 50), None))
    script.roll(3, 3, 3, 1, 5, 6, take=(0, 1, 2))
    return script.encoded()


def opening() -> bytes:
    """Return a first turn by rules that ask for more to open than later."""
    script = Script(people(3), FARKLE)
    script.collect(1000)
    script.roll(3, 3, 3, 2, 4, 6, take=(0, 1, 2))
    script.roll(5, 2, 4)
    return script.encoded()


def opened() -> bytes:
    """Return a turn by rules that ask for nothing more after opening."""
    script = Script(people(3), FARKLE)
    for _ in range(3):
        script.collect(1000)
    script.roll(1, 2, 3, 4, 6, 6, take=(0,))
    return script.encoded()


def alone() -> bytes:
    """Return a turn of somebody who practises."""
    script = Script(people(1))
    script.collect(350)
    script.roll(*THREES, take=(0, 1, 2))
    return script.encoded()


def notice() -> bytes:
    """Return the second roll in a file whose last line is torn: a notice lies over the table."""
    return rolled_on() + b'{"n":'


def _eight(names: Sequence[str]) -> bytes:
    script = Script(people(8, names))
    script.play((None, (400,), (450,), None, (1000,), (1050,), None, (600,), None, None, None))
    script.roll(3, 3, 3, 2, 4, 6, take=(0, 1, 2))
    script.roll(5, 2, 4, take=(0,))
    return script.encoded()


def eight() -> bytes:
    """Return a turn at a table of eight."""
    return _eight(NAMES)


def long_names() -> bytes:
    """Return a turn at a table of eight with names that are hard to fit."""
    return _eight(LONG_NAMES)


POSITIONS: dict[str, Callable[[], bytes]] = {
    "mock-tenthousand": rolled_on,
    "mock-tenthousand-choice": choice,
    "mock-tenthousand-farkle": farkle,
    "mock-tenthousand-hot": hot_dice,
    "mock-tenthousand-carried": carried,
    "mock-tenthousand-groups": many_groups,
    "mock-tenthousand-straight": six_alike,
    "mock-tenthousand-last-throws": last_throws,
    "mock-tenthousand-two-strikes": two_strikes,
    "mock-tenthousand-zeroed": zeroed,
    "mock-tenthousand-reset": after_zeroing,
    "mock-tenthousand-no-bar": no_bar,
    "mock-tenthousand-opening": opening,
    "mock-tenthousand-opened": opened,
    "mock-tenthousand-alone": alone,
    "mock-tenthousand-notice": notice,
    "mock-tenthousand-eight": eight,
    "mock-tenthousand-names": long_names,
}
