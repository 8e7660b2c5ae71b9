"""Whole games of all four kinds played through the accessibility tree alone, on a real X server.

Nothing here knows a place on the screen or a key: objects are found by what a screen reader says of them.
"""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from readers.program_tree import Node, ProgramTree, accessible_program, find, has, needs_reader, usable
from storage.listing import list_sessions

pytestmark = needs_reader

Nodes = tuple[Node, ...]
Chooser = Callable[[Nodes], Node | None]

QUESTIONS = ("Enter 0", "End turn", "End the turn")


def _is_over(nodes: Nodes) -> bool:
    return has(nodes, "Rematch", "button") or has(nodes, "Play again", "button")


def _button(nodes: Nodes, *names: str) -> Node | None:
    """Return the first button with one of the names, in their order, that isn't barred."""
    for name in names:
        for node in usable(nodes, name, "button"):
            if not node.description.startswith("Barred"):
                return node
    return None


def _asked_first(nodes: Nodes) -> Node | None:
    """Return what comes before everything else: a question's answer, the next player."""
    for place, node in enumerate(nodes):
        if node.role == "dialog":
            return _button(nodes[place:], *QUESTIONS)
    ready = [node for node in usable(nodes, "", "button") if node.name.endswith("is ready")]
    return ready[0] if ready else None


def play(tree: ProgramTree, choose: Chooser) -> None:
    """Do what is asked first, else what is chosen, until the game is over."""

    def next_step(nodes: Nodes) -> Node | None:
        return _asked_first(nodes) or choose(nodes)

    while True:
        nodes = tree.wait(lambda now: _is_over(now) or next_step(now) is not None)
        if _is_over(nodes):
            return
        step = next_step(nodes)
        assert step is not None
        if tree.act(step):
            tree.wait_for_change(nodes)


def _sheet(enter: str) -> Chooser:
    """Roll once, take the box with the most points, enter it."""

    def choose(nodes: Nodes) -> Node | None:
        if step := _button(nodes, enter):
            return step
        boxes = [(re.search(r": (\d+) points?, (open|a sacrifice|must be taken)", one.name), one) for one in nodes]
        offers = [(int(found[1]), node) for found, node in boxes if found and node.role == "table cell"]
        return max(offers, key=lambda one: one[0])[1] if offers else _button(nodes, "Roll")

    return choose


def _tenthousand(nodes: Nodes) -> Node | None:
    """Take all that scores; collect when it is allowed, else roll on."""
    return _button(nodes, "On to", "Take all", "Collect", "Roll")


def _order_cards() -> Chooser:
    """Keep a die for a card of its number and place it there, else roll or end the turn."""
    tried: set[str] = set()

    def choose(nodes: Nodes) -> Node | None:
        for node in usable(nodes, "Number ", "button"):
            if "you can place" in node.name:
                return node
        dice = [node for node in usable(nodes, "Die ", "check box") if "lies on" not in node.name]
        if held := [node for node in dice if "checked" in node.states]:
            tried.add(held[0].name.split(",")[0])
            return held[0]  # nothing takes it: it is released
        wanted = {node.name[len("Number ")] for node in usable(nodes, "Number ", "button")}
        for node in dice:
            if node.name[-1] in wanted and node.name not in tried:
                return node
        tried.clear()
        return _button(nodes, "Roll again", "End turn", "Roll")

    return choose
