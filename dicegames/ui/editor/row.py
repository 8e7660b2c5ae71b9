"""One value of a ruleset: what it is called and does, the control that sets it, and the way back."""

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.games.tenthousand.problems import Problem
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.models.game_words import short_ruleset_name
from dicegames.models.ruleset_fields import (
    CHOICES,
    Value,
    applies,
    kind_of,
    leaf_value,
    problem_leaves,
    range_of,
)
from dicegames.models.ruleset_words import (
    choice_label,
    field_hint,
    field_label,
    problem_text,
    range_text,
    value_text,
)
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import pass_focus
from dicegames.ui.controls.number_field import NumberField
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.pages.option_row import OptionRow

translate = QCoreApplication.translate

_BAR = 4  # px, the mark of a value that was changed
_INDENT = 12  # px right of it


class _Control(QWidget):
    """Hold a control with the button that takes its value back; that one keeps its place when hidden."""

    def __init__(self, control: QWidget, reset_button: FlatButton) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        policy = reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        policy.setHorizontalPolicy(QSizePolicy.Policy.Fixed)
        reset_button.setSizePolicy(policy)
        row.addWidget(reset_button)
        row.addWidget(control)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows both."""
        return self.sizeHint()


class ValueRow(QWidget):
    """Show one leaf of a ruleset; a changed one has a bar, the value of its base and a way back to it.

    Both keep their place while there is nothing to show: no row moves when a value is changed.
    """

    changed = Signal(str, object)  # the leaf, and the value that somebody chose

    def __init__(self, look: Look, leaf: str) -> None:
        super().__init__()
        self._look = look
        self.leaf = leaf
        self._ruleset: TenThousandRuleset | None = None
        self._base: TenThousandRuleset | None = None
        self._problem: Problem | None = None
        self.control = _control_for(look, leaf)
        self.reset_button = FlatButton(look, "undo")
        self.reset_button.set_compact(True)
        self.reset_button.hide()
        self._standard = Text(look, "small", "accent_ink")
        self._row = OptionRow(look, _Control(self.control, self.reset_button), extra=self._standard)
        self._wrong = Text(look, "small", "bad")
        column = QVBoxLayout(self)
        column.setContentsMargins(_BAR + _INDENT, 2, 0, 4)
        column.setSpacing(0)
        column.addWidget(self._row)
        column.addWidget(self._wrong)
        self._standard.hide()
        self._wrong.hide()
        match self.control:
            case NumberField():
                self.control.value_changed.connect(self._on_control_value_changed)
            case Segmented():
                self.control.chosen.connect(self._on_control_chosen)
            case Switch():
                self.control.clicked.connect(self._on_control_clicked)
        self.reset_button.clicked.connect(self._on_reset_button_clicked)

    @property
    def is_changed(self) -> bool:
        """Tell whether the value differs from that of the base."""
        return self.reset_button.isVisibleTo(self)

    @property
    def standard_text(self) -> str:
        """Return what is said about the value of the base, "" when it is the present one."""
        return self._standard.text() if self.is_changed else ""

    @property
    def problem_text(self) -> str:
        """Return what is wrong with the value, "" when it is good."""
        return self._wrong.text()

    def show_value(
        self, ruleset: TenThousandRuleset, base: TenThousandRuleset, problems: tuple[Problem, ...]
    ) -> None:
        """Show the value that the leaf has in `ruleset`, beside that of `base`; nothing is emitted."""
        self._ruleset, self._base = ruleset, base
        self._problem = next(
            (problem for problem in problems if self.leaf in problem_leaves(ruleset, problem)), None
        )
        self._show()

    def retranslate(self) -> None:
        """Say every word anew."""
        self._show()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the whole line work a switch."""
        left = event.button() == Qt.MouseButton.LeftButton
        if left and isinstance(self.control, Switch) and self.rect().contains(event.position().toPoint()):
            self.control.click()
        super().mouseReleaseEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark of a changed value."""
        if self.is_changed:
            painter = QPainter(self)
            rect = QRectF(0, 4, _BAR, self.height() - 8)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.color("accent_ink"))
            painter.drawRoundedRect(rect, _BAR / 2, _BAR / 2)
            painter.end()

    def _show(self) -> None:
        ruleset, base = self._ruleset, self._base
        if ruleset is None or base is None:
            return
        leaf, label = self.leaf, field_label(self.leaf)
        hint = field_hint(ruleset, leaf)
        changed = leaf_value(ruleset, leaf) != leaf_value(base, leaf)
        standard = translate("RulesetEditor", "{ruleset}: {value}").format(
            ruleset=short_ruleset_name(base), value=value_text(base, leaf)
        )
        self._standard.setText(standard)
        self._standard.setVisible(changed)
        self._row.set_texts(label, hint)
        self._row.control.setAccessibleName("")  # the control in it has that name
        self._row.control.setAccessibleDescription("")
        wrong = "" if self._problem is None else problem_text(self._problem)
        description = " ".join(part for part in (hint, standard if changed else "", wrong) if part)
        self.control.setAccessibleName(label)
        self.control.setAccessibleDescription(description)
        self._show_control(leaf_value(ruleset, leaf), label, description)
        if not changed:
            pass_focus(self.reset_button, self.control)
        self.reset_button.setVisible(changed)
        self.reset_button.set_texts(
            translate("RulesetEditor", "{label}: back to {value}").format(
                label=label, value=value_text(base, leaf)
            )
        )
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        self.setVisible(applies(ruleset, leaf))
        self.update()

    def _show_control(self, value: Value, label: str, description: str) -> None:
        match self.control:
            case NumberField() as number:
                number.set_value(int(value))
                number.set_wrong(self._problem is not None)
                described = f"{description} {range_text(self.leaf)}".strip()
                less = translate("RulesetEditor", "Less: {label}").format(label=label)
                more = translate("RulesetEditor", "More: {label}").format(label=label)
                number.set_texts(label, described, less, more)
            case Segmented() as choice:
                choice.set_options(
                    [(each, choice_label(self.leaf, each), None) for each in CHOICES[self.leaf]]
                )
                choice.set_current(str(value))
            case Switch() as switch:
                switch.setChecked(bool(value))

    def _on_control_value_changed(self, value: int) -> None:
        self.changed.emit(self.leaf, value)

    def _on_control_chosen(self, choice: str) -> None:
        self.changed.emit(self.leaf, choice)

    def _on_control_clicked(self, on: bool) -> None:
        self.changed.emit(self.leaf, on)

    def _on_reset_button_clicked(self) -> None:
        if self._base is not None:
            self.changed.emit(self.leaf, leaf_value(self._base, self.leaf))


def _control_for(look: Look, leaf: str) -> NumberField | Segmented | Switch:
    match kind_of(leaf):
        case "number":
            number = NumberField(look)
            wanted = range_of(leaf)
            number.set_steps(wanted.low, wanted.high, wanted.step)
            return number
        case "choice":
            return Segmented(look)
        case "switch":
            return Switch(look)
