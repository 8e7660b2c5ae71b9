"""The films of throws show every tray, and dice on their way."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings
from dicegames.ui.dice.tray import DiceTray
from film import FRAMES, filmed, throw_moments
from ui.page_help import make_look
from windows import open_window


@pytest.mark.parametrize("game", ["penta", "ordercards"])
def test_two_throws_of_a_game_are_filmed(tmp_path: Path, qtbot: QtBot, game: str) -> None:
    sessions = tmp_path / "data" / "sessions"
    sessions.mkdir(parents=True)
    with open_window(tmp_path, settings=Settings(motion="full")) as driver:
        films = list(filmed(driver, sessions, game))
    assert len(films) == 2
    for film in films:
        image = film.toImage()
        wide, high = film.width() // 6, film.height() // 4
        if game == "ordercards":
            wide, high = film.width() // 2, film.height() // 12
        first = image.copy(0, 0, wide - 4, high - 4)
        second = image.copy(wide, 0, wide - 4, high - 4)
        assert first != second


def test_the_moments_reach_from_the_cup_to_the_rest(qtbot: QtBot) -> None:
    tray = DiceTray(make_look())
    qtbot.addWidget(tray)
    tray.resize(400, 400)
    tray.show()
    tray.show_dice((1, 2, 3), (False,) * 3, rolled=(0, 1, 2))
    times = list(throw_moments(tray))
    assert (times[0], times[-1], len(times)) == (0, 850, FRAMES)
    tray.finish()
