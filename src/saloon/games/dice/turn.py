"""The turn, step by step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.dice.aiming import shots, to_aim
from saloon.games.dice.asking import whom
from saloon.games.dice.losses import avenge, lose
from saloon.games.dice.pieces import StepOfTurn
from saloon.games.dice.rolling import (
    STOP,
    conceivable_rerolls,
    dice_named,
    dice_of,
    open_dice,
    reroll_options,
    roll,
    why_not_reroll,
)
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Effect, Event, Option, Script

TIMETABLE: Final = (
    "outbreak", "begin", "reveal",
    "roll", "reroll",
    "whisky", "wounds", "shots", "beers", "gatling", "duels",
    "end", "recover", "calm", "aftermath", "rage", "boneyard", "next",
)  # fmt: skip
"""DG-TURN-04, UA-TIMING-01 to 04: in which order the steps come that a game with its boxes has."""
CLOSING: Final = frozenset({"next"})


def schedule_turn(g: Dice, seat: int) -> None:
    g.agenda = [(step, seat) for step in g.config.turn[::-1]]


def begin(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    g.turn += 1
    g.active = player.seat
    g.turn_passes()
    g.dice = [""] * len(g.kinds)
    g.rolls = 0
    g.spent = {}
    g.added = []
    if g.events is not None:
        g.tell(Event("turn", player.seat, {"turn": g.turn}))
    for box in g.config.boxes:
        box.turn_begins(g, player)
    return in_turn([source.turn_begins(g, player) for source in player.abilities])


def first_roll(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    return roll(g, player, dice_of(g, player))


def reroll(g: Dice, player: Player) -> Decision | None:
    """A quiet question, until the player stops or may not roll any more."""
    dice = open_dice(g, player)
    if not dice:
        g.agenda.pop()
        return None

    return Decision(
        (player.seat,), "reroll", lambda _: reroll_options(g, dice),
        rule="DG-ROLL-02", default=STOP, then=lambda chosen: _go_on(g, player, dice, chosen),
        why=lambda chosen: why_not_reroll(g, player, chosen),
        conceivable=lambda: conceivable_rerolls(g),
    )  # fmt: skip


def _go_on(g: Dice, player: Player, dice: list[int], chosen: Option) -> Effect:
    if chosen == STOP:
        g.agenda.pop()
        if g.events is not None:
            g.tell(Event("stopped", player.seat, {"dice": g.rolled()}))
        return None
    return roll(g, player, dice_named(g, dice, chosen))


def aim(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    faces = to_aim(g)
    return shots(g, player, faces) if faces else None


def beers(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    count = g.unspent("beer")
    return _pour(g, player, count) if count else None


def _pour(g: Dice, player: Player, count: int) -> Script[None]:
    """DG-CHAR-18: what a beer for oneself is worth is settled as the step begins."""
    own = max([source.own_beer(g, player) for source in player.abilities])
    for left in range(count, 0, -1):
        target = yield from whom(g, player, "beer", "DG-BEER-01", "beer", "DG-BEER-09", left)
        g.heal(target, own if target is player else 1, "beer", player.seat)


def gatling(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    count = g.unspent("gatling")
    if count >= min([source.gatlings_needed for source in player.abilities]):
        return _fire(g, player, count)
    return in_turn([source.gatlings(g, player, count) for source in player.abilities])


def _fire(g: Dice, player: Player, count: int) -> Script[None]:
    """DG-GATL-07: losses, the shooter's arrows, further returns, then what the losses bring."""
    if g.events is not None:
        g.tell(Event("gatling", player.seat, {"dice": count}))
    others = {other.seat: 1 for other in g.living() if other is not player}
    hurt = yield from lose(g, others, "gatling", by=player)
    g.return_arrows(player, player.arrows, "gatling")
    for source in player.abilities:
        yield from source.gatlings(g, player, count) or ()
    yield from avenge(g, hurt, player)


def end(g: Dice, player: Player) -> Effect:
    g.agenda.pop()
    return in_turn([source.turn_ends(g, player) for source in player.abilities])


def next_turn(g: Dice, player: Player) -> None:
    boxes, seat = g.config.boxes, player.seat
    while True:
        seat = (seat + 1) % g.seats
        following = g.players[seat]
        if not following.out or any(box.takes_turn(g, following) for box in boxes):
            break
    schedule_turn(g, seat)


def in_turn(effects: Sequence[Effect]) -> Effect:
    """One effect after the other; mostly there is none, and nothing to run."""
    for effect in effects:
        if effect is not None:
            return _run(effects)
    return None


def _run(effects: Sequence[Effect]) -> Script[None]:
    for effect in effects:
        if effect is not None:
            yield from effect


STEPS: Final[dict[str, StepOfTurn]] = {
    "begin": begin,
    "roll": first_roll,
    "reroll": reroll,
    "shots": aim,
    "beers": beers,
    "gatling": gatling,
    "end": end,
    "next": next_turn,
}
