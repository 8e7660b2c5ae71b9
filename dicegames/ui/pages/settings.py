"""The settings page; every change counts at once."""

from collections.abc import Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QSignalBlocker, Signal
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from dicegames.data import LANGUAGES
from dicegames.models.numbers import percent_text
from dicegames.storage.settings import Settings
from dicegames.ui.controls.focus import order_tabs
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.controls.slider import Slider
from dicegames.ui.controls.stepper import Stepper
from dicegames.ui.controls.switch import Switch
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.controls.toggle_tile import ClothTile, DiceTile
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.pages.data_folder_panel import DataFolderPanel
from dicegames.ui.pages.option_row import OptionRow
from dicegames.ui.pages.page import Page
from dicegames.ui.pages.preview import TrayPreview
from dicegames.ui.pages.settings_words import (
    cloth_name,
    dice_set_name,
    language_options,
    motion_options,
    pace_options,
    theme_options,
    tutor_description,
    tutor_options,
)
from dicegames.ui.pages.table_options import auto_entry_options, dice_options
from dicegames.ui.sizes import PAGE_WIDE_FROM

translate = QCoreApplication.translate

_MOST_IN_A_ROW = 3  # languages beside "system"
_VOLUME_STEP = 5  # percent
_TEXT_STEPS = (8, 9, 10, 11, 12, 13, 14, 15, 16)  # tenths
_TWO_FROM_F = 64.0  # F of width; narrower, two columns would break their words
_WIDEST_F = 92.0  # F; a wider page has margins instead
_GAP = 14
_PREVIEW = (168, 176, 306)  # px: with nothing beside it, at least, at most
_ROW_MARGINS = ((1040, 12), (880, 8), (0, 4))  # from which height on, px above and below a line


class SettingsPage(Page):
    """Show the settings and hand out a new value with each change; `languages` can be chosen."""

    settings_changed = Signal(object)

    def __init__(
        self, look: Look, languages: Sequence[str] = LANGUAGES, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._languages = languages
        self._settings = Settings()
        self._can_sound = True
        self._loud = Settings().volume  # what comes back when the sounds are switched on again
        self._title = Text(look, "large", wrap=False)
        self.language = Segmented(look) if len(languages) <= _MOST_IN_A_ROW else MenuButton(look)
        self.theme = Segmented(look)
        self.motion = Segmented(look)
        self.cloths = tuple(ClothTile(look, cloth_id) for cloth_id in look.cloth_ids)
        self.dice_sets = tuple(DiceTile(look, set_id) for set_id in look.dice_set_ids)
        self.auto_entry = Segmented(look)
        self.handover = Switch(look)
        self.dice = Segmented(look)
        self.text_size = Stepper(look, words=("A−", "A+"))
        self.sounds = Switch(look)
        self.volume = Slider(look, 0, 100, _VOLUME_STEP)
        self.show_keys = Switch(look)
        self.confirm_zero = Switch(look)
        self.tutor = MenuButton(look)
        self.pace = MenuButton(look)
        self.preview = TrayPreview(look)
        self.data_folder = DataFolderPanel(look)
        self._cloth_group = QButtonGroup(self)
        self._dice_group = QButtonGroup(self)
        self._headings = tuple(Caption(look) for _ in range(4))
        self._build()
        self._connect()
        self.retranslate()
        order_tabs(self, self._parts())
        self.show_settings(Settings())

    def show_settings(self, settings: Settings) -> None:
        """Show these settings; nothing is emitted."""
        self._settings = settings
        self._loud = settings.volume or self._loud
        self.language.set_current(settings.language if settings.language in self._languages else "system")
        self.theme.set_current(settings.theme)
        self.motion.set_current(settings.motion)
        for cloth in self.cloths:
            cloth.setChecked(cloth.cloth_id == settings.cloth)
        for dice_set in self.dice_sets:
            dice_set.setChecked(dice_set.dice_set_id == settings.dice_set)
        self.auto_entry.set_current(str(settings.auto_entry))
        self.handover.setChecked(settings.handover)
        self.dice.set_current(settings.dice)
        self.show_keys.setChecked(settings.show_keys)
        self.confirm_zero.setChecked(settings.confirm_zero)
        self.tutor.set_current(settings.tutor)
        self.pace.set_current(settings.pace)
        self._show_text_size()
        self._show_volume()
        self._show_tutor()

    def set_can_sound(self, can_sound: bool, *, can_be_added: bool = True) -> None:
        """Say whether this installation can play sounds: else the volume is barred, or left out for good."""
        self._can_sound = can_sound
        self._sound.setVisible(can_sound or can_be_added)
        self._show_volume()

    def retranslate(self) -> None:
        """Say every word anew."""
        self.setWindowTitle(translate("Settings", "Settings"))
        self._title.setText(self.windowTitle())
        words = (
            translate("Settings", "Appearance"),
            translate("Settings", "Game"),
            translate("Settings", "Sounds"),
            translate("Settings", "Handling"),
        )
        for heading, word in zip(self._headings, words, strict=True):
            heading.setText(word)
        self.language.set_options(language_options(self._languages))
        self.theme.set_options(theme_options())
        self.motion.set_options(motion_options())
        self.tutor.set_options(tutor_options())
        self.pace.set_options(pace_options())
        self.auto_entry.set_options(auto_entry_options())
        self.dice.set_options(dice_options())
        for cloth in self.cloths:
            cloth.set_label(cloth_name(cloth.cloth_id))
        for dice_set in self.dice_sets:
            dice_set.set_label(dice_set_name(dice_set.dice_set_id))
        self._language_row.set_texts(translate("Settings", "Language"))
        if isinstance(self.language, MenuButton):
            self.language.set_purpose(translate("Settings", "Language"))
        self._theme_row.set_texts(translate("Settings", "Theme"))
        self._motion_row.set_texts(
            translate("Settings", "Motion"), translate("Settings", "Reduced: dice appear without rolling.")
        )
        self._cloth_row.set_texts(translate("Settings", "Table cloth"))
        self._dice_set_row.set_texts(translate("Settings", "Dice set"))
        self._auto_entry_row.set_texts(
            translate("Settings", "Enter automatically"),
            translate("Settings", "After the third roll, only for people."),
        )
        self._handover_row.set_texts(translate("Settings", "Show “Pass the device”"))
        self._dice_row.set_texts(translate("Settings", "Dice"))
        self._text_size_row.set_texts(translate("Settings", "Text size"))
        self._show_keys_row.set_texts(translate("Settings", "Show keys"))
        self._confirm_zero_row.set_texts(
            translate("Settings", "Ask before costly moves"),
            translate("Settings", "Before 0 points, or an end with dice that still fit."),
        )
        self._pace_row.set_texts(translate("Settings", "Pace of the computer"))
        # after the row, which names its control too, but without the choice
        self.pace.set_purpose(translate("Settings", "Pace of the computer"))
        self.data_folder.retranslate()
        self._show_text_size()
        self._show_volume()
        self._show_tutor()

    def arrange(self) -> None:
        """Use two columns where their words fit, else one; the preview lies beside or below what it shows."""
        two = self.width() >= max(PAGE_WIDE_FROM, self.look.px(_TWO_FROM_F))
        margin = 28 if two else 16
        side = max(margin, (self.width() - round(self.look.px(_WIDEST_F))) // 2)
        self._column.setContentsMargins(side, 20 if two else 12, side, 12)
        direction = QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(direction)
        self._columns.setSpacing(16 if two else _GAP)
        beside, least, most = _PREVIEW
        self.preview.setMinimumHeight(least if two else beside)
        self.preview.setMaximumHeight(most if two else beside)
        column, place = (self._side, 0) if two else (self._main, 1)
        if column.indexOf(self.preview) < 0:
            column.insertWidget(place, self.preview, 1 if two else 0)
        self.data_folder.set_wide(self.width() >= self.look.px(_TWO_FROM_F))
        above = next(above for height, above in _ROW_MARGINS if self.height() >= height)
        for row in self.findChildren(OptionRow):
            row.set_margin(above if two else 6)

    def _parts(self) -> tuple[QWidget, ...]:
        """Return what Tab goes through, as people read the page."""
        return (
            self.language,
            self.theme,
            self.motion,
            *self.cloths,
            *self.dice_sets,
            self.auto_entry,
            self.handover,
            self.dice,
            self.tutor,
            self.sounds,
            self.volume,
            self.text_size,
            self.show_keys,
            self.confirm_zero,
            self.pace,
            self.data_folder.choose_button,
            self.data_folder.open_button,
        )

    def _build(self) -> None:
        look = self.look
        cloths = _tiles(self._cloth_group, self.cloths)
        dice_sets = _tiles(self._dice_group, self.dice_sets)
        self._language_row = OptionRow(look, self.language, line=True)
        self._theme_row = OptionRow(look, self.theme, line=True)
        self._motion_row = OptionRow(look, self.motion, line=True)
        self._cloth_row = OptionRow(look, cloths, line=True)
        self._dice_set_row = OptionRow(look, dice_sets)
        self._auto_entry_row = OptionRow(look, self.auto_entry, line=True)
        self._handover_row = OptionRow(look, self.handover, line=True)
        self._dice_row = OptionRow(look, self.dice, line=True)
        self._tutor_row = OptionRow(look, self.tutor)
        self._text_size_row = OptionRow(look, self.text_size, line=True)
        self._sounds_row = OptionRow(look, self.sounds, line=True)
        self._volume_row = OptionRow(look, self.volume)
        self._show_keys_row = OptionRow(look, self.show_keys, line=True)
        self._confirm_zero_row = OptionRow(look, self.confirm_zero, line=True)
        self._pace_row = OptionRow(look, self.pace)
        appearance, game, sounds, handling = self._headings
        self._appearance = self._panel(
            appearance,
            (self._language_row, self._theme_row, self._motion_row, self._cloth_row, self._dice_set_row),
        )
        self._game = self._panel(
            game, (self._auto_entry_row, self._handover_row, self._dice_row, self._tutor_row)
        )
        self._sound = self._panel(sounds, (self._sounds_row, self._volume_row))
        self._handling = self._panel(
            handling,
            (
                self._text_size_row,
                self._show_keys_row,
                self._confirm_zero_row,
                self._pace_row,
            ),
        )
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setSpacing(8)
        self._column.addWidget(self._title)
        self._columns = inner_layout(self._column, QHBoxLayout)
        self._main = inner_layout(self._columns, QVBoxLayout, 675)
        self._side = inner_layout(self._columns, QVBoxLayout, 325)
        parts = ((self._main, (self._appearance, self._game)), (self._side, (self._sound, self._handling)))
        for column, panels in parts:
            column.setSpacing(_GAP)
            for panel in panels:
                column.addWidget(panel)
            column.addStretch()
        self._column.addSpacing(_GAP - 8)
        self._column.addWidget(self.data_folder)
        self._column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroll(look, content))

    def _connect(self) -> None:
        for row in (self.language, self.theme, self.motion, self.auto_entry, self.dice):
            row.chosen.connect(self._on_control_changed)
        for switch in (self.handover, self.sounds, self.show_keys, self.confirm_zero):
            switch.clicked.connect(self._on_control_changed)
        for menu in (self.tutor, self.pace):
            menu.chosen.connect(self._on_control_changed)
        self._cloth_group.buttonClicked.connect(self._on_control_changed)
        self._dice_group.buttonClicked.connect(self._on_control_changed)
        self.text_size.decrease_requested.connect(self._on_text_size_decrease_requested)
        self.text_size.increase_requested.connect(self._on_text_size_increase_requested)
        self.volume.valueChanged.connect(self._on_volume_value_changed)

    def _panel(self, heading: Text, rows: tuple[OptionRow, ...]) -> Panel:
        panel = Panel(self.look)
        column = QVBoxLayout(panel)
        column.setContentsMargins(20, 14, 20, 8)
        column.setSpacing(0)
        column.addWidget(heading)
        for row in rows:
            column.addWidget(row)
        return panel

    def _show_text_size(self) -> None:
        tenths = round(self._settings.text_scale * 10)
        ends = 10 * _TEXT_STEPS[0], 10 * _TEXT_STEPS[-1]
        self.text_size.set_names(translate("Settings", "Smaller text"), translate("Settings", "Larger text"))
        self.text_size.set_value(10 * tenths, percent_text(tenths / 10), ends, step=10)

    def _show_volume(self) -> None:
        volume = self._settings.volume if self._can_sound else 0
        self._sounds_row.set_texts(
            translate("Settings", "Play sounds"),
            "" if self._can_sound else translate("Settings", "The part that plays sounds is not installed."),
        )
        self._volume_row.set_texts(translate("Settings", "Volume"))
        self.sounds.setChecked(volume > 0)
        with QSignalBlocker(self.volume):
            self.volume.setValue(volume)
        for control in (self.sounds, self.volume):
            control.setEnabled(self._can_sound)

    def _show_tutor(self) -> None:
        label = translate("Settings", "Tutor")
        self._tutor_row.set_texts(label, tutor_description(self._settings.tutor))
        self.tutor.set_purpose(label)

    def _change(self, **changes: Any) -> None:
        settings = msgspec.structs.replace(self._settings, **changes)
        if settings != self._settings:
            self._settings = settings
            self._show_text_size()
            self._show_volume()
            self._show_tutor()
            self.settings_changed.emit(settings)

    def _on_control_changed(self) -> None:
        cloth = next(tile.cloth_id for tile in self.cloths if tile.isChecked())
        dice_set = next(tile.dice_set_id for tile in self.dice_sets if tile.isChecked())
        self._change(
            language=self.language.current_id,
            theme=self.theme.current_id,
            motion=self.motion.current_id,
            cloth=cloth,
            dice_set=dice_set,
            auto_entry=int(self.auto_entry.current_id),
            handover=self.handover.isChecked(),
            volume=self._chosen_volume(),
            dice=self.dice.current_id,
            show_keys=self.show_keys.isChecked(),
            confirm_zero=self.confirm_zero.isChecked(),
            tutor=self.tutor.current_id,
            pace=self.pace.current_id,
        )

    def _on_text_size_decrease_requested(self) -> None:
        self._change(text_scale=max(_TEXT_STEPS[0], round(self._settings.text_scale * 10) - 1) / 10)

    def _on_text_size_increase_requested(self) -> None:
        self._change(text_scale=min(_TEXT_STEPS[-1], round(self._settings.text_scale * 10) + 1) / 10)

    def _on_volume_value_changed(self, volume: int) -> None:
        self._loud = volume or self._loud
        self._change(volume=volume)

    def _chosen_volume(self) -> int:
        """Return the volume after a click anywhere: the switch takes it away and gives it back."""
        if not self._can_sound or self.sounds.isChecked() == (self._settings.volume > 0):
            return self._settings.volume
        return self._loud if self.sounds.isChecked() else 0


def _tiles(group: QButtonGroup, tiles: tuple[ClothTile, ...] | tuple[DiceTile, ...]) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    for tile in tiles:
        group.addButton(tile)
        row.addWidget(tile)
    return holder
