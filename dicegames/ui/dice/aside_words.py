"""The words on dice set aside in 10.000."""

from PySide6.QtCore import QCoreApplication

from dicegames.models.numbers import number_text
from dicegames.models.tenthousand_words import faces_name
from dicegames.ui.dice.aside_view import AsideView

translate = QCoreApplication.translate


def group_caption(faces: tuple[int, ...], points: int) -> str:
    """Return the words below dice set aside together."""
    if not points:
        return no_points()
    return translate("AsideTray", "{dice} = {points}").format(
        dice=faces_name(faces), points=number_text(points)
    )


def added_points(points: int) -> str:
    """Return the words on what dice add to those taken already."""
    return f"+{number_text(points)}"


def no_points() -> str:
    """Return the words on dice that score nothing together."""
    return translate("AsideTray", "scores nothing")


def carried_caption(view: AsideView) -> str:
    """Return the words on the points of earlier passes, "" without any."""
    if not view.carried:
        return ""
    return translate("AsideTray", "So far = {points}").format(points=number_text(view.carried))


def rail_title() -> str:
    """Return the headline of the rail."""
    return translate("AsideTray", "Set aside")


def put_back_hint() -> str:
    """Say what the golden rings mean."""
    return translate("AsideTray", "Gold: from this roll, tap to put back")


def total_label(lost: bool) -> str:
    """Return the word above the sum."""
    return translate("AsideTray", "lost") if lost else translate("AsideTray", "Total")


def all_used() -> str:
    """Return the words of hot dice."""
    return translate("AsideTray", "All six used")


def spoken_rail(view: AsideView, hot: bool) -> str:
    """Say in one text what lies in the rail."""
    parts = [carried_caption(view)] if view.carried else []
    parts += [group_caption(group.faces, group.points) for group in view.earlier]
    parts += [f"{_faces(view.faces(group))}: {no_points()}" for group in view.chosen if not group.points]
    parts += [group_caption(view.faces(group), group.points) for group in view.chosen if group.points]
    dice = "; ".join(parts) or translate("AsideTray", "nothing")
    spoken = translate("AsideTray", "Set aside: {dice}. {label}: {points}.").format(
        dice=dice, label=total_label(view.loses_points), points=number_text(view.total)
    )
    return f"{spoken} {all_used()}." if hot else spoken


def die_name(number: int, view: AsideView) -> str:
    """Name die `number` (from 1) of the roll and say what it is good for."""
    die = number - 1
    value = view.values[die]
    if view.kept[die]:
        words = translate("AsideTray", "Die {number}: {value}, set aside")
        return words.format(number=number, value=value)
    mark = view.mark_of(die)
    if mark is None:
        words = translate("AsideTray", "Die {number}: {value}, scores nothing")
        return words.format(number=number, value=value)
    if len(mark.dice) == 1:
        words = translate("AsideTray", "Die {number}: {value}, scores {points}")
        return words.format(number=number, value=value, points=number_text(mark.points))
    words = translate("AsideTray", "Die {number}: {value}, part of {group}")
    return words.format(number=number, value=value, group=group_caption(view.faces(mark), mark.points))


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces)
