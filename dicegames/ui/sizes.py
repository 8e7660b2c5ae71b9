"""Where windows and pages change their form, in logical pixels, and how a table is arranged then."""

from enum import Enum

WIDE_FROM = 960
"""From this width of a window there is room for words beside icons and for things beside each other."""
HIGH_FROM = 640
"""From this height of a window nothing has to save lines."""
PORTRAIT_FROM = 800
"""From this height a window that is higher than wide puts the board under the dice."""
PAGE_WIDE_FROM = 860
"""As WIDE_FROM, for a page that has a sidebar or a rail beside it."""
PAGE_HIGH_FROM = 600
"""As HIGH_FROM, for such a page."""
APART = 6
"""Between two buttons in a row, so that no finger meets both."""
PAGE_WIDEST = 120.0
"""In F, the height of the font: beyond this width the parts of a page stay in its middle."""
PAGE_HIGHEST = 80.0
"""In F: beyond this height a page that fills no list stays in the middle."""


class Mode(Enum):
    """How a table is arranged: beside each other, small, or one below the other."""

    WIDE = "wide"
    SMALL = "small"
    PORTRAIT = "portrait"


def mode_for(width: int, height: int) -> Mode:
    """Return how a table is arranged in a window of this size."""
    if height > width and height >= PORTRAIT_FROM:
        return Mode.PORTRAIT
    return Mode.WIDE if width >= WIDE_FROM and height >= HIGH_FROM else Mode.SMALL
