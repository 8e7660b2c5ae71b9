"""The three ways in which something handed to the engine can be wrong."""


class InvalidActionError(ValueError):
    """Data that is no action of the game at all."""


class IllegalActionError(ValueError):
    """A well-formed action that the rules don't allow now.

    `reason` is an id that the interface turns into a sentence; it never reaches the screen itself.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class InvalidRecordError(ValueError):
    """A record (file, ruleset, line-up) that can't be read.

    `reason` is an id, `line` the 1-based line of the record (0 when it concerns the whole),
    `detail` plain technical words for the curious.
    """

    def __init__(self, reason: str, line: int = 0, detail: str = "") -> None:
        super().__init__(f"{reason} (line {line}): {detail}" if line else f"{reason}: {detail}")
        self.reason = reason
        self.line = line
        self.detail = detail
