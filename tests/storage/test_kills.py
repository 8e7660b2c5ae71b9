"""A few kills in every test run; the long series is a soak test."""

from pathlib import Path

from storage.kill_help import kill_and_check


def test_nothing_that_was_shown_is_lost_by_a_kill(tmp_path: Path) -> None:
    results = [kill_and_check(tmp_path, seed) for seed in range(10)]
    assert sum(shown for shown, _ in results) > 10
    assert any(torn for _, torn in results)
