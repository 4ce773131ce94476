"""Fights against other players' characters: arrest, duel, robbery."""

from __future__ import annotations

from saloon.games.legends.acts import Act
from saloon.games.legends.asking import agrees
from saloon.games.legends.board import OFFICE
from saloon.games.legends.fights.effects import (
    before_effects,
    choose_to_lay,
    lost,
    react,
    reveal_effect,
    source_changes,
    won,
)
from saloon.games.legends.fights.fight import (
    ARREST,
    DUEL,
    ROBBERY,
    Fight,
    FightDeclared,
    FightWon,
)
from saloon.games.legends.fights.ring import clear, close_ring, lay_down, open_ring, turn_up
from saloon.games.legends.gains import (
    gain_lp,
    gain_money,
    gain_mp,
    gain_nuggets,
    gain_wp,
    lose_money,
    lose_nuggets,
    lose_wp,
    room_for_nuggets,
)
from saloon.games.legends.player import MOST_MONEY
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Effect, Event, Option, Refusal, Script, option
from saloon.kernel.state import THIS_TURN

NOTE = 10
"""WL-ARREST-07: the smallest note."""


class Declare(Act):
    """A fight of one type against a character on the same space."""

    rule = "WL-FIGHT-03"
    kind: str = ""

    def tries(self, g: Legends, player: Player) -> list[Option]:
        return [option(self.verb, seat=other.seat) for other in g.players if other is not player]

    def closed(self, g: Legends, player: Player) -> Refusal | None:
        return None if player.hand else Refusal("WL-FIGHT-04")

    def options(self, g: Legends, player: Player) -> list[Option]:
        return super().options(g, player) if g.here(player) else []

    def refuse(self, g: Legends, player: Player, chosen: Option) -> Refusal | None:
        other = g.players[chosen.seat]
        if other.space != player.space:
            return Refusal("WL-FIGHT-01", {"target": other.seat})
        if g.used(THIS_TURN, "fought", other.seat):
            return Refusal("WL-FIGHT-02", {"target": other.seat})
        return self.unfit(player, other)

    def unfit(self, player: Player, other: Player) -> Refusal | None:
        """Why a fight of this type is not for these two."""
        return None

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        g.use(THIS_TURN, "fought", chosen.seat)
        g.happened(FightDeclared(g, player, self.kind))
        return self._fight(g, player, g.players[chosen.seat])

    def _fight(self, g: Legends, player: Player, other: Player) -> Script[None]:
        victory = yield from fight_player(g, self.kind, player, other)
        if victory:  # WL-FIGHT-26
            yield from self.reward(g, player, other) or ()

    def reward(self, g: Legends, player: Player, other: Player) -> Effect:
        raise NotImplementedError


class Arrest(Declare):
    """By a lawman against an outlaw: 1 MP, and jail for the outlaw."""

    verb = "arrest"
    kind = ARREST

    def unfit(self, player: Player, other: Player) -> Refusal | None:
        return None if player.mp and other.wp else Refusal("WL-ARREST-01", {"target": other.seat})

    def reward(self, g: Legends, player: Player, other: Player) -> Effect:
        gain_mp(g, player, 1, ARREST)
        jail(g, other)
        return None


def jail(g: Legends, player: Player) -> None:
    """WL-ARREST-04 to 08: WP, cattle, half of money and nuggets are lost; off to the office."""
    lose_wp(g, player, ARREST)
    for slot in player.cattle[:]:
        g.return_cattle(player, slot)
        g.tell(Event("cattle-returned", player.seat, {"why": ARREST}))
    lose_money(g, player, half_of_money(player), ARREST)
    lose_nuggets(g, player, half(player.nuggets), ARREST)
    player.space = OFFICE  # WL-MOVE-15
    g.tell(Event("jailed", player.seat, {"place": OFFICE}))


def half(amount: int) -> int:
    """Rounded up."""
    return (amount + 1) // 2


def half_of_money(player: Player) -> int:
    return half(player.money // NOTE) * NOTE


def at_stake(player: Player) -> dict[str, int]:
    """What who is arrested loses; all of it lies open."""
    return {
        "money": half_of_money(player),
        "nuggets": half(player.nuggets),
        "cattle": len(player.cattle),
        "money_lost": 0,
        "nuggets_lost": 0,
    }


def spoils(g: Legends, player: Player, other: Player) -> dict[str, int]:
    """What a robber may take of a victim."""
    return with_limits(g, player, half_of_money(other), half(other.nuggets), len(other.cattle))


def with_limits(
    g: Legends, player: Player, money: int, nuggets: int, cattle: int
) -> dict[str, int]:
    """What can be taken, and what of it is above the robber's limits (WL-ROB-06)."""
    return {
        "money": money,
        "nuggets": nuggets,
        "cattle": cattle,
        "money_lost": max(0, money - (MOST_MONEY - player.money)),
        "nuggets_lost": max(0, nuggets - room_for_nuggets(g, player)),
    }


class Duel(Declare):
    """2 LP for a challenger who wins."""

    verb = "duel"
    kind = DUEL

    def reward(self, g: Legends, player: Player, other: Player) -> Effect:
        gain_lp(g, player, 2, DUEL)
        return None


class Rob(Declare):
    """1 WP for a robber who wins, the victim's cattle, and half of the money or the nuggets."""

    verb = "rob"
    kind = ROBBERY

    def reward(self, g: Legends, player: Player, other: Player) -> Effect:
        gain_wp(g, player, 1, ROBBERY)  # WL-ROB-07
        return _loot(g, player, other)


def _loot(g: Legends, player: Player, other: Player) -> Script[None]:
    """WL-ROB-03, WL-ROB-04: the robber may leave things."""
    if other.cattle and (yield from agrees(player, "take-cattle", ROBBERY, "WL-ROB-03")):
        _take_cattle(g, player, other)
    options = [option("loot", detail="money")] if other.money else []
    if other.nuggets:
        options.append(option("loot", detail="nuggets"))
    if not options:
        return
    answer: Option = yield Decision(
        (player.seat,), "loot", lambda _: [*options, option("loot", detail="nothing")],
        rule="WL-ROB-04", about=ROBBERY, by=other.seat,
    )  # fmt: skip
    if answer.detail == "money":
        gain_money(g, player, lose_money(g, other, half_of_money(other), ROBBERY), ROBBERY)
    elif answer.detail == "nuggets":
        gain_nuggets(g, player, lose_nuggets(g, other, half(other.nuggets), ROBBERY), ROBBERY)


def _take_cattle(g: Legends, player: Player, other: Player) -> None:
    """WL-ROB-05: what the robber cannot keep goes back to its ranch."""
    for slot in other.cattle[:]:
        if player.cattle:
            g.return_cattle(other, slot)
            g.tell(Event("cattle-returned", other.seat, {"why": ROBBERY}))
        else:
            other.cattle.remove(slot)
            g.show(slot, player.seat)
            player.cattle.append(slot)
            secret = {"token": g.face[slot].text}
            knows = (player.seat, other.seat)
            g.tell(Event("cattle-taken", player.seat, {"target": other.seat}, secret, knows))


def fight_player(g: Legends, kind: str, player: Player, other: Player) -> Script[bool]:
    """Whether the attacker wins; the loser's wound and card are included (WL-FIGHT-05)."""
    fight = Fight(kind, player, rival=other, attacker=player)
    open_ring(g, kind, player, other)
    g.tell(Event("fight", player.seat, {"fight": kind, "target": other.seat}))
    outcome = -1
    while outcome < 0:
        fight.begin()
        outcome = yield from _round(g, fight, player, other)
        clear(g)
    close_ring(g)
    victory = outcome == 1
    winner, loser = (player, other) if victory else (other, player)
    g.tell(Event("fight-over", player.seat, {"fight": kind, "good": victory}))
    lost(g, loser, kind)
    g.happened(FightWon(g, winner, fight))
    won(g, winner, fight)
    return victory


def _round(g: Legends, fight: Fight, player: Player, other: Player) -> Script[int]:
    """1 if the attacker wins, 0 if not, -1 if the fight starts anew."""
    if not player.hand:
        return 0  # WL-FIGHT-32
    yield from before_effects(g, fight, [player, other])
    if not player.hand:
        return 0  # WL-FIGHT-34
    answer = yield from choose_to_lay(g, fight, player, surrender=False)
    lay_down(g, player, answer.slot)
    if not other.hand:
        g.tell(Event("surrendered", other.seat))  # WL-FIGHT-08, WL-FIGHT-11
        return 1
    answer = yield from choose_to_lay(g, fight, other, surrender=True)
    if answer.slot < 0:
        g.tell(Event("surrendered", other.seat))  # WL-FIGHT-07
        return 1
    lay_down(g, other, answer.slot)
    faces = [g.poker(turn_up(g, each)) for each in (player, other)]
    for each in (player, other):
        source_changes(g, fight, each)
    for each, face in zip((player, other), faces, strict=True):  # WL-FIGHT-13
        if (yield from reveal_effect(g, fight, each, face)):
            return -1
    for each in (player, other):
        yield from react(g, fight, each)
    value = fight.value(player.seat, faces[0].value)
    against = fight.value(other.seat, faces[1].value)
    g.tell(Event("compared", player.seat, {"value": value, "against": against}))
    if value == against:  # WL-FIGHT-23
        return 0 if wins_ties(g, other, fight) and not wins_ties(g, player, fight) else 1
    return int(value > against)


def wins_ties(g: Legends, player: Player, fight: Fight) -> bool:
    for source in g.sources(player):
        if source.wins_ties(g, player, fight):
            return True
    return False
