"""Rolling: which dice may be rolled again, and what happens at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from saloon.games.dice.arrows import take_arrows
from saloon.games.dice.losses import lose
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Option, Refusal, Script, option

ROLLS: Final = 3
EXPLOSIVE: Final = 3
LOCKED: Final = frozenset({"dynamite"})
STOP: Final = option("stop")


def rolls_allowed(player: Player) -> int:
    allowed = ROLLS
    for source in player.abilities:
        allowed += source.extra_rolls
    return allowed


def exploded(g: Dice) -> bool:
    return g.showing("dynamite") >= EXPLOSIVE


def is_locked(player: Player, face: str) -> bool:
    """DG-ROLL-07: dynamite is locked."""
    if face not in LOCKED:
        return False
    for source in player.abilities:
        if face in source.unlocks:
            return False
    return True


def why_not_reroll(g: Dice, player: Player, chosen: Option) -> Refusal | None:
    if chosen.verb != "reroll":
        return None
    faces = [label.rpartition(":")[2] for label in chosen.detail.split(",")]
    for face in faces:
        if face in g.dice and is_locked(player, face):
            return Refusal("DG-ROLL-07", {"die": face})
    return Refusal("DG-ROLL-11")


def conceivable_rerolls(g: Dice) -> list[Option]:
    """Every die again, alone and with others."""
    dice = range(len(g.dice))
    return [named(g, some) for number in (1, 2, 5) for some in combinations(dice, number)]


def open_dice(g: Dice, player: Player) -> list[int]:
    """The dice that may be rolled again, in the order of what they show."""
    if g.rolls >= rolls_allowed(player) or exploded(g):
        return []
    kinds, shown = g.kinds, g.dice
    dice = [die for die, face in enumerate(shown) if face and not is_locked(player, face)]
    dice.sort(key=lambda die: kinds[die].ranks[shown[die]])
    return dice


def named(g: Dice, dice: Sequence[int]) -> Option:
    return option("reroll", detail=",".join([g.label(die) for die in dice]))


@cache
def selections(labels: tuple[str, ...]) -> tuple[Option, ...]:
    """To stop, or one option for each different selection: dice that show the same are alike.

    What can be selected follows from what the dice show, and five of them show the same again soon.
    """
    found = [STOP]
    for number in range(1, len(labels) + 1):
        for some in combinations(labels, number):
            found.append(option("reroll", detail=",".join(some)))
    return tuple(dict.fromkeys(found))


def reroll_options(g: Dice, dice: Sequence[int]) -> list[Option]:
    """With these dice, which may be rolled again."""
    return list(selections(tuple([g.label(die) for die in dice])))


def dice_named(g: Dice, dice: Sequence[int], chosen: Option) -> list[int]:
    """Which of these dice an answer means; of those that show the same the first ones."""
    wanted = chosen.detail.split(",")
    found = []
    for die in dice:
        label = g.label(die)
        if label in wanted:
            wanted.remove(label)
            found.append(die)
    return sorted(found)


def roll(g: Dice, player: Player, dice: Sequence[int]) -> Script[None]:
    """DG-DYN-06: arrows come before the explosion; both before anything else is decided."""
    g.rolls += 1
    new = [g.throw(die) for die in dice]
    if g.events is not None:
        _tell_roll(g, player, new)
    arrows = new.count("arrow")
    if arrows:
        yield from take_arrows(g, player, "die", arrows)
    for source in player.abilities:
        if not player.out:
            effect = source.rolled(g, player)
            if effect is not None:
                yield from effect
    if exploded(g) and not player.out:
        if g.events is not None:
            g.tell(Event("exploded", player.seat, {"dynamite": g.showing("dynamite")}))
        yield from lose(g, {player.seat: 1}, "dynamite")


def _tell_roll(g: Dice, player: Player, new: list[str]) -> None:
    facts = {"rolled": new, "dice": g.rolled(), "roll": g.rolls, "left": max(0, rolls_left(g))}
    g.tell(Event("rolled", player.seat, facts))
    locked = [face for face in new if is_locked(player, face)]
    if locked:
        g.tell(Event("locked", player.seat, {"dice": locked}))


def dice_of(g: Dice, player: Player) -> list[int]:
    """The dice a player rolls; the others show nothing in his turn."""
    dice = list(range(len(g.dice)))
    for box in g.config.boxes:
        dice = box.dice_of(g, player, dice)
    return dice


def rolls_left(g: Dice) -> int:
    return rolls_allowed(g.players[g.active]) - g.rolls
