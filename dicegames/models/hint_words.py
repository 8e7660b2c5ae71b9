"""What a family of games says about choices, and the phrases that all of them use."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from dicegames.computer.advice import Advice, Choice
from dicegames.engine.game import State
from dicegames.models.numbers import decimal_text, percent_text
from dicegames.models.phrases import joined_names

translate = QCoreApplication.translate

_ALMOST = 1e-9


class HintWords(Protocol):
    """Say choices of the family's states in words; `choice.actions` lead on from `state`."""

    def choice(self, state: State, choice: Choice) -> str:
        """Return a choice as a sentence that asks for it: "Keep 4 4 4 and roll two dice."."""
        ...

    def short(self, state: State, choice: Choice) -> str:
        """Return a choice as a short phrase: "keep 4 4 4"."""
        ...

    def done(self, state: State, choice: Choice) -> str:
        """Return a choice as a sentence on what "you" do: "You keep 4 4 4 and roll."."""
        ...

    def reason(self, state: State, advice: Advice) -> str:
        """Return one sentence with what speaks for the best choice."""
        ...

    def doubt(self, state: State, choice: Choice) -> str:
        """Return one sentence on what a choice promises or risks, without giving a better one away."""
        ...

    def points(self, value: float) -> str:
        """Return what a value in points is: "243.1 points in the end on average"."""
        ...


def dice_words(count: int) -> str:
    """Return how many dice are rolled (1 to 6), as the end of "roll …"."""
    return (
        translate("Hints", "one die"),
        translate("Hints", "two dice"),
        translate("Hints", "three dice"),
        translate("Hints", "four dice"),
        translate("Hints", "five dice"),
        translate("Hints", "six dice"),
    )[count - 1]


def all_dice_words(count: int) -> str:
    """Return that all dice are rolled (1 to 6 of them), as the end of "roll …"."""
    return (
        translate("Hints", "the one die"),
        translate("Hints", "both dice"),
        translate("Hints", "all three dice"),
        translate("Hints", "all four dice"),
        translate("Hints", "all five dice"),
        translate("Hints", "all six dice"),
    )[count - 1]


def tenths(value: float) -> str:
    """Write a number with one decimal, and a real minus sign below zero; never "-0.0"."""
    rounded = round(value, 1)
    text = decimal_text(abs(rounded), 1)
    return f"\N{MINUS SIGN}{text}" if rounded < 0 else text


def percent_tenths(share: float) -> str:
    """Write a share (0 to 1) in percent with one decimal; only what can't be is 0, what must be 100."""
    number = round(100 * share, 1)
    if share > _ALMOST and not number:
        return translate("Numbers", "under {number}%").format(number=tenths(0.1))
    if share < 1 - _ALMOST and number >= 100:
        return translate("Numbers", "over {number}%").format(number=tenths(99.9))
    return translate("Numbers", "{number}%").format(number=tenths(number))


def chances_text(chances: Sequence[tuple[str, float]]) -> str:
    """List what can come with its chances, at least one: "31% for Four of a kind and 28% for Full house"."""
    return joined_names(
        [
            translate("Hints", "{chance} for {aim}").format(chance=percent_text(chance), aim=aim)
            for aim, chance in chances
        ]
    )
