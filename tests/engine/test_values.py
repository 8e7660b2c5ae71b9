"""Actions as data, errors and outcomes."""

import pytest

from dicegames.engine.action import Draw
from dicegames.engine.errors import IllegalActionError, InvalidActionError, InvalidRecordError
from dicegames.engine.outcome import Outcome, outcome_of_scores
from engine.toy_game import CODEC, Take, Toss


@pytest.mark.parametrize(
    ("action", "data"),
    [
        (Take(2), {"type": "take", "points": 2}),
        (Toss(), {"type": "toss"}),
        (Draw((1, 6)), {"type": "draw", "values": (1, 6)}),
    ],
)
def test_actions_have_a_data_form_and_its_inverse(
    action: Take | Toss | Draw, data: dict[str, object]
) -> None:
    assert CODEC.to_data(action) == data
    assert CODEC.from_data(data) == action


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"type": "steal"},
        {"type": "take"},
        {"type": "take", "points": "2"},
        {"type": "take", "points": True},
        {"type": "take", "points": 2, "more": 1},
        {"type": "draw", "values": [1, None]},
    ],
)
def test_other_data_is_no_action(data: object) -> None:
    with pytest.raises(InvalidActionError):
        CODEC.from_data(data)


def test_errors_carry_what_the_interface_needs() -> None:
    assert IllegalActionError("no_dice").reason == "no_dice"
    whole = InvalidRecordError("newer")
    assert (whole.reason, whole.line, whole.detail) == ("newer", 0, "")
    line = InvalidRecordError("bad", 48, "not JSON")
    assert (line.line, line.detail) == (48, "not JSON")
    assert "48" in str(line)
    assert "0" not in str(whole)
    for error in (whole, IllegalActionError("x"), InvalidActionError("x")):
        assert isinstance(error, ValueError)


@pytest.mark.rule("P12")
@pytest.mark.parametrize(
    ("scores", "winners", "places"),
    [
        ((7,), (0,), (1,)),
        ((1, 3, 2), (1,), (3, 1, 2)),
        ((5, 5, 1), (0, 1), (1, 1, 3)),
        ((4, 9, 4, 9), (1, 3), (3, 1, 3, 1)),
        ((0, 0), (0, 1), (1, 1)),
        ((-3, -1), (1,), (2, 1)),
    ],
)
def test_most_points_win_and_equal_scores_share_a_place(
    scores: tuple[int, ...], winners: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert outcome_of_scores(scores, "end") == Outcome(winners, places, "end")
