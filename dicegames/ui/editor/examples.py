"""Dice set aside with what they bring under a ruleset, and how often a roll is a Farkle."""

from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from dicegames.games.tenthousand.ruleset import TenThousandRuleset
from dicegames.games.tenthousand.scoring import scoring_of
from dicegames.models.game_words import short_ruleset_name
from dicegames.models.numbers import GROUPED_FROM, number_text
from dicegames.models.phrases import faces, points_text
from dicegames.ui.controls.text import Text
from dicegames.ui.inner_layout import inner_layout
from dicegames.ui.look import Look
from dicegames.ui.paint.die import die_pixmap
from dicegames.ui.paint.shapes import paint_box

translate = QCoreApplication.translate

EXAMPLES = (
    (1,),
    (5,),
    (2,),
    (1, 1, 1),
    (2, 2, 2),
    (4, 4, 4, 4),
    (3, 3, 3, 3, 3),
    (6, 6, 6, 6, 6, 6),
    (1, 2, 3, 4, 5, 6),
    (2, 2, 3, 3, 6, 6),
    (2, 2, 2, 2, 3, 3),
    (2, 2, 2, 4, 4, 4),
    (1, 1, 1, 5, 5),
)
"""Dice for every kind of combination, and some that count in some rulesets only."""

COUNTS = range(1, 7)

_DIE = 30.0
_STEP = 29.0
_EDGE = 8


class _Dice(QWidget):
    """Paint a row of small dice."""

    def __init__(self, look: Look, values: tuple[int, ...]) -> None:
        super().__init__()
        self._look = look
        self._values = values
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(faces(values))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(round(_STEP * 6 + 8), round(_DIE + 6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        middle = self.height() / 2 - 1
        for index, value in enumerate(self._values):
            pixmap = die_pixmap(_DIE, self.devicePixelRatioF(), value, 0.0, self._look.dice_colors())
            half = pixmap.width() / pixmap.devicePixelRatioF() / 2
            center = QPointF(_DIE / 2 + 2 + index * _STEP, middle)
            painter.drawPixmap(center - QPointF(half, half), pixmap)
        painter.end()


class ExampleRow(QWidget):
    """Show dice and their points; on a tint, with the points by the base, when those are others."""

    def __init__(self, look: Look, values: tuple[int, ...]) -> None:
        super().__init__()
        self._look = look
        self._dice = values
        self._points: int | None = None
        self._standard: int | None = None
        self._base: TenThousandRuleset | None = None
        self._words = Text(look, "body")
        self._before = Text(look, "small", "accent_ink")
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 2, _EDGE, 2)
        row.setSpacing(12)
        row.addWidget(_Dice(look, values))
        words = inner_layout(row, QVBoxLayout, 1)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._words)
        words.addWidget(self._before)
        words.addStretch(1)
        look.changed.connect(self.update)

    @property
    def is_changed(self) -> bool:
        """Tell whether the points differ from those by the base."""
        return self._points != self._standard

    @property
    def words(self) -> str:
        """Return what is said of the dice."""
        return self._words.text()

    def show_points(self, ruleset: TenThousandRuleset, base: TenThousandRuleset) -> None:
        """Score the dice by both rulesets."""
        self._points = scoring_of(ruleset.values).points(self._dice)
        self._standard = scoring_of(base.values).points(self._dice)
        self._base = base
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        said = _points_text(self._points)
        self._words.setText(said)
        before = ""
        if self.is_changed and self._base is not None:
            before = translate("RulesetEditor", "{ruleset}: {value}").format(
                ruleset=short_ruleset_name(self._base), value=_points_text(self._standard)
            )
        self._before.setText(before)
        self._before.setVisible(bool(before))
        self.setAccessibleName(f"{faces(self._dice)}: {said}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the tint of what is changed."""
        if self.is_changed:
            look = self._look
            painter = QPainter(self)
            rect = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            fill, edge = look.color("accent_tint"), look.color("accent_ink")
            paint_box(painter, rect, look.metric("radius_box"), fill=fill, edge=edge)
            painter.end()


class Examples(QWidget):
    """Show all examples below each other."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.rows = tuple(ExampleRow(look, values) for values in EXAMPLES)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        for row in self.rows:
            column.addWidget(row)

    def show_ruleset(self, ruleset: TenThousandRuleset, base: TenThousandRuleset) -> None:
        """Score every example."""
        for row in self.rows:
            row.show_points(ruleset, base)

    def retranslate(self) -> None:
        """Say every word anew."""
        for row in self.rows:
            row.retranslate()


class Chances(QWidget):
    """Show for each number of dice how often a roll of them is a Farkle."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._combinations: tuple[tuple[int, ...], ...] = ()
        self._values: tuple[Fraction, ...] = ()
        self._counts = tuple(Text(look, "small", "ink_soft", wrap=False) for _ in COUNTS)
        self._chances = tuple(Text(look, "strong", wrap=False) for _ in COUNTS)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for at, (count, chance) in enumerate(zip(self._counts, self._chances, strict=True)):
            row, column = 2 * (at // 3), at % 3
            for text in (count, chance):
                text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(count, row, column)
            grid.addWidget(chance, row + 1, column)
            grid.setColumnStretch(column, 1)

    @property
    def words(self) -> tuple[str, ...]:
        """Return the chances from one die to six."""
        return tuple(text.text() for text in self._chances)

    def show_ruleset(self, ruleset: TenThousandRuleset) -> None:
        """Work out the chances anew, if what scores is something else now."""
        scoring = scoring_of(ruleset.values)
        combinations = tuple(combination.faces for combination in scoring.combinations)
        if combinations != self._combinations or not self._values:
            self._combinations = combinations
            self._values = tuple(scoring.bust_chance(count) for count in COUNTS)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        for count, value, name, text in zip(COUNTS, self._values, self._counts, self._chances, strict=False):
            dice = translate("RulesetEditor", "%n die/dice", None, count)
            chance = _chance_text(value)
            name.setText(dice)
            text.setText(chance)
            text.setAccessibleName(f"{dice}: {chance}")


def _chance_text(chance: Fraction) -> str:
    percent = round(100 * chance)
    if chance and not percent:
        return translate("RulesetEditor", "under 1%")
    return translate("RulesetEditor", "{percent}%").format(percent=percent)


def _points_text(points: int | None) -> str:
    if points is None:
        return translate("RulesetEditor", "does not score")
    if points < GROUPED_FROM:
        return points_text(points)
    return translate("RulesetEditor", "{points} points").format(points=number_text(points))
