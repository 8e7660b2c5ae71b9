"""Chances of single targets in Order Cards, against rolling every outcome."""

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, product

import pytest

from dicegames.computer.ordercards_chances import beating_chance
from dicegames.computer.ordercards_prospects import hold_chance, keep_chance, start_chance, turn_chance
from dicegames.games.ordercards.actions import EndTurn, Keep
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import OrderCardsState
from games.ordercards_help import BONUS, CENTRE, card, changed, dealt, put, rolled, target_of, turn, warm
from games.ordercards_oracle import CENTRE as FIVE
from games.ordercards_oracle import LISTS, NAMES

Dice = tuple[int, ...]


def holds(name: str, pips: int, dice: Dice, bonus: int) -> bool:
    """Return whether dice hold a group of more than `pips`; one may be turned to the bonus die's face."""
    hands = [dice]
    if bonus:
        hands += [(*dice[:die], bonus, *dice[die + 1 :]) for die in range(len(dice))]
    groups = {group for group in LISTS[name] if sum(group) > pips}
    return any(
        tuple(sorted(group)) in groups
        for hand in hands
        for size in range(1, len(hand) + 1)
        for group in combinations(hand, size)
    )


def brute(name: str, pips: int, kept: Dice, dice: int, bonus: int, has_bonus: bool, rolls: int) -> float:
    """Return the chance by rolling everything; `bonus` is the face of a kept bonus die, else 0."""

    @cache
    def value(held: Dice, face: int, left: int) -> float:
        faces = (face,) if face or not has_bonus else range(1, 7)
        outcomes = [
            (tuple(sorted((*held, *thrown))), shown)
            for thrown in product(range(1, 7), repeat=dice - len(held))
            for shown in faces
        ]
        return sum(best(hand, shown, left - 1) for hand, shown in outcomes) / len(outcomes)

    @cache
    def best(hand: Dice, shown: int, left: int) -> float:
        ended = float(holds(name, pips, hand, shown))
        if not left or ended:
            return ended
        return max(
            value(held, face, left)
            for size in range(len(hand) + 1)
            for held in set(combinations(hand, size))
            for face in {0, shown}
        )

    return value(tuple(sorted(kept)), bonus, rolls)


def keeping(state: OrderCardsState, dice: Sequence[int]) -> OrderCardsState:
    for die in dice:
        state = state.child(Keep(die))
    return state


def twice_rolled(*faces: int) -> OrderCardsState:
    tops = [card(name) for name in ("4", "row 3", "row 5", "three", "four", "pair")]
    return rolled(rolled(warm(2, *tops), *faces), *faces)


@pytest.mark.parametrize("place", range(6))
def test_one_roll_is_counted(place: int) -> None:
    source = random.Random(place)
    names = ("4", "row 3", "row 5", "three", "four", "pair")
    for size in (0, 2, 3, 4):
        state = keeping(twice_rolled(*(source.randint(1, 6) for _ in range(5))), range(size))
        kept = state.dice[:size]
        chance, best = keep_chance(state, place)
        assert chance == pytest.approx(brute(names[place], 0, kept, 5, 0, False, 1))
        assert best >= chance


def test_the_best_keep_is_found() -> None:
    state = keeping(twice_rolled(1, 2, 3, 4, 6), (4,))
    chance, best = keep_chance(state, 2)
    assert chance == pytest.approx(24 / 6**4)  # 2 3 4 5 in any order beside the 6
    assert best == pytest.approx(1 / 6)


def test_dice_that_lie_there_must_be_beaten() -> None:
    state = turn(warm(2, card("three")), {0: (3, 3, 3)})
    state = keeping(rolled(rolled(state, 3, 3, 3, 4, 4), 3, 3, 4, 4, 3), (2, 3))
    chance, _ = keep_chance(state, 0)
    assert chance == pytest.approx(brute("three", 9, (4, 4), 5, 0, False, 1))
    assert chance == pytest.approx((216 - 125 + 2) / 216)  # a 4, or three equal of 5 or 6


@pytest.mark.parametrize("bonus_kept", [True, False])
def test_a_bonus_die_turns_one_die(bonus_kept: bool) -> None:
    start = changed(warm(2, card("four"), card("row 5")), bonus_turn=True, bonus_in_hand=True)
    state = rolled(rolled(start, 1, 2, 5, 5, 6, 5), 1, 2, 5, 5, 6, 5)
    state = keeping(state, (2, 3, 5) if bonus_kept else (2, 3))
    for target, name in ((0, "four"), (1, "row 5")):
        face = 5 if bonus_kept else 0
        chance, _ = keep_chance(state, target)
        assert chance == pytest.approx(brute(name, 0, (5, 5), 5, face, True, 1))


def test_two_rolls_with_a_bonus_die() -> None:
    start = changed(dealt(2, card("three")), bonus_turn=True, bonus_in_hand=True)  # three dice and the bonus
    state = keeping(rolled(start, 2, 2, 5, 6), (0, 1))
    chance, _ = keep_chance(state, 0)
    assert chance == pytest.approx(brute("three", 0, (2, 2), 3, 0, True, 2))


def test_a_whole_turn_is_three_rolls() -> None:
    order = standard().order(card("pair"))
    assert turn_chance(order, 4, 3, False) == pytest.approx(brute("pair", 4, (), 3, 0, False, 3))
    for name in NAMES:
        order = standard().order(card(name))
        for dice in (3, 4, 5):
            plain = turn_chance(order, 5, dice, False)
            assert plain == pytest.approx(beating_chance(order, 5, dice))
            assert turn_chance(order, 5, dice, True) >= plain


def test_the_start_of_a_turn_looks_at_what_lies_there() -> None:
    state = turn(warm(2, card("4")), {0: (4, 4)})
    assert start_chance(state, 0) == pytest.approx(beating_chance(state.order(0), 8, 5))
    assert start_chance(state, target_of(state, CENTRE)) == pytest.approx(
        sum(brute_five(face) for face in range(1, 7)), abs=1e-9
    )


def brute_five(face: int) -> float:
    """Return a sixth of the known chance of five equal dice."""
    assert LISTS[FIVE][face - 1] == (face,) * 5
    return 0.04602864252569899 / 6


def test_dice_hold_if_nobody_of_the_others_beats_them() -> None:
    state = put(rolled(warm(3, card("4")), 4, 4, 1, 2, 3), 0, 4, 4)
    alone = beating_chance(state.order(0), 8, 5)
    assert hold_chance(state, 0) == pytest.approx((1 - alone) ** 2)
    safe = put(rolled(warm(2, card("three")), 6, 6, 6, 1, 2), 0, 6, 6, 6)
    assert hold_chance(safe, 0) == 1.0


def test_early_turns_have_fewer_dice() -> None:
    state = put(rolled(dealt(2, card("4")), 4, 1, 2), 0, 4)
    assert hold_chance(state, 0) == pytest.approx(1 - beating_chance(state.order(0), 4, 4))


def test_a_rival_on_the_bonus_die_will_have_it() -> None:
    state = turn(warm(2, card("three")), {BONUS: (6, 6)})
    state = put(rolled(state, 3, 3, 3, 1, 1), 0, 3, 3, 3)
    bid = state.bids[state.bonus]
    assert bid is not None
    assert bid.seat != state.seat
    assert hold_chance(state, 0) == pytest.approx(1 - turn_chance(state.order(0), 9, 5, True))
    assert state.child(EndTurn()).bonus_in_hand
