"""What duels bring to the table: two other dice, wound tokens, and steps of the turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from saloon.games.dice.box import Box
from saloon.games.dice.modules.duels.module import module
from saloon.games.dice.modules.duels.steps import (
    duels,
    recover,
    whisky,
    wounds_count,
)
from saloon.games.dice.modules.duels.tokens import (
    WoundTokens,
    return_tokens,
    symbol,
    tokens_of,
    wounds,
)
from saloon.games.dice.pieces import DieKind, SymbolFace
from saloon.games.dice.positions import before_seats, on_top
from saloon.games.dice.state import Dice, Player
from saloon.kernel import SetupError


def _faces() -> list[SymbolFace]:
    return [
        SymbolFace(f"token:{row['symbol']}#{number}", (row["symbol"],))
        for row in module.data["woundTokens"]
        for number in range(1, row["count"] + 1)
    ]


class DuelsBox(Box):
    piles: ClassVar = {"token": _faces()}
    keeps: ClassVar = WoundTokens
    steps: ClassVar = {
        "whisky": whisky, "wounds": wounds_count, "duels": duels, "recover": recover,
    }  # fmt: skip
    position: ClassVar = ("tokens", "token_pile")

    def dice(self, kinds: tuple[DieKind, ...]) -> tuple[DieKind, ...]:
        """UA-DIE-01"""
        for row in module.data["dice"]:
            replaced = row["replaces"]
            away = [kind for kind in kinds if kind.id == replaced["die"]][: replaced["count"]]
            stay = list(kinds)
            for kind in away:
                stay.remove(kind)
            kinds = (*stay, *[DieKind(row["id"], tuple(row["faces"]))] * row["count"])
        return kinds

    def problems(self, g: Dice) -> list[str]:
        found = []
        for player in g.players:
            held = wounds(g, player)
            if len(held) != len(set(held)):
                found.append(f"seat {player.seat} has two wound tokens of a kind")
            if player.out and held:
                found.append(f"seat {player.seat} is out and has wound tokens")
        return found

    def set_up(self, g: Dice) -> None:
        g.shuffle(tokens_of(g).pile)

    def turn_begins(self, g: Dice, player: Player) -> None:
        """UA-WOUND-08, UA-WOUND-15: a dynamite token counts as one more dynamite."""
        g.added += [each for each in wounds(g, player) if each == "dynamite"]

    def gives_back(self, g: Dice, player: Player, why: str) -> None:
        """UA-BONE-04"""
        return_tokens(g, player, wounds(g, player), why)

    # -- what is seen of it ------------------------------------------------------------------

    def view(self, g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        return {"token_pile": len(tokens_of(g).pile)}

    def view_player(
        self, g: Dice, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        return {"tokens": wounds(g, player)}

    # -- given positions ---------------------------------------------------------------------

    def place(self, g: Dice, position: Mapping[str, Any]) -> None:
        """`tokens`: for each seat those before it; `token_pile`: the top ones, first the first."""
        tokens = tokens_of(g)
        for player, slot in before_seats(g, tokens.pile, "token", position, "tokens"):
            if symbol(g, slot) in wounds(g, player):
                raise SetupError("nobody has two wound tokens of a kind", "UA-WOUND-04")
            tokens.before[player.seat].append(slot)
            g.reveal(slot)
        tokens.pile = on_top(g, tokens.pile, "token", position, "token_pile")


module.brings(DuelsBox())
