"""A small game that only the tests know: everything that a game brings, and its lines in all lists.

Each seat throws one die and takes it, three rounds long.
"""

import random
import sys
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from dicegames.computer import levels
from dicegames.engine.action import Action, ActionCodec, Draw
from dicegames.engine.chance import DiceRoll
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.game import Game, State
from dicegames.engine.match import Seat, Transition
from dicegames.engine.outcome import Outcome, outcome_of_scores
from dicegames.games import catalog
from dicegames.games.catalog import GameInfo
from dicegames.games.ruleset import Ruleset
from dicegames.models import game_words, narrators
from dicegames.models.narrator import Fact
from dicegames.ui.boards import catalog as boards
from dicegames.ui.boards.board import BarButton, BoardKey, GameBoard, Prompt
from dicegames.ui.doubt import Doubt
from dicegames.ui.look import Look
from dicegames.ui.pages import tiles
from dicegames.ui.rules_text import catalog as rules_texts
from dicegames.ui.rules_text.blocks import Block, Heading, Paragraph
from dicegames.ui.sizes import Mode

ID = "race"
NAME = "The race"
ROUNDS = 3


class Throw(Action, frozen=True, tag="throw"):
    """Throw the die."""


class Take(Action, frozen=True, tag="take"):
    """Take what lies there and end the turn."""


class RaceRuleset(msgspec.Struct, frozen=True):
    """The values: what each turn brings beside the die."""

    id: str = "laps"
    game: str = ID
    name: str = ""
    extra: int = 10
    auto_entry: bool = False
    time_limit: int = 0

    @property
    def summary(self) -> str:
        """What it is."""
        return f"extra {self.extra}"


class RaceState(msgspec.Struct, frozen=True):
    """Points, how many turns were played, and the die (0: not thrown yet)."""

    ruleset: RaceRuleset
    points: tuple[int, ...]
    turn: int = 0
    die: int = 0
    flying: bool = False

    @property
    def current_seat(self) -> int | None:
        return None if self.turn == ROUNDS * len(self.points) else self.turn % len(self.points)

    @property
    def chance(self) -> DiceRoll | None:
        return DiceRoll(1) if self.flying else None

    @property
    def outcome(self) -> Outcome | None:
        return outcome_of_scores(self.points, "complete") if self.current_seat is None else None

    @property
    def resigned(self) -> frozenset[int]:
        return frozenset()

    @property
    def round(self) -> int:
        return min(self.turn // len(self.points) + 1, ROUNDS)

    def legal_actions(self) -> tuple[Action, ...]:
        if self.flying or self.current_seat is None:
            return ()
        return (Take(),) if self.die else (Throw(),)

    def child(self, action: Action) -> "RaceState":
        seat = self.current_seat
        match action:
            case Draw(values=(face,)) if self.flying:
                return msgspec.structs.replace(self, die=face, flying=False)
            case Throw() if not self.die:
                return msgspec.structs.replace(self, flying=True)
            case Take() if self.die and seat is not None:
                total = self.points[seat] + self.die + self.ruleset.extra
                points = (*self.points[:seat], total, *self.points[seat + 1 :])
                return RaceState(self.ruleset, points, self.turn + 1)
        raise IllegalActionError("not_now")

    def scores(self) -> tuple[int, ...]:
        return self.points


class RaceGame(msgspec.Struct, frozen=True):
    """The game for a number of players."""

    ruleset: RaceRuleset
    players: int
    is_timed: bool = False
    codec = ActionCodec(Throw, Take, Draw)

    @property
    def id(self) -> str:
        return ID

    def initial_state(self) -> RaceState:
        return RaceState(self.ruleset, (0,) * self.players)

    def action_to_data(self, action: Action) -> dict[str, Any]:
        return self.codec.to_data(action)

    def action_from_data(self, data: object) -> Action:
        return self.codec.from_data(data)


class RacePlayer:
    """Do what can be done."""

    def decide(self, state: State, source: random.Random, cancelled: Callable[[], bool]) -> Action:
        return state.legal_actions()[0]


class RaceFact(msgspec.Struct, frozen=True):
    """That a seat was there."""

    seat: int
    icon: str = "flag"

    def text(self, seats: tuple[Seat, ...]) -> str:
        return f"{seats[self.seat].name} was there."


class RaceNarrator:
    """Tell the race."""

    def round(self, state: State) -> int:
        return _race(state).round

    def progress(self, state: State) -> str:
        return self.progress_text(self.progress_values(state))

    def progress_values(self, state: State) -> tuple[int, ...]:
        return (_race(state).round,)

    def progress_text(self, values: tuple[int, ...]) -> str:
        return f"Lap {values[0]}"

    def next_seat(self, state: State) -> int | None:
        race = _race(state)
        after = msgspec.structs.replace(race, turn=race.turn + 1)
        return after.current_seat

    def gain(self, state: State) -> int | None:
        race = _race(state)
        return race.die + race.ruleset.extra if race.die else None

    def gain_text(self, gain: int) -> str:
        return f"taking adds {gain}"

    def strikes(self, state: State, seat: int) -> tuple[int, int] | None:
        return None

    def dice(self, state: State) -> tuple[int, ...]:
        race = _race(state)
        return (race.die,) if race.die else ()

    def is_told(self, transition: Transition) -> bool:
        return True

    def sentence(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        return f"{seats[transition.step.seat or 0].name}: {self.step_name(transition)}"

    def remark(self, transition: Transition, seats: tuple[Seat, ...]) -> str:
        return ""

    def step_name(self, transition: Transition) -> str:
        return "a throw" if transition.step.draws else f"the {_race(transition.before).die}"

    def ends_turn(self, transition: Transition) -> bool:
        return isinstance(transition.step.action, Take)

    def brief(self, transition: Transition) -> str:
        return f"took {_race(transition.before).die}"

    def handed_over(self, transition: Transition, seats: tuple[Seat, ...], *, rich: bool = False) -> str:
        return f"{seats[transition.step.seat or 0].name} took {_race(transition.before).die}."

    def columns(self) -> tuple[str, ...]:
        return ()

    def parts(self, state: State, seat: int) -> tuple[int | None, ...]:
        return ()

    def parts_text(self, parts: tuple[int | None, ...]) -> str:
        return ""

    def facts(self, state: State, transitions: tuple[Transition, ...]) -> tuple[Fact, ...]:
        return (RaceFact(0),)

    def refusal(self, reason: str) -> str:
        return "Not now." if reason == "not_now" else ""


class RaceBoard(GameBoard):
    """Offer the only thing that can be done on the button."""

    state: RaceState | None = None
    interactive = False

    @property
    def is_moving(self) -> bool:
        return False

    def show_state(
        self, state: State, seats: tuple[Seat, ...], interactive: bool, transition: Transition | None = None
    ) -> None:
        self.state, self.interactive = _race(state), interactive
        self.prompt_changed.emit()
        self.settled.emit()

    def prompt(self) -> Prompt:
        actions = self.state.legal_actions() if self.state is not None and self.interactive else ()
        return Prompt("Go on.", BarButton("Go", "now", "roll", actions[0]) if actions else None)

    def set_mode(self, mode: Mode) -> None:
        pass

    def wish(self, action: Action) -> None:
        self.action_wished.emit(action)

    def finish_motion(self) -> None:
        pass

    def take_key(self, key: int) -> bool:
        return False

    def show_countdown(self, target: object, milliseconds: int, total: int) -> None:
        raise AssertionError("no clock runs here")

    def hide_countdown(self) -> None:
        raise AssertionError("no clock runs here")

    @property
    def has_overview(self) -> bool:
        return False

    def overview_name(self) -> str:
        return ""

    def show_overview(self) -> None:
        pass

    def keys(self) -> tuple[BoardKey, ...]:
        return race_keys()

    def set_show_keys(self, show: bool) -> None:
        pass

    def doubt(self, action: Action) -> Doubt | None:
        return None


def race_keys() -> tuple[BoardKey, ...]:
    """Return the keys of the board."""
    return (BoardKey((Qt.Key.Key_G,), "G", "Go"),)


def race_rules(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the rules."""
    return Heading("The race"), Paragraph(f"Every throw brings {ruleset.summary}.")


def add_to_all_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game its line in every list, wherever a module has taken the list from its own."""
    makers = {"simple": lambda _tables, _style: RacePlayer()}
    info = GameInfo(ID, 1, 4, (RaceRuleset(),), frozenset({"not_now"}), _decoded, _made)
    _replace(monkeypatch, "GAMES", catalog.GAMES, (*catalog.GAMES, info))
    _replace(monkeypatch, "MAKERS", levels.MAKERS, MappingProxyType({**levels.MAKERS, ID: makers}))
    _replace(monkeypatch, "LEVELS", levels.LEVELS, MappingProxyType({**levels.LEVELS, ID: ("simple",)}))
    tellers = MappingProxyType({**narrators.NARRATORS, ID: RaceNarrator()})
    _replace(monkeypatch, "NARRATORS", narrators.NARRATORS, tellers)
    kinds = MappingProxyType({**boards.BOARDS, ID: boards.BoardKind(_board, race_keys)})
    _replace(monkeypatch, "BOARDS", boards.BOARDS, kinds)
    texts = MappingProxyType({**rules_texts.RULES_TEXTS, ID: race_rules})
    _replace(monkeypatch, "RULES_TEXTS", rules_texts.RULES_TEXTS, texts)

    _replace(monkeypatch, "GAME_ORDER", game_words.GAME_ORDER, (*game_words.GAME_ORDER, ID))
    for words in (
        game_words.game_name,
        game_words.game_tagline,
        game_words.game_meta,
        game_words.game_length,
    ):
        _replace(monkeypatch, words.__name__, words, _named(words))
    picture = tiles.GamePicture("slate", _no_scene, (1, 1))
    _replace(monkeypatch, "PICTURES", tiles.PICTURES, MappingProxyType({**tiles.PICTURES, ID: picture}))


def _replace(monkeypatch: pytest.MonkeyPatch, name: str, old: object, new: object) -> None:
    for module in list(sys.modules.values()):
        if module.__name__.startswith("dicegames.") and getattr(module, name, None) is old:
            monkeypatch.setattr(module, name, new)


def _race(state: State) -> RaceState:
    assert isinstance(state, RaceState)
    return state


def _named(words: Callable[[str], str]) -> Callable[[str], str]:
    def with_the_race(game_id: str) -> str:
        return NAME if game_id == ID else words(game_id)

    return with_the_race


def _no_scene(painter: QPainter, look: Look) -> None:
    pass


def _board(look: Look) -> GameBoard:
    return RaceBoard()


def _decoded(data: object) -> RaceRuleset:
    return msgspec.convert(data, RaceRuleset)


def _made(ruleset: Ruleset, players: int, first_seat: int) -> Game:
    assert isinstance(ruleset, RaceRuleset)
    return RaceGame(ruleset, players)
