"""What must hold whenever somebody is asked."""

from __future__ import annotations

from saloon.games.legends.gains import items_of
from saloon.games.legends.state import MOST_ITEMS, MOST_MONEY, MOUNTS, WEAPONS, Legends


def problems(g: Legends) -> list[str]:
    found = g.misplaced("poker", "characters", "cattle")
    for player in g.players:
        who = f"seat {player.seat}"
        if player.mp and player.wp:
            found.append(f"{who} has points of both sides")  # WL-TERM-04
        if player.money not in range(0, MOST_MONEY + 1, 10):
            found.append(f"{who} has ${player.money}")
        if player.nuggets > 6:
            found.append(f"{who} carries {player.nuggets} nuggets")
        if len(items_of(player)) > MOST_ITEMS:
            found.append(f"{who} has more than {MOST_ITEMS} items")
        if len(player.cattle) > 1:
            found.append(f"{who} has more than one cattle token")
        for id_, kinds in ((player.weapon, WEAPONS), (player.mount, MOUNTS)):
            if id_ and (id_ not in kinds or id_ not in player.gear):
                found.append(f"{who} uses '{id_}' without having it")
        if player.character.id != "nobody" and not player.weapon:
            found.append(f"{who} has no weapon")  # WL-SETUP-23, WL-START-06
    if len(set(g.bandits)) != len(g.bandits) or len(g.bandits) > g.config.box.supply.bandits:
        found.append("there are too many bandits")
    for chapter in g.config.chapters:
        found += chapter.problems(g)
    return found
