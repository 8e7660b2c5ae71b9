"""The editor of rulesets by real clicks and keys, and with the library that keeps them (T14)."""

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.games.tenthousand.problems import find_problems
from dicegames.games.tenthousand.ruleset import CLASSIC10000, FARKLE, SHORT, Bar, Strikes, TenThousandRuleset
from dicegames.models.ruleset_fields import LEAVES, Value, applies, with_leaf
from dicegames.ui.controls.number_field import MOST, NumberField
from dicegames.ui.dialogs.question import Question
from dicegames.ui.look import Look
from dicegames.ui.pages.ruleset_editor import TenThousandEditor
from dicegames.ui.pages.ruleset_editors import EDITORS
from ui.editor_help import LEFT, OWN, choice_of, click, number_of, row_of, set_value, type_name, type_number
from ui.page_help import SIZES, cut_off, show_page
from words import Words, installed


@pytest.fixture
def page(qtbot: QtBot, look: Look) -> TenThousandEditor:
    made = TenThousandEditor(look)
    show_page(qtbot, made, SIZES[0])
    return made


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[bool]]:
    """The answers to the question about unsaved changes; each has to be asked for."""
    given: list[bool] = []

    def ask(*_: object) -> bool:
        return given.pop(0)

    monkeypatch.setattr(Question, "ask", ask)
    yield given
    assert given == []


def test_a_preset_is_copied_under_a_name(page: TenThousandEditor) -> None:
    spy = QSignalSpy(page.save_requested)
    page.show_ruleset(SHORT)
    assert page.sentence == "Give these rules a name, then you can save them."
    assert not page.is_wrong  # nobody did anything wrong yet
    assert page.preview.name_problem == ""
    page.tabs.button("values").setFocus()
    click(page.save_button)
    assert spy.count() == 0
    assert page.is_wrong
    assert page.sentence == "Give these rules a name, then you can save them."  # once, and there
    assert page.preview.name_problem == ""
    assert page.preview.name.hasFocus()
    type_name(page, "House rules")
    assert page.save_button.detail == "House rules"
    click(page.save_button)
    (saved,) = spy.at(0)
    assert saved == msgspec.structs.replace(SHORT, id=saved.id, name="House rules")
    assert saved.id != SHORT.id
    assert find_problems(saved) == ()


VALUES: list[tuple[str, Value]] = [
    ("target", 12_000),
    ("opening_minimum", 450),
    ("turn_minimum", 300),
    ("bar.rises", False),
    ("bar.start", 400),
    ("bar.step", 100),
    ("strikes.in_row", 2),
    ("strikes.penalty", "none"),
    ("strikes.minus", 500),
    *((f"values.singles.{index}", 30 + 10 * index) for index in range(6)),
    *((f"values.triples.{index}", 650 + 50 * index) for index in range(6)),
    ("values.more", "added"),
    *((f"values.fixed.{index}", 1600 + 500 * index) for index in range(1, 3)),
    ("values.fixed.0", 1200),
    ("values.straight", 2500),
    ("values.three_pairs", 1000),
    ("values.four_and_pair", False),
    ("values.two_triples", "extra"),
    ("values.two_triples_points", 2000),
    ("hot_dice", "must"),
    ("last_throws", "none"),
]


def test_the_list_of_values_is_whole() -> None:
    assert {leaf for leaf, _ in VALUES} == set(LEAVES)


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("leaf", "value"), VALUES)
def test_each_value_is_changed_marked_and_taken_back(
    page: TenThousandEditor, leaf: str, value: Value
) -> None:
    # in FARKLE most values mean something
    base, name = (SHORT, "Short game") if leaf in ("bar.rises", "bar.step") else (FARKLE, "Farkle")
    page.show_ruleset(base)
    row = row_of(page, leaf)
    assert row.isVisible()
    assert not row.is_changed
    before = page.ruleset
    told = page.preview.difference_text
    set_value(page, leaf, value)
    assert page.ruleset == with_leaf(before, leaf, value)
    assert row.is_changed
    assert row.standard_text.startswith(f"{name}: ")
    assert page.preview.difference_text != told
    click(row.reset_button)
    assert page.ruleset == before
    assert not row.is_changed
    assert not row.reset_button.isVisible()


def test_numbers_step_by_keys_and_buttons(page: TenThousandEditor) -> None:
    number = number_of(page, "target")
    number.digits.setFocus()
    for key, expected in (
        (Qt.Key.Key_Up, 5500),
        (Qt.Key.Key_PageUp, 10_500),
        (Qt.Key.Key_Down, 10_000),
        (Qt.Key.Key_PageDown, 5000),
        (Qt.Key.Key_PageDown, 500),  # not below what is sensible
    ):
        QTest.keyClick(number.digits, key)
        assert page.ruleset.target == expected
    assert not number.less_button.isEnabled()
    click(number.more_button)
    assert page.ruleset.target == 1000
    click(number.less_button)
    assert page.ruleset.target == 500
    type_number(page, "target", 5250)
    QTest.keyClick(number.digits, Qt.Key.Key_Down)
    assert page.ruleset.target == 5000  # the next multiple, not the next but one


def test_a_switch_takes_clicks_on_its_whole_line(page: TenThousandEditor) -> None:
    row = row_of(page, "bar.rises")
    QTest.mouseClick(row.control, LEFT)
    assert not page.ruleset.bar.rises
    line = row.childAt(40, row.height() // 2)  # the words
    assert line is not None
    assert line is not row.control
    QTest.mouseClick(row.window().windowHandle(), LEFT, pos=row.mapTo(row.window(), QPoint(40, 12)))
    assert page.ruleset.bar.rises


def test_a_held_button_goes_on(page: TenThousandEditor, qtbot: QtBot) -> None:
    number = number_of(page, "target")
    QTest.mousePress(number.more_button, LEFT)
    qtbot.waitUntil(lambda: page.ruleset.target >= 6500)
    QTest.mouseRelease(number.more_button, LEFT)


def test_numbers_may_be_typed_with_signs_between_thousands_and_nothing_else(page: TenThousandEditor) -> None:
    digits = number_of(page, "target").digits
    digits.setFocus()
    digits.selectAll()
    QTest.keyClicks(digits, "-1x2.5 00")
    assert page.ruleset.target == 12_500
    assert digits.text() == "12.5 00"  # as it is typed, until that is done
    QTest.keyClick(digits, Qt.Key.Key_Tab)
    assert digits.text() == "12,500"
    type_number(page, "target", MOST * 10)
    assert page.ruleset.target == MOST


def test_values_that_mean_nothing_are_hidden_and_come_back_as_they_were(page: TenThousandEditor) -> None:
    page.show_ruleset(FARKLE)
    type_number(page, "strikes.minus", 600)
    type_number(page, "strikes.in_row", 0)
    assert not row_of(page, "strikes.penalty").isVisible()
    assert not row_of(page, "strikes.minus").isVisible()
    assert page.ruleset.strikes.minus == FARKLE.strikes.minus
    type_number(page, "strikes.in_row", 3)
    assert page.ruleset.strikes.minus == 600
    assert row_of(page, "strikes.minus").isVisible()


def test_a_hidden_value_refuses_nothing(page: TenThousandEditor) -> None:
    page.show_ruleset(FARKLE)
    type_name(page, "Mine")
    type_number(page, "strikes.minus", 0)
    assert not page.save_button.isEnabled()
    click(choice_of(page, "strikes.penalty").button("zero"))
    assert page.save_button.isEnabled()


def test_another_base_keeps_the_changes(page: TenThousandEditor) -> None:
    page.show_ruleset(SHORT)
    type_number(page, "target", 7000)
    page.values.base_chosen.emit("farkle")
    assert page.values.base.current_id == "farkle"
    assert page.ruleset == msgspec.structs.replace(FARKLE, id=page.ruleset.id, target=7000)
    assert row_of(page, "target").standard_text == "Farkle: 10,000"
    assert [row.leaf for row in page.values.rows.values() if row.is_changed] == ["target"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("leaf", ["target", "strikes.minus", "values.singles.1"])
def test_no_row_moves_when_a_value_is_changed(
    qtbot: QtBot, look: Look, leaf: str, size: tuple[int, int]
) -> None:
    page = TenThousandEditor(look)
    show_page(qtbot, page, size)
    page.show_ruleset(FARKLE)
    QApplication.processEvents()
    row = row_of(page, leaf)
    before = {each.leaf: each.geometry() for each in page.values.rows.values()}
    button = number_of(page, leaf).more_button
    place = button.mapTo(row, QPoint(0, 0))
    click(button)
    QApplication.processEvents()
    assert row.is_changed
    assert {each.leaf: each.geometry() for each in page.values.rows.values()} == before
    assert button.mapTo(row, QPoint(0, 0)) == place


@pytest.mark.rule("T8")
def test_a_bar_that_begins_to_rise_gets_what_it_lacks(page: TenThousandEditor) -> None:
    page.show_ruleset(CLASSIC10000)
    set_value(page, "bar.rises", True)
    assert page.ruleset.bar == SHORT.bar
    set_value(page, "bar.rises", False)
    assert page.ruleset.bar == CLASSIC10000.bar
    type_number(page, "bar.start", 500)
    set_value(page, "bar.rises", True)
    assert page.ruleset.bar == Bar(start=500, rises=True, step=SHORT.bar.step)
    type_number(page, "bar.step", 100)
    set_value(page, "bar.rises", False)
    set_value(page, "bar.rises", True)
    assert page.ruleset.bar == Bar(start=500, rises=True, step=100)


@pytest.mark.rule("T8")
@pytest.mark.parametrize("way", ["base", "reset"])
def test_a_bar_is_not_taken_from_before_all_values_changed(page: TenThousandEditor, way: str) -> None:
    page.show_ruleset(CLASSIC10000)
    type_number(page, "bar.start", 600)
    set_value(page, "bar.rises", True)
    if way == "base":
        page.values.base_chosen.emit("short")
        assert page.ruleset.bar.start == 600
        set_value(page, "bar.rises", False)
        type_number(page, "bar.start", 200)
        set_value(page, "bar.rises", True)
        page.values.base_chosen.emit("farkle")
        set_value(page, "bar.rises", False)
        assert page.ruleset.bar.start == 200
    else:
        page.show_ruleset(SHORT)
        type_number(page, "bar.start", 500)
        click(page.values.reset_button)
        set_value(page, "bar.rises", False)
        assert page.ruleset.bar == msgspec.structs.replace(SHORT.bar, rises=False)


@pytest.mark.rule("T9")
def test_a_penalty_in_points_gets_what_it_lacks(page: TenThousandEditor) -> None:
    page.show_ruleset(CLASSIC10000)
    type_number(page, "strikes.in_row", 3)
    set_value(page, "strikes.penalty", "minus")
    assert page.ruleset.strikes == Strikes(in_row=3, penalty="minus", minus=1000)
    type_number(page, "strikes.minus", 250)
    set_value(page, "strikes.penalty", "zero")
    set_value(page, "strikes.penalty", "minus")
    assert page.ruleset.strikes.minus == 250
    type_number(page, "strikes.minus", 0)
    assert page.is_wrong  # whoever types it, is told


def test_what_is_saved_can_be_played(page: TenThousandEditor) -> None:
    spy = QSignalSpy(page.play_requested)
    page.show_ruleset(SHORT)
    type_name(page, "Mine")
    assert not page.play_button.isVisible()
    page.save_button.setFocus()
    QTest.keyClick(page.save_button, Qt.Key.Key_Space)
    kept = msgspec.structs.replace(page.ruleset, id=OWN.id)
    page.show_saved(kept)
    assert page.play_button.hasFocus()
    click(page.play_button)
    assert spy.at(0) == [kept]
    type_number(page, "target", 7000)
    assert not page.play_button.isVisible()


def test_all_changes_are_taken_back_at_once(page: TenThousandEditor) -> None:
    page.show_ruleset(CLASSIC10000)
    assert not page.values.reset_button.isEnabled()
    type_name(page, "Mine")
    type_number(page, "target", 7000)
    set_value(page, "hot_dice", "must")
    click(page.values.reset_button)
    assert page.ruleset == msgspec.structs.replace(CLASSIC10000, id=page.ruleset.id, name="Mine")
    assert not page.values.reset_button.isEnabled()


def test_differences_examples_and_chances_follow_each_value(page: TenThousandEditor) -> None:
    page.show_ruleset(SHORT)
    chances = page.preview.chances
    assert chances.words == ("67%", "44%", "28%", "16%", "8%", "2%")
    by_dice = {row.accessibleName().partition(":")[0]: row for row in page.preview.examples.rows}
    assert by_dice["2 2 2 4 4 4"].words == "2100 point/points"
    assert not any(row.is_changed for row in by_dice.values())
    type_number(page, "values.singles.1", 20)
    type_number(page, "values.two_triples_points", 1600)
    assert page.preview.difference_text.split("\n") == [
        "\N{BULLET} A single 2: 20",
        "\N{BULLET} Points of two triples 1600",
    ]
    assert chances.words[:1] == ("50%",)
    assert by_dice["2 2 2 4 4 4"].words == "2200 point/points"
    # four 2 and two 3 still hold dice that score nothing
    assert [dice for dice, row in by_dice.items() if row.is_changed] == ["2", "2 2 2 4 4 4"]
    type_number(page, "values.straight", 12_000)
    assert by_dice["1 2 3 4 5 6"].words == "12,000 points"
    type_number(page, "values.straight", 0)
    assert by_dice["1 2 3 4 5 6"].words == "does not score"


REFUSED: list[tuple[TenThousandRuleset, list[tuple[str, Value]], str, str]] = [
    (SHORT, [("target", 0)], "target", "Target: choose a number from 500 to 100,000."),
    (
        SHORT,
        [("strikes.penalty", "minus"), ("strikes.minus", 0)],
        "strikes.minus",
        "Minus points: name a number above 0 or choose another penalty.",
    ),
    (
        SHORT,
        [
            *((f"values.triples.{index}", 0) for index in range(6)),
            ("values.singles.0", 0),
            ("values.singles.4", 0),
            ("values.straight", 0),
            ("values.three_pairs", 0),
            ("values.two_triples", "none"),
        ],
        "values.singles.0",
        "Nothing scores: every roll would be a Farkle. Give some points.",
    ),
    (
        SHORT,
        [
            *((f"values.triples.{index}", 0) for index in range(6)),
            ("values.singles.0", 0),
            ("values.singles.4", 0),
            ("hot_dice", "must"),
        ],
        "hot_dice",
        "Only all six dice together score, and then they must be rolled again: nobody could collect.",
    ),
    (
        CLASSIC10000,
        [
            *((f"values.triples.{index}", 0) for index in range(6)),
            ("values.singles.0", 10),
            ("values.singles.4", 0),
            ("values.straight", 0),
            ("values.three_pairs", 0),
            ("hot_dice", "none"),
        ],
        "turn_minimum",
        "Every collection: no turn can bring more than 60 points. Ask for less or allow rolling on.",
    ),
]


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("ruleset", "changes", "leaf", "sentence"), REFUSED)
def test_what_makes_no_game_is_refused_with_the_reason(
    page: TenThousandEditor,
    ruleset: TenThousandRuleset,
    changes: list[tuple[str, Value]],
    leaf: str,
    sentence: str,
) -> None:
    spy = QSignalSpy(page.save_requested)
    page.show_ruleset(ruleset)
    type_name(page, "Mine")
    for changed, value in changes:
        set_value(page, changed, value)
    assert page.sentence == sentence
    assert row_of(page, leaf).problem_text == sentence
    assert row_of(page, leaf).control.accessibleDescription().endswith(sentence)
    assert not page.save_button.isEnabled()
    assert page.save_button.detail == "Correct the values first"
    assert not page.export_button.isEnabled()
    QTest.keyClick(page.preview.name, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert spy.count() == 0
    click(page.values.reset_button)
    assert page.save_button.isEnabled()
    assert row_of(page, leaf).problem_text == ""


def test_a_name_is_needed_and_not_twice(page: TenThousandEditor) -> None:
    page.set_own_rulesets((OWN,))
    page.show_ruleset(SHORT)
    type_name(page, "  HOUSE   rules ")
    assert page.preview.name_problem == "You already have rules of this name. Choose another one."
    assert page.save_button.detail == "Choose another name"
    assert not page.save_button.isEnabled()
    type_name(page, "House rules 2")
    assert page.preview.name_problem == ""
    assert page.save_button.isEnabled()
    page.preview.name.selectAll()
    QTest.keyClick(page.preview.name, Qt.Key.Key_Delete)
    assert not page.export_button.isEnabled()
    assert page.sentence == "Give these rules a name, then you can save them."
    # one's own name stays one's own
    page.show_ruleset(OWN)
    type_number(page, "target", 9000)
    assert page.save_button.isEnabled()
    type_name(page, "x" * 60)
    assert len(page.ruleset.name) == 40


def test_saving_by_key_replaces_ones_own(page: TenThousandEditor) -> None:
    spy = QSignalSpy(page.save_requested)
    page.show_ruleset(OWN)
    assert not page.save_button.isEnabled()
    assert page.save_button.detail == "Nothing changed"
    assert row_of(page, "target").is_changed  # beside the preset
    type_number(page, "target", 9000)
    QTest.keyClick(page.values.base, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert spy.at(0) == [msgspec.structs.replace(OWN, target=9000)]


def test_leaving_asks_only_when_something_would_be_lost(page: TenThousandEditor, answers: list[bool]) -> None:
    left, imported = QSignalSpy(page.back_requested), QSignalSpy(page.import_requested)
    page.show_ruleset(OWN)
    click(page.back_button)
    assert left.count() == 1
    type_number(page, "target", 9000)
    answers.append(False)
    click(page.back_button)
    click(page.import_button)  # asks once there is a file that can be used
    assert (left.count(), imported.count()) == (1, 1)
    answers.append(True)
    click(page.back_button)
    assert left.count() == 2
    type_number(page, "target", 8000)  # as it was
    click(page.back_button)
    assert left.count() == 3
    type_number(page, "target", 9000)
    page.show_saved(page.ruleset)
    click(page.back_button)
    assert left.count() == 4


def test_the_editor_is_found_by_its_game(qtbot: QtBot, look: Look) -> None:
    page = EDITORS["tenthousand"](look)
    qtbot.addWidget(page)
    assert isinstance(page, TenThousandEditor)


@pytest.mark.parametrize("size", [*SIZES, (768, 480)])
@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_no_word_is_cut_off(
    qtbot: QtBot, look: Look, german: Words, size: tuple[int, int], scale: float
) -> None:
    look.set_text_scale(scale)
    with installed(german):
        page = TenThousandEditor(look)
        show_page(qtbot, page, size)
        page.show_ruleset(msgspec.structs.replace(OWN, name="W" * 40))
        type_number(page, "target", 0)
        for tab in ("values", "preview"):
            if page.tabs.isVisible():
                click(page.tabs.button(tab))
            QApplication.processEvents()
            assert cut_off(page) == []
            assert page.save_button.isVisible()
            assert page.rect().contains(page.save_button.geometry())


def test_small_windows_show_one_half_at_a_time(qtbot: QtBot, look: Look) -> None:
    page = TenThousandEditor(look)
    show_page(qtbot, page, (800, 480))
    assert row_of(page, "target").isVisible()
    assert not page.preview.name.isVisible()
    click(page.tabs.button("preview"))
    assert page.preview.name.isVisible()
    assert not row_of(page, "target").isVisible()
    page.resize(1280, 800)
    assert not page.tabs.isVisible()
    assert row_of(page, "target").isVisible()
    assert page.preview.name.isVisible()


def test_the_language_changes_while_it_is_open(page: TenThousandEditor, german: Words) -> None:
    page.show_ruleset(OWN)
    type_number(page, "target", 0)
    english = page.sentence, row_of(page, "hot_dice").control.accessibleName(), page.save_button.title
    with installed(german):
        QApplication.processEvents()
        assert page.sentence == "Ziel: Wähle eine Zahl von 500 bis 100.000."
        assert page.preview.difference_text == "\N{BULLET} Ziel 0"
        assert row_of(page, "target").standard_text == "Kurze Partie: 5000"
        assert page.save_button.title == "Speichern"
    QApplication.processEvents()
    now = page.sentence, row_of(page, "hot_dice").control.accessibleName(), page.save_button.title
    assert now == english


def test_every_control_is_named_and_explained(page: TenThousandEditor) -> None:
    for leaf, row in page.values.rows.items():
        spoken = row.control.digits if isinstance(row.control, NumberField) else row.control
        assert spoken.accessibleName(), leaf
        if applies(SHORT, leaf):
            assert spoken.accessibleDescription(), leaf
    for button in page.findChildren(QAbstractButton):
        if button.isVisible():
            assert button.accessibleName(), button


def test_tab_goes_from_the_top_to_saving(page: TenThousandEditor) -> None:
    page.show_ruleset(OWN)
    type_number(page, "target", 9000)
    page.back_button.setFocus()
    seen: list[QWidget] = []
    while QApplication.focusWidget() not in seen:
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    stops = [
        page.import_button,
        page.delete_button,
        page.values.base,
        row_of(page, "target").reset_button,
        number_of(page, "target").digits,
        row_of(page, "bar.rises").control,
        number_of(page, "values.triples.5").digits,
        choice_of(page, "last_throws").button("round"),
        page.preview.name,
        page.save_button,
    ]
    places = [seen.index(stop) for stop in stops]
    assert places == sorted(places)
    assert number_of(page, "values.fixed.0").digits not in seen
