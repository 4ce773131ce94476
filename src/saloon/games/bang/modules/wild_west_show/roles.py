"""Bone Orchard and Helena Zontero: roles, or by a ruling characters, are dealt anew."""

from __future__ import annotations

from saloon.games.bang.flips import draw_check, put_away, tell_outcome
from saloon.games.bang.identity import give_character, slot_of
from saloon.games.bang.modules.wild_west_show.module import wild_west_show
from saloon.games.bang.moments import Redealt
from saloon.games.bang.presence import IN
from saloon.games.bang.sources import NOBODY, EventCard
from saloon.games.bang.state import Bang, Player
from saloon.kernel import Event, Script


def deal_anew(g: Bang, what: str, players: list[Player], why: str) -> None:
    if what == "role":
        _deal_roles(g, players, why)
    else:
        _deal_characters(g, players, why)


def _deal_roles(g: Bang, players: list[Player], why: str) -> None:
    """Everybody looks at the new role; nobody else knows it (WS-CARD-04, WS-CARD-18)."""
    g.shuffle([player.role_slot for player in players])
    for player in players:
        g.show(player.role_slot, player.seat)
    first = g.first
    for source in g.for_all:
        source.roles_dealt(g)  # they may lie open in this game (DC-THREE-01)
    g.first = first
    g.rearranged()  # what was lent to who had shown the old role is gone
    for player in players:
        g.happened(Redealt(player.seat))
        if g.events is not None:
            knows = tuple([seat for seat in range(g.seats) if g.knows(seat, player.role_slot)])
            secret = {"role": g.role(player)}
            g.tell(Event("redealt", player.seat, {"why": why}, secret, knows))


def _deal_characters(g: Bang, players: list[Player], why: str) -> None:
    """Life points stay as they are, up to what the new character has (WS-CARD-41)."""
    players = [player for player in players if player.character is not NOBODY]
    slots = [slot_of(g, player.character) for player in players]
    g.shuffle(slots)
    for player, slot in zip(players, slots, strict=True):
        g.reveal(slot)
        life = player.life
        give_character(g, player, g.face[slot].character)
        player.life = min(life, player.max_life)
        if g.events is not None:
            facts = {"character": player.character.id, "life": player.life}
            facts |= {"max_life": player.max_life, "why": why}
            g.tell(Event("recast", player.seat, facts))


class BoneOrchard(EventCard):
    """Who is out comes back for good, as one of those who are out (WS-CARD-01 to 06)."""

    life = 1

    def takes_turn(self, g: Bang, p: Player) -> bool:
        return not p.present

    def back_for_good(self, g: Bang, p: Player) -> None:
        out = [player for player in g.players if player.presence.eliminated]
        deal_anew(g, str(g.rulings["bone-orchard-redeal"]), out, self.id)
        g.come_back(p, IN)
        p.life = self.life
        if g.events is not None:
            g.tell(Event("came-back", p.seat, {"why": self.id, "life": p.life}))


class HelenaZontero(EventCard):
    """On red all roles in the game but the Sheriff's are dealt anew (WS-CARD-17 to 19)."""

    def enters_play(self, g: Bang, p: Player) -> Script[None]:
        flipped = yield from draw_check(g, p, self.id, nobodys=True)
        red = flipped is not None and g.suit(flipped) in "hd"
        tell_outcome(g, p, self.id, flipped, red)
        yield from put_away(g, p)
        if red:
            here = [g.players[seat] for seat in g.circle]
            active = [player for player in here if not player.presence.eliminated]
            dealt = [player for player in active if g.role(player) != "sheriff"]
            deal_anew(g, str(g.rulings["helena-zontero-redeal"]), dealt, self.id)


wild_west_show.add(event_cards={"bone-orchard": BoneOrchard, "helena-zontero": HelenaZontero})
