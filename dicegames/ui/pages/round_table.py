"""The table with everybody round it, clockwise in the order of their turns."""

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.engine.match import Seat
from dicegames.models.phrases import joined_names
from dicegames.ui.look import Look
from dicegames.ui.pages.tiles import PICTURES
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.die import paint_die

translate = QCoreApplication.translate

LEAST, HIGHEST = 14.5, 24.6
"""Heights in F between which it shows everybody well."""
_FORM = 2.1  # greatest width in parts of the height
_BADGE = 34.0
_NAME = 9.0  # F; longer names are cut
_BELOW = 4.0  # px between a badge and its name
_RIM = 8.0  # px between the names and the edge of the cloth
_DIE = 0.27  # of the height of the cloth
_CENTER = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)


class RoundTable(QWidget):
    """Draw the cloth of a game with two dice, and round them the seats; who begins has a ring."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._game_id = ""
        self._seats: tuple[Seat, ...] = ()
        self._wanted = int(look.px(LEAST))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.update)

    def show_seats(self, game_id: str, seats: Sequence[Seat]) -> None:
        """Show who sits round the table of a game; the first one begins."""
        self._game_id, self._seats = game_id, tuple(seats)
        names = joined_names([seat.name for seat in self._seats])
        self.setAccessibleName(translate("NewGame", "In this order: {names}").format(names=names))
        self.update()

    def set_wanted(self, height: int) -> None:
        """Ask for a height; a window that gets lower all the same isn't held up."""
        if height != self._wanted:
            self._wanted = height
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the size that was asked for."""
        return QSize(round(self._wanted * _FORM), self._wanted)

    def minimumSizeHint(self) -> QSize:
        """Return no size: where there is no room, nothing is drawn."""
        return QSize(0, 0)

    def places(self) -> list[QPointF]:
        """Return the middles of the badges, the first at the near edge, then clockwise."""
        cloth = self._cloth()
        half = (_BADGE + _BELOW + self._line()) / 2
        across = cloth.width() / 2 - self._look.px(_NAME) / 2 - _RIM
        along = cloth.height() / 2 - half - _RIM
        middle = cloth.center() + QPointF(0, _BADGE / 2 - half)
        turn = 2 * pi / max(len(self._seats), 1)
        angles = [pi / 2 + turn * index for index in range(len(self._seats))]
        return [middle + QPointF(across * cos(angle), along * sin(angle)) for angle in angles]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint table, dice, badges and names."""
        if not self._game_id or self.height() < int(self._look.px(LEAST)):  # dice would lie on names
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        picture = PICTURES[self._game_id]
        paint_tray(painter, self._whole(), look, picture.cloth)
        cloth = self._cloth()
        has_seats = bool(picture.dice_seat) and bool(self._seats)
        colors = look.seat(self._seats[0].color).die() if has_seats else look.dice_colors()
        size = cloth.height() * _DIE
        for value, side, yaw in ((picture.mark[0], -0.62, 12.0), (picture.mark[1], 0.62, -14.0)):
            paint_die(painter, cloth.center() + QPointF(side * size, side * 4), size, value, yaw, colors)
        painter.setFont(look.font("small"))
        metrics = QFontMetricsF(look.font("small"))
        width = look.px(_NAME)
        for seat, place in zip(self._seats, self.places(), strict=True):
            if seat is self._seats[0]:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(look.color("ring"))
                painter.drawEllipse(place, _BADGE / 2 + 3, _BADGE / 2 + 3)
            paint_badge(painter, place, _BADGE, look.seat(seat.color), look.color("paper"))
            painter.setPen(look.color("on_felt"))
            line = QRectF(place.x() - width / 2, place.y() + _BADGE / 2 + _BELOW, width, self._line())
            name = metrics.elidedText(seat.name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(line, _CENTER, name)
        painter.end()

    def _whole(self) -> QRectF:
        """Return the middle of the room, not wider than suits the height."""
        width = min(float(self.width()), _FORM * self.height())
        return QRectF((self.width() - width) / 2, 0, width, self.height())

    def _cloth(self) -> QRectF:
        return tray_inside(self._whole(), self._look)

    def _line(self) -> float:
        return QFontMetricsF(self._look.font("small")).height()
