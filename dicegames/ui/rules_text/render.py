"""Write rules into a text document in the fonts and colours of the look."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import (
    QBrush,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextOption,
    QTextTableCellFormat,
    QTextTableFormat,
)

from dicegames.ui.look import Look
from dicegames.ui.rules_text.blocks import Block, Heading, Item, Paragraph, Table

translate = QCoreApplication.translate

_LINE = 130.0  # per cent
_CELL = 6.0
_ITEM = 2.6  # F, where the text of an entry begins
_BULLET = 1.1  # F, how far its bullet lies left of that


def render(document: QTextDocument, title: str, blocks: tuple[Block, ...], look: Look) -> tuple[int, ...]:
    """Fill `document` and return the position of each heading, in their order."""
    document.clear()
    document.setDefaultFont(look.font("body"))
    cursor = QTextCursor(document)
    cursor.setBlockFormat(_block(level=1))
    cursor.insertText(title, _char(look, "large"))
    if any(isinstance(block, Paragraph | Item) and block.own for block in blocks):
        cursor.insertBlock(_block(top=look.px(0.5)), _char(look, "small"))
        cursor.insertText(
            translate(
                "Rules", "“House rule” marks what this app decides where people play in different ways."
            ),
            _char(look, "small", "ink_soft"),
        )
    positions: list[int] = []
    for block in blocks:
        match block:
            case Heading(text, _):
                cursor.insertBlock(_block(top=look.px(1.6), level=2), _char(look, "body"))
                positions.append(cursor.position())
                cursor.insertText(text, _char(look, "strong"))
            case Paragraph(text, own):
                cursor.insertBlock(_block(top=look.px(0.5)), _char(look, "body"))
                _say(cursor, look, text, own)
            case Item(text, own):
                cursor.insertBlock(_item(look), _char(look, "body"))
                _say(cursor, look, f"\u2022\t{text}", own)
            case Table():
                _table(cursor, look, block)
    return tuple(positions)


def _say(cursor: QTextCursor, look: Look, text: str, own: bool) -> None:
    cursor.insertText(text, _char(look, "body"))
    if own:
        cursor.insertText(f"\u2002{own_mark()}", _char(look, "small", "ink_soft"))


def own_mark() -> str:
    """Return the words that mark a house rule."""
    return translate("Rules", "(house rule)")


def _table(cursor: QTextCursor, look: Look, table: Table) -> None:
    form = QTextTableFormat()
    form.setBorder(0)
    form.setBorderCollapse(True)
    form.setTopMargin(look.px(0.8))
    form.setBottomMargin(look.px(0.4))
    form.setHeaderRowCount(1)
    form.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    made = cursor.insertTable(1 + len(table.rows), len(table.titles), form)
    bold = _char(look, "body")
    font = bold.font()
    font.setBold(True)
    bold.setFont(font)
    for row, cells in enumerate((table.titles, *table.rows)):
        for column, text in enumerate(cells):
            cell = made.cellAt(row, column)
            cell.setFormat(_cell(look, is_title=row == 0))
            cell.firstCursorPosition().insertText(text, _char(look, "body") if row else bold)
    cursor.movePosition(QTextCursor.MoveOperation.End)


def _cell(look: Look, *, is_title: bool) -> QTextTableCellFormat:
    """Return the form of a cell: a line below it, a stronger one below titles, none at its sides."""
    form = QTextTableCellFormat()
    form.setTopPadding(_CELL)
    form.setBottomPadding(_CELL)
    form.setLeftPadding(2)
    form.setRightPadding(2 * _CELL)
    form.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignTop)
    form.setBottomBorder(1)
    form.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    form.setBottomBorderBrush(QBrush(look.color("line_strong" if is_title else "line")))
    return form


def _block(*, top: float = 0.0, level: int = 0) -> QTextBlockFormat:
    form = QTextBlockFormat()
    form.setTopMargin(top)
    form.setLineHeight(
        _LINE if level == 0 else 115.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
    )
    form.setHeadingLevel(level)
    return form


def _item(look: Look) -> QTextBlockFormat:
    """Return the form of an entry: a bullet, a gap, and text that stays right of it on every line."""
    form = _block(top=look.px(0.35))
    form.setLeftMargin(look.px(_ITEM))
    form.setTextIndent(-look.px(_BULLET))
    stop = QTextOption.Tab()
    stop.position = look.px(_BULLET)  # from the bullet on
    form.setTabPositions([stop])
    return form


def _char(look: Look, role: str, color: str = "ink") -> QTextCharFormat:
    form = QTextCharFormat()
    form.setFont(look.font(role))
    form.setForeground(QBrush(look.color(color)))
    return form
