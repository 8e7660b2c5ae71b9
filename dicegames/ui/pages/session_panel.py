"""The panel beside the list of sessions: what the chosen one is, and the way into it."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.engine.errors import InvalidRecordError
from dicegames.models.dates import begun_text
from dicegames.models.game_words import game_name, is_default_ruleset
from dicegames.models.numbers import grouped
from dicegames.models.phrases import win_sentence
from dicegames.models.problems import record_problem_text
from dicegames.models.result import help_sentence
from dicegames.models.session_details import SessionDetails
from dicegames.models.session_words import (
    local_time,
    session_game,
    session_length,
    session_rules,
    session_title,
)
from dicegames.session.background import Background
from dicegames.storage.library import SessionInfo
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Breakable
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.session_actions import SessionActions
from dicegames.ui.pages.session_parts import SeatLine, TrayPicture, WarningPicture

translate = QCoreApplication.translate

_SEATS = 8
_PADDING = 14
_FEW_SEATS = 4
_HIGH = 70.0  # F; in a panel as high as this more seats leave the picture its room
READ_AT_ONCE = 256 << 10
"""Files of more bytes are read in a thread: the longest take a second and more."""

_Reading = tuple[SessionDetails | None, tuple[str, int]]


class SessionPanel(Panel):
    """Tell of one session and offer what can be done with it.

    A file that can't be read says why; what was played before the damage is shown all the same.
    """

    read = Signal()  # the session that is told of was read, or found to be unreadable

    def __init__(
        self,
        look: Look,
        actions: SessionActions,
        details: Callable[[Path], SessionDetails],
        salvaged: Callable[[Path], SessionDetails | None],
    ) -> None:
        super().__init__(look)
        self._actions = actions
        self._read = details
        self._salvage = salvaged
        self._info: SessionInfo | None = None
        self._details: SessionDetails | None = None
        self._problem = ("", 0)
        self._now = datetime.now().astimezone()
        self._is_low = False
        self._has_picture = True
        self._is_read = False
        self._background = Background(self)
        self._background.answered.connect(self._on_background_answered)
        self.picture = TrayPicture(look)
        self.warning = WarningPicture(look)
        self._title = Breakable(look, "title")
        self._state = Breakable(look, "body", "ink_soft")
        self._lines = tuple(SeatLine(look) for _ in range(_SEATS))
        self._facts = Breakable(look, "small", "ink_soft")
        self.open_button = ActionButton(look, primary=True, icon="play")
        self.look_button = ActionButton(look, icon="eye", small=True)
        self.folder_button = ActionButton(look, icon="folder", small=True)
        self.more_button = FlatButton(look, "more")
        self.more_button.set_compact(True)
        self.export_button = ActionButton(look, icon="share", small=True)
        self.delete_button = ActionButton(look, icon="trash", small=True)
        self.open_button.clicked.connect(actions.open.trigger)
        self.look_button.clicked.connect(actions.look.trigger)
        self.folder_button.clicked.connect(actions.open_folder.trigger)
        self.export_button.clicked.connect(actions.export.trigger)
        self.delete_button.clicked.connect(actions.delete.trigger)
        self.more_button.clicked.connect(self._on_more_button_clicked)
        self._build(look)
        look.changed.connect(self.retranslate)
        self.retranslate()

    @property
    def text(self) -> str:
        """Return everything that the panel says of the session, line by line."""
        return "\n".join(text.text() for text in (self._title, self._state, self._facts) if text.text())

    @property
    def can_open(self) -> bool:
        """Whether the session can be played on or looked at as it is."""
        return self._details is not None and not self.is_damaged

    @property
    def can_look(self) -> bool:
        """Whether there is a move to look at."""
        return self._details is not None and self._details.steps > 0

    @property
    def can_copy(self) -> bool:
        """Whether another session can be made of it."""
        return self._details is not None and not self._details.timed

    @property
    def can_rescue(self) -> bool:
        """Whether a damaged session can be played on in a copy."""
        return self.is_damaged and self.can_copy and self._details is not None and not self._details.is_over

    @property
    def is_damaged(self) -> bool:
        """Whether something is wrong with the file."""
        return self._problem[0] != ""

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the picture be as high as its width asks for."""
        super().resizeEvent(event)
        self._fit_pictures()

    def shut_down(self) -> None:
        """Read nothing any more."""
        self._background.shut_down()

    def set_form(self, *, is_low: bool, has_picture: bool) -> None:
        """Leave out what the menu offers too where the height is short, and the picture if it is to be so."""
        self._is_low, self._has_picture = is_low, has_picture
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        info, details = self._info, self._details
        self.look_button.set_texts(translate("Sessions", "Look through"))
        self.export_button.set_texts(translate("Sessions", "Export"))
        self.delete_button.set_texts(translate("Sessions", "Delete"))
        self.more_button.set_texts(translate("Sessions", "More"))
        self.picture.setVisible(details is not None and self._has_picture)
        self.look_button.setVisible(self.can_look)
        self.folder_button.set_icon(None if self._is_low else "folder")  # its words need the room
        self.folder_button.set_texts(self._actions.open_folder.text())
        is_lost = self.is_damaged and details is None and not self._background.is_busy
        self.folder_button.setVisible(is_lost)
        self.warning.setVisible(is_lost and self._has_picture)
        self.more_button.setVisible(info is not None)
        for button in (self.export_button, self.delete_button):
            button.setVisible(info is not None and not self._is_low)
        for line in self._lines:
            line.hide()
        self._facts.setText("")
        self._state.setText("")
        if info is None:
            self._title.setText("")
            self._state.setText(translate("Sessions", "Here you see the session that you choose."))
        elif self.is_damaged:
            self._tell_damage(info)
        elif details is not None:
            self._tell(info, details)
        elif self._background.is_busy:
            self._title.setText(session_title(info))
            self._state.setText(translate("Sessions", "It is long and is being read."))
        self._say_open()
        self._fit_pictures()

    def _fit_pictures(self) -> None:
        seats = len(self._details.seats) if self._details is not None else 0
        is_low = seats > _FEW_SEATS and self.height() < self._look.px(_HIGH)
        for picture in (self.picture, self.warning):
            picture.fit(self.width() - 2 * _PADDING, is_low=is_low)

    def _build(self, look: Look) -> None:
        content = QWidget()
        words = QVBoxLayout(content)
        words.setContentsMargins(6, 4, 6, 4)
        words.setSpacing(4)
        for text in (self._title, self._state):
            words.addWidget(text)
        words.addSpacing(6)
        seats = inner_layout(words, QVBoxLayout)
        seats.setSpacing(0)
        for line in self._lines:
            seats.addWidget(line)
        words.addWidget(self._facts)
        words.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, _PADDING, _PADDING, _PADDING)
        column.setSpacing(8)
        column.addWidget(self.picture)
        column.addWidget(self.warning)
        column.addWidget(Scroll(look, content, "paper"), 1)
        column.addWidget(self.open_button)
        first, second = inner_layout(column, QHBoxLayout), inner_layout(column, QHBoxLayout)
        for row in (first, second):
            row.setSpacing(8)
        first.addWidget(self.look_button, 1)
        first.addWidget(self.folder_button, 1)
        first.addWidget(self.more_button, 0, Qt.AlignmentFlag.AlignRight)
        second.addWidget(self.export_button, 1)
        second.addWidget(self.delete_button, 1)

    def _read_session(self) -> None:
        self._is_read = True
        self._background.cancel()
        info, details, salvaged = self._info, self._read, self._salvage
        if info is None:
            self._take((None, ("", 0)))
        elif not _is_long(info.path):
            self._take(_reading(info, details, salvaged))
        else:

            def work(cancelled: Callable[[], bool]) -> object:
                return None if cancelled() else _reading(info, details, salvaged)

            self._background.begin(work)
            self._take((None, (info.reason, info.line)))

    def _take(self, reading: _Reading) -> None:
        self._details, self._problem = reading
        self.retranslate()
        self.read.emit()

    def _on_background_answered(self, reading: _Reading) -> None:
        self._take(reading)

    def _say_open(self) -> None:
        """Say what the primary button does; the action has the same words."""
        details = self._details
        over = details is not None and details.is_over
        if self.can_rescue:
            words, icon = translate("Sessions", "Play on a copy"), "copy"
        elif over:
            words, icon = translate("Sessions", "View"), "trophy"
        else:
            words, icon = translate("Sessions", "Continue"), "play"
        self.open_button.setVisible(self.can_open or self.can_rescue)
        self.open_button.set_icon(icon)
        self.open_button.set_texts(words)
        self._actions.set_open_words(words, icon)

    def _tell_damage(self, info: SessionInfo) -> None:
        damaged = info.reason != "" or info.game_id is None
        self._title.setText(session_title(info) if damaged else translate("Sessions", "Damaged file"))
        sentences = [record_problem_text(*self._problem)]
        details = self._details
        if details is not None:
            moves = translate("Sessions", "%n move/moves before it can be used.", None, details.steps)
            sentences.append(grouped(moves, details.steps))
            self.picture.show_details(details)
            self._tell_seats(details)
        self._state.setText("\n".join(sentences))
        self._facts.setText(info.path.name)

    def _tell(self, info: SessionInfo, details: SessionDetails) -> None:
        self._title.setText(info.title or game_name(details.game_id))
        self._state.setText(self._state_words(details))
        self.picture.show_details(details)
        self._tell_seats(details)
        self._facts.setText("\n".join(self._fact_words(info)))

    def _tell_seats(self, details: SessionDetails) -> None:
        for place, (line, seat) in enumerate(zip(self._lines, details.seats, strict=False)):
            name = seat.name
            if place == details.turn:
                name = translate("Sessions", "{name}’s turn").format(name=name)
            strong = place == details.turn or place in details.winners
            line.show_seat(seat.color, name, details.score_texts[place], strong)
            line.show()

    def _state_words(self, details: SessionDetails) -> str:
        if not details.winners:
            return details.progress
        if len(details.seats) == 1:
            return translate("Sessions", "Finished")
        return win_sentence([details.seats[place].name for place in details.winners])

    def _fact_words(self, info: SessionInfo) -> list[str]:
        facts = [session_game(info)] if info.title else []
        begun = local_time(info.created)
        if begun:
            facts.append(begun_text(begun, self._now))
        length = session_length(info)
        if length:
            facts.append(translate("Sessions", "Played for {length}").format(length=length))
        rules = session_rules(info)
        if info.game_id is not None and is_default_ruleset(info.game_id, info.ruleset_id):
            facts.append(translate("Sessions", "Standard rules: {rules}").format(rules=rules))
        else:
            facts.append(translate("Sessions", "Rules: {rules}").format(rules=rules))
        if info.practice:
            facts.append(translate("Sessions", "This is a practice table. It counts in no statistics."))
        if info.assisted:
            facts.append(help_sentence(has_best_list=False))
        return facts

    def _on_more_button_clicked(self) -> None:
        self._actions.pop_up(self._actions.chosen_menu, self.more_button)


def _is_long(path: Path) -> bool:
    try:
        return path.stat().st_size > READ_AT_ONCE
    except OSError:
        return False


def _reading(
    info: SessionInfo,
    details: Callable[[Path], SessionDetails],
    salvaged: Callable[[Path], SessionDetails | None],
) -> _Reading:
    """Return what a session says when it is read whole, and what is wrong with it."""
    problem = (info.reason, info.line)
    if not info.reason:
        try:
            return details(info.path), problem
        except InvalidRecordError as error:
            problem = (error.reason, error.line)
    return salvaged(info.path), problem
