"""How the totals of Order Cards came together (A11, A12)."""

import msgspec
from PySide6.QtCore import QCoreApplication

from dicegames.engine.game import State
from dicegames.engine.match import Seat
from dicegames.games.ordercards.state import OrderCardsState
from dicegames.models.ordercards_words import bonus_name, color_name
from dicegames.models.phrases import points_text
from dicegames.models.scoring import ScoreCell, ScoreColumn
from dicegames.models.won_cards import won_views
from dicegames.models.won_values import WonView
from dicegames.models.won_words import bonus_die_text, cards_text, color_sentence, joker_text

translate = QCoreApplication.translate


class WonScoring(msgspec.Struct, frozen=True):
    """Points of the cards, a bonus for each colour, the last roll of the bonus die."""

    views: tuple[WonView, ...]

    def columns(self) -> tuple[ScoreColumn, ...]:
        """Return the cards, the four colours and the bonus die."""
        cards = translate("WonCards", "Cards")
        colors = [color.color for color in self.views[0].colors]
        return (
            ScoreColumn(cards, cards),
            *(ScoreColumn(color_name(color), color_name(color), color) for color in colors),
            ScoreColumn(bonus_name(), translate("WonCards", "Die")),
        )

    def cells(self, seat: int) -> tuple[ScoreCell, ...]:
        """Return the points with the number of cards that brought them; the joker is the mark."""
        view = self.views[seat]
        return (
            ScoreCell(view.cards or None, str(view.count)),
            *(ScoreCell(color.bonus or None, str(color.counted), color.has_joker) for color in view.colors),
            ScoreCell(view.bonus_die or None, die=view.bonus_die),
        )

    def sentence(self, seat: int) -> str:
        """Return the points of cards, colours, joker and bonus die."""
        view = self.views[seat]
        sentences = [
            translate("WonCards", "{cards}: {points}.").format(
                cards=cards_text(view.count), points=points_text(view.cards)
            ),
            *(f"{color_sentence(color)}." for color in view.colors),
        ]
        if view.joker is not None:
            sentences.append(joker_text(view.joker))
        if view.bonus_die:
            sentences.append(bonus_die_text(view.bonus_die))
        return " ".join(sentences)

    def lead(self) -> str:
        """Return who rolled the bonus die for the last time, and what it showed."""
        for view in self.views:
            if view.bonus_die:
                return translate("WonCards", "{name} rolls the bonus die: {face}").format(
                    name=view.name, face=view.bonus_die
                )
        return ""

    def mark_text(self) -> str:
        """Return whose joker counts where."""
        for view in self.views:
            if view.joker is not None:
                return translate("WonCards", "{name}: the joker counts as {color}.").format(
                    name=view.name, color=color_name(view.joker)
                )
        return ""


def won_scoring(state: State, seats: tuple[Seat, ...]) -> WonScoring:
    """Return how the totals of a finished match came together.

    Raises:
        TypeError: the state is of another game.
    """
    if not isinstance(state, OrderCardsState):
        raise TypeError(f"{type(state).__name__} is no state of Order Cards")
    return WonScoring(won_views(state, seats))
