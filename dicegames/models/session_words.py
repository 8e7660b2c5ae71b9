"""The words of the list of sessions, all from what the index knows without opening a file."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication

from dicegames.models.dates import when_text
from dicegames.models.game_words import game_name, is_default_ruleset, ruleset_name
from dicegames.models.narrators import NARRATORS
from dicegames.models.numbers import number_text
from dicegames.models.phrases import joined_names, kind_of_name, points_text
from dicegames.models.problems import record_problem_short
from dicegames.storage.library import SessionInfo
from dicegames.storage.people import MAX_TITLE

translate = QCoreApplication.translate


def local_time(stamp: str) -> datetime | None:
    """Return an RFC 3339 time of a file as local time, None when there is none."""
    return datetime.fromisoformat(stamp).astimezone() if stamp else None


def session_title(info: SessionInfo) -> str:
    """Return what people call a session, else its game; or what kind of file it is."""
    return info.title or session_game(info)


def session_game(info: SessionInfo) -> str:
    """Return the game, and its ruleset where it isn't the default; or what kind of file it is."""
    if info.state == "newer":
        return translate("Sessions", "File of a newer version")
    if info.state == "damaged" or info.game_id is None:
        return translate("Sessions", "Damaged file")
    name = game_name(info.game_id)
    if is_default_ruleset(info.game_id, info.ruleset_id):
        return name
    return translate("Sessions", "{game}, {ruleset}").format(game=name, ruleset=session_rules(info))


def fitted_title(form: str, title: str, **values: object) -> str:
    """Put a title with other values into `form`; a long one is cut so that all of it is a title again."""
    room = MAX_TITLE - len(form.format(title="", **values))
    shown = title if len(title) <= room else f"{title[: room - 1].rstrip()}…"
    return form.format(title=shown, **values)


def session_heading(info: SessionInfo) -> str:
    """Return the first line of a row: the name, or the game with how far it is."""
    return info.title or _game_so_far(info)


def session_line(info: SessionInfo) -> str:
    """Return the second line of a row: who plays, below a name also what; or what is wrong with a file."""
    if info.reason:
        problem = record_problem_short(info.reason, info.line)
        return translate("Sessions", "{file}: {problem}").format(file=info.path.name, problem=problem)
    players = session_players(info)
    if not info.title:
        return players
    return translate("Sessions", "{game} · {players}").format(game=_game_so_far(info), players=players)


def session_players(info: SessionInfo) -> str:
    """Return who sits there."""
    return ", ".join(kind_of_name(seat.name, seat.is_computer) for seat in info.seats)


def session_rules(info: SessionInfo) -> str:
    """Return the name of the ruleset: the one somebody gave it, or the program's."""
    return info.ruleset_name or ruleset_name(info.ruleset_id)


def session_state(info: SessionInfo) -> str:
    """Return in a few words how a session stands: whose turn it is, or who has won."""
    if info.state == "open":
        return _open_state(info)
    if info.state == "finished":
        return _finished_state(info)
    if info.state == "newer":
        return translate("Sessions", "newer version")
    return translate("Sessions", "damaged")


def session_when(info: SessionInfo, now: datetime) -> str:
    """Return when a session was last played; `now` is the local time."""
    moment = local_time(info.changed)
    return when_text(moment, now) if moment is not None else ""


def session_when_and_length(info: SessionInfo, now: datetime) -> str:
    """Return when a session was last played, and for how long all in all; `now` is the local time."""
    when, length = session_when(info, now), session_length(info)
    if not when or not length:
        return when
    return translate("Sessions", "{when} · {length}").format(when=when, length=length)


def session_length(info: SessionInfo) -> str:
    """Return how long people have played: "25 min", "1 h 5 min"; "" below a minute or as long as unknown."""
    minutes = info.summary.seconds // 60 if info.summary is not None else 0
    if not minutes:
        return ""
    if minutes < 60:
        return translate("Sessions", "{minutes}\N{NO-BREAK SPACE}min").format(minutes=minutes)
    hours, rest = divmod(minutes, 60)
    return translate("Sessions", "{hours}\N{NO-BREAK SPACE}h {minutes}\N{NO-BREAK SPACE}min").format(
        hours=number_text(hours), minutes=rest
    )


def _game_so_far(info: SessionInfo) -> str:
    """Return the game, and how far it is as long as it isn't over."""
    game = session_game(info)
    if info.state != "open" or info.summary is None or info.game_id is None:
        return game
    progress = NARRATORS[info.game_id].progress_text(info.summary.progress)
    if not progress:
        return game
    return translate("Sessions", "{game}, {progress}").format(game=game, progress=progress)


def _open_state(info: SessionInfo) -> str:
    turn = info.summary.turn if info.summary is not None else None
    if turn is None or len(info.seats) == 1:
        return translate("Sessions", "open")
    return translate("Sessions", "open, {name}’s turn").format(name=info.seats[turn].name)


def _finished_state(info: SessionInfo) -> str:
    summary = info.summary
    if summary is None or not summary.winners:
        return translate("Sessions", "finished")
    score = summary.scores[summary.winners[0]]
    if len(info.seats) == 1:
        return points_text(score)
    names = joined_names([info.seats[place].name for place in summary.winners])
    return translate("Sessions", "Win: {names}, {score}").format(names=names, score=number_text(score))
