"""The panel beside the list of sessions: what the chosen one is, and the way into it."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.dates import begun_text
from dicegames.models.game_words import game_name, is_default_ruleset
from dicegames.models.phrases import faces, win_sentence
from dicegames.models.problems import record_problem_text
from dicegames.models.result import help_sentence
from dicegames.models.sessions import SessionDetails, local_time, session_rules, session_title
from dicegames.storage.library import SessionInfo
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.badge import Badge
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray, tray_inside
from dicegames.ui.paint.cup import cup_colors, paint_cup
from dicegames.ui.paint.die import die_pixmap

translate = QCoreApplication.translate

_SEATS = 8
# Where dice lie: shares of the cloth, and degrees.
_BEDS = (
    (0.17, 0.32, 9.0),
    (0.41, 0.27, -6.0),
    (0.64, 0.31, 6.0),
    (0.27, 0.71, -10.0),
    (0.52, 0.72, -18.0),
    (0.86, 0.27, 12.0),
)


class TrayPicture(QWidget):
    """A small tray with the dice as they lie in a session; without dice only the cup."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._dice: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(196)
        look.changed.connect(self.update)

    def show_dice(self, dice: tuple[int, ...]) -> None:
        """Show these faces."""
        self._dice = dice
        self.setAccessibleName(faces(dice))
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size in the reference window."""
        return QSize(318, 196)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint tray, dice and cup."""
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        paint_tray(painter, whole, look)
        cloth = tray_inside(whole, look)
        size = min(cloth.height() * 0.33, cloth.width() * 0.2)
        for value, (x, y, yaw) in zip(self._dice, _BEDS, strict=False):
            pixmap = die_pixmap(size, self.devicePixelRatioF(), value, yaw, look.dice_colors())
            half = pixmap.width() / pixmap.devicePixelRatioF() / 2
            center = cloth.topLeft() + QPointF(cloth.width() * x, cloth.height() * y)
            painter.drawPixmap(center - QPointF(half, half), pixmap)
        cup = QRectF(0, 0, cloth.height() * 0.29, cloth.height() * 0.37)
        cup.moveCenter(cloth.topLeft() + QPointF(cloth.width() * 0.86, cloth.height() * 0.71))
        paint_cup(painter, cup, cup_colors(look))
        painter.end()


class _SeatLine(QWidget):
    """A seat with its badge, name and score."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._badge = Badge(look, 24)
        self._name = Text(look, "body")
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


class SessionPanel(Panel):
    """Tell of one session; a file that can't be read says why and stays as it is."""

    open_requested = Signal(object)

    def __init__(self, look: Look, details: Callable[[Path], SessionDetails]) -> None:
        super().__init__(look)
        self._read = details
        self._info: SessionInfo | None = None
        self._details: SessionDetails | None = None
        self._problem = ("", 0)
        self._now = datetime.now().astimezone()
        self._low = False
        self._is_read = False
        self.picture = TrayPicture(look)
        self._title = Text(look, "title")
        self._state = Text(look, "body", "ink_soft")
        self._lines = tuple(_SeatLine(look) for _ in range(_SEATS))
        self._facts = Text(look, "small", "ink_soft")
        self.open_button = ActionButton(look, primary=True, icon="play")
        self.open_button.clicked.connect(self._on_open_button_clicked)
        content = QWidget()
        words = QVBoxLayout(content)
        words.setContentsMargins(6, 4, 6, 4)
        words.setSpacing(4)
        for text in (self._title, self._state):
            words.addWidget(text)
        words.addSpacing(6)
        seats = QVBoxLayout()
        seats.setSpacing(0)
        for line in self._lines:
            seats.addWidget(line)
        words.addLayout(seats)
        words.addWidget(self._facts)
        words.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addWidget(Scroll(look, content, "paper"), 1)
        column.addWidget(self.open_button)
        look.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def text(self) -> str:
        """Return everything that the panel says of the session, line by line."""
        return "\n".join(text.text() for text in (self._title, self._state, self._facts) if text.text())

    def show_session(self, info: SessionInfo | None, now: datetime) -> None:
        """Tell of this session, or of none; it is read whole as soon as the panel is seen."""
        self._info = info
        self._now = now
        self._is_read = False
        if self.isVisible():
            self._read_session()

    def showEvent(self, event: QShowEvent) -> None:
        """Read what was chosen while nobody saw the panel."""
        super().showEvent(event)
        if not self._is_read:
            self._read_session()

    def _read_session(self) -> None:
        self._is_read = True
        info = self._info
        self._details = None
        self._problem = (info.reason, info.line) if info else ("", 0)
        if info and not info.reason:
            try:
                self._details = self._read(info.path)
            except InvalidRecordError as error:
                self._problem = (error.reason, error.line)
        self.retranslate()

    def set_low(self, low: bool) -> None:
        """Leave the picture out where the height is short."""
        self._low = low
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        info, details = self._info, self._details
        readable = info is not None and details is not None
        self.open_button.setVisible(readable)
        self.picture.setVisible(readable and not self._low)
        for line in self._lines:
            line.hide()
        self._facts.setText("")
        self._state.setText("")
        if info is None:
            self._title.setText(translate("Sessions", "Choose a session."))
            return
        if details is None:
            damaged = info.reason != "" or info.game_id is None
            self._title.setText(session_title(info) if damaged else translate("Sessions", "Damaged file"))
            self._state.setText(record_problem_text(*self._problem))
            self._facts.setText(info.path.name)
            return
        self._tell(info, details)

    def _tell(self, info: SessionInfo, details: SessionDetails) -> None:
        self._title.setText(game_name(details.game_id))
        self._state.setText(self._state_words(details))
        self.picture.show_dice(details.dice)
        for place, (line, seat) in enumerate(zip(self._lines, details.seats, strict=False)):
            name = seat.name
            if place == details.turn:
                name = translate("Sessions", "{name}'s turn").format(name=name)
            strong = place == details.turn or place in details.winners
            line.show_seat(seat.color, name, details.score_texts[place], strong)
            line.show()
        self._facts.setText("\n".join(self._fact_words(info)))
        over = bool(details.winners)
        self.open_button.set_icon("trophy" if over else "play")
        self.open_button.set_texts(
            translate("Sessions", "View") if over else translate("Sessions", "Continue")
        )

    def _state_words(self, details: SessionDetails) -> str:
        if not details.winners:
            return details.progress
        if len(details.seats) == 1:
            return translate("Sessions", "Finished")
        return win_sentence([details.seats[place].name for place in details.winners])

    def _fact_words(self, info: SessionInfo) -> list[str]:
        facts = []
        begun = local_time(info.created)
        if begun:
            facts.append(begun_text(begun, self._now))
        rules = session_rules(info)
        if info.game_id is not None and is_default_ruleset(info.game_id, info.ruleset_id):
            rules = translate("Sessions", "{rules} (standard)").format(rules=rules)
        facts.append(translate("Sessions", "Rules: {rules}").format(rules=rules))
        if info.practice:
            facts.append(translate("Sessions", "This is a practice table. It counts in no statistics."))
        if info.assisted:
            facts.append(help_sentence(has_best_list=False))
        return facts

    def _on_open_button_clicked(self) -> None:
        if self._info is not None:
            self.open_requested.emit(self._info.path)
