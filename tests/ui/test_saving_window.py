"""What the window says and does when a session can't be saved as it should be."""

import errno
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QPaintEvent
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.engine.chance import ScriptedDice
from dicegames.session.saver import Patience
from dicegames.storage.library import load
from dicegames.storage.record import TableOptions
from dicegames.ui.dialogs.question import Message, Question
from dicegames.ui.dialogs.session_files import ExportSessionDialog
from dicegames.ui.doubt import Doubt, Told
from dicegames.ui.look import Look
from dicegames.ui.table.banner import Banner
from dicegames.ui.table.notices import Notices
from storage.listing import list_sessions
from windows import SheetDriver, open_window

FACES = [(1, 2, 3, 4, 6)]
NO_CLOCK = TableOptions(auto_entry=0, handover=False)


def journal_path(driver: SheetDriver) -> Path:
    """Return where the open session is kept."""
    assert driver.window.desk is not None
    return driver.window.desk.controller.table.journal.path


def break_disk(driver: SheetDriver, error: int = 0) -> BrokenDisk:
    """Put faults under the open session."""
    assert driver.window.desk is not None
    return BrokenDisk(driver.window.desk.controller.table.journal, error)


@pytest.mark.parametrize(
    ("problem", "start"),
    [
        ("disk_full", "The disk is full."),
        ("read_only", "The folder of the sessions cannot be written to."),
        ("gone", "The folder of the sessions is no longer there."),
        ("failed", "Writing to the disk failed."),
        ("no_answer", "The disk does not answer."),
        ("slow", "The disk is slow."),
        ("full", "This session is too long"),
    ],
)
def test_each_problem_has_a_sentence_of_its_own_that_stays(look: Look, problem: str, start: str) -> None:
    notices = Notices(look)
    notices.set_saving_problem(problem)
    assert notices.saving.text.startswith(start)
    assert not notices.saving.close_button.isVisibleTo(notices)
    assert not notices.isHidden()
    promises = "Moves are saved as soon as that works again." in notices.saving.text
    assert promises == (problem not in ("slow", "full"))
    notices.set_saving_problem("")
    assert notices.saving.text == ""
    assert notices.isHidden()
    notices.deleteLater()


def test_large_text_in_a_small_window_leaves_the_dice_their_room(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), size=(800, 480), language="de") as driver:
        driver.start(options=NO_CLOCK)
        driver.window._look.set_text_scale(1.6)
        driver.roll()
        saving = driver.table.notices.saving
        driver.table.notices.set_saving_problem("disk_full")
        driver.settle()
        assert saving.height() <= 48  # one line
        assert saving.toolTip() == saving.text
        tray = driver.tray
        for die in tray.dice:
            assert tray.rect().contains(die.geometry())
        driver.window.resize(1280, 800)
        driver.settle()
        assert saving.toolTip() == ""


def test_in_a_small_window_the_most_serious_notice_stands_alone(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES), size=(800, 480)) as driver:
        driver.start(options=NO_CLOCK)
        notices = driver.table.notices
        banners = (notices.torn, notices.moved, notices.practice, notices.saving)
        notices.show_torn()
        notices.set_practice(True)
        notices.show_moved("gone")
        notices.set_saving_problem("disk_full")
        for expected in (notices.saving, notices.moved, notices.torn, notices.practice):
            driver.settle()
            assert [banner for banner in banners if banner.isVisible()] == [expected]
            if expected is notices.saving:
                notices.set_saving_problem("")
            else:
                driver.click(expected.close_button)
        assert not notices.isVisible()
        notices.show_torn()
        notices.set_practice(True)
        driver.window.resize(1280, 800)
        driver.settle()
        assert [banner for banner in banners if banner.isVisible()] == [notices.torn, notices.practice]


def test_a_full_disk_is_told_until_there_is_room_again(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        saving = driver.table.notices.saving
        with break_disk(driver, errno.ENOSPC):
            driver.roll()
            assert saving.isVisible()
            assert saving.text.startswith("The disk is full.")
            driver.tap_die(0)
            assert saving.isVisible()
        driver.tap_die(1)
        assert not driver.table.notices.isVisible()
        assert load(journal_path(driver)).match().state == driver.state


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_file_that_is_gone_is_made_anew_and_told_once(tmp_path: Path, qtbot: QtBot, what: str) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        path = journal_path(driver)
        if what == "file":
            path.unlink()
        else:
            shutil.rmtree(path.parent)
        driver.tap_die(0)
        notices = driver.table.notices
        assert notices.moved.text.startswith("The file of this session was gone.")
        assert not notices.saving.isVisible()
        driver.click(notices.moved.close_button)
        driver.tap_die(1)
        assert not notices.isVisible()
        assert load(path).match().state == driver.state


def test_a_file_that_another_program_changed_is_left_and_told_once(tmp_path: Path, qtbot: QtBot) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        driver.roll()
        old = journal_path(driver)
        with old.open("ab") as file:
            file.write(b"notes\n")
        changed = old.read_bytes()
        driver.tap_die(0)
        notices = driver.table.notices
        assert notices.moved.text.startswith("Another program changed the file of this session.")
        driver.click(notices.moved.close_button)
        assert not notices.isVisible()
        driver.tap_die(1)
        assert not notices.isVisible()
        assert old.read_bytes() == changed
        assert load(journal_path(driver)).match().state == driver.state
        driver.window.show_home()
        states = sorted(info.state for info in list_sessions(old.parent))
        assert states == ["damaged", "open"]


def test_that_the_disk_is_slow_is_on_the_screen_while_the_table_waits(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        assert driver.window.desk is not None
        controller = driver.window.desk.controller
        controller.saver.patience = Patience(silent=0.02, whole=30.0)
        painted: list[tuple[str, int]] = []
        with break_disk(driver) as disk:
            paint = Banner.paintEvent

            def watch(banner: Banner, event: QPaintEvent) -> None:
                paint(banner, event)
                if banner is driver.table.notices.saving:
                    painted.append((banner.text, len(controller.match.steps)))
                    disk.let_go()

            with monkeypatch.context() as patch:
                patch.setattr(Banner, "paintEvent", watch)
                disk.hang()
                controller.act(driver.state.legal_actions()[0])
            assert painted[0] == ("The disk is slow. Each move waits until it is saved.", 0)
            assert controller.is_saved
            controller.saver.patience = Patience()
        driver.settle()
        driver.tap_die(0)
        assert not driver.table.notices.isVisible()


def test_a_session_that_another_window_has_is_told(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []

    def tell(parent: object, look: Look, words: Told) -> None:
        said.append(words()[1])

    monkeypatch.setattr(Message, "tell", staticmethod(tell))
    with (
        open_window(tmp_path, dice=ScriptedDice(FACES)) as driver,
        open_window(tmp_path, dice=ScriptedDice(FACES)) as other,
    ):
        driver.start(options=NO_CLOCK)
        driver.roll()
        path = journal_path(driver)
        before = path.read_bytes()
        other.window.open_file(path)
        assert other.window.table is None
        assert said == ["This session is already open in another window. Close it there first."]
        assert path.read_bytes() == before
        driver.tap_die(0)
        driver.window.show_home()
        other.window.open_file(path)
        assert other.window.table is not None
        assert other.state.kept == (True, False, False, False, False)


def test_a_game_begins_where_nothing_can_be_saved(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / "data" / "sessions"
    folder.parent.mkdir()
    folder.write_bytes(b"in the way")
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        assert driver.table.notices.saving.isVisible()
        driver.roll()
        folder.unlink()
        driver.tap_die(0)
        assert not driver.table.notices.isVisible()
        assert load(journal_path(driver)).match().state == driver.state


class Answers:
    """Answer what is asked when a table is closed unsaved.

    The places for a copy are chosen in turn, None for none; then it is left, if it shall be.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *targets: Path | None, leaves: bool = False) -> None:
        self.said: list[str] = []
        self._targets = list(targets)
        self._leaves = leaves
        monkeypatch.setattr(Question, "ask", staticmethod(self.ask))
        monkeypatch.setattr(Message, "tell", staticmethod(self.tell))
        monkeypatch.setattr(ExportSessionDialog, "ask", staticmethod(self.choose))

    def ask(self, parent: object, look: Look, words: Callable[[], Doubt]) -> bool:
        self.said.append(words().title)
        return self._leaves and not self._targets

    def tell(self, parent: object, look: Look, words: Told) -> None:
        self.said.append(words()[1])

    def choose(self, parent: object, name: str) -> Path | None:
        assert name.startswith("penta-")
        return self._targets.pop(0)


TITLE = "The last moves are not saved"


def test_what_could_not_be_saved_can_be_taken_elsewhere(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "usb" / "copy.dicegame"
    bad = tmp_path / "no folder" / "copy.dicegame"
    bad.parent.write_bytes(b"")
    answers = Answers(monkeypatch, None, bad, target)
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        path = journal_path(driver)
        break_disk(driver, errno.ENOSPC)
        driver.roll()
        driver.tap_die(0)
        state = driver.state
        driver.window.show_home()
    assert [word for word in answers.said if word != TITLE] == ["Saving failed. Check the disk, then go on."]
    assert answers.said.count(TITLE) == 3
    assert load(target).match().state == state
    assert load(path).match().steps == ()
    assert load(target).header.id != load(path).header.id


def test_what_could_not_be_saved_can_be_left(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = Answers(monkeypatch, leaves=True)
    with open_window(tmp_path, dice=ScriptedDice(FACES)) as driver:
        driver.start(options=NO_CLOCK)
        break_disk(driver, errno.ENOSPC)
        driver.roll()
        driver.window.show_home()
        assert driver.window.table is None
    assert answers.said == [TITLE]
