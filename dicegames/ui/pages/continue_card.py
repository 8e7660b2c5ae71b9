"""A card on the home page: an open session to go on with."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.models.dates import when_text
from dicegames.models.game_words import game_name
from dicegames.models.session_details import SessionDetails
from dicegames.models.tips import tip_text
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.text import OneLine
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.session_marks import mark_of_details
from dicegames.ui.pages.tiles import GameMark, game_mark_pixmap
from dicegames.ui.paint.badge import paint_badge
from dicegames.ui.speech import speak

translate = QCoreApplication.translate

_MARK = 84
_MARK_COMPACT = 56
_BADGE = 22.0
_TURN = 14.0  # F; the line of a longer name is cut rather than letting the card grow
_LEAST_NAME = 3  # characters with the dots; a shorter one would tell nothing


@dataclass(frozen=True, slots=True)
class SessionCard:
    """What the home page tells about an open session; `changed` is a local time."""

    path: Path
    details: SessionDetails
    changed: datetime


class Scores(QWidget):
    """Badges with scores in one line; those that don't fit are counted („+5“)."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._details: SessionDetails | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def show_details(self, details: SessionDetails) -> None:
        """Show the seats of a session; the one whose turn it is in bold."""
        self._details = details
        if details.is_hidden:
            words = ", ".join(seat.name for seat in details.seats)
        else:
            words = ", ".join(
                translate("Home", "{name}: {score}").format(name=seat.name, score=score)
                for seat, score in zip(details.seats, details.scores, strict=True)
            )
        speak(self, words)
        self.setToolTip(tip_text(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of one line of badges."""
        return QSize(round(self._look.px(9)), round(max(_BADGE + 2, self._look.px(1.6))))

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows at least one seat."""
        return QSize(round(self._look.px(6)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint as many seats as fit, the one whose turn it is among them."""
        look, details = self._look, self._details
        if details is None:
            return
        scores = details.score_texts
        painter = QPainter(self)
        bold = look.font("body")
        bold.setBold(True)
        metrics = QFontMetricsF(bold)
        widths = [_BADGE + 8 + metrics.horizontalAdvance(score) for score in scores]
        shown = self._fitting(widths, details.turn, metrics.horizontalAdvance("+8"))
        left = 0.0
        for index in shown:
            seat = details.seats[index]
            center = QPointF(left + _BADGE / 2, self.height() / 2)
            paint_badge(painter, center, _BADGE, look.seat(seat.color), look.color("paper"))
            painter.setFont(bold if index == details.turn else look.font("body"))
            painter.setPen(look.color("ink"))
            room = QRectF(left + _BADGE + 8, 0, widths[index], self.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), scores[index])
            left += widths[index] + 16
        hidden = len(scores) - len(shown)
        if hidden:
            painter.setFont(look.font("body"))
            painter.setPen(look.color("ink_soft"))
            room = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter), f"+{hidden}")
        painter.end()

    def _fitting(self, widths: list[float], turn: int | None, rest: float) -> list[int]:
        """Return the indices of the seats to show, in their order."""
        order = sorted(range(len(widths)), key=lambda index: (index != turn, index))
        if sum(widths) + 16 * (len(widths) - 1) <= self.width():
            return sorted(order)
        shown: list[int] = []
        left = float(self.width()) - rest
        for index in order:
            if left < widths[index] + 16:
                break
            left -= widths[index] + 16
            shown.append(index)
        return sorted(shown)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


class Mark(QWidget):
    """The small picture of a session: two dice on the cloth of its game."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._mark: GameMark | None = None
        self._pixmap = QPixmap()
        self._key: tuple[GameMark | None, int, float] = (None, 0, 0.0)
        self.set_side(_MARK)
        look.changed.connect(self._on_look_changed)

    def set_side(self, side: int) -> None:
        """Set the width and height."""
        self.setFixedSize(side, side)

    def show_mark(self, mark: GameMark) -> None:
        """Show these dice."""
        self._mark = mark
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, made anew when the size or the screen changed."""
        if self._mark is None:
            return
        key = (self._mark, self.width(), self.devicePixelRatioF())
        if key != self._key:
            self._pixmap = game_mark_pixmap(key[1], key[2], self._mark, self._look)
            self._key = key
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._pixmap)
        painter.end()

    def _on_look_changed(self) -> None:
        self._key = (None, 0, 0.0)
        self.update()


class TurnLine(OneLine):
    """Say whose turn it is and when that was; a long name is cut before anything else."""

    _line, _name = "{name}", ""

    def say(self, line: str, name: str) -> None:
        """Show a line in which `{name}` stands for the name."""
        self._line, self._name = line, name
        self.setText(line.format(name=name))

    def shown(self, width: int) -> str:
        """Return what is seen of the line in a room of `width` px."""
        metrics = QFontMetrics(self.font())
        if metrics.horizontalAdvance(self.text()) <= width:
            return self.text()
        room = width - metrics.horizontalAdvance(self._line.format(name=""))
        name = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
        return super().shown(width) if len(name) < _LEAST_NAME else self._line.format(name=name)


class ContinueCard(Panel):
    """An open session with the button to go on."""

    continue_requested = Signal(object)

    def __init__(self, look: Look, *, primary: bool) -> None:
        super().__init__(look)
        self._card: SessionCard | None = None
        self._now = datetime.now()
        self._mark = Mark(look)
        self._title = OneLine(look, "strong")
        self._round = OneLine(look, "small", "ink_soft")
        self._scores = Scores(look)
        self._turn = TurnLine(look, "small", "ink_soft", cut=Qt.TextElideMode.ElideMiddle, widest=_TURN)
        self.button = ActionButton(look, primary=primary, small=True)
        self.button.clicked.connect(self._on_button_clicked)

        row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 16, 12)
        row.setSpacing(16)
        row.addWidget(self._mark)
        words = inner_layout(row, QVBoxLayout, 1)
        words.setSpacing(4)
        words.addStretch(1)
        heading = inner_layout(words, QHBoxLayout)
        heading.setSpacing(8)
        heading.addWidget(self._title)
        heading.addWidget(self._round, 1, Qt.AlignmentFlag.AlignVCenter)
        words.addWidget(self._scores)
        words.addWidget(self._turn)
        words.addStretch(1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_card(self, card: SessionCard, now: datetime) -> None:
        """Show this session; `now` is the local time."""
        self._card = card
        self._now = now
        self._mark.show_mark(mark_of_details(card.details))
        self.retranslate()
        layout = self.layout()
        if layout is not None:
            layout.activate()  # the page asks for the size of the new words at once

    def set_compact(self, compact: bool) -> None:
        """Make the card lower for small windows."""
        self._mark.set_side(_MARK_COMPACT if compact else _MARK)
        margin = 8 if compact else 12
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(margin, margin, margin + 4, margin)
            layout.setSpacing(12 if compact else 16)

    def retranslate(self) -> None:
        """Say every word anew."""
        card = self._card
        if card is None:
            return
        self.button.set_texts(translate("Home", "Continue"))
        details = card.details
        self._title.setText(game_name(details.game_id))
        self._round.setText(details.progress)
        when = when_text(card.changed, self._now)
        if details.turn is None:
            self._turn.setText(when)
        else:
            whose = translate("Home", "It’s {name}’s turn")
            line = translate("Home", "{whose} · {when}").format(whose=whose, when=when)
            self._turn.say(line, details.seats[details.turn].name)
        facts = (self._title.text(), self._round.text(), self._turn.text())
        self.button.setAccessibleDescription(", ".join(facts))
        self._scores.show_details(details)

    def _on_button_clicked(self) -> None:
        if self._card is not None:
            self.continue_requested.emit(self._card.path)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
