"""The table: players, dice, arrows, and everything that moves them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from saloon.games.dice.pieces import SYMBOLS, CharacterFace, Configuration, DieKind, RoleFace
from saloon.games.dice.sources import Character, Source
from saloon.kernel import Chance, Event, Face, State
from saloon.kernel.fields import Counts, Flag, Number, Row, Same, SeatNumber, Thing, Words
from saloon.kernel.layout import Layout
from saloon.kernel.parts import Part, PartPerSeat
from saloon.kernel.stored import Stored

NOBODY: Final = Character()
"""Sits at the table before a character is dealt."""
NOBODY.id = "nobody"


class Player(Part):
    __slots__ = ("abilities", "arrows", "character", "life", "max_life", "out", "seat")

    FIELDS: ClassVar = (
        Same("seat"),
        Thing("character", "character", NOBODY),
        Same("abilities"),
        Number("life"),
        Number("max_life", within=range(100)),
        Number("arrows", within=range(100)),
        Flag("out"),
    )

    seat: int
    character: Character
    abilities: tuple[Source, ...]
    life: int
    max_life: int
    arrows: int
    out: bool

    def becomes(self, character: Character) -> None:
        """From now on the player is this character, and can do what it can."""
        self.character = character
        self.abilities = (character,)

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Player:
        twin = Player()
        twin.seat = self.seat
        twin.character = self.character
        twin.abilities = self.abilities
        twin.life = self.life
        twin.max_life = self.max_life
        twin.arrows = self.arrows
        twin.out = self.out
        return twin


class DiceShown(Row[str]):
    """What each die shows, "" before the first roll of a turn."""

    def read(self, stored: Stored, layout: Layout) -> list[str]:
        return stored.words(self.stored_as, ("", *SYMBOLS))


class Dice(State):
    __slots__ = (
        "active",
        "added",
        "config",
        "dice",
        "kinds",
        "players",
        "rolls",
        "spent",
        "supply",
    )

    FIELDS: ClassVar = (
        *State.FIELDS,
        Same("config"),
        Same("kinds"),
        PartPerSeat("players", Player),
        SeatNumber("active", 0),
        DiceShown("dice"),
        Number("rolls"),
        Counts("spent"),
        Number("supply"),
        Words("added", SYMBOLS),
    )

    config: Configuration
    kinds: tuple[DieKind, ...]
    players: list[Player]
    active: int
    dice: list[str]
    """What each die shows, "" before the first roll of a turn."""
    rolls: int
    """Rolls made in this turn."""
    spent: dict[str, int]
    """Dice of this turn that were used for something else than their own effect, by symbol."""
    supply: int
    added: list[str]
    """Symbols that count in this turn as if a further die showed them."""

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Dice:
        twin = Dice()
        twin.layout = self.layout
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.face = self.face[:]
        twin.seen = self.seen[:]
        twin.pooled = self.pooled[:]
        twin.pool = self.pool[:]
        twin.pools = self.pools
        twin.agenda = self.agenda[:]
        twin.uses = (self.uses[0].copy(), self.uses[1].copy(), self.uses[2].copy())
        twin.turn = self.turn
        twin.result = self.result
        twin.kept = {owner: part.copy() for owner, part in self.kept.items()}
        twin.moments = self.moments[:]
        twin.events = None
        twin.tape = None
        twin.shuffled = []
        twin.script = None
        twin.config = self.config
        twin.kinds = self.kinds
        twin.players = [each.copy() for each in self.players]
        twin.active = self.active
        twin.dice = self.dice[:]
        twin.rolls = self.rolls
        twin.spent = self.spent.copy()
        twin.supply = self.supply
        twin.added = self.added[:]
        return twin

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
        if self.events is not None:
            self._tell_healing(player, gained, why, by, barred=barred)

    def _tell_healing(
        self, player: Player, gained: int, why: str, by: int, *, barred: bool
    ) -> None:
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
            if self.events is not None:
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
    g = Dice.new(config.layout)
    g.config, g.kinds = config, config.dice
    g.chance = Chance(seed)
    g.dice = [""] * len(config.dice)
    g.supply = config.arrows
    for player, slot in zip(g.players, g.group("characters"), strict=False):
        player.becomes(cast(CharacterFace, g.face[slot]).character)
    return g
