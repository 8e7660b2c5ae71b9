"""Own rules in the whole window: editor and back, files from and for others, what goes wrong."""

import errno
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from dicegames.app.own_rulesets import OwnRulesets
from dicegames.games.tenthousand.ruleset import FARKLE, PRESETS, SHORT, TenThousandRuleset
from dicegames.storage.library import load
from dicegames.storage.ruleset_file import SUFFIX, encode_ruleset, export_ruleset, read_ruleset
from dicegames.storage.rulesets import RulesetLibrary
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.ruleset_files import ExportRulesetDialog, ImportRulesetDialog
from dicegames.ui.dialogs.system_files import file_name
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.pages.ruleset_editors import RulesetEditor
from storage.listing import list_sessions
from windows import Driver, open_window


def own(number: int, name: str, **values: Any) -> TenThousandRuleset:
    """Return an own ruleset."""
    return msgspec.structs.replace(SHORT, id=f"own-{number:032x}", name=name, **values)


FRIDAY = own(1, "Friday", target=7000)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the own rulesets; one is there."""
    found = tmp_path / "data" / "rulesets"
    RulesetLibrary(found).save(FRIDAY)
    return found


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the program's messages and questions said; the answer is yes."""
    texts: list[str] = []

    def tell(parent: object, look: object, words: Told) -> None:
        texts.append("\n".join(words()))

    def ask(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        texts.append(words().title)
        return True

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    monkeypatch.setattr(Question, "ask", staticmethod(ask))
    return texts


def edit(driver: Driver, index: int = len(PRESETS)) -> RulesetEditor:
    """Open the page of a new game and click "Edit" at a card; return the editor."""
    window = driver.window
    window.show_new_game("tenthousand")
    driver.click(window.new_game.rulesets.edit_buttons[index])
    return opened(window.own_rulesets)


def opened(own_rulesets: OwnRulesets) -> RulesetEditor:
    editor = own_rulesets.editor
    assert editor is not None
    assert editor.isVisible()
    return editor


def titles(driver: Driver) -> list[str]:
    return [card.title for card in driver.window.new_game.rulesets.cards][len(PRESETS) :]


def test_a_new_ruleset_is_made_from_a_preset_and_played(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]
) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.show_new_game("tenthousand")
        window.new_game.rulesets.cards[2].click()
        driver.click(window.new_game.rulesets.copy_button)
        editor = opened(window.own_rulesets)
        editor.save_requested.emit(msgspec.structs.replace(FARKLE, name="Ours"))
        editor.back_requested.emit()
        driver.settle()
        assert window.own_rulesets.editor is None
        assert window.new_game.isVisible()
        assert titles(driver) == ["Friday", "Ours"]
        chosen = window.new_game.rulesets.current
        assert chosen.name == "Ours"
        assert RulesetLibrary(folder).listing().rulesets[1] == chosen
        window.show_home()
        window.show_new_game("tenthousand")
        assert window.new_game.rulesets.current == SHORT  # nothing was played by it yet
    assert said == []


def test_a_match_keeps_its_rules_and_the_line_up_its_ruleset(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]
) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.show_new_game("tenthousand")
        window.new_game.rulesets.cards[len(PRESETS)].click()
        window.new_game.start_button.click()
        (info,) = list_sessions(tmp_path / "data" / "sessions")
        assert load(info.path).header.ruleset == json.loads(msgspec.json.encode(FRIDAY))
        editor = edit(driver)
        assert window.new_game.rulesets.current == FRIDAY  # remembered with the line-up
        editor.delete_requested.emit(FRIDAY)
        editor.back_requested.emit()
        driver.settle()
        assert window.new_game.rulesets.current == SHORT
        assert titles(driver) == []
        window.open_file(info.path)
        assert window.desk is not None
        assert load(info.path).header.ruleset["name"] == "Friday"


def test_deleting_another_leaves_the_choice(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]
) -> None:
    with open_window(tmp_path) as driver:
        editor = edit(driver)
        driver.window.new_game.rulesets.cards[2].click()
        editor.save_requested.emit(FRIDAY)
        editor.delete_requested.emit(FRIDAY)
        editor.back_requested.emit()
        assert driver.window.new_game.rulesets.current == FARKLE


def test_deleting_can_be_taken_back(tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]) -> None:
    with open_window(tmp_path) as driver:
        editor = edit(driver)
        editor.delete_requested.emit(FRIDAY)
        assert titles(driver) == []
        editor.restore_requested.emit(FRIDAY)
        assert titles(driver) == ["Friday"]
        editor.back_requested.emit()
        driver.settle()
        assert driver.window.new_game.rulesets.current == FRIDAY
    assert said == []


def test_the_rules_page_follows(tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]) -> None:
    with open_window(tmp_path) as driver:
        window = driver.window
        window.shell.show_page("rules")
        window.rules.show_ruleset(FRIDAY)
        assert window.rules.text.toPlainText().startswith("10,000, Friday")
        editor = edit(driver)
        editor.save_requested.emit(msgspec.structs.replace(FRIDAY, name="Saturday"))
        assert not window.rules.text.toPlainText().startswith("10,000, Friday")
        editor.back_requested.emit()


def test_a_file_is_exported_and_imported(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "for you.dicerules"
    asked: list[tuple[str, ...]] = []

    def ask_where(parent: object, name: str, suffix: str) -> Path:
        asked.append((name, suffix))
        return path

    monkeypatch.setattr(ExportRulesetDialog, "ask", staticmethod(ask_where))
    monkeypatch.setattr(ImportRulesetDialog, "ask", staticmethod(lambda *_: path))
    with open_window(tmp_path) as driver:
        editor = edit(driver)
        editor.export_requested.emit(FRIDAY)
        assert asked == [("Friday", SUFFIX)]
        assert read_ruleset(path) == FRIDAY
        export_ruleset(own(1, "Friday", target=9000), path)
        editor.import_requested.emit()
        assert titles(driver) == ["Friday", "Friday (2)"]
        path.write_bytes(path.read_bytes().replace(b"9000", b"9000;"))
        editor.import_requested.emit()
        assert titles(driver) == ["Friday", "Friday (2)"]
        assert len(said) == 1
        assert "Line 9, place 19: “;” does not fit here." in said[0]
        path.write_bytes(encode_ruleset(own(5, "Endless", target=0)))
        editor.import_requested.emit()
        assert "choose a number from 500 to 100,000" in said[1]
        editor.back_requested.emit()
        driver.settle()
        assert driver.window.new_game.rulesets.current.name == "Friday (2)"


def test_cancelled_dialogs_do_nothing(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExportRulesetDialog, "ask", staticmethod(lambda *_: None))
    monkeypatch.setattr(ImportRulesetDialog, "ask", staticmethod(lambda *_: None))
    with open_window(tmp_path) as driver:
        editor = edit(driver)
        editor.export_requested.emit(FRIDAY)
        editor.import_requested.emit()
        assert titles(driver) == ["Friday"]
        editor.back_requested.emit()
    assert said == []


def test_a_file_of_rules_is_opened_like_a_session(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]
) -> None:
    good, bad = tmp_path / f"good{SUFFIX}", tmp_path / f"bad{SUFFIX}"
    export_ruleset(own(7, "From Ben", target=2500), good)
    bad.write_bytes(b"{")
    with open_window(tmp_path) as driver:
        window = driver.window
        window.open_file(bad)
        assert window.home.isVisible()
        assert len(said) == 1
        assert "from here on something is missing" in said[0]
        window.open_file(good)
        assert window.new_game.isVisible()
        assert window.new_game.rulesets.current.name == "From Ben"
        assert titles(driver) == ["Friday", "From Ben"]


def test_what_cannot_be_read_is_told_once(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str]
) -> None:
    lost = folder / f"own-{5:032x}{SUFFIX}"
    lost.write_bytes(b"\xff")
    with open_window(tmp_path) as driver:
        for _ in range(2):
            driver.window.show_new_game("tenthousand")
            assert titles(driver) == ["Friday"]
            driver.window.show_home()
    assert len(said) == 1
    assert lost.name in said[0]
    assert "Line 1" in said[0]
    assert lost.read_bytes() == b"\xff"


@pytest.mark.parametrize("wish", ["save", "delete", "restore", "export", "import"])
def test_a_fault_of_the_disk_is_told_and_nothing_is_lost(
    tmp_path: Path,
    folder: Path,
    qtbot: QtBot,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    wish: str,
) -> None:
    path = tmp_path / "file.dicerules"
    export_ruleset(own(9, "Other"), path)
    monkeypatch.setattr(ExportRulesetDialog, "ask", staticmethod(lambda *_: path))
    monkeypatch.setattr(ImportRulesetDialog, "ask", staticmethod(lambda *_: path))

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with open_window(tmp_path) as driver:
        editor = edit(driver)
        with monkeypatch.context() as patch:
            patch.setattr("os.replace", full)
            if wish == "import":
                editor.import_requested.emit()
            else:
                getattr(editor, f"{wish}_requested").emit(FRIDAY)
        assert len(said) == 1
        assert editor.isVisible()
        assert titles(driver) == ["Friday"]
        editor.back_requested.emit()
    assert RulesetLibrary(folder).listing().rulesets == (FRIDAY,)
    assert read_ruleset(path) == own(9, "Other")


def test_who_wants_to_stay_in_the_editor_stays(
    tmp_path: Path, folder: Path, qtbot: QtBot, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / f"X{SUFFIX.upper()}"
    export_ruleset(own(7, "From Ben"), rules)
    with open_window(tmp_path) as driver:
        window = driver.window
        window.start_demo()
        window.show_home()
        (session,) = (info.path for info in list_sessions(tmp_path / "data" / "sessions"))
        editor = edit(driver)
        with monkeypatch.context() as patch:
            patch.setattr(type(editor), "may_leave", lambda _: False)
            window.show_home()
            window.show_new_game("penta")
            window.open_file(session)
            window.open_file(rules)
            assert [ruleset.name for ruleset in window.own_rulesets.rulesets] == ["Friday"]
            window.menus.rules.trigger()
            window.menus.settings.trigger()
            close = QCloseEvent()
            window.closeEvent(close)
            assert not close.isAccepted()
            assert window.own_rulesets.editor is editor
            assert window.stack.currentWidget() is editor
        window.menus.rules.trigger()
        driver.settle()
        assert window.own_rulesets.editor is None
        assert window.rules.isVisible()
        window.open_file(session)  # whoever stayed left the session free
        assert window.table is not None
    assert said == []


@pytest.mark.parametrize("suffix", [SUFFIX, SUFFIX.upper(), ".dicegame", ".DICEGAME"])
def test_a_bad_file_leaves_the_editor_as_it_is(
    tmp_path: Path,
    folder: Path,
    qtbot: QtBot,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    suffix: str,
) -> None:
    bad = tmp_path / f"bad{suffix}"
    bad.write_bytes(b"{")
    with open_window(tmp_path) as driver:
        editor = edit(driver)
        asked: list[bool] = []

        def may_leave(_: RulesetEditor) -> bool:
            asked.append(True)
            return True

        monkeypatch.setattr(type(editor), "may_leave", may_leave)
        driver.window.open_file(bad)
        assert opened(driver.window.own_rulesets) is editor
        assert asked == []
        editor.back_requested.emit()
    title = "These rules cannot be used" if suffix.lower() == SUFFIX else "This session cannot be opened"
    assert [text.partition("\n")[0] for text in said] == [title]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Friday (2)", "Friday (2)"),
        ("a/b\\c:d*?", "a_b_c_d__"),
        ("..", "__"),
        ("🎲", "_"),
        ("Übung", "Übung"),
    ],
)
def test_a_file_is_called_after_the_rules(name: str, expected: str) -> None:
    assert file_name(name) == expected


def test_the_dialog_adds_the_ending(
    tmp_path: Path, qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[QFileDialog] = []

    def accept(dialog: QFileDialog) -> int:
        seen.append(dialog)
        dialog.setDirectory(str(tmp_path))
        dialog.selectFile("mine")
        return int(QFileDialog.DialogCode.Accepted)

    monkeypatch.setattr(QFileDialog, "exec", accept)
    with open_window(tmp_path) as driver:
        path = ExportRulesetDialog.ask(driver.window, "Ours", SUFFIX)
        assert path == tmp_path / f"mine{SUFFIX}"
        assert seen[0].acceptMode() == QFileDialog.AcceptMode.AcceptSave
        monkeypatch.setattr(QFileDialog, "exec", lambda _: int(QFileDialog.DialogCode.Rejected))
        assert ExportRulesetDialog.ask(driver.window, "Ours", SUFFIX) is None
