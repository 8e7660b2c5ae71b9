"""A running program as a screen reader knows it: names, roles, states and actions, nothing of its looks."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import pytest

from processes import PATIENCE
from screen import MISSING, real_screen

SERVER = Path(__file__).with_name("tree_server.py")
READER_PYTHON = "/usr/bin/python3"
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PACKAGES = ("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi")
CHANGE = 1.0  # seconds that something may take to show
STEP = 0.03  # seconds between two looks at the tree


def _is_ready() -> bool:
    if MISSING or not LAUNCHER.exists() or not shutil.which("dbus-run-session"):
        return False
    asked = [READER_PYTHON, "-c", "import gi; gi.require_version('Atspi', '2.0')"]
    return Path(READER_PYTHON).exists() and not subprocess.run(asked, capture_output=True).returncode


needs_reader = pytest.mark.skipif(
    not _is_ready(), reason=f"no accessibility bus here; install {', '.join(PACKAGES)}, xvfb, xdotool"
)


@dataclass(frozen=True, slots=True)
class Node:
    """What a reader knows of an object that shows."""

    path: tuple[int, ...]
    role: str
    name: str
    description: str
    states: frozenset[str]
    actions: tuple[str, ...]

    @property
    def is_enabled(self) -> bool:
        return "sensitive" in self.states

    def says(self) -> str:
        """Return name and description in one line."""
        return (
            f"{self.role}: {self.name} ({self.description})"
            if self.description
            else f"{self.role}: {self.name}"
        )


class ProgramTree:
    """The tree of the program whose name contains `app`; `heard` is what was announced so far."""

    def __init__(self, environment: dict[str, str], app: str = "dicegames") -> None:
        self._app = app
        self._server = subprocess.Popen(
            [READER_PYTHON, str(SERVER)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self.heard: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.close()
        self._server.wait(PATIENCE)
        self._server.stdout.close()

    def nodes(self) -> tuple[Node, ...]:
        """Return what shows now, in the reader's order; nothing while the program isn't there."""
        answer = self._ask(ask="tree")
        self.heard += answer.get("announced", ())
        return tuple(
            Node(
                tuple(one["path"]),
                one["role"],
                one["name"],
                one["description"],
                frozenset(one["states"]),
                tuple(one["actions"]),
            )
            for one in answer.get("nodes", ())
        )

    def wait(self, wanted: Callable[[tuple[Node, ...]], bool]) -> tuple[Node, ...]:
        """Look until the tree is as wanted, and return it.

        Raises:
            AssertionError: it doesn't become so.
        """
        end = time.monotonic() + PATIENCE
        while True:
            nodes = self.nodes()
            if wanted(nodes):
                return nodes
            assert time.monotonic() < end, "\n".join(node.says() for node in nodes)
            time.sleep(STEP)

    def wait_for_change(self, before: tuple[Node, ...]) -> None:
        """Look until the tree differs from `before`, at most for a moment."""
        end = time.monotonic() + CHANGE
        while time.monotonic() < end and self.nodes() == before:
            time.sleep(STEP)

    def act(self, node: Node) -> bool:
        """Do what a reader does at the object: press, tick or choose it; False if it's there no more."""
        action = next(one for one in ("Press", "Toggle", "ShowMenu") if one in node.actions)
        answer = self._ask(ask="act", path=node.path, name=node.name, action=action)
        return bool(answer.get("done"))

    def press(self, name: str, role: str = "") -> None:
        """Wait for an object whose name begins so, that can be used, and act on it."""
        self.act(find(self.wait(lambda nodes: has(nodes, name, role)), name, role))

    def _ask(self, **question: object) -> dict[str, Any]:
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._server.stdin.write(json.dumps(question | {"app": self._app}) + "\n")
        self._server.stdin.flush()
        answer: dict[str, Any] = json.loads(self._server.stdout.readline())
        return answer


def usable(nodes: tuple[Node, ...], name: str, role: str = "") -> Iterator[Node]:
    """Yield the objects that can be used, whose names begin so."""
    for node in nodes:
        if node.is_enabled and node.actions and node.name.startswith(name) and role in node.role:
            yield node


def has(nodes: tuple[Node, ...], name: str, role: str = "") -> bool:
    """Whether there is such an object."""
    return next(usable(nodes, name, role), None) is not None


def find(nodes: tuple[Node, ...], name: str, role: str = "") -> Node:
    """Return the object with the name, else the first whose name begins so."""
    found = tuple(usable(nodes, name, role))
    return next((node for node in found if node.name == name), found[0])


@contextmanager
def accessible_program(folder: Path, *arguments: str) -> Iterator[ProgramTree]:
    """Start the program on an X server and an accessibility bus of its own, with its data in `folder`.

    It is in English and without motion.
    """
    (folder / "config").mkdir(parents=True, exist_ok=True)
    (folder / "config" / "settings.json").write_text(json.dumps({"motion": "off"}))
    with real_screen() as environment, _bus(environment) as bus:
        command = [sys.executable, "-m", "dicegames", "--lang", "en", "--data-dir", str(folder), *arguments]
        errors = subprocess.DEVNULL
        with subprocess.Popen(command, env=bus, stdout=errors, stderr=errors) as program:
            try:
                with ProgramTree(bus) as tree:
                    tree.wait(lambda nodes: any(node.role == "push button" for node in nodes))
                    yield tree
            finally:
                program.kill()


@contextmanager
def _bus(environment: dict[str, str]) -> Iterator[dict[str, str]]:
    """Run a session bus and the accessibility bus; give the environment of their programs."""
    read, write = os.pipe()
    command = ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--print-address={write}"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as session:
        os.close(write)
        with os.fdopen(read) as pipe:
            address = pipe.readline().strip()
        full = environment | {"DBUS_SESSION_BUS_ADDRESS": address, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        try:
            with subprocess.Popen(
                [str(LAUNCHER), "--launch-immediately"], env=full, stderr=subprocess.DEVNULL
            ) as launcher:
                try:
                    yield full
                finally:
                    launcher.terminate()
        finally:
            session.terminate()
