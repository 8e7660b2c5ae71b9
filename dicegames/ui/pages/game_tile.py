"""A big drawn tile on the home page: one game to choose."""

from PySide6.QtCore import QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from dicegames.models.game_words import game_meta, game_name, game_tagline
from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.look import Look
from dicegames.ui.pages.tiles import game_tile_pixmap
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_INSET = 8.0  # between the tile's edge and its picture
_PERSON = 18.0  # px of the icon before how many play
_ARROW_ROOM = 26.0
_LEAST_PICTURE = 0.7  # of the height that the picture has
_STEPS = 4  # until the height of a tile settles
_WRAP = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.AlignmentFlag.AlignLeft)


class GameTile(PaintedButton):
    """A game to choose: its picture, its name and a sentence.

    Compact tiles leave out how many play, and show a smaller picture.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, game_id: str) -> None:
        super().__init__(look, look.metric("radius_panel"))
        self.game_id = game_id
        self._compact = False
        self._picture = QPixmap()
        self._picture_key: tuple[float, float, float] = (0.0, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)
        self.retranslate()

    def set_compact(self, compact: bool) -> None:
        """Choose between the tile with all its words and the small one."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setAccessibleName(game_name(self.game_id))
        self.setAccessibleDescription(f"{game_tagline(self.game_id)} {game_meta(self.game_id)}")
        self._picture_key = (0.0, 0.0, 0.0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size at which nothing is cut."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size at which nothing is cut off, for the width that the tile has now."""
        words = self._longest_word()
        least = 112.0 if self._compact else 170.0
        width = _INSET + least * 0.75 + self._gap() + words + _INSET + 8
        height = least
        for _ in range(_STEPS):  # a higher tile has a larger picture, which leaves the words less room
            room = self._beside(max(float(self.width()), width), height).width()
            height = max(least, self._words_height(max(words, room)) + 2 * _INSET)
        return QSize(round(width), round(height))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words anew: a wider tile may be lower."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _gap(self) -> float:
        return 14.0 if self._compact else 20.0

    def _title_font(self) -> QFont:
        font = self._look.font("title" if self._compact else "large")
        if not self._compact:
            font.setPixelSize(round(self._look.px(2.0)))
        return font

    def _longest_word(self) -> float:
        """Return the width that the words need at least: the name in one line."""
        return QFontMetricsF(self._title_font()).horizontalAdvance(game_name(self.game_id)) + 2

    def _meta_width(self) -> float:
        """Return the width of the line of how many play, between its icon and the arrow."""
        words = QFontMetricsF(self._look.font("small")).horizontalAdvance(game_meta(self.game_id))
        return _PERSON + 6.0 + words + 2.0 + _ARROW_ROOM

    def meta_height(self, width: float) -> float:
        """Return the height of the words how many play, which wrap in a room of this width for large text."""
        room = QRectF(0, 0, width - _PERSON - 6.0 - _ARROW_ROOM, 1e4)
        metrics = QFontMetricsF(self._look.font("small"))
        return metrics.boundingRect(room, _WRAP, game_meta(self.game_id)).height()

    def _beside(self, width: float, height: float) -> QRectF:
        """Return the room for words beside a picture of the whole height."""
        inner = height - 2 * _INSET
        room = width - 2 * _INSET - self._gap() - 8
        picture = min(inner * (0.9 if self._compact else 1.02), room * 0.56, room - self._longest_word())
        if not self._compact:  # the line of how many play is seen whole unless the picture got too small
            picture = min(picture, max(_LEAST_PICTURE * inner, room - self._meta_width()))
        left = _INSET + picture + self._gap()
        return QRectF(left, _INSET, width - _INSET - 8 - left, inner)

    def _areas(self) -> tuple[QRectF, QRectF]:
        """Return the rooms for the picture and for the words: side by side, or stacked in a tall tile."""
        width, height = float(self.width()), float(self.height())
        if height > 0.75 * width:
            words = self._words_height(width - 2 * _INSET - 16)
            picture = QRectF(_INSET, _INSET, width - 2 * _INSET, height - 2 * _INSET - words)
            return picture, QRectF(_INSET + 8, picture.bottom(), width - 2 * _INSET - 16, words)
        words_room = self._beside(width, height)
        picture = QRectF(_INSET, _INSET, words_room.left() - self._gap() - _INSET, height - 2 * _INSET)
        return picture, words_room

    def _words_height(self, width: float) -> float:
        title = QFontMetricsF(self._title_font())
        body = QFontMetricsF(self._look.font("small" if self._compact else "body"))
        height = 12.0 if self._compact else 28.0
        height += title.height()
        height += body.boundingRect(QRectF(0, 0, width, 1e4), _WRAP, game_tagline(self.game_id)).height() + 4
        if not self._compact:
            height += self.meta_height(width) + 16
        return height

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, picture and words."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        hovered = self.underMouse() or self.isDown()
        paint_box(
            painter,
            whole,
            look.metric("radius_panel"),
            fill=look.color("paper_alt" if self.isDown() else "paper"),
            edge=look.color("accent_ink" if hovered else "line"),
            width=1.5 if hovered else 1.0,
        )
        picture, words = self._areas()
        self._paint_picture(painter, picture)
        self._paint_words(painter, words)
        painter.end()

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        key = (frame.width(), frame.height(), self.devicePixelRatioF())
        if key != self._picture_key:
            self._picture = game_tile_pixmap(
                QSizeF(frame.width(), frame.height()), self.devicePixelRatioF(), self.game_id, self._look
            )
            self._picture_key = key
        painter.drawPixmap(frame.topLeft(), self._picture)

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        look = self._look
        soft = look.color("ink_soft")
        top = room.top() + (6 if self._compact else 14)
        painter.setFont(self._title_font())
        painter.setPen(look.color("ink"))
        line = QRectF(room.left(), top, room.width(), 1e4)
        used = painter.boundingRect(line, _WRAP, game_name(self.game_id))
        painter.drawText(used.adjusted(0, 0, 1, 1), _WRAP, game_name(self.game_id))
        top = used.bottom() + 4
        painter.setFont(look.font("small" if self._compact else "body"))
        if self._compact:
            painter.setPen(soft)
        line = QRectF(room.left(), top, room.width(), 1e4)
        used = painter.boundingRect(line, _WRAP, game_tagline(self.game_id))
        painter.drawText(used.adjusted(0, 0, 1, 1), _WRAP, game_tagline(self.game_id))
        small = look.font("small")
        painter.setFont(small)
        metrics = QFontMetricsF(small)
        if self._compact:
            return
        painter.setPen(soft)
        tall = self.meta_height(room.width())
        base = room.bottom() - 14 - tall
        icon = QRectF(room.left(), base + (metrics.height() - _PERSON) / 2, _PERSON, _PERSON)
        paint_icon(painter, "person", icon, soft)
        meta = QRectF(icon.right() + 6, base, room.right() - icon.right() - 6 - _ARROW_ROOM, tall)
        painter.drawText(meta, _WRAP | int(Qt.TextFlag.TextDontClip), game_meta(self.game_id))
        chevron = QRectF(room.right() - 22, base + (tall - 24) / 2, 24, 24)
        paint_icon(painter, "chevron_right", chevron, look.color("accent_ink"))

    def _on_clicked(self) -> None:
        self.chosen.emit(self.game_id)

    def _on_look_changed(self) -> None:
        self._picture_key = (0.0, 0.0, 0.0)
        super()._on_look_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
