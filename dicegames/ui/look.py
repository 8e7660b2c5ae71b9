"""The look of the running window: the one place where widgets get colours, sizes, times and fonts."""

from dataclasses import replace
from enum import Enum

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QGuiApplication, QPalette

from dicegames.ui.theme import DieColors, SeatColors, Theme, ThemeSet

SMALLEST_TEXT = 12.0  # px; the role "small" never goes below
TEXT_SCALES = (0.5, 3.0)
_STRONG_SET = "contrast"  # the dice set whose pips are seen best

# factor of F and weight per role
_FONT_ROLES = {
    "small": (1.0, QFont.Weight.Normal),
    "body": (1.15, QFont.Weight.Normal),
    "strong": (1.3, QFont.Weight.Bold),
    "title": (1.6, QFont.Weight.Bold),
    "large": (2.2, QFont.Weight.Bold),
    "display": (3.4, QFont.Weight.Bold),
}


class Motion(Enum):
    """Say how much moves: everything, short fades only, nothing."""

    FULL = "full"
    REDUCED = "reduced"
    OFF = "off"


class Look(QObject):
    """Hand out the tokens of the chosen theme; `changed` asks every widget to take them anew.

    `led_changed` tells that keys are used now after a pointer, or a pointer after keys.
    """

    changed = Signal()
    led_changed = Signal()

    def __init__(self, themes: ThemeSet, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._themes = themes
        self._theme: Theme = themes.themes["light"]
        self._motion = Motion.FULL
        self._cloth = "green"
        self._dice_set = "ivory"
        self._text_scale = 1.0
        self._app_font = QGuiApplication.font()
        self._base = _pixel_size(self._app_font)
        self._is_led_by_keys = False
        self._fonts: dict[str, QFont] = {}  # every repaint asks for fonts by the hundred

    @property
    def theme_name(self) -> str:
        """Return "light", "dark" or "high_contrast"."""
        return self._theme.name

    @property
    def is_led_by_keys(self) -> bool:
        """Whether keys were used last, not a pointer: what gets the focus shows it."""
        return self._is_led_by_keys

    @property
    def motion(self) -> Motion:
        """Return the motion policy."""
        return self._motion

    @property
    def cloth_ids(self) -> tuple[str, ...]:
        """Return the ids of all cloths in their order."""
        return tuple(self._theme.cloths)

    @property
    def dice_set_ids(self) -> tuple[str, ...]:
        """Return the ids of all dice sets in their order."""
        return tuple(self._theme.dice)

    @property
    def seat_ids(self) -> tuple[str, ...]:
        """Return the ids of all seat colours in their order."""
        return tuple(self._theme.seats)

    def color(self, token: str) -> QColor:
        """Return a fresh colour. Raises: KeyError for an unknown token."""
        return QColor(self._theme.colors[token])

    def metric(self, name: str) -> float:
        """Return a size in logical pixels (or an alpha 0 to 1). Raises: KeyError for an unknown name."""
        return self._themes.metrics[name]

    def duration(self, name: str) -> int:
        """Return a time in milliseconds under the motion policy. Raises: KeyError for an unknown name."""
        full = self._themes.motion[name]
        if self._motion is Motion.FULL:
            return full
        return self._themes.motion_reduced[name] if self._motion is Motion.REDUCED else 0

    def cloth(self, cloth_id: str | None = None) -> tuple[QColor, QColor, QColor, QColor]:
        """Return centre, middle, edge and inset of the chosen cloth, or of `cloth_id`."""
        cloth = self._theme.cloths[self._cloth if cloth_id is None else cloth_id]
        return QColor(cloth.center), QColor(cloth.middle), QColor(cloth.edge), QColor(cloth.inset)

    def dice_colors(self, dice_set_id: str | None = None) -> DieColors:
        """Return the colours of the chosen dice set, or of `dice_set_id`."""
        return self._theme.dice[self._dice_set if dice_set_id is None else dice_set_id]

    def seat_dice(self, color_id: str) -> DieColors:
        """Return the colours of a seat's own dice, with the digits or strong pips of the chosen set."""
        return self.seat(color_id).die(digits=self.dice_colors().digits, strong=self._dice_set == _STRONG_SET)

    def white_die(self) -> DieColors:
        """Return the colours of the one white die, with digits where the chosen dice set has them."""
        return replace(self.dice_colors("ivory"), digits=self.dice_colors().digits)

    def seat(self, color_id: str) -> SeatColors:
        """Return the colours and the symbol of a seat. Raises: KeyError for an unknown id."""
        return self._theme.seats[color_id]

    def px(self, factor: float) -> float:
        """Return `factor` times F, the pixel size of the system font, scaled by the text size."""
        return factor * self._base * self._text_scale

    def font(self, role: str) -> QFont:
        """Return a fresh font for a text role: small, body, strong, title, large or display."""
        if role not in self._fonts:
            factor, weight = _FONT_ROLES[role]
            font = QFont(self._app_font)
            size = max(self.px(factor), SMALLEST_TEXT)
            font.setPixelSize(max(1, round(size)))
            font.setWeight(weight)
            font.setItalic(False)
            font.setFeature(QFont.Tag("tnum"), 1)  # figures of one width, where the font has them
            self._fonts[role] = font
        return QFont(self._fonts[role])

    def palette(self) -> QPalette:
        """Return the palette of the theme for the widgets that Qt paints itself."""
        palette = QPalette()
        for role, token in self._themes.palette.items():
            palette.setColor(role, self.color(token))
        for role, token in self._themes.palette_disabled.items():
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.color(token))
        return palette

    def set_theme(self, name: str) -> None:
        """Choose a theme by name. Raises: KeyError for an unknown name."""
        theme = self._themes.themes[name]
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()

    def set_motion(self, motion: Motion) -> None:
        """Choose how much moves."""
        if motion is not self._motion:
            self._motion = motion
            self.changed.emit()

    def set_cloth(self, cloth_id: str) -> None:
        """Choose the table cloth. Raises: KeyError for an unknown id."""
        if cloth_id not in self._theme.cloths:
            raise KeyError(cloth_id)
        if cloth_id != self._cloth:
            self._cloth = cloth_id
            self.changed.emit()

    def set_dice_set(self, dice_set_id: str) -> None:
        """Choose the dice. Raises: KeyError for an unknown id."""
        if dice_set_id not in self._theme.dice:
            raise KeyError(dice_set_id)
        if dice_set_id != self._dice_set:
            self._dice_set = dice_set_id
            self.changed.emit()

    def set_text_scale(self, scale: float) -> None:
        """Scale every font. Raises: ValueError outside TEXT_SCALES."""
        if not TEXT_SCALES[0] <= scale <= TEXT_SCALES[1]:
            raise ValueError(f"text scale {scale} is outside {TEXT_SCALES}")
        if scale != self._text_scale:
            self._text_scale = scale
            self._fonts.clear()
            self.changed.emit()

    def set_led_by_keys(self, led: bool) -> None:
        """Say what was used last, keys or a pointer."""
        if led != self._is_led_by_keys:
            self._is_led_by_keys = led
            self.led_changed.emit()

    def refresh_font(self) -> None:
        """Take the application's font anew; the main window calls it on ApplicationFontChange."""
        font = QGuiApplication.font()
        if font != self._app_font:
            self._app_font = font
            self._base = _pixel_size(font)
            self._fonts.clear()
            self.changed.emit()


def _pixel_size(font: QFont) -> float:
    return float(QFontInfo(font).pixelSize())
