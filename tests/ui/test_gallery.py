"""The pictures of all screens: one command renders them, each from a real window."""

from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from gallery import LANGUAGES, SCREENS, chosen_by, render


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
