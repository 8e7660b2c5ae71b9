"""The log: every action in words, taps folded, what was taken back stays and is told."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Entry, Mark, Match, Seating, Step
from dicegames.engine.resign import Resign
from dicegames.games.sheet.boxes import UPPER, Box
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release
from dicegames.models.log import LogModel, LogRole
from dicegames.models.log_words import mark_sentence, redo_sentence, seating_sentences, undo_sentence
from dicegames.models.narrators import NARRATORS
from dicegames.models.sheet_turns import bonus_sentence, entry_of, sentence, turn_short, turn_told
from table_samples import enter, keep, new_match, roll, turn
from words import Words, installed

NO_DICE = ScriptedDice([])


@pytest.fixture(autouse=True)
def words(qapp: object) -> Iterator[None]:
    with installed(Words("en")):
        yield


def texts(model: LogModel) -> list[str]:
    return [model.index(row).data() for row in range(model.rowCount())]


def rows(model: LogModel) -> list[tuple[str, str, str | None, bool]]:
    """Return everything that each row tells."""
    return [
        (
            index.data(Qt.ItemDataRole.AccessibleTextRole),
            index.data(LogRole.KIND),
            index.data(LogRole.COLOR),
            index.data(LogRole.UNDONE),
        )
        for index in (model.index(row) for row in range(model.rowCount()))
    ]


def log_of(match: Match) -> LogModel:
    model = LogModel(match.game, match.seats)
    for transition in match.transitions():
        model.append(transition)
    return model


def test_first_roll_and_roll_again_name_the_dice() -> None:
    match = new_match(2)
    assert sentence(roll(match, 3, 3, 5, 1, 2), match.seats) == "Ada rolls 3 3 5 1 2"
    keep(match, 0, 1)
    assert sentence(roll(match, 3, 5, 5), match.seats) == "Ada keeps 3 3 and rolls 3 5 5"


def test_roll_without_a_kept_die_says_so() -> None:
    match = new_match(1)
    roll(match, 1, 2, 3, 4, 6)
    assert sentence(roll(match, 1, 1, 1, 2, 2), match.seats) == "Ada rolls all dice again: 1 1 1 2 2"


def test_taps_have_words_of_their_own() -> None:
    match = new_match(1)
    roll(match, 3, 3, 5, 1, 2)
    assert sentence(match.apply(Keep(2), NO_DICE), match.seats) == "Ada keeps the 5"
    assert sentence(match.apply(Release(2), NO_DICE), match.seats) == "Ada releases the 5"
    assert sentence(match.apply(Choose(Box.CHANCE), NO_DICE), match.seats) == "Ada chooses Chance"


def test_entry_names_box_and_points_with_the_right_plural() -> None:
    match = new_match(2)
    assert sentence(turn(match, (1, 2, 3, 4, 6), Box.ACES), match.seats) == "Ada enters Aces: 1 point"
    assert sentence(turn(match, (1, 1, 3, 4, 6), Box.ACES), match.seats) == "Ben enters Aces: 2 points"


def test_zero_is_a_sacrifice() -> None:
    match = new_match(1)
    assert sentence(turn(match, (2, 2, 3, 4, 6), Box.ACES), match.seats) == "Ada sacrifices Aces: 0 points"


def test_further_five_of_a_kind_tells_the_extra() -> None:
    match = new_match(1)
    turn(match, (4,) * 5, Box.FIVE_KIND)
    turn(match, (4,) * 5, Box.FOURS)
    transition = turn(match, (4,) * 5, Box.LARGE_STRAIGHT)
    entry = entry_of(transition)
    assert entry is not None
    assert (entry.points, entry.extra, entry.gain) == (40, 100, 140)
    assert sentence(transition, match.seats) == "Ada enters Large straight: 40 points and 100 extra"
    assert turn_short(entry) == "Large straight 140"
    assert turn_told(entry, match.seats) == "Ada entered Large straight · 40, plus 100."
    assert turn_told(entry, match.seats, rich=True) == "Ada entered <b>Large straight · 40</b>, plus 100."


def test_zero_with_an_extra_is_no_sacrifice() -> None:
    match = new_match(1)
    turn(match, (4,) * 5, Box.FIVE_KIND)
    for box in (Box.FOURS, Box.THREE_KIND, Box.FOUR_KIND, Box.FULL_HOUSE, Box.SMALL_STRAIGHT):
        turn(match, (4,) * 5, box)
    for box in (Box.LARGE_STRAIGHT, Box.CHANCE):
        turn(match, (4,) * 5, box)
    transition = turn(match, (4,) * 5, Box.ACES)
    assert sentence(transition, match.seats) == "Ada enters Aces: 0 points and 100 extra"
    entry = entry_of(transition)
    assert entry is not None
    assert turn_told(entry, match.seats) == "Ada entered Aces · 0, plus 100."


def test_told_sacrifice_and_names_are_never_markup() -> None:
    match = new_match(1)
    entry = entry_of(turn(match, (2, 2, 3, 4, 6), Box.ACES))
    assert entry is not None
    (seat,) = match.seats
    hostile = (type(seat)("<b>Eve", seat.color),)
    assert turn_told(entry, match.seats) == "Ada sacrificed Aces."
    assert turn_told(entry, hostile, rich=True).startswith("&lt;b&gt;Eve sacrificed <b>")


def test_automatic_entry_is_told_as_such() -> None:
    match = new_match(1)
    roll(match, 1, 2, 3, 4, 6)
    roll(match, 1, 2, 3, 4, 6)
    roll(match, 5, 5, 6, 6, 6)
    transition = match.apply(AutoEnter(Box.FULL_HOUSE), NO_DICE)
    told = sentence(transition, match.seats)
    assert told == "Entered automatically for Ada: Full house, 25 points"
    assert log_of(match).last_text() == told


def test_reaching_63_has_a_line_of_its_own() -> None:
    match = new_match(1)
    for face, box in enumerate(UPPER[:-1], start=1):
        others = [other for other in range(1, 7) if other != face]
        assert bonus_sentence(turn(match, (face, face, face, *others[:2]), box), match.seats) == ""
    transition = turn(match, (6, 6, 6, 1, 2), Box.SIXES)
    line = "Ada reaches 63 in the upper part: 35 bonus points"
    assert bonus_sentence(transition, match.seats) == line
    assert texts(log_of(match))[-2:] == ["Ada enters Sixes: 18 points", line]
    entry = entry_of(transition)
    assert entry is not None
    assert turn_told(entry, match.seats) == "Ada entered Sixes · 18, plus a bonus of 35."


def test_marks_have_words() -> None:
    kinds = ("practice", "pause", "finish", "hint", "tutor")
    assert len({mark_sentence(kind) for kind in kinds}) == len(kinds)
    assert mark_sentence("hint", "Ben") == "Ben gets a hint"
    with pytest.raises(KeyError):
        mark_sentence("nap")


def test_the_time_left_is_no_line() -> None:
    match = new_match(2)
    roll(match, 3, 3, 5, 1, 2)
    model = LogModel(match.game, match.seats)
    model.restore([Mark("clock", 5000), *match.steps, Mark("clock", 4000)])
    assert texts(model) == texts(log_of(match))


def test_taps_are_folded_and_rounds_are_headed() -> None:
    match = new_match(2)
    roll(match, 3, 3, 5, 1, 2)
    keep(match, 0, 1)
    roll(match, 3, 5, 5)
    enter(match, Box.FULL_HOUSE)
    turn(match, (1, 1, 3, 4, 6), Box.ACES)
    roll(match, 6, 6, 6, 1, 2)
    assert texts(log_of(match)) == [
        "Round 1",
        "Ada rolls 3 3 5 1 2",
        "Ada keeps 3 3 and rolls 3 5 5",
        "Ada enters Full house: 25 points",
        "Ben rolls 1 1 3 4 6",
        "Ben enters Aces: 2 points",
        "Round 2",
        "Ada rolls 6 6 6 1 2",
    ]


def test_undone_entry_stays_struck_out_and_the_undo_is_told(qtbot: QtBot) -> None:
    match = new_match(2)
    turn(match, (1, 1, 3, 4, 6), Box.ACES)
    model = log_of(match)
    changed: list[int] = []

    def on_changed(first: QModelIndex, last: QModelIndex) -> None:
        changed.append(first.row())

    model.dataChanged.connect(on_changed)
    with qtbot.waitSignal(model.told, timeout=100):
        model.mark_undone(match.undo())
    assert texts(model)[-2:] == ["Ada enters Aces: 2 points", "Ada takes back: Aces, 2 points"]
    assert changed == [2]
    index = model.index(2)
    assert index.data(LogRole.UNDONE)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Taken back: Ada enters Aces: 2 points"
    assert not model.index(3).data(LogRole.UNDONE)
    assert model.last_text() == "Ada takes back: Aces, 2 points"


def test_undoing_a_tap_adds_no_line() -> None:
    match = new_match(1)
    roll(match, 1, 1, 3, 4, 6)
    keep(match, 0)
    model = log_of(match)
    model.mark_undone(match.undo())
    assert texts(model) == ["Round 1", "Ada rolls 1 1 3 4 6"]


def test_redo_is_told_and_can_be_undone_again() -> None:
    match = new_match(2)
    turn(match, (1, 1, 3, 4, 6), Box.ACES)
    model = log_of(match)
    model.mark_undone(match.undo())
    model.mark_redone(match.redo())
    assert model.last_text() == "Ada brings back: Aces, 2 points"
    model.mark_undone(match.undo())
    undone = [model.index(row).data(LogRole.UNDONE) for row in range(model.rowCount())]
    assert undone == [False, False, True, False, True, False]


def test_undone_bonus_is_struck_out_with_its_entry() -> None:
    match = new_match(1)
    for face, box in enumerate(UPPER, start=1):
        others = [other for other in range(1, 7) if other != face]
        turn(match, (face, face, face, *others[:2]), box)
    model = log_of(match)
    model.mark_undone(match.undo())
    struck = [kind for _, kind, _, undone in rows(model) if undone]
    assert struck == ["step", "remark"]


def test_undone_roll_on_a_practice_table_names_the_dice() -> None:
    match = new_match(1)
    roll(match, 1, 1, 3, 4, 6)
    match.start_practice()
    model = log_of(match)
    taken = match.undo()
    model.note("practice")
    model.mark_undone(taken)
    assert (
        model.last_text()
        == undo_sentence(NARRATORS["penta"], taken[0], match.seats)
        == "Ada takes back: the roll 1 1 3 4 6"
    )
    assert redo_sentence(NARRATORS["penta"], taken[0], match.seats) == "Ada brings back: the roll 1 1 3 4 6"


def test_restored_log_equals_the_one_written_while_playing() -> None:
    match = new_match(2)
    turn(match, (1, 1, 3, 4, 6), Box.ACES)
    live = log_of(match)
    live.mark_undone(match.undo())
    live.mark_redone(match.redo())
    live.note("pause")
    live.note("resume")
    live.append(roll(match, 2, 2, 2, 3, 4))
    steps = [*match.steps[:3]]
    entries: list[Step | Mark] = [
        *steps,
        Mark("undo", 1),
        Mark("redo", 1),
        Mark("pause"),
        Mark("resume"),
        match.steps[3],
    ]
    restored = LogModel(match.game, match.seats)
    restored.restore(entries)
    assert rows(restored) == rows(live)


def test_pauses_without_a_move_between_them_are_one_line() -> None:
    match = new_match(2)
    model = LogModel(match.game, match.seats)
    model.append(roll(match, 1, 1, 3, 4, 6))
    before = len(texts(model))
    for mark in ("resume", "pause", "resume", "pause"):
        model.note(mark)
    assert texts(model)[before:] == ["Pause"]
    model.append(enter(match, Box.ACES))
    model.note("pause")
    assert texts(model).count("Pause") == 2


def test_help_is_told_at_its_place_and_stays_when_its_turn_is_taken_back() -> None:
    match = new_match(2)
    live = LogModel(match.game, match.seats)
    live.note("tutor")
    for transition in (roll(match, 1, 1, 3, 4, 6), enter(match, Box.ACES)):
        live.append(transition)
    live.note("hint", match.state.current_seat)
    live.append(roll(match, 2, 2, 2, 3, 4))
    live.note("hint", match.state.current_seat)
    live.append(match.apply(Choose(Box.TWOS), NO_DICE))
    entry = match.apply(Enter(), NO_DICE)
    live.append(entry)
    live.mark_undone(match.undo())
    assert texts(live) == [
        "The tutor watches",
        "Round 1",
        "Ada rolls 1 1 3 4 6",
        "Ada enters Aces: 2 points",
        "Ben gets a hint",
        "Ben rolls 2 2 2 3 4",
        "Ben gets a hint",
        "Ben enters Twos: 6 points",
        "Ben takes back: Twos, 6 points",
    ]
    assert [color for _, kind, color, _ in rows(live) if kind == "mark"] == [None, "orange", "orange"]
    assert [undone for *_, undone in rows(live)] == [False] * 7 + [True, False]
    steps = [*match.steps, entry.step]
    restored = LogModel(match.game, match.seats)
    hint = Mark("hint")
    restored.restore([Mark("tutor"), *steps[:3], hint, steps[3], hint, *steps[4:], Mark("undo", 1)])
    assert rows(restored) == rows(live)


def test_rows_carry_kind_and_colour_and_are_worded_anew() -> None:
    match = new_match(2)
    roll(match, 1, 1, 3, 4, 6)
    model = log_of(match)
    assert model.index(0).data(LogRole.COLOR) is None
    assert model.index(1).data(LogRole.COLOR) == "blue"
    assert model.index(0).data(LogRole.KIND) == "round"
    heading, line = texts(model)
    with installed(Words("en", "LogWords")):
        assert texts(model) == [f"[{heading}]", line]
    with installed(Words("en", "SheetTurns")):
        assert texts(model) == [heading, f"[{line}]"]


def test_empty_log_has_no_last_line() -> None:
    match = new_match(1)
    model = LogModel(match.game, match.seats)
    assert model.last_text() == ""
    assert model.data(QModelIndex()) is None


def test_changes_of_seats_are_told_and_names_stay_as_they_were() -> None:
    match = new_match(3)
    live = LogModel(match.game, match.seats)
    entries: list[Entry] = []
    live.append(roll(match, 3, 3, 5, 1, 2))
    entries.append(match.steps[-1])
    ada, ben, cem = match.seats
    first = (
        msgspec.structs.replace(ada, name="Ida"),
        msgspec.structs.replace(ben, player="computer", level="strong"),
        cem,
    )
    second = (
        ada,
        msgspec.structs.replace(ben, name="Bert", player="computer", level="champion"),
        msgspec.structs.replace(cem, color="lime"),
    )
    for seats in (first, second, (*second[:1], ben, second[2])):
        match.reseat(seats)
        entries.append(Seating(seats))
        live.reseat(seats)
    assert texts(live) == [
        "Round 1",
        "Ada rolls 3 3 5 1 2",
        "Ada is now called Ida",
        "Ben is now played by the computer (Strong)",
        "Ida is now called Ada",
        "Ben is now called Bert. Bert is now played by the computer (Champion)",
        "Bert is now called Ben. Ben is now played by a person",
    ]
    assert live.last_text() == texts(live)[-1]
    assert [color for _, kind, color, _ in rows(live) if kind == "seat"] == ["blue", "orange"] * 2 + [
        "orange"
    ]
    restored = LogModel(match.game, (ada, ben, cem))
    restored.restore(entries)
    assert rows(restored) == rows(live)
    step = enter(match, Box.CHANCE)
    for log in (live, restored):
        log.append(step)
        assert texts(log)[-1] == "Ada enters Chance: 14 points"
    restored.restore(entries)
    assert rows(restored) == rows(live)[:-1]


def test_what_changes_at_several_seats_is_one_announcement() -> None:
    ada, ben, cem = new_match(3).seats
    computer = msgspec.structs.replace(cem, player="computer", level="easy", style="bold")
    renamed = msgspec.structs.replace(ada, name="Ida")
    assert seating_sentences((ada, ben, cem), (renamed, ben, computer), "tenthousand") == (
        "Ada is now called Ida. Cem is now played by the computer (Easy, Bold)"
    )
    assert seating_sentences((ada, ben), (ada, ben), "penta") == ""


def test_giving_up_is_told_in_the_colour_of_who_gives_up() -> None:
    match = new_match(3)
    live = LogModel(match.game, match.seats)
    live.append(match.apply(Resign(1), NO_DICE))
    live.mark_undone(match.undo())
    live.mark_redone(match.redo())
    told = [color for _, kind, color, _ in rows(live) if kind in ("step", "undo", "redo")]
    assert told == ["orange"] * 3
    assert texts(live)[2] == "Ben takes back: giving up"
