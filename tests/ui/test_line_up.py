"""The line-up at a running table, by clicks and keys in the window."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.chance import DiceRoll
from dicegames.engine.match import Seat, Seating, Step
from dicegames.engine.resign import Resign
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import PUZZLE5
from dicegames.session.rematch import first_roll
from dicegames.storage.journal import Journal, JournalError
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.storage.settings import Settings
from dicegames.ui.dialogs.base import Dialog
from dicegames.ui.dialogs.leave_question import LeaveQuestion
from dicegames.ui.dialogs.line_up_dialog import LineUpDialog
from dicegames.ui.look import Look
from tables import make_table
from ui.page_help import SIZES, cut_off
from windows import LEFT, PAIR, TWO, OrderCardsDriver, SheetDriver, open_window
from words import Words

THREE = (*TWO, Seat("Cem", "teal"))
OPTIONS = TableOptions(auto_entry=0, handover=False)
Answer = Callable[[Dialog], None]


@contextmanager
def answering(*answers: Answer) -> Iterator[list[str]]:
    """Answer the dialogs that open, one within another too; all of them have to come."""
    opened: list[str] = []
    left = list(answers)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, Dialog)
        opened.append(type(dialog).__name__)
        answer = left.pop(0)
        if left:
            QTimer.singleShot(0, look)
        try:
            answer(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()  # or the test would wait for ever

    QTimer.singleShot(0, look)
    yield opened
    assert not left


def line_up(dialog: Dialog) -> LineUpDialog:
    assert isinstance(dialog, LineUpDialog)
    return dialog


def click(dialog: Dialog, name: str) -> None:
    QTest.mouseClick(getattr(dialog, name), LEFT)


def rename(place: int, name: str) -> Answer:
    """Type a name over another one and finish."""

    def act(dialog: Dialog) -> None:
        field = line_up(dialog).form.rows[place].field
        field.selectAll()
        QTest.keyClicks(field, name)
        click(dialog, "done_button")

    return act


def leave(place: int) -> Answer:
    """Let somebody leave, and finish unless that finishes by itself."""

    def act(dialog: Dialog) -> None:
        QTest.mouseClick(line_up(dialog).form.rows[place].remove_button, LEFT)
        if dialog.isVisible():
            click(dialog, "done_button")

    return act


def press(name: str) -> Answer:
    def act(dialog: Dialog) -> None:
        assert not cut_off(dialog)
        click(dialog, name)

    return act


@pytest.fixture
def driver(tmp_path: Path, qtbot: QtBot) -> Iterator[SheetDriver]:
    with open_window(tmp_path) as driver:
        driver.window._change_settings(msgspec.structs.replace(driver.window.settings, pace="instant"))
        yield driver


def ask(driver: SheetDriver | OrderCardsDriver, *answers: Answer) -> list[str]:
    """Open the dialog by its keys and answer."""
    driver.window.activateWindow()  # no window manager does it after a dialog
    driver.settle()
    with answering(*answers) as opened:
        driver.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    driver.settle()
    return opened


def seats(driver: SheetDriver) -> tuple[Seat, ...]:
    assert driver.window.desk is not None
    return driver.window.desk.controller.match.seats


def journal(driver: SheetDriver) -> Path:
    assert driver.window.desk is not None
    return driver.window.desk.controller.table.journal.path


def log_texts(driver: SheetDriver) -> list[str]:
    log = driver.table.log.model
    return [log.index(row).data() for row in range(log.rowCount())]


def enter_chance(driver: SheetDriver) -> None:
    driver.roll()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()


def test_before_the_first_roll_another_number_of_players_is_a_new_session(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    first = journal(driver)

    def add(dialog: Dialog) -> None:
        QTest.mouseClick(line_up(dialog).form.add_button, LEFT)
        rename(2, "Cem")(dialog)

    assert ask(driver, add) == ["LineUpDialog"]
    assert [seat.name for seat in seats(driver)] == ["Ada", "Ben", "Cem"]
    assert not first.exists()
    assert load(journal(driver)).header.seats == seats(driver)
    assert len(driver.table.strip.cards) == 3
    enter_chance(driver)
    assert driver.state.seat == 1


def test_before_the_first_roll_names_and_colours_stay_in_the_same_session(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    path = journal(driver)

    def change(dialog: Dialog) -> None:
        line_up(dialog).form.rows[1].color_requested.emit(1, "lime")
        rename(0, "Ida")(dialog)

    ask(driver, change)
    assert journal(driver) == path
    assert load(path).entries == (Seating((Seat("Ida", "blue"), Seat("Ben", "lime"))),)
    assert [card.view.name for card in driver.table.strip.cards] == ["Ida", "Ben"]
    assert driver.table.strip.cards[1].view.color == "lime"
    assert log_texts(driver) == ["Ada is now called Ida"]
    driver.window.show_home()
    driver.window.open_file(path)
    driver.settle()
    assert [card.view.name for card in driver.table.strip.cards] == ["Ida", "Ben"]
    assert log_texts(driver)[0] == "Ada is now called Ida"


def test_esc_changes_nothing(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)

    def type_and_escape(dialog: Dialog) -> None:
        field = line_up(dialog).form.rows[0].field
        QTest.keyClicks(field, "x")
        QTest.keyClick(field, Qt.Key.Key_Escape)

    ask(driver, type_and_escape)
    assert seats(driver) == TWO
    assert load(journal(driver)).entries == ()
    assert driver.window.desk is not None
    assert not driver.window.desk.controller.is_held


def test_a_session_that_cannot_be_made_is_played_all_the_same(
    driver: SheetDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver.start(options=OPTIONS)
    path = journal(driver)

    def fail(*_: object, **__: object) -> None:
        raise JournalError("disk_full")

    def add(dialog: Dialog) -> None:
        QTest.mouseClick(line_up(dialog).form.add_button, LEFT)
        click(dialog, "done_button")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "create", fail)
        assert ask(driver, add) == ["LineUpDialog"]
        assert len(seats(driver)) == 3
        assert driver.table.notices.saving.text.startswith("The disk is full.")
        assert path.exists()
    driver.roll()
    assert not driver.table.notices.isVisible()
    assert load(journal(driver)).header.seats == seats(driver)


def test_in_a_running_game_seats_stay_and_the_turn_is_played_first(driver: SheetDriver) -> None:
    driver.start(seats=THREE, options=OPTIONS)
    driver.roll()

    def look(dialog: Dialog) -> None:
        form = line_up(dialog).form
        assert not form.stepper.isVisible()
        assert not form.add_button.isVisible()
        assert [row.kind.isEnabled() for row in form.rows[:3]] == [False, True, True]
        assert not any(row.picker.isEnabled() for row in form.rows[:3])
        assert "Ada is in the middle of a turn" in line_up(dialog).hint.text()
        rename(0, "Ida")(dialog)

    ask(driver, look)
    assert [seat.name for seat in seats(driver)] == ["Ida", "Ben", "Cem"]
    assert log_texts(driver)[-1] == "Ada is now called Ida"


def test_who_leaves_hands_over_to_the_computer_and_it_plays_on(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.start(options=OPTIONS)
    driver.roll()
    assert ask(driver, leave(1), press("computer_button")) == ["LineUpDialog", "LeaveQuestion"]
    ben = seats(driver)[1]
    assert (ben.name, ben.is_computer) == ("Ben", True)
    assert log_texts(driver)[-1].startswith("Ben is now played by the computer (")
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()
    assert driver.state.seat == 1
    qtbot.waitUntil(lambda: driver.state.seat == 0, timeout=20_000)

    def come_back(dialog: Dialog) -> None:
        assert not line_up(dialog).form.rows[1].remove_button.isEnabled()  # who left can't leave once more
        QTest.mouseClick(line_up(dialog).form.rows[1].kind.button("human"), LEFT)
        click(dialog, "done_button")

    ask(driver, come_back)
    assert log_texts(driver)[-1] == "Ben is now played by a person"
    assert not seats(driver)[1].is_computer


def test_who_gives_up_is_out_and_the_others_play_on(driver: SheetDriver) -> None:
    driver.start(seats=THREE, options=OPTIONS)
    driver.roll()

    def give_up(dialog: Dialog) -> None:
        assert isinstance(dialog, LeaveQuestion)
        assert not dialog.computer_button.isEnabled()
        assert "middle of a turn" in dialog.computer_words.text()
        assert "behind all who play on" in dialog.give_up_words.text()
        press("give_up_button")(dialog)

    ask(driver, leave(0), give_up)
    assert driver.state.resigned == {0}
    assert driver.state.seat == 1
    last = load(journal(driver)).entries[-1]
    assert isinstance(last, Step)
    assert last.action == Resign(0)

    def look(dialog: Dialog) -> None:
        assert not line_up(dialog).form.rows[0].remove_button.isEnabled()
        assert not line_up(dialog).form.rows[0].kind.isEnabled()
        assert "Ada gave up." in line_up(dialog).hint.text()

    ask(driver, look)

    def last_one(dialog: Dialog) -> None:
        assert isinstance(dialog, LeaveQuestion)
        assert "the game is over and Cem wins" in dialog.give_up_words.text()
        press("give_up_button")(dialog)

    ask(driver, leave(1), last_one)
    assert driver.state.outcome is not None
    assert driver.table.result.isVisible()
    assert not driver.window.menus.players.isEnabled()


def test_who_stays_stays(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    driver.roll()
    ask(driver, leave(1), press("stay_button"))
    assert seats(driver) == TWO
    assert driver.state.resigned == frozenset()


def test_the_hand_over_card_follows_who_sits_there(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.start(seats=THREE, options=msgspec.structs.replace(OPTIONS, handover=True))
    enter_chance(driver)
    card = driver.table.handover
    assert card.is_open
    ask(driver, rename(1, "Bea"))
    assert card.is_open
    assert card.button.title == "Bea is ready"
    ask(driver, leave(1), press("give_up_button"))
    assert card.is_open
    assert card.button.title == "Cem is ready"
    ask(driver, leave(2), press("computer_button"))
    assert not card.is_open
    assert driver.window.desk is not None
    assert not driver.window.desk.controller.is_held
    qtbot.waitUntil(lambda: driver.state.seat == 0 and card.is_open, timeout=20_000)


def test_a_table_without_people_goes_on_by_itself(driver: SheetDriver, qtbot: QtBot) -> None:
    driver.start(seats=(TWO[0],), options=OPTIONS)
    driver.roll()
    driver.tap_box(Box.CHANCE)
    driver.tap_primary()

    def hand_over(dialog: Dialog) -> None:
        row = line_up(dialog).form.rows[0]
        assert not row.remove_button.isEnabled()  # alone there is nobody to give up to
        QTest.mouseClick(row.kind.button("computer"), LEFT)
        click(dialog, "done_button")

    ask(driver, hand_over)
    qtbot.waitUntil(lambda: driver.state.outcome is not None, timeout=60_000)


def test_a_rematch_is_for_who_sits_there_at_the_end(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    driver.roll()
    ask(driver, rename(1, "Bea"))
    ask(driver, leave(0), press("give_up_button"))
    driver.click(driver.table.result.next_game)
    assert [seat.name for seat in seats(driver)] == ["Ada", "Bea"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("running", "scale"), [(False, 1.0), (True, 1.0), (True, 1.6)])
def test_everything_is_seen(
    look: Look,
    german: Words,
    qapp: QApplication,
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    running: bool,
    scale: float,
) -> None:
    if language == "de":
        qapp.installTranslator(german)
    if scale > 1.0 and size != SIZES[0]:
        pytest.skip("large text scrolls there")
    settings = Settings(motion="off", text_scale=scale)
    with open_window(tmp_path, size=size, language=language, settings=settings) as driver:
        driver.start(seats=THREE, options=OPTIONS)
        if running:
            driver.roll()
        found: list[str] = []

        def look_at(dialog: Dialog) -> None:
            found.extend(cut_off(dialog))
            rows = line_up(dialog).form.rows[:3]
            area = line_up(dialog).form._scroll
            for row in rows:
                bottom = row.mapTo(area, row.rect().bottomLeft()).y()
                found.extend([f"row {row.place} is hidden"] if bottom > area.height() else [])
            window = driver.window
            found.extend([] if window.width() >= dialog.width() else ["too wide"])
            lefts = {part.mapTo(dialog, QPoint()).x() for part in (dialog.heading, rows[0])}
            found.extend([] if len(lefts) == 1 else ["the seats don't begin below the title"])
            found.extend([] if window.height() >= dialog.height() else ["too high"])

        ask(driver, look_at)
        assert found == []


def test_a_former_level_stays_until_somebody_changes_it(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    table = make_table(tmp_path, "hc")
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LineUpDialog(look, parent, table)
    assert dialog.change.seats == table.match.seats
    dialog.form.rows[1].level.chosen.emit("strong")
    assert dialog.change.seats[1].level == "strong"
    dialog.deleteLater()
    table.journal.close()


def test_giving_up_can_be_taken_back(driver: SheetDriver) -> None:
    driver.start(seats=THREE, options=OPTIONS)
    driver.roll()
    ask(driver, leave(0), press("give_up_button"))
    assert [card.view.status for card in driver.table.strip.cards] == ["resigned", "turn", "next"]
    driver.window.menus.undo.trigger()
    assert driver.state.resigned == frozenset()
    assert driver.state.seat == 0
    assert driver.state.rolls == 1
    assert log_texts(driver)[-1] == "Ada takes back: giving up"
    assert driver.table.strip.cards[0].view.status == "turn"


def test_a_paused_table_stays_paused(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    driver.roll()
    driver.table.pause()
    ask(driver, leave(1), press("computer_button"))
    assert seats(driver)[1].is_computer
    assert driver.window.desk is not None
    assert driver.window.desk.controller.is_paused
    assert driver.table.pause_cover.is_open


def test_while_something_is_asked_nobody_changes_the_players(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)
    driver.table.show_log()
    driver.window.menus.players.trigger()
    assert QApplication.activeModalWidget() is None
    driver.table.drawer.dismiss()
    driver.roll()
    assert driver.state.rolls == 1


def test_a_session_opened_meanwhile_ends_both_questions(driver: SheetDriver) -> None:
    driver.start(seats=THREE, options=OPTIONS)
    driver.roll()
    other = journal(driver)
    driver.start(options=OPTIONS)
    driver.roll()

    def open_other(dialog: Dialog) -> None:
        assert isinstance(dialog, LeaveQuestion)
        driver.window.open_file(other)
        assert QApplication.activeModalWidget() is None

    ask(driver, leave(1), open_other)
    assert QApplication.activeModalWidget() is None
    assert seats(driver) == THREE
    driver.roll()
    assert driver.state.rolls == 2


def test_against_the_clock_only_the_name_changes(driver: SheetDriver) -> None:
    driver.start(seats=(Seat("Ada", "blue"),), options=OPTIONS, ruleset=PUZZLE5)
    driver.roll()

    def look(dialog: Dialog) -> None:
        row = line_up(dialog).form.rows[0]
        assert not row.kind.isVisible()
        assert not row.remove_button.isVisible()
        assert not line_up(dialog).hint.text()
        rename(0, "Ida")(dialog)

    ask(driver, look)
    assert seats(driver) == (Seat("Ida", "blue"),)
    assert driver.window.desk is not None
    assert driver.window.desk.controller.is_paused  # the dice were hidden


@pytest.mark.parametrize("dice", ["app", "typed"])
def test_order_cards_goes_on_when_somebody_gives_up(tmp_path: Path, qtbot: QtBot, dice: str) -> None:
    three = (*PAIR, Seat("Cem", "pink"))
    options = TableOptions(handover=False, dice="typed" if dice == "typed" else "app")
    with open_window(tmp_path) as opened:
        driver = OrderCardsDriver(opened.window)
        driver.start(seats=three, options=options)
        assert driver.window.desk is not None
        roll = first_roll(driver.state)
        assert roll is not None
        rolled = driver.state.child(roll).chance
        assert isinstance(rolled, DiceRoll)
        assert driver.window.desk.controller.act_with_faces(roll, (1, 2, 3, 4, 5, 6)[: rolled.count])
        driver.settle()
        ask(driver, leave(1), press("give_up_button"))
        assert driver.state.resigned == {1}
        assert driver.state.seat == 0
        ask(driver, leave(0), press("give_up_button"))
        assert driver.state.outcome is not None
        assert driver.state.outcome.winners == (2,)
        driver.table.result.scoring.finish()
        assert driver.table.result.isVisible()


def test_the_next_game_begins_with_who_came_before_the_first_roll(driver: SheetDriver) -> None:
    driver.start(options=OPTIONS)

    def add(dialog: Dialog) -> None:
        QTest.mouseClick(line_up(dialog).form.add_button, LEFT)
        rename(2, "Cem")(dialog)

    ask(driver, add)
    driver.window.show_new_game("penta")
    assert [draft.name for draft in driver.window.new_game.line_up.drafts] == ["Ada", "Ben", "Cem"]


def test_a_session_that_lies_elsewhere_stays_there_when_the_number_of_players_changes(
    driver: SheetDriver, tmp_path: Path
) -> None:
    driver.start(options=OPTIONS)
    elsewhere = tmp_path / "stick" / "ours.dicegame"
    elsewhere.parent.mkdir()
    elsewhere.write_bytes(journal(driver).read_bytes())
    driver.window.open_file(elsewhere)
    before = elsewhere.read_bytes()

    def add(dialog: Dialog) -> None:
        QTest.mouseClick(line_up(dialog).form.add_button, LEFT)
        click(dialog, "done_button")

    ask(driver, add)
    assert len(seats(driver)) == 3
    assert journal(driver).parent == driver.window._folders.sessions
    assert elsewhere.read_bytes().startswith(before)


def test_the_log_tells_the_end_at_once_and_the_same_when_the_session_is_opened_again(
    driver: SheetDriver,
) -> None:
    driver.start(options=OPTIONS)
    enter_chance(driver)
    ask(driver, leave(1), press("give_up_button"))
    told = log_texts(driver)
    assert told[-1] == "The game is over"
    path = journal(driver)
    driver.window.show_home()
    driver.window.open_file(path)
    driver.settle()
    assert log_texts(driver) == told
