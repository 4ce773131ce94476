"""The state of a game: plain data, hidden cards as slots, and who has seen what.

A card is an opaque *slot*; `face[slot]` is what is printed on it. `seen[slot]` is a bit mask of the
seats that know the face. A shuffle forgets the order, not the content: the shuffled slots form a
*pool* (`pool[slot]`), and `pooled[slot]` keeps who knows that this face is somewhere in that pool.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol

from saloon.kernel.chance import Chance
from saloon.kernel.chance_script import ChanceScript
from saloon.kernel.core import (
    Agenda,
    ChanceField,
    Faces,
    KeptByBoxes,
    NumberPerSlot,
    ResultField,
    Step,
    Uses,
    UsesField,
)
from saloon.kernel.decision import Decision, Option
from saloon.kernel.events import Event
from saloon.kernel.fields import Field, Fresh, Number, Same
from saloon.kernel.layout import HIDDEN, Layout, Lying, whole
from saloon.kernel.moments import TOLD, M, Moment, Remembered
from saloon.kernel.native import mypyc_attr
from saloon.kernel.parts import Part
from saloon.kernel.result import Result
from saloon.kernel.stored import Stored


class Face(Protocol):
    """What is printed on a component. `text` names it alone: `bang:5d`, `stagecoach:9s#2`."""

    @property
    def text(self) -> str: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Part):
    """What every game's state has. A game adds what it has on top in the `FIELDS` of a subclass.

    Its `plain` shows all secrets; hashes are made of it, and `Rules.restore` reads it again.
    """

    __slots__ = (
        "agenda",
        "chance",
        "events",
        "face",
        "kept",
        "layout",
        "moments",
        "pool",
        "pooled",
        "pools",
        "result",
        "script",
        "seats",
        "seen",
        "shuffled",
        "tape",
        "turn",
        "uses",
    )

    FIELDS: ClassVar[tuple[Field[Any], ...]] = (
        Same("layout"),
        Same("seats"),
        ChanceField("chance"),
        Faces("face", stored_as="faces"),
        NumberPerSlot("seen", seats=True),
        NumberPerSlot("pooled", seats=True, stored_as="told"),
        NumberPerSlot("pool"),
        Same("pools"),
        Agenda("agenda"),
        UsesField("uses"),
        Number("turn"),
        ResultField("result"),
        KeptByBoxes("kept"),
        Remembered("moments"),
        # Only while a script is running or somebody listens; never part of a copy.
        Fresh("events", "None"),
        Fresh("tape", "None"),
        Fresh("shuffled", "[]"),
        Fresh("script", "None"),
    )

    layout: Layout
    seats: int
    chance: Chance
    face: list[Any]
    """What is printed on each slot; every game knows its own kinds of faces."""
    seen: list[int]
    pooled: list[int]
    pool: list[int]
    pools: int
    agenda: list[Step]
    """The steps still to come, the next one last."""
    uses: Uses
    """How often what was used: this turn, this round, this game."""
    turn: int
    result: Result | None
    kept: dict[str, Any]
    """What boxes and their sources keep, by who keeps it: parts, of the kinds they know."""
    moments: list[Moment]
    """What happened in this turn, as far as something in this game reads it."""
    events: list[Event] | None
    tape: list[int | list[Face]] | None
    """What chance has come to since the last quiet state; faces where slots were mixed, or where
    somebody lost track of them."""
    shuffled: list[Sequence[int]]
    """The slots of the faces on the tape."""
    script: ChanceScript | None

    # -- beginnings, copies, storing ---------------------------------------------------------

    def _begin(self, layout: Layout) -> None:
        super()._begin(layout)
        self.layout = layout
        self.seats = layout.seats
        self.pools = 1

    def _take_over(self, stored: Stored, layout: Layout) -> None:
        super()._take_over(stored, layout)
        self.layout = layout
        self.seats = layout.seats
        # Every shuffle opens a pool, and the newest one has never lost a card to an older one.
        self.pools = max(self.pool, default=0) + 1

    def group(self, name: str) -> range:
        """The slots of a kind of pieces."""
        return self.layout.groups[name]

    def misplaced(self, *groups: str) -> list[str]:
        """What is wrong with where pieces lie and who knows them, in words.

        Every piece of these groups lies in exactly one declared zone; who has to know a zone by its
        declaration does.
        """
        zones = self.zones()
        found: list[str] = []
        if not self._in_place(groups, zones):
            found += [wrong for group in groups if (wrong := whole(self.layout, group, zones))]
        for zone in zones:
            if zone.slots and zone.look != HIDDEN:
                found += self._unknown(zone)
        return found

    def _in_place(self, groups: Sequence[str], zones: Sequence[Lying]) -> bool:
        """Whether all of these groups lie somewhere and nothing lies twice, as it nearly always is.

        It takes one look at the zones; `whole` takes one for each group and knows what is wrong.
        """
        slots: list[int] = []
        for zone in zones:
            slots += zone.slots
        lying = set(slots)
        if len(lying) != len(slots):
            return False
        return all(lying.issuperset(self.layout.groups[group]) for group in groups)

    def _unknown(self, zone: Lying) -> list[str]:
        knowers = zone.known_to(self.seats)
        if not knowers or all(self.seen[slot] & knowers == knowers for slot in zone.slots):
            return []
        whose = f" of seat {zone.owner}" if zone.owner >= 0 else ""
        return [f"'{zone.name}'{whose} has a hidden piece that should be known"]

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
        scripted = None if self.script is None else self.script.faces(self, slots)
        faces = self._mix_new(slots, scripted) or self._mix(slots, scripted)
        self.pools += 1
        if self.tape is not None:
            self.tape.append(faces)
            self.shuffled.append(tuple(slots))

    def _mix(self, slots: Sequence[int], scripted: Sequence[Any] | None) -> list[Any]:
        face, seen, pooled, pool = self.face, self.seen, self.pooled, self.pool
        if scripted is None:
            order = list(slots)
            self.chance.shuffle(order)
            faces = [face[slot] for slot in order]
            content = [pooled[slot] | seen[slot] for slot in order]
        else:
            known = {face[slot].text: pooled[slot] | seen[slot] for slot in slots}
            faces = list(scripted)
            content = [known.get(now.text, 0) for now in faces]
        number = self.pools
        for at, slot in enumerate(slots):
            face[slot] = faces[at]
            seen[slot] = 0
            pooled[slot] = content[at]
            pool[slot] = number
        return faces if self.tape is not None else []

    def _mix_new(self, slots: Sequence[int], scripted: Sequence[Any] | None) -> list[Any]:
        """The same, many times faster, for pieces in a row that nobody has seen: new ones.

        Returns no faces if they are not like that.
        """
        row = slice(slots[0], slots[0] + len(slots))
        if list(slots) != list(range(row.start, row.stop)):
            return []
        if any(self.seen[row]) or any(self.pooled[row]):
            return []
        faces = self.face[row]
        if scripted is None:
            self.chance.shuffle(faces)
        else:
            faces = list(scripted)
        self.face[row] = faces
        self.pool[row] = [self.pools] * len(slots)
        return faces

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
        if self.script is not None:
            self.script.confused(self, slots)
        keep = 0
        for seat in knowers:
            keep |= 1 << seat
        for slot in slots:
            self.seen[slot] &= keep
        if self.tape is not None:
            # Nothing moves, but in a sampled world another face may lie here from now on.
            self.tape.append([self.face[slot] for slot in slots])
            self.shuffled.append(tuple(slots))

    def scramble(self, seat: int, chance: Chance) -> None:
        """Deal what this seat does not know anew, in a way that fits all it does know."""
        bit = 1 << seat
        face, seen, pooled, pool = self.face, self.seen, self.pooled, self.pool
        for group in self.layout.groups.values():
            # Written out: a range that is only named is gone through slowly when compiled.
            hidden = [slot for slot in range(group.start, group.stop) if not seen[slot] & bit]
            # Faces the seat cannot even place in a pool may be in any hidden place of their kind.
            self._permute([slot for slot in hidden if not pooled[slot] & bit], chance)
            by_pool: dict[int, list[int]] = {}
            for slot in hidden:
                by_pool.setdefault(pool[slot], []).append(slot)
            for slots in by_pool.values():
                order = slots[:]
                chance.shuffle(order)
                faces = [face[slot] for slot in order]
                content = [pooled[slot] for slot in order]
                for at, slot in enumerate(slots):
                    face[slot] = faces[at]
                    pooled[slot] = content[at]
            self._mend(hidden, bit, chance)

    def may_hold(self, slot: int, face: Any) -> bool:
        """Whether, as everybody knows, a face can be in the place where a hidden slot lies."""
        return True

    def _mend(self, hidden: list[int], bit: int, chance: Chance) -> None:
        """Move faces that landed where everybody knows they cannot be."""
        face, pooled, pool = self.face, self.pooled, self.pool
        for slot in hidden:
            if not self.may_hold(slot, face[slot]):
                fitting = [
                    other
                    for other in hidden
                    if self.may_hold(other, face[slot])
                    and self.may_hold(slot, face[other])
                    # Out of its pool only a face that the seat cannot place in one.
                    and (pool[other] == pool[slot] or not (pooled[other] | pooled[slot]) & bit)
                ]
                other = fitting[chance.below(len(fitting))]
                face[slot], face[other] = face[other], face[slot]
                pooled[slot], pooled[other] = pooled[other], pooled[slot]

    def _permute(self, slots: list[int], chance: Chance) -> None:
        face = self.face
        faces = [face[slot] for slot in slots]
        chance.shuffle(faces)
        for at, slot in enumerate(slots):
            face[slot] = faces[at]

    # -- events and counters -----------------------------------------------------------------

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def minds(self, kind: type[Moment]) -> bool:
        """Whether anybody listens to moments of this kind, or will read them."""
        return kind.kind in self.layout.remembers or (self.events is not None and kind in TOLD)

    def happened(self, moment: Moment) -> None:
        """Tell a moment, and remember it if something reads it before the turn is over."""
        if self.events is not None:
            event = moment.event(self)
            if event is not None:
                self.events.append(event)
        if moment.kind in self.layout.remembers:
            self.moments.append(moment)

    def this_turn(self, kind: type[M], seat: int | None = None) -> list[M]:
        """What of this kind has happened in this turn, to one seat or to any."""
        return [
            moment
            for moment in self.moments
            if isinstance(moment, kind) and (seat is None or moment.seat == seat)
        ]

    def turn_passes(self) -> None:
        """Nothing that is remembered for a turn outlives it."""
        self.uses[THIS_TURN].clear()
        self.moments.clear()

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


THIS_TURN: Final = 0
THIS_ROUND: Final = 1
THIS_GAME: Final = 2
