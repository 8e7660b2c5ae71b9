"""The look hands out tokens of the chosen theme and tells once when they change."""

import pytest
from PySide6.QtCore import SignalInstance
from PySide6.QtGui import QFont, QFontInfo, QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.ui.look import SMALLEST_TEXT, Look, Motion


class Counter:
    """Count how often a signal came."""

    def __init__(self, signal: SignalInstance) -> None:
        self.count = 0
        signal.connect(self._on_signal)

    def _on_signal(self) -> None:
        self.count += 1


def test_starts_light_with_full_motion(look: Look) -> None:
    assert (look.theme_name, look.motion) == ("light", Motion.FULL)
    assert (look.cloth(), look.dice_colors()) == (look.cloth("green"), look.dice_colors("ivory"))
    assert look.color("paper").name() == "#fcf9f2"


def test_each_setting_tells_once_and_only_on_a_change(look: Look) -> None:
    counter = Counter(look.changed)
    for _ in range(2):
        look.set_theme("dark")
        look.set_motion(Motion.OFF)
        look.set_cloth("wine")
        look.set_dice_set("cherry")
        look.set_text_scale(1.25)
    assert counter.count == 5


def test_theme_changes_every_kind_of_token(look: Look) -> None:
    before = (look.color("ink"), look.cloth(), look.dice_colors(), look.seat("blue").ink)
    look.set_theme("dark")
    after = (look.color("ink"), look.cloth(), look.dice_colors(), look.seat("blue").ink)
    assert all(old != new for old, new in zip(before, after, strict=True))


def test_a_colour_is_the_callers_own(look: Look) -> None:
    look.color("ink").setAlpha(1)
    assert look.color("ink").alpha() == 255


def test_cloth_and_dice_can_be_asked_for_by_id(look: Look) -> None:
    wine, cherry = look.cloth("wine"), look.dice_colors("cherry")
    assert look.cloth() != wine
    look.set_cloth("wine")
    look.set_dice_set("cherry")
    assert (look.cloth(), look.dice_colors()) == (wine, cherry)


def test_unknown_names_are_refused(look: Look) -> None:
    counter = Counter(look.changed)
    for ask in (look.color, look.metric, look.duration, look.seat, look.font):
        with pytest.raises(KeyError):
            ask("nonsense")
    for choose in (look.set_theme, look.set_cloth, look.set_dice_set):
        with pytest.raises(KeyError):
            choose("nonsense")
    with pytest.raises(ValueError, match="text scale"):
        look.set_text_scale(9.0)
    assert counter.count == 0


def test_motion_policy_sets_all_times(look: Look) -> None:
    assert (look.duration("roll"), look.duration("keep"), look.duration("overlay")) == (850, 120, 120)
    look.set_motion(Motion.REDUCED)
    assert (look.duration("roll"), look.duration("keep"), look.duration("overlay")) == (120, 0, 120)
    look.set_motion(Motion.OFF)
    assert (look.duration("roll"), look.duration("keep"), look.duration("overlay")) == (0, 0, 0)


def test_a_font_is_the_callers_own(look: Look) -> None:
    look.font("body").setBold(True)
    assert not look.font("body").bold()


def test_fonts_follow_the_system_font_and_the_text_size(look: Look) -> None:
    size = QFontInfo(QApplication.font()).pixelSize()
    assert look.px(1.0) == size
    assert look.font("large").pixelSize() == round(2.2 * size)
    assert look.font("strong").bold()
    assert not look.font("body").bold()
    look.set_text_scale(2.0)
    assert look.font("large").pixelSize() == round(4.4 * size)
    look.set_text_scale(0.5)
    assert look.font("small").pixelSize() == SMALLEST_TEXT


def test_refresh_takes_a_new_application_font(look: Look, qapp: QApplication, qtbot: QtBot) -> None:
    before = QApplication.font()
    counter = Counter(look.changed)
    try:
        larger = QFont(before)
        larger.setPixelSize(21)
        qapp.setFont(larger)
        look.refresh_font()
        look.refresh_font()
        assert counter.count == 1
        assert look.px(1.0) == 21.0
    finally:
        qapp.setFont(before)


def test_palette_carries_the_tokens_in_both_groups(look: Look) -> None:
    look.set_theme("high_contrast")
    palette = look.palette()
    assert palette.color(QPalette.ColorRole.Window) == look.color("window")
    assert palette.color(QPalette.ColorRole.Highlight) == look.color("accent")
    disabled = palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
    assert disabled == look.color("disabled_ink")
    assert palette.color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Window) == look.color("window")


def test_seat_dice_follow_the_chosen_set(look: Look) -> None:
    plain = look.seat_dice("orange")
    look.set_dice_set("digits")
    assert look.seat_dice("orange") == look.seat("orange").die(digits=True)
    look.set_dice_set("contrast")
    for color in look.seat_ids:
        strong, usual = look.seat_dice(color), look.seat(color).die()
        for token in ("hi", "lo"):
            wide, narrow = (abs(c.pip.lightness() - getattr(c, token).lightness()) for c in (strong, usual))
            assert wide > narrow
    look.set_dice_set("walnut")
    assert look.seat_dice("orange") == plain
