"""Who sits where. For simulators and finished games: this looks through every secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from saloon.games.legends.state import Legends
from saloon.games.who import Who
from saloon.kernel import Event, Game

SIDES = ("neutral", "lawman", "outlaw")


def roles_of(game: Game) -> list[str]:
    """On which side of the law everybody is; it changes during a game."""
    return [player.side for player in cast(Legends, game.state).players]


def sides_of(game: Game) -> tuple[str, ...]:
    """There are points; with two players the Man in Black may have the most."""
    return ("points", "man-in-black") if game.state.seats == 2 else ("points",)


def characters_of(game: Game) -> list[str]:
    return [player.character.id for player in cast(Legends, game.state).players]


LIVINGS: Mapping[str, str] = {
    "marshal": "law", "bandit": "law", "arrest": "law",
    "wanted": "crime", "guard": "crime", "robbery": "crime",
    "bank": "gold", "prospecting": "gold",
    "poker": "gambling", "lady_luck": "gambling", "ten_gallon": "gambling",
    "cattle": "cattle",
    "duel": "duels",
}  # fmt: skip
"""By what LP and money are gained, and to which way of life that belongs."""
FEAST = 30
"""Dollars that are worth 1 LP, at the cabaret."""


def rounds_of(game: Game) -> float:
    return float(-(-game.state.turn // game.state.seats))


def ways_of(game: Game, events: Sequence[Event]) -> list[str]:
    """What everybody lived on: where most LP came from, and most of the money for them."""
    earned: list[dict[str, float]] = [{} for _ in range(game.state.seats)]
    for event in events:
        if event.kind != "gained" or event.facts["what"] not in ("lp", "money"):
            continue
        way = LIVINGS.get(event.facts["why"])
        if way is not None:
            amount = event.facts["amount"] / (1 if event.facts["what"] == "lp" else FEAST)
            mine = earned[event.seat]
            mine[way] = mine.get(way, 0.0) + amount
    return [_most(mine) for mine in earned]


def _most(earned: Mapping[str, float]) -> str:
    best, most = "odd jobs", 0.0
    for way, amount in earned.items():
        if amount > most:
            best, most = way, amount
    return best


SOURCES: Mapping[str, str] = {
    "duel": "duels", "wanted": "wanted track", "marshal": "marshal track", "bank": "gold sold",
    "bandit": "bandits", "fight": "fight cards", "story": "stories",
}  # fmt: skip
"""Reasons for which LP are gained or lost, where the word for them is another."""
FINAL: Mapping[str, str] = {
    "gear": "equipment", "money": "money kept", "wanted": "outlaws at the end",
    "marshal": "lawmen at the end", "chapters": "goals",
}  # fmt: skip
"""What is added at the end of the game; wounds are subtracted then."""
WOUNDS = "wounds kept"


SIGNS: Mapping[str, int] = {"gained": 1, "forfeited": -1, "paid": -1}


def points_from(game: Game, events: Sequence[Event]) -> list[dict[str, int]]:
    """Where everybody's points come from, losses by the same reason taken off."""
    found: list[dict[str, int]] = [{} for _ in range(game.state.seats)]
    for event in events:
        facts = event.facts
        if event.kind in SIGNS and facts["what"] == "lp":
            why = facts["why"].partition(":")[0]
            word = SOURCES.get(why, why.replace("_", " "))
            _add(found[event.seat], word, SIGNS[event.kind] * facts["amount"])
        elif event.kind == "scored":
            for part, word in FINAL.items():
                _add(found[event.seat], word, facts[part])
            # Not the number of wounds: nobody ends below 0 (WL-TRACK-16).
            added = sum([facts[part] for part in FINAL])
            _add(found[event.seat], WOUNDS, facts["points"] - facts["lp"] - added)
    return found


def _add(points: dict[str, int], word: str, amount: int) -> None:
    if amount:
        points[word] = points.get(word, 0) + amount


WHO = Who(
    SIDES, roles_of, sides_of, characters_of, as_sides=False, numbers={"rounds": rounds_of},
    seats={"lived on": ways_of}, points_from=points_from,
)  # fmt: skip
