"""The words for games and rulesets."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.catalog import GAMES, game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.ruleset import TenThousandRuleset

translate = QCoreApplication.translate

_POINTS_IN_FIVE_MINUTES = 1250  # of the target of 10.000: the short game takes 20 minutes

FIRST_RULESET = "first"
"""The id of the rules of a guided first game, where those differ from all that can be chosen."""

GAME_ORDER = tuple(info.id for info in GAMES)
"""Every game in the order in which it is offered."""


def game_name(game_id: str) -> str:
    """Return the name of a game. Raises: KeyError for an unknown id."""
    return {
        "penta": translate("Games", "Penta"),
        "tenthousand": translate("Games", "10,000"),
        "fivedice": translate("Games", "5 Dice"),
        "ordercards": translate("Games", "Order Cards"),
    }[game_id]


def game_tagline(game_id: str) -> str:
    """Return the one sentence that says what a game is about. Raises: KeyError for an unknown id."""
    return {
        "penta": translate("Games", "Five dice, three rolls, thirteen boxes."),
        "tenthousand": translate("Games", "Collect points, but don’t dare too much."),
        "fivedice": translate("Games", "With a cup. Also as a puzzle against the clock."),
        "ordercards": translate("Games", "Place dice on cards and defend them."),
    }[game_id]


def game_meta(game_id: str) -> str:
    """Return how many play and how long it takes. Raises: KeyError for an unknown id."""
    return {
        "penta": translate("Games", "1–8 players, about 25\N{NO-BREAK SPACE}min."),
        "tenthousand": translate("Games", "1–8 players, about 20\N{NO-BREAK SPACE}min."),
        "fivedice": translate("Games", "1–8 players, about 25\N{NO-BREAK SPACE}min."),
        "ordercards": translate("Games", "2–5 players, about 30\N{NO-BREAK SPACE}min."),
    }[game_id]


def game_length(game_id: str) -> str:
    """Return the sentence on how long a game takes. Raises: KeyError for an unknown id."""
    return {
        "penta": translate("Games", "A game takes about 25 minutes."),
        "tenthousand": translate("Games", "A game takes about 20 minutes."),
        "fivedice": translate("Games", "A game takes about 25 minutes."),
        "ordercards": translate("Games", "A game takes about 30 minutes."),
    }[game_id]


def match_length(ruleset: Ruleset) -> str:
    """Return the sentence on how long a game by a ruleset takes. Raises: KeyError for an unknown game."""
    if isinstance(ruleset, TenThousandRuleset):
        fives = max(1, round(ruleset.target / _POINTS_IN_FIVE_MINUTES))
        return translate("Games", "A game takes about %n minute/minutes.", None, 5 * fives)
    return game_length(ruleset.game)


def ruleset_name(ruleset_id: str) -> str:
    """Return the name of a ruleset; one that this version doesn't offer is somebody's own."""
    names = {
        "penta": translate("Games", "Penta"),
        "classic": translate("Games", "Classic"),
        "fivedice": translate("Games", "5 Dice"),
        "puzzle3": timed_name(3),
        "puzzle5": timed_name(5),
        "puzzle10": timed_name(10),
        "short": translate("Games", "Short game (5000)"),
        "classic10000": translate("Games", "Classic (10,000)"),
        "farkle": translate("Games", "Farkle"),
        "standard": translate("Games", "Order Cards"),
        FIRST_RULESET: translate("Games", "First game"),
    }
    return names.get(ruleset_id, translate("Games", "Own rules"))


def short_ruleset_name(ruleset: Ruleset) -> str:
    """Return what a ruleset is called inside a sentence: without its target in brackets."""
    names = {
        "short": translate("Games", "Short game"),
        "classic10000": translate("Games", "Classic"),
    }
    return ruleset.name or names.get(ruleset.id, ruleset_name(ruleset.id))


def ruleset_title(ruleset: Ruleset) -> str:
    """Return what somebody called a ruleset, or its name in the program."""
    return ruleset.name or ruleset_name(ruleset.id)


def ruleset_description(ruleset_id: str) -> str:
    """Return what a ruleset is in a sentence or two; "" for somebody's own."""
    return {
        "penta": translate(
            "Games", "Five dice, three rolls, thirteen boxes. A crossed-out box stays crossed out."
        ),
        "classic": translate("Games", "Like Penta, with the widespread joker."),
        "fivedice": translate(
            "Games", "Five dice, a cup, thirteen columns. A further five of a kind fits anywhere."
        ),
        "puzzle3": puzzle_description(),
        "puzzle5": puzzle_description(),
        "puzzle10": puzzle_description(),
        "short": translate(
            "Games",
            "To 5000, with a bar that rises from player to player and three strikes that cost everything.",
        ),
        "classic10000": translate(
            "Games", "To 10,000, and every turn that you collect brings at least 350 points."
        ),
        "farkle": translate("Games", "To 10,000, and you need 500 points in one turn to get started."),
        "standard": translate(
            "Games",
            "48 cards in four colours. A card is yours when nobody has beaten your dice by your next turn.",
        ),
    }.get(ruleset_id, "")


def puzzle_name() -> str:
    """Return what a game against the clock is called (F8)."""
    return translate("Games", "Puzzle")


def puzzle_description() -> str:
    """Return what a game against the clock is, whatever its limit."""
    return translate("Games", "You alone against the clock, as often as you like. The best results are kept.")


def minutes_text(minutes: int) -> str:
    """Return a limit of time: "5 minutes"."""
    return translate("Games", "%n minute/minutes", None, minutes)


def timed_name(minutes: int) -> str:
    """Return the name of a puzzle with its limit: "Puzzle, 5 minutes"."""
    return f"{puzzle_name()}, {minutes_text(minutes)}"


def ruleset_difference(ruleset_id: str) -> str:
    """Return what differs from the game's default ruleset; "" where nothing does."""
    return {
        "classic": translate(
            "Games", "The joker also counts when Penta was crossed out with 0. There are no 100 points then."
        ),
        "classic10000": translate(
            "Games",
            "No rising bar, no strikes; the straight counts 2000, three pairs 1000, two triples no extra.",
        ),
        "farkle": translate(
            "Games",
            "No bar, three Farkles in a row cost 1000 points, equal dice and combinations have fixed values, "
            "and at the end everyone else has one more turn.",
        ),
    }.get(ruleset_id, "")


def is_default_ruleset(game_id: str, ruleset_id: str) -> bool:
    """Say whether a ruleset is the default of a game. Raises: InvalidRecordError for an unknown game."""
    return game_info(game_id).rulesets[0].id == ruleset_id
