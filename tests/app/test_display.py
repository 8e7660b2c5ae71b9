"""Without a display the program says one clear sentence and ends with status 2."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dicegames.app.display import NO_DISPLAY, has_display


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_one(platform: str) -> None:
    assert has_display({}, platform)


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
        ({"QT_QPA_PLATFORM": "nonsense"}, False),
        ({"DISPLAY": "127.0.0.1:4999"}, False),
        ({"DISPLAY": "127.0.0.1:99999999"}, False),
    ],
)
def test_linux_looks_for_what_answers(environment: dict[str, str], answer: bool) -> None:
    assert has_display(environment, "linux") is answer


@pytest.mark.skipif(sys.platform == "win32", reason="Wayland's sockets are Unix sockets")
def test_a_wayland_socket_that_answers_is_a_display(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        assert has_display({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}, "linux")


def test_a_display_elsewhere_that_answers_is_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        number = server.getsockname()[1] - 6000
        assert has_display({"DISPLAY": f"127.0.0.1:{number}.0"}, "linux")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_the_program_says_so_and_ends_with_2(tmp_path: Path) -> None:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    run = subprocess.run(
        [sys.executable, "-m", "dicegames"], env=environment, capture_output=True, text=True, timeout=60
    )
    assert run.returncode == 2
    assert run.stderr.strip() == NO_DISPLAY
    assert run.stdout == ""
