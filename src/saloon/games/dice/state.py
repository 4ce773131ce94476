"""The table: players, dice, arrows, and everything that moves them."""

from __future__ import annotations

from typing import Any, cast

from saloon.games.dice.box import Kept
from saloon.games.dice.pieces import CharacterFace, Configuration, DieKind, RoleFace
from saloon.games.dice.sources import Character, Source
from saloon.kernel import Chance, Event, Face, State


class Player:
    __slots__ = ("abilities", "arrows", "character", "life", "max_life", "out", "seat")

    def __init__(
        self,
        seat: int,
        character: Character,
        life: int,
        max_life: int,
        arrows: int = 0,
        out: bool = False,
    ) -> None:
        self.seat = seat
        self.character = character
        self.abilities: tuple[Source, ...] = (character,)
        self.life = life
        self.max_life = max_life
        self.arrows = arrows
        self.out = out

    def copy(self) -> Player:
        return Player(self.seat, self.character, self.life, self.max_life, self.arrows, self.out)

    def plain(self) -> dict[str, Any]:
        return {
            "character": self.character.id,
            "life": self.life,
            "max_life": self.max_life,
            "arrows": self.arrows,
            "out": int(self.out),
        }


class Dice(State):
    """`dice` has what each die shows, "" before the first roll of a turn."""

    __slots__ = (
        "active",
        "added",
        "config",
        "dice",
        "kept",
        "kinds",
        "players",
        "rolls",
        "spent",
        "supply",
    )

    def __init__(
        self,
        players: list[Player],
        config: Configuration,
        *,
        kept: dict[str, Kept],
        added: list[str],
        dice: list[str],
        rolls: int,
        spent: dict[str, int],
        supply: int,
        active: int,
        **rest: Any,
    ) -> None:
        super().__init__(**rest)
        self.players = players
        self.config = config
        self.kinds = config.dice
        self.kept = kept
        """What the boxes keep, by name."""
        self.added = added
        """Symbols that count in this turn as if a further die showed them."""
        self.dice = dice
        self.rolls = rolls
        """Rolls made in this turn."""
        self.spent = spent
        """Dice of this turn that were used for something else than their own effect, by symbol."""
        self.supply = supply
        self.active = active

    def copy(self) -> Dice:
        return Dice(
            [player.copy() for player in self.players], self.config,
            kept={name: kept.copy() for name, kept in self.kept.items()}, added=self.added[:],
            dice=self.dice[:], rolls=self.rolls, spent=self.spent.copy(), supply=self.supply,
            active=self.active,
            seats=self.seats, chance=self.chance.copy(), face=self.face[:], seen=self.seen[:],
            told=self.told[:], pool=self.pool[:], pools=self.pools, roots=self.roots,
            agenda=self.agenda[:], uses=tuple(period.copy() for period in self.uses),
            turn=self.turn, result=self.result,
        )  # fmt: skip

    def plain(self) -> dict[str, Any]:
        plain = super().plain() | {
            "players": [player.plain() for player in self.players],
            "dice": self.dice[:],
            "rolls": self.rolls,
            "spent": dict(self.spent),
            "supply": self.supply,
            "active": self.active,
        }
        if self.config.boxes:
            plain["added"] = self.added[:]
            plain["kept"] = {name: kept.plain() for name, kept in self.kept.items()}
        return plain

    def may_hold(self, slot: int, face: Face) -> bool:
        return all(box.may_hold(self, slot, face) for box in self.config.boxes)

    # -- players -----------------------------------------------------------------------------

    def role(self, player: Player) -> str:
        return cast(RoleFace, self.face[player.seat]).role

    def living(self, first: int = 0) -> list[Player]:
        """The players in the game, clockwise from a seat."""
        players = self.players
        if first:
            players = players[first:] + players[:first]
        return [player for player in players if not player.out]

    def takes(self, player: Player, what: str) -> bool:
        """Whether a player can get something at all: "life" points, or what a box deals out."""
        return all(box.takes(self, player, what) for box in self.config.boxes)

    def heal(self, player: Player, points: int, why: str, by: int = -1) -> None:
        """DG-BEER-04: nobody ever has more life points than at the start."""
        barred = not self.takes(player, "life")
        gained = 0 if barred else min(points, player.max_life - player.life)
        player.life += gained
        facts = {"points": gained, "life": player.life, "why": why}
        if by >= 0:
            facts["by"] = by
        if barred:
            facts["barred"] = True
        self.tell(Event("healed", player.seat, facts))

    def return_arrows(self, player: Player, count: int, why: str) -> None:
        if count:
            player.arrows -= count
            self.supply += count
            facts = {"arrows": count, "left": player.arrows, "supply": self.supply, "why": why}
            self.tell(Event("arrows-returned", player.seat, facts))

    # -- dice --------------------------------------------------------------------------------

    def rolled(self) -> list[str]:
        """What the dice of this turn show; some players roll fewer."""
        return [face for face in self.dice if face]

    def showing(self, *symbols: str) -> int:
        """How many dice show one of these symbols, with what counts like a die."""
        count = 0
        for symbol in symbols:
            count += self.dice.count(symbol) + self.added.count(symbol)
        return count

    def unspent(self, symbol: str) -> int:
        return self.showing(symbol) - self.spent.get(symbol, 0)

    def spend(self, symbol: str) -> None:
        self.spent[symbol] = self.spent.get(symbol, 0) + 1

    def label(self, die: int) -> str:
        """What a die shows, with its kind if it is a special one: alike dice have one label."""
        return self.kinds[die].labels[self.dice[die]]

    def throw(self, die: int) -> str:
        """Roll one of the dice."""
        self.dice[die] = self.cast(self.kinds[die])
        return self.dice[die]

    def cast(self, kind: DieKind) -> str:
        """What a die shows. A scripted source is told the symbols on its sides, by number."""
        return kind.faces[self.random_below(len(kind.faces), kind.sides)]


def new_table(config: Configuration, seed: int) -> Dice:
    """A state with everything in it, and nothing dealt yet."""
    faces = config.faces
    count = len(faces)
    characters = config.roots[1]
    players = [
        Player(seat, cast(CharacterFace, faces[characters[seat]]).character, 0, 0)
        for seat in range(config.players)
    ]
    return Dice(
        players, config, kept=new_kept(config), added=[],
        dice=[""] * len(config.dice), rolls=0, spent={}, supply=config.arrows, active=0,
        seats=config.players, chance=Chance(seed), face=list(faces), seen=[0] * count,
        told=[0] * count, pool=[0] * count, pools=1, roots=config.roots, agenda=[],
        uses=({}, {}, {}), turn=0, result=None,
    )  # fmt: skip


def new_kept(config: Configuration) -> dict[str, Kept]:
    found = ((box.id, box.new(config)) for box in config.boxes)
    return {name: kept for name, kept in found if kept is not None}
