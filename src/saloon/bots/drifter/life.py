"""Where the drifter stands in life: what it has, and what that is worth in LP."""

from __future__ import annotations

from collections.abc import Mapping

from saloon.bots.drifter.atlas import FAR, distances
from saloon.bots.drifter.table import Place, Table, card_kind
from saloon.bots.drifter.ways import Way
from saloon.bots.drifter.worth import (
    DOLLAR,
    HAZARD,
    NUGGET,
    ROWS,
    TOKEN,
    UNKNOWN,
    WOUND,
    between,
    marshal_worths,
    symbol_worth,
    wanted_worths,
)
from saloon.games.legends.catalogue import pieces

CARD: Mapping[str, float] = {
    "living_legend": 0.95, "tenacity": 0.8, "hustle": 0.5, "bulletproof_vest": 0.5,
    "gold_lump": 0.9, "lady_luck": 0.4, "trackers_instinct": 0.35, "field_dressing": 0.25,
    "saddle_up": 0.3, "punch": 0.15, "hands_up": 0.35, "lightning_draw": 0.35, "manhunt": 0.5,
    "shootout": 0.2, "sprint": 0.25, "cheat": 0.3,
}  # fmt: skip

AHEAD = 5
"""Turns that a plan spans at most, this one included."""
HUNT = 3
"""Spaces that Manhunt moves the sheriff."""
PACES: Mapping[int, float] = {2: 0.0, 3: 0.25, 4: 0.42, 5: 0.5}
"""What a mount saves in a turn, by its movement."""
GEAR = pieces().equipment


class Life:
    """What may become of the drifter; amounts are expectations, so they may be broken."""

    __slots__ = (
        "actions", "bandits", "drawn", "fought", "gear", "hand", "lp", "marks", "money", "mount",
        "mp", "nuggets", "open", "points", "robbed", "space", "spent", "token", "token_worth",
        "turns", "wished", "wounds", "wp",
    )  # fmt: skip

    def __init__(self) -> None:
        self.space = ""
        self.actions = 0
        """Left in the turn."""
        self.spent = 0
        """Used up since now."""
        self.turns = 0
        """Ends of turns since now."""
        self.points = 0
        self.money = 0.0
        self.nuggets = 0.0
        self.lp = 0.0
        self.mp = 0.0
        self.wp = 0.0
        self.wounds = 0.0
        self.hand: tuple[str, ...] = ()
        self.drawn = 0.0
        """Cards drawn that nobody knows yet."""
        self.token = ""
        """The colour of the cattle held."""
        self.token_worth = 0.0
        self.gear: tuple[str, ...] = ()
        """Kinds owned; those with a plus are upgraded."""
        self.mount = 2
        self.bandits: tuple[str, ...] = ()
        self.open = ""
        """What is still going on: a visit to the "store", a "sale"."""
        self.robbed = False
        self.fought: tuple[int, ...] = ()
        self.marks = 0.0
        """What else was reached: stories, goals, harm to others."""
        self.wished = 0
        """Which wishes came true, as bits."""

    def copy(self) -> Life:
        other: Life = Life.__new__(Life)
        other.space = self.space
        other.actions = self.actions
        other.spent = self.spent
        other.turns = self.turns
        other.points = self.points
        other.money = self.money
        other.nuggets = self.nuggets
        other.lp = self.lp
        other.mp = self.mp
        other.wp = self.wp
        other.wounds = self.wounds
        other.hand = self.hand
        other.drawn = self.drawn
        other.token = self.token
        other.token_worth = self.token_worth
        other.gear = self.gear
        other.mount = self.mount
        other.bandits = self.bandits
        other.open = self.open
        other.robbed = self.robbed
        other.fought = self.fought
        other.marks = self.marks
        other.wished = self.wished
        return other

    def owns(self, kind: str) -> bool:
        return kind in self.gear or f"{kind}+" in self.gear

    def drop(self, text: str) -> None:
        """A card leaves the hand."""
        self.hand = tuple([each for each in self.hand if each != text])


def life_of(table: Table) -> Life:
    me = table.me
    life = Life()
    life.space = me.space
    life.actions = table.actions
    life.points = table.points
    life.money, life.nuggets = float(me.money), float(me.nuggets)
    life.lp, life.mp, life.wp = float(me.lp), float(me.mp), float(me.wp)
    life.wounds = float(me.wounds)
    life.hand = me.hand
    if me.cattle:
        life.token = me.cattle[0]
        life.token_worth = symbol_worth(me.herd[0]) if me.herd else TOKEN
    life.gear = tuple([f"{kind}+" if up else kind for kind, up in me.gear.items()])
    life.mount = me.movement + (1 if me.has("kit_carson") else 0)
    life.bandits = table.bandits
    life.open = table.going if table.going in ("store", "sale") else ""
    return life


# -- what it is worth --------------------------------------------------------------------------


class Scale:
    """Weighs lives at one moment of a game."""

    __slots__ = (
        "_cards", "_gear", "_later", "_marshal", "_theirs", "_wanted", "hold", "left", "limit",
        "me", "way",
    )  # fmt: skip

    def __init__(self, table: Table, way: Way) -> None:
        self.way = way
        self.me: Place = table.me
        self.left = table.turns_left
        """Turns to come after this one."""
        self.limit: int = table.me.limit + table.me.wounds
        self._cards: dict[tuple[str, ...], list[float]] = {}
        self._gear: dict[tuple[str, ...], float] = {}
        self.hold = max(0.0, min(1.0, self.left / 2.0))
        """How much of what can only be used later still counts."""
        self._marshal = marshal_worths(way.badge, self.left)
        self._wanted = wanted_worths(way.wanted, self.left, table)
        later = [max(0.0, self.left - turns) for turns in range(1, AHEAD)]
        self._later = [self._wanted, *[wanted_worths(way.wanted, left, table) for left in later]]
        self._theirs = wanted_worths(1.0, self.left, table)

    def worth(self, life: Life) -> float:
        return (
            life.lp
            + life.marks
            + self.purse(life)
            + between(self._marshal, life.mp)
            + (between(self._later[min(life.turns, AHEAD - 1)], life.wp) if life.wp else 0.0)
            + self.cards(life)
            + self.gear(life.gear)
            + self.hold * (life.token_worth + 0.4 if life.token else 0.0)
            - self.wounds(life.wounds)
        )

    def money(self, dollars: float) -> float:
        held = min(dollars, 120.0)
        if self.left <= 0:
            return float(int(held / 60.0 + 1e-6))
        return DOLLAR * held

    def purse(self, life: Life) -> float:
        """Money and gold; of an outlaw's the law may take half."""
        worth = self.money(life.money) + self.hold * NUGGET * life.nuggets
        return worth * (1.0 - 0.5 * HAZARD) if life.wp and self.left > 0 else worth

    def wounds(self, wounds: float) -> float:
        return wounds if self.left <= 0 else WOUND * wounds

    def card(self, text: str) -> float:
        kind = card_kind(text)
        worth = CARD.get(kind, UNKNOWN)
        if kind == "living_legend" and self.way.wanted > 0:
            worth = max(worth, self.wanted(1.0 + self.me.wp) - self.wanted(float(self.me.wp)) - 0.3)
        return worth

    def cards(self, life: Life) -> float:
        """The best that can be kept; what is over the limit is lost."""
        if self.left <= 0:
            return 0.02 * len(life.hand)
        room: float = max(2.0, self.limit - life.wounds)
        worths = self._cards.get(life.hand)
        if worths is None:
            worths = [self.card(text) for text in life.hand]
            worths.sort(reverse=True)
            self._cards[life.hand] = worths
        total: float = 0.0
        for worth in worths:
            share: float = min(1.0, room)
            if share <= 0:
                break
            total += share * worth
            room -= share
        total += UNKNOWN * min(room, life.drawn)
        return total * self.hold

    def marshal(self, mp: float) -> float:
        return between(self._marshal, mp)

    def wanted(self, wp: float) -> float:
        return between(self._wanted, wp)

    def nuggets(self, count: float) -> float:
        return self.hold * NUGGET * count

    def wanted_by(self, rival: Place) -> float:
        """What wanted points are worth to somebody else."""
        return between(self._theirs, float(rival.wp))

    def turn_ends(self, life: Life) -> None:
        """What an outlaw gains at the end of a turn: wanted points are better had early."""
        if life.wp:
            life.lp += self.way.wanted * between(ROWS, life.wp)

    def harm(self, table: Table, rival: Place) -> float:
        """What it is worth to take an LP from somebody: more from who is ahead."""
        lead = max([each.lp for each in table.places])
        ahead = rival.lp == lead and rival.lp > self.me.lp
        return (2.0 if ahead else 1.0) / len(table.others)

    def hunt(self, table: Table) -> float:
        """What it is worth to send the sheriff out now."""
        far = distances(table.sheriff, "", ())
        best = 0.0
        for rival in table.others:
            if rival.wp and far.get(rival.space, FAR) <= HUNT:
                chance = 0.85 if rival.cards < 2 else 0.6
                best = max(best, chance * self.wanted_by(rival) * self.harm(table, rival))
        return best

    def danger(self, table: Table, life: Life) -> float:
        """What an outlaw risks who ends a turn near the sheriff, or near the law."""
        far = distances(table.sheriff, "", ()).get(life.space, FAR)
        risk = 0.2 if far <= HUNT else 0.08 if far <= HUNT + 2 else 0.0
        for rival in table.others:
            if rival.mp and rival.cards:
                near = distances(rival.space, "", ()).get(life.space, FAR)
                risk += 0.15 if near <= rival.movement else 0.0
        return risk * between(self._wanted, life.wp)

    def gear(self, owned: tuple[str, ...]) -> float:
        known = self._gear.get(owned)
        if known is None:
            known = self._gear[owned] = self._equipment(owned)
        return known

    def _equipment(self, owned: tuple[str, ...]) -> float:
        total, pace = 0.0, 0.0
        for each in owned:
            kind = GEAR[each.rstrip("+")]
            up = each.endswith("+")
            side = kind.upgraded if up and kind.upgraded is not None else kind.front
            total += side.numbers.get("end_lp", 0)
            if kind.category == "mount":
                pace = max(pace, PACES.get(side.numbers["movement"], 0.0))
                total += 0.08 * self.left * self.way.gold if kind.id == "mule" else 0.0
            else:
                total += self.left * self.use(kind.id, up)
        return total + pace * min(self.left, 12.0)

    def use(self, kind: str, up: bool) -> float:
        """What a weapon or an item brings in a turn."""
        way = self.way
        match kind:
            case "revolver":
                return 0.04 if up else 0.0
            case "shotgun":
                return 0.1 if up else 0.04
            case "rifle":
                return 0.1 if up else 0.03
            case "map":
                return 0.3 * way.gold
            case "ten_gallon":
                return 0.3 * way.poker
            case "provisions":
                return 0.03
            case _:
                return 0.01
