"""Start the program: `python -m dicegames`, and the beginning of a frozen one.

The helper processes of a solver begin here as well: theirs is neither a command line nor a window.
"""

import os
import sys

if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # in a helper it does the work, and doesn't return

        if sys.platform == "linux":
            from dicegames.app.frozen import give_back_library_path, keep_modules

            keep_modules()
            give_back_library_path(os.environ)
    from dicegames.app.cli import main

    sys.exit(main())
