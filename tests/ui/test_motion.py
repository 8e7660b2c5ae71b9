"""Motion: each kind takes the time of the look, less or none where that is wished, and holds nobody up."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dicegames.games.sheet.boxes import Box
from dicegames.models.sheet import SheetModel
from dicegames.ui.look import Look, Motion
from dicegames.ui.sheet.board import SheetBoard
from models.sheet_samples import UNDECIDED, seats
from ui.motion_kinds import KINDS, Scene, running
from words import Words, installed

UI = Path(__file__).parents[2] / "dicegames" / "ui"


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    with installed(Words("en")):
        yield


def begun(look: Look, qtbot: QtBot, kind: str, motion: Motion) -> Scene:
    """Return the scene of a kind of motion that has just begun."""
    look.set_motion(motion)
    scene = KINDS[kind][0](look)
    qtbot.addWidget(scene.widget)
    with qtbot.waitExposed(scene.widget):
        scene.widget.show()
    scene.widget.setEnabled(True)
    for animation in running(scene.widget):
        animation.setCurrentTime(animation.totalDuration())
    scene.begin()
    return scene


def times(scene: Scene) -> tuple[int, ...]:
    return tuple(sorted(animation.totalDuration() for animation in running(scene.widget)))


def picture(scene: Scene) -> QImage:
    return scene.widget.grab().toImage()


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_takes_its_time(look: Look, qtbot: QtBot, kind: str) -> None:
    _, full, reduced = KINDS[kind]
    for motion, expected in ((Motion.FULL, full), (Motion.REDUCED, reduced), (Motion.OFF, ())):
        scene = begun(look, qtbot, kind, motion)
        assert times(scene) == expected
        assert all(animation.loopCount() == 1 for animation in running(scene.widget))
        scene.finish()
        scene.widget.close()


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("motion", [Motion.FULL, Motion.REDUCED])
def test_input_in_the_middle_leads_to_what_is_there_without_motion(
    look: Look, qtbot: QtBot, kind: str, motion: Motion
) -> None:
    scene = begun(look, qtbot, kind, Motion.OFF)
    scene.finish()
    final = picture(scene)
    scene.widget.close()
    for part in (0.0, 0.5, 0.9):
        scene = begun(look, qtbot, kind, motion)
        for animation in running(scene.widget):
            animation.setCurrentTime(round(part * animation.totalDuration()))
        scene.finish()
        assert running(scene.widget) == []
        assert picture(scene) == final
        scene.widget.close()


@pytest.mark.parametrize("kind", KINDS)
def test_something_is_seen_on_the_way(look: Look, qtbot: QtBot, kind: str) -> None:
    scene = begun(look, qtbot, kind, Motion.FULL)
    for animation in running(scene.widget):
        animation.setCurrentTime(animation.totalDuration() // 2)
    middle = picture(scene)
    scene.finish()
    assert middle != picture(scene)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("wish", [Motion.REDUCED, Motion.OFF])
def test_another_wish_in_the_middle_does_no_harm(look: Look, qtbot: QtBot, kind: str, wish: Motion) -> None:
    scene = begun(look, qtbot, kind, Motion.FULL)
    for animation in running(scene.widget):
        animation.setCurrentTime(animation.totalDuration() // 2)
    look.set_motion(wish)
    scene.widget.grab()
    for animation in running(scene.widget):
        animation.setCurrentTime(animation.totalDuration())
    scene.finish()
    left = picture(scene)
    scene.widget.close()
    scene = begun(look, qtbot, kind, Motion.OFF)
    scene.finish()
    assert left == picture(scene)


def test_auto_entry_shows_a_number_alone_with_less_motion(look: Look, qtbot: QtBot) -> None:
    def clocks(motion: Motion) -> list[QImage]:
        look.set_motion(motion)
        model = SheetModel()
        board = SheetBoard(look, model)
        model.setParent(board)
        qtbot.addWidget(board)
        board.resize(746, 566)
        board.show_state(UNDECIDED, seats(3))
        with qtbot.waitExposed(board):
            board.show()
        pictures = []
        for left in (2.9, 2.2):
            board.set_countdown(Box.FULL_HOUSE, left, 3.0)
            pictures.append(board.grab().toImage())
        return pictures

    first, second = clocks(Motion.FULL)
    assert first != second
    for motion in (Motion.REDUCED, Motion.OFF):
        first, second = clocks(motion)
        assert first == second


def _animated() -> list[Path]:
    return sorted(path for path in UI.rglob("*.py") if "QVariantAnimation(self" in path.read_text("utf-8"))


def test_all_modules_with_animations_are_found() -> None:
    assert len(_animated()) >= 15
    for path in UI.rglob("*.py"):
        words = path.read_text("utf-8")
        assert not any(kind in words for kind in ("QPropertyAnimation(", "QTimeLine(", "setLoopCount("))


@pytest.mark.parametrize("path", _animated(), ids=lambda path: path.stem)
def test_times_come_from_the_look(path: Path) -> None:
    """No duration is a number of its own: "off" then is 0 everywhere."""
    tree = ast.parse(path.read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    set_to = [call.args[0] for call in calls if getattr(call.func, "attr", "") == "setDuration"]
    assert set_to
    assert not any(
        isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value > 1
        for arg in set_to
        for node in ast.walk(arg)
    )
    source = path.read_text("utf-8")
    # what follows a finger or ends a match has a time of its own, and begins with full motion only
    assert any(words in source for words in (".duration(", "ghost.time", "Motion.FULL"))


def test_off_means_no_time_at_all(look: Look) -> None:
    names = look._themes.motion
    look.set_motion(Motion.OFF)
    assert {look.duration(name) for name in names} == {0}
    look.set_motion(Motion.REDUCED)
    assert {look.duration(name) for name in names} == {0, 120}
