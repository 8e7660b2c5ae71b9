"""The words for the levels and styles of computer players."""

from PySide6.QtCore import QCoreApplication

from dicegames.computer.levels import known_level
from dicegames.engine.errors import InvalidRecordError
from dicegames.models.phrases import joined_names

translate = QCoreApplication.translate

_LONGEST_NAMES = 60  # characters that a sentence spends on names


def level_name(level_id: str) -> str:
    """Return the name of a level; an unknown one is called after what decides there."""
    names = {
        "easy": translate("Levels", "Easy"),
        "medium": translate("Levels", "Medium"),
        "strong": translate("Levels", "Strong"),
        "champion": translate("Levels", "Champion"),
    }
    return names.get(level_id, translate("Levels", "Computer"))


def style_name(style_id: str) -> str:
    """Return the name of a style of playing. Raises: KeyError for an unknown id."""
    return {
        "": translate("Levels", "Balanced"),
        "cautious": translate("Levels", "Cautious"),
        "bold": translate("Levels", "Bold"),
    }[style_id]


def player_names(game_id: str, level_id: str, style_id: str) -> tuple[str, ...]:
    """Return what a player is called: its level, and its style unless that is the plain one.

    A level of former versions is called after the one that plays in its place.
    """
    try:
        level_id, style_id = known_level(game_id, level_id, style_id)
    except InvalidRecordError:
        return (level_name(level_id),)
    return (level_name(level_id), style_name(style_id)) if style_id else (level_name(level_id),)


def level_sentence(level_id: str, names: tuple[str, ...], game_id: str) -> str:
    """Return what the computer seats of a level do in a game; `names` is who sits there."""
    count = len(names)
    sentence = translate("Levels", "The computer decides for {names}.")
    match game_id, level_id:
        case "penta" | "fivedice", "easy":
            sentence = translate("Levels", "{names} takes/take what pays most at once.", None, count)
        case "penta" | "fivedice", "medium":
            sentence = translate("Levels", "{names} plans/plan ahead like a practised player.", None, count)
        case "penta" | "fivedice", "strong":
            sentence = translate("Levels", "{names} works/work out every turn exactly.", None, count)
        case "penta" | "fivedice", "champion":
            sentence = translate(
                "Levels", "{names} works/work out every turn exactly and plays/play to win.", None, count
            )
        case "tenthousand", "easy":
            sentence = translate(
                "Levels", "{names} takes/take all that scores and stops/stop at few dice.", None, count
            )
        case "tenthousand", "medium":
            sentence = translate("Levels", "{names} thinks/think one roll ahead.", None, count)
        case "tenthousand", "strong":
            sentence = translate(
                "Levels", "{names} works/work out what every choice brings on average.", None, count
            )
        case "tenthousand", "champion":
            sentence = translate(
                "Levels", "{names} plays/play to win and keeps/keep an eye on everyone’s score.", None, count
            )
        case "ordercards", "easy":
            sentence = translate("Levels", "{names} takes/take what fits at once.", None, count)
        case "ordercards", "medium":
            sentence = translate(
                "Levels", "{names} plans/plan every turn by the points on the cards.", None, count
            )
        case "ordercards", "strong":
            sentence = translate(
                "Levels", "{names} weighs/weigh what a card brings and whether it can be held.", None, count
            )
        case "ordercards", "champion":
            sentence = translate(
                "Levels", "{names} plays/play to win and thinks/think of everyone’s next turns.", None, count
            )
    return sentence.format(names=_subject(names))


def style_sentence(style_id: str, game_id: str) -> str:
    """Return what a style changes in a game; "" for the plain one."""
    return {
        ("tenthousand", "cautious"): translate("Levels", "Cautious: collects when in doubt."),
        ("tenthousand", "bold"): translate("Levels", "Bold: rolls on when in doubt."),
        ("ordercards", "cautious"): translate("Levels", "Cautious: prefers what is hard to beat."),
        ("ordercards", "bold"): translate("Levels", "Bold: risks more for more points."),
    }.get((game_id, style_id), "")


def fairness_sentence() -> str:
    """Return the promise that no seat gets other dice."""
    return translate("Levels", "The dice fall equally at random for everyone.")


def _subject(names: tuple[str, ...]) -> str:
    """Return who is meant: the names, or how many they are where those would be too long."""
    joined = joined_names(names)
    if len(joined) <= _LONGEST_NAMES:
        return joined
    return translate("Levels", "%n computer/computers", None, len(names))
