"""What a game tells, declared: every fact has a name and a kind, and its meaning stands here alone.

A game, and every box of it, declares the facts of its events, of the details of its options, of its
refusals, and the parts of its view:

    FACTS = Facts(
        events={"earned": {"nuggets": AMOUNT, "why": ID}},
        details={"buy": Detail("{piece}", {"piece": FACE})},
        refusals={"price": AMOUNT},
        view={"shop": Several(FACE)},
        player={"nuggets": AMOUNT},
    )

A `Vocabulary` has all of a game's. From it are made what speakers turn facts into, the client's
types, and the check that whatever is told fits. Playing a game does not look at it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from saloon.kernel.native import mypyc_attr

WORD = re.compile(r"([a-z0-9]+(-[a-z0-9]+)*:)?[a-z0-9]+([-_][a-z0-9]+)*")


class Known:
    """What facts of one game are looked at with: its seats, and what is printed on its pieces."""

    def __init__(self, seats: int, faces: frozenset[str]) -> None:
        self.seats = seats
        self.faces = faces


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A kind of value."""

    def __init__(self, sort: str, typescript: str) -> None:
        self.sort = sort
        """How it is put into words: as a seat, a piece, an amount, a count, a flag; or not."""
        self.typescript = typescript
        self.groups: tuple[str, ...] = ()
        """Of a piece: where its name is looked for; in none in particular if there are none."""
        self.manner = ""

    def fits(self, value: Any, known: Known) -> bool:
        raise NotImplementedError


class SeatKind(Kind):
    """A seat by number; -1 is nobody."""

    def fits(self, value: Any, known: Known) -> bool:
        return type(value) is int and -1 <= value < known.seats


class NumberKind(Kind):
    def fits(self, value: Any, known: Known) -> bool:
        return type(value) is int


class FlagKind(Kind):
    def fits(self, value: Any, known: Known) -> bool:
        return type(value) is bool


class FaceKind(Kind):
    """A piece of this game by what is printed on it: `bang:5d`."""

    def fits(self, value: Any, known: Known) -> bool:
        return isinstance(value, str) and value in known.faces


class Id(Kind):
    """Something by its id: a card, a character, a reason. In these groups is its name."""

    def __init__(self, *groups: str, empty: bool = False) -> None:
        super().__init__("piece", "Id")
        self.groups = groups
        self.empty = empty
        """Whether it may be nothing, an empty text."""

    def fits(self, value: Any, known: Known) -> bool:
        if value == "":
            return self.empty
        return isinstance(value, str) and WORD.fullmatch(value) is not None


class Word(Kind):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        super().__init__("piece", " | ".join([f"'{word}'" for word in words]))
        self.words = words

    def fits(self, value: Any, known: Known) -> bool:
        return value in self.words


class TextKind(Kind):
    """Any text, such as the id of a rule."""

    def fits(self, value: Any, known: Known) -> bool:
        return isinstance(value, str)


class Several(Kind):
    """A list. `counted`: its length is said, too; `manner`: how its members are."""

    def __init__(self, of: Kind, *, counted: bool = False, manner: str = "") -> None:
        inner = f"({of.typescript})[]" if " " in of.typescript else f"{of.typescript}[]"
        super().__init__(of.sort, inner)
        self.of = of
        self.groups = of.groups
        self.counted = counted
        self.manner = manner or of.manner

    def fits(self, value: Any, known: Known) -> bool:
        if not isinstance(value, list | tuple):
            return False
        for each in value:
            if not self.of.fits(each, known):
                return False
        return True


class OrNone(Kind):
    """A value, or nothing that is told as such."""

    def __init__(self, of: Kind) -> None:
        super().__init__(of.sort, f"{of.typescript} | null")
        self.of = of
        self.groups = of.groups

    def fits(self, value: Any, known: Known) -> bool:
        return value is None or self.of.fits(value, known)


class Named(Kind):
    """Values by name."""

    def __init__(self, of: Kind) -> None:
        super().__init__("", f"Record<string, {of.typescript}>")
        self.of = of

    def fits(self, value: Any, known: Known) -> bool:
        if not isinstance(value, Mapping):
            return False
        for name, each in value.items():
            if not isinstance(name, str) or not self.of.fits(each, known):
                return False
        return True


class Shape(Kind):
    """A part of a view with parts of its own, under a name for the client's types."""

    def __init__(self, name: str, facts: Mapping[str, Kind | Fact]) -> None:
        super().__init__("", name)
        self.name = name
        self.facts = {each: as_fact(kind) for each, kind in facts.items()}

    def fits(self, value: Any, known: Known) -> bool:
        return not self.misfits(value, known)

    def misfits(self, value: Any, known: Known) -> list[str]:
        if not isinstance(value, Mapping):
            return [f"{self.name} is {value!r}"]
        wrong = misfits(value, self.facts, known)
        return [f"{self.name}: {each}" for each in wrong]


class Fact:
    """What is declared under a name: its kind, and whether it is always there, for everybody."""

    def __init__(
        self,
        kind: Kind,
        about: str = "",
        *,
        needed: bool = True,
        secret: bool = False,
        column: str = "",
        of: str = "",
    ) -> None:
        self.kind = kind
        self.about = about
        self.column = column
        """Of a player: under which heading the terminal has it, `ui-terminal-<column>`."""
        self.of = of
        """Of a part of a view: the field that it shows, if that has another name (`Showing`)."""
        self.needed = needed
        self.secret = secret


def as_fact(kind: Kind | Fact) -> Fact:
    return kind if isinstance(kind, Fact) else Fact(kind)


def maybe(kind: Kind, about: str = "", *, of: str = "") -> Fact:
    """A fact that may be missing; a text may be empty."""
    return Fact(kind, about, needed=False, of=of)


def secret(kind: Kind, about: str = "") -> Fact:
    """A fact for those who may know it; others are told the same without it."""
    return Fact(kind, about, needed=False, secret=True)


SEAT = SeatKind("seat", "Seat")
AMOUNT = NumberKind("amount", "number")
COUNT = NumberKind("count", "number")
"""How many there are of what is not shown: the argument `count`."""
FLAG = FlagKind("flag", "boolean")
FACE = FaceKind("piece", "Face")
ID = Id()
TEXT = TextKind("", "string")
NOBODY = Fact(SEAT, needed=False)
"""As `seat` of an event: it is told of nobody in particular."""
BUNCHED = "bunched"
"""Equal members are told together: `2× Beer`."""
RANKS = "ranks"
"""Cards are told by rank and suit alone."""

Declared = Mapping[str, Kind | Fact]


class Detail:
    """The form of an option's detail, and what stands where: `{die}>{face}`. A list has commas."""

    def __init__(self, form: str, facts: Mapping[str, Kind]) -> None:
        self.form = form
        self.facts = facts
        pieces = [
            f"(?P<{piece[1:-1]}>[^ >]+)" if piece.startswith("{") else re.escape(piece)
            for piece in re.split(r"(\{[a-z_]+\})", form)
        ]
        self.pattern = re.compile("".join(pieces))

    def read(self, detail: str) -> dict[str, Any] | None:
        """The facts of a detail of this form; None if it is of another."""
        found = self.pattern.fullmatch(detail)
        if found is None:
            return None
        return {name: self._value(name, text) for name, text in found.groupdict().items()}

    def _value(self, name: str, text: str) -> Any:
        kind = self.facts[name]
        if isinstance(kind, NumberKind):
            return int(text)
        return text.split(",") if isinstance(kind, Several) else text


class Facts:
    """What a game or one of its boxes declares."""

    def __init__(
        self,
        *,
        events: Mapping[str, Declared] | None = None,
        lines: Mapping[str, Declared] | None = None,
        details: Mapping[str, Detail | Sequence[Detail]] | None = None,
        refusals: Declared | None = None,
        reasons: Declared | None = None,
        view: Declared | None = None,
        player: Declared | None = None,
        takes: Mapping[str, float] | None = None,
        at_once: Sequence[str] = (),
        gathered: Sequence[str] = (),
        repeated: Sequence[str] = (),
        gifts: Sequence[str] = (),
        groups: Sequence[str] = (),
        printed: Mapping[str, str] | None = None,
    ) -> None:
        self.events = events or {}
        """By kind. Each has a `seat`, unless it declares another: `NOBODY`."""
        self.lines = lines or {}
        """What lines of the log tell that were put together of several events, by kind."""
        self.details = details or {}
        """By verb, the form that fits first. An option of another verb has no detail."""
        self.refusals = refusals or {}
        self.reasons = reasons or {}
        """What is told of where the numbers in a view come from."""
        self.view = view or {}
        self.player = player or {}
        """The parts of a player's row of the view."""
        self.takes = takes or {}
        """Seconds that it takes to see an event, if it is no trifle; 0 for what is not seen."""
        self.at_once = tuple(at_once)
        """Events that are seen at once where several follow each other."""
        self.gathered = tuple(gathered)
        """Events that are told in one line where they differ in nothing but their `card`."""
        self.repeated = tuple(repeated)
        """Events that come point by point and are told in one line, with their `amount`."""
        self.gifts = tuple(gifts)
        """Verbs by which somebody is given or asked something: no attack, whoever is meant."""
        self.groups = tuple(groups)
        """Groups of pieces, as their texts are named: `card` of `bang-card-beer`."""
        self.printed = printed or {}
        """Of faces on which other pieces are printed: of which group, by the kind of the face."""


def misfits(told: Mapping[str, Any], facts: Mapping[str, Fact], known: Known) -> list[str]:
    """What of this is not as declared, in words."""
    needed = [name for name, fact in facts.items() if fact.needed]
    wrong = [f"'{name}' is missing" for name in needed if name not in told]
    for name, value in told.items():
        fact = facts.get(name)
        if fact is None:
            wrong.append(f"'{name}' is not declared")
        elif isinstance(fact.kind, Shape):
            wrong += fact.kind.misfits(value, known)
        elif isinstance(fact.kind, Several) and isinstance(fact.kind.of, Shape):
            for each in value:
                wrong += fact.kind.of.misfits(each, known)
        elif not (value == "" and not fact.needed) and not fact.kind.fits(value, known):
            wrong.append(f"'{name}' is {value!r}, not {fact.kind.typescript}")
    return wrong
