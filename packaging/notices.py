"""Put together what a frozen program has to say of the works of others in it.

`licences/` has the texts, a folder for each component, and `components.json`, which the program reads for its
"About": a list of objects with name, version, licence and texts (paths below the folder).
"""

import json
import re
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path

from build_value import Build
from components import Component, components
from dicegames.data import LICENCES, LICENCES_INDEX
from sbom import sbom
from trim import Entry

OWN = "LICENSE"


def write_notices(build: Build, entries: Iterable[Entry]) -> Path:
    """Write texts and list of components of what goes into a frozen program; return the texts' folder.

    Raises: BuildError for a file whose licence isn't known.
    """
    found = components(entries, build.root / "resources" / LICENCES)
    folder = build.work / LICENCES
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(build.root / OWN, folder / f"{OWN}.txt")
    write_texts(folder, found)
    build.out.mkdir(parents=True, exist_ok=True)
    sbom_path(build).write_text(sbom(build, found), encoding="utf-8", newline="\n")
    return folder


def sbom_path(build: Build) -> Path:
    """Return where the list of components for other programs goes."""
    return build.out / f"dicegames-{build.version}.cdx.json"


def write_texts(folder: Path, found: Sequence[Component]) -> None:
    """Write the texts of components below a folder, and the index of them."""
    index = []
    for component in found:
        places = []
        for name, text in component.texts:
            path = folder / re.sub(r"[^\w.+-]", "-", component.name) / re.sub(r"[^\w.+-]", "-", name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
            places.append(path.relative_to(folder).as_posix())
        index.append(
            {
                "name": component.name,
                "version": component.version,
                "licence": component.licence,
                "texts": places,
            }
        )
    (folder / LICENCES_INDEX).write_text(
        json.dumps(index, indent=1, ensure_ascii=False) + "\n", encoding="utf-8"
    )
