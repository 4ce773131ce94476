"""A stored table laid out again: the way back from `Bang.plain`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from saloon.games.bang.catalogue import Configuration
from saloon.games.bang.faces import CharacterFace, EventDeck, EventFace
from saloon.games.bang.setup import NOBODY
from saloon.games.bang.sources import Character, EventCard
from saloon.games.bang.state import BETWEEN_ROUNDS, Bang, Player
from saloon.kernel import RecordError
from saloon.kernel.restoring import Stored, is_number, kernel_part

STATUSES = ("in", "out", "ghost")
LAST_STEPS = ("next", "deal", BETWEEN_ROUNDS)
"""Steps that bring further ones: the last of any agenda."""


def restore(config: Configuration, plain: Mapping[str, Any], steps: Collection[str]) -> Bang:
    """The state that was stored, or a `RecordError` if it cannot be one of this game."""
    stored = Stored(plain)
    seats, slots = range(config.players), config.cards
    part = kernel_part(
        stored,
        seats=config.players,
        faces=config.faces,
        roots=(config.cards, config.roles, config.characters, config.events),
        steps=steps,
    )
    g = Bang(
        players=_players(stored, config),
        places=stored.numbers("places", seats),
        circle=stored.numbers("circle", seats),
        deck=stored.numbers("deck", slots),
        pile=stored.numbers("pile", slots),
        turned=stored.numbers("turned", slots),
        active=stored.number("active", seats),
        world=tuple(config.sources[id_] for id_ in stored.words("world", config.sources)),
        marks=stored.counts("marks"),
        event_decks=_event_decks(stored, config),
        due=_due(stored, slots),
        anytime=(),
        muting=config.muting,
        kinds=config.kinds,
        hooks=config.hooks,
        added=frozenset(),
        rulings=config.rulings,
        **part,
    )
    _check(g)
    _have_a_say(g, stored)
    return g


def _have_a_say(g: Bang, stored: Stored) -> None:
    """What follows from the sources there are now, and from those there have been."""
    for source in g.world:
        g.heed(source)
    for player in g.players:
        for source in player.abilities:
            g.heed(source)
    if "added" in stored:
        g.added = frozenset(map(str, stored.items("added")))
        g.hooks |= g.added
    if "anytime" in g.hooks:
        g.mind_anytime()


def _players(stored: Stored, config: Configuration) -> list[Player]:
    characters: dict[str, Character] = {NOBODY.id: NOBODY}
    for face in config.faces:
        if isinstance(face, CharacterFace):
            characters[face.character.id] = face.character
    sources = {NOBODY.id: NOBODY, **config.sources}
    players = []
    for seat, part in enumerate(stored.parts("players", config.players)):
        life, most = part.numbers("life", count=2)
        if life > most:
            raise RecordError(f"seat {seat} of the stored state has {life} of {most} life points")
        players.append(
            Player(
                seat,
                part.number("role", config.roles),
                characters[part.word("character", characters)],
                tuple(sources[id_] for id_ in part.words("abilities", sources)),
                life,
                most,
                part.numbers("hand", config.cards),
                part.numbers("in_play", config.cards),
                part.word("status", STATUSES),
            )
        )
    return players


def _event_decks(stored: Stored, config: Configuration) -> dict[str, EventDeck]:
    names = {face.deck for face in config.faces if isinstance(face, EventFace)}
    decks = {}
    for each in stored.items("event_decks") if "event_decks" in stored else ():
        match each:
            case [str(name), [*waiting], [*past]] if name in names and _lie(
                [*waiting, *past], config.events
            ):
                decks[name] = EventDeck(waiting, past)
            case _:
                raise stored.wrong("event_decks", f"event cards of a deck, not {each!r}")
    return decks


def _lie(slots: list[Any], group: range) -> bool:
    """Whether these are cards of a group, each in one place."""
    return all(is_number(slot, group) for slot in slots) and len(slots) == len(set(slots))


def _due(stored: Stored, slots: range) -> dict[int, str]:
    due = {}
    for each in stored.items("due"):
        match each:
            case [slot, str(rule)] if is_number(slot, slots):
                due[slot] = rule
            case _:
                raise stored.wrong("due", f"cards and rules, not {each!r}")
    return due


def _check(g: Bang) -> None:
    """Whether the parts fit together: what any table has, whatever is on it."""
    seats = list(range(g.seats))
    laid = [*g.deck, *g.pile, *g.turned]
    for player in g.players:
        laid += [*player.hand, *player.in_play]
    if len(laid) != len(set(laid)):
        raise RecordError("a card of the stored state is in two places")
    if sorted(player.role_slot for player in g.players) != list(g.roots[1]):
        raise RecordError("the stored state does not give every seat a role of its own")
    if sorted(g.places) != seats:
        raise RecordError("the stored state does not give every seat a place of its own")
    if g.circle != [seat for seat in g.places if g.players[seat].present]:
        raise RecordError("the stored state has others around the table than are in the game")
    tops = [g.face[deck.past[-1]].event for deck in g.event_decks.values() if deck.past]
    if [source for source in g.world if isinstance(source, EventCard)] != tops:
        raise RecordError("the stored state has other events in force than lie on top")
    if g.marks.get("first") not in seats:
        raise RecordError("the stored state does not say who the first player is")
    if any(seat not in seats for _, seat in g.agenda):
        raise RecordError("a step of the stored state is nobody's")
    if g.result is None and g.agenda[0][0] not in LAST_STEPS:
        raise RecordError("the turn of the stored state leads to no other")
