"""What a ruleset is called, how it differs, and what it makes of dice."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from dicegames.games.tenthousand.ruleset import MAX_NAME, TenThousandRuleset
from dicegames.models.game_words import ruleset_name
from dicegames.models.ruleset_words import differences
from dicegames.ui.controls.field import Field
from dicegames.ui.controls.text import Caption, Text
from dicegames.ui.editor.examples import Chances, Examples
from dicegames.ui.look import Look

translate = QCoreApplication.translate


class PreviewPanel(QWidget):
    """Ask for the name of a ruleset and show live what its values mean."""

    name_edited = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._ruleset: TenThousandRuleset | None = None
        self._base: TenThousandRuleset | None = None
        self.name = Field(look)
        self.name.setMaxLength(MAX_NAME)
        self.name.textEdited.connect(self.name_edited)
        self._name_problem = Text(look, "small", "bad")
        self._titles = tuple(Caption(look, wrap=True) for _ in range(4))
        self._differences = Text(look, "body")
        self._chance_hint = Text(look, "small", "ink_soft")
        self.chances = Chances(look)
        self._example_hint = Text(look, "small", "ink_soft")
        self.examples = Examples(look)
        name, differs, chances, examples = self._titles
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 12, 22, 12)
        column.setSpacing(4)
        for title, parts in (
            (name, (self.name, self._name_problem)),
            (differs, (self._differences,)),
            (chances, (self._chance_hint, self.chances)),
            (examples, (self._example_hint, self.examples)),
        ):
            if title is not name:
                column.addSpacing(12)
            column.addWidget(title)
            for part in parts:
                column.addWidget(part)
        column.addStretch(1)

    @property
    def difference_text(self) -> str:
        """Return the differences as they are shown."""
        return self._differences.text()

    @property
    def name_problem(self) -> str:
        """Return what is wrong with the name, "" when it is good."""
        return self._name_problem.text()

    def show_ruleset(self, ruleset: TenThousandRuleset, base: TenThousandRuleset, name_problem: str) -> None:
        """Show everything anew; a name that is being typed stays as it is."""
        self._ruleset, self._base = ruleset, base
        self._name_problem.setText(name_problem)
        self._name_problem.setVisible(bool(name_problem))
        self.examples.show_ruleset(ruleset, base)
        self.chances.show_ruleset(ruleset)
        self._say_words()

    def retranslate(self) -> None:
        """Say every word anew."""
        self._say_words()
        self.chances.retranslate()
        self.examples.retranslate()

    def _say_words(self) -> None:
        words = (
            translate("RulesetEditor", "Name"),
            self._difference_title(),
            translate("RulesetEditor", "How often a roll is a Farkle"),
            translate("RulesetEditor", "Examples"),
        )
        for title, word in zip(self._titles, words, strict=True):
            title.setText(word)
        self.name.setPlaceholderText(translate("RulesetEditor", "for example House rules"))
        self.name.setAccessibleName(translate("RulesetEditor", "Name"))
        self.name.setAccessibleDescription(self._name_problem.text())
        self._chance_hint.setText(translate("RulesetEditor", "By the number of dice that you roll."))
        self._example_hint.setText(translate("RulesetEditor", "Set aside together from one roll."))
        if self._ruleset is not None and self._base is not None:
            found = differences(self._ruleset, self._base)
            nothing = translate("RulesetEditor", "Nothing so far. Change a value.")
            self._differences.setText("\n".join(f"\N{BULLET} {words}" for words in found) or nothing)

    def _difference_title(self) -> str:
        name = ruleset_name(self._base.id) if self._base is not None else ""
        return translate("RulesetEditor", "Different from {ruleset}").format(ruleset=name)
