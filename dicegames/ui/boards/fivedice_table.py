"""The table of 5 Dice: the tray with its cup and rail between the left and the right part of the sheet."""

from PySide6.QtWidgets import QWidget

from dicegames.models.sheet import SheetModel
from dicegames.models.wordings import WORDINGS
from dicegames.ui.boards.board import BoardKey
from dicegames.ui.boards.sheet_game import SheetGameBoard, portrait_shares, sheet_keys
from dicegames.ui.dice.rail_tray import RailTray
from dicegames.ui.dice.tray import DiceTray
from dicegames.ui.look import Look
from dicegames.ui.sheet.board import SheetBoard
from dicegames.ui.sheet.zoom import zoom_for
from dicegames.ui.sizes import Mode

GAP = 12
SMALL_GAP = 8
TRAY_MIN = 360  # next to the halves; below it other seats lose their columns
TRAY_MIN_SMALL = 320
TRAY_SHAPE = 1.25  # the tray grows to this width, of its height
TRAY_FOR_NAMES = 0.9  # what is wider than this part of its height may go to the names of others
# px of the sheet below the tray: it has no note, and the dice beside the rail need the rest
SHEET_PORTRAIT = (420, 450)
LETTERS_PORTRAIT = 32.0  # the same in F, between both
SHEET_WIDE = 820  # both halves together, at zoom 1
BOARD_MAX = 1680  # of a board's height; what is beyond is left free above and below


class FiveDiceTable(SheetGameBoard):
    """Show 5 Dice: the halves of the sheet at both sides of the tray, or below it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        def make_tray(board: QWidget) -> DiceTray:
            return RailTray(look, board)

        def make_sheet(model: SheetModel, board: QWidget) -> SheetBoard:
            return SheetBoard(look, model, board, apart=True)

        self._look = look
        super().__init__(make_tray, make_sheet, parent)

    def _show_sheet(self) -> None:
        super()._show_sheet()
        self._arrange()  # how many seats there are says how wide the halves are

    def _arrange(self) -> None:
        if self._state is None:
            return
        width, height = self.width(), self.height()
        if self._mode is Mode.PORTRAIT:
            sheet = min(SHEET_PORTRAIT[1], max(SHEET_PORTRAIT[0], round(self._look.px(LETTERS_PORTRAIT))))
            zoom, tray = portrait_shares(width, height, sheet)
            rest = height - tray - GAP
            self.sheet.set_zoom(zoom)
            self.tray.setGeometry(0, 0, width, tray)
            self.sheet.setGeometry(0, tray + GAP, width, rest)
            upper, lower = self.sheet.half_widths(width - GAP, rest, zoom)
            spare = width - GAP - upper - lower
            self.sheet.set_halves(upper + spare // 2, lower + spare - spare // 2)
            return
        small = self._mode is Mode.SMALL
        gap, least = (SMALL_GAP, TRAY_MIN_SMALL) if small else (GAP, TRAY_MIN)
        top, height = (height - min(height, BOARD_MAX)) // 2, min(height, BOARD_MAX)
        room = width - 2 * gap - least
        upper, lower = self.sheet.half_widths(room, height)
        # Spare room goes to the tray while its shape is good, then to the halves, then to the margins.
        zoom = 1.0 if small else zoom_for(height, (width - 2 * gap - height) / (upper + lower))
        free = width - 2 * gap - round(TRAY_FOR_NAMES * height)
        upper, lower = self.sheet.half_widths(room, height, zoom, free)
        self.sheet.set_zoom(zoom)
        spare = max(0, width - 2 * gap - upper - lower - round(TRAY_SHAPE * height))
        more = min(spare, max(0, round(SHEET_WIDE * zoom) - upper - lower))
        upper, lower = upper + more // 2, lower + more - more // 2
        margin = (spare - more) // 2
        self.sheet.setGeometry(margin, top, width - 2 * margin, height)
        self.sheet.set_halves(upper, lower)
        left = margin + upper + gap
        self.tray.setGeometry(left, top, width - 2 * margin - upper - lower - 2 * gap, height)


def fivedice_keys() -> tuple[BoardKey, ...]:
    """Return the keys of 5 Dice, in words."""
    return sheet_keys(WORDINGS["fivedice"])
