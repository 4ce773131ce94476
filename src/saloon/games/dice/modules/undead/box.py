"""What the Boneyard and its zombies have a say in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from saloon.games.dice.box import Box
from saloon.games.dice.modules.undead.boneyard import (
    FACES,
    PILE,
    Boneyard,
    boneyard,
    hands_on,
    turn_up,
)
from saloon.games.dice.modules.undead.module import module
from saloon.games.dice.modules.undead.outbreak import break_out, risen
from saloon.games.dice.modules.undead.placing import NAMES, place
from saloon.games.dice.modules.undead.zombie import DICE, ZOMBIE, ZOMBIES_AT_MOST
from saloon.games.dice.pieces import RoleFace
from saloon.games.dice.state import Dice, Player
from saloon.games.dice.victory import end
from saloon.kernel import Face

ZOMBIES, SURVIVORS = "zombies", "survivors"


def team(g: Dice, player: Player) -> str:
    """UA-WIN-04: who was alive at the outbreak and is no Renegade is a survivor."""
    return ZOMBIES if risen(g, player) else SURVIVORS


def outbreak(g: Dice, player: Player) -> None:
    """Before a turn. UA-BONE-07: who is out turns up a card, and that is all of it."""
    g.agenda.pop()
    yard = boneyard(g)
    if yard.outbreak:
        return
    if yard.due or (player.out and turn_up(g, [player])):
        break_out(g, player)
    elif player.out:
        g.agenda = [("next", player.seat)]


def end_of_turn(g: Dice, player: Player) -> None:
    """UA-BONE-06, UA-BONE-15"""
    g.agenda.pop()
    yard = boneyard(g)
    fallen = sorted(yard.fallen, key=lambda seat: (seat - player.seat - 1) % g.seats)
    yard.fallen = []
    yard.due = turn_up(g, [g.players[seat] for seat in fallen])


PILES = {PILE: FACES}
STEPS = {"outbreak": outbreak, "boneyard": end_of_turn}


class UndeadBox(Box):
    """UA-BONE, UA-OUTBREAK, UA-ZOMB, UA-WIN"""

    piles: ClassVar = PILES
    steps: ClassVar = STEPS
    closing: ClassVar = frozenset(STEPS)
    position: ClassVar = NAMES
    stand_ins: ClassVar = (ZOMBIE,)
    brings_back = True
    sides: ClassVar = (ZOMBIES, SURVIVORS)

    # -- what it keeps -----------------------------------------------------------------------

    keeps: ClassVar = Boneyard

    def loose(self, g: Dice) -> frozenset[str]:
        """UA-OUTBREAK-05: the Boneyard is cleared away."""
        return frozenset({PILE}) if boneyard(g).outbreak else frozenset()

    def problems(self, g: Dice) -> list[str]:
        yard, found = boneyard(g), []
        if yard.outbreak and (yard.deck or yard.face_up):
            found.append("Boneyard cards lie there after the outbreak")
        if not all(hands_on(g, slot) for slot in yard.face_up):
            found.append("a Boneyard card without hands stays face up")
        zombies = [player for player in g.players if player.character is ZOMBIE]
        if len(zombies) > ZOMBIES_AT_MOST or (zombies and not yard.outbreak):
            found.append(f"there are {len(zombies)} zombies")
        if not all(g.knows(None, player.seat) for player in zombies):
            found.append("a zombie's role is hidden")
        return found

    # -- what is seen of it ------------------------------------------------------------------

    def view(self, g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        yard = boneyard(g)
        face_up = [hands_on(g, slot) for slot in yard.face_up]
        return {
            "boneyard": {"face_up": face_up, "deck": len(yard.deck)},
            "outbreak": yard.outbreak,
        }

    def view_player(
        self, g: Dice, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        yard = boneyard(g)
        if not yard.outbreak:
            return {}
        return {
            "zombie": player.character is ZOMBIE,
            "master": player.seat == yard.master,
            "team": team(g, player),
        }

    def may_hold(self, g: Dice, slot: int, face: Face) -> bool:
        """After the outbreak every Renegade, dead or alive, is known."""
        is_renegade = isinstance(face, RoleFace) and face.role == "renegade"
        return not (is_renegade and boneyard(g).outbreak)

    def place(self, g: Dice, position: Mapping[str, Any]) -> None:
        place(g, position)

    # -- questions ---------------------------------------------------------------------------

    def takes(self, g: Dice, player: Player, what: str) -> bool:
        """UA-ZOMB-03, UA-ZOMB-04: neither life points nor tokens nor Rage cards."""
        return player.character is not ZOMBIE

    def dice_of(self, g: Dice, player: Player, dice: list[int]) -> list[int]:
        """UA-ZOMB-02"""
        if player.character is not ZOMBIE:
            return dice
        return [die for die in dice if g.kinds[die].id == "base"][:DICE]

    def takes_turn(self, g: Dice, player: Player) -> bool:
        """UA-BONE-07, UA-OUTBREAK-04; UA-ZOMB-13: not any more after the outbreak."""
        return not boneyard(g).outbreak

    def counts_as_out(self, g: Dice, player: Player) -> bool:
        """UA-LEGACY-12, 13"""
        return player.character is ZOMBIE

    def judges(self, g: Dice, dead: list[Player], by: Player | None) -> bool:
        """UA-WIN-01 to 09"""
        if not boneyard(g).outbreak:
            return False
        teams = {team(g, player) for player in g.living()}
        for side, other in ((ZOMBIES, SURVIVORS), (SURVIVORS, ZOMBIES)):
            # UA-WIN-05: with nobody left, too, the zombies have won.
            if other not in teams:
                end(g, side, [player.seat for player in g.players if team(g, player) == side])
        return True

    # -- moments -----------------------------------------------------------------------------

    def set_up(self, g: Dice) -> None:
        g.shuffle(boneyard(g).deck)

    def eliminated(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        yard = boneyard(g)
        if not yard.outbreak:
            yard.fallen.append(player.seat)


module.brings(UndeadBox())
