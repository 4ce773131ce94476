"""What is left of the last game, and what this one remembers for the next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from saloon.games.dice.modules.legacy.module import module
from saloon.games.dice.pieces import CharacterFace, RoleFace
from saloon.games.dice.state import Dice, Player
from saloon.kernel import RecordError, SetupError
from saloon.kernel.fields import Field, SeatNumber
from saloon.kernel.layout import NOBODY, Layout
from saloon.kernel.parts import Part
from saloon.kernel.stored import Stored, is_number

OPTION = "legacy"
EXTRA_LIFE: int = module.data["legacyExtraLife"]
PARTS = ("characters", "eliminated", "sheriff", "names")


@dataclass(frozen=True, slots=True)
class Past:
    """How the last game ended."""

    characters: tuple[str, ...]
    """Who played whom, by seat."""
    eliminated: tuple[int, ...]
    sheriff: int = NOBODY
    """Who eliminated the Sheriff and takes his place."""
    names: int = NOBODY
    """The Sheriff, if he survived: he names the next one."""

    def plain(self) -> dict[str, Any]:
        return {
            "characters": list(self.characters),
            "eliminated": list(self.eliminated),
            "sheriff": None if self.sheriff == NOBODY else self.sheriff,
            "names": None if self.names == NOBODY else self.names,
        }


class PastField(Field["Past | None"]):
    def first(self, layout: Layout) -> Past | None:
        return None

    def plain(self, value: Past | None) -> dict[str, Any] | None:
        return None if value is None else value.plain()

    def read(self, stored: Stored, layout: Layout) -> Past | None:
        given = stored[self.stored_as]
        try:
            return None if given is None else read_past(layout, given)
        except SetupError as error:
            raise RecordError(f"'{self.name}' of {stored.what}: {error}") from None


class Heritage(Part):
    FIELDS: ClassVar = (
        PastField("past"),
        SeatNumber("sheriff"),
        SeatNumber("bonus"),
        SeatNumber("killer"),
    )

    past: Past | None
    """Until everybody has a character and the roles are dealt."""
    sheriff: int
    """Who will be Sheriff, as soon as that is known."""
    bonus: int
    """Who has an extra life point for having named somebody else."""
    killer: int
    """Who has eliminated the Sheriff of this game."""


def heritage(g: Dice) -> Heritage:
    return cast(Heritage, g.kept[module.name])


def character_card(g: Dice, seat: int) -> str:
    """Whose card was dealt to a seat, whatever stands there now."""
    return cast(CharacterFace, g.face[g.group("characters")[seat]]).character.id


def past_of(g: Dice) -> Past:
    """What a finished game leaves behind."""
    sheriff = next((player for player in g.players if g.role(player) == "sheriff"), None)
    survived = sheriff is not None and not _is_lost(g, sheriff)
    return Past(
        tuple(character_card(g, player.seat) for player in g.players),
        tuple(player.seat for player in g.players if _is_lost(g, player)),
        heritage(g).killer,
        sheriff.seat if sheriff is not None and survived else NOBODY,
    )


def _is_lost(g: Dice, player: Player) -> bool:
    return player.out or any(box.counts_as_out(g, player) for box in g.config.boxes)


def read_past(layout: Layout, given: Any) -> Past:
    """What options or a stored game say about the last game; wrong things are a `SetupError`."""
    if not isinstance(given, Mapping) or set(given) != set(PARTS):
        raise SetupError(f"'{OPTION}' has {', '.join(PARTS)}", "UA-LEGACY-01")
    seats = range(layout.seats)
    characters, eliminated = given["characters"], given["eliminated"]
    faces = [layout.faces[slot] for slot in layout.groups["characters"]]
    known = {cast(CharacterFace, face).character.id for face in faces}
    if (
        not isinstance(characters, list | tuple)
        or len(characters) != layout.seats
        or not all(isinstance(each, str) for each in characters)
    ):
        raise SetupError(f"'{OPTION}' names the last character of every seat", "UA-LEGACY-06")
    for each in characters:
        if each not in known or characters.count(each) > 1:
            raise SetupError(f"nobody can have played '{each}' before this game", "UA-LEGACY-06")
    if not isinstance(eliminated, list | tuple) or not all(
        is_number(seat, seats) and eliminated.count(seat) == 1 for seat in eliminated
    ):
        raise SetupError(f"'{OPTION}' lists the seats that were eliminated", "UA-LEGACY-05")
    sheriff, names = (_seat(given, name, seats) for name in ("sheriff", "names"))
    if not _has_sheriff(layout) and (sheriff, names) != (NOBODY, NOBODY):
        raise SetupError("nobody is Sheriff in a game of three", "UA-MOD-09")
    if names != NOBODY and (sheriff != NOBODY or names in eliminated):
        raise SetupError("only a Sheriff who survived names the next one", "UA-LEGACY-03")
    return Past(tuple(characters), tuple(eliminated), sheriff, names)


def _has_sheriff(layout: Layout) -> bool:
    faces = [layout.faces[slot] for slot in layout.groups["roles"]]
    return any(cast(RoleFace, face).role == "sheriff" for face in faces)


def _seat(given: Mapping[str, Any], name: str, seats: range) -> int:
    seat = given[name]
    if seat is None:
        return NOBODY
    if not is_number(seat, seats):
        raise SetupError(f"'{name}' of '{OPTION}' is a seat or nobody, not {seat!r}")
    return int(seat)
