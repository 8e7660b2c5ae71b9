"""The start pad of one seat: colour, symbol, name and the key that does the same as a tap."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from dicegames.engine.match import Seat
from dicegames.ui.controls.base import PaintedButton, line_height, text_width
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.table.seat_name import name_lines

translate = QCoreApplication.translate

_LEAST = 72  # px, more than a finger
_BADGE_MIN, _BADGE_MAX = 28.0, 148.0
_BADGE_SHARE = 0.4
_ROOMY = 6.5  # lines of large text; from this height of a pad name and key are large
_GAP = 8.0
_SIDE = 10.0
_LIP = 5.0
_KEY_PADDING = 4.0
_ON_ONE_LINE = int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip | Qt.TextFlag.TextSingleLine)


class StartPad(PaintedButton):
    """A pad in a seat's colour; whoever lays the pads out tells it of presses by `click`."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.metric("radius_panel"))
        self._name = ""
        self._color = look.seat_ids[0]
        self._key = Qt.Key.Key_A
        policy = QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)
        # All fingers and clicks reach the field of pads, which alone knows their order.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def key(self) -> Qt.Key:
        """The key of this pad."""
        return self._key

    def set_seat(self, seat: Seat, key: Qt.Key) -> None:
        """Give the pad to a seat, with a key of its own."""
        self._name, self._color, self._key = seat.name, seat.color, key
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Put name and description into the current language."""
        self.setAccessibleName(translate("StartPads", "{name} starts").format(name=self._name))
        self.setAccessibleDescription(translate("StartPads", "Key {key}").format(key=self._key_text()))

    def sizeHint(self) -> QSize:
        return QSize(3 * _LEAST, 2 * _LEAST)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST, _LEAST)

    def paintEvent(self, event: QPaintEvent) -> None:
        look, seat = self._look, self._look.seat(self._color)
        painter = QPainter(self)
        rect, radius = QRectF(self.rect()), look.metric("radius_panel")
        edge = look.color("line") if look.theme_name == "high_contrast" else None
        paint_box(painter, rect.adjusted(0.0, rect.height() / 2, 0.0, 0.0), radius, fill=seat.die_lo)
        paint_box(painter, rect.adjusted(0.0, 0.0, 0.0, -_LIP), radius, fill=seat.fill, edge=edge)
        face = rect.adjusted(_SIDE, _SIDE, -_SIDE, -_SIDE - _LIP)
        roomy = face.height() > _ROOMY * line_height(look, "large")
        name_role, key_role = ("large", "title") if roomy else ("strong", "strong")
        name_height = line_height(look, name_role)
        key_height = line_height(look, key_role) + 2 * _KEY_PADDING
        gap = 2 * _GAP if roomy else _GAP
        font = look.font(name_role)
        lines = name_lines(self._name, QFontMetricsF(font), face.width())
        if len(lines) > 1 and face.height() - 2 * name_height - key_height - gap - _GAP < _BADGE_MIN:
            cut = QFontMetricsF(font).elidedText(self._name, Qt.TextElideMode.ElideRight, face.width())
            lines = (cut,)
        words = len(lines) * name_height + key_height + gap + _GAP
        badge = min(_BADGE_SHARE * min(rect.width(), rect.height()), face.height() - words)
        badge = min(_BADGE_MAX, max(_BADGE_MIN, badge))
        middle, top = face.center().x(), face.center().y() - (badge + words) / 2
        paint_badge(painter, QPointF(middle, top + badge / 2), badge, seat, look.color("paper"))
        line = QRectF(face.left(), top + badge + _GAP, face.width(), name_height)
        painter.setFont(font)
        painter.setPen(seat.mark)
        for text in lines:
            painter.drawText(line, _ON_ONE_LINE, text)
            line.translate(0.0, name_height)
        key = QRectF(0.0, line.top() + gap, self._key_width(key_role, key_height), key_height)
        key.moveLeft(middle - key.width() / 2)
        ink, width = look.color("ink"), look.metric("stroke_edge")
        paint_box(painter, key, look.metric("radius_box"), fill=look.color("paper"), edge=ink, width=width)
        painter.setFont(look.font(key_role))
        painter.setPen(ink)
        painter.drawText(key, _ON_ONE_LINE, self._key_text())
        painter.end()

    def _key_text(self) -> str:
        return QKeySequence(self._key).toString(QKeySequence.SequenceFormat.NativeText)

    def _key_width(self, role: str, least: float) -> float:
        return max(least, text_width(self._look, role, self._key_text()) + 4 * _KEY_PADDING)
