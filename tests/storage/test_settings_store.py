"""Settings survive: single wrong values fall back, an unreadable file is put aside and told."""

import errno
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.engine.match import Seat
from dicegames.storage.disk import Disk
from dicegames.storage.settings import MAX_SETTINGS_BYTES, LineUp, Settings, SettingsStore

CHANGED = Settings(
    language="de",
    theme="dark",
    motion="off",
    cloth="wine",
    dice_set="cherry",
    text_scale=1.3,
    show_keys=True,
    auto_entry=30,
    handover=False,
    confirm_zero=False,
    dice="typed",
    pace="instant",
    tutor="clear",
    volume=60,
    data_folder="/games",
    window_width=801,
    window_height=481,
    line_ups={"penta": LineUp("classic", (Seat("Ada", "blue"), Seat("R2", "pink", "computer", "easy")))},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else json.dumps(content).encode())


def test_the_first_start_has_the_defaults_and_writes_nothing(path: Path) -> None:
    assert SettingsStore(path).load() == (Settings(), None)
    assert not path.exists()


def test_every_setting_is_kept(path: Path) -> None:
    defaults = msgspec.to_builtins(Settings())
    assert all(msgspec.to_builtins(CHANGED)[name] != defaults[name] for name in defaults)
    SettingsStore(path).save(CHANGED)
    assert SettingsStore(path).load() == (CHANGED, None)
    assert [item.name for item in path.parent.iterdir()] == ["settings.json"]


def test_the_previous_settings_are_kept(path: Path) -> None:
    store = SettingsStore(path)
    store.save(Settings(cloth="blue"))
    store.save(CHANGED)
    store.save(CHANGED)
    path.write_bytes(b"{")
    assert store.load() == (Settings(cloth="blue"), "settings_restored")


WRONG: dict[str, list[Any]] = {
    "language": ["../fr", 1, None],
    "theme": ["pink"],
    "motion": [True],
    "cloth": ["#fff"],
    "dice_set": [[]],
    "text_scale": [0.5, 99, "1.0"],
    "show_keys": [1, "true"],
    "auto_entry": [5, "3", True],
    "handover": ["false"],
    "confirm_zero": [0],
    "dice": ["loaded"],
    "pace": ["warp"],
    "tutor": ["strict", True],
    "volume": [-1, 101, 0.5, True],
    "window_width": [0, 1e3, 10**9],
    "window_height": [-5],
    "line_ups": [
        [],
        {"penta": {}},
        {"penta": {"ruleset": "penta", "seats": [{"name": "", "color": "blue"}]}},
        {"penta": {"ruleset": "penta", "seats": [{"name": "Ada", "color": "#123456"}]}},
    ],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_falls_back_alone(path: Path, name: str, value: Any) -> None:
    write(path, msgspec.to_builtins(CHANGED) | {name: value})
    settings, problem = SettingsStore(path).load()
    assert problem == "settings_partly"
    fallback = {} if name == "line_ups" else getattr(Settings(), name)
    assert settings == msgspec.structs.replace(CHANGED, **{name: fallback})


def test_a_wrong_line_up_takes_no_other_with_it(path: Path) -> None:
    plain = msgspec.to_builtins(CHANGED)
    plain["line_ups"]["chess"] = 1
    write(path, plain)
    assert SettingsStore(path).load() == (CHANGED, "settings_partly")


def test_unknown_settings_of_a_later_version_are_passed_over(path: Path) -> None:
    write(path, msgspec.to_builtins(CHANGED) | {"sound": 0.5})
    assert SettingsStore(path).load() == (CHANGED, None)


UNREADABLE = {
    "empty": b"",
    "half": json.dumps(msgspec.to_builtins(CHANGED)).encode()[:-9],
    "array": b"[]",
    "zeros": b"\x00" * 300,
    "not UTF-8": b'{"language": "\xff"}',
    "key twice": b'{"language": "de", "language": "en"}',
    "deep": b"[" * 50_000,
    "large": b" " * (MAX_SETTINGS_BYTES + 1),
}


@pytest.mark.parametrize("content", UNREADABLE.values(), ids=UNREADABLE.keys())
def test_an_unreadable_file_is_put_aside(path: Path, content: bytes) -> None:
    for number in (1, 2):
        write(path, content)
        store = SettingsStore(path)
        assert store.load() == (Settings(), "settings_unreadable")
        assert not path.exists()
        assert path.with_name(f"settings.unreadable-{number}.json").read_bytes() == content
    store.save(CHANGED)
    assert SettingsStore(path).load() == (CHANGED, None)


def test_the_previous_settings_replace_an_unreadable_file(path: Path) -> None:
    store = SettingsStore(path)
    store.save(CHANGED)
    store.save(Settings())
    write(path, b"{")
    assert store.load() == (CHANGED, "settings_restored")


def test_a_file_that_cannot_be_put_aside_is_not_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(path, b"{")

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    store = SettingsStore(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", refuse)
        assert store.load() == (Settings(), "settings_unreadable")
    with pytest.raises(PermissionError):
        store.save(CHANGED)
    assert path.read_bytes() == b"{"


@given(st.binary(max_size=200))
def test_any_bytes_are_survived(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_bytes(content)
    _, problem = SettingsStore(path).load()
    assert problem is None or content in [item.read_bytes() for item in path.parent.iterdir()]


@pytest.mark.parametrize("at", range(8))
def test_a_fault_while_saving_leaves_the_old_settings(path: Path, at: int) -> None:
    SettingsStore(path).save(Settings(cloth="blue"))
    calls = 0

    def count() -> None:
        nonlocal calls
        calls += 1
        if calls == at + 1:
            raise OSError(errno.ENOSPC, "full")

    def write_some(descriptor: int, data: bytes) -> int:
        count()
        return os.write(descriptor, data[: len(data) // 2 + 1])

    def fsync(descriptor: int) -> None:
        count()
        os.fsync(descriptor)

    with pytest.raises(OSError, match="full"):
        SettingsStore(path, Disk(write_some, fsync)).save(CHANGED)
    settings, problem = SettingsStore(path).load()
    assert problem is None
    assert settings in (Settings(cloth="blue"), CHANGED)
    assert {item.name for item in path.parent.iterdir()} <= {"settings.json", "settings.json.bak"}
