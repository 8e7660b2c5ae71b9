"""What is said about own rulesets of whatever game."""

from typing import get_args

from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.problems import Problem, ProblemId
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.models.problems import ruleset_problem_text
from dicegames.models.ruleset_fields import nearest_preset
from dicegames.models.ruleset_words import differences, field_label, problem_text
from dicegames.storage.ruleset_file import RulesetFileError

_MOST_DIFFERENCES = 5
_PROBLEMS: tuple[ProblemId, ...] = get_args(ProblemId)


def own_base(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset of the program that an own one resembles most."""
    if isinstance(ruleset, TenThousandRuleset):
        return nearest_preset(ruleset)
    return game_info(ruleset.game).rulesets[0]


def own_difference(ruleset: Ruleset) -> str:
    """Return the first things that differ from `own_base`; "" where nothing does."""
    base = own_base(ruleset)
    if isinstance(ruleset, TenThousandRuleset) and isinstance(base, TenThousandRuleset):
        found = differences(ruleset, base)
        told = "; ".join(found[:_MOST_DIFFERENCES])
        return told + ("; …" if len(found) > _MOST_DIFFERENCES else "." if found else "")
    return ""


def file_problem_text(error: RulesetFileError) -> str:
    """Return where and why a file of own rules can't be used, in the words of its game."""
    if error.reason == "no_game":
        for problem_id in _PROBLEMS:
            if error.detail == problem_id:
                return problem_text(Problem(problem_id, error.field, error.limit))
    return ruleset_problem_text(error, field_label)
