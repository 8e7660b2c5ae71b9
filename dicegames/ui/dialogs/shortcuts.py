"""Every key of the program on one page."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.look import Look

translate = QCoreApplication.translate

Rows = tuple[tuple[str, str], ...]

_WIDTH = 55.0  # F
_REST = 15.0  # F; what the dialog needs besides its rows, which scroll in low windows
SMALLEST_WINDOW = 480


class ShortcutsDialog(Dialog):
    """Show keys and what they do, in two columns; `rows` words them in the current language."""

    def __init__(self, look: Look, parent: QWidget | None, rows: Callable[[], Rows]) -> None:
        super().__init__(look, parent, width=_WIDTH)
        self._rows = rows
        rows_paper = QWidget()
        self._grid = QGridLayout(rows_paper)
        self._grid.setContentsMargins(0, 0, 8, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        self._grid.setVerticalSpacing(4)
        self._scroll = Scroll(look, rows_paper, "paper")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # then the arrow keys scroll
        self.body.addWidget(self._scroll)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look, rows: Callable[[], Rows]) -> None:
        """Show the dialog until it is closed."""
        ShortcutsDialog(look, parent, rows).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("Shortcuts", "Keys"))
        self.button.set_texts(translate("Shortcuts", "Close"))
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        rows = (*self._rows(), *_common_rows())
        half = (len(rows) + 1) // 2
        for index, (key, meaning) in enumerate(rows):
            row, column = index % half, 2 * (index // half)
            key_text = Text(self._look, "body", "accent_ink", wrap=False)
            key_text.setText(key)
            meaning_text = wrapped(self._look)
            meaning_text.setText(meaning)
            self._grid.addWidget(key_text, row, column, Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(meaning_text, row, column + 1)
        self._grid.activate()
        wrapped_height = self._grid.totalHeightForWidth(round(self._look.px(_WIDTH)))
        needed = max(wrapped_height, self._grid.totalMinimumSize().height())
        parent = self.parentWidget()
        room = (SMALLEST_WINDOW if parent is None else parent.height()) - round(self._look.px(_REST))
        self._scroll.setFixedHeight(min(needed, room))


def _common_rows() -> Rows:
    return (
        (translate("Shortcuts", "Tab"), translate("Shortcuts", "Go to the next button")),
        (translate("Shortcuts", "Esc"), translate("Shortcuts", "Close what lies on top")),
    )
