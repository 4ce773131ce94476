"""Several games in a row: what one game hands on to the next (BB-SERIES)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import TypedDict

from saloon.games.bang.presence import HERE
from saloon.kernel import Game, SetupError


class NextGame(TypedDict):
    """The options of the next game that the last one decides; for `new_game`."""

    characters: dict[int, str]
    """Who keeps which character; everybody else is dealt a new one."""
    sheriff: int | None
    """Who is Sheriff; None if that role, too, is dealt at random, or is not in the game."""


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, as everybody at the table sees it."""

    places: tuple[int, ...]
    """The seats clockwise."""
    characters: tuple[str, ...]
    """By seat."""
    alive: frozenset[int]
    sheriff: int | None
    """None in a game without one."""

    @classmethod
    def of(cls, game: Game) -> Ending:
        if not game.over:
            raise SetupError("the game is not over: nothing can be handed on yet", "BB-SERIES-01")
        view = game.view(None)
        players = view["players"]
        return cls(
            tuple(view["places"]),
            tuple(player["character"] for player in players),
            frozenset(player["seat"] for player in players if player["status"] == HERE),
            next((player["seat"] for player in players if player["role"] == "sheriff"), None),
        )

    def next_game(self, keep: Collection[int] = (), *, pass_sheriff: bool = True) -> NextGame:
        """What follows if these seats want to keep their characters.

        The Sheriff passes clockwise (BB-SERIES-05), unless the table did not agree to it.
        """
        for seat in keep:
            if seat not in self.places:
                raise SetupError(f"there is no seat {seat} to keep a character", "BB-SERIES-01")
            if seat not in self.alive:
                raise SetupError(
                    f"seat {seat} was eliminated and takes a new character", "BB-SERIES-02"
                )
        return {
            "characters": {seat: self.characters[seat] for seat in sorted(keep)},
            "sheriff": self._left_of_sheriff() if pass_sheriff else None,
        }

    def _left_of_sheriff(self) -> int | None:
        if self.sheriff is None:
            return None
        return self.places[(self.places.index(self.sheriff) + 1) % len(self.places)]
