"""The editor of rulesets with the library: save, delete, take back, hand on, take in (T14)."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from dicegames.app.own_rulesets import OwnRulesets
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT
from dicegames.storage.ruleset_file import export_ruleset
from dicegames.storage.rulesets import RulesetLibrary
from dicegames.ui.dialogs.question import Question
from dicegames.ui.dialogs.ruleset_files import ExportRulesetDialog, ImportRulesetDialog
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.pages.ruleset_editor import TenThousandEditor
from ui.editor_help import OWN, click, set_value, type_name, type_number
from ui.page_help import SIZES, show_page


@pytest.fixture
def own(qtbot: QtBot, look: Look, tmp_path: Path) -> OwnRulesets:
    stack = QStackedWidget()
    own = OwnRulesets(look, tmp_path / "rules", stack)
    show_page(qtbot, stack, SIZES[0])
    return own


def editor_of(own: OwnRulesets) -> TenThousandEditor:
    assert isinstance(own.editor, TenThousandEditor)
    return own.editor


def test_what_is_saved_is_in_the_library(own: OwnRulesets, tmp_path: Path) -> None:
    own.copy(SHORT)
    page = editor_of(own)
    type_name(page, "House rules")
    type_number(page, "target", 8000)
    click(page.save_button)
    (kept,) = RulesetLibrary(tmp_path / "rules").listing().rulesets
    assert kept == msgspec.structs.replace(OWN, id=kept.id)
    assert page.sentence == "Everything is saved."
    assert not page.save_button.isEnabled()
    type_number(page, "target", 9000)
    click(page.save_button)
    assert own.rulesets == (msgspec.structs.replace(kept, target=9000),)
    # a copy is another one
    own.copy(own.rulesets[0])
    page = editor_of(own)
    type_name(page, "Others")
    click(page.save_button)
    assert [ruleset.name for ruleset in own.rulesets] == ["House rules", "Others"]


def test_what_is_deleted_can_be_taken_back(own: OwnRulesets) -> None:
    own.copy(SHORT)
    page = editor_of(own)
    assert not page.delete_button.isEnabled()
    type_name(page, "House rules")
    click(page.save_button)
    kept = list(own.rulesets)
    click(page.delete_button)
    assert list(own.rulesets) == []
    assert page.strip.isVisible()
    assert page.strip.note.plain_text == "“House rules” is deleted. Its values are still here."
    assert not page.has_changes  # leaving asks nothing: that was wanted
    click(page.strip.undo_button)
    assert list(own.rulesets) == kept
    assert not page.strip.isVisible()
    assert page.ruleset == kept[0]
    # what was changed in between isn't lost
    click(page.delete_button)
    type_number(page, "target", 9000)
    click(page.strip.undo_button)
    assert list(own.rulesets) == kept
    assert page.ruleset == msgspec.structs.replace(kept[0], target=9000)
    assert page.has_changes


def test_deleting_keeps_what_was_edited_before(own: OwnRulesets, monkeypatch: pytest.MonkeyPatch) -> None:
    own.copy(SHORT)
    page = editor_of(own)
    type_name(page, "House rules")
    click(page.save_button)
    kept = page.ruleset
    type_number(page, "target", 9000)
    click(page.delete_button)
    asked: list[tuple[object, ...]] = []

    def stay(*words: object) -> bool:
        asked.append(words)
        return False

    monkeypatch.setattr(Question, "ask", stay)
    left = QSignalSpy(own.left)
    click(page.back_button)  # the edits would be lost
    assert (len(asked), left.count()) == (1, 0)
    click(page.strip.undo_button)
    assert own.rulesets == (kept,)
    assert page.ruleset == msgspec.structs.replace(kept, target=9000)
    assert page.has_changes
    click(page.save_button)
    assert own.rulesets == (msgspec.structs.replace(kept, target=9000),)


def test_a_draft_that_could_not_be_saved_outlives_taking_back(
    own: OwnRulesets, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.copy(SHORT)
    page = editor_of(own)
    type_name(page, "House rules")
    click(page.save_button)
    (kept,) = own.rulesets
    click(page.delete_button)
    type_number(page, "target", 9000)
    with monkeypatch.context() as broken:
        broken.setattr(RulesetLibrary, "save", _fail)
        click(page.save_button)
    click(page.strip.undo_button)
    assert own.rulesets == (kept,)
    assert page.ruleset.target == 9000
    assert page.has_changes


def _fail(*_: object) -> None:
    raise OSError(28, "full")


def test_export_and_import_are_a_round_trip(
    own: OwnRulesets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "handed on.dicerules"
    monkeypatch.setattr(ExportRulesetDialog, "ask", lambda *_: path)
    monkeypatch.setattr(ImportRulesetDialog, "ask", lambda *_: path)
    own.copy(FARKLE)
    page = editor_of(own)
    type_name(page, "To share")
    set_value(page, "hot_dice", "must")
    click(page.export_button)
    assert path.exists()
    monkeypatch.setattr(Question, "ask", lambda *_: True)
    click(page.import_button)
    (kept,) = own.rulesets
    assert kept == msgspec.structs.replace(FARKLE, id=kept.id, name="To share", hot_dice="must")
    assert page.ruleset == kept
    assert not page.has_changes


def test_a_bad_file_is_refused_with_the_place(
    own: OwnRulesets, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "bad.dicerules"
    export_ruleset(OWN, path)
    path.write_text(path.read_text("utf-8").replace('"target": 8000', '"target": "many"'), "utf-8")
    monkeypatch.setattr(ImportRulesetDialog, "ask", lambda *_: path)
    spy = QSignalSpy(own.told)
    asked: list[str] = []

    def stay(parent: object, look: object, words: Callable[[], Doubt]) -> bool:
        asked.append(words().title)
        return False

    monkeypatch.setattr(Question, "ask", stay)
    own.copy(SHORT)
    page = editor_of(own)
    type_number(page, "target", 9000)
    click(page.import_button)
    assert list(own.rulesets) == []
    assert "Target" in spy.at(0)[0]()[1]
    assert asked == []
    assert page.ruleset.target == 9000
    # a good one asks what is to become of the changes
    export_ruleset(OWN, path)
    click(page.import_button)
    assert asked == ["Leave without saving?"]
    assert list(own.rulesets) == []
    assert page.ruleset.target == 9000
    assert spy.count() == 1
