"""The brown cards that are played in one's own turn."""

from __future__ import annotations

from typing import Final

from saloon.games.bang.affected import affected
from saloon.games.bang.cards import Brown, no_wound
from saloon.games.bang.distance import reach, within
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.valley_of_shadows.module import valley_of_shadows
from saloon.games.bang.moments import Discarded
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.triggers import settle
from saloon.kernel import PASS, Decision, Event, Option, Script, option

ACE: Final = 14
TAKEN: Final = 2


class Aim(Brown):
    """Played with a BANG! card, which then costs 2 life points (VS-CARD-01 to 04).

    How it is played with another card is the box's business.
    """

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "VS-CARD-01"


class Bandidos(Brown):
    """All others discard a BANG! card or two cards (VS-CARD-10 to 13, ED-91)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        world = g.rulings["bandidos-wording"] == "international"
        seats = [other.seat for other in g.others_clockwise(p)]
        for seat in (
            yield from affected(g, p, [*seats, p.seat] if world else seats, self.id, slot)
        ):
            victim = g.players[seat]
            if not victim.present:
                continue
            if world:
                yield from self._cards_or_life(g, p, victim)
            elif victim.hand:
                yield from self._a_bang_or_two(g, p, victim)
        yield from settle(g)

    def _a_bang_or_two(self, g: Bang, p: Player, victim: Player) -> Script[None]:
        first = yield from self._discard(g, p, victim, 2)
        if victim.hand and not g.counts(victim, first, "bang"):
            yield from self._discard(g, p, victim, 1)

    def _cards_or_life(self, g: Bang, p: Player, victim: Player) -> Script[None]:
        if victim.hand:

            def options(_seat: int) -> list[Option]:
                return [PASS, *[option("discard", slot) for slot in victim.hand]]

            chosen = yield Decision(
                (victim.seat,), "bandidos-life", options, rule="VS-CARD-10", about=self.id,
                by=p.seat, amount=2, default=PASS,
            )  # fmt: skip
            if chosen.verb == "discard":
                g.discard_from_hand(victim, chosen.slot, self.id)
                if victim.hand:
                    yield from self._discard(g, p, victim, 1)
                return
        yield from lose_life(g, victim, 1, Harm(None if victim is p else p, self.id))

    def _discard(self, g: Bang, p: Player, victim: Player, amount: int) -> Script[int]:
        slot = victim.hand[0]
        if len(victim.hand) > 1:

            def options(_seat: int) -> list[Option]:
                return [option("discard", slot) for slot in victim.hand]

            chosen = yield Decision(
                (victim.seat,), "bandidos", options, rule="VS-CARD-10", about=self.id,
                by=p.seat, amount=amount,
            )  # fmt: skip
            if not victim.hand:  # given away meanwhile
                return -1
            slot = chosen.slot if chosen.slot in victim.hand else victim.hand[0]
        g.discard_from_hand(victim, slot, self.id)
        return slot


class Fanning(Brown):
    """A BANG! effect on a player in range, and on a neighbour of that one (VS-CARD-23 to 31)."""

    targeted = True
    widens = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return g.kinds["bang"].refuse(g, p)  # VS-CARD-25

    def count(self, g: Bang, p: Player) -> None:
        g.kinds["bang"].count(g, p)

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, reach(g, p))

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            return "VS-CARD-23"
        if self._next_to(g, p, target):
            return None
        # VS-CARD-26: somebody with a second target comes first, if there is one.
        for seat in self.reaches(g, p):
            other = g.players[seat]
            if other is not p and self._next_to(g, p, other):
                return "VS-CARD-26"
        return None

    def _next_to(self, g: Bang, p: Player, target: Player) -> list[int]:
        """VS-CARD-27, VS-CARD-31: as the first target sees them."""
        return [seat for seat in within(g, target, 1) if seat not in (p.seat, target.seat)]

    def prepare(self, g: Bang, play: Play) -> Script[None]:
        p, target = play.player, play.target
        assert target is not None

        def options(_seat: int) -> list[Option]:
            return [option("also", seat=seat) for seat in self._next_to(g, p, target)]

        seats = [each.seat for each in options(p.seat)]
        if len(seats) > 1:
            chosen = yield Decision(
                (p.seat,), "second-target", options, rule="VS-CARD-30", about=self.id,
                by=target.seat, anytime=False,
            )  # fmt: skip
            seats = [chosen.seat]
        play.others += [g.players[seat] for seat in seats]

    def carry_out_play(self, g: Bang, play: Play) -> Script[None]:
        for target in [play.target, *play.others]:
            if target is not None and target.present:
                yield from shoot(g, target, Harm(play.player, self.id), slot=play.slot)
                yield from settle(g)


class LastCall(Brown):
    """Regain 1 life point, also with two players left (VS-CARD-46, VS-CARD-47)."""

    def in_vain(self, g: Bang, p: Player, target: Player | None) -> str:
        return no_wound(p)

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> None:
        g.heal(p, 1, self.id)


class Poker(Brown):
    """Everybody stakes a card; without an ace among them two are yours (VS-CARD-52, 53)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        others = [other.seat for other in g.others_clockwise(p) if other.hand]
        seats = yield from affected(g, p, others, self.id, slot)
        if not seats:
            return

        def options(seat: int) -> list[Option]:
            return [option("stake", each) for each in g.players[seat].hand]

        answers = yield Decision(
            tuple(seats), "poker", options, rule="VS-CARD-52", about=self.id, by=p.seat,
            together=True,
        )  # fmt: skip
        staked: dict[int, int] = {}
        for seat, answer in answers.items():
            self._stake(g, g.players[seat], answer.slot)
            staked[answer.slot] = seat
        if not [each for each in g.turned if g.value(each) == ACE]:
            for _ in range(TAKEN):
                yield from self._take(g, p)
        for each in list(g.turned):
            if each in staked and g.minds(Discarded):
                g.happened(Discarded(staked[each], each))
            g.put_away(each)

    def _stake(self, g: Bang, victim: Player, slot: int) -> None:
        if slot not in victim.hand:
            return
        g.leave_hand(victim, slot)
        g.reveal(slot)
        g.turned.append(slot)
        if g.events is not None:
            g.tell(Event("staked", victim.seat, {"card": g.face[slot].text, "why": self.id}))

    def _take(self, g: Bang, p: Player) -> Script[None]:
        if not g.turned:
            return
        slot = g.turned[0]
        if len(g.turned) > 1:

            def options(_seat: int) -> list[Option]:
                return [option("take", each) for each in g.turned]

            chosen = yield Decision((p.seat,), "store", options, rule="VS-CARD-52", about=self.id)
            slot = chosen.slot if chosen.slot in g.turned else slot
        g.turned.remove(slot)
        g.to_hand(p, slot)
        if g.events is not None:
            facts = {"card": g.face[slot].text, "store": True, "why": self.id}
            g.tell(Event("took", p.seat, facts))


class Tomahawk(Brown):
    """A BANG! effect at distance up to 2 (VS-CARD-69 to 72)."""

    targeted = True
    too_far = "BB-DIST-06"

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, 2)

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "VS-CARD-69" if target is p else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        yield from shoot(g, target, Harm(p, self.id), slot=slot)


class Tornado(Brown):
    """Everybody gives two hand cards to the left, all at the same time (VS-CARD-73 to 77)."""

    cards = 2

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        seats = yield from affected(g, p, g.clockwise_from(p.seat), self.id, slot)
        held = {seat: g.players[seat].hand[:] for seat in seats}
        given = {seat: hand[:] for seat, hand in held.items()}
        choosing = tuple([seat for seat in seats if len(given[seat]) > self.cards])
        for seat in choosing:
            given[seat] = []
        for number in range(self.cards if choosing else 0):
            yield from self._choose(g, choosing, given, self.cards - number)
        for seat, left in zip(seats, [*seats[1:], *seats[:1]], strict=True):
            # What somebody has just got is not among it; nor is anything kept by who gives all.
            among = held[seat] if seat in choosing else []
            for card in self._still(g, seat, held[seat], given[seat]) if left != seat else ():
                g.give(g.players[seat], g.players[left], card, self.id, among)  # CB-INTERACT-20
                among = [each for each in among if each != card]

    def _still(self, g: Bang, seat: int, held: list[int], given: list[int]) -> list[int]:
        """What somebody gives who may have spent cards since they were chosen (VS-CARD-82)."""
        left = [card for card in held if card in g.players[seat].hand]
        chosen = [card for card in given if card in left]
        return (chosen + [card for card in left if card not in chosen])[: self.cards]

    def _choose(
        self, g: Bang, seats: tuple[int, ...], given: dict[int, list[int]], amount: int
    ) -> Script[None]:
        def options(seat: int) -> list[Option]:
            hand = g.players[seat].hand
            return [option("give", slot) for slot in hand if slot not in given[seat]]

        answers = yield Decision(
            seats, "tornado", options, rule="VS-CARD-76", about=self.id, amount=amount,
            together=True, anytime=False,
        )  # fmt: skip
        for seat, answer in answers.items():
            given[seat].append(answer.slot)


valley_of_shadows.add(
    cards={
        "aim": Aim,
        "bandidos": Bandidos,
        "fanning": Fanning,
        "last-call": LastCall,
        "poker": Poker,
        "tomahawk": Tomahawk,
        "tornado": Tornado,
    }
)
