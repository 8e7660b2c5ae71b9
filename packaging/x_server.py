"""An X server of its own, whose screen nobody sees."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

from build_value import BuildError


@contextmanager
def x_server(width: int = 1280, height: int = 800, *options: str) -> Iterator[str]:
    """Start a server, with further options of Xvfb, and give the name of its display.

    Raises: BuildError when it doesn't start.
    """
    read, write = os.pipe()
    # Without -noreset it begins anew whenever its last client leaves, and drops whoever connects just then.
    command = ["Xvfb", "-noreset", "-displayfd", str(write), "-nolisten", "tcp", *options]
    command += ["-screen", "0", f"{width}x{height}x24"]
    with subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL) as server:
        os.close(write)
        try:
            with os.fdopen(read) as pipe:
                number = pipe.readline().strip()
            if not number:
                raise BuildError("Xvfb doesn't start")
            yield f":{number}"
        finally:
            server.terminate()
