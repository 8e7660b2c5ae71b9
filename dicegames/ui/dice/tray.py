"""The felt tray: headline, rolls left, dice, cup, and the throw that brings new dice to rest.

The values are known before anything moves: buttons, names and states are right at once and only the picture
catches up. Any press ends a throw and counts, except a press that asks for a roll.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFontMetrics, QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.session.clock import monotonic_clock
from dicegames.ui.controls.glow import Glow
from dicegames.ui.controls.text import Text
from dicegames.ui.dice.cup_button import CupButton
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import COMPACT_WIDTH, TrayLayout, side_of, tray_layout, wander, words_zoom
from dicegames.ui.dice.start_hint import StartHint
from dicegames.ui.dice.throw import TIP, TOTAL, Place, flight, leaving, loose_place, slowing, straight_place
from dicegames.ui.dice.throw_layer import Gathered, ThrowLayer
from dicegames.ui.dice.tray_heading import TrayHeading
from dicegames.ui.look import Look, Motion
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.cup import mouth_center

_HINT_LINES = 3  # at most
ROLL_LOCK = 300  # ms after the dice rest (or a roll was asked for) in which no roll is asked for

_TIPPED = 38.0  # degrees of the emptying cup
TALL = 0.72  # half the height of a die that rolls, of its size
_JUMP = 0.5  # how high a die gets by a full bounce and the bend of its way, of its size
_LEAST_BOUNCE = 0.25
_AROUND = 0.6  # from the middle of a die to the ring that opens round it, of its size
_UPRIGHT_AT = 420  # ms; from here the cup stands again, at its resting place


class DiceTray(QWidget):
    """Show one roll; emits which die was tapped, that a roll is wanted, and that the dice rest."""

    die_tapped = Signal(int)
    roll_requested = Signal()
    settled = Signal()

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, now: Callable[[], int] | None = None
    ) -> None:
        """Build an empty tray; `now` returns milliseconds of a steady clock."""
        super().__init__(parent)
        self._look = look
        self._now = now or monotonic_clock()
        self._blocked_until: int | None = None
        self._throw = 0
        self._values: tuple[int, ...] = ()
        self._rolled: tuple[int, ...] = ()
        self._origin = QRectF()  # where the cup stood when it was tipped
        self._felt = QPixmap()
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.valueChanged.connect(self._on_run_value_changed)
        self._run.finished.connect(self._on_run_finished)
        self._heading = TrayHeading(look, self)
        self._hint = Text(look, "body", "on_felt_soft")
        self._hint.setParent(self)
        self._is_at_start = False  # the hint says how a turn begins
        self.start_hint = StartHint(look, self)
        self.start_hint.changed.connect(self._on_start_hint_changed)
        self._dice: list[DieButton] = []
        self._cup = CupButton(look, self)
        self._cup.clicked.connect(self.request_roll)
        self._layer = ThrowLayer(look, self)
        self._layer.pressed.connect(self._on_layer_pressed)
        self._glow = Glow(look, self, "ring", "radius_button")
        self._layout = self._measured()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(230, 230)
        look.changed.connect(self._on_look_changed)

    @property
    def is_tumbling(self) -> bool:
        """Tell whether a throw (or a fade of new faces) runs."""
        return self._run.state() is QVariantAnimation.State.Running

    @property
    def is_celebrating(self) -> bool:
        """Tell whether rings open round what is good."""
        return self._glow.is_running

    @property
    def dice(self) -> tuple[DieButton, ...]:
        """Return the dice in order."""
        return tuple(self._dice)

    def standing(self) -> tuple[str, ...]:
        """Return headline, the line below it and the dice, in words."""
        dice = ", ".join(die.spoken() for die in self._dice if not die.isHidden())
        return (*self._heading.words, dice)

    @property
    def cup(self) -> CupButton:
        """Return the cup."""
        return self._cup

    def show_dice(
        self,
        values: tuple[int, ...],
        kept: tuple[bool, ...],
        *,
        rolled: tuple[int, ...] = (),
        enabled: bool = True,
        dimmed: bool = False,
        throw: int | None = None,
    ) -> None:
        """Show dice, or the cup alone for no values; those at the indices `rolled` come out of the cup.

        `dimmed` shows dice out of play. The resting places vary with `throw`; None counts the throws seen.
        """
        was_tumbling = self.is_tumbling
        self._stop()
        before = self._lying(rolled)
        was_start = not self._values
        if throw is not None:
            self._throw = throw
        elif rolled:
            self._throw += 1
        self._values = values
        self._rolled = rolled if values else ()
        self._make_dice(len(values))
        for index, (die, value, is_kept) in enumerate(zip(self._dice, values, kept, strict=True)):
            die.set_fresh(False)
            die.setEnabled(enabled)
            die.set_dimmed(dimmed)
            die.set_die(index + 1, value, is_kept, animated=not rolled and not was_start)
        origin = self._cup.cup_rect
        self._arrange()
        if self._rolled:
            self._start_throw(before, origin)
        elif was_tumbling:
            self._come_to_rest()

    def celebrate(self) -> None:
        """Let rings open round all dice, once."""
        half = _AROUND * self._layout.size
        self._glow.play(
            [QRectF(die.center - QPointF(half, half), die.center + QPointF(half, half)) for die in self._dice]
        )

    def set_texts(self, headline: str, subline: str, hint: str | None) -> None:
        """Set the words on the cloth; "" hides a line, for None the hint says how a turn begins."""
        self._heading.set_words(headline, subline)
        self._is_at_start = hint is None
        self._hint.setText(self.start_hint.words if hint is None else hint)
        self._arrange()

    def set_rolls(self, left: int, total: int) -> None:
        """Show how many of `total` rolls are left as filled discs."""
        self._heading.set_rolls(left, total)

    def set_cup_enabled(self, enabled: bool) -> None:
        """Say whether a roll may be asked for."""
        self._cup.setEnabled(enabled)

    def hide_cup(self, hidden: bool) -> None:
        """Take the cup from the cloth: something lies in its place, or nobody rolls any more."""
        self._cup.setVisible(not hidden)

    def request_roll(self) -> None:
        """Ask for a roll, as the cup, a button or a key does; while dice move it only brings them to rest.

        Nothing is asked for within ROLL_LOCK of the dice coming to rest or of the last request.
        """
        was_tumbling = self.is_tumbling
        self.finish()
        now = self._now()
        blocked = self._blocked_until is not None and now < self._blocked_until
        if was_tumbling or blocked or not self._cup.isEnabled():
            return
        self._blocked_until = now + ROLL_LOCK
        self.roll_requested.emit()

    def hold_rolls(self) -> None:
        """Let no roll be asked for during ROLL_LOCK, when a press may still be meant for something else."""
        self._blocked_until = self._now() + ROLL_LOCK

    def finish(self) -> None:
        """Bring moving dice to rest at once; at rest, end the mark of new dice (some input came)."""
        if self.is_tumbling:
            self._come_to_rest()
        else:
            self._glow.finish()
            for die in self._dice:
                die.finish()
                die.set_fresh(False)

    def show_moment(self, time: float) -> None:
        """Show a running throw as it is `time` milliseconds after its start (0 to TOTAL)."""
        if self._layer.isVisible():
            self._layer.advance(time)
            self._tip_cup(time)

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        wanted = self.size() * ratio
        if self._felt.size() != wanted or self._felt.devicePixelRatio() != ratio:
            self._felt = QPixmap(wanted)
            self._felt.setDevicePixelRatio(ratio)
            self._felt.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._felt)
            self._paint_ground(painter)
            painter.end()
        painter = QPainter(self)
        if self._opaque_part().contains(QRectF(event.rect())):
            # no corner of the tray is dirty: copying is cheaper than blending
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.drawPixmap(0, 0, self._felt)  # clipped to the dirty region, which may be many small ones
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # buttons overlap with their shadows: a press beside one may be meant for its neighbour
        index = self._die_at(event.position())
        if index is not None and event.button() is Qt.MouseButton.LeftButton:
            self._dice[index].click()
        else:
            self.finish()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.is_tumbling:
            self.finish()
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        self.finish()
        super().hideEvent(event)

    def _paint_ground(self, painter: QPainter) -> None:
        paint_tray(painter, QRectF(self.rect()), self._look)

    def _opaque_part(self) -> QRectF:
        """Return a part of the ground through which nothing shines."""
        return tray_inside(QRectF(self.rect()), self._look)

    def _make_dice(self, count: int) -> None:
        while len(self._dice) > count:
            die = self._dice.pop()
            die.hide()
            die.deleteLater()
        while len(self._dice) < count:
            die = self._new_die()
            die.tapped.connect(self._on_die_tapped)
            QWidget.setTabOrder(self._dice[-1] if self._dice else self._cup, die)
            self._dice.append(die)
            die.show()
        if self._dice:
            QWidget.setTabOrder(self._dice[-1], self._cup)
        self._cup.raise_()

    def _new_die(self) -> DieButton:
        return DieButton(self._look, self)

    def _lying(self, rolled: tuple[int, ...]) -> tuple[Gathered, ...]:
        """Return the dice on the cloth that the next throw takes up."""
        lying = []
        for index in rolled:
            if index < len(self._dice):
                die = self._dice[index]
                lying.append(Gathered(die.center, die.value, self._loose(index).yaw, die.colors))
        return tuple(lying)

    def _loose(self, index: int) -> Place:
        layout = self._layout
        middle, value = layout.places[index], self._values[index]
        return loose_place(middle, layout.size, index, value, self._throw, self._wander())

    def _wander(self) -> tuple[float, float]:
        """Return how far loose dice may lie beside their places, across and along, of their size."""
        return wander(self._layout.places, self._layout.size)

    def _straight(self, index: int) -> Place:
        return straight_place(self._layout.places[index], index)

    def _measured(self) -> TrayLayout:
        self._set_compact(self.width() < COMPACT_WIDTH)
        self._set_zoom(words_zoom(self.width(), self.height()))
        heading = self._heading.needed_height(self.width() - 2 * side_of(self.width(), self.height()))
        return tray_layout(self.width(), self.height(), max(1, len(self._values)), heading, self._hint_height)

    def _set_compact(self, compact: bool) -> None:
        self._heading.set_compact(compact)
        self._hint.set_role("small" if compact else "body")

    def _set_zoom(self, zoom: float) -> None:
        """Take words and marks so many times larger than usual."""
        self._heading.set_zoom(zoom)
        self._hint.set_zoom(zoom)

    def _hint_height(self, width: float) -> float:
        """Return the height of the hint, 0 where it would be a column of single words."""
        metrics, words = QFontMetrics(self._hint.font()), self._hint.text().split()
        if not words or max(metrics.horizontalAdvance(word) for word in words) >= width:
            return 0.0
        height = float(self._hint.heightForWidth(int(width)))
        return height if height < (_HINT_LINES + 0.5) * metrics.lineSpacing() else 0.0

    def _arrange(self) -> None:
        layout = self._measured()
        if self.is_tumbling and layout.places != self._layout.places:
            self.finish()  # the dice would come down beside their places
        self._layout = layout
        at_start = not self._values
        self._heading.setGeometry(layout.heading.toRect())
        hint = layout.start_hint if at_start else layout.hint
        self._hint.setGeometry(hint.toAlignedRect())
        self._hint.setVisible(hint.height() > 0)
        self._hint.setAlignment(
            Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
            if at_start
            else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        )
        if not self.is_tumbling:
            self._cup.set_cup_rect(layout.start_cup if at_start else layout.cup)
        for index, die in enumerate(self._dice):
            die.set_places(layout.size, self._loose(index), self._straight(index))

    def _die_at(self, pos: QPointF) -> int | None:
        for index, die in enumerate(self._dice):
            if die.isEnabled() and die.hit_rect().contains(pos - QPointF(die.pos())):
                return index
        return None

    def _start_throw(self, before: tuple[Gathered, ...], origin: QRectF) -> None:
        duration = self._look.duration("roll") if self.isVisible() else 0
        if duration and self._look.motion is Motion.FULL:
            self._origin = origin
            self._cup.set_cup_rect(origin)
            thrown = len(self._rolled)
            paths = tuple(
                flight(
                    order,
                    thrown,
                    self._values[index],
                    self._mouth(origin, _tilt(leaving(order, thrown))),
                    Place(self._dice[index].center, self._loose(index).yaw),
                    self._layout.size,
                    self._flying_room(),
                    self._throw,
                    self._bounce(),
                )
                for order, index in enumerate(self._rolled)
            )
            for index in self._rolled:
                self._dice[index].set_airborne(True)
            colors = tuple(self._dice[index].colors for index in self._rolled)
            self._layer.begin(self.rect(), paths, colors, before, self._mouth(origin, _tilt(TIP / 2)))
        elif duration:
            for index in self._rolled:
                self._dice[index].set_opacity(0.0)
        self._run.setDuration(duration)
        self._run.start()

    def _mouth(self, cup: QRectF, tilt: float) -> QPointF:
        """Return where dice leave a cup tipped by `tilt` degrees."""
        return mouth_center(cup, tilt)

    def _flying_room(self) -> QRectF:
        """Return the part of the tray over which dice fly."""
        return self._layout.felt

    def _bounce(self) -> float:
        """Return how high thrown dice jump, 1 where there is room: in a low one they stay inside."""
        size = self._layout.size
        return min(1.0, max(_LEAST_BOUNCE, (self._flying_room().height() / 2 - TALL * size) / (_JUMP * size)))

    def _stop(self) -> None:
        """Stop what runs without telling anyone."""
        self._run.stop()
        self._glow.finish()
        self._layer.end()
        self._cup.set_tilt(0.0)
        for die in self._dice:
            die.finish()
            die.set_airborne(False)
            die.set_opacity(1.0)

    def _tip_cup(self, time: float) -> None:
        """Tip the cup, then stand it where it rests."""
        if time < TIP:
            self._cup.set_tilt(_tilt(time))
            return
        part = slowing(min(1.0, (time - TIP) / (_UPRIGHT_AT - TIP)))
        self._cup.set_tilt(_TIPPED * (1.0 - part))
        start, end = self._origin, self._layout.cup
        if self._cup.cup_rect != end:
            self._cup.set_cup_rect(
                QRectF(
                    start.topLeft() + (end.topLeft() - start.topLeft()) * part,
                    start.size() + (end.size() - start.size()) * part,
                )
            )

    def _on_run_finished(self) -> None:
        self._come_to_rest()

    def _on_run_value_changed(self, value: float) -> None:
        if not self.is_tumbling:
            return
        if self._layer.isVisible():
            self.show_moment(value * TOTAL)
        else:
            for index in self._rolled:
                self._dice[index].set_opacity(value)

    def _come_to_rest(self) -> None:
        """Show the dice at rest and tell it."""
        self._stop()
        self._cup.set_cup_rect(self._layout.cup if self._values else self._layout.start_cup)
        if self._look.motion is not Motion.FULL:
            for index in self._fresh():
                self._dice[index].set_fresh(True)
        self._blocked_until = self._now() + ROLL_LOCK
        self.settled.emit()

    def _fresh(self) -> tuple[int, ...]:
        """Return the dice that are marked as new where no motion shows it."""
        return self._rolled

    def _on_die_tapped(self, index: int) -> None:
        self.finish()
        self.die_tapped.emit(index)

    def _on_layer_pressed(self, pos: QPointF) -> None:
        flying = self._layer.die_at(pos)
        index = self._die_at(pos) if flying is None else self._rolled[flying]
        self.finish()
        if index is not None and self._dice[index].isEnabled():
            self.die_tapped.emit(index)

    def _on_start_hint_changed(self) -> None:
        if self._is_at_start:
            self._hint.setText(self.start_hint.words)
            self._arrange()

    def _on_look_changed(self) -> None:
        self.finish()
        self._felt = QPixmap()
        self._arrange()
        self.update()


def _tilt(time: float) -> float:
    """Return by how many degrees the emptying cup is tipped `time` ms after the start."""
    return _TIPPED * slowing(min(1.0, time / TIP))
