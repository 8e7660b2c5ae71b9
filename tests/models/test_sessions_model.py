"""The list of sessions: what each row says, what changes, what the filter lets through."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QSignalSpy
from PySide6.QtWidgets import QApplication

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Seat
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import Choose, Enter, Roll
from dicegames.models.dates import begun_text, when_text
from dicegames.models.problems import record_problem_short, record_problem_text
from dicegames.models.session_details import SessionDetails, salvaged_details, session_details
from dicegames.models.session_order import SORTS
from dicegames.models.session_words import session_rules
from dicegames.models.sessions import SessionRole, SessionsModel
from dicegames.storage.library import SessionInfo
from dicegames.storage.summary import SessionSummary
from storage.listing import list_sessions
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
    info("four", "damaged", reason="bad_line", line=48, changed="2026-02-02T12:00:00.000Z"),
    info("five", "newer", reason="newer_format", line=1, changed="2026-01-02T12:00:00.000Z"),
]


@pytest.fixture
def model(qapp: QApplication) -> Iterator[SessionsModel]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    made = SessionsModel()
    tester = QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Fatal)
    made.show_sessions(INFOS, NOW)
    yield made
    assert tester.model() is made
    QLocale.setDefault(before)


def names_of(model: SessionsModel) -> list[str]:
    """Return what is listed, by the names of the files."""
    return [model.info(row).path.stem for row in range(model.rowCount())]


def summary(scores: tuple[int, ...] = (5, 7), seconds: int = 0, **more: object) -> SessionSummary:
    """Return how a session stands: over, unless a turn is given."""
    values: dict[str, object] = {"winners": (), "turn": None, "progress": (8, 13)}
    return SessionSummary(scores=scores, seconds=seconds, **(values | more))  # type: ignore[arg-type]


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


def test_rows_say_how_a_session_stands_once_that_is_known(model: SessionsModel) -> None:
    solo = SEATS[:1]
    infos = [
        info("a", summary=summary(turn=1, seconds=1500)),
        info("b", "finished", summary=summary(winners=(1,), seconds=3900)),
        info("c", "finished", summary=summary((7, 12_000), winners=(0, 1))),
        info("d", "finished", summary=summary((12_000,), winners=(0,)), seats=solo),
        info("e", summary=summary(turn=0), seats=solo),
        info("f", "finished", summary=summary()),
        info("g", summary=summary(turn=0, progress=(1, 2, 3))),
    ]
    model.show_sessions(infos[::-1], NOW)
    rows = {model.info(row).path.stem: model.index(row) for row in range(model.rowCount())}
    assert {name: index.data(SessionRole.STATE) for name, index in rows.items()} == {
        "a": "open, Cem’s turn",
        "b": "Win: Cem, 7",
        "c": "Win: Ada and Cem, 7",
        "d": "12,000 points",
        "e": "open",
        "f": "finished",
        "g": "open, Ada’s turn",
    }
    assert rows["a"].data() == "Penta, Round 8 of 13"
    assert rows["g"].data() == "Penta"  # numbers of another version
    assert rows["b"].data() == "Penta"
    assert rows["a"].data(SessionRole.WHEN_AND_LENGTH).endswith(" · 25\N{NO-BREAK SPACE}min")
    assert (
        rows["b"].data(SessionRole.WHEN_AND_LENGTH).endswith(" · 1\N{NO-BREAK SPACE}h 5\N{NO-BREAK SPACE}min")
    )


def test_a_name_comes_first_and_its_game_below(model: SessionsModel) -> None:
    model.show_sessions([info("a", title="<b>Sunday</b>", summary=summary(turn=0))], NOW)
    row = model.index(0)
    assert row.data() == "<b>Sunday</b>"
    assert row.data(SessionRole.DETAIL) == "Penta, Round 8 of 13 · Ada, Cem (computer)"
    assert row.data(Qt.ItemDataRole.ToolTipRole).startswith("<qt>&lt;b&gt;Sunday")


def test_a_ruleset_of_somebody_is_listed_by_its_name(model: SessionsModel) -> None:
    model.show_sessions([info("one", ruleset_id="own-1", ruleset_name="Sunday"), INFOS[1]], NOW)
    assert [model.index(row).data() for row in range(2)] == ["Penta, Sunday", "Penta, Classic"]
    assert session_rules(model.info(0)) == "Sunday"


def test_a_screen_reader_hears_the_whole_row(model: SessionsModel) -> None:
    words = model.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert words.startswith("Penta, Classic, Ada, Cem (computer), open, yesterday, ")


def test_only_rows_that_differ_change(model: SessionsModel) -> None:
    changed = QSignalSpy(model.dataChanged)
    model.show_sessions(INFOS, NOW)
    assert changed.count() == 0
    model.show_sessions([INFOS[0], info("two", "finished", changed=INFOS[1].changed), *INFOS[2:]], NOW)
    assert changed.count() == 1
    assert changed.at(0)[0].row() == 1
    model.show_sessions(INFOS, NOW + timedelta(days=1))
    assert changed.count() == 3  # the row that is another, and all of them: yesterday has another name now
    assert (changed.at(2)[0].row(), changed.at(2)[1].row()) == (0, 4)


def test_whatever_changes_the_chosen_row_stays_the_same_session(model: SessionsModel) -> None:
    resets = QSignalSpy(model.modelReset)
    chosen = QPersistentModelIndex(model.index(2))
    model.show_sessions([*INFOS[:1], info("new", changed="2026-03-02T20:00:00.000Z"), *INFOS[2:4]], NOW)
    assert names_of(model) == ["new", "one", "three", "four"]
    assert chosen.data(SessionRole.INFO) == INFOS[2]
    model.set_sort("game")
    model.update_sessions([info("three", "finished", changed="2026-03-02T20:30:00.000Z", title="Now")])
    assert chosen.data() == "Now"
    model.set_filter("open")
    assert not chosen.isValid()
    model.set_filter("all")
    assert sorted(names_of(model)) == ["four", "new", "one", "three"]
    assert resets.count() == 0


def test_thousands_of_rows_come_and_go_with_a_few_signals(model: SessionsModel) -> None:
    many = [info(f"{number:04}", ("open", "finished")[number % 2]) for number in range(3000)]
    model.show_sessions(many, NOW)
    chosen = QPersistentModelIndex(model.index(1000))
    kept = chosen.data(SessionRole.INFO)
    spies = [
        QSignalSpy(signal)
        for signal in (model.rowsInserted, model.rowsRemoved, model.layoutChanged, model.dataChanged)
    ]
    model.set_filter(kept.state)
    assert model.rowCount() == 1500
    assert chosen.data(SessionRole.INFO) is kept
    model.set_filter("all")
    assert names_of(model) == [f"{number:04}" for number in range(3000)]
    assert sum(spy.count() for spy in spies) <= 6


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
    model.set_filter(filter_id)
    assert names_of(model) == names
    assert model.count(filter_id) == len(names)
    assert model.total == 5


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("", ["one", "two", "three", "four", "five"]),
        ("CLASSIC", ["two"]),
        ("pent ada", ["one", "two", "three"]),
        ("ada classic", ["two"]),
        ("four", ["four"]),
        ("one", []),  # nobody sees the names of files that are as they should be
        ("straße", []),
    ],
)
def test_every_word_is_looked_for(model: SessionsModel, words: str, names: list[str]) -> None:
    model.set_words(words)
    assert names_of(model) == names
    assert model.count("all") == len(names)


def test_what_is_learned_later_is_found(model: SessionsModel) -> None:
    model.set_words("strasse")
    assert names_of(model) == []
    model.update_sessions([info("two", title="Straße")])
    assert names_of(model) == ["two"]


def test_sessions_are_sorted(model: SessionsModel) -> None:
    infos = [
        info(
            "a",
            created="2026-01-03T00:00:00Z",
            changed="2026-02-01T00:00:00Z",
            game_id="tenthousand",
            ruleset_id="short",
            summary=summary(seconds=60),
        ),
        info("b", created="2026-01-02T00:00:00Z", changed="2026-02-02T00:00:00Z"),
        info(
            "c", created="2026-01-01T00:00:00Z", changed="2026-02-03T00:00:00Z", summary=summary(seconds=90)
        ),
        info(
            "d", "damaged", created="2026-01-04T00:00:00Z", changed="2026-02-04T00:00:00Z", reason="bad_line"
        ),
    ]
    model.show_sessions(infos, NOW)
    found = {}
    for sort_id in SORTS:
        model.set_sort(sort_id)
        found[sort_id] = "".join(names_of(model))
    assert found == {"played": "dcba", "begun": "dabc", "game": "acbd", "length": "cadb"}
    with pytest.raises(KeyError):
        model.set_sort("luck")


def test_a_session_is_read_whole(tmp_path: Path) -> None:
    table = make_table(tmp_path)
    for action in (Roll(), Choose(Box.CHANCE), Enter(), Roll()):
        transition = table.match.apply(action, ScriptedDice([(1, 2, 3, 3, 4)]))
        table.journal.append(transition.step, "2026-03-01T18:00:01.000Z")
    path = list_sessions(tmp_path)[0].path
    found = session_details(path)
    assert found == SessionDetails("penta", table.match.seats, table.match.state, steps=4)
    assert (found.progress, found.scores, found.turn, found.winners) == ("Round 1 of 13", (13, 0), 1, ())
    assert found.dice == (1, 2, 3, 3, 4)
    with path.open("ab") as file:
        file.write(b"nonsense\n")
    with pytest.raises(InvalidRecordError) as error:
        session_details(path)
    assert error.value.line == 6
    assert salvaged_details(path) == found
    path.write_bytes(path.read_bytes().split(b"\n")[0] + b"\nnonsense\n")
    assert salvaged_details(path) is None  # nothing was played before the damage
    path.write_bytes(b"nonsense\n")
    assert salvaged_details(path) is None
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
