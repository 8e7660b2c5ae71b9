"""Print how long a list of many sessions takes, and what memory it needs, as ratios within one run.

The unit is reading the folder itself: names, sizes and times of all files, which no list can do without.
"""

import os
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from dicegames.engine.match import Seat  # noqa: E402
from dicegames.models.narrators import progress_values  # noqa: E402
from dicegames.models.sessions import SessionsModel  # noqa: E402
from dicegames.storage.index import SessionIndex  # noqa: E402
from dicegames.storage.journal import SUFFIX  # noqa: E402
from dicegames.storage.library import SessionInfo  # noqa: E402
from storage.session_help import encode_session, play, sample_header  # noqa: E402

SESSIONS = 10_000
KINDS = 20
ROUNDS = 7
NAMES = ("Ada", "Ben", "Cem", "Dora", "Emil", "Finn", "Greta", "Hale")
COLORS = ("blue", "orange", "teal", "pink")


def fill(folder: Path, count: int) -> None:
    """Write sessions of some lengths and line-ups into `folder`, last changed an hour ago."""
    folder.mkdir()
    choice, then = random.Random(1), time.time() - 3600
    kinds = []
    for kind in range(KINDS):
        names = choice.sample(NAMES, choice.randint(2, 4))
        header = sample_header(tuple(Seat(name, color) for name, color in zip(names, COLORS, strict=False)))
        kinds.append(encode_session(header, play(header, kind, choice.choice((5, 60, 5000)))[1]))
    for number in range(count):
        path = folder / f"penta-{number:05}{SUFFIX}"
        path.write_bytes(kinds[number % KINDS])
        os.utime(path, (then - number, then - number))


def scan(folder: Path) -> int:
    """Read the folder as any list has to."""
    with os.scandir(folder) as entries:
        return sum(entry.stat().st_size > 0 for entry in entries)


def median_seconds(action: Callable[[], object]) -> float:
    """Return the median of some runs."""
    times = []
    for _ in range(ROUNDS):
        times.append(seconds(action))
    return statistics.median(times)


def seconds(action: Callable[[], object]) -> float:
    """Return how long one run takes."""
    begin = time.perf_counter()
    action()
    return time.perf_counter() - begin


def memory_after(index: SessionIndex, folder: Path, listings: int) -> int:
    """Return the bytes held after so many listings."""
    for _ in range(listings):
        index.sessions(folder)
    return tracemalloc.get_traced_memory()[0]


def print_page(infos: list[SessionInfo], unit: float) -> None:
    """Measure what the page makes of a list, and print it."""
    model, now = SessionsModel(), datetime.now().astimezone()
    shown = seconds(lambda: model.show_sessions(infos, now))
    same = seconds(lambda: model.show_sessions(infos, now))
    print(f"shown by the page: {shown:.3f} s ({shown / unit:.1f}), and the same again {same:.3f} s")
    first, second = seconds(lambda: model.set_words("ada")), seconds(lambda: model.set_words("ada c"))
    order = seconds(lambda: model.set_sort("game"))
    print(f"search: {first:.3f} s, its next letter {second:.3f} s; another order {order:.3f} s")


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as root:
        folder, file = Path(root, "sessions"), Path(root, "index")
        fill(folder, SESSIONS)
        unit = median_seconds(lambda: scan(folder))
        print(f"{SESSIONS} sessions; reading the folder takes {unit:.3f} s (1.0)")
        index = SessionIndex(file, progress_values)
        begin = time.perf_counter()
        first = len(index.sessions(folder))
        cold = time.perf_counter() - begin
        print(f"without an index: {first} are listed after {cold:.3f} s ({cold / unit:.1f})")
        begin, read = time.perf_counter(), 0
        while index.changed_files() and len(index.sessions(folder)) < SESSIONS:
            for path in index.changed_files()[:1000]:
                index.read(path)
                read += 1
        taken = time.perf_counter() - begin
        print(f"all of them after {taken:.1f} s in the background ({1000 * taken / read:.2f} ms a file)")
        few = index.changed_files()[:200]
        begin = time.perf_counter()
        for path in few:
            index.read(path)
        taken = time.perf_counter() - begin
        print(f"how they stand: {1000 * taken / len(few):.1f} ms a file in the background")
        begin = time.perf_counter()
        saved = index.save()
        taken, size = time.perf_counter() - begin, file.stat().st_size >> 10
        print(f"writing the index: {taken:.3f} s, {size} KiB, {'done' if saved else 'failed'}")
        warm = median_seconds(lambda: SessionIndex(file, progress_values).sessions(folder))
        print(f"with an index from the disk: {warm:.3f} s ({warm / unit:.1f}; aim 0.3 s on this machine)")
        again = median_seconds(lambda: index.sessions(folder))
        print(f"once more: {again:.3f} s ({again / unit:.1f})")
        print_page(index.sessions(folder), unit)
        tracemalloc.start()
        warm_index = SessionIndex(file, progress_values)
        once = memory_after(warm_index, folder, 1)
        often = memory_after(warm_index, folder, 10)
        print(
            f"memory: {once / SESSIONS:.0f} bytes a session; after ten more listings {often / once:.2f} of it"
        )


if __name__ == "__main__":
    main()
