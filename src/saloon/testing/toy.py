"""A toy game that has a little of everything, to try the kernel on something small.

Highest Card: all hold cards from one deck. The player on turn leads a card; the others answer at
the same time, in secret, with a card or a pass; the highest takes the trick. At any time a player
may discard a card to draw another, once a turn. Who has three tricks first wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from saloon.kernel import (
    PASS,
    Chance,
    Decision,
    Event,
    GameOver,
    Option,
    Result,
    Rules,
    Script,
    option,
)
from saloon.kernel import State as Base
from saloon.kernel.facts import AMOUNT, FACE, ID, Facts, Several, secret
from saloon.kernel.fields import Number, PerSeat, Zone
from saloon.kernel.layout import OPEN, OWN, Layout
from saloon.kernel.state import THIS_TURN
from saloon.kernel.stored import Stored
from saloon.kernel.vocabulary import Vocabulary

CARDS, HAND, TRICKS = 16, 3, 3


@dataclass(frozen=True, slots=True)
class NumberFace:
    text: str
    value: int


FACES = [NumberFace(f"number:{value}", value) for value in range(CARDS)]


class Toy(Base):
    __slots__ = ("deck", "hands", "pile", "tricks")

    FIELDS: ClassVar = (
        *Base.FIELDS,
        Zone("deck", "numbers", full=True),
        PerSeat(Zone("hands", "numbers", OWN)),
        Zone("pile", "numbers", OPEN),
        PerSeat(Number("tricks")),
    )

    deck: list[int]
    hands: list[list[int]]
    pile: list[int]
    tricks: list[int]

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Toy:
        twin = Toy()
        twin.layout = self.layout
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.pooled = self.pooled[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools
        twin.agenda = self.agenda[:]
        twin.uses = (self.uses[0].copy(), self.uses[1].copy(), self.uses[2].copy())
        twin.turn = self.turn
        twin.result = self.result
        twin.kept = {owner: part.copy() for owner, part in self.kept.items()}
        twin.moments = self.moments[:]
        twin.events = None
        twin.tape = None
        twin.shuffled = []
        twin.script = None
        twin.deck = self.deck[:]
        twin.hands = [each[:] for each in self.hands]
        twin.pile = self.pile[:]
        twin.tricks = self.tricks[:]
        return twin

    def draw(self, seat: int) -> None:
        if not self.deck and self.pile:
            self.deck, self.pile = self.pile, []
            self.shuffle(self.deck)
        if self.deck:
            slot = self.deck.pop()
            self.hands[seat].append(slot)
            self.show(slot, seat)
            secret = {"card": self.face[slot].text}
            self.tell(Event("drew", seat, {}, secret, (seat,)))

    def put(self, seat: int, slot: int) -> None:
        self.hands[seat].remove(slot)
        self.pile.append(slot)
        self.reveal(slot)
        self.tell(Event("put", seat, {"card": self.face[slot].text}))


FACTS = Facts(
    events={"drew": {"card": secret(FACE)}, "put": {"card": FACE}, "trick": {"boast": ID}},
    view={
        "hands": Several(Several(FACE)),
        "sizes": Several(AMOUNT),
        "pile": Several(FACE),
        "deck": AMOUNT,
        "won": Several(AMOUNT),
    },
)


class ToyRules(Rules):
    version = "toy-1"

    def vocabulary(self) -> Vocabulary:
        return Vocabulary("toy", [FACTS])

    def layout(self) -> Layout:
        groups = {"numbers": range(CARDS)}
        return Layout(seats=self.setup.players, faces=FACES, groups=groups, steps=("turn", "lead"))

    def new_state(self) -> Toy:
        g = Toy.new(self.layout())
        g.chance = Chance(self.setup.seed)
        g.agenda = [("turn", 0)]
        g.shuffle(g.deck)
        for seat in range(g.seats):
            for _ in range(HAND):
                g.draw(seat)
        return g

    def restore(self, plain: Mapping[str, Any]) -> Toy:
        return Toy.read(Stored(plain), self.layout())

    def start(self, g: Toy) -> Decision | Script[Any] | None:
        step, seat = g.agenda[-1]
        if step == "turn":
            g.turn += 1
            g.turn_passes()
            g.agenda[-1] = ("lead", seat)
            g.draw(seat)
            return None
        if not g.hands[seat]:
            g.agenda[-1] = ("turn", (seat + 1) % g.seats)
            return None
        return Decision(
            (seat,), "lead", lambda _: [option("lead", slot) for slot in g.hands[seat]],
            then=lambda chosen: self.trick(g, seat, chosen),
        )  # fmt: skip

    def quiet_step(self, g: Toy) -> bool:
        return g.agenda[-1][0] == "lead"

    def trick(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        g.put(seat, chosen.slot)
        others = tuple(other for other in range(g.seats) if other != seat and g.hands[other])
        best, winner = g.face[chosen.slot].value, seat
        if others:
            answers = yield Decision(
                others, "follow",
                lambda other: [PASS, *(option("follow", slot) for slot in g.hands[other])],
                together=True,
            )  # fmt: skip
            for other, answer in answers.items():
                if answer.slot in g.hands[other]:
                    g.put(other, answer.slot)
                    if g.face[answer.slot].value > best:
                        best, winner = g.face[answer.slot].value, other
        bet = yield Decision((winner,), "boast", lambda _: [option("yes"), option("no")])
        g.tricks[winner] += 1
        g.tell(Event("trick", winner, {"boast": bet.verb}))
        if g.tricks[winner] == TRICKS:
            g.result = Result.of_sides("highest", (winner,), g.seats)
            raise GameOver
        g.agenda[-1] = ("turn", (seat + 1) % g.seats)

    def interjectors(self, g: Toy) -> tuple[int, ...]:
        return tuple(range(g.seats))

    def interjections(self, g: Toy, seat: int) -> list[Option]:
        return [] if g.used(THIS_TURN, seat) or not g.hands[seat] else [option("swap")]

    def interject(self, g: Toy, seat: int, chosen: Option) -> Script[None]:
        g.use(THIS_TURN, seat)
        away = yield Decision(
            (seat,),
            "swap",
            lambda _: [option("drop", slot) for slot in g.hands[seat]],
            anytime=False,
        )
        g.put(seat, away.slot)
        g.draw(seat)

    def view(self, g: Toy, viewer: int | None, over: bool) -> dict[str, Any]:
        seen = [[g.face[s].text for s in hand if over or g.knows(viewer, s)] for hand in g.hands]
        sizes = [len(hand) for hand in g.hands]
        pile = [g.face[slot].text for slot in g.pile]
        return {
            "hands": seen,
            "sizes": sizes,
            "pile": pile,
            "deck": len(g.deck),
            "won": g.tricks[:],
        }

    def problems(self, g: Toy) -> list[str]:
        return g.misplaced("numbers")
