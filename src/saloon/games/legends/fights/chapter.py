"""What fights bring to a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.games.legends.acts import Act
from saloon.games.legends.chapters import Chapter
from saloon.games.legends.facts import SPACE, STAKES
from saloon.games.legends.fights.bank import RobTheBank
from saloon.games.legends.fights.effects import REACTION
from saloon.games.legends.fights.fight import ARREST, ROBBERY, SHERIFF, FightDeclared, FightWon
from saloon.games.legends.fights.players import Arrest, Duel, Rob, at_stake, spoils
from saloon.games.legends.fights.ring import FightFace, Ring, ring
from saloon.games.legends.state import Legends
from saloon.kernel import Face, SetupError
from saloon.kernel.facts import (
    AMOUNT,
    COUNT,
    FACE,
    FLAG,
    ID,
    NOBODY,
    SEAT,
    TEXT,
    Detail,
    Fact,
    Facts,
    OrNone,
    Several,
    Shape,
    maybe,
    secret,
)
from saloon.kernel.moments import Moment
from saloon.kernel.parts import Part
from saloon.kernel.showing import Showing

LEFT_OUT = Shape("LeftOut", {"seat": SEAT, "id": ID, "by": AMOUNT, "rule": TEXT})

RING = Shape(
    "Ring",
    {
        "deck": AMOUNT,
        "drawn": AMOUNT,
        "known": Fact(Several(FACE), of="drawn"),
        "played": Several(FACE),
        "laid": Several(AMOUNT),
        "own": Several(FACE),
        "revealed": Several(Several(FACE)),
        "fight": maybe(ID),
        "fighter": SEAT,
        "rival": SEAT,
        "reaction": Fact(AMOUNT, "What a reaction changes of the card against it."),
        "changes": Several(Shape("Change", {"seat": SEAT, "id": ID, "by": AMOUNT})),
        "left_out": Fact(
            Several(LEFT_OUT), "What fighters have that does not count in this fight."
        ),
        "stakes": Fact(OrNone(STAKES), "What the loser of a robbery or an arrest is to lose."),
    },
)
SHOWN = Showing(RING.facts, Ring)


class Fights(Chapter):
    id = "fights"
    keeps: type[Part] | None = Ring
    acts: tuple[Act, ...] = (RobTheBank(), Arrest(), Duel(), Rob())
    remembers: tuple[type[Moment], ...] = (FightWon, FightDeclared)
    facts = Facts(
        events={
            "fight": {"fight": ID, "target": maybe(SEAT)},
            "laid": {"cards": COUNT, "card": secret(FACE)},
            "revealed": {"card": FACE},
            "opponent-drew": {"cards": COUNT, "faces": secret(Several(FACE))},
            "opponent-played": {"card": FACE},
            "counts": {"target": SEAT, "why": ID, "amount": AMOUNT},
            "left-out": {"why": ID, "amount": AMOUNT, "rule": TEXT},
            "compared": {"value": AMOUNT, "against": AMOUNT},
            "fight-cancelled": {"why": ID},
            "surrendered": {},
            "fight-over": {"fight": ID, "good": FLAG},
            "bandit-gone": {"seat": NOBODY, "place": SPACE},
            "jailed": {"place": SPACE},
            "cattle-taken": {"target": SEAT, "token": secret(FACE)},
        },
        details={
            "loot": Detail("{detail}", {"detail": ID}),
            "first": Detail("{detail}", {"detail": ID}),
        },
        view={"ring": RING},
        groups=("fight",),
    )

    def pieces(self, config: Any) -> Mapping[str, Sequence[Face]]:
        return {
            "fights": [FightFace(f"fight:{card.rank.lower()}", card) for card in config.box.fights]
        }

    def set_up(self, g: Legends) -> None:
        """WL-SETUP-20."""
        g.shuffle(ring(g).deck)

    def place(self, g: Legends, given: Mapping[str, Any]) -> None:
        """The fight cards that lie on top, the first one first: `{"deck": ["3", "q"]}`."""
        deck = ring(g).deck
        for rank in reversed(given.get("deck", [])):
            slot = next((each for each in deck if g.face[each].text == f"fight:{rank}"), None)
            if slot is None:
                raise SetupError(f"there is no fight card '{rank}'")
            deck.remove(slot)
            deck.append(slot)

    def view(self, g: Legends, viewer: int | None, over: bool) -> dict[str, Any]:
        """Fight cards and cards face down are for those who know them."""
        cards = ring(g)
        laid = [slot for zone in cards.laid for slot in zone]
        return {
            "ring": {
                **SHOWN.of(cards, g, viewer, over),
                "own": [g.face[slot].text for slot in laid if g.knows(viewer, slot)],
                "reaction": g.config.box.poker[REACTION].numbers["opponent_value"],
                **_changes(cards.changes),
                "stakes": _stakes(g, cards),
            }
        }

    def problems(self, g: Legends) -> list[str]:
        cards = ring(g)
        lie = bool(cards.drawn or cards.played) or any(cards.laid) or any(cards.revealed)
        if lie and g.agenda and g.agenda[-1][0] == "income":
            return ["cards of a fight that is over have not been cleared away"]
        return []


def _stakes(g: Legends, cards: Ring) -> dict[str, int] | None:
    """WL-ROB-04, WL-ARREST-06: of the rival, or of who fights against the sheriff."""
    if cards.fight == ROBBERY and cards.rival >= 0:
        return spoils(g, g.players[cards.fighter], g.players[cards.rival])
    if cards.fight == ARREST and cards.rival >= 0:
        return at_stake(g.players[cards.rival])
    return at_stake(g.players[cards.fighter]) if cards.fight == SHERIFF else None


def _changes(noted: Mapping[str, int]) -> dict[str, list[dict[str, Any]]]:
    changes: list[dict[str, Any]] = []
    left_out: list[dict[str, Any]] = []
    for name, by in noted.items():
        seat, id_, *rule = name.split(":")
        shown = {"seat": int(seat), "id": id_, "by": by}
        if rule:
            left_out.append({**shown, "rule": rule[0]})
        else:
            changes.append(shown)
    return {"changes": changes, "left_out": left_out}


CHAPTER = Fights()
