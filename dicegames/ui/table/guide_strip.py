"""The strip above a table on which the guide of a first game speaks; it covers nothing and never moves."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.models.guide_lessons import LessonWords
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

_ICON = 24.0
_PAD = 14
_EDGE, _SMALL_EDGE, _LOW_EDGE = (16, 8, 16, 0), (8, 4, 8, 0), (8, 0, 8, 0)  # margins round the paper
_TIGHT = 44  # px of paper in a small window: what its buttons need, the rest is for the rows of a sheet
_WIDE_FROM = 66.0  # F of width from which the buttons have words


class GuideStrip(QFrame):
    """Say what the guide says, with buttons to go on, to read again, and to close it for good.

    Its height is that of the longest lesson, so that nothing moves when another one comes. In a small window
    it has two lines of small text, with large text one; of what doesn't fit there it says the first words,
    and a button reads the rest.
    """

    read_requested = Signal()  # the present lesson was read
    earlier_requested = Signal()
    whole_requested = Signal()  # somebody wants to read what had no room
    again_requested = Signal()
    close_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._small = False
        self._is_brief = False
        self._is_low = False  # letters are so large that one line is all there is
        self._is_end = False
        self._is_over = False
        self._words: Callable[[], LessonWords] | None = None
        self._progress: Callable[[], str] | None = None
        self._samples: Callable[[], tuple[LessonWords, ...]] = tuple
        self.lead = OneLine(look, "strong")
        self.progress = Text(look, "small", "ink_soft", wrap=False)
        self.text = Text(look, "body")
        self.whole = FlatButton(look, "info")
        self.earlier = FlatButton(look, "back")
        self.read = FlatButton(look, "check")
        self.again = FlatButton(look, "plus")
        self.close_button = FlatButton(look, "close")
        self._build()
        self.whole.clicked.connect(self.whole_requested)
        self.earlier.clicked.connect(self.earlier_requested)
        self.read.clicked.connect(self.read_requested)
        self.again.clicked.connect(self.again_requested)
        self.close_button.clicked.connect(self.close_requested)
        look.changed.connect(self.arrange)
        self.hide()

    @property
    def words(self) -> LessonWords:
        """What is said now, whether or not all of it has room."""
        return self._words() if self._words is not None else LessonWords("", "")

    @property
    def sentence(self) -> str:
        """Everything that is said now, for screen readers."""
        return f"{self.words.lead} {self.words.text}"

    @property
    def is_brief(self) -> bool:
        """Whether only the first words have room."""
        return self._is_brief

    def set_samples(self, samples: Callable[[], tuple[LessonWords, ...]]) -> None:
        """Set what tells everything that may be said here: the longest gives the height."""
        self._samples = samples

    def set_small(self, small: bool) -> None:
        """Spare room for the board, or don't."""
        if small != self._small:
            self._small = small
            self.arrange()

    def show_lesson(
        self,
        words: Callable[[], LessonWords],
        progress: Callable[[], str],
        *,
        can_read: bool,
        has_earlier: bool,
    ) -> None:
        """Say a lesson; `can_read` offers to go on, `has_earlier` to read the one before again."""
        self._set(words, progress, is_end=False)
        self._show_button(self.read, can_read)
        self._show_button(self.earlier, has_earlier)

    def show_end(self, words: Callable[[], LessonWords], *, has_earlier: bool, is_over: bool = False) -> None:
        """Say that all is told, and offer another game; to play on, too, unless the game `is_over`."""
        self._is_over = is_over
        self._set(words, str, is_end=True)
        self._show_button(self.read, False)
        self._show_button(self.earlier, has_earlier)

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self.setAccessibleName(translate("GuideStrip", "Step by step"))
        self.whole.set_texts(translate("GuideStrip", "Read it all"))
        self.earlier.set_texts(
            translate("GuideStrip", "Read again"), translate("GuideStrip", "Read what was said before")
        )
        self.read.set_texts(translate("GuideStrip", "Got it"), translate("GuideStrip", "Got it (G)"))
        self.again.set_texts(translate("GuideStrip", "New game"))
        if self._is_end and not self._is_over:
            self.close_button.set_texts(translate("GuideStrip", "Play on"))
        else:
            self.close_button.set_texts(
                translate("GuideStrip", "Close"), translate("GuideStrip", "Close; G opens it again")
            )
        self._say()
        self.arrange()

    def arrange(self) -> None:
        """Take the form that fits the window, and the height of the longest lesson."""
        if self._words is None:
            return
        self._set_margins()
        roomy = not self._small and self.width() >= self._look.px(_WIDE_FROM)
        for button in (self.whole, self.earlier, self.read, self.again):
            button.set_compact(not roomy and not (button is self.again and not self._small))
        self.close_button.set_compact(not (self._is_end and not self._is_over and roomy))
        self.text.set_role("small" if self._small else "body")
        lines = QFontMetrics(self._look.font("small")).height()
        self._is_low = self._small and 2 * lines > _TIGHT - 2
        edges = self._set_margins()
        if self._small:  # what is too long for two lines gives its first words
            needed = self._height_of((self.words,))
            self._is_brief = self._is_low or needed > _TIGHT - 2
        else:
            needed, self._is_brief = self._height_of((*self._samples(), self.words)), False
        self.whole.setVisible(self._is_brief)
        self.lead.setVisible(self._is_brief or not self._small)
        self.progress.setVisible(not self._small and bool(self.progress.text()))
        self.text.setVisible(not self._is_brief)
        self.lead.set_role("body" if self._small else "strong")
        inner = max(needed + 8, round(self._look.metric("touch")))
        if self._is_low:
            self.setFixedHeight(round(self._look.metric("touch")))
        else:
            self.setFixedHeight((_TIGHT if self._small else inner + 8) + edges[1])
        self._say()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange for another width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the lesson away by Esc; other keys belong to the table."""
        if event.key() == Qt.Key.Key_Escape and not self.read.isHidden():
            self.read_requested.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper and the book."""
        look = self._look
        painter = QPainter(self)
        left, top, right, _ = self._edges()
        paper = QRectF(self.rect()).adjusted(left, top, -right, 0)
        paint_box(
            painter,
            paper,
            look.metric("radius_field"),
            fill=look.color("paper"),
            edge=look.color("line_strong"),
        )
        icon = QRectF(left + _PAD, paper.center().y() - _ICON / 2, _ICON, _ICON)
        paint_icon(painter, "book", icon, look.color("accent_ink"))
        painter.end()

    def _build(self) -> None:
        self._row = QHBoxLayout(self)
        self._row.setSpacing(6)
        words = inner_layout(self._row, QVBoxLayout, 1)
        words.setSpacing(0)
        words.addStretch(1)
        head = inner_layout(words, QHBoxLayout)
        head.setSpacing(12)
        head.addWidget(self.lead)
        head.addWidget(self.progress)
        head.addStretch(1)
        words.addWidget(self.text)
        words.addStretch(1)
        self._buttons = (self.whole, self.earlier, self.read, self.again, self.close_button)
        for button in self._buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._row.addWidget(button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _edges(self) -> tuple[int, int, int, int]:
        if self._is_low:
            return _LOW_EDGE
        return _SMALL_EDGE if self._small else _EDGE

    def _set_margins(self) -> tuple[int, int, int, int]:
        """Put the words beside the book, inside the paper; return what lies round the paper."""
        left, top, right, bottom = edges = self._edges()
        inner = 0 if self._small else 4
        self._row.setContentsMargins(left + _PAD + round(_ICON) + 10, top + inner, right + 4, bottom + inner)
        return edges

    def _set(self, words: Callable[[], LessonWords], progress: Callable[[], str], *, is_end: bool) -> None:
        self._words, self._progress, self._is_end = words, progress, is_end
        self.again.setVisible(is_end)
        self.retranslate()

    def _say(self) -> None:
        words = self.words
        self.lead.setText(words.lead)
        self.progress.setText(self._progress() if self._progress is not None else "")
        self.text.setText(f"{words.lead} {words.text}" if self._small else words.text)
        self.setAccessibleDescription(self.sentence)

    def _show_button(self, button: FlatButton, shown: bool) -> None:
        """Show a button or don't; one that goes hands its focus on to the one that closes."""
        if not shown and button.hasFocus():
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setVisible(shown)

    def _height_of(self, lessons: tuple[LessonWords, ...]) -> int:
        """Return the height of the longest of these words, in the width beside all the buttons."""
        margins = self._row.contentsMargins()
        shown = (self.earlier, self.again if self._is_end else self.read, self.close_button)
        buttons = sum(button.sizeHint().width() + self._row.spacing() for button in shown)
        room = self.width() - margins.left() - margins.right() - buttons - 4
        metrics = QFontMetrics(self._look.font("small" if self._small else "body"))
        flags = int(Qt.TextFlag.TextWordWrap)
        height = 0
        for words in lessons:
            said = f"{words.lead} {words.text}" if self._small else words.text
            height = max(height, metrics.boundingRect(0, 0, max(room, 1), 10_000, flags, said).height())
        if self._small:
            return height
        return height + QFontMetrics(self._look.font("strong")).height()
