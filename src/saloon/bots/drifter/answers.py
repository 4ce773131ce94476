"""What each answer to each kind of question is worth."""

from __future__ import annotations

import re
from collections.abc import Callable

from saloon.bots.drifter import fighting, poker
from saloon.bots.drifter.atlas import FAR, KINDS, PLACES, distances
from saloon.bots.drifter.life import Life, life_of
from saloon.bots.drifter.mind import Mind
from saloon.bots.drifter.ways import LEANS
from saloon.bots.drifter.worth import ACTION, DOLLAR, UNKNOWN, clause_worth
from saloon.bots.faces import printed
from saloon.games.legends.catalogue import Clause, pieces
from saloon.kernel.decision import PASS, Option

Answer = Callable[[Mind, list[Option]], list[float]]

GEAR = pieces().equipment
OPS = re.compile(
    r"(return_cattle|extra_action|discard_random|discard|draw|heal|item|lose_money|lose_nugget"
    r"|lose_lp|lp|money|mp|nugget|roll_prospecting_die|sell_nuggets|wound|wp)"
    r"-(ten_gallon|[a-z0-9]*)"
)
"""An alternative, as its name tells it: `wound-1_money-20`."""
DIE = 0.76
"""What one die brings on average."""
FACES = {"nugget": 1.15, "money": 0.2, "money_reroll": 0.2 + DIE, "blank": 0.0}


def income(mind: Mind, options: list[Option]) -> list[float]:
    """Cards for a small hand, money otherwise."""
    me, scale = mind.table.me, mind.scale
    worths = []
    for option in options:
        life = life_of(mind.table)
        money, drawn = {"money": (20, 0), "cards": (0, 2), "both": (10, 1)}[option.detail]
        life.money = min(120.0, life.money + money)
        life.drawn += drawn
        few = 0.25 * min(drawn, max(0, 3 - me.cards))
        """Nobody can fight without cards, nor be without them when the sheriff comes."""
        if scale.left <= 0:
            few = 0.3 * drawn
        worths.append(scale.worth(life) + few)
    return worths


def gear(mind: Mind, options: list[Option]) -> list[float]:
    """The fastest mount, or the one that carries gold; the best weapon."""
    me, worths = mind.table.me, []
    for option in options:
        kind = GEAR[option.detail]
        up = me.gear[kind.id]
        side = kind.upgraded if up and kind.upgraded is not None else kind.front
        numbers = side.numbers
        worth = mind.scale.use(kind.id, up) if kind.category == "weapon" else 0.0
        worth += numbers.get("movement", 0) + 0.5 * numbers.get("nugget_capacity", 0) * (
            mind.scale.way.gold if me.nuggets >= 3 else 0.0
        )
        worths.append(worth)
    return worths


def use_now(mind: Mind, options: list[Option]) -> list[float]:
    me, new = mind.table.me, GEAR[mind.table.about]
    if new.category == "mount":
        better = new.front.numbers["movement"] > me.movement
    else:
        better = mind.scale.use(new.id, up=False) > mind.scale.use(
            me.weapon, up=me.gear.get(me.weapon, False)
        )
    return [float((option.verb == "yes") == better) for option in options]


def discard(mind: Mind, options: list[Option]) -> list[float]:
    return [-mind.scale.card(mind.card(option)) for option in options]


def take(mind: Mind, options: list[Option]) -> list[float]:
    return [mind.scale.card(mind.card(option)) for option in options]


def choose(mind: Mind, options: list[Option]) -> list[float]:
    """An alternative of a card or a token; an offer may be declined."""
    return [0.0 if option == PASS else branch_worth(mind, option.detail) for option in options]


def branch_worth(mind: Mind, label: str) -> float:
    life = life_of(mind.table)
    before = mind.scale.worth(life)
    rest = 0.0
    for op, amount in OPS.findall(label):
        rest += _happens(mind, life, op, amount)
    return mind.scale.worth(life) - before + rest


def _happens(mind: Mind, life: Life, op: str, amount: str) -> float:
    """A clause befalls the drifter; what of it life does not show is given back."""
    count = int(amount) if amount.isdigit() else 1
    match op:
        case "money":
            life.money = min(120.0, life.money + count)
        case "lose_money":
            life.money = max(0.0, life.money - count)
        case "lp":
            life.lp += count
        case "lose_lp":
            life.lp -= count
        case "mp":
            life.mp += count
        case "wp":
            life.mp = 0.0
            life.wp += count
        case "draw":
            life.drawn += count
        case "wound":
            life.wounds = min(3.0, life.wounds + count)
        case "heal":
            life.wounds = max(0.0, life.wounds - count)
        case "nugget":
            life.nuggets += count
        case "lose_nugget":
            life.nuggets = max(0.0, life.nuggets - count)
        case "discard" | "discard_random":
            worths = sorted([mind.scale.card(text) for text in life.hand])
            lost = worths[:count]
            return -(sum(lost, 0.0) if op == "discard" else sum(worths, 0.0) / max(1, len(worths)))
        case "return_cattle":
            life.token = ""
        case _:
            return clause_worth(Clause(op, count, kind=amount))
    return 0.0


def gladly(mind: Mind, options: list[Option]) -> list[float]:
    """Something for nothing: another roll of the die, a card that comes back, cattle."""
    return [float(option.verb == "yes") for option in options]


def roll_again(mind: Mind, options: list[Option]) -> list[float]:
    return [0.0 if option == PASS else DIE - FACES.get(option.detail, DIE) for option in options]


def sheriff(mind: Mind, options: list[Option]) -> list[float]:
    """Towards the outlaw whose arrest hurts most, and never towards the drifter."""
    table, worths = mind.table, []
    for option in options:
        here = table.sheriff if option == PASS else mind.place(option)
        worths.append(_chase(mind, here, table.amount - (option != PASS)))
    return worths


def _chase(mind: Mind, space: str, left: int) -> float:
    table = mind.table
    far = distances(space, "", ())
    best = 0.0
    for rival in table.others:
        if not rival.wp:
            continue
        way = far.get(rival.space, FAR)
        prize = mind.scale.wanted_by(rival) * mind.scale.harm(table, rival)
        best = max(best, prize * (1.0 if way <= left else 0.1 / (1.0 + way)))
    if table.me.wp:
        own = far.get(table.me.space, FAR)
        if own == 0:
            best -= 20.0
        else:
            best -= 0.2 * mind.scale.wanted(table.me.wp) / (1.0 + own)
    return best


def hunted(mind: Mind, options: list[Option]) -> list[float]:
    return [
        mind.scale.wanted_by(mind.table.places[option.seat])
        if option.seat != mind.table.me.seat
        else -9.0
        for option in options
    ]


def loot(mind: Mind, options: list[Option]) -> list[float]:
    me, rival = mind.table.me, mind.table.places[mind.table.by]
    room = 4 - me.nuggets
    takes = {
        "money": DOLLAR * 1.3 * min(rival.money / 2, 120 - me.money) + 0.005 * rival.money,
        "nuggets": mind.scale.nuggets(min((rival.nuggets + 1) // 2, room)) + 0.1 * rival.nuggets,
        "nothing": 0.0,
    }
    return [takes[option.detail] for option in options]


def give(mind: Mind, options: list[Option]) -> list[float]:
    """Billy the Kid wants something."""
    me = mind.table.me
    least = min([mind.scale.card(text) for text in me.hand]) if me.hand else UNKNOWN
    return [-least if option.detail == "card" else -DOLLAR * 10 for option in options]


def help_oneself(mind: Mind, options: list[Option]) -> list[float]:
    """Billy the Kid takes a card from the deck rather than the money."""
    return [UNKNOWN if option.detail == "card" else DOLLAR * 10 for option in options]


def ride_on(mind: Mind, options: list[Option]) -> list[float]:
    """Towards the bank with gold, else towards the next mine or hideout with a bandit."""
    me = mind.table.me
    goals = PLACES["bank"] if me.nuggets >= 3 else KINDS["mine"]
    if mind.scale.way.gold <= 0:
        goals = PLACES["cabaret"] if me.money >= 60 else KINDS["ranch"]
    worths = []
    for option in options:
        here = me.space if option == PASS else mind.place(option)
        far = distances(here, "", mind.table.bandits)
        worth = -float(min([far.get(goal, FAR) for goal in goals]))
        if here in mind.table.bandits:
            worth -= 5.0
        worths.append(worth)
    return worths


def character(mind: Mind, options: list[Option]) -> list[float]:
    """Who is made for the way the drifter was told, else anybody with a clear way."""
    worths = []
    for option in options:
        leans = LEANS.get(printed(mind.card(option)), {})
        told = leans.get(mind.scale.way.id, 0.0)
        worths.append(told + 0.2 * max(leans.values(), default=0.0))
    return worths


HOMES = {"law": "ranch", "cattle": "ranch", "gold": "bank", "crime": "bank", "gambling": "saloon"}
"""Where a way of life has most to do."""


def start_space(mind: Mind, options: list[Option]) -> list[float]:
    """As near as can be to where the way of life leads."""
    homes = KINDS[HOMES[mind.scale.way.id]]
    worths = []
    for option in options:
        far = distances(mind.place(option), "", ())
        worths.append(-float(min([far[home] for home in homes])))
    return worths


def ride(mind: Mind, options: list[Option]) -> list[float]:
    """Three spaces for a card: only for a poor one, with a way to go."""
    worths = []
    for option in options:
        text = mind.card(option)
        worths.append(0.0 if not text else 0.6 * ACTION - mind.scale.card(text))
    return worths


def agree(mind: Mind, options: list[Option]) -> list[float]:
    """A question nobody has told the drifter about: no is safe, and so is passing."""
    return [0.1 if option.verb in ("no", "pass") else 0.0 for option in options]


def token(mind: Mind, options: list[Option]) -> list[float]:
    """Of legend tokens the least goes back."""
    return [-float(printed(mind.card(option))) for option in options]


def sell_nuggets(mind: Mind, options: list[Option]) -> list[float]:
    """Without LP, only what is a must."""
    return [-float(mind.chair.said(option).number("amount")) for option in options]


def black_loot(mind: Mind, options: list[Option]) -> list[float]:
    """What the Man in Black has to give."""
    me = mind.table.me
    takes = {
        "money": DOLLAR * min(60, 120 - me.money),
        "nuggets": mind.scale.nuggets(min(2, 4 - me.nuggets)),
    }
    return [takes[option.detail] for option in options]


def lead(mind: Mind, options: list[Option]) -> list[float]:
    """Where the Man in Black stands: as far away as can be."""
    far = distances(mind.table.me.space, "", ())
    return [float(far.get(mind.place(option), FAR)) for option in options]


ANSWERS: dict[str, Answer] = {
    "token": token,
    "sell-nuggets": sell_nuggets,
    "black-loot": black_loot,
    "black-join": poker.join,
    "black-walk": lead,
    "black-space": lead,
    "help-oneself": help_oneself,
    "take-back": gladly,
    "ride-on": ride_on,
    "join": poker.join,
    "poker-card": poker.poker_card,
    "income": income,
    "gear": gear,
    "use-now": use_now,
    "discard": discard,
    "take-one": take,
    "choose": choose,
    "arrow": gladly,
    "roll-again": roll_again,
    "sheriff": sheriff,
    "hunted": hunted,
    "loot": loot,
    "take-cattle": gladly,
    "give": give,
    "character": character,
    "start-space": start_space,
    "ride": ride,
    "lay": fighting.lay,
    "fight-card": fighting.fight_card,
    "fight-reaction": fighting.react,
    "shootout": fighting.shootout,
    "cancel-fight": fighting.cancel_fight,
    "exchange": fighting.exchange,
}
