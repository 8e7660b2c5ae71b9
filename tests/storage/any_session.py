"""Sessions of every game, with every kind of line in them."""

import random

import msgspec

from dicegames.engine.action import Action
from dicegames.engine.chance import SeededDice
from dicegames.engine.errors import IllegalActionError
from dicegames.engine.game import State
from dicegames.engine.match import Entry, Mark, Match, Naming, Seat, Seating, UndoRule
from dicegames.engine.resign import Resign
from dicegames.games.catalog import GAMES, game_info
from dicegames.games.ruleset import Ruleset
from dicegames.storage.people import SEAT_COLORS
from dicegames.storage.record import MAX_LINES, Header, TableOptions, new_header
from storage.session_help import TIME, encode_session

EVERY_RULESET: list[tuple[str, Ruleset]] = [(info.id, ruleset) for info in GAMES for ruleset in info.rulesets]
NAMES = ("Ada", "Bö „b“", "<b>Cem</b>", "../../etc/passwd", "%n {0} &x", "👩‍👧", '"mark":"practice"', "Ωmega")


def any_header(game_id: str, ruleset: Ruleset, choice: random.Random, players: int | None = None) -> Header:
    """Return the header of a session for some number of players, now and then with a computer among them."""
    least, most = game_info(game_id).player_limits(ruleset)
    count = choice.randint(least, most) if players is None else players
    colors = choice.sample(SEAT_COLORS, count)
    seats = tuple(
        _seat(name, color, computer=not ruleset.time_limit and choice.random() < 0.3)
        for name, color in zip(NAMES, colors, strict=False)
    )
    rules: tuple[UndoRule, ...] = ("roll", "off") if ruleset.time_limit else ("roll", "free", "off")
    return new_header(
        game_id,
        ruleset,
        seats,
        first_seat=choice.randrange(count),
        options=TableOptions(undo=choice.choice(rules)),
        app_version="0.1.0",
        created=TIME,
    )


def play_anything(header: Header, choice: random.Random, steps: int) -> tuple[Match, tuple[Entry, ...]]:
    """Play up to `steps` steps with all that is no step; return the match and what a journal would hold."""
    source = SeededDice(choice.getrandbits(32))
    match = Match(header.new_game(), header.seats, header.options.undo)
    entries: list[Entry] = []
    while len(match.steps) < steps and match.state.outcome is None:
        if choice.random() < 0.3:
            entries += _something_else(match, choice)
        entries.append(match.apply(_decision(match, choice), source).step)
    if match.state.outcome is not None:
        entries.append(Mark("finish"))
    return match, tuple(entries)


def _decision(match: Match, choice: random.Random) -> Action | None:
    """Return what somebody does next: one in fifty gives up, on turn or not."""
    state = match.state
    if state.chance is not None:
        return None
    if len(match.seats) > 1 and choice.random() < 0.02:
        return Resign(choice.choice([seat for seat in range(len(match.seats)) if seat not in state.resigned]))
    return choice.choice(state.legal_actions())


def _seat(name: str, color: str, *, computer: bool) -> Seat:
    return Seat(name, color, "computer", "simple") if computer else Seat(name, color)


def _something_else(match: Match, choice: random.Random) -> list[Entry]:
    """Return entries that are no step, each already done at the match."""
    what = choice.randrange(7)
    if what == 0:
        return [Mark("hint"), Mark("tutor")]
    if what == 1:
        return [Mark("pause"), Mark("resume"), Mark("clock", choice.randrange(600_000))]
    if what == 2:
        return [Naming(choice.choice(("", "Sunday", "<i>Übung</i> 🎲")))]
    if what == 3 and not match.game.is_timed:
        changed = choice.randrange(len(match.seats))
        seats = [
            _seat(seat.name, seat.color, computer=not seat.is_computer) if number == changed else seat
            for number, seat in enumerate(match.seats)
        ]
        match.reseat(tuple(seats))
        return [Seating(match.seats)]
    if what == 4:
        return _practice(match)
    return _undo_and_redo(match, choice)


def _practice(match: Match) -> list[Entry]:
    try:
        match.start_practice()
    except IllegalActionError:
        return []
    return [Mark("practice")]


def _undo_and_redo(match: Match, choice: random.Random) -> list[Entry]:
    entries: list[Entry] = []
    if match.undo_barrier() is None:
        entries.append(Mark("undo", len(match.undo())))
        if choice.random() < 0.5:
            entries.append(Mark("redo", len(match.redo())))
    return entries


def same_ruleset(header: Header, other: Header) -> bool:
    """Tell whether two sessions are played by the same rules from the same seat."""
    encode = msgspec.json.encode
    return (header.game_id, encode(header.ruleset), header.first_seat) == (
        other.game_id,
        encode(other.ruleset),
        other.first_seat,
    )


def states_of(match: Match) -> list[State]:
    """Return every state that counts, from the beginning."""
    transitions = match.transitions()
    return [transition.before for transition in transitions] + [match.state]


def longest_session(game_id: str) -> bytes:
    """Return a good session of as many lines as there can be: a match that is played again and again."""
    choice, dice = random.Random(1), SeededDice(1)
    info = game_info(game_id)
    header = any_header(game_id, info.rulesets[0], choice, info.max_players)
    header = msgspec.structs.replace(header, options=TableOptions(undo="free"))
    match = Match(header.new_game(), header.seats, "free")
    while len(match.steps) < 1000 and match.state.outcome is None:
        state = match.state
        match.apply(None if state.chance is not None else choice.choice(state.legal_actions()), dice)
    again: tuple[Entry, ...] = (*match.steps, Mark("undo", len(match.steps)))
    return encode_session(header, (again * (MAX_LINES // len(again) + 1))[: MAX_LINES - 1])
