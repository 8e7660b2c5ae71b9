"""What screen readers find on every screen: names, roles, nothing twice, nothing below what lies on top."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from dicegames.app.readers import welcome_readers
from dicegames.storage.settings import Language, Settings
from gallery import SCREENS, share, write_samples
from reading import faults, found_in
from windows import open_window

OFTEN = ("table-", "new-", "settings")
"""Parts of the names of the screens that are looked at in both languages."""


@pytest.fixture(autouse=True)
def reader(qapp: QApplication) -> Iterator[None]:
    """Let a screen reader be there, as far as the program knows."""
    welcome_readers()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("language", ["de", "en"])
def test_whatever_shows_has_a_name_and_a_role_and_says_nothing_twice(
    language: Language, tmp_path: Path
) -> None:
    sessions = tmp_path / "data" / "sessions"
    write_samples(sessions)
    wrong: dict[str, str] = {}  # each fault with the first screen that has it
    settings = Settings(motion="off", language=language)
    with open_window(tmp_path, size=(1280, 800), language=language, settings=settings) as driver:
        often = [name for name in SCREENS if any(part in name for part in OFTEN)]
        for name in share(0, 6) if language == "de" else share(1, 6, often):

            def take(name: str = name) -> None:
                top = QApplication.activeModalWidget() or driver.window
                found = found_in(top)
                assert len(found) > 3, name
                for fault in faults(found):
                    wrong.setdefault(fault, name)

            SCREENS[name](driver.window, sessions, take)
    assert wrong == {}
