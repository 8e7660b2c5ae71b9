"""The system's own dialogs for files: where they begin, and in which language they are."""

from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from dicegames.app.translation import Translation
from dicegames.data import translations_dir
from dicegames.ui.dialogs.backup_files import RestoreBackupDialog, WriteBackupDialog
from dicegames.ui.dialogs.data_folder import DataFolderDialog
from dicegames.ui.dialogs.open_file import OpenFileDialog
from dicegames.ui.dialogs.ruleset_files import ExportRulesetDialog, ImportRulesetDialog
from dicegames.ui.dialogs.session_files import ExportSessionDialog, ImportSessionsDialog
from dicegames.ui.dialogs.system_files import ask_files

ASKED: dict[str, Callable[[QWidget], object]] = {
    "open": lambda window: OpenFileDialog.ask(window, Path.home()),
    "import": ImportSessionsDialog.ask,
    "export": lambda window: ExportSessionDialog.ask(window, "Sunday"),
    "import rules": lambda window: ImportRulesetDialog.ask(window, ".dicerules"),
    "export rules": lambda window: ExportRulesetDialog.ask(window, "Mine", ".dicerules"),
    "write backup": lambda window: WriteBackupDialog.ask(window, date(2026, 11, 30)),
    "restore backup": RestoreBackupDialog.ask,
    "data folder": lambda window: DataFolderDialog.ask(window, Path.home()),
}


@pytest.mark.parametrize("exists", [True, False])
def test_a_home_without_documents_is_where_files_are_looked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exists: bool
) -> None:
    documents = tmp_path / "Documents"
    if exists:
        documents.mkdir()
    begun: list[str] = []

    def leave(dialog: QFileDialog) -> int:
        begun.append(dialog.directory().path())
        return int(QFileDialog.DialogCode.Rejected)

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(QFileDialog, "exec", leave)
    window = QWidget()
    qtbot.addWidget(window)
    assert ask_files(window, lambda: ("Import", "Sessions (*.dicegame)")) == []
    assert begun == [str(documents if exists else tmp_path)]


@pytest.fixture
def translation(qtbot: QtBot) -> Iterator[Translation]:
    """The program's languages, English at first."""
    translation = Translation(translations_dir())
    translation.set_language("en")
    yield translation
    translation.remove()


@pytest.mark.parametrize("asked", ASKED)
def test_title_and_filters_follow_the_language_and_nothing_typed_or_chosen_is_lost(
    asked: str, translation: Translation, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    said: dict[str, list[str]] = {}

    def switch(dialog: QFileDialog) -> int:
        has_kinds = asked != "data folder"
        if has_kinds:
            assert dialog.selectedNameFilter() == dialog.nameFilters()[0], "what the program writes"
            dialog.selectNameFilter(dialog.nameFilters()[1])
        dialog.show()
        (field,) = [one for one in dialog.findChildren(QLineEdit) if one.objectName() == "fileNameEdit"]
        field.setText("half a na")
        for language in ("de", "en", "de", "en"):
            translation.set_language(language)
            QCoreApplication.processEvents()
            said[language] = [dialog.windowTitle(), *(dialog.nameFilters() if has_kinds else [])]
            assert field.text() == "half a na"
            if has_kinds:
                assert dialog.selectedNameFilter() == dialog.nameFilters()[1]
        dialog.hide()
        return int(QFileDialog.DialogCode.Rejected)

    monkeypatch.setattr(QFileDialog, "exec", switch)
    assert not ASKED[asked](window)
    assert len(said["de"]) == len(said["en"])
    assert all(german != english for german, english in zip(said["de"], said["en"], strict=True)), said
