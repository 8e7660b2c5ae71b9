"""The start of a rematch: everybody has a pad, and the first press begins and rolls (F9)."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QEventPoint, QKeyEvent, QMouseEvent, QResizeEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.engine.match import Seat
from dicegames.session.clock import monotonic_clock
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.table.overlay import EDGE, Overlay
from dicegames.ui.table.start_pad import StartPad

translate = QCoreApplication.translate

START_LOCK = 400
"""How long the pads stay barred, in ms: the second half of a double click on „Rematch" is no start."""

_GAP = 12
_LOW_GAP = 8
_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)

# By number of pads, in seat order: far apart on the keyboard, and at the same place on most of them.
_KEYS = {2: "AL", 3: "AGL", 4: "QPXM", 5: "QTPXM", 6: "QTPXBM", 7: "QRUPXBM", 8: "QETUXBMP"}


class PadField(QWidget):
    """Lay out the pads and take fingers and clicks for them; `pressed` tells each press, in their order.

    The field takes the touches itself: fingers on several widgets would come as one event for each, in no
    order, and as mouse presses only the first finger would count.
    """

    pressed = Signal(int)  # index of a pad

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._gap = _GAP
        self.pads: tuple[StartPad, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Make a pad for each of 2 to 8 seats."""
        for pad in self.pads[len(seats) :]:
            pad.hide()
            pad.deleteLater()
        self.pads = self.pads[: len(seats)]
        while len(self.pads) < len(seats):
            pad = StartPad(self._look)
            pad.setParent(self)
            pad.clicked.connect(self._on_pad_clicked)
            pad.show()
            self.pads += (pad,)
        for pad, seat, letter in zip(self.pads, seats, _KEYS[len(seats)], strict=True):
            pad.set_seat(seat, Qt.Key[f"Key_{letter}"])
        self._arrange()

    def set_gap(self, gap: int) -> None:
        """Set the room between two pads."""
        self._gap = gap
        self._arrange()

    def pad_of_key(self, key: int) -> int | None:
        """Return the index of the pad with this key."""
        return next((index for index, pad in enumerate(self.pads) if pad.key == key), None)

    def event(self, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(event, QTouchEvent):
            event.accept()
            for point in event.points():
                if point.state() is QEventPoint.State.Pressed:
                    self._press(point.position())
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._press(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _press(self, place: QPointF) -> None:
        for index, pad in enumerate(self.pads):
            if pad.geometry().contains(place.toPoint()):
                self.pressed.emit(index)

    def _arrange(self) -> None:
        count, width, height = len(self.pads), self.width(), self.height()
        if not count:
            return
        along = 1 if count < 4 else 2  # pads beside each other where the window is narrow, else rows
        columns = along if height > width else -(-count // along)
        rows = -(-count // columns)
        for index, pad in enumerate(self.pads):
            row, column = divmod(index, columns)
            in_row = min(columns, count - row * columns)
            left, right = (round(at * (width + self._gap) / in_row) for at in (column, column + 1))
            top, bottom = (round(at * (height + self._gap) / rows) for at in (row, row + 1))
            pad.setGeometry(QRect(left, top, right - left - self._gap, bottom - top - self._gap))

    def _on_pad_clicked(self) -> None:
        pad = self.sender()
        if isinstance(pad, StartPad):
            self.pressed.emit(self.pads.index(pad))


class StartPads(Overlay):
    """Let people race for the start: `started` tells the seat of the first press, once."""

    started = Signal(int)

    def __init__(self, look: Look, host: QWidget, *, now: Callable[[], int] | None = None) -> None:
        super().__init__(look, host, veiled=True)
        self._now = now or monotonic_clock()
        self._live_from = 0
        self._seats: tuple[int, ...] = ()
        self._title = Text(look, "large")
        self._words = Text(look, "body", "ink_soft")
        self.back = ActionButton(look, icon="back", small=True)
        self.field = PadField(look)
        self._build()
        self.back.clicked.connect(self.dismiss)
        self.field.pressed.connect(self._on_field_pressed)
        self.retranslate()

    def ask(self, seats: tuple[Seat, ...], racing: tuple[int, ...]) -> None:
        """Open with a pad for each seat of `racing`, 2 to 8 of all `seats`."""
        self._seats = racing
        self.field.set_seats([seats[index] for index in racing])
        self._live_from = self._now() + START_LOCK
        if not self.is_open:
            self._app().focusChanged.connect(self._on_app_focus_changed)
        self.open()
        announce(self, f"{self._title.text()} {self._words.text()}")

    def dismiss(self) -> None:
        """Uncover the host; no press counts any more."""
        if self.is_open:
            self._seats = ()
            self._app().focusChanged.disconnect(self._on_app_focus_changed)
        super().dismiss()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self._title.setText(translate("StartPads", "Who is fastest?"))
        self._words.setText(
            translate("StartPads", "Tap your pad or press your key: the first press rolls and starts.")
        )
        self.back.set_texts(translate("StartPads", "Back"))
        self.setAccessibleName(self._title.text())
        for pad in self.field.pads:
            pad.retranslate()
        if self.is_open:
            self.place()

    def arrange(self, low: bool) -> None:
        """Save room where the window is low."""
        side = 12 if low else 20
        self.body.setContentsMargins(side, side, side, side)
        self.body.setSpacing(_GAP if low else 20)
        self._title.set_role("title" if low else "large")
        self.field.set_gap(_LOW_GAP if low else _GAP)

    def place(self) -> None:
        """Cover the host; the card leaves only a margin free."""
        self.setGeometry(self._host.rect())
        self.arrange(self.is_low)
        self.card.setGeometry(self.rect().adjusted(EDGE, EDGE, -EDGE, -EDGE))
        self.body.activate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of the pads and Esc, wherever the focus is."""
        super().keyPressEvent(event)
        if event.isAutoRepeat():
            return
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
            return
        pad = self.field.pad_of_key(event.key())
        if pad is not None:
            self._on_field_pressed(pad)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self) -> None:
        head = inner_layout(self.body, QHBoxLayout)
        head.setSpacing(_GAP)
        words = inner_layout(head, QVBoxLayout, 1)
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._words)
        head.addWidget(self.back, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addWidget(self.field, 1)

    def _app(self) -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app

    def _on_field_pressed(self, pad: int) -> None:
        if not self._seats or self._now() < self._live_from:
            return
        seat = self._seats[pad]
        self.dismiss()  # from here on no press counts
        self.started.emit(seat)

    def _on_app_focus_changed(self, _old: QWidget | None, now: QWidget | None) -> None:
        """Keep the keyboard: a focus below the cover would bring the keys of the pads elsewhere."""
        if (
            now is not None
            and self._host.isAncestorOf(now)
            and now is not self
            and not self.isAncestorOf(now)
        ):
            self.setFocus(Qt.FocusReason.OtherFocusReason)
