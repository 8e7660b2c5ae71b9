"""Whether the long tests run in full."""

import os

IS_SOAK = os.environ.get("DICEGAMES_SOAK") == "1"
