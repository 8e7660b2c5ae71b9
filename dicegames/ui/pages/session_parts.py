"""What the panel of a session shows: the dice as they lie there or a warning, and its seats."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.game_words import GAME_ORDER
from dicegames.models.phrases import faces
from dicegames.models.session_details import SessionDetails
from dicegames.ui.controls.badge import Badge
from dicegames.ui.controls.text import Breakable, Text
from dicegames.ui.look import Look
from dicegames.ui.pages.session_marks import dice_seats
from dicegames.ui.pages.tiles import PICTURES
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.cup import cup_colors, paint_cup
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

# Where dice lie: shares of the cloth, and degrees.
_BEDS = (
    (0.17, 0.32, 9.0),
    (0.41, 0.27, -6.0),
    (0.64, 0.31, 6.0),
    (0.27, 0.71, -10.0),
    (0.52, 0.72, -18.0),
    (0.86, 0.27, 12.0),
)

_WIDTH, _HEIGHT = 318, 196  # of a picture in the reference window
_FORM = 0.6  # height of a picture in parts of its width
_HIGHEST = 320
_LOW = 112


class _Picture(QWidget):
    """What stands at the head of the panel."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HEIGHT)
        look.changed.connect(self.update)

    def fit(self, width: int, *, is_low: bool) -> None:
        """Be as high as suits a width, within limits; a low one leaves room to the words below."""
        self.setFixedHeight(_LOW if is_low else min(max(_HEIGHT, round(width * _FORM)), _HIGHEST))

    def sizeHint(self) -> QSize:
        """Return the size in the reference window."""
        return QSize(_WIDTH, _HEIGHT)


class TrayPicture(_Picture):
    """A small tray with the cloth of its game and the dice as they lie in a session.

    Before the first roll the cup stands there alone, at the end the badges of the winners.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._game_id = GAME_ORDER[0]
        self._dice: tuple[int, ...] = ()
        self._seat = ""
        self._winners: tuple[str, ...] = ()

    def show_details(self, details: SessionDetails) -> None:
        """Show how a session stands."""
        winners = tuple(details.seats[place].color for place in details.winners)
        self.show_table(details.game_id, details.dice, dice_seats(details)[0], winners)

    def show_table(
        self, game_id: str, dice: tuple[int, ...], seat: str = "", winners: tuple[str, ...] = ()
    ) -> None:
        """Show the table of a game; `seat` is the one whose colour the dice have, "" for the common one."""
        self._game_id, self._dice, self._seat, self._winners = game_id, dice, seat, winners
        self.setAccessibleName(faces(dice))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray and what lies in it."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        paint_tray(painter, whole, look, PICTURES[self._game_id].cloth)
        cloth = tray_inside(whole, look)
        if self._winners:
            self._paint_winners(painter, cloth)
        elif self._dice:
            self._paint_dice(painter, cloth)
        else:
            cup = QRectF(0, 0, cloth.height() * 0.5, cloth.height() * 0.64)
            cup.moveCenter(cloth.center())
            paint_cup(painter, cup, cup_colors(look))
        painter.end()

    def _paint_dice(self, painter: QPainter, cloth: QRectF) -> None:
        look = self._look
        colors = look.seat(self._seat).die() if self._seat else look.dice_colors()
        size = min(cloth.height() * 0.33, cloth.width() * 0.2)
        for value, (x, y, yaw) in zip(self._dice, _BEDS, strict=False):
            pixmap = die_pixmap(size, self.devicePixelRatioF(), value, yaw, colors)
            half = pixmap.width() / pixmap.devicePixelRatioF() / 2
            center = cloth.topLeft() + QPointF(cloth.width() * x, cloth.height() * y)
            painter.drawPixmap(center - QPointF(half, half), pixmap)
        cup = QRectF(0, 0, cloth.height() * 0.29, cloth.height() * 0.37)
        cup.moveCenter(cloth.topLeft() + QPointF(cloth.width() * 0.86, cloth.height() * 0.71))
        paint_cup(painter, cup, cup_colors(look))

    def _paint_winners(self, painter: QPainter, cloth: QRectF) -> None:
        """Paint a badge for each winner, side by side, under a trophy."""
        look, winners = self._look, self._winners
        side = cloth.height() * 0.26
        trophy = QRectF(0, 0, side, side)
        trophy.moveCenter(QPointF(cloth.center().x(), cloth.top() + cloth.height() * 0.24))
        paint_icon(painter, "trophy", trophy, look.color("on_felt"))
        size = min(cloth.height() * 0.42, cloth.width() / (1.2 * len(winners) + 0.2))
        left = cloth.center().x() - 0.6 * size * (len(winners) - 1)
        for index, color in enumerate(winners):
            center = QPointF(left + 1.2 * size * index, cloth.top() + cloth.height() * 0.66)
            paint_badge(painter, center, size, look.seat(color), look.color("paper"))


class WarningPicture(_Picture):
    """Stand where the dice of a session would lie whose file can't be read at all."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a box with a sign."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        edge = look.color("bad") if look.theme_name == "high_contrast" else None
        paint_box(painter, whole, look.metric("radius_panel"), fill=look.color("bad_tint"), edge=edge)
        sign = QRectF(0, 0, 64, 64)
        sign.moveCenter(whole.center())
        paint_icon(painter, "warning", sign, look.color("bad"))
        painter.end()


class SeatLine(QWidget):
    """A seat with its badge, name and score."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._badge = Badge(look, 24)
        self._name = Breakable(look, "body")
        self._score = Text(look, "body", wrap=False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 7, 0, 8)
        row.setSpacing(10)
        row.addWidget(self._badge)
        row.addWidget(self._name, 1)
        row.addWidget(self._score)

    def show_seat(self, color: str, name: str, score: str, strong: bool) -> None:
        """Show one seat; a strong one is in turn, or has won."""
        self._badge.set_seat(color)
        self._name.setText(name)
        self._score.setText(score)
        for text in (self._name, self._score):
            font = self._look.font("body")
            font.setBold(strong or text is self._score)
            text.setFont(font)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line below."""
        painter = QPainter(self)
        painter.fillRect(QRectF(0, self.height() - 1, self.width(), 1), self._look.color("line"))
        painter.end()
