"""A table with the train, as the tests of The Great Train Robbery lay it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.games.bang.modules.great_train_robbery.rails import rails
from saloon.kernel import Option, option
from saloon.testing import Scenario

ROW = ("boom-town", "dodgeville", "virginia-town", "tombrock", "yooma", "frisco", "catico")
TRAIN = ("caboose", "mail-car", "lounge-car")
TAKE, ADVANCE = "great-train-robbery take", "great-train-robbery advance"


def table(
    *seats: Mapping[str, Any],
    row: Sequence[str] = ROW,
    train: Sequence[str] = TRAIN,
    at: int = 1,
    side: str = "leland",
    boxes: Sequence[str] = (),
    players: int | None = None,
    stock: Sequence[str] = (),
    **given: Any,
) -> Scenario:
    """The locomotive has `at` stations to its left; `stock` are the next railcars."""
    size = players or max(4, len(seats))
    kept = {
        "row": list(row[:size]),
        "train": list(train),
        "at": at,
        "leland": int(side == "leland"),
    }
    s = Scenario(
        seats=seats,
        players=size,
        modules=["great-train-robbery", *boxes],
        kept={"great-train-robbery": kept},
        **given,
    )
    for railcar in reversed(stock):
        slot = slot_of(s, railcar)
        rails(s.state).stock.remove(slot)
        rails(s.state).stock.append(slot)
    return s


def called(s: Scenario, slot: int) -> str:
    name: str = s.state.face[slot].text.partition(":")[2]
    return name


def slot_of(s: Scenario, piece: str) -> int:
    """The slot of a railcar by name, wherever it is."""
    return next(slot for slot in s.state.group("railcar") if called(s, slot) == piece)


def train(s: Scenario) -> list[str]:
    return [called(s, slot) for slot in rails(s.state).train]


def row(s: Scenario) -> list[str]:
    return [called(s, slot) for slot in rails(s.state).row]


def stock(s: Scenario) -> list[str]:
    """The deck of railcars, its top first."""
    return [called(s, slot) for slot in reversed(rails(s.state).stock)]


def at(s: Scenario) -> int:
    return rails(s.state).at


def side(s: Scenario) -> str:
    return rails(s.state).side


def offers(s: Scenario, detail: str = TAKE) -> dict[str, list[str]]:
    """The railcars that can be had like this, each with the cards that pay for it."""
    found: dict[str, list[str]] = {}
    for each in s.game.options(s.game.decision.seats[0]):
        if each.detail == detail:
            paid = "" if each.second < 0 else s.state.card(each.second).id
            found.setdefault(called(s, each.slot), []).append(paid)
    return found


def takes(s: Scenario, railcar: str, pay: str = "", *, how: str = TAKE) -> None:
    """Whoever is asked takes a railcar and pays with a card."""
    who = s.game.decision.seats[0]
    for each in s.game.options(who):
        if each.detail == how and called(s, each.slot) == railcar and _pays(s, each, pay):
            s._choose(who, each)
            return
    raise AssertionError(f"{railcar} cannot be taken for '{pay}': {s.options(who)}")


def _pays(s: Scenario, chosen: Option, pay: str) -> bool:
    if not pay or chosen.second < 0:
        return not pay
    text: str = s.state.face[chosen.second].text
    return pay in (text, text.partition(":")[0], text.partition(":")[2])


def gives(s: Scenario, who: int, piece: str, to: int) -> None:
    s.responds(who, piece, at=to)


def answers(s: Scenario, who: int, railcar: str, pay: str) -> None:
    """A railcar in play is used with another card."""
    for each in s.game.options(who):
        used = each.verb == "use" and each.second >= 0 and called(s, each.slot) == railcar
        if used and _pays(s, each, pay):
            s._choose(who, each)
            return
    raise AssertionError(f"{railcar} cannot be used with '{pay}': {s.options(who)}")


def refused(
    s: Scenario, detail: str, railcar: str = "", *, seat: int = -1, second: int = -1, who: int = 0
) -> str:
    """By which rule something is refused; nothing changes."""
    slot = slot_of(s, railcar) if railcar else -1
    tried = option("use", slot, seat, detail, second)
    assert tried not in s.game.options(who), "it is possible"
    refusal = s.game.why_not(who, tried)
    assert refusal is not None
    return refusal.rule


def empty_the_stock(s: Scenario) -> None:
    """All railcars that lie face down are in front of seat 3."""
    kept = rails(s.state)
    for slot in kept.stock:
        s.state.reveal(slot)
        s.state.enter_play(s.state.players[3], slot)
    kept.stock.clear()
    s.state.rearranged()


def told(s: Scenario, kind: str) -> list[Mapping[str, Any]]:
    return [event.facts for event in s.events if event.kind == kind]
