"""Answer questions about the accessibility tree of a running program; for the system's Python with GObject.

Reads a JSON object from each line of standard input and answers with a line:

    {"ask": "tree", "app": NAME}          every showing object, depth first: path, role, name, description,
                                          states, actions; and what was announced since the last answer
    {"ask": "act", "path": [...], "name": NAME, "action": ACTION}    act on the object at that path, if it
                                          still has that name

Knows nothing of pixels, windows' places or keys.
"""

import json
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gi

warnings.simplefilter("ignore")
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

Path = tuple[int, ...]

PASSIVE = ("label", "heading", "filler", "panel", "layered pane", "table column header", "table row header")
"""Roles that do nothing: to ask each of them what it can do would take most of the time."""

announced: list[str] = []
loop = GLib.MainLoop()


def program(name: str) -> Any:
    """Return the root of a program, None while there is none of that name."""
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(place)
        if app is not None and name in (app.get_name() or ""):
            return app
    return None


def walk(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any, Any]]:
    """Yield what shows under a node: path, object, states."""
    states = node.get_state_set()
    if path and not states.contains(Atspi.StateType.SHOWING):
        return
    yield path, node, states
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is not None:
            yield from walk(child, (*path, place))


def facts(path: Path, node: Any, states: Any) -> dict[str, Any]:
    """Return what a screen reader can say of an object."""
    role = node.get_role_name()
    actions = []
    if role not in PASSIVE and "Action" in node.get_interfaces():
        actions = [Atspi.Action.get_action_name(node, i) for i in range(Atspi.Action.get_n_actions(node))]
    return {
        "path": path,
        "role": role,
        "name": node.get_name() or "",
        "description": node.get_description() or "",
        "states": sorted(state.value_nick for state in states.get_states()),
        "actions": actions,
    }


def found(app: Any, path: list[int]) -> Any:
    """Return the object at a path.

    Raises:
        LookupError: it is gone.
    """
    node = app
    for place in path:
        node = node.get_child_at_index(place)
        if node is None:
            raise LookupError("gone")
    return node


def act(app: Any, path: list[int], name: str, action: str) -> bool:
    """Do an action; return whether the object is still there and has it."""
    node = found(app, path)
    if (node.get_name() or "") != name:
        return False
    for place in range(Atspi.Action.get_n_actions(node)):
        if Atspi.Action.get_action_name(node, place) == action:
            return bool(Atspi.Action.do_action(node, place))
    return False


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """Answer a question."""
    app = program(question["app"])
    if app is None:
        return {"error": "no such program"}
    try:
        if question["ask"] == "tree":
            nodes = [facts(*one) for one in walk(app)]
            news, announced[:] = list(announced), []
            return {"nodes": nodes, "announced": news}
        return {"done": act(app, question["path"], question["name"], question["action"])}
    except (LookupError, GLib.Error) as error:
        return {"error": str(error)}


def on_announcement(event: Any) -> None:
    """Keep what a screen reader would say at once."""
    announced.append(str(event.any_data))


def on_line(source: int, condition: GLib.IOCondition) -> bool:
    """Answer a line; the end of the input ends the program."""
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    print(json.dumps(answer(json.loads(line))), flush=True)
    return True


listener = Atspi.EventListener.new(on_announcement)
listener.register("object:announcement")
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, on_line)
loop.run()
