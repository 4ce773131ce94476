"""Fights against the Man in Black: three fight cards, of which he plays the highest."""

from __future__ import annotations

from saloon.games.legends.clauses import take
from saloon.games.legends.fights.effects import (
    before_effects,
    change,
    choose_to_lay,
    lost,
    react,
    reveal_effect,
    source_changes,
    won,
)
from saloon.games.legends.fights.fight import Fight, FightWon
from saloon.games.legends.fights.ring import (
    clear,
    close_ring,
    fight_card,
    lay_down,
    open_ring,
    ring,
    turn_up,
)
from saloon.games.legends.man_in_black.him import HIM
from saloon.games.legends.pieces import FightCard
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Event, Script

CARDS = 3
AWE = -1
"""WL-MIBRULE-22: how much more a poker card counts against him."""
NOT_HIS = ("optional_by_opponent", "no_marshal_point_this_bandit")
"""WL-MIBRULE-12: nobody cancels a fight for him, and he is no bandit."""


def fight_him(g: Legends, player: Player, kind: str, *, attacks: bool) -> Script[bool]:
    """Whether the player wins; the loser's wound and card are included (WL-MIBRULE-16)."""
    fight = Fight(
        kind, player, cards=CARDS, attacker=player if attacks else None, figure=HIM
    )  # fmt: skip
    open_ring(g, kind, player, None)
    g.tell(Event("black-fight", player.seat, {"fight": kind, "attacked": not attacks}))
    outcome = -1
    while outcome < 0:
        fight.begin()
        outcome = yield from _round(g, fight, player, surrender=not attacks)
        clear(g)
    close_ring(g)
    victory = outcome == 1
    g.tell(Event("fight-over", player.seat, {"fight": kind, "good": victory}))
    if victory:
        g.happened(FightWon(g, player, fight))
        won(g, player, fight)
    else:
        lost(g, player, HIM)
    return victory


def _round(g: Legends, fight: Fight, player: Player, *, surrender: bool) -> Script[int]:
    """1 if the player wins, 0 if not, -1 if the fight starts anew."""
    if not player.hand:
        return 0  # WL-FIGHT-08, WL-FIGHT-32
    _draw(g, fight.cards)
    yield from before_effects(g, fight, [player])
    answer = yield from choose_to_lay(g, fight, player, surrender=surrender)
    if answer.slot < 0:
        g.tell(Event("surrendered", player.seat))  # WL-MIBRULE-17
        return 0
    lay_down(g, player, answer.slot)
    own = g.poker(turn_up(g, player))
    card = _play_highest(g)
    change(g, fight, player.seat, HIM, AWE)
    source_changes(g, fight, player)
    if (yield from reveal_effect(g, fight, player, own)):
        return -1
    yield from react(g, fight, player)
    if not (fight.cancelled and card.cancellable):  # WL-MIBRULE-26
        clauses = [clause for clause in card.clauses if clause.op not in NOT_HIS]
        yield from take(g, player, clauses, "fight") or ()
    value, against = fight.value(player.seat, own.value), fight.value(-1, card.value)
    g.tell(Event("compared", player.seat, {"value": value, "against": against}))
    return int(value > against)  # WL-MIBRULE-13


def _draw(g: Legends, count: int) -> None:
    """Fight cards that nobody looks at."""
    cards = ring(g)
    for _ in range(count):
        cards.drawn.append(cards.deck.pop())
    g.tell(Event("black-drew", facts={"cards": count}))


def _play_highest(g: Legends) -> FightCard:
    """All are turned up: whoever looks for the highest sees the others, too."""
    cards = ring(g)
    for each in cards.drawn:
        g.reveal(each)
    shown = [g.face[each].text for each in cards.drawn]
    slot = max(cards.drawn, key=lambda each: fight_card(g, each).value)
    cards.drawn.remove(slot)
    cards.played.append(slot)
    g.tell(Event("black-played", facts={"card": g.face[slot].text, "shown": shown}))
    return fight_card(g, slot)
