"""Games that begin in a given position, at the start of somebody's turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from saloon.games.legends.board import HIDEOUTS, SPACES
from saloon.games.legends.faces import CharacterFace
from saloon.games.legends.player import LAST_SPACE, MOST_MONEY, MOST_WOUNDS, MOUNTS, WEAPONS, Player
from saloon.games.legends.setup import place_bandits
from saloon.games.legends.sources import PLAIN, UPGRADED
from saloon.games.legends.state import Legends
from saloon.games.legends.turn import schedule_turn
from saloon.kernel import SetupError
from saloon.kernel.stored import is_number

NUMBERS = {
    "money": range(0, MOST_MONEY + 1, 10),
    "nuggets": range(7),
    "lp": range(100),
    "mp": range(LAST_SPACE + 1),
    "wp": range(LAST_SPACE + 1),
    "wounds": range(MOST_WOUNDS + 1),
}
SEAT = ("character", "space", "hand", "cattle", "gear", "weapon", "mount", "proven", *NUMBERS)
TABLE = ("players", "first", "active", "sheriff", "bandits", "deck", "ending")


def place(g: Legends, position: Any) -> None:
    """Players with what they have, figures, the top of the deck; what is not said is dealt."""
    _look(position, (*TABLE, *[chapter.id for chapter in g.config.chapters]), "a position")
    seats = position.get("players", [])
    if not isinstance(seats, list | tuple) or len(seats) != g.seats:
        raise SetupError(f"a position has {g.seats} players, one for each seat")
    g.shuffle(g.deck)
    for colour in (g.blue, g.green):
        g.shuffle(colour)
    g.shuffle(g.box)
    people = [_named(g, given) for given in seats]
    for player, slot in zip(g.players, people, strict=True):
        _sit(g, player, slot)
    for player, given in zip(g.players, seats, strict=True):
        _furnish(g, player, given)
    for name in ("first", "active"):
        seat = position.get(name, 0)
        if not is_number(seat, range(g.seats)):
            raise SetupError(f"'{name}' of a position is a seat, not {seat!r}")
        setattr(g, name, seat)
    g.sheriff = _space(position.get("sheriff", g.sheriff))
    if "bandits" in position:
        g.bandits = [_space(space) for space in _list(position, "bandits")]
    else:
        place_bandits(g, [hideout.spaces[0] for hideout in HIDEOUTS])
    top = [_take(g, g.deck, name) for name in _list(position, "deck")]
    g.deck += top[::-1]
    g.ending = int(position.get("ending", 0))
    for chapter in g.config.chapters:
        chapter.set_up(g)
        chapter.place(g, position.get(chapter.id, {}))
    schedule_turn(g, g.active)


def _look(given: Any, names: tuple[str, ...], what: str) -> None:
    if not isinstance(given, Mapping):
        raise SetupError(f"{what} is a set of named values")
    for name in given:
        if name not in names:
            raise SetupError(f"{what} has no '{name}'; there are {', '.join(names)}")


def _list(given: Mapping[str, Any], name: str) -> list[Any]:
    values = given.get(name, [])
    if not isinstance(values, list | tuple):
        raise SetupError(f"'{name}' of a position is a list")
    return list(values)


def _space(space: Any) -> str:
    if space not in SPACES:
        raise SetupError(f"the board has no space {space!r}")
    return str(space)


def _named(g: Legends, given: Any) -> int:
    """The card of the character that is named for a seat."""
    _look(given, SEAT, "a player of a position")
    for slot in g.box:
        if cast(CharacterFace, g.face[slot]).character.id == given.get("character"):
            return slot
    raise SetupError(f"this game has no character {given.get('character')!r}")


def _sit(g: Legends, player: Player, slot: int) -> None:
    if slot not in g.box:
        raise SetupError("a position names a character twice")
    g.box.remove(slot)
    g.reveal(slot)
    player.card = [slot]
    player.character = cast(CharacterFace, g.face[slot]).character


def _furnish(g: Legends, player: Player, given: Mapping[str, Any]) -> None:
    for name, within in NUMBERS.items():
        number = given.get(name, 0)
        if not is_number(number, within):
            raise SetupError(f"'{name}' of a player cannot be {number!r}")
        setattr(player, name, number)
    if player.mp and player.wp:
        raise SetupError("nobody has MP and WP", "WL-TERM-04")
    player.proven = bool(given.get("proven", player.lp >= g.config.ability))
    player.space = _space(given.get("space", "DR06"))
    _equip(g, player, given)
    for name in _list(given, "hand"):
        slot = _take(g, g.deck, name)
        g.show(slot, player.seat)
        player.hand.append(slot)
    for name in _list(given, "cattle"):
        herd = g.blue if str(name).endswith("#blue") else g.green
        slot = _take(g, herd, name)
        g.show(slot, player.seat)
        player.cattle.append(slot)


def _equip(g: Legends, player: Player, given: Mapping[str, Any]) -> None:
    """Equipment by name, `+` for an upgraded card; the first weapon and mount are chosen."""
    gear = _list(given, "gear") or ["revolver"]
    for name in gear:
        id_ = str(name).rstrip("+")
        if id_ not in g.config.gear:
            raise SetupError(f"the store has no '{id_}'")
        player.gear[id_] = UPGRADED if str(name).endswith("+") else PLAIN
    owned = [str(name).rstrip("+") for name in gear]
    weapons = [id_ for id_ in owned if id_ in WEAPONS]
    mounts = [id_ for id_ in owned if id_ in MOUNTS]
    if not weapons:
        raise SetupError("everybody has a weapon", "WL-SETUP-23")
    player.weapon = given.get("weapon", weapons[0])
    player.mount = given.get("mount", mounts[0] if mounts else "")
    if player.weapon not in weapons or (player.mount and player.mount not in mounts):
        raise SetupError("a weapon or mount that is chosen is also owned")


def _take(g: Legends, pile: list[int], name: Any) -> int:
    """A piece by its name: `hustle:qs`, or any of a kind: `hustle`."""
    for slot in reversed(pile):
        text: str = g.face[slot].text
        if name in (text, text.partition(":")[0]):
            pile.remove(slot)
            return slot
    raise SetupError(f"there is no (further) {name!r}")
