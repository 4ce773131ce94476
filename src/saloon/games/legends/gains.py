"""What comes in and goes out: money, nuggets, LP, and the points of both tracks."""

from __future__ import annotations

from saloon.games.legends.moments import Equipped, Gained, Lost, UsedUp
from saloon.games.legends.pieces import Clause, Track
from saloon.games.legends.player import (
    ITEMS,
    LAST_SPACE,
    MOST_ITEMS,
    MOST_MONEY,
    MOST_NUGGETS,
    Player,
)
from saloon.games.legends.sources import PLAIN
from saloon.games.legends.state import Legends
from saloon.kernel import Event, Refusal


def gain_money(g: Legends, player: Player, amount: int, why: str) -> int:
    """WL-LIMIT-01: what does not fit under $120 is lost."""
    gained = min(amount, MOST_MONEY - player.money)
    if gained > 0:
        player.money += gained
        g.happened(Gained(g, player, "money", gained, player.money, why))
    return max(gained, 0)


def pay(g: Legends, player: Player, amount: int, why: str) -> None:
    """A price, which the player has."""
    if amount:
        player.money -= amount
        g.happened(Lost(g, player, "money", amount, player.money, why, paid=True))


def lose_money(g: Legends, player: Player, amount: int, why: str) -> int:
    """WL-LIMIT-06: who has less loses what there is."""
    lost = min(amount, player.money)
    if lost:
        player.money -= lost
        g.happened(Lost(g, player, "money", lost, player.money, why, paid=False))
    return lost


def room_for_nuggets(g: Legends, player: Player) -> int:
    """WL-LIMIT-02, WL-LIMIT-08: how many nuggets more can be carried now."""
    room = MOST_NUGGETS
    for source in g.sources(player):
        room += source.room(g, player)
    return max(0, room - player.nuggets)


def gain_nuggets(g: Legends, player: Player, amount: int, why: str) -> int:
    gained = min(amount, room_for_nuggets(g, player))
    if gained:
        player.nuggets += gained
        g.happened(Gained(g, player, "nuggets", gained, player.nuggets, why))
    return gained


def lose_nuggets(g: Legends, player: Player, amount: int, why: str) -> int:
    lost = min(amount, player.nuggets)
    if lost:
        player.nuggets -= lost
        g.happened(Lost(g, player, "nuggets", lost, player.nuggets, why, paid=False))
    return lost


# -- points --------------------------------------------------------------------------------------


def gain_lp(g: Legends, player: Player, amount: int, why: str) -> None:
    if not amount:
        return
    player.lp += amount
    g.happened(Gained(g, player, "lp", amount, player.lp, why))
    if not player.proven and player.lp >= g.config.ability:
        player.proven = True  # WL-TRACK-14, WL-TRACK-18
        g.tell(Event("proven", player.seat, {"character": player.character.id}))
    reached(g, player.lp)


def reached(g: Legends, lp: int) -> None:
    """WL-FINAL-16: the end is triggered at the moment the number is reached."""
    if not g.ending and lp >= g.config.length:
        g.ending = 1
        g.tell(Event("end-in-sight", facts={"points": lp}))


def lose_lp(g: Legends, player: Player, amount: int, why: str) -> int:
    """WL-TRACK-16: never below 0."""
    lost = min(amount, player.lp)
    if lost:
        player.lp -= lost
        g.happened(Lost(g, player, "lp", lost, player.lp, why, paid=False))
    return lost


def gain_mp(g: Legends, player: Player, amount: int, why: str) -> None:
    """WL-SIDE-03: an outlaw gains none."""
    if player.wp or not amount:
        return
    before = player.mp
    player.mp = min(LAST_SPACE, before + amount)
    g.happened(Gained(g, player, "mp", amount, player.mp, why))
    _climb(g, player, g.config.box.tracks.marshal, before, before + amount, "marshal")


def gain_wp(g: Legends, player: Player, amount: int, why: str) -> None:
    """WL-SIDE-01: a lawman first loses all MP."""
    if not amount:
        return
    if player.mp:
        lost, player.mp = player.mp, 0
        g.happened(Lost(g, player, "mp", lost, 0, why, paid=False))
    before = player.wp
    player.wp = min(LAST_SPACE, before + amount)
    g.happened(Gained(g, player, "wp", amount, player.wp, why))
    _climb(g, player, g.config.box.tracks.wanted, before, before + amount, "wanted")


def lose_wp(g: Legends, player: Player, why: str) -> None:
    """WL-SIDE-06: an arrest takes all of them."""
    if player.wp:
        lost, player.wp = player.wp, 0
        g.happened(Lost(g, player, "wp", lost, 0, why, paid=False))


def _climb(g: Legends, player: Player, track: Track, before: int, to: int, why: str) -> None:
    """WL-TRACK-02, WL-TRACK-11, WL-TRACK-12: the rewards of all spaces entered, then LP."""
    for space in range(before + 1, min(to, LAST_SPACE) + 1):
        for clause in track.rewards[space - 1].clauses:
            simply(g, player, clause, why)
    if to > LAST_SPACE:
        gain_lp(g, player, to - max(before, LAST_SPACE), why)


# -- equipment -----------------------------------------------------------------------------------


def items_of(player: Player) -> list[str]:
    return [id_ for id_ in ITEMS if id_ in player.gear]


def why_no_item(g: Legends, player: Player, id_: str) -> Refusal | None:
    """Why a player cannot have a card of equipment of this kind."""
    if id_ not in g.config.gear:
        return Refusal("WL-FIRST-03", {"card": id_})
    if id_ in player.gear:
        return Refusal("WL-STORE-02", {"card": id_})
    if id_ in ITEMS and len(items_of(player)) >= MOST_ITEMS:
        return Refusal("WL-STORE-06")
    return None


def receive(g: Legends, player: Player, id_: str, how: str) -> bool:
    """A card of equipment comes to a player who can have it; otherwise nothing happens."""
    if why_no_item(g, player, id_) is not None:
        return False
    player.gear[id_] = PLAIN
    g.happened(Equipped(g, player, id_, how))
    g.config.gear[id_].received(g, player)
    return True


def use_up(g: Legends, player: Player, id_: str) -> None:
    """WL-CARD-03, WL-STORE-10: a used item goes back to the store."""
    give_back(player, id_)
    g.happened(UsedUp(g, player, id_))


def give_back(player: Player, id_: str) -> None:
    """An item leaves a player without its own effect (WL-GOAL-12)."""
    del player.gear[id_]


# -- simple clauses of cards and tokens ----------------------------------------------------------


def simply(g: Legends, player: Player, clause: Clause, why: str) -> bool:
    """Carry out a clause that asks nothing; whether it was such a clause."""
    amount = clause.amount
    match clause.op:
        case "money":
            gain_money(g, player, amount, why)
        case "lose_money":
            lose_money(g, player, amount, why)
        case "lp":
            gain_lp(g, player, amount, why)
        case "lose_lp":
            lose_lp(g, player, amount, why)
        case "mp":
            gain_mp(g, player, amount, why)
        case "wp":
            gain_wp(g, player, amount, why)
        case "draw":
            g.draw(player, amount, why)
        case "heal":
            g.heal(player, amount, why)
        case "wound":
            g.wound(player, amount, why)
        case "nugget":
            gain_nuggets(g, player, amount, why)
        case "lose_nugget":
            lose_nuggets(g, player, amount, why)
        case "item":
            receive(g, player, clause.kind, "received")
        case "extra_action":
            more_actions(g, player, amount, why)
        case "return_cattle":
            for slot in player.cattle[:]:
                g.return_cattle(player, slot)
                g.tell(Event("cattle-returned", player.seat, {"why": why}))
        case _:
            return False
    return True


def more_actions(g: Legends, player: Player, count: int, why: str) -> None:
    """WL-ACT-07: further actions in the same turn, for who has the turn."""
    if player.seat == g.active:
        g.actions += count
        g.tell(Event("more-actions", player.seat, {"count": count, "left": g.actions, "why": why}))
