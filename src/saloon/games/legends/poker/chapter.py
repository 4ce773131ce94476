"""What poker brings to a game."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.chapters import Chapter
from saloon.games.legends.fights.ring import ring
from saloon.games.legends.poker.game import PlayPoker
from saloon.games.legends.poker.hands import worth
from saloon.games.legends.poker.table import Table, faces, table
from saloon.games.legends.state import Legends, Player
from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FACE,
    ID,
    NOBODY,
    SEAT,
    Fact,
    Facts,
    Id,
    OrNone,
    Several,
    Shape,
    maybe,
    secret,
)
from saloon.kernel.parts import Part
from saloon.kernel.showing import Showing

COMBINATION = Id("combination")
CARDS = Several(FACE)

TABLE = Shape(
    "PokerTable",
    {
        "playing": Fact(Several(SEAT), "Who has started the game comes first."),
        "pot": AMOUNT,
        "flop": CARDS,
        "dealer": Fact(SEAT, "Who plays the dealer; -1 if nobody does."),
        "dealt": Fact(AMOUNT, "How many cards the dealer holds."),
        "known": Fact(CARDS, "Those of them that are known.", of="dealt"),
        "shown": Fact(CARDS, "The cards the dealer has added."),
        "pairs": Fact(
            Several(Shape("Pair", {"cards": CARDS, "combination": COMBINATION})),
            "What two of the viewer's own cards make of the flop.",
        ),
    },
)
SHOWN = Showing(TABLE.facts, Table)


class Poker(Chapter):
    id = "poker"
    keeps: type[Part] | None = Table
    acts: tuple[Act, ...] = (PlayPoker(),)
    facts = Facts(
        events={
            "poker": {},
            "joined": {},
            "dealer-drew": {"cards": COUNT, "faces": secret(CARDS)},
            "flop": {"seat": NOBODY, "flop": CARDS, "pot": AMOUNT},
            "combination": {"combination": COMBINATION},
            "dealer-showed": {"seat": NOBODY, "shown": CARDS, "combination": COMBINATION},
            "poker-over": {
                "seat": NOBODY,
                "winners": Several(SEAT, counted=True),
                "pot": AMOUNT,
            },
            "took-back": {"card": FACE, "why": maybe(ID)},
            "table-cleared": {"seat": NOBODY, "cleared": CARDS},
        },
        view={
            "poker": Fact(OrNone(TABLE), "The game that goes on. Cards of players lie in the ring.")
        },
        groups=("combination",),
    )

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        """The dealer's cards are for who plays him."""
        cards = table(g)
        if not cards.playing:
            return {"poker": None}
        pairs = [] if viewer not in cards.playing else _pairs(g, g.players[viewer])
        return {"poker": {**SHOWN.of(cards, g, viewer, over), "pairs": pairs}}

    def problems(self, g: Legends) -> list[str]:
        cards = table(g)
        if not cards.playing and (cards.pot or cards.flop or cards.dealt or cards.shown):
            return ["a game of poker has left something on the table"]
        return []


def _pairs(g: Legends, player: Player) -> list[dict[str, Any]]:
    """What each two of the cards that a player may add, or has laid, are worth with the flop."""
    cards = table(g)
    laid = ring(g).laid[player.seat]
    if not cards.flop or ring(g).revealed[player.seat]:
        return []
    flop = faces(g, cards.flop)
    found: list[dict[str, Any]] = []
    for pair in combinations([*laid, *player.hand], 2):
        if set(laid) <= set(pair):
            made = worth(flop, faces(g, list(pair))).combination
            found.append({"cards": [g.face[slot].text for slot in pair], "combination": made})
    return found


CHAPTER = Poker()
