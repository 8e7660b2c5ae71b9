"""What a turn of 10.000 needs, and what missed turns cost: bar, minimums and strikes."""

from itertools import permutations

import pytest

from dicegames.games.tenthousand import reasons
from dicegames.games.tenthousand.ruleset import FARKLE, SHORT, Bar, Penalty, Strikes
from dicegames.games.tenthousand.state import Collect, Miss
from games.tenthousand_help import NO_BAR, aside, collected, missed, refusal, rolled, start, varied


@pytest.mark.rule("T8")
def test_the_bar_starts_rises_and_falls_back() -> None:
    state = start(players=3)
    assert state.bar == state.needed == 350
    state = collected(state, 600)
    assert state.bar == state.needed == 650
    state = collected(state, 650)
    assert state.bar == 700
    state = missed(state)
    assert state.bar == 350
    state = collected(state, 350)
    assert state.bar == 400
    state = collected(state, 2000)
    assert state.bar == 2050


@pytest.mark.rule("T8")
def test_below_the_bar_is_no_collecting_and_how_much_is_missing_is_told() -> None:
    state = aside(rolled(collected(start(), 350), 3, 3, 3, 5, 2, 4), 3, 3, 3, 5)
    assert (state.bar, state.turn_points, state.missing) == (400, 350, 50)
    assert refusal(state, Collect()) == reasons.BELOW_NEEDED
    assert refusal(state, Miss()) == reasons.TURN_NOT_MISSED
    state = aside(rolled(state, 5, 2), 5)
    assert state.missing == 0
    assert state.child(Collect()).points == (350, 400)


@pytest.mark.rule("T8")
@pytest.mark.parametrize(
    ("bar", "bars"),
    [
        (Bar(350, True, 50), (350, 550, 350, 450)),
        (Bar(300, True, 200), (300, 700, 300, 600)),
        (Bar(0, True, 100), (0, 600, 0, 500)),
        (Bar(350, False, 50), (350, 350, 350, 350)),
        (Bar(0, False, 50), (0, 0, 0, 0)),
        (Bar(350, True, 0), (350, 500, 350, 400)),
    ],
)
def test_every_kind_of_bar(bar: Bar, bars: tuple[int, ...]) -> None:
    state = start(varied(SHORT, bar=bar))
    seen = [state.bar]
    state = collected(state, 500)
    seen.append(state.bar)
    state = missed(state)
    seen.append(state.bar)
    state = collected(state, 400)
    seen.append(state.bar)
    assert tuple(seen) == bars
    assert state.ruleset.bar_after(0) == bar.start


@pytest.mark.rule("T8", "T12")
def test_alone_ones_own_last_turn_sets_the_bar() -> None:
    state = collected(start(players=1), 400)
    assert (state.bar, state.seat) == (450, 0)
    assert missed(state).bar == 350


@pytest.mark.rule("T14")
def test_the_largest_minimum_is_needed() -> None:
    def needed(opening: int, each: int, bar: int, opened: bool) -> int:
        ruleset = varied(SHORT, opening_minimum=opening, turn_minimum=each, bar=Bar(bar, False, 0))
        return start(ruleset, opened=(opened, not opened)).needed

    for low, middle, high in [(0, 100, 500), (0, 0, 50), (350, 350, 350), (50, 100, 150)]:
        for opening, each, bar in permutations((low, middle, high)):
            assert needed(opening, each, bar, False) == high
            assert needed(opening, each, bar, True) == max(each, bar)
    assert needed(0, 0, 0, False) == 0
    state = collected(start(varied(SHORT, turn_minimum=500)), 1000)
    assert state.needed == state.bar == 1050


@pytest.mark.rule("T14")
def test_the_opening_minimum_holds_until_first_on_the_board() -> None:
    state = start(FARKLE)
    assert state.needed == 500
    state = missed(state)
    assert state.needed == 500
    state = collected(state, 500)
    assert state.needed == 500, "the other seat isn't on the board yet"
    state = missed(state)
    assert state.needed == 0
    assert aside(rolled(state, 5, 2, 3, 3, 4, 6), 5).child(Collect()).points == (0, 550)


@pytest.mark.rule("T9", "T14")
def test_a_zeroed_score_has_to_open_again() -> None:
    ruleset = varied(SHORT, opening_minimum=1000, bar=NO_BAR, strikes=Strikes(2, "zero", 0))
    state = collected(start(ruleset, players=1), 1000)
    assert (state.needed, state.opened) == (0, (True,))
    state = missed(state)
    assert (state.needed, state.points) == (0, (1000,))
    state = missed(state)
    assert (state.points, state.strikes, state.opened, state.needed) == ((0,), (0,), (False,), 1000)
    state = collected(state, 1000)
    assert (state.points, state.needed) == ((1000,), 0)


@pytest.mark.rule("T9")
def test_three_strikes_in_a_row_at_4200_points() -> None:
    state = start(points=(4200, 900), strikes=(2, 1), opened=(True, True), last_collected=600)
    assert state.bar == 650
    lost = rolled(state, 2, 2, 3, 3, 4, 6)
    assert (lost.strikes_after_miss, lost.points_after_miss) == (3, 0)
    after = lost.child(Miss())
    assert (after.points, after.strikes, after.bar) == ((0, 900), (0, 1), 350)
    assert after.opened == (False, True)


@pytest.mark.rule("T9")
def test_a_collected_turn_clears_strikes() -> None:
    state = start(points=(1000, 1000), strikes=(2, 2))
    after = collected(state, 350)
    assert after.strikes == (0, 2)
    assert missed(after).points == (1350, 0)


@pytest.mark.rule("T9", "T14")
@pytest.mark.parametrize("in_row", range(10))
@pytest.mark.parametrize(
    ("penalty", "minus", "points"),
    [("none", 500, 700), ("zero", 500, 0), ("minus", 500, 200), ("minus", 1000, -300)],
)
def test_strikes_of_every_number_and_penalty(in_row: int, penalty: Penalty, minus: int, points: int) -> None:
    ruleset = varied(SHORT, strikes=Strikes(in_row, penalty, minus), opening_minimum=400)
    state = start(ruleset, players=1, points=(700,), opened=(True,))
    if in_row == 0:
        for _ in range(12):
            assert (state.strikes_after_miss, state.points_after_miss) == (0, 700)
            state = missed(state)
            assert (state.points, state.strikes, state.opened) == ((700,), (0,), (True,))
        return
    for strike in range(1, in_row):
        state = missed(state)
        assert (state.points, state.strikes, state.opened) == ((700,), (strike,), (True,))
    assert state.strikes_after_miss == in_row
    assert state.points_after_miss == points
    state = missed(state)
    assert (state.points, state.strikes) == ((points,), (0,))
    assert state.opened == (penalty != "zero",)


@pytest.mark.rule("T9", "T14")
def test_minus_points_go_below_zero_again_and_again() -> None:
    state = start(FARKLE, players=1)
    for turn in range(1, 10):
        state = missed(state)
        assert state.points == (-1000 * (turn // 3),)
    assert state.needed == 500
    assert collected(state, 500).points == (-2500,)
