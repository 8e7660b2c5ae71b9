"""The language changes in the middle of everything: nothing of the old one stays, nothing is cut."""

import os
import shutil
from functools import partial
from pathlib import Path

from pytestqt.qtbot import QtBot

import gallery
from dicegames.storage.settings import Language, Settings
from live_switch import Switcher, differences, texts_of
from windows import open_window

GAMES = ("penta", "tenthousand", "fivedice", "ordercards")
_ALL = (
    *("home", "sessions-damaged", "settings", "rules-penta", "editor", "new-own"),
    *(f"{kind}-{game}" for kind in ("new", "table", "hint", "result", "look") for game in GAMES),
    *("log", "pause", "look-damaged", "line-up", "keys", "about"),
    *(name for name in gallery.SCREENS if name.startswith(("dialog-", "menu-"))),
)
SCREENS = gallery.share(0, 6, _ALL)
# There pictures may differ: a menu is painted as it was opened, lists are scrolled elsewhere, time passes.
WORDS_ONLY = ("menu-", "new-", "dialog-settings", "editor", "about", "sessions")
LONG_AGO = 1_750_000_000
LANGUAGES: tuple[tuple[Language, Language], ...] = (("de", "en"), ("en", "de"))


def seen_in(folder: Path, language: Language, other: Language) -> Switcher:
    """Return all screens as they are opened in a language, and as they are after a switch to the other."""
    sessions = folder / "data" / "sessions"
    gallery.write_samples(sessions)
    for path in sessions.iterdir():
        os.utime(path, (LONG_AGO, LONG_AGO))
    settings = Settings(motion="off", language=language)
    with open_window(folder, language=language, settings=settings) as driver:
        switcher = Switcher(driver.window, other)
        driver.window.shell.show_page("sessions")
        read: object = None
        while read != (now := texts_of(driver.window)):  # until every session has been read
            read = now
            gallery.wait(1000)
        for name in SCREENS:
            gallery.SCREENS[name](driver.window, sessions, partial(switcher.take, name))
    return switcher


def test_every_screen_says_after_a_switch_what_it_says_where_it_is_opened(
    tmp_path: Path, qtbot: QtBot
) -> None:
    folder, seen = tmp_path / "here", {}
    for language, other in LANGUAGES:
        seen[language] = seen_in(folder, language, other)
        shutil.rmtree(folder)  # the other one finds the same in the same place
    wrong: dict[str, list[str]] = {}
    for name in SCREENS:
        for language, other in LANGUAGES:
            (texts, picture), (later, its_picture) = seen[language].opened[name], seen[other].switched[name]
            found = differences(texts, later)
            if not found and picture != its_picture and not name.startswith(WORDS_ONLY):
                found = ["another picture"]
            if found:
                wrong[f"{name} in {language}"] = found
    assert wrong == {}
