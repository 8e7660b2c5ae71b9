"""Where the program starts: whole, frozen, and as a helper process."""

import multiprocessing
import os
import runpy
import subprocess
import sys
from types import SimpleNamespace

import pytest

from dicegames.app.frozen import give_back_library_path, keep_modules


def test_a_frozen_helper_does_its_work_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    def work_as_helper() -> None:
        sys.exit(7)

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", ["dicegames", "--multiprocessing-fork", "parent_pid=1"])
    monkeypatch.setattr(multiprocessing, "freeze_support", work_as_helper)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("dicegames", run_name="__main__")
    assert ended.value.code == 7


def test_a_helper_imports_neither_command_line_nor_qt() -> None:
    code = (
        "import runpy, sys; runpy.run_module('dicegames.__main__', run_name='__mp_main__')\n"
        "assert not {'PySide6', 'dicegames.app.cli'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("is_frozen", [False, True])
def test_the_program_starts(
    is_frozen: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if is_frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
        monkeypatch.setattr(os, "environ", {**os.environ})
    monkeypatch.setattr(sys, "argv", ["dicegames", "--version"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("dicegames", run_name="__main__")
    assert (ended.value.code, capsys.readouterr().out.split()[0]) == (0, "dicegames")


def test_other_programs_get_the_library_path_of_before_and_helpers_a_new_one() -> None:
    frozen = {"LD_LIBRARY_PATH": "/app", "HOME": "/home"}
    give_back_library_path(frozen)
    assert frozen == {"HOME": "/home", "PYINSTALLER_RESET_ENVIRONMENT": "1"}
    frozen = {"LD_LIBRARY_PATH": "/app", "LD_LIBRARY_PATH_ORIG": "/mine"}
    give_back_library_path(frozen)
    assert frozen == {"LD_LIBRARY_PATH": "/mine", "PYINSTALLER_RESET_ENVIRONMENT": "1"}


def test_modules_come_from_the_program_as_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package can be updated while a window is open."""
    archive = SimpleNamespace(_filename="/usr/lib/dicegames/dicegames")
    monkeypatch.setitem(sys.modules, "pyimod02_importers", SimpleNamespace(pyz_archive=archive))
    keep_modules()
    assert archive._filename == "/proc/self/exe"
    monkeypatch.delitem(sys.modules, "pyimod02_importers")
    keep_modules()  # not frozen: nothing to do
