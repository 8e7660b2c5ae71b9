"""JSON from strangers: strict where Python's own reader is generous."""

import json
import math
from typing import Any, NoReturn

MAX_NESTING = 16
MAX_DIGITS = 15
"""Whole numbers stay below what every JSON reader holds exactly (2 to the 53)."""


class NestingError(ValueError):
    """Something stands too deep inside something else."""


def parse_json(text: str) -> Any:
    """Return the value that `text` holds.

    Raises:
        NestingError: nesting deeper than `MAX_NESTING`.
        ValueError: no JSON, a key twice in one object, a number that is no number or too long,
            or half a character.
    """
    try:
        value = json.loads(
            text,
            object_pairs_hook=_distinct,
            parse_int=_whole,
            parse_float=_finite,
            parse_constant=_refuse,
        )
        if text.count("{") + text.count("[") > MAX_NESTING:
            _check_depth(value, 0)
        if "\\u" in text:
            # An escaped half of a surrogate pair fails here instead of on its way to a screen or a file.
            json.dumps(value, ensure_ascii=False).encode()
    except RecursionError:
        raise NestingError("nested too deeply") from None
    return value


def _distinct(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key twice in one object")
    return result


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MAX_DIGITS:
        raise ValueError("a number is too long")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _check_depth(value: Any, depth: int) -> None:
    if isinstance(value, dict | list):
        if depth == MAX_NESTING:
            raise NestingError("nested too deeply")
        for item in value.values() if isinstance(value, dict) else value:
            _check_depth(item, depth + 1)
