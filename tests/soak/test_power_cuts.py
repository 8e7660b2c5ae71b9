"""The power fails at every call of every writer: what was said to be saved is there, and every file opens.

A kill can't show that: what was written but not flushed survives it.
"""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.match import Entry, Seat
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.storage.archive import restore_backup, write_backup
from dicegames.storage.best import BestResult, BestStore
from dicegames.storage.copies import duplicate, import_file
from dicegames.storage.directories import Directories
from dicegames.storage.disk import Disk
from dicegames.storage.journal import SUFFIX, Journal
from dicegames.storage.library import load
from dicegames.storage.record import decode_record
from dicegames.storage.rulesets import RulesetLibrary
from dicegames.storage.salvage import salvage
from dicegames.storage.saving import save
from dicegames.storage.settings import Settings, SettingsStore
from dicegames.storage.trash import put_into_trash, restore
from scenarios import Report, report_scenario
from soaking import IS_SOAK
from storage.power import PowerDisk, World
from storage.session_help import TIME, encode_session, play, sample_bytes, sample_header, write_session

pytestmark = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="reads open files through /proc")

STEPS = 40 if IS_SOAK else 8
PIECES = (1 << 20, 50, 17) if IS_SOAK else (1 << 20, 50)  # bytes that one write takes
QUICK = Disk(fsync=lambda descriptor: None)  # for the checks, which need no power


def look_into(
    power: PowerDisk, folder: Path, check: Callable[[Path, World], None], record_property: Report, name: str
) -> None:
    """Make every possible world and check it."""
    assert power.done
    for number, world in enumerate(power.worlds):
        root = folder / f"world{number}"
        world.make(root)
        try:
            check(root, world)
        except BaseException as error:
            error.add_note(f"in {root}, {world.done} promises kept before")
            raise
    facts = {"promises": power.done, "states_after_a_cut": len(power.worlds)}
    report_scenario(record_property, f"power cuts, {name}", facts)


def power_over(folder: Path, piece: int = 1 << 20) -> PowerDisk:
    root = folder / "disk"
    root.mkdir(exist_ok=True)
    return PowerDisk(root, piece)


@pytest.mark.parametrize("piece", PIECES)
def test_a_journal_keeps_every_entry_that_was_shown(
    tmp_path: Path, record_property: Report, piece: int
) -> None:
    header = sample_header()
    entries = play(header, 5, STEPS)[1]
    single, together = entries[: len(entries) // 2], entries[len(entries) // 2 :]
    power = power_over(tmp_path, piece)
    with power.watching():
        journal = Journal.create(power.root / "sessions", header, clock=lambda: TIME, disk=power.disk)
        power.promise()
        for entry in single:
            journal.append(entry)
            power.promise()
        journal.extend([(entry, TIME) for entry in together])
        power.promise()
        journal.close()

    def check(root: Path, world: World) -> None:
        paths = list((root / "sessions").glob(f"*{SUFFIX}"))
        assert len(paths) == 1 or not world.done
        kept = world.done - 1 if world.done <= len(single) + 1 else len(entries)
        for path in paths:
            try:
                again, record, _ = Journal.open(path, disk=QUICK)
            except InvalidRecordError:
                # Of many entries at once any line may be missing; what was there before is there.
                assert kept == len(single)
                assert salvage(path).record.entries[:kept] == single
                continue
            count = len(record.entries)
            with again:
                assert record.entries == entries[:count]
                assert count >= kept
                for entry in entries[count:]:
                    again.append(entry, TIME)
            assert path.read_bytes() == encode_session(header, entries)

    look_into(power, tmp_path, check, record_property, f"a journal written {min(piece, 999)} bytes at once")


def test_a_session_whose_file_somebody_deleted_is_whole_in_a_new_one(
    tmp_path: Path, record_property: Report
) -> None:
    header = sample_header()
    entries = [(entry, TIME) for entry in play(header, 5, STEPS)[1]]
    power = power_over(tmp_path, 50)
    with power.watching():
        journal = Journal.create(power.root / "sessions", header, clock=lambda: TIME, disk=power.disk)
        journal.extend(entries[:3])
        power.promise()
        journal.path.unlink()
        saved = save(journal, header, entries, 3)
        power.promise()
        saved.journal.close()
    assert (saved.count, saved.moved) == (len(entries), "gone")

    def check(root: Path, world: World) -> None:
        found = [load_as_far_as_good(path) for path in (root / "sessions").glob(f"*{SUFFIX}")]
        assert all(some == entries[: len(some)] for some in found)
        assert world.done < 2 or found == [entries]

    look_into(power, tmp_path, check, record_property, "a deleted session written anew")


def load_as_far_as_good(path: Path) -> list[tuple[Entry, str]]:
    record = salvage(path).record
    return list(zip(record.entries, record.times, strict=True))


def test_settings_are_the_old_ones_or_the_new_ones(tmp_path: Path, record_property: Report) -> None:
    saved = [Settings(), Settings(cloth="blue"), Settings(cloth="wine"), Settings(pace="fast")]
    power = power_over(tmp_path, 100)
    with power.watching():
        store = SettingsStore(power.root / "config" / "settings.json", power.disk)
        for settings in saved[1:]:
            store.save(settings)
            power.promise()

    def check(root: Path, world: World) -> None:
        settings, problem = SettingsStore(root / "config" / "settings.json").load()
        assert problem is None
        assert settings in saved[world.done : world.done + 2]

    look_into(power, tmp_path, check, record_property, "settings")


def test_best_results_keep_what_was_added(tmp_path: Path, record_property: Report) -> None:
    results = [BestResult(f"{score:032x}", score, "Ada", TIME, 0) for score in (30, 20, 10)]
    power = power_over(tmp_path, 100)
    with power.watching():
        store = BestStore(power.root / "best.json", power.disk)
        for result in results:
            store.add("puzzle5", result)
            power.promise()

    def check(root: Path, world: World) -> None:
        store = BestStore(root / "best.json")
        assert store.load() is None
        assert list(store.of("puzzle5")) in (results[: world.done], results[: world.done + 1])

    look_into(power, tmp_path, check, record_property, "best results")


def test_own_rules_are_never_lost_on_their_way_to_the_trash_and_back(
    tmp_path: Path, record_property: Report
) -> None:
    power = power_over(tmp_path, 200)
    with power.watching():
        library = RulesetLibrary(power.root / "rulesets", power.disk)
        kept = library.save(msgspec.structs.replace(SHORT, name="Ours"))
        power.promise()
        library.delete(kept.id)
        power.promise()
        library.restore(kept.id)
        power.promise()

    def check(root: Path, world: World) -> None:
        library = RulesetLibrary(root / "rulesets", QUICK)
        listing = library.listing()
        assert not listing.unreadable
        if not world.done:
            assert listing.rulesets in ((), (kept,))
        elif listing.rulesets:
            assert listing.rulesets == (kept,)
            assert world.done != 2 or (root / "rulesets" / "trash").exists()
        else:
            assert world.done < 3
            assert library.restore(kept.id) == kept

    look_into(power, tmp_path, check, record_property, "own rules")


def test_a_session_is_never_lost_on_its_way_to_the_trash_and_back(
    tmp_path: Path, record_property: Report
) -> None:
    data = sample_bytes()
    path = write_session(tmp_path / "disk" / "sessions" / f"a{SUFFIX}", data)
    power = power_over(tmp_path)
    with power.watching():
        trashed = put_into_trash(path, power.root / "sessions" / "trash", power.disk)
        power.promise()
        restore(trashed, power.disk)
        power.promise()

    def check(root: Path, world: World) -> None:
        contents = [found.read_bytes() for found in (root / "sessions").rglob(f"*{SUFFIX}")]
        assert data in contents
        here = [found.read_bytes() for found in (root / "sessions").glob(f"*{SUFFIX}")]
        assert here == ([data] if world.done == 2 else []) or world.done < 2
        # An empty name may be left where the file was to go, never half a file.
        assert all(content in (data, b"") for content in contents)

    look_into(power, tmp_path, check, record_property, "a session to the trash and back")


def test_copies_appear_whole_or_not_at_all(tmp_path: Path, record_property: Report) -> None:
    data = sample_bytes(2, 30)
    source = write_session(tmp_path / "elsewhere" / f"a{SUFFIX}", data)
    power = power_over(tmp_path, 300)
    with power.watching():
        sessions = power.root / "sessions"
        import_file(source, sessions, power.disk)
        power.promise()
        duplicate(load(source), sessions, TIME, "0.1.0", title="What if", disk=power.disk)
        power.promise()

    def check(root: Path, world: World) -> None:
        paths = list((root / "sessions").glob(f"*{SUFFIX}"))
        assert world.done <= len(paths) <= world.done + 1
        for path in paths:
            load(path).match()
            assert path.read_bytes() == data or b"What if" in path.read_bytes()

    look_into(power, tmp_path, check, record_property, "copies of sessions")


def test_a_backup_is_whole_and_a_restore_brings_back_whole_files(
    tmp_path: Path, record_property: Report
) -> None:
    source = folders_below(tmp_path / "source")
    for seed in range(3):
        header = sample_header((Seat("Ada", "blue"), Seat("Ben", "pink")))
        data = encode_session(header, play(header, seed, 10)[1])
        write_session(source.sessions / f"{seed}{SUFFIX}", data)
    SettingsStore(source.settings).save(Settings(cloth="wine"))
    RulesetLibrary(source.rulesets).save(msgspec.structs.replace(SHORT, name="Ours"))
    power = power_over(tmp_path, 500)
    with power.watching():
        backup = power.root / "backup.zip"
        write_backup(backup, source, disk=power.disk)
        power.promise()
        restore_backup(backup, folders_below(power.root), with_settings=True, disk=power.disk)
        power.promise()
    whole = backup.read_bytes()

    def check(root: Path, world: World) -> None:
        if world.done or (root / "backup.zip").exists():
            assert (root / "backup.zip").read_bytes() == whole
        folders = folders_below(root)
        paths = list(folders.sessions.glob(f"*{SUFFIX}"))
        rulesets = RulesetLibrary(folders.rulesets).listing()
        settings, problem = SettingsStore(folders.settings).load()
        for path in paths:
            decode_record(path.read_bytes()).match()
        assert (problem, rulesets.unreadable) == (None, ())
        assert settings in (Settings(), Settings(cloth="wine"))
        if world.done == 2:
            assert (len(paths), len(rulesets.rulesets), settings.cloth) == (3, 1, "wine")

    look_into(power, tmp_path, check, record_property, "backup and restore")


def folders_below(root: Path) -> Directories:
    return Directories(root / "data", root / "config", root / "cache", root / "log")
