"""A given position instead of a dealt one: for tests, puzzles, bug reports and lessons.

A position is plain data, so a game that starts from one has a record like any other:

    {"seats": [{"character": "slab-the-killer", "role": "sheriff", "life": 4, "hand": ["bang"],
                "in_play": ["barrel:qs"]}, …], "deck": ["4h", "missed"], "pile": ["beer"],
     "turn": 0, "step": "phase-2"}

A card is named by its id ("bang"), by id, rank and suit ("bang:5d"), or by rank and suit ("4h").
The top of the deck is the first of `deck`; the top of `pile` is its last. The cards not named lie
at the bottom of the deck in a random order, or, with `rest`, under the "pile" or in the "box". A
seat without a character has 4 life points and no ability. One that is `out` has been eliminated;
`presence` names what else it is in the game by. `first_out` is the seat that was eliminated first.
`kept` has what sources keep, as a stored game has it, pieces by name: cards come out of the deck.
`event` is the event card in force, `events` are the next ones to come; `pack` is the box they are
from, if there are several.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from saloon.games.bang.catalogue import Configuration
from saloon.games.bang.event_deck import lay_decks, put_in_force
from saloon.games.bang.faces import CharacterFace, RoleFace
from saloon.games.bang.identity import give_character
from saloon.games.bang.presence import OUT
from saloon.games.bang.setup import lay_roles, new_table
from saloon.games.bang.sources import NOBODY, Box
from saloon.games.bang.state import Bang, Player
from saloon.games.bang.timetable import TURN
from saloon.kernel import RecordError, SetupError, layout


def place(config: Configuration, seed: int, position: Mapping[str, Any]) -> Bang:
    g = new_table(config, seed)
    if "seats" not in position:
        raise SetupError("a position needs seats")
    seats = position["seats"]
    if len(seats) != g.seats:
        raise SetupError(f"the position has {len(seats)} seats, the table {g.seats}")
    g.shuffle(g.group("cards"))
    _roles(g, [seat.get("role") for seat in seats])
    _characters(g, [seat.get("character") for seat in seats])
    top: list[int] = []
    zones = [(top, list(position.get("deck", ()))), (g.pile, list(position.get("pile", ())))]
    for player, given in zip(g.players, seats, strict=True):
        zones.append((player.hand, list(given.get("hand", ()))))
        zones.append((player.in_play, list(given.get("in_play", ()))))
    cards = g.group("cards")
    free = _claim_all(g, [*cards, *_pieces(g)], zones)
    free = [slot for slot in free if slot in cards]
    rest = position.get("rest", "deck")
    g.deck = [*(free if rest == "deck" else ()), *reversed(top)]
    if rest == "pile":
        g.pile[:0] = free
    g.active = int(position.get("turn", g.first))
    _event_cards(g, position)
    for source in g.for_all:
        source.set_up(g)
    _kept(g, position.get("kept", {}))
    g.first_out = int(position.get("first_out", layout.NOBODY))
    for player, given in zip(g.players, seats, strict=True):
        _life(g, player, given)
    _knowledge(g)
    g.find_open_hands()
    g.rearranged()
    g.turn = 1
    step = position.get("step", "phase-2")
    if step not in TURN:
        raise SetupError(f"unknown step '{step}'; there are {', '.join(TURN)}")
    g.agenda = [(name, g.active) for name in reversed(TURN[TURN.index(step) :])]
    return g


def _pieces(g: Bang) -> list[int]:
    """The boxes' own pieces, some of which may lie in front of players like cards."""
    boxes = [source for source in g.for_all if isinstance(source, Box)]
    return [slot for box in boxes for name in box.pieces for slot in g.group(name)]


def _claim_all(g: Bang, free: list[int], zones: list[tuple[list[int], list[str]]]) -> list[int]:
    """Fill the zones with the named cards; returns what is left. Exact names choose first."""
    wanted = [(zone, name) for zone, names in zones for name in names]
    claimed: dict[int, int] = {}
    for exact in (True, False):
        for number, (_, name) in enumerate(wanted):
            if (name not in g.kinds) == exact:
                claimed[number] = _claim(g, free, name)
    for number, (zone, _) in enumerate(wanted):
        zone.append(claimed[number])
    return free


def _claim(g: Bang, free: list[int], name: str) -> int:
    """Take the first free card that fits a name."""
    for slot in free:
        text = g.face[slot].text
        card, _, value = text.partition(":")
        if name in (text, card, value, value.partition("#")[0]):
            free.remove(slot)
            return slot
    raise SetupError(f"there is no card '{name}' left for the position")


def _roles(g: Bang, wanted: Sequence[str | None]) -> None:
    faces = [cast(RoleFace, g.face[slot]) for slot in g.group("roles")]
    dealt: list[RoleFace | None] = []
    for role in wanted:
        fitting = next((face for face in faces if face.role == role), None)
        if role is not None and fitting is None:
            raise SetupError(f"there is no role '{role}' left for {g.seats} players")
        if fitting is not None:
            faces.remove(fitting)
        dealt.append(fitting)
    for player, face in zip(g.players, dealt, strict=True):
        g.face[player.role_slot] = face if face is not None else faces.pop(0)
    lay_roles(g)


def _characters(g: Bang, wanted: Sequence[str | None]) -> None:
    by_name = {}
    for slot in g.group("characters"):
        by_name[cast(CharacterFace, g.face[slot]).character.id] = slot
    for player, name in zip(g.players, wanted, strict=True):
        if name is None:
            give_character(g, player, NOBODY)
            continue
        if name not in by_name:
            raise SetupError(f"there is no character '{name}' left in this game")
        slot = by_name.pop(name)
        g.reveal(slot)
        give_character(g, player, cast(CharacterFace, g.face[slot]).character)


def _event_cards(g: Bang, position: Mapping[str, Any]) -> None:
    given = position.get("event", ())
    in_force = [given] if isinstance(given, str) else list(given)  # one of each deck
    coming = [*in_force, *position.get("events", ())]
    for id_ in coming:
        if f"event:{id_}" not in [g.face[slot].text for slot in g.group("events")]:
            raise SetupError(f"there is no event '{id_}' in this game")
    lay_decks(g, position.get("pack", ""), coming)
    for id_ in in_force:
        put_in_force(g, id_)


def _kept(g: Bang, given: Mapping[str, Any]) -> None:
    for owner, values in given.items():
        if owner not in g.kept:
            raise SetupError(f"nothing is kept for '{owner}' in this game")
        now = g.kept[owner]
        try:
            g.kept[owner] = now.given(g, values, {"cards": g.deck})
        except RecordError as error:
            raise SetupError(f"'kept' of the position: {error}") from None


def _life(g: Bang, player: Player, given: Mapping[str, Any]) -> None:
    if given.get("out"):
        player.presence, player.life = OUT, 0
        if g.first_out == layout.NOBODY:
            g.first_out = player.seat
        g.circle.remove(player.seat)
        g.reveal(player.role_slot)
        return
    presence = given.get("presence", player.presence.id)
    known = g.layout.known["presence"]
    if presence not in known:
        raise SetupError(f"unknown presence '{presence}'; there are {', '.join(known)}")
    player.presence = known[presence]
    if not player.has_life:
        player.life = 0
        g.reveal(player.role_slot)
        return
    life = given.get("life", player.max_life)
    if not 1 <= life <= player.max_life:
        raise SetupError(f"seat {player.seat} cannot have {life} of {player.max_life} life points")
    player.life = life


def _knowledge(g: Bang) -> None:
    """Who has to know a zone does."""
    for zone in g.zones():
        for slot in zone.slots:
            g.seen[slot] |= zone.known_to(g.seats)
