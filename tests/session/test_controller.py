"""The controller: written down before it is told, refusals, undo, practice, typed dice, failing disks."""

import errno
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from broken_disk import BrokenDisk
from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Mark, Step
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.state import AutoEnter, Choose, Enter, Keep, Release, Roll
from dicegames.session.controller import MatchController
from dicegames.session.table import open_table
from dicegames.storage.library import load
from tables import make_controller, make_table

FIRST = (1, 2, 3, 4, 4)


class Listener:
    """Note what a controller tells."""

    def __init__(self, controller: MatchController) -> None:
        self.told: list[tuple[str, object]] = []
        self.lines_when_told: list[int] = []
        self._path = controller.table.journal.path
        controller.stepped.connect(self.on_stepped)
        controller.refused.connect(self.on_refused)
        controller.saving_failed.connect(self.on_saving_failed)
        controller.saving_resumed.connect(self.on_saving_resumed)
        controller.match_ended.connect(self.on_match_ended)

    def on_stepped(self, transition: object) -> None:
        self.told.append(("stepped", transition))
        self.lines_when_told.append(self._path.read_bytes().count(b"\n"))

    def on_refused(self, reason: str) -> None:
        self.told.append(("refused", reason))

    def on_saving_failed(self, reason: str) -> None:
        self.told.append(("saving_failed", reason))

    def on_saving_resumed(self) -> None:
        self.told.append(("saving_resumed", None))

    def on_match_ended(self) -> None:
        self.told.append(("match_ended", None))

    def kinds(self) -> list[str]:
        return [kind for kind, _ in self.told]


def test_a_step_is_on_disk_before_it_is_told(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    listener = Listener(controller)
    assert controller.act(Roll())
    assert controller.act(Keep(4))
    assert listener.lines_when_told == [2, 3]
    controller.close()


def test_what_the_rules_refuse_is_told_and_changes_nothing(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    listener = Listener(controller)
    before = controller.table.journal.path.read_bytes()
    assert not controller.act(Enter())
    assert not controller.act(Keep(0))
    assert [kind for kind, _ in listener.told] == ["refused", "refused"]
    assert controller.table.journal.path.read_bytes() == before
    controller.close()


def test_undo_and_redo_are_written_as_marks_and_never_roll_again(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    listener = Listener(controller)
    controller.act(Roll())
    rolled = controller.match.state
    controller.act(Keep(0))
    assert controller.undo()
    assert controller.match.state == rolled
    assert not controller.undo()
    assert listener.told[-1] == ("refused", "undo_roll")
    assert controller.redo()
    path = controller.table.journal.path
    controller.close()
    entries = load(path).entries
    assert [entry for entry in entries if isinstance(entry, Mark)][:2] == [Mark("undo", 1), Mark("redo", 1)]


def test_practice_lets_undo_pass_rolls_and_keeps_their_faces(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST, (6, 6, 6, 6)])
    controller.act(Roll())
    controller.act(Keep(0))
    controller.act(Roll())
    second = controller.match.state
    controller.start_practice()
    assert controller.undo()
    # The script is used up: only the recorded faces can come.
    assert controller.act(Roll())
    assert controller.match.state == second
    controller.close()


def test_typed_dice_are_asked_for_and_then_rolled(tmp_path: Path, qtbot: QtBot) -> None:
    controller = make_controller(make_table(tmp_path, dice="typed"), [])
    with qtbot.waitSignal(controller.faces_requested) as asked:
        assert not controller.act(Roll())
    assert asked.args == [Roll(), 5]
    assert controller.act_with_faces(Roll(), (6, 5, 4, 3, 2))
    assert controller.match.state.dice == (6, 5, 4, 3, 2)  # type: ignore[attr-defined]
    controller.close()


def test_the_computer_never_waits_for_typed_dice(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "ch", dice="typed"), [FIRST])
    assert controller.act(Roll())
    controller.close()


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EDQUOT, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "read_only"),
        (errno.ESTALE, "gone"),
        (errno.EIO, "failed"),
    ],
)
def test_a_failing_disk_lets_the_match_go_on_and_is_made_up_for(
    tmp_path: Path, qapp: object, error: int, reason: str
) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST, (5, 5, 5, 5)])
    listener = Listener(controller)

    with BrokenDisk(controller.table.journal, error):
        assert controller.act(Roll())
        assert controller.act(Keep(0))
    assert not controller.is_saved
    assert listener.kinds() == ["saving_failed", "stepped", "saving_failed", "stepped"]
    assert listener.told[0][1] == controller.saver.problem == reason
    assert controller.act(Release(0))
    assert controller.is_saved
    assert listener.kinds()[-2:] == ["saving_resumed", "stepped"]
    path, state = controller.table.journal.path, controller.match.state
    assert controller.close()
    assert load(path).match().state == state


def test_a_session_that_can_not_be_saved_says_so_at_its_end(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    with BrokenDisk(controller.table.journal, errno.ENOSPC):
        controller.act(Roll())
        assert not controller.close()


def test_closing_in_the_middle_of_a_turn_and_opening_again_goes_on(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    controller.act(Roll())
    controller.act(Keep(3))
    controller.act(Choose(Box.CHANCE))
    path, state = controller.table.journal.path, controller.match.state
    controller.close()
    again = make_controller(open_table(path), [])
    assert again.match.state == state
    assert again.table.reopened
    assert not again.table.torn
    assert again.act(Enter())
    again.close()


def test_pause_and_resume_are_written_and_hold_the_table(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    controller.act(Roll())
    controller.set_paused(True)
    controller.set_paused(True)
    assert controller.is_held
    assert controller.is_paused
    controller.set_paused(False)
    assert not controller.is_held
    path = controller.table.journal.path
    controller.close()
    kinds = [entry.kind for entry in load(path).entries if isinstance(entry, Mark)]
    assert kinds == ["pause", "resume", "pause"]


@pytest.mark.rule("P12")
def test_the_end_is_told_and_marked(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "h"), [FIRST] * 13)
    listener = Listener(controller)
    for box in Box:
        controller.act(Roll())
        controller.act(Choose(box))
        controller.act(Enter())
    assert listener.kinds()[-1] == "match_ended"
    path = controller.table.journal.path
    controller.close()
    record = load(path)
    assert record.entries[-1] == Mark("finish")
    assert record.match().state.outcome is not None


def test_playing_time_leaves_pauses_out(tmp_path: Path, qapp: object) -> None:
    table = make_table(tmp_path)
    controller = make_controller(table, [FIRST])
    controller.act(Roll())  # 1 s after the start
    controller.set_paused(True)  # 1 s later
    controller.set_paused(False)  # a pause of 1 s, which doesn't count
    controller.act(Keep(0))  # 1 s later
    assert table.playing_time().total_seconds() == 3
    controller.close()


@pytest.mark.rule("P4")
def test_only_steps_that_fit_the_rules_reach_the_journal(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    controller.act(Roll())
    assert not controller.act(AutoEnter(Box.CHANCE))
    path = controller.table.journal.path
    controller.close()
    steps = [entry for entry in load(path).entries if isinstance(entry, Step)]
    assert [type(step.action) for step in steps] == [Roll]


def test_an_end_without_its_mark_gets_it_when_reopened(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path, "h"), [FIRST] * 13)
    for box in Box:
        controller.act(Roll())
        controller.act(Choose(box))
        controller.act(Enter())
    path = controller.table.journal.path
    controller.close()
    data = path.read_bytes()
    path.write_bytes(data[: data.rstrip(b"\n").rindex(b"\n") + 1])
    assert not isinstance(load(path).entries[-1], Mark)
    for _ in range(2):
        make_controller(open_table(path), []).close()
    assert [entry for entry in load(path).entries if isinstance(entry, Mark)] == [Mark("finish")]


def test_a_computer_player_that_this_version_does_not_know_is_refused(tmp_path: Path, qapp: object) -> None:
    table = make_table(tmp_path, "ch")
    table.journal.close()
    path = table.journal.path
    path.write_bytes(path.read_bytes().replace(b'"simple"', b'"genius"') + b'{"n":1,"se')
    before = path.read_bytes()
    with pytest.raises(InvalidRecordError, match="unknown_level"):
        open_table(path)
    assert path.read_bytes() == before
    path.write_bytes(before.replace(b'"genius"', b'"simple"'))
    open_table(path).journal.close()  # nothing kept it locked


def test_each_hint_is_written_down_and_the_tutor_once(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    told: list[str] = []
    controller.helped.connect(told.append)
    assert not controller.table.is_assisted
    controller.mark_help("tutor")
    assert controller.table.is_assisted
    controller.act(Roll())
    for kind in ("hint", "tutor", "hint"):
        controller.mark_help("hint" if kind == "hint" else "tutor")
    assert told == ["tutor", "hint", "hint"]
    marks = [entry.kind for entry in load(controller.table.journal.path).entries if isinstance(entry, Mark)]
    assert marks == ["tutor", "hint", "hint"]
    controller.close()


def test_a_hint_stays_when_its_turn_is_taken_back_and_hinders_no_redo(tmp_path: Path, qapp: object) -> None:
    controller = make_controller(make_table(tmp_path), [FIRST])
    controller.act(Roll())
    controller.act(Keep(0))
    assert controller.undo()
    controller.mark_help("hint")
    assert controller.redo()
    assert controller.undo()
    controller.close()
    again = make_controller(open_table(controller.table.journal.path), [])
    assert again.table.is_assisted
    assert again.match.state == controller.match.state
    assert again.redo()
    assert len(again.match.steps) == 2
    again.mark_help("tutor")
    again.mark_help("tutor")
    assert [entry for entry, _ in again.table.times].count(Mark("tutor")) == 1
    again.close()
