"""One lane of the race: name, bar, token and total, painted."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dicegames.models.numbers import number_text
from dicegames.models.race_values import Lane
from dicegames.models.race_words import lane_sentence
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.shapes import paint_box, rounded
from dicegames.ui.race.painted import RIGHT, Painted, bold, line_height, paint_hatch, put, text_width
from dicegames.ui.race.scale import Track

TOKEN = 30.0
TARGET_LINE = 3.0
_BAR_SHARE = 0.28  # of the height of the lane
_BAR = (8.0, 16.0)
_MOST_ZOOM = 2.0
_GAP = 16.0
_TIGHT = 0.88  # of a line's height: closer lines would touch
_LETTERS = 0.72  # the largest letters of a low lane, of its height


class LaneRow(Painted):
    """Show a `Lane` on the track that all lanes share; points may be on their way."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._lane = Lane("", look.seat_ids[0], False, 0)
        self._track = Track(0.0, 1.0)
        self._zoom = 1.0
        self._points, self._gain, self._end, self._target = 0.0, 0.0, 1.0, 1

    @property
    def lane(self) -> Lane:
        """What is shown."""
        return self._lane

    @property
    def shown_points(self) -> float:
        """The points at which the token stands, which may still be on its way."""
        return self._points

    @property
    def shown_gain(self) -> float:
        """The points of the turn as painted."""
        return self._gain

    @property
    def token_rect(self) -> QRectF:
        """Where the token is; never outside the track."""
        side = min(TOKEN * self._zoom, self.height() - 2.0)
        at = self._track.x_of(self._points, self._end)
        at = max(min(at, self._track.right - side / 2), self._track.left + side / 2)
        return QRectF(at - side / 2, (self.height() - side) / 2, side, side)

    def show_lane(self, lane: Lane, target: int) -> None:
        """Take over what the lane is about; `move_to` tells where its points are."""
        if (lane, target) != (self._lane, self._target):
            self._lane, self._target = lane, target
            self.retranslate()

    def move_to(self, points: float, gain: float, end: float) -> None:
        """Paint `points`, and `gain` beyond them, on a track that ends at `end` points."""
        self._points, self._gain, self._end = points, gain, end
        self.update()

    def set_zoom(self, zoom: float) -> None:
        """Take letters, bar and token so many times larger, within limits."""
        self._zoom = min(_MOST_ZOOM, max(1.0, zoom))
        self.update()

    def set_track(self, track: Track) -> None:
        """Set where the track is, in pixels of this widget."""
        self._track = track
        self.update()

    def sentence(self) -> str:
        """Return everything that is shown as one sentence."""
        return lane_sentence(self._lane, self._target)

    def name_width(self) -> float:
        """Return the room that the whole name takes; bold, so that the turn moves nothing."""
        return text_width(bold(self._font()), self._lane.name)

    def total_width(self) -> float:
        """Return the room that the total takes."""
        return text_width(bold(self._font()), number_text(self._lane.points))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lane."""
        look, lane, track = self._look, self._lane, self._track
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        name_font = self._font()
        if _TIGHT * line_height(name_font) > self.height():  # many lanes in little room
            name_font.setPixelSize(max(1, int(_LETTERS * self.height())))
        number_font = bold(QFont(name_font))
        name = QRectF(0.0, 0.0, track.left - _GAP, area.height())
        color = look.color("ink_soft" if lane.is_done else "ink")
        put(painter, name, number_font if lane.is_current else name_font, color, lane.name)
        total = QRectF(track.right + _GAP / 2, 0.0, area.right() - track.right - _GAP / 2, area.height())
        put(painter, total, number_font, look.color("ink"), number_text(lane.points), RIGHT)
        self._paint_bar(painter)
        painter.end()

    def _font(self) -> QFont:
        font = self._look.font("body")
        font.setPixelSize(max(1, round(font.pixelSize() * self._zoom)))
        return font

    def _paint_bar(self, painter: QPainter) -> None:
        look, track, seat = self._look, self._track, self._look.seat(self._lane.color)
        height = min(_BAR[1] * self._zoom, max(_BAR[0], self.height() * _BAR_SHARE))
        bar = QRectF(track.left, (self.height() - height) / 2, track.width, height)
        shape = rounded(bar, height / 2)
        paint_box(painter, bar, height / 2, fill=look.color("paper_alt"), edge=look.color("line"))
        reached = track.x_of(self._points, self._end)
        pending = track.x_of(self._points + self._gain, self._end)
        painter.save()
        painter.setClipPath(shape)
        if pending > reached:
            part = rounded(QRectF(reached, bar.top(), pending - reached, height), 0.0)
            painter.fillPath(part, look.color("paper"))
            paint_hatch(painter, part, seat.fill, 2.6, 6.0)
            paint_box(painter, part.boundingRect(), 0.0, edge=seat.ink)
        painter.restore()
        if reached > track.left:
            # A bar shorter than its round ends would stick out of the track.
            painter.save()
            painter.setClipPath(shape)
            done = QRectF(bar.left(), bar.top(), max(reached - bar.left(), height), height)
            paint_box(painter, done, height / 2, fill=seat.fill, edge=seat.ink)
            painter.restore()
        at = track.x_of(self._target, self._end)
        line = QRectF(at - TARGET_LINE / 2, 0.0, TARGET_LINE, float(self.height()))
        painter.fillRect(line, look.color("ink"))
        token = self.token_rect
        center = QPointF(token.center().x(), token.center().y())
        paint_badge(painter, center, token.width(), seat, look.color("paper"))
