"""The row of small cards on which the game is chosen."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.game_words import GAME_ORDER, game_name
from dicegames.ui.controls.radio import PaintedRadio
from dicegames.ui.look import Look
from dicegames.ui.pages.tiles import game_tile_pixmap
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

_HEIGHT = 97
_INSET = 7.0


class GameChoiceCard(PaintedRadio):
    """A game by picture and name."""

    def __init__(self, look: Look, game_id: str) -> None:
        super().__init__(look, look.metric("radius_button"))
        self.game_id = game_id
        self._picture = QPixmap()
        self._picture_key: tuple[float, float, float] = (0.0, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setAccessibleName(game_name(self.game_id))
        self._picture_key = (0.0, 0.0, 0.0)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return a size that shows the whole name."""
        words = QFontMetricsF(self._font(True)).horizontalAdvance(game_name(self.game_id))
        return QSize(round(words + 10), round(max(float(_HEIGHT), 5.6 * self._look.px(1))))

    def minimumSizeHint(self) -> QSize:
        """Return the same: the name is never cut."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        hovered = self.underMouse() and not chosen
        paint_box(
            painter,
            QRectF(self.rect()),
            look.metric("radius_button"),
            fill=look.color("paper_alt" if hovered else "paper"),
            edge=look.color("accent_ink" if chosen else "button_edge"),
            width=look.metric("stroke_chosen" if chosen else "stroke_hair"),
        )
        font = self._font(chosen)
        label = QFontMetricsF(font).height() + 8
        picture = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -label - 4)
        key = (picture.width(), picture.height(), self.devicePixelRatioF())
        if key != self._picture_key:
            size = QSizeF(picture.width(), picture.height())
            self._picture = game_tile_pixmap(size, key[2], self.game_id, look)
            self._picture_key = key
        painter.drawPixmap(picture.topLeft(), self._picture)
        painter.setFont(font)
        painter.setPen(look.color("ink"))
        line = QRectF(2, picture.bottom(), self.width() - 4, self.height() - picture.bottom())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, game_name(self.game_id))
        painter.end()

    def _font(self, bold: bool) -> QFont:
        font = self._look.font("small")
        font.setBold(bold)
        return font

    def _on_look_changed(self) -> None:
        self._picture_key = (0.0, 0.0, 0.0)
        super()._on_look_changed()


class GameChoice(QWidget):
    """All games side by side, one of them chosen."""

    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.cards = tuple(GameChoiceCard(look, game_id) for game_id in GAME_ORDER)
        self._group = QButtonGroup(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for card in self.cards:
            self._group.addButton(card)
            row.addWidget(card, 1)
        self._group.buttonClicked.connect(self._on_group_clicked)

    def set_current(self, game_id: str) -> None:
        """Choose a game without a signal."""
        for card in self.cards:
            if card.game_id == game_id:
                card.setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            for card in self.cards:
                card.retranslate()
        super().changeEvent(event)

    def _on_group_clicked(self, button: QAbstractButton) -> None:
        if isinstance(button, GameChoiceCard):
            self.chosen.emit(button.game_id)
