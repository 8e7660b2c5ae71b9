"""Every value of a ruleset, in groups of rows."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dicegames.games.tenthousand.problems import Problem
from dicegames.games.tenthousand.ruleset import PRESETS, TenThousandRuleset
from dicegames.models.game_words import ruleset_name
from dicegames.models.ruleset_fields import GROUPS, changed_leaves
from dicegames.models.ruleset_words import group_hint, group_title
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_reading, pass_focus
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.editor.row import ValueRow
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.option_row import OptionRow

translate = QCoreApplication.translate

_PAIRED = ("singles", "triples")  # six short rows each
_HALF = 21.0  # F; from twice this width on they stand in two columns


class ValuesForm(QWidget):
    """Show all values of a ruleset beside the ruleset of the program that it is made from."""

    changed = Signal(str, object)  # the leaf, and the value that somebody chose
    base_chosen = Signal(str)  # the id of the ruleset of the program
    reset_requested = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.base = MenuButton(look)
        self.base.chosen.connect(self.base_chosen)
        self._base_row = OptionRow(look, self.base)
        self.reset_button = FlatButton(look, "undo")
        self.reset_button.clicked.connect(self.reset_requested)
        self._titles = {group: Caption(look, wrap=True) for group in GROUPS}
        self._hints = {group: Text(look, "small", "ink_soft") for group in GROUPS}
        self.rows = {leaf: ValueRow(look, leaf) for leaves in GROUPS.values() for leaf in leaves}
        self._grids: dict[str, QGridLayout] = {}
        self._columns = 0
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 12, 22, 12)
        column.setSpacing(0)
        column.addWidget(self._base_row)
        column.addWidget(self.reset_button)
        for group, leaves in GROUPS.items():
            column.addSpacing(16)
            column.addWidget(self._titles[group])
            column.addWidget(self._hints[group])
            grid = self._grids[group] = inner_layout(column, QGridLayout)
            grid.setHorizontalSpacing(20)
            grid.setVerticalSpacing(0)
            for leaf in leaves:
                self.rows[leaf].changed.connect(self.changed)
        column.addStretch(1)
        self._set_columns(1)
        for group, leaves in GROUPS.items():
            order_reading((self._titles[group], self._hints[group], *(self.rows[leaf] for leaf in leaves)))

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls from top to bottom."""
        return self.base, self.reset_button, *self.rows.values()

    def show_ruleset(
        self, ruleset: TenThousandRuleset, base: TenThousandRuleset, problems: tuple[Problem, ...]
    ) -> None:
        """Show every value; nothing is emitted."""
        self._say_words()
        self.base.set_current(base.id)
        changed = bool(changed_leaves(ruleset, base))
        if not changed:
            pass_focus(self.reset_button, self.base)
        self.reset_button.setEnabled(changed)
        for row in self.rows.values():
            row.show_value(ruleset, base, problems)

    def retranslate(self) -> None:
        """Say every word anew."""
        self._say_words()
        for row in self.rows.values():
            row.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put short rows beside each other where there is room."""
        super().resizeEvent(event)
        self._set_columns(2 if self.width() >= 2 * self._look.px(_HALF) else 1)

    def _say_words(self) -> None:
        self._base_row.set_texts(
            translate("RulesetEditor", "Based on"),
            translate("RulesetEditor", "What you have not changed comes from these rules."),
        )
        self.base.set_options([(preset.id, ruleset_name(preset.id), None) for preset in PRESETS])
        self.base.set_purpose(translate("RulesetEditor", "Based on"))
        self.reset_button.set_texts(translate("RulesetEditor", "Take back all changes"))
        for group in GROUPS:
            hint = group_hint(group)
            self._titles[group].setText(group_title(group))
            self._hints[group].setText(hint)
            self._hints[group].setVisible(bool(hint))

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for group, grid in self._grids.items():
            count = columns if group in _PAIRED else 1
            rows = [self.rows[leaf] for leaf in GROUPS[group]]
            for row in rows:
                grid.removeWidget(row)
            for index, row in enumerate(rows):
                grid.addWidget(row, index // count, index % count)
            for at in range(2):
                grid.setColumnStretch(at, 1 if at < count else 0)
