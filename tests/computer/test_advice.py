"""The order of advice: best first, and of equal choices the one that stands first."""

import pytest

from dicegames.computer.advice import Choice, advice_of
from dicegames.games.sheet.state import Keep, Roll

FIRST, SECOND, THIRD = (Choice((Keep(die), Roll()), value) for die, value in enumerate((3.0, 7.0, 5.0)))


def test_choices_stand_best_first() -> None:
    advice = advice_of("points", [FIRST, SECOND, THIRD])
    assert advice.choices == (SECOND, THIRD, FIRST)
    assert advice.unit == "points"


def test_of_choices_that_differ_by_rounding_alone_the_first_is_the_best() -> None:
    rounded = Choice((Roll(),), 7.0 + 1e-12)
    assert advice_of("win", [FIRST, SECOND, rounded]).choices == (SECOND, rounded, FIRST)
    clearly = Choice((Roll(),), 7.0 + 1e-6)
    assert advice_of("win", [FIRST, SECOND, clearly]).choices == (clearly, SECOND, FIRST)


def test_no_choice_is_no_advice() -> None:
    with pytest.raises(ValueError, match="empty"):
        advice_of("points", [])
