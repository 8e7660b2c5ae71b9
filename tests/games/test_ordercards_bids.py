"""All dice on all cards, against all dice that can lie there, and the table of the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicegames.games.ordercards import reasons
from dicegames.games.ordercards.actions import Place
from dicegames.games.ordercards.bids import beats, order_refusal
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import Bid, OrderCardsState
from games.ordercards_help import changed, dealt, rolled, warm
from games.ordercards_oracle import ALL_DICE, BONUS, CENTRE, LISTS, NAMES, Dice, fits, wins

TARGETS = (*NAMES, CENTRE, BONUS)
"""What the targets want when the twelve cards of one colour are open."""


def table(dice: Dice, lying: tuple[Dice | None, ...] = (None,) * 14) -> OrderCardsState:
    """Return a state of five players in which seat 0 has rolled, and dice of seat 1 lie on the targets."""
    bids = tuple(None if faces is None else Bid(1, faces) for faces in lying)
    return changed(
        dealt(5, *range(12)),
        turn=5,
        rolls=1,
        bids=bids,
        dice=dice,
        kept=(False,) * len(dice),
        placed=(None,) * len(dice),
        beaten=(None,) * 14,
    )


def test_there_are_461_dice_and_14_targets() -> None:
    assert len(ALL_DICE) == len(set(ALL_DICE)) == 6 + 21 + 56 + 126 + 252
    assert len(TARGETS) == table((1,)).bonus + 1


@pytest.mark.rule("A7")
@pytest.mark.parametrize(("target", "name"), list(enumerate(TARGETS)))
def test_exactly_these_dice_fulfil_an_order(target: int, name: str) -> None:
    for dice in ALL_DICE:
        refusal = table(dice).place_refusal(target, tuple(range(len(dice))))
        assert (refusal == "") is fits(name, dice), (dice, refusal)
        order = table(dice).order(target)
        assert order_refusal(order, dice[::-1]) == refusal == order_refusal(order, dice)


@pytest.mark.rule("A7")
@pytest.mark.parametrize(
    ("name", "dice", "reason"),
    [
        ("4", (4, 4, 5), reasons.WRONG_FACE),
        ("4", (3,), reasons.WRONG_FACE),
        ("row 3", (1, 2), reasons.WRONG_COUNT),
        ("row 3", (1, 2, 3, 4), reasons.WRONG_COUNT),
        ("row 3", (1, 2, 2), reasons.NO_STRAIGHT),
        ("row 5", (1, 2, 3, 4, 6), reasons.NO_STRAIGHT),
        ("pair", (2,), reasons.WRONG_COUNT),
        ("pair", (2, 2, 2), reasons.WRONG_COUNT),
        ("pair", (2, 3), reasons.NOT_EQUAL),
        (CENTRE, (6, 6, 6, 6), reasons.WRONG_COUNT),
        (CENTRE, (6, 6, 6, 6, 5), reasons.NOT_EQUAL),
    ],
)
def test_the_reason_names_what_is_wrong_with_the_dice(name: str, dice: Dice, reason: str) -> None:
    assert table(dice).place_refusal(TARGETS.index(name), tuple(range(len(dice)))) == reason


@pytest.mark.rule("A8")
@pytest.mark.parametrize(("target", "name"), list(enumerate(TARGETS)))
def test_exactly_these_dice_beat_those_that_lie_there(target: int, name: str) -> None:
    states = [table(dice) for dice in ALL_DICE]
    for old in LISTS[name]:
        bids = tuple(Bid(1, old) if place == target else None for place in range(14))
        for dice, state in zip(ALL_DICE, states, strict=True):
            refusal = changed(state, bids=bids).place_refusal(target, tuple(range(len(dice))))
            may = fits(name, dice) and wins(name, dice, old)
            assert (refusal == "") is may, (old, dice, refusal)
            assert (refusal == reasons.NOT_HIGHER) is (fits(name, dice) and not may)


def test_to_beat_is_to_be_strictly_higher() -> None:
    for old in ALL_DICE:
        assert not beats(old, old)
        for new in ALL_DICE:
            assert beats(new, old) is wins(BONUS, new, old)


@pytest.mark.rule("A7", "A8")
@pytest.mark.parametrize(
    ("name", "old", "new", "result"),
    [
        ("row 3", (1, 2, 3), (2, 3, 4), ""),
        ("three", (3, 3, 3), (4, 4, 4), ""),
        ("three", (3, 3, 3), (4, 4, 4, 4), reasons.WRONG_COUNT),
        ("5", (5,), (5, 5), ""),
        ("5", (5, 5), (5, 5), reasons.NOT_HIGHER),
        (BONUS, (1, 6), (4, 4), ""),
        ("row 3", None, (2, 4, 5), reasons.NO_STRAIGHT),
    ],
)
def test_the_table_of_the_rules(name: str, old: Dice | None, new: Dice, result: str) -> None:
    target = TARGETS.index(name)
    lying = tuple(old if place == target else None for place in range(14))
    state = table(new, lying)
    assert state.place_refusal(target, tuple(range(len(new)))) == result
    if not result:
        after = state.child(Place(target, tuple(range(len(new)))))
        assert after.bids[target] == Bid(0, new)
        assert after.beaten[target] == Bid(1, old or ())


@pytest.mark.rule("A6", "A7", "A8")
@given(
    faces=st.tuples(*[st.integers(1, 6)] * 5),
    lying=st.tuples(*[st.none() | st.sampled_from(LISTS[name]) for name in TARGETS]),
)
@settings(max_examples=50)
def test_the_decisions_are_the_choices_of_dice_that_fit_and_beat(
    faces: Dice, lying: tuple[Dice | None, ...]
) -> None:
    subsets = [tuple(die for die in range(5) if number & 1 << die) for number in range(1, 32)]
    shown = {dice: tuple(sorted(faces[die] for die in dice)) for dice in subsets}
    wanted = {
        Place(target, dice)
        for target, (name, old) in enumerate(zip(TARGETS, lying, strict=True))
        for dice in subsets
        if fits(name, shown[dice]) and (old is None or wins(name, shown[dice], old))
    }
    actions = table(faces, lying).legal_actions()
    assert wanted == {action for action in actions if isinstance(action, Place)}


@pytest.mark.rule("A6")
@pytest.mark.parametrize(
    ("dice", "reason"),
    [
        ((), reasons.WRONG_COUNT),
        ((5,), reasons.NO_DIE),
        ((-1,), reasons.NO_DIE),
        ((1, 0), reasons.NO_DIE),
        ((0, 0), reasons.NO_DIE),
        ((0, 1), ""),
    ],
)
def test_dice_are_named_by_ascending_position(dice: Dice, reason: str) -> None:
    state = rolled(warm(), 4, 4, 4, 4, 4)
    assert state.place_refusal(state.bonus, dice) == reason


@pytest.mark.parametrize("target", [-1, 8, 99])
def test_there_is_no_other_target(target: int) -> None:
    state = rolled(warm(), 4, 4, 4, 4, 4)
    assert state.place_refusal(target, (0,)) == reasons.NO_TARGET
    assert not state.has_target(target)


def test_the_deck_of_the_program_is_the_one_of_the_lists() -> None:
    assert [order.size for order in standard().orders] == [1, 2, 3, 4, 5, 6, 3, 4, 5, 2, 3, 4]
