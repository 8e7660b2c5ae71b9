"""The words of a ruleset of 10.000: what each value is called and does, what differs, what is wrong."""

import re

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand.problems import RANGES, Problem
from dicegames.games.tenthousand.ruleset import MAX_NAME, TenThousandRuleset
from dicegames.models.numbers import number_text
from dicegames.models.ruleset_fields import CHOICES, changed_leaves, field_of, kind_of, leaf_value, range_of

translate = QCoreApplication.translate

_INDEX = re.compile(r"\[(\d+)\]")


def group_title(group: str) -> str:
    """Return the heading of a group of values. Raises: KeyError for an unknown one."""
    return {
        "goal": translate("RulesetWords", "Target and start"),
        "bar": translate("RulesetWords", "Bar"),
        "strikes": translate("RulesetWords", "Strikes"),
        "singles": translate("RulesetWords", "Single dice"),
        "triples": translate("RulesetWords", "Three equal dice"),
        "more": translate("RulesetWords", "Four, five and six equal dice"),
        "combinations": translate("RulesetWords", "Combinations of six dice"),
        "hot_dice": translate("RulesetWords", "All six used"),
        "last_throws": translate("RulesetWords", "Last throws"),
    }[group]


def group_hint(group: str) -> str:
    """Return what holds for every value of a group, "" where each has words of its own."""
    return {
        "singles": translate("RulesetWords", "What one die brings that you set aside. 0: it does not score."),
        "triples": translate(
            "RulesetWords", "What three dice of a face from one roll bring. 0: they are no combination."
        ),
    }.get(group, "")


def field_label(field: str) -> str:
    """Return what a value is called, by its dotted name or its place in a file; "" for an unknown one."""
    leaf = _INDEX.sub(r".\1", field)
    head, _, index = leaf.rpartition(".")
    if index.isdecimal():
        return _numbered_label(head, int(index))
    return {
        "dicegames_ruleset": translate("RulesetWords", "Format of the file"),
        "ruleset": translate("RulesetWords", "Rules"),
        "id": translate("RulesetWords", "Identifier"),
        "game": translate("RulesetWords", "Game"),
        "version": translate("RulesetWords", "Version of the rules"),
        "name": translate("RulesetWords", "Name"),
        "target": translate("RulesetWords", "Target"),
        "opening_minimum": translate("RulesetWords", "First collection"),
        "turn_minimum": translate("RulesetWords", "Every collection"),
        "bar": translate("RulesetWords", "Bar"),
        "bar.rises": translate("RulesetWords", "The bar rises"),
        "bar.start": translate("RulesetWords", "Bar at the start"),
        "bar.step": translate("RulesetWords", "Step of the bar"),
        "strikes": translate("RulesetWords", "Strikes"),
        "strikes.in_row": translate("RulesetWords", "Strikes in a row"),
        "strikes.penalty": translate("RulesetWords", "Penalty"),
        "strikes.minus": translate("RulesetWords", "Minus points"),
        "values": translate("RulesetWords", "Values of the dice"),
        "values.singles": translate("RulesetWords", "Single dice"),
        "values.triples": translate("RulesetWords", "Three equal dice"),
        "values.more": translate("RulesetWords", "Further equal dice"),
        "values.fixed": translate("RulesetWords", "Four, five and six equal dice"),
        "values.straight": translate("RulesetWords", "Straight"),
        "values.three_pairs": translate("RulesetWords", "Three pairs"),
        "values.four_and_pair": translate("RulesetWords", "Four equal and a pair"),
        "values.two_triples": translate("RulesetWords", "Two triples"),
        "values.two_triples_points": translate("RulesetWords", "Points of two triples"),
        "hot_dice": translate("RulesetWords", "Rolling on with all six"),
        "last_throws": translate("RulesetWords", "After the target is reached"),
    }.get(leaf, "")


def field_hint(ruleset: TenThousandRuleset, leaf: str) -> str:
    """Return what a value does; for a choice what the chosen one does. "" where the group says it."""
    value = leaf_value(ruleset, leaf)
    if leaf in CHOICES:
        return _choice_hints(leaf)[str(value)]
    return {
        "target": translate("RulesetWords", "Reaching this many points starts the last turns."),
        "opening_minimum": translate(
            "RulesetWords", "You need this many points to collect for the first time. 0: no minimum."
        ),
        "turn_minimum": translate("RulesetWords", "Each collection needs this many points. 0: no minimum."),
        "bar.rises": translate(
            "RulesetWords", "Whoever collects sets the bar for the next player. A missed turn puts it back."
        ),
        "bar.start": translate("RulesetWords", "A turn needs this many points at the start. 0: no bar."),
        "bar.step": translate(
            "RulesetWords", "The next player needs this many points more than were just collected."
        ),
        "strikes.in_row": translate(
            "RulesetWords", "This many missed turns in a row are punished. 0: never."
        ),
        "strikes.minus": translate("RulesetWords", "The score can fall below 0."),
        "values.straight": translate("RulesetWords", "1 2 3 4 5 6 in one roll. 0: it does not score."),
        "values.three_pairs": translate("RulesetWords", "Three different pairs. 0: they do not score."),
        "values.four_and_pair": translate("RulesetWords", "They count as three pairs, too."),
        "values.two_triples_points": (
            translate("RulesetWords", "On top of what both triples bring.")
            if ruleset.values.two_triples == "extra"
            else translate("RulesetWords", "Whatever their faces are.")
        ),
    }.get(leaf, "")


def range_text(leaf: str) -> str:
    """Return which numbers are sensible: "500 to 100,000". Raises: KeyError when the leaf is no number."""
    wanted = range_of(leaf)
    return translate("RulesetWords", "{low} to {high}").format(
        low=number_text(wanted.low), high=number_text(wanted.high)
    )


def choice_label(leaf: str, choice: str) -> str:
    """Return the word or two of a choice. Raises: KeyError for an unknown one."""
    return {
        "strikes.penalty": {
            "none": translate("RulesetWords", "None"),
            "zero": translate("RulesetWords", "Back to 0"),
            "minus": translate("RulesetWords", "Minus points"),
        },
        "values.more": {
            "doubling": translate("RulesetWords", "Double"),
            "added": translate("RulesetWords", "Once more"),
            "fixed": translate("RulesetWords", "Fixed"),
        },
        "values.two_triples": {
            "none": translate("RulesetWords", "Nothing"),
            "fixed": translate("RulesetWords", "Fixed"),
            "extra": translate("RulesetWords", "Extra"),
        },
        "hot_dice": {
            "may": translate("RulesetWords", "Allowed"),
            "must": translate("RulesetWords", "Must"),
            "none": translate("RulesetWords", "No"),
        },
        "last_throws": {
            "round": translate("RulesetWords", "This round"),
            "everyone": translate("RulesetWords", "Everyone"),
            "none": translate("RulesetWords", "Nobody"),
        },
    }[leaf][choice]


def value_text(ruleset: TenThousandRuleset, leaf: str) -> str:
    """Return a value in words: "10,000", "yes", "Back to 0"."""
    value = leaf_value(ruleset, leaf)
    match kind_of(leaf):
        case "choice":
            return choice_label(leaf, str(value))
        case "switch":
            return translate("RulesetWords", "yes") if value else translate("RulesetWords", "no")
    return number_text(int(value))


def differences(ruleset: TenThousandRuleset, base: TenThousandRuleset) -> tuple[str, ...]:
    """Return each difference to `base` in words, in the order of the form; () where there is none."""
    no_bar = not ruleset.bar.rises and not ruleset.bar.start
    said: list[str] = []
    for leaf in changed_leaves(ruleset, base):
        told = _difference(ruleset, leaf)
        if no_bar and leaf.startswith("bar."):
            told = translate("RulesetWords", "no bar")
        if told not in said:
            said.append(told)
    return tuple(said)


def problem_text(problem: Problem) -> str:
    """Return what is wrong, and what to do about it."""
    label = field_label(problem.field)
    match problem.id:
        case "out_of_range":
            wanted = RANGES[problem.field]
            return translate("RulesetWords", "{label}: choose a number from {low} to {high}.").format(
                label=label, low=number_text(wanted.low), high=number_text(wanted.high)
            )
        case "bad_name":
            return translate("RulesetWords", "Choose a name of at most {count} ordinary characters.").format(
                count=MAX_NAME
            )
        case "nothing_scores":
            return translate(
                "RulesetWords", "Nothing scores: every roll would be a Farkle. Give some points."
            )
        case "no_penalty":
            return translate(
                "RulesetWords", "{label}: name a number above 0 or choose another penalty."
            ).format(label=label)
        case "out_of_reach":
            return translate(
                "RulesetWords",
                "{label}: no turn can bring more than {limit} points. Ask for less or allow rolling on.",
            ).format(label=label, limit=number_text(problem.limit))
        case "never_collects":
            return translate(
                "RulesetWords",
                "Only all six dice together score, and then they must be rolled again: nobody could collect.",
            )
        case "never_adds_up":
            return translate(
                "RulesetWords",
                "The bar rises above the {limit} points that a turn can bring, and one missed turn already "
                "costs points: the game may never end. Allow two strikes or rolling on.",
            ).format(limit=number_text(problem.limit))


def _numbered_label(field: str, index: int) -> str:
    face = index + 1
    match field:
        case "values.singles" if face <= 6:
            return translate("RulesetWords", "A single {face}").format(face=face)
        case "values.triples" if face <= 6:
            return translate("RulesetWords", "Three {face}s").format(face=face)
        case "values.fixed" if index < 3:
            return (
                translate("RulesetWords", "Four equal"),
                translate("RulesetWords", "Five equal"),
                translate("RulesetWords", "Six equal"),
            )[index]
    return ""


def _choice_hints(leaf: str) -> dict[str, str]:
    return {
        "strikes.penalty": {
            "none": translate("RulesetWords", "Missed turns cost nothing and are not counted."),
            "zero": translate("RulesetWords", "The whole score falls to 0."),
            "minus": translate("RulesetWords", "It costs a number of points."),
        },
        "values.more": {
            "doubling": translate("RulesetWords", "Each further equal die doubles the points of the triple."),
            "added": translate(
                "RulesetWords", "Each further equal die brings the points of the triple again."
            ),
            "fixed": translate("RulesetWords", "They have points of their own, whatever their face is."),
        },
        "values.two_triples": {
            "none": translate("RulesetWords", "They count as two triples, no more."),
            "fixed": translate("RulesetWords", "Two triples of one roll have points of their own."),
            "extra": translate("RulesetWords", "Two triples of one roll bring points on top of both."),
        },
        "hot_dice": {
            "may": translate("RulesetWords", "Whoever has used all six may roll them again or collect."),
            "must": translate("RulesetWords", "Whoever has used all six must roll them again."),
            "none": translate("RulesetWords", "Whoever has used all six has to collect."),
        },
        "last_throws": {
            "round": translate("RulesetWords", "The round is played to its end."),
            "everyone": translate("RulesetWords", "Everyone else has one more turn."),
            "none": translate("RulesetWords", "The game ends at once."),
        },
    }[leaf]


def _difference(ruleset: TenThousandRuleset, leaf: str) -> str:
    value = leaf_value(ruleset, leaf)
    label = field_label(leaf)
    field = field_of(leaf)
    if leaf == "strikes.in_row" and not value:
        return translate("RulesetWords", "no strikes")
    if kind_of(leaf) == "number":
        if not value and field.startswith("values."):
            return translate("RulesetWords", "{label}: no points").format(label=label)
        if field in ("values.singles", "values.triples"):  # the label ends with a figure
            return f"{label}: {number_text(int(value))}"
        return translate("RulesetWords", "{label} {number}").format(
            label=label, number=number_text(int(value))
        )
    return f"{label}: {value_text(ruleset, leaf)}"
