"""Numbers as people write them."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from dicegames.app.translation import Translation
from dicegames.data import translations_dir
from dicegames.models.backup_words import backup_text, restored_text
from dicegames.models.numbers import grouped
from dicegames.storage.archive import Backup, Restored

translate = QCoreApplication.translate


@pytest.fixture
def translation(qtbot: QtBot) -> Iterator[Translation]:
    """The program's languages."""
    translation = Translation(translations_dir())
    yield translation
    translation.remove()


@pytest.mark.parametrize(
    ("language", "count", "text"),
    [
        ("de", 1, "1 Sitzung"),
        ("de", 9999, "9999 Sitzungen"),
        ("de", 10_000, "10.000 Sitzungen"),
        ("en", 10_000, "10,000 sessions"),
        ("en", 1_234_567, "1,234,567 sessions"),
    ],
)
def test_a_large_count_has_its_thousands_apart(
    translation: Translation, language: str, count: int, text: str
) -> None:
    translation.set_language(language)
    assert grouped(translate("Backup", "%n session/sessions", None, count), count) == text


def test_a_large_backup_is_told_in_numbers_that_can_be_read(translation: Translation) -> None:
    translation.set_language("en")
    restored = Restored(12_000, 10_001, 10_002, False, 10_003, 10_004)
    text = restored_text(restored)
    assert [f"{number:,}" in text for number in (12_000, 10_001, 10_002, 10_003, 10_004)] == [True] * 5
    assert "12,000 sessions and 10,001 rulesets" in backup_text(Backup(12_000, 10_001, False, False, ()))
