"""The kinds of fields that only the kernel's own state has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from saloon.kernel.chance import Chance
from saloon.kernel.fields import Field, Row
from saloon.kernel.layout import Layout, Lying
from saloon.kernel.parts import Part
from saloon.kernel.result import Result
from saloon.kernel.stored import ANY, Stored, is_number

Step = tuple[str, int]
"""A named step of the turn and its number, mostly the seat that takes it."""
Uses = tuple[dict[tuple[Any, ...], int], ...]
"""How often what was used: this turn, this round, this game."""


class ChanceField(Field[Chance]):
    copying = "VALUE.copy()"

    def first(self, layout: Layout) -> Chance:
        return Chance(0)

    def copied(self, value: Chance) -> Chance:
        return value.copy()

    def plain(self, value: Chance) -> list[int]:
        return [value.seed, value.asked]

    def read(self, stored: Stored, layout: Layout) -> Chance:
        match stored[self.stored_as]:
            case [seed, asked] if is_number(seed) and is_number(asked, ANY):
                return Chance(seed, asked)
        raise stored.wrong(self.stored_as, "the seed and how often it was asked")


class Faces(Row[Any]):
    """What is printed on each slot."""

    def first(self, layout: Layout) -> list[Any]:
        return list(layout.faces)

    def plain(self, value: list[Any]) -> list[str]:
        return [face.text for face in value]

    def read(self, stored: Stored, layout: Layout) -> list[Any]:
        name, faces = self.stored_as, layout.faces
        known = {face.text: face for face in faces}
        texts = stored.words(name, known)
        if len(texts) != len(faces):
            raise stored.wrong(name, f"a list of {len(faces)}, not {len(texts)}")
        for group in layout.groups.values():
            printed = Counter([faces[slot].text for slot in group])
            if Counter([texts[slot] for slot in group]) != printed:
                raise stored.wrong(name, "those of this game, each of them once in its group")
        return [known[text] for text in texts]


class NumberPerSlot(Row[int]):
    """A number for every slot: a mask of seats, or a pool."""

    def __init__(self, name: str, *, seats: bool = False, stored_as: str = "") -> None:
        super().__init__(name, stored_as=stored_as)
        self.seats = seats

    def first(self, layout: Layout) -> list[int]:
        return [0] * len(layout.faces)

    def read(self, stored: Stored, layout: Layout) -> list[int]:
        within = range(1 << layout.seats) if self.seats else ANY
        return stored.numbers(self.stored_as, within, len(layout.faces))


class Agenda(Row[Step]):
    def plain(self, value: list[Step]) -> list[list[Any]]:
        return [list(step) for step in value]

    def read(self, stored: Stored, layout: Layout) -> list[Step]:
        agenda: list[Step] = []
        for step in stored.items(self.stored_as):
            match step:
                case [str(name), number] if name in layout.steps and is_number(number):
                    agenda.append((name, number))
                case _:
                    raise stored.wrong(
                        self.stored_as, f"a list of steps of this game; {step!r} is none"
                    )
        if not agenda and stored["result"] is None:
            raise stored.wrong(self.stored_as, "a list of steps to come: the game is not over")
        return agenda


class UsesField(Field[Uses]):
    copying = "(VALUE[0].copy(), VALUE[1].copy(), VALUE[2].copy())"

    def first(self, layout: Layout) -> Uses:
        return ({}, {}, {})

    def copied(self, value: Uses) -> Uses:
        return tuple([period.copy() for period in value])

    def plain(self, value: Uses) -> list[list[Any]]:
        return [sorted([[list(key), n] for key, n in period.items()], key=repr) for period in value]

    def read(self, stored: Stored, layout: Layout) -> Uses:
        periods = stored.items(self.stored_as)
        if len(periods) != 3:
            raise stored.wrong(self.stored_as, "three lists: this turn, this round, this game")
        uses: Uses = ({}, {}, {})
        for counts, period in zip(uses, periods, strict=True):
            for each in period if isinstance(period, list) else [period]:
                match each:
                    case [[*key], times] if is_number(times, ANY) and _is_key(key):
                        counts[tuple(key)] = times
                    case _:
                        raise stored.wrong(
                            self.stored_as, f"lists of what was used how often, not {each!r}"
                        )
        return uses


def _is_key(key: list[Any]) -> bool:
    return all(isinstance(part, str) or is_number(part) for part in key)


class ResultField(Field["Result | None"]):
    def first(self, layout: Layout) -> Result | None:
        return None

    def plain(self, value: Result | None) -> Any:
        return None if value is None else value.plain()

    def read(self, stored: Stored, layout: Layout) -> Result | None:
        given = stored[self.stored_as]
        if given is None:
            return None
        result = Result.from_plain(given, layout.seats)
        if result is None:
            raise stored.wrong(self.stored_as, "nothing yet, or a side and the seats that won")
        return result


class KeptByBoxes(Field[dict[str, Part]]):
    """What boxes and their sources keep, by who keeps it. Games without any store nothing."""

    holds_pieces = True
    copying = "{owner: part.copy() for owner, part in VALUE.items()}"

    def first(self, layout: Layout) -> dict[str, Part]:
        return {owner: kind.new(layout) for owner, kind in layout.keeps.items()}

    def copied(self, value: dict[str, Part]) -> dict[str, Part]:
        return {owner: part.copy() for owner, part in value.items()}

    def plain(self, value: dict[str, Part]) -> dict[str, dict[str, Any]]:
        return {owner: part.plain() for owner, part in value.items()}

    def read(self, stored: Stored, layout: Layout) -> dict[str, Part]:
        if not layout.keeps:
            return {}
        rows = Stored(stored[self.stored_as], f"'{self.stored_as}' of {stored.what}")
        return {
            owner: kind.read(Stored(rows[owner], f"what '{owner}' keeps"), layout)
            for owner, kind in layout.keeps.items()
        }

    def zones(self, value: dict[str, Part]) -> list[Lying]:
        found: list[Lying] = []
        for part in value.values():
            found += part.zones()
        return found
