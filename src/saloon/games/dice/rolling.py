"""Rolling: which dice may be rolled again, and what happens at once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from saloon.games.dice.arrows import take_arrow
from saloon.games.dice.losses import lose
from saloon.games.dice.pieces import SYMBOLS
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Option, Refusal, Script, option

ROLLS = 3
EXPLOSIVE = 3
LOCKED = frozenset({"dynamite"})
STOP = option("stop")


def rolls_allowed(player: Player) -> int:
    return ROLLS + sum(source.extra_rolls for source in player.abilities)


def exploded(g: Dice) -> bool:
    return g.showing("dynamite") >= EXPLOSIVE


def why_not_reroll(player: Player, face: str) -> Refusal | None:
    """DG-ROLL-07: dynamite is locked."""
    if face in LOCKED and not any(face in source.unlocks for source in player.abilities):
        return Refusal("DG-ROLL-07", {"die": face})
    return None


def open_dice(g: Dice, player: Player) -> list[int]:
    """The dice that may be rolled again, in the order of what they show."""
    if g.rolls >= rolls_allowed(player) or exploded(g):
        return []
    rolled = (die for die, face in enumerate(g.dice) if face)
    dice = [die for die in rolled if why_not_reroll(player, g.dice[die]) is None]
    return sorted(dice, key=lambda die: (SYMBOLS.index(g.dice[die]), g.label(die), die))


def named(g: Dice, dice: Sequence[int]) -> Option:
    return option("reroll", detail=",".join(g.label(die) for die in dice))


def reroll_options(g: Dice, player: Player) -> list[Option]:
    """To stop, or one option for each different selection: dice that show the same are alike."""
    dice = open_dice(g, player)
    chosen = (named(g, some) for n in range(1, len(dice) + 1) for some in combinations(dice, n))
    return [STOP, *dict.fromkeys(chosen)]


def dice_named(g: Dice, player: Player, chosen: Option) -> list[int]:
    wanted = chosen.detail.split(",")
    dice = []
    for die in open_dice(g, player):
        if g.label(die) in wanted:
            wanted.remove(g.label(die))
            dice.append(die)
    return sorted(dice)


def roll(g: Dice, player: Player, dice: Sequence[int]) -> Script[None]:
    """DG-DYN-06: arrows come before the explosion; both before anything else is decided."""
    g.rolls += 1
    new = [g.throw(die) for die in dice]
    facts = {"rolled": new, "dice": g.rolled(), "roll": g.rolls, "left": max(0, rolls_left(g))}
    g.tell(Event("rolled", player.seat, facts))
    locked = [face for face in new if why_not_reroll(player, face) is not None]
    if locked:
        g.tell(Event("locked", player.seat, {"dice": locked}))
    for _ in range(new.count("arrow")):
        if player.out:
            return
        yield from take_arrow(g, player, "die")
    for source in player.abilities:
        if not player.out:
            yield from source.rolled(g, player) or ()
    if exploded(g) and not player.out:
        g.tell(Event("exploded", player.seat, {"dynamite": g.showing("dynamite")}))
        yield from lose(g, {player.seat: 1}, "dynamite")


def dice_of(g: Dice, player: Player) -> list[int]:
    """The dice a player rolls; the others show nothing in his turn."""
    dice = list(range(len(g.dice)))
    for box in g.config.boxes:
        dice = box.dice_of(g, player, dice)
    return dice


def rolls_left(g: Dice) -> int:
    return rolls_allowed(g.players[g.active]) - g.rolls
