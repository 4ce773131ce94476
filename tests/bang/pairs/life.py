"""The whole life of an event at a table with one character: it comes, holds a round, ends."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from tests.bang.pairs.probes import (
    ARMED,
    BARE,
    IN_OTHERS_TURN,
    IN_OWN_TURN,
    Digest,
    acts,
    before_the_turn,
    is_next,
    numbers,
    start,
)
from tests.bang.pairs.table import PLAYERS, Layout, Run, lay, table

from saloon.games.bang.event_deck import ROUND, event_card_in_force

WHO = 1
"""The seat of the character; the Sheriff on the right, and two more, are nobody in particular."""


@cache
def held(event: str, character: str, edition: str = "dynamite-box") -> Digest:
    """The round of the event, and what comes after it, with the character alive."""
    game = table(event, character, WHO, turn=WHO, step="begin", edition=edition)
    run = Run(game)
    found: Digest = {}
    # The round before: whoever names somebody has done so when the event comes.
    run.goes_on(lambda run: run.quiet_at(WHO))
    run.goes_on(lambda run: run.quiet_at(3))
    _round(run, event, character, "", found)
    run.goes_on(lambda run: is_next(run, 0))
    _round(run, event, character, "after ", found, empty_handed=True)
    return found


def _round(
    run: Run, event: str, character: str, when: str, found: Digest, *, empty_handed: bool = False
) -> None:
    """From the last turn of a round through the character's turn in the next one."""
    layout = before_the_turn(WHO, "", "red")
    if empty_handed:
        layout = Layout({}, layout.in_play, layout.deck, layout.pile, layout.life)
    if event == "russian-roulette" and character == "big-spencer":
        layout = replace(layout, life={**layout.life, WHO: 4})  # he has no Missed! to play
    asked = len(run.asked)
    lay_and_end(run, layout)
    run.goes_on(lambda run: run.quiet_at(0))
    found[f"{when}comes"] = [each for each in run.asked[asked:] if each[0] == WHO]
    g = run.g
    found[f"{when}sources"] = [source.id for source in g.sources(g.players[WHO])]
    found[f"{when}table"] = {
        "events": [event_card_in_force(g, ROUND)],
        "due": [slot for slot in g.due if slot not in g.players[0].hand],
        "turned": list(g.turned),
        "waiting": (len(g.triggers), g.postponing),
        "players": [
            (player.presence.id, player.character.id, player.max_life) for player in g.players
        ],
        # A second character card is for good (ED-60): `g.second` is none of these.
        "kept": (g.extra_turn, g.dealt, {owner: part.plain() for owner, part in g.kept.items()}),
    }
    for name, probe in IN_OTHERS_TURN.items():
        found[f"{when}{name}"] = probe(run, WHO)
    found[f"{when}numbers"] = numbers(run, WHO, ARMED)
    found[f"{when}numbers, bare"] = numbers(run, WHO, BARE)
    order = [0]
    while not is_next(run, WHO):
        run.goes_on(lambda run: run.game.decision.kind == "play")
        run.ends()
        run.goes_on(lambda run: run.game.decision.kind == "play")
        order.append(run.g.active)
    found[f"{when}order"] = [*order, WHO]
    now = event if not when else ""
    for colour in ("red", "black"):
        found[f"{when}start {colour}"] = start(run, WHO, before_the_turn(WHO, now, colour), colour)
    layout = before_the_turn(WHO, now, "red")
    found[f"{when}start meek"] = start(run, WHO, layout, "red", eager=False)
    lay_and_end(run, before_the_turn(WHO, now, "red"))
    run.goes_on(lambda run: run.quiet_at(WHO))
    for name, probe in IN_OWN_TURN.items():
        found[f"{when}{name}"] = probe(run, WHO)
    found[f"{when}own numbers"] = numbers(run, WHO, ARMED)
    found[f"{when}own numbers, bare"] = numbers(run, WHO, BARE)
    found[f"{when}acts"] = acts(run, WHO, character)


def lay_and_end(run: Run, layout: Layout) -> None:
    lay(run.g, layout)
    run.ends()


@cache
def revealed(event: str, character: str) -> Digest:
    """The moment the event comes, with the character as the Sheriff who turns it up."""
    game = table(event, character, 0, turn=3, step="phase-2", edition="dynamite-box")
    run = Run(game)
    layout = Layout(
        hands={0: ("missed:2s", "bang:5d"), 1: ("beer:6h",)},
        in_play={0: ("barrel:qs", "scope:as"), 1: ("barrel:ac",), 2: ("mustang:8h",)},
        deck=("bang:3c", "bang:4c", "bang:5c"),
        pile=("saloon:5h",),
        life={0: 3, 1: 3, 2: 2, 3: 4},
    )
    run.goes_on(lambda run: run.quiet_at(3))
    lay_and_end(run, layout)
    run.goes_on(lambda run: any(each.kind == "turn" for each in run.told))
    begun = next(number for number, each in enumerate(run.told) if each.kind == "turn")
    change = [[0, 0, 0] for _ in range(PLAYERS)]
    for each in run.told[:begun]:
        _count(each.kind, each.seat, {**each.facts, **each.secret}, change)
    return {
        "asked": run.asked,
        "changed": change,
        "offered": run.offered.get((1, "roulette")),
        "turned": sum(each.kind == "turned" for each in run.told[:begun]),
    }


def _count(kind: str, seat: int, facts: dict[str, object], change: list[list[int]]) -> None:
    if kind == "drew":
        change[seat][0] += 1
    elif kind == "played":
        change[seat][0] -= 1
    elif kind == "discarded":
        change[seat][1 if facts["from"] == "play" else 0] -= 1
    elif kind == "healed":
        change[seat][2] += int(str(facts["amount"]))
    elif kind == "wounded":
        change[seat][2] -= int(str(facts["amount"]))


@cache
def absent(event: str, character: str) -> Digest:
    """The same with a character who is out of the game."""
    game = table(event, character, WHO, turn=3, step="phase-2", edition="dynamite-box", out=True)
    run = Run(game)
    run.goes_on(lambda run: run.quiet_at(3))
    lay_and_end(run, before_the_turn(WHO, "", "red"))
    run.goes_on(lambda run: run.quiet_at(0))
    found: Digest = {"turn": False, "start": None}
    while not is_next(run, 0) or run.g.active == 0:
        if is_next(run, WHO):
            found["turn"] = True
            layout = before_the_turn(WHO, event, "red")
            hands = {seat: cards for seat, cards in layout.hands.items() if seat != WHO}
            lay_out = Layout(hands, layout.in_play, layout.deck, layout.pile, layout.life)
            found["start"] = start(run, WHO, lay_out, "red")
        run.ends()
        run.goes_on(lambda run: run.game.decision.kind == "play")
    run.ends()
    run.goes_on(lambda run: run.quiet_at(0))
    player = run.g.players[WHO]
    abilities = [source.id for source in player.abilities] if player.present else []
    found["after"] = (player.presence.id, abilities)
    return found
