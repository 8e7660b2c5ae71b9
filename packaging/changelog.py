"""Read CHANGELOG.md: the releases with their dates, and what is new in each.

    changelog.py --notes VERSION    print what is new in a release, as Markdown
    changelog.py --check TAG        say whether a tag fits the program's version and has notes with a date

A release is a heading `## 1.2.0 – 2026-12-01`; what comes next stands under `## Unreleased`. A section
(`### Added`) holds a list, whose points may go on over several lines.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from build_value import ROOT, version_of

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"

_RELEASE = re.compile(r"## \[?(?P<version>[^\]\s]+)\]?(?: [-–] (?P<day>\S+))?")
_NUMBER = re.compile(r"\d+\.\d+\.\d+(?:[-+.]?[0-9A-Za-z.]+)?")


class ChangelogError(ValueError):
    """What is wrong with the file, with the number of the line."""


@dataclass(frozen=True, slots=True)
class Section:
    """Hold one kind of changes ("Added") and its points, each in one line."""

    name: str
    points: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Release:
    """Hold what is new in a version; the unreleased one has no date."""

    version: str
    date: date | None
    sections: tuple[Section, ...]


def releases(text: str) -> list[Release]:
    """Return the releases of a changelog, the newest first.

    Raises: ChangelogError for a heading, a date or a line that has no place in such a file.
    """
    found: list[_Draft] = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            _take(line, found)
        except ValueError as error:
            raise ChangelogError(f"line {number}: {error}") from error
    versions = [draft.version for draft in found]
    twice = {version for version in versions if versions.count(version) > 1}
    if twice:
        raise ChangelogError(f"more than once: {', '.join(sorted(twice))}")
    return [draft.finished() for draft in found]


def release_of(text: str, version: str) -> Release:
    """Return the release of a version, or what is unreleased as long as it has none.

    Raises: ChangelogError when neither is there.
    """
    by_version = {release.version: release for release in releases(text)}
    release = by_version.get(version) or by_version.get(UNRELEASED)
    if release is None:
        raise ChangelogError(f"nothing is told of {version}")
    return release


def notes(release: Release) -> str:
    """Return what is new as Markdown, one line a point."""
    blocks = []
    for section in release.sections:
        lines = [f"### {section.name}", "", *(f"- {point}" for point in section.points)]
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def tag_problem(tag: str, version: str, changelog: str) -> str | None:
    """Return why a tag can't be released: it must be `v` and the version, whose notes have a date."""
    if tag != f"v{version}":
        return f"the tag {tag} isn't v{version}, the version of the program"
    release = release_of(changelog, version)
    if release.version != version or release.date is None:
        return f"CHANGELOG.md has no heading with a date for {version}"
    return None


class _Draft:
    """Collect a release line by line."""

    def __init__(self, version: str, day: date | None) -> None:
        self.version = version
        self.day = day
        self.sections: list[tuple[str, list[str]]] = []

    def take(self, line: str) -> None:
        if line.startswith("### "):
            self.sections.append((line[4:].strip(), []))
        elif line.startswith("- "):
            self._points().append(line[2:].strip())
        elif line.startswith("  ") and line.strip():
            points = self._points()
            if not points:
                raise ValueError("a line that goes on without a point")
            points[-1] += " " + line.strip()
        elif line.strip():
            raise ValueError(f"neither a heading nor a point: {line}")

    def finished(self) -> Release:
        sections = tuple(Section(name, tuple(points)) for name, points in self.sections if points)
        return Release(self.version, self.day, sections)

    def _points(self) -> list[str]:
        if not self.sections:
            raise ValueError("a point outside of a section")
        return self.sections[-1][1]


def _take(line: str, found: list[_Draft]) -> None:
    if line.startswith("## "):
        found.append(_opened(line))
    elif found:
        found[-1].take(line)


def _opened(line: str) -> _Draft:
    match = _RELEASE.fullmatch(line.rstrip())
    if match is None:
        raise ValueError(f"no heading of a release: {line}")
    version, day = match["version"], match["day"]
    if version == UNRELEASED:
        if day is not None:
            raise ValueError("what is unreleased has no date")
        return _Draft(version, None)
    if not _NUMBER.fullmatch(version):
        raise ValueError(f"no version: {version}")
    if day is None:
        raise ValueError(f"{version} has no date")
    return _Draft(version, date.fromisoformat(day))


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(description="Read CHANGELOG.md.")
    wish = parser.add_mutually_exclusive_group(required=True)
    wish.add_argument("--notes", metavar="VERSION", help="print what is new in a version")
    wish.add_argument("--check", metavar="TAG", help="fail unless a tag can be released")
    options = parser.parse_args(arguments)
    text = CHANGELOG.read_text(encoding="utf-8")
    if options.notes is not None:
        sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]  # whatever the system's encoding
        sys.stdout.write(notes(release_of(text, options.notes)))
        return 0
    problem = tag_problem(options.check, version_of(ROOT), text)
    if problem is not None:
        print(f"Not released: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except ChangelogError as fault:
        sys.exit(f"CHANGELOG.md: {fault}")
