"""The index of sessions: always what the files say, quick where it can be, and never in the way."""

import os
import sys
import threading
import time
from pathlib import Path

import pytest

from dicegames.engine.game import State
from dicegames.engine.match import Mark, Naming, Seat, Seating
from dicegames.storage import index as index_module
from dicegames.storage import library
from dicegames.storage.index import SessionIndex
from dicegames.storage.library import SessionInfo
from dicegames.storage.record import encode_entry
from storage.listing import list_sessions
from storage.session_help import SEATS, encode_session, play, sample_bytes, sample_header, write_session

LONG_AGO = 1_700_000_000


def progress(game_id: str, state: State) -> tuple[int, ...]:
    return (len(game_id), sum(state.scores()))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "sessions"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "cache" / "index"


def written(path: Path, data: bytes, moment: float = LONG_AGO) -> Path:
    """Write a session that was last changed at `moment`."""
    write_session(path, data)
    os.utime(path, (moment, moment))
    return path


def new_index(file: Path) -> SessionIndex:
    return SessionIndex(file, progress)


def read_all(index: SessionIndex, folder: Path) -> list[SessionInfo]:
    """List, read everything that is missing as a background thread would, and list again."""
    index.sessions(folder)
    rounds = 0
    while paths := index.changed_files():
        rounds += 1
        assert rounds < 5, "reading comes to no end"
        for path in paths:
            index.read(path)
    return index.sessions(folder)


def trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no time of a file be in doubt: tests write files in the moment of reading."""
    monkeypatch.setattr(index_module, "_DOUBT_NS", -(10**18))


class Reads:
    """Count how often the bytes of a file are read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names: list[str] = []
        self._read = library.read_bytes
        monkeypatch.setattr(index_module, "read_bytes", self._counted)

    def _counted(self, path: Path) -> bytes:
        self.names.append(path.name)
        return self._read(path)

    def taken(self) -> list[str]:
        names, self.names = self.names, []
        return names


def test_it_tells_what_the_files_say(folder: Path, file: Path) -> None:
    header = sample_header((Seat("Ada", "blue"),))
    whole = play(header, 1, 5000)[1]
    written(folder / "open.dicegame", sample_bytes(1, 40), LONG_AGO + 3)
    written(folder / "over.dicegame", encode_session(header, whole), LONG_AGO + 2)
    written(folder / "bad.dicegame", b"hello", LONG_AGO + 1)
    (folder / "notes.txt").write_bytes(b"hello")
    index = new_index(file)
    assert index.sessions(folder) == list_sessions(folder)
    infos = {info.path.stem: info for info in read_all(index, folder)}
    assert [info.path for info in index.sessions(folder)] == [info.path for info in list_sessions(folder)]
    assert {stem: info.state for stem, info in infos.items()} == {
        "open": "open",
        "over": "finished",
        "bad": "damaged",
    }
    match = play(sample_header(), 1, 40)[0]
    summary = infos["open"].summary
    assert summary is not None
    assert (summary.scores, summary.winners) == (match.state.scores(), ())
    assert (summary.turn, summary.progress) == (
        match.state.current_seat,
        (5, sum(match.state.scores())),
    )
    ended = infos["over"].summary
    assert ended is not None
    assert (ended.winners, ended.turn, ended.seconds) == ((0,), None, 0)
    assert infos["bad"].summary is None


def test_a_folder_that_is_not_there_has_none(folder: Path, file: Path) -> None:
    index = new_index(file)
    assert index.sessions(folder) == []
    assert index.changed_files() == []
    assert index.save()
    assert not file.exists()


def test_a_second_start_reads_no_file(folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trusted(monkeypatch)
    for number in range(3):
        written(folder / f"{number}.dicegame", sample_bytes(number, 30))
    first = new_index(file)
    infos = read_all(first, folder)
    assert first.save()
    reads = Reads(monkeypatch)
    second = new_index(file)
    assert second.sessions(folder) == infos
    assert all(info.summary for info in infos)
    assert second.changed_files() == []
    assert reads.taken() == []


def test_only_what_changed_is_read_again(folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trusted(monkeypatch)
    header = sample_header()
    for name in ("a", "b"):
        written(folder / f"{name}.dicegame", sample_bytes(1, 30))
    index = new_index(file)
    read_all(index, folder)
    index.save()
    lines = (folder / "a.dicegame").read_bytes()
    late = encode_entry(header.new_game(), lines.count(b"\n"), Mark("pause"), "2026-03-09T00:00:00Z")
    written(folder / "a.dicegame", lines + late, LONG_AGO + 60)
    reads = Reads(monkeypatch)
    for either in (index, new_index(file)):
        first = either.sessions(folder)[0]
        assert (first.path.stem, first.changed, first.summary) == ("a", "2026-03-09T00:00:00Z", None)
        assert either.changed_files() == [folder / "a.dicegame"]
        assert either.read(folder / "a.dicegame") == either.sessions(folder)[0]
        assert either.sessions(folder)[0].summary is not None
        assert reads.taken() == ["a.dicegame"] * 2


def test_what_is_gone_is_forgotten(folder: Path, file: Path) -> None:
    kept, gone = (written(folder / f"{name}.dicegame", sample_bytes()) for name in "ab")
    index = new_index(file)
    read_all(index, folder)
    index.save()
    size = file.stat().st_size
    gone.unlink()
    assert [info.path for info in index.sessions(folder)] == [kept]
    index.save()
    assert file.stat().st_size < size
    kept.unlink()
    assert index.read(kept) is None
    assert index.changed_files() == []
    assert index.sessions(folder) == []


def test_many_new_files_come_in_the_background_the_latest_first(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "AT_ONCE", 2)
    for number in range(5):
        written(folder / f"{number}.dicegame", sample_bytes(), LONG_AGO + number)
    index = new_index(file)
    assert sorted(info.path.stem for info in index.sessions(folder)) == ["3", "4"]
    assert [path.stem for path in index.changed_files()] == ["2", "1", "0", "4", "3"]
    told = index.read(folder / "0.dicegame")
    assert told is not None
    assert told.summary is None  # first the list, then how each one stands
    assert [path.stem for path in index.changed_files()] == ["2", "1", "4", "3", "0"]
    assert len(read_all(index, folder)) == 5


def test_a_large_file_waits_for_the_background(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small, large = sample_bytes(1, 1), sample_bytes(1, 60)
    monkeypatch.setattr(index_module, "AT_ONCE_BYTES", len(small))
    written(folder / "small.dicegame", small, LONG_AGO + 1)
    written(folder / "large.dicegame", large)
    index = new_index(file)
    assert [info.path.stem for info in index.sessions(folder)] == ["small"]
    assert len(read_all(index, folder)) == 2


def test_a_changed_file_that_waits_is_told_as_it_was(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(folder / "a.dicegame", sample_bytes(1, 10))
    index = new_index(file)
    before = read_all(index, folder)
    monkeypatch.setattr(index_module, "AT_ONCE", 0)
    written(path, b"hello", LONG_AGO + 9)
    assert index.sessions(folder) == before
    assert [info.state for info in read_all(index, folder)] == ["damaged"]


def test_a_touched_file_keeps_its_standing(folder: Path, file: Path) -> None:
    path = written(folder / "a.dicegame", sample_bytes(1, 30))
    index = new_index(file)
    (before,) = read_all(index, folder)
    os.utime(path, (LONG_AGO + 50, LONG_AGO + 50))
    assert index.sessions(folder) == [before]
    assert before.summary is not None


@pytest.mark.skipif(os.name == "nt", reason="Windows has no time of change of a file's own data")
def test_a_change_of_the_same_size_and_time_is_noticed(folder: Path, file: Path) -> None:
    data = sample_bytes(1, 30)
    path = written(folder / "a.dicegame", data)
    index = new_index(file)
    read_all(index, folder)
    index.save()
    written(path, data.replace(b'"Ada"', b'"Eva"', 1))
    for either in (index, new_index(file)):
        assert read_all(either, folder)[0].seats[0].name == "Eva"


@pytest.mark.parametrize("ahead", [0, 10 * 365 * 86_400])
def test_times_in_doubt_are_looked_at_twice_and_no_more(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch, ahead: int
) -> None:
    data = sample_bytes(1, 30)
    moment = time.time() + ahead
    path = written(folder / "a.dicegame", data, moment)
    index = new_index(file)
    read_all(index, folder)
    assert index.changed_files() == []
    index.save()
    stamp = index_module._stamp(path.stat())
    path.write_bytes(data.replace(b'"Ada"', b'"Eva"', 1))
    monkeypatch.setattr(index_module, "_stamp", lambda status: stamp)  # a file system that tells nothing
    later = new_index(file)
    assert later.sessions(folder)[0].seats[0].name == "Ada"
    assert later.changed_files() == [path]
    assert read_all(later, folder)[0].seats[0].name == "Eva"
    assert later.changed_files() == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: data[:-10],
        lambda data: data.replace(b'"Ada"', b'"Eva"'),
        lambda data: data.replace(b"index 1 ", b"index 9 ", 1),
        lambda data: b"\xff" * 100,
        lambda data: data.partition(b"\n")[0],
    ],
)
def test_a_spoilt_index_is_made_anew(
    folder: Path, file: Path, spoil: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert callable(spoil)
    written(folder / "a.dicegame", sample_bytes(1, 30))
    index = new_index(file)
    infos = read_all(index, folder)
    index.save()
    good = file.read_bytes()
    assert b'"Ada"' in good
    file.write_bytes(spoil(good))
    reads = Reads(monkeypatch)
    again = new_index(file)
    assert read_all(again, folder) == infos
    assert "a.dicegame" in reads.taken()
    assert again.save()
    assert new_index(file).sessions(folder) == infos


def test_names_in_an_index_lead_nowhere_else(folder: Path, file: Path) -> None:
    written(folder / "a.dicegame", sample_bytes(1, 5))
    index = new_index(file)
    infos = read_all(index, folder)
    index.save()
    body = file.read_bytes().partition(b"\n")[2].replace(b'"a.dicegame"', b'"../a.dicegame"')
    assert b"../" in body
    file.write_bytes(b"%s %s\n%s" % (index_module._MAGIC, index_module._checksum(body), body))
    assert read_all(new_index(file), folder) == infos


def test_another_folder_has_a_list_of_its_own(folder: Path, file: Path) -> None:
    written(folder / "a.dicegame", sample_bytes(1, 5))
    other = folder.parent / "other"
    written(other / "a.dicegame", sample_bytes(2, 5))
    index = new_index(file)
    read_all(index, folder)
    index.save()
    for either in (index, new_index(file)):
        (info,) = read_all(either, other)
        assert info.path == other / "a.dicegame"
        assert [info.path for info in either.sessions(folder)] == [folder / "a.dicegame"]
        either.read(other / "a.dicegame")  # the folder was changed while a thread read
        assert [info.path for info in either.sessions(folder)] == [folder / "a.dicegame"]


def test_files_of_another_folder_are_never_taken_for_those_of_this_one(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index_module, "_stamp", lambda status: (1, 1, 1))  # all look alike
    written(folder / "a.dicegame", sample_bytes(1, 5))
    (other,) = read_all(new_index(file), folder)
    moved = written(folder.parent / "other" / "a.dicegame", b"hello")
    index = new_index(file)
    read_all(index, folder)
    index.save()
    assert new_index(file).sessions(moved.parent)[0].state == "damaged"
    index.sessions(moved.parent)
    index.read(folder / "a.dicegame")  # a thread was still at the folder before
    assert index.sessions(moved.parent)[0].state == "damaged"
    assert index.sessions(folder) == [other]


def test_an_index_that_cannot_be_written_is_no_matter(folder: Path, tmp_path: Path) -> None:
    written(folder / "a.dicegame", sample_bytes(1, 5))
    (tmp_path / "file").write_bytes(b"in the way")
    index = new_index(tmp_path / "file" / "index")
    assert len(read_all(index, folder)) == 1
    assert not index.save()
    assert len(index.sessions(folder)) == 1


def test_one_thread_lists_while_another_one_reads(folder: Path, file: Path) -> None:
    for number in range(40):
        written(folder / f"{number}.dicegame", sample_bytes(number, 5), LONG_AGO + number)
    index = new_index(file)
    index.sessions(folder)
    faults: list[BaseException] = []

    def work() -> None:
        try:
            while paths := index.changed_files():
                for path in paths:
                    index.read(path)
        except BaseException as error:
            faults.append(error)

    worker = threading.Thread(target=work)
    worker.start()
    while worker.is_alive():
        assert len(index.sessions(folder)) == 40
        index.save()
    worker.join()
    assert faults == []
    assert all(info.summary for info in index.sessions(folder))


def test_names_and_title_are_the_latest(folder: Path, file: Path) -> None:
    others = (Seat("Cem", "blue"), Seat("Dora", "pink", "computer", "easy"))
    entries = (
        Naming("Früher"),
        Seating((Seat('"title":"x"', "blue"), SEATS[1])),
        Naming("Sonntag"),
        Seating(others),
    )
    data = encode_session(sample_header(), entries)
    written(folder / "a.dicegame", data + b'{"n":5,"title":"torn')
    written(folder / "b.dicegame", encode_session(sample_header(), entries[:2]))
    written(folder / "c.dicegame", data.replace(b"Sonntag", b"Son\\u0007tag"))
    infos = {info.path.stem: info for info in new_index(file).sessions(folder)}
    assert (infos["a"].title, infos["a"].seats) == ("Sonntag", others)
    assert (infos["b"].title, infos["b"].seats[0].name) == ("Früher", '"title":"x"')
    assert (infos["c"].state, infos["c"].reason, infos["c"].line) == ("damaged", "bad_line", 4)


def test_a_step_against_the_rules_is_found_by_the_replay(folder: Path, file: Path) -> None:
    data = sample_bytes(1, 30).replace(b'"draws":[[', b'"draws":[[9,', 1)
    path = written(folder / "a.dicegame", data)
    index = new_index(file)
    assert index.sessions(folder)[0].state == "open"
    (info,) = read_all(index, folder)
    assert (info.state, info.reason, info.line) == ("damaged", "illegal_step", 2)
    assert path.read_bytes() == data


def test_what_is_over_counts_as_finished_without_its_mark(folder: Path, file: Path) -> None:
    header = sample_header((Seat("Ada", "blue"),))
    entries = play(header, 1, 5000)[1]
    assert entries[-1] == Mark("finish")
    written(folder / "a.dicegame", encode_session(header, entries[:-1]))
    assert [info.state for info in read_all(new_index(file), folder)] == ["finished"]


def test_the_time_played_leaves_out_pauses_breaks_and_clocks_set_back(folder: Path, file: Path) -> None:
    header, times = sample_header(), ("18:01:00", "18:02:00", "18:30:00", "18:31:00", "17:00:00", "19:30:00")
    entries = (Mark("hint"), Mark("pause"), Mark("resume"), Mark("hint"), Mark("hint"), Mark("hint"))
    game = header.new_game()
    lines = [
        encode_entry(game, number, entry, f"2026-03-01T{at}Z")
        for number, (entry, at) in enumerate(zip(entries, times, strict=True), start=1)
    ]
    written(folder / "a.dicegame", encode_session(header, ()) + b"".join(lines))
    summary = read_all(new_index(file), folder)[0].summary
    assert summary is not None
    assert summary.seconds == (1 + 1 + 1 + 0 + 10) * 60


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there every name is text")
def test_names_and_folders_that_are_no_text_are_kept_like_others(
    tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    trusted(monkeypatch)
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/sess\xe4ions"))
    stray = Path(os.fsdecode(os.fsencode(folder) + b"/b\xf6se.dicegame"))
    paths = [stray, folder / "100%0025.dicegame", folder / "100%dfff.dicegame"]
    for path in paths:
        written(path, sample_bytes())
    index = new_index(file)
    read_all(index, folder)
    assert index.save()
    again = new_index(file)
    assert {info.path for info in again.sessions(folder)} == set(paths)
    assert again.changed_files() == []


def test_a_large_file_leaves_the_room_to_the_others(
    folder: Path, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        written(folder / f"{number}.dicegame", sample_bytes(), LONG_AGO)
    large = written(folder / "large.dicegame", sample_bytes() + b"x" * 100_000, LONG_AGO + 1)
    monkeypatch.setattr(index_module, "AT_ONCE_BYTES", 50_000)
    assert len(new_index(file).sessions(folder)) == 3
    assert large.exists()
