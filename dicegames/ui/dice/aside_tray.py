"""The tray of 10.000: dice that score are marked, those set aside lie in a rail with the sum of the turn."""

from collections.abc import Callable
from dataclasses import replace
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QWidget

from dicegames.ui.controls.focus import pass_focus
from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.dice.aside_cloth import LINE
from dicegames.ui.dice.aside_die import AsideDie
from dicegames.ui.dice.aside_layout import TAG, AsideLayout, aside_layout, is_compact
from dicegames.ui.dice.aside_marks import AsideMarks, Ring
from dicegames.ui.dice.aside_rail import AsideRail, rail_needs, slot_yaw
from dicegames.ui.dice.aside_view import AsideView, RollGroup
from dicegames.ui.dice.die_button import DieButton
from dicegames.ui.dice.layout import DIE_MIN, JITTER, words_zoom
from dicegames.ui.dice.throw import Place
from dicegames.ui.dice.throw_layer import Gathered
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look

_LEAST_ROLES = ("strong", "strong")
_APART = 16  # px between headline and note
_YAWS = (7.0, -8.0, 4.0, -9.0, 8.0, -6.0)  # of dice in a ring on the cloth, degrees
_NOTE_LETTERS = 58  # of a usual note


class AsideTray(SinglePress, DiceTray):
    """A tray whose dice are set aside by a tap and put back by another; the owner decides what becomes of it.

    Show a moment with `show_roll`; `show_dice` is what it is made of.
    """

    def __init__(
        self, look: Look, parent: QWidget | None = None, *, now: Callable[[], int] | None = None
    ) -> None:
        """Build an empty tray; `now` returns milliseconds of a steady clock."""
        self._view = AsideView()
        self._hot = False
        self._is_cup_away = False
        self._built = False  # the base measures before the rail is there
        super().__init__(look, parent, now=now)
        self._rail = AsideRail(look, self)
        self._rail.lower()
        self._marks = AsideMarks(look, self)
        self._built = True
        self.setMinimumSize(380, 230)
        self._arrange()

    def standing(self) -> tuple[str, ...]:
        """Return headline, dice and what lies aside, in words."""
        return (*super().standing(), f"{self._rail.accessibleName()}: {self._rail.accessibleDescription()}")

    @property
    def rail(self) -> AsideRail:
        """Return the place for dice set aside."""
        return self._rail

    @property
    def marks(self) -> AsideMarks:
        """Return the sheet with the rings round dice that score."""
        return self._marks

    @property
    def cloth(self) -> QRect:
        """Return the part between headline and rail: what lies over it covers no number."""
        return self._placed().cloth.toAlignedRect()

    def show_roll(
        self,
        view: AsideView,
        *,
        rolled: tuple[int, ...] = (),
        enabled: bool = True,
        throw: int | None = None,
    ) -> None:
        """Show a moment of a turn; dice at the indices `rolled` come out of the cup, others glide.

        The resting places vary with `throw`; None counts the throws seen.
        """
        dice = self._aside_dice()
        poses = [die.pose for die in dice] if view.values == self._view.values and not rolled else []
        self._view = view
        self.show_dice(view.values, view.kept, rolled=rolled, enabled=enabled, dimmed=view.lost, throw=throw)
        for die in self._aside_dice():
            die.set_view(view)
        for die, pose in zip(dice, poses, strict=False):
            die.glide_from(pose)
        self._dress()

    def set_hot(self, hot: bool) -> None:
        """Celebrate that all six dice were used, once: rings open round the groups, and a chip says it."""
        begins = hot and not self._hot
        self._hot = hot
        self._rail.set_hot(hot)
        self._dress()
        if begins:
            self._glow.play(self._rail.boxes)

    def hide_cup(self, hidden: bool) -> None:
        """Take the cup from the cloth: something lies in its place, or nobody rolls any more."""
        self._is_cup_away = hidden
        self._show_cup()

    def cover_dice(self, covered: bool) -> None:
        """Leave out the picture of the dice on the cloth, when what lies over it shows them too."""
        for die in self._dice:
            die.set_opacity(0.0 if covered and not die.isChecked() else 1.0)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._arrange()
        super().changeEvent(event)

    def _aside_dice(self) -> list[AsideDie]:
        return [die for die in self._dice if isinstance(die, AsideDie)]

    def _new_die(self) -> DieButton:
        return AsideDie(self._look, self)

    def _lying(self, rolled: tuple[int, ...]) -> tuple[Gathered, ...]:
        """Return the dice on the cloth: whatever is thrown, those set aside stay in the rail."""
        if not rolled:
            return ()
        return tuple(
            Gathered(die.center, die.value, self._loose(index).yaw, die.colors)
            for index, die in enumerate(self._dice)
            if not die.isChecked()
        )

    def _wander(self) -> tuple[float, float]:
        return JITTER, JITTER  # the rings round what scores lie close by

    def _flying_room(self) -> QRectF:
        return self._placed().cloth

    def _measured(self) -> AsideLayout:
        self._set_compact(is_compact(self.width(), self.height()))
        zoom = words_zoom(self.width(), self.height())
        self._set_zoom(zoom)
        layout = self._laid_out(zoom)
        is_low = layout.cloth.height() < LINE * DIE_MIN + TAG
        if is_low or not layout.has_cup:  # large letters on a small tray: the dice come first
            self._heading.set_roles(_LEAST_ROLES, "small")
            layout = self._laid_out(zoom)
        return layout

    def _laid_out(self, zoom: float) -> AsideLayout:
        return aside_layout(
            self.width(),
            self.height(),
            len(self._values),
            tuple(mark.dice for mark in self._view.marks),
            rail_needs(self._view, self._look, zoom),
            self._heading_height,
            self._note_height,
        )

    def _set_zoom(self, zoom: float) -> None:
        super()._set_zoom(zoom)
        if self._built:
            self._rail.set_zoom(zoom)
            self._marks.set_zoom(zoom)

    def _note_height(self, width: float) -> float:
        """Return the height kept for the note: the dice shall lie still whether something is said or not."""
        metrics = QFontMetrics(self._hint.font())
        lines = ceil(_NOTE_LETTERS * metrics.averageCharWidth() / width)
        kept = metrics.boundingRect(QRect(), 0, "\n".join("X" * lines)).height()
        return max(float(kept), self._hint_height(width))

    def _heading_height(self, width: float) -> float:
        return float(self._heading.needed_height(int(width)))

    def _placed(self) -> AsideLayout:
        layout = self._layout
        assert isinstance(layout, AsideLayout)  # made by _measured alone
        return layout

    def _loose(self, index: int) -> Place:
        layout = self._placed()
        if index in layout.grouped:
            return Place(layout.places[index], _YAWS[index])
        return super()._loose(index)

    def _straight(self, index: int) -> Place:
        layout, first = self._placed(), len(self._view.earlier)
        for number, group in enumerate(self._view.chosen):
            if index in group.dice:
                place = group.dice.index(index)
                corner = QPointF(layout.rail.toAlignedRect().topLeft())
                return Place(corner + layout.plan.slots[first + number][place], slot_yaw(place))
        return self._loose(index)

    def _arrange(self) -> None:
        plan = self._measured().plan
        for die in self._aside_dice():
            die.set_secured(plan.die, plan.pitch)
        super()._arrange()
        placed = self._placed()
        heading = self._heading.geometry()
        if placed.note_beside:
            if placed.has_cup:
                heading = self._step_aside(heading, placed.cup)
            note, words = self._hint.geometry(), self._hint.text()
            used = QFontMetrics(self._hint.font()).horizontalAdvance(words) + _APART if words else 0
            wide = heading.adjusted(0, 0, note.right() - used - heading.right(), 0)
            needed = self._heading_height(wide.width())  # wider ones take larger letters
            if used <= note.width() and needed <= placed.heading.height():
                heading = wide  # the rest of a short note's room is free for the headline
            self._hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        bottom = heading.top() + self._heading_height(heading.width())
        if any(ring.top() < bottom + 1.0 for ring in placed.rings):
            # in the lowest trays the dice lie where the subline would be
            heading.setHeight(self._heading.headline_height(heading.width()))
        self._heading.setGeometry(heading)
        self._dress()

    def _step_aside(self, heading: QRect, cup: QRectF) -> QRect:
        """Move the note off the cup, which is the higher of both in the lowest trays; return what is left.

        Where the headline needs that room, the note isn't shown.
        """
        note = self._hint.geometry()
        shift = note.right() + 1 - round(cup.left()) + _APART // 2
        left = note.left() - shift
        beside = heading.adjusted(0, 0, min(0, left - _APART - heading.right()), 0)
        if cup.top() >= note.bottom():
            return heading
        if not self._heading.is_one_line(beside.width()):
            self._hint.hide()
            return heading
        self._hint.move(left, note.top())
        return beside

    def _dress(self) -> None:
        """Bring rail and marks in line with the dice."""
        layout, view = self._placed(), self._view
        # that a roll lost everything is told when it lies
        told = replace(view, lost=False) if self.is_tumbling else view
        self._rail.show_view(told, layout.rail, layout.plan)
        kept = view.kept
        gains = view.gains or tuple(mark.points for mark in view.marks)
        rings = tuple(
            self._ring(area, mark, gain)
            for area, mark, gain in zip(layout.rings, view.marks, gains, strict=False)
            if not all(kept[die] for die in mark.dice)
        )
        self._marks.setGeometry(self.rect())
        self._marks.set_marks(rings, self._chip_center(layout) if self._hot else None)
        for index, die in enumerate(self._aside_dice()):
            lies = index < len(kept) and not kept[index] and index < len(layout.places)
            die.set_tag_bottom(self._marks.tag_bottom(layout.places[index]) if lies else None)
        self._show_cup()
        self._marks.setVisible(not self.is_tumbling)
        if not self.is_tumbling:
            self._marks.raise_()

    def _show_cup(self) -> None:
        """Leave the cup out where dice need its place; the button for rolling stays."""
        shown = not self._is_cup_away and (self._placed().has_cup or self.is_tumbling)
        if not shown and self._dice:
            pass_focus(self._cup, self._dice[0])
        self._cup.setVisible(shown)

    def _ring(self, area: QRectF, mark: RollGroup, gain: int) -> Ring:
        """Return the ring round those of a mark's dice that still lie; `area` goes round all of them."""
        kept = self._view.kept
        pitch = area.width() / len(mark.dice)
        runs: list[QRectF] = []
        for place, die in enumerate(mark.dice):
            if kept[die]:
                continue
            cell = QRectF(area.left() + place * pitch, area.top(), pitch, area.height())
            if runs and not kept[mark.dice[place - 1]]:
                runs[-1] = runs[-1].united(cell)
            else:
                runs.append(cell)
        return Ring(tuple(runs), gain, is_more=any(kept[die] for die in mark.dice))

    def _chip_center(self, layout: AsideLayout) -> QPointF:
        cloth: QRectF = layout.cloth
        return QPointF((cloth.left() + layout.cup.left()) / 2, cloth.center().y())

    def _fresh(self) -> tuple[int, ...]:
        """Return nothing: a ring says that a die scores here, and the headline counts the rolls."""
        return ()

    def _come_to_rest(self) -> None:
        self._stop()
        self._dress()
        super()._come_to_rest()
