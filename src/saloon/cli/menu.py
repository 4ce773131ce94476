"""The legal answers as a numbered list, and finding the one that somebody typed."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from saloon.kernel import Option

ME = ("me", "myself", "self", "yourself", "i", "you")
LONGEST_NUMBER = 9
FILLERS = ("at", "on", "to", "from", "against", "play", "use")


@dataclass(slots=True)
class Item:
    """One line: options that differ only in their target, or a hand card that has none."""

    number: int
    label: str
    keys: tuple[str, ...]
    options: list[Option] = field(default_factory=list)
    slot: int = -1
    why_not: str = ""
    """A few words, if there is no option."""

    @property
    def targets(self) -> list[int]:
        return [option.seat for option in self.options if option.seat >= 0]


def key(text: str) -> str:
    """`General Store` and `general-store` are the same to type."""
    return re.sub(r"[^\w]", "", text.casefold()).replace("_", "")


def is_number(text: str) -> bool:
    """Whether it can be a number of something here."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


def find_items(items: Sequence[Item], typed: str) -> list[Item]:
    """The items a word means: those with exactly this key, else those that begin with it."""
    wanted = key(typed)
    if not wanted:
        return []
    exact = [item for item in items if wanted in item.keys]
    return exact or [item for item in items if any(each.startswith(wanted) for each in item.keys)]


def split_answer(items: Sequence[Item], typed: str) -> tuple[list[Item], str]:
    """The items meant by the first words, and the rest of the line."""
    words = [word for word in typed.split() if word]
    if words and is_number(words[0]):
        found = [item for item in items if item.number == int(words[0])]
        return found, " ".join(_without_fillers(words[1:]))
    if len(words) > 1 and words[0].casefold() in ("play", "use"):
        words = words[1:]
    for count in range(len(words), 0, -1):
        if count > 1 and is_number(words[count - 1]):
            continue  # `bang 2` is a BANG! at player 2, not the 2 of diamonds
        found = find_items(items, "".join(words[:count]))
        if found:
            return found, " ".join(_without_fillers(words[count:]))
    return [], ""


def _without_fillers(words: Iterable[str]) -> list[str]:
    return [word for word in words if word.casefold() not in FILLERS]


def find_seat(typed: str, names: Sequence[str], me: int) -> int | None:
    """A player by number or by the beginning of the name."""
    if is_number(typed):
        seat = int(typed) - 1
        return seat if seat in range(len(names)) else None
    wanted = key(typed)
    if wanted in ME:
        return me
    if not wanted:
        return None
    exact = [seat for seat, name in enumerate(names) if key(name) == wanted]
    fits = exact or [seat for seat, name in enumerate(names) if key(name).startswith(wanted)]
    return fits[0] if len(fits) == 1 else None
