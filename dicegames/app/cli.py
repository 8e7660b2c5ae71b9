"""The command line: the window and its commands. Imports Qt only to open the window."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from dicegames.app.command_endings import ended_when_asked
from dicegames.app.display import display_problem
from dicegames.app.quick_imports import quick_imports
from dicegames.engine.errors import InvalidRecordError
from dicegames.version import app_version

if TYPE_CHECKING:
    from dicegames.games.catalog import GameInfo
    from dicegames.storage.directories import Directories

EXIT_BAD_FILE = 1
EXIT_USAGE = 2
EXIT_STOPPED = 130
EXIT_PIPE = 141

_EPILOG = """\
commands:
  dicegames [FILE]        open the window, a session or a file of own rules in it
  dicegames simulate ...  let computer players play many games and compare them
  dicegames solve RULES   work out the best possible average of a sheet game
  dicegames replay FILE   check a saved session and print every state's scores
  dicegames backup FILE   write sessions, rules, best results and settings to one file
  dicegames restore FILE  bring back what such a file holds and is missing here
Each command tells more with --help.
"""

_SIMULATE_EPILOG = """\
A player is a level, or level:style:
{players}

Matches come in blocks, one for each player: in a block everybody sits once at
every seat and begins once, and the dice of a seat are the same each time. Whether
one or more processes play doesn't change the result.

"won %" is the part of all games that were won; a shared win counts a part of one.
"± 95 %" follows what it belongs to: an interval of 95 % confidence, reckoned from
the means of blocks; it needs two blocks.

--json prints one object: game, ruleset, rules (in words), games, seed, players. Each
of players has player, mean, mean_interval, deviation, lowest, median, highest, wins
(alone), ties (shared wins), win_rate (0 to 1) and win_rate_interval. An interval
reaches so far to either side; it is null, like a deviation, where it isn't known.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status.

    Ctrl+C ends it in words, a reader who leaves early in silence, a disk's fault in one sentence.
    """
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # names may hold what a terminal can't show
        try:
            return _run(words)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()  # here, where what goes wrong can still be met
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return EXIT_STOPPED
    except BrokenPipeError:
        _drop_output()
        return EXIT_PIPE
    except OSError as error:
        _drop_output()
        place = f"{error.filename}: " if error.filename else ""
        print(f"Stopped: {place}{error.strerror or error}.", file=sys.stderr)
        return EXIT_BAD_FILE


def _drop_output() -> None:
    """Let what is still to be written go nowhere: Python tries it again when it ends, and would complain."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    commands = {
        "simulate": _simulate,
        "solve": _solve,
        "replay": _replay,
        "backup": _backup,
        "restore": _restore,
    }
    if words and words[0] in commands:
        with ended_when_asked():
            return commands[words[0]](words[1:])
    return _window(words)


def _window(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="dicegames",
        description="Dice games for one table.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        metavar="FILE",
        help="a saved session (*.dicegame) or rules (*.dicerules)",
    )
    parser.add_argument("--lang", metavar="LANGUAGE", help="language of this run: de, en or a further one")
    parser.add_argument("--data-dir", type=Path, help="keep sessions and settings in this folder")
    parser.add_argument("--demo", action="store_true", help="computer seats play in the window")
    parser.add_argument("--quit-after-game", action="store_true", help="close the window when a game is over")
    parser.add_argument(
        "--self-check",
        type=Path,
        metavar="FILE",
        help="write into FILE what this installation is made of (JSON), and end",
    )
    parser.add_argument("--version", action="version", version=f"dicegames {app_version()}")
    options = parser.parse_args(words)
    if options.lang is not None:
        known = _languages(options.data_dir)
        if options.lang not in known:
            parser.error(f"argument --lang: no language {options.lang!r} (there are {', '.join(known)})")
    problem = display_problem()
    if problem is not None:
        print(problem, file=sys.stderr)
        return EXIT_USAGE
    try:
        with quick_imports():
            from dicegames.app.main import run_window
    except ImportError as error:
        if ".so" not in str(error):  # a fault of ours
            raise
        print(f"A library that windows need is missing or damaged: {error}", file=sys.stderr)
        return EXIT_BAD_FILE
    if options.self_check is not None:
        from dicegames.app.self_check import check_installation

        return check_installation(options.self_check, options.data_dir)
    return run_window(
        file=options.file,
        language=options.lang,
        data_dir=options.data_dir,
        demo=options.demo,
        quit_after_game=options.quit_after_game,
    )


def _languages(data_dir: Path | None) -> list[str]:
    from dicegames.data import LANGUAGES, language_files, translations_dir
    from dicegames.storage.directories import directories

    return sorted({*LANGUAGES, *language_files(translations_dir(), directories(data_dir).languages)})


def _simulate(words: list[str]) -> int:
    from dicegames.app.simulate import format_result, result_as_json, run_simulation
    from dicegames.computer.levels import default_level
    from dicegames.games.catalog import game_info
    from dicegames.storage.directories import directories

    parser = _simulate_parser()
    options = parser.parse_args(words)
    info = game_info(options.game)
    players = options.players.split(",") if options.players else [default_level(info.id)] * info.min_players
    ruleset = _checked_line_up(parser, info, options.ruleset, players)
    result = run_simulation(
        info.id,
        ruleset,
        players,
        options.games,
        options.seed,
        _show_progress,
        _show_preparation,
        processes=options.processes,
        folder=directories(options.data_dir).solved,
    )
    print(result_as_json(result) if options.json else format_result(result))
    return 0


def _simulate_parser() -> argparse.ArgumentParser:
    from dicegames.games.catalog import GAMES

    players = "\n".join(f"  {info.id:<12}{_known_players(info.id)}" for info in GAMES)
    parser = argparse.ArgumentParser(
        prog="dicegames simulate",
        description="Let computer players play many games and compare them.",
        epilog=_SIMULATE_EPILOG.format(players=players),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game", choices=[info.id for info in GAMES], help="the game")
    parser.add_argument("--ruleset", metavar="ID", help="id of a ruleset (default: the game's first)")
    parser.add_argument(
        "--players", metavar="LIST", help="level or level:style of each player, separated by commas"
    )
    parser.add_argument(
        "--games", type=_positive, default=100, metavar="N", help="how many games (default: 100)"
    )
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed gives the same dice (default: 1)"
    )
    most = os.cpu_count() or 1
    parser.add_argument(
        "--processes",
        type=int,
        choices=range(1, most + 1),
        default=min(2, most),
        metavar="P",
        help=f"how many processes play: 1 to {most} on this computer (default: {min(2, most)})",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    _add_data_dir(parser, "keep what players work out in this folder")
    return parser


def _known_players(game_id: str) -> str:
    """Return in words which levels and styles a game has."""
    from dicegames.computer.levels import LEVELS, STYLES

    styles = [f"level:{style}" for style in STYLES.get(game_id, ()) if style]
    return ", ".join(LEVELS[game_id]) + (f"; also {' and '.join(styles)}" if styles else "")


def _checked_line_up(
    parser: argparse.ArgumentParser, info: "GameInfo", ruleset: str | None, players: Sequence[str]
) -> str:
    """Return the id of the ruleset; end the program if it or the players can't be had."""
    from dicegames.computer.levels import known_level

    rulesets = [known.id for known in info.rulesets]
    if ruleset is not None and ruleset not in rulesets:
        parser.error(f"no ruleset {ruleset!r}; there are {', '.join(rulesets)}")
    found = ruleset or rulesets[0]
    for player in players:
        level, _, style = player.partition(":")
        try:
            known_level(info.id, level, style)
        except InvalidRecordError:
            parser.error(f"no player {player!r}; there are {_known_players(info.id)}")
    least, most = info.player_limits(info.ruleset(found))
    if not least <= len(players) <= most:
        span = f"{least} to {most} players" if most > 1 else "1 player"
        parser.error(f"{found} is for {span}")
    return found


def _solve(words: list[str]) -> int:
    from dicegames.app.solve import format_solution, run_solver, solvable_rulesets

    rulesets = {ruleset.id: ruleset for ruleset in solvable_rulesets()}
    parser = argparse.ArgumentParser(
        prog="dicegames solve",
        description="Work out every position of a sheet game; print the best possible average of one player.",
    )
    parser.add_argument("ruleset", choices=list(rulesets), help="id of the ruleset")
    parser.add_argument(
        "--processes", type=int, choices=(1, 2), default=2, help="how many processes work (default: 2)"
    )
    options = parser.parse_args(words)
    solution = run_solver(rulesets[options.ruleset], options.processes, _show_progress)
    print(format_solution(solution))
    return 0


def _replay(words: list[str]) -> int:
    from dicegames.app.replay import problem_words, replay_file

    parser = argparse.ArgumentParser(
        prog="dicegames replay", description="Check a saved session and print every state's scores."
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved session (*.dicegame)")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args(words)
    try:
        print(replay_file(options.file, options.json))
    except InvalidRecordError as error:
        place = f" in line {error.line}" if error.line else ""
        why = problem_words(error.reason)
        print(f"{options.file} cannot be used{place}: {why}. It is left as it is.", file=sys.stderr)
        return EXIT_BAD_FILE
    return 0


def _add_data_dir(parser: argparse.ArgumentParser, meaning: str) -> None:
    parser.add_argument("--data-dir", type=Path, metavar="FOLDER", help=meaning)


def _backup(words: list[str]) -> int:
    from dicegames.app.backup import backup_sentence, problem_sentence
    from dicegames.storage.archive import write_backup

    parser = argparse.ArgumentParser(
        prog="dicegames backup",
        description="Write sessions, rules, best results and settings to one zip file.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file; none is replaced")
    _add_data_dir(parser, "where sessions and settings are kept")
    options = parser.parse_args(words)
    folders = _folders_of_data(options.data_dir)
    if folders is None:
        return EXIT_BAD_FILE
    try:
        backup = write_backup(options.file, folders, report=_show_progress)
    except OSError as error:
        print(problem_sentence(options.file, error, "No backup was written"), file=sys.stderr)
        return EXIT_BAD_FILE
    print(backup_sentence(options.file, backup))
    return 0


def _restore(words: list[str]) -> int:
    from dicegames.app.backup import problem_sentence, restored_sentence
    from dicegames.storage.archive import restore_backup

    parser = argparse.ArgumentParser(
        prog="dicegames restore",
        description="Bring back what a backup holds and is missing here; nothing that is here is changed.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `dicegames backup` wrote")
    _add_data_dir(parser, "where sessions and settings are kept")
    parser.add_argument("--settings", action="store_true", help="replace the settings by those of the backup")
    options = parser.parse_args(words)
    folders = _folders_of_data(options.data_dir)
    if folders is None:
        return EXIT_BAD_FILE
    try:
        restored = restore_backup(
            options.file, folders, with_settings=options.settings, report=_show_progress
        )
    except (OSError, InvalidRecordError) as error:
        print(problem_sentence(options.file, error, "Not everything came back"), file=sys.stderr)
        return EXIT_BAD_FILE
    print(restored_sentence(restored))
    return 0


def _folders_of_data(data_dir: Path | None) -> "Directories | None":
    """Return where sessions and rulesets are kept; None after telling that the chosen folder is missing."""
    from dicegames.app.place import find_folders

    try:
        return find_folders(data_dir)
    except FileNotFoundError as error:
        words = "Your data folder is not there. Name another with --data-dir."
        print(f"{error.filename}: {words}", file=sys.stderr)
        return None


def _positive(word: str) -> int:
    if not word.isdecimal():
        raise argparse.ArgumentTypeError(f"must be a whole number, at least 1: {word!r}")
    if int(word) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return int(word)


def _show_progress(done: int, total: int, what: str = "") -> None:
    """Draw a progress bar on a terminal; a pipe gets none, and a program of Windows without one neither."""
    if sys.stderr is None or not sys.stderr.isatty():
        return
    width = 30
    filled = width * done // total
    end = "\n" if done == total else ""
    bar = f"{what}[{'#' * filled}{'.' * (width - filled)}] {done}/{total}"
    print(f"\r{bar}", end=end, file=sys.stderr, flush=True)


def _show_preparation(done: int, total: int) -> None:
    """Draw the progress bar of players that prepare."""
    _show_progress(done, total, "Preparing ")
