"""The line above a table: the way back, what is played, taking back, pause, log, more."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from dicegames.models.tips import tip_text
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_tabs
from dicegames.ui.controls.menu import Menu
from dicegames.ui.controls.text import OneLine, Text
from dicegames.ui.look import Look
from dicegames.ui.sizes import APART, Mode

translate = QCoreApplication.translate

HEIGHT = 56
SMALL_HEIGHT = 52
EDGE, SMALL_EDGE = 16, 8  # px that what lies below keeps to the sides
PROGRESS_HEIGHT = 3
PROGRESS_GAP = 2  # px below it, where the players' cards follow


class _WholeText(Text):
    """Take what room is left, and show the line where all of it fits there."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "body", "ink_soft", wrap=False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the whole line or nothing."""
        if self.sizeHint().width() <= self.width():
            super().paintEvent(event)


class HeaderBar(QWidget):
    """Show title and buttons; the page gives the menu and, in the small form, the strip of players.

    What is being worked out in the background is a line along the lower edge.
    """

    back_requested = Signal()
    undo_requested = Signal()
    undo_asked = Signal()  # a press on the barred button: somebody wants to know why
    redo_requested = Signal()
    hint_requested = Signal()
    pause_requested = Signal()
    look_requested = Signal()
    share_requested = Signal()
    log_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._mode = Mode.WIDE
        self._menu: Menu | None = None
        self._middle: QWidget | None = None
        self._keys: Mapping[str, str] = {}
        self._undo_reason = ""
        self._pause_fits = True
        self._undo_fits = True
        self._hint_fits = False
        self._log_fits = True
        self._log_stays = False
        self._leads_home = True
        self._look_fits = False
        self._share_fits = False
        self.back = FlatButton(look, "back")
        self.undo = FlatButton(look, "undo")
        self.redo = FlatButton(look, "redo")
        self.hint = FlatButton(look, "bulb")
        self.pause = FlatButton(look, "pause")
        self.look_through = FlatButton(look, "eye")
        self.share = FlatButton(look, "share")
        self.log = FlatButton(look, "log")
        self.more = FlatButton(look, "more")
        self._title = Text(look, "title", wrap=False)
        self._subtitle = Text(look, "body", "ink_soft", wrap=False)
        self._session_name = OneLine(look, "body", "ink_soft")  # gives way to the words of the buttons
        self._working = _WholeText(look)
        self._progress: tuple[int, int] | None = None  # done, of; None: nothing is being worked out
        self._row = QHBoxLayout(self)
        self._build()
        self.back.clicked.connect(self.back_requested)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self.hint.clicked.connect(self.hint_requested)
        self.pause.clicked.connect(self.pause_requested)
        self.look_through.clicked.connect(self.look_requested)
        self.share.clicked.connect(self.share_requested)
        self.log.clicked.connect(self.log_requested)
        self.more.clicked.connect(self._on_more_clicked)
        look.changed.connect(self._on_look_changed)
        self.undo.setEnabled(False)
        self.redo.setEnabled(False)
        self.hint.setEnabled(False)
        self.retranslate()
        self._arrange()

    def set_mode(self, mode: Mode) -> None:
        """Show words, icons, or icons with the players between them."""
        if mode is not self._mode:
            self._mode = mode
            self._arrange()

    def set_middle(self, widget: QWidget | None) -> None:
        """Place `widget` between the buttons (small form), or give the last one back to its owner."""
        if self._middle is widget:
            return
        if self._middle is not None:
            self._row.removeWidget(self._middle)
        self._middle = widget
        if widget is not None:
            self._row.insertWidget(1, widget, 1)
        self._arrange()

    def stand_over(self, column: QBoxLayout, players: QWidget, mode: Mode) -> None:
        """Arrange for `mode`: the players stand between the buttons (small form) or on top of `column`."""
        small = mode is Mode.SMALL
        self.set_mode(mode)
        self.set_middle(players if small else None)
        if not small:
            column.insertWidget(0, players)
        edge = SMALL_EDGE if small else EDGE
        column.setContentsMargins(edge, 0, edge, 0 if small else 8)
        column.setSpacing(0 if small else 12)

    def set_title(self, title: str, subtitle: str = "", session_name: str = "") -> None:
        """Set the game's name, what is on, e.g. the round, and what people call the session."""
        self._title.setText(title)
        self._subtitle.setText(subtitle)
        self._session_name.setText(f"· {session_name}" if session_name else "")
        self._show_words()
        self._tell_progress()

    def set_undo(self, enabled: bool, reason: str = "") -> None:
        """Enable undo, or disable it with a sentence that says why."""
        self.undo.setEnabled(enabled)
        self._undo_reason = "" if enabled else reason
        self._name_buttons()

    def set_redo(self, enabled: bool) -> None:
        """Offer redo; it is not shown while there is nothing to bring back."""
        if not enabled and self.redo.hasFocus():
            self.undo.setFocus()
        self.redo.setEnabled(enabled)
        self._arrange()

    def set_hint(self, enabled: bool) -> None:
        """Enable the hint, or disable it while nothing is to be decided by a person."""
        self.hint.setEnabled(enabled)

    def set_hint_possible(self, possible: bool) -> None:
        """Show the button for hints, or not (in games that have none)."""
        self._hint_fits = possible
        self._arrange()

    def set_pause_possible(self, possible: bool) -> None:
        """Show pause, or not (when nothing is left to stop)."""
        self._pause_fits = possible
        self._arrange()

    def set_undo_possible(self, possible: bool) -> None:
        """Show undo and redo, or not (on a page where nothing is taken back)."""
        self._undo_fits = possible
        self._arrange()

    def set_look_possible(self, possible: bool) -> None:
        """Show the button for looking through the match, or not (while it is played)."""
        self._look_fits = possible
        self._arrange()

    def set_share_possible(self, possible: bool) -> None:
        """Show the button that gives the match away as a file, or not (while it is played)."""
        self._share_fits = possible
        self._arrange()

    def set_leads_home(self, leads_home: bool) -> None:
        """Say whether the way back leads to the overview, or to wherever one came from."""
        self._leads_home = leads_home
        self.retranslate()

    def set_log_possible(self, possible: bool) -> None:
        """Show the button of the log, or not (where it stands on the page itself)."""
        self._log_fits = possible
        self._arrange()

    def keep_log(self) -> None:
        """Show the log in the small form too (on a page without a bar that opens it)."""
        self._log_stays = True
        self._arrange()

    def set_progress(self, done: int, total: int) -> None:
        """Show how much of what is worked out in the background is done."""
        self._show_progress((done, total))

    def clear_progress(self) -> None:
        """Show that nothing is being worked out."""
        self._show_progress(None)

    @property
    def progress_text(self) -> str:
        """How much is worked out, in words; "" when nothing is."""
        if self._progress is None:
            return ""
        return translate("HeaderBar", "working out … {percent}%").format(percent=self._done_of(100))

    def set_menu(self, menu: Menu) -> None:
        """Set what „…“ opens and show the button; the menu stays the page's."""
        self._menu = menu
        self._arrange()

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Name the keys in the tooltips; by button: back, undo, redo, hint, pause, look, log."""
        self._keys = dict(keys)
        self._name_buttons()

    def retranslate(self) -> None:
        """Put the buttons into the current language; the title is the page's."""
        self._name_buttons()
        self._show_words()
        self._tell_progress()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer a press on undo while it is barred: a disabled button takes none itself."""
        if event.type() == QEvent.Type.MouseButtonRelease and watched is self.undo and self._undo_reason:
            self.undo_asked.emit()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name as many buttons as there is room for."""
        super().resizeEvent(event)
        self._show_words()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line of progress."""
        if self._progress is not None:
            painter = QPainter(self)
            line = self._progress_line()
            painter.fillRect(line, self._look.color("track"))
            line.setWidth(self._done_of(self.width()))
            painter.fillRect(line, self._look.color("accent_edge"))
            painter.end()

    def _build(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._subtitle.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self.back)
        self._row.addWidget(self._title)
        self._session_name.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self._subtitle)
        self._row.addWidget(self._session_name)
        self._row.addWidget(self._working, 1)
        # Redo comes and goes: left of undo, so that undo keeps its place under the finger.
        after_redo = (self.hint, self.pause, self.look_through, self.share, self.log, self.more)
        for button in (self.redo, self.undo, *after_redo):
            self._row.addWidget(button)
        order_tabs(self, (self.back, self.undo, self.redo, *after_redo))
        self.undo.installEventFilter(self)

    def _arrange(self) -> None:
        small = self._mode is Mode.SMALL
        self.more.set_compact(True)
        for text in (self._title, self._subtitle, self._session_name):
            text.setVisible(not small)
        self.undo.setVisible(self._undo_fits)
        self.redo.setVisible(self._undo_fits and self.redo.isEnabled() and not small)
        self.hint.setVisible(self._hint_fits)
        self.pause.setVisible(self._pause_fits and not small)
        self.look_through.setVisible(self._look_fits and not small)
        self.share.setVisible(self._share_fits and not small)
        self.log.setVisible(self._log_fits and (self._log_stays or not small))
        self.more.setVisible(self._menu is not None)
        self._row.setSpacing(8 if self._mode is Mode.PORTRAIT else APART)
        self._row.setContentsMargins(4 if small else 12, 0, 4 if small else 16, 0)
        self._working.setVisible(not small)
        self._tell_progress()
        self._on_look_changed()

    def _show_words(self) -> None:
        """Name the buttons beside their icons as the form wants it, and as many as there is room for."""
        small, wide = self._mode is Mode.SMALL, self._mode is Mode.WIDE
        self._subtitle.setVisible(not small)
        self._title.setToolTip("")
        others = (self.undo, self.hint, self.pause, self.look_through, self.share, self.log)
        # Those that give way first: redo, whose word is the longest, then all that pictures explain.
        for without in ((), (self.redo,), (self.redo, *others), (self.redo, *others, self.back)):
            self.back.set_compact(small or self.back in without)
            for button in (self.redo, *others):
                button.set_compact(not wide or button in without)
            if self._row.totalMinimumSize().width() <= self.width():
                return
        if not small:  # half a line would be cut off: all of it on demand
            self._subtitle.hide()
            self._title.setToolTip(tip_text(f"{self._title.text()}: {self._subtitle.text()}"))

    def _on_look_changed(self) -> None:
        least = SMALL_HEIGHT if self._mode is Mode.SMALL else HEIGHT
        self.setFixedHeight(max(least, self.undo.sizeHint().height() + 8))
        # The small words stand on the same line as the large ones.
        large, small = QFontMetricsF(self._look.font("title")), QFontMetricsF(self._look.font("body"))
        drop = (large.ascent() - large.height() / 2) - (small.ascent() - small.height() / 2)
        spacing = self._row.spacing()
        self._title.setContentsMargins(16 - spacing, 0, 0, 0)
        self._subtitle.setContentsMargins(12 - spacing, round(2 * drop), 0, 0)
        for text in (self._session_name, self._working):
            text.setContentsMargins(0, round(2 * drop), 0, 0)
        self._show_words()

    def _progress_line(self) -> QRect:
        gap = 0 if self._mode is Mode.SMALL else PROGRESS_GAP
        return QRect(0, self.height() - gap - PROGRESS_HEIGHT, self.width(), PROGRESS_HEIGHT)

    def _done_of(self, whole: int) -> int:
        """Return the share of `whole` that is done."""
        done, total = self._progress or (0, 1)
        return whole * done // total

    def _show_progress(self, progress: tuple[int, int] | None) -> None:
        before = self.progress_text, self._done_of(self.width())
        self._progress = progress
        if before != (self.progress_text, self._done_of(self.width())):
            self._tell_progress()
            self.update(self._progress_line())

    def _tell_progress(self) -> None:
        """Say it after what is on; where that has no room, on demand only."""
        words = self.progress_text
        text = f"· {words}" if words and self._subtitle.text() else words
        if text != self._working.text():
            self._working.setText(text)
        on_demand = words if self._mode is Mode.SMALL else ""
        self.setToolTip(tip_text(on_demand))
        self.setAccessibleDescription(on_demand)

    def _name_buttons(self) -> None:
        words = {
            "back": translate("HeaderBar", "Overview")
            if self._leads_home
            else translate("HeaderBar", "Back"),
            "undo": translate("HeaderBar", "Undo"),
            "redo": translate("HeaderBar", "Redo"),
            "hint": translate("HeaderBar", "Hint"),
            "pause": translate("HeaderBar", "Pause"),
            "look": translate("HeaderBar", "Look through"),
            "share": translate("HeaderBar", "Share"),
            "log": translate("HeaderBar", "Log"),
            "more": translate("HeaderBar", "More"),
        }
        buttons = {
            "back": self.back,
            "undo": self.undo,
            "redo": self.redo,
            "hint": self.hint,
            "pause": self.pause,
            "look": self.look_through,
            "share": self.share,
            "log": self.log,
            "more": self.more,
        }
        for name, button in buttons.items():
            key = self._keys.get(name, "")
            hint = f"{words[name]} ({key})" if key else words[name]
            if name == "undo" and self._undo_reason:
                hint = self._undo_reason
            button.set_texts(words[name], hint)

    def _on_more_clicked(self) -> None:
        if self._menu is not None:
            corner = self.more.mapToGlobal(QPoint(self.more.width(), self.more.height()))
            self._menu.open_below(corner)
