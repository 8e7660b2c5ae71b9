"""The rulesets of a game as cards: what each is, and how it differs from the default."""

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QVBoxLayout, QWidget

from dicegames.games.ruleset import Ruleset
from dicegames.models.game_words import ruleset_description, ruleset_difference, ruleset_name
from dicegames.ui.controls.choice_card import ChoiceCard
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class RulesetChoice(QWidget):
    """Offer the rulesets of one game, the default first."""

    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rulesets: tuple[Ruleset, ...] = ()
        self.cards: list[ChoiceCard] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._on_group_id_clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    @property
    def current(self) -> Ruleset:
        """Return the chosen ruleset."""
        return self._rulesets[self._group.checkedId()]

    def show_rulesets(self, rulesets: tuple[Ruleset, ...], current_id: str) -> None:
        """Offer these rulesets; an unknown `current_id` chooses the default."""
        if rulesets != self._rulesets:
            self._rulesets = rulesets
            self._rebuild()
        chosen = next((index for index, rules in enumerate(rulesets) if rules.id == current_id), 0)
        self.cards[chosen].setChecked(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Say every word anew."""
        for index, (card, ruleset) in enumerate(zip(self.cards, self._rulesets, strict=True)):
            difference = ruleset_difference(ruleset.id) if index else ""
            card.set_texts(
                ruleset_name(ruleset.id),
                ruleset_description(ruleset.id),
                "" if index else translate("NewGame", "Standard"),
                translate("NewGame", "Different from the default:") if difference else "",
                difference,
            )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _rebuild(self) -> None:
        for old in self.cards:
            self._group.removeButton(old)
            self._column.removeWidget(old)
            old.deleteLater()
        self.cards = [ChoiceCard(self._look) for _ in self._rulesets]
        for index, card in enumerate(self.cards):
            self._group.addButton(card, index)
            self._column.addWidget(card)

    def _on_group_id_clicked(self, index: int) -> None:
        self.chosen.emit(self._rulesets[index].id)
