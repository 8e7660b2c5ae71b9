"""What older versions kept is read; what newer ones kept is told in a clear sentence and stays as it is."""

import json
import re
import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.app.best_results import BestResults
from dicegames.app.instance import END, GREETING
from dicegames.app.replay import replay_file
from dicegames.engine.match import Seat
from dicegames.games.catalog import GAMES
from dicegames.games.sheet.ruleset import PENTA, PUZZLE5
from dicegames.storage.archive import restore_backup, write_backup
from dicegames.storage.archive_members import BackupError
from dicegames.storage.best import BestResult, BestStore
from dicegames.storage.directories import Directories
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import FORMAT, Settings, SettingsStore
from dicegames.ui.dialogs.question import Message
from dicegames.ui.look import Look
from storage.listing import list_sessions
from windows import SheetDriver, open_window

SAMPLES = Path(__file__).parents[1] / "storage" / "samples"
VERSIONS = sorted(
    SAMPLES.glob("version-*"), key=lambda path: [int(number) for number in re.findall(r"\d+", path.name)]
)
LATEST = VERSIONS[-1]
ADA = (Seat("Ada", "blue"),)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What messages say."""
    said: list[str] = []

    def tell(parent: object, look: Look, words: Callable[[], tuple[str, str]]) -> None:
        said.append(words()[1])

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    return said


def kept_by(version: Path, folder: Path) -> Directories:
    """Copy the folder of a version so that `open_window` finds it in `folder`."""
    shutil.copytree(version, folder / "data")
    (folder / "data" / "config").rename(folder / "config")
    return Directories(folder / "data", folder / "config", folder / "cache", folder / "log")


def change(path: Path, old: str, new: str) -> bytes:
    """Make a newer program's file out of one of ours, and return its bytes."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path.read_bytes()


def begin(driver: SheetDriver, path: Path) -> None:
    driver.window.open_file(path)
    QApplication.processEvents()


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_all_that_a_version_kept_is_read(
    version: Path, tmp_path: Path, qtbot: QtBot, told: list[str]
) -> None:
    folders = kept_by(version, tmp_path)
    settings, problem = SettingsStore(folders.settings).load()
    assert problem is None
    infos = list_sessions(folders.sessions)
    games = {info.game_id for info in infos}
    assert games
    assert games <= {info.id for info in GAMES}  # an older version may know fewer
    assert set(settings.line_ups) == games
    assert {(info.game_id, info.state) for info in infos} == {
        (game_id, state) for game_id in games for state in ("open", "finished")
    }
    best = BestStore(folders.best)
    assert best.load() is None
    assert [result.score for result in best.of(PUZZLE5.id)] == [240, 180]
    with open_window(tmp_path, settings=msgspec.structs.replace(settings, data_folder="")) as driver:
        assert [ruleset.name for ruleset in driver.window.own_rulesets.rulesets] == ["Unsere <b>“"]
        for info in infos:
            begin(driver, info.path)
            assert driver.window.desk is not None
            assert driver.window.desk.controller.table.journal.path == info.path
            driver.window.show_home()
    assert told == []
    assert [info.state for info in list_sessions(folders.sessions)].count("damaged") == 0


def test_the_sample_holds_a_setting_of_each_kind() -> None:
    """Another setting needs another format, and a sample of it: see `storage/settings.py`."""
    plain = json.loads((LATEST / "config" / "settings.json").read_text(encoding="utf-8"))
    assert plain.pop("format") == FORMAT
    assert set(plain) == {field.name for field in msgspec.structs.fields(Settings)}


def test_a_newer_session_stays_as_it_is(tmp_path: Path, qtbot: QtBot, told: list[str]) -> None:
    folders = kept_by(LATEST, tmp_path)
    path = folders.sessions / "penta-open.dicegame"
    data = change(path, '{"dicegames":1', '{"dicegames":2')
    with open_window(tmp_path) as driver:
        begin(driver, path)
        assert driver.window.desk is None
    assert told == [
        "This file comes from a newer version of the app. It is left as it is. Update the app for it."
    ]
    assert {info.path.name: info.state for info in list_sessions(folders.sessions)}[path.name] == "newer"
    with pytest.raises(ValueError, match="newer_format"):
        replay_file(path, as_json=True)
    assert path.read_bytes() == data


def test_newer_rules_stay_as_they_are(tmp_path: Path, qtbot: QtBot, told: list[str]) -> None:
    folders = kept_by(LATEST, tmp_path)
    (path,) = folders.rulesets.iterdir()
    data = change(path, '"dicegames_ruleset": 1', '"dicegames_ruleset": 2')
    sent = tmp_path / "sent.dicerules"
    sent.write_bytes(data)
    with open_window(tmp_path) as driver:
        begin(driver, sent)
        driver.window.show_new_game("tenthousand")
    sentence = "These rules come from a newer version of the app. Update the app for them."
    assert told == [sentence, f"{path.name}: {sentence}\nThe files stay as they are."]
    assert path.read_bytes() == sent.read_bytes() == data


def test_newer_settings_stay_as_they_are_and_hold_as_far_as_they_are_known(
    tmp_path: Path, qtbot: QtBot, told: list[str]
) -> None:
    folders = kept_by(LATEST, tmp_path)
    change(folders.settings, '"format": 1', '"format": 2')
    change(folders.settings, '"data_folder": "/games"', '"data_folder": "", "smell": "of wood"')
    data = change(folders.settings, '"theme": "dark"', '"theme": "sepia"')
    store = SettingsStore(folders.settings)
    settings, problem = store.load()
    assert (settings.theme, settings.cloth, problem) == ("system", "wine", "settings_newer")
    with open_window(tmp_path) as driver:
        window = driver.window
        window._store.load()
        window.tell_settings_problem("settings_newer")
        window._change_settings(msgspec.structs.replace(window.settings, cloth="blue"))
        assert (settings.cloth, window.settings.cloth) == ("wine", "blue")
    assert told == [
        "The settings are those of a newer version. They stay as they are. Changes hold until you quit."
    ]
    assert folders.settings.read_bytes() == data
    assert [path.name for path in folders.config.iterdir()] == ["settings.json"]
    assert SettingsStore(folders.settings).load()[0].cloth == "wine"


def test_a_newer_best_list_stays_as_it_is(tmp_path: Path, qtbot: QtBot, told: list[str]) -> None:
    folders = kept_by(LATEST, tmp_path)
    data = change(folders.best, '"format": 1', '"format": 2, "teams": []')
    with open_window(tmp_path) as driver:
        driver.begin(PENTA, ADA, TableOptions(auto_entry=0, handover=False))
        assert told == []  # no clock, no list
        for _ in range(2):
            driver.begin(PUZZLE5, ADA, TableOptions(auto_entry=0, handover=False))
    assert told == [
        "The best results come from a newer version of the app. They stay as they are. Update the app."
    ]
    store = BestStore(folders.best)
    assert store.load() == "best_newer"
    with pytest.raises(PermissionError):
        store.add(PUZZLE5.id, BestResult("c" * 32, 300, "Ada", "2026-11-30T05:00:00.000Z", 0))
    assert [result.score for result in store.of(PUZZLE5.id)] == [300]
    assert BestResults(folders).take_problem() is None
    assert folders.best.read_bytes() == data
    assert sorted(path.name for path in folders.data.iterdir()) == ["best.json", "rulesets", "sessions"]


def test_a_result_that_is_found_to_be_missing_in_a_newer_best_list_is_told_once(
    tmp_path: Path, qtbot: QtBot, told: list[str]
) -> None:
    folders = kept_by(LATEST, tmp_path)
    data = change(folders.best, '"format": 1', '"format": 2')
    path = folders.sessions / "puzzle.dicegame"
    shutil.copyfile(SAMPLES / "format1-puzzle.dicegame", path)
    with open_window(tmp_path) as driver:
        begin(driver, path)
        driver.window.show_home()
        begin(driver, path)
    assert told == [
        "The best results come from a newer version of the app. They stay as they are. Update the app."
    ]
    assert folders.best.read_bytes() == data


def test_a_newer_backup_is_refused_whole(tmp_path: Path) -> None:
    folders = kept_by(LATEST, tmp_path / "from")
    backup = tmp_path / "backup.zip"
    write_backup(backup, folders)
    newer_backup = tmp_path / "newer.zip"
    with zipfile.ZipFile(backup) as old, zipfile.ZipFile(newer_backup, "w") as new:
        for name in old.namelist():
            data = old.read(name).replace(b'"dicegames_backup":1', b'"dicegames_backup":2')
            new.writestr(name, data)
    whole = newer_backup.read_bytes()
    other = tmp_path / "to"
    with pytest.raises(BackupError, match="newer_backup"):
        restore_backup(
            newer_backup, Directories(other / "data", other / "config", other / "cache", other / "log")
        )
    assert not other.exists()
    assert newer_backup.read_bytes() == whole


def test_a_backup_neither_brings_nor_replaces_settings_and_best_lists_of_a_newer_version(
    tmp_path: Path,
) -> None:
    older, newer = kept_by(LATEST, tmp_path / "older"), kept_by(LATEST, tmp_path / "newer")
    best = change(newer.best, '"format": 1', '"format": 2')
    settings = change(newer.settings, '"format": 1', '"format": 2')
    for source, target in ((older, newer), (newer, older)):
        backup = tmp_path / f"{source.data.parent.name}.zip"
        write_backup(backup, source)
        restored = restore_backup(backup, target, with_settings=True)
        assert (restored.settings, restored.best, restored.refused) == (False, 0, 2)
    assert (newer.best.read_bytes(), newer.settings.read_bytes()) == (best, settings)
    assert older.best.read_bytes() == (LATEST / "best.json").read_bytes()


def test_the_list_of_sessions_in_the_cache_is_made_anew(
    tmp_path: Path, qtbot: QtBot, told: list[str]
) -> None:
    folders = kept_by(LATEST, tmp_path)
    folders.index.parent.mkdir()
    folders.index.write_bytes(b'{"format":99,"sessions":"elsewhere"}\n')
    count = len(list(folders.sessions.iterdir()))
    with open_window(tmp_path) as driver:
        driver.window.show_page("sessions")
        qtbot.waitUntil(lambda: driver.window.sessions.model.rowCount() == count > 0)
    assert told == []


def test_what_a_further_start_says_is_as_other_versions_expect() -> None:
    """Whoever changes what is sent changes the greeting, too: who greets otherwise gets no file."""
    assert (GREETING, END) == (b"dicegames 1\n", b"\0")
