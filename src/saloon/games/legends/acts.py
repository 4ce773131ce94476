"""Everything a player may do in the own turn: actions, free activities, reactions.

An act is one entry of that list. `closed` says why it is not possible at all now, `refuse` why not
with this card, place or number; what neither is against is offered. So options and refusals have
one source. What an act does stands in `do`.

Some actions stay open and may go on: a movement with points left, a visit to a store, a sale. While
`Legends.going` is the `part_of` of an act, doing it costs nothing more and belongs to the same
action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.legends.board import offers
from saloon.games.legends.moments import Acted, Arrived
from saloon.kernel import Effect, Option, Refusal, Script, option

if TYPE_CHECKING:
    from saloon.games.legends.state import Legends, Player

MOVEMENTS = ("move", "sprint", "saddle_up", "ability")
"""What `Legends.going` can be while a figure is on its way."""


class Act:
    """Something a player may do in the own turn."""

    verb: str = ""
    card: str = ""
    """The kind of poker card without which it is out of the question."""
    rule: str = ""
    """The rule that is against what the act does not offer, where nothing more is to be said."""
    costs: int = 1
    """How many actions it takes: 1, or 0 for what is free."""
    part_of: str = ""
    """The open action that it can be a part of."""
    after_move: str = ""
    """Its name among what may follow a Move action, if it is a reaction to one."""
    action: str = ""
    """Its name in the data of the board, if locations offer it."""

    def goes_on(self, g: Legends) -> bool:
        """Whether doing it now is a part of the action that is open."""
        return self.part_of != "" and g.going == self.part_of

    def cost(self, g: Legends) -> int:
        return 0 if self.goes_on(g) else self.costs

    def fits(self, space: str) -> bool:
        """Whether it can ever be done on a space of the board, whatever else is the case."""
        return True

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        """Why it is not possible at all, apart from the number of actions left."""
        return None

    def tries(self, g: Legends, player: Player) -> list[Option]:
        """All that could be tried of it, in the order in which it is offered."""
        return [option(self.verb)]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        """Why one of the things that could be tried is not possible."""
        return None

    def options(self, g: Legends, player: Player) -> list[Option]:
        if self.forbidden(g, player) is not None:
            return []
        offered = []
        for each in self.tries(g, player):
            if self.refuse(g, player, each) is None:
                offered.append(each)
        return offered

    def forbidden(self, g: Legends, player: Player) -> Refusal | None:
        """Why it is not possible at all, the number of actions left included."""
        if self.after_move and not g.moved:
            return Refusal("WL-MOVE-18")
        if g.going in MOVEMENTS and not g.steps_made and not self.goes_on(g):
            return Refusal("WL-MOVE-19")
        if self.cost(g) > g.actions:
            return Refusal("WL-ACT-01")
        return self.closed(g, player)

    def why_not(self, g: Legends, player: Player, chosen: Option) -> Refusal:
        """Why something with this verb is not among the options."""
        refusal = self.forbidden(g, player)
        if refusal is None and chosen in self.tries(g, player):
            refusal = self.refuse(g, player, chosen)
        return refusal or Refusal(self.rule)

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        raise NotImplementedError


def figures(g: Legends) -> dict[str, str]:
    """Characters on the board that nobody plays, by name, and where each of them stands."""
    found: dict[str, str] = {}
    for chapter in g.config.chapters:
        found.update(chapter.figures(g))
    return found


def at_others(g: Legends, player: Player, verb: str, slot: int = -1) -> list[Option]:
    """Something done to another character: a player's by seat, one that nobody plays by name."""
    tries = [option(verb, slot, other.seat) for other in g.players if other is not player]
    return tries + [option(verb, slot, detail=name) for name in figures(g)]


def where(g: Legends, chosen: Option) -> str:
    """The space of the character that an option names."""
    return g.players[chosen.seat].space if chosen.seat >= 0 else figures(g)[chosen.detail]


class LocationAct(Act):
    """WL-LOC-01: something that is done at a location that offers it."""

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        if not offers(player.space, self.action):
            return Refusal("WL-LOC-01", {"need": self.action})
        return self.shut(g, player)

    def fits(self, space: str) -> bool:
        return offers(space, self.action)

    def shut(self, g: Legends, player: Player) -> Refusal | None:
        """Why it is not possible although the place is right."""
        return None


class CardAct(Act):
    """The action of a poker card, played from hand (WL-CARD-01)."""

    rule = "WL-CARD-01"

    def why_not(self, g: Legends, player: Player, chosen: Option) -> Refusal:
        """Of a card that is not of this kind nothing more is to be said."""
        if chosen not in self.tries(g, player):
            return Refusal("WL-CARD-01")
        return super().why_not(g, player, chosen)

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [
            option(self.verb, slot) for slot in player.hand if g.poker(slot).kind.id == self.card
        ]


def begin(g: Legends, player: Player, act: Act) -> None:
    """An act is begun: what was open closes, unless this is a part of it."""
    if act.goes_on(g):
        if act.action:
            g.happened(Acted(g, player, act.action))
        return
    close(g, player)
    g.actions -= act.costs
    if act.after_move:
        g.after.append(act.after_move)
    else:
        g.moved = False
        g.doing += 1
    g.happened(Acted(g, player, act.action or act.verb))


def under_way(g: Legends) -> bool:
    """Whether a movement is open that ends where the figure stands if anything else is begun."""
    return g.going in MOVEMENTS and g.steps_made > 0


def close(g: Legends, player: Player) -> None:
    """The open action is over; movement points left are lost (WL-MOVE-07, WL-MOVE-08)."""
    if under_way(g):
        g.happened(Arrived(g, player))
    g.going = ""
    g.points = 0
    g.steps_made = 0


def carry_out(g: Legends, player: Player, act: Act, chosen: Option) -> Effect:
    """Do an act; afterwards its occasion is over (WL-EFFECT-18)."""
    begin(g, player, act)
    effect = act.do(g, player, chosen)
    if effect is None:
        g.settle(g.doing)
        return None
    return _carried_out(g, effect)


def _carried_out(g: Legends, effect: Script[None]) -> Script[None]:
    yield from effect
    g.settle(g.doing)
