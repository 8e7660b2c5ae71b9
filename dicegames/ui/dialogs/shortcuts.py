"""Every key of the program on one page."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.key_rows import KeyGroup, KeyGroups, KeyRows
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look

translate = QCoreApplication.translate

_WIDTH = 55.0  # F
_TWO_FROM = 46.0  # F; narrower, there is one column
_REST = 13.0  # F; what the dialog needs besides its rows, which scroll in low windows
_GAP = 28
_GROUP_GAP = 16
SMALLEST_WINDOW = 480


class ShortcutsDialog(Dialog):
    """Show keys and what they do, in one or two columns; `groups` words them in the current language."""

    def __init__(self, look: Look, parent: QWidget | None, groups: Callable[[], KeyGroups]) -> None:
        super().__init__(look, parent, width=_WIDTH)
        self._groups = groups
        sheet = QWidget()
        row = QHBoxLayout(sheet)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(_GAP)
        is_wide = self.room >= look.px(_TWO_FROM)
        self._columns = tuple(inner_layout(row, QVBoxLayout, 1) for _ in range(2 if is_wide else 1))
        for column in self._columns:
            column.setSpacing(_GROUP_GAP)
        self._row = row
        self._scroll = Scroll(look, sheet, "paper")
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # then the arrow keys scroll
        self.focus_ring = FocusRing(look, self._scroll, look.metric("radius_field"))
        self.body.addWidget(self._scroll)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look, groups: Callable[[], KeyGroups]) -> None:
        """Show the dialog until it is closed."""
        ShortcutsDialog(look, parent, groups).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.say_title(translate("Shortcuts", "Keys"))
        self._scroll.setAccessibleName(translate("Shortcuts", "Keys"))
        self.button.set_texts(translate("Shortcuts", "Close"))
        for column in self._columns:
            while (item := column.takeAt(0)) is not None:
                widget = item.widget()
                if widget is not None:
                    widget.deleteLater()
        groups = (*self._groups(), common_keys())
        parts = _halves(groups) if len(self._columns) == 2 else (groups,)
        for column, part in zip(self._columns, parts, strict=True):
            for title, rows in part:
                group = KeyGroup(self._look, title, rows)
                column.addWidget(group)
                group.show()  # in an open dialog it would count as hidden until later
            column.addStretch(1)
        self._row.activate()
        needed = self._row.totalHeightForWidth(self.room)
        parent = self.parentWidget()
        room = (SMALLEST_WINDOW if parent is None else parent.height()) - round(self._look.px(_REST))
        self._scroll.setFixedHeight(min(needed, room))


def _halves(groups: KeyGroups) -> tuple[KeyGroups, KeyGroups]:
    """Return the groups for two columns whose heights differ least; a heading is as high as a row."""
    heights = [len(rows) + 1 for _, rows in groups]
    first = min(range(1, len(groups)), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))
    return groups[:first], groups[first:]


def common_keys() -> tuple[str, KeyRows]:
    """Return the keys that mean the same everywhere, below their heading."""
    rows = (
        (translate("Shortcuts", "Tab"), translate("Shortcuts", "Go to the next button")),
        (translate("Shortcuts", "Shift+Tab"), translate("Shortcuts", "Go back to the one before")),
        (translate("Shortcuts", "Space, Enter"), translate("Shortcuts", "Press what has the frame")),
        (translate("Shortcuts", "Arrow keys"), translate("Shortcuts", "Choose in a group, a list, a menu")),
        (translate("Shortcuts", "Esc"), translate("Shortcuts", "Close what lies on top, else go back")),
    )
    return translate("Shortcuts", "Everywhere"), rows
