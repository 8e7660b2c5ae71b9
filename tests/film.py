"""Take throws of all four trays apart, frame by frame: one picture a throw, for the eye to judge.

Run as a program: `film.py FOLDER [WORD ...]`. A word is a size of the window ("1920x1080"), a theme ("dark")
or a game ("penta"); of what no word names, all are filmed. The pictures are
`FOLDER/GAME-SIZE-THEME-THROW.png`.
"""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from PySide6.QtCore import QPoint, QRect, Qt  # noqa: E402
from PySide6.QtGui import QFont, QPainter, QPixmap  # noqa: E402

from dicegames.app.main import make_app  # noqa: E402
from dicegames.app.main_window import MainWindow  # noqa: E402
from dicegames.engine.game import State  # noqa: E402
from dicegames.games.catalog import GAMES  # noqa: E402
from dicegames.storage.settings import Settings  # noqa: E402
from dicegames.ui.dice.throw import TOTAL  # noqa: E402
from dicegames.ui.dice.tray import DiceTray  # noqa: E402
from gallery import SIZES, THEMES, chosen_by, played, wait  # noqa: E402
from storage.session_help import write_session  # noqa: E402
from windows import Driver, open_window  # noqa: E402

FRAMES = 24
PAUSE_MS = 350  # after a throw no other is asked for within ROLL_LOCK
COLUMNS, WIDE = 6, 480  # frames in a row, and pixels of one
LOW_COLUMNS, LOW_WIDE = 2, 1000  # the same of a row of dice


def throw_moments(tray: DiceTray, count: int = FRAMES) -> Iterator[int]:
    """Yield `count` times of a throw that has begun, each when the tray shows it."""
    for frame in range(count):
        time = round(TOTAL * frame / (count - 1))
        tray.show_moment(time)
        yield time


def film(window: MainWindow, tray: DiceTray, area: QRect) -> QPixmap:
    """Return the frames of a throw that has begun, of this part of the window, row by row."""
    columns, most = (LOW_COLUMNS, LOW_WIDE) if area.width() > 3 * area.height() else (COLUMNS, WIDE)
    shots = []
    for _ in throw_moments(tray):
        shot = window.grab(area)
        smooth = Qt.TransformationMode.SmoothTransformation
        shots.append(shot.scaledToWidth(most, smooth) if shot.width() > most else shot)
    wide, high = shots[0].width() + 4, shots[0].height() + 4
    strip = QPixmap(columns * wide, -(-FRAMES // columns) * high)
    strip.fill()
    painter = QPainter(strip)
    for index, shot in enumerate(shots):
        painter.drawPixmap(QPoint(index % columns * wide, index // columns * high), shot)
    painter.end()
    return strip


def begin_throw(driver: Driver) -> bool:
    """Ask for a roll of the open table; return whether dice fly."""
    tray = tray_of(driver)
    for _ in range(20):
        tray.request_roll()
        if tray.is_tumbling:
            return True
        wait(50)
    return False


def tray_of(driver: Driver) -> DiceTray:
    """Return the tray, on the board or in the action bar."""
    return driver.table.findChildren(DiceTray)[0]


def filmed(driver: Driver, folder: Path, game: str) -> Iterator[QPixmap]:
    """Yield the first throw of a match and one in the middle of a turn, where the rules allow it."""
    for name, stop in (("start", _at_start), ("turn", _before_another_roll)):
        path = folder / f"{game}-{name}.dicegame"
        write_session(path, played(game, stop))
        driver.window.show_home()
        driver.window.open_file(path)
        wait(PAUSE_MS)
        if begin_throw(driver):
            tray = tray_of(driver)
            area = QRect(tray.mapTo(driver.window, QPoint()), tray.size())
            yield film(driver.window, tray, area)
            tray.finish()
            wait(50)


def _at_start(_turns: int, _state: State) -> bool:
    return True


def _before_another_roll(turns: int, state: State) -> bool:
    rolls = any(
        type(action).__name__ in ("RequestRoll", "Roll", "RollAgain") for action in state.legal_actions()
    )
    return turns > 4 and state.chance is None and bool(getattr(state, "dice", ())) and rolls


def main() -> int:
    """Film what the command line asks for."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    target, choice = Path(sys.argv[1]), chosen_by(sys.argv[2:])
    app = make_app(sys.argv[:1])
    font = QFont("Noto Sans")
    font.setPixelSize(13)
    app.setFont(font)
    target.mkdir(parents=True, exist_ok=True)
    games = [info.id for info in GAMES if not choice["words"] or info.id in choice["words"]]
    sizes = choice["sizes"] if choice["sizes"] is not SIZES else ((800, 480), (1280, 800), (1920, 1080))
    themes = choice["themes"] if choice["themes"] is not THEMES else ("light",)
    for theme in themes:
        for size in sizes:
            with tempfile.TemporaryDirectory() as folder:
                settings = Settings(motion="full", theme=theme)
                with open_window(Path(folder), size=size, settings=settings) as driver:
                    sessions = Path(folder) / "data" / "sessions"
                    sessions.mkdir(parents=True, exist_ok=True)
                    for game in games:
                        for number, strip in enumerate(filmed(driver, sessions, game)):
                            name = f"{game}-{size[0]}x{size[1]}-{theme}-{number}.png"
                            strip.save(str(target / name))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
