"""Settings and the system's colour scheme become look, palette, language and motion."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.appearance import Appearance
from dicegames.app.system_motion import SystemMotion
from dicegames.app.translation import Translation
from dicegames.data import resources_dir, translations_dir
from dicegames.storage.settings import Motion as MotionChoice
from dicegames.storage.settings import Settings
from dicegames.ui.look import Look, Motion
from dicegames.ui.theme import load_themes
from windows import open_window


class Hints(QObject):
    """Stand for the system's style hints, whose colour scheme nothing here could change."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self._scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:
        return self._scheme

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self._scheme = scheme
        self.colorSchemeChanged.emit(scheme)


class Room:
    """A look and what keeps it in step, below a system's hints."""

    def __init__(self, app: QApplication, language: str | None = None) -> None:
        self.app = app
        self.look = Look(load_themes(resources_dir() / "themes"))
        self.translation = Translation(translations_dir())
        self.wants_less = False
        self.system_motion = SystemMotion(app, self._asked)
        self.appearance = Appearance(app, self.look, self.translation, language, self.system_motion)

    def _asked(self) -> bool:
        return self.wants_less

    def palette_color(self) -> str:
        return self.app.palette().color(QPalette.ColorRole.Window).name()

    def end(self) -> None:
        self.translation.remove()
        for part in (self.appearance, self.system_motion, self.look, self.translation):
            part.deleteLater()


@pytest.fixture
def hints(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Hints:
    made = Hints()
    monkeypatch.setattr(qapp, "styleHints", lambda: made)
    return made


@pytest.fixture
def room(qapp: QApplication, hints: Hints) -> Iterator[Room]:
    palette = qapp.palette()
    made = Room(qapp)
    yield made
    made.end()
    qapp.setPalette(palette)


def test_the_theme_system_follows_the_systems_colour_scheme(room: Room, hints: Hints) -> None:
    room.appearance.start(Settings(theme="system"))
    seen = []
    for scheme in (Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown):
        hints.turn(scheme)
        assert room.palette_color() == room.look.color("window").name()
        seen.append(room.look.theme_name)
    assert seen == ["dark", "light", "dark", "light"]


def test_a_dark_system_is_met_at_the_first_start(room: Room, hints: Hints) -> None:
    hints.turn(Qt.ColorScheme.Dark)
    room.appearance.start(Settings())
    assert room.look.theme_name == "dark"


def test_a_chosen_theme_stays_whatever_the_system_does(room: Room, hints: Hints) -> None:
    room.appearance.start(Settings(theme="high_contrast"))
    hints.turn(Qt.ColorScheme.Dark)
    assert room.look.theme_name == "high_contrast"
    room.appearance.apply(Settings(theme="system"))
    assert room.look.theme_name == "dark"


@pytest.mark.parametrize("theme", ["light", "dark", "high_contrast"])
def test_qts_own_widgets_get_the_themes_palette(room: Room, theme: str) -> None:
    room.appearance.start(Settings(theme="light"))
    room.look.set_theme(theme)
    assert room.app.palette() == room.look.palette()


def test_every_look_of_the_settings_arrives(room: Room) -> None:
    size = room.look.px(1.0)
    room.appearance.start(Settings(cloth="wine", dice_set="night", text_scale=1.5, motion="reduced"))
    look = room.look
    assert (look.cloth(), look.dice_colors()) == (look.cloth("wine"), look.dice_colors("night"))
    assert (look.px(1.0), look.motion) == (1.5 * size, Motion.REDUCED)


def test_motion_follows_what_the_system_wishes(room: Room) -> None:
    room.appearance.start(Settings())
    seen = [room.look.motion]
    for room.wants_less in (True, False, True):
        room.system_motion.ask()
        seen.append(room.look.motion)
    assert seen == [Motion.FULL, Motion.REDUCED, Motion.FULL, Motion.REDUCED]


@pytest.mark.parametrize("choice", ["full", "reduced", "off"])
def test_chosen_motion_stays_whatever_the_system_wishes(room: Room, choice: MotionChoice) -> None:
    room.wants_less = True
    room.system_motion.ask()
    room.appearance.start(Settings(motion=choice))
    assert room.look.motion is Motion(choice)
    room.wants_less = False
    room.system_motion.ask()
    assert room.look.motion is Motion(choice)
    room.wants_less = True
    room.system_motion.ask()
    room.appearance.apply(Settings(motion="system"))
    assert room.look.motion is Motion.REDUCED


def test_the_command_lines_language_holds_until_one_is_chosen(qapp: QApplication, hints: Hints) -> None:
    palette = qapp.palette()
    room = Room(qapp, "de")
    room.appearance.start(Settings(language="en"))
    assert room.translation.language == "de"
    room.appearance.apply(Settings(language="en", cloth="blue"))
    assert room.translation.language == "de"
    room.appearance.apply(Settings(language="de", cloth="blue"))
    room.appearance.apply(Settings(language="en", cloth="blue"))
    assert room.translation.language == "en"
    room.end()
    qapp.setPalette(palette)


@pytest.mark.parametrize(
    ("before", "after", "moves"), [("full", "off", False), ("off", "full", True), ("off", "reduced", True)]
)
def test_motion_chosen_in_the_window_holds_for_the_next_roll(
    tmp_path: Path, qtbot: QtBot, before: MotionChoice, after: MotionChoice, moves: bool
) -> None:
    with open_window(tmp_path, settings=Settings(motion=before)) as driver:
        window = driver.window
        window.menus.settings.trigger()
        driver.settle()
        driver.click(window.settings_page.motion.button(after))
        driver.start()
        driver.roll()
        assert driver.tray.is_tumbling is moves
        driver.tray.finish()
        assert driver.tray.is_tumbling is False
