"""Which bot sits where: one name, a list repeated over the seats, or a bot for each role."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from saloon.bots import BOTS, Bot, make_bot
from saloon.bots.registry import check_known
from saloon.games.registry import WHO
from saloon.kernel import Game, SetupError
from saloon.sim.seeds import derived

FALLBACK = "random"
ROLES = tuple(dict.fromkeys(role for who in WHO.values() for role in who.roles))
GROUPS = {"law": ("sheriff", "deputy")}


@dataclass(frozen=True, slots=True)
class Seating:
    """A parsed `--bots`."""

    text: str
    around: tuple[str, ...] = ()
    by_role: tuple[tuple[str, str], ...] = ()

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots it names."""
        return (*self.around, *(bot for _, bot in self.by_role))

    def names(self, game: Game) -> list[str]:
        """The bot of every seat. The roles decide who sits where; the bots are not told them."""
        if not self.by_role:
            return [self.around[seat % len(self.around)] for seat in range(game.state.seats)]
        chosen = dict(self.by_role)
        return [chosen.get(role, FALLBACK) for role in WHO[game.rules.setup.game].roles_of(game)]

    def rotated(self, seats: int, index: int, seed: int) -> list[str]:
        """The bot of every seat, if they take turns.

        A list that is longer than the table is gone through, so that every game leaves out others;
        who sits where is drawn.
        """
        if self.by_role:
            raise SetupError(f"'{self.text}' names bots for roles, and these cannot take turns")
        names = [self.around[(index + seat) % len(self.around)] for seat in range(seats)]
        Random(derived(seed, "seats")).shuffle(names)
        return names


def parse_seating(text: str) -> Seating:
    """Read `random`, `cowhand,random` or `law=cowhand,outlaw=random`."""
    parts = [part.strip() for part in text.split(",")]
    if not all(parts):
        raise SetupError(f"'{text}' names no bot; there are {', '.join(BOTS)}")
    if not any("=" in part for part in parts):
        for name in parts:
            check_known(name)
        return Seating(text, around=tuple(parts))
    by_role: dict[str, str] = {}
    for part in parts:
        role, equals, name = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise SetupError(f"'{text}' mixes bots with and without a role")
        check_known(name)
        if role not in (*ROLES, *GROUPS):
            raise SetupError(f"unknown role '{role}'; there are {', '.join((*ROLES, *GROUPS))}")
        for each in GROUPS.get(role, (role,)):
            if each in by_role:
                raise SetupError(f"'{text}' names two bots for the {each}")
            by_role[each] = name
    return Seating(text, by_role=tuple(by_role.items()))


def make_bots(names: Sequence[str], seed: int) -> list[Bot]:
    """The bots with seeds of their own, so that none can follow another's dice."""
    return [make_bot(name, derived(seed, "bot", seat)) for seat, name in enumerate(names)]
