"""Small phrases that the sentences of every game are made of."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.models.numbers import GROUPED_FROM, number_text

translate = QCoreApplication.translate

_FEW = 8


def points_text(points: int) -> str:
    """Return a number of points in words."""
    # Qt fills in a number as it is, and none below zero.
    if not 0 <= points < GROUPED_FROM:
        return translate("Phrases", "{points} points").format(points=number_text(points))
    return translate("Phrases", "%n point/points", None, points)


def faces(values: tuple[int, ...]) -> str:
    """Write dice as figures: "3 3 5"."""
    return " ".join(str(value) for value in values)


def joined_names(names: Sequence[str]) -> str:
    """Join names the way a sentence does: "Ada, Ben and Cem"."""
    if len(names) < 2:
        return "".join(names)
    return translate("Phrases", "{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


def kind_of_name(name: str, is_computer: bool) -> str:
    """Return a name that tells a computer: "Cem (computer)"; one like "Computer 2" says it already."""
    word = translate("Phrases", "Computer")
    if not is_computer or name.casefold().startswith(word.casefold()):
        return name
    return translate("Phrases", "{name} (computer)").format(name=name)


def game_over() -> str:
    """Say that nobody plays on."""
    return translate("Phrases", "The game is over")


def end_texts(names: Sequence[str], winners: Sequence[int]) -> tuple[str, str]:
    """Say that the game is over and who of `names` won; alone at the table nobody wins."""
    return game_over(), win_sentence([names[seat] for seat in winners]) if len(names) > 1 else ""


def win_sentence(names: Sequence[str]) -> str:
    """Say who won: "Ada wins", "Ada and Cem win"."""
    joined = joined_names(names)
    if len(names) > 1:
        return translate("Phrases", "{names} win").format(names=joined)
    return translate("Phrases", "{name} wins").format(name=joined)


def few_of(words: Sequence[str]) -> list[str]:
    """Return the first of many words, and last how many more there are: a message has to fit."""
    if len(words) <= _FEW:
        return list(words)
    rest = translate("Phrases", "and %n more", None, len(words) - _FEW + 1)
    return [*words[: _FEW - 1], rest]
