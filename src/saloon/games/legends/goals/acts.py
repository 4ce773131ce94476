"""Completing a goal: free, in the own turn, as soon as its condition is met."""

from __future__ import annotations

from saloon.games.legends.acts import Act
from saloon.games.legends.conditions import met, pay, since_own_turn
from saloon.games.legends.goals.cards import goal, goals, reward
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class Complete(Act):
    """WL-GOAL-05: any number of goals, by revealing the card."""

    verb = "goal"
    costs = 0
    rule = "WL-GOAL-05"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return None if goals(g).hand[player.seat] else Refusal("WL-GOAL-11")

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option(self.verb, slot) for slot in goals(g).hand[player.seat]]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        return None if fulfilled(g, player, chosen.slot) else Refusal("WL-GOAL-05")

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        return complete(g, player, chosen.slot)


def after_stories(g: Legends, player: Player) -> Decision | None:
    """WL-GOAL-19: what a story has brought at the end of the turn may complete a goal, too.

    Whoever has goals left is asked after any story, so that the question says nothing about them.
    """
    if not goals(g).hand[player.seat] or not g.used(THIS_TURN, "story"):
        g.agenda.pop()
        return None

    def options(_: int) -> list[Option]:
        left = goals(g).hand[player.seat]
        return [*[option("goal", slot) for slot in left if fulfilled(g, player, slot)], PASS]

    def answered(chosen: Option) -> Effect:
        if chosen == PASS:
            g.agenda.pop()
            return None
        return complete(g, player, chosen.slot)

    return Decision(
        (player.seat,), "goals", options, rule="WL-GOAL-05", default=PASS, then=answered
    )


def fulfilled(g: Legends, player: Player, slot: int) -> bool:
    """WL-GOAL-14, WL-GOAL-16, WL-GOAL-18."""
    return met(g, player, goal(g, slot).condition, since_own_turn(g, player))


def complete(g: Legends, player: Player, slot: int) -> Script[None]:
    """The card is shown, what it asks for is paid, and tokens are drawn."""
    kept = goals(g)
    kept.hand[player.seat].remove(slot)
    g.reveal(slot)
    kept.done[player.seat].append(slot)
    g.tell(Event("goal-completed", player.seat, {"card": g.face[slot].text}))
    wanted = goal(g, slot)
    yield from pay(g, player, wanted.condition, wanted.id, "WL-GOAL-18") or ()
    yield from reward(g, player)
