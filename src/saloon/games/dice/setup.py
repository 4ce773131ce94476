"""Dealing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from saloon.games.dice.pieces import CharacterFace, Configuration
from saloon.games.dice.state import Dice, Player, new_table
from saloon.games.dice.turn import schedule_turn
from saloon.kernel import Event


def new_game(config: Configuration, seed: int, options: Mapping[str, Any]) -> Dice:
    g = new_table(config, seed)
    if not any(box.opens(g, options) for box in config.boxes):
        for group in g.layout.groups.values():
            g.shuffle(group)
        sit_down(g)
    return g


def sit_down(g: Dice, first: int | None = None) -> None:
    """Everybody looks at his role, the public ones are turned up, life points are laid out."""
    config = g.config
    for player in g.players:
        card = g.group("characters")[player.seat]
        g.reveal(card)
        player.becomes(cast(CharacterFace, g.face[card]).character)
        g.show(player.seat, player.seat)
        # DG-SETUP-08, DG-THREE-02
        if g.role(player) == "sheriff" or not config.has_sheriff:
            g.reveal(player.seat)
        player.life = player.max_life = sum(amount for _, amount in life_parts(g, player))
    leader = "sheriff" if config.has_sheriff else "deputy"
    starts = next(player.seat for player in g.players if g.role(player) == leader)
    g.active = starts if first is None else first
    schedule_turn(g, g.active)
    for box in config.boxes:
        box.set_up(g)
    g.tell(Event("dealt", g.active))


def life_parts(g: Dice, player: Player) -> list[tuple[str, int]]:
    """Where a player's life points come from: his character, his role, the boxes.

    Everybody may know it, so a role counts only once it is dealt and shown.
    """
    character, config = player.character, g.config
    if any(character in box.stand_ins for box in config.boxes):
        return [(character.id, player.max_life)]
    parts = [(character.id, character.life)]
    if g.knows(None, player.seat) and g.role(player) == "sheriff":
        parts.append(("sheriff", config.extra_life))
    parts += [(box.id, box.extra_life(g, player)) for box in config.boxes]
    return [(why, amount) for why, amount in parts if amount]
