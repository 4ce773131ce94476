"""Prospecting: two dice, which a map and their own arrows let roll again."""

from __future__ import annotations

from saloon.games.legends.acts import LocationAct
from saloon.games.legends.asking import agrees
from saloon.games.legends.clauses import OPS, take
from saloon.games.legends.gains import simply
from saloon.games.legends.pieces import Clause, Symbol
from saloon.games.legends.state import Legends, Player
from saloon.kernel import PASS, Decision, Effect, Event, Option, Script, option


class Prospect(LocationAct):
    """WL-MINE-01: roll both dice and take what they show."""

    verb = "prospect"
    action = "prospect"
    rule = "WL-MINE-01"

    def do(self, g: Legends, player: Player, chosen: Option) -> Effect:
        return _prospect(g, player)


def roll(g: Legends) -> Symbol:
    """One die. A scripted chance is told the faces by their numbers."""
    sides = g.config.sides
    return sides[g.random_below(len(sides), range(len(sides)))]


def _prospect(g: Legends, player: Player) -> Script[None]:
    dice = [roll(g) for _ in range(g.config.box.dice)]
    _tell(g, player, dice)
    again = 0
    for source in g.sources(player):
        again += source.new_throws(g, player)
    if again:
        yield from _roll_one_again(g, player, dice)
    for face in dice:
        yield from _take_die(g, player, face)


def _roll_one_again(g: Legends, player: Player, dice: list[Symbol]) -> Script[None]:
    """WL-MINE-04, WL-MINE-05: the new result replaces the first one, before anything is gained."""
    names = dict.fromkeys([face.id for face in dice])
    answer: Option = yield Decision(
        (player.seat,), "roll-again",
        lambda _: [*[option("reroll", detail=name) for name in names], PASS],
        rule="WL-MINE-04", about="map", default=PASS,
    )  # fmt: skip
    if answer != PASS:
        for at, face in enumerate(dice):
            if face.id == answer.detail:
                dice[at] = roll(g)
                break
        _tell(g, player, dice)


def _take_die(g: Legends, player: Player, face: Symbol) -> Script[None]:
    """WL-MINE-02: an arrow lets the die be rolled again, and the new result counts too."""
    while True:
        again = False
        for clause in face.clauses:
            if not simply(g, player, clause, "prospecting"):
                again = clause.op == "may_reroll_this_die"
        if not again or not (yield from agrees(player, "arrow", face.id, "WL-MINE-02")):
            return
        face = roll(g)
        _tell(g, player, [face])


def _tell(g: Legends, player: Player, dice: list[Symbol]) -> None:
    g.tell(Event("rolled", player.seat, {"dice": [face.id for face in dice]}))


def _roll_die(g: Legends, player: Player, clause: Clause, why: str) -> Script[None]:
    """WL-CATTLE-08: one die; on the blank face something else. The map is no help (WL-MINE-05)."""
    face = roll(g)
    _tell(g, player, [face])
    if face.clauses:
        yield from _take_die(g, player, face)
    else:
        yield from take(g, player, clause.blank, why) or ()


OPS["roll_prospecting_die"] = _roll_die
