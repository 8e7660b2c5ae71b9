"""F8: the best results per limit, whatever happens to their file."""

import json
import os
from pathlib import Path

import msgspec
import pytest

from dicegames.storage.best import MAX_BEST_BYTES, MOST_KEPT, BestResult, BestStore
from dicegames.storage.disk import Disk

pytestmark = pytest.mark.rule("F8")

FIRST = BestResult(session="0" * 32, score=200, name="Ada", at="2026-03-01T18:00:00.000Z", pauses=0)


def result(number: int, score: int, minute: int = 0) -> BestResult:
    at = f"2026-03-01T18:{minute:02d}:00.000Z"
    return BestResult(session=f"{number:032x}", score=score, name="Ben", at=at, pauses=number)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "best.json"


def loaded(path: Path) -> BestStore:
    store = BestStore(path)
    assert store.load() is None
    return store


def test_without_a_file_there_are_no_results_and_none_is_made(path: Path) -> None:
    assert loaded(path).of("puzzle5") == ()
    assert not path.exists()


def test_results_are_kept_per_limit_the_best_first(path: Path) -> None:
    store = loaded(path)
    store.add("puzzle5", result(1, 150))
    store.add("puzzle5", FIRST)
    store.add("puzzle3", result(2, 90))
    again = loaded(path)
    assert again.of("puzzle5") == (FIRST, result(1, 150))
    assert again.of("puzzle3") == (result(2, 90),)
    assert again.of("puzzle10") == ()


def test_a_result_counts_once(path: Path) -> None:
    store = loaded(path)
    for _ in range(2):
        store.add("puzzle5", FIRST)
    assert loaded(path).of("puzzle5") == (FIRST,)


def test_ten_are_kept_and_of_equal_ones_the_older(path: Path) -> None:
    store = loaded(path)
    for number in range(MOST_KEPT):
        store.add("puzzle5", result(number, 100 + number, minute=number))
    before = path.read_bytes()
    store.add("puzzle5", result(50, 100, minute=30))  # as good as the last one, but later
    assert path.read_bytes() == before
    store.add("puzzle5", result(51, 101, minute=40))
    scores = [(kept.score, kept.pauses) for kept in loaded(path).of("puzzle5")]
    assert len(scores) == MOST_KEPT
    assert scores[-2:] == [(101, 1), (101, 51)]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b'{"best":{"puzzle5":[{"score":1}]}}',
        b'{"format":0,"best":{}}',
        json.dumps({"best": {"puzzle5": [{**msgspec.to_builtins(FIRST), "name": "a\nb"}]}}).encode(),
        json.dumps({"best": {"puzzle5": [{**msgspec.to_builtins(FIRST), "score": -1}]}}).encode(),
        json.dumps({"best": {"puzzle5": [{**msgspec.to_builtins(FIRST), "at": "yesterday"}]}}).encode(),
        b" " * (MAX_BEST_BYTES + 1),
    ],
    ids=["empty", "bytes", "list", "fields", "format", "name", "score", "time", "large"],
)
def test_a_corrupt_file_is_put_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    store = BestStore(path)
    assert store.load() == "best_unreadable"
    assert path.with_name("best.unreadable-1.json").read_bytes() == content
    store.add("puzzle5", FIRST)
    assert loaded(path).of("puzzle5") == (FIRST,)


def test_what_stood_there_before_comes_back(path: Path) -> None:
    store = loaded(path)
    store.add("puzzle5", FIRST)
    store.add("puzzle5", result(1, 150))
    path.write_bytes(b"broken")
    again = BestStore(path)
    assert again.load() == "best_unreadable"
    assert again.of("puzzle5") == (FIRST,)


def test_a_file_that_cannot_be_put_aside_is_never_overwritten(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(b"broken")

    def refuse(*paths: object) -> None:
        raise PermissionError

    store = BestStore(path)
    with monkeypatch.context() as patch:
        patch.setattr(os, "rename", refuse)
        assert store.load() == "best_unreadable"
    with pytest.raises(PermissionError):
        store.add("puzzle5", FIRST)
    assert path.read_bytes() == b"broken"
    assert store.of("puzzle5") == (FIRST,)


def test_a_full_disk_leaves_the_file_and_the_result_holds(path: Path) -> None:
    loaded(path).add("puzzle5", FIRST)
    before = path.read_bytes()

    def write(descriptor: int, data: bytes) -> int:
        raise OSError(28, "no space")

    store = BestStore(path, Disk(write))
    assert store.load() is None
    with pytest.raises(OSError, match="no space"):
        store.add("puzzle5", result(1, 300))
    assert path.read_bytes() == before
    assert store.of("puzzle5")[0].score == 300


def test_what_others_wrote_meanwhile_stays(path: Path) -> None:
    store, other = loaded(path), loaded(path)
    other.add("puzzle5", result(1, 150))
    other.add("puzzle3", result(2, 90))
    store.add("puzzle5", FIRST)
    for known in (store, loaded(path)):
        assert known.lists() == {"puzzle5": (FIRST, result(1, 150)), "puzzle3": (result(2, 90),)}
