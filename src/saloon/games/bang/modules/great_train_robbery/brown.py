"""The other brown cards of The Great Train Robbery."""

from __future__ import annotations

from typing import ClassVar, Final

from saloon.games.bang.affected import affected
from saloon.games.bang.cards import Brown, Card
from saloon.games.bang.distance import reach, within
from saloon.games.bang.faces import CardFace
from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.life import lose_life
from saloon.games.bang.modules.great_train_robbery.module import great_train_robbery
from saloon.games.bang.moments import Played, Repeated
from saloon.games.bang.plays import Play
from saloon.games.bang.shots import Shot, shoot
from saloon.games.bang.state import Bang, Harm, Player
from saloon.games.bang.theft import robbed
from saloon.games.bang.triggers import settle
from saloon.games.bang.victory import everybody_first
from saloon.kernel import Decision, Event, Option, Script, option

JACK: Final = 11
HOW_MANY: Final = ("BB-PLAY-02",)
"""Rules about how many cards may be played: no matter for a copied effect."""


class Cactus(Brown):
    """A Missed! effect; a draw! of hearts or diamonds brings a life point (GT-CARD-01)."""

    missed = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "GT-CARD-01"

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> Script[None]:
        shot.final = True  # BB-TIMING-09
        flipped = yield from draw_check(g, p, self.id)
        blooms = flipped is not None and g.suit(flipped) in "hd"
        tell_outcome(g, p, self.id, flipped, blooms)
        yield from put_away(g, p)
        if blooms:
            g.heal(p, 1, self.id)


class Evaded(Brown):
    """A Missed! effect; the card evaded comes into the hand (GT-CARD-03 to 05)."""

    missed = True
    reads: ClassVar = (Repeated,)

    def refuse(self, g: Bang, p: Player) -> str | None:
        return "GT-CARD-03"

    def laid_against(self, g: Bang, p: Player, shot: Shot, slot: int) -> None:
        shot.bought.append(self)

    def shot_over(self, g: Bang, p: Player, shot: Shot) -> None:
        lies_there = shot.cancelled and shot.slot in g.pile and not self._was_repeated(g, shot)
        if lies_there and shot.target.present:
            g.take_from_pile(shot.target, shot.slot, self.id)

    def _was_repeated(self, g: Bang, shot: Shot) -> bool:
        """GT-CARD-04: the card was played before, for what it did then.

        Whoever repeats effects reads what was played, so it is remembered as well.
        """
        told = [
            isinstance(moment, Repeated)
            for moment in g.moments
            if isinstance(moment, (Played, Repeated)) and moment.slot == shot.slot
        ]
        return bool(told) and told[-1]


class KnifeRevolver(Brown):
    """A BANG! effect in range; on J, Q, K or A it comes back (GT-CARD-09 to 13, 52)."""

    targeted = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return g.kinds["bang"].refuse(g, p)  # GT-CARD-11

    def count(self, g: Bang, p: Player) -> None:
        g.kinds["bang"].count(g, p)

    def reaches(self, g: Bang, p: Player) -> list[int]:
        return within(g, p, reach(g, p))

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "GT-CARD-09" if target is p else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        flipped = yield from draw_check(g, p, self.id)
        returns = flipped is not None and g.value(flipped) >= JACK
        tell_outcome(g, p, self.id, flipped, returns)
        yield from put_away(g, p)
        # A copied effect has another card on the pile.
        if returns and slot in g.pile and g.card(slot) is self:
            g.take_from_pile(p, slot, self.id)
        yield from shoot(g, target, Harm(p, self.id), slot=slot)


class MoneyBag(Brown):
    """Has the effect of the brown card on top of the discard pile (GT-CARD-17 to 20)."""

    def _copied(self, g: Bang, p: Player) -> Card | None:
        """What lies there, if its effect can be had now."""
        if not g.pile or g.card(g.pile[-1]).border != "brown":
            return None
        card = g.card(g.pile[-1])
        if card is self:
            return None  # GT-CARD-54
        rule = card.refuse_effect(g, p)
        if rule is not None and rule not in HOW_MANY:
            return None
        # A BANG! effect is none of a BANG! card (GT-CARD-20), so a ban on these leaves it alone.
        if card is not g.kinds["bang"] and g.forbidden(p, card) is not None:
            return None
        return card if not card.targeted or self._targets(g, p, card) else None

    def _targets(self, g: Bang, p: Player, card: Card) -> list[int]:
        """Whom its effect can be aimed at; nothing but a BANG! card minds who cannot be shot."""
        if card is g.kinds["bang"]:
            return [seat for seat in within(g, p, reach(g, p)) if seat != p.seat]
        return card.aimable_at(g, p)

    def refuse(self, g: Bang, p: Player) -> str | None:
        return None if self._copied(g, p) is not None else "GT-CARD-17"

    def prepare(self, g: Bang, play: Play) -> Script[None]:
        """Whom it is aimed at belongs to declaring it."""
        card = self._copied(g, play.player)
        if card is None:
            return
        yield from self._aim(g, play, card)
        yield from card.prepare(g, play) or ()

    def _aim(self, g: Bang, play: Play, card: Card) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("choose", seat=seat) for seat in self._targets(g, play.player, card)]

        if card.targeted:
            chosen = yield Decision(
                (play.player.seat,), "bag-target", options, rule="GT-CARD-17", about=card.id,
                anytime=False,
            )  # fmt: skip
            play.target = g.players[chosen.seat]

    def carry_out_play(self, g: Bang, play: Play) -> Script[None]:
        if len(g.pile) >= 2 and g.pile[-1] == play.slot:
            yield from self._copy(g, play, g.card(g.pile[-2]))

    def repeat(self, g: Bang, play: Play) -> Script[None]:
        """GT-CARD-55: what was copied is what still lies below."""
        at = g.pile.index(play.slot) if play.slot in g.pile else 0
        if at == 0:
            return
        card = g.card(g.pile[at - 1])
        if card.border == "brown" and (not card.targeted or self._targets(g, play.player, card)):
            yield from self._aim(g, play, card)
            yield from self._copy(g, play, card)

    def _copy(self, g: Bang, play: Play, card: Card) -> Script[None]:
        if g.events is not None:
            g.tell(Event("bag-copied", play.player.seat, {"as": card.id, "why": self.id}))
        if card is not g.kinds["bang"]:
            yield from card.repeat(g, play) or ()
        elif play.target is not None:
            yield from shoot(g, play.target, Harm(play.player, self.id), slot=play.slot)


class MostWanted(Brown):
    """A card; then everybody draws!, and spades cost a life point (GT-CARD-21 to 23, 51)."""

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        g.draw(p, 1, self.id)
        yield from everybody_first(g, self._hunt(g, p, slot))

    def _hunt(self, g: Bang, p: Player, slot: int) -> Script[None]:
        for seat in (yield from affected(g, p, g.clockwise_from(p.seat), self.id, slot)):
            player = g.players[seat]
            if not player.present:
                continue
            flipped = yield from draw_check(g, player, self.id)
            caught = flipped is not None and g.suit(flipped) == "s"
            tell_outcome(g, player, self.id, flipped, not caught)
            yield from put_away(g, player)
            if caught:  # CB-DAMAGE-06
                yield from lose_life(g, player, 1, Harm(None if player is p else p, self.id))
            yield from settle(g)


class Switch(Brown):
    """Exchange a card in play with another player's (GT-CARD-33 to 39)."""

    targeted = True

    def _gets(self, g: Bang, receiver: Player, slot: int, gone: int) -> bool:
        """Whether a card may come to lie in front of somebody who gives another one away."""
        face: list[CardFace] = g.face
        card = face[slot].card
        for each in receiver.in_play:
            if each != gone and face[each].card is card:
                return False
        return card.refuse_owner(g, receiver) is None

    def _fits(self, g: Bang, p: Player, target: Player, mine: int, theirs: int) -> bool:
        return self._gets(g, p, theirs, mine) and self._gets(g, target, mine, theirs)

    def _swaps(self, g: Bang, p: Player, target: Player) -> list[tuple[int, int]]:
        return [
            (mine, theirs)
            for theirs in target.in_play
            for mine in p.in_play
            if self._fits(g, p, target, mine, theirs)
        ]

    def _can_swap(self, g: Bang, p: Player, target: Player) -> bool:
        """Whether there is any such pair: mostly the first one is."""
        for theirs in target.in_play:
            for mine in p.in_play:
                if self._fits(g, p, target, mine, theirs):
                    return True
        return False

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        if target is p:
            return "GT-CARD-33"
        if not p.in_play or not target.in_play:
            return "GT-CARD-33"
        return None if self._can_swap(g, p, target) else "GT-CARD-39"

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None

        def theirs(_seat: int) -> list[Option]:
            slots = dict.fromkeys([theirs for _, theirs in self._swaps(g, p, target)])
            return [option("card", each) for each in slots]

        def mine(_seat: int) -> list[Option]:
            swaps = self._swaps(g, p, target)
            return [option("card", each) for each, other in swaps if other == got.slot]

        if not self._can_swap(g, p, target):
            return
        got = yield Decision(
            (p.seat,), "switch-get", theirs, rule="GT-CARD-33", about=self.id, by=target.seat,
            anytime=False,
        )  # fmt: skip
        gave = yield Decision(
            (p.seat,), "switch-give", mine, rule="GT-CARD-33", about=self.id, by=target.seat,
            anytime=False,
        )  # fmt: skip
        self._swap(g, p, target, gave.slot, got.slot)
        robbed(g, p, target)

    def _swap(self, g: Bang, p: Player, target: Player, gave: int, got: int) -> None:
        if g.events is not None:
            facts = {"card": g.face[gave].text, "got": g.face[got].text, "target": target.seat}
            g.tell(Event("swapped", p.seat, facts))
        g.hand_over(p, target, gave)
        g.hand_over(target, p, got)
        for owner, new in ((p, got), (target, gave)):
            if g.card(new).reach is not None:
                for old in list(owner.in_play):
                    if old != new and g.card(old).reach is not None:
                        g.discard_from_play(owner, old, self.id)  # GT-CARD-34


class TrainRobbery(Brown):
    """For each card in play its owner discards it or is shot at (GT-CARD-40 to 45)."""

    targeted = True

    def refuse(self, g: Bang, p: Player) -> str | None:
        return g.kinds["bang"].refuse(g, p)  # GT-CARD-44

    def count(self, g: Bang, p: Player) -> None:
        g.kinds["bang"].count(g, p)

    def refuse_target(self, g: Bang, p: Player, target: Player) -> str | None:
        return "GT-CARD-40" if target is p or not target.in_play else None

    def play(self, g: Bang, p: Player, slot: int, target: Player | None) -> Script[None]:
        assert target is not None
        for each in list(target.in_play):
            if target.present and each in target.in_play:
                yield from self._demand(g, p, target, each, slot)
                yield from settle(g)

    def _demand(self, g: Bang, p: Player, target: Player, each: int, slot: int) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("stand-fast"), option("discard", each)]

        chosen = yield Decision(
            (target.seat,), "robbery", options, rule="GT-CARD-40", about=g.card(each).id,
            by=p.seat, default=option("stand-fast"),
        )  # fmt: skip
        if chosen.verb == "discard":
            g.discard_from_play(target, each, self.id)
        else:
            yield from shoot(g, target, Harm(p, self.id), slot=slot)


great_train_robbery.add(
    cards={
        "cactus": Cactus,
        "evaded": Evaded,
        "knife-revolver": KnifeRevolver,
        "money-bag": MoneyBag,
        "most-wanted": MostWanted,
        "switch": Switch,
        "train-robbery": TrainRobbery,
    }
)
