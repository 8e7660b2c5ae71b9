"""Write down what the frozen program is made of in the form of CycloneDX 1.5, which other programs read."""

import json
import re
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime

from build_value import Build
from components import Component

# The ids of SPDX that occur: what is made of others isn't an expression but a name.
_IDS = frozenset(
    {
        "0BSD",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "Bootloader-exception",
        "CC0-1.0",
        "GCC-exception-3.1",
        "GPL-2.0-only",
        "GPL-2.0-or-later",
        "GPL-3.0-only",
        "GPL-3.0-or-later",
        "LGPL-2.1-or-later",
        "LGPL-3.0-only",
        "MIT",
        "PSF-2.0",
        "Unicode-DFS-2016",
        "X11",
        "Zlib",
        "bzip2-1.0.6",
    }
)
_WORDS = frozenset({"AND", "OR", "WITH"})


def sbom(build: Build, components: Sequence[Component]) -> str:
    """Return the list as JSON; the same components and time make the same text."""
    program = _entry(Component("dicegames", build.version, "MIT", _purl(build)), "application")
    entries = [_entry(component, "library") for component in components]
    seed = json.dumps([program, entries], sort_keys=True)
    when = datetime.fromtimestamp(build.source_date_epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, seed)}",
        "version": 1,
        "metadata": {
            "timestamp": when,
            "component": program,
            "properties": [
                {"name": "dicegames:system", "value": build.system},
                {"name": "dicegames:architecture", "value": build.arch},
            ],
        },
        "components": entries,
        "dependencies": [
            {"ref": program["bom-ref"], "dependsOn": [entry["bom-ref"] for entry in entries]},
            *({"ref": entry["bom-ref"]} for entry in entries),
        ],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _entry(component: Component, kind: str) -> dict[str, object]:
    told: dict[str, object] = {"license": {"name": component.licence}}
    if set(re.findall(r"[^\s()]+", component.licence)) <= _IDS | _WORDS:
        told = {"expression": component.licence}
    entry: dict[str, object] = {
        "type": kind,
        "bom-ref": component.purl or f"{component.name}@{component.version}",
        "name": component.name,
        "version": component.version,
        "licenses": [told],
    }
    if component.purl:
        entry["purl"] = component.purl
    return entry


def _purl(build: Build) -> str:
    return f"pkg:generic/dicegames@{build.version}"
