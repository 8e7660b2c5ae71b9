"""What the tests of the dice row of Order Cards share: moments, a shown row, presses and drags on it."""

from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dice.order_die import OrderDie
from dicegames.ui.dice.order_layout import OrderLayout
from dicegames.ui.dice.order_tray import OrderTray
from dicegames.ui.dice.order_view import Lying, OrderView, Phase
from dicegames.ui.look import Look, Motion

LEFT = Qt.MouseButton.LeftButton
# width, height, whether it stands in the bar: reference, portrait, full hd, 4K; small
SIZES = [(852, 104, False), (736, 92, False), (1200, 140, False), (1900, 180, False), (286, 72, True)]
SIX = Lying("Number 6", "6")
ROLLING = OrderView("orange", (4, 4, 2, 1, 6), (True, True, False, False, False), roll=2, rolls_left=1)
PLACING = OrderView(
    "orange",
    (4, 4, 2, 1, 6),
    (False,) * 5,
    frozenset({0, 1}),
    (None, None, None, None, SIX),
    phase=Phase.PLACING,
    roll=3,
    rolls_left=0,
    lit=3,
)
WITH_BONUS = OrderView(
    "teal",
    (4, 3, 2, 1, 6, 5),
    (False,) * 6,
    has_bonus=True,
    places=6,
    roll=3,
    rolls_left=0,
    phase=Phase.PLACING,
)


class Clock:
    """Milliseconds, moved on by the test."""

    def __init__(self) -> None:
        self.time = 10_000

    def __call__(self) -> int:
        return self.time


class Drags:
    """Write down what the row tells about drags."""

    def __init__(self, tray: OrderTray) -> None:
        self.told: list[str] = []
        self.at = QPoint()
        self.carried: tuple[int, ...] = ()
        self._tray = tray
        tray.drag_started.connect(self._on_tray_drag_started)
        tray.drag_moved.connect(self._on_tray_drag_moved)
        tray.dropped.connect(self._on_tray_dropped)
        tray.drag_cancelled.connect(self._on_tray_drag_cancelled)

    def _on_tray_drag_started(self, index: int) -> None:
        self.carried = self._tray.carried
        self.told.append(f"start {index}")

    def _on_tray_drag_moved(self, at: QPoint) -> None:
        self.at = at
        if self.told[-1] != "move":
            self.told.append("move")

    def _on_tray_dropped(self, at: QPoint) -> None:
        self.at = at
        self.told.append("drop")

    def _on_tray_drag_cancelled(self) -> None:
        self.told.append("cancel")


def empty_table(qtbot: QtBot) -> QWidget:
    """Return an empty table."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(900, 500)
    QVBoxLayout(widget).addStretch(1)
    return widget


def row_on(look: Look, qtbot: QtBot, table: QWidget) -> OrderTray:
    """Return a row at the lower end of the table, which is shown."""
    look.set_motion(Motion.OFF)
    row = OrderTray(look, now=Clock())
    row.setFixedHeight(104)
    column = table.layout()
    assert column is not None
    column.addWidget(row)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    return row


def dice_of(tray: OrderTray) -> list[OrderDie]:
    return [die for die in tray.dice if isinstance(die, OrderDie)]


def layout_of(tray: OrderTray) -> OrderLayout:
    layout = tray._layout
    assert isinstance(layout, OrderLayout)
    return layout


def tap(tray: OrderTray, index: int) -> None:
    """Click where a die is seen, on whatever widget is there."""
    point = tray.dice[index].center.toPoint()
    target = tray.childAt(point) or tray
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(tray, point))


def press_and_move(tray: OrderTray, index: int, end: QPoint) -> None:
    """Press a die and move the pointer to `end` (the row's coordinates), without letting go."""
    start = tray.dice[index].center.toPoint()
    target = tray.childAt(start) or tray
    QTest.mousePress(target, LEFT, pos=target.mapFrom(tray, start))
    for step in (0.3, 0.7, 1.0):
        QTest.mouseMove(target, target.mapFrom(tray, start + (end - start) * step))
    QCoreApplication.processEvents()


def let_go(tray: OrderTray, end: QPoint) -> None:
    QTest.mouseRelease(tray, LEFT, pos=end)


ABOVE = QPoint(300, -200)  # somewhere among the cards
