"""Numbers as people write them: large ones, decimals, chances."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate

GROUPED_FROM = 10_000

HIDDEN = "–"
"""What stands for points that are told at the end only."""


def number_text(value: int) -> str:
    """Write a whole number: thousands apart from 10,000 on, a real minus sign below zero."""
    digits = str(abs(value))
    if abs(value) >= GROUPED_FROM:
        digits = f"{abs(value):,}".replace(",", translate("Numbers", ",", "between thousands"))
    return f"\N{MINUS SIGN}{digits}" if value < 0 else digits


def grouped(text: str, count: int) -> str:
    """Return a text with `count` in it as `number_text` writes it: where Qt counts, it parts no thousands."""
    return text.replace(str(count), number_text(count)) if count >= GROUPED_FROM else text


def decimal_text(value: float, digits: int) -> str:
    """Write a number with so many digits behind the decimal sign of the language chosen."""
    return f"{value:.{digits}f}".replace(".", translate("Numbers", ".", "before decimals"))


def percent_text(chance: Fraction | float) -> str:
    """Write a chance (0 to 1) in whole percent: "44%"; only what can't happen is 0, what must is 100."""
    percent = round(100 * chance)
    if chance > 0 and percent == 0:
        return translate("Numbers", "under {number}%").format(number=1)
    if chance < 1 and percent == 100:
        return translate("Numbers", "over {number}%").format(number=99)
    return translate("Numbers", "{number}%").format(number=percent)
