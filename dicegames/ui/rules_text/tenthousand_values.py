"""What the rules of 10.000 say of points: the values of a ruleset, sets of dice, chances."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand.ruleset import DICE, Values
from dicegames.games.tenthousand.scoring import FACES, Combination, Kind, Scoring, scoring_of
from dicegames.models.numbers import decimal_text, number_text
from dicegames.models.phrases import faces
from dicegames.models.tenthousand_words import combination_text
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table

translate = QCoreApplication.translate

_Row = tuple[str, str]

_SPAN = 3  # so many faces or more in a row are written as "2–6"
_RULE = 3  # so many faces or more that follow one rule are one row
_MIXED = ((1, 1, 1, 1, 5, 5), (1, 1, 1, 5), (3, 3, 3, 5, 5), (1, 5), (2, 2, 2, 2, 3, 3))
_REFUSED = ((2, 2, 2, 2, 3, 3), (1, 1, 1, 6), (5, 6), (3, 3, 3, 4), (1, 2, 3))


def what_scores(values: Values) -> tuple[Block, ...]:
    """Return the chapter of everything that scores, with its points."""
    rows = (
        *_by_face(translate("TenThousandRules", "Single die"), values.singles),
        *_by_face(translate("TenThousandRules", "Triple"), values.triples),
        *_more(values),
        *_sixes(values),
    )
    blocks: list[Block] = [
        Heading(translate("TenThousandRules", "What scores"), "scores"),
        Table((translate("TenThousandRules", "Dice"), translate("TenThousandRules", "Points")), rows),
        Paragraph(
            translate(
                "TenThousandRules",
                "Several combinations in one roll add up. They count within one roll only, never together "
                "with dice from earlier rolls. Whatever isn’t listed brings nothing.",
            )
        ),
    ]
    if values.three_pairs:
        if values.four_and_pair:
            pairs = translate("TenThousandRules", "Four equal dice and a pair count as three pairs too.")
        else:
            pairs = translate(
                "TenThousandRules",
                "The faces of three pairs are all different: four equal dice and a pair are no three pairs.",
            )
        blocks.append(Item(pairs))
    if _of_kind(values, "two_triples"):
        blocks.append(
            Item(translate("TenThousandRules", "Two triples are of different faces; six equal dice are not."))
        )
    return tuple(blocks)


def setting_aside(values: Values) -> tuple[Block, ...]:
    """Return the chapter on how the dice of one set-aside are scored (T7)."""
    scoring = scoring_of(values)
    blocks: list[Block] = [
        Heading(translate("TenThousandRules", "What lies aside together")),
        Paragraph(
            translate(
                "TenThousandRules",
                "The app divides the dice that you set aside from a roll into the combinations that bring "
                "the most together.",
            )
        ),
    ]
    mixed = next((dice for dice in _MIXED if len(scoring.partition(dice) or ()) > 1), None)
    if mixed is not None:
        text = translate("TenThousandRules", "{dice} bring {points}: {parts}.")
        blocks.append(
            Item(
                text.format(dice=faces(mixed), points=points_of(scoring, mixed), parts=parts(scoring, mixed))
            )
        )
    blocks.append(
        Paragraph(
            translate(
                "TenThousandRules",
                "Each die must be in one of them. A die that is in none can’t be set aside, and the app "
                "says why.",
            )
        )
    )
    refused = next(
        (dice for dice in _REFUSED if scoring.points(dice) is None and scoring.best_aside(dice)), None
    )
    if refused is not None:
        text = translate("TenThousandRules", "{dice} can’t lie aside together; {rest} alone bring {points}.")
        rest, _ = divided(scoring, refused)
        blocks.append(
            Item(text.format(dice=faces(refused), rest=faces(rest), points=points_of(scoring, rest)))
        )
    return tuple(blocks)


def chances(values: Values) -> tuple[Block, ...]:
    """Return the chapter on the exact chance of a Farkle with each number of dice."""
    scoring = scoring_of(values)
    rows = []
    for dice in range(1, DICE + 1):
        chance = scoring.bust_chance(dice)
        percent = translate("TenThousandRules", "{percent}%").format(percent=_percent(chance))
        rows.append((str(dice), percent, str(chance)))
    return (
        Heading(translate("TenThousandRules", "How likely a Farkle is")),
        Table(
            (
                translate("TenThousandRules", "Dice in the roll"),
                translate("TenThousandRules", "Chance of a Farkle"),
                translate("TenThousandRules", "Exactly"),
            ),
            tuple(rows),
        ),
    )


def parts(scoring: Scoring, dice: Sequence[int]) -> str:
    """Write the best partition of dice that score: "Three 1s = 1000, 5 = 50"."""
    return ", ".join(combination_text(part) for part in scoring.partition(dice) or ())


def points_of(scoring: Scoring, dice: Sequence[int]) -> str:
    """Write the points of dice that score."""
    return number_text(scoring.points(dice) or 0)


def divided(scoring: Scoring, dice: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the faces that bring the most, and those that are left over."""
    best = set(scoring.best_aside(dice))
    taken = tuple(face for die, face in enumerate(dice) if die in best)
    left = tuple(face for die, face in enumerate(dice) if die not in best)
    return taken, left


def _percent(chance: Fraction) -> str:
    """Write a chance per cent, with as many digits as keep it apart from never and always."""
    percent = float(chance * 100)
    digits = 1
    while 0 < chance < 1 and not 0 < round(percent, digits) < 100:
        digits += 1
    return decimal_text(percent, digits)


def _by_face(name: str, points_by_face: Sequence[int]) -> Iterator[_Row]:
    """Yield what one kind of dice scores: faces times one number in one row, the others by points."""
    found = {face: points for face, points in zip(FACES, points_by_face, strict=True) if points}
    factor, ruled = _rule_of(found)
    by_points: dict[int, list[int]] = {}
    for face, points in found.items():
        if face not in ruled:
            by_points.setdefault(points, []).append(face)
    for points, of in by_points.items():
        yield _with_faces(name, of), number_text(points)
    if ruled:
        text = translate("TenThousandRules", "face × {number}").format(number=number_text(factor))
        yield _with_faces(name, ruled), text


def _more(values: Values) -> Iterator[_Row]:
    """Yield four, five and six equal dice."""
    names = (
        translate("TenThousandRules", "Four equal"),
        translate("TenThousandRules", "Five equal"),
        translate("TenThousandRules", "Six equal"),
    )
    equal = _of_kind(values, "equal")
    for more, name in enumerate(names, start=1):
        group = [combination for combination in equal if len(combination.faces) == 3 + more]
        if not group:
            continue
        if values.more == "fixed":
            yield name, number_text(values.fixed[more - 1])
            continue
        factor = 2**more if values.more == "doubling" else 1 + more
        text = translate("TenThousandRules", "triple × {number}").format(number=factor)
        of = [combination.faces[0] for combination in group]
        yield _with_faces(name, of), _with_example(values, text, group)


def _sixes(values: Values) -> Iterator[_Row]:
    """Yield the combinations of all six dice."""
    if values.straight:
        yield translate("TenThousandRules", "Straight: 1 2 3 4 5 6"), number_text(values.straight)
    if values.three_pairs:
        yield translate("TenThousandRules", "Three pairs"), number_text(values.three_pairs)
    two = _of_kind(values, "two_triples")
    if not two:
        return
    name, points = translate("TenThousandRules", "Two triples"), number_text(values.two_triples_points)
    if values.two_triples == "fixed":
        yield name, points
    elif values.two_triples_points:
        text = translate("TenThousandRules", "both triples + {points}").format(points=points)
        yield name, _with_example(values, text, two)
    else:
        yield name, translate("TenThousandRules", "both triples")


def _with_example(values: Values, text: str, group: Sequence[Combination]) -> str:
    """Add dice with their points, the lowest from the twos on, if nothing else makes more of them."""
    scoring = scoring_of(values)
    telling = [one for one in group if scoring.points(one.faces) == one.points]
    if not telling:
        return text
    example = next((one for one in telling if one.faces[0] > 1), telling[0])
    return translate("TenThousandRules", "{rule}, so {dice} = {points}").format(
        rule=text, dice=faces(example.faces), points=number_text(example.points)
    )


def _of_kind(values: Values, kind: Kind) -> list[Combination]:
    return [one for one in scoring_of(values).combinations if one.kind == kind]


def _rule_of(points_by_face: dict[int, int]) -> tuple[int, list[int]]:
    """Return the number by which most faces are multiplied, and these faces; none if they are too few."""
    by_factor: dict[int, list[int]] = {}
    for face, points in points_by_face.items():
        if points % face == 0:
            by_factor.setdefault(points // face, []).append(face)
    factor, of = max(by_factor.items(), key=lambda item: len(item[1]), default=(0, []))
    return (factor, of) if len(of) >= _RULE else (0, [])


def _with_faces(name: str, of: Sequence[int]) -> str:
    """Return a name with the faces that it holds for: "Three equal: 2–6"."""
    if len(of) == len(FACES):
        return name
    if len(of) >= _SPAN and of[-1] - of[0] == len(of) - 1:
        return f"{name}: {of[0]}–{of[-1]}"
    return f"{name}: {', '.join(str(face) for face in of)}"
