"""What the tests of the ruleset editor share: its rows, and setting a value as people do."""

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from dicegames.games.tenthousand.ruleset import SHORT
from dicegames.models.ruleset_fields import Value
from dicegames.ui.controls.number_field import NumberField
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.editor.row import ValueRow
from dicegames.ui.pages.ruleset_editor import TenThousandEditor

LEFT = Qt.MouseButton.LeftButton
OWN = msgspec.structs.replace(SHORT, id=f"own-{'0' * 32}", name="House rules", target=8000)


def row_of(page: TenThousandEditor, leaf: str) -> ValueRow:
    return page.values.rows[leaf]


def number_of(page: TenThousandEditor, leaf: str) -> NumberField:
    control = row_of(page, leaf).control
    assert isinstance(control, NumberField)
    return control


def choice_of(page: TenThousandEditor, leaf: str) -> Segmented:
    control = row_of(page, leaf).control
    assert isinstance(control, Segmented)
    return control


def click(button: QWidget) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, LEFT)


def type_number(page: TenThousandEditor, leaf: str, number: int) -> None:
    """Type a number in place of the one that stands there."""
    digits = number_of(page, leaf).digits
    digits.setFocus()
    digits.selectAll()
    QTest.keyClicks(digits, str(number))


def type_name(page: TenThousandEditor, name: str) -> None:
    page.preview.name.setFocus()
    page.preview.name.selectAll()
    QTest.keyClicks(page.preview.name, name)


def set_value(page: TenThousandEditor, leaf: str, value: Value) -> None:
    """Set a value as people do."""
    row = row_of(page, leaf)
    if isinstance(value, str):
        click(choice_of(page, leaf).button(value))
    elif isinstance(value, bool):
        click(row.control)
    else:
        type_number(page, leaf, value)
