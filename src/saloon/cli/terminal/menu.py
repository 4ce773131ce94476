"""The legal answers as a numbered list, and finding the one that somebody typed."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from saloon.kernel import Option

LONGEST_NUMBER = 9


@dataclass(slots=True)
class Item:
    """One line: options that differ only in their target, or a hand card that has none."""

    number: int
    label: str
    name: str
    """The label without suit and value: lines of one name are as good as each other."""
    keys: tuple[str, ...]
    options: list[Option] = field(default_factory=list)
    words: tuple[str, ...] = ()
    """What means it as well, but only if it is typed whole."""
    slot: int = -1
    why_not: str = ""
    """A few words, if there is no option."""
    grouped: bool = False
    """Whether targets are named beside the label and not in it."""

    @property
    def targets(self) -> list[int]:
        return [option.seat for option in self.options if option.seat >= 0 and self.grouped]


def key(text: str) -> str:
    """`General Store` and `general-store` are the same to type, and so are `José` and `jose`."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.sub(r"[^\w]", "", letters).replace("_", "")


def is_number(text: str) -> bool:
    """Whether it can be a number of something here."""
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


def find_items(items: Sequence[Item], typed: str) -> list[Item]:
    """The items a word means: with exactly this key, else beginning with it, else having it."""
    wanted = key(typed)
    if not wanted:
        return []
    exact = [item for item in items if wanted in (*item.keys, *item.words)]
    if exact:
        return exact
    for fits in (str.startswith, _has_word):
        found = [item for item in items if any(fits(each, wanted) for each in item.keys)]
        if found:
            return found
    return []


def _has_word(text: str, wanted: str) -> bool:
    return len(wanted) > 1 and wanted in text


def split_answer(
    items: Sequence[Item], typed: str, fillers: Sequence[str] = ()
) -> tuple[list[Item], str]:
    """The items meant by the first words, and the rest of the line."""
    words = [word for word in typed.split() if word]
    if words and is_number(words[0]):
        found = [item for item in items if item.number == int(words[0])]
        return found, " ".join(_without(fillers, words[1:]))
    if len(words) > 1 and key(words[0]) in fillers:
        words = words[1:]
    for count in range(len(words), 0, -1):
        if count > 1 and is_number(words[count - 1]):
            continue  # `bang 2` is a BANG! at player 2, not the 2 of diamonds
        found = find_items(items, "".join(words[:count]))
        if found:
            return found, " ".join(_without(fillers, words[count:]))
    return [], ""


def _without(fillers: Sequence[str], words: Iterable[str]) -> list[str]:
    return [word for word in words if key(word) not in fillers]


def find_seat(typed: str, names: Sequence[str], me: int, myself: Sequence[str] = ()) -> int | None:
    """A player by number or by the beginning of the name; `myself` are words for oneself."""
    if is_number(typed):
        seat = int(typed) - 1
        return seat if seat in range(len(names)) else None
    wanted = key(typed)
    if wanted in myself:
        return me
    if not wanted:
        return None
    exact = [seat for seat, name in enumerate(names) if key(name) == wanted]
    fits = exact or [seat for seat, name in enumerate(names) if key(name).startswith(wanted)]
    return fits[0] if len(fits) == 1 else None
