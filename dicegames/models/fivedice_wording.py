"""How 5 Dice speaks: columns in a left and a right part, dice that are secured beside the cloth."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.wording import Wording

translate = QCoreApplication.translate


class FiveDiceWording(Wording):
    """The words of 5 Dice; see `Wording` for what each method says."""

    def box(self, box: Box) -> str:
        """Return the name of a column."""
        match box:
            case Box.ACES:
                return translate("FiveDice", "1s")
            case Box.TWOS:
                return translate("FiveDice", "2s")
            case Box.THREES:
                return translate("FiveDice", "3s")
            case Box.FOURS:
                return translate("FiveDice", "4s")
            case Box.FIVES:
                return translate("FiveDice", "5s")
            case Box.SIXES:
                return translate("FiveDice", "6s")
            case Box.THREE_KIND:
                return translate("FiveDice", "3x")
            case Box.FOUR_KIND:
                return translate("FiveDice", "4x")
            case Box.FULL_HOUSE:
                return translate("FiveDice", "Full house")
            case Box.SMALL_STRAIGHT:
                return translate("FiveDice", "Small straight")
            case Box.LARGE_STRAIGHT:
                return translate("FiveDice", "Large straight")
            case Box.FIVE_KIND:
                return translate("FiveDice", "5x")
            case Box.CHANCE:
                return translate("FiveDice", "SOS")

    def upper(self) -> str:
        """Return the short name of the left part."""
        return translate("FiveDice", "Left")

    def lower(self) -> str:
        """Return the short name of the right part."""
        return translate("FiveDice", "Right")

    def upper_sheet(self) -> str:
        """Return what screen readers call the left part."""
        return translate("FiveDice", "Table, left part")

    def lower_sheet(self) -> str:
        """Return what screen readers call the right part."""
        return translate("FiveDice", "Table, right part")

    def bonus(self, ruleset: SheetRuleset) -> str:
        """Return the label of the row of the bonus."""
        return translate("FiveDice", "Bonus")

    def bonus_hint(self, ruleset: SheetRuleset) -> str:
        """Return how many points it brings, and from which sum on."""
        return translate("FiveDice", "{points} from {target}").format(
            points=ruleset.upper_bonus, target=ruleset.upper_target
        )

    def upper_sum(self) -> str:
        """Return the label of the sum of the left part."""
        return translate("FiveDice", "Sum")

    def upper_sum_hint(self) -> str:
        """Return nothing: the label says it all."""
        return ""

    def upper_sum_spoken(self) -> str:
        """Return what screen readers call that sum."""
        return translate("FiveDice", "Left part with bonus")

    def tap_hint(self, small: bool) -> str:
        """Return what to do with the dice that lie there."""
        if small:
            return translate("FiveDice", "Tap or drag: secure")
        return translate("FiveDice", "Tap or drag dice to the left to secure them.")

    def confirm(self) -> str:
        """Return what the button that ends the turn says."""
        return translate("FiveDice", "Enter")

    def choose(self) -> str:
        """Return the sentence that asks for a column."""
        return translate("FiveDice", "Tap a column.")

    def choose_or_roll(self) -> str:
        """Return the sentence that asks for a column or a roll."""
        return translate("FiveDice", "Tap a column or roll again.")

    def choose_first(self) -> str:
        """Return what the barred button lacks."""
        return translate("FiveDice", "tap a column first")

    def all_kept(self) -> str:
        """Return the sentence on five secured dice."""
        return translate(
            "FiveDice", "You have secured all dice. Tap a column, or take a die back to roll again."
        )

    def chosen(self, name: str, points: str) -> str:
        """Return the sentence on what a column brings."""
        return translate("FiveDice", "{column} brings {points}.").format(column=name, points=points)

    def sacrifice(self) -> str:
        """Return the sentence that no open column brings points."""
        return translate("FiveDice", "No open column scores: you must enter a 0.")

    def zero_doubt(self, name: str, best: int) -> str:
        """Return what to consider before 0 is entered."""
        text = translate(
            "FiveDice", "{column} would get 0 points. Another open column brings up to {points}."
        )
        return text.format(column=name, points=best)

    def dice_key(self) -> str:
        """Return what the keys of the dice do."""
        return translate("FiveDice", "Secure a die or take it back")

    def arrow_key(self) -> str:
        """Return what the arrow keys do."""
        return translate("FiveDice", "Move over the table")

    def enter_key(self) -> str:
        """Return what Enter does."""
        return translate("FiveDice", "Choose the column, then enter")

    def kept(self, name: str, face: int) -> str:
        """Tell that a seat secures a die."""
        return translate("FiveDice", "{name} secures the {face}").format(name=name, face=face)

    def released(self, name: str, face: int) -> str:
        """Tell that a seat takes a die back."""
        return translate("FiveDice", "{name} takes the {face} back").format(name=name, face=face)

    def rolled_on(self, name: str, kept: str, rolled: str) -> str:
        """Tell that a seat rolls the dice that it didn't secure."""
        return translate("FiveDice", "{name} secures {kept} and rolls {faces}").format(
            name=name, kept=kept, faces=rolled
        )

    def bonus_reached(self, name: str, target: int, bonus: str) -> str:
        """Tell that a seat reached the bonus."""
        return translate("FiveDice", "{name} reaches {target} in the left part: {bonus}").format(
            name=name, target=target, bonus=bonus
        )

    def gain(self, gain: int) -> str:
        """Return what the chosen column adds, as the end of a sentence."""
        return translate("FiveDice", "the chosen column adds {gain}").format(gain=gain)

    def reason(self, reason: str) -> str:
        """Return why the rules refuse something, "" where the family's words serve."""
        return {
            reasons.ALREADY_KEPT: translate("FiveDice", "This die is secured already."),
            reasons.NOT_KEPT: translate("FiveDice", "This die isn’t secured."),
            reasons.ALL_KEPT: translate(
                "FiveDice", "You have secured all dice. Take one back to roll again."
            ),
            reasons.BOX_USED: translate("FiveDice", "This column is used already."),
            reasons.ALREADY_CHOSEN: translate("FiveDice", "This column is chosen already."),
            reasons.NO_BOX_CHOSEN: translate("FiveDice", "Tap a column first."),
        }.get(reason, "")

    def columns(self) -> tuple[str, str, str, str]:
        """Return the words above left part, bonus, right part and further fives of a kind."""
        return (
            translate("FiveDice", "Left"),
            translate("FiveDice", "Bonus"),
            translate("FiveDice", "Right"),
            translate("FiveDice", "Joker"),
        )

    def parts(self) -> str:
        """Return the sentence on the parts of a total, with {upper}, {bonus}, {lower} and {fives}."""
        return translate(
            "FiveDice", "Left part {upper}, bonus {bonus}, right part {lower}, extra for jokers {fives}."
        )

    def best_upper(self, is_solo: bool) -> str:
        """Return the sentence on most points in the left part, with {name} and {points}."""
        if is_solo:
            return translate("FiveDice", "{name} has {points} in the left part.")
        return translate("FiveDice", "{name} has the most in the left part: {points}.")

    def best_lower(self, is_solo: bool) -> str:
        """Return the sentence on most points in the right part, with {name} and {points}."""
        if is_solo:
            return translate("FiveDice", "{name} has {points} in the right part.")
        return translate("FiveDice", "{name} has the most in the right part: {points}.")

    def none_sacrificed(self, name: str) -> str:
        """Tell that a seat sacrificed nothing."""
        return translate("FiveDice", "{name} sacrifices no column at all.").format(name=name)

    def places(self, count: int) -> str:
        """Return a number of columns."""
        return translate("FiveDice", "%n column/columns", None, count)
