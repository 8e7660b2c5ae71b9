"""What the tests of widgets share: a look, and the German words."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from dicegames.ui.look import Look
from ui.page_help import make_look
from words import Words


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    """A look in the reference size of the reference font."""
    before = qapp.font()
    yield make_look()
    qapp.setFont(before)


@pytest.fixture
def german(qapp: QApplication) -> Iterator[Words]:
    """The German words, which a test installs when it wants them."""
    words = Words("de")
    yield words
    qapp.removeTranslator(words)
