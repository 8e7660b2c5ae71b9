"""All rolls, boxes and joker situations against the oracle."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest

from dicegames.engine.errors import IllegalActionError
from dicegames.games.sheet.boxes import BOXES, Box
from dicegames.games.sheet.offers import Offer, offers_for
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.games.sheet.scoring import base_points
from dicegames.games.sheet.state import Choose, SheetState
from games.sheet_help import EVERY_JOKER, entered, offer, sheet_of, thrice
from games.sheet_oracle import ALL_IDS, LOWER_IDS, UPPER_IDS, Verdict, judge, ordinary

ROLLS = tuple(combinations_with_replacement(range(1, 7), 5))


def shuffled(roll: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice in some other order: positions must not matter."""
    return tuple(random.Random(str(roll)).sample(roll, len(roll)))


def situations(roll: tuple[int, ...]) -> Iterator[tuple[dict[str, int], bool]]:
    """Yield which boxes are used and whether a five of a kind was seen, in every joker-relevant way."""
    matching = UPPER_IDS[roll[0] - 1]
    others = [box for box in UPPER_IDS if box != matching]
    lower = [box for box in LOWER_IDS if box != "five_kind"]
    for five in (None, 50, 0):
        for uppers in ([], [matching], others, UPPER_IDS):
            for lowers in ([], lower[:-1], lower):
                used = dict.fromkeys([*uppers, *lowers], 3)
                if five is not None:
                    used["five_kind"] = five
                if len(used) < len(ALL_IDS):
                    yield used, False
                    yield used, True


def expected(ruleset: SheetRuleset, roll: tuple[int, ...], used: dict[str, int], seen: bool) -> list[Verdict]:
    verdicts = judge(
        ruleset.joker,
        ruleset.five_bonus_rule,
        ruleset.five_bonus,
        roll,
        used,
        seen,
        ruleset.five_is_full_house,
    )
    return [verdicts.get(box, Verdict(False, 0, 0, "box_used")) for box in ALL_IDS]


def as_verdict(given: Offer) -> Verdict:
    # A forced box says why it is forced; to the oracle it simply is allowed.
    return Verdict(given.is_allowed, given.points, given.extra, "" if given.is_allowed else given.reason)


def test_the_two_sheets_have_the_same_boxes() -> None:
    assert [str(box) for box in BOXES] == ALL_IDS


@pytest.mark.rule("P5", "P6")
@pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
def test_ordinary_points_of_every_roll_in_every_box(ruleset: SheetRuleset) -> None:
    for roll in ROLLS:
        found = [base_points(ruleset, box, shuffled(roll)) for box in BOXES]
        assert found == [ordinary(box, roll, ruleset.five_is_full_house) for box in ALL_IDS], roll


@pytest.mark.rule("P9", "P10", "P11", "P13", "F5", "F6")
@pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
def test_every_roll_in_every_situation(ruleset: SheetRuleset) -> None:
    for roll in ROLLS:
        for used, seen in situations(roll):
            sheet = sheet_of({Box(box): points for box, points in used.items()}, had_five=seen)
            offers = offers_for(ruleset, sheet, shuffled(roll))
            assert [as_verdict(found) for found in offers] == expected(ruleset, roll, used, seen), (
                roll,
                used,
                seen,
            )
            check_statuses(offers)


def check_statuses(offers: tuple[Offer, ...]) -> None:
    barred = [found for found in offers if found.status == "barred"]
    allowed = [found for found in offers if found.is_allowed]
    assert allowed, "some box always takes the roll"
    for found in allowed:
        assert (found.status == "zero") == (found.points + found.extra == 0)
        assert (found.status == "forced") == bool(found.reason)
    if barred:
        assert (len(allowed) == 1) == (allowed[0].status == "forced")
        assert len({found.reason for found in barred}) == 1


@pytest.mark.rule("P9", "P10", "P11", "P13")
@pytest.mark.parametrize("ruleset", EVERY_JOKER, ids=lambda ruleset: ruleset.id)
def test_entries_are_what_the_offers_said(ruleset: SheetRuleset) -> None:
    for face in range(1, 7):
        roll = (face,) * 5
        for used, seen in situations(roll):
            sheet = sheet_of({Box(box): points for box, points in used.items()}, 200, seen)
            state = thrice(SheetState(ruleset, (sheet,), 0, 0), *roll)
            for box, verdict in zip(BOXES, expected(ruleset, roll, used, seen), strict=True):
                if not verdict.allowed:
                    with pytest.raises(IllegalActionError) as caught:
                        state.child(Choose(box))
                    assert caught.value.reason == verdict.reason == offer(state, box).reason
                    continue
                after = entered(state, box).sheets[0]
                assert after.get(box) == verdict.points
                assert after.five_bonus == 200 + verdict.extra
                assert after.had_five
                assert after.used_count == len(used) + 1
