"""The rules of 10.000, written out of whatever ruleset is in force."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.models.game_words import ruleset_description, ruleset_difference, ruleset_name
from dicegames.models.numbers import number_text
from dicegames.models.phrases import points_text
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph
from dicegames.ui.rules_text.sheet import taking_back
from dicegames.ui.rules_text.tenthousand_examples import examples
from dicegames.ui.rules_text.tenthousand_needs import collecting, hot_dice, strikes
from dicegames.ui.rules_text.tenthousand_values import chances, setting_aside, what_scores

translate = QCoreApplication.translate


def tenthousand_rules(ruleset: Ruleset) -> tuple[Block, ...]:
    """Return the whole rules of 10.000. Raises: TypeError for a ruleset of another family."""
    if not isinstance(ruleset, TenThousandRuleset):
        raise TypeError(type(ruleset).__name__)
    chapters = (
        _in_short(ruleset),
        _turn(),
        what_scores(ruleset.values),
        setting_aside(ruleset.values),
        collecting(ruleset),
        strikes(ruleset),
        hot_dice(ruleset),
        _end(ruleset),
        chances(ruleset.values),
        taking_back(),
        examples(ruleset),
        _rulesets(ruleset),
    )
    return tuple(block for chapter in chapters for block in chapter)


def _in_short(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    return (
        Heading(translate("TenThousandRules", "In short")),
        Paragraph(
            translate(
                "TenThousandRules",
                "You play with six dice and collect points, up to {target}. The players take turns in the "
                "order of their seats.",
            ).format(target=number_text(ruleset.target))
        ),
        Paragraph(
            translate(
                "TenThousandRules",
                "After each roll you decide: collect what you have, or risk it for more. The more dice lie "
                "aside, the fewer you roll and the sooner nothing scores. Then the turn brings nothing.",
            )
        ),
        Paragraph(
            translate(
                "TenThousandRules",
                "Up to {most} people or computers sit at the table. Alone you can practise.",
            ).format(most=game_info(ruleset.game).max_players),
            own=True,
        ),
    )


def _turn() -> tuple[Block, ...]:
    return (
        Heading(translate("TenThousandRules", "Your turn"), "turn"),
        Item(translate("TenThousandRules", "Roll all six dice.")),
        Item(
            translate(
                "TenThousandRules",
                "From every roll, set at least one die or combination aside that scores. Which one is your "
                "choice; you needn’t take everything.",
            )
        ),
        Item(
            translate(
                "TenThousandRules",
                "Tap the dice one after the other if you like: all that you set aside from one roll is "
                "scored together.",
            )
        ),
        Item(
            translate(
                "TenThousandRules",
                "Until you roll on or collect, you may put the dice of this roll back.",
            ),
            own=True,
        ),
        Item(
            translate(
                "TenThousandRules",
                "Then collect, which writes the points down and ends your turn, or roll the remaining dice.",
            )
        ),
        Item(
            translate(
                "TenThousandRules",
                "A roll in which nothing scores is a Farkle: all points of the turn are lost, and the next "
                "player’s turn begins.",
            )
        ),
    )


def _end(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    blocks: list[Block] = [
        Heading(translate("TenThousandRules", "The end"), "end"),
        Paragraph(
            translate(
                "TenThousandRules",
                "The target is reached as soon as somebody has {target} or more written down.",
            ).format(target=points_text(ruleset.target))
        ),
    ]
    texts: tuple[str, ...]
    match ruleset.last_throws:
        case "round":
            texts = (
                translate(
                    "TenThousandRules",
                    "Then come the last throws: only those who haven’t had their turn in this round yet "
                    "play on. A round goes in the order of the seats from the player who started.",
                ),
                translate(
                    "TenThousandRules",
                    "If the last one of a round reaches the target, the game ends at once. So it does when "
                    "you play alone.",
                ),
            )
        case "everyone":
            texts = (
                translate(
                    "TenThousandRules",
                    "Then come the last throws: everyone else has one more turn, once. Whoever overtakes "
                    "doesn’t start them again.",
                ),
                translate("TenThousandRules", "When you play alone, the game ends at once."),
            )
        case "none":
            texts = (translate("TenThousandRules", "Then the game ends at once. There are no last throws."),)
    blocks += [Paragraph(text) for text in texts]
    highest = (
        translate("TenThousandRules", "The highest score wins.")
        if ruleset.last_throws == "none"
        else translate(
            "TenThousandRules",
            "The highest score wins, even if somebody else was the first to reach the target.",
        )
    )
    shared = translate(
        "TenThousandRules", "A tie for first place is a shared victory; all winners are named."
    )
    return (*blocks, Paragraph(highest, own=ruleset.last_throws != "none"), Paragraph(shared, own=True))


def _rulesets(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    """Tell all rulesets of the program, and what people may do with their own."""
    blocks: list[Block] = [Heading(translate("TenThousandRules", "The rulesets"))]
    for other in game_info(ruleset.game).rulesets:
        words = [f"{ruleset_name(other.id)}:", ruleset_description(other.id), ruleset_difference(other.id)]
        blocks.append(Item(" ".join(word for word in words if word)))
    return (
        *blocks,
        Paragraph(
            translate(
                "TenThousandRules",
                "You can copy a ruleset, change its values, and name, save, share and delete what is your "
                "own. Rules by which a game could never end can’t be saved.",
            )
        ),
        Paragraph(
            translate("TenThousandRules", "A game keeps the rules that it started with, whatever you change.")
        ),
    )
