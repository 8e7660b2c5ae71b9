"""Show home page, set-up page and table on a screen of any scale; print what is wrong, a fault a line.

Run as a program, with QT_SCALE_FACTOR set: `scaled_window.py FOLDER`.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parent
sys.path[:0] = [str(TESTS), str(TESTS.parent)]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from dicegames.app.main import make_app  # noqa: E402
from dicegames.storage.record import TableOptions  # noqa: E402
from dicegames.storage.settings import Language, Settings, ThemeChoice  # noqa: E402
from ui.page_help import cut_off, make_look  # noqa: E402
from windows import SheetDriver, open_window  # noqa: E402

# Each language meets each size and each theme, and so does each size.
ROUNDS: tuple[tuple[Language, ThemeChoice, tuple[int, int]], ...] = (
    ("de", "light", (1280, 800)),
    ("de", "dark", (800, 480)),
    ("en", "light", (800, 480)),
    ("en", "dark", (1280, 800)),
)


def faults_of(folder: Path, scale: float) -> Iterator[str]:
    """Yield every fault with the screen on which it is seen."""
    for language, theme, size in ROUNDS:
        settings = Settings(motion="off", language=language, theme=theme)
        place = folder / language / theme
        with open_window(place, size=size, language=language, settings=settings) as driver:
            for name, page in screens(driver):
                for fault in faults_on(driver, page, scale):
                    yield f"{name}, {language}, {theme}, {size}: {fault}"


def screens(driver: SheetDriver) -> Iterator[tuple[str, QWidget]]:
    """Go from page to page."""
    window = driver.window
    yield "home", window.home
    driver.click(window.home.tiles[0])
    yield "new game", window.new_game
    driver.start(options=TableOptions(auto_entry=0, handover=False))
    assert window.table is not None
    yield "table before the first roll", window.table
    driver.roll()
    driver.tap_die(1)
    yield "table", window.table


def faults_on(driver: SheetDriver, page: QWidget, scale: float) -> Iterator[str]:
    """Yield what is cut off on a page, and a picture that isn't as sharp as the screen."""
    driver.settle()
    yield from cut_off(page)
    if not page.isVisible():
        yield "the page is not seen"
    picture = page.grab()
    if picture.devicePixelRatio() != scale or picture.size() != page.size() * scale:
        yield f"a picture of {picture.size().toTuple()} pixels for {page.size().toTuple()}"
    if driver.window.table is not None and driver.tray._felt.devicePixelRatio() != scale:
        yield f"a cloth for scale {driver.tray._felt.devicePixelRatio()}"


if __name__ == "__main__":
    app = make_app(["dicegames"])
    make_look()  # the reference font
    print(f"scale {app.devicePixelRatio()}")
    for fault in faults_of(Path(sys.argv[1]), app.devicePixelRatio()):
        print(fault)
    QApplication.processEvents()
