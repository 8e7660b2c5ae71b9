"""What stands beside the table of Order Cards: the won cards of everyone, and the end when it is near."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.models.won_cards import WonCardsModel
from dicegames.models.won_values import EndNote
from dicegames.models.won_words import end_text, end_title, sum_title, won_title
from dicegames.ui.cards.won_list import WonList
from dicegames.ui.cards.won_row import RowForm
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_panel
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

WIDTH, LEAST_WIDTH, MOST_WIDTH = 346, 320, 480
_SIDE, _TOP = 14, 12
_HEAD_SIDE, _HEAD_GAP = 4, 12
_ICON = 20.0
_NOTE_SIDE = 14


class EndNoteBox(QFrame):
    """Say that the end is in sight; it isn't there for None."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._note: EndNote | None = None
        self._title = Text(look, "body", wrap=False)
        self._words = Text(look, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(_NOTE_SIDE + round(_ICON) + 10, 8, _NOTE_SIDE, 9)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()
        self.hide()

    @property
    def text(self) -> str:
        """Return what the note says, without its heading."""
        return self._words.text()

    def show_note(self, note: EndNote | None) -> None:
        """Show a note, or nothing."""
        self._note = note
        self.retranslate()
        self.setVisible(note is not None)

    def retranslate(self) -> None:
        """Put the words into the current language."""
        if self._note is not None:
            self._title.setText(end_title())
            self._words.setText(end_text(self._note))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip and the flag."""
        look, rect = self._look, QRectF(self.rect())
        painter = QPainter(self)
        # in high contrast the tint alone is too faint a border
        edge = look.color("line") if look.theme_name == "high_contrast" else None
        paint_box(painter, rect, look.metric("radius_field"), fill=look.color("paper_alt"), edge=edge)
        flag = QRectF(_NOTE_SIDE, 0.0, _ICON, _ICON)
        flag.moveTop(self._title.geometry().center().y() - _ICON / 2)
        paint_icon(painter, "flag", flag, look.color("ink"))
        painter.end()

    def _on_look_changed(self) -> None:
        font = self._look.font("body")
        font.setBold(True)
        self._title.setFont(font)
        self.update()


class WonBody(QWidget):
    """The rows of all seats over the note; what has no room in height scrolls."""

    def __init__(self, look: Look, model: WonCardsModel, ground: str = "paper") -> None:
        super().__init__()
        self._model = model
        self.list = WonList(look, model)
        self.note = EndNoteBox(look)
        self._scroll = Scroll(look, self.list, ground)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.note)
        model.shown.connect(self._on_model_shown)
        self._on_model_shown()

    def wanted_height(self, width: int) -> int:
        """Return the height in which the usual rows and the note fit a width."""
        note = 0
        if not self.note.isHidden():
            note = self.note.heightForWidth(width) + 10
        return self.list.height_in(width, RowForm.FULL) + note

    def retranslate(self) -> None:
        """Put rows and note into the current language."""
        self.list.retranslate()
        self.note.retranslate()

    def _on_model_shown(self) -> None:
        self.note.show_note(self._model.end_note)


class WonPanel(QWidget):
    """The won cards on their paper, with a heading."""

    def __init__(self, look: Look, model: WonCardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self.title = OneLine(look, "strong")
        self.title.is_caption = True
        self.sums = OneLine(look, "small", "ink_soft")
        self.body = WonBody(look, model)
        column = QVBoxLayout(self)
        column.setContentsMargins(_SIDE, _TOP, _SIDE, _SIDE)
        column.setSpacing(8)
        head = inner_layout(column, QHBoxLayout)
        head.setContentsMargins(_HEAD_SIDE, 0, _HEAD_SIDE, 0)
        head.setSpacing(_HEAD_GAP)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.sums)
        column.addWidget(self.body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        model.shown.connect(self._say)
        look.changed.connect(self._on_look_changed)
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Return the usual width; the height is that of the table."""
        return QSize(WIDTH, 568)

    def minimumSizeHint(self) -> QSize:
        """Return the least width that shows every number."""
        return QSize(LEAST_WIDTH, 200)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what the sums are made of where the words don't fit beside the heading."""
        self._fit_head()

    def retranslate(self) -> None:
        """Put heading, rows and note into the current language."""
        self._say()
        self.body.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()), self._look)
        painter.end()

    def _say(self) -> None:
        self.title.setText(won_title())
        self.sums.setText(sum_title(totals=all(view.totals for view in self._model.views)))
        self._fit_head()

    def _fit_head(self) -> None:
        words = self.title.sizeHint().width() + _HEAD_GAP + self.sums.sizeHint().width()
        self.sums.setVisible(words <= self.width() - 2 * (_SIDE + _HEAD_SIDE))

    def _on_look_changed(self) -> None:
        self._fit_head()
        self.update()
