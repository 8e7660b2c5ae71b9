"""The frame round the pages: the sidebar with their names, or a rail of icons where room is short."""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from dicegames.ui.controls.base import line_height
from dicegames.ui.controls.focus import order_tabs
from dicegames.ui.controls.nav_item import NavItem
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.die import CANVAS, die_pixmap
from dicegames.ui.sizes import HIGH_FROM, WIDE_FROM

translate = QCoreApplication.translate

_WIDTH = 208
_LOGO = 36.0
_LOGO_SMALL = 35.0
_ROOM = 1.5  # of the die, so that its shadow is whole


class Logo(QWidget):
    """The die of the app."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._size = _LOGO
        look.changed.connect(self.update)
        self.set_size(_LOGO)

    def set_size(self, size: float) -> None:
        """Set the size of the die in logical pixels."""
        self._size = size
        self.setFixedSize(round(size * _ROOM), round(size * _ROOM))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the die with its shadow."""
        painter = QPainter(self)
        colors = self._look.dice_colors("ivory")
        pixmap = die_pixmap(self._size, self.devicePixelRatioF(), 5, 12.0, colors)
        side = CANVAS * self._size
        painter.drawPixmap(QPointF((self.width() - side) / 2, (self.height() - side) / 2), pixmap)
        painter.end()


class AppName(Text):
    """The name of the app in lines as close as those of headings."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "title", wrap=False)

    def sizeHint(self) -> QSize:
        """Return the size of all lines."""
        lines = self.text().split("\n")
        return QSize(super().sizeHint().width(), round(len(lines) * line_height(self._look, self._role)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint line by line."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        lines, height = self.text().split("\n"), line_height(self._look, self._role)
        top = (self.height() - len(lines) * height) / 2
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextDontClip
        for index, words in enumerate(lines):
            painter.drawText(QRectF(0, top + index * height, self.width(), height), int(flags), words)
        painter.end()


class Sidebar(QWidget):
    """The ground of the sidebar."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground; in high contrast a line parts it from the page."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.color("window_alt"))
        if self._look.theme_name == "high_contrast":
            painter.fillRect(QRectF(self.width() - 1, 0, 1, self.height()), self._look.color("line"))
        painter.end()


class Shell(QWidget):
    """Hold the pages and the way to them; "about" is no page but a wish."""

    page_shown = Signal(str)
    about_requested = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._items: dict[str, NavItem] = {}
        self._pages: dict[str, QWidget] = {}
        self._compact = False
        self._logo = Logo(look)
        self._name = AppName(look)
        self.about_item = NavItem(look, "info", soft=True)
        self.about_item.clicked.connect(self.about_requested)
        self.about_item.step_requested.connect(self._on_item_step_requested)
        self.sidebar = Sidebar(look)
        self.stack = QStackedWidget()

        self._column = QVBoxLayout(self.sidebar)
        self._column.setSpacing(0)
        self._head = inner_layout(self._column, QHBoxLayout)
        self._head.addWidget(self._logo, 0, Qt.AlignmentFlag.AlignVCenter)
        self._head.addWidget(self._name, 1, Qt.AlignmentFlag.AlignVCenter)
        self._nav = inner_layout(self._column, QVBoxLayout)
        self._nav.setSpacing(4)
        self._column.addStretch(1)
        self._column.addWidget(self.about_item)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.sidebar)
        whole.addWidget(self.stack, 1)
        look.changed.connect(self._on_look_changed)
        self._arrange()
        self.retranslate()

    def add_page(self, page_id: str, icon: str, page: QWidget) -> None:
        """Add a page with an entry in the sidebar; the first one is shown.

        Raises: KeyError for an id without words.
        """
        item = NavItem(self._look, icon)
        item.set_text(_words(page_id))
        item.set_compact(self._compact)
        item.clicked.connect(self._on_item_clicked)
        item.step_requested.connect(self._on_item_step_requested)
        self._items[page_id] = item
        self._pages[page_id] = page
        self._nav.addWidget(item)
        self.stack.addWidget(page)
        item.set_current(len(self._pages) == 1)
        order_tabs(self.sidebar, (*self._items.values(), self.about_item))

    def item(self, page_id: str) -> NavItem:
        """Return the entry of a page. Raises: KeyError for an unknown id."""
        return self._items[page_id]

    @property
    def current_page(self) -> str:
        """Return the id of the page that is shown, "" when there is none yet."""
        shown = self.stack.currentWidget()
        return next((page_id for page_id, page in self._pages.items() if page is shown), "")

    @property
    def is_compact(self) -> bool:
        """Tell whether the sidebar is a rail of icons."""
        return self._compact

    def show_page(self, page_id: str) -> None:
        """Show a page. Raises: KeyError for an unknown id."""
        page = self._pages[page_id]
        for other_id, item in self._items.items():
            item.set_current(other_id == page_id)
        if self.stack.currentWidget() is not page:
            self.stack.setCurrentWidget(page)
            self.page_shown.emit(page_id)

    def retranslate(self) -> None:
        """Say every word anew."""
        self._name.setText(translate("Shell", "Dice\ngames"))
        self.about_item.set_text(translate("Shell", "About"))
        for page_id, item in self._items.items():
            item.set_text(_words(page_id))

    def sizeHint(self) -> QSize:
        """Return the reference size of the window."""
        return QSize(1280, 800)

    def _arrange(self) -> None:
        compact = self.width() < WIDE_FROM or self.height() < HIGH_FROM
        self._compact = compact
        self._name.setVisible(not compact)
        self._logo.set_size(_LOGO_SMALL if compact else _LOGO)
        side = 6 if compact else 12
        self._head.setSpacing(0 if compact else 6)
        self._head.setContentsMargins(0, 0, 0, 4 if compact else 12)
        self._column.setContentsMargins(side, 8 if compact else 16, side, 14 if compact else 18)
        for item in (*self._items.values(), self.about_item):
            item.set_compact(compact)
        rail = max((item.sizeHint().width() for item in self._items.values()), default=52)
        words = max(
            [_WIDTH, self._name.sizeHint().width() + 100]
            + [item.sizeHint().width() + 2 * side for item in self._items.values()]
        )
        self.sidebar.setFixedWidth(rail + 2 * side if compact else words)

    def _on_item_clicked(self) -> None:
        for page_id, item in self._items.items():
            if item is self.sender():
                self.show_page(page_id)

    def _on_item_step_requested(self, down: int) -> None:
        items = (*self._items.values(), self.about_item)
        place = next(index for index, item in enumerate(items) if item is self.sender())
        items[(place + down) % len(items)].setFocus(Qt.FocusReason.TabFocusReason)

    def _on_look_changed(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow a change of size."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        super().changeEvent(event)


def _words(page_id: str) -> str:
    return {
        "home": translate("Shell", "Start"),
        "sessions": translate("Shell", "Sessions"),
        "rules": translate("Shell", "Rules"),
        "settings": translate("Shell", "Settings"),
    }[page_id]
