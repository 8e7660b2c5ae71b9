"""The two pictures on the card of a missed turn: the dice of the roll, the strikes in a row."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from dicegames.ui.look import Look
from dicegames.ui.paint.die import CANVAS, die_pixmap
from dicegames.ui.paint.strikes import paint_strikes, strikes_size

_YAWS = (12.0, -8.0, 6.0, -12.0, 10.0, -6.0)
DICE = (3.4, 2.2, 1.7)  # F, the sizes of dice on the card
_PITCH = 1.42  # from die to die, in dice
_BARS, _SLIM_BARS = 2.5, 1.4  # F
_LINE = 20  # px from the line to the bars


class DicePicture(QWidget):
    """The faces of the roll, small and without meaning for screen readers: the card's sentence says all."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._faces: tuple[int, ...] = ()
        self._factor = DICE[0]
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_faces(self, faces: tuple[int, ...], factor: float) -> None:
        """Show `faces` in one of the sizes of `DICE`."""
        self._faces, self._factor = faces, factor
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of all dice with their shadows."""
        die = self._look.px(self._factor)
        return QSize(round(die * (_PITCH * (len(self._faces) - 1) + CANVAS)), round(die * CANVAS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dice."""
        painter, look = QPainter(self), self._look
        die = look.px(self._factor)
        for index, face in enumerate(self._faces):
            pixmap = die_pixmap(die, self.devicePixelRatioF(), face, _YAWS[index], look.dice_colors())
            painter.drawPixmap(QPointF(die * _PITCH * index, 0.0), pixmap)
        painter.end()


class StrikePicture(QWidget):
    """The strikes in a row; in the large form a line stands before them."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._count, self._total = 0, 0
        self._factor = _BARS
        self._drawn = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_strikes(self, count: int, total: int, *, slim: bool) -> None:
        """Show `count` of `total` bars, smaller in the low forms."""
        self._count, self._total = count, total
        self._factor = _SLIM_BARS if slim else _BARS
        self.update()

    def set_drawn(self, share: float) -> None:
        """Show how far the newest strike is drawn, 0 to 1."""
        self._drawn = share
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the bars, and of the line."""
        size = strikes_size(self._total, self._look.px(self._factor))
        return QSize(round(size.width() + self._left + 1), round(self._look.px(self._factor) * 1.35))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint line and bars."""
        painter, look = QPainter(self), self._look
        if self._left:
            painter.fillRect(QRectF(0.0, 0.0, 1.0, float(self.height())), look.color("line"))
        bars = strikes_size(self._total, look.px(self._factor))
        place = QRectF(self._left, (self.height() - bars.height()) / 2, bars.width(), bars.height())
        paint_strikes(painter, place, self._count, self._total, look, self._drawn)
        painter.end()

    @property
    def _left(self) -> float:
        return _LINE if self._factor == _BARS else 0.0
