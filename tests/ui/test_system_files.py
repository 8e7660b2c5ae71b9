"""Where the system's own dialogs for files begin."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from dicegames.ui.dialogs.system_files import ask_files


@pytest.mark.parametrize("exists", [True, False])
def test_a_home_without_documents_is_where_files_are_looked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exists: bool
) -> None:
    documents = tmp_path / "Documents"
    if exists:
        documents.mkdir()
    begun: list[str] = []

    def chosen(parent: QWidget, title: str, folder: str, kinds: str) -> tuple[list[str], str]:
        begun.append(folder)
        return [], ""

    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", chosen)
    window = QWidget()
    qtbot.addWidget(window)
    assert ask_files(window, "Import", "Sessions (*.dicegame)") == []
    assert begun == [str(documents if exists else tmp_path)]
