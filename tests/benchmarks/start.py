"""Print how long the program takes from its start to its first picture, as a ratio to an empty window.

Both run in turn as processes of their own; each time is from the process being asked for to the line that it
writes when its first paint is over. The ratio is taken pair by pair.
"""

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAIRS = 9

EMPTY = """
import os, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, told)

def told():
    os.write(1, b"painted\\n")
    app.quit()

app = QApplication(sys.argv[:1])
window = Window()
window.resize(1280, 800)
window.show()
app.exec()
"""

PROGRAM = """
import os, sys
from dicegames.app import cli
from dicegames.app.quick_imports import quick_imports

with quick_imports():
    from dicegames.app import first_picture
from PySide6.QtCore import QCoreApplication

class FirstPicture(first_picture.FirstPicture):
    def _on_after_timeout(self):
        super()._on_after_timeout()
        os.write(1, b"painted\\n")
        QCoreApplication.quit()

first_picture.FirstPicture = FirstPicture
cli.main(["--data-dir", sys.argv[1] + "/data"])
"""


def seconds(code: str, folder: str) -> float:
    """Return the seconds until the child says that it has painted."""
    environment = {"QT_QPA_PLATFORM": "offscreen"} | os.environ
    environment["PYTHONPYCACHEPREFIX"] = f"{folder}/bytecode"
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # installed programs have their byte code at hand
    begin = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code, folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=ROOT,
        env=environment,
    ) as child:
        assert child.stdout is not None
        line = child.stdout.readline()
        elapsed = time.perf_counter() - begin
    if line != b"painted\n":
        raise RuntimeError("the child painted nothing")
    return elapsed


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        for code in (EMPTY, PROGRAM):  # once uncounted: files in the cache, byte code written
            seconds(code, folder)
        pairs = [(seconds(PROGRAM, folder), seconds(EMPTY, folder)) for _ in range(PAIRS)]
    ratios = sorted(program / empty for program, empty in pairs)
    program, empty = (statistics.median(column) for column in zip(*pairs, strict=True))
    print(f"start to first paint: {program:.3f} s, empty window {empty:.3f} s (medians of {PAIRS})")
    print(f"ratio {statistics.median(ratios):.2f} (aim 2.0), from {ratios[0]:.2f} to {ratios[-1]:.2f}")


if __name__ == "__main__":
    main()
