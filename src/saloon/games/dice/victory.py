"""Who has won."""

from __future__ import annotations

from typing import Final, NoReturn

from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, GameOver, Result

SIDES: Final = {"sheriff": "law", "deputy": "law", "outlaw": "outlaw", "renegade": "renegade"}
HUNTS: Final = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}
"""Three players: whom each role has to eliminate himself (DG-THREE-03 to 05)."""
NOBODY: Final = "nobody"
"""As a side: no role is called so."""


def judge(g: Dice, dead: list[Player], by: Player | None) -> None:
    """Ends the game if what one batch of losses has done decides it."""
    if any(box.judges(g, dead, by) for box in g.config.boxes):
        return
    if g.config.has_sheriff:
        _judge_sides(g)
    else:
        _judge_three(g, dead, by)


def _judge_sides(g: Dice) -> None:
    alive = [g.role(player) for player in g.living()]
    if "sheriff" not in alive:
        # DG-WIN-02, DG-WIN-03: only a Renegade who is left alone keeps the Outlaws from winning.
        if alive == ["renegade"]:
            end(g, "renegade", [player.seat for player in g.living()])
        end(g, "outlaw", _side(g, "outlaw"))
    if not {"outlaw", "renegade"} & set(alive):
        end(g, "law", _side(g, "law"))


def _judge_three(g: Dice, dead: list[Player], by: Player | None) -> None:
    if by is not None and HUNTS[g.role(by)] in map(g.role, dead):
        end(g, g.role(by), [by.seat])
    alive = g.living()
    if len(alive) == 1:
        end(g, g.role(alive[0]), [alive[0].seat])
    if not alive:
        # DG-THREE-15
        side = str(g.config.rulings["nobody-left-of-three"])
        end(g, side, [player.seat for player in g.players if g.role(player) == side])


def _side(g: Dice, side: str) -> list[int]:
    """DG-DEATH-05: dead or alive."""
    return [player.seat for player in g.players if SIDES[g.role(player)] == side]


def end(g: Dice, side: str, winners: list[int]) -> NoReturn:
    for player in g.players:
        g.reveal(player.seat)
    g.result = Result.of_sides(side, tuple(winners), g.seats)
    g.tell(Event("won", facts={"side": side, "winners": winners}))
    raise GameOver
