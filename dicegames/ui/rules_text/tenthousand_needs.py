"""What the rules of 10.000 say of collecting: bar and minimums, strikes, all six dice used."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.models.numbers import number_text
from dicegames.models.phrases import points_text
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph

translate = QCoreApplication.translate


def needs_points(ruleset: TenThousandRuleset) -> bool:
    """Return whether it can happen that a turn has too few points to be collected."""
    bar = ruleset.bar
    return bool(bar.rises or bar.start or ruleset.opening_minimum or ruleset.turn_minimum)


def collecting(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    """Return the chapter on how many points are needed to collect (T8, T14)."""
    heading = Heading(translate("TenThousandRules", "How much you need to collect"), "bar")
    if not needs_points(ruleset):
        return heading, Paragraph(
            translate("TenThousandRules", "You may collect any points. There is no bar.")
        )
    blocks: list[Block] = [heading]
    if ruleset.opening_minimum:
        blocks.append(_item(_opening(ruleset), ruleset.opening_minimum))
    if ruleset.turn_minimum:
        text = translate("TenThousandRules", "Every turn that you collect brings at least {points}.")
        blocks.append(_item(text, ruleset.turn_minimum))
    blocks += _rising(ruleset) if ruleset.bar.rises else _fixed(ruleset)
    kinds = (ruleset.opening_minimum, ruleset.turn_minimum, ruleset.bar.rises or ruleset.bar.start)
    if sum(map(bool, kinds)) > 1:
        blocks.append(
            Paragraph(
                translate("TenThousandRules", "Where several of these hold, you need the largest of them.")
            )
        )
    blocks.append(
        Paragraph(
            translate(
                "TenThousandRules",
                "With fewer points you can’t collect: the button is disabled and says how many are missing. "
                "You roll on, for stopping short would bring nothing.",
            ),
            own=True,
        )
    )
    if ruleset.last_throws != "none":
        blocks.append(Paragraph(translate("TenThousandRules", "All of this holds in the last throws too.")))
    return tuple(blocks)


def strikes(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    """Return the chapter on missed turns and what they cost (T9)."""
    rule = ruleset.strikes
    blocks: list[Block] = [
        Heading(translate("TenThousandRules", "Strikes"), "strikes"),
        Paragraph(_missed(ruleset)),
    ]
    if not rule.in_row or rule.penalty == "none":
        text = translate(
            "TenThousandRules", "There are no strikes: a missed turn brings nothing, that is all."
        )
        return (*blocks, Paragraph(text))
    blocks.append(Item(translate("TenThousandRules", "Every missed turn is a strike.")))
    if rule.penalty == "zero":
        cost = translate(
            "TenThousandRules", "%n strike/strikes in a row set your whole score to 0.", None, rule.in_row
        )
    else:
        cost = translate(
            "TenThousandRules",
            "%n strike/strikes in a row cost you {points}. Your score may fall below 0.",
            None,
            rule.in_row,
        ).format(points=points_text(rule.minus))
    cleared = translate("TenThousandRules", "After that you have no strikes again.")
    return (
        *blocks,
        Item(cost),
        Item(cleared, own=True),
        Item(translate("TenThousandRules", "A turn that you collect clears your strikes.")),
    )


def hot_dice(ruleset: TenThousandRuleset) -> tuple[Block, ...]:
    """Return the chapter on what may follow when all six dice are used (T10, T14)."""
    heading = Heading(translate("TenThousandRules", "All six used"), "hot")
    texts: tuple[str, ...]
    match ruleset.hot_dice:
        case "may":
            texts = (
                translate(
                    "TenThousandRules",
                    "When all six dice lie aside and score, you may roll all six again and carry your "
                    "points on, as often as it happens. You may also collect.",
                ),
                translate("TenThousandRules", "A Farkle then still costs all points of the turn."),
            )
        case "must":
            texts = (
                translate(
                    "TenThousandRules",
                    "When all six dice lie aside and score, you must roll all six again and carry your "
                    "points on. You can’t collect then, not even if you would reach the target.",
                ),
                translate("TenThousandRules", "A Farkle then still costs all points of the turn."),
            )
        case "none":
            texts = (
                translate(
                    "TenThousandRules",
                    "When all six dice lie aside and score, there is no further roll: you collect.",
                ),
            )
            if needs_points(ruleset):
                texts += (
                    translate(
                        "TenThousandRules",
                        "If that is less than you need, put some of the dice back and roll them. If every "
                        "choice that scores uses up all six, the turn is missed.",
                    ),
                )
    return heading, *(Paragraph(text) for text in texts)


def _opening(ruleset: TenThousandRuleset) -> str:
    if ruleset.strikes.in_row and ruleset.strikes.penalty == "zero":
        return translate(
            "TenThousandRules",
            "To get started you need at least {points} in one turn. That holds until you have collected "
            "once, and again after your score was set to 0.",
        )
    return translate(
        "TenThousandRules",
        "To get started you need at least {points} in one turn. That holds until you have collected once.",
    )


def _fixed(ruleset: TenThousandRuleset) -> list[Block]:
    if not ruleset.bar.start:
        return []
    text = translate("TenThousandRules", "The bar lies at {bar}, for everyone and in every turn.")
    return [Item(text.format(bar=number_text(ruleset.bar.start)))]


def _rising(ruleset: TenThousandRuleset) -> list[Block]:
    bar = ruleset.bar
    if bar.start:
        start = translate("TenThousandRules", "The bar starts at {bar}: that is what your turn must bring.")
        reset = translate(
            "TenThousandRules", "After a missed turn the bar for the next player is back at {bar}."
        )
    else:
        start = translate("TenThousandRules", "At the start there is no bar.")
        reset = translate("TenThousandRules", "After a missed turn there is no bar for the next player.")
    if bar.step:
        rises = translate(
            "TenThousandRules",
            "After a turn that was collected, the bar for the next player lies {points} higher than what "
            "that turn brought. It may thus fall as well.",
        )
    else:
        rises = translate(
            "TenThousandRules",
            "After a turn that was collected, the bar for the next player lies at what that turn brought.",
        )
    return [
        Item(start.format(bar=number_text(bar.start))),
        _item(rises, bar.step),
        Item(reset.format(bar=number_text(bar.start))),
        Item(translate("TenThousandRules", "When you play alone, your own last turn sets the bar.")),
    ]


def _missed(ruleset: TenThousandRuleset) -> str:
    if ruleset.hot_dice == "none" and needs_points(ruleset):
        return translate(
            "TenThousandRules",
            "A turn is missed when it ends with a Farkle, or when all six dice are used for too few points.",
        )
    return translate("TenThousandRules", "A turn is missed when it ends with a Farkle.")


def _item(text: str, points: int) -> Item:
    return Item(text.format(points=points_text(points)))
