"""The many modules of a start are imported without detours, and nothing else stays changed."""

import builtins
import gc
import subprocess
import sys

import pytest

from dicegames.app.quick_imports import quick_imports

# A module that is imported in between and asks what its own import was like.
CODE = """
import builtins, gc, sys
from dicegames.app.quick_imports import quick_imports
with quick_imports():
    assert not gc.isenabled()
    assert builtins.__import__ is not builtins.__feature_import__
    assert "PySide6.QtCore" in sys.modules
    import dicegames.app.run
from PySide6.support import feature
assert "dicegames.app.run" not in feature.pyside_feature_dict
assert gc.isenabled()
"""


def test_pyside_reads_no_sources_and_no_garbage_is_looked_for() -> None:
    ran = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_the_search_for_garbage_is_as_before_even_after_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "__import__", builtins.__import__)
    with pytest.raises(ImportError), quick_imports():
        raise ImportError
    assert gc.isenabled()
    gc.disable()
    try:
        with quick_imports():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
