"""Every seat's sheet at once, to look at."""

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from dicegames.models.sheet import SheetModel
from dicegames.models.sheet_cells import ROWS
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.scroll import SlimScrollBar
from dicegames.ui.controls.text import Text
from dicegames.ui.dialogs.paper import Paper
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.sheet.block import SheetBlock
from dicegames.ui.sheet.layout import Columns

translate = QCoreApplication.translate

_ROW = 38
_OWN, _OTHER = 6.5, 4.9  # F, the widths of the columns
_BARE = 6.0  # px that rows need less here than in a sheet that is played on
_PADDING = 16


class AllSheetsDialog(Paper):
    """Show one column a seat; scrolls where the window is too small for all."""

    def __init__(self, look: Look, model: SheetModel, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._model = model
        self._outer = parent
        self._title = Text(look, "title", wrap=False)
        self._close = FlatButton(look, "close")
        self.block = SheetBlock(look, model, range(len(ROWS)))
        self.block.setHorizontalScrollBar(SlimScrollBar(look, Qt.Orientation.Horizontal))
        self.block.setVerticalScrollBar(SlimScrollBar(look))
        self.block.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.block.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.block.setHorizontalScrollMode(SheetBlock.ScrollMode.ScrollPerPixel)
        self.block.setVerticalScrollMode(SheetBlock.ScrollMode.ScrollPerPixel)
        column = QVBoxLayout(self)
        column.setContentsMargins(_PADDING, 8, _PADDING, _PADDING)
        top = inner_layout(column, QHBoxLayout)
        top.addWidget(self._title, 1)
        top.addWidget(self._close)
        column.addWidget(self.block)
        self._close.clicked.connect(self.accept)
        self.block.step_requested.connect(self._on_block_step_requested)
        self.retranslate()
        self._arrange()

    @staticmethod
    def show_over(look: Look, model: SheetModel, parent: QWidget) -> "AllSheetsDialog":
        """Open the dialog over the window of `parent` and return it; it deletes itself when it closes."""
        dialog = AllSheetsDialog(look, model, parent.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _arrange(self) -> None:
        block, seats = self.block, len(self._model.seats)
        own, other = round(self._look.px(_OWN)), self._other()
        block.labels.set_hints_shown(block.labels.height_with_hints() - _BARE <= _ROW)
        label = round(block.labels.needed_width(range(len(ROWS)))) + 4
        header = block.heads.needed_height()
        block.arrange(Columns(label, own, other, seats - 1), _ROW, header, range(len(ROWS)))
        width = label + own + (seats - 1) * other + 2 * _PADDING
        height = header + len(ROWS) * _ROW + 8 + self._close.sizeHint().height() + _PADDING + 8
        outer = self._outer.size()
        bars = self.block.verticalScrollBar().sizeHint().width()
        width, height = width + bars, height + bars
        self.resize(min(width, outer.width() - 16), min(height, outer.height() - 16))

    def _other(self) -> int:
        return round(self._look.px(_OTHER))

    def _on_block_step_requested(self, right: int, down: int) -> None:
        sideways, upright = self.block.horizontalScrollBar(), self.block.verticalScrollBar()
        sideways.setValue(sideways.value() + right * self._other())
        upright.setValue(upright.value() + down * _ROW)

    def retranslate(self) -> None:
        """Take every text anew."""
        self.setWindowTitle(translate("SheetBoard", "All sheets"))
        self._title.setText(translate("SheetBoard", "All sheets"))
        self.block.setAccessibleName(translate("SheetBoard", "All sheets"))
        self._close.set_texts(translate("SheetBoard", "Close"))
        self._close.set_compact(True)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._arrange()
        super().changeEvent(event)
