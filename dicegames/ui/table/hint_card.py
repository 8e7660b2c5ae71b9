"""The card that answers "what is best here": it lies over header and players, the game stays in view.

Where they are too low for all of it the card says the best choice only, and a button tells the rest.
"""

from collections.abc import Callable

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QWidget,
)
from shiboken6 import isValid

from dicegames.models.hints import Hint
from dicegames.models.numbers import percent_text
from dicegames.ui.announce import announce
from dicegames.ui.controls.action_button import ActionButton
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_reading
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import sentences
from dicegames.ui.table.late_presses import LatePresses

translate = QCoreApplication.translate

EDGE, SMALL_EDGE = 16, 8  # px that stay free beside the card
GAP, SMALL_GAP = 6, 2  # px above it
ROOMY = 100  # px of header and players, from which the larger one is used
WIDEST = 96.0  # F
BESIDE_FROM = 72.0  # F; from this width the runner-up stands beside the best choice
LATE_MS = 300  # in which the second press of a double click comes
_ICON = 24.0
_PAD = 16
_ROWS = 6
# What is tried where there is little room: the button that prepares it, a second line, the letters.
_BRIEF_FORMS = (
    (True, True, "strong"),
    (True, True, "body"),
    (True, False, "strong"),
    (True, False, "body"),
    (False, True, "body"),
    (False, False, "body"),
    (False, False, "small"),
)
_LINE = 3.0  # height of what tells how much is worked out


class HintCard(QFrame):
    """Show advice, or how far it is worked out, over the upper part of `host`.

    The table stays usable: a press beside the card closes it and counts. Words are asked for when they are
    shown, since the language may change meanwhile.
    """

    setup_requested = Signal()
    closed = Signal()

    def __init__(self, look: Look, host: QWidget) -> None:
        super().__init__(host)
        self._look = look
        self._host = host
        self._first = host
        self._last: QWidget | None = host
        self._words: Callable[[], Hint] | None = None
        self._is_working = False
        self._can_set_up = False
        self._is_whole = False  # the rest was asked for, whatever it covers
        self._share: float | None = None  # of what has to be worked out first
        self._earlier_focus: QWidget | None = None
        self._was_pressed = False  # by the mouse, at last
        self._late_presses = LatePresses(host, LATE_MS)
        self.best = Text(look, "title")
        self.reason = Text(look, "body")
        self.value = Text(look, "strong")
        self.runner_up = Text(look, "body", "ink_soft")
        self.setup = ActionButton(look, icon="check", small=True)
        self.why = ActionButton(look, small=True)
        self.cancel = ActionButton(look, small=True)
        self.close_button = FlatButton(look, "close")
        self._buttons = QWidget()
        self._grid = QGridLayout(self)
        self._effect = QGraphicsOpacityEffect(self)
        self._effect.setEnabled(False)
        self.setGraphicsEffect(self._effect)
        self._fade = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.valueChanged.connect(self._effect.setOpacity)
        self._fade.finished.connect(self._on_fade_finished)
        self._build()
        self.setup.clicked.connect(self.setup_requested)
        self.why.clicked.connect(self._on_why_clicked)
        self.cancel.clicked.connect(self.dismiss)
        self.close_button.clicked.connect(self.dismiss)
        look.changed.connect(self.place)
        host.installEventFilter(self)
        self.hide()

    @property
    def _has_focus(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    @property
    def _is_wide(self) -> bool:
        """Whether there is room for the runner-up beside the best choice."""
        return self._host.width() >= self._look.px(BESIDE_FROM)

    @property
    def _texts(self) -> tuple[Text, ...]:
        return self.best, self.reason, self.value, self.runner_up

    @property
    def is_open(self) -> bool:
        """Whether the card lies over its host."""
        return not self.isHidden()

    @property
    def sentence(self) -> str:
        """Everything that the card says, for screen readers."""
        return sentences(part.text() for part in self._texts)

    def set_place(self, first: QWidget, last: QWidget | None) -> None:
        """Lie over the host's parts from `first` to `last`, or further; with None below `first`."""
        self._first, self._last = first, last

    def show_work(self, share: float | None) -> None:
        """Say that the answer is being worked out, and how much of it is (0 to 1, None: not known)."""
        is_new = not (self.is_open and self._is_working)
        self._words, self._is_working, self._share, self._can_set_up = None, True, share, False
        self._show(self.cancel, is_new)

    @property
    def scene(self) -> QWidget:
        """What quick presses of keys don't reach that were meant for the table."""
        return self

    def show_hint(self, words: Callable[[], Hint], *, can_set_up: bool) -> None:
        """Show advice; `can_set_up` offers to prepare the best choice."""
        self._words, self._is_working, self._can_set_up = words, False, can_set_up
        self._show(self.setup if can_set_up else self.close_button)

    def show_nothing(self) -> None:
        """Say that nobody knows what is best here."""
        self._words, self._is_working, self._can_set_up = None, False, False
        self._show(self.close_button)

    def dismiss(self) -> None:
        """Close the card and give the focus back."""
        if not self.is_open:
            return
        self._watch_presses(False)
        earlier, self._earlier_focus = self._earlier_focus, None
        if self._has_focus:
            if earlier is None or not (isValid(earlier) and earlier.isVisible() and earlier.isEnabled()):
                earlier = self._host
            earlier.setFocus(Qt.FocusReason.OtherFocusReason)
        self.hide()
        if self._was_pressed:  # header and players are below again: nothing of theirs was meant
            self._late_presses.open()
        self.closed.emit()

    def retranslate(self) -> None:
        """Put every word into the current language."""
        self.setAccessibleName(translate("Hint", "Hint"))
        self.setup.set_texts(translate("Hint", "Set it up"))
        self.setup.setToolTip(translate("Hint", "Do everything but the last step of it"))
        self.why.set_texts(translate("Hint", "Why?"))
        self.cancel.set_texts(translate("Hint", "Cancel"))
        self.close_button.set_texts(translate("Hint", "Close"), translate("Hint", "Close (Esc)"))
        self._say()
        self.setAccessibleDescription(self.sentence)
        self.place()

    def place(self) -> None:
        """Lie over header and players; below them only as far as the words need and were asked for."""
        if not self.is_open:
            return
        room = self._host.width()
        edge = EDGE if self._is_wide else SMALL_EDGE
        width = min(room - 2 * edge, round(self._look.px(WIDEST)))
        if self._last is None:
            top = self._first.mapTo(self._host, self._first.rect().bottomLeft()).y() + GAP
            height = self._say_all(width)
        else:
            top = self._first.mapTo(self._host, self._first.rect().topLeft()).y()
            ends = [
                part.mapTo(self._host, part.rect().bottomLeft()).y() for part in (self._first, self._last)
            ]
            free = max(ends) + 1 - top
            gap = GAP if free >= ROOMY else SMALL_GAP
            top, free = top + gap, free - gap
            height = self._say_all(width)
            if height > free and not self._is_whole:
                height = self._say_best(width, free)
            height = max(height, free)
        self.setGeometry((room - width) // 2, top, width, min(height, self._host.height() - top - GAP))
        self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the host, and close by a press beside the card; that press counts."""
        if watched is self._host and event.type() == QEvent.Type.Resize:
            self.place()
        elif event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QWidget):
            inside = watched is self or self.isAncestorOf(watched)
            self._was_pressed = inside
            if self.is_open and not inside and watched.window() is self.window():
                self.dismiss()
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close by Esc; other keys belong to the table."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Let no press through to what is below."""
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let nothing run where nobody sees it."""
        self._fade.stop()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self.is_open:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper, the bulb, and the line that grows with the work."""
        look = self._look
        painter = QPainter(self)
        radius, stroke = look.metric("radius_panel"), look.metric("stroke_active")
        paint_box(
            painter,
            QRectF(self.rect()),
            radius,
            fill=look.color("paper"),
            edge=look.color("line_strong"),
            width=stroke,
        )
        first = self.best.geometry()
        icon = QRectF(_PAD, first.top() + (self.best.fontMetrics().height() - _ICON) / 2, _ICON, _ICON)
        paint_icon(painter, "bulb", icon, look.color("accent_ink"))
        if self._is_working and self._share is not None:
            line = QRectF(first.left(), self.height() - _LINE - 6, self.reason.width(), _LINE)
            paint_box(painter, line, _LINE / 2, fill=look.color("track"))
            line.setWidth(line.width() * self._share)
            paint_box(painter, line, _LINE / 2, fill=look.color("accent_ink"))
        painter.end()

    def _build(self) -> None:
        self._grid.setHorizontalSpacing(24)
        self._grid.setColumnStretch(0, 8)
        for row in (0, _ROWS - 1):
            self._grid.setRowStretch(row, 1)
        side = QHBoxLayout(self._buttons)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(4)
        for button in (self.setup, self.why, self.cancel, self.close_button):
            side.addWidget(button)
        self.close_button.set_compact(True)
        self._buttons.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        for text in self._texts:
            text.setParent(self)
            text.setSizePolicy(policy)
            text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        order_reading((self._buttons,))

    def _say_all(self, width: int) -> int:
        """Show everything that there is to say; return the height that it needs in `width`."""
        for text in self._texts:
            text.setVisible(bool(text.text()))
        self._show_buttons(why=False)
        self._arrange(self._is_wide)
        self._grid.activate()
        return self._grid.totalHeightForWidth(width)

    def _say_best(self, width: int, free: int) -> int:
        """Show the best choice, as large and with as much beside it as `free` allows; return the height."""
        is_hint = self._words is not None
        second = self.value if is_hint else self.reason
        for text in (self.value, self.reason, self.runner_up):
            text.hide()
        height = free
        for has_setup, has_second, role in _BRIEF_FORMS:
            self._show_buttons(why=is_hint, has_setup=has_setup)
            second.setVisible(has_second and bool(second.text()))
            self._arrange_brief(role, second)
            self._grid.activate()
            height = self._grid.totalHeightForWidth(width)
            if height <= free:
                break
        return height

    def _show_buttons(self, *, why: bool, has_setup: bool = True) -> None:
        """Show the buttons that go with what is said; one that goes hands its focus on."""
        target = self.why if why else self.close_button
        if why:
            self.why.show()
        setup = self._can_set_up and has_setup
        for button, stays in ((self.setup, setup), (self.why, why)):
            if not stays and button.hasFocus():
                target.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setVisible(stays)

    def _arrange_brief(self, role: str, second: Text) -> None:
        """Put the best choice over a second line, beside the buttons."""
        grid = self._grid
        self._clear_grid()
        self.best.set_role(role)
        second.set_role("small")
        grid.setContentsMargins(_PAD + round(_ICON) + 12, 2, 6, 2)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.best, 1, 0)
        if not second.isHidden():
            grid.addWidget(second, 2, 0)
        grid.addWidget(self._buttons, 0, 1, _ROWS, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 0)

    def _clear_grid(self) -> None:
        for widget in (*self._texts, self._buttons):
            self._grid.removeWidget(widget)

    def _arrange(self, wide: bool) -> None:
        """Put the runner-up beside the best choice, or all below each other."""
        grid = self._grid
        self._clear_grid()
        self.best.set_role("title" if wide else "strong")
        self.value.set_role("strong" if wide else "body")
        self.reason.set_role("body")
        left = _PAD + round(_ICON) + 12
        edge = 12 if wide else 8
        grid.setContentsMargins(left, edge, 10, edge + (round(2 * _LINE) if self._is_working else 0))
        grid.setVerticalSpacing(4 if wide else 2)
        # The rows of words stand together in the middle; the first and the last one take what is left over.
        if wide:
            grid.addWidget(self.best, 1, 0)
            grid.addWidget(self.value, 1, 1)
            grid.addWidget(self.reason, 2, 0)
            grid.addWidget(self.runner_up, 2, 1)
            grid.addWidget(self._buttons, 0, 2, _ROWS, 1, Qt.AlignmentFlag.AlignVCenter)
        else:
            grid.addWidget(self.best, 1, 0)
            grid.addWidget(self.value, 2, 0)
            grid.addWidget(self.reason, 3, 0, 1, 2)
            grid.addWidget(self.runner_up, 4, 0, 1, 2)
            grid.addWidget(self._buttons, 1, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(1, 5 if wide and self.value.text() else 0)

    def _show(self, target: QWidget, is_new: bool = True) -> None:
        """Show what was set; `target` is the button that gets the focus."""
        opens = not self.is_open
        self._is_whole = False
        if opens:
            self._earlier_focus = QApplication.focusWidget()
            self._was_pressed = False
            self._watch_presses(True)
            self._effect.setOpacity(0.0)
            self._effect.setEnabled(True)
            self._fade.setDuration(self._look.duration("overlay"))
            self._fade.start()
            self.show()
            self.raise_()
        target.show()
        # before the others go: a hidden button gives its focus to whatever is next on the page
        if opens or self._has_focus:
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        self.setup.setVisible(target is self.setup)
        self.cancel.setVisible(target is self.cancel)
        self.close_button.setVisible(target is not self.cancel)
        self.retranslate()
        if is_new:
            announce(self, self.sentence)

    def _say(self) -> None:
        if self._words is not None:
            hint = self._words()
            texts = (hint.best, hint.reason, _begun(hint.value), _runner_up(hint))
        elif self._is_working:
            texts = (translate("Hint", "Working out what is best …"), _work_text(self._share), "", "")
        else:
            texts = (translate("Hint", "There is no hint for this position."), "", "", "")
        for part, text in zip(self._texts, texts, strict=True):
            part.setText(text)
            part.setVisible(bool(text))

    def _on_fade_finished(self) -> None:
        # An effect costs a pixmap of the whole card at every repaint: it is on only while it fades.
        self._effect.setEnabled(False)

    def _on_why_clicked(self) -> None:
        self._is_whole = True
        self.place()

    def _watch_presses(self, watch: bool) -> None:
        """See every press in the program, wherever it goes."""
        app = QCoreApplication.instance()
        assert app is not None
        if watch:
            app.installEventFilter(self)
        else:
            app.removeEventFilter(self)


def _begun(phrase: str) -> str:
    """Return a phrase as it stands at the beginning of a line."""
    return phrase[:1].upper() + phrase[1:]


def _runner_up(hint: Hint) -> str:
    if not hint.runner_up:
        return ""
    text = translate("Hint", "Next best: {choice} – {difference}")
    return text.format(choice=hint.runner_up, difference=hint.difference)


def _work_text(share: float | None) -> str:
    rest = translate("Hint", "You can play on meanwhile.")
    if share is None:
        return rest
    done = translate("Hint", "{percent} done.").format(percent=percent_text(share))
    return f"{done} {rest}"
