"""What a player can do because of who or what he is: characters, weapons, mounts, items.

A source answers questions and has acts of its own, by overriding members of `Source`; the rules ask
all sources of a player that work at the moment (`Legends.sources`) and do not care what they are. A
chapter that needs a further hook adds it here with the answer of somebody who has none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from saloon.games.legends.pieces import Equipment, Side
from saloon.kernel import Effect, Refusal
from saloon.kernel.native import mypyc_attr, settle

if TYPE_CHECKING:
    from saloon.games.legends.acts import Act
    from saloon.games.legends.fights.fight import Fight
    from saloon.games.legends.pieces import Character as CharacterPiece
    from saloon.games.legends.state import Legends, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Something that gives its owner abilities."""

    id: str = ""

    acts: ClassVar[tuple[Act, ...]] = ()
    """What its owner may do in the own turn because of it."""

    def __init__(self) -> None:
        settle(self)

    # -- values ------------------------------------------------------------------------------

    def movement(self, g: Legends, player: Player) -> int:
        """Movement points of a Move action instead of the two on foot; 0: says nothing."""
        return 0

    def room(self, g: Legends, player: Player) -> int:
        """How many nuggets more its owner can carry."""
        return 0

    def hand_bonus(self, g: Legends, player: Player) -> int:
        """How many poker cards more its owner may keep at the end of the turn."""
        return 0

    def ignores_wounds(self, g: Legends, player: Player) -> bool:
        """Whether wounds do not lower the hand limit."""
        return False

    def new_throws(self, g: Legends, player: Player) -> int:
        """How many prospecting dice its owner may roll again at once."""
        return 0

    def end_points(self, g: Legends, player: Player) -> int:
        """LP at the end of the game (WL-FINAL-06)."""
        return 0

    # -- fights ------------------------------------------------------------------------------

    def left_out(self, g: Legends, player: Player, fight: Fight) -> Refusal | None:
        """Why it neither acts before this fight nor changes a card in it; None: it does."""
        return None

    def acts_before(self, g: Legends, player: Player, fight: Fight) -> bool:
        """Whether it does something before a fight starts, unless it is left out."""
        return False

    def before_fight(self, g: Legends, player: Player, fight: Fight) -> Effect:
        """Does it (WL-FIGHT-09)."""
        return None

    def own_value(self, g: Legends, player: Player, fight: Fight) -> int:
        """How much more its owner's card counts, unless it is left out."""
        return 0

    def rival_value(self, g: Legends, player: Player, fight: Fight) -> int:
        """How much more the card against its owner counts, mostly less."""
        return 0

    def wins_ties(self, g: Legends, player: Player, fight: Fight) -> bool:
        return False

    def fight_won(self, g: Legends, player: Player, fight: Fight) -> None:
        """Its owner has won a fight."""

    # -- what happens ------------------------------------------------------------------------

    def turn_begins(self, g: Legends, player: Player) -> Effect:
        """WL-START-01: at the start of its owner's turn, before the income."""
        return None

    def hurt(self, g: Legends, player: Player) -> None:
        """Its owner took wounds in an action or other occasion that is over (WL-EFFECT-18)."""

    def received(self, g: Legends, player: Player) -> None:
        """It was bought or given to its owner."""

    def poker_over(self, g: Legends, player: Player, won: bool) -> Effect:
        """Its owner has won or lost a game of poker, whose cards still lie on the table."""
        return None

    def contributed(self, g: Legends, player: Player) -> None:
        """Its owner has contributed to a story."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Character(Source):
    """A character; the abilities work once 5 LP were reached (WL-TRACK-14)."""

    piece: CharacterPiece
    """What is printed on the card."""

    def __init__(self, piece: CharacterPiece | None = None) -> None:
        super().__init__()
        if piece is not None:
            self.id = piece.id
            self.piece = piece


@mypyc_attr(allow_interpreted_subclasses=True)
class Gear(Source):
    """A kind of equipment. How a player's card of it lies is in `Player.gear`."""

    def __init__(self, kind: Equipment) -> None:
        super().__init__()
        self.id = kind.id
        self.kind = kind

    def side(self, player: Player) -> Side:
        """The side of the card that lies up."""
        upgraded = self.kind.upgraded
        if upgraded is not None and player.gear.get(self.id) == UPGRADED:
            return upgraded
        return self.kind.front

    def number(self, player: Player, name: str) -> int:
        """A number printed on the side that lies up."""
        return self.side(player).numbers.get(name, 0)

    def end_points(self, g: Legends, player: Player) -> int:
        return self.number(player, "end_lp")


PLAIN, UPGRADED = 1, 2
"""How a card of equipment lies before its owner."""
