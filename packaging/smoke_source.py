"""Start the program of this source tree from anywhere, as the installed ones are started."""

import sys
from pathlib import Path

if __name__ == "__main__":
    # This folder is no place of the program's modules.
    sys.path[0] = str(Path(__file__).resolve().parent.parent)
    from dicegames.app.cli import main

    sys.exit(main())
