"""Greygory Deck: two characters of the base game, and all they can do (WS-CHAR-11 to 17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.bang.identity import in_the_box
from saloon.games.bang.modules.base.module import base
from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.moments import HandEmptied
from saloon.games.bang.sources import Character, Source
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Decision, Event, Option, Script, option

PAIR: Final = 2


class GreygoryDeck(Character):
    """At the start of a turn he keeps his two characters or draws two others (WS-CHAR-13).

    They are abilities of his, so their life points and cards stay in the box (WS-CHAR-16).
    """

    def pair(self, p: Player) -> Sequence[Source]:
        """The characters whose abilities a player has through him."""
        return p.abilities[p.abilities.index(self) + 1 :]

    def turn_begins(self, g: Bang, p: Player) -> Script[None]:
        def options(_seat: int) -> list[Option]:
            return [option("stay"), option("redraw")]

        if self.pair(p):
            chosen = yield Decision(
                (p.seat,), "pair", options, rule="WS-CHAR-13", about=self.id, default=options(0)[0]
            )
            if chosen.verb != "redraw":
                return
        self.draw_pair(g, p)

    def collects(self, g: Bang, p: Player) -> None:
        """Who has become him only since the turn began draws now (WS-INTERACT-03)."""
        if not self.pair(p):
            self.draw_pair(g, p)

    def draw_pair(self, g: Bang, p: Player) -> None:
        """Two of those nobody plays; the old ones are shuffled back first (WS-CHAR-15)."""
        own = p.abilities[: p.abilities.index(self) + 1]
        g.grant(p, own)
        drawn = _drawn(g)
        for slot in drawn:
            g.reveal(slot)
        g.grant(p, (*own, *[g.face[slot].character for slot in drawn]))
        if g.events is not None:
            names = [g.face[slot].character.id for slot in drawn]
            g.tell(Event("impersonates", p.seat, {"characters": names, "why": self.id}))
        if not p.hand and g.turn:
            g.happened(HandEmptied(p.seat))  # as DC-INTERACT-56 has it


def _drawn(g: Bang) -> list[int]:
    """The whole box is shuffled, and two of the base game are looked out.

    They come to lie in the first two places: which place is taken must not tell anything of the
    others.
    """
    known = base.characters.values()
    box = in_the_box(g)
    g.shuffle(box)
    fitting = [slot for slot in box if g.face[slot].character in known][:PAIR]
    for place, slot in zip(box, fitting, strict=False):
        g.face[place], g.face[slot] = g.face[slot], g.face[place]
        g.pooled[place], g.pooled[slot] = g.pooled[slot], g.pooled[place]
    return box[: len(fitting)]


GREYGORY_DECK: Final = "greygory-deck"
wild_west_show.add(characters={GREYGORY_DECK: GreygoryDeck})


def first_pairs(g: Bang) -> None:
    """WS-CHAR-14: when the game begins; by ED-31 only in his first turn."""
    him = wild_west_show.characters[GREYGORY_DECK]
    if g.rulings["gregory-deck-first-pair"] != "setup" or not isinstance(him, GreygoryDeck):
        return
    for player in g.players:
        if him in player.abilities:
            him.draw_pair(g, player)
