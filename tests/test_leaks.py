"""The leak check of conftest.py finds what it promises to find."""

import os
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py")
GRACE = "GRACE_SECONDS = 0.5"
PREAMBLE = """
import threading, time
from PySide6.QtCore import QObject, QRunnable, QThread, QThreadPool, QTimer, QVariantAnimation
from PySide6.QtWidgets import QWidget

kept = []
LONGER = 0.9  # than the grace, by less than a second one

class Ticker(QObject):
    def __init__(self):
        super().__init__()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.tick)
        self.timer.start(1000)
    def tick(self):
        pass

class Work(QRunnable):
    def run(self):
        time.sleep(LONGER)
"""


LEAKS = {
    "timer": ("kept.append(Ticker())", "running QTimer of Ticker"),
    "animation": (
        "kept.append(QVariantAnimation(startValue=0, endValue=1, duration=10000)); kept[-1].start()",
        "running QVariantAnimation of nobody",
    ),
    "qthread": ("kept.append(QThread()); kept[-1].start()", "running QThread of nobody"),
    "window": ("kept.append(QWidget(objectName='forgotten'))", "window QWidget 'forgotten'"),
    "worker": ("QThreadPool.globalInstance().start(Work())", "a worker in the thread pool"),
    "thread": ("threading.Thread(target=Work().run, name='sleeper').start()", "thread sleeper"),
}
GARBAGE = "ticker = Ticker(); ticker.itself = ticker; QWidget().show()"


def test_a_leak_fails_the_test_that_left_it_and_no_other(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(CONFTEST.parent), prepend=os.pathsep)  # what conftest.py imports
    bodies = {name: body for name, (body, _) in LEAKS.items()} | {"garbage": GARBAGE}
    tests = [
        f"def test_{name}(qapp):\n    {body}\ndef test_after_{name}(qapp):\n    pass\n"
        for name, body in bodies.items()
    ]
    rules = CONFTEST.read_text(encoding="utf-8")
    assert rules.count("GRACE_SECONDS = 1.0") == 1
    pytester.makeconftest(rules.replace("GRACE_SECONDS = 1.0", GRACE))
    pytester.makepyfile(PREAMBLE + "\n".join(tests))
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=2 * len(bodies), errors=len(LEAKS))
    for name, (_, leak) in LEAKS.items():
        result.stdout.fnmatch_lines(
            [f"*ERROR at teardown of test_{name} *", f"left over after the test: {leak}*"]
        )
