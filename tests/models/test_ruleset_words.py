"""The words of rulesets of 10.000: every value has some, differences and problems are told."""

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from dicegames.games.tenthousand.problems import RANGES, Problem, ProblemId, find_problems
from dicegames.games.tenthousand.ruleset import (
    CLASSIC10000,
    FARKLE,
    PRESETS,
    SHORT,
    Bar,
    Strikes,
    TenThousandRuleset,
    Values,
)
from dicegames.models.ruleset_fields import (
    CHOICES,
    GROUPS,
    LEAVES,
    Value,
    applies,
    changed_leaves,
    field_of,
    kind_of,
    leaf_value,
    nearest_preset,
    problem_leaves,
    rebased,
    settled,
    with_leaf,
)
from dicegames.models.ruleset_words import (
    choice_label,
    differences,
    field_hint,
    field_label,
    group_hint,
    group_title,
    problem_text,
    range_text,
)
from dicegames.models.rulesets import file_problem_text
from dicegames.storage.ruleset_file import RulesetFileError, decode_ruleset_file, encode_ruleset

pytestmark = pytest.mark.usefixtures("qapp")


def all_leaves(value: object, path: str = "") -> set[str]:
    """Return the dotted names of every value inside plain data."""
    if isinstance(value, dict):
        return {leaf for name, part in value.items() for leaf in all_leaves(part, f"{path}.{name}")}
    if isinstance(value, list | tuple):
        return {leaf for index, part in enumerate(value) for leaf in all_leaves(part, f"{path}.{index}")}
    return {path.removeprefix(".")}


@pytest.mark.rule("T14")
def test_every_value_of_a_ruleset_can_be_set() -> None:
    wanted = all_leaves(msgspec.to_builtins(SHORT)) - {"id", "game", "version", "name"}
    assert set(LEAVES) == wanted
    assert len(LEAVES) == len(wanted)


def test_every_choice_is_one_that_a_ruleset_takes() -> None:
    for leaf, choices in CHOICES.items():
        for choice in choices:
            changed = with_leaf(FARKLE, leaf, choice)
            assert msgspec.convert(msgspec.to_builtins(changed), TenThousandRuleset) == changed
            assert choice_label(leaf, choice)
            assert field_hint(changed, leaf)
    chosen = {str(leaf_value(preset, leaf)) for preset in PRESETS for leaf in ("hot_dice", "last_throws")}
    assert chosen <= {*CHOICES["hot_dice"], *CHOICES["last_throws"]}


def test_every_value_has_a_name_of_its_own_and_an_explanation(qapp: QApplication) -> None:
    labels = [field_label(leaf) for leaf in LEAVES]
    assert all(labels)
    assert len(set(labels)) == len(labels)
    for group, leaves in GROUPS.items():
        assert group_title(group)
        for leaf in leaves:
            if leaf.startswith("values.fixed."):  # the choice above explains them
                continue
            assert field_hint(SHORT, leaf) or group_hint(group), leaf
    for field in RANGES:
        assert range_text(next(leaf for leaf in LEAVES if field_of(leaf) == field))


@pytest.mark.parametrize(
    ("field", "label"),
    [
        ("target", "Target"),
        ("bar.start", "Bar at the start"),
        ("values.singles[2]", "A single 3"),
        ("values.triples.0", "Three 1s"),
        ("values.fixed[2]", "Six equal"),
        ("values.singles[6]", ""),
        ("id", "Identifier"),
        ("game", "Game"),
        ("version", "Version of the rules"),
        ("colour", ""),
        ("target[1]", ""),
    ],
)
def test_fields_are_called_by_their_place_in_a_file(field: str, label: str) -> None:
    assert field_label(field) == label


def test_a_value_is_read_and_replaced() -> None:
    assert leaf_value(SHORT, "values.triples.0") == 1000
    changed = with_leaf(SHORT, "values.triples.5", 650)
    assert changed.values.triples == (1000, 200, 300, 400, 500, 650)
    assert msgspec.structs.replace(changed, values=SHORT.values) == SHORT
    assert with_leaf(with_leaf(SHORT, "bar.rises", False), "bar.rises", True) == SHORT


@pytest.mark.parametrize(
    ("leaf", "needs", "value"),
    [
        ("bar.step", "bar.rises", False),
        ("strikes.penalty", "strikes.in_row", 0),
        ("strikes.minus", "strikes.penalty", "zero"),
        ("strikes.minus", "strikes.in_row", 0),
        ("values.fixed.1", "values.more", "added"),
        ("values.four_and_pair", "values.three_pairs", 0),
        ("values.two_triples_points", "values.two_triples", "none"),
    ],
)
def test_values_that_mean_nothing_are_left_out(leaf: str, needs: str, value: Value) -> None:
    everything = with_leaf(FARKLE, "bar.rises", True)
    assert applies(everything, leaf)
    without = with_leaf(everything, needs, value)
    assert not applies(without, leaf)
    odd = with_leaf(without, leaf, _other(everything, leaf))
    assert leaf not in changed_leaves(odd, without)
    assert settled(odd, without) == without


def _other(ruleset: TenThousandRuleset, leaf: str) -> Value:
    match kind_of(leaf):
        case "number":
            return int(leaf_value(ruleset, leaf)) + 77
        case "switch":
            return not leaf_value(ruleset, leaf)
    return next(choice for choice in CHOICES[leaf] if choice != leaf_value(ruleset, leaf))


def test_a_ruleset_is_nearest_to_what_it_was_made_from() -> None:
    for preset in PRESETS:
        assert nearest_preset(preset) is preset
        assert nearest_preset(with_leaf(preset, "target", 7500)) is preset


def test_another_base_keeps_what_was_changed_and_takes_over_the_rest() -> None:
    mine = with_leaf(with_leaf(SHORT, "target", 7000), "values.singles.1", 20)
    mine = msgspec.structs.replace(mine, id="own", name="Mine")
    made = rebased(mine, SHORT, FARKLE)
    assert changed_leaves(made, FARKLE) == ("target", "values.singles.1")
    assert (made.id, made.name) == ("own", "Mine")
    assert made.last_throws == "everyone"


def test_differences_are_told_in_words() -> None:
    assert differences(SHORT, SHORT) == ()
    told = differences(CLASSIC10000, SHORT)
    assert told == (
        "Target 10,000",
        "Every collection 350",
        "no bar",
        "no strikes",
        "Straight 2000",
        "Three pairs 1000",
        "Two triples: Nothing",
    )
    changed = with_leaf(with_leaf(SHORT, "values.straight", 0), "values.singles.1", 20)
    assert differences(changed, SHORT) == ("A single 2: 20", "Straight: no points")
    assert differences(with_leaf(SHORT, "bar.rises", False), SHORT) == ("The bar rises: no",)


NOTHING = Values(
    singles=(0,) * 6,
    triples=(0,) * 6,
    straight=0,
    three_pairs=0,
    two_triples="none",
    two_triples_points=0,
)
ONLY_SIX = msgspec.structs.replace(NOTHING, straight=3000)
FEW = msgspec.structs.replace(NOTHING, singles=(50, 0, 0, 0, 0, 0))

REFUSED: list[tuple[ProblemId, str, TenThousandRuleset, tuple[str, ...]]] = [
    ("out_of_range", "Target", msgspec.structs.replace(SHORT, target=0), ("target",)),
    (
        "out_of_range",
        "Single dice",
        with_leaf(SHORT, "values.singles.4", 1010),
        ("values.singles.4",),
    ),
    (
        "nothing_scores",
        "Nothing scores",
        msgspec.structs.replace(SHORT, values=NOTHING),
        ("values.singles.0", "values.triples.0"),
    ),
    (
        "no_penalty",
        "Minus points",
        msgspec.structs.replace(SHORT, strikes=Strikes(3, "minus", 0)),
        ("strikes.minus",),
    ),
    (
        "out_of_reach",
        "First collection: no turn can bring more than 300 points",
        msgspec.structs.replace(
            SHORT, opening_minimum=500, bar=Bar(0, False, 0), hot_dice="none", values=FEW
        ),
        ("opening_minimum",),
    ),
    (
        "never_collects",
        "Only all six dice",
        msgspec.structs.replace(SHORT, hot_dice="must", values=ONLY_SIX),
        ("hot_dice",),
    ),
    (
        "never_adds_up",
        "The bar rises above the 300 points",
        msgspec.structs.replace(
            SHORT, strikes=Strikes(1, "zero", 0), bar=Bar(0, True, 50), hot_dice="none", values=FEW
        ),
        ("strikes.in_row",),
    ),
    ("bad_name", "Choose a name", msgspec.structs.replace(SHORT, name=" x"), ()),
]


@pytest.mark.rule("T14")
@pytest.mark.parametrize(("problem_id", "start", "ruleset", "leaves"), REFUSED)
def test_every_problem_says_what_is_wrong_at_its_value(
    problem_id: ProblemId, start: str, ruleset: TenThousandRuleset, leaves: tuple[str, ...]
) -> None:
    (problem,) = find_problems(ruleset)
    assert problem.id == problem_id
    text = problem_text(problem)
    assert text.startswith(start)
    assert text.endswith(".")
    assert problem_leaves(ruleset, problem) == leaves


@pytest.mark.rule("T14")
@pytest.mark.parametrize("ruleset", [ruleset for _, _, ruleset, _ in REFUSED if not ruleset.name])
def test_a_file_is_refused_for_the_reason_that_the_editor_gives(ruleset: TenThousandRuleset) -> None:
    ours = msgspec.structs.replace(ruleset, name="Ours")
    (problem,) = find_problems(ours)
    with pytest.raises(RulesetFileError) as caught:
        decode_ruleset_file(encode_ruleset(ours))
    assert file_problem_text(caught.value) == problem_text(problem)


def test_a_range_is_named_with_its_ends() -> None:
    assert problem_text(Problem("out_of_range", "target")) == "Target: choose a number from 500 to 100,000."
