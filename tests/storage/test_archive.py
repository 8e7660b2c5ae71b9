"""Backups: everything comes back, nothing that is there is replaced, and strangers' files do no harm."""

import errno
import json
import os
import re
import stat
import zipfile
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.storage import archive_members
from dicegames.storage.archive import Backup, Restored, restore_backup, write_backup
from dicegames.storage.archive_members import FORMAT, MANIFEST, BackupError, plain_name
from dicegames.storage.best import BestResult, BestStore
from dicegames.storage.directories import Directories, directories
from dicegames.storage.disk import Disk
from dicegames.storage.journal import Journal
from dicegames.storage.record import encode_header
from dicegames.storage.rulesets import RulesetLibrary
from dicegames.storage.settings import Settings, SettingsStore
from storage.listing import list_sessions
from storage.session_help import encode_session, play, sample_bytes, sample_header, write_session

OURS = msgspec.structs.replace(SHORT, name="Ours", target=3000)
GOOD_MANIFEST = b'{"dicegames_backup":1}'
NOTHING = Restored(0, 0, 0, False, 0, 0)


@cache
def content(seed: int, steps: int = 30) -> bytes:
    """Return the bytes of a session; its id is the same each time."""
    return sample_bytes(seed, steps)


def result(session: int, score: int) -> BestResult:
    return BestResult(f"{session:032x}", score, "Ada", "2026-03-01T18:00:00.000Z", 0)


def filled(root: Path) -> Directories:
    """Make folders with two sessions, a damaged one, a ruleset, a best result and settings."""
    folders = directories(root)
    for seed in (1, 2):
        write_session(folders.sessions / f"{seed}.dicegame", content(seed))
    write_session(folders.sessions / "bad.dicegame", b"hello")
    write_session(folders.trash / "gone.dicegame", content(3))
    RulesetLibrary(folders.rulesets).save(OURS)
    best_of(folders).add("puzzle-5", result(1, 200))
    SettingsStore(folders.settings).save(Settings(language="de"))
    return folders


def best_of(folders: Directories) -> BestStore:
    store = BestStore(folders.best)
    assert store.load() is None
    return store


def files(root: Path) -> dict[str, bytes]:
    return {
        path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()
    }


def pack(path: Path, members: Mapping[str, bytes], manifest: bytes = GOOD_MANIFEST) -> Path:
    """Write a backup by hand."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(MANIFEST, manifest)
        for name, data in members.items():
            archive.writestr(name, data)
    return path


# --- there and back


def test_everything_comes_back_on_an_empty_machine(tmp_path: Path) -> None:
    folders = filled(tmp_path / "old")
    told: list[tuple[int, int]] = []
    backup = write_backup(tmp_path / "b.zip", folders, report=lambda *done: told.append(done))
    assert backup == Backup(sessions=3, rulesets=1, best=True, settings=True, left_out=())
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert {path.name for path in tmp_path.iterdir()} >= {"old", "b.zip"}
    new = directories(tmp_path / "new")
    assert restore_backup(tmp_path / "b.zip", new) == Restored(3, 1, 1, True, 0, 0)
    expected = files(folders.data)
    del expected["sessions/trash/gone.dicegame"]
    assert files(new.data) == expected
    for info in list_sessions(new.sessions):
        if info.state == "open":
            Journal.open(info.path)[0].close()


def test_once_more_changes_nothing(tmp_path: Path) -> None:
    folders = filled(tmp_path / "old")
    write_backup(tmp_path / "b.zip", folders)
    before = files(folders.data)
    assert restore_backup(tmp_path / "b.zip", folders) == msgspec.structs.replace(NOTHING, known=4)
    assert files(folders.data) == before


def test_a_backup_of_nothing_is_one(tmp_path: Path) -> None:
    folders = directories(tmp_path / "none")
    assert write_backup(tmp_path / "b.zip", folders) == Backup(0, 0, False, False, ())
    assert restore_backup(tmp_path / "b.zip", folders) == NOTHING
    assert not folders.data.exists()


def test_a_name_that_is_taken_is_counted_up(tmp_path: Path) -> None:
    folders = filled(tmp_path / "old")
    write_backup(tmp_path / "b.zip", folders)
    new = directories(tmp_path / "new")
    write_session(new.sessions / "1.dicegame", content(9))
    assert restore_backup(tmp_path / "b.zip", new).sessions == 3
    found = files(new.sessions)
    assert (found["1.dicegame"], found["1 (2).dicegame"]) == (content(9), content(1))


def test_a_session_under_another_name_is_known_by_its_id(tmp_path: Path) -> None:
    path = pack(tmp_path / "b.zip", {"sessions/a.dicegame": content(1)})
    new = directories(tmp_path / "new")
    write_session(new.sessions / "renamed.dicegame", content(1))
    assert restore_backup(path, new) == msgspec.structs.replace(NOTHING, known=1)


def test_of_one_session_both_ways_are_kept_and_its_beginning_is_not(tmp_path: Path) -> None:
    header = sample_header()
    short, long = (encode_session(header, play(header, 1, steps)[1]) for steps in (10, 30))
    other = encode_session(header, play(header, 2, 30)[1])
    assert long.startswith(short)
    new = directories(tmp_path / "new")
    write_session(new.sessions / "a.dicegame", long)
    for data in (short, short + b'{"n":11', encode_header(header)):
        path = pack(tmp_path / "b.zip", {"sessions/a.dicegame": data})
        assert restore_backup(path, new) == msgspec.structs.replace(NOTHING, known=1)
    path = pack(tmp_path / "b.zip", {"sessions/x.dicegame": other})
    assert restore_backup(path, new).sessions == 1
    assert files(new.sessions) == {"a.dicegame": long, "x.dicegame": other}
    (new.sessions / "a.dicegame").write_bytes(short)
    path = pack(tmp_path / "b.zip", {"sessions/a.dicegame": long})
    assert restore_backup(path, new).sessions == 1
    assert files(new.sessions) == {"a.dicegame": short, "a (2).dicegame": long, "x.dicegame": other}


def test_best_lists_are_merged(tmp_path: Path) -> None:
    old, new = directories(tmp_path / "old"), directories(tmp_path / "new")
    for score in range(8):
        best_of(old).add("puzzle-5", result(score, 100 + score))
        best_of(new).add("puzzle-5", result(50 + score, 103 + score))
    best_of(old).add("puzzle-3", result(90, 77))
    best_of(new).add("puzzle-5", result(7, 107))
    write_backup(tmp_path / "b.zip", old)
    assert restore_backup(tmp_path / "b.zip", new).best == 3
    assert [one.score for one in best_of(new).of("puzzle-5")] == [
        110,
        109,
        108,
        107,
        107,
        106,
        106,
        105,
        105,
        104,
    ]
    assert best_of(new).of("puzzle-3") == (result(90, 77),)
    assert restore_backup(tmp_path / "b.zip", new).best == 0


def test_settings_stay_unless_they_are_asked_for(tmp_path: Path) -> None:
    write_backup(tmp_path / "b.zip", filled(tmp_path / "old"))
    new = directories(tmp_path / "new")
    SettingsStore(new.settings).save(Settings(language="en"))
    assert not restore_backup(tmp_path / "b.zip", new).settings
    assert SettingsStore(new.settings).load() == (Settings(language="en"), None)
    assert restore_backup(tmp_path / "b.zip", new, with_settings=True).settings
    assert SettingsStore(new.settings).load() == (Settings(language="de"), None)


def test_a_changed_ruleset_is_kept_beside_the_one_that_is_there(tmp_path: Path) -> None:
    old = directories(tmp_path / "old")
    kept = RulesetLibrary(old.rulesets).save(OURS)
    write_backup(tmp_path / "b.zip", old)
    RulesetLibrary(old.rulesets).save(msgspec.structs.replace(OURS, id=kept.id, target=4000))
    assert restore_backup(tmp_path / "b.zip", old).rulesets == 1
    listing = RulesetLibrary(old.rulesets).listing()
    assert sorted(msgspec.to_builtins(one)["target"] for one in listing.rulesets) == [3000, 4000]


# --- writing


def test_no_file_is_replaced_unless_asked(tmp_path: Path) -> None:
    folders = filled(tmp_path / "old")
    (tmp_path / "b.zip").write_bytes(b"mine")
    with pytest.raises(FileExistsError):
        write_backup(tmp_path / "b.zip", folders)
    assert (tmp_path / "b.zip").read_bytes() == b"mine"
    write_backup(tmp_path / "b.zip", folders, replace=True)
    assert restore_backup(tmp_path / "b.zip", folders).known == 4


def test_a_fault_leaves_no_half_a_backup(tmp_path: Path) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    folders = filled(tmp_path / "old")
    (tmp_path / "out").mkdir()
    with pytest.raises(OSError, match="full"):
        write_backup(tmp_path / "out" / "b.zip", folders, disk=Disk(fsync=full))
    assert list((tmp_path / "out").iterdir()) == []


def test_a_session_that_is_played_is_in_it_as_it_is_on_the_disk(tmp_path: Path) -> None:
    folders = directories(tmp_path / "old")
    with Journal.create(folders.sessions, sample_header()) as journal:
        assert write_backup(tmp_path / "b.zip", folders).sessions == 1
        written = journal.path.read_bytes()
    new = directories(tmp_path / "new")
    restore_backup(tmp_path / "b.zip", new)
    assert list(files(new.sessions).values()) == [written]


def test_what_cannot_be_read_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = filled(tmp_path / "old")
    with (folders.sessions / "huge.dicegame").open("wb") as file:
        file.truncate(33 << 20)
    backup = write_backup(tmp_path / "b.zip", folders)
    assert (backup.sessions, backup.left_out) == (3, ("huge.dicegame",))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such names and times")
def test_odd_names_and_times_find_their_place(tmp_path: Path) -> None:
    folders = directories(tmp_path / "old")
    odd = [
        "a:b.dicegame",
        "a?b.dicegame",
        ".hidden.dicegame",
        "con.dicegame",
        "Ünï „x“.dicegame",
        os.fsdecode(b"\xff.dicegame"),
    ]
    for seed, name in enumerate(odd):
        path = write_session(folders.sessions / name, content(seed))
        os.utime(path, (-(10**9), -(10**9) if seed % 2 else 10**11))
    assert write_backup(tmp_path / "b.zip", folders).sessions == len(odd)
    new = directories(tmp_path / "new")
    assert restore_backup(tmp_path / "b.zip", new).sessions == len(odd)
    assert sorted(files(new.sessions).values()) == sorted(files(folders.sessions).values())
    assert "Ünï „x“.dicegame" in files(new.sessions)


# --- backups from strangers


@pytest.mark.parametrize(
    ("manifest", "reason"),
    [
        (b"", "not_a_backup"),
        (b"[]", "not_a_backup"),
        (b"[1]", "not_a_backup"),
        (b"\xff", "not_a_backup"),
        (b"{}", "not_a_backup"),
        (b'{"dicegames_backup": true}', "not_a_backup"),
        (b'{"dicegames_backup": 0}', "not_a_backup"),
        (b'{"dicegames_backup": %d}' % (FORMAT + 1), "newer_backup"),
    ],
)
def test_other_zip_files_are_no_backups(tmp_path: Path, manifest: bytes, reason: str) -> None:
    path = pack(tmp_path / "b.zip", {"sessions/a.dicegame": content(1)}, manifest)
    refused(path, tmp_path, reason)


def test_what_is_no_zip_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.zip").write_bytes(b"hello")
    refused(tmp_path / "text.zip", tmp_path, "not_a_backup")
    refused(tmp_path, tmp_path, "not_a_backup")
    refused(tmp_path / "missing.zip", tmp_path, "unreadable")


def refused(path: Path, root: Path, reason: str) -> None:
    new = directories(root / "new")
    with pytest.raises(BackupError) as caught:
        restore_backup(path, new)
    assert caught.value.reason == reason
    assert not new.data.exists()


@pytest.mark.parametrize(
    "name",
    [
        "../a.dicegame",
        "sessions/../a.dicegame",
        "sessions/../../a.dicegame",
        "/sessions/a.dicegame",
        "/tmp/a.dicegame",
        "C:/sessions/a.dicegame",
        "sessions/x/a.dicegame",
        "sessions\\..\\a.dicegame",
        "sessions/..\\a.dicegame",
        "sessions/.dicegame",
        "sessions/.a.dicegame",
        "sessions/nul.dicegame",
        "sessions/" + "x" * 300 + ".dicegame",
        "sessions/a.dicegame.exe",
        "sessions/a.txt",
        "rulesets/a.dicegame",
        "trash/a.dicegame",
        "other.bin",
    ],
)
def test_names_lead_nowhere(tmp_path: Path, name: str) -> None:
    path = pack(tmp_path / "b.zip", {name: content(1), "sessions/good.dicegame": content(2)})
    root = tmp_path / "deep" / "deep"
    restored = restore_backup(path, directories(root))
    assert restored == msgspec.structs.replace(NOTHING, sessions=1, refused=1)
    assert files(tmp_path / "deep") == {"deep/sessions/good.dicegame": content(2)}


@given(st.text(max_size=30))
def test_a_plain_name_is_one_name_or_none(name: str) -> None:
    plain = plain_name(name + ".dicegame")
    assert plain == "" or (Path(plain).name == plain and plain.endswith(".dicegame"))
    assert not {"/", "\\", ":", "\0", "\n"} & set(plain)


def test_links_secrets_and_doubles_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(MANIFEST, GOOD_MANIFEST)
        link = zipfile.ZipInfo("sessions/link.dicegame")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("sessions/empty/", b"")
        archive.writestr("sessions/twice.dicegame", content(1))
        with pytest.warns(UserWarning, match="Duplicate"):
            archive.writestr("sessions/twice.dicegame", content(2))
        archive.writestr(zipfile.ZipInfo("sessions/lzma.dicegame"), content(3), zipfile.ZIP_LZMA)
    new = directories(tmp_path / "new")
    assert restore_backup(path, new) == msgspec.structs.replace(NOTHING, sessions=1, refused=3)
    assert files(new.data) == {"sessions/twice.dicegame": content(1)}


def test_a_member_without_a_name_is_left_out(tmp_path: Path) -> None:
    path = pack(tmp_path / "b.zip", {"?nameless": b"", "sessions/good.dicegame": content(1)})
    path.write_bytes(path.read_bytes().replace(b"?nameless", b"\0nameless"))  # a name ends before a zero
    restored = restore_backup(path, directories(tmp_path / "new"))
    assert restored == msgspec.structs.replace(NOTHING, sessions=1, refused=1)


def test_what_swells_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bombs = {"sessions/bomb.dicegame": b"0" * (20 << 20), "sessions/huge.dicegame": b"0" * (33 << 20)}
    bombs["best.json"] = b" " * (2 << 20)
    path = pack(tmp_path / "b.zip", {**bombs, "sessions/good.dicegame": content(1)})
    new = directories(tmp_path / "new")
    assert restore_backup(path, new) == msgspec.structs.replace(NOTHING, sessions=1, refused=3)
    with monkeypatch.context() as patch:
        patch.setattr(archive_members, "MAX_FILE_BYTES", len(content(1)) - 1)
        assert restore_backup(path, directories(tmp_path / "small")).sessions == 0
    monkeypatch.setattr(archive_members, "MAX_TOTAL_BYTES", len(GOOD_MANIFEST) + len(content(2)))
    path = pack(tmp_path / "b.zip", {f"sessions/{n}.dicegame": content(2) for n in range(5)})
    assert restore_backup(path, directories(tmp_path / "other")).refused == 4
    monkeypatch.setattr(archive_members, "MAX_MEMBERS", 5)
    refused(path, tmp_path / "third", "too_large")


def test_a_size_that_lies_is_found(tmp_path: Path) -> None:
    path = pack(
        tmp_path / "b.zip", {"sessions/a.dicegame": b"0" * 5000, "sessions/good.dicegame": content(1)}
    )
    data = path.read_bytes()
    small = (5000).to_bytes(4, "little")
    assert data.count(small) == 2  # in its own head and in the list of contents
    path.write_bytes(data.replace(small, (50).to_bytes(4, "little")))
    restored = restore_backup(path, directories(tmp_path / "new"))
    assert (restored.sessions, restored.refused) == (1, 1)


def test_contents_that_cannot_be_used_are_counted(tmp_path: Path) -> None:
    members = {"best.json": b"[", "settings.json": b"hello", "rulesets/x.dicerules": b"{}"}
    new = directories(tmp_path / "new")
    path = pack(tmp_path / "b.zip", members)
    assert restore_backup(path, new) == msgspec.structs.replace(NOTHING, refused=3)
    assert not new.data.exists() or files(new.data) == {}


def test_a_full_disk_can_be_gone_on_from(tmp_path: Path) -> None:
    write_backup(tmp_path / "b.zip", filled(tmp_path / "old"))
    calls: list[int] = []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) > 6:
            raise OSError(errno.ENOSPC, "full")

    new = directories(tmp_path / "new")
    with pytest.raises(OSError, match="full"):
        restore_backup(tmp_path / "b.zip", new, disk=Disk(fsync=full))
    there = files(new.sessions)
    assert 0 < len(there) < 3
    assert all(data in (content(1), content(2), b"hello") for data in there.values())
    restored = restore_backup(tmp_path / "b.zip", new)
    assert restored.sessions + restored.known == 3
    assert set(files(new.sessions)) == {"1.dicegame", "2.dicegame", "bad.dicegame"}


def test_a_member_before_the_beginning_of_the_file_is_counted(tmp_path: Path) -> None:
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("sessions/a.dicegame", content(1))
        archive.writestr(MANIFEST, GOOD_MANIFEST)
        archive.writestr("sessions/good.dicegame", content(2))
    data, shift = bytearray(path.read_bytes()), 10
    move(data, data.rindex(b"PK\x05\x06") + 16, shift)  # all members lie that much before their place …
    heads = [found.start() for found in re.finditer(b"PK\x01\x02", data)]
    for head in heads[1:]:
        move(data, head + 42, shift)  # … and all but the first one are put right
    path.write_bytes(data)
    restored = restore_backup(path, directories(tmp_path / "new"))
    assert (restored.sessions, restored.refused) == (1, 1)


def move(data: bytearray, at: int, by: int) -> None:
    number = int.from_bytes(data[at : at + 4], "little")
    data[at : at + 4] = (number + by).to_bytes(4, "little")


@settings(max_examples=150)
@given(st.data())
def test_bytes_changed_anywhere_do_no_harm(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    root = tmp_path_factory.mktemp("backup")
    path = pack(root / "b.zip", {"sessions/a.dicegame": content(1), "best.json": json.dumps({}).encode()})
    raw = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path.write_bytes(raw[: data.draw(st.integers(0, len(raw)))] if data.draw(st.booleans()) else raw)
    new = directories(root / "new" / "new")
    with suppress(BackupError):
        restore_backup(path, new)
    assert {entry.name for entry in root.iterdir()} <= {"b.zip", "new"}
    found = files(root / "new")
    assert all(name.startswith(("new/sessions/", "new/best.json")) for name in found)
