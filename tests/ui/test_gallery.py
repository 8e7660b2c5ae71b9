"""The pictures of all screens: one command renders them, each from a real window."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gallery import LANGUAGES, SCREENS, chosen_by, problem_with, render


def test_pages_tables_and_dialogs_are_rendered(tmp_path: Path, qtbot: QtBot) -> None:
    chosen = ("home-none", "hint-ordercards", "line-up", "look-penta", "result-puzzle")
    count = render(tmp_path, chosen, languages=("en",), themes=("light",), sizes=((800, 480),))
    assert count == len(chosen)
    pictures = [QImage(str(tmp_path / name / "800x480-light-en.png")) for name in chosen]
    assert all((picture.width(), picture.height()) == (800, 480) for picture in pictures)
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(chosen)


def test_every_game_has_its_screens() -> None:
    for game_id in ("penta", "fivedice", "tenthousand", "ordercards"):
        for kind in ("new", "rules", "start", "table", "hint", "look", "result"):
            assert f"{kind}-{game_id}" in SCREENS


def test_words_choose_screens_sizes_themes_and_languages() -> None:
    chosen = chosen_by(["home", "dark", "1920x1080", "de", "160%"])
    assert chosen == {
        "words": ["home"],
        "languages": ["de"],
        "themes": ["dark"],
        "sizes": [(1920, 1080)],
        "text_scale": 1.6,
    }
    assert chosen_by([])["languages"] == LANGUAGES


@pytest.mark.parametrize("word", ["nonsense", "0x0", "99999x480", "0%", "900%"])
def test_words_that_mean_nothing_are_told(tmp_path: Path, word: str) -> None:
    assert problem_with(tmp_path, chosen_by([word])) is not None
    assert problem_with(tmp_path, chosen_by(["home", "1280x800", "130%"])) is None


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert problem_with(tmp_path / "file" / "pictures", chosen_by([])) is not None
