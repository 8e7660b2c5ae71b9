"""Nothing flashes: no motion turns light and dark again and again, and no timer takes turns with itself."""

import ast
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from dicegames.storage.settings import Settings
from dicegames.ui.look import Look, Motion
from ui.motion_kinds import KINDS, Scene, running

FRAME = 20  # ms; as a screen of 50 Hz shows it
SECOND = 1000
MOST_FLASHES = 3  # in a second, of a large area
LARGE = 21_824  # px², a quarter of the middle of what one sees
CELL = 8  # px
STEP = 0.1  # of the relative luminance; less is no change that flashes
Light = NDArray[np.float64]


def light_of(image: QImage) -> Light:
    """Return the relative luminance of each cell of a picture, by row and column."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    width, height = image.width(), image.height()
    pixels = (
        np.frombuffer(bytes(image.constBits()), np.uint8).reshape(height, -1, 4)[:, :width, 2::-1] / 255.0
    )
    linear = np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)
    light = linear @ np.array([0.2126, 0.7152, 0.0722])
    rows, columns = height // CELL, width // CELL
    cells = light[: rows * CELL, : columns * CELL].reshape(rows, CELL, columns, CELL)
    mean: Light = cells.mean(axis=(1, 3))
    return mean


def flashes(frames: list[Light]) -> NDArray[np.int64]:
    """Return how often each cell became light and dark again: pairs of opposite changes of `STEP` or more."""
    turn = np.zeros(frames[0].shape, np.int64)
    direction = np.zeros(frames[0].shape, np.int64)
    extreme = frames[0].copy()
    for light in frames[1:]:
        change = light - extreme
        turned = (np.abs(change) >= STEP) & (np.sign(change) != direction)
        turn += turned
        direction = np.where(turned, np.sign(change), direction).astype(np.int64)
        further = turned | (np.sign(change) == direction)
        extreme = np.where(further, light, extreme)
    return turn // 2


def flashing_area(frames: list[Light]) -> int:
    """Return how many px² flash more often than they may in any second."""
    per_second = SECOND // FRAME
    worst = 0
    for start in range(max(1, len(frames) - per_second)):
        cells = flashes(frames[start : start + per_second + 1]) > MOST_FLASHES
        worst = max(worst, int(cells.sum()) * CELL * CELL)
    return worst


def film(scene: Scene) -> list[Light]:
    """Return the light of all frames of a motion that has just begun."""
    moving = running(scene.widget)
    whole = max((animation.totalDuration() for animation in moving), default=0)
    for animation in moving:
        animation.pause()
    frames = []
    for time in range(0, whole + FRAME, FRAME):
        for animation in moving:
            animation.setCurrentTime(min(time, animation.totalDuration()))
        frames.append(light_of(scene.widget.grab().toImage()))
    scene.finish()
    frames.append(light_of(scene.widget.grab().toImage()))
    return frames


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("motion", [Motion.FULL, Motion.REDUCED])
def test_no_motion_flashes(look: Look, qtbot: QtBot, kind: str, motion: Motion) -> None:
    look.set_motion(motion)
    scene = KINDS[kind][0](look)
    qtbot.addWidget(scene.widget)
    with qtbot.waitExposed(scene.widget):
        scene.widget.show()
    for animation in running(scene.widget):
        animation.setCurrentTime(animation.totalDuration())
    before = light_of(scene.widget.grab().toImage())
    scene.begin()
    assert flashing_area([before, *film(scene)]) < LARGE


def test_what_flashes_is_found() -> None:
    dark, light = np.full((40, 40), 0.1), np.full((40, 40), 0.6)
    assert flashing_area([dark, light] * 5) == 40 * 40 * CELL * CELL
    assert flashing_area([dark, light] * 3) == 0  # three times is allowed
    slight = np.full((40, 40), 0.15)
    assert flashing_area([dark, slight] * 9) == 0


# --- timers

PACKAGE = Path(__file__).parents[2] / "dicegames"
SETTING, PUZZLE, FREE = "a setting", "the puzzle", "nobody has to be quick"
TIMERS: dict[str, tuple[str, str]] = {
    "session/auto_entry.py": (SETTING, "auto_entry: off, 3, 10 or 30 s; any choice stops it for good"),
    "session/computer_seats.py": (SETTING, "pace: how long computers take to be watched"),
    "session/puzzle_clock.py": (PUZZLE, "its limit is chosen before it begins, and pausing stops it"),
    "session/saver.py": (FREE, "tries again to save"),
    "ui/fingers.py": (FREE, "a finger that stays shows what a pointer would; the next tap presses"),
    "ui/table/late_presses.py": (FREE, "swallows what slower people still press at a new table"),
    "ui/table/standing.py": (FREE, "shows once more what a closing menu put away"),
    "ui/table/tutor.py": (FREE, "how long the tutor may think"),
    "ui/table/hints.py": (FREE, "when a hint says that it is being worked out"),
    "ui/table/player_strip.py": (FREE, "shows points beside a total that holds them; the log keeps them"),
    "ui/pages/new_game.py": (FREE, "scrolls to what is chosen after the layout"),
    "app/first_picture.py": (FREE, "notes when the first picture is there"),
    "app/housekeeping.py": (FREE, "empties the trash of more than 30 days ago"),
    "app/instance.py": (FREE, "programs greet each other"),
    "app/run.py": (FREE, "listens for further starts once it can answer them"),
    "app/main_window.py": (FREE, "ends the program after a demo that nobody plays"),
    "app/incoming.py": (FREE, "opens files when no dialog is open"),
    "app/patience.py": (FREE, "looks whether a disk has answered; its dialog stays until then"),
    "app/session_lists.py": (FREE, "fetches what a thread has read"),
    "app/session_pages.py": (FREE, "reads on after the page was drawn"),
}


def timers_of(path: Path) -> int:
    """Return how many timers a module makes."""
    count = 0
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        count += called in ("QTimer", "QTimer.singleShot", "QBasicTimer") or called.endswith(".startTimer")
    return count


def test_no_timer_hurries_anybody_but_the_puzzles() -> None:
    found = {path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if timers_of(path)}
    assert found == set(TIMERS)
    assert [name for name, (kind, _) in TIMERS.items() if kind == PUZZLE] == ["session/puzzle_clock.py"]


def test_every_clock_that_hurries_can_be_set() -> None:
    for kind, why in TIMERS.values():
        if kind == SETTING:
            assert hasattr(Settings(), why.split(":")[0])


def test_no_timer_shows_and_hides_what_it_has_shown() -> None:
    """What a timer calls may hide something, but must not show it again: that would blink."""
    for name in TIMERS:
        tree = ast.parse((PACKAGE / name).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and "timeout" in node.name:
                calls = {
                    ast.unparse(call.func).rsplit(".", 1)[-1]
                    for call in ast.walk(node)
                    if isinstance(call, ast.Call)
                }
                assert not {"show", "hide"} <= calls, f"{name}: {node.name}"
                assert "setVisible" not in calls, f"{name}: {node.name}"
