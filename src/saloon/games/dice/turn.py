"""The turn, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from saloon.games.dice.aiming import shots
from saloon.games.dice.asking import whom
from saloon.games.dice.losses import avenge, lose
from saloon.games.dice.pieces import StepOfTurn
from saloon.games.dice.rolling import STOP, dice_named, dice_of, open_dice, reroll_options, roll
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Decision, Effect, Event, Option, Script
from saloon.kernel.state import THIS_TURN

TIMETABLE = (
    "outbreak", "begin", "reveal",
    "roll", "reroll",
    "whisky", "wounds", "shots", "beers", "gatling", "duels",
    "end", "recover", "calm", "aftermath", "rage", "boneyard", "next",
)  # fmt: skip
"""DG-TURN-04, UA-TIMING-01 to 04: in which order the steps come that a game with its boxes has."""
CLOSING = frozenset({"next"})


def schedule_turn(g: Dice, seat: int) -> None:
    g.agenda = [(step, seat) for step in reversed(g.config.turn)]


def begin(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    g.turn += 1
    g.active = player.seat
    g.uses[THIS_TURN].clear()
    g.dice = [""] * len(g.kinds)
    g.rolls = 0
    g.spent = {}
    g.added = []
    g.tell(Event("turn", player.seat, {"turn": g.turn}))
    yield from run(box.turn_begins(g, player) for box in g.config.boxes)
    yield from run(source.turn_begins(g, player) for source in player.abilities)


def first_roll(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    return roll(g, player, dice_of(g, player))


def reroll(g: Dice, player: Player) -> Decision | None:
    """A quiet question, until the player stops or may not roll any more."""
    if not open_dice(g, player):
        g.agenda.pop()
        return None

    def answered(chosen: Option) -> Script[None] | None:
        if chosen == STOP:
            g.agenda.pop()
            g.tell(Event("stopped", player.seat, {"dice": g.rolled()}))
            return None
        return roll(g, player, dice_named(g, player, chosen))

    return Decision(
        (player.seat,), "reroll", lambda _: reroll_options(g, player),
        rule="DG-ROLL-02", default=STOP, then=answered,
    )  # fmt: skip


def aim(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    return shots(g, player)


def beers(g: Dice, player: Player) -> Script[None]:
    """DG-CHAR-18: what a beer for oneself is worth is settled as the step begins."""
    g.agenda.pop()
    own = max(source.own_beer(g, player) for source in player.abilities)
    for left in range(g.unspent("beer"), 0, -1):
        target = yield from whom(g, player, "beer", "DG-BEER-01", "beer", left)
        g.heal(target, own if target is player else 1, "beer", player.seat)


def gatling(g: Dice, player: Player) -> Script[None]:
    """DG-GATL-07: losses, the shooter's arrows, further returns, then what the losses bring."""
    g.agenda.pop()
    count = g.unspent("gatling")
    hurt: list[Player] = []
    if count >= min(source.gatlings_needed for source in player.abilities):
        g.tell(Event("gatling", player.seat, {"dice": count}))
        others = {other.seat: 1 for other in g.living() if other is not player}
        hurt = yield from lose(g, others, "gatling", by=player)
        g.return_arrows(player, player.arrows, "gatling")
    yield from run(source.gatlings(g, player, count) for source in player.abilities)
    yield from avenge(g, hurt, player)


def end(g: Dice, player: Player) -> Script[None]:
    g.agenda.pop()
    yield from run(source.turn_ends(g, player) for source in player.abilities)


def next_turn(g: Dice, player: Player) -> None:
    around = (g.players[(player.seat + step) % g.seats] for step in range(1, g.seats + 1))
    boxes = g.config.boxes
    following = (p for p in around if not p.out or any(box.takes_turn(g, p) for box in boxes))
    schedule_turn(g, next(following).seat)


def run(effects: Iterable[Effect]) -> Script[None]:
    for effect in effects:
        yield from effect or ()


STEPS: dict[str, StepOfTurn] = {
    "begin": begin,
    "roll": first_roll,
    "reroll": reroll,
    "shots": aim,
    "beers": beers,
    "gatling": gatling,
    "end": end,
    "next": next_turn,
}
