"""The state of a game: plain data, hidden cards as slots, and who has seen what.

A card is an opaque *slot*; `face[slot]` is what is printed on it. `seen[slot]` is a bit mask of the
seats that know the face. A shuffle forgets the order, not the content: the shuffled slots form a
*pool* (`pool[slot]`), and `told[slot]` keeps who knows that this face is somewhere in that pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeAlias

from saloon.kernel.chance import Chance
from saloon.kernel.decision import Decision, Option
from saloon.kernel.events import Event

Step: TypeAlias = tuple[str, int]
"""A named step of the turn and its number, mostly the seat that takes it."""


class Face(Protocol):
    """What is printed on a component. `text` names it alone: `bang:5d`, `stagecoach:9s#2`."""

    @property
    def text(self) -> str: ...


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the side that won and the seats that share the victory."""

    side: str
    winners: tuple[int, ...]


class ChanceScript(Protocol):
    """Takes the place of chance: a test's script, or the tape of a resolution played again."""

    def number(self, state: State, bound: int, among: Sequence[int] | None) -> int | None: ...

    def faces(self, state: State, slots: Sequence[int]) -> list[Face] | None: ...

    def again(self) -> ChanceScript:
        """The same script from its start, to play the game again."""
        ...


class Tape:
    """The chance results of the running resolution, to play it again in a copy."""

    __slots__ = ("at", "results")

    def __init__(self, results: list[int | list[Face]]) -> None:
        self.results = results
        self.at = 0

    def _next(self) -> int | list[Face] | None:
        if self.at == len(self.results):
            return None
        self.at += 1
        return self.results[self.at - 1]

    def again(self) -> Tape:
        return Tape(self.results)

    def number(self, _state: State, _bound: int, _among: Sequence[int] | None) -> int | None:
        result = self._next()
        assert not isinstance(result, list)
        return result

    def faces(self, _state: State, _slots: Sequence[int]) -> list[Face] | None:
        result = self._next()
        assert not isinstance(result, int)
        return result


class State:
    """What every game's state has. A game adds its zones in a subclass with its own `copy`."""

    __slots__ = (
        "agenda",
        "chance",
        "events",
        "face",
        "pool",
        "pools",
        "result",
        "roots",
        "script",
        "seats",
        "seen",
        "shuffled",
        "tape",
        "told",
        "turn",
        "uses",
    )

    def __init__(
        self,
        *,
        seats: int,
        chance: Chance,
        face: list[Any],
        seen: list[int],
        told: list[int],
        pool: list[int],
        pools: int,
        roots: tuple[range, ...],
        agenda: list[Step],
        uses: tuple[dict[tuple[Any, ...], int], ...],
        turn: int,
        result: Result | None,
    ) -> None:
        self.seats = seats
        self.chance = chance
        self.face = face
        """What is printed on each slot; every game knows its own kinds of faces."""
        self.seen = seen
        self.told = told
        self.pool = pool
        self.pools = pools
        self.roots = roots
        """Groups of slots of one kind (playing cards, roles …); faces never leave their group."""
        self.agenda = agenda
        """The steps still to come, the next one last."""
        self.uses = uses
        """How often what was used: this turn, this round, this game."""
        self.turn = turn
        self.result = result
        # Only while a script is running or somebody listens; never part of a copy.
        self.events: list[Event] | None = None
        self.tape: list[int | list[Face]] | None = None
        self.shuffled: list[Sequence[int]] = []
        self.script: ChanceScript | None = None

    # -- copies ------------------------------------------------------------------------------

    def copy(self) -> Self:
        """A state that shares nothing that can change with this one."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """Everything in the state as plain data that JSON can hold. Shows all secrets.

        Hashes are made of it, and `Rules.restore` makes the state again from it. What a copy
        carries must be here, unless it follows from the rest.
        """
        return {
            "turn": self.turn,
            "agenda": [list(step) for step in self.agenda],
            "chance": [self.chance.seed, self.chance.asked],
            "uses": [
                sorted(([list(key), n] for key, n in period.items()), key=repr)
                for period in self.uses
            ],
            "faces": [face.text for face in self.face],
            "seen": list(self.seen),
            "told": list(self.told),
            "pool": list(self.pool),
            "result": None
            if self.result is None
            else [self.result.side, list(self.result.winners)],
        }

    # -- chance ------------------------------------------------------------------------------

    def random_below(self, bound: int, among: Sequence[int] | None = None) -> int:
        """A random number below `bound`; `among` tells a scripted source what is picked from."""
        number = None if self.script is None else self.script.number(self, bound, among)
        if number is None:
            number = self.chance.below(bound)
        if self.tape is not None:
            self.tape.append(number)
        return number

    def pick(self, slots: Sequence[int]) -> int:
        """One of the slots at random."""
        return slots[self.random_below(len(slots), slots)]

    def shuffle(self, slots: Sequence[int]) -> None:
        """Mix the faces of these slots. Nobody knows any longer which is which."""
        if not slots:
            return  # the number of pools follows from the slots' own: no pool is empty
        face, seen, told, pool = self.face, self.seen, self.told, self.pool
        mixed = [(face[slot], told[slot] | seen[slot]) for slot in slots]
        faces = None if self.script is None else self.script.faces(self, slots)
        if faces is None:
            self.chance.shuffle(mixed)
        else:
            content = {now.text: known for now, known in mixed}
            mixed = [(now, content.get(now.text, 0)) for now in faces]
        if self.tape is not None:
            self.tape.append([now for now, _ in mixed])
            self.shuffled.append(tuple(slots))
        number = self.pools
        self.pools += 1
        for slot, (now, known) in zip(slots, mixed, strict=True):
            face[slot] = now
            seen[slot] = 0
            told[slot] = known
            pool[slot] = number

    # -- knowledge ---------------------------------------------------------------------------

    def show(self, slot: int, seat: int) -> None:
        """One seat sees a face."""
        self.seen[slot] |= 1 << seat

    def reveal(self, slot: int) -> None:
        """Everybody sees a face."""
        self.seen[slot] = (1 << self.seats) - 1

    def knows(self, seat: int | None, slot: int) -> bool:
        """Whether a seat knows a face; a spectator (None) knows what all seats know."""
        everybody = (1 << self.seats) - 1
        if seat is None:
            return self.seen[slot] == everybody
        return bool(self.seen[slot] >> seat & 1)

    def confuse(self, slots: Sequence[int], knowers: tuple[int, ...]) -> None:
        """A card is about to leave these hidden ones unseen: others lose track of which is which.

        This forgets a little more than it must (a bystander who knew one of the cards forgets it
        altogether), which errs on the side of telling too little.
        """
        keep = 0
        for seat in knowers:
            keep |= 1 << seat
        for slot in slots:
            self.seen[slot] &= keep

    def scramble(self, seat: int, chance: Chance) -> None:
        """Deal what this seat does not know anew, in a way that fits all it does know."""
        bit = 1 << seat
        face, seen, told, pool = self.face, self.seen, self.told, self.pool
        for root in self.roots:
            hidden = [slot for slot in root if not seen[slot] & bit]
            # Faces the seat cannot even place in a pool may be in any hidden place of their kind.
            self._permute([slot for slot in hidden if not told[slot] & bit], chance)
            by_pool: dict[int, list[int]] = {}
            for slot in hidden:
                by_pool.setdefault(pool[slot], []).append(slot)
            for slots in by_pool.values():
                order = [(face[slot], told[slot]) for slot in slots]
                chance.shuffle(order)
                for slot, (now, content) in zip(slots, order, strict=True):
                    face[slot] = now
                    told[slot] = content
            self._mend(hidden, bit, chance)

    def may_hold(self, slot: int, face: Any) -> bool:
        """Whether, as everybody knows, a face can be in the place where a hidden slot lies."""
        return True

    def _mend(self, hidden: list[int], bit: int, chance: Chance) -> None:
        """Move faces that landed where everybody knows they cannot be."""
        face, told, pool = self.face, self.told, self.pool
        for slot in hidden:
            if not self.may_hold(slot, face[slot]):
                fitting = [
                    other
                    for other in hidden
                    if self.may_hold(other, face[slot])
                    and self.may_hold(slot, face[other])
                    # Out of its pool only a face that the seat cannot place in one.
                    and (pool[other] == pool[slot] or not (told[other] | told[slot]) & bit)
                ]
                other = fitting[chance.below(len(fitting))]
                face[slot], face[other] = face[other], face[slot]
                told[slot], told[other] = told[other], told[slot]

    def _permute(self, slots: list[int], chance: Chance) -> None:
        faces = [self.face[slot] for slot in slots]
        chance.shuffle(faces)
        for slot, face in zip(slots, faces, strict=True):
            self.face[slot] = face

    # -- events and counters -----------------------------------------------------------------

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def used(self, period: int, *key: Any) -> int:
        return self.uses[period].get(key, 0)

    def use(self, period: int, *key: Any) -> None:
        counts = self.uses[period]
        counts[key] = counts.get(key, 0) + 1

    def option_text(self, chosen: Option) -> str:
        """An option in words that name the physical card, as records and goldens store it."""
        words = [chosen.verb]
        if chosen.slot >= 0:
            words.append(self.face[chosen.slot].text)
        if chosen.detail:
            words.append(self.detail_text(chosen))
        if chosen.seat >= 0:
            words.append(f"@{chosen.seat}")
        return " ".join(words)

    def detail_text(self, chosen: Option) -> str:
        """The detail of an option, with the name of the second card if there is one."""
        if chosen.second < 0:
            return chosen.detail
        return f"{chosen.detail} {self.face[chosen.second].text}"

    def question(self, decision: Decision, seats: tuple[int, ...]) -> dict[str, Any]:
        """The public part of a question, the same for every viewer."""
        return {
            "kind": decision.kind,
            "seats": list(seats),
            "about": decision.about,
            "by": decision.by,
            "amount": decision.amount,
            "rule": decision.rule,
        }


THIS_TURN, THIS_ROUND, THIS_GAME = 0, 1, 2
