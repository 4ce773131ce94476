"""Tables with load tokens."""

from __future__ import annotations

from typing import Any

from saloon.games.bang.modules.armed_and_dangerous.loads import (
    CHARACTER,
    FRESH,
    dangerous,
    loads,
    supply,
    tokens,
)
from saloon.testing import Scenario


def table(
    *seats: dict[str, Any],
    on_cards: dict[str, int] | None = None,
    on_characters: tuple[int, ...] = (),
    spent: int = 0,
    modules: tuple[str, ...] = (),
    **given: Any,
) -> Scenario:
    """Dangerous cards in play hold 3 tokens unless it is said otherwise.

    `spent` tokens are taken out of the supply: they lie on the last seat's character.
    """
    s = Scenario(seats=seats, modules=["armed-and-dangerous", *modules], **given)
    kept = loads(s.state)
    for player in s.state.players:
        for slot in dangerous(s.state, player):
            kept.on_cards[slot] = (on_cards or {}).get(s.state.card(slot).id, FRESH)
    for who, count in enumerate(on_characters):
        kept.on_characters[who] = count
    if spent:
        kept.on_characters[-1] = spent
    return s


def load_of(s: Scenario, who: int, card: str = "") -> int:
    """The tokens on a card in front of a player, or on the character."""
    player = s.state.players[who]
    if not card:
        return tokens(s.state, player, CHARACTER)
    for slot in player.in_play:
        if s.state.card(slot).id == card:
            return tokens(s.state, player, slot)
    raise AssertionError(f"no {card} lies in front of seat {who}")


def in_supply(s: Scenario) -> int:
    return supply(s.state)
