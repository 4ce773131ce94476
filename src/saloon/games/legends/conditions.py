"""What stories and goals ask for: conditions, each as its row of data reads.

A condition is looked at for one player and some of his deeds: a story reads those of the turn
(`of_this_turn`), a goal also what came since the player's turn before (`since_own_turn`). A state
has to hold now; something done has to be among the deeds. `data/README.md` explains the types; each
has one small function here.

Some conditions ask for a discard: they are met if it can be paid, and `pay` takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from saloon.games.legends.acts import under_way
from saloon.games.legends.board import TOWN, place
from saloon.games.legends.fights.fight import FightDeclared, FightWon
from saloon.games.legends.gains import give_back, items_of
from saloon.games.legends.moments import (
    Acted,
    Arrived,
    CattleSold,
    Deed,
    Entered,
    Equipped,
    Gained,
    Healed,
    Lost,
    NuggetsSold,
    PokerPlayed,
    UsedUp,
)
from saloon.games.legends.pieces import Condition
from saloon.games.legends.player import MOUNTS, Player
from saloon.games.legends.poker.hands import at_least
from saloon.games.legends.sources import UPGRADED
from saloon.games.legends.state import Legends
from saloon.kernel import Decision, Effect, Event, Option, Script, option

Deeds = Sequence[Deed]
Check = Callable[[Legends, Player, Condition, Deeds], bool]
D = TypeVar("D", bound=Deed)


def met(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    """Whether a player meets a condition, and could pay what it asks for."""
    return CHECKS[condition.type](g, player, condition, deeds)


# -- what was done ---------------------------------------------------------------------------------


def of_this_turn(g: Legends, player: Player) -> list[Deed]:
    """WL-STORY-16: what a player has done in this turn."""
    return [deed for deed in since_own_turn(g, player) if deed.turn == g.turn]


def since_own_turn(g: Legends, player: Player) -> list[Deed]:
    """WL-GOAL-16: what happened to a player since the end of his turn before.

    Whoever puts down a cylinder or shows a goal ends the movement that is open (WL-MOVE-08), so
    that it has ended here for the condition as well.
    """
    deeds = [each for each in g.moments if isinstance(each, Deed) and each.seat == player.seat]
    if player.seat == g.active and under_way(g):
        deeds.append(Arrived(g, player))
    return deeds


def _all_of(kind: type[D], deeds: Deeds) -> list[D]:
    return [deed for deed in deeds if isinstance(deed, kind)]


def _at(condition: Condition, space: str) -> bool:
    """Whether a space is where the condition wants it to be, if it names a place."""
    if condition.locations and place(space) not in condition.locations:
        return False
    if condition.town and TOWN[space] != condition.town:
        return False
    return not (condition.outside_towns and TOWN[space])


def _within(number: int, condition: Condition) -> bool:
    return number >= condition.min and (condition.max is None or number <= condition.max)


def _adds_up(condition: Condition, deeds: Deeds, amounts: list[tuple[Deed, int]]) -> bool:
    """WL-STORY-33: whether these are enough together, in the turn or within one action.

    What comes at the start or end of a turn belongs to no action.
    """
    if condition.scope != "action":
        return sum([amount for _, amount in amounts]) >= condition.min
    sums: dict[tuple[int, int], int] = {}
    for deed, amount in amounts:
        when = (deed.turn, deed.action)
        if deed.action and (not condition.action or when in _times(condition.action, deeds)):
            sums[when] = sums.get(when, 0) + amount
    return max(sums.values(), default=0) >= condition.min


def _times(action: str, deeds: Deeds) -> list[tuple[int, int]]:
    """When an action was taken."""
    return [(deed.turn, deed.action) for deed in _all_of(Acted, deeds) if deed.act == action]


# -- states ----------------------------------------------------------------------------------------


def _has(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    held = {
        "money": player.money,
        "nuggets": player.nuggets,
        "lp": player.lp,
        "mp": player.mp,
        "wp": player.wp,
        "wounds": player.wounds,
        "hand": len(player.hand),
        "items": len(items_of(player)),
    }[condition.resource]
    return _within(held, condition) and _at(condition, player.space)


def _owns_mount(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(id_ in player.gear for id_ in MOUNTS)


def _owns_upgraded(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    upgraded = [id_ for id_ in condition.any_of if player.gear.get(id_) == UPGRADED]
    return len(upgraded) >= condition.number


def _holds_cattle(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return bool(player.cattle) and _at(condition, player.space)


# -- deeds -----------------------------------------------------------------------------------------


def _gained(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    amounts: list[tuple[Deed, int]] = []
    for deed in _all_of(Gained, deeds):
        if deed.resource == condition.resource:
            amounts.append((deed, deed.amount))
    return _adds_up(condition, deeds, amounts)


def _spent_money(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    amounts: list[tuple[Deed, int]] = []
    for deed in _all_of(Lost, deeds):
        if deed.resource == "money" and deed.paid:
            amounts.append((deed, deed.amount))
    return _adds_up(condition, deeds, amounts)


def _sold_nuggets(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    amounts: list[tuple[Deed, int]] = [(deed, deed.count) for deed in _all_of(NuggetsSold, deeds)]
    return _adds_up(condition, deeds, amounts)


def _healed(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    amounts: list[tuple[Deed, int]] = [(deed, deed.amount) for deed in _all_of(Healed, deeds)]
    return _adds_up(condition, deeds, amounts)


def _did_action(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    taken = [deed for deed in _all_of(Acted, deeds) if deed.act == condition.action]
    places = {place(deed.space) for deed in taken if _at(condition, deed.space)}
    return len(places) >= condition.places


def _bought(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(
        deed.how == "bought" and deed.item == condition.item for deed in _all_of(Equipped, deeds)
    )


def _used_item(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(deed.item in condition.any_of for deed in _all_of(UsedUp, deeds))


def _sold_cattle(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(condition.how in ("any", deed.how) for deed in _all_of(CattleSold, deeds))


def _declared_fight(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(deed.fight in condition.fights for deed in _all_of(FightDeclared, deeds))


def _won_fight(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(_such_a_victory(condition, deed) for deed in _all_of(FightWon, deeds))


def _such_a_victory(condition: Condition, deed: FightWon) -> bool:
    """WL-GOAL-14: over anyone, on either side, unless the condition says more."""
    beaten = (deed.against, "outlaw") if deed.outlaw else (deed.against,)
    if condition.opponents and not any(each in condition.opponents for each in beaten):
        return False
    if condition.fights and deed.fight not in condition.fights:
        return False
    if condition.weapon and deed.weapon != condition.weapon:
        return False
    if deed.wounds < condition.min_wounds:
        return False
    if condition.max_wounds is not None and deed.wounds > condition.max_wounds:
        return False
    if condition.with_sheriff and not (TOWN[deed.space] and TOWN[deed.space] == TOWN[deed.sheriff]):
        return False
    return _at(condition, deed.space)


def _ended_movement(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    """WL-MOVE-16: a movement of any kind."""
    for deed in _all_of(Arrived, deeds):
        if condition.mount and deed.mount != condition.mount:
            continue
        if condition.item and condition.item not in deed.gear:
            continue
        if condition.cattle and not deed.cattle:
            continue
        if _at(condition, deed.space):
            return True
    return False


def _moved(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    entered = [deed for deed in _all_of(Entered, deeds) if deed.mount == condition.mount]
    return len(entered) >= condition.min


def _poker(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    for deed in _all_of(PokerPlayed, deeds):
        if condition.result and condition.result != ("win" if deed.won else "lose"):
            continue
        if condition.started and not deed.started:
            continue
        if not condition.hand or at_least(deed.combination, condition.hand):
            return True
    return False


# -- discards --------------------------------------------------------------------------------------


def _discard_cards(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return _at(condition, player.space) and bool(_fitting(g, player, condition, []))


def _fitting(g: Legends, player: Player, condition: Condition, given: list[int]) -> list[int]:
    """The cards that can be given next, so that all that are asked for can be found."""
    return [
        slot
        for slot in player.hand
        if slot not in given and _can_be_found(g, player, condition, [*given, slot])
    ]


def _can_be_found(g: Legends, player: Player, condition: Condition, given: list[int]) -> bool:
    """Whether these cards are some of those asked for, and the hand has the others."""
    if condition.ranks:
        missing = list(condition.ranks)
        for slot in given:
            rank = g.poker(slot).rank
            if rank not in missing:
                return False
            missing.remove(rank)
        held = [g.poker(slot).rank for slot in player.hand if slot not in given]
        return all(held.count(rank) >= missing.count(rank) for rank in missing)
    if not condition.same:
        return len(player.hand) >= condition.number
    kinds = [_kind(g, slot, condition.same) for slot in given]
    held = [_kind(g, slot, condition.same) for slot in player.hand]
    return kinds.count(kinds[0]) == len(kinds) and held.count(kinds[0]) >= condition.number


def _kind(g: Legends, slot: int, same: str) -> str:
    card = g.poker(slot)
    return card.suit if same == "suit" else card.rank


def _discard_item(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return condition.item in player.gear and _at(condition, player.space)


def pay(g: Legends, player: Player, condition: Condition, why: str, rule: str) -> Effect:
    """WL-STORY-15, WL-GOAL-18: what the condition asks for is discarded."""
    if condition.type == "discard_item":
        give_back(player, condition.item)  # WL-GOAL-12
        g.tell(Event("gave-back", player.seat, {"card": condition.item, "why": why}))
        return None
    if condition.type == "discard_cards":
        return _pay_cards(g, player, condition, why, rule)
    return None


def _pay_cards(
    g: Legends, player: Player, condition: Condition, why: str, rule: str
) -> Script[None]:
    """One card at a time. Who has no others is not asked, who has is: that betrays no hand."""
    given: list[int] = []
    for left in range(condition.number, 0, -1):
        if len(player.hand) == condition.number:
            given.append(_next_cards(g, player, condition, given)[0])
            continue
        answer: Option = yield _which_card(g, player, condition, given[:], left, why, rule)
        given.append(answer.slot)
    for slot in given:
        g.discard(player, slot, why)


def _which_card(
    g: Legends, player: Player, condition: Condition, given: list[int], left: int, why: str,
    rule: str,
) -> Decision:  # fmt: skip
    def options(_: int) -> list[Option]:
        return [option("discard", slot) for slot in _next_cards(g, player, condition, given)]

    return Decision((player.seat,), "discard", options, rule=rule, about=why, amount=left)


def _next_cards(g: Legends, player: Player, condition: Condition, given: list[int]) -> list[int]:
    """Those that fit. In a world sampled for somebody else none may do so: then any of the hand."""
    fitting = _fitting(g, player, condition, given)
    return fitting or [slot for slot in player.hand if slot not in given]


# -- together --------------------------------------------------------------------------------------


def _all(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return all(met(g, player, part, deeds) for part in condition.of)


def _any(g: Legends, player: Player, condition: Condition, deeds: Deeds) -> bool:
    return any(met(g, player, part, deeds) for part in condition.of)


CHECKS: dict[str, Check] = {
    "has": _has,
    "owns_mount": _owns_mount,
    "owns_upgraded": _owns_upgraded,
    "holds_cattle": _holds_cattle,
    "gained": _gained,
    "did_action": _did_action,
    "spent_money": _spent_money,
    "bought": _bought,
    "used_item": _used_item,
    "healed": _healed,
    "sold_cattle": _sold_cattle,
    "sold_nuggets": _sold_nuggets,
    "won_fight": _won_fight,
    "declared_fight": _declared_fight,
    "ended_movement": _ended_movement,
    "moved": _moved,
    "poker": _poker,
    "discard_cards": _discard_cards,
    "discard_item": _discard_item,
    "all": _all,
    "any": _any,
}
