"""The rulesets of a game as cards: what each is, and how it differs from the default or, if it is
somebody's own, from the one that it resembles most.

Rulesets that differ in their limit of time only are one card with a choice of limits below it (F8). What
somebody made lies behind those of the program, with a button to change it.
"""

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from dicegames.games.ruleset import Ruleset
from dicegames.models.game_words import (
    puzzle_name,
    ruleset_description,
    ruleset_difference,
    ruleset_title,
    short_ruleset_name,
)
from dicegames.models.puzzle import span_text
from dicegames.models.rulesets import own_base, own_difference
from dicegames.ui.controls.choice_card import ChoiceCard
from dicegames.ui.controls.flat_button import FlatButton
from dicegames.ui.controls.focus import order_reading
from dicegames.ui.controls.segmented import Segmented
from dicegames.ui.look import Look
from dicegames.ui.pages.option_row import OptionRow

translate = QCoreApplication.translate


class RulesetChoice(QWidget):
    """Offer the rulesets of one game, the default first; of the limits of time, too.

    Where rulesets can be edited, one's own have a button for it, and any can be the start of a new one.
    """

    chosen = Signal(str)
    edit_requested = Signal(object)  # Ruleset: one's own, to be changed
    copy_requested = Signal(object)  # Ruleset: the chosen one, of which a new one is made

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._rulesets: tuple[Ruleset, ...] = ()
        self._offers: tuple[tuple[Ruleset, ...], ...] = ()  # what each card stands for
        self._editable = False
        self.cards: list[ChoiceCard] = []
        self.edit_buttons: dict[int, FlatButton] = {}  # by the index of the card beside
        self._rows: list[QWidget] = []
        self._edits = QButtonGroup(self)
        self._edits.setExclusive(False)
        self._edits.idClicked.connect(self._on_edits_id_clicked)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._on_group_id_clicked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self.limits = Segmented(look)
        self.limits.chosen.connect(self._on_limits_chosen)
        self._limits_row = OptionRow(look, self.limits)
        self._limits_row.hide()
        self._column.addWidget(self._limits_row)
        self.copy_button = FlatButton(look, "plus", dashed=True)
        self.copy_button.clicked.connect(self._on_copy_button_clicked)
        self.copy_button.hide()
        self._column.addWidget(self.copy_button, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """Return the controls from top to bottom."""
        rows: list[QWidget] = []
        for index, card in enumerate(self.cards):
            rows.append(card)
            if index in self.edit_buttons:
                rows.append(self.edit_buttons[index])
        return *rows, self.limits, self.copy_button

    @property
    def current(self) -> Ruleset:
        """Return the chosen ruleset."""
        offer = self._offers[self._group.checkedId()]
        limit = self.limits.current_id
        return next((rules for rules in offer if str(rules.time_limit) == limit), offer[0])

    @property
    def chosen_card(self) -> ChoiceCard:
        """Return the card of the chosen ruleset."""
        return self.cards[self._group.checkedId()]

    @property
    def limit(self) -> int:
        """Return the limit of time of the chosen ruleset in seconds, 0 without one."""
        return self.current.time_limit if self._rulesets else 0

    def show_rulesets(
        self, rulesets: tuple[Ruleset, ...], current_id: str, *, editable: bool = False
    ) -> None:
        """Offer these rulesets; an unknown `current_id` chooses the default."""
        self.copy_button.setVisible(editable)
        if rulesets != self._rulesets or editable != self._editable:
            self._rulesets = rulesets
            self._editable = editable
            self._offers = _offers(rulesets)
            self._rebuild()
        current = next((rules for rules in rulesets if rules.id == current_id), rulesets[0])
        chosen = next(index for index, offer in enumerate(self._offers) if current in offer)
        self.cards[chosen].setChecked(True)
        self.retranslate()
        timed = [rules for rules in rulesets if rules.time_limit]
        if timed:
            self.limits.set_current(str(current.time_limit or timed[0].time_limit))
        self._show_limits()

    def retranslate(self) -> None:
        """Say every word anew."""
        limits = sorted(rules.time_limit for rules in self._rulesets if rules.time_limit)
        self.limits.set_options([(str(limit), span_text(limit), None) for limit in limits])
        self._limits_row.set_texts(translate("NewGame", "Time"))
        for index, (card, offer) in enumerate(zip(self.cards, self._offers, strict=True)):
            ruleset = offer[0]
            difference = own_difference(ruleset) if ruleset.name else ruleset_difference(ruleset.id)
            lead = translate("NewGame", "Different from the default:")
            own = ""
            if ruleset.name:
                own = translate("NewGame", "Own rules")
                base = short_ruleset_name(own_base(ruleset))
                lead = translate("NewGame", "Different from {ruleset}:").format(ruleset=base)
            card.set_texts(
                puzzle_name() if ruleset.time_limit else ruleset_title(ruleset),
                own or ruleset_description(ruleset.id),
                "" if index else translate("NewGame", "Standard"),
                lead if difference else "",
                difference,
            )
        for index, button in self.edit_buttons.items():
            button.set_texts(translate("NewGame", "Edit"))
            name = translate("NewGame", "Edit {ruleset}").format(ruleset=self._offers[index][0].name)
            button.setAccessibleName(name)
        self.copy_button.set_texts(
            translate("NewGame", "Own rules …"),
            translate("NewGame", "Make your own rules out of the chosen ones."),
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _rebuild(self) -> None:
        for card in self.cards:
            self._group.removeButton(card)
        for button in self.edit_buttons.values():
            self._edits.removeButton(button)
        for old in self._rows:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.cards = [ChoiceCard(self._look) for _ in self._offers]
        self.edit_buttons = {}
        self._rows = []
        for index, (card, offer) in enumerate(zip(self.cards, self._offers, strict=True)):
            self._group.addButton(card, index)
            row: QWidget = card
            if self._editable and offer[0].name:
                button = self.edit_buttons[index] = FlatButton(self._look, "sliders")
                self._edits.addButton(button, index)
                row = _side_by_side(card, button)
            self._rows.append(row)
            self._column.insertWidget(index, row)
            row.show()  # on an open page it would count as hidden, and have no height, until later
        order_reading((self._limits_row, self.copy_button))

    def _show_limits(self) -> None:
        self._limits_row.setVisible(self.limit > 0)

    def _on_group_id_clicked(self, _index: int) -> None:
        self._show_limits()
        self.chosen.emit(self.current.id)

    def _on_edits_id_clicked(self, index: int) -> None:
        self.edit_requested.emit(self._offers[index][0])

    def _on_copy_button_clicked(self) -> None:
        self.copy_requested.emit(self.current)

    def _on_limits_chosen(self) -> None:
        self.chosen.emit(self.current.id)


def _offers(rulesets: tuple[Ruleset, ...]) -> tuple[tuple[Ruleset, ...], ...]:
    """Return the rulesets of each card: every one its own, those against the clock together at the end."""
    timed = tuple(rules for rules in rulesets if rules.time_limit)
    single = tuple((rules,) for rules in rulesets if not rules.time_limit)
    return (*single, timed) if timed else single


def _side_by_side(card: ChoiceCard, button: FlatButton) -> QWidget:
    row = QWidget()
    line = QHBoxLayout(row)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(6)
    line.addWidget(card, 1)
    line.addWidget(button)
    return row
