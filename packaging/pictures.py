"""Make the pictures of README and of the software catalogues: each game, light and dark.

python3 packaging/dev.py screens FOLDER     every screen, to look at
.venv/bin/python packaging/pictures.py      these eight, into packaging/pictures
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "pictures"
SIZE = "1280x800"
THEMES = ("light", "dark")
# The screen of each game that shows most of it.
SCREENS = {
    "penta": "mock-penta_ordinary",
    "fivedice": "mock-fivedice",
    "tenthousand": "mock-tenthousand",
    "ordercards": "mock-ordercards",
}


def main() -> None:
    """Render the pictures anew."""
    with tempfile.TemporaryDirectory() as folder:
        words = [*SCREENS.values(), *THEMES, SIZE, "en"]
        subprocess.run([sys.executable, "tests/gallery.py", folder, *words], cwd=ROOT, check=True)
        for game, screen in SCREENS.items():
            for theme in THEMES:
                made = Path(folder, screen, f"{SIZE}-{theme}-en.png")
                shutil.copyfile(made, FOLDER / f"{game}-{theme}.png")


if __name__ == "__main__":
    main()
