"""The data folder in the window: seen, changed for another, and told of when it can't be used."""

import errno
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from dicegames.app import data_folder
from dicegames.app.data_folder import DataFolder
from dicegames.app.place import Place
from dicegames.app.waiting import StoppedError, Waiting
from dicegames.storage.directories import directories
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.ui.dialogs.data_folder import DataFolderDialog
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look
from storage.session_help import sample_bytes, write_session
from windows import SheetDriver, open_window


class Person:
    """Chooses a folder, answers the question whether to copy, and reads what is told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path | None, copies: bool = True) -> None:
        self.asked: list[str] = []
        self.told: list[tuple[str, str]] = []
        self.folder = folder
        self._copies = copies
        monkeypatch.setattr(DataFolderDialog, "ask", staticmethod(self.choose))
        monkeypatch.setattr(Question, "ask", staticmethod(self.answer))
        monkeypatch.setattr(Message, "tell", staticmethod(self.read))

    def choose(self, parent: object, folder: Path) -> Path | None:
        return self.folder

    def answer(self, parent: object, look: Look, words: Callable[[], Doubt]) -> bool:
        self.asked.append(words().text)
        return not self._copies

    def read(self, parent: object, look: Look, words: Told) -> None:
        self.told.append(words())


def choose(driver: SheetDriver) -> int:
    """Go to the settings and press "Choose another"; return how often a new window was asked for."""
    spy = QSignalSpy(driver.window.reopen_requested)
    driver.window.menus.settings.trigger()
    driver.settle()
    driver.click(driver.window.settings_page.data_folder.choose_button)
    return spy.count()


@pytest.mark.parametrize(
    ("number", "sentence"),
    [
        (errno.ENOSPC, "The disk is full, so the settings could not be saved. They hold until you quit."),
        (errno.EROFS, "The settings could not be saved. They hold until you quit."),
    ],
)
def test_settings_that_cannot_be_saved_hold_and_the_reason_is_told(
    number: int, sentence: str, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(store: SettingsStore, settings: Settings) -> None:
        raise OSError(number, "no")

    person = Person(monkeypatch, None)
    with open_window(tmp_path) as driver:
        monkeypatch.setattr(SettingsStore, "save", refuse)
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, cloth="wine"))
        assert driver.window.settings.cloth == "wine"
        monkeypatch.undo()
    assert person.told == [("Settings", sentence)]


def test_a_folder_without_room_is_not_chosen(
    tmp_path: Path, qtbot: QtBot, other: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(monkeypatch, other)
    monkeypatch.setattr(data_folder, "folder_problem", lambda folder: "full")
    with open_window(tmp_path) as driver:
        assert choose(driver) == 0
    assert person.told == [
        ("This folder cannot be used", f"There is no room left in {other}. Nothing was changed.")
    ]


@pytest.fixture
def other(tmp_path: Path) -> Path:
    made = tmp_path / "other"
    made.mkdir()
    return made


@pytest.mark.parametrize("copies", [True, False])
def test_another_folder_is_used_with_or_without_a_copy(
    tmp_path: Path, other: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, copies: bool
) -> None:
    write_session(tmp_path / "data" / "sessions" / "a.dicegame", sample_bytes())
    person = Person(monkeypatch, other, copies)
    with open_window(tmp_path) as driver:
        assert choose(driver) == 1
        assert driver.window.settings.data_folder == str(other)
    assert [str(other) in text for text in person.asked] == [True]
    assert person.told == []
    assert SettingsStore(tmp_path / "config" / "settings.json").load()[0].data_folder == str(other)
    assert (other / "sessions" / "a.dicegame").exists() == copies
    assert (tmp_path / "data" / "sessions" / "a.dicegame").exists()


def test_the_usual_folder_is_chosen_by_no_name(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = directories(None).data
    usual.mkdir(parents=True)
    Person(monkeypatch, usual, copies=False)
    with open_window(tmp_path, settings=Settings(motion="off", data_folder="/somewhere")) as driver:
        assert choose(driver) == 1
        assert driver.window.settings.data_folder == ""


def test_no_choice_and_the_same_folder_change_nothing(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    for folder in (None, tmp_path / "data"):
        person = Person(monkeypatch, folder)
        with open_window(tmp_path) as driver:
            assert choose(driver) == 0
        assert (person.asked, person.told) == ([], [])


def test_a_folder_that_takes_no_file_is_refused(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(monkeypatch, tmp_path / "gone")
    with open_window(tmp_path) as driver:
        assert choose(driver) == 0
        assert driver.window.settings.data_folder == ""
    assert [str(tmp_path / "gone") in text for _, text in person.told] == [True]


@pytest.mark.parametrize(
    ("error", "title", "words"),
    [
        (StoppedError(), "Stopped", "chosen before"),
        (OSError(errno.ENOSPC, "x"), "Not everything was copied", "disk is full"),
        (OSError(errno.EACCES, "x"), "Not everything was copied", "not allowed"),
        (OSError(errno.EIO, "x"), "Not everything was copied", "nothing was lost"),
    ],
)
def test_a_copy_that_ends_early_leaves_the_old_folder_in_use(
    tmp_path: Path,
    other: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    error: Exception,
    title: str,
    words: str,
) -> None:
    def fail(*words: object) -> None:
        raise error

    person = Person(monkeypatch, other)
    monkeypatch.setattr(Waiting, "wait", staticmethod(fail))
    with open_window(tmp_path) as driver:
        assert choose(driver) == 0
        assert driver.window.settings.data_folder == ""
    assert [(told, words in text) for told, text in person.told] == [(title, True)]


def test_at_a_table_the_folder_is_only_shown(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(tmp_path) as driver:
        driver.start()
        page = driver.window._make_settings()
        assert page.data_folder.choose_button.isHidden()
        assert page.data_folder.path.text() == str(tmp_path / "data")
        page.deleteLater()


def test_from_the_menu_the_table_is_left_first(
    tmp_path: Path, other: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    Person(monkeypatch, other)
    with open_window(tmp_path) as driver:
        driver.start()
        spy = QSignalSpy(driver.window.reopen_requested)
        driver.window.menus.choose_folder.trigger()
        assert (spy.count(), driver.window.desk) == (1, None)
    assert len(list((other / "sessions").glob("*.dicegame"))) == 1


def test_the_folder_opens_in_the_file_manager(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url.toLocalFile())
        return len(opened) == 1

    person = Person(monkeypatch, None)
    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    with open_window(tmp_path) as driver:
        driver.window.menus.settings.trigger()
        panel = driver.window.settings_page.data_folder
        driver.click(panel.open_button)
        assert opened == [str(tmp_path / "data")]
        assert person.told == []
        driver.click(panel.open_button)
        assert str(tmp_path / "data") in person.told[0][1]


def test_each_problem_of_the_folder_has_words(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = Person(monkeypatch, None)
    with open_window(tmp_path) as driver:
        window = driver.window
        gone = tmp_path / "gone"
        folders = window._folders
        for place in (
            Place(folders),
            Place(folders, problem="missing", wanted=gone),
            Place(folders, problem="unusable", wanted=gone),
            Place(folders, is_given=True, problem="unwritable"),
        ):
            DataFolder(window._look, place, window, window.show_home).tell_problem()
    assert len({title for title, _ in person.told}) == len(person.told) == 3
    assert [str(gone) in text for _, text in person.told] == [True, True, False]
    assert all(str(folders.data) in text for _, text in person.told)
