"""What stands beside or below the dice in wide and portrait windows: the gauge over the race."""

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.models.race import RaceModel
from dicegames.models.race_words import last_throws_lead, last_throws_leader, last_throws_text, race_title
from dicegames.ui.controls.text import Caption, OneLine
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.cloth import paint_panel
from dicegames.ui.race.gauge import BarGauge
from dicegames.ui.race.last_throws import LastThrowsBanner
from dicegames.ui.race.race_body import RaceBody

GAP = 12
ROW_GAP = 6
_SIDE, _TOP, _BOTTOM = 24, 15, 15
_SLIM = 10


class RacePaper(QWidget):
    """The race on its paper: what it runs to, by which rules, the lanes, the strikes."""

    def __init__(self, look: Look, model: RaceModel) -> None:
        super().__init__()
        self._look = look
        self._model = model
        self.title = Caption(look)
        self.rules = OneLine(look, "body", "ink_soft")
        self.body = RaceBody(look, model)
        self._column = QVBoxLayout(self)
        head = inner_layout(self._column, QHBoxLayout)
        head.setSpacing(16)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.rules)
        self._column.addWidget(self.body, 1)
        self.set_slim(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        model.shown.connect(self.retranslate)
        look.changed.connect(self.update)
        self.retranslate()

    def set_slim(self, slim: bool) -> None:
        """Keep little room around the race, or the usual."""
        top, bottom = (_SLIM, _SLIM) if slim else (_TOP, _BOTTOM)
        self._column.setContentsMargins(_SIDE, top, _SIDE, bottom)
        self._column.setSpacing(6 if slim else 14)
        self._column.activate()

    def needed_height(self, width: int, *, slim: bool) -> int:
        """Return the height in which lanes and strikes fit, with little room around or the usual."""
        around = 2 * _SLIM + 6 if slim else _TOP + _BOTTOM + 14
        return around + self.title.sizeHint().height() + self.body.height_with_line(width - 2 * _SIDE)

    def retranslate(self) -> None:
        """Put title and rules into the current language."""
        self.title.setText(race_title(self._model.target))
        self.rules.setText(self._model.rules)
        self.body.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Retranslate on a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        paint_panel(painter, QRectF(self.rect()), self._look)
        painter.end()


class RacePanel(QWidget):
    """Put gauge, last throws and race below each other; the gauge becomes a row where height is short.

    As a row of small windows the panel is the gauge and the last throws alone.
    """

    def __init__(self, look: Look, model: RaceModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._is_row = False
        self.gauge = BarGauge(look)
        self.last_throws = LastThrowsBanner(look)
        self.race = RacePaper(look, model)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(GAP)
        self._column.addWidget(self.gauge)
        self._column.addWidget(self.last_throws)
        self._column.addWidget(self.race, 1)
        model.shown.connect(self._on_model_shown)
        look.changed.connect(self._fit)
        self._on_model_shown()

    def set_row(self, is_row: bool) -> None:
        """Be a row without the race, or the whole panel."""
        if is_row != self._is_row:
            self._is_row = is_row
            self.race.setVisible(not is_row)
            self.last_throws.setVisible(self.last_throws.last is not None)
            self.gauge.set_note("")
            self._column.setSpacing(ROW_GAP if is_row else GAP)
            self._fit()

    def fit_row(self, width: int, room: int) -> int:
        """Return the height as a row of this width; the last throws are shown if they fit in `room`.

        Otherwise the gauge says who leads.
        """
        height, note, last = self.gauge.compact_height(), "", self.last_throws.last
        if last is not None:
            whole = height + ROW_GAP + self.last_throws.fit(width, room - height - ROW_GAP)
            fits = whole <= room
            self.last_throws.setVisible(fits)
            if fits:
                height = whole
            else:
                note = f"{last_throws_lead()} {last_throws_leader(last)}"
        self.gauge.set_note(note)
        return height

    def needed_height(self, width: int) -> int:
        """Return the height in which everything is said, in the low forms."""
        height = self.gauge.compact_height() + GAP + self.race.needed_height(width, slim=True)
        if self.last_throws.last is not None:
            height += GAP + self.last_throws.heightForWidth(width)
        return height

    def standing(self) -> tuple[str, ...]:
        """Return the bar and, once they began, the last throws, in words."""
        last = self.last_throws.last
        spoken = () if last is None else (f"{last_throws_lead()} {last_throws_text(last)}",)
        return (self.gauge.accessibleName(), *spoken)

    def finish(self) -> None:
        """End what moves at once."""
        self.gauge.finish()
        self.race.body.lanes.finish()

    def minimumSizeHint(self) -> QSize:
        """Return the size of the tight forms."""
        if self._is_row:
            return QSize(320, self.gauge.compact_height())
        height = self.gauge.compact_height() + GAP + self.race.minimumSizeHint().height()
        return QSize(320, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the forms that fit."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the words of another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fit()
        super().changeEvent(event)

    def _fit(self) -> None:
        """Give the height away: to lanes and strikes first, then to the gauge, then to the room around."""
        if self._is_row:
            self.gauge.set_compact(True)
            return
        width, room = self.width(), self.height()
        roomy, slim = (self.race.needed_height(width, slim=slim) for slim in (False, True))
        if self.last_throws.last is not None:
            # The words come first: the gauge's low form says as much as its full one.
            room -= self.last_throws.fit(width, room - self.gauge.compact_height() - slim - 2 * GAP) + GAP
        is_low = room < self.gauge.full_height() + GAP + slim
        gauge = self.gauge.compact_height() if is_low else self.gauge.full_height()
        self.gauge.set_compact(is_low)
        self.race.set_slim(room < gauge + GAP + roomy)
        self._column.activate()  # at once: no frame shows the forms of another size

    def _on_model_shown(self) -> None:
        self.gauge.show_gauge(self._model.gauge)
        self.last_throws.show_last_throws(self._model.last_throws)
        self._fit()
