"""Contributing to a story: a cylinder on its card, without an action (WL-ACT-04)."""

from __future__ import annotations

from saloon.games.legends.acts import Act
from saloon.games.legends.conditions import met, of_this_turn, pay
from saloon.games.legends.state import Legends, Player
from saloon.games.legends.stories.decks import decks, story
from saloon.kernel import Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN


class Contribute(Act):
    """WL-STORY-01 to 06: once in the own turn, to a card whose condition is met."""

    verb = "contribute"
    costs = 0
    rule = "WL-STORY-02"

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return Refusal("WL-STORY-01") if g.used(THIS_TURN, self.verb) else None

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option(self.verb, slot) for slot in decks(g).open]

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        cards = decks(g)
        asked = {"story": g.face[chosen.slot].text}
        if not cards.free(player) and not self._moves(g, player):
            return Refusal("WL-STORY-30", asked)
        condition = story(g, chosen.slot).condition
        good = met(g, player, condition, of_this_turn(g, player))
        return None if good else Refusal("WL-STORY-02", asked)

    def _moves(self, g: Legends, player: Player) -> bool:
        """WL-STORY-06: a cylinder on each card, one of which may go to the other."""
        cards = decks(g)
        return cards.on_left[player.seat] == 1 and cards.on_right[player.seat] == 1

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, self.verb)  # WL-STORY-29
        place = decks(g).open.index(chosen.slot)
        text = g.face[chosen.slot].text
        price = pay(g, player, story(g, chosen.slot).condition, text, "WL-STORY-15")
        if price is None:
            self._put(g, player, place)
            return None
        return self._paid(g, player, place, price)

    def _paid(self, g: Legends, player: Player, place: int, price: Script[None]) -> Script[None]:
        yield from price
        self._put(g, player, place)

    def _put(self, g: Legends, player: Player, place: int) -> None:
        cards = decks(g)
        moves = not cards.free(player)
        if moves:
            cards.cylinders(1 - place)[player.seat] -= 1
        cards.cylinders(place)[player.seat] += 1
        facts = {"story": g.face[cards.open[place]].text, "position": place, "moves": moves}
        g.tell(Event("contributed", player.seat, facts))
        for source in g.sources(player):
            source.contributed(g, player)
