"""What can go wrong at the border of the kernel, in words a person can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class SaloonError(Exception):
    """A mistake of the caller; the message says what was wrong, and nothing was changed."""


class SetupError(SaloonError):
    """The game cannot be set up like this; `rule` names the rule that forbids it, if one does."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule


class IllegalChoice(SaloonError):
    """A choice that is not among the options; `refusal` says which rule forbids it."""

    def __init__(self, message: str, refusal: Refusal | None = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class RecordError(SaloonError):
    """A record that cannot be read, or that does not fit these rules."""


class GameOver(Exception):
    """Raised by rules when the game has ended; the driver ends every running script."""


Told = str | int | list[str]
"""The value of a fact in a refusal."""


class Refusal:
    """Why something is not possible: the rule's id and the facts that make it apply.

    Many are made only to see that there is one, so it is no dataclass: those are made slowly.
    """

    __slots__ = ("facts", "rule")

    def __init__(self, rule: str, facts: Mapping[str, Told] | None = None) -> None:
        self.rule = rule
        self.facts: Mapping[str, Told] = {} if facts is None else facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and ((self.rule, self.facts) == (other.rule, other.facts))

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.rule, self.facts)

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.facts!r})"

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.rule}: {told}" if told else self.rule
