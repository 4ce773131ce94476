"""Fights against virtual opponents: bandits, the guard, the sheriff, the gangs of stories."""

from __future__ import annotations

from saloon.games.legends.asking import agrees
from saloon.games.legends.clauses import take
from saloon.games.legends.fights.effects import (
    before_effects,
    choose_to_lay,
    lost,
    react,
    reveal_effect,
    source_changes,
    won,
)
from saloon.games.legends.fights.fight import BANDIT, Fight, FightWon
from saloon.games.legends.fights.ring import (
    clear,
    close_ring,
    draw_fight_cards,
    fight_card,
    lay_down,
    open_ring,
    play_fight_card,
    ring,
    turn_up,
)
from saloon.games.legends.gains import gain_lp, gain_mp, simply
from saloon.games.legends.pieces import Clause
from saloon.games.legends.state import Legends, Player
from saloon.kernel import Decision, Effect, Event, Option, Script, option

CARDS = {"bandit": 2, "guard": 3, "sheriff": 4}
"""WL-NPC-05."""


def fight_virtual(
    g: Legends, player: Player, kind: str, cards: int, acting: Player, *, attacks: bool = False,
    name: str = "",
) -> Script[tuple[bool, Fight]]:  # fmt: skip
    """Fight until somebody has won; what a human who loses suffers is for the caller to do."""
    attacker = player if attacks else None
    fight = Fight(kind, player, cards=cards, acting=acting, attacker=attacker, name=name)
    open_ring(g, fight.name, player, None)
    g.tell(Event("fight", player.seat, {"fight": fight.name}))
    outcome = -1
    while outcome < 0:
        fight.begin()
        outcome = yield from _round(g, fight, player, acting)
        clear(g)
    close_ring(g)
    victory = outcome == 1
    g.tell(Event("fight-over", player.seat, {"fight": fight.name, "good": victory}))
    if victory:
        g.happened(FightWon(g, player, fight))
        won(g, player, fight)
    return victory, fight


def _round(g: Legends, fight: Fight, player: Player, acting: Player) -> Script[int]:
    """1 if the human wins, 0 if not, -1 if the fight starts anew."""
    if not player.hand:
        return 0  # WL-NPC-12, WL-NPC-13
    draw_fight_cards(g, fight.cards, acting)
    yield from before_effects(g, fight, [player])
    answer = yield from choose_to_lay(g, fight, player, surrender=False)
    lay_down(g, player, answer.slot)
    chosen = yield from _opponents_card(g, fight, acting)
    own = g.poker(turn_up(g, player))
    play_fight_card(g, chosen, acting)
    card = fight_card(g, chosen)
    source_changes(g, fight, player)
    if (yield from reveal_effect(g, fight, player, own)):
        return -1
    yield from react(g, fight, player)
    if not (fight.cancelled and card.cancellable):
        for clause in card.clauses:
            if (yield from _fight_clause(g, fight, clause, player, acting)):
                return -1
    value, against = fight.value(player.seat, own.value), fight.value(-1, card.value)
    g.tell(Event("compared", player.seat, {"value": value, "against": against}))
    return int(value > against)  # WL-NPC-09


def _opponents_card(g: Legends, fight: Fight, acting: Player) -> Script[int]:
    """WL-NPC-15: who acts for the opponent chooses freely."""
    drawn = ring(g).drawn[:]
    answer: Option = yield Decision(
        (acting.seat,), "fight-card", lambda _: [option("fight-card", slot) for slot in drawn],
        rule="WL-NPC-15", about=fight.name, by=fight.player.seat,
    )  # fmt: skip
    return answer.slot


def _fight_clause(
    g: Legends, fight: Fight, clause: Clause, player: Player, acting: Player
) -> Script[bool]:
    """One clause of a fight card; whether the fight starts anew."""
    if clause.op == "no_marshal_point_this_bandit":
        fight.no_marshal_point = True
    elif clause.op == "optional_by_opponent":
        if (yield from agrees(acting, "cancel-fight", "fight", "WL-NPC-16")):
            for each in clause.then:
                simply(g, player, each, "fight")
            g.tell(Event("fight-cancelled", acting.seat, {"why": "fight"}))
            return True
    else:
        yield from take(g, player, (clause,), "fight") or ()
    return False


def meet_bandit(g: Legends, player: Player) -> Effect:
    """WL-HIDE-01: a figure has entered the space of a bandit, and its movement is over."""
    return _bandit(g, player)


def _bandit(g: Legends, player: Player) -> Script[None]:
    place = player.space
    acting = g.right_of(player)
    victory, fight = yield from fight_virtual(g, player, BANDIT, CARDS[BANDIT], acting)
    if victory:
        yield from _reward(g, player, fight)
    else:
        lost(g, player, BANDIT)
    g.bandits.remove(place)  # WL-HIDE-03
    g.tell(Event("bandit-gone", facts={"place": place}))


def _reward(g: Legends, player: Player, fight: Fight) -> Script[None]:
    """WL-NPC-17, WL-NPC-18: 1 LP or 1 MP, for an outlaw 1 LP."""
    what = "lp-1"
    if not player.wp and not fight.no_marshal_point:
        answer: Option = yield Decision(
            (player.seat,), "choose",
            lambda _: [option("choose", detail="lp-1"), option("choose", detail="mp-1")],
            rule="WL-NPC-17", about=BANDIT,
        )  # fmt: skip
        what = answer.detail
    if what == "lp-1":
        gain_lp(g, player, 1, BANDIT)
    else:
        gain_mp(g, player, 1, BANDIT)
