"""The list of sessions: what each row says, what changes, what the filter lets through."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.models.dates import begun_text, when_text
from dicegames.models.problems import record_problem_short, record_problem_text
from dicegames.models.sessions import (
    SessionDetails,
    SessionFilter,
    SessionRole,
    SessionsModel,
    session_details,
    session_rules,
)
from dicegames.storage.library import SessionInfo, list_sessions
from tables import make_table

NOW = datetime.fromisoformat("2026-03-02T21:00:00+00:00").astimezone()
SEATS = (Seat("Ada", "blue"), Seat("Cem", "teal", "computer", "simple"))


def info(name: str, state: str = "open", **more: object) -> SessionInfo:
    """Return a session of the list."""
    values: dict[str, object] = {
        "path": Path(f"{name}.dicegame"),
        "state": state,
        "created": "2026-03-02T18:00:00.000Z",
        "changed": "2026-03-02T18:30:00.000Z",
    }
    if state in ("open", "finished"):
        values |= {"game_id": "penta", "ruleset_id": "penta", "seats": SEATS}
    return SessionInfo(**(values | more))  # type: ignore[arg-type]


INFOS = [
    info("one"),
    info("two", ruleset_id="classic", changed="2026-03-01T12:00:00.000Z"),
    info("three", "finished", changed="2026-02-10T12:00:00.000Z"),
    info("four", "damaged", reason="bad_line", line=48),
    info("five", "newer", reason="newer_format", line=1),
]


@pytest.fixture
def model(qapp: QApplication) -> Iterator[SessionsModel]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    made = SessionsModel()
    made.show_sessions(INFOS, NOW)
    yield made
    QLocale.setDefault(before)


def test_rows_say_what_a_session_is(model: SessionsModel) -> None:
    titles = [model.index(row).data() for row in range(5)]
    assert titles == ["Penta", "Penta, Classic", "Penta", "Damaged file", "File of a newer version"]
    details = [model.index(row).data(SessionRole.DETAIL) for row in (0, 3, 4)]
    assert details == [
        "Ada, Cem (computer)",
        "four.dicegame: line 48 cannot be read",
        "five.dicegame: from a newer version",
    ]
    states = [model.index(row).data(SessionRole.STATE) for row in range(5)]
    assert states == ["open", "open", "finished", "damaged", "newer version"]
    assert model.index(2).data(SessionRole.WHEN) == "10 February"


def test_a_ruleset_of_somebody_is_listed_by_its_name(model: SessionsModel) -> None:
    model.show_sessions([info("one", ruleset_id="own-1", ruleset_name="Sunday"), INFOS[1]], NOW)
    assert [model.index(row).data() for row in range(2)] == ["Penta, Sunday", "Penta, Classic"]
    assert session_rules(model.info(0)) == "Sunday"


def test_a_screen_reader_hears_the_whole_row(model: SessionsModel) -> None:
    words = model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Penta, Classic, Ada, Cem (computer), open, yesterday, ")


def test_the_model_keeps_the_contract_of_models(model: SessionsModel) -> None:
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_sessions(INFOS[:2], NOW)
    model.show_sessions([], NOW)
    assert tester.model() is model
    assert model.rowCount() == 0
    assert model.rowCount(model.index(0)) == 0


def test_only_rows_that_differ_change(model: SessionsModel) -> None:
    changed, reset = QSignalSpy(model.dataChanged), QSignalSpy(model.modelReset)
    model.show_sessions(INFOS, NOW)
    assert (changed.count(), reset.count()) == (0, 0)
    model.show_sessions([INFOS[0], info("two", "finished"), *INFOS[2:]], NOW)
    assert changed.count() == 1
    assert changed.at(0)[0].row() == 1
    assert reset.count() == 0
    model.show_sessions(INFOS[1:], NOW)
    assert reset.count() == 1


@pytest.mark.parametrize(
    ("filter_id", "names"),
    [
        ("all", ["one", "two", "three", "four", "five"]),
        ("open", ["one", "two"]),
        ("finished", ["three"]),
        ("damaged", ["four", "five"]),
    ],
)
def test_the_filter_lets_one_kind_through(model: SessionsModel, filter_id: str, names: list[str]) -> None:
    filtered = SessionFilter(model)
    filtered.set_filter(filter_id)
    rows = [filtered.index(row, 0).data(SessionRole.INFO).path.stem for row in range(filtered.rowCount())]
    assert rows == names
    assert model.count(filter_id) == len(names)


def test_a_session_is_read_whole(tmp_path: Path) -> None:
    table = make_table(tmp_path)
    for action in (Roll(), Choose(Box.CHANCE), Enter(), Roll()):
        transition = table.match.apply(action, ScriptedDice([(1, 2, 3, 3, 4)]))
        table.journal.append(transition.step, "2026-03-01T18:00:01.000Z")
    path = list_sessions(tmp_path)[0].path
    found = session_details(path)
    assert found == SessionDetails("penta", table.match.seats, table.match.state)
    assert (found.progress, found.scores, found.turn, found.winners) == ("Round 1 of 13", (13, 0), 1, ())
    assert found.dice == (1, 2, 3, 3, 4)
    with path.open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(InvalidRecordError) as error:
        session_details(path)
    assert error.value.line == 6
    table.journal.close()


@pytest.mark.parametrize(
    ("reason", "line", "words"),
    [
        ("bad_line", 48, "This file is damaged: line 48 cannot be read. It is left as it is."),
        ("illegal_step", 7, "line 7 breaks the rules"),
        ("line_missing", 5, "a line is missing before line 5"),
        ("line_too_long", 5, "line 5 is too long"),
        ("newer_format", 1, "newer version"),
        ("unknown_game", 1, "does not know"),
        ("bad_header", 0, "This file is damaged. It is left as it is."),
        ("not_a_session", 0, "no session"),
        ("too_large", 0, "too large"),
        ("locked", 0, "already open"),
        ("disk_full", 0, "disk is full"),
        ("read_only", 0, "cannot be written"),
        ("gone", 0, "no longer there"),
        ("failed", 0, "Saving failed"),
        ("a_reason_of_tomorrow", 3, "line 3 cannot be read"),
    ],
)
def test_every_problem_is_a_sentence(reason: str, line: int, words: str) -> None:
    sentence = record_problem_text(reason, line)
    assert words in sentence
    assert sentence.endswith(".")
    assert "_" not in sentence
    short = record_problem_short(reason, line)
    assert "_" not in short
    assert short


def test_times_are_said_as_people_say_them(model: SessionsModel) -> None:
    def at(text: str) -> datetime:
        return datetime.fromisoformat(text)

    now = at("2026-03-01T00:10:00")
    assert when_text(at("2026-03-01T00:05:00"), now) == "today, 00:05"
    assert when_text(at("2026-02-28T23:59:00"), now) == "yesterday, 23:59"
    assert when_text(at("2026-02-27T23:59:00"), now) == "27 February"
    assert when_text(at("2025-12-31T23:59:00"), now) == "31 December 2025"
    assert when_text(at("2026-03-02T10:00:00"), now) == "2 March"  # a clock that was set back
    assert begun_text(at("2026-03-01T00:05:00"), now) == "Begun today at 00:05"
    assert begun_text(at("2026-02-28T20:05:00"), now) == "Begun yesterday at 20:05"
    assert begun_text(at("2026-02-20T20:05:00"), now) == "Begun on 20 February"
