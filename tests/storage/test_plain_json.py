"""The JSON reader refuses what Python's own lets through."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicegames.storage.plain import MAX_DIGITS, MAX_NESTING, parse_json

REFUSED = {
    "key twice": '{"a": 1, "a": 2}',
    "key twice, deep": '{"a": [{"b": 1, "b": 1}]}',
    "NaN": "[NaN]",
    "Infinity": "[Infinity]",
    "minus infinity": "[-Infinity]",
    "huge float": "[1e999]",
    "huge int": "1" * (MAX_DIGITS + 1),
    "endless int": "1" * 60_000,
    "half a character": '"\\ud83d"',
    "half a character in a key": '{"\\udc00": 1}',
    "too deep": "[" * (MAX_NESTING + 1) + "]" * (MAX_NESTING + 1),
    "far too deep": "[" * 30_000 + "]" * 30_000,
    "control character": '"\x07"',
    "NUL": '{"a":\x00 1}',
    "byte order mark": "\ufeff{}",
    "empty": "",
    "two values": "{} {}",
    "half": '{"a": ',
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_bad_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        parse_json(text)


def test_the_limits_themselves_are_allowed() -> None:
    deep = "[" * MAX_NESTING + "]" * MAX_NESTING
    assert parse_json(deep) == json.loads(deep)
    assert parse_json("9" * MAX_DIGITS) == int("9" * MAX_DIGITS)
    assert parse_json('"\\ud83c\\udfb2"') == "🎲"


plain = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**14), 10**14) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(plain)
def test_ordinary_json_is_read_as_it_is(value: Any) -> None:
    assert parse_json(json.dumps(value)) == value
    assert parse_json(json.dumps(value, ensure_ascii=False)) == value
