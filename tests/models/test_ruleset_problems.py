"""Every reason why a file of own rules can't be used has a sentence that says where."""

import re
from pathlib import Path

import pytest

from dicegames.models.problems import ruleset_problem_text
from dicegames.storage import ruleset_file, rulesets
from dicegames.storage.ruleset_file import RulesetFileError

REASONS = sorted(set(re.findall(r'"([a-z_]+)"', (RulesetFileError.__doc__ or ""))) - {"bar.start"})


def label(field: str) -> str:
    """Return words for one field only."""
    return "Target" if field == "target" else ""


def test_the_list_of_reasons_is_the_one_in_use() -> None:
    sources = [Path(str(module.__file__)) for module in (rulesets, ruleset_file)]
    source = "".join(path.read_text(encoding="utf-8") for path in sources)
    used = re.findall(r'(?:RulesetFileError\(|reason = |"cut_off" if cut_off else )"([a-z_]+)"', source)
    used += re.findall(r'reason = "([a-z_]+)" if .* else "([a-z_]+)"', source)[0]
    assert {*used, "cut_off"} == set(REASONS)


@pytest.mark.parametrize("reason", REASONS)
def test_each_reason_has_its_own_sentence(reason: str, qapp: object) -> None:
    def text(reason: str) -> str:
        error = RulesetFileError(reason, line=3, column=14, field="bar.start", detail="x")
        return ruleset_problem_text(error, label)

    assert [other for other in REASONS if text(other) == text(reason)] == [reason]
    assert text(reason).endswith(".")
    assert "{" not in text(reason)
    if reason != "bad_json":
        assert reason not in text(reason)


def test_the_place_is_named(qapp: object) -> None:
    def text(**values: str | int) -> str:
        return ruleset_problem_text(RulesetFileError(**values), label)  # type: ignore[arg-type] # mixed

    assert (
        text(reason="bad_json", line=3, column=14, detail=";") == "Line 3, place 14: “;” does not fit here."
    )
    for unseen in ("\n", "\x00", "\u202e", " ", ""):
        found = text(reason="bad_json", line=3, column=14, detail=unseen)
        assert found == "Line 3, place 14: what stands here does not fit."
    assert "twice" in text(reason="bad_json", detail="a key twice in one object")
    assert "nested too deeply" in text(reason="too_deep")
    assert "1 to 40 characters" in text(reason="bad_name", field="name")
    assert text(reason="cut_off", line=9, column=2).startswith("Line 9, place 2:")
    assert text(reason="bad_encoding", line=4).startswith("Line 4:")
    assert text(reason="bad_field", field="target").startswith("Field Target (target):")
    assert text(reason="bad_field", field="bar.start").startswith("Field bar.start:")


def test_a_hostile_field_fills_no_screen(qapp: object) -> None:
    text = ruleset_problem_text(RulesetFileError("unknown_field", field="\u202e{x}" * 5000), label)
    assert len(text) < 120
    assert text.isprintable()
