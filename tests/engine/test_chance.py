"""Where dice come from: range, fairness, and what scripted and typed dice refuse."""

from collections import Counter
from itertools import permutations

import pytest

from dicegames.engine.chance import (
    Chance,
    DiceRoll,
    DiceSource,
    ScriptedDice,
    SeededDice,
    Shuffle,
    SystemDice,
    TypedDice,
    check_draw,
)
from dicegames.engine.errors import IllegalActionError


def chi_square(counts: Counter[int], cells: int) -> float:
    """Return the statistic of `counts` against equally likely cells."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.rule("P2")
@pytest.mark.parametrize("source", [SeededDice(7), SystemDice()], ids=["seeded", "system"])
def test_faces_are_in_range_and_equally_likely(source: DiceSource) -> None:
    rolls = [source.draw(DiceRoll(5)) for _ in range(12_000)]
    assert {len(roll) for roll in rolls} == {5}
    faces = Counter(face - 1 for roll in rolls for face in roll)
    assert set(faces) == set(range(6))
    # Five degrees of freedom: beyond 40 comes up once in seven million times by chance.
    assert chi_square(faces, 6) < 40
    pairs = Counter((roll[0] - 1) * 6 + roll[1] - 1 for roll in rolls)
    # Thirty-five degrees of freedom: beyond 110 once in a thousand million times.
    assert chi_square(pairs, 36) < 110


def test_the_fairness_test_would_find_a_bias() -> None:
    # What folding a byte onto six faces does: 256 isn't a multiple of six.
    assert chi_square(Counter({face: 10_000 + 130 * (face < 4) for face in range(6)}), 6) < 40
    assert chi_square(Counter({face: 10_000 + 600 * (face < 4) for face in range(6)}), 6) > 40


@pytest.mark.parametrize("source", [SeededDice(7), SystemDice()], ids=["seeded", "system"])
def test_every_order_of_a_deck_is_equally_likely(source: DiceSource) -> None:
    orders = {order: index for index, order in enumerate(permutations(range(4)))}
    found = Counter(orders[source.draw(Shuffle(4))] for _ in range(12_000))
    # Twenty-three degrees of freedom: beyond 90 once in a thousand million times.
    assert chi_square(found, 24) < 90


def test_dice_of_other_sizes() -> None:
    dice = SeededDice(3)
    assert {face for _ in range(50) for face in dice.draw(DiceRoll(20, 4))} == {1, 2, 3, 4}
    assert SystemDice().draw(DiceRoll(3, 1)) == (1, 1, 1)


def test_the_same_seed_gives_the_same_dice() -> None:
    def draws(seed: int) -> list[tuple[int, ...]]:
        dice = SeededDice(seed)
        return [dice.draw(DiceRoll(5)) for _ in range(20)] + [dice.draw(Shuffle(10))]

    assert draws(1) == draws(1)
    assert draws(1) != draws(2)


def test_system_dice_do_not_repeat() -> None:
    assert SystemDice().draw(DiceRoll(60)) != SystemDice().draw(DiceRoll(60))


@pytest.mark.parametrize(
    ("chance", "values", "reason"),
    [
        (DiceRoll(2), (1,), "draw_count"),
        (DiceRoll(2), (1, 2, 3), "draw_count"),
        (DiceRoll(2), (0, 2), "draw_face"),
        (DiceRoll(2), (1, 7), "draw_face"),
        (DiceRoll(1, 4), (5,), "draw_face"),
        (Shuffle(3), (0, 1, 1), "draw_permutation"),
        (Shuffle(3), (1, 2, 3), "draw_permutation"),
        (Shuffle(3), (0, 1), "draw_permutation"),
    ],
)
def test_what_chance_could_not_give_is_refused(chance: Chance, values: tuple[int, ...], reason: str) -> None:
    with pytest.raises(IllegalActionError) as caught:
        check_draw(chance, values)
    assert caught.value.reason == reason


def test_what_chance_could_give_is_taken() -> None:
    check_draw(DiceRoll(3), (1, 6, 6))
    check_draw(Shuffle(3), (2, 0, 1))


def test_scripted_dice_come_in_order_and_end() -> None:
    dice = ScriptedDice([(1, 2), (3,)])
    with pytest.raises(IllegalActionError, match="draw_count"):
        dice.draw(DiceRoll(1))
    assert dice.draw(DiceRoll(2)) == (1, 2), "a refused outcome stays in the list"
    assert dice.draw(DiceRoll(1)) == (3,)
    with pytest.raises(IllegalActionError, match="draw_missing"):
        dice.draw(DiceRoll(1))


def test_typed_dice_count_once() -> None:
    dice = TypedDice()
    with pytest.raises(IllegalActionError, match="draw_missing"):
        dice.draw(DiceRoll(2))
    dice.supply((6, 1))
    with pytest.raises(IllegalActionError, match="draw_count"):
        dice.draw(DiceRoll(3))
    # Refused faces are forgotten: they must not turn up in a later roll.
    with pytest.raises(IllegalActionError, match="draw_missing"):
        dice.draw(DiceRoll(2))
    dice.supply((6, 1))
    assert dice.draw(DiceRoll(2)) == (6, 1)
    with pytest.raises(IllegalActionError, match="draw_missing"):
        dice.draw(DiceRoll(2))
    dice.supply((6, 1))
    dice.forget()
    with pytest.raises(IllegalActionError, match="draw_missing"):
        dice.draw(DiceRoll(2))


def test_typed_dice_do_not_shuffle_decks() -> None:
    dice = TypedDice()
    dice.supply((1,))
    assert sorted(dice.draw(Shuffle(5))) == list(range(5))
    assert dice.draw(DiceRoll(1)) == (1,)
