"""Tables for the tests of Wild West Show."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.event_deck import event_card_in_force, next_event_card
from saloon.kernel import option
from saloon.testing import Scenario, seat

SHOW: dict[str, Any] = {"modules": ["wild-west-show"]}
FOUR = ("sheriff", "outlaw", "outlaw", "renegade")
EVENTS = (
    "bone-orchard",
    "darling-valentine",
    "dorothy-rage",
    "gag",
    "helena-zontero",
    "lady-rosa-of-texas",
    "miss-susanna",
    "sacagaway",
    "showdown",
)
LAST = "wild-west-show-event"


def four(*hands: list[str], **first: Any) -> list[dict[str, Any]]:
    """Sheriff, two Outlaws, Renegade with these hands; `first` is more about the Sheriff."""
    given = [*hands, *[[] for _ in range(4 - len(hands))]]
    table = [seat(role=role, hand=hand) for role, hand in zip(FOUR, given, strict=True)]
    table[0] |= first
    return table


def now(s: Scenario) -> str | None:
    """The event of the show in force."""
    return event_card_in_force(s.state, "show")


def coming(s: Scenario) -> str | None:
    """The event of the show that everybody sees coming."""
    return next_event_card(s.state, "show")


def kinds(s: Scenario, kind: str) -> list[Any]:
    return [event for event in s.events if event.kind == kind]


def cannot_use(
    s: Scenario, who: int, what: str, rule: str, *, card: str = "", at: int = -1
) -> None:
    """An ability or an event cannot be used like this, because of that rule."""
    held = [slot for slot in s.state.players[who].hand if s.state.card(slot).id == card]
    tried = option("use", held[0] if held else -1, at, what)
    assert tried not in s.game.options(who)
    refusal = s.game.why_not(who, tried)
    assert refusal is not None
    assert refusal.rule == rule, refusal


def passes_turn(s: Scenario) -> None:
    """Ends the turn, and discards whatever is above the limit."""
    who = s.active
    s.ends_turn()
    while not s.game.over and s.game.decision.kind == "excess" and s.active == who:
        s.discards(s.hand_texts(who)[0])
