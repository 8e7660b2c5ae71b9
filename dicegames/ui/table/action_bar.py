"""The line below a board: what to do next, what happened last, and the one primary button."""

from PySide6.QtCore import QCoreApplication, QEvent, QMargins, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.base import PaintedButton
from dicegames.ui.controls.single_press import SinglePress
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.sizes import WIDE_FROM

translate = QCoreApplication.translate

HEIGHT = 88
SMALL_HEIGHT = 72
SIDE_HEIGHT = 84  # beside a board's own part, which keeps SIDE_EDGE to the edges
SIDE_EDGE = 6
# Widths of the primary and the secondary button in F: they stay where they are whatever they say.
WIDE_BUTTONS = (20.8, 17.2)
NARROW_BUTTONS = (17.7, 14.9)
SMALL_BUTTONS = (16.9, 13.9)
SIDE_BUTTONS = (11.4, 12.8)  # beside a board's own part
_CHEVRON = 16.0
_WORD_GAP = 6.0
_GAP = 3.0
_GROWTH = 1.5  # of the height, for a message in the largest letters
_WORDS_LEAST = 9.0  # F; with less room for the words the buttons are narrow, or stand below them
_OVER_TOP, _OVER_BOTTOM = 1, 5  # above a message that stands over the buttons, and below them
_LEAST_SENTENCE = 4.0  # F; with less room the word stands alone
_EDGE = 8.0  # that the words keep to the edges of the bar, if smaller letters help


class LogLine(SinglePress, PaintedButton):
    """Show the last line of the log below the message; pressing anywhere on this side opens the log.

    The focus ring and the tooltip keep to the words.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look, look.metric("radius_box"))
        self._line = ""
        self._top = 0.0
        self._is_covered = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    @property
    def line(self) -> str:
        """The sentence shown beside the word."""
        return self._line

    @property
    def line_height(self) -> float:
        """The height of the words."""
        return QFontMetricsF(self._look.font("small")).height()

    @property
    def word_width(self) -> float:
        """The width of chevron and word."""
        font = self._look.font("small")
        font.setBold(True)
        return _CHEVRON + _WORD_GAP + QFontMetricsF(font).horizontalAdvance(self.accessibleName()) + 1.0

    def set_line(self, line: str) -> None:
        """Set the sentence; too long a one is cut at its end and stays whole in the tooltip."""
        self._line = line
        self.retranslate()

    def set_covered(self, covered: bool) -> None:
        """Say whether something else stands in the place of the words; pressing opens the log even so."""
        if covered != self._is_covered:
            self._is_covered = covered
            self.update()

    def set_top(self, top: float) -> None:
        """Say where the words begin, below the message."""
        self._top = top
        self._place_words()

    def retranslate(self) -> None:
        """Put the name of the button into the current language."""
        self.setAccessibleName(translate("ActionBar", "Log"))
        self.setAccessibleDescription(self._line)
        self._place_words()

    def sizeHint(self) -> QSize:
        """Return a touchable size; it takes what is left over."""
        return QSize(120, round(self._look.metric("touch")))

    def minimumSizeHint(self) -> QSize:
        """Return the least that shows the word."""
        return QSize(round(self.word_width), round(self._look.metric("touch")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint chevron, word and sentence."""
        if self._is_covered:
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = look.color("ink" if self.underMouse() or self.isDown() else "ink_soft")
        word_font, font = look.font("small"), look.font("small")
        word_font.setBold(True)
        metrics = QFontMetricsF(font)
        top, height = self._top, self.line_height
        chevron = QRectF(0.0, top + (height - _CHEVRON) / 2, _CHEVRON, _CHEVRON)
        paint_icon(painter, "chevron_up", chevron, ink)
        left = _CHEVRON + _WORD_GAP
        painter.setPen(ink)
        painter.setFont(word_font)
        word = self.accessibleName()
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)
        painter.drawText(QRectF(left, top, self.width() - left, height), flags, word)
        left += QFontMetricsF(word_font).horizontalAdvance(word) + _WORD_GAP
        painter.setFont(font)
        room = self.width() - left
        if room >= min(metrics.horizontalAdvance(self._line), look.px(_LEAST_SENTENCE)):
            shown = metrics.elidedText(self._line, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, top, room, height), flags, shown)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the focus ring at the words."""
        super().resizeEvent(event)
        self._place_words()

    def event(self, event: QEvent) -> bool:
        """Show the whole sentence above its words when it is cut."""
        if event.type() != QEvent.Type.ToolTip:
            return super().event(event)
        words = self.words_rect()
        if words.width() < self._needed_width():
            area = words.toAlignedRect()
            QToolTip.showText(self.mapToGlobal(area.topLeft()), tip_text(self._line), self, area)
        return True

    def words_rect(self) -> QRectF:
        """Return where chevron, word and sentence stand."""
        return QRectF(0.0, self._top, min(self._needed_width(), float(self.width())), self.line_height)

    def _needed_width(self) -> float:
        sentence = QFontMetricsF(self._look.font("small")).horizontalAdvance(self._line)
        return self.word_width + _WORD_GAP + sentence

    def _place_words(self) -> None:
        words = self.words_rect().toAlignedRect()
        below, beside = self.height() - words.bottom() - 1, self.width() - words.right() - 1
        self.focus_ring.set_inside(QMargins(0, words.top(), beside, below))
        self.update()


class ActionBar(QWidget):
    """Show the message, the log's last line and up to two buttons; the primary is always bottom right."""

    primary_requested = Signal()
    secondary_requested = Signal()
    log_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._small = self._is_tight = False
        self._least = HEIGHT
        self._side: QWidget | None = None
        self._is_narrow = False  # too narrow for words beside both buttons
        self._is_over = False
        self._words = ("", "")
        self.log_line = LogLine(look)
        self.message = Text(look, "strong")
        self.second = Text(look, "small")
        self.secondary = ActionButton(look)
        self.primary = ActionButton(look, primary=True)
        self._whole = QHBoxLayout(self)
        self._row = inner_layout(self._whole, QHBoxLayout, 1)
        self._build()
        self.primary.clicked.connect(self.primary_requested)
        self.secondary.clicked.connect(self.secondary_requested)
        self.log_line.clicked.connect(self.log_requested)
        look.changed.connect(self._apply)
        self.secondary.hide()
        self._apply()
        self.retranslate()

    @property
    def is_over(self) -> bool:
        """Whether the message stands over the buttons, since it has no room beside them."""
        return self._is_over

    def set_small(self, small: bool) -> None:
        """Take the form of small windows, or the normal one."""
        if small != self._small:
            self._small = small
            self._apply()

    def set_tight(self, tight: bool) -> None:
        """Be as low in small windows with large text as with small: the rows of a sheet need the room."""
        self._is_tight = tight
        self._apply()

    def set_side(self, side: QWidget | None) -> None:
        """Give the left end to a part of the board, whose size policy sets its width; None takes it away.

        The bar keeps the part until another takes its place; then it is hidden and has no parent.
        """
        if side is self._side:
            return
        if self._side is not None:
            self._whole.removeWidget(self._side)
            self._side.setParent(None)
        self._side = side
        if side is not None:
            self._whole.insertWidget(0, side)
            side.show()
        self._apply()

    def set_message(self, text: str) -> None:
        """Say what to do next; a second line of it takes the place of the log's."""
        first, _, second = text.partition("\n")
        self._words = first, second
        self._place_message()

    def set_log_line(self, text: str) -> None:
        """Show what happened last."""
        self.log_line.set_line(text)

    def show_primary(
        self,
        title: str,
        detail: str = "",
        icon: str | None = None,
        *,
        enabled: bool = True,
        barred: bool = False,
        reason: str = "",
        hint: str = "",
    ) -> None:
        """Set the primary button.

        `detail` of a disabled one says what is missing, `hint` names the key. A `barred` one looks disabled
        and can be pressed all the same, `reason` says why it is.
        """
        self._fill(self.primary, title, detail, icon, enabled, barred, reason, hint)

    def show_secondary(
        self,
        title: str,
        detail: str = "",
        icon: str | None = None,
        *,
        enabled: bool = True,
        barred: bool = False,
        reason: str = "",
        hint: str = "",
    ) -> None:
        """Set and show the secondary button."""
        self._fill(self.secondary, title, detail, icon, enabled, barred, reason, hint)
        self.secondary.show()

    def set_brass(self, *, secondary: bool) -> None:
        """Give the brass to the secondary button, or to the primary as usual; both keep their places."""
        self.primary.set_primary(not secondary)
        self.secondary.set_primary(secondary)

    def hide_primary(self) -> None:
        """Take the primary button away, e.g. while the computer plays."""
        self.primary.hide()

    def hide_secondary(self) -> None:
        """Take the secondary button away; the primary stays where it is."""
        self.secondary.hide()

    def retranslate(self) -> None:
        """Put the own words into the current language; all others are the page's."""
        self.log_line.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QEvent) -> None:
        """Give the buttons the widths of the window's size."""
        self._apply()

    def _build(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for text in (self.message, self.second):
            text.setParent(self)
            text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.second.hide()
        self._row.addStretch()  # keeps the buttons at the right where there is no room for the log
        self._row.addWidget(self.log_line, 1)
        self._row.addSpacing(12)
        self._row.addWidget(self.secondary)
        self._row.addWidget(self.primary)

    def _apply(self) -> None:
        small = self._small
        side = 8 if small else 16
        edge = 0 if self._side is None else SIDE_EDGE
        self._whole.setContentsMargins(side, edge, side, edge)
        for layout in (self._whole, self._row):
            layout.setSpacing(8 if small else 12)
        usual = SIDE_HEIGHT if self._side is not None else SMALL_HEIGHT if small else HEIGHT
        is_low = small and self._is_tight
        self._least = usual if is_low else max(usual, round(self._look.px(4.6)))
        wide = self.width() >= WIDE_FROM and not small
        factors = SMALL_BUTTONS if small else WIDE_BUTTONS if wide else NARROW_BUTTONS
        if self._side is not None:
            factors = SIDE_BUTTONS
        buttons = (self.primary, self.secondary)
        tight = [button.minimumSizeHint().width() for button in buttons]
        usual_widths = [round(self._look.px(factor)) for factor in factors]
        roomy = [max(pair) for pair in zip(usual_widths, tight, strict=True)]
        room = self.width() - 4 * side - (0 if self._side is None else self._side.sizeHint().width())
        alone = self.secondary.isHidden()
        self._is_narrow = not alone and room - sum(tight) < self._look.px(_WORDS_LEAST)
        least = self.log_line.word_width if self._is_narrow else self._look.px(_WORDS_LEAST)
        is_roomy = alone or room - sum(roomy) >= least
        for button, width in zip(buttons, roomy if is_roomy else tight, strict=True):
            button.setFixedWidth(width)
        self.log_line.setVisible(not self._is_narrow or is_roomy or room - sum(tight) >= least)
        self._place_message()

    def _place_message(self) -> None:
        """Put the message beside the buttons, or over them where it has more room."""
        first, second = self._words
        self._show_words(first, second)
        self._whole.activate()
        place, line = self.log_line.geometry(), self.log_line.line_height
        if second:
            line = float(self.second.heightForWidth(place.width()))
        height, fits = self._fit_beside(place.width(), line)
        joined = f"{first} · {second}" if second else first
        is_enough = self._small and self._is_tight and height <= self._least  # the log's line gives way
        is_better = not fits and not is_enough and self._is_better_over(joined, height)
        self._is_over = self._is_narrow or is_better
        if self._is_over:
            self._show_words(joined, "")
            self._place_over()
        else:
            self._row.setContentsMargins(0, 0, 0, 0)
            self.setFixedHeight(max(self._least, min(height, round(_GROWTH * self._least))))
            self._whole.activate()
            self._place_beside(height, line if fits else 0.0)
        self.log_line.set_covered(bool(self.second.text()) or not (fits or self._is_over))

    def _show_words(self, first: str, second: str) -> None:
        self.message.setText(first)
        self.second.setText(second)
        self.second.setVisible(bool(second))

    def _is_better_over(self, words: str, height: int) -> bool:
        """Whether words that take this height beside the buttons have more room over them."""
        metrics, room = QFontMetricsF(self._look.font("small")), self._row.geometry().width()
        if not self._small or metrics.horizontalAdvance(words) < room:
            return True
        area = QRectF(0.0, 0.0, room, 10.0 * height)
        lines = metrics.boundingRect(area, int(Qt.TextFlag.TextWordWrap), words).height()
        return _OVER_TOP + lines + self._button_height() + _OVER_BOTTOM <= height

    def _button_height(self) -> int:
        return max(button.sizeHint().height() for button in (self.primary, self.secondary))

    def _fit_beside(self, width: int, line: float) -> tuple[int, bool]:
        """Choose letters for a message beside the buttons; return its height and whether a line fits below.

        A long message on a low bar takes smaller letters; before it is cut, the line below gives way. On
        small bars it always takes them: bold and regular in turns look restless; a short one above a second
        line is bold.
        """
        usual = "strong" if self.second.text() or not self._small else "body"
        height = 0
        for role, below in (
            (usual, _GAP + line + 2 * _EDGE),
            ("body", _GAP + line + 2 * _EDGE),
            ("body", _GAP + line),
            ("small", _GAP + line),
            ("body", 0.0),
            ("small", 0.0),
        ):
            self.message.set_role(role)
            height = self.message.heightForWidth(width)
            if height + below <= self._least:
                return height, below > 0.0
        return height, False

    def _place_beside(self, height: int, line: float) -> None:
        """Put the message over the log's line, both together in the middle of the bar's height."""
        place = self.log_line.geometry()
        below = _GAP + line if line else 0.0
        top = max(0.0, (self.height() - height - below) / 2)
        self.message.setGeometry(place.left(), round(top), place.width(), height)
        self.log_line.set_top(top + height + _GAP - place.top())
        self.second.setGeometry(place.left(), round(top + height + _GAP), place.width(), round(line))

    def _place_over(self) -> None:
        """Put the message over the buttons, in one line if small letters help."""
        place = self._row.geometry()
        height = 0
        for role in ("small",) if self._small else ("body", "small"):
            self.message.set_role(role)
            height = self.message.heightForWidth(place.width())
            if height < 2 * QFontMetricsF(self.message.font()).height():
                break
        edge = self._whole.contentsMargins().top()
        self._row.setContentsMargins(0, _OVER_TOP + height - edge, 0, _OVER_BOTTOM - edge)
        self.setFixedHeight(max(self._least, _OVER_TOP + height + self._button_height() + _OVER_BOTTOM))
        self._whole.activate()
        self.message.setGeometry(place.left(), _OVER_TOP, place.width(), height)
        self.log_line.set_top((self.log_line.height() - self.log_line.line_height) / 2)

    def _fill(
        self,
        button: ActionButton,
        title: str,
        detail: str,
        icon: str | None,
        enabled: bool,
        barred: bool,
        reason: str,
        hint: str,
    ) -> None:
        button.set_texts(title, detail)
        button.set_icon(icon)
        button.setEnabled(enabled)
        spoken = translate("ActionBar", "Barred: {reason}").format(reason=reason) if reason else ""
        button.set_barred(barred, spoken)
        button.setToolTip(hint)
        button.show()
        self._apply()
