"""The race: all lanes below one scale, the tokens running to the target."""

from PySide6.QtCore import QEasingCurve, QEvent, QLineF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.numbers import number_text
from dicegames.models.race import RaceModel
from dicegames.ui.look import Look
from dicegames.ui.race.lane_row import TARGET_LINE, LaneRow
from dicegames.ui.race.painted import MIDDLE, bold, line_height, put, text_width
from dicegames.ui.race.scale import Track, end_of, ticks_of

LEAST_ROW = 30
USUAL_ROW, MOST_ROW = 61, 84
_MOST_SHARE = 0.21  # of the height, that a lane takes in very large windows
_NAME_SHARE = 0.26  # the most of the width that names take
_NAME_LEAST = 6.7  # F
_GAP = 20.0
_LABEL_GAP = 6.0

Places = tuple[tuple[float, float], ...]  # points and gain per lane


class RaceLanes(QWidget):
    """Show a `RaceModel` as lanes in seat order, one to eight in any height."""

    seat_asked = Signal(int)  # somebody wants to know what is marked there

    def __init__(self, look: Look, model: RaceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._rows: list[LaneRow] = []
        self._track = Track(0.0, 1.0)
        self._from: tuple[Places, float] = ((), 1.0)
        self._goal: tuple[Places, float] = ((), 1.0)
        self._now: tuple[Places, float] = ((), 1.0)
        self._move = QVariantAnimation(self)
        self._move.setStartValue(0.0)
        self._move.setEndValue(1.0)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._move.valueChanged.connect(self._on_move_value_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.shown.connect(self._on_model_shown)
        model.modelReset.connect(self._on_model_reset)
        look.changed.connect(self._on_look_changed)
        self._on_model_reset()

    @property
    def rows(self) -> tuple[LaneRow, ...]:
        """One lane per seat, in seat order."""
        return tuple(self._rows)

    @property
    def track(self) -> Track:
        """Where the points are, in pixels."""
        return self._track

    @property
    def ticks(self) -> tuple[int, ...]:
        """The points with a tick besides the target."""
        return ticks_of(self._model.target, self._now[1], self._track, self._number_width, 12.0)

    def finish(self) -> None:
        """End what moves at once."""
        self._move.stop()
        self._set_now(self._goal)

    def retranslate(self) -> None:
        """Put every lane into the current language."""
        for row in self._rows:
            row.retranslate()
        self.update()

    def needed_height(self) -> int:
        """Return the height in which all lanes have room."""
        row = max(LEAST_ROW, round(line_height(self._look.font("body"))))
        return round(self._top()) + row * max(1, len(self._rows))

    def sizeHint(self) -> QSize:
        """Return the size of generous lanes."""
        return QSize(400, round(self._top()) + USUAL_ROW * max(1, len(self._rows)))

    def minimumSizeHint(self) -> QSize:
        """Return a size that shows every lane, if tightly."""
        return QSize(240, self.needed_height())

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language; the lanes do so themselves."""
        if event.type() == QEvent.Type.LanguageChange:
            self._place()
        super().changeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take presses: their release may ask."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Ask what is marked at the seat whose lane was tapped."""
        place = event.position().toPoint()
        seat = next((at for at, one in enumerate(self.rows) if one.geometry().contains(place)), None)
        if seat is not None and event.button() == Qt.MouseButton.LeftButton:
            self.seat_asked.emit(seat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the lanes anew."""
        self._place()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the scale; the lanes lie on it."""
        target = self._model.target
        if not self._rows or not target:
            return
        look, painter = self._look, QPainter(self)
        top, bottom = self._top(), float(self._rows[-1].geometry().bottom() + 1)
        for points in self.ticks:
            x = round(self._track.x_of(points, self._now[1])) + 0.5
            painter.setPen(QPen(look.color("line"), 1.0))
            painter.drawLine(QLineF(x, top - _LABEL_GAP, x, bottom))
            self._paint_number(painter, x, points, is_target=False)
        at = self._track.x_of(target, self._now[1])
        line = QRectF(at - TARGET_LINE / 2, top - _LABEL_GAP, TARGET_LINE, bottom - top + _LABEL_GAP)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(line, look.color("ink"))
        self._paint_number(painter, at, target, is_target=True)
        painter.end()

    def _paint_number(self, painter: QPainter, at: float, points: int, *, is_target: bool) -> None:
        look = self._look
        font = bold(look.font("small")) if is_target else look.font("small")
        text = number_text(points)
        width = text_width(font, text)
        left = min(at - width / 2, self.width() - width)
        place = QRectF(left, 0.0, width, line_height(font))
        put(painter, place, font, look.color("ink" if is_target else "ink_soft"), text, MIDDLE)

    def _number_width(self, text: str) -> float:
        return text_width(bold(self._look.font("small")), text)

    def _top(self) -> float:
        """Return where the first lane begins."""
        return line_height(self._look.font("small")) + 3.0 + _LABEL_GAP

    def _place(self) -> None:
        if not self._rows:
            return
        top, count = round(self._top()), len(self._rows)
        most = max(MOST_ROW, round(_MOST_SHARE * self.height()))
        height = max(1, min(most, (self.height() - top) // count))
        for row in self._rows:
            row.set_zoom(height / MOST_ROW)
        names = min(
            max(max(row.name_width() for row in self._rows) + _GAP, self._look.px(_NAME_LEAST)),
            self.width() * _NAME_SHARE,
        )
        totals = max(
            max(row.total_width() for row in self._rows) + _GAP,
            self._number_width(number_text(self._model.target)) / 2 + 4.0,
        )
        self._track = Track(round(names), max(round(names) + 1.0, float(round(self.width() - totals))))
        for index, row in enumerate(self._rows):
            row.setGeometry(0, top + index * height, self.width(), height)
            row.set_track(self._track)
        self.update()

    def _set_now(self, now: tuple[Places, float]) -> None:
        self._now = now
        places, end = now
        for row, (points, gain) in zip(self._rows, places, strict=True):
            row.move_to(points, gain, end)
        self.update()

    def _wanted(self) -> tuple[Places, float]:
        lanes = self._model.lanes
        highest = max((lane.points + lane.gain for lane in lanes), default=0)
        places = tuple((float(lane.points), float(lane.gain)) for lane in lanes)
        return places, float(end_of(self._model.target, highest))

    def _on_model_reset(self) -> None:
        self._move.stop()
        lanes = self._model.lanes
        while len(self._rows) > len(lanes):
            row = self._rows.pop()
            row.hide()
            row.deleteLater()
        while len(self._rows) < len(lanes):
            row = LaneRow(self._look, self)
            row.show()
            self._rows.append(row)
        self._show_lanes()
        self._goal = self._wanted()
        self._set_now(self._goal)
        self.updateGeometry()

    def _on_model_shown(self) -> None:
        self._show_lanes()
        wanted = self._wanted()
        if wanted == self._goal:
            return
        self._move.stop()
        self._from, self._goal = self._now, wanted
        duration = self._look.duration("race") if self.isVisible() else 0
        if duration:
            self._move.setDuration(duration)
            self._move.start()
        else:
            # An animation that ends where it ended before tells no value: it isn't asked.
            self._set_now(self._goal)

    def _show_lanes(self) -> None:
        for row, lane in zip(self._rows, self._model.lanes, strict=True):
            row.show_lane(lane, self._model.target)
        self._place()

    def _on_move_value_changed(self, share: float) -> None:
        (before, start), (after, end) = self._from, self._goal
        places = tuple(
            (a + (b - a) * share, gain + (more - gain) * share)
            for (a, gain), (b, more) in zip(before, after, strict=True)
        )
        self._set_now((places, start + (end - start) * share))

    def _on_look_changed(self) -> None:
        self._place()
        self.updateGeometry()
