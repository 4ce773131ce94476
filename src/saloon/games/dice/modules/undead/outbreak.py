"""The outbreak: who rises, and who leads them."""

from __future__ import annotations

from saloon.games.dice.losses import give_back
from saloon.games.dice.modules.undead.boneyard import boneyard
from saloon.games.dice.modules.undead.zombie import ZOMBIE
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event
from saloon.kernel.layout import NOBODY


def break_out(g: Dice, first: Player) -> None:
    """The dead rise as this player's turn begins."""
    yard = boneyard(g)
    yard.due, yard.outbreak = False, True
    yard.deck, yard.face_up, yard.fallen = [], [], []  # UA-OUTBREAK-05
    # UA-OUTBREAK-12, 13: counted clockwise from the player on turn, himself included.
    renegades = [player for player in g.living(first.seat) if g.role(player) == "renegade"]
    yard.master = renegades[0].seat if renegades else NOBODY
    rising = [player for player in g.players if player.out or player in renegades[1:]]
    life = sum(player not in rising for player in g.players)
    zombies = [player.seat for player in rising]
    facts = {"zombies": zombies, "life": life}
    if renegades:
        facts["master"] = yard.master
    g.tell(Event("outbreak", first.seat, facts))
    if renegades:
        g.reveal(yard.master)
    for player in rising:
        _rise(g, player, life)


def _rise(g: Dice, player: Player, life: int) -> None:
    """UA-OUTBREAK-14: a Renegade who is still alive gives everything back, too."""
    if not player.out:
        g.reveal(player.seat)
        give_back(g, player, ZOMBIE.id)
    player.out = False
    player.becomes(ZOMBIE)
    player.life = player.max_life = life


def risen(g: Dice, player: Player) -> bool:
    return player.character is ZOMBIE or player.seat == boneyard(g).master
