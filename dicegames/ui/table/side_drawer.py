"""A drawer that shows a widget, as high as that wants to be."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicegames.ui.controls.text import OneLine
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.table.drawer import Drawer

WIDTH = 38.0  # F
_EDGE = 16  # px that stay free of the paper above it
_SIDE, _BOTTOM = 16, 12


class SideDrawer(Drawer):
    """Show a widget over `host`.

    Subclasses word it and tell how high its contents want to be; they call `retranslate` when these change.
    """

    def __init__(self, look: Look, host: QWidget, body: QWidget) -> None:
        super().__init__(look, host, WIDTH)
        self._note = OneLine(look, "body", "ink_soft")
        self._column.setSpacing(2)
        head = inner_layout(self._column, QHBoxLayout)
        head.setSpacing(16)
        head.addWidget(self._title)
        head.addWidget(self._note)
        head.addStretch(1)
        head.addWidget(self.close_button)
        self._column.addWidget(body, 1)

    def words(self) -> tuple[str, str, str]:
        """Return title, the smaller words beside it and the name of the closing button."""
        raise NotImplementedError

    def wanted_height(self, width: int) -> int:
        """Return the height that the contents want in a width."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Put title, the words beside it and the button into the current language."""
        title, note, closing = self.words()
        self._title.setText(title)
        self._note.setText(note)
        self.close_button.set_texts(closing)
        self.setAccessibleName(title)
        if self.is_open:
            self._place()

    def _low_height(self) -> int:
        around = 6 + self.close_button.sizeHint().height() + 2 + _BOTTOM
        return min(around + self.wanted_height(self.width() - 2 * _SIDE), self.height() - _EDGE)

    def _set_margins(self, low: bool, radius: int) -> None:
        if low:
            self._column.setContentsMargins(_SIDE, 6, _SIDE, _BOTTOM + radius)
        else:
            self._column.setContentsMargins(_SIDE, 8, _SIDE + radius, _BOTTOM)
