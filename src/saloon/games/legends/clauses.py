"""Carries out what cards and tokens say, clause by clause (`data/README.md` lists them).

`gains.simply` does what asks nothing. A chapter adds the clauses that are its own to `OPS`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from saloon.games.legends.asking import discard_cards
from saloon.games.legends.gains import room_for_nuggets, simply, why_no_item
from saloon.games.legends.pieces import Clause
from saloon.games.legends.player import MOST_MONEY, MOST_WOUNDS, Player
from saloon.games.legends.state import Legends
from saloon.kernel import Decision, Effect, Option, Script, option

NOTHING, PART, WHOLE = 0, 1, 2
"""How much of what is offered or demanded is possible."""

Op = Callable[[Legends, Player, Clause, str], Effect]


def take(g: Legends, player: Player, clauses: Sequence[Clause], why: str) -> Effect:
    """Carry out clauses in their order; a script only if something has to be asked."""
    for at, clause in enumerate(clauses):
        if not simply(g, player, clause, why):
            return _take(g, player, clauses[at:], why)
    return None


def _take(g: Legends, player: Player, clauses: Sequence[Clause], why: str) -> Script[None]:
    for clause in clauses:
        if not simply(g, player, clause, why):
            yield from OPS[clause.op](g, player, clause, why) or ()


def _choose(g: Legends, player: Player, clause: Clause, why: str) -> Script[None]:
    """WL-LIMIT-07, -09, -10, WL-STORY-34: one of those of which most is possible."""
    open_ = possible_branches(g, player, clause.options)
    if not open_:
        return
    at = open_[0]
    if len(open_) > 1:
        names = [option("choose", detail=label(clause.options[each])) for each in open_]
        answer: Option = yield Decision(
            (player.seat,), "choose", lambda _: names, rule="WL-LIMIT-07", about=why,
        )  # fmt: skip
        at = open_[names.index(answer)]
    yield from take(g, player, clause.options[at], why) or ()


def _discard(g: Legends, player: Player, clause: Clause, why: str) -> Effect:
    if not player.hand:
        return None
    return discard_cards(g, player, clause.amount, why, "WL-EFFECT-17")


def _discard_random(g: Legends, player: Player, clause: Clause, why: str) -> Effect:
    for _ in range(min(clause.amount, len(player.hand))):
        g.discard(player, g.pick(player.hand), why)
    return None


OPS: dict[str, Op] = {
    "choose": _choose,
    "discard": _discard,
    "discard_random": _discard_random,
}


def label(clauses: Sequence[Clause]) -> str:
    """The name of an alternative, which leads to its text: `wound-1_money-20`."""
    return "_".join([_named(clause) for clause in clauses])


def _named(clause: Clause) -> str:
    what = str(clause.amount) if clause.amount else clause.kind or clause.resource
    return f"{clause.op}-{what}" if what else clause.op


# -- what is possible ------------------------------------------------------------------------------


def possible_branches(
    g: Legends, player: Player, branches: Sequence[Sequence[Clause]]
) -> list[int]:
    """Which alternatives may be chosen; none if there is nothing in any of them."""
    much = [possible(g, player, branch) for branch in branches]
    best = max(much)
    if best == NOTHING:
        return []
    return [at for at, each in enumerate(much) if each == best]


def possible(g: Legends, player: Player, clauses: Sequence[Clause]) -> int:
    """How much of an alternative is possible: what it demands, or else what it offers."""
    losses = [_loss(player, clause) for clause in clauses if clause.op in LOSSES]
    if losses:
        return min(losses)
    gains = [_gain(g, player, clause) for clause in clauses]
    return max(gains, default=NOTHING)


LOSSES = frozenset(
    {
        "lose_money", "lose_nugget", "lose_half", "lose_lp", "discard", "discard_random", "wound",
        "return_cattle",
    }
)  # fmt: skip


def _loss(player: Player, clause: Clause) -> int:
    have = {
        "lose_money": player.money,
        "lose_nugget": player.nuggets,
        "lose_half": player.money if clause.resource == "money" else player.nuggets,
        "lose_lp": player.lp,
        "discard": len(player.hand),
        "discard_random": len(player.hand),
        "wound": MOST_WOUNDS - player.wounds,
        "return_cattle": len(player.cattle),
    }[clause.op]
    if not have:
        return NOTHING
    return WHOLE if have >= clause.amount else PART


def _gain(g: Legends, player: Player, clause: Clause) -> int:
    """WL-SIDE-05, WL-STORY-34: whether anything at all could be taken."""
    match clause.op:
        case "mp":
            can = not player.wp
        case "money":
            can = player.money < MOST_MONEY
        case "nugget":
            can = room_for_nuggets(g, player) > 0
        case "heal":
            can = player.wounds > 0
        case "draw":
            can = bool(g.deck or g.pile)
        case "item":
            can = why_no_item(g, player, clause.kind) is None
        case "sell_nuggets":
            can = player.nuggets > 0
        case _:
            can = True
    return WHOLE if can else NOTHING
