"""What is played by real keys and clicks, and what a hand does next."""

import random
from dataclasses import dataclass
from typing import Any

from dicegames.computer.levels import default_level
from dicegames.engine.match import Seat
from dicegames.games.catalog import game_info
from dicegames.models.game_words import GAME_ORDER
from dicegames.storage.settings import LineUp, Settings

_KEYS = {
    "space": 8,
    "Return": 5,
    "Down": 6,
    "Up": 1,
    "Right": 1,
    **dict.fromkeys("123456", 3),
    "t": 3,
    "e": 2,
    "c": 1,
    "ctrl+z": 4,
    "ctrl+shift+z": 3,
    "h": 0.7,
    "p": 0.7,
    "l": 0.5,
    "a": 0.5,
    "Escape": 1,
}
"""What a hand does at any table, and how often; what means nothing there does nothing."""

_AWAY = (("ctrl+h",), ("F1", "Escape"), ("F2", "Escape"), ("ctrl+comma", "Escape"), ("ctrl+n",))
"""Other pages and back; some close the table."""


@dataclass(frozen=True)
class Plan:
    """What is played in one folder: with `computer` against one and with motion, else by two people."""

    game_id: str
    computer: bool

    @property
    def words(self) -> str:
        """What tells this plan from others of its game."""
        return "against a computer" if self.computer else "two people"

    @property
    def settings(self) -> Settings:
        """The settings under which it is played."""
        second = Seat("Ben", "teal")
        if self.computer:
            second = Seat("Ben", "teal", "computer", default_level(self.game_id))
        line_up = LineUp(game_info(self.game_id).rulesets[0].id, (Seat("Ada", "orange"), second))
        return Settings(
            motion="full" if self.computer else "off",
            pace="fast",
            auto_entry=0,
            confirm_zero=False,
            line_ups={self.game_id: line_up},
        )


def next_words(plan: Plan, told: dict[str, Any], choice: random.Random) -> list[str]:
    """Return what a hand does next, as commands of xdotool."""
    page = told.get("page")
    if page == "home":
        cards = told["cards"]
        if choice.random() < 0.15:
            return _click(choice.choice(told["items"]))
        if cards and choice.random() < 0.8:
            return _click(choice.choice(cards))
        return _click(told["tiles"][GAME_ORDER.index(plan.game_id)])
    if page == "new":
        return ["key", "Return"]
    if page == "sessions":
        return ["key", choice.choice(("ctrl+h", "Down", "Return"))]
    if page in ("rules", "settings", "other"):
        return ["key", "ctrl+h"]
    if page == "popup":
        return ["key", "Escape"]
    if page == "dialog":
        return ["key", choice.choice(("Return", "Escape"))]
    words: list[str] = []
    if told.get("covered"):
        words += ["key", *choice.choice((("space",), ("Escape",), ("space", "Escape"), ("a",)))]
    for _ in range(choice.randint(1, 4)):
        words += _at_the_table(told, choice)
        words += ["sleep", f"{choice.uniform(0.0, 0.05):.3f}"]
    return words


def _at_the_table(told: dict[str, Any], choice: random.Random) -> list[str]:
    if told.get("over") and choice.random() < 0.3:
        return ["key", "ctrl+n"]
    if choice.random() < 0.01:
        return ["key", *choice.choice(_AWAY)]
    if told.get("buttons") and choice.random() < 0.2:
        return _click(choice.choice(told["buttons"]))
    return ["key", choice.choices(list(_KEYS), list(_KEYS.values()))[0]]


def _click(point: list[int]) -> list[str]:
    return ["mousemove", str(point[0]), str(point[1]), "click", "1"]
