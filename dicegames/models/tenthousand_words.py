"""The small words of 10.000: what dice score together, which don't count, chances, and why not."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.scoring import Combination
from dicegames.models.numbers import number_text
from dicegames.models.phrases import joined_names

translate = QCoreApplication.translate


def faces_name(faces: Sequence[int]) -> str:
    """Name dice that score together by their faces: "5", "Three 3s", "Straight"."""
    counts = sorted(Counter(faces).values())
    if len(faces) == 1:
        return str(faces[0])
    if counts == [1] * 6:
        return translate("TenThousand", "Straight")
    if counts == [3, 3]:
        return translate("TenThousand", "Two triples")
    if counts == [2, 4]:
        return translate("TenThousand", "Four and a pair")
    if counts == [2, 2, 2]:
        return translate("TenThousand", "Three pairs")
    name = {
        3: translate("TenThousand", "Three {face}s"),
        4: translate("TenThousand", "Four {face}s"),
        5: translate("TenThousand", "Five {face}s"),
        6: translate("TenThousand", "Six {face}s"),
    }[len(faces)]
    return name.format(face=faces[0])


def combination_text(combination: Combination) -> str:
    """Return what scores and how much: "Three 3s = 300"."""
    return f"{faces_name(combination.faces)} = {number_text(combination.points)}"


def faces_list(faces: Sequence[int]) -> str:
    """Write dice as a sentence does, lowest first, each of them: "2, 2 and 4"."""
    return joined_names([str(face) for face in sorted(faces)])


def useless_text(faces: Sequence[int]) -> str:
    """Say that these dice don't count and that one can roll on with them; "" for no dice."""
    if not faces:
        return ""
    dice = faces_list(faces)
    if len(faces) == 1:
        return translate("TenThousand", "{die} does not count. You can roll on with it.").format(die=dice)
    return translate("TenThousand", "{dice} do not count. You can roll on with them.").format(dice=dice)


def reason_text(reason: str) -> str:
    """Return why a decision isn't allowed, as a sentence. Raises: KeyError for a reason of another game."""
    return {
        reasons.NO_DICE: translate("TenThousand", "Roll the dice first."),
        reasons.NO_DIE: translate("TenThousand", "There is no such die."),
        reasons.DIE_COUNTS_NOTHING: translate("TenThousand", "This die scores nothing in this roll."),
        reasons.ALREADY_ASIDE: translate("TenThousand", "This die is set aside already."),
        reasons.NOT_ASIDE: translate("TenThousand", "This die is not set aside."),
        reasons.NOTHING_ASIDE: translate("TenThousand", "Set aside at least one scoring combination."),
        reasons.ASIDE_COUNTS_NOTHING: translate("TenThousand", "These dice score nothing together."),
        reasons.BELOW_NEEDED: translate("TenThousand", "Your points are not enough to collect yet."),
        reasons.MUST_ROLL_ON: translate("TenThousand", "All six are used: you must roll on."),
        reasons.ALL_USED: translate("TenThousand", "All six are used: you cannot roll on."),
        reasons.TURN_MISSED: translate("TenThousand", "This turn is missed and brings no points."),
        reasons.TURN_NOT_MISSED: translate("TenThousand", "You can still play on in this turn."),
        reasons.GAME_OVER: translate("TenThousand", "The game is over."),
        reasons.DRAW_MISSING: translate("TenThousand", "Wait until the dice are at rest."),
        reasons.DRAW_BY_HAND: translate("TenThousand", "Nobody has rolled the dice."),
    }[reason]
