"""Every numbered rule of the games is named by a test: `test_P7_...` or `@pytest.mark.rule("P7")`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
# The numbered rules of the games.
RULES = {"P": 13, "F": 9, "T": 14, "A": 13}
_RULE = re.compile(r"[A-Z]\d+")


def expected() -> set[str]:
    return {f"{letter}{number}" for letter, last in RULES.items() for number in range(1, last + 1)}


def rules_named(code: str) -> set[str]:
    """Return the rule numbers that the test functions of a module carry in their names or marks."""
    return {
        rule
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for rule in (*_in_name(node), *_in_marks(node))
    }


def _in_name(test: ast.FunctionDef) -> Iterator[str]:
    return (part for part in test.name.split("_") if _RULE.fullmatch(part))


def _in_marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (str(ast.literal_eval(argument)) for argument in mark.args)


def test_names_and_marks_are_read() -> None:
    code = """
@pytest.mark.rule("P1", "P2")
def test_a_turn(): ...
def test_P7_and_P10_joker(): ...
def test_P13classic(): ...
def helper_P3(): ...
"""
    assert rules_named(code) == {"P1", "P2", "P7", "P10"}


def test_every_rule_is_proved_and_none_is_invented() -> None:
    named = set().union(*(rules_named(path.read_text(encoding="utf-8")) for path in TESTS.rglob("test_*.py")))
    assert sorted(expected() - named) == [], "rules that no test names"
    ours = {rule for rule in named if rule[0] in RULES}
    assert sorted(ours - expected()) == [], "rules that there are not"
