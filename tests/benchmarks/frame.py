"""Print what a frame of tumbling dice costs in each of the four trays, and what a tray costs at rest.

Run it as a script. Each line is measured in one process, in processor time of the window's thread: the frame
cost beside the cost of painting the same tray without dice and of painting it whole with its dice at rest,
the share of frames over the budget, and the processor time at rest as a part of real time.
"""

import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

BUDGET_MS = 4.0
FRAME_MS = 16
THROWS = 6
DICE = {"penta": 6, "fivedice": 5, "tenthousand": 6, "ordercards": 5}
IDLE_SECONDS = 3.0
CASES = (
    ("penta", "tray of a 1280x800 window", 490, 566, "1"),
    ("fivedice", "tray of a 1280x800 window", 534, 616, "1"),
    ("tenthousand", "tray of a 1280x800 window", 640, 568, "1"),
    ("ordercards", "row of a 1280x800 window", 852, 104, "1"),
    ("penta", "tray as large as 1280x800", 1280, 800, "1"),
    ("penta", "tray as large as 4K, scale 1", 3840, 2160, "1"),
    ("penta", "tray as large as 4K, scale 2", 1920, 1080, "2"),
)
ROOT = Path(__file__).resolve().parents[2]


def main() -> None:
    """Measure every case in a process of its own, because the scale is fixed when Qt starts."""
    for game, name, width, height, scale in CASES:
        environment = os.environ | {
            "QT_QPA_PLATFORM": "offscreen",
            "QT_NO_GUI_THREADPOOL": "1",
            "QT_SCALE_FACTOR": scale,
            "PYTHONPATH": str(ROOT),
        }
        command = [sys.executable, __file__, game, name, str(width), str(height)]
        subprocess.run(command, env=environment, check=True)


def measure(game: str, name: str, width: int, height: int) -> None:
    """Print one line for the tray of a game in this size in logical pixels."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from dicegames.ui.dice.aside_tray import AsideTray
    from dicegames.ui.dice.aside_view import AsideView
    from dicegames.ui.dice.order_tray import OrderTray
    from dicegames.ui.dice.order_view import OrderView
    from dicegames.ui.dice.rail_tray import RailTray
    from dicegames.ui.dice.throw import TOTAL
    from dicegames.ui.dice.tray import DiceTray
    from dicegames.ui.look import Look
    from dicegames.ui.theme import load_themes

    app = QApplication([])
    app.setStyle("Fusion")
    kinds = {"fivedice": RailTray, "tenthousand": AsideTray, "ordercards": OrderTray}
    tray = kinds.get(game, DiceTray)(Look(load_themes(ROOT / "resources" / "themes")))
    tray.resize(width, height)
    tray.set_texts("Roll 1 of 3", "2 rolls left", "Tap a die to keep or release it.")
    tray.set_rolls(2, 3)
    tray.show()
    app.processEvents()

    empty = []
    for _ in range(20):
        start = time.thread_time()
        tray.repaint()
        empty.append(time.thread_time() - start)

    frames: list[float] = []
    first: list[float] = []
    for throw in range(THROWS):
        count = DICE[game]
        values = tuple(1 + (throw * 5 + die * die) % 6 for die in range(count))
        free, every = (False,) * count, tuple(range(count))
        if isinstance(tray, AsideTray):
            tray.show_roll(AsideView(values), rolled=every)
        elif isinstance(tray, OrderTray):
            tray.show_row(OrderView("orange", values, free, roll=1, rolls_left=2, places=count), rolled=every)
        else:
            tray.show_dice(values, free, rolled=every)
        app.processEvents()
        tray._run.pause()  # on a busy machine the throw would be over before its frames are painted
        for moment in range(FRAME_MS, TOTAL, FRAME_MS):
            start = time.thread_time()
            tray.show_moment(moment)
            app.processEvents()
            spent = time.thread_time() - start
            frames.append(spent)
            if throw == 0:
                first.append(spent)
        tray._run.resume()
        tray.finish()
        app.processEvents()

    whole = []
    for _ in range(20):
        start = time.thread_time()
        tray.grab()
        whole.append(time.thread_time() - start)

    loop = QEventLoop()
    QTimer.singleShot(int(IDLE_SECONDS * 1000), loop.quit)
    used, real = time.process_time(), time.perf_counter()
    loop.exec()
    idle = (time.process_time() - used) / (time.perf_counter() - real)

    over = sum(1000 * frame > BUDGET_MS for frame in frames) / len(frames)
    frame, bare, full = (1000 * median(spent) for spent in (frames, empty, whole))
    print(
        f"{game}, {name}: frame {frame:.2f} ms, "
        f"{frame / BUDGET_MS:.2f} of the budget, {frame / bare:.2f} of an empty tray, "
        f"{frame / full:.2f} of painting all; "
        f"first throw {1000 * median(first):.2f} ms, slowest {1000 * max(frames):.2f} ms, "
        f"{100 * over:.0f} % of the frames over the budget; at rest {100 * idle:.2f} % of one processor",
        flush=True,
    )
    tray.close()


if __name__ == "__main__":
    if len(sys.argv) == 5:
        measure(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    else:
        main()
