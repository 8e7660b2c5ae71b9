"""A note on a tinted strip: an icon, a bold lead and a sentence."""

from html import escape

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy

from dicegames.ui.controls.text import Text
from dicegames.ui.look import Look
from dicegames.ui.paint.icons import paint_icon
from dicegames.ui.paint.shapes import paint_box

_ICON = 20
_MARGIN = 16
_LEAST_HEIGHT = 40


class Note(QFrame):
    """Say something beside the matter; strong notes explain why something is barred or forced."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._icon = "info"
        self._strong = False
        self._zoom = 1.0
        self._words = Text(look, "body")
        self._words.setTextFormat(Qt.TextFormat.RichText)
        row = QHBoxLayout(self)
        row.addWidget(self._words)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._row = row
        self._fit()
        look.changed.connect(self.update)

    def set_zoom(self, zoom: float) -> None:
        """Take words and icon so many times larger than usual."""
        if zoom != self._zoom:
            self._zoom = zoom
            self._words.set_zoom(zoom)
            self._fit()
            self.update()

    @property
    def plain_text(self) -> str:
        """Return what the note says, without markup."""
        return self._words.accessibleName()

    def set_note(self, icon: str, lead: str, text: str, strong: bool = False) -> None:
        """Set icon name, bold lead (may be "") and sentence; strong notes lie on brass tint."""
        self._icon = icon
        self._strong = strong
        parts = [f"<b>{escape(lead)}</b>" if lead else "", escape(text)]
        self._words.setText(" ".join(part for part in parts if part))
        self._words.setAccessibleName(" ".join(part for part in (lead, text) if part))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.minimumHeight()))

    def _fit(self) -> None:
        zoom = self._zoom
        sides, above = round(_MARGIN * zoom), round(8 * zoom)
        self._row.setContentsMargins(sides + round((_ICON + 10) * zoom), above, sides, above)
        self.setMinimumHeight(round(_LEAST_HEIGHT * zoom))

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill = look.color("accent_tint" if self._strong else "paper_alt")
        # in high contrast the tint alone is too faint a border
        edge = look.color("line") if look.theme_name == "high_contrast" else None
        paint_box(painter, rect, look.metric("radius_field"), fill=fill, edge=edge)
        side = _ICON * self._zoom
        icon = QRectF(_MARGIN * self._zoom, rect.center().y() - side / 2, side, side)
        paint_icon(painter, self._icon, icon, look.color("accent_ink" if self._strong else "ink"))
        painter.end()
