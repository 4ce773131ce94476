"""What a viewer may see. Built from an allow-list: what is not written here stays hidden."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from saloon.games.bang.distance import reach, sees
from saloon.games.bang.event_deck import event_card_in_force, next_event_card
from saloon.games.bang.faces import CharacterFace
from saloon.games.bang.silence import silencer
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import hand_limit
from saloon.kernel.state import THIS_TURN


def parts(
    g: Bang, viewers: Sequence[int | None], over: bool
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The table as it looks from every seat, and what some seats and spectators (None) see of it
    besides; open when the game is over."""
    table = _table(g)
    table["players"] = [_public(g, player) for player in g.players]
    distances: dict[tuple[int, int], int] = {}
    return table, [
        {
            "viewer": viewer,
            "players": [_from(g, player, viewer, over, distances) for player in g.players],
            "dealt": [] if viewer is None else _dealt(g, viewer),
        }
        for viewer in viewers
    ]


def _table(g: Bang) -> dict[str, Any]:
    """What everybody sees between the players."""
    table = {
        "game": "bang",
        "viewer": None,
        "turn": g.turn,
        "active": g.active,
        "first": g.first,
        "step": g.agenda[-1][0] if g.agenda else "",
        "places": list(g.places),
        "players": [],
        "deck": len(g.deck),
        "pile": [g.face[slot].text for slot in g.pile],
        "turned": [g.face[slot].text for slot in g.turned],
        # Green cards that were laid down this turn and cannot be used yet (DC-GREEN).
        "waiting": [
            g.face[slot].text
            for player in g.players
            for slot in player.in_play
            if g.used(THIS_TURN, "laid", slot)
        ],
        "in_force": [source.id for source in g.for_all],
        "named": {source.id: named for source in g.for_all if (named := source.named(g))},
        "events": {name: _event_deck(g, name) for name in g.event_decks},
        "bangs_played": g.used(THIS_TURN, g.active, "bang"),
        "dealt": [],
        "result": None
        if g.result is None
        else {"side": g.result.side, "winners": list(g.result.winners)},
    }
    for source in g.for_all:
        table |= source.view(g)
    return table


def _event_deck(g: Bang, deck: str) -> dict[str, Any]:
    """What everybody sees of an event deck: what is in force, what comes next, how many more."""
    return {
        "now": event_card_in_force(g, deck),
        "next": next_event_card(g, deck),
        "left": len(g.event_decks[deck].waiting),
    }


def _public(g: Bang, player: Player) -> dict[str, Any]:
    """What everybody sees of a player."""
    seen: dict[str, Any] = {
        "seat": player.seat,
        "status": player.presence.shown,
        "role": None,
        "character": player.character.id,
        "abilities": [source.id for source in g.active_abilities(player)],
        "silent": _silent(g, player),
        "life": player.life,
        "max_life": player.max_life,
        "cards": len(player.hand),
        "hand_limit": hand_limit(g, player),
        "hand": [],
        "in_play": [g.face[slot].text for slot in player.in_play],
        "range": reach(g, player),
        "distance": None,
        "sees_me": None,
    }
    if "view_of" in g.hooks:
        for source in g.for_all:
            seen |= source.view_of(g, player)
    return seen


def _from(
    g: Bang, player: Player, viewer: int | None, over: bool, distances: dict[tuple[int, int], int]
) -> dict[str, Any]:
    """What a viewer sees of a player that others may not, or see otherwise."""
    own = player.seat == viewer
    # A face is known to whoever has all these marks on it; see `State.knows`.
    marks = 0 if over else (1 << g.seats) - 1 if viewer is None else 1 << viewer
    known, face = g.seen, g.face
    hand = [face[slot].text for slot in player.hand if known[slot] & marks == marks]
    seen: dict[str, Any] = {
        "role": g.role(player) if known[player.role_slot] & marks == marks else None,
        # One's own hand in the order of the hand; of others only what one has seen, sorted, so
        # that no order betrays where a card went.
        "hand": hand if own else sorted(hand),
        "distance": None,
        "sees_me": None,
    }
    if viewer is not None and not own and player.present:
        me = g.players[viewer]
        if me.present:
            seen["distance"] = _distance(g, me, player, distances)
            seen["sees_me"] = _distance(g, player, me, distances)
    return seen


def _distance(g: Bang, p: Player, other: Player, known: dict[tuple[int, int], int]) -> int:
    found = known.get((p.seat, other.seat))
    if found is None:
        found = known[p.seat, other.seat] = sees(g, p, other)
    return found


def _silent(g: Bang, player: Player) -> dict[str, str]:
    """What a player has that does not work now, abilities and cards in play, and through what."""
    if not g.muting or not player.present:
        return {}
    own = [(source.id, source) for source in player.abilities]
    own += [(g.face[slot].text, g.card(slot)) for slot in player.in_play]
    found = [(name, silencer(g, player, source)) for name, source in own]
    return {name: other.id for name, other in found if other is not None}


def _dealt(g: Bang, viewer: int) -> list[str]:
    """The characters a seat chooses from, while it does."""
    return [cast(CharacterFace, g.face[slot]).character.id for slot in g.dealt[viewer]]
