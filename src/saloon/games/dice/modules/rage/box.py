"""How Rage cards work: who loses two life points in a turn draws one and plays it in his own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from saloon.games.dice.arrows import take_arrows
from saloon.games.dice.box import Box
from saloon.games.dice.modules.rage.cards import RageCards, cards_of, discard, draw_rage, symbols
from saloon.games.dice.modules.rage.module import module
from saloon.games.dice.pieces import SymbolFace
from saloon.games.dice.positions import before_seats, on_top
from saloon.games.dice.state import Dice, Player
from saloon.kernel import Event, Script
from saloon.kernel.state import THIS_TURN

ENRAGING = 2
"""Life points lost in one turn that make a player draw."""


def points_lost(g: Dice, player: Player) -> int:
    """UA-TIMING-05: in this turn, whatever the cause; what was healed meanwhile does not matter."""
    return g.used(THIS_TURN, "lost", player.seat)


def reveal(g: Dice, player: Player) -> Script[None]:
    """UA-RAGE-06 to 08"""
    g.agenda.pop()
    cards = cards_of(g)
    cards.revealed, cards.before[player.seat] = cards.before[player.seat], []
    if not cards.revealed:
        return
    for slot in cards.revealed:
        g.reveal(slot)
        g.added += symbols(g, slot)
    shown = [symbols(g, slot) for slot in cards.revealed]
    g.tell(Event("rage-revealed", player.seat, {"cards": shown}))
    yield from take_arrows(g, player, "rage", sum(each.count("arrow") for each in shown))


def calm(g: Dice, player: Player) -> None:
    """UA-RAGE-09"""
    g.agenda.pop()
    cards = cards_of(g)
    revealed, cards.revealed = cards.revealed, []
    discard(g, player, revealed, "turn")


def enrage(g: Dice, player: Player) -> Script[None]:
    """UA-RAGE-02, UA-RAGE-16"""
    g.agenda.pop()
    for hurt in g.living(player.seat):
        if points_lost(g, hurt) >= ENRAGING:
            yield from draw_rage(g, hurt, "lost")


def _faces() -> list[SymbolFace]:
    copies: Counter[str] = Counter()
    faces = []
    for printed in module.data["rageCards"]["cards"]:
        name = "+".join(printed)
        copies[name] += 1
        faces.append(SymbolFace(f"rage:{name}#{copies[name]}", tuple(printed)))
    return faces


class RageBox(Box):
    piles: ClassVar = {"rage": _faces()}
    keeps: ClassVar = RageCards
    steps: ClassVar = {"reveal": reveal, "calm": calm, "rage": enrage}
    closing: ClassVar = frozenset({"rage"})
    position: ClassVar = ("rage", "rage_deck")

    def problems(self, g: Dice) -> list[str]:
        cards, found = cards_of(g), []
        for player in g.players:
            if player.out and cards.before[player.seat]:
                found.append(f"seat {player.seat} is out and holds Rage cards")
        return found

    def set_up(self, g: Dice) -> None:
        g.shuffle(cards_of(g).deck)

    def point_lost(self, g: Dice, player: Player, cause: str, by: Player | None) -> None:
        g.use(THIS_TURN, "lost", player.seat)

    def gives_back(self, g: Dice, player: Player, why: str) -> None:
        """UA-BONE-04"""
        give_up_rage(g, player, why)

    # -- what is seen of it ------------------------------------------------------------------

    def view(self, g: Dice, viewer: int | None, over: bool) -> dict[str, Any]:
        cards = cards_of(g)
        return {
            "rage_deck": len(cards.deck),
            "rage_discard": [symbols(g, slot) for slot in cards.discard],
        }

    def view_player(
        self, g: Dice, player: Player, viewer: int | None, over: bool
    ) -> dict[str, Any]:
        """UA-RAGE-05: only their owner may look at face-down cards."""
        cards = cards_of(g)
        held = cards.before[player.seat]
        revealed = cards.revealed if player.seat == g.active else []
        shown: dict[str, Any] = {
            "rage_count": len(held),
            "revealed": [symbols(g, slot) for slot in revealed],
        }
        if over or viewer == player.seat:
            shown["rage"] = [g.face[slot].text for slot in held]
        return shown

    # -- given positions ---------------------------------------------------------------------

    def place(self, g: Dice, position: Mapping[str, Any]) -> None:
        """`rage`: for each seat the cards it holds; `rage_deck`: the top cards, first the first."""
        cards = cards_of(g)
        for player, slot in before_seats(g, cards.deck, "rage", position, "rage"):
            cards.before[player.seat].append(slot)
            g.show(slot, player.seat)
        cards.deck = on_top(g, cards.deck, "rage", position, "rage_deck")


def give_up_rage(g: Dice, player: Player, why: str) -> None:
    """All Rage cards before a player go to the discard pile."""
    cards = cards_of(g)
    slots, cards.before[player.seat] = cards.before[player.seat], []
    if player.seat == g.active:
        slots += cards.revealed
        cards.revealed = []
    discard(g, player, slots, why)


module.brings(RageBox())
