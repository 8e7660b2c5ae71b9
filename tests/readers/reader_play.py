"""How somebody plays who has nothing but the names, roles, states and actions of a screen reader."""

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from dicegames.models.narrators import NARRATORS
from dicegames.storage.library import load
from readers.program_tree import Node, ProgramTree, has, usable

Nodes = tuple[Node, ...]
Chooser = Callable[[Nodes], Node | None]

MOST_STEPS = 1500  # a whole match of two takes some hundred
QUESTIONS = ("Enter 0", "End turn", "End the turn")


def play(tree: ProgramTree, choose: Chooser) -> None:
    """Do what is asked first, else what is chosen, until the game is over and told."""

    for _ in range(MOST_STEPS):
        step: Node | None = None

        def is_ready(nodes: Nodes) -> bool:
            nonlocal step
            step = None if _is_over(nodes) else _asked_first(nodes) or choose(nodes)
            return step is not None or _is_over(nodes)

        nodes = tree.wait(is_ready)
        if step is None:
            tree.wait(lambda _: any("Place 1: " in words for words in tree.heard))
            return
        if tree.act(step):
            tree.wait_for_change(nodes)
    raise AssertionError("\n".join(node.says() for node in nodes))


def untold(path: Path, since: int, heard: list[str]) -> list[str]:
    """Return what of a saved match from its step `since` on was never announced, in its order."""
    record = load(path)
    match = record.match()
    narrator = NARRATORS[record.header.game_id]
    missing, place = [], 0
    for transition in match.transitions()[since:]:
        for words in (narrator.sentence(transition, match.seats), narrator.remark(transition, match.seats)):
            at = next((i for i in range(place, len(heard)) if words in heard[i]), None)
            if at is None:
                missing.append(words)
            else:
                place = at
    return missing


def sheet_player(enter: str) -> Chooser:
    """Roll once, take the box with the most points, enter it with the button that begins so."""

    def choose(nodes: Nodes) -> Node | None:
        if step := _button(nodes, enter):
            return step
        boxes = [
            (re.search(r": (\d+) points?, (open|a sacrifice|must be taken)", one.name), one) for one in nodes
        ]
        offers = [(int(found[1]), node) for found, node in boxes if found and node.role == "table cell"]
        return max(offers, key=lambda one: one[0])[1] if offers else _button(nodes, "Roll")

    return choose


def tenthousand_player(nodes: Nodes) -> Node | None:
    """Take all that scores; collect when it is allowed, else roll on."""
    return _button(nodes, "On to", "To the result", "Take all", "Collect", "Roll")


def order_cards_player() -> Chooser:
    """Press each card that the dice fit, as long as none lie on it; then end the turn, or roll."""
    tried: set[str] = set()

    def choose(nodes: Nodes) -> Node | None:
        dice = [node.name for node in usable(nodes, "Die ", "check box") if "lies on" not in node.name]
        values = [int(name[len("Die 1: ")]) for name in dice]
        for node in usable(nodes, "", "button"):
            if node.name not in tried and "on it" not in node.name and _fits(node.name, values):
                tried.add(node.name)
                return node
        step = _button(nodes, "End turn", "Roll again", "Roll")
        if step is not None:
            tried.clear()
        return step

    return choose


def _fits(card: str, values: list[int]) -> bool:
    """Whether dice can do what the name of a card asks for."""
    if found := re.match(r"Number (\d)", card):
        return int(found[1]) in values
    if found := re.match(r"(\d) of a kind", card):
        return any(values.count(value) >= int(found[1]) for value in values)
    if found := re.match(r"Straight of (\d)", card):
        length = int(found[1])
        return any({*range(first, first + length)} <= {*values} for first in range(1, 8 - length))
    return False


PLAYERS: Mapping[str, Callable[[], Chooser]] = {
    "penta": lambda: sheet_player("Confirm"),
    "fivedice": lambda: sheet_player("Enter"),
    "tenthousand": lambda: tenthousand_player,
    "ordercards": order_cards_player,
}
"""By the id of the game."""


def _is_over(nodes: Nodes) -> bool:
    return any(has(nodes, name, "button") for name in ("Rematch", "Play again", "Once more"))


def _button(nodes: Nodes, *names: str) -> Node | None:
    """Return the first button with one of the names, in their order, that isn't barred."""
    for name in names:
        for node in usable(nodes, name, "button"):
            if not node.description.startswith("Barred"):
                return node
    return None


def _asked_first(nodes: Nodes) -> Node | None:
    """Return what comes before everything else: a question's answer, the next player."""
    for node in usable(nodes, "", "button"):
        if node.name.endswith("is ready"):
            return node
    asked = next((place for place, node in enumerate(nodes) if node.role == "dialog"), len(nodes))
    return _button(nodes[asked:], *QUESTIONS)
