"""What happened in many games, counted: which cards, characters, events and rules they showed.

A rule asks its questions with its id from the ledger, a card is played, a source is the reason for
a draw: all of that can be counted. What never happened in thousands of games needs a scenario.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from saloon.games.bang import catalogue as bang
from saloon.games.dice import catalogue as dice
from saloon.games.legends import reading
from saloon.kernel import Game

SOURCES = ("why", "for", "with", "as", "event", "character")
"""Facts of events that name the card, character or event they come from."""
Fired = Counter[tuple[str, str]]
"""By group (card, character, equipment, station, event, question, news) and id."""


def fired_in(game: Game) -> Fired:
    """What a finished game has shown, from its events."""
    fired: Fired = Counter()
    for event in game.listen():
        told = event.in_full()
        fired["news", event.kind] += 1
        for group, id_ in _named(told, GROUPS.get(game.rules.setup.game, {})):
            fired[group, id_] += 1
    for player in game.view(None)["players"]:
        fired["character", player["character"]] += 1
    return fired


def note_question(fired: Fired, game: Game) -> None:
    """The question a game waits for, by the rule that asks it."""
    decision = game.pending
    if decision is not None:
        fired["question", f"{decision.kind} ({decision.rule or 'no rule'})"] += 1


def _named(told: Mapping[str, Any], groups: Mapping[str, str]) -> Iterable[tuple[str, str]]:
    if told["kind"] in ("played", "used"):
        yield "card", str(told["card"]).partition(":")[0]
    if told["kind"] in ("bought", "dug-up", "parked"):
        yield "equipment", str(told["card"]).partition(":")[2].partition("#")[0]
    if told.get("station"):
        yield "station", str(told["station"]).partition(":")[2]
    if told["kind"] == "end-of-line":
        yield "locomotive", str(told["side"])
    for name in SOURCES:
        id_ = told.get(name)
        if isinstance(id_, str) and (group := groups.get(id_)) is not None:
            yield group, id_


def _groups() -> dict[str, dict[str, str]]:
    """By game and id: what it is."""
    cards: dict[str, str] = {}
    for module in bang.BUILT.values():
        cards |= dict.fromkeys(module.event_cards, "event")
        cards |= dict.fromkeys(module.characters, "character")
        cards |= dict.fromkeys(module.cards, "card")
        if module.box is not None:
            for lent in module.box.lent.values():
                cards.setdefault(lent.id, "equipment")  # what an event lends is called like it
        for group in ("station", "locomotive"):
            cards |= {row["id"]: group for row in module.data.get(group, ())}
    gunmen = {id_: "character" for box in dice.BUILT.values() for id_ in box.characters}
    riders = dict.fromkeys(reading.pieces().characters, "character")
    return {"bang": cards, "dice": gunmen, "legends": riders}


GROUPS = _groups()


def never_fired(fired: Fired, game: str = "bang") -> list[str]:
    """Cards, characters and events of all modules that were never seen at work."""
    return [id_ for id_, group in GROUPS[game].items() if not fired[group, id_]]


def report(fired: Fired, game: str = "bang") -> str:
    """Everything, the rarest first, as text for people."""
    lines = []
    for group in ("card", "character", "equipment", "event", "question", "news"):
        counts = sorted((count, id_) for (kind, id_), count in fired.items() if kind == group)
        lines.append(f"{group}: {len(counts)}")
        lines += [f"  {count:>8,}  {id_}" for count, id_ in counts]
    missing = never_fired(fired, game)
    lines.append(f"never: {', '.join(missing) if missing else 'none'}")
    return "\n".join(lines)
