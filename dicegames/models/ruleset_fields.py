"""The single values of a ruleset of 10.000 as a form shows them: in groups, read and replaced one by one.

A *leaf* is one value by its dotted name, with an index where several stand in a row: "bar.start",
"values.singles.0" (the first face).
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from dicegames.games.tenthousand.problems import RANGES, Problem, Range
from dicegames.games.tenthousand.ruleset import PRESETS, Bar, Strikes, TenThousandRuleset

Value = int | str
"""A number, a yes or no, or the id of a choice."""

Kind = Literal["number", "choice", "switch"]

_SINGLES = tuple(f"values.singles.{index}" for index in range(6))
_TRIPLES = tuple(f"values.triples.{index}" for index in range(6))
_FIXED = tuple(f"values.fixed.{index}" for index in range(3))

GROUPS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "goal": ("target", "opening_minimum", "turn_minimum"),
        "bar": ("bar.rises", "bar.start", "bar.step"),
        "strikes": ("strikes.in_row", "strikes.penalty", "strikes.minus"),
        "singles": _SINGLES,
        "triples": _TRIPLES,
        "more": ("values.more", *_FIXED),
        "combinations": (
            "values.straight",
            "values.three_pairs",
            "values.four_and_pair",
            "values.two_triples",
            "values.two_triples_points",
        ),
        "hot_dice": ("hot_dice",),
        "last_throws": ("last_throws",),
    }
)
"""The leaves of each group, in the order in which they are read."""

LEAVES = tuple(leaf for leaves in GROUPS.values() for leaf in leaves)

CHOICES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "strikes.penalty": ("none", "zero", "minus"),
        "values.more": ("doubling", "added", "fixed"),
        "values.two_triples": ("none", "fixed", "extra"),
        "hot_dice": ("may", "must", "none"),
        "last_throws": ("round", "everyone", "none"),
    }
)
"""The ids to choose from, by leaf."""

_SWITCHES = ("bar.rises", "values.four_and_pair")


def kind_of(leaf: str) -> Kind:
    """Return what sets a leaf."""
    if leaf in CHOICES:
        return "choice"
    return "switch" if leaf in _SWITCHES else "number"


def range_of(leaf: str) -> Range:
    """Return the sensible numbers of a leaf. Raises: KeyError when it is no number."""
    return RANGES[field_of(leaf)]


def field_of(leaf: str) -> str:
    """Return the dotted name without an index."""
    head, _, last = leaf.rpartition(".")
    return head if last.isdecimal() else leaf


def leaf_value(ruleset: TenThousandRuleset, leaf: str) -> Value:
    """Return one value. Raises: AttributeError, IndexError for an unknown leaf."""
    value: object = ruleset
    for name in leaf.split("."):
        value = value[int(name)] if isinstance(value, tuple) else getattr(value, name)
    if not isinstance(value, int | str):
        raise AttributeError(leaf)
    return value


def with_leaf(ruleset: TenThousandRuleset, leaf: str, value: Value) -> TenThousandRuleset:
    """Return the ruleset with another value; whether it makes sense is asked elsewhere."""
    whole = _replaced(ruleset, leaf.split("."), value)
    assert isinstance(whole, TenThousandRuleset)
    return whole


def applies(ruleset: TenThousandRuleset, leaf: str) -> bool:
    """Tell whether a value means anything beside the others."""
    match field_of(leaf):
        case "bar.step":
            return ruleset.bar.rises
        case "strikes.penalty":
            return ruleset.strikes.in_row > 0
        case "strikes.minus":
            return ruleset.strikes.in_row > 0 and ruleset.strikes.penalty == "minus"
        case "values.fixed":
            return ruleset.values.more == "fixed"
        case "values.four_and_pair":
            return ruleset.values.three_pairs > 0
        case "values.two_triples_points":
            return ruleset.values.two_triples != "none"
    return True


def rising(bar: Bar) -> Bar:
    """Return a bar that rises; what it lacks for that, it gets from the default ruleset."""
    usual = PRESETS[0].bar
    if not bar.start and not bar.step:
        return usual
    return msgspec.structs.replace(bar, rises=True, step=bar.step or usual.step)


def costly(strikes: Strikes) -> Strikes:
    """Return a rule whose strikes cost points, if they are to: what none are named for, costs the default."""
    if strikes.penalty == "minus" and not strikes.minus:
        return msgspec.structs.replace(strikes, minus=PRESETS[0].strikes.minus)
    return strikes


def changed_leaves(ruleset: TenThousandRuleset, base: TenThousandRuleset) -> tuple[str, ...]:
    """Return the leaves in which a ruleset differs from `base`, of those that mean something in it.

    A value that means nothing in `base` counts as different: it wasn't there.
    """
    return tuple(
        leaf
        for leaf in LEAVES
        if applies(ruleset, leaf)
        and (leaf_value(ruleset, leaf) != leaf_value(base, leaf) or not applies(base, leaf))
    )


def settled(ruleset: TenThousandRuleset, base: TenThousandRuleset) -> TenThousandRuleset:
    """Return the ruleset with the values of `base` wherever a value means nothing."""
    for leaf in LEAVES:
        if not applies(ruleset, leaf):
            ruleset = with_leaf(ruleset, leaf, leaf_value(base, leaf))
    return ruleset


def rebased(
    ruleset: TenThousandRuleset, old: TenThousandRuleset, new: TenThousandRuleset
) -> TenThousandRuleset:
    """Return `new` with everything in which the ruleset differs from `old`; id and name stay."""
    made = msgspec.structs.replace(new, id=ruleset.id, name=ruleset.name)
    for leaf in changed_leaves(ruleset, old):
        made = with_leaf(made, leaf, leaf_value(ruleset, leaf))
    return made


def nearest_preset(ruleset: TenThousandRuleset) -> TenThousandRuleset:
    """Return the ruleset of the program with the fewest differences, of equals the first."""
    return min(PRESETS, key=lambda preset: len(changed_leaves(ruleset, preset)))


def problem_leaves(ruleset: TenThousandRuleset, problem: Problem) -> tuple[str, ...]:
    """Return the leaves at which a problem is to be shown; () for one of the name."""
    leaves = tuple(leaf for leaf in LEAVES if field_of(leaf) == problem.field)
    if problem.id == "nothing_scores":
        return (*_SINGLES[:1], *_TRIPLES[:1])
    if problem.id != "out_of_range":
        return leaves
    wanted = RANGES[problem.field]
    wrong = []
    for leaf in leaves:
        value = leaf_value(ruleset, leaf)
        if isinstance(value, int) and not wanted.low <= value <= wanted.high:
            wrong.append(leaf)
    return tuple(wrong)


def _replaced(whole: object, path: list[str], value: Value) -> object:
    if not path:
        return value
    first, *rest = path
    if isinstance(whole, tuple):
        index = int(first)
        return (*whole[:index], _replaced(whole[index], rest, value), *whole[index + 1 :])
    assert isinstance(whole, msgspec.Struct)
    return msgspec.structs.replace(whole, **{first: _replaced(getattr(whole, first), rest, value)})
