"""A further language is one file: it is found, chosen, shown everywhere, and English stands in for gaps."""

import re
from functools import partial
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

import gallery
import texts
from dicegames.app import cli
from dicegames.app.translation import Translation
from dicegames.data import language_files, translations_dir
from dicegames.models.languages import broken_languages, known_languages, language_name
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.pages.settings import SettingsPage
from live_switch import settle, texts_of
from soaking import IS_SOAK
from third_language import LANGUAGE, MARKS, marked, write_language
from ui.page_help import make_look
from windows import open_window

translate = QCoreApplication.translate

LATIN = re.compile(r"[A-Za-z]{2,}")
# What isn't said in any language: people's names, keys, names of languages, licences and files.
COMMON = re.compile(
    r"\b(Ada|Ben|Cem|Esc|Enter|Tab|Ctrl|Alt|Shift|F\d+|Deutsch|English|Polski)\b|\S*/\S*|--[\w-]+"
)


@pytest.fixture
def languages(tmp_path: Path) -> Path:
    """Return the folder of further languages, with a complete one in it."""
    folder = tmp_path / "config" / "languages"
    write_language(folder)
    return folder


GAMES = ("penta", "tenthousand", "fivedice", "ordercards")
KINDS = ("new", "table", "result", "hint")
SCREENS = (
    *(f"{kind}-{game}" for kind, game in (product if IS_SOAK else zip)(KINDS, GAMES)),
    *("rules-fivedice", "log", "pause", "look-penta", "settings", "line-up", "dialog-waiting"),
)


def test_whole_screens_show_the_words_of_the_file_only(languages: Path, tmp_path: Path, qtbot: QtBot) -> None:
    sessions = tmp_path / "data" / "sessions"
    gallery.write_samples(sessions)
    foreign: dict[str, list[str]] = {}
    seen: set[str] = set()

    def take(name: str) -> None:
        shown = {text for found in texts_of(driver.window).values() for text in found}
        seen.update(shown)
        words = sorted(text for text in shown if LATIN.search(COMMON.sub("", text)))
        if words:
            foreign[name] = words

    settings = Settings(motion="off", language=LANGUAGE)
    with open_window(tmp_path, language=LANGUAGE, settings=settings) as driver:
        for name in SCREENS:
            gallery.SCREENS[name](driver.window, sessions, partial(take, name))
    assert foreign == {}
    assert all(any(mark in text for text in seen) for mark in MARKS), "each form of plurals is seen"


PEOPLE = re.compile(
    r"\b(Spieler(in)? ?\d|Computer \d|W{9,}\d?|Dora|Eda|Emil|Fatma|Gül|Gustav|Hanna|Hans|Mia|Frida|Fritzi|Zoe"
    r"|Anna-Lena|Maximiliane(-Alexandra W\.| Charlotte)|Großmutter Ñandú|Hausregeln am Freit(ag|…)"
    r"|Sonntag bei Oma|[\w-]+\.dicegame|marca|października|listopada)"
)
FORMERLY_STUCK = ("dialog-rename", "steps-tenthousand-begun")
_OTHERS = [name for name in gallery.SCREENS if name not in ("dialog-crash", "dialog-tutor", *FORMERLY_STUCK)]
SWITCHED = (*FORMERLY_STUCK, *gallery.share(3, 16, _OTHERS))


def test_after_switches_in_the_middle_of_it_a_screen_shows_the_words_of_the_file_only(
    languages: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    sessions = tmp_path / "data" / "sessions"
    gallery.write_samples(sessions)
    foreign: dict[str, list[str]] = {}

    def take(name: str) -> None:
        for language in ("en", LANGUAGE, "de", LANGUAGE):
            driver.window._change_settings(Settings(motion="off", language=language))
        settle()
        shown = {text for found in texts_of(driver.window).values() for text in found}
        words = sorted(text for text in shown if LATIN.search(PEOPLE.sub("", COMMON.sub("", text))))
        if words:
            foreign[name] = words
        driver.window._change_settings(Settings(motion="off", language="de"))
        settle()

    with open_window(tmp_path, language="de", settings=Settings(motion="off", language="de")) as driver:
        for name in SWITCHED:
            gallery.SCREENS[name](driver.window, sessions, partial(take, name))
    assert foreign == {}


def test_its_plurals_follow_its_own_rules_and_english_fills_the_gaps(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "languages"
    write_language(folder, frozenset({"What shall we play?", "%n session/sessions"}))
    translation = Translation(translations_dir(), folder)
    translation.set_language(LANGUAGE)
    try:
        assert QLocale().language() is QLocale.Language.Polish
        dice = {count: translate("SheetTable", "%n die/dice", None, count) for count in (1, 2, 4, 5, 12, 22)}
        forms = {count: text[-1] for count, text in dice.items()}
        assert forms == dict(zip((1, 2, 4, 5, 12, 22), "①②②③③②", strict=True))
        assert all(text.startswith(f"{count} ") for count, text in dice.items())
        assert translate("Home", "Continue") == marked("Continue")
        assert translate("Home", "What shall we play?") == "What shall we play?"
        counted = [translate("Backup", "%n session/sessions", None, count) for count in (1, 2)]
        assert counted == ["1 session", "2 sessions"]
    finally:
        translation.remove()
        QLocale.setDefault(QLocale.c())


def test_no_language_mirrors_what_lies_around_the_boards(tmp_path: Path, qtbot: QtBot) -> None:
    message = texts.Message("Home", "Continue")
    source = tmp_path / "dicegames_ar.ts"
    source.write_text(texts.write_ts("ar", [message], {message: ("متابعة",)}), encoding="utf-8")
    texts.compile_all(tmp_path, texts.find_lrelease())
    translation = Translation(translations_dir(), tmp_path)
    translation.set_language("ar")
    try:
        assert translation.language == "ar"
        assert translate("Home", "Continue") == "متابعة"
        assert QGuiApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight
    finally:
        translation.remove()
        QLocale.setDefault(QLocale.c())


def test_it_is_chosen_in_the_settings_under_its_own_name(
    languages: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.shell.show_page("settings")
        driver.settle()
        choice = window.settings_page.language
        assert isinstance(choice, Segmented)
        assert [choice.button(code).accessibleName() for code in choice.option_ids] == [
            "System",
            "Deutsch",
            "English",
            "Polski",
        ]
        driver.click(choice.button(LANGUAGE))
        assert window.windowTitle() == marked("Dice Games")
        assert window.settings.language == LANGUAGE
    assert SettingsStore(tmp_path / "config" / "settings.json").load()[0].language == LANGUAGE
    with open_window(tmp_path, language=LANGUAGE) as driver:
        assert driver.window.windowTitle() == marked("Dice Games")
    (languages / f"dicegames_{LANGUAGE}.qm").unlink()
    with open_window(tmp_path, language=LANGUAGE) as driver:
        assert driver.window.windowTitle() == "Dice Games", "its file is gone"
        driver.window.shell.show_page("settings")
        driver.settle()
        assert driver.window.settings_page.language.current_id == "system"


def test_many_languages_are_a_list(qtbot: QtBot) -> None:
    page = SettingsPage(make_look(), ("de", "en", "fr", "pl"))
    qtbot.addWidget(page)
    page.show_settings(Settings(language="fr"))
    assert isinstance(page.language, MenuButton)
    assert (page.language.current_id, page.language.current_label) == ("fr", "Français")
    assert page.language.accessibleName().startswith("Language")


def test_files_that_hold_no_language_are_no_choice(languages: Path) -> None:
    good = (languages / f"dicegames_{LANGUAGE}.qm").read_bytes()
    (languages / "dicegames_fr.qm").write_bytes(b"no language")
    (languages / "dicegames_it.qm").write_bytes(good[: len(good) // 2])
    (languages / "dicegames_xx.qm").write_bytes(good)  # there is no such language
    (languages / "dicegames_de.qm").write_bytes(b"the program has its own")
    (languages / "dicegames_es.qm").mkdir()
    folders = (translations_dir(), languages)
    assert known_languages(folders) == ("de", "en", LANGUAGE)
    assert {path.name for path in broken_languages(folders)} == {
        "dicegames_fr.qm",
        "dicegames_it.qm",
        "dicegames_xx.qm",
        "dicegames_es.qm",
    }
    assert language_files(*folders)["de"].parent == translations_dir()


@pytest.mark.parametrize(
    ("code", "name"), [("de", "Deutsch"), ("en", "English"), ("pl", "Polski"), ("fr", "Français")]
)
def test_a_language_is_called_as_its_speakers_call_it(code: str, name: str) -> None:
    assert language_name(code) == name


def test_the_command_line_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write_language(tmp_path / "config" / "languages")
    begun: list[str | None] = []
    monkeypatch.setattr(cli, "display_problem", lambda: None)

    def begin(*, language: str | None, **_rest: object) -> int:
        begun.append(language)
        return 0

    monkeypatch.setattr("dicegames.app.main.run_window", begin)
    assert cli.main(["--lang", LANGUAGE, "--data-dir", str(tmp_path)]) == 0
    assert begun == [LANGUAGE]
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--lang", "fr", "--data-dir", str(tmp_path)])
    assert stopped.value.code == 2
    assert "no language 'fr' (there are de, en, pl)" in capsys.readouterr().err


def test_qt_takes_as_many_plural_forms_as_the_collector_writes(tmp_path: Path, qtbot: QtBot) -> None:
    message = texts.Message("A", "%n x/xs", "", True)
    for language in (*texts.PLURAL_FORMS, "de", "fr", "sv", "pt_BR"):
        forms = tuple(f"%n {number}" for number in range(texts.plural_forms(language)))
        source = tmp_path / f"dicegames_{language}.ts"
        source.write_text(texts.write_ts(language, [message], {message: forms}), encoding="utf-8")
    texts.compile_all(tmp_path, texts.find_lrelease())
    for language, path in language_files(tmp_path).items():
        translator = QTranslator()
        assert translator.load(str(path))
        said = {str(translator.translate("A", "%n x/xs", None, n)).split()[1] for n in range(205)}
        assert len(said) == texts.plural_forms(language), language
