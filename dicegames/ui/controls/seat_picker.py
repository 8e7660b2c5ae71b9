"""The choice of a seat's colour: the badge, and a list of all badges with their names."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtGui import QIcon, QPainter

from dicegames.ui.controls.badge import badge_pixmap, seat_name
from dicegames.ui.controls.menu_button import MenuButton
from dicegames.ui.look import Look
from dicegames.ui.paint.badge import paint_badge

translate = QCoreApplication.translate

_BADGE = 28.0
_MENU_BADGE = 24


class SeatPicker(MenuButton):
    """Choose among the seat colours by id; one that another seat has is said to swap."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, show_label=False)
        self._owners: Mapping[str, str] = {}
        self._colors = look.seat_ids
        self.retranslate()
        self.set_current(look.seat_ids[0])

    def set_colors(self, colors: Sequence[str]) -> None:
        """Say which colours can be chosen, in their order."""
        if self._colors != tuple(colors):
            self._colors = tuple(colors)
            self.retranslate()

    def set_owners(self, owners: Mapping[str, str]) -> None:
        """Say which other seats have which colours: names by colour."""
        self._owners = dict(owners)
        self.retranslate()

    def retranslate(self) -> None:
        """Name all colours anew."""
        self.set_purpose(translate("Seat", "Colour"))
        self.set_options([(color_id, self._label(color_id), None) for color_id in self._colors])

    def _label(self, color_id: str) -> str:
        owner = self._owners.get(color_id)
        if owner is None:
            return seat_name(color_id)
        return translate("Seat", "{color} – swap with {name}").format(color=seat_name(color_id), name=owner)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def has_leading(self) -> bool:
        return self.current_id != ""

    def leading_size(self) -> float:
        return _BADGE

    def option_picture(self, option_id: str) -> QIcon:
        return QIcon(badge_pixmap(self._look, option_id, _MENU_BADGE, self.devicePixelRatioF()))

    def paint_leading(self, painter: QPainter, rect: QRectF) -> None:
        seat = self._look.seat(self.current_id)
        paint_badge(painter, rect.center(), rect.width(), seat, self._look.color("paper"))
