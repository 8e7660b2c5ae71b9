"""Which games there are. A further game joins the program by its line in `GAMES`."""

from collections.abc import Callable
from dataclasses import dataclass

from dicegames.engine.errors import InvalidRecordError
from dicegames.engine.game import Game
from dicegames.engine.resign import RESIGN_REASONS
from dicegames.games.ordercards import reasons as ordercards_reasons
from dicegames.games.ordercards.ruleset import decode_ruleset as decode_ordercards
from dicegames.games.ordercards.ruleset import standard
from dicegames.games.ordercards.state import STACKS, ordercards_game
from dicegames.games.ruleset import Ruleset
from dicegames.games.sheet import ruleset as sheet
from dicegames.games.sheet.reasons import REASONS
from dicegames.games.sheet.state import sheet_game
from dicegames.games.tenthousand import reasons as tenthousand_reasons
from dicegames.games.tenthousand import ruleset as tenthousand
from dicegames.games.tenthousand.problems import decode_ruleset as decode_tenthousand
from dicegames.games.tenthousand.state import tenthousand_game


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game of the program: how many can play, its rulesets (the default first), and the ids of the
    reasons why it can refuse a decision.
    """

    id: str
    min_players: int
    max_players: int
    rulesets: tuple[Ruleset, ...]
    reasons: frozenset[str]
    decoder: Callable[[object], Ruleset]
    factory: Callable[[Ruleset, int, int], Game]

    def ruleset(self, ruleset_id: str) -> Ruleset:
        """Return the ruleset of the program with this id.

        Raises:
            InvalidRecordError: there is none.
        """
        for candidate in self.rulesets:
            if candidate.id == ruleset_id:
                return candidate
        raise InvalidRecordError("unknown_ruleset", detail=ruleset_id)

    def player_limits(self, ruleset: Ruleset) -> tuple[int, int]:
        """Return how few and how many can play by `ruleset`; against the clock one plays alone (F8)."""
        return (1, 1) if ruleset.time_limit else (self.min_players, self.max_players)

    def decode_ruleset(self, data: object) -> Ruleset:
        """Return the ruleset of this game that plain data describes.

        Raises:
            InvalidRecordError: `data` is no ruleset, or one of another game.
        """
        decoded = self.decoder(data)
        if decoded.game != self.id:
            raise InvalidRecordError("invalid_ruleset", detail=f"a ruleset of {decoded.game}")
        return decoded

    def new_game(self, ruleset: Ruleset, players: int, first_seat: int = 0) -> Game:
        """Return this game for a number of players; `first_seat` has the first turn.

        Raises:
            InvalidRecordError: too few or too many players, no such seat, or a ruleset of another game.
        """
        if ruleset.game != self.id:
            raise InvalidRecordError("invalid_ruleset", detail=f"a ruleset of {ruleset.game}")
        least, most = self.player_limits(ruleset)
        if not least <= players <= most:
            raise InvalidRecordError("player_count", detail=str(players))
        if not 0 <= first_seat < players:
            raise InvalidRecordError("first_seat", detail=str(first_seat))
        return self.factory(ruleset, players, first_seat)


GAMES: tuple[GameInfo, ...] = (
    GameInfo(
        "penta",
        1,
        8,
        (sheet.PENTA, sheet.CLASSIC),
        REASONS | RESIGN_REASONS,
        sheet.decode_ruleset,
        sheet_game,
    ),
    GameInfo(
        "tenthousand",
        1,  # to practise
        8,
        tenthousand.PRESETS,
        tenthousand_reasons.REASONS | RESIGN_REASONS,
        decode_tenthousand,
        tenthousand_game,
    ),
    GameInfo(
        "fivedice",
        1,
        8,
        # Of the limits, too, the default comes first.
        (sheet.FIVEDICE, sheet.PUZZLE5, sheet.PUZZLE3, sheet.PUZZLE10),
        REASONS | RESIGN_REASONS,
        sheet.decode_ruleset,
        sheet_game,
    ),
    GameInfo(
        "ordercards",
        min(STACKS),
        max(STACKS),
        (standard(),),
        ordercards_reasons.REASONS | RESIGN_REASONS,
        decode_ordercards,
        ordercards_game,
    ),
)
"""Every game of the program, in the order in which it is offered."""


def game_info(game_id: str) -> GameInfo:
    """Return the game with this id.

    Raises:
        InvalidRecordError: there is none.
    """
    for info in GAMES:
        if info.id == game_id:
            return info
    raise InvalidRecordError("unknown_game", detail=game_id)
