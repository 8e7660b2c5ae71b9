"""How a sheet game speaks where games of the family differ; as it stands here, Penta's way."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet import reasons
from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset

translate = QCoreApplication.translate


class Wording:
    """Penta's words: boxes on a sheet with an upper and a lower part, dice that are kept."""

    def box(self, box: Box) -> str:
        """Return the name of a box."""
        match box:
            case Box.ACES:
                return translate("Wording", "Aces")
            case Box.TWOS:
                return translate("Wording", "Twos")
            case Box.THREES:
                return translate("Wording", "Threes")
            case Box.FOURS:
                return translate("Wording", "Fours")
            case Box.FIVES:
                return translate("Wording", "Fives")
            case Box.SIXES:
                return translate("Wording", "Sixes")
            case Box.THREE_KIND:
                return translate("Wording", "Three of a kind")
            case Box.FOUR_KIND:
                return translate("Wording", "Four of a kind")
            case Box.FULL_HOUSE:
                return translate("Wording", "Full house")
            case Box.SMALL_STRAIGHT:
                return translate("Wording", "Small straight")
            case Box.LARGE_STRAIGHT:
                return translate("Wording", "Large straight")
            case Box.FIVE_KIND:
                return translate("Wording", "Penta")
            case Box.CHANCE:
                return translate("Wording", "Chance")

    # --- the sheet

    def upper(self) -> str:
        """Return the short name of the part of the faces."""
        return translate("Wording", "Upper")

    def lower(self) -> str:
        """Return the short name of the part of the combinations."""
        return translate("Wording", "Lower")

    def upper_sheet(self) -> str:
        """Return what screen readers call the part of the faces."""
        return translate("Wording", "Sheet, upper part")

    def lower_sheet(self) -> str:
        """Return what screen readers call the part of the combinations."""
        return translate("Wording", "Sheet, lower part")

    def bonus(self, ruleset: SheetRuleset) -> str:
        """Return the label of the row of the bonus."""
        return translate("Wording", "To {target}").format(target=ruleset.upper_target)

    def bonus_hint(self, ruleset: SheetRuleset) -> str:
        """Return the second line of the row of the bonus."""
        return translate("Wording", "then +{points}").format(points=ruleset.upper_bonus)

    def upper_sum(self) -> str:
        """Return the label of the sum of the part of the faces."""
        return translate("Wording", "Upper part")

    def upper_sum_hint(self) -> str:
        """Return the second line of that label."""
        return translate("Wording", "total")

    def upper_sum_spoken(self) -> str:
        """Return what screen readers call that sum."""
        return translate("Wording", "Upper part with bonus")

    # --- what to do

    def tap_hint(self, small: bool) -> str:
        """Return what to do with the dice that lie there."""
        if small:
            return translate("Wording", "Tap: keep or release")
        return translate("Wording", "Tap a die to keep or release it.")

    def confirm(self) -> str:
        """Return what the button that ends the turn says."""
        return translate("Wording", "Confirm turn")

    def choose(self) -> str:
        """Return the sentence that asks for a box."""
        return translate("Wording", "Choose a box.")

    def choose_or_roll(self) -> str:
        """Return the sentence that asks for a box or a roll."""
        return translate("Wording", "Choose a box or roll again.")

    def choose_first(self) -> str:
        """Return what the barred button lacks."""
        return translate("Wording", "choose a box first")

    def all_kept(self) -> str:
        """Return the sentence on five dice that are all kept."""
        return translate("Wording", "You keep all dice. Choose a box, or release one to roll again.")

    def chosen(self, name: str, points: str) -> str:
        """Return the sentence on a chosen box: its name, and the points that it brings, in words."""
        return translate("Wording", "{box} chosen.").format(box=name)

    def sacrifice(self) -> str:
        """Return the sentence that no open box brings points (P8)."""
        return translate("Wording", "No open box scores: you must sacrifice one.")

    def zero_doubt(self, name: str, best: int) -> str:
        """Return what to consider before 0 is entered."""
        text = translate("Wording", "{box} would get 0 points. Another open box brings up to {points}.")
        return text.format(box=name, points=best)

    def dice_key(self) -> str:
        """Return what the keys of the dice do."""
        return translate("Wording", "Keep or release a die")

    def arrow_key(self) -> str:
        """Return what the arrow keys do."""
        return translate("Wording", "Move over the sheet")

    def enter_key(self) -> str:
        """Return what Enter does."""
        return translate("Wording", "Choose the box, then confirm")

    # --- what happened

    def kept(self, name: str, face: int) -> str:
        """Tell that a seat keeps a die."""
        return translate("Wording", "{name} keeps the {face}").format(name=name, face=face)

    def released(self, name: str, face: int) -> str:
        """Tell that a seat releases a die."""
        return translate("Wording", "{name} releases the {face}").format(name=name, face=face)

    def rolled_on(self, name: str, kept: str, rolled: str) -> str:
        """Tell that a seat rolls the dice that it didn't keep."""
        return translate("Wording", "{name} keeps {kept} and rolls {faces}").format(
            name=name, kept=kept, faces=rolled
        )

    def bonus_reached(self, name: str, target: int, bonus: str) -> str:
        """Tell that a seat reached the bonus."""
        return translate("Wording", "{name} reaches {target} in the upper part: {bonus}").format(
            name=name, target=target, bonus=bonus
        )

    def gain(self, gain: int) -> str:
        """Return what the chosen box adds, as the end of a sentence."""
        return translate("Wording", "the chosen box adds {gain}").format(gain=gain)

    def reason(self, reason: str) -> str:
        """Return why the rules refuse something, "" where the family's words serve."""
        return {
            reasons.ALREADY_KEPT: translate("Wording", "This die is kept already."),
            reasons.NOT_KEPT: translate("Wording", "This die is free already."),
            reasons.ALL_KEPT: translate("Wording", "You keep all dice. Release one to roll again."),
            reasons.BOX_USED: translate("Wording", "This box is used already."),
            reasons.ALREADY_CHOSEN: translate("Wording", "This box is chosen already."),
            reasons.NO_BOX_CHOSEN: translate("Wording", "Choose a box first."),
        }.get(reason, "")

    # --- the result

    def columns(self) -> tuple[str, str, str, str]:
        """Return the words above faces, bonus, combinations and further fives of a kind."""
        return (
            translate("Wording", "Upper"),
            translate("Wording", "Bonus"),
            translate("Wording", "Lower"),
            translate("Wording", "5 of a kind"),
        )

    def parts(self) -> str:
        """Return the sentence on the parts of a total, with {upper}, {bonus}, {lower} and {fives}."""
        return translate(
            "Wording", "Upper part {upper}, bonus {bonus}, lower part {lower}, fives of a kind {fives}."
        )

    def best_upper(self, is_solo: bool) -> str:
        """Return the sentence on most points of the faces, with {name} and {points}."""
        if is_solo:
            return translate("Wording", "{name} has {points} in the upper part.")
        return translate("Wording", "{name} has the most in the upper part: {points}.")

    def best_lower(self, is_solo: bool) -> str:
        """Return the sentence on most points of the combinations, with {name} and {points}."""
        if is_solo:
            return translate("Wording", "{name} has {points} in the lower part.")
        return translate("Wording", "{name} has the most in the lower part: {points}.")

    def none_sacrificed(self, name: str) -> str:
        """Tell that a seat sacrificed nothing."""
        return translate("Wording", "{name} sacrifices no box at all.").format(name=name)

    def places(self, count: int) -> str:
        """Return a number of boxes."""
        return translate("Wording", "%n box/boxes", None, count)
