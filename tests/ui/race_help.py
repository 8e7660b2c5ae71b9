"""What the tests of the parts beside the dice of 10.000 share: seats, states, a way to show a widget."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Seat
from dicegames.games.tenthousand.ruleset import SHORT, TenThousandRuleset
from dicegames.games.tenthousand.state import TenThousandState
from dicegames.models.race import RaceModel

COLORS = ("blue", "orange", "teal", "pink", "violet", "sky", "lime", "graphite")
NAMES = ("Ada", "Ben", "Cem", "Dora", "Maximiliane von und zu Hohenstein", "Fay", "Gus", "Ida")
SEATS = tuple(Seat(name, color) for name, color in zip(NAMES, COLORS, strict=True))
FAMILIES = ("Noto Sans", "DejaVu Sans")
Show = Callable[[QWidget, int, int], None]


def showing(qtbot: QtBot) -> Show:
    """Return a function that shows a widget in a size."""

    def make(widget: QWidget, width: int, height: int) -> None:
        qtbot.addWidget(widget)
        widget.resize(width, height)
        with qtbot.waitExposed(widget):
            widget.show()

    return make


def state(
    points: tuple[int, ...] = (2350, 1800, 3100, 2900),
    ruleset: TenThousandRuleset = SHORT,
    *,
    carried: int = 0,
    dice: tuple[int, ...] = (),
    turns_left: int | None = None,
    strikes: int = 1,
) -> TenThousandState:
    """Return a state in which the second seat has its turn."""
    count = len(points)
    return TenThousandState(
        ruleset,
        points,
        (strikes,) * count,
        (True,) * count,
        first_seat=min(1, count - 1),
        turn=count,
        last_collected=400,
        carried=carried,
        rolls=bool(dice),
        dice=dice,
        chosen=(False,) * len(dice),
        turns_left=turns_left,
        finisher=None if turns_left is None else 0,
    )


def model_of(position: TenThousandState) -> RaceModel:
    model = RaceModel()
    model.show(position, SEATS[: len(position.points)])
    return model
