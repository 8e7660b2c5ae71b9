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
                return translate("Sheet", "Aces")
            case Box.TWOS:
                return translate("Sheet", "Twos")
            case Box.THREES:
                return translate("Sheet", "Threes")
            case Box.FOURS:
                return translate("Sheet", "Fours")
            case Box.FIVES:
                return translate("Sheet", "Fives")
            case Box.SIXES:
                return translate("Sheet", "Sixes")
            case Box.THREE_KIND:
                return translate("Sheet", "Three of a kind")
            case Box.FOUR_KIND:
                return translate("Sheet", "Four of a kind")
            case Box.FULL_HOUSE:
                return translate("Sheet", "Full house")
            case Box.SMALL_STRAIGHT:
                return translate("Sheet", "Small straight")
            case Box.LARGE_STRAIGHT:
                return translate("Sheet", "Large straight")
            case Box.FIVE_KIND:
                return translate("Sheet", "Penta")
            case Box.CHANCE:
                return translate("Sheet", "Chance")

    # --- the sheet

    def upper(self) -> str:
        """Return the short name of the part of the faces."""
        return translate("SheetBoard", "Upper")

    def lower(self) -> str:
        """Return the short name of the part of the combinations."""
        return translate("SheetBoard", "Lower")

    def upper_sheet(self) -> str:
        """Return what screen readers call the part of the faces."""
        return translate("SheetBoard", "Sheet, upper part")

    def lower_sheet(self) -> str:
        """Return what screen readers call the part of the combinations."""
        return translate("SheetBoard", "Sheet, lower part")

    def bonus(self, ruleset: SheetRuleset) -> str:
        """Return the label of the row of the bonus."""
        return translate("SheetCells", "To {target}").format(target=ruleset.upper_target)

    def bonus_hint(self, ruleset: SheetRuleset) -> str:
        """Return the second line of the row of the bonus."""
        return translate("SheetCells", "then +{points}").format(points=ruleset.upper_bonus)

    def upper_sum(self) -> str:
        """Return the label of the sum of the part of the faces."""
        return translate("SheetCells", "Upper part")

    def upper_sum_hint(self) -> str:
        """Return the second line of that label."""
        return translate("SheetCells", "total")

    def upper_sum_spoken(self) -> str:
        """Return what screen readers call that sum."""
        return translate("SheetCells", "Upper part with bonus")

    # --- what to do

    def tap_hint(self, small: bool) -> str:
        """Return what to do with the dice that lie there."""
        if small:
            return translate("SheetTable", "Tap: keep or release")
        return translate("SheetTable", "Tap a die to keep or release it.")

    def confirm(self) -> str:
        """Return what the button that ends the turn says."""
        return translate("SheetTable", "Confirm turn")

    def choose(self) -> str:
        """Return the sentence that asks for a box."""
        return translate("SheetTable", "Choose a box.")

    def choose_or_roll(self) -> str:
        """Return the sentence that asks for a box or a roll."""
        return translate("SheetTable", "Choose a box or roll again.")

    def choose_first(self) -> str:
        """Return what the barred button lacks."""
        return translate("SheetTable", "choose a box first")

    def all_kept(self) -> str:
        """Return the sentence on five dice that are all kept."""
        return translate("SheetTable", "You keep all dice. Choose a box, or release one to roll again.")

    def chosen(self, name: str, points: str) -> str:
        """Return the sentence on a chosen box: its name, and the points that it brings, in words."""
        return translate("SheetTable", "{box} chosen.").format(box=name)

    def sacrifice(self) -> str:
        """Return the sentence that no open box brings points (P8)."""
        return translate("SheetTable", "No open box scores: you must sacrifice one.")

    def zero_doubt(self, name: str, best: int) -> str:
        """Return what to consider before 0 is entered."""
        text = translate("SheetTable", "{box} would get 0 points. Another open box brings up to {points}.")
        return text.format(box=name, points=best)

    def dice_key(self) -> str:
        """Return what the keys of the dice do."""
        return translate("SheetTable", "Keep or release a die")

    def arrow_key(self) -> str:
        """Return what the arrow keys do."""
        return translate("SheetTable", "Move over the sheet")

    def enter_key(self) -> str:
        """Return what Enter does."""
        return translate("SheetTable", "Choose the box, then confirm")

    # --- what happened

    def kept(self, name: str, face: int) -> str:
        """Tell that a seat keeps a die."""
        return translate("SheetTurns", "{name} keeps the {face}").format(name=name, face=face)

    def released(self, name: str, face: int) -> str:
        """Tell that a seat releases a die."""
        return translate("SheetTurns", "{name} releases the {face}").format(name=name, face=face)

    def rolled_on(self, name: str, kept: str, rolled: str) -> str:
        """Tell that a seat rolls the dice that it didn't keep."""
        return translate("SheetTurns", "{name} keeps {kept} and rolls {faces}").format(
            name=name, kept=kept, faces=rolled
        )

    def bonus_reached(self, name: str, target: int, bonus: str) -> str:
        """Tell that a seat reached the bonus."""
        return translate("SheetTurns", "{name} reaches {target} in the upper part: {bonus}").format(
            name=name, target=target, bonus=bonus
        )

    def gain(self, gain: int) -> str:
        """Return what the chosen box adds, as the end of a sentence."""
        return translate("SheetNarrator", "the chosen box adds {gain}").format(gain=gain)

    def reason(self, reason: str) -> str:
        """Return why the rules refuse something, "" where the family's words serve."""
        return {
            reasons.ALREADY_KEPT: translate("Sheet", "This die is kept already."),
            reasons.NOT_KEPT: translate("Sheet", "This die is free already."),
            reasons.ALL_KEPT: translate("Sheet", "You keep all dice. Release one to roll again."),
            reasons.BOX_USED: translate("Sheet", "This box is used already."),
            reasons.ALREADY_CHOSEN: translate("Sheet", "This box is chosen already."),
            reasons.NO_BOX_CHOSEN: translate("Sheet", "Choose a box first."),
        }.get(reason, "")

    # --- the result

    def columns(self) -> tuple[str, str, str, str]:
        """Return the words above faces, bonus, combinations and further fives of a kind."""
        return (
            translate("SheetNarrator", "Upper"),
            translate("SheetNarrator", "Bonus"),
            translate("SheetNarrator", "Lower"),
            translate("SheetNarrator", "5 of a kind"),
        )

    def parts(self) -> str:
        """Return the sentence on the parts of a total, with {upper}, {bonus}, {lower} and {fives}."""
        return translate(
            "SheetNarrator", "Upper part {upper}, bonus {bonus}, lower part {lower}, fives of a kind {fives}."
        )

    def best_upper(self, is_solo: bool) -> str:
        """Return the sentence on most points of the faces, with {name} and {points}."""
        if is_solo:
            return translate("SheetResult", "{name} has {points} in the upper part.")
        return translate("SheetResult", "{name} has most in the upper part: {points}.")

    def best_lower(self, is_solo: bool) -> str:
        """Return the sentence on most points of the combinations, with {name} and {points}."""
        if is_solo:
            return translate("SheetResult", "{name} has {points} in the lower part.")
        return translate("SheetResult", "{name} has most in the lower part: {points}.")

    def none_sacrificed(self, name: str) -> str:
        """Tell that a seat sacrificed nothing."""
        return translate("SheetResult", "{name} sacrifices no box at all.").format(name=name)

    def places(self, count: int) -> str:
        """Return a number of boxes."""
        return translate("SheetResult", "%n box/boxes", None, count)
