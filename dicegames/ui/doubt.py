"""What is asked before something is given away."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Doubt:
    """A question in words, and its two answers: `yes` gives something away, `no` is the safe one."""

    title: str
    text: str
    yes: str
    no: str
