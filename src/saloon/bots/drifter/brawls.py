"""Fights that a plan may lead to, with their odds."""

from __future__ import annotations

from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.life import Life
from saloon.bots.drifter.outlook import Done, Outlook
from saloon.bots.drifter.table import Place

POOR = 0.35
"""Odds for which nobody fights."""
BLACK = 99
"""The Man in Black among those fought in a turn."""


def meet_bandit(out: Outlook, life: Life) -> float:
    """Who enters the space of a bandit fights at once; with which odds."""
    odds, text = out.odds(life.hand, "bandit", life.space)
    life.drop(text)
    scale = out.scale
    badge = 0.0 if life.wp else scale.marshal(life.mp + 1.0) - scale.marshal(life.mp)
    if badge > 1.0:
        life.mp += 0.85 * odds
        life.lp += 0.15 * odds
    else:
        life.lp += odds
    if odds > 0.5 and out.me.has("wyatt_earp"):
        life.actions += 1
    if life.owns("shotgun") or life.owns("shotgun+"):
        life.drawn += odds
    hurt(life, 1.0 - odds)
    life.bandits = tuple([each for each in life.bandits if each != life.space])
    return odds


def fights(out: Outlook, life: Life, done: Done) -> None:
    """Against those who stand here now."""
    if not life.hand or life.turns:
        return
    for rival in out.table.others:
        if rival.space != life.space or rival.seat in life.fought:
            continue
        if life.mp and rival.wp:
            _fight(out, life, rival, "arrest", done)
        _fight(out, life, rival, "duel", done)
        if out.scale.way.heists > 0:
            _fight(out, life, rival, "rob", done)
    black = out.table.black
    if black == life.space and BLACK not in life.fought:
        _fight_black(out, life, "black-duel", done)
        if out.scale.way.heists > 0:
            _fight_black(out, life, "black-rob", done)


def _fight(out: Outlook, life: Life, rival: Place, verb: str, done: Done) -> None:
    scale = out.scale
    share = scale.harm(out.table, rival)
    harm = (0.6 + 0.4 * rival.wounds) * share
    odds, text = out.against(life.hand, rival, life.space)
    after = _begun(out, life, rival.seat, odds, text)
    if after is None:
        return
    if verb == "duel":
        after.lp += 2.0 * odds
    elif verb == "arrest":
        after.mp += odds
        harm += (scale.wanted_by(rival) + 0.5 * scale.money(rival.money)) * share
    else:
        taken = max(scale.money(rival.money / 2), scale.nuggets((rival.nuggets + 1) // 2))
        harm += taken * share
        after.marks += odds * taken
        after.wp += odds
        if odds > 0.4:
            after.mp = 0.0
    after.marks += odds * harm
    done.append((Errand(verb, seat=rival.seat, odds=odds), after))


def _fight_black(out: Outlook, life: Life, verb: str, done: Done) -> None:
    """The Man in Black: 2 LP and one less for him, or a part of what he always has."""
    odds, text = out.against_black(life.hand, life.space)
    after = _begun(out, life, BLACK, odds, text)
    if after is None:
        return
    if verb == "black-duel":
        after.lp += 2.0 * odds
        after.marks += 0.5 * odds
    else:
        after.marks += odds * out.scale.nuggets(2)
        after.wp += odds
        if odds > 0.4:
            after.mp = 0.0
    done.append((Errand(verb, odds=odds), after))


def _begun(out: Outlook, life: Life, rival: int, odds: float, text: str) -> Life | None:
    """Life after a fight about whatever: an action and a card are gone, and it may be lost."""
    if odds < POOR or not text:
        return None
    after = life.copy()
    if not out.act(after):
        return None
    after.drop(text)
    after.fought = (*after.fought, rival)
    hurt(after, 1.0 - odds)
    return after


def hurt(life: Life, odds: float) -> None:
    """Who loses a fight takes a wound and draws a card."""
    life.wounds = min(3.0, life.wounds + odds)
    life.drawn += odds
