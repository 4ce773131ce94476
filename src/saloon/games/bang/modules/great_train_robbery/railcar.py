"""What all railcars have in common: where they go, and how they are used up (GT-TAKE)."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.cards import Card
from saloon.games.bang.modules.great_train_robbery.rails import RailcarArrived, put_under, rails
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Effect, Event, Option, Script, option


class Railcar(Card):
    """In front of a player it is a blue card in play, and never a card in hand (GT-TAKE-17, 19)."""

    border = "railcar"
    blue = True
    diverted = True
    chosen_owner = False
    """Whether its text says in front of whom it may be put."""

    def divert(self, g: Bang, slot: int, to: str, p: Player | None = None) -> bool:
        if p is None:
            put_under(g, slot)
        elif p.seat in self.owners(g, p, taken=False):
            rails(g).arriving.append(slot)
            park(g, p, p, slot)
        else:
            rails(g).arriving.append(slot)
            if g.events is not None:
                g.tell(Event("uncoupled", p.seat, {"card": g.face[slot].text}))
            g.happened(RailcarArrived(p.seat, slot))
        return True

    def owners(self, g: Bang, p: Player, *, taken: bool) -> list[int]:
        """In front of whom `p` may put it, having taken it off the train or got it otherwise."""
        return [p.seat]


def railcar_in(g: Bang, slot: int) -> Railcar:
    railcar = g.card(slot)
    assert isinstance(railcar, Railcar)
    return railcar


def is_railcar(g: Bang, slot: int) -> bool:
    return isinstance(g.card(slot), Railcar)


def arrive(g: Bang, p: Player, slot: int, *, taken: bool = True) -> Effect:
    """A railcar that `p` gets comes to lie in front of somebody."""
    owners = railcar_in(g, slot).owners(g, p, taken=taken)
    if len(owners) > 1:
        return _choose_owner(g, p, slot, taken)
    if owners:
        park(g, p, g.players[owners[0]], slot)
    else:
        rails(g).arriving.remove(slot)
        put_under(g, slot)
    return None


def _choose_owner(g: Bang, p: Player, slot: int, taken: bool) -> Script[None]:
    railcar = railcar_in(g, slot)

    def options(_seat: int) -> list[Option]:
        return [option("choose", seat=seat) for seat in railcar.owners(g, p, taken=taken)]

    chosen = yield Decision(
        (p.seat,), "park", options, rule="GT-TAKE-14", about=railcar.id, anytime=False
    )
    park(g, p, g.players[chosen.seat], slot)


def park(g: Bang, p: Player, owner: Player, slot: int) -> None:
    rails(g).arriving.remove(slot)
    g.enter_play(owner, slot)
    if g.events is not None:
        g.tell(Event("parked", p.seat, {"card": g.face[slot].text, "target": owner.seat}))
    g.card(slot).put_before(g, owner)


def spend(g: Bang, p: Player, slot: int, target: Player | None = None, as_: str = "") -> None:
    """A railcar is discarded for its effect."""
    if g.events is not None:
        facts: dict[str, Any] = {"card": g.face[slot].text}
        if target is not None:
            facts["target"] = target.seat
        if as_:
            g.tell(Event("used-for", p.seat, facts | {"as": as_}))
        else:
            g.tell(Event("used", p.seat, facts))
    g.discard_from_play(p, slot, g.card(slot).id)


class UsedUp(Railcar):
    """Discarded in the own turn for what it does, even in the turn it came (GT-TAKE-21)."""

    def refuse_use(self, g: Bang, p: Player, slot: int) -> str | None:
        return None

    def actions(self, g: Bang, p: Player) -> list[Option]:
        return self.uses_in_play(g, p)

    def act(self, g: Bang, p: Player, chosen: Option) -> Effect:
        target = g.players[chosen.seat] if chosen.seat >= 0 else None
        spend(g, p, chosen.slot, target)
        return self.carry_out(g, p, chosen.slot, target)

    def carry_out(self, g: Bang, p: Player, slot: int, target: Player | None) -> Effect:
        """The effect. The railcar already lies under the deck."""
        return None
