"""CHANGELOG.md is read as written, and only what it dates can be released."""

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

import changelog
from changelog import ChangelogError, Release, Section
from dicegames.version import app_version

TEXT = """\
# Changes

Some words before.

## Unreleased

### Added

- A thing that
  goes on.
- Another.

### Fixed

## 0.2.0 – 2026-12-01

### Changed

- It is **quicker**.

## [0.1.0] - 2026-11-30

### Added

- The beginning.
"""


def test_releases_have_dates_and_points_in_one_line() -> None:
    assert changelog.releases(TEXT) == [
        Release("Unreleased", None, (Section("Added", ("A thing that goes on.", "Another.")),)),
        Release("0.2.0", date(2026, 12, 1), (Section("Changed", ("It is **quicker**.",)),)),
        Release("0.1.0", date(2026, 11, 30), (Section("Added", ("The beginning.",)),)),
    ]


def test_a_version_without_release_is_told_by_what_is_unreleased() -> None:
    assert changelog.release_of(TEXT, "0.2.0").version == "0.2.0"
    assert changelog.release_of(TEXT, "0.3.0").version == "Unreleased"
    with pytest.raises(ChangelogError, match=r"0\.3\.0"):
        changelog.release_of(TEXT[TEXT.index("## 0.2.0") :], "0.3.0")


def test_notes_are_markdown_without_the_heading_of_the_release() -> None:
    release = changelog.releases(TEXT)[0]
    assert changelog.notes(release) == "### Added\n\n- A thing that goes on.\n- Another.\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("## 0.1.0\n", "line 1: 0.1.0 has no date"),
        ("## soon – 2026-11-30\n", "no version: soon"),
        ("## 0.1.0 – 2026-02-30\n", "line 1"),
        ("## Unreleased – 2026-11-30\n", "has no date"),
        ("## 0.1.0 – 2026-11-30 or so\n", "no heading"),
        ("## Unreleased\n\n- A point.\n", "line 3: a point outside"),
        ("## Unreleased\n\n### Added\n\n  on\n", "line 5: a line that goes on"),
        ("## Unreleased\n\nWords.\n", "line 3: neither"),
        ("## 0.1.0 – 2026-11-30\n## 0.1.0 – 2026-11-30\n", "more than once: 0.1.0"),
    ],
)
def test_what_has_no_place_is_told_with_its_line(text: str, words: str) -> None:
    with pytest.raises(ChangelogError, match=words):
        changelog.releases(text)


@pytest.mark.parametrize(
    ("tag", "version", "words"),
    [
        ("v0.2.0", "0.2.0", None),
        ("0.2.0", "0.2.0", "isn't v0.2.0"),
        ("v0.2.0", "0.3.0", "isn't v0.3.0"),
        ("v0.3.0", "0.3.0", "no heading with a date for 0.3.0"),
    ],
)
def test_only_a_dated_version_can_be_released(tag: str, version: str, words: str | None) -> None:
    problem = changelog.tag_problem(tag, version, TEXT)
    assert problem is None if words is None else words in (problem or "")


def test_the_projects_own_file_is_well_formed_and_its_notes_are_printed() -> None:
    text = changelog.CHANGELOG.read_text(encoding="utf-8")
    version = app_version()
    script = str(Path(changelog.__file__))
    ran = subprocess.run([sys.executable, script, "--notes", version], capture_output=True, check=True)
    assert ran.stdout.decode() == changelog.notes(changelog.release_of(text, version))
    wrong = subprocess.run([sys.executable, script, "--check", "v99.0.0"], capture_output=True, check=False)
    assert wrong.returncode == 1
    assert b"isn't v" + version.encode() in wrong.stderr
