"""Who a player is: taking a character, and the characters that nobody plays."""

from __future__ import annotations

from saloon.games.bang.faces import CharacterFace
from saloon.games.bang.sources import Character, Source
from saloon.games.bang.state import Bang, Player


def printed_life(g: Bang, character: Character) -> int:
    """The life points of a character; a ruling named after it may tell another edition's."""
    return int(g.rulings.get(f"{character.id}-lives", character.life))


def give_character(g: Bang, player: Player, character: Character) -> None:
    player.character = character
    # BB-SETUP-11: the Sheriff plays with one bullet more than printed.
    player.life = player.max_life = printed_life(g, character) + (g.role(player) == "sheriff")
    g.grant(player, (character,))


def slot_of(g: Bang, character: Character) -> int:
    """The card of a character that somebody plays."""
    return next(slot for slot in g.group("characters") if g.face[slot].character is character)


def in_the_box(g: Bang) -> list[int]:
    """The cards of characters that nobody plays, has the ability of, or holds as a second one."""
    held: set[int] = set()
    for second in g.second:
        held.update(second)
    played: set[Source] = set()
    for player in g.players:
        played.add(player.character)
        played.update(player.abilities)
    found: list[int] = []
    face: list[CharacterFace] = g.face
    for slot in g.group("characters"):
        if slot not in held and face[slot].character not in played:
            found.append(slot)
    return found
