"""What is agreed at the table before a game: the clock, passing the device, undo, whose dice."""

from typing import get_args

import msgspec
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicegames.storage.record import TableOptions
from dicegames.storage.settings import AutoEntry
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.switch import Switch
from dicegames.ui.look import Look
from dicegames.ui.pages.option_row import OptionRow

translate = QCoreApplication.translate

AUTO_ENTRY_SECONDS: tuple[int, ...] = get_args(AutoEntry)


def auto_entry_options() -> list[tuple[str, str, str | None]]:
    """Return the choices of time for the automatic entry."""
    options: list[tuple[str, str, str | None]] = []
    for seconds in AUTO_ENTRY_SECONDS:
        label = translate("NewGame", "{seconds}\N{NO-BREAK SPACE}s").format(seconds=seconds)
        options.append((str(seconds), label if seconds else translate("NewGame", "Off"), None))
    return options


def dice_options() -> list[tuple[str, str, str | None]]:
    """Return the choices of where the faces come from."""
    return [
        ("app", translate("NewGame", "The app rolls"), None),
        ("typed", translate("NewGame", "Type in real dice"), None),
    ]


class TableOptionsForm(QWidget):
    """Set the options of a table."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._has_clock = True
        self._is_timed = False
        self._has_totals = False
        self.auto_entry = Segmented(look)
        self.handover = Switch(look)
        self.totals = Switch(look)
        self.dice = Segmented(look)
        self.undo = MenuButton(look)
        self._auto_entry_row = OptionRow(look, self.auto_entry)
        self._handover_row = OptionRow(look, self.handover)
        self._totals_row = OptionRow(look, self.totals)
        self._dice_row = OptionRow(look, self.dice)
        self._undo_row = OptionRow(look, self.undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for row in (
            self._auto_entry_row,
            self._totals_row,
            self._handover_row,
            self._undo_row,
            self._dice_row,
        ):
            column.addWidget(row)
        self.retranslate()
        self.show_options(TableOptions(), has_clock=True)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls from top to bottom."""
        return self.auto_entry, self.totals, self.handover, self.undo, self.dice

    def show_options(
        self, options: TableOptions, *, has_clock: bool, is_timed: bool = False, has_totals: bool = False
    ) -> None:
        """Show these options; `has_clock` says whether the ruleset knows the automatic entry, `has_totals`
        whether the game counts points at the end, so that they can stay hidden until then.

        In a match against the clock (`is_timed`) one person plays alone, the app rolls, and no practice is
        possible: the options that are left out keep what they were for other rules.
        """
        self._has_clock, self._is_timed, self._has_totals = has_clock, is_timed, has_totals
        nearest = min(AUTO_ENTRY_SECONDS, key=lambda seconds: abs(seconds - options.auto_entry))
        self.auto_entry.set_current(str(nearest))
        self.totals.setChecked(options.totals)
        self.handover.setChecked(options.handover)
        self.dice.set_current(options.dice)
        self.undo.set_current(options.undo)
        self._auto_entry_row.setVisible(has_clock)
        self._totals_row.setVisible(has_totals)
        for row in (self._handover_row, self._undo_row, self._dice_row):
            row.setVisible(not is_timed)

    def options(self) -> TableOptions:
        """Return the options as they are set, as far as they fit the rules."""
        if self._is_timed:
            return TableOptions(auto_entry=0, handover=False)
        chosen = self.chosen()
        return chosen if self._has_totals else msgspec.structs.replace(chosen, totals=True)

    def chosen(self) -> TableOptions:
        """Return the options as they are set, whatever the rules."""
        undo = self.undo.current_id
        return TableOptions(
            auto_entry=int(self.auto_entry.current_id) if self._has_clock else 0,
            handover=self.handover.isChecked(),
            undo="free" if undo == "free" else "off" if undo == "off" else "roll",
            dice="typed" if self.dice.current_id == "typed" else "app",
            totals=self.totals.isChecked(),
        )

    def retranslate(self) -> None:
        """Say every word anew."""
        self.auto_entry.set_options(auto_entry_options())
        self.dice.set_options(dice_options())
        self.undo.set_options(
            [
                ("roll", translate("NewGame", "Up to the last roll"), None),
                ("free", translate("NewGame", "Practice table (no limit)"), None),
                ("off", translate("NewGame", "Off"), None),
            ]
        )
        self._auto_entry_row.set_texts(translate("NewGame", "Enter automatically after"))
        self._totals_row.set_texts(translate("NewGame", "Show points during the game"))
        self._handover_row.set_texts(translate("NewGame", "Show “Pass the device” before every turn"))
        self._undo_row.set_texts(translate("NewGame", "Undo"))
        self.undo.set_purpose(translate("NewGame", "Undo"))
        self._dice_row.set_texts(translate("NewGame", "Dice"))
