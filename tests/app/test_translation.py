"""The language of the window: the system's at first, Qt's own words with it, and back to English."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit, QMessageBox
from pytestqt.qtbot import QtBot

from dicegames.app.translation import Translation, system_language
from dicegames.data import translations_dir


class SystemLocale:
    """Stand for the locale of a system whose user reads these languages, best first."""

    def __init__(self, *languages: str) -> None:
        self._languages = list(languages)

    def uiLanguages(self) -> list[str]:
        return self._languages


def use_system(monkeypatch: pytest.MonkeyPatch, *languages: str) -> None:
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: SystemLocale(*languages)))


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    locale = QLocale()
    made = Translation(translations_dir())
    yield made
    made.remove()
    made.deleteLater()
    QLocale.setDefault(locale)


@pytest.mark.parametrize(
    ("languages", "chosen"),
    [
        (["de-AT"], "de"),
        (["de_CH"], "de"),
        (["en-GB"], "en"),
        (["fr-FR"], "en"),
        ([], "en"),
        (["fr-FR", "de-DE", "en-US"], "de"),
        (["en-US", "de-DE"], "en"),
        (["den-CA", "eng"], "en"),  # other languages that begin alike
    ],
)
def test_the_first_start_speaks_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, translation: Translation, languages: list[str], chosen: str
) -> None:
    use_system(monkeypatch, *languages)
    assert system_language() == chosen
    translation.set_language("system")
    assert translation.language == chosen
    word = "Weiterspielen" if chosen == "de" else "Continue"
    assert QCoreApplication.translate("Home", "Continue") == word


def test_a_choice_holds_over_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, translation: Translation
) -> None:
    use_system(monkeypatch, "de-DE")
    translation.set_language("en")
    assert QCoreApplication.translate("Home", "Continue") == "Continue"
    assert QLocale().language() is QLocale.Language.English


def test_qts_own_words_change_too(translation: Translation, qtbot: QtBot) -> None:
    buttons = QMessageBox.StandardButton.Cancel
    words = []
    for language in ("de", "en", "de"):
        translation.set_language(language)
        box, row = QMessageBox(), QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        for widget in (box, row):
            qtbot.addWidget(widget)
        box.setStandardButtons(buttons)
        words.append((box.button(buttons).text(), row.buttons()[0].text()))
    assert words == [("Abbrechen", "Abbrechen"), ("Cancel", "Cancel"), ("Abbrechen", "Abbrechen")]


def menu_words(field: QLineEdit) -> list[str]:
    menu = field.createStandardContextMenu()
    words = [action.text().partition("\t")[0].replace("&", "") for action in menu.actions()]
    menu.deleteLater()
    return [word for word in words if word]


def test_the_menu_of_a_text_field_speaks_the_language(translation: Translation, qtbot: QtBot) -> None:
    field = QLineEdit()
    qtbot.addWidget(field)
    for language, some in (("de", {"Kopieren", "Einfügen"}), ("en", {"Copy", "Paste"})):
        translation.set_language(language)
        assert some <= set(menu_words(field))


def test_an_open_file_dialog_of_qts_own_changes_too(translation: Translation, qtbot: QtBot) -> None:
    translation.set_language("en")
    dialog = QFileDialog()
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    dialog.show()
    row = dialog.findChild(QDialogButtonBox)
    assert isinstance(row, QDialogButtonBox)
    assert "Cancel" in [button.text().replace("&", "") for button in row.buttons()]
    translation.set_language("de")
    QCoreApplication.processEvents()
    assert "Abbrechen" in [button.text().replace("&", "") for button in row.buttons()]


def test_qts_own_words_are_found_inside_pyside_where_qt_does_not_know_its_folder(
    monkeypatch: pytest.MonkeyPatch, translation: Translation, qtbot: QtBot, tmp_path: Path
) -> None:
    monkeypatch.setattr(QLibraryInfo, "path", staticmethod(lambda _kind: str(tmp_path)))
    field = QLineEdit()
    qtbot.addWidget(field)
    translation.set_language("de")
    assert "Kopieren" in menu_words(field)


def test_without_qts_file_the_programs_own_words_still_change(
    monkeypatch: pytest.MonkeyPatch, translation: Translation, qtbot: QtBot, tmp_path: Path
) -> None:
    monkeypatch.setattr("dicegames.app.translation.qt_folders", lambda: iter((tmp_path,)))
    field = QLineEdit()
    qtbot.addWidget(field)
    translation.set_language("de")
    assert "Copy" in menu_words(field)
    assert QCoreApplication.translate("Home", "Continue") == "Weiterspielen"


class Changes(QObject):
    """Count how often the application is told that the language changed."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_app = watched is QCoreApplication.instance()
        self.count += is_app and event.type() == QEvent.Type.LanguageChange
        return False


def test_the_same_language_again_is_no_change(translation: Translation, qapp: QApplication) -> None:
    changes = Changes()
    qapp.installEventFilter(changes)
    translation.set_language("de")
    first = changes.count
    translation.set_language("de")
    qapp.removeEventFilter(changes)
    assert first == changes.count > 0
