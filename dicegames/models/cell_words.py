"""The words of single cells and rows of a score sheet."""

from PySide6.QtCore import QCoreApplication

from dicegames.games.sheet.boxes import Box
from dicegames.games.sheet.ruleset import SheetRuleset
from dicegames.models.phrases import points_text
from dicegames.models.sheet_cells import Cell, CellKind, Row, SumRow
from dicegames.models.sheet_words import box_hint, reason_text
from dicegames.models.wordings import box_name, wording_of

translate = QCoreApplication.translate


def row_name(row: Row, ruleset: SheetRuleset) -> str:
    """Return the label of a row."""
    match row:
        case SumRow.BONUS:
            return wording_of(ruleset).bonus(ruleset)
        case SumRow.UPPER_SUM:
            return wording_of(ruleset).upper_sum()
        case SumRow.FIVE_BONUS:
            return translate("SheetCells", "Five of a kind")
        case SumRow.TOTAL:
            return translate("SheetCells", "TOTAL")
        case SumRow.LOWER_SUM:
            return translate("SheetCells", "Sum")
        case Box():
            return box_name(row, ruleset)


def row_hint(row: Row, ruleset: SheetRuleset) -> str:
    """Return the short second line of a row, which may be empty."""
    match row:
        case SumRow.BONUS:
            return wording_of(ruleset).bonus_hint(ruleset)
        case SumRow.UPPER_SUM:
            return wording_of(ruleset).upper_sum_hint()
        case SumRow.FIVE_BONUS:
            return translate("SheetCells", "+{points} each").format(points=ruleset.five_bonus)
        case SumRow.TOTAL:
            return ""
        case SumRow.LOWER_SUM:
            if ruleset.five_bonus_rule == "none":
                return ""
            return translate("SheetCells", "+{points} per joker").format(points=ruleset.five_bonus)
        case Box():
            return box_hint(row, ruleset)


def cell_text(cell: Cell) -> str:
    """Return what stands in a cell."""
    if cell.points is None:
        return ""
    match cell.kind:
        case CellKind.BONUS_PROGRESS if not cell.extra:
            return translate("SheetCells", "{points} to go").format(points=cell.target - cell.points)
        case CellKind.BONUS_PROGRESS:
            return f"+{cell.extra}"
        case CellKind.OTHER if cell.extra:
            return f"+{cell.extra}"
        case CellKind.FIVE_BONUS if cell.extra:
            return f"{cell.points} +{cell.extra}" if cell.points else f"+{cell.extra}"
        case CellKind.FORCED | CellKind.PREVIEW if cell.extra and cell.shows_extra:
            return f"{cell.points} +{cell.extra}"
    return str(cell.points)


def bonus_text(cell: Cell) -> str:
    """Return how far it is to the upper bonus, as a sentence without a full stop."""
    if cell.extra:
        return translate("SheetCells", "Bonus of {points} reached").format(points=points_text(cell.extra))
    missing = cell.target - (cell.points or 0)
    return translate("SheetCells", "{points} to go to {target}").format(points=missing, target=cell.target)


def cell_sentence(row: Row, cell: Cell, ruleset: SheetRuleset, seat_name: str) -> str:
    """Return a cell in words for screen readers; only totals and the cells of others name their seat."""
    if cell.kind is CellKind.OTHER or row is SumRow.TOTAL:
        return translate("SheetCells", "{seat}, {text}").format(
            seat=seat_name, text=_other_text(row, cell, ruleset)
        )
    if cell.countdown is not None:
        return translate(
            "SheetCells",
            "{box}: {points}, entered by itself in %n second/seconds",
            None,
            cell.countdown.seconds,
        ).format(box=_name(row, ruleset), points=_points(cell))
    match cell.kind:
        case CellKind.OPEN:
            text = translate("SheetCells", "{box}: open")
        case CellKind.PREVIEW:
            text = translate("SheetCells", "{box}: {points}, open")
        case CellKind.ZERO:
            text = translate("SheetCells", "{box}: 0 points, a sacrifice")
        case CellKind.FORCED:
            text = translate("SheetCells", "{box}: {points}, the only possible box")
        case CellKind.BARRED:
            text = translate("SheetCells", "{box}: barred. {reason}")
        case CellKind.CHOSEN:
            text = translate("SheetCells", "{box}: {points}, chosen")
        case CellKind.FILLED:
            text = translate("SheetCells", "{box}: {points}, entered")
        case CellKind.BONUS_PROGRESS:
            return bonus_text(cell)
        case _:
            text = translate("SheetCells", "{box}: {points}")
    reason = reason_text(cell.reason, wording_of(ruleset)) if cell.kind is CellKind.BARRED else ""
    return text.format(box=_name(row, ruleset), points=_points(cell), reason=reason)


def _other_text(row: Row, cell: Cell, ruleset: SheetRuleset) -> str:
    if row is SumRow.BONUS:
        return bonus_text(cell)
    if cell.points is None:
        return translate("SheetCells", "{box}: open").format(box=_name(row, ruleset))
    return translate("SheetCells", "{box}: {points}").format(box=_name(row, ruleset), points=_points(cell))


def _points(cell: Cell) -> str:
    points = points_text(cell.points or 0)
    if cell.in_extras:
        return translate("SheetCells", "{points}, {extra} of them extra").format(
            points=points, extra=cell.in_extras
        )
    if cell.extra:
        return translate("SheetCells", "{points} and {extra} extra").format(points=points, extra=cell.extra)
    return points


def _name(row: Row, ruleset: SheetRuleset) -> str:
    match row:
        case SumRow.UPPER_SUM:
            return wording_of(ruleset).upper_sum_spoken()
        case SumRow.FIVE_BONUS:
            return translate("SheetCells", "Further fives of a kind")
        case SumRow.LOWER_SUM:
            return translate("SheetCells", "Right part with extras")
        case SumRow.BONUS:
            return translate("SheetCells", "Bonus")
        case SumRow.TOTAL:
            return translate("SheetCells", "Total")
        case Box():
            return box_name(row, ruleset)
