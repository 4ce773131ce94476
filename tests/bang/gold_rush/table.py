"""A table with the shop, as the tests of Gold Rush lay it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.games.bang.modules.gold_rush.gold import gold
from saloon.kernel import option
from saloon.testing import Scenario

SHOP = ("boots", "union-pacific", "gun-belt", "shot", "bottle")
"""The first three that nobody wears."""
RICH = 9


def table(
    *seats: Mapping[str, Any],
    nuggets: Sequence[int] | int = RICH,
    worn: Mapping[int, Sequence[str]] | None = None,
    shop: Sequence[str] | None = None,
    boxes: Sequence[str] = (),
    players: int | None = None,
    spent: Sequence[str] | None = None,
    **given: Any,
) -> Scenario:
    """Seat 0 has so many nuggets, the others none; `worn` is what lies in front of whom."""
    size = players or max(4, len(seats))
    purses = [nuggets] + [0] * (size - 1) if isinstance(nuggets, int) else list(nuggets)
    taken = [piece for pieces in (worn or {}).values() for piece in pieces]
    offered = [piece for piece in SHOP if piece not in taken][:3]
    kept: dict[str, Any] = {
        "nuggets": purses + [0] * (size - len(purses)),
        "shop": offered if shop is None else list(shop),
        "worn": [list((worn or {}).get(seat, ())) for seat in range(size)],
    }
    if spent is not None:
        kept["spent"] = list(spent)
    return Scenario(
        seats=seats,
        players=size,
        modules=["gold-rush", *boxes],
        kept={"gold-rush": kept},
        **given,
    )


def nuggets(s: Scenario) -> list[int]:
    return gold(s.state).nuggets


def worn(s: Scenario, who: int) -> list[str]:
    return [called(s, slot) for slot in gold(s.state).worn[who]]


def shop(s: Scenario) -> list[str]:
    return [called(s, slot) for slot in gold(s.state).shop]


def spent(s: Scenario) -> list[str]:
    """What lies face up below the others."""
    return [called(s, slot) for slot in gold(s.state).spent]


def called(s: Scenario, slot: int) -> str:
    name: str = s.state.face[slot].text.partition(":")[2].partition("#")[0]
    return name


def slot_of(s: Scenario, piece: str) -> int:
    """The slot of a piece by name, wherever it is."""
    return next(slot for slot in s.state.group("equipment") if called(s, slot) == piece)


def lay_on_top(s: Scenario, piece: str) -> None:
    """The next piece from the stock is this one."""
    stock = gold(s.state).stock
    slot = next(slot for slot in stock if called(s, slot) == piece)
    stock.remove(slot)
    stock.append(slot)


def empty_the_stock(s: Scenario) -> None:
    """All face-down pieces have been turned up before."""
    kept = gold(s.state)
    kept.spent += kept.stock
    kept.stock.clear()
    for slot in kept.spent:
        s.state.reveal(slot)


def refused(
    s: Scenario, what: str, *, slot: int = -1, at: int = -1, who: int = 0
) -> tuple[str, Mapping[str, Any]]:
    """By which rule, and with which facts, a use is refused; nothing changes."""
    tried = option("use", slot, at, what)
    assert tried not in s.game.options(who), "it is possible"
    refusal = s.game.why_not(who, tried)
    assert refusal is not None
    return refusal.rule, refusal.facts


def buys(s: Scenario, piece: str) -> None:
    s.uses(s.game.decision.seats[0], _text(s, piece, "gold-rush buy"))


def _text(s: Scenario, piece: str, what: str) -> str:
    who = s.game.decision.seats[0]
    for each in s.game.options(who):
        if each.detail == what and called(s, each.slot) == piece:
            text: str = s.state.face[each.slot].text
            return text
    raise AssertionError(f"{piece} cannot be had by '{what}': {s.options(who)}")


def forces(s: Scenario, piece: str, owner: int) -> None:
    s.uses(s.game.decision.seats[0], _text(s, piece, "gold-rush force"), at=owner)


def drinks_for_gold(s: Scenario) -> None:
    s.uses(s.game.decision.seats[0], "gold-rush beer")
