"""The dice row of Order Cards: dice in the seat's colour to keep, to select, and to drag onto targets."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from dicegames.ui.controls.focus import pass_focus
from dicegames.ui.controls.text import OneLine
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import DIE_MIN, HIT, RING
from dicegames.ui.dice.order_die import OrderDie
from dicegames.ui.dice.order_ghost import OrderGhost
from dicegames.ui.dice.order_layout import OrderLayout, WordNeeds, calmness, order_layout
from dicegames.ui.dice.order_view import OrderView
from dicegames.ui.dice.order_words import (
    headline,
    lit_text,
    note,
    now_place,
    rolls_left,
    rolls_lost,
    selected_text,
    subline,
)
from dicegames.ui.dice.throw import Place
from dicegames.ui.dice.tray import TALL, DiceTray
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.die import YAW_STEP
from dicegames.ui.paint.shapes import mix, paint_box

_WIDTH, _HEIGHT = 852, 104
_BAR_WIDTH, _BAR_HEIGHT = 286, 72
_BAR_PLACES, _BAR_PLACE = 5, 30  # places that it has room for, and what one more takes
_EDGE = 1.5
_DENT, _DENT_RADIUS = 0.86, 0.22  # side of the place of a die in the cup, of its size; radius, of the side
_DENT_DEPTH, _DENT_EDGE = 0.22, 0.30  # shares of shadow inside it, and of the line colour round it
_LARGE_FROM = 120  # px; from this height of the row on its headline is larger
_SPARE = 4  # px that words get beside their own width


class OrderTray(DiceTray):
    """A low row of dice; who owns it decides what a tap or a drop does. Show a moment with `show_row`.

    `die_tapped` tells taps on dice in the row, `take_back_requested` those on the place of a die that lies on
    a target. A drag is told by `drag_started` (index), `drag_moved` and then `dropped` (global QPoint) or
    `drag_cancelled`; `carried` are the dice that it takes along. Dropped dice glide home unless the owner
    shows another moment meanwhile.
    """

    take_back_requested = Signal(int)
    drag_started = Signal(int)
    drag_moved = Signal(QPoint)
    dropped = Signal(QPoint)
    drag_cancelled = Signal()

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, now: Callable[[], int] | None = None
    ) -> None:
        """Build an empty row; `now` returns milliseconds of a steady clock."""
        self._view = OrderView()
        self._enabled = False
        self._in_bar = False
        self._held: int | None = None  # the die under the finger
        self._pressed_at = QPointF()
        self._carried: tuple[int, ...] = ()
        super().__init__(look, parent, now=now)
        self._notes = (OneLine(look, "strong", "on_felt"), OneLine(look, "body", "on_felt_soft"))
        for line in self._notes:
            line.setParent(self)
            line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            line.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost = OrderGhost(look, self)
        self._ghost.landed.connect(self._on_ghost_landed)
        self.setMinimumSize(240, 64)
        self._arrange()

    @property
    def view(self) -> OrderView:
        """Return the moment that is shown."""
        return self._view

    @property
    def carried(self) -> tuple[int, ...]:
        """Return the positions of the dice under the finger; none while nothing is dragged."""
        return self._carried

    def sizeHint(self) -> QSize:
        """Return the size in an action bar, or as a row of the table."""
        if not self._in_bar:
            return QSize(_WIDTH, _HEIGHT)
        return QSize(_BAR_WIDTH + _BAR_PLACE * max(0, self._view.places - _BAR_PLACES), _BAR_HEIGHT)

    def set_in_bar(self, in_bar: bool) -> None:
        """Say whether the row stands alone in an action bar: with wood round it and without words."""
        if in_bar != self._in_bar:
            self._in_bar = in_bar
            across = QSizePolicy.Policy.Fixed if in_bar else QSizePolicy.Policy.Expanding
            self.setSizePolicy(across, QSizePolicy.Policy.Expanding)
            self._on_look_changed()

    def show_row(
        self,
        view: OrderView,
        *,
        rolled: tuple[int, ...] = (),
        turned: int | None = None,
        enabled: bool = True,
        throw: int | None = None,
    ) -> None:
        """Show a moment of a turn; dice at the indices `rolled` come out of the cup.

        Die `turned` is seen being turned over from what it showed before. Dice take no taps unless `enabled`.
        The resting places vary with `throw`; None counts the throws seen.
        """
        self.cancel_drag()
        self._let_go()
        before = self._dice[turned].value if turned is not None and turned < len(self._dice) else 0
        is_other_length = view.places != self._view.places
        self._view, self._enabled = view, enabled
        if is_other_length:
            self.updateGeometry()
        self._notes_say()
        self.show_dice(view.values, view.marked, rolled=rolled, enabled=enabled, throw=throw)
        self._say()
        if turned is not None and before:
            self._order_dice()[turned].turn_over(before)

    def set_rolls(self, left: int, total: int) -> None:
        """Words tell how many rolls are left: the row has no discs."""

    def finish(self) -> None:
        """Bring moving dice to rest at once."""
        if self._ghost.is_going_home:
            self._ghost.vanish()
            self._on_ghost_landed()
        super().finish()

    def cancel_drag(self) -> None:
        """Let the carried dice lie where they lay, as if nobody had touched them."""
        if self._carried:
            self._let_go()
            self.drag_cancelled.emit()
        elif self._held is not None:
            self._put_down()

    def event(self, event: QEvent) -> bool:
        """Let dice whose press is called off lie where they lay."""
        if event.type() == QEvent.Type.UngrabMouse:
            self.cancel_drag()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Escape end a drag, before anything else gets it."""
        if (
            self._carried
            and event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            if event.type() == QEvent.Type.KeyPress:
                self.cancel_drag()
            return True
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.cancel_drag()  # its release went to a dialog
        index = self._die_at(event.position())
        self.finish()
        event.accept()
        if index is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._held = index
        self._pressed_at = event.position()
        self._dice[index].setDown(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._held is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        at = event.globalPosition().toPoint()
        if not self._carried:
            way = (event.position() - self._pressed_at).manhattanLength()
            if way < QApplication.startDragDistance():
                return
            is_touch = event.device().type() == QInputDevice.DeviceType.TouchScreen
            if not self._lift(self._held, is_touch):
                return
        self._ghost.follow(at)
        self.drag_moved.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        index = self._held
        if index is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        die = self._dice[index]
        if not self._carried:
            self._held = None
            die.setDown(False)
            if die.hit_rect().contains(event.position() - QPointF(die.pos())):
                die.click()
            return
        carried, view = self._carried, self._view
        self.dropped.emit(event.globalPosition().toPoint())  # who hears of it asks what is carried
        self._put_down()
        if self._view is view and self._ghost.isVisible():
            middle = sum((self._dice[die].center.x() for die in carried), 0.0) / len(carried)
            home = QPoint(round(middle), round(self._dice[index].center.y()))
            self._ghost.go_home(self.mapToGlobal(home))

    def hideEvent(self, event: QHideEvent) -> None:
        self.cancel_drag()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._notes_say()
            self._say()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self.cancel_drag()  # a dialog, or another program, has the mouse now
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._has_dents():
            painter = QPainter(self)
            self._paint_dents(painter)
            painter.end()

    def _has_dents(self) -> bool:
        """Tell whether the places of dice that are still in the cup are shown: there is room for the hint."""
        layout = self._layout
        return not self._view.values and isinstance(layout, OrderLayout) and not layout.note.isEmpty()

    def _paint_dents(self, painter: QPainter) -> None:
        look, layout = self._look, self._placed()
        inset, side = look.cloth()[3], _DENT * layout.size
        high_contrast = look.theme_name == "high_contrast"
        edge = look.color("felt_line") if high_contrast else mix(inset, look.color("felt_line"), _DENT_EDGE)
        fill = mix(inset, look.color("shadow"), _DENT_DEPTH)
        for place in layout.places:
            box = QRectF(place.x() - side / 2, place.y() - side / 2, side, side)
            paint_box(painter, box, _DENT_RADIUS * side, fill=fill, edge=edge)

    def _order_dice(self) -> list[OrderDie]:
        return [die for die in self._dice if isinstance(die, OrderDie)]

    def _new_die(self) -> DieButton:
        return OrderDie(self._look, self)

    def _make_dice(self, count: int) -> None:
        super()._make_dice(count)
        for index, die in enumerate(self._order_dice()):
            die.set_view(index, self._view)
            if self._view.marked[index]:
                die.raise_()  # its ring is whole where dice lie close

    def _paint_ground(self, painter: QPainter) -> None:
        if self._in_bar:
            paint_tray(painter, QRectF(self.rect()), self._look)
            return
        radius = self._look.metric("radius_panel")
        inset, line = self._look.cloth()[3], self._look.color("felt_line")
        paint_box(painter, QRectF(self.rect()), radius, fill=inset, edge=line, width=_EDGE)

    def _opaque_part(self) -> QRectF:
        if self._in_bar:
            return tray_inside(QRectF(self.rect()), self._look)
        edge = self._look.metric("radius_panel")
        return QRectF(self.rect()).adjusted(edge, 2 * _EDGE, -edge, -2 * _EDGE)

    def _measured(self) -> OrderLayout:
        self._set_compact(True)
        title, below = self._roles()
        self._heading.set_roles((title, "strong"), below)
        view = self._view
        places = max(view.places, len(view.values), 1)
        return order_layout(self.width(), self.height(), places, None if self._in_bar else self._needs())

    def _roles(self) -> tuple[str, str]:
        """Return the text roles of the headline and of the line below it."""
        return ("large" if self.height() >= _LARGE_FROM else "title", "body")

    def _needs(self) -> WordNeeds:
        """Return the room for words; it is the same whatever is selected, so that dice lie still."""
        title, strong, body, below = (
            QFontMetrics(self._look.font(role))
            for role in (self._roles()[0], "strong", "body", self._roles()[1])
        )
        view = self._view
        lines = (subline(view, self._enabled), now_place(), rolls_left(1), rolls_lost(2))
        lead = max(
            title.horizontalAdvance(headline(view)), *(below.horizontalAdvance(words) for words in lines)
        )
        tail = max(
            strong.horizontalAdvance(selected_text((6,) * min(5, view.places))),
            *(body.horizontalAdvance(lit_text(count)) for count in (1, 2)),
        )
        wide = lead + _SPARE
        return WordNeeds(
            lead=wide,
            tail=tail + _SPARE,
            lead_height=self._heading.needed_height(wide),
            tail_height=strong.height() + body.height(),
        )

    def _placed(self) -> OrderLayout:
        layout = self._layout
        assert isinstance(layout, OrderLayout)  # made by _measured alone
        return layout

    def _loose(self, index: int) -> Place:
        place, layout = super()._loose(index), self._placed()
        if self._view.lying(index) is not None:  # empty places stand in line, clear of each other
            return Place(layout.places[index], 0.0)
        middle, calm = layout.places[index], calmness(layout.size, layout.pitch)
        # dice stay off their neighbours' touchable parts, and inside the row
        sides = max(0.0, (layout.pitch - max(DIE_MIN, HIT * layout.size)) / 2)
        height = max(0.0, (layout.felt.height() - RING * layout.size) / 4)
        off = place.center - middle
        shift = QPointF(_within(off.x(), sides), _within(off.y(), height))
        return Place(QPointF((middle + shift).toPoint()), YAW_STEP * round(place.yaw * calm / YAW_STEP))

    def _arrange(self) -> None:
        layout = self._measured()
        for die in self._order_dice():
            die.set_room(layout.ring, layout.pitch, layout.overhang)
        super()._arrange()
        self._dress()

    def _mouth(self, cup: QRectF, tilt: float) -> QPointF:
        mouth = super()._mouth(cup, tilt)
        return QPointF(mouth.x(), max(mouth.y(), TALL * self._layout.size))

    def _flying_room(self) -> QRectF:
        return QRectF(self.rect())

    def _dress(self) -> None:
        """Bring words and cup in line with the dice."""
        layout = self._placed()
        self._heading.setVisible(not layout.heading.isEmpty())
        if self._has_dents():
            self._hint.setGeometry(layout.note.toAlignedRect())
            self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        else:
            self._hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._hint.setVisible(not self._view.values)
        has_cup = layout.has_cup or not self._view.values
        shown = has_cup and (self._view.rolls_left > 0 or self.is_tumbling)
        if not shown and self._dice:
            pass_focus(self._cup, self._dice[0])
        self._cup.setVisible(shown)
        note_rect = layout.note.toAlignedRect()
        if not shown:  # the words take the end of the row
            note_rect.moveRight(round(layout.cup.right()))
        top, high = note_rect.top(), QFontMetrics(self._look.font("strong")).height()
        for line, height in zip(self._notes, (high, note_rect.height() - high), strict=True):
            line.setGeometry(note_rect.left(), top, note_rect.width(), height)
            line.setVisible(bool(line.text()) and not layout.note.isEmpty())
            top += height

    def _say(self) -> None:
        view = self._view
        hint = None if self._enabled and not view.values else ""
        self.set_texts(headline(view), subline(view, self._enabled), hint)

    def _notes_say(self) -> None:
        for line, words in zip(self._notes, note(self._view), strict=True):
            line.setText(words)

    def _come_to_rest(self) -> None:
        self._stop()
        self._dress()
        super()._come_to_rest()

    def _lift(self, index: int, is_touch: bool) -> bool:
        """Take a die and those that go with it out of the row; return whether it can be."""
        carried = self._view.carried_with(index)
        if not carried:
            return False
        self._carried = carried
        for die in carried:
            self._dice[die].set_airborne(True)
        values = tuple(self._dice[die].value for die in carried)
        colors = self._dice[index].colors
        self._ghost.lift(self.window(), values, self._layout.size, colors, is_touch=is_touch)
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self.drag_started.emit(index)
        return bool(self._carried)  # whoever heard of it may have shown another moment

    def _put_down(self) -> None:
        """Forget the finger and what it carried; these dice stay in the air."""
        held, self._held, self._carried = self._held, None, ()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        if held is not None and held < len(self._dice):
            self._dice[held].setDown(False)

    def _let_go(self) -> None:
        """Forget the finger, and let all dice lie in the row."""
        self._put_down()
        self._ghost.vanish()
        self._on_ghost_landed()

    def _on_ghost_landed(self) -> None:
        if not self.is_tumbling:
            for die in self._dice:
                die.set_airborne(False)

    def _on_die_tapped(self, index: int) -> None:
        self.finish()
        if self._view.lying(index) is None:
            self.die_tapped.emit(index)
        else:
            self.take_back_requested.emit(index)


def _within(length: float, most: float) -> float:
    return min(max(length, -most), most)
