"""Start the program: `python -m dicegames`."""

import sys

from dicegames.app.cli import main

if __name__ == "__main__":
    sys.exit(main())
