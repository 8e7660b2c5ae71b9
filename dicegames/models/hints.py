"""The words of hints and of the tutor, for every game that has an adviser."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from dicegames.computer.advice import Advice, Choice
from dicegames.computer.mistakes import cost_of
from dicegames.engine.game import State
from dicegames.models.hint_words import HintWords, percent_tenths, tenths
from dicegames.models.ordercards_hints import OrderCardsHintWords
from dicegames.models.sheet_hints import SheetHintWords
from dicegames.models.tenthousand_hints import TenThousandHintWords
from dicegames.models.wordings import WORDINGS

translate = QCoreApplication.translate

HINTS: Mapping[str, HintWords] = MappingProxyType(
    {
        **dict.fromkeys(WORDINGS, SheetHintWords()),
        "tenthousand": TenThousandHintWords(),
        "ordercards": OrderCardsHintWords(),
    }
)
"""What says the choices of each game in words, by the id of the game."""

_LEAST_TOLD = {"points": 0.05, "win": 0.0005}
"""Differences below this would be written as zero: such choices are equally good."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is best in a position, in words.

    `best` is a sentence that asks for it, `value` what it is worth, `runner_up` the second best as a short
    phrase ("" when nothing else is allowed), `difference` how much less that is worth, `reason` one sentence.
    """

    best: str
    value: str
    runner_up: str
    difference: str
    reason: str


@dataclass(frozen=True, slots=True)
class Mistake:
    """What a choice costs, in words: what is `done`, its `cost`, and what would be `better`.

    `reason` says what the choice promises or risks; only `better` gives the best one away.
    """

    done: str
    cost: str
    better: str
    reason: str


def has_hints(game_id: str) -> bool:
    """Return whether the choices of a game have words."""
    return game_id in HINTS


def hint_of(game_id: str, state: State, advice: Advice) -> Hint:
    """Return the advice for `state` in words.

    Raises:
        KeyError: the game has no words.
    """
    words = HINTS[game_id]
    best = advice.choices[0]
    other = _runner_up(words, state, advice)
    return Hint(
        words.choice(state, best),
        _value(words, advice, best),
        "" if other is None else words.short(state, other),
        "" if other is None else _difference(advice, other),
        words.reason(state, advice),
    )


def mistake_of(game_id: str, state: State, advice: Advice, choice: Choice) -> Mistake:
    """Return in words that `choice` isn't the best one of the advice for `state`.

    Raises:
        KeyError: the game has no words.
    """
    words = HINTS[game_id]
    return Mistake(
        words.done(state, choice),
        _cost(advice, choice),
        words.choice(state, advice.choices[0]),
        words.doubt(state, choice),
    )


def _runner_up(words: HintWords, state: State, advice: Advice) -> Choice | None:
    """Return the best of the other choices that people can tell from the best one."""
    best, *others = advice.choices
    name = words.short(state, best)
    return next((other for other in others if words.short(state, other) != name), None)


def _value(words: HintWords, advice: Advice, choice: Choice) -> str:
    if advice.unit == "points":
        return words.points(choice.value)
    return translate("Hints", "{chance} chance to win").format(chance=percent_tenths(choice.value))


def _difference(advice: Advice, choice: Choice) -> str:
    cost = cost_of(advice, choice)
    if cost < _LEAST_TOLD[advice.unit]:
        return translate("Hints", "just as good")
    if advice.unit == "points":
        return translate("Hints", "{points} points less").format(points=tenths(cost))
    return translate("Hints", "{chance} less").format(chance=percent_tenths(cost))


def _cost(advice: Advice, choice: Choice) -> str:
    cost = cost_of(advice, choice)
    if cost < _LEAST_TOLD[advice.unit]:
        return translate("Hints", "That is just as good.")
    if advice.unit == "points":
        return translate("Hints", "That costs {points} points on average.").format(points=tenths(cost))
    return translate("Hints", "That costs {chance} of the chance to win.").format(chance=percent_tenths(cost))
