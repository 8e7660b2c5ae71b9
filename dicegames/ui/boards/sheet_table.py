"""The table of Penta: the tray beside the sheet, or above it where the window stands upright."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dicegames.models.sheet import SheetModel
from dicegames.models.wordings import WORDINGS
from dicegames.ui.boards.board import BoardKey
from dicegames.ui.boards.sheet_game import SheetGameBoard, portrait_shares, sheet_keys
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sheet.zoom import zoom_for
from dicegames.ui.sizes import Mode

GAP = 12
SHEET_WIDTH = 746  # the sheet of the reference window, 1280 wide
SHEET_MAX = 960
SHEET_WIDE = 820  # up to here what a sheet drawn larger may take, at zoom 1
BOARD_MAX = 1680  # of a board's height; what is beyond is left free above and below
TRAY_SHARE = 0.39
TRAY_LEAST = 290


class SheetTable(SheetGameBoard):
    """Show Penta: one tray, one sheet."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        def make_tray(board: QWidget) -> DiceTray:
            return DiceTray(look, board)

        def make_sheet(model: SheetModel, board: QWidget) -> SheetBoard:
            return SheetBoard(look, model, board)

        super().__init__(make_tray, make_sheet, parent)

    def _show_sheet(self) -> None:
        super()._show_sheet()
        self._arrange()  # the words of the labels say how much room the sheet needs

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        if self._mode is Mode.PORTRAIT:
            zoom, tray = portrait_shares(width, height)
            self.sheet.set_zoom(zoom)
            self.tray.setGeometry(0, 0, width, tray)
            self.sheet.setGeometry(0, tray + GAP, width, height - tray - GAP)
            return
        gap = 8 if self._mode is Mode.SMALL else GAP
        top, height = (height - min(height, BOARD_MAX)) // 2, min(height, BOARD_MAX)
        # Spare room goes to the tray until it is square, then to the sheet, then to the margins.
        zoom = zoom_for(height, (1 - TRAY_SHARE) * width / SHEET_WIDTH)
        if self._mode is Mode.SMALL:
            zoom = 1.0
        most = max(round(TRAY_SHARE * width), width - gap - round(SHEET_WIDTH * zoom))
        left_by_words = width - gap - self.sheet.minimumSizeHint().width()  # of the labels, in large text
        tray = max(min(height, most, left_by_words), min(most, TRAY_LEAST))
        sheet = min(max(SHEET_MAX, round(SHEET_WIDE * zoom)), width - gap - tray)
        left = (width - tray - gap - sheet) // 2
        self.sheet.set_zoom(zoom)
        self.tray.setGeometry(QRect(left, top, tray, height))
        self.sheet.setGeometry(QRect(left + tray + gap, top, sheet, height))


def penta_keys() -> tuple[BoardKey, ...]:
    """Return the keys of Penta, in words."""
    return sheet_keys(WORDINGS["penta"])
