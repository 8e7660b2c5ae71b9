"""Looking through sessions in the window: from files of all kinds, by buttons, keys, slider and log."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from dicegames.engine.match import Mark, Match, Naming
from dicegames.games.catalog import GAMES, GameInfo, game_info
from dicegames.models.narrators import NARRATORS
from dicegames.models.viewing_words import copy_title, moment_sentence
from dicegames.session.viewing import Viewing
from dicegames.storage.library import load
from dicegames.storage.people import MAX_TITLE, is_title
from dicegames.storage.record import Header, Record, TableOptions, new_header
from dicegames.storage.salvage import salvage
from dicegames.ui.boards.sheet_game import SheetGameBoard
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look, Motion
from dicegames.ui.table.viewer_bar import Jump
from dicegames.ui.table.viewer_page import ViewerPage
from session.test_viewing import played
from soaking import IS_SOAK
from storage.listing import list_sessions
from storage.session_help import SEATS, encode_session, play, sample_header
from ui.page_help import SIZES, cut_off, key_rows, show_page
from windows import LEFT, SheetDriver, open_window
from words import Words, installed

PENTA_RULESETS = game_info("penta").rulesets
SAMPLES = sorted((Path(__file__).parents[1] / "storage" / "samples").glob("format*.dicegame"))
SHOWN = SAMPLES if IS_SOAK else SAMPLES[::3]
KEYS = {
    Qt.Key.Key_Home: Jump.FIRST,
    Qt.Key.Key_PageUp: Jump.TURN_BACK,
    Qt.Key.Key_Left: Jump.BACK,
    Qt.Key.Key_Right: Jump.ON,
    Qt.Key.Key_Space: Jump.ON,
    Qt.Key.Key_PageDown: Jump.TURN_ON,
    Qt.Key.Key_End: Jump.LAST,
}


@pytest.fixture
def driver(tmp_path: Path, qapp: QApplication) -> Iterator[SheetDriver]:
    """The window over a folder without sessions."""
    with open_window(tmp_path) as driver:
        yield driver


def save(driver: SheetDriver, data: bytes, name: str = "penta-2026-03-01-00000000.dicegame") -> Path:
    """Write a session file into the window's folder."""
    path = driver.window._folders.sessions / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def session(header: Header, seed: int = 1, steps: int = 60) -> bytes:
    """Return the bytes of a session played by chance."""
    return encode_session(header, play(header, seed, steps)[1])


def page_of(driver: SheetDriver) -> ViewerPage:
    """Return the page that is shown."""
    page = driver.window.viewer.page
    assert page is not None
    assert driver.window.stack.currentWidget() is page
    return page


def shown(qtbot: QtBot, look: Look, record: Record, size: tuple[int, int] = (1280, 800)) -> ViewerPage:
    """Show a record on a page of its own."""
    page = ViewerPage(look, Viewing(record, NARRATORS[record.game.id]))
    show_page(qtbot, page, size)
    page.start()
    return page


def sentence_cut(page: ViewerPage) -> list[str]:
    """Return how the sentence is reported where it is shortened, which it may be."""
    words = page.bar.sentence
    return [f"too narrow: {words.text()!r}"] if words.width() < words.sizeHint().width() else []


def test_buttons_and_keys_go_the_same_ways(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header()))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    viewing = Viewing(load(path), NARRATORS["penta"])
    start = next(number for number, moment in enumerate(viewing.moments) if moment.turn == 3) + 2
    ways = {
        Jump.FIRST: 0,
        Jump.TURN_BACK: start - 2,
        Jump.BACK: start - 1,
        Jump.ON: start + 1,
        Jump.TURN_ON: viewing.turn_after(start),
        Jump.LAST: viewing.last,
    }
    assert len(set(ways.values())) == 6
    for jump, target in ways.items():
        page.show_moment(start)
        driver.click(page.bar.buttons[jump])
        assert page.number == target
    for key, jump in KEYS.items():
        page.show_moment(start)
        driver.key(key)
        assert page.number == ways[jump]


def test_every_moment_shows_its_board_players_and_words(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header()))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    viewing = Viewing(load(path), NARRATORS["penta"])
    assert {moment.kind for moment in viewing.moments} == {"start", "step", "undo", "redo"}
    board = page.board
    assert isinstance(board, SheetGameBoard)
    for number, moment in enumerate(viewing.moments):
        assert page.number == number
        state = moment.state
        assert board._state == state
        assert tuple(card.view.total for card in page.strip.cards) == state.scores()
        active = [card.view.is_active for card in page.strip.cards]
        assert active == [seat == state.current_seat for seat in range(2)]
        assert page.bar.position.text() == f"Turn {moment.turn} of {viewing.turns}"
        assert page.bar.sentence.text() == moment_sentence("penta", moment)
        assert page.bar.slider.value() == number
        driver.key(Qt.Key.Key_Right)
    assert page.number == viewing.last  # there is nothing behind the last one


def test_nothing_is_written_and_nothing_can_be_played(driver: SheetDriver) -> None:
    data = session(sample_header())
    path = save(driver, data)
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    page.show_moment(1)
    board = page.board
    assert isinstance(board, SheetGameBoard)
    before = board._state
    for die in board.tray.dice:
        QTest.mouseClick(die, LEFT, pos=die.rect().center())
    driver.click(board.tray.cup)
    QTest.mouseClick(board.sheet.upper_half.viewport(), LEFT, pos=QPoint(200, 80))
    driver.settle()
    assert (page.number, board._state) == (1, before)
    driver.click(page.header.back)
    assert path.read_bytes() == data
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_press_on_the_slider_goes_there(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header()))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    slider = page.bar.slider
    QTest.mouseClick(slider, LEFT, pos=QPoint(round(slider.place_of(17)), 11))
    assert page.number == 17
    QTest.mousePress(slider, LEFT, pos=QPoint(round(slider.place_of(30)), 11))
    QTest.mouseMove(slider, QPoint(round(slider.place_of(4)), 11))
    QTest.mouseRelease(slider, LEFT, pos=QPoint(round(slider.place_of(4)), 11))
    assert page.number == 4
    slider.setFocus()
    driver.key(Qt.Key.Key_Right)
    assert page.number == 5


def test_a_line_of_the_log_leads_to_its_moment(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header()))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    viewing = Viewing(load(path), NARRATORS["penta"])
    told = 0
    for number, moment in enumerate(viewing.moments):
        if moment.kind != "step" or not NARRATORS["penta"].is_told(moment.transition):  # type: ignore[arg-type]
            continue
        told += 1
        page.show_moment(number)
        row = page.drawer.lines.marked_row
        assert moment_sentence("penta", moment).startswith(page._log.index(row).data()) or row
        page.show_moment(0)
        page.drawer.lines.row_chosen.emit(row)
        assert page.number == number
    assert told > 10
    driver.click(page.header.log)
    assert page.drawer.view.currentIndex().row() == page.drawer.lines.marked_row
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_Return)
    assert not page.drawer.is_open
    assert page.number == 1


def test_playing_on_from_a_moment_makes_a_copy(driver: SheetDriver) -> None:
    header = sample_header()
    _, entries = play(header, 1, 60)
    path = save(driver, encode_session(header, (*entries, Naming("Sunday"))))
    before = path.read_bytes()
    viewing = Viewing(load(path), NARRATORS["penta"])
    number = next(number for number, moment in enumerate(viewing.moments) if moment.turn == 3)
    driver.window.viewer.look_through(path)
    page_of(driver).show_moment(number)
    driver.click(page_of(driver).bar.copy)
    assert driver.match_state == viewing.moments[number].state
    assert driver.window.viewer.page is None
    assert path.read_bytes() == before
    (copy,) = [info for info in list_sessions(path.parent) if info.path != path]
    assert copy.title == "Sunday (copy from turn 3)"
    assert driver.table.header._session_name.text() == f"· {copy.title}"
    assert copy.path != path


def test_a_finished_game_is_played_on_from_before_its_end(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header(SEATS[:1]), steps=1000))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    driver.key(Qt.Key.Key_End)
    assert page.moment.state.outcome is not None
    assert not page.bar.copy.isEnabled()
    assert "over" in page.bar.copy.detail
    driver.key(Qt.Key.Key_Left)
    assert page.bar.copy.isEnabled()


def test_a_damaged_session_is_seen_up_to_its_last_good_move(driver: SheetDriver) -> None:
    data = session(sample_header(), steps=30)
    lines = data.splitlines(keepends=True)
    path = save(driver, b"".join(lines[:20]) + b"#" + b"".join(lines[20:]))
    driver.window.viewer.look_through(path)
    page = page_of(driver)
    good = Viewing(load(save(driver, b"".join(lines[:20]), "good.dicegame")), NARRATORS["penta"])
    assert page.moment == good.moments[-1]
    assert "line 21" in page.banner.text
    assert "last good move" in page.banner.text
    driver.click(page.bar.copy)
    assert driver.match_state == good.moments[-1].state


def test_a_file_that_is_no_session_is_told(driver: SheetDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    told = []
    monkeypatch.setattr(driver.window, "_tell", lambda words: told.append(words()[1]))
    driver.window.__dict__.pop("viewer", None)
    driver.window.viewer.look_through(save(driver, b"hello\n"))
    assert driver.window.viewer.page is None
    assert told == ["This file is no session of this app. It is left as it is."]


def test_the_open_table_waits_below_and_comes_back(driver: SheetDriver) -> None:
    driver.start()
    driver.roll()
    table, desk = driver.table, driver.window.desk
    assert desk is not None
    driver.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    page = page_of(driver)
    assert "hidden" in desk.controller.holds
    assert not driver.window.menus.undo.isEnabled()
    driver.key(Qt.Key.Key_End)
    assert page.moment.state == desk.controller.match.state
    driver.key(Qt.Key.Key_H)  # a hint is the table's
    driver.window._on_turn_key_triggered(int(Qt.Key.Key_1))
    assert page.moment.state == desk.controller.match.state
    driver.key(Qt.Key.Key_Escape)
    assert driver.window.stack.currentWidget() is table
    assert driver.window.viewer.page is None
    assert "hidden" not in desk.controller.holds
    assert driver.window.menus.pause.isEnabled()
    assert QApplication.focusWidget() is table


def test_the_result_leads_to_what_was_played(driver: SheetDriver) -> None:
    path = save(driver, session(sample_header(SEATS[:1]), steps=1000))
    driver.window.open_file(path)
    table = driver.table
    assert table.result.isVisible()
    driver.click(table.result.header.look_through)
    page = page_of(driver)
    assert (page.number, page.moment.kind) == (0, "start")
    driver.click(page.header.back)
    assert table.result.isVisible()
    assert QApplication.focusWidget() is table.result.header.look_through


def test_what_is_not_on_disk_yet_is_seen_too(driver: SheetDriver) -> None:
    driver.start()
    driver.roll()
    driver.table._controller.table.journal.path.unlink()
    driver.window.menus.look_through.trigger()
    page = page_of(driver)
    driver.key(Qt.Key.Key_End)
    assert page.moment.state == driver.match_state


def test_leaving_for_the_start_page_closes_table_and_page(driver: SheetDriver) -> None:
    driver.start()
    driver.window.menus.look_through.trigger()
    page_of(driver)
    driver.key(Qt.Key.Key_H, Qt.KeyboardModifier.ControlModifier)
    assert driver.window.stack.currentWidget() is driver.window.shell
    assert (driver.window.viewer.page, driver.window.desk) == (None, None)


def test_rules_and_keys_are_of_the_session(driver: SheetDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []

    def show(page: QWidget) -> None:
        shown.append(type(page).__name__)
        page.setParent(driver.window)

    monkeypatch.setattr(driver.window.help, "show_over", show)
    header = new_header(
        "penta", PENTA_RULESETS[1], SEATS, app_version="test", created=sample_header().created
    )
    driver.window.viewer.look_through(save(driver, session(header)))
    driver.key(Qt.Key.Key_F1)
    assert shown == ["RulesPage"]
    assert page_of(driver).session_header == header
    rows = dict(key_rows(driver.window.help.key_groups()))
    assert rows["Page down"] == "One turn on"
    assert "Ctrl+Q" in rows


def test_the_language_changes_while_a_session_is_seen(driver: SheetDriver) -> None:
    driver.window.viewer.look_through(save(driver, session(sample_header())))
    page = page_of(driver)
    with installed(Words("en", "ViewerBar")):
        QCoreApplication.processEvents()
        assert page.bar.copy.title == "[Play on from here]"
        assert page.bar.buttons[Jump.ON].word == "[One step on]"
    with installed(Words("en", "Viewing")):
        QCoreApplication.processEvents()
        assert page.bar.position.text().startswith("[Turn ")
    QCoreApplication.processEvents()
    assert page.bar.position.text().startswith("Turn ")


def test_opening_the_session_of_the_table_below_shows_the_table(driver: SheetDriver) -> None:
    driver.start()
    driver.roll()
    table = driver.table
    path = driver.window.desk.controller.table.journal.path  # type: ignore[union-attr]
    driver.window.viewer.look_through(path)
    driver.window.open_file(path)
    assert driver.window.stack.currentWidget() is table


def test_a_dice_throw_moves_only_one_step_on(qtbot: QtBot, look: Look) -> None:
    look.set_motion(Motion.FULL)
    record, _ = played(GAMES[0], 30)
    page = shown(qtbot, look, record)
    page.jump(Jump.ON)
    assert page.board.is_moving
    assert page.bar.sentence.text() == ""  # the words don't run ahead of the dice
    page.jump(Jump.ON)  # ends the motion and counts
    assert not page.board.is_moving
    assert page.number == 2
    page.jump(Jump.BACK)
    assert not page.board.is_moving
    assert "rolls" in page.bar.sentence.text()


@pytest.mark.parametrize("path", SHOWN, ids=[path.stem for path in SHOWN])
def test_every_moment_of_every_sample_can_be_seen(path: Path, qtbot: QtBot, look: Look) -> None:
    look.set_motion(Motion.OFF)
    record = salvage(path).record
    page = shown(qtbot, look, record, (800, 480))
    viewing = Viewing(record, NARRATORS[record.game.id])
    for moment in viewing.moments:
        assert page.moment == moment
        names = [card.view.name for card in page.strip.cards]
        assert names == [seat.name for seat in moment.seats]
        assert page.bar.sentence.text() == moment_sentence(record.game.id, moment) != ""
        page.jump(Jump.ON)
    assert page.number == viewing.last
    while page.number:
        page.jump(Jump.TURN_BACK)


def test_moving_plays_nothing_again(qtbot: QtBot, look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    record, _ = played(GAMES[0], 200)
    page = shown(qtbot, look, record)

    def fail(*_: object) -> None:
        raise AssertionError("a long session would be slow")

    monkeypatch.setattr(Match, "follow", fail)
    for jump in (Jump.LAST, Jump.TURN_BACK, Jump.BACK, Jump.ON, Jump.FIRST, Jump.TURN_ON):
        page.jump(jump)
    page.bar.slider.setValue(100)
    assert page.number == 100


def test_hidden_totals_stay_hidden_until_the_end(qtbot: QtBot, look: Look) -> None:
    info = next(info for info in GAMES if info.id == "ordercards")
    record, _ = played(info, 3000)
    header = record.header
    options = TableOptions(undo="free", totals=False)
    hidden = Record(
        type(header)(
            id=header.id,
            app_version=header.app_version,
            game_id=header.game_id,
            ruleset=header.ruleset,
            seats=header.seats,
            options=options,
            created=header.created,
        ),
        record.game,
        (*record.entries, Mark("finish")),
        (*record.times, record.times[-1]),
        torn=False,
    )
    page = shown(qtbot, look, hidden)
    page.jump(Jump.LAST)
    assert page.moment.state.outcome is not None
    assert not any(card.view.is_hidden for card in page.strip.cards)
    page.jump(Jump.BACK)
    assert all(card.view.is_hidden for card in page.strip.cards)


def test_the_log_stands_beside_the_board_in_large_windows(qtbot: QtBot, look: Look) -> None:
    record, _ = played(GAMES[0], 300)
    page = shown(qtbot, look, record, (1440, 900))
    assert page.panel.isVisible()
    assert not page.header.log.isVisible()
    lines = page.panel.lines
    page.show_moment(200)
    row = page._log.last_row(page.moment.entries)
    assert lines.marked_row == row > 20
    assert lines.viewport().rect().contains(lines.visualRect(page._log.index(row)).center())
    target = lines.visualRect(page._log.index(row - 3)).center()
    QTest.mouseClick(lines.viewport(), LEFT, pos=target)
    assert lines.marked_row == row - 3
    assert page.number < 200
    assert not lines.hasFocus()
    page.resize(1280, 800)
    assert not page.panel.isVisible()
    assert page.header.log.isVisible()


@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_at_the_end_nobody_is_on_turn(info: GameInfo, qtbot: QtBot, look: Look) -> None:
    record, match = played(info, 5000)
    assert match.state.outcome is not None
    page = shown(qtbot, look, record)
    page.jump(Jump.LAST)
    (tray,) = page.board.findChildren(DiceTray)
    words = [line.accessibleName() for line in tray._heading._lines if line.isVisible()]
    assert words[0] == "The game is over"
    assert not tray.cup.isVisible()
    assert not any(card.view.is_active for card in page.strip.cards)
    page.jump(Jump.FIRST)
    assert tray.cup.isVisible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("info", GAMES, ids=[info.id for info in GAMES])
def test_words_and_buttons_have_their_room(
    info: GameInfo, size: tuple[int, int], qtbot: QtBot, look: Look
) -> None:
    record, _ = played(info, 40)
    page = shown(qtbot, look, record, size)
    for number in (0, 9, 25):
        page.show_moment(number)
        QCoreApplication.processEvents()
        bar = page.bar
        assert [*cut_off(bar._row), *cut_off(bar._words)] == sentence_cut(page)
        for part in (bar.copy, bar.slider, bar._row, bar._words):
            assert bar.rect().contains(part.geometry())
            assert part.width() >= part.minimumSizeHint().width()


def test_titles_of_copies_can_be_titles() -> None:
    assert copy_title("", 7) == "Copy from turn 7"
    assert copy_title("Sunday", 7) == "Sunday (copy from turn 7)"
    long = copy_title("x" * MAX_TITLE, 123)
    assert is_title(long)
    assert long.endswith("… (copy from turn 123)")
    again = copy_title(copy_title("Sunday", 7), 9)
    assert is_title(again)
