"""What long tests found: a line for each scenario at the end of the run, the same as JSON in the reports.

A test that asks for `record_property` hands it to `report_scenario`; JUnit files then hold it too. With
DICEGAMES_REPORT=FILE all of them go into that file as one JSON list.
"""

import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

PROPERTY = "scenario"

Report = Callable[[str, object], None]


def report_scenario(record_property: Report, name: str, found: Mapping[str, Any]) -> None:
    """Put what a test found into its report; `found` is plain data."""
    record_property(PROPERTY, json.dumps({"scenario": name, **found}))


def line_of(outcome: str, found: Mapping[str, Any]) -> str:
    """Return what a scenario found as a line to read."""
    facts = [f"{key.replace('_', ' ')} {_words(value)}" for key, value in found.items() if key != "scenario"]
    return f"{outcome}  {found['scenario']}: {', '.join(facts)}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print every scenario of this run, and write them into the file that is asked for."""
    found = [
        {"outcome": report.outcome, **json.loads(value)}
        for outcome in ("passed", "failed")
        for report in terminalreporter.stats.get(outcome, [])
        for name, value in report.user_properties
        if name == PROPERTY and report.when == "call"
    ]
    if found:
        terminalreporter.section("scenarios")
    for each in found:
        facts = {key: value for key, value in each.items() if key != "outcome"}
        terminalreporter.write_line(line_of(each["outcome"], facts))
    file = os.environ.get("DICEGAMES_REPORT")
    if file:
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(found, indent=1), encoding="utf-8")


def _words(value: object) -> str:
    if isinstance(value, Mapping):
        return "(" + ", ".join(f"{key} {count}" for key, count in value.items()) + ")"
    return str(value)
