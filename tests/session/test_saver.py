"""Saving at a table: slow disks, disks that hang, files that vanish, retries, clocks that are set back."""

import errno
import os
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.engine.chance import ScriptedDice
from dicegames.engine.match import Mark, Step
from dicegames.games.sheet.state import Keep, Release, Roll
from dicegames.session import saver as saver_module
from dicegames.session.controller import MatchController
from dicegames.session.saver import Patience
from dicegames.session.table import open_table
from dicegames.storage import journal as journal_module
from dicegames.storage import saving as saving_module
from dicegames.storage.journal import Journal
from dicegames.storage.library import load
from dicegames.storage.record import timestamp
from storage.listing import list_sessions
from tables import START, make_controller, make_table

FACES = (1, 2, 3, 4, 4)
PATIENT = Patience(silent=0.02, whole=30.0)
IMPATIENT = Patience(silent=0.01, whole=0.02, lost=0.01)


class Told(QObject):
    """Note what a controller tells of its saving, and how many lines were on the disk at each step."""

    def __init__(self, controller: MatchController) -> None:
        super().__init__()
        self.words: list[str] = []
        self.lines: list[int] = []
        self._controller = controller
        controller.saving_failed.connect(self._on_failed)
        controller.saving_resumed.connect(self._on_resumed)
        controller.session_moved.connect(self._on_moved)
        controller.stepped.connect(self._on_stepped)

    def _on_failed(self, problem: str) -> None:
        self.words.append(problem)

    def _on_resumed(self) -> None:
        self.words.append("resumed")

    def _on_moved(self, reason: str) -> None:
        self.words.append(f"moved {reason}")

    def _on_stepped(self, transition: object) -> None:
        self.lines.append(self._controller.table.journal.path.read_bytes().count(b"\n"))


def new_controller(folder: Path) -> MatchController:
    return make_controller(make_table(folder), [FACES])


def test_a_slow_disk_is_told_while_the_table_waits_and_the_step_is_flushed_before_it_is_shown(
    tmp_path: Path, qapp: object
) -> None:
    controller = new_controller(tmp_path)
    told = Told(controller)
    controller.saver.patience = PATIENT
    with BrokenDisk(controller.table.journal) as disk:
        disk.hang()
        timer = threading.Timer(0.1, disk.let_go)
        timer.start()
        assert controller.act(Roll())
        timer.join()
        assert told.words == ["slow"]
        assert (told.lines, disk.flushes, controller.is_saved) == ([2], 1, True)
        controller.saver.patience = Patience()  # a quick flush may take longer than 20 ms on a busy machine
        assert controller.act(Keep(0))
        assert told.words == ["slow", "resumed"]
    assert controller.close()


def test_the_match_goes_on_without_a_disk_that_hangs_and_is_saved_when_it_answers(
    tmp_path: Path, qtbot: QtBot
) -> None:
    controller = new_controller(tmp_path)
    told = Told(controller)
    controller.saver.patience = IMPATIENT
    with BrokenDisk(controller.table.journal) as disk:
        disk.hang()
        assert controller.act(Roll())
        assert told.words == ["slow", "no_answer"]
        for action in (Keep(0), Release(0), Keep(1)):
            assert controller.act(action)
        assert not controller.is_saved
        assert controller.saver.problem == "no_answer"
        controller.saver.patience = Patience()
    qtbot.waitUntil(lambda: controller.is_saved)
    assert load(controller.table.journal.path).match().state == controller.match.state
    assert controller.act(Release(1))
    assert told.words[-1] == "resumed"
    assert controller.close()


def test_leaving_while_the_disk_hangs_says_so_and_the_rest_is_written_all_the_same(
    tmp_path: Path, qtbot: QtBot
) -> None:
    controller = new_controller(tmp_path)
    controller.saver.patience = IMPATIENT
    path = controller.table.journal.path
    with BrokenDisk(controller.table.journal) as disk:
        disk.hang()
        controller.act(Roll())
        controller.act(Keep(0))
        assert not controller.close()
        assert not controller.close()
    qtbot.waitUntil(lambda: threading.active_count() == 1)
    journal, record, match = Journal.open(path)  # nobody keeps it locked
    journal.close()
    assert match.state == controller.match.state
    assert record.entries[-1] == Mark("pause")


def test_it_is_tried_again_without_a_move(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saver_module, "RETRY_MS", 10)
    controller = new_controller(tmp_path)
    told = Told(controller)
    with BrokenDisk(controller.table.journal, errno.ENOSPC):
        controller.act(Roll())
        with qtbot.waitSignal(controller.saving_failed):
            pass
    with qtbot.waitSignal(controller.saving_resumed):
        pass
    assert set(told.words[:-1]) == {"disk_full"}
    assert controller.is_saved
    assert controller.close()


def test_a_disk_that_hung_and_then_failed_is_tried_again_later(tmp_path: Path, qtbot: QtBot) -> None:
    controller = new_controller(tmp_path)
    told = Told(controller)
    controller.saver.patience = IMPATIENT
    disk = BrokenDisk(controller.table.journal)
    disk.hang()
    controller.act(Roll())
    disk.error = errno.ENOSPC
    controller.act(Keep(0))
    disk.let_go()
    qtbot.waitUntil(lambda: controller.saver.problem == "disk_full")
    assert told.words[:2] == ["slow", "no_answer"]
    disk.error = 0
    assert controller.close()
    assert load(controller.table.journal.path).match().state == controller.match.state


@pytest.mark.parametrize("happened", ["gone", "changed"])
def test_a_session_whose_file_was_taken_away_or_changed_goes_on_in_a_new_one_and_tells_it_once(
    tmp_path: Path, qapp: object, happened: str
) -> None:
    controller = new_controller(tmp_path)
    told = Told(controller)
    controller.act(Roll())
    path, session_id = controller.table.journal.path, controller.table.header.id
    if happened == "gone":
        path.unlink()
    else:
        path.write_bytes(b"mine now\n")
    for action in (Keep(0), Keep(1)):
        assert controller.act(action)
        assert controller.is_saved
    assert told.words == [f"moved {happened}"]
    assert controller.close()
    new = controller.table.journal.path
    assert (new == path) == (happened == "gone")
    assert load(new).header == controller.table.header
    assert (controller.table.header.id == session_id) == (happened == "gone")
    assert load(new).match().state == controller.match.state
    if happened == "changed":
        assert path.read_bytes() == b"mine now\n"
    again = make_controller(open_table(new), [])
    assert again.match.state == controller.match.state
    again.close()


def test_a_game_that_cannot_be_saved_begins_in_memory(tmp_path: Path, qapp: object) -> None:
    folder = tmp_path / "sessions"
    folder.write_bytes(b"in the way")
    controller = new_controller(folder)
    assert controller.saver.problem is not None
    controller.act(Roll())
    assert not controller.is_saved
    folder.unlink()
    assert controller.act(Keep(0))
    assert controller.is_saved
    assert controller.saver.problem is None
    assert controller.close()
    assert load(controller.table.journal.path).match().state == controller.match.state
    assert len(list_sessions(folder)) == 1


def test_a_game_that_was_never_saved_and_never_begun_loses_nothing(tmp_path: Path, qapp: object) -> None:
    folder = tmp_path / "sessions"
    folder.write_bytes(b"in the way")
    assert new_controller(folder).close()
    assert folder.read_bytes() == b"in the way"


def refuse_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no file be opened for writing, as in a folder that may only be read."""
    system = os.open

    def opened(path: str | Path, flags: int, mode: int = 0o777) -> int:
        if flags & (os.O_RDWR | os.O_WRONLY):
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        return system(path, flags, mode)

    monkeypatch.setattr(os, "open", opened)


def played(folder: Path) -> Path:
    """Play a little, and return the file."""
    controller = new_controller(folder)
    controller.act(Roll())
    controller.close()
    return controller.table.journal.path


def test_a_session_that_may_only_be_read_is_played_on_in_memory(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        refuse_writing(patch)
        controller = make_controller(open_table(path), [])
        assert controller.saver.problem == "read_only"
        assert controller.act(Keep(0))
        assert not controller.is_saved
        assert path.read_bytes() == before
    assert controller.act(Keep(1))
    assert controller.is_saved
    assert controller.close()
    assert load(path).match().state == controller.match.state
    assert path.read_bytes().startswith(before)
    assert len(list_sessions(tmp_path)) == 1


def test_looking_in_where_nothing_can_be_written_loses_nothing(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = played(tmp_path)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        refuse_writing(patch)
        controller = make_controller(open_table(path), [])
        assert controller.close()
        controller = make_controller(open_table(path), [])
        controller.act(Keep(0))
        assert not controller.close()
    assert path.read_bytes() == before


def test_a_problem_from_before_anybody_listens_is_known(tmp_path: Path, qapp: object) -> None:
    controller = new_controller(tmp_path)
    controller.act(Roll())
    controller.close()
    table = open_table(controller.table.journal.path)
    with BrokenDisk(table.journal, errno.EDQUOT):
        again = make_controller(table, [])
        assert again.saver.problem == "disk_full"
    assert again.close()


def test_what_goes_wrong_in_the_program_itself_is_raised_where_it_is_seen(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = new_controller(tmp_path)

    def fail(self: Journal, entries: object) -> int:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "extend", fail)
        with pytest.raises(RuntimeError, match="a mistake"):
            controller.act(Roll())
    controller.close()


def test_nothing_opens_a_session_again_that_was_closed(tmp_path: Path, qapp: object) -> None:
    controller = new_controller(tmp_path)
    controller.act(Roll())
    controller.close()
    before = controller.table.journal.path.read_bytes()
    controller.saver.record(Mark("hint"))
    assert not controller.is_saved
    assert controller.table.journal.path.read_bytes() == before
    Journal.open(controller.table.journal.path)[0].close()


def jumping_clock(*seconds: int) -> Callable[[], str]:
    """Return a clock that shows these seconds after the start in turn, and then stands still."""
    left = list(seconds)

    def now() -> str:
        shown = left.pop(0) if len(left) > 1 else left[0]
        return timestamp(START + timedelta(seconds=shown))

    return now


def test_a_clock_that_is_set_back_changes_no_order_and_takes_no_time_away(
    tmp_path: Path, qapp: object
) -> None:
    table = make_table(tmp_path)
    controller = MatchController(table, ScriptedDice([FACES]), jumping_clock(10, 20, -86_400, -86_390))
    actions = (Roll(), Keep(0), Keep(1), Release(0))
    played = [table.playing_time()]
    for action in actions:
        assert controller.act(action)
        played.append(table.playing_time())
    assert [time.total_seconds() for time in played] == [0, 10, 20, 20, 30]
    controller.close()
    record = load(table.journal.path)
    assert [entry.action for entry in record.entries if isinstance(entry, Step)] == list(actions)
    assert record.match().state == controller.match.state
    assert [info.state for info in list_sessions(tmp_path)] == ["open"]


def test_a_match_goes_on_in_a_new_file_when_its_own_holds_no_more(
    tmp_path: Path, qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (journal_module, saving_module):
        monkeypatch.setattr(module, "MAX_LINES", 20)
    controller = new_controller(tmp_path)
    told = Told(controller)
    first = controller.table.journal.path
    controller.act(Roll())
    for _ in range(50):
        controller.act(Keep(0))
        assert controller.undo()
        assert controller.is_saved
    assert set(told.words) == {"moved full"}
    controller.act(Keep(1))
    assert controller.undo()
    assert controller.redo()
    assert controller.close()
    path = controller.table.journal.path
    match = load(path).match()
    assert (match.steps, match.undone, match.state) == (
        controller.match.steps,
        controller.match.undone,
        controller.match.state,
    )
    assert load(first).match().steps == controller.match.steps[:1]
    assert controller.table.record().match().steps == match.steps
