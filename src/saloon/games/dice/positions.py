"""Games that begin in a given position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from saloon.games.dice.pieces import Configuration
from saloon.games.dice.setup import sit_down
from saloon.games.dice.state import Dice, Player, new_table
from saloon.kernel import Face, SetupError
from saloon.kernel.stored import is_number

POSITION: Final = ("roles", "characters", "life", "arrows", "first")


def place(config: Configuration, seed: int, position: Any) -> Dice:
    """A game that begins in a given position: roles and characters by seat, life, arrows."""
    if not isinstance(position, Mapping):
        raise SetupError("a position is a set of named lists")
    names = (*POSITION, *(name for box in config.boxes for name in box.position))
    for name in position:
        if name not in names:
            raise SetupError(f"a position has no '{name}'; there are {', '.join(names)}")
    g = new_table(config, seed)
    _lay(g, g.group("roles"), "role", position.get("roles", ()))
    _lay(g, g.group("characters"), "character", position.get("characters", ()))
    first = position.get("first")
    if first is not None and not is_number(first, range(g.seats)):
        raise SetupError(f"'first' of a position is a seat, not {first!r}")
    sit_down(g, first)
    for player, life in zip(g.players, _numbers(g, position, "life"), strict=True):
        if life is not None and life > player.max_life:
            raise SetupError(f"seat {player.seat} cannot have {life} life points", "DG-BEER-04")
        player.life = player.life if life is None else life
    for player, arrows in zip(g.players, _numbers(g, position, "arrows"), strict=True):
        player.arrows = arrows or 0
        g.supply -= player.arrows
    for player in g.players:
        player.out = not player.life
        if player.out:
            g.reveal(player.seat)
    for box in config.boxes:
        box.place(g, position)
    if g.supply < 1 or any(player.out and player.arrows for player in g.players):
        raise SetupError("arrows lie before living players, and one is left", "DG-ARROW-13")
    if g.players[g.active].out or len(g.living()) < 2:
        raise SetupError("a position needs two living players, one of them to begin")
    return g


def _numbers(g: Dice, position: Mapping[str, Any], name: str) -> Sequence[int | None]:
    numbers = position.get(name, [None] * g.seats)
    if not isinstance(numbers, list | tuple) or len(numbers) != g.seats:
        raise SetupError(f"'{name}' of a position is a list with a number for every seat")
    if not all(each is None or is_number(each, range(100)) for each in numbers):
        raise SetupError(f"'{name}' of a position has something else than numbers")
    return numbers


def _lay(g: Dice, root: range, what: str, ids: Any) -> None:
    """Put the named faces on the first slots of a group, the others behind them."""
    if not isinstance(ids, list | tuple) or len(ids) > g.seats:
        raise SetupError(f"a position has a list of {what}s, one for each seat")
    faces = [g.face[slot] for slot in root]
    laid = []
    for id_ in ids:
        found = next((face for face in faces if _is_called(face, what, id_)), None)
        if found is None:
            raise SetupError(f"this game has no (further) {what} '{id_}'")
        faces.remove(found)
        laid.append(found)
    for slot, face in zip(root, [*laid, *faces], strict=True):
        g.face[slot] = face


def _find(g: Dice, pile: Sequence[int], what: str, id_: Any) -> int:
    """The slot in a pile of a box whose face is named in a position."""
    found = next((slot for slot in pile if _is_called(g.face[slot], what, id_)), None)
    if found is None:
        raise SetupError(f"this game has no (further) {what} '{id_}'")
    return found


def before_seats(
    g: Dice, pile: list[int], what: str, position: Mapping[str, Any], name: str
) -> list[tuple[Player, int]]:
    """What a position has before each seat, taken from a pile of a box: whose is which slot."""
    rows = position.get(name, [()] * g.seats)
    if not isinstance(rows, list | tuple) or len(rows) != g.seats:
        raise SetupError(f"'{name}' of a position is a list with those of every seat")
    found = []
    for player, ids in zip(g.players, rows, strict=True):
        for id_ in _names(name, ids):
            if player.out:
                raise SetupError(f"seat {player.seat} is out and has no {what}", "DG-DEATH-04")
            slot = _find(g, pile, what, id_)
            pile.remove(slot)
            found.append((player, slot))
    return found


def on_top(
    g: Dice, pile: Sequence[int], what: str, position: Mapping[str, Any], name: str
) -> list[int]:
    """A pile with the named faces on top, the first one first; the top is the end of the list."""
    below, top = list(pile), []
    for id_ in _names(name, position.get(name, ())):
        slot = _find(g, below, what, id_)
        below.remove(slot)
        top.append(slot)
    return below + top[::-1]


def _names(name: str, said: Any) -> Sequence[Any]:
    if not isinstance(said, list | tuple):
        raise SetupError(f"'{name}' of a position has something else than lists of names")
    return said


def _is_called(face: Face, what: str, id_: Any) -> bool:
    return face.text.split("#")[0] == f"{what}:{id_}"
