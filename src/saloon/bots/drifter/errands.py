"""What can be done where, and what becomes of the drifter by it: expectations, no dice."""

from __future__ import annotations

from saloon.bots.drifter.atlas import herd_of
from saloon.bots.drifter.brawls import hurt
from saloon.bots.drifter.errand import Errand
from saloon.bots.drifter.life import GEAR, Life
from saloon.bots.drifter.outlook import Done, Outlook, Trade
from saloon.bots.drifter.table import card_kind
from saloon.bots.drifter.worth import TOKEN

MOST_MONEY = 120.0
MOST_NUGGETS = 4.0
NUGGET_PRICE = 20.0
LOOT = 80.0
FEAST = 30.0
FEE = 10.0
NUGGETS, DOLLARS = 1.2, 8.0
"""What both dice bring on average."""
WITH_MAP = 1.25
STAKE, POT = 10.0, 62.0
"""Somebody joins now and then."""
LUCK = (0.0, 0.1, 0.3, 0.42, 0.5, 0.56, 0.6, 0.64)
"""The chance to win a game of poker, by the number of cards."""
LADY = 1.0
"""What Lady Luck brings in a game of poker."""
ITEMS = ("whiskey", "ten_gallon", "provisions", "map")
MOST_ITEMS = 3


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
    if out.scale.way.heists <= 0 or life.robbed or not life.hand:
        return
    odds, text = out.odds(life.hand, "guard", life.space)
    after = life.copy()
    if text and out.act(after):
        after.robbed = True
        after.drop(text)
        after.mp = 0.0
        after.wp += 1.0 + 2.0 * odds
        after.money = min(MOST_MONEY, after.money + LOOT * odds)
        hurt(after, 1.0 - odds)
        done.append((Errand("rob-bank", odds=odds), after))


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


def _poker(out: Outlook, life: Life, done: Done) -> None:
    """Against the dealer, or whoever joins: two cards for the pot and an LP."""
    if out.scale.way.poker <= 0 or life.money < STAKE:
        return
    held = len(life.hand) + life.drawn + 1.0
    known = life.hand == out.me.hand
    odds = out.luck if known else LUCK[min(len(LUCK) - 1, int(held))]
    after = life.copy()
    if not out.act(after):
        return
    spare = sorted(life.hand, key=out.scale.card)[: max(0, 2 - int(life.drawn))]
    for text in spare:
        after.drop(text)
    after.drawn = max(0.0, life.drawn + 1.0 - (2 - len(spare))) + (1.0 - odds)
    hat = life.owns("ten_gallon")
    bill = 20.0 if out.me.has("wild_bill_hickok") else 0.0
    won = POT + bill
    after.money = min(MOST_MONEY, life.money - STAKE + odds * won + (10.0 if hat else 0.0))
    after.lp += odds * (2.0 if hat else 1.0)
    after.marks += sum([LADY for text in spare if card_kind(text) == "lady_luck"], 0.0)
    done.append((Errand("poker", odds=odds), after))


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
            for clause in kind.front.on_gain:
                if clause.op == "draw":
                    after.drawn += clause.amount
                elif clause.op == "heal":
                    after.wounds = max(0.0, after.wounds - clause.amount)
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
    "saloon": (_poker,),
    "store": (_shop,),
}


def work(out: Outlook, life: Life, done: Done) -> None:
    after = life.copy()
    if life.money < MOST_MONEY and out.act(after):
        after.money += 10.0
        done.append((Errand("work"), after))
