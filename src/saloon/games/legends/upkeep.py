"""What must hold whenever somebody is asked."""

from __future__ import annotations

from saloon.games.legends.board import HIDEOUTS, SPACES
from saloon.games.legends.gains import items_of
from saloon.games.legends.player import (
    LAST_SPACE,
    MOST_ITEMS,
    MOST_MONEY,
    MOST_NUGGETS,
    MOST_WOUNDS,
    MOUNTS,
    NOBODY,
    WEAPONS,
    Player,
)
from saloon.games.legends.sources import UPGRADED
from saloon.games.legends.state import Legends


def problems(g: Legends) -> list[str]:
    found = g.misplaced(*g.layout.groups)
    for player in g.players:
        found += [f"seat {player.seat} {wrong}" for wrong in _of_player(g, player)]
    found += _of_table(g)
    for chapter in g.config.chapters:
        found += chapter.problems(g)
    return found


def _of_player(g: Legends, player: Player) -> list[str]:
    found: list[str] = []
    if player.mp and player.wp:
        found.append("has points of both sides")  # WL-TERM-04
    if not (0 <= player.mp <= LAST_SPACE and 0 <= player.wp <= LAST_SPACE and player.lp >= 0):
        found.append(f"has {player.mp} MP, {player.wp} WP and {player.lp} LP")
    if player.lp >= g.config.ability and not player.proven:
        found.append("has an ability that does not work")  # WL-TRACK-14
    if not 0 <= player.wounds <= MOST_WOUNDS:
        found.append(f"has {player.wounds} wounds")
    if player.money not in range(0, MOST_MONEY + 1, 10):
        found.append(f"has ${player.money}")
    room = MOST_NUGGETS
    for gear in g.equipment(player):
        room += gear.room(g, player)  # WL-LIMIT-08: kept, whatever mount is chosen
        if player.gear[gear.id] == UPGRADED and gear.kind.upgraded is None:
            found.append(f"has upgraded '{gear.id}'")
    if not 0 <= player.nuggets <= room:
        found.append(f"carries {player.nuggets} nuggets")
    if len(items_of(player)) > MOST_ITEMS:
        found.append(f"has more than {MOST_ITEMS} items")
    if len(player.cattle) > 1:
        found.append("has more than one cattle token")
    for id_, kinds in ((player.weapon, WEAPONS), (player.mount, MOUNTS)):
        if id_ and (id_ not in kinds or id_ not in player.gear):
            found.append(f"uses '{id_}' without having it")
    if player.character is not NOBODY and len(player.card) != 1:
        found.append("has not one character card")
    if g.turn and (not player.weapon or player.space not in SPACES):
        found.append("has no weapon or no place")  # WL-SETUP-23, WL-START-06
    return found


def _of_table(g: Legends) -> list[str]:
    found: list[str] = []
    hideouts = [hideout.spaces[0] for hideout in HIDEOUTS]
    if len(set(g.bandits)) != len(g.bandits) or len(g.bandits) > g.config.box.supply.bandits:
        found.append("there are too many bandits")
    if not set(g.bandits).issubset(hideouts):
        found.append("a bandit stands outside the hideouts")
    attacked = [space for space in g.bandits if space in [each.space for each in g.players]]
    if len(attacked) > 1:
        found.append("a bandit has not fought")
    if min(g.actions, g.points, g.steps_made) < 0 or (g.points and not g.going):
        found.append(f"{g.actions} actions and {g.points} points are left for '{g.going}'")
    if g.agenda and g.agenda[-1][0] == "income" and (g.hurt or g.aside or attacked):
        found.append("something of the turn before is not over")
    return found
