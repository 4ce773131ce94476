"""What poker cards do as cards of a fight, each as its text reads."""

from __future__ import annotations

from saloon.games.legends.asking import agrees, which_first
from saloon.games.legends.faces import PokerFace
from saloon.games.legends.fights.fight import Fight
from saloon.games.legends.fights.ring import changed, did_not_count
from saloon.games.legends.sources import Source
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Event, Option, Refusal, Script, option

REACTION = "hands_up"
"""WL-FIGHT-17: the only reaction in a fight."""


def reveal_effect(g: Legends, fight: Fight, player: Player, face: PokerFace) -> Script[bool]:
    """The effect of a player's revealed card; whether it cancels the fight (WL-FIGHT-13)."""
    numbers, kind = face.kind.numbers, face.kind.id
    if kind == "shootout":
        if (yield from agrees(player, "shootout", kind, "WL-POKERCARD-03")):
            g.draw(player, numbers["draw"], kind)
            g.tell(Event("fight-cancelled", player.seat, {"why": kind}))
            return True
    elif kind == "lightning_draw":
        if fight.virtual:  # WL-TWO-04
            fight.cancelled = True
            change(g, fight, -1, kind, numbers["opponent_value"])
        else:
            did_not_count(g, player, kind, numbers["opponent_value"], "WL-EFFECT-08")
    elif kind == "bulletproof_vest":
        fight.cancelled = True
        g.heal(player, numbers["heal"], kind)  # WL-EFFECT-14
    elif kind == "trackers_instinct":
        if fight.outside_towns():
            change(g, fight, player.seat, kind, numbers["outside_towns_value"])
        else:
            did_not_count(g, player, kind, numbers["outside_towns_value"], "WL-POKERCARD-10")
    return False


def react(g: Legends, fight: Fight, player: Player) -> Script[None]:
    """WL-FIGHT-15 to 18: at most one Hands Up! of each fighter."""
    if not player.hand:
        return

    def options(_: int) -> list[Option]:
        cards = [slot for slot in player.hand if g.poker(slot).kind.id == REACTION]
        return [*[option("react", slot) for slot in cards], PASS]

    answer: Option = yield Decision(
        (player.seat,), "fight-reaction", options, rule="WL-FIGHT-17", about=fight.name,
        default=PASS,
    )  # fmt: skip
    if answer != PASS:
        player.hand.remove(answer.slot)
        g.lay(answer.slot)
        g.tell(Event("played", player.seat, {"card": g.face[answer.slot].text}))
        reaction = g.poker(answer.slot).kind
        change(g, fight, fight.other(player), reaction.id, reaction.numbers["opponent_value"])


def source_changes(g: Legends, fight: Fight, player: Player) -> None:
    """WL-FIGHT-12: what weapon and ability of a fighter add or take away."""
    for source in g.sources(player):
        if source.left_out(g, player, fight) is None:
            change(g, fight, player.seat, source.id, source.own_value(g, player, fight))
            change(g, fight, fight.other(player), source.id, source.rival_value(g, player, fight))


def tell_left_out(g: Legends, fight: Fight, player: Player) -> None:
    """What a fighter has for fights but cannot use in this one, and the rule that decides it."""
    found: list[tuple[Source, Refusal | None]] = [(source, None) for source in g.sources(player)]
    found += g.resting(player)
    for source, resting in found:
        why = source.left_out(g, player, fight) or resting
        if why is None:
            continue
        by = source.own_value(g, player, fight) or source.rival_value(g, player, fight)
        if by or source.acts_before(g, player, fight):
            did_not_count(g, player, source.id, by, why.rule)


def change(g: Legends, fight: Fight, seat: int, why: str, by: int) -> None:
    """A card counts more or less, and everybody is told because of what."""
    fight.change(seat, by)
    changed(g, seat, why, by)


def before_effects(g: Legends, fight: Fight, fighters: list[Player]) -> Script[None]:
    """WL-FIGHT-09, WL-FIGHT-10: before anybody lays a card, in turn, the active player's first."""
    for each in fighters:
        tell_left_out(g, fight, each)
    waiting = [_acting_before(g, fight, each) for each in fighters]
    while any(waiting):
        for player, sources in zip(fighters, waiting, strict=True):
            if sources:
                names = [source.id for source in sources]
                source = sources.pop((yield from which_first(player, names, fight.kind)))
                yield from source.before_fight(g, player, fight) or ()


def _acting_before(g: Legends, fight: Fight, player: Player) -> list[Source]:
    found: list[Source] = []
    for source in g.sources(player):
        if source.acts_before(g, player, fight) and source.left_out(g, player, fight) is None:
            found.append(source)
    return found


def choose_to_lay(g: Legends, fight: Fight, player: Player, *, surrender: bool) -> Script[Option]:
    """A card to put face down, or giving up (WL-FIGHT-06)."""

    def options(_: int) -> list[Option]:
        cards = [option("lay", slot) for slot in player.hand]
        return [*cards, option("surrender")] if surrender else cards

    answer: Option = yield Decision(
        (player.seat,), "lay", options, rule="WL-FIGHT-06", about=fight.name, by=fight.other(player)
    )
    return answer


def lost(g: Legends, player: Player, why: str) -> None:
    """WL-FIGHT-24, WL-NPC-10: 1 wound, if possible, and 1 card."""
    g.wound(player, 1, why)
    g.draw(player, 1, why)


def won(g: Legends, player: Player, fight: Fight) -> None:
    """WL-FIGHT-37: a fight won, in every respect."""
    for source in g.sources(player):
        source.fight_won(g, player, fight)
