"""What must hold after every decision (checked by the fuzzer, never during play)."""

from __future__ import annotations

from itertools import combinations

from saloon.games.bang.distance import seats_between, within_unplayed
from saloon.games.bang.sources import Box, EventCard
from saloon.games.bang.state import Bang


def problems(g: Bang) -> list[str]:
    """Invariants that are broken, in words."""
    found = [*_cards(g), *_players(g), *_event_decks(g), *_kept(g)]
    for source in g.for_all:
        if isinstance(source, Box):
            found += source.problems(g)
    if g.result is None and not g.agenda:
        found.append("the game goes on, but no step is left")
    return found


def _kept(g: Bang) -> list[str]:
    """What was kept from earlier must be what a copy, which has kept nothing, finds."""
    found = []
    fresh = g.copy()
    for player, twin in zip(g.players, fresh.players, strict=True):
        if player.owned is not None and player.owned.sources != fresh.own(twin):
            found.append(f"seat {player.seat} has other sources than was kept")
        if player.kit is not None and player.kit.sources != fresh.sources(twin):
            found.append(f"other sources of seat {player.seat} are active than was kept")
        if not all(source.hooks <= g.hooks for source in g.own(player)):
            found.append(f"seat {player.seat} has something that is not asked: it is not in `lent`")
    fresh.consult_all()
    fresh.find_anytime()
    if (g.hooks, g.heard) != (fresh.hooks, fresh.heard):
        found.append("others have a say than was kept")
    if g.silencers != fresh.silencers:
        found.append("others can silence something than was kept")
    if g.anytime != fresh.anytime:
        found.append("others can do something at any time than was kept")
    if g.in_force.sources != g.for_all:
        found.append("others are in force for the table than was kept")
    for hook, found_there in g.in_force.voices.items():
        if found_there != tuple([source for source in g.for_all if hook in source.hooks]):
            found.append(f"others in force for the table mind {hook} than was kept")
    for hook, seats in g.having.items():
        if seats != fresh.who_has(hook):
            found.append(f"others have something that minds {hook} than was kept")
    for (seat, limit), near in g.near.items():
        if seat in g.circle and near != within_unplayed(fresh, fresh.players[seat], limit):
            found.append(f"others are near seat {seat} than was kept")
    return found


def _cards(g: Bang) -> list[str]:
    boxes = [source for source in g.for_all if isinstance(source, Box)]
    found = g.misplaced("cards", *[group for box in boxes for group in box.pieces])
    for group in g.layout.groups.values():
        # The very faces of the box, of which no two are the same: comparing texts takes long.
        printed = g.layout.faces[group.start : group.stop]
        if {*map(id, g.face[group.start : group.stop])} != {*map(id, printed)}:
            found.append("the faces are not those of the box")
    for player in g.players:
        names = [g.card(slot).id for slot in player.in_play]
        if len(names) != len(set(names)):
            found.append(f"seat {player.seat} has two cards of one name in play (BB-PLAY-07)")
        if len([1 for slot in player.in_play if g.card(slot).reach is not None]) > 1:
            found.append(f"seat {player.seat} has two weapons in play (BB-PLAY-10)")
    arrived = [*g.pile, *(slot for player in g.players for slot in player.hand)]
    if any(g.face[slot].card.diverted for slot in arrived):
        found.append("a Dynamite is in a hand or on the pile (BB-VARIANT-21)")
    return found


def _event_decks(g: Bang) -> list[str]:
    found = []
    everybody = (1 << g.seats) - 1
    in_force = [source for source in g.for_all if isinstance(source, EventCard)]
    tops = [g.face[deck.past[-1]].event_card for deck in g.event_decks.values() if deck.past]
    if in_force != tops:
        found.append("the events in force are not those that lie on top")
    for name, deck in g.event_decks.items():
        known = {*deck.past, *[slot for slot in deck.waiting[-1:] if not g.face[slot].hidden]}
        for slot in (*deck.past, *deck.waiting):
            if slot in known and g.seen[slot] != everybody:
                found.append(f"an event of the deck '{name}' is hidden that lies open")
            if slot not in known and g.seen[slot] and not g.face[slot].event_card.last:
                found.append(f"an event of the deck '{name}' is known that lies deeper")
    return found


def _players(g: Bang) -> list[str]:
    found = []
    for player in g.players:
        if player.has_life and not 0 <= player.life <= player.max_life:
            found.append(f"seat {player.seat} has {player.life} of {player.max_life} life points")
        if player.seat in g.circle and not player.present:
            found.append(f"seat {player.seat} is out and still counts")
        if player.present and player.seat not in g.circle:
            found.append(f"seat {player.seat} is in the game and does not count")
        if player.present and not player.has_life and player.life:
            found.append(f"seat {player.seat} has {player.life} life points and is without any")
    for seat, other in combinations(g.circle, 2):
        there = seats_between(g, g.players[seat], g.players[other])
        if there != seats_between(g, g.players[other], g.players[seat]):
            found.append(f"seats {seat} and {other} are not equally far apart")
    return found
