"""One writer per file, on every system."""

import sys
from errno import EACCES, EAGAIN, EDEADLK

if sys.platform == "win32":
    import msvcrt
    import os

    # A Windows lock bars others from reading what it covers, so it lies far behind the end of any session.
    _FAR = 0x7FFF_0000

    def lock(descriptor: int) -> bool:
        """Take the lock of an open file until it is closed; return False when another writer holds it."""
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            if error.errno in (EACCES, EAGAIN, EDEADLK):
                return False
            raise
        return True

else:
    import fcntl
    from errno import ENOLCK, ENOTSUP

    def lock(descriptor: int) -> bool:
        """Take the lock of an open file until it is closed; return False when another writer holds it."""
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            if error.errno in (EACCES, EAGAIN, EDEADLK):
                return False
            # Some network folders know no locks: playing on there is better than not at all.
            if error.errno not in (ENOLCK, ENOTSUP):
                raise
        return True
