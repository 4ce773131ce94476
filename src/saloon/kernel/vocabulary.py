"""All the facts of one game, gathered from the game and its boxes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saloon.kernel.decision import Option, Said
from saloon.kernel.events import Event
from saloon.kernel.facts import (
    AMOUNT,
    ID,
    SEAT,
    TEXT,
    Declared,
    Detail,
    Fact,
    Facts,
    Id,
    Kind,
    Known,
    NumberKind,
    OrNone,
    Several,
    Shape,
    Word,
    as_fact,
    maybe,
    misfits,
)
from saloon.kernel.state import State

ASKED: Final[Declared] = {
    "seats": Several(SEAT, counted=True),
    "by": SEAT,
    "about": Id(empty=True),
    "amount": AMOUNT,
}
"""What every question tells."""
QUESTION: Final = Shape("Question", {"id": AMOUNT, "kind": ID, "rule": TEXT, **ASKED})


class Spoken:
    """How the facts of one name become arguments of a message."""

    def __init__(self) -> None:
        self.seat = False
        """A number is a seat."""
        self.seats = False
        """A list is of seats."""
        self.piece = False
        self.amount = False
        self.flag = False
        self.counted = False
        """A number, or how long a list is, is the argument `count`."""
        self.groups: tuple[str, ...] = ()
        self.anywhere = False
        """It is an id whose name may be in any group."""
        self.manner = ""

    def plain(self) -> dict[str, Any]:
        """What holds, by name."""
        said: dict[str, Any] = {
            "seat": self.seat,
            "seats": self.seats,
            "piece": self.piece,
            "amount": self.amount,
            "flag": self.flag,
            "counted": self.counted,
            "groups": self.groups,
            "manner": self.manner,
        }
        return {name: value for name, value in said.items() if value}


class Vocabulary:
    """What is told in a game with any of its boxes. `parts`: the game's own facts first."""

    def __init__(self, game: str, parts: Sequence[Facts]) -> None:
        self.game = game
        self.events: dict[str, dict[str, Fact]] = {}
        self.lines: dict[str, dict[str, Fact]] = {}
        self.details: dict[str, tuple[Detail, ...]] = {}
        self.refusals: dict[str, Fact] = {}
        self.reasons: dict[str, Fact] = {}
        self.takes: dict[str, float] = {}
        self.at_once: tuple[str, ...] = ()
        self.gathered: tuple[str, ...] = ()
        self.repeated: tuple[str, ...] = ()
        self.gifts: tuple[str, ...] = ()
        self.groups: tuple[str, ...] = ()
        self.printed: dict[str, str] = {}
        self.spoken: dict[str, Spoken] = {}
        player: dict[str, Fact] = {}
        view: dict[str, Fact] = {}
        for part in parts:
            core = part is parts[0]
            for kind, facts in part.events.items():
                self._once(kind, self.events, "event")
                self.events[kind] = _declared({"seat": SEAT, **facts})
            for kind, facts in part.lines.items():
                self.lines[kind] = {**self.lines.get(kind, {}), **_declared(facts)}
            for verb, forms in part.details.items():
                given = (forms,) if isinstance(forms, Detail) else tuple(forms)
                self.details[verb] = (*self.details.get(verb, ()), *given)
            self.refusals.update(_declared(part.refusals))
            self.reasons.update(_declared(part.reasons))
            self.takes.update(part.takes)
            self.at_once += part.at_once
            self.gathered += part.gathered
            self.repeated += part.repeated
            self.gifts += part.gifts
            self.groups += tuple([name for name in part.groups if name not in self.groups])
            self.printed.update(part.printed)
            for ours, theirs in ((player, part.player), (view, part.view)):
                for name, fact in _declared(theirs).items():
                    self._once(name, ours, "part of the view")
                    ours[name] = fact if core else _optional(fact)
        self.player = Shape("PlayerView", player)
        if player:
            view["game"] = as_fact(Word(game))
            view["viewer"] = as_fact(OrNone(SEAT))
            view["players"] = as_fact(Several(self.player))
        view["question"] = maybe(QUESTION)
        self.view = Shape(f"{game.capitalize()}View", view)
        self._unsaid: dict[str, Any] = {}
        self._said: dict[tuple[str, str], Said] = {}
        self._learn()
        self._check()

    def _once(self, name: str, known: Mapping[str, Any], what: str) -> None:
        if name in known:
            raise ValueError(f"{self.game}: the {what} '{name}' is declared twice")

    def _check(self) -> None:
        """What is said about events is said about events there are."""
        for what in (self.takes, self.at_once, self.gathered, self.repeated):
            for kind in what:
                if kind not in self.events:
                    raise ValueError(f"{self.game}: there is no event '{kind}' to say more about")

    # -- how facts are spoken ----------------------------------------------------------------

    def _learn(self) -> None:
        """A name means the same wherever it is told; two meanings of a number are refused."""
        for facts in (*self.events.values(), *self.lines.values()):
            self._speak(facts)
        for forms in self.details.values():
            for form in forms:
                self._speak(_declared(form.facts))
                self._unsaid.update({name: _nothing(kind) for name, kind in form.facts.items()})
        self._speak(self.refusals)
        self._speak(self.reasons)
        self._speak(_declared({"seat": SEAT, **ASKED}))

    def _speak(self, facts: Mapping[str, Fact]) -> None:
        for name, fact in facts.items():
            said = self.spoken.setdefault(name, Spoken())
            self._add(said, name, fact.kind)

    def _add(self, said: Spoken, name: str, kind: Kind) -> None:
        if isinstance(kind, OrNone):
            kind = kind.of
        if isinstance(kind, Several):
            said.seats = said.seats or kind.sort == "seat"
            said.counted = said.counted or kind.counted
        else:
            said.seat = said.seat or kind.sort == "seat"
            said.counted = said.counted or kind.sort == "count"
            said.amount = said.amount or kind.sort == "amount"
            said.flag = said.flag or kind.sort == "flag"
        said.piece = said.piece or kind.sort == "piece"
        said.manner = said.manner or kind.manner
        if said.seat and said.amount:
            raise ValueError(f"{self.game}: '{name}' is a seat here and an amount there")
        if kind.groups and said.groups and kind.groups != said.groups:
            raise ValueError(f"{self.game}: '{name}' is looked for in two sets of groups")
        anywhere = isinstance(kind, Id) and not kind.groups
        if (anywhere and said.groups) or (kind.groups and said.anywhere):
            raise ValueError(f"{self.game}: '{name}' is in some groups here and in any there")
        said.anywhere = said.anywhere or anywhere
        said.groups = said.groups or kind.groups

    def read_detail(self, verb: str, detail: str) -> dict[str, Any]:
        """What the detail of an option says, by name; nothing of what is not declared."""
        for form in self.details.get(verb, ()):
            found = form.read(detail)
            if found is not None:
                return found
        return {}

    def said(self, chosen: Option) -> Said:
        """What the detail of an option says, whose second card stands apart.

        Options are few and are read all the time: what was read is kept.
        """
        key = (chosen.verb, chosen.detail)
        said = self._said.get(key)
        if said is None:
            said = self._said[key] = Said({**self._unsaid, **self.read_detail(*key)})
        return said

    # -- whether what is told fits -----------------------------------------------------------

    def misfits_of_event(self, event: Event, known: Known) -> list[str]:
        facts = self.events.get(event.kind)
        if facts is None:
            return [f"the event '{event.kind}' is not declared"]
        told = {**event.facts, **event.secret}
        if event.seat >= 0:
            told["seat"] = event.seat
        wrong = misfits(told, facts, known)
        wrong += [
            f"'{name}' is told as a secret"
            for name in event.secret
            if name in facts and not facts[name].secret
        ]
        return [f"the event '{event.kind}': {each}" for each in wrong]

    def misfits_of_option(self, state: State, chosen: Option, known: Known) -> list[str]:
        detail = state.detail_text(chosen)
        if not detail:
            return []
        for form in self.details.get(chosen.verb, ()):
            found = form.read(detail)
            if found is not None and not misfits(found, _declared(form.facts), known):
                return []
        return [f"no detail of the verb '{chosen.verb}' is declared that fits '{detail}'"]

    def misfits_of_refusal(self, rule: str, facts: Mapping[str, Any], known: Known) -> list[str]:
        wrong = misfits(facts, {n: _optional(f) for n, f in self.refusals.items()}, known)
        return [f"the refusal by {rule}: {each}" for each in wrong]

    def misfits_of_view(self, view: Mapping[str, Any], known: Known) -> list[str]:
        return self.view.misfits(view, known)


def _declared(facts: Mapping[str, Kind | Fact]) -> dict[str, Fact]:
    return {name: as_fact(kind) for name, kind in facts.items()}


def _nothing(kind: Kind) -> Any:
    """What a detail says that has nothing of this kind."""
    if isinstance(kind, NumberKind):
        return 0
    return [] if isinstance(kind, Several) else ""


def _optional(fact: Fact) -> Fact:
    return Fact(fact.kind, fact.about, needed=False, secret=fact.secret, column=fact.column)
