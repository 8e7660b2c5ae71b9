"""The house rules that a reader of the sources can check: layers, Qt's places, slots, colours, sizes.

import-linter proves the order of the layers; it can't see which part of PySide6 is imported, nor the rest.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "dicegames"
SAMPLE = ROOT / "tests" / "storage" / "samples" / "format1-finished.dicegame"
MAX_LINES = 600
# The parts of Qt that a layer may import; None allows all.
QT_ALLOWED: dict[str, frozenset[str] | None] = {
    "app": None,
    "ui": None,
    "models": frozenset({"QtCore", "QtGui"}),
    "session": frozenset({"QtCore"}),
    "computer": frozenset(),
    "storage": frozenset(),
    "games": frozenset(),
    "engine": frozenset(),
    "data": frozenset(),
    "version": frozenset(),
    "__init__": frozenset(),
    "__main__": frozenset(),
}
# The modules that turn the theme's tokens into colours.
COLOUR_SOURCES = ("dicegames/ui/theme.py", "dicegames/ui/look.py")
# The module that adds layouts to layouts, while they are empty.
LAYOUT_SOURCE = "dicegames/ui/inner_layout.py"

Check = Callable[[str, ast.Module], list[str]]


@cache
def sources() -> dict[str, str]:
    """Return the program's code by the path of its modules."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in paths}


@cache
def trees() -> dict[str, ast.Module]:
    return {name: ast.parse(code, name) for name, code in sources().items()}


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield every imported name in full, such as "PySide6.QtCore.QTimer"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            prefix = "." * node.level + (node.module or "")
            yield from (f"{prefix}.{alias.name}" for alias in node.names)


def layer_of(name: str) -> str:
    return name.split("/")[1].removesuffix(".py")


def qt_out_of_place(name: str, tree: ast.Module) -> list[str]:
    allowed = QT_ALLOWED[layer_of(name)]
    faults = []
    for imported in imports(tree):
        binding, _, rest = imported.partition(".")
        if allowed is None or binding not in ("PySide6", "shiboken6"):
            continue
        if binding == "shiboken6" or rest.split(".")[0] not in allowed:
            faults.append(imported)
    return faults


def relative_imports(name: str, tree: ast.Module) -> list[str]:
    return [imported for imported in imports(tree) if imported.startswith(".")]


def games_that_meet(name: str, tree: ast.Module) -> list[str]:
    parts = name.split("/")
    if parts[1] != "games" or len(parts) < 4:
        return []
    games = "dicegames.games."
    shared = ("ruleset", "names")  # what all rulesets have in common
    allowed = tuple(f"{games}{module}." for module in (parts[2], *shared))
    return [
        imported
        for imported in imports(tree)
        if imported.startswith(games) and not f"{imported}.".startswith(allowed)
    ]


def slots_that_hold(name: str, tree: ast.Module) -> list[str]:
    """Name connections to a lambda, a partial or a nested function: they keep a window alive for good."""
    nodes = list(ast.walk(tree))
    nested = {
        inner.name
        for outer in nodes
        if isinstance(outer, (ast.FunctionDef, ast.AsyncFunctionDef))
        for inner in ast.walk(outer)
        if isinstance(inner, ast.FunctionDef) and inner is not outer
    }
    faults = []
    for node in nodes:
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr != "connect":
            continue
        for slot in node.args:
            holds = isinstance(slot, (ast.Lambda, ast.Call)) or (
                isinstance(slot, ast.Name) and slot.id in nested
            )
            if holds:
                faults.append(f"line {node.lineno}: connect({ast.unparse(slot)})")
    return faults


def costly_or_frozen_looks(name: str, tree: ast.Module) -> list[str]:
    """Name what freezes colours or is dear to draw."""
    banned = {"setStyleSheet", "QGraphicsDropShadowEffect"}
    return [
        f"line {node.lineno}: {word}"
        for node in ast.walk(tree)
        if isinstance(node, (ast.Name, ast.Attribute))
        and (word := node.id if isinstance(node, ast.Name) else node.attr) in banned
    ]


def layout_items_kept(name: str, tree: ast.Module) -> list[str]:
    """Name what makes Python objects of a layout's items: these stay when Qt has freed the items."""
    adders = set() if name == LAYOUT_SOURCE else {"addLayout"}
    banned = adders | {"insertLayout", "addItem", "insertItem", "itemAt", "itemAtPosition"}
    return [
        f"line {node.lineno}: {node.attr}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in banned
    ]


def colour_literals(name: str, tree: ast.Module) -> list[str]:
    """Name colours that don't come from the theme; a painter may use black and white for light and shadow."""
    if layer_of(name) != "ui" or name in COLOUR_SOURCES:
        return []
    neutral = name.startswith("dicegames/ui/paint/")
    faults = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            literal = re.fullmatch(r"#[0-9a-fA-F]{3,8}", node.value) is not None
        elif isinstance(node, ast.Attribute):
            allowed = {"transparent", "black", "white"} if neutral else {"transparent"}
            literal = ast.unparse(node.value).endswith("GlobalColor") and node.attr not in allowed
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "QColor" and node.args:
            literal = all(isinstance(argument, ast.Constant) for argument in node.args)
            red_green_blue = {ast.unparse(argument) for argument in node.args[:3]}
            literal = literal and not (neutral and red_green_blue in ({"0"}, {"255"}))
        else:
            continue
        if literal:
            faults.append(f"line {node.lineno}: {ast.unparse(node)}")
    return faults


CHECKS: tuple[tuple[Check, str, str], ...] = (
    (qt_out_of_place, "dicegames/engine/dice.py", "import PySide6.QtCore"),
    (qt_out_of_place, "dicegames/games/sheet/rules.py", "from PySide6 import QtCore"),
    (qt_out_of_place, "dicegames/session/clock.py", "from PySide6.QtGui import QColor"),
    (qt_out_of_place, "dicegames/models/sheet.py", "def f():\n    from PySide6.QtWidgets import QWidget"),
    (relative_imports, "dicegames/engine/dice.py", "from . import game"),
    (games_that_meet, "dicegames/games/sheet/rules.py", "from dicegames.games.ordercards import cards"),
    (games_that_meet, "dicegames/games/sheet/rules.py", "import dicegames.games.sheets"),
    (slots_that_hold, "dicegames/ui/page.py", "button.clicked.connect(lambda: self.go(1))"),
    (slots_that_hold, "dicegames/ui/page.py", "button.clicked.connect(partial(self.go, 1))"),
    (slots_that_hold, "dicegames/ui/page.py", "def f(self):\n    def g(): ...\n    self.a.connect(g)"),
    (costly_or_frozen_looks, "dicegames/ui/page.py", "self.setStyleSheet('')"),
    (costly_or_frozen_looks, "dicegames/ui/page.py", "effect = QGraphicsDropShadowEffect(self)"),
    (layout_items_kept, "dicegames/ui/page.py", "self._column.addLayout(head, 1)"),
    (layout_items_kept, "dicegames/ui/page.py", "self._column.insertLayout(0, head)"),
    (layout_items_kept, "dicegames/ui/inner_layout.py", "widget = column.itemAt(0).widget()"),
    (colour_literals, "dicegames/ui/page.py", "ink = QColor('red')"),
    (colour_literals, "dicegames/ui/page.py", "ink = QColor(0, 0, 0, 40)"),
    (colour_literals, "dicegames/ui/page.py", "ink = '#1b2a3c'"),
    (colour_literals, "dicegames/ui/page.py", "painter.setPen(Qt.GlobalColor.white)"),
    (colour_literals, "dicegames/ui/paint/cup.py", "ink = QColor(40, 20, 0)"),
)
ALL_CHECKS = tuple(dict.fromkeys(check for check, _, _ in CHECKS))


@pytest.mark.parametrize(("check", "name", "code"), CHECKS)
def test_a_fault_is_found(check: Check, name: str, code: str) -> None:
    assert check(name, ast.parse(code))


@pytest.mark.parametrize(
    ("check", "name", "code"),
    [
        (qt_out_of_place, "dicegames/session/clock.py", "from PySide6.QtCore import QTimer"),
        (games_that_meet, "dicegames/games/sheet/rules.py", "from dicegames.games.sheet import boxes"),
        (games_that_meet, "dicegames/games/sheet/rules.py", "from dicegames.games.ruleset import Ruleset"),
        (games_that_meet, "dicegames/games/catalog.py", "from dicegames.games.sheet import game"),
        (slots_that_hold, "dicegames/ui/page.py", "self.button.clicked.connect(self._on_button_clicked)"),
        (layout_items_kept, "dicegames/ui/page.py", "head = inner_layout(self._column, QHBoxLayout, 1)"),
        (layout_items_kept, "dicegames/ui/inner_layout.py", "outer.addLayout(inner, stretch)"),
        (colour_literals, "dicegames/ui/page.py", "pixmap.fill(Qt.GlobalColor.transparent)"),
        (colour_literals, "dicegames/ui/page.py", "ink = QColor(look.color('ink'))"),
        (colour_literals, "dicegames/ui/paint/cup.py", "shadow = QColor(0, 0, 0, 70)"),
    ],
)
def test_what_is_allowed_passes(check: Check, name: str, code: str) -> None:
    assert check(name, ast.parse(code)) == []


@pytest.mark.parametrize("check", ALL_CHECKS, ids=lambda check: check.__name__)
def test_the_sources_keep_the_house_rules(check: Check) -> None:
    assert [f"{name}: {fault}" for name, tree in trees().items() for fault in check(name, tree)] == []


def test_every_layer_is_known() -> None:
    assert {layer_of(name) for name in sources()} <= QT_ALLOWED.keys()


def test_modules_stay_small() -> None:
    lengths = {name: len(code.splitlines()) for name, code in sources().items()}
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "penta", "--games", "1"],
        ["replay", str(SAMPLE)],
        ["replay", "--json", str(SAMPLE)],
    ],
)
def test_the_command_line_needs_no_qt(words: list[str]) -> None:
    code = "import sys; sys.modules['PySide6'] = None; from dicegames.app.cli import main; sys.exit(main())"
    command = [sys.executable, "-X", "utf8", "-c", code, *words]
    run = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (run.returncode, run.stderr) == (0, "")
    assert "penta" in run.stdout
