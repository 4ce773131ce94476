"""What a viewer may see. Built from an allow-list: what is not written here stays hidden."""

from __future__ import annotations

from typing import Any, cast

from saloon.games.bang.distance import reach, sees
from saloon.games.bang.event_deck import event_in_force, next_event
from saloon.games.bang.faces import CharacterFace
from saloon.games.bang.setup import dealt_characters
from saloon.games.bang.silence import silencer
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.turn import hand_limit
from saloon.kernel.state import THIS_TURN


def view(g: Bang, viewer: int | None, over: bool) -> dict[str, Any]:
    """The table for one seat, or for a spectator (None); open when the game is over."""
    return {
        "game": "bang",
        "viewer": viewer,
        "turn": g.turn,
        "active": g.active,
        "first": g.marks["first"],
        "step": g.agenda[-1][0] if g.agenda else "",
        "places": list(g.places),
        "players": [_player(g, player, viewer, over) for player in g.players],
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
        "stick": g.marks.get("stick"),
        "in_force": [source.id for source in g.world],
        "named": {source.id: named for source in g.world if (named := source.named(g))},
        "events": {name: _events(g, name) for name in g.event_decks},
        "bangs_played": g.used(THIS_TURN, g.active, "bang"),
        "dealt": [] if viewer is None else _dealt(g, viewer),
        "result": None
        if g.result is None
        else {"side": g.result.side, "winners": list(g.result.winners)},
    }


def _events(g: Bang, deck: str) -> dict[str, Any]:
    """What everybody sees of an event deck: what is in force, what comes next, how many more."""
    return {
        "now": event_in_force(g, deck),
        "next": next_event(g, deck),
        "left": len(g.event_decks[deck].waiting),
    }


def _player(g: Bang, player: Player, viewer: int | None, over: bool) -> dict[str, Any]:
    own = player.seat == viewer
    known = [slot for slot in player.hand if over or g.knows(viewer, slot)]
    me = None if viewer is None or own else g.players[viewer]
    measured = me is not None and me.present and player.present
    return {
        "seat": player.seat,
        "status": player.status,
        "role": g.role(player) if over or g.knows(viewer, player.role_slot) else None,
        "character": player.character.id,
        "abilities": [source.id for source in g.active_abilities(player)],
        "silent": _silent(g, player),
        "life": player.life,
        "max_life": player.max_life,
        "cards": len(player.hand),
        "hand_limit": hand_limit(g, player),
        # One's own hand in the order of the hand; of others only what one has seen, sorted, so
        # that no order betrays where a card went.
        "hand": [g.face[slot].text for slot in known]
        if own
        else sorted(g.face[slot].text for slot in known),
        "in_play": [g.face[slot].text for slot in player.in_play],
        "range": reach(g, player),
        "distance": sees(g, me, player) if me is not None and measured else None,
        "sees_me": sees(g, player, me) if me is not None and measured else None,
    }


def _silent(g: Bang, player: Player) -> dict[str, str]:
    """What a player has that does not work now, abilities and cards in play, and through what."""
    if not g.muting or not player.present:
        return {}
    own = [(source.id, source) for source in player.abilities]
    own += [(g.face[slot].text, g.card(slot)) for slot in player.in_play]
    found = ((name, silencer(g, player, source)) for name, source in own)
    return {name: other.id for name, other in found if other is not None}


def _dealt(g: Bang, viewer: int) -> list[str]:
    """The characters a seat chooses from, while it does."""
    return [cast(CharacterFace, g.face[slot]).character.id for slot in dealt_characters(g, viewer)]
