"""Which matches count in the best lists, and when their results get there (F8)."""

from typing import TYPE_CHECKING

from dicegames.engine.errors import InvalidRecordError
from dicegames.games.catalog import game_info
from dicegames.games.ruleset import Ruleset
from dicegames.storage.best import BestProblem, BestResult, BestStore
from dicegames.storage.directories import Directories

if TYPE_CHECKING:
    from dicegames.session.table import Table


class BestResults:
    """Keep the results of matches against the clock; the file is read when the first such table opens."""

    def __init__(self, folders: Directories) -> None:
        self._sessions = folders.sessions
        self._store = BestStore(folders.best)
        self._is_loaded = False
        self._problem: BestProblem | None = None

    def take_problem(self) -> BestProblem | None:
        """Return once what was wrong with the file when it was read."""
        problem, self._problem = self._problem, None
        return problem

    def of(self, table: "Table") -> tuple[BestResult, ...]:
        """Return the best results by the rules of a table, none where no clock runs."""
        ruleset = counted_ruleset(table)
        if ruleset is None:
            return ()
        self._load()
        return self._store.of(ruleset.id)

    def keep(self, table: "Table") -> bool:
        """Put the result of `table` into its list, if it has one that counts; return False if it isn't saved.

        A result counts once, without help, and only from the own folder of sessions: files of others stay
        theirs.
        """
        ruleset, match = counted_ruleset(table), table.match
        own = table.journal.path.parent.resolve() == self._sessions.resolve()
        if ruleset is None or match.state.outcome is None or not own or table.is_assisted:
            return True
        self._load()
        score, at = match.state.scores()[0], table.times[-1][1]
        result = BestResult(table.header.id, score, match.seats[0].name, at, table.pauses())
        try:
            self._store.add(ruleset.id, result)
        except OSError:
            return False
        return True

    def _load(self) -> None:
        if not self._is_loaded:
            self._is_loaded = True
            self._problem = self._store.load()


def counted_ruleset(table: "Table") -> Ruleset | None:
    """Return the ruleset of a table against the clock if it is the program's own, else None."""
    info = game_info(table.header.game_id)
    ruleset = info.decode_ruleset(table.header.ruleset)
    if not ruleset.time_limit:
        return None
    try:
        own = info.ruleset(ruleset.id)
    except InvalidRecordError:
        return None
    return own if own == ruleset else None
