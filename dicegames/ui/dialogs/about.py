"""What the program is, which version, under which licences."""

from pathlib import Path

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, qVersion
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from dicegames.ui.controls.focus import FocusRing
from dicegames.ui.controls.scroll import Scroll
from dicegames.ui.controls.text import Breakable, Text
from dicegames.ui.dialogs.base import Dialog, wrapped
from dicegames.ui.dialogs.shortcuts import SMALLEST_WINDOW
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_tray
from dicegames.ui.paint.die import CANVAS, die_pixmap

translate = QCoreApplication.translate

_WIDTH = 38.0  # F
_BANNER = 96  # px, at least
_DIE = 52.0
_DICE = ((64, 0.42, 5, 12.0), (134, 0.60, 2, -17.0))  # px from the right end, share of the height, value, yaw
_WORDS = 24  # px from the left end
_GAP = 16
_REST = 6.0  # F; margins and gaps of the dialog


class _Banner(QWidget):
    """Paint a tray with two dice behind name and version."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.name = Text(look, "large", "on_felt", wrap=False)
        self.version = Text(look, "body", "on_felt_soft", wrap=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(_WORDS, 8, _WORDS, 8)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self.name)
        column.addWidget(self.version)
        column.addStretch(1)
        self.setMinimumHeight(_BANNER)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()), self._look)
        words = max(self.name.sizeHint().width(), self.version.sizeHint().width())
        for right, share, value, yaw in _DICE:
            center = QPointF(self.width() - right, self.height() * share)
            if center.x() - _DIE * CANVAS / 2 < _WORDS + words:
                continue
            pixmap = die_pixmap(_DIE, self.devicePixelRatioF(), value, yaw, self._look.dice_colors())
            half = CANVAS * _DIE / 2
            painter.drawPixmap(center - QPointF(half, half), pixmap)
        painter.end()


class AboutDialog(Dialog):
    """Show name, version and licences, and where the log file lies."""

    def __init__(self, look: Look, parent: QWidget | None, version: str, log_file: Path) -> None:
        super().__init__(look, parent, width=_WIDTH)
        self._version = version
        self._log_file = log_file
        self.heading.hide()  # the banner has the name
        self._banner = _Banner(look)
        self.body.addWidget(self._banner)
        sheet = QWidget()
        self._facts = facts = QGridLayout(sheet)
        facts.setContentsMargins(0, 0, 8, 0)
        facts.setHorizontalSpacing(_GAP)
        facts.setVerticalSpacing(8)
        facts.setColumnStretch(1, 1)
        self._names = tuple(Text(look, "body", "ink_soft", wrap=False) for _ in range(4))
        self._licence, self._qt, self._privacy = wrapped(look), wrapped(look), wrapped(look)
        self._log = Breakable(look)
        self._log.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        told = (self._licence, self._qt, self._privacy, self._log)
        for row, (name, text) in enumerate(zip(self._names, told, strict=True)):
            facts.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            facts.addWidget(text, row, 1, Qt.AlignmentFlag.AlignTop)
        self._scroll = Scroll(look, sheet, "paper")
        self.focus_ring = FocusRing(look, self._scroll, look.metric("radius_field"))
        self.body.addWidget(self._scroll)
        self.licences_button = self.add_button()
        self.licences_button.clicked.connect(self._on_licences_button_clicked)
        self.button = self.add_button(primary=True)
        self.button.clicked.connect(self.accept)
        self.retranslate()

    @staticmethod
    def show_over(parent: QWidget | None, look: Look, version: str, log_file: Path) -> None:
        """Show the dialog until it is closed."""
        AboutDialog(look, parent, version, log_file).run()

    def retranslate(self) -> None:
        """Say every word anew."""
        title = translate("About", "About Dice Games")
        self.say_title(title)
        self._scroll.setAccessibleName(title)
        self._banner.name.setText(translate("Window", "Dice Games"))
        self._banner.version.setText(translate("About", "Version {version}").format(version=self._version))
        names = (
            translate("About", "Licence"),
            translate("About", "Made with"),
            translate("About", "Privacy"),
            translate("About", "Log file"),
        )
        for label, name in zip(self._names, names, strict=True):
            label.setText(name)
        self._licence.setText(translate("About", "MIT: you may use, change and pass it on."))
        self._qt.setText(
            translate(
                "About", "Python and Qt {qt} (PySide6 {pyside}), used under the LGPL, version 3."
            ).format(qt=qVersion(), pyside=pyside_version)
        )
        self._privacy.setText(
            translate("About", "Nothing leaves this device: no account, no network, no tracking.")
        )
        self._log.setText(translate("About", "Without names: {file}").format(file=self._log_file))
        self.licences_button.set_texts(translate("About", "Third-party licences"))
        self.button.set_texts(translate("About", "Close"))
        self._facts.activate()
        needed, room = self._facts.totalHeightForWidth(self.room), self._room_for_facts()
        self._scroll.setFixedHeight(min(needed, room))
        policy = Qt.FocusPolicy.TabFocus if needed > room else Qt.FocusPolicy.NoFocus
        self._scroll.setFocusPolicy(policy)  # then the arrow keys scroll

    def _on_licences_button_clicked(self) -> None:
        from dicegames.storage.licences import components, in_words
        from dicegames.ui.dialogs.licences import LicencesDialog

        LicencesDialog.show_over(self.parentWidget() or self, self._look, in_words(components()))

    def _room_for_facts(self) -> int:
        """Return the height that banner and button leave in the window."""
        parent = self.parentWidget()
        window = SMALLEST_WINDOW if parent is None else parent.window().height()
        margins = self._banner.sizeHint().height() + self.button.sizeHint().height()
        return window - margins - round(self._look.px(_REST))
