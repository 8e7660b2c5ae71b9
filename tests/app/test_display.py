"""Without a display the program says one clear sentence and ends with status 2."""

import os
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from dicegames.app import cli
from dicegames.app.display import NO_DISPLAY, REFUSED, display_problem

LACKING = "libEGL.so.1: cannot open shared object file: No such file or directory"
WITHOUT_LIBRARY = f"""
import sys
class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name == "PySide6.QtGui":
            raise ImportError("{LACKING}")
sys.meta_path.insert(0, Lacking())
from dicegames.app.cli import main
sys.exit(main())
"""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_one(platform: str) -> None:
    assert display_problem({}, platform) is None


@pytest.mark.parametrize(
    ("environment", "answer"),
    [
        ({}, False),
        ({"DISPLAY": ""}, False),
        ({"DISPLAY": ":98765"}, False),
        ({"DISPLAY": "nonsense"}, False),
        ({"WAYLAND_DISPLAY": "wayland-none", "XDG_RUNTIME_DIR": "/nowhere"}, False),
        ({"QT_QPA_PLATFORM": "xcb"}, False),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, False),
        ({"QT_QPA_PLATFORM": "offscreen"}, True),
        ({"QT_QPA_PLATFORM": "minimal:somewhere"}, True),
        ({"QT_QPA_PLATFORM": "xcb;offscreen"}, True),
        ({"QT_QPA_PLATFORM": "nonsense"}, False),
        ({"DISPLAY": "127.0.0.1:4999"}, False),
        ({"DISPLAY": "127.0.0.1:99999999"}, False),
    ],
)
def test_linux_looks_for_what_answers(environment: dict[str, str], answer: bool) -> None:
    assert display_problem(environment, "linux") == (None if answer else NO_DISPLAY)


@pytest.mark.skipif(sys.platform == "win32", reason="Wayland's sockets are Unix sockets")
def test_a_wayland_socket_that_answers_is_a_display(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        there = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert display_problem(there, "linux") is None
        assert display_problem({**there, "QT_QPA_PLATFORM": "wayland"}, "linux") is None
        assert display_problem({**there, "QT_QPA_PLATFORM": "xcb;wayland-egl"}, "linux") is None
        problem = display_problem({**there, "QT_QPA_PLATFORM": "xcb"}, "linux")
        assert problem is not None
        assert "QT_QPA_PLATFORM asks for a display that is not here: xcb." in problem


def test_a_display_elsewhere_that_answers_is_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        there = {"DISPLAY": f"127.0.0.1:{number}.0"}
        assert display_problem(there, "linux") is None
        assert display_problem({**there, "QT_QPA_PLATFORM": "wayland;xcb"}, "linux") is None
        problem = display_problem({**there, "QT_QPA_PLATFORM": "wayland"}, "linux")
        assert problem is not None
        assert "not here: wayland." in problem


@pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("Xvfb") is None, reason="needs an X server that can be started"
)
def test_a_display_of_somebody_else_is_told_apart_from_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A program of root, started from the terminal of somebody else, has no right to the screen."""
    cookie = b"0123456789abcdef"
    (tmp_path / "server").write_bytes(entry_of_xauthority(cookie))
    (tmp_path / "other").write_bytes(entry_of_xauthority(cookie[::-1]))
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-auth", str(tmp_path / "server"), "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writer,), stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        try:
            with os.fdopen(reader) as told:
                display = f":{told.readline().strip()}"
            monkeypatch.setenv("XAUTHORITY", str(tmp_path / "other"))
            assert display_problem({"DISPLAY": display}, "linux") == REFUSED
            monkeypatch.setenv("XAUTHORITY", str(tmp_path / "server"))
            assert display_problem({"DISPLAY": display}, "linux") is None
        finally:
            server.terminate()


def entry_of_xauthority(cookie: bytes) -> bytes:
    """Return a file that knows one cookie for all displays."""
    any_address = struct.pack(">H", 0xFFFF)
    parts = (b"", b"", b"MIT-MAGIC-COOKIE-1", cookie)
    return any_address + b"".join(struct.pack(">H", len(part)) + part for part in parts)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_the_program_says_so_and_ends_with_2(tmp_path: Path) -> None:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "dicegames"], env=environment, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert run.stderr.strip() == NO_DISPLAY
    assert run.stdout == ""


@pytest.mark.parametrize("words", [[], ["--self-check", "found.json"]])
def test_a_library_that_the_system_lacks_is_named(words: list[str]) -> None:
    """As on a computer without a desktop; nobody gets to see where our imports stand."""
    run = subprocess.run(
        [sys.executable, "-c", WITHOUT_LIBRARY, *words],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert run.returncode == 1
    assert run.stderr == f"A library that windows need is missing or damaged: {LACKING}\n"


def test_a_module_that_lacks_is_a_fault_of_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "dicegames.app.main", None)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    with pytest.raises(ModuleNotFoundError):
        cli.main([])
