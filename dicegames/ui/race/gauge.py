"""The points of the running turn on their way to the bar (T8, T14)."""

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QLineF, QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QFont, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.models.numbers import number_text
from dicegames.models.race_values import Gauge
from dicegames.models.race_words import (
    gauge_help,
    gauge_sentence,
    gauge_source,
    gauge_title,
    tick_text,
    tie_text,
)
from dicegames.models.tips import tip_text
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_panel
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box, rounded
from dicegames.ui.race.next_bar import paint_next_bar
from dicegames.ui.race.painted import (
    MIDDLE,
    RIGHT,
    Painted,
    bold,
    line_height,
    paint_hatch,
    put,
    text_width,
)
from dicegames.ui.speech import speak

BAR_AT = 0.75  # share of the track at which the bar stands until the points pass it
POINTS_AT = 0.92  # share of the track that the points never pass
_SIDE, _TOP, _BOTTOM = 24.0, 15.0, 15.0
_SLIM_SIDE, _SLIM_TOP = 16.0, 7.0
_TRACK, _SLIM_TRACK = 21.0, 16.0
_OVER, _SLIM_OVER = 8.0, 6.0  # px by which the tick is longer than the track is high
_GAP = 8.0
_LABEL_GAP = 13.0
_TICK = 4.0
_CHECK = 20.0
_FLAG = 16.0


def scale_of(points: float, needed: float, tie: float = 0.0) -> float:
    """Return the points at the end of the track: the bar stands at `BAR_AT` until they or a tie pass it."""
    return max(needed / BAR_AT, points / POINTS_AT, tie / POINTS_AT, 1.0)


@dataclass(frozen=True, slots=True)
class Marks:
    """Where the words around a track are: the tick's above, zero and the points below; None: no room."""

    tick: QRectF
    zero: QRectF | None
    points: QRectF | None


def place_marks(track: QRectF, at_points: float, at_tick: float, widths: tuple[float, float, float]) -> Marks:
    """Return the places of words of `widths` (tick, zero, points), all inside the width of the track.

    `at_points` and `at_tick` are the ends of the points and of what is needed, in pixels. Only left, width
    and right of the rectangles count.
    """
    tick, zero, points = widths
    below = None if at_points <= track.left() else _centred(track, at_points, points)
    first = QRectF(track.left(), 0.0, zero, 1.0)
    if below is not None and below.left() < first.right() + _GAP:
        return Marks(_centred(track, at_tick, tick), None, below)
    return Marks(_centred(track, at_tick, tick), first, below)


class BarGauge(Painted):
    """Show a `Gauge` on its own paper, or as one low row; after a miss what the next turn needs."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._gauge = Gauge(0)
        self._is_compact = False
        self._note = ""
        self._from = self._now = (0.0, 0.0, 1.0)  # points, needed, end of the track
        self._move = QVariantAnimation(self)
        self._move.setStartValue(0.0)
        self._move.setEndValue(1.0)
        self._move.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._move.valueChanged.connect(self._on_move_value_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    @property
    def gauge(self) -> Gauge:
        """What is shown."""
        return self._gauge

    @property
    def is_compact(self) -> bool:
        """Whether it is one low row."""
        return self._is_compact

    @property
    def shown_points(self) -> float:
        """The points as painted, which may still be on their way."""
        return self._now[0]

    def show_gauge(self, gauge: Gauge) -> None:
        """Show `gauge`; the points move there."""
        if gauge == self._gauge:
            return
        self._move.stop()
        self._gauge, self._from = gauge, self._now
        duration = self._look.duration("gauge") if self.isVisible() else 0
        if duration:
            self._move.setDuration(duration)
            self._move.start()
        else:
            # An animation that ends where it ended before tells no value: it isn't asked.
            self._now = self._goal()
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Take the form of one low row, or the full one."""
        self._is_compact = compact
        self.updateGeometry()
        self.update()

    def set_note(self, note: str) -> None:
        """Say this in the low row instead of where the goal comes from; "" for nothing."""
        if note != self._note:
            self._note = note
            self.update()

    @property
    def note(self) -> str:
        """What the low row says instead of where the goal comes from."""
        return self._note

    def finish(self) -> None:
        """End what moves at once."""
        self._move.stop()
        self._now = self._goal()
        self.update()

    def full_height(self) -> int:
        """Return the height of the full form."""
        title, label, small = (line_height(font) for font in self._fonts())
        heights = (_TOP, title, _LABEL_GAP, label, _OVER + 3.0, _TRACK, _GAP, small, _BOTTOM)
        return round(sum(heights))

    def compact_height(self) -> int:
        """Return the height of the low row."""
        label, small = line_height(self._fonts()[1]), line_height(self._fonts()[2])
        return max(48, round(2 * _SLIM_TOP + label + small))

    def sentence(self) -> str:
        """Return everything that is shown as one sentence."""
        return gauge_sentence(self._gauge)

    def retranslate(self) -> None:
        """Put the words into the current language; the tooltip explains what the picture shows."""
        super().retranslate()
        words = gauge_help(self._gauge)
        speak(self, self.accessibleName(), words if words not in self.accessibleName() else "")
        self.setToolTip(tip_text(words))

    def sizeHint(self) -> QSize:
        """Return the height of the form; any width will do."""
        return QSize(320, self.compact_height() if self._is_compact else self.full_height())

    def minimumSizeHint(self) -> QSize:
        """Return the same height."""
        return QSize(200, self.sizeHint().height())

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self.finish()
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, the words and the track."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_panel(painter, QRectF(self.rect()), self._look)
        if self._is_compact:
            self._paint_compact(painter)
        else:
            self._paint_full(painter)
        painter.end()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        """Return the fonts of the title, of the tick and of the numbers below."""
        return self._look.font("strong"), bold(self._look.font("body")), self._look.font("small")

    def _paint_full(self, painter: QPainter) -> None:
        look, gauge = self._look, self._gauge
        title_font, label_font, small_font = self._fonts()
        area = QRectF(self.rect()).adjusted(_SIDE, _TOP, -_SIDE, -_BOTTOM)
        head = QRectF(area.left(), area.top(), area.width(), line_height(title_font))
        title_width = self._paint_title(painter, head, title_font)
        put(
            painter,
            head.adjusted(title_width + 16.0, 0.0, 0.0, 0.0),
            look.font("body"),
            look.color("ink_soft"),
            gauge_source(gauge),
            RIGHT,
        )
        rest = QRectF(area.left(), head.bottom(), area.width(), area.bottom() - head.bottom())
        if gauge.following is not None:
            paint_next_bar(painter, rest, gauge.following, look, compact=False)
            return
        if not gauge.needed and not gauge.tie:
            put(painter, rest, look.font("display"), look.color("ink"), self._points_text())
            return
        top = head.bottom() + _LABEL_GAP + line_height(label_font) + _OVER + 3.0
        track = QRectF(area.left(), top, area.width(), _TRACK)
        at_points, at_tick = self._paint_track(painter, track, _OVER)
        bold_small = bold(look.font("small"))
        tick, zero, points = tick_text(gauge), number_text(0), self._points_text()
        widths = text_width(label_font, tick), text_width(small_font, zero), text_width(bold_small, points)
        marks = place_marks(track, at_points, at_tick, widths)
        above = QRectF(0.0, head.bottom() + _LABEL_GAP, 1.0, line_height(label_font))
        below = QRectF(0.0, track.bottom() + _GAP, 1.0, line_height(small_font))
        ink = look.color("ink")
        if gauge.tie:
            self._paint_tie_text(painter, track, above, label_font)
        if gauge.needed:
            put(
                painter,
                _across(above, self._beside_tie(marks.tick, track, label_font)),
                label_font,
                ink,
                tick,
                MIDDLE,
            )
        if marks.zero is not None:
            put(painter, _across(below, marks.zero), small_font, look.color("ink_soft"), zero)
        if marks.points is not None:
            put(painter, _across(below, marks.points), bold_small, ink, points, MIDDLE)

    def _paint_compact(self, painter: QPainter) -> None:
        look, gauge = self._look, self._gauge
        _, label_font, small_font = self._fonts()
        area = QRectF(self.rect()).adjusted(_SLIM_SIDE, 0.0, -_SLIM_SIDE, 0.0)
        title, source = gauge_title(gauge), self._note or gauge_source(gauge)
        check = _CHECK + 6.0 if self._is_reached else 0.0
        natural = max(text_width(label_font, title) + check, text_width(small_font, source))
        words = min(max(natural, area.width() * 0.34), area.width() * 0.62)
        lines = line_height(label_font) + (line_height(small_font) if source else 0.0)
        head = QRectF(area.left(), (self.height() - lines) / 2, words, line_height(label_font))
        self._paint_title(painter, head, label_font)
        below = QRectF(area.left(), head.bottom(), words, line_height(small_font))
        put(painter, below, small_font, look.color("accent_ink" if self._note else "ink_soft"), source)
        rest = QRectF(head.right() + 20.0, 0.0, area.right() - head.right() - 20.0, float(self.height()))
        if gauge.following is not None:
            paint_next_bar(painter, rest, gauge.following, look, compact=True)
            return
        points = self._points_text()
        number = text_width(label_font, "0" * max(4, len(points)))
        if gauge.needed or gauge.tie:
            track = QRectF(rest.left(), (self.height() - _SLIM_TRACK) / 2, 0.0, _SLIM_TRACK)
            track.setRight(rest.right() - number - 12.0)
            self._paint_track(painter, track, _SLIM_OVER)
            rest.setLeft(track.right())
        put(painter, rest, label_font, look.color("ink"), points, RIGHT)

    def _paint_title(self, painter: QPainter, head: QRectF, font: QFont) -> float:
        """Paint the title, with a check once there is enough; return its width."""
        look, gauge = self._look, self._gauge
        title = gauge_title(gauge)
        left = 0.0
        if self._is_reached:
            mark = QRectF(head.left() - 2.0, head.center().y() - _CHECK / 2, _CHECK, _CHECK)
            paint_icon(painter, "check", mark, look.color("good"))
            left = _CHECK + 4.0
        color = look.color("good" if self._is_reached else "ink")
        put(painter, head.adjusted(left, 0.0, 0.0, 0.0), font, color, title)
        return left + min(text_width(font, title), head.width() - left)

    def _paint_track(self, painter: QPainter, track: QRectF, over: float) -> tuple[float, float]:
        """Paint the track with points, way to go and tick; return where points and tick end."""
        look = self._look
        points, needed, end = self._now
        at_points = track.left() + track.width() * min(1.0, max(0.0, points) / end)
        at_tick = track.left() + track.width() * min(1.0, needed / end)
        radius = track.height() / 2
        shape = rounded(track, radius)
        paint_box(painter, track, radius, fill=look.color("paper_alt"))
        painter.save()
        painter.setClipPath(shape)
        if at_points < at_tick:
            way = rounded(QRectF(at_points, track.top(), at_tick - at_points, track.height()), 0.0)
            paint_hatch(painter, way, look.color("line_strong"))
        if at_points > track.left():
            done = QRectF(track.left(), track.top(), at_points - track.left(), track.height())
            painter.fillRect(done, look.color("accent"))
            painter.setPen(QPen(look.color("accent_edge"), 2.0))
            painter.drawLine(QLineF(at_points - 1.0, track.top(), at_points - 1.0, track.bottom()))
        painter.restore()
        paint_box(painter, track, radius, edge=look.color("line_strong"))
        at_tie = self._tie_at(track)
        for at, is_there, color in (
            (at_tie, self._gauge.tie > 0, "accent_ink"),
            (at_tick, needed > 0, "ink"),
        ):
            if is_there:
                line = QRectF(at - _TICK / 2, track.top() - over, _TICK, track.height() + 2 * over)
                painter.fillPath(rounded(line, _TICK / 2), look.color(color))
        if self._gauge.tie and over < _OVER:  # the low row has no room for words above
            flag = QRectF(at_tie + _TICK, track.top() - over, track.height(), track.height())
            paint_icon(painter, "flag", flag, look.color("accent_ink"))
        return at_points, at_tick

    def _tie_at(self, track: QRectF) -> float:
        return track.left() + track.width() * min(1.0, self._gauge.tie / self._now[2])

    def _tie_place(self, track: QRectF, font: QFont) -> QRectF:
        width = _FLAG + 4.0 + text_width(font, tie_text(self._gauge))
        return _centred(track, self._tie_at(track), width)

    def _paint_tie_text(self, painter: QPainter, track: QRectF, above: QRectF, font: QFont) -> None:
        """Paint flag and words over the mark of a tie."""
        color = self._look.color("accent_ink")
        place = _across(above, self._tie_place(track, font))
        flag = QRectF(place.left(), place.center().y() - _FLAG / 2, _FLAG, _FLAG)
        paint_icon(painter, "flag", flag, color)
        put(painter, place.adjusted(_FLAG + 4.0, 0.0, 0.0, 0.0), font, color, tie_text(self._gauge))

    def _beside_tie(self, tick: QRectF, track: QRectF, font: QFont) -> QRectF:
        """Return the place of the words on what is needed, left of those on a tie."""
        if self._gauge.tie:
            most = self._tie_place(track, font).left() - _GAP
            tick.moveLeft(max(track.left(), min(tick.left(), most - tick.width())))
        return tick

    @property
    def _is_reached(self) -> bool:
        gauge = self._gauge
        return gauge.following is None and gauge.needed > 0 and not gauge.missing

    def _points_text(self) -> str:
        return number_text(round(self._now[0]) if self._is_moving else self._gauge.points)

    @property
    def _is_moving(self) -> bool:
        return self._move.state() == QVariantAnimation.State.Running

    def _goal(self) -> tuple[float, float, float]:
        points, needed = float(self._gauge.points), float(self._gauge.needed)
        return points, needed, scale_of(points, needed, self._gauge.tie)

    def _on_move_value_changed(self, share: float) -> None:
        pairs = zip(self._from, self._goal(), strict=True)
        points, needed, end = (a + (b - a) * share for a, b in pairs)
        self._now = (points, needed, end)
        self.update()


def _centred(track: QRectF, at: float, width: float) -> QRectF:
    """Return a place of `width` with its middle at `at`, moved so that it stays within the track."""
    left = min(max(at - width / 2, track.left()), max(track.left(), track.right() - width))
    return QRectF(left, 0.0, width, 1.0)


def _across(line: QRectF, place: QRectF) -> QRectF:
    return QRectF(place.left(), line.top(), place.width(), line.height())
