"""The page after a match: who won, the final table, what was remarkable, and what to do next."""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dicegames.models.game_words import game_name
from dicegames.models.narrator import Fact
from dicegames.models.puzzle import PuzzleEnd, end_lead, end_sentence, span_text
from dicegames.models.result import Result, headline, help_sentence, length_text, row_sentence
from dicegames.models.tips import tip_text
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.sizes import HIGH_FROM, WIDE_FROM, Mode
from dicegames.ui.table.best_panel import BestPanel
from dicegames.ui.table.header_bar import HeaderBar
from dicegames.ui.table.podium import Podium
from dicegames.ui.table.result_table import ResultTable
from dicegames.ui.table.scoring_table import ScoringTable

translate = QCoreApplication.translate

TRAY_WIDTH, LOW_TRAY_WIDTH = 470, 252
TRAY_WIDTH_AT = 1280  # px of the page; half of what is wider is the tray's
PORTRAIT_TRAY, PORTRAIT_TRAY_LEAST = 320, 23.0  # px, and F for larger letters
TROPHY = 44
MOST_WIDE, MOST_HIGH = 1920, 1160  # px; on larger pages the parts stay together in the middle
MANY = 5  # seats, from more than which their lines are low
FACT = (44, 78)  # least and most height of a remarkable fact
_FACT_SHARE = 100  # of the room, against 1 for what stays empty
NAME_WIDTH = 7.0  # F
WORDS_WIDTH = 12.5  # F
WORDS_LEAST = 0.6  # of it, where they may take several lines


class Trophy(QWidget):
    """A trophy in brass."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFixedSize(TROPHY, TROPHY)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint_icon(painter, "trophy", QRectF(self.rect()), self._look.color("ring"))
        painter.end()


class WinnerTray(QFrame):
    """Cloth with trophy, headline and podium."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.trophy = Trophy(look)
        self.lead = Text(look, "body", "on_felt_soft")
        self.names = Text(look, "large", "on_felt")
        self.podium = Podium(look)
        center = Qt.AlignmentFlag.AlignHCenter
        self.lead.setAlignment(center)
        self.names.setAlignment(center)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.trophy, 0, center)
        self._column.addWidget(self.lead)
        self._column.addWidget(self.names)
        self._column.addWidget(self.podium, 1)
        look.changed.connect(self.update)

    def set_low(self, low: bool, *, portrait: bool = False) -> None:
        """Save room, or not; in portrait above the trophy only."""
        self.trophy.setVisible(not low)
        self.names.set_role("title" if low else "large")
        side = 12 if low else 24
        # The podium stands on the tray's edge of five pixels.
        self._column.setContentsMargins(side, 12 if low or portrait else 30, side, 5)
        self._column.setSpacing(4 if low else 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tray."""
        painter = QPainter(self)
        paint_tray(painter, QRectF(self.rect()), self._look)
        painter.end()


class FactRow(QLabel):
    """One remarkable fact with its icon and a line below."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon = "info"
        self._words = Text(look, "body")
        row = QHBoxLayout(self)
        row.setContentsMargins(36, 10, 0, 11)
        row.addWidget(self._words)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setMinimumHeight(FACT[0])
        self.setMaximumHeight(FACT[1])

    @property
    def sentence(self) -> str:
        """What the row says."""
        return self._words.text()

    def tell(self, fact: Fact, result: Result) -> None:
        """Show `fact`."""
        self._icon = fact.icon
        self._words.setText(fact.text(result.seats))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icon and line."""
        look = self._look
        painter = QPainter(self)
        icon = QRectF(0.0, (self.height() - 22.0) / 2, 22.0, 22.0)
        paint_icon(painter, self._icon, icon, look.color("accent_ink"))
        painter.fillRect(QRectF(0.0, self.height() - 1.0, self.width(), 1.0), look.color("line"))
        painter.end()


class ResultPage(QWidget):
    """Show a `Result`; every signal is a wish.

    Where a game counts its points at the end, the page tells who won when that is done; a tap or a key
    counts the rest at once.
    """

    home_requested = Signal()
    again_requested = Signal()
    next_game_requested = Signal()
    rematch_requested = Signal()
    look_requested = Signal()
    share_requested = Signal()
    log_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._result: Result | None = None
        self._saved = True
        self._puzzle: PuzzleEnd | None = None
        self._next_starter: int | None = None
        self.header = HeaderBar(look)
        self.header.set_pause_possible(False)
        self.header.set_undo_possible(False)
        self.header.set_look_possible(True)
        self.header.set_share_possible(True)
        self.tray = WinnerTray(look)
        self.table = ResultTable(look)
        self.scoring = ScoringTable(look)
        self.scoring.hide()
        self.best_panel = BestPanel(look)
        self.best_panel.hide()
        self._table_title = Caption(look)
        self._story_title = Caption(look)
        self.replay = ActionButton(look, icon="play", small=True)
        self._shared_as = ""
        self.story_rows: tuple[FactRow, ...] = ()
        self._length = Text(look, "strong")
        self._note = Text(look, "small", "ink_soft")
        self._further = Text(look, "body", "ink_soft")  # both, where the bar has no room for them
        self.home = ActionButton(look, icon="home")
        self.again = ActionButton(look)
        self.next_game = ActionButton(look)
        self.rematch = ActionButton(look, primary=True, icon="roll")
        self.papers = QWidget()
        self._story_panel = Panel(look)
        self.scroll_area = Scroll(look, self.papers)
        self._build()
        self.header.back_requested.connect(self.home_requested)
        self.header.look_requested.connect(self.look_requested)
        self.header.share_requested.connect(self.share_requested)
        self.replay.clicked.connect(self.look_requested)
        self.header.log_requested.connect(self.log_requested)
        self.home.clicked.connect(self.home_requested)
        self.again.clicked.connect(self.again_requested)
        self.next_game.clicked.connect(self.next_game_requested)
        self.rematch.clicked.connect(self.rematch_requested)
        self.scoring.counted.connect(self._on_scoring_counted)
        look.changed.connect(self._apply_size)

    @property
    def scene(self) -> QWidget:
        """What quick presses of keys don't reach that were meant for the table, or for the counting."""
        return self.scoring if self.scoring.is_counting else self

    def show_result(self, result: Result, *, saved: bool = True, next_starter: int | None = None) -> None:
        """Show how a match ended; `saved` tells whether its session is on disk.

        `next_starter` is the seat that would start the next game, None when that isn't worth a button.
        """
        if self._result is None or result.rows != self._result.rows:
            announce(self, " ".join(row_sentence(row, result) for row in result.rows))
        is_new = self._result is None or result.scoring != self._result.scoring
        self._result, self._saved, self._next_starter = result, saved, next_starter
        self.table.setVisible(result.scoring is None)
        self.scoring.setVisible(result.scoring is not None)
        while len(self.story_rows) > len(result.facts):
            spare = self.story_rows[-1]
            self.story_rows = self.story_rows[:-1]
            self._story.removeWidget(spare)
            spare.hide()
            spare.deleteLater()
        while len(self.story_rows) < len(result.facts):
            row = FactRow(self._look)
            self.story_rows += (row,)
            self._story.insertWidget(len(self.story_rows) - 1, row, _FACT_SHARE)
        if result.scoring is not None:
            self.scoring.show_result(result, count=is_new)
        counting = self.scoring.is_counting
        self._story_panel.setVisible(bool(result.facts) and not counting)
        self.tray.podium.setVisible(not counting)
        if not counting:
            self.tray.podium.show_result(result, rise=True)
        self.retranslate()
        self._apply_size()
        (self if counting else self.rematch).setFocus(Qt.FocusReason.OtherFocusReason)

    def set_saved(self, saved: bool) -> None:
        """Tell whether the session of the match that is shown is on disk."""
        if saved != self._saved:
            self._saved = saved
            self.retranslate()

    def tell_shared(self, name: str) -> None:
        """Say that the match was written into a file of this name."""
        self._shared_as = name
        self.retranslate()
        announce(self, self._note.text())

    def show_puzzle(self, end: PuzzleEnd) -> None:
        """Show, too, how a match against the clock ended, and the best results by its limit."""
        self._puzzle = end
        self.best_panel.show_end(end)
        self.best_panel.show()
        self.retranslate()
        self._apply_size()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        result = self._result
        if result is None:
            return
        self.header.set_title(game_name(result.game_id), translate("ResultPage", "Game over"))
        lead, names = headline(result)
        if result.scoring is not None and self.scoring.is_counting:
            lead, names = result.scoring.lead(), translate("ResultPage", "Counting the points")
        self.tray.lead.setText(lead)
        self.tray.names.setText(names)
        self.tray.podium.retranslate()
        if result.scoring is None:
            self._table_title.setText(translate("ResultPage", "Final score"))
            self.table.show_result(result)
        else:
            self._table_title.setText(translate("ResultPage", "How it was counted"))
            self.scoring.retranslate()
        self._story_title.setText(translate("ResultPage", "What happened"))
        for row, fact in zip(self.story_rows, result.facts, strict=True):
            row.tell(fact, result)
        self._length.setText(length_text(result))
        self.replay.set_texts(translate("ResultPage", "Replay the game"))
        notes = [translate("ResultPage", "Saved under Sessions.")] if self._saved else []
        if self._shared_as:
            notes = [translate("ResultPage", "Exported as {name}.").format(name=self._shared_as)]
        if result.is_assisted:
            notes.append(help_sentence(has_best_list=self._puzzle is not None))
        self._note.setText(" ".join(notes))
        self.home.set_texts(translate("ResultPage", "To the overview"))
        self.again.set_texts(
            translate("ResultPage", "Play again"), translate("ResultPage", "change the line-up")
        )
        self.next_game.setVisible(self._next_starter is not None)
        if self._next_starter is not None:
            name = self._shortened(result.seats[self._next_starter].name)
            self.next_game.set_texts(
                translate("ResultPage", "Next game"),
                translate("ResultPage", "{name} starts").format(name=name),
            )
        people = sum(not seat.is_computer for seat in result.seats)
        self.rematch.set_texts(
            translate("ResultPage", "Rematch"),
            translate("ResultPage", "whoever presses first starts")
            if people > 1
            else translate("ResultPage", "same players, same rules"),
        )
        if self._puzzle is not None:
            self._say_puzzle(self._puzzle)
        self._further.setText(f"{self._length.text()} {self._note.text()}".strip())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Count the rest at once."""
        if self.scoring.is_counting:
            self.scoring.finish()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Count the rest at once."""
        if self.scoring.is_counting:
            self.scoring.finish()
            return
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._apply_size()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the form that the size asks for."""
        self._apply_size()

    def _say_puzzle(self, end: PuzzleEnd) -> None:
        """Word what is different after a match against the clock."""
        self.tray.lead.setText(end_lead(end))
        self._length.setText(end_sentence(end))
        self.best_panel.retranslate()
        self.again.set_texts(
            translate("ResultPage", "Another time"), translate("ResultPage", "or another game")
        )
        dice = translate("ResultPage", "new dice, {span}").format(span=span_text(end.limit))
        self.rematch.set_texts(translate("ResultPage", "Once more"), dice)

    def _buttons(self) -> tuple[ActionButton, ...]:
        return self.home, self.again, self.next_game, self.rematch

    def _shortened(self, name: str) -> str:
        """Return a name that leaves the other buttons their room."""
        metrics = QFontMetricsF(self._look.font("small"))
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, self._look.px(NAME_WIDTH))

    def _build(self) -> None:
        table_panel = Panel(self._look)
        for panel, title in ((table_panel, self._table_title), (self._story_panel, self._story_title)):
            column = QVBoxLayout(panel)
            column.setContentsMargins(12, 16, 12, 12)
            column.setSpacing(6)
            title.setContentsMargins(12, 0, 0, 0)
            column.addWidget(title)
            if panel is table_panel:
                column.addWidget(self.table)
                column.addWidget(self.scoring)
                column.addStretch(1)  # what is too much for a moment lies below, not round the title
            else:
                # the facts spread over the panel before anything stays empty
                self._story = inner_layout(column, QVBoxLayout, 1)
                self._story.setContentsMargins(12, 0, 12, 0)
                self._story.setSpacing(0)
                self._story.addStretch(1)
                self.replay.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
                last = inner_layout(column, QHBoxLayout)
                last.setContentsMargins(12, 8, 12, 8)
                last.addWidget(self.replay)
                last.addStretch(1)
        pile = QVBoxLayout(self.papers)
        pile.setContentsMargins(0, 0, 0, 0)
        pile.setSpacing(12)
        pile.addWidget(table_panel)
        pile.addWidget(self.best_panel)
        pile.addWidget(self._story_panel, 1)
        self._further.setContentsMargins(12, 0, 12, 8)
        pile.addWidget(self._further)
        pile.addStretch(0)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.header)
        self._middle = inner_layout(page, QHBoxLayout, 1)
        self._middle.setSpacing(12)
        self._middle.addWidget(self.tray)
        self._middle.addWidget(self.scroll_area, 1)
        self._bar = inner_layout(page, QHBoxLayout)
        words = inner_layout(self._bar, QVBoxLayout, 1)
        words.setSpacing(4)
        words.addStretch(1)
        words.addWidget(self._length)
        words.addWidget(self._note)
        words.addStretch(1)
        for button in self._buttons():
            self._bar.addWidget(button)

    def _apply_size(self) -> None:
        width, height = self.width(), self.height()
        low, narrow = height < HIGH_FROM, width < WIDE_FROM
        portrait = narrow and not low
        side = 8 if low and narrow else 16
        self.header.set_mode(Mode.PORTRAIT if narrow else Mode.WIDE)
        self._middle.setDirection(
            QBoxLayout.Direction.TopToBottom if portrait else QBoxLayout.Direction.LeftToRight
        )
        beside, above = max(side, (width - MOST_WIDE) // 2), max(0, (height - MOST_HIGH) // 2)
        self._middle.setContentsMargins(beside, above, beside, above)
        self._bar.setContentsMargins(side, 10 if low else 18, side, 10 if low else 18)
        self._bar.setSpacing(8 if narrow else 12)
        self.tray.set_low(low, portrait=portrait)
        many = self._result is not None and len(self._result.rows) > MANY
        self.table.set_low(low or many)
        self.scoring.set_low(low or many)
        self.replay.setVisible(not low and not many)  # the header has that button too
        unbound = 16777215
        if portrait:
            high = max(PORTRAIT_TRAY, round(self._look.px(PORTRAIT_TRAY_LEAST)))
            self.tray.setMinimumSize(0, high)
            self.tray.setMaximumSize(unbound, high)
        else:
            tray = LOW_TRAY_WIDTH if narrow else _tray_width(min(width, MOST_WIDE))
            self.tray.setMinimumSize(tray, 0)
            self.tray.setMaximumSize(tray, unbound)
        self.home.set_icon(None if narrow else "home")
        self.rematch.set_icon(None if narrow else "roll")
        self._fit_bar(width - 2 * side, tight=narrow)

    def _fit_bar(self, room: int, *, tight: bool) -> None:
        """Give the buttons their width in `room`; what can be done without makes way for them.

        The overview is reached by the header's button too, and the words are on the page of sessions.
        """
        widths = {
            button: button.minimumSizeHint().width() + 8 if tight else button.sizeHint().width()
            for button in self._buttons()
            if button is not self.next_game or self._next_starter is not None
        }
        gap, words = self._bar.spacing(), self._look.px(WORDS_WIDTH)
        has_home = words + sum(widths.values()) + gap * len(widths) <= room
        self.home.setVisible(has_home)
        if not has_home:
            del widths[self.home]
        gaps = gap * len(widths)
        has_words = words * WORDS_LEAST + sum(widths.values()) + gaps <= room
        self._length.setVisible(has_words)
        self._note.setVisible(has_words)
        self._further.setVisible(not has_words)
        share = min(1.0, (room - gaps) / sum(widths.values()))
        for button, width in widths.items():
            button.setFixedWidth(int(share * width))
            button.setToolTip(tip_text(button.detail) if share < 1.0 else "")

    def _on_scoring_counted(self) -> None:
        result = self._result
        if result is None:
            return
        self._story_panel.setVisible(bool(result.facts))
        self.tray.podium.show()
        self.tray.podium.show_result(result, rise=self.isVisible())
        self.retranslate()
        if self.hasFocus():
            self.rematch.setFocus(Qt.FocusReason.OtherFocusReason)


def _tray_width(width: int) -> int:
    """Return the width of the tray on a wide page, so that neither column is mostly empty."""
    return TRAY_WIDTH + max(0, width - TRAY_WIDTH_AT) // 2
