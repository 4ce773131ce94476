"""What can be done where, and what becomes of the drifter by it: expectations, no dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from saloon.bots.drifter.atlas import herd_of
from saloon.bots.drifter.life import ACTION, CARD, GEAR, TOKEN, UNKNOWN, Life, Scale
from saloon.bots.drifter.odds import best_attack, best_virtual
from saloon.bots.drifter.table import Place, Table, card_kind

ACTIONS = 3
MOST_MONEY = 120.0
MOST_NUGGETS = 4.0
NUGGET_PRICE = 20.0
LOOT = 80.0
FEAST = 30.0
FEE = 10.0
NUGGETS, DOLLARS = 1.2, 8.0
"""What both dice bring on average."""
WITH_MAP = 1.25
ATTACK = 2.8
"""What lies between winning and losing a fight, about."""
POOR = 0.35
"""Odds for which nobody fights."""
ITEMS = ("whiskey", "ten_gallon", "provisions", "map")
MOST_ITEMS = 3


class Errand(NamedTuple):
    """One thing to do next, as the options name it."""

    verb: str
    detail: str = ""
    seat: int = -1
    card: str = ""


class Outlook:
    """All that a plan is made from."""

    __slots__ = ("_odds", "horizon", "me", "rivals", "scale", "table", "through", "turns")

    def __init__(self, table: Table, scale: Scale, horizon: int) -> None:
        self.table = table
        self.scale = scale
        self.me: Place = table.me
        self.horizon = horizon
        """How many actions ahead it goes."""
        self.turns = int(table.turns_left)
        self.rivals = max(1, len(table.others))
        self.through = table.me.has("bloody_knife")
        self._odds: dict[tuple[tuple[str, ...], str, str], tuple[float, str]] = {}

    def odds(self, hand: tuple[str, ...], opponent: str, space: str) -> tuple[float, str]:
        """The best chance against a virtual opponent, and the card for it."""
        key = (hand, opponent, space)
        known = self._odds.get(key)
        if known is None:
            known = self._odds[key] = best_virtual(self.me, hand, opponent, space)
        return known

    def against(self, hand: tuple[str, ...], rival: Place, space: str) -> tuple[float, str]:
        """The chance to win a fight declared against somebody, and the card for it."""
        key = (hand, str(rival.seat), space)
        known = self._odds.get(key)
        if known is None:
            known = best_attack(self.me, hand, rival, space, CARD, ATTACK)
            self._odds[key] = known
        return known

    def act(self, life: Life) -> bool:
        """Use up an action, in the next turn if need be; whether there is still time for it."""
        if not life.actions:
            life.marks -= self.danger(life)
            life.turns += 1
            life.actions = ACTIONS
            life.robbed = False
            life.fought = ()
        life.actions -= 1
        life.spent += 1
        life.points = 0
        life.open = ""
        return life.turns <= self.turns and life.spent <= self.horizon

    def danger(self, life: Life) -> float:
        """What ending the turn here puts at risk, for an outlaw near the sheriff."""
        if life.turns or not life.wp:
            return 0.0
        return self.scale.danger(self.table, life)


Done = list[tuple[Errand, Life]]
Trade = Callable[[Outlook, Life, Done], None]


# -- at locations ------------------------------------------------------------------------------


def _prospect(out: Outlook, life: Life, done: Done) -> None:
    room = MOST_NUGGETS + (2.0 if out.me.mount == "mule" else 0.0) - life.nuggets
    if out.scale.way.gold <= 0 or room < 0.5:
        return
    after = life.copy()
    if out.act(after):
        found = NUGGETS * (WITH_MAP if life.owns("map") else 1.0)
        after.nuggets += min(room, found) * out.scale.way.gold
        after.money = min(MOST_MONEY, after.money + DOLLARS)
        done.append((Errand("prospect"), after))


def _sell(out: Outlook, life: Life, done: Done) -> None:
    lumps = [text for text in life.hand if card_kind(text) == "gold_lump"]
    count = life.nuggets + len(lumps)
    if count < 0.9:
        return
    after = life.copy()
    if life.open == "sale" or out.act(after):
        after.open = "sale"
        after.lp += count
        after.money = min(MOST_MONEY, after.money + NUGGET_PRICE * count)
        after.nuggets = 0.0
        for text in lumps:
            after.drop(text)
        nuggets = int(life.nuggets)
        first = Errand("sell", str(nuggets)) if nuggets else Errand("sell-card", card=lumps[0])
        done.append((first, after))


def _rob_bank(out: Outlook, life: Life, done: Done) -> None:
    if out.scale.way.wanted <= 0 or life.robbed or not life.hand:
        return
    odds, text = out.odds(life.hand, "guard", life.space)
    after = life.copy()
    if text and out.act(after):
        after.robbed = True
        after.drop(text)
        after.mp = 0.0
        after.wp += 1.0 + 2.0 * odds
        after.money = min(MOST_MONEY, after.money + LOOT * odds)
        _hurt(after, 1.0 - odds)
        done.append((Errand("rob-bank"), after))


def _doctor(out: Outlook, life: Life, done: Done) -> None:
    if life.wounds < 0.5 or life.money < FEE:
        return
    after = life.copy()
    if out.act(after):
        after.money -= FEE
        after.drawn += after.wounds
        after.wounds = 0.0
        done.append((Errand("doctor"), after))


def _revel(out: Outlook, life: Life, done: Done) -> None:
    count = int(life.money / FEAST + 1e-6)
    if not count:
        return
    after = life.copy()
    if out.act(after):
        after.money -= FEAST * count
        after.lp += count
        done.append((Errand("revel", str(count)), after))


def _acquire(out: Outlook, life: Life, done: Done) -> None:
    if out.scale.way.cattle <= 0 or life.token:
        return
    after = life.copy()
    if out.act(after):
        after.token = herd_of(life.space)
        after.token_worth = TOKEN
        done.append((Errand("acquire"), after))


def _rustle(out: Outlook, life: Life, done: Done) -> None:
    if out.scale.way.wanted <= 0 or not life.token or life.token == herd_of(life.space):
        return
    after = life.copy()
    after.mp = 0.0
    after.wp += 1.0
    after.marks += after.token_worth
    after.token = ""
    done.append((Errand("rustle"), after))


def _ship(out: Outlook, life: Life, done: Done) -> None:
    if not life.token or life.wp:
        return
    after = life.copy()
    after.mp += 1.0
    after.marks += after.token_worth
    after.token = ""
    done.append((Errand("ship"), after))


def _shop(out: Outlook, life: Life, done: Done) -> None:
    for kind in GEAR.values():
        if kind.cost > life.money:
            continue
        up = f"{kind.id}+"
        if up in life.gear or (kind.id in life.gear and kind.upgraded is None):
            continue
        if not life.owns(kind.id) and kind.id in ITEMS and _items(life) >= MOST_ITEMS:
            continue
        after = life.copy()
        if life.open != "store" and not out.act(after):
            continue
        after.open = "store"
        after.money -= kind.cost
        if kind.id in life.gear:
            after.gear = tuple([up if each == kind.id else each for each in life.gear])
            verb = "upgrade"
        else:
            after.gear = (*life.gear, kind.id)
            verb = "buy"
            for step in kind.front.on_gain:
                if step.op == "draw":
                    after.drawn += step.amount
                elif step.op == "heal":
                    after.wounds = max(0.0, after.wounds - step.amount)
        side = kind.front if verb == "buy" or kind.upgraded is None else kind.upgraded
        after.mount = max(after.mount, side.numbers.get("movement", 0))
        done.append((Errand(verb, kind.id), after))


def _items(life: Life) -> int:
    return len([each for each in life.gear if each in ITEMS])


TRADES: dict[str, tuple[Trade, ...]] = {
    "mine": (_prospect,),
    "bank": (_sell, _rob_bank),
    "doctor": (_doctor,),
    "cabaret": (_revel,),
    "ranch": (_acquire, _rustle),
    "rail_station": (_ship,),
    "store": (_shop,),
}


def work(out: Outlook, life: Life, done: Done) -> None:
    after = life.copy()
    if life.money < MOST_MONEY and out.act(after):
        after.money += 10.0
        done.append((Errand("work"), after))


# -- fights ------------------------------------------------------------------------------------


def meet_bandit(out: Outlook, life: Life) -> None:
    """Who enters the space of a bandit fights at once."""
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
    _hurt(life, 1.0 - odds)
    life.bandits = tuple([each for each in life.bandits if each != life.space])


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
        if out.scale.way.wanted > 0:
            _fight(out, life, rival, "rob", done)


def _fight(out: Outlook, life: Life, rival: Place, verb: str, done: Done) -> None:
    scale = out.scale
    harm = (0.6 + 0.4 * rival.wounds) / out.rivals
    odds, text = out.against(life.hand, rival, life.space)
    if odds < POOR:
        return
    after = life.copy()
    if not text or not out.act(after):
        return
    after.drop(text)
    after.fought = (*after.fought, rival.seat)
    _hurt(after, 1.0 - odds)
    if verb == "duel":
        after.lp += 2.0 * odds
    elif verb == "arrest":
        after.mp += odds
        harm += (scale.wanted_by(rival) + 0.5 * scale.money(rival.money)) / out.rivals
    else:
        taken = max(scale.money(rival.money / 2), scale.nuggets((rival.nuggets + 1) // 2))
        harm += taken / out.rivals
        after.marks += odds * taken
        after.wp += odds
        if odds > 0.4:
            after.mp = 0.0
    after.marks += odds * harm
    done.append((Errand(verb, seat=rival.seat), after))


def _hurt(life: Life, odds: float) -> None:
    """Who loses a fight takes a wound and draws a card."""
    life.wounds = min(3.0, life.wounds + odds)
    life.drawn += odds


# -- cards -------------------------------------------------------------------------------------


def cards(out: Outlook, life: Life, done: Done) -> None:
    seen: set[str] = set()
    for text in life.hand:
        kind = card_kind(text)
        if kind in seen or kind not in PLAYED:
            continue
        seen.add(kind)
        after = life.copy()
        if out.act(after):
            after.drop(text)
            PLAYED[kind](out, after, text, done)
    if "provisions" in life.gear and life.wounds >= 0.5:
        after = life.copy()
        if out.act(after):
            after.gear = tuple([each for each in life.gear if each != "provisions"])
            after.wounds = max(0.0, after.wounds - 1.0)
            after.drawn += 1.0
            done.append((Errand("provisions"), after))


def _living_legend(out: Outlook, life: Life, text: str, done: Done) -> None:
    if out.scale.way.wanted > 0:
        wanted = life.copy()
        wanted.mp = 0.0
        wanted.wp += 1.0
        done.append((Errand("play", "wp", card=text), wanted))
    life.lp += 1.0
    done.append((Errand("play", "lp", card=text), life))


def _manhunt(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.lp += 1.0
    life.marks += out.scale.hunt(out.table)
    done.append((Errand("play", card=text), life))


def _hustle(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.money = min(MOST_MONEY, life.money + 20.0)
    life.drawn += 1.0
    done.append((Errand("play", card=text), life))


def _tenacity(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.actions += 2
    life.marks += 2 * ACTION
    """What they are used for has its price again."""
    done.append((Errand("play", card=text), life))


def _field_dressing(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.wounds = max(0.0, life.wounds - 1.0)
    life.drawn += 1.0
    done.append((Errand("play", card=text), life))


def _trackers_instinct(out: Outlook, life: Life, text: str, done: Done) -> None:
    life.drawn += 1.0
    life.marks += 0.7 * UNKNOWN
    done.append((Errand("play", card=text), life))


PLAYED: dict[str, Callable[[Outlook, Life, str, Done], None]] = {
    "living_legend": _living_legend,
    "manhunt": _manhunt,
    "hustle": _hustle,
    "tenacity": _tenacity,
    "field_dressing": _field_dressing,
    "trackers_instinct": _trackers_instinct,
}
