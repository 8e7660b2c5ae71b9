"""Own rulesets on disk: kept whole, handed on, taken in with care; nothing is lost and nothing escapes."""

import errno
import json
import os
import re
from pathlib import Path

import msgspec
import pytest

from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet.ruleset import PENTA
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT
from dicegames.storage.atomic import backup_path
from dicegames.storage.disk import Disk
from dicegames.storage.ruleset_file import (
    FORMAT,
    MAX_NAME,
    SUFFIX,
    RulesetFileError,
    clean_name,
    encode_ruleset,
    export_ruleset,
    read_ruleset,
)
from dicegames.storage.ruleset_ids import is_own_id
from dicegames.storage.rulesets import TRASH, RulesetLibrary, RulesetListing
from dicegames.storage.trash import LEDGER
from storage.ruleset_help import ID, OURS, named


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "rulesets"


@pytest.fixture
def library(folder: Path) -> RulesetLibrary:
    return RulesetLibrary(folder)


def names(library: RulesetLibrary) -> list[str]:
    return [ruleset.name for ruleset in library.listing().rulesets]


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# --- keeping


def test_without_a_folder_there_is_none(library: RulesetLibrary, folder: Path) -> None:
    assert library.listing() == RulesetListing((), ())
    assert not folder.exists()


def test_a_new_ruleset_gets_an_own_id_and_is_read_back(library: RulesetLibrary, folder: Path) -> None:
    kept = library.save(named("Friday", target=7000))
    assert is_own_id(kept.id)
    assert msgspec.to_builtins(kept) == msgspec.to_builtins(named("Friday", target=7000)) | {"id": kept.id}
    assert library.listing().rulesets == (kept,)
    assert list(files(folder)) == [f"{kept.id}{SUFFIX}"]
    plain = json.loads((folder / f"{kept.id}{SUFFIX}").read_bytes())
    assert (plain["dicegames_ruleset"], plain["game"]) == (FORMAT, "tenthousand")
    assert plain["ruleset"] == json.loads(msgspec.json.encode(kept))


def test_saving_again_replaces_it_and_keeps_what_was_before(library: RulesetLibrary, folder: Path) -> None:
    first = library.save(OURS)
    second = library.save(msgspec.structs.replace(OURS, target=4000, name="Theirs"))
    assert first.id == second.id == ID
    assert library.listing().rulesets == (second,)
    assert backup_path(folder / f"{ID}{SUFFIX}").read_bytes() == encode_ruleset(first)


def test_rulesets_stand_in_the_order_of_their_names(library: RulesetLibrary) -> None:
    for name in ("beta", "Alpha", "Gamma"):
        library.save(named(name))
    assert names(library) == ["Alpha", "beta", "Gamma"]


def test_a_name_that_is_taken_is_counted_up(library: RulesetLibrary) -> None:
    for _ in range(3):
        library.save(named("Friday"))
    assert names(library) == ["Friday", "Friday (2)", "Friday (3)"]
    long = "x" * MAX_NAME
    assert [library.save(named(long)).name for _ in range(2)] == [long, "x" * (MAX_NAME - 4) + " (2)"]


def test_names_differ_in_more_than_their_case(library: RulesetLibrary) -> None:
    # the editor says that a name is taken, whatever its case
    for name in ("Straße", "STRASSE", "friday", "Friday", "FRIDAY (2)"):
        library.save(named(name))
    assert names(library) == ["friday", "Friday (2)", "FRIDAY (2) (2)", "Straße", "STRASSE (2)"]


def test_a_ruleset_keeps_its_own_name(library: RulesetLibrary) -> None:
    assert [library.save(OURS).name for _ in range(2)] == ["Ours", "Ours"]


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Friday\t night \n", "Friday night"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\u202eabc", "abc"),
        ("Fête 🎲 „b“", "Fête 🎲 „b“"),
        (
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 at home",
            "\U0001f468\u200d\U0001f469\u200d\U0001f467 at home",
        ),
        ("\U0001f9d1\U0001f3fd\u200d\U0001f680", "\U0001f9d1\U0001f3fd\u200d\U0001f680"),
        (
            "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f469",
            "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f469",
        ),
        ("Fri\u200dday", "Friday"),
        ("\u200dFriday \u200d night\u200d", "Friday night"),
        ("+\u200d+", "++"),
        ("\U0001f468\u200d\u200d\U0001f469", "\U0001f468\U0001f469"),
        ("\U0001f468\u200d\ufe0f", "\U0001f468\ufe0f"),
        ("../../etc/passwd", "../../etc/passwd"),
        ("CON", "CON"),
        ("\u2028\u00a0", ""),
    ],
)
def test_names_are_cleaned(library: RulesetLibrary, folder: Path, name: str, cleaned: str) -> None:
    assert clean_name(name) == cleaned
    if cleaned:
        kept = library.save(named(name))
        assert kept.name == cleaned
        assert list(files(folder.parent)) == [os.path.join("rulesets", f"{kept.id}{SUFFIX}")]


INVISIBLE = ("\u3164", "\u00ad", "\u2800", "\u200d", " \u3164 \u115f", "\ufe0f")


@pytest.mark.parametrize("name", ["", " \n ", "\x00", "x" * (MAX_NAME + 1), *INVISIBLE])
def test_without_a_name_of_some_length_nothing_is_kept(
    library: RulesetLibrary, folder: Path, name: str
) -> None:
    if len(name) > MAX_NAME:
        library.save(named(name[:MAX_NAME]))  # the longest one is
    before = files(folder)
    with pytest.raises(RulesetFileError) as caught:
        library.save(named(name))
    assert caught.value.field == "name"
    assert files(folder) == before


def test_rules_of_the_program_are_nobodys_own(library: RulesetLibrary, folder: Path, tmp_path: Path) -> None:
    for ruleset in (SHORT, PENTA):
        with pytest.raises(RulesetFileError):
            library.save(ruleset)
        with pytest.raises(RulesetFileError):
            export_ruleset(ruleset, tmp_path / "out.dicerules")
    assert not folder.exists()
    assert not (tmp_path / "out.dicerules").exists()


# --- deleting and taking back


def test_a_deleted_ruleset_can_be_taken_back(library: RulesetLibrary, folder: Path) -> None:
    library.save(OURS)
    changed = library.save(msgspec.structs.replace(OURS, target=4000))
    before = files(folder)
    library.delete(ID)
    assert library.listing().rulesets == ()
    (folder / TRASH / LEDGER).unlink()  # when it was deleted
    assert set(files(folder)) == {os.path.join(TRASH, name) for name in before}
    assert library.restore(ID) == changed
    assert files(folder) == before


def test_the_trash_of_rulesets_is_emptied_like_the_one_of_sessions(
    library: RulesetLibrary, folder: Path
) -> None:
    library.save(OURS)
    library.save(msgspec.structs.replace(OURS, target=4000))
    library.delete(ID)
    library.empty_trash()
    assert len(files(folder)) == 3
    ledger = folder / TRASH / LEDGER
    ledger.write_text(re.sub(r'"deleted": "\d\d\d\d', '"deleted": "2001', ledger.read_text()))
    library.empty_trash()  # found overdue, once more is to come
    assert len(files(folder)) == 3
    ledger.write_text(re.sub(r'"overdue": "\d\d\d\d', '"overdue": "2002', ledger.read_text()))
    library.empty_trash()
    assert set(files(folder)) == {os.path.join(TRASH, LEDGER)}
    with pytest.raises(FileNotFoundError):
        library.restore(ID)


def test_one_that_is_taken_back_gives_way_to_a_newer_name(library: RulesetLibrary) -> None:
    library.save(OURS)
    library.delete(ID)
    library.save(named("Ours"))
    assert library.restore(ID).name == "Ours (2)"
    assert names(library) == ["Ours", "Ours (2)"]


def test_one_that_was_saved_anew_is_not_replaced_from_the_trash(library: RulesetLibrary) -> None:
    library.save(OURS)
    library.delete(ID)
    anew = library.save(msgspec.structs.replace(OURS, target=9000))
    with pytest.raises(FileExistsError):
        library.restore(ID)
    assert library.listing().rulesets == (anew,)


@pytest.mark.parametrize("ruleset_id", ["short", "../x", f"{ID}/../../x", "own-", ID.upper(), f"{ID}\n", ID])
def test_only_what_is_there_can_be_deleted(tmp_path: Path, ruleset_id: str) -> None:
    (tmp_path / f"x{SUFFIX}").write_bytes(b"untouched")
    library = RulesetLibrary(tmp_path / "rulesets")
    library.save(named("Friday"))
    for ask in (library.delete, library.restore):
        with pytest.raises(FileNotFoundError):
            ask(ruleset_id)
    assert names(library) == ["Friday"]
    assert (tmp_path / f"x{SUFFIX}").read_bytes() == b"untouched"


# --- handing on and taking in


def test_what_is_exported_can_be_taken_in_elsewhere(library: RulesetLibrary, tmp_path: Path) -> None:
    kept = library.save(OURS)
    export_ruleset(kept, tmp_path / "out.dicerules")
    other = RulesetLibrary(tmp_path / "elsewhere")
    assert other.add(read_ruleset(tmp_path / "out.dicerules")) == kept
    assert other.listing().rulesets == (kept,)


def test_the_very_same_ruleset_is_kept_once(library: RulesetLibrary, folder: Path) -> None:
    library.save(OURS)
    before = files(folder)
    assert library.add(OURS) == OURS
    assert files(folder) == before


def test_the_same_values_are_kept_once_under_whatever_id_and_name(
    library: RulesetLibrary, folder: Path
) -> None:
    library.save(OURS)
    twin = library.save(msgspec.structs.replace(OURS, id="draft", name="Theirs"))
    before = files(folder)
    other_id = f"own-{'f' * 32}"
    for id_, name, kept in (
        (other_id, "Ours", OURS),
        ("draft", "Ours", OURS),
        (other_id, "Theirs", twin),
        (ID, "Theirs", OURS),
        (other_id, "Anybody's", OURS),
    ):
        assert library.add(msgspec.structs.replace(OURS, id=id_, name=name)) == kept
    assert files(folder) == before


def test_what_is_exported_before_it_is_saved_gets_an_id_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "out.dicerules"
    ids = []
    for _ in range(2):
        export_ruleset(msgspec.structs.replace(OURS, id="draft"), path)
        ids.append(read_ruleset(path).id)
    assert all(map(is_own_id, ids))
    assert ids[0] != ids[1]


def test_another_ruleset_of_the_same_id_replaces_nothing(library: RulesetLibrary) -> None:
    library.save(OURS)
    added = library.add(msgspec.structs.replace(OURS, target=9000))
    assert added.id != ID
    assert added.name == "Ours (2)"
    assert set(library.listing().rulesets) == {OURS, added}


def test_a_damaged_file_of_the_same_id_is_not_replaced(library: RulesetLibrary, folder: Path) -> None:
    folder.mkdir()
    (folder / f"{ID}{SUFFIX}").write_bytes(b"{")
    added = library.add(OURS)
    assert added.id != ID
    assert (folder / f"{ID}{SUFFIX}").read_bytes() == b"{"


def test_an_id_of_the_program_is_exchanged(library: RulesetLibrary) -> None:
    added = library.add(named("Friday"))
    assert is_own_id(added.id)


# --- faults of the disk


class FailingDisk:
    """Let the call of number `at` fail, writes and flushes counted alike."""

    def __init__(self, at: int) -> None:
        self._at = at
        self._calls = 0

    def disk(self) -> Disk:
        return Disk(self._write, self._fsync)

    def _count(self) -> None:
        self._calls += 1
        if self._calls == self._at + 1:
            raise OSError(errno.ENOSPC, "full")

    def _write(self, descriptor: int, data: bytes) -> int:
        self._count()
        return os.write(descriptor, data[: len(data) // 2 + 1])

    def _fsync(self, descriptor: int) -> None:
        self._count()
        os.fsync(descriptor)


@pytest.mark.parametrize("at", range(8))
def test_a_fault_while_saving_loses_nothing(folder: Path, at: int) -> None:
    RulesetLibrary(folder).save(OURS)
    new = msgspec.structs.replace(FARKLE, id=ID, name="New")
    with pytest.raises(OSError, match="full"):
        RulesetLibrary(folder, FailingDisk(at).disk()).save(new)
    listing = RulesetLibrary(folder).listing()
    assert listing.rulesets in ((OURS,), (new,))
    assert listing.unreadable == ()
    assert set(files(folder)) <= {f"{ID}{SUFFIX}", f"{ID}{SUFFIX}.bak"}


@pytest.mark.parametrize("at", range(4))
def test_a_fault_while_deleting_leaves_it_in_one_place(folder: Path, at: int) -> None:
    library = RulesetLibrary(folder)
    library.save(OURS)
    if os.name != "nt":
        try:
            RulesetLibrary(folder, FailingDisk(at).disk()).delete(ID)
        except OSError:
            pass
        else:
            assert at > 2
    there = library.listing().rulesets
    assert there == (OURS,) or library.restore(ID) == OURS
    assert library.listing().rulesets == (OURS,)


def test_an_export_leaves_nothing_beside_the_file(tmp_path: Path) -> None:
    path = tmp_path / "out" / "ours.dicerules"
    for ruleset in (OURS, msgspec.structs.replace(OURS, target=7000)):
        export_ruleset(ruleset, path)
    assert list(path.parent.iterdir()) == [path]
    assert read_ruleset(path).id == OURS.id


def test_a_fault_while_exporting_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "out.dicerules"
    export_ruleset(OURS, path)
    other: Ruleset = msgspec.structs.replace(OURS, target=9000)
    with pytest.raises(OSError, match="full"):
        export_ruleset(other, path, FailingDisk(3).disk())
    assert read_ruleset(path) == OURS
