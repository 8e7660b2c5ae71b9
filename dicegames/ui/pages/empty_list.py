"""What stands where the list of sessions has nothing to show: a drawing, why that is, and what to do next."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.text import Breakable
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.cup import cup_colors, paint_cup
from dicegames.ui.paint.die import paint_die
from dicegames.ui.paint.icons import paint_icon

_SIZE = QSize(272, 168)
_GAP = 14
_WORDS = 34.0  # F; longer sentences wrap
# centre as shares of the cloth, value, yaw
_DICE = ((0.52, 0.64, 5, 12.0), (0.76, 0.38, 2, -14.0))
_SIGNS = {"unfound": "search", "problem": "warning"}


class EmptyPicture(QWidget):
    """Draw a tray: with cup and dice before the first game, else with a sign of what is missing."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._sign = ""
        self.setFixedSize(_SIZE)
        look.changed.connect(self.update)

    def show_kind(self, kind: str) -> None:
        """Show "none", "unfound" or "problem"."""
        self._sign = _SIGNS.get(kind, "")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tray, cup and dice, or the sign."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        paint_tray(painter, whole, look)
        cloth = tray_inside(whole, look)
        if self._sign:
            sign = QRectF(0, 0, 72, 72)
            sign.moveCenter(cloth.center())
            paint_icon(painter, self._sign, sign, look.color("on_felt"))
        else:
            cup = QRectF(0, 0, cloth.height() * 0.48, cloth.height() * 0.62)
            cup.moveCenter(cloth.topLeft() + QPointF(cloth.width() * 0.25, cloth.height() * 0.47))
            paint_cup(painter, cup, cup_colors(look))
            for x, y, value, yaw in _DICE:
                center = cloth.topLeft() + QPointF(cloth.width() * x, cloth.height() * y)
                paint_die(painter, center, cloth.height() * 0.36, value, yaw, look.dice_colors())
        painter.end()


class EmptyList(QWidget):
    """Say why nothing is listed, below a drawing where there is room for it, and offer one way on."""

    wished = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.picture = EmptyPicture(look)
        self._words = Breakable(look, "body")
        self._words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = ActionButton(look, primary=True, small=True)
        self.button.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.wished)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        column.addStretch(2)
        column.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._words)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def text(self) -> str:
        """Return why nothing is listed."""
        return self._words.text()

    def tell(self, kind: str, words: str, way_on: str) -> None:
        """Say why nothing is listed ("none", "unfound" or "problem"), and what the button does."""
        self.picture.show_kind(kind)
        self._words.setText(words)
        self.button.set_texts(way_on)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the size of words and button: the drawing asks for no room."""
        button = self.button.minimumSizeHint()
        return QSize(button.width(), self._words.minimumSizeHint().height() + button.height() + _GAP)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Leave the drawing out where it would take the room of the words."""
        side = max(0, round((self.width() - self._look.px(_WORDS)) / 2))
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, 0, side, 0)
        width = self.width() - 2 * side
        used = self._words.heightForWidth(width) + self.button.sizeHint().height() + 2 * _GAP
        self.picture.setVisible(used + _SIZE.height() <= self.height() and _SIZE.width() <= width)
