"""The themes as frozen values, read from TOML and checked once at the start."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from dicegames.ui.paint.shapes import mix

THEME_NAMES = ("light", "dark", "high_contrast")
SYMBOLS = ("circle", "triangle", "square", "diamond", "star", "hexagon", "cross", "drop")
TOKENS = frozenset(
    (
        "window",
        "window_alt",
        "paper",
        "paper_alt",
        "ink",
        "ink_soft",
        "line",
        "line_strong",
        "accent",
        "accent_hover",
        "accent_pressed",
        "on_accent",
        "accent_ink",
        "accent_tint",
        "accent_edge",
        "chosen_edge",
        "focus",
        "focus_felt",
        "good",
        "good_tint",
        "bad",
        "bad_tint",
        "button",
        "button_edge",
        "disabled_ink",
        "disabled_fill",
        "hatch",
        "track",
        "felt_hi",
        "felt",
        "felt_lo",
        "felt_inset",
        "on_felt",
        "on_felt_soft",
        "felt_line",
        "wood_hi",
        "wood",
        "wood_lo",
        "on_wood",
        "tray_edge",
        "die_hi",
        "die_lo",
        "pip",
        "ring",
        "cup_in",
        "card_red",
        "card_yellow",
        "card_blue",
        "card_black",
        "on_card",
        "on_card_yellow",
        "card_back",
        "scrim",
        "shadow",
    )
)


@dataclass(frozen=True, slots=True)
class DieColors:
    """Hold the three colours of a die: its lit face, its shaded face, its pips.

    With `digits` each face shows its value as a digit too, beside the pips.
    """

    hi: QColor
    lo: QColor
    pip: QColor
    digits: bool = False

    def __hash__(self) -> int:
        """Make the colours usable as part of a pixmap key (QColor itself has no hash)."""
        return hash((self.hi.rgba(), self.lo.rgba(), self.pip.rgba(), self.digits))


@dataclass(frozen=True, slots=True)
class SeatColors:
    """Hold what marks one seat in one theme; `symbol` is one of SYMBOLS.

    `ink` is readable as text on paper and on the window, not on `window_alt`.
    """

    fill: QColor
    mark: QColor
    ink: QColor
    die_hi: QColor
    die_lo: QColor
    symbol: str

    def __hash__(self) -> int:
        """Make the colours usable as part of a pixmap key."""
        return hash((self.fill.rgba(), self.mark.rgba(), self.ink.rgba(), self.symbol))

    def die(self, *, digits: bool = False, strong: bool = False) -> DieColors:
        """Return the colours of this seat's own dice; `strong` sets pips further off the faces."""
        if not strong:
            return DieColors(self.die_hi, self.die_lo, self.mark, digits)
        black, white = QColor(Qt.GlobalColor.black), QColor(Qt.GlobalColor.white)
        if self.mark.lightnessF() > 0.5:
            return DieColors(mix(self.fill, black, 0.25), mix(self.fill, black, 0.65), white, digits)
        return DieColors(mix(self.fill, white, 0.40), mix(self.fill, black, 0.20), black, digits)


@dataclass(frozen=True, slots=True)
class Cloth:
    """Hold one table cloth: centre, middle and edge of its gradient, and the inset of rails."""

    center: QColor
    middle: QColor
    edge: QColor
    inset: QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """Hold one theme; cloths, dice and seats are already the ones that fit it."""

    name: str
    colors: Mapping[str, QColor]
    cloths: Mapping[str, Cloth]
    dice: Mapping[str, DieColors]
    seats: Mapping[str, SeatColors]


@dataclass(frozen=True, slots=True)
class ThemeSet:
    """Hold all themes and what they share; palettes map roles to tokens, times are milliseconds."""

    themes: Mapping[str, Theme]
    palette: Mapping[QPalette.ColorRole, str]
    palette_disabled: Mapping[QPalette.ColorRole, str]
    metrics: Mapping[str, float]
    motion: Mapping[str, int]
    motion_reduced: Mapping[str, int]


def load_themes(path: Path) -> ThemeSet:
    """Read `common.toml` and one file per theme from the folder `path`.

    Raises: ValueError for a missing or unknown token or a malformed value, OSError for a missing file.
    """
    common = _read(path / "common.toml")
    try:
        themes = {name: _theme(name, _read(path / f"{name}.toml"), common) for name in THEME_NAMES}
        palette = _roles(common["palette"])
        disabled = _roles(common["palette_disabled"])
        motion = {str(key): _milliseconds(key, value) for key, value in common["motion"].items()}
        reduced = {str(key): _milliseconds(key, value) for key, value in common["motion_reduced"].items()}
        metrics = {str(key): float(value) for key, value in common["metrics"].items()}
    except KeyError as missing:
        raise ValueError(f"themes: {missing.args[0]!r} is missing") from missing
    if motion.keys() != reduced.keys():
        raise ValueError(f"themes: motion tables differ in {sorted(motion.keys() ^ reduced.keys())}")
    return ThemeSet(
        MappingProxyType(themes),
        MappingProxyType(palette),
        MappingProxyType(disabled),
        MappingProxyType(metrics),
        MappingProxyType(motion),
        MappingProxyType(reduced),
    )


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)  # TOMLDecodeError is a ValueError


def _theme(name: str, own: dict[str, Any], common: dict[str, Any]) -> Theme:
    raw = own["colors"]
    if raw.keys() != TOKENS:
        raise ValueError(f"theme {name}: tokens missing or unknown: {sorted(raw.keys() ^ TOKENS)}")
    colors = {token: _color(value) for token, value in raw.items()}
    scheme = own["scheme"]
    if scheme not in ("light", "dark"):
        raise ValueError(f"theme {name}: scheme {scheme!r} is neither light nor dark")
    felt = Cloth(*(colors[token] for token in ("felt_hi", "felt", "felt_lo", "felt_inset")))
    own_felt = own["own_felt"]
    cloths = {key: felt if own_felt else _cloth(table, scheme) for key, table in common["cloth"].items()}
    dice = {"ivory": DieColors(colors["die_hi"], colors["die_lo"], colors["pip"])}
    for key, table in common["dice"].items():
        hi, lo, pip = (_color(table[part]) for part in ("hi", "lo", "pip"))
        dice[key] = DieColors(hi, lo, pip, table.get("digits") is True)
    seats = {key: _seat(key, table, scheme) for key, table in common["seat"].items()}
    return Theme(
        name,
        MappingProxyType(colors),
        MappingProxyType(cloths),
        MappingProxyType(dice),
        MappingProxyType(seats),
    )


def _cloth(table: dict[str, Any], scheme: str) -> Cloth:
    center, middle, edge = (_color(value) for value in table[scheme])
    return Cloth(center, middle, edge, _color(table[f"{scheme}_inset"]))


def _seat(key: str, table: dict[str, Any], scheme: str) -> SeatColors:
    symbol = table["symbol"]
    if symbol not in SYMBOLS:
        raise ValueError(f"seat {key}: unknown symbol {symbol!r}")
    fill, mark, ink, die_hi, die_lo = (
        _color(table[part]) for part in ("fill", "on_fill", f"ink_{scheme}", "die_hi", "die_lo")
    )
    return SeatColors(fill, mark, ink, die_hi, die_lo, symbol)


def _color(value: object) -> QColor:
    if not isinstance(value, str) or len(value) != 7 or not QColor.isValidColorName(value):
        raise ValueError(f"themes: {value!r} is not a colour of the form #RRGGBB")
    return QColor(value)


def _milliseconds(key: str, value: object) -> int:
    if not isinstance(value, int) or value < 0:
        raise ValueError(f"themes: motion {key} = {value!r} is not a time in milliseconds")
    return value


def _roles(table: dict[str, str]) -> dict[QPalette.ColorRole, str]:
    unknown = set(table.values()) - TOKENS
    if unknown:
        raise ValueError(f"themes: palette names unknown tokens {sorted(unknown)}")
    return {QPalette.ColorRole[role]: token for role, token in table.items()}
