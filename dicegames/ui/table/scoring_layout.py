"""Where the parts of a counted total stand: names, columns and totals for a width."""

from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from dicegames.models.scoring import ScoreColumn
from dicegames.ui.look import Look

SIDE = 12.0
BADGE = 28.0
ROW, LOW_ROW = 60, 48
_BADGE_GAPS = (14.0, 10.0)  # px before and after the badge
_NAME_WISH, _NAME_LEAST = 8.0, 5.5  # F
_NAME_AMPLE = 17.0  # F; what names don't need beyond it goes between the columns
_MOST_EXTRA = 14.0  # px for each of them
_COLUMN_GAP = 12.0
_LEAST_COLUMN = 30.0


@dataclass(frozen=True, slots=True)
class ScoringPlan:
    """The columns of a scoring table.

    `centers` and `widths` are those of the parts, `words` stand above them ("" where only the colour has
    room); names lie between `name_left` and `name_right`. Where it `is_stacked` the parts have a line of
    their own below name and total.
    """

    centers: tuple[float, ...]
    widths: tuple[float, ...]
    words: tuple[str, ...]
    badge_left: float
    name_left: float
    name_right: float
    total_right: float
    is_stacked: bool

    @property
    def has_words(self) -> bool:
        """Whether every column has its word."""
        return all(self.words)


def scoring_plan(look: Look, width: float, columns: tuple[ScoreColumn, ...], total_word: str) -> ScoringPlan:
    """Return the columns for a width in logical pixels; words are shortened before names lose their room."""
    badge_left = SIDE + _advance(look.font("title"), "8.") + _BADGE_GAPS[0]
    name_left = badge_left + BADGE + _BADGE_GAPS[1]
    total = max(_advance(look.font("title"), "888"), _advance(look.font("small"), total_word)) + _COLUMN_GAP
    room = width - SIDE - total - name_left
    wordings = (
        tuple(column.heading for column in columns),
        tuple(column.short for column in columns),
        tuple("" if column.card_color else column.short for column in columns),
    )
    for words in wordings:
        widths = _widths(look, words)
        least = _NAME_LEAST if words is wordings[-1] else _NAME_WISH
        if room - sum(widths) >= look.px(least):
            spare = (room - sum(widths) - look.px(_NAME_AMPLE)) / len(columns)
            extra = max(0.0, min(_MOST_EXTRA, spare))
            widths = tuple(needed + extra for needed in widths)
            right = width - SIDE - total
            return ScoringPlan(
                _centers(right - sum(widths), widths),
                widths,
                words,
                badge_left,
                name_left,
                right - sum(widths),
                width - SIDE,
                is_stacked=False,
            )
    share = (width - 2 * SIDE) / len(columns)
    fits = all(needed <= share for needed in _widths(look, wordings[1]))
    spread = (share,) * len(columns)
    return ScoringPlan(
        _centers(SIDE, spread),
        spread,
        wordings[1] if fits else wordings[2],
        badge_left,
        name_left,
        width - SIDE - total,
        width - SIDE,
        is_stacked=True,
    )


def cell_height(look: Look) -> float:
    """Return the height of points over their note."""
    return _height(part_font(look)) + _height(look.font("small"))


def row_height(look: Look, *, low: bool, stacked: bool) -> int:
    """Return the height of a seat's line."""
    least = LOW_ROW if low else ROW
    cells = cell_height(look)
    if stacked:
        return round(max(BADGE, _height(look.font("title"))) + cells + 14.0)
    return round(max(least, cells + (6.0 if low else 12.0), _height(look.font("title")) + 12.0))


def part_font(look: Look) -> QFont:
    """Return the font of the points of a part."""
    font = look.font("body")
    font.setBold(True)
    return font


def _widths(look: Look, words: tuple[str, ...]) -> tuple[float, ...]:
    least = max(_LEAST_COLUMN, _advance(part_font(look), "88") + _COLUMN_GAP)
    return tuple(max(least, _advance(look.font("small"), word) + _COLUMN_GAP) for word in words)


def _centers(left: float, widths: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(left + sum(widths[:place]) + width / 2 for place, width in enumerate(widths))


def _advance(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def _height(font: QFont) -> float:
    return QFontMetricsF(font).height()
