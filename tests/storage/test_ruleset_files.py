"""Files of own rulesets that can't be read, or only in part: what is said, and where."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.games.names import JOINER
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.storage.ruleset_file import (
    MAX_NAME,
    MAX_RULESET_BYTES,
    SUFFIX,
    RulesetFileError,
    clean_name,
    decode_ruleset_file,
    encode_ruleset,
    read_ruleset,
)
from dicegames.storage.rulesets import RulesetLibrary
from storage.ruleset_help import ID, OURS, named


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "rulesets"


@pytest.fixture
def library(folder: Path) -> RulesetLibrary:
    return RulesetLibrary(folder)


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """Return a file whose content was changed."""
    plain = json.loads(encode_ruleset(OURS))
    change(plain)
    return json.dumps(plain).encode()


GOOD = encode_ruleset(OURS)
BAD: dict[str, tuple[bytes, str, str]] = {
    "empty": (b"", "cut_off", ""),
    "BOM": (b"\xef\xbb\xbf" + GOOD, "bad_encoding", ""),
    "UTF-16": (GOOD.decode().encode("utf-16"), "bad_encoding", ""),
    "Latin-1": (GOOD.replace(b"Ours", b"\xfcns"), "bad_encoding", ""),
    "NUL": (b"\x00" * 200, "bad_json", ""),
    "NUL inside": (GOOD.replace(b"Ours", b"O\x00"), "bad_json", ""),
    "huge": (GOOD + b" " * MAX_RULESET_BYTES, "too_large", ""),
    "deep": (b"[" * 30_000 + b"]" * 30_000, "too_deep", ""),
    "deep and cut": (b"[" * 50_000, "too_deep", ""),
    "deep and good": (GOOD.replace(b"3000,", b"[" * 20 + b"]" * 20 + b",", 1), "too_deep", ""),
    "key twice": (GOOD.replace(b'"target"', b'"target": 1, "target"'), "bad_json", ""),
    "NaN": (GOOD.replace(b"3000,", b"NaN,", 1), "bad_json", ""),
    "infinite": (GOOD.replace(b"3000,", b"1e999,", 1), "bad_json", ""),
    "long number": (GOOD.replace(b"3000,", b"9" * 5000 + b",", 1), "bad_json", ""),
    "half a character": (GOOD.replace(b"Ours", b"\\ud800"), "bad_json", ""),
    "list": (b"[]", "not_a_ruleset", ""),
    "number": (b"1", "not_a_ruleset", ""),
    "session": (b'{"dicegames": 1}', "not_a_ruleset", ""),
    "no version": (
        changed(lambda all_: all_.update(dicegames_ruleset="1")),
        "bad_field",
        "dicegames_ruleset",
    ),
    "true version": (
        changed(lambda all_: all_.update(dicegames_ruleset=True)),
        "bad_field",
        "dicegames_ruleset",
    ),
    "version 0": (changed(lambda all_: all_.update(dicegames_ruleset=0)), "bad_field", "dicegames_ruleset"),
    "newer": (changed(lambda all_: all_.update(dicegames_ruleset=2, more=1)), "newer_ruleset", ""),
    "no game": (changed(lambda all_: all_.pop("game")), "missing_field", "game"),
    "no ruleset": (changed(lambda all_: all_.pop("ruleset")), "missing_field", "ruleset"),
    "unknown at the top": (changed(lambda all_: all_.update(extra=1)), "unknown_field", "extra"),
    "unknown game": (changed(lambda all_: all_.update(game="chess")), "unknown_game", "game"),
    "game a number": (changed(lambda all_: all_.update(game=7)), "bad_field", "game"),
    "another game": (changed(lambda all_: all_.update(game="penta")), "bad_field", "game"),
    "another game inside": (changed(lambda all_: all_["ruleset"].update(game="penta")), "bad_field", "game"),
    "ruleset a list": (changed(lambda all_: all_.update(ruleset=[])), "bad_field", "ruleset"),
    "unknown": (changed(lambda all_: all_["ruleset"].update(extra=1)), "unknown_field", "extra"),
    "unknown below": (changed(lambda all_: all_["ruleset"]["bar"].update(x=1)), "unknown_field", "bar.x"),
    "id missing": (changed(lambda all_: all_["ruleset"].pop("id")), "missing_field", "id"),
    "path as id": (changed(lambda all_: all_["ruleset"].update(id="../../x")), "bad_field", "id"),
    "later ruleset": (changed(lambda all_: all_["ruleset"].update(version=2)), "newer_ruleset", "version"),
    "ruleset of version 0": (changed(lambda all_: all_["ruleset"].update(version=0)), "bad_field", "version"),
    "text": (changed(lambda all_: all_["ruleset"].update(target="5000")), "bad_field", "target"),
    "true": (changed(lambda all_: all_["ruleset"].update(target=True)), "bad_field", "target"),
    "float": (changed(lambda all_: all_["ruleset"]["bar"].update(start=3.5)), "bad_field", "bar.start"),
    "below 0": (changed(lambda all_: all_["ruleset"].update(target=-1)), "bad_field", "target"),
    "far too much": (changed(lambda all_: all_["ruleset"].update(target=10**14)), "bad_field", "target"),
    "in a list": (
        changed(lambda all_: all_["ruleset"]["values"]["singles"].__setitem__(2, None)),
        "bad_field",
        "values.singles[2]",
    ),
    "no target": (changed(lambda all_: all_["ruleset"].update(target=0)), "no_game", "target"),
    "no name": (changed(lambda all_: all_["ruleset"].pop("name")), "bad_name", "name"),
    "empty name": (changed(lambda all_: all_["ruleset"].update(name="\t")), "bad_name", "name"),
    "name a number": (changed(lambda all_: all_["ruleset"].update(name=7)), "bad_field", "name"),
    "long name": (changed(lambda all_: all_["ruleset"].update(name="x" * 99)), "bad_name", "name"),
    "invisible name": (changed(lambda all_: all_["ruleset"].update(name="\u3164")), "bad_name", "name"),
}


@pytest.mark.parametrize(("content", "reason", "field"), BAD.values(), ids=BAD.keys())
def test_a_bad_file_is_refused_with_the_place_and_stays(
    library: RulesetLibrary, folder: Path, content: bytes, reason: str, field: str
) -> None:
    good = library.save(named("Friday"))
    path = folder / f"{ID}{SUFFIX}"
    path.write_bytes(content)
    with pytest.raises(RulesetFileError) as caught:
        read_ruleset(path)
    assert (caught.value.reason, caught.value.field) == (reason, field)
    listing = library.listing()
    assert listing.rulesets == (good,)
    assert [(lost.path, lost.error.reason) for lost in listing.unreadable] == [(path, reason)]
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("old", "new", "reason", "line", "found"),
    [
        (b'"target": 3000,', b'"target": 3000;', "bad_json", 9, ";"),
        (b'"target": 3000,', b'"target": drei,', "bad_json", 9, "d"),
        (b'"target": 3000,', b"target: 3000,", "bad_json", 9, "t"),
        (
            b'"game": "tenthousand",\n    "version"',
            b'"game": "tenthousand\n    "version"',
            "bad_json",
            6,
            "\n",
        ),
    ],
)
def test_line_and_place_are_named(old: bytes, new: bytes, reason: str, line: int, found: str) -> None:
    assert GOOD.count(old) == 1
    content = GOOD.replace(old, new)
    with pytest.raises(RulesetFileError) as caught:
        decode_ruleset_file(content)
    error = caught.value
    assert (error.reason, error.line, error.detail) == (reason, line, found)
    place = content.decode().split("\n")[line - 1] + "\n"
    assert place[error.column - 1] == found


@pytest.mark.parametrize("end", range(1, len(GOOD.rstrip()), 7))
def test_a_file_that_breaks_off_says_so(end: int) -> None:
    with pytest.raises(RulesetFileError) as caught:
        decode_ruleset_file(GOOD[:end])
    assert caught.value.reason in ("cut_off", "bad_json")
    assert 1 <= caught.value.line <= GOOD[:end].count(b"\n") + 1


def test_bad_letters_are_found_in_their_line() -> None:
    with pytest.raises(RulesetFileError) as caught:
        decode_ruleset_file(GOOD.replace(b"Ours", b"\xff"))
    assert GOOD.split(b"\n")[caught.value.line - 1].count(b"Ours") == 1


def test_what_is_no_file_is_refused(folder: Path) -> None:
    folder.mkdir()
    with pytest.raises(RulesetFileError) as caught:
        read_ruleset(folder)
    assert caught.value.reason == "not_a_ruleset"
    with pytest.raises(RulesetFileError) as caught:
        read_ruleset(folder / "gone")
    assert caught.value.reason == "unreadable"


def test_a_file_that_is_not_called_after_its_id_is_told_and_stays(
    library: RulesetLibrary, folder: Path
) -> None:
    library.save(OURS)
    copy = folder / f"copy{SUFFIX}"
    copy.write_bytes(GOOD)
    assert [lost.error.reason for lost in library.listing().unreadable] == ["misplaced"]
    assert library.listing().rulesets == (OURS,)
    assert copy.read_bytes() == GOOD


def test_other_line_ends_and_spaces_are_read() -> None:
    assert decode_ruleset_file(GOOD.replace(b"\n", b"\r\n")) == OURS
    assert decode_ruleset_file(json.dumps(json.loads(GOOD)).encode()) == OURS


def test_what_is_left_out_is_as_in_the_default() -> None:
    plain = {"dicegames_ruleset": 1, "game": "tenthousand", "ruleset": {"id": "x", "name": "Short"}}
    read = decode_ruleset_file(json.dumps(plain).encode())
    assert read == msgspec.structs.replace(SHORT, id="x", name="Short")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_words(content: bytes) -> None:
    with pytest.raises(RulesetFileError):
        decode_ruleset_file(content)


@given(st.integers(0, len(GOOD) - 1), st.binary(max_size=3))
def test_any_change_is_read_or_refused(at: int, bytes_: bytes) -> None:
    content = GOOD[:at] + bytes_ + GOOD[at + 1 :]
    try:
        read = decode_ruleset_file(content)
    except RulesetFileError:
        return
    assert decode_ruleset_file(encode_ruleset(read)) == read


plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 10**14) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=7) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


def outcome(content: bytes) -> Ruleset | RulesetFileError:
    """Return what is read, or why nothing is."""
    try:
        return decode_ruleset_file(content)
    except RulesetFileError as error:
        return error


@given(st.sampled_from(sorted(json.loads(GOOD)["ruleset"])), plain_values)
def test_any_value_is_read_or_refused_at_its_field(field: str, value: Any) -> None:
    read = outcome(changed(lambda all_: all_["ruleset"].update({field: value})))
    if isinstance(read, RulesetFileError):
        top = read.field.partition(".")[0].partition("[")[0]
        # Some problems lie between two values; then the other one may be named.
        assert top == field or (read.reason == "no_game" and top in ("hot_dice", "strikes", "bar"))
    else:
        assert decode_ruleset_file(encode_ruleset(read)) == read


@given(st.text(max_size=60))
def test_any_name_is_kept_clean_or_refused(name: str) -> None:
    read = outcome(changed(lambda all_: all_["ruleset"].update(name=name)))
    if isinstance(read, RulesetFileError):
        assert read.field == "name"
    else:
        assert read.name == clean_name(name) == clean_name(read.name)
        assert 0 < len(read.name) <= MAX_NAME
        assert read.name.replace(JOINER, "").isprintable()
        assert read.name.replace(JOINER, "").strip()
