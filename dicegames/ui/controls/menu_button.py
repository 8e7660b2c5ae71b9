"""A field that opens a list: one of several choices where a row of segments would be too wide."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetricsF, QIcon, QKeyEvent, QPainter, QPaintEvent

from dicegames.models.tips import tip_text
from dicegames.ui.controls.base import PaintedButton, line_height, text_width
from dicegames.ui.controls.menu import Menu, draw_icon
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box
from dicegames.ui.speech import speak

_PADDING = 12.0
_GAP = 10.0
_CHEVRON = 16.0
_MENU_ICON = 20


class MenuButton(PaintedButton):
    """Show the current choice and a chevron; a click, Space, Enter or an arrow key opens the list."""

    chosen = Signal(str)  # the id of the option that the person chose

    def __init__(self, look: Look, *, show_label: bool = True) -> None:
        super().__init__(look, look.metric("radius_field"))
        self._show_label = show_label
        self._options: tuple[tuple[str, str, str | None], ...] = ()
        self._current = ""
        self._purpose = ""
        self._menu = Menu(look, self)
        self._menu.triggered.connect(self._on_menu_triggered)
        self._menu.aboutToHide.connect(self._on_menu_hiding)
        self.clicked.connect(self.open_menu)

    @property
    def menu(self) -> Menu:
        """Return the list."""
        return self._menu

    @property
    def current_id(self) -> str:
        """Return the id of the current choice, "" when there is none."""
        return self._current

    @property
    def current_label(self) -> str:
        """Return the words of the current choice."""
        return next((label for option_id, label, _ in self._options if option_id == self._current), "")

    @property
    def spoken_choice(self) -> str:
        """Return the current choice as screen readers say it; a subclass may say more."""
        return self.current_label

    def set_purpose(self, purpose: str) -> None:
        """Say what is chosen here; screen readers get it before the current choice."""
        self._purpose = purpose
        self._menu.setWindowTitle(purpose)
        self._name()

    def set_options(self, options: Sequence[tuple[str, str, str | None]]) -> None:
        """Set (id, label, icon name or None) of each option; the choice stays where its id stays."""
        self._options = tuple(options)
        if self._current not in [option[0] for option in options]:
            self._current = ""
        self._name()
        self.updateGeometry()
        self.update()
        if self._menu.isVisible():  # its words are those of another language now
            self._menu.clear()
            self.fill_menu()

    def set_current(self, option_id: str) -> None:
        """Choose an option without a signal. Raises: KeyError for an unknown id."""
        if option_id not in [option[0] for option in self._options]:
            raise KeyError(option_id)
        self._current = option_id
        self._name()
        self.update()

    def open_menu(self) -> None:
        """Open the list below the button."""
        self._menu.clear()
        self.fill_menu()
        self._menu.setMinimumWidth(self.width())
        self._menu.popup(self.mapToGlobal(QPoint(0, self.height() + 2)))

    def fill_menu(self) -> None:
        """Put the options into the empty list; a subclass may add more."""
        for option_id, label, icon in self._options:
            action = self.add_entry(option_id, label, option_id == self._current)
            if icon is None:
                action.setIcon(self.option_picture(option_id))
            else:
                draw_icon(action, icon)
            if option_id == self._current:
                self._menu.setActiveAction(action)

    def add_entry(self, option_id: str, label: str, is_current: bool) -> QAction:
        """Add an entry with a mark if it is the current choice, and return it."""
        action = QAction(label.replace("&", "&&"), self._menu)
        action.setData(option_id)
        action.setCheckable(True)
        action.setChecked(is_current)
        self._menu.addAction(action)
        return action

    def option_picture(self, option_id: str) -> QIcon:
        """Return the picture of an option without an icon; a subclass may have one."""
        return QIcon()

    def has_leading(self) -> bool:
        """Tell whether the button itself shows a picture before the words."""
        return any(option_id == self._current and icon for option_id, _, icon in self._options)

    def leading_size(self) -> float:
        """Return the side of the picture in logical pixels."""
        return float(_MENU_ICON)

    def paint_leading(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the picture of the current choice; a subclass may draw another."""
        for option_id, _, icon in self._options:
            if option_id == self._current and icon:
                paint_icon(painter, icon, rect, self._look.color("ink"))

    def words_width(self) -> float:
        """Return the width of the longest words that the button may show; a subclass may show others."""
        return max((text_width(self._look, "body", label) for _, label, _ in self._options), default=0.0)

    def sizeHint(self) -> QSize:
        width = 2 * _PADDING + _CHEVRON
        if self.has_leading():
            width += self.leading_size() + (_GAP if self._show_label else 4.0)
        if self._show_label:
            width += self.words_width() + _GAP + 1
        height = max(self._look.metric("field"), line_height(self._look, "body") + 16.0)
        return QSize(round(max(width, self._look.metric("touch"))), round(height))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.open_menu()
            event.accept()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if not self.isEnabled():
            fill, edge, ink = "disabled_fill", "line", "disabled_ink"
        else:
            down = self.isDown() or self._menu.isVisible()
            fill, edge, ink = (
                "track" if down else "paper_alt" if self.underMouse() else "button",
                "button_edge",
                "ink",
            )
        width = look.metric("stroke_edge")
        radius = look.metric("radius_field")
        paint_box(painter, rect, radius, fill=look.color(fill), edge=look.color(edge), width=width)
        left = rect.left() + _PADDING
        if self.has_leading():
            side = self.leading_size()
            if not self._show_label:
                left -= 2.0
            self.paint_leading(painter, QRectF(left, rect.center().y() - side / 2, side, side))
            left += side + _GAP
        right = rect.right() - _PADDING - _CHEVRON
        chevron = QRectF(right, rect.center().y() - _CHEVRON / 2, _CHEVRON, _CHEVRON)
        paint_icon(painter, "chevron_down", chevron, look.color(ink))
        if self._show_label:
            painter.setPen(look.color(ink))
            self.paint_words(painter, QRectF(left, rect.top(), right - _GAP / 2 - left, rect.height()))
        painter.end()

    def paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the current choice in words; a subclass may paint more."""
        self.paint_line(painter, rect, "body", self.current_label)

    def paint_line(self, painter: QPainter, rect: QRectF, role: str, words: str) -> None:
        """Paint what fits of a line in a text role, in the middle of the height of `rect`."""
        font = self._look.font(role)
        painter.setFont(font)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, rect.width())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
        painter.drawText(rect, int(flags), shown)

    def _name(self) -> None:
        parts = [part for part in (self._purpose, self.spoken_choice) if part]
        speak(self, ": ".join(parts), self.accessibleDescription().strip())  # what its row says of it stays
        if not self._show_label:
            self.setToolTip(tip_text(self.accessibleName()))

    def _on_menu_triggered(self, action: QAction) -> None:
        option_id = str(action.data())
        if option_id != self._current:
            self.set_current(option_id)
            self.chosen.emit(option_id)

    def _on_menu_hiding(self) -> None:
        self.setDown(False)
        self.update()
