"""The tray of 5 Dice: secured dice lie in a rail left of the rolling area, rolls are marked under the cup."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QHideEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from dicegames.ui.controls.text import Text
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import words_zoom
from dicegames.ui.dice.rail import Rail
from dicegames.ui.dice.rail_die import RailDie
from dicegames.ui.dice.rail_layout import Needs, RailLayout, has_words, is_compact, rail_layout
from dicegames.ui.dice.roll_discs import RollDiscs
from dicegames.ui.dice.throw import Place
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import tray_inside

translate = QCoreApplication.translate


class RailTray(DiceTray):
    """A tray whose dice are kept by moving them into the rail: by tap, by drag, or by key.

    A drag that crosses the edge of the rail is told as a tap on the die.
    """

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        count: int = 5,
        now: Callable[[], int] | None = None,
    ) -> None:
        """Build an empty tray for `count` dice; `now` returns milliseconds of a steady clock."""
        self._count = count
        self._rail: Rail | None = None  # the base class measures before its time
        self._held: RailDie | None = None  # the die under the finger
        self._grip = QPointF()  # where the finger holds it, from its middle
        self._pressed_at = QPointF()
        self._dragging = False
        super().__init__(look, parent, now=now)
        self._rail = Rail(look, self)
        self._rail.lower()
        self._discs = RollDiscs(look, self)
        self._cup_hint = Text(look, "body", "on_felt", wrap=False)
        self._cup_hint.setParent(self)
        self._cup_hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._cup_hint.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._arrange()

    @property
    def rail(self) -> Rail:
        """Return the place for secured dice."""
        assert self._rail is not None  # made in __init__
        return self._rail

    @property
    def discs(self) -> RollDiscs:
        """Return the marks of the rolls left."""
        return self._discs

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
        """Show dice as `DiceTray` does; those that change their place glide there."""
        before = [die.pose for die in self._rail_dice()]
        self._let_go()
        super().show_dice(values, kept, rolled=rolled, enabled=enabled, dimmed=dimmed, throw=throw)
        for index, (die, pose) in enumerate(zip(self._rail_dice(), before, strict=False)):
            if index not in rolled:
                die.glide_from(pose)
        secured = tuple(value for value, is_kept in zip(values, kept, strict=False) if is_kept)
        self.rail.set_used(len(secured))
        self._say(secured)

    def set_rolls(self, left: int, total: int) -> None:
        """Show how many of `total` rolls are left as filled discs under the cup."""
        self._discs.set_rolls(left, total)
        self._arrange()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._let_go()  # its release went to a dialog
        index = self._die_at(event.position())
        self.finish()
        event.accept()
        if index is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        die = self._rail_dice()[index]
        self._held, self._dragging = die, False
        self._pressed_at = event.position()
        self._grip = event.position() - die.pose.center
        die.setDown(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        die = self._held
        if die is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return
        way = (event.position() - self._pressed_at).manhattanLength()
        if not self._dragging and way < QApplication.startDragDistance():
            return
        self._dragging = True
        die.drag_to(self._inside(event.position() - self._grip))
        self.rail.set_lit(self._is_over_rail(die) and not die.isChecked())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        die, dragging = self._held, self._dragging
        if die is None or event.button() is not Qt.MouseButton.LeftButton:
            return
        self._held, self._dragging = None, False
        die.setDown(False)
        self.rail.set_lit(False)
        if not dragging:
            if die.hit_rect().contains(event.position() - QPointF(die.pos())):
                die.click()
            return
        pose = die.pose
        if self._is_over_rail(die) is not die.isChecked():
            die.click()
        if die.pose == pose:  # nobody moved it: it goes back
            die.drop()
            die.glide_from(pose)

    def event(self, event: QEvent) -> bool:
        """Let a die whose press is called off go back."""
        if event.type() == QEvent.Type.UngrabMouse:
            self._let_go()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._let_go()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._rail is not None:
            self._say(tuple(die.value for die in self._dice if die.isChecked()))
            self._arrange()
        elif event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._let_go()  # a dialog, or another program, has the mouse now
        super().changeEvent(event)

    @property
    def _has_words(self) -> bool:
        return has_words(self.width(), self.height())

    def _rail_dice(self) -> list[RailDie]:
        return [die for die in self._dice if isinstance(die, RailDie)]

    def _new_die(self) -> DieButton:
        return RailDie(self._look, self)

    def _let_go(self) -> None:
        """Forget the die under the finger: the dice that follow are others."""
        held, self._held, self._dragging = self._held, None, False
        self.rail.set_lit(False)
        for die in self._rail_dice():
            die.drop()
        if held is not None:
            held.setDown(False)

    def _is_over_rail(self, die: RailDie) -> bool:
        return QPointF(self.rail.geometry().bottomRight()).x() >= die.pose.center.x()

    def _inside(self, center: QPointF) -> QPointF:
        area = tray_inside(self.rect().toRectF(), self._look)
        half = 0.5 * self._layout.size
        return QPointF(
            min(max(center.x(), area.left() + half), area.right() - half),
            min(max(center.y(), area.top() + half), area.bottom() - half),
        )

    def _say(self, secured: tuple[int, ...]) -> None:
        dice = " ".join(str(value) for value in secured) or translate("RailTray", "none")
        spoken = translate("RailTray", "Secured dice: {dice}").format(dice=dice)
        self.rail.setAccessibleName(spoken)

    def _caption(self) -> str:
        return translate("RailTray", "secured") if self._has_words else ""

    def _cup_words(self) -> str:
        at_rest = bool(self._values) and self._cup.isEnabled() and self._has_words
        return translate("RailTray", "Tap the cup") if at_rest else ""

    def _flying_room(self) -> QRectF:
        layout = self._layout
        assert isinstance(layout, RailLayout)
        return layout.felt.adjusted(layout.rail.right() - layout.felt.left(), 0, 0, 0)

    def _measured(self) -> RailLayout:
        compact = is_compact(self.width(), self.height())
        self._set_compact(compact)
        self._set_zoom(words_zoom(self.width(), self.height()))
        caption, discs, below = (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)
        if self._rail is not None:
            size, marks = self._rail.caption_size(self._caption()), self._discs.sizeHint()
            caption, discs = (size.width(), size.height()), (float(marks.width()), float(marks.height()))
            if self._has_words:  # the cup stays where it is, whether the words are said or not
                metrics = QFontMetricsF(self._cup_hint.font())
                below = (metrics.horizontalAdvance(translate("RailTray", "Tap the cup")), metrics.height())
        return rail_layout(
            self.width(),
            self.height(),
            self._count,
            Needs(self._heading.needed_height, caption, discs, below),
            self._hint_height,
        )

    def _set_zoom(self, zoom: float) -> None:
        super()._set_zoom(zoom)
        if self._rail is not None:
            self._rail.set_zoom(zoom)
            self._discs.set_zoom(zoom)
            self._cup_hint.set_zoom(zoom)

    def _straight(self, index: int) -> Place:
        layout = self._layout
        assert isinstance(layout, RailLayout)
        place = sum(die.isChecked() for die in self._dice[:index])
        return Place(layout.slots[place], 4.0 if index % 2 else -4.0)

    def _arrange(self) -> None:
        layout = self._measured()
        for die in self._rail_dice():
            die.set_secured(layout.secured, layout.pitch)
        super()._arrange()
        if self._rail is None:
            return
        self._rail.set_word(self._caption())
        self._rail.place(layout.rail, layout.caption, layout.slots, layout.slot)
        self._discs.setGeometry((layout.discs if self._values else layout.start_discs).toAlignedRect())
        self._cup_hint.setText(self._cup_words())
        self._cup_hint.setGeometry(layout.cup_hint.toAlignedRect().adjusted(-4, 0, 4, 0))
