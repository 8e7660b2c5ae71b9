"""Work out the model of a match in a process beside this one.

A thread would keep the window of its process waiting now and then, and longer on a busy machine.
"""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING

from dicegames.computer.helper_processes import become_helper, deaf_to_interrupts, is_orphan
from dicegames.computer.player import Progress
from dicegames.games.tenthousand.ruleset import TenThousandRuleset

if TYPE_CHECKING:
    # The helper says how many threads its arrays may use before it imports what works with them.
    from dicegames.computer.tenthousand_match import MatchModel

_PAUSE = 0.05
"""Seconds between two looks at whether the model is still wanted."""

_NICE = 10
"""How much the helper stands back behind whatever else wants the processor, such as the window."""


def model_from_process(
    ruleset: TenThousandRuleset, progress: Progress, cancelled: Callable[[], bool]
) -> "MatchModel":
    """Return the model of a ruleset, worked out here if no process can be had or it came to harm.

    `progress` is told how many steps are done, and how many there are.

    Raises:
        ThinkingCancelledError: `cancelled` said so.
    """
    from dicegames.computer.tenthousand_match import MatchModel

    model = _from_helper(ruleset, progress, cancelled)
    return MatchModel(ruleset, cancelled, progress) if model is None else model


def _from_helper(
    ruleset: TenThousandRuleset, progress: Progress, cancelled: Callable[[], bool]
) -> "MatchModel | None":
    from dicegames.computer.tenthousand_match import MatchModel
    from dicegames.computer.tenthousand_tables import ThinkingCancelledError

    if multiprocessing.current_process().daemon:
        return None  # such a process may have none beside it
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    helper = context.Process(target=_help, args=(ruleset, theirs), daemon=True)
    try:
        with deaf_to_interrupts():
            helper.start()
    except (OSError, RuntimeError, ValueError):
        ours.close()
        theirs.close()
        return None  # no memory, not allowed, or this process is only just starting
    theirs.close()
    try:
        while True:
            if cancelled():
                raise ThinkingCancelledError
            if ours.poll(_PAUSE):
                news = ours.recv()
                if isinstance(news, MatchModel):
                    return news
                progress(*news)
    except (EOFError, OSError):
        return None  # it was ended
    finally:
        helper.kill()
        helper.join()
        helper.close()
        ours.close()


def _help(ruleset: TenThousandRuleset, asked: Connection) -> None:
    """Be the helper: tell steps done and all, and in the end the model."""
    become_helper(_NICE)
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    from dicegames.computer.tenthousand_match import MatchModel
    from dicegames.computer.tenthousand_tables import ThinkingCancelledError

    def tell(done: int, total: int) -> None:
        if done < total:
            asked.send((done, total))

    try:
        asked.send(MatchModel(ruleset, is_orphan, tell))
    except (ThinkingCancelledError, OSError):
        return  # nobody is there any more
