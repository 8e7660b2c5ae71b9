"""The cover of a paused table: a cloth with the cup on it, which hides all else until somebody goes on."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.players import PlayerView
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.badge import Badge
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray
from dicegames.ui.paint.cup import ASPECT, ROOM, cup_colors, cup_pixmap
from dicegames.ui.table.overlay import EDGE, Overlay

translate = QCoreApplication.translate

CUP, LEAST_CUP, CUP_SHARE = 220, 80, 0.28  # px of height, and its share of a high window
LOW_EDGE = 8
_BADGE = 34
_CUP_ROOM = 1 + 2 * ROOM[2]  # of its width: the cup with its shadow at one side, and as much at the other
_TRAY_EDGE = 8  # px that the contents keep to the wood


class RestingCup(QWidget):
    """The cup that stands on the cloth while nobody plays."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._height = CUP
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_height(self, height: int) -> None:
        """Make it so many pixels high."""
        self._height = height
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the cup with room for its shadow at both sides."""
        width = self._height * ASPECT
        return QSize(round(width * _CUP_ROOM), round(self._height + ROOM[3] * width))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        width = self._height * ASPECT
        picture = cup_pixmap(width, self.devicePixelRatioF(), cup_colors(self._look))
        painter = QPainter(self)
        left = (self.width() - width) / 2 - ROOM[0] * width
        painter.drawPixmap(round(left), round(-ROOM[1] * width), picture)
        painter.end()


class PauseCover(Overlay):
    """Say that the game is paused; `resume_requested` comes with Space, Enter, Esc or the button."""

    resume_requested = Signal()

    card_width = 46.0

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(look, host, veiled=True, bare=True)
        self._player: PlayerView | None = None
        self._progress = ""
        self.cup = RestingCup(look)
        self._title = Text(look, "display", "on_felt")
        self._badge = Badge(look, _BADGE)
        self._turn = Text(look, "strong", "on_felt", wrap=False)
        self._who = QWidget()
        self._words = Text(look, "body", "on_felt_soft")
        self.button = ActionButton(look, primary=True, icon="play")
        self.button.focus_ring.lie_on_felt()
        self._build()
        self.button.clicked.connect(self._on_button_clicked)
        self.retranslate()

    def set_turn(self, player: PlayerView | None, progress: str) -> None:
        """Tell whose turn waits, and how far the match is."""
        self._player, self._progress = player, progress
        self.retranslate()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self._title.setText(translate("PauseCover", "Pause"))
        self._who.setVisible(self._player is not None)
        if self._player is not None:
            self._badge.set_seat(self._player.color)
        self._say_turn()
        self._words.setText(
            translate("PauseCover", "The dice are covered and no clock runs. Every move is saved.")
        )
        self.button.set_texts(translate("PauseCover", "Go on"), translate("PauseCover", "Space or tap"))
        self.setAccessibleName(translate("PauseCover", "Pause"))
        if self.is_open:
            self.place()

    def focus_target(self) -> QWidget:
        """Return the button, so that Space goes on."""
        return self.button

    def arrange(self, low: bool) -> None:
        """Give the cup what the words leave; where that is little it goes."""
        edge = _tray_margin(low) + _TRAY_EDGE
        self.body.setContentsMargins(edge, edge, edge, edge)
        self.body.setSpacing(8 if low else 12)
        self._say_turn()
        self.cup.hide()
        self.body.activate()
        width = min(round(self._look.px(self.card_width)), self.width() - 2 * EDGE)
        words = self.body.totalHeightForWidth(width)
        room = self.height() - 2 * EDGE - words - 2 * self.body.spacing()
        wanted = max(CUP, round(CUP_SHARE * self.height()))
        fitting = min(room / (1 + ROOM[3] * ASPECT), width / (ASPECT * _CUP_ROOM))
        height = min(wanted, int(fitting))
        self.cup.set_height(height)
        self.cup.setVisible(height >= LEAST_CUP)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Space, Enter and Esc wherever the focus is."""
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if event.key() in keys and not event.isAutoRepeat():
            self._on_button_clicked()
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table with its cloth, which hides everything."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.color("window"))
        edge = float(_tray_margin(self.is_low))
        paint_tray(painter, QRectF(self.rect()).adjusted(edge, edge, -edge, -edge), self._look)
        painter.end()

    def _build(self) -> None:
        center = Qt.AlignmentFlag.AlignHCenter
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self._who)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addStretch(1)
        row.addWidget(self._badge)
        row.addWidget(self._turn)
        row.addStretch(1)
        self.body.addWidget(self.cup, 0, center)
        self.body.addSpacing(8)
        for text in (self._title, self._words):
            text.setAlignment(center)
        self.body.addWidget(self._title)
        self.body.addWidget(self._who)
        self.body.addWidget(self._words)
        self.body.addSpacing(8)
        self.body.addWidget(self.button)

    def _say_turn(self) -> None:
        """Word whose turn it is; a long name is cut so that the rest of the line stays."""
        if self._player is None:
            return
        text = translate("PauseCover", "{name}’s turn · {progress}")
        rest = text.format(name="", progress=self._progress)
        metrics = self._turn.fontMetrics()
        room = min(round(self._look.px(self.card_width)), self.width() - 2 * EDGE)
        room -= 2 * (_tray_margin(self.is_low) + _TRAY_EDGE) + _BADGE + 24 + metrics.horizontalAdvance(rest)
        name = metrics.elidedText(self._player.name, Qt.TextElideMode.ElideRight, max(room, _BADGE))
        self._turn.setText(text.format(name=name, progress=self._progress))
        self._turn.setAccessibleName(text.format(name=self._player.name, progress=self._progress))

    def _on_button_clicked(self) -> None:
        if self.is_open:
            self.dismiss()
            self.resume_requested.emit()


def _tray_margin(low: bool) -> int:
    return LOW_EDGE if low else EDGE
