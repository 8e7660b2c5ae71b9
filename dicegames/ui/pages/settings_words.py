"""The choices of the settings page in words: ids with their labels."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from dicegames.computer.mistakes import THRESHOLDS
from dicegames.models.languages import language_name
from dicegames.models.numbers import decimal_text
from dicegames.models.phrases import points_text
from dicegames.storage.settings import Tutor

translate = QCoreApplication.translate

Options = list[tuple[str, str, str | None]]


def language_options(languages: Sequence[str]) -> Options:
    """Return the languages, each in its own words."""
    options: Options = [("system", translate("Settings", "System"), None)]
    return options + [(code, language_name(code), None) for code in languages]


def theme_options() -> Options:
    """Return the themes."""
    return [
        ("system", translate("Settings", "System"), None),
        ("light", translate("Settings", "Light"), None),
        ("dark", translate("Settings", "Dark"), None),
        ("high_contrast", translate("Settings", "Contrast"), None),
    ]


def motion_options() -> Options:
    """Return how much moves."""
    return [
        ("system", translate("Settings", "System"), None),
        ("full", translate("Settings", "Full"), None),
        ("reduced", translate("Settings", "Reduced"), None),
        ("off", translate("Settings", "Off"), None),
    ]


def pace_options() -> Options:
    """Return how fast the computer plays."""
    return [
        ("slow", translate("Settings", "Slow"), None),
        ("normal", translate("Settings", "Normal"), None),
        ("fast", translate("Settings", "Fast"), None),
        ("instant", translate("Settings", "Instant"), None),
    ]


def tutor_options() -> Options:
    """Return of which mistakes the tutor warns."""
    return [
        ("off", translate("Settings", "Off"), None),
        ("large", translate("Settings", "Large mistakes"), None),
        ("clear", translate("Settings", "Clear mistakes"), None),
        ("small", translate("Settings", "Small mistakes"), None),
    ]


def tutor_description(tutor: Tutor) -> str:
    """Return from which cost on the tutor warns, and what becomes of such games."""
    if tutor == "off":
        return translate("Settings", "Warns you before choices that cost much. Games with help are marked.")
    percent = 100 * THRESHOLDS["win"][tutor]
    return translate(
        "Settings",
        "Warns you before choices that cost more than {points} or {percent}% of the chance to win. "
        "Games with help are marked.",
    ).format(
        points=points_text(round(THRESHOLDS["points"][tutor])),
        percent=decimal_text(percent, 0 if percent == round(percent) else 1),
    )


def cloth_name(cloth_id: str) -> str:
    """Return the name of a table cloth. Raises: KeyError for an unknown id."""
    return {
        "green": translate("Settings", "Green"),
        "blue": translate("Settings", "Night blue"),
        "wine": translate("Settings", "Bordeaux"),
        "slate": translate("Settings", "Slate"),
    }[cloth_id]


def dice_set_name(dice_set_id: str) -> str:
    """Return the name of a dice set. Raises: KeyError for an unknown id."""
    return {
        "ivory": translate("Settings", "Ivory"),
        "walnut": translate("Settings", "Walnut"),
        "night": translate("Settings", "Night"),
        "cherry": translate("Settings", "Cherry"),
        "digits": translate("Settings", "Digits"),
        "contrast": translate("Settings", "Contrast"),
    }[dice_set_id]
