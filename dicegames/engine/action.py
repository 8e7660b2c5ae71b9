"""Actions: frozen values with a plain-data form and its strict inverse."""

from typing import Any, ClassVar

import msgspec

from dicegames.engine.errors import InvalidActionError


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """One decision of a seat, or what chance gave. Games derive tagged subclasses.

    `prepares` marks a decision that only prepares another one and can be taken back: it costs nothing.
    `is_minor` marks one for which whoever watches needs less time.
    """

    prepares: ClassVar[bool] = False
    is_minor: ClassVar[bool] = False


class Draw(Action, frozen=True, tag="draw"):
    """What chance gave: dice faces in the order of the dice, or a permutation of a deck."""

    values: tuple[int, ...]


class ActionCodec:
    """Turn the actions of one game into plain data and back."""

    def __init__(self, *types: type[Action]) -> None:
        union: Any = types[0]
        for kind in types[1:]:
            union = union | kind
        # A field of this type is worked out once; a bare union would be anew at each conversion.
        self._holder: Any = msgspec.defstruct("Holder", [("action", union)])

    def to_data(self, action: Action) -> dict[str, Any]:
        """Return the plain-data form: a dict of `type` and the action's fields."""
        data: dict[str, Any] = msgspec.to_builtins(action)
        return data

    def from_data(self, data: object) -> Action:
        """Return the action that `to_data` would turn into `data`.

        Raises:
            InvalidActionError: `data` is no action of this game.
        """
        try:
            action: Action = msgspec.convert({"action": data}, self._holder, strict=True).action
        except (msgspec.ValidationError, RecursionError) as error:
            raise InvalidActionError(str(error)) from error
        return action
