"""The settings page by real clicks: every control changes just its own value, at once."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.computer.mistakes import THRESHOLDS
from dicegames.storage.settings import Settings, Tutor
from dicegames.ui.controls.panel import Panel
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.look import Look
from dicegames.ui.pages.option_row import OptionRow
from dicegames.ui.pages.settings import SettingsPage
from dicegames.ui.theme import THEME_NAMES
from ui.page_help import SIZES, cut_off, make_look, page_size, show_page
from words import Words, installed

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> SettingsPage:
    made = SettingsPage(look)
    show_page(qtbot, made, page_size(SIZES[0]))
    return made


def changed_by(page: SettingsPage, widget: QWidget) -> Settings:
    """Click a control and return the settings that came of it."""
    spy = QSignalSpy(page.settings_changed)
    QTest.mouseClick(widget, LEFT)
    assert spy.count() == 1
    settings = spy.at(0)[0]
    assert isinstance(settings, Settings)
    return settings


def test_each_control_changes_its_own_value(page: SettingsPage) -> None:
    assert isinstance(page.language, Segmented)
    clicks: list[tuple[QWidget, Settings]] = [
        (page.language.button("de"), Settings(language="de")),
        (page.theme.button("high_contrast"), Settings(theme="high_contrast")),
        (page.motion.button("off"), Settings(motion="off")),
        (page.cloths[2], Settings(cloth="wine")),
        (page.dice_sets[3], Settings(dice_set="cherry")),
        (page.auto_entry.button("0"), Settings(auto_entry=0)),
        (page.handover, Settings(handover=False)),
        (page.dice.button("typed"), Settings(dice="typed")),
        (page.text_size.more_button, Settings(text_scale=1.1)),
        (page.text_size.less_button, Settings(text_scale=0.9)),
        (page.sounds, Settings(volume=0)),
        (page.show_keys, Settings(show_keys=True)),
        (page.confirm_zero, Settings(confirm_zero=False)),
    ]
    for widget, expected in clicks:
        page.show_settings(Settings())
        assert changed_by(page, widget) == expected


@pytest.mark.parametrize(("name", "choice"), [("pace", "instant"), ("tutor", "small")])
def test_pace_and_tutor_are_chosen_from_lists(page: SettingsPage, name: str, choice: str) -> None:
    spy = QSignalSpy(page.settings_changed)
    button = {"pace": page.pace, "tutor": page.tutor}[name]
    QTest.mouseClick(button, LEFT)
    actions = {action.data(): action for action in button.menu.actions()}
    actions[choice].trigger()
    button.menu.close()
    assert spy.at(0) == [msgspec.structs.replace(Settings(), **{name: choice})]


def test_the_tutor_says_from_what_cost_on_it_warns(page: SettingsPage) -> None:
    assert all(points == round(points) for points in THRESHOLDS["points"].values())  # told as whole ones
    assert "much" in page.tutor.accessibleDescription()
    told = {}
    for tutor in get_args(Tutor):
        page.show_settings(Settings(tutor=tutor))
        told[tutor] = page.tutor.accessibleDescription()
        assert told[tutor].endswith("Games with help are marked.")
    assert "more than 8 point" in told["large"]
    assert "or 4% of" in told["large"]
    assert "more than 1 point" in told["small"]
    assert "or 0.5% of" in told["small"]
    assert len(set(told.values())) == 4


def test_lists_say_what_is_chosen_in_every_language(
    page: SettingsPage, qapp: QApplication, german: Words
) -> None:
    page.show_settings(Settings(tutor="clear"))
    assert page.tutor.accessibleName() == "Tutor: Clear mistakes"
    assert page.pace.accessibleName() == "Pace of the computer: Normal"
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert page.tutor.accessibleName() == "Tutor: Deutliche Fehler"
    assert page.pace.accessibleName() == "Tempo des Computers: Normal"


def test_settings_are_shown_without_a_word(page: SettingsPage) -> None:
    spy = QSignalSpy(page.settings_changed)
    other = Settings(
        language="en",
        theme="dark",
        motion="reduced",
        cloth="slate",
        dice_set="night",
        text_scale=1.6,
        show_keys=True,
        auto_entry=30,
        handover=False,
        confirm_zero=False,
        dice="typed",
        pace="fast",
        tutor="large",
        volume=100,
    )
    page.show_settings(other)
    assert spy.count() == 0
    assert not page.text_size.more_button.isEnabled()
    assert page.volume.value() == 100
    assert page.sounds.isChecked()
    # a click on what is set already changes nothing
    QTest.mouseClick(page.theme.button("dark"), LEFT)
    assert spy.count() == 0
    assert page.tutor.current_label == "Large mistakes"
    settings = changed_by(page, page.show_keys)
    assert (settings.pace, settings.tutor) == ("fast", "large")


def test_the_volume_is_told_when_its_knob_is_let_go(page: SettingsPage) -> None:
    page.show_settings(Settings(volume=100))
    spy = QSignalSpy(page.settings_changed)
    slider = page.volume
    middle = slider.rect().center()
    QTest.mousePress(slider, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(slider.width() - 4, middle.y()))
    QTest.mouseMove(slider, middle)
    assert spy.count() == 0
    QTest.mouseRelease(slider, LEFT, Qt.KeyboardModifier.NoModifier, middle)
    assert spy.count() == 1
    assert spy.at(0)[0].volume == 50
    QTest.keyClick(slider, Qt.Key.Key_Left)
    assert spy.at(1)[0].volume == 45
    QTest.keyClick(slider, Qt.Key.Key_Home)
    assert spy.at(2)[0].volume == 0
    assert not page.sounds.isChecked()


def test_the_switch_gives_the_volume_back(page: SettingsPage) -> None:
    page.show_settings(Settings(volume=70))
    assert changed_by(page, page.sounds).volume == 0
    assert page.volume.value() == 0
    assert changed_by(page, page.show_keys).volume == 0
    assert changed_by(page, page.sounds).volume == 70
    page.show_settings(Settings(volume=0))
    assert changed_by(page, page.sounds).volume == 70


def test_sounds_that_were_never_on_come_at_the_usual_volume(qtbot: QtBot, look: Look) -> None:
    page = SettingsPage(look)
    show_page(qtbot, page, page_size(SIZES[0]))
    page.show_settings(Settings(volume=0))
    assert changed_by(page, page.sounds).volume == Settings().volume


def test_where_nothing_can_play_the_volume_is_barred_and_kept(page: SettingsPage) -> None:
    page.show_settings(Settings(volume=60))
    page.set_can_sound(False)
    assert not page.volume.isEnabled()
    assert not page.sounds.isEnabled()
    assert not page.sounds.isChecked()
    assert page.sounds.accessibleDescription() == "The part that plays sounds is not installed."
    assert changed_by(page, page.show_keys).volume == 60
    page.set_can_sound(True)
    assert page.sounds.accessibleDescription() == ""
    assert page.sounds.isChecked()
    assert page.volume.value() == 60


def test_where_sounds_cannot_be_added_nothing_is_said_of_them(page: SettingsPage) -> None:
    page.show()
    page.set_can_sound(False, can_be_added=False)
    assert not page.sounds.isVisibleTo(page)
    assert not page.volume.isVisibleTo(page)
    page.set_can_sound(False)
    assert page.sounds.isVisibleTo(page)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("can_sound", [True, False])
def test_everything_is_seen_at_once_in_the_usual_window(
    qtbot: QtBot, qapp: QApplication, language: str, can_sound: bool
) -> None:
    with installed(Words(language)):
        page = SettingsPage(make_look())
        page.set_can_sound(can_sound)
        page.data_folder.show_folder(Path("/home/ada/dicegames"), is_given=False, can_choose=True)
        show_page(qtbot, page, page_size((1280, 800)))
        (scroll,) = page.findChildren(Scroll)
        assert scroll.verticalScrollBar().maximum() == 0
        panels = [panel for panel in page.findChildren(Panel) if panel is not page.data_folder]
        ends = sorted(panel.geometry().bottom() for panel in panels)
        assert ends[-1] - ends[-2] <= 1  # both columns end together


@pytest.mark.parametrize("window", [(1280, 800), (800, 480)])
def test_the_preview_lies_near_what_it_shows(qtbot: QtBot, window: tuple[int, int]) -> None:
    page = SettingsPage(make_look())
    for size in ((800, 480), window):  # from one column to two and back
        page.resize(*page_size(size))
        show_page(qtbot, page, page_size(size))
    QApplication.processEvents()
    cloth = page.cloths[0].mapTo(page, QPoint(0, 0))
    preview = page.preview.mapTo(page, QPoint(0, 0))
    if window[0] > 1000:
        assert preview.x() > page.cloths[-1].mapTo(page, QPoint(0, 0)).x()
        assert preview.y() < cloth.y()
    else:
        assert cloth.y() < preview.y() < page.auto_entry.mapTo(page, QPoint(0, 0)).y()


def test_what_is_not_on_the_page_is_kept(page: SettingsPage) -> None:
    page.show_settings(Settings(window_width=1000, window_height=700))
    settings = changed_by(page, page.show_keys)
    assert (settings.window_width, settings.window_height) == (1000, 700)


def test_a_switch_takes_clicks_on_its_whole_line(page: SettingsPage) -> None:
    row = page.handover.parentWidget()
    assert isinstance(row, OptionRow)
    spy = QSignalSpy(page.settings_changed)
    QTest.mouseClick(row, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(10, row.height() // 2))
    assert spy.at(0) == [Settings(handover=False)]


def test_the_data_folder_is_a_wish(page: SettingsPage) -> None:
    panel = page.data_folder
    panel.show_folder(Path("/home/ada/games"), is_given=False, can_choose=True)
    opened, chosen = QSignalSpy(panel.open_requested), QSignalSpy(panel.choose_requested)
    QTest.mouseClick(panel.open_button, LEFT)
    assert (opened.count(), chosen.count()) == (1, 0)
    QTest.mouseClick(panel.choose_button, LEFT)
    assert (opened.count(), chosen.count()) == (1, 1)
    assert panel.path.text() == str(Path("/home/ada/games"))
    assert panel.note.isHidden()


@pytest.mark.parametrize(("is_given", "words"), [(True, "--data-dir"), (False, "Leave the table")])
def test_a_folder_that_cannot_be_changed_says_why(page: SettingsPage, is_given: bool, words: str) -> None:
    page.data_folder.show_folder(Path("/games"), is_given=is_given, can_choose=False)
    assert page.data_folder.choose_button.isHidden()
    assert words in page.data_folder.note.text()


def test_the_preview_shows_cloth_and_theme(page: SettingsPage, look: Look) -> None:
    seen = set()
    for theme in THEME_NAMES:
        look.set_theme(theme)
        for cloth in look.cloth_ids:
            look.set_cloth(cloth)
            image = page.preview.grab().toImage()
            seen.add(image.pixelColor(image.width() // 2, image.height() - 24).name())
    assert len(seen) == 2 * 4 + 1  # high contrast has one cloth of its own


@pytest.mark.parametrize("family", ["Noto Sans", "DejaVu Sans"])
@pytest.mark.parametrize("window", SIZES)
@pytest.mark.parametrize("scale", [1.0, 1.3])
def test_nothing_is_cut_off(
    qtbot: QtBot, qapp: QApplication, german: Words, window: tuple[int, int], family: str, scale: float
) -> None:
    qapp.installTranslator(german)
    look = make_look(family)
    look.set_text_scale(scale)
    page = SettingsPage(look)
    qtbot.addWidget(page)
    long = Path("/home/somebody-with-a-long-name/.local/share/dicegames")
    page.data_folder.show_folder(long, is_given=False, can_choose=True)
    size = page_size(window)
    page.resize(*size)
    page.show()
    QApplication.processEvents()
    assert page.size().toTuple() == size
    assert page.theme.button("dark").accessibleName() == "Dunkel"
    assert cut_off(page) == []


def test_the_language_changes_while_the_page_is_shown(
    page: SettingsPage, qapp: QApplication, german: Words
) -> None:
    qapp.installTranslator(german)
    QApplication.processEvents()
    assert page.cloths[0].accessibleName() == "Grün"
    assert page.data_folder.open_button.title == "Datenordner öffnen"
    assert page.handover.accessibleName() == "„Gib das Gerät weiter“ zeigen"
    assert page.preview.accessibleName() == "Vorschau"
