"""The table: figures on the board, decks and herds, and everything that moves what players have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from saloon.games.legends.board import OFFICE, SPACES
from saloon.games.legends.faces import CattleFace, PokerFace
from saloon.games.legends.moments import Healed
from saloon.games.legends.player import ITEMS, MOST_WOUNDS, Player
from saloon.games.legends.reading import pieces
from saloon.games.legends.sources import Gear, Source
from saloon.kernel import Chance, Event, Refusal, State
from saloon.kernel.fields import Flag, Number, Same, SeatNumber, Seats, Word, Words, Zone
from saloon.kernel.layout import HIDDEN, OPEN
from saloon.kernel.moments import Moment
from saloon.kernel.parts import PartPerSeat
from saloon.kernel.state import THIS_TURN

if TYPE_CHECKING:
    from saloon.games.legends.config import Configuration

__all__ = ["COLOURS", "Legends", "Player", "new_table"]

COLOURS: tuple[str, ...] = tuple(pieces().herds)


class Legends(State):
    __slots__ = (
        "actions", "active", "after", "aside", "bandits", "blue", "box", "config", "deck", "doing",
        "ending", "first", "going", "green", "hurt", "moved", "pile", "players", "points",
        "sheriff", "steps_made",
    )  # fmt: skip

    FIELDS: ClassVar = (
        *State.FIELDS,
        Same("config"),
        PartPerSeat("players", Player),
        SeatNumber("active", 0),
        SeatNumber("first", 0),
        Zone("deck", "poker", HIDDEN),
        Zone("pile", "poker", OPEN),
        Zone("aside", "poker", HIDDEN),
        Zone("box", "characters", HIDDEN),
        Zone("blue", "cattle", HIDDEN),
        Zone("green", "cattle", HIDDEN),
        Word("sheriff", (OFFICE, *SPACES)),
        Words("bandits", SPACES),
        Number("actions"),
        Number("doing"),
        Word("going", ("", "move", "sprint", "saddle_up", "ability", "store", "sale")),
        Number("points"),
        Number("steps_made"),
        Flag("moved"),
        Words("after", ("sprint", "punch", "whiskey", "ability")),
        Seats("hurt"),
        Number("ending", within=range(3)),
    )

    config: Configuration
    players: list[Player]
    active: int
    first: int
    """The player who began (WL-TURN-02)."""
    deck: list[int]
    """The poker cards to draw, the top one last."""
    pile: list[int]
    aside: list[int]
    """Poker cards that somebody looks at, or that were laid and are not discarded yet."""
    box: list[int]
    """Character cards that nobody has."""
    blue: list[int]
    green: list[int]
    sheriff: str
    bandits: list[str]
    """The spaces on which a bandit stands."""
    actions: int
    """Actions left in this turn."""
    doing: int
    """The number of the action or free activity of this turn that runs or ran last."""
    going: str
    """The action that is open and may still go on: a movement, a visit to a store, a sale."""
    points: int
    """Movement points left in the open movement."""
    steps_made: int
    """Spaces entered in the open movement."""
    moved: bool
    """Whether nothing has been begun since a Move action, so that reactions to it may be used."""
    after: list[str]
    """What has been used after this Move action."""
    hurt: list[int]
    """Who took wounds on the occasion that runs (WL-EFFECT-18)."""
    ending: int
    """0 while nobody has reached the length, 1 until that round is over, 2 in the last one."""

    # Written by `make copies`, from FIELDS.
    def copy(self) -> Legends:
        twin = Legends()
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
        twin.players = [each.copy() for each in self.players]
        twin.active = self.active
        twin.first = self.first
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.aside = self.aside[:]
        twin.box = self.box[:]
        twin.blue = self.blue[:]
        twin.green = self.green[:]
        twin.sheriff = self.sheriff
        twin.bandits = self.bandits[:]
        twin.actions = self.actions
        twin.doing = self.doing
        twin.going = self.going
        twin.points = self.points
        twin.steps_made = self.steps_made
        twin.moved = self.moved
        twin.after = self.after[:]
        twin.hurt = self.hurt[:]
        twin.ending = self.ending
        return twin

    def may_hold(self, slot: int, face: Any) -> bool:
        """WL-SETUP-04: the colour of a cattle token is open, whatever is under it."""
        if isinstance(face, CattleFace):
            own: CattleFace = self.layout.faces[slot]  # type: ignore[assignment]
            return own.herd == face.herd
        return True

    # -- who and where -----------------------------------------------------------------------

    def poker(self, slot: int) -> PokerFace:
        return cast(PokerFace, self.face[slot])

    def token(self, slot: int) -> CattleFace:
        return cast(CattleFace, self.face[slot])

    def herd(self, colour: str) -> list[int]:
        """The cattle on a ranch."""
        return self.blue if colour == "blue" else self.green

    def around(self, seat: int) -> list[Player]:
        """All players in turn order, beginning with a seat."""
        return self.players[seat:] + self.players[:seat]

    def right_of(self, player: Player) -> Player:
        """The right-hand neighbour, who plays virtual opponents (WL-TERM-12)."""
        return self.players[player.seat - 1]

    def here(self, player: Player) -> list[Player]:
        """The other players on the same space, in turn order."""
        space = player.space
        return [each for each in self.around(player.seat)[1:] if each.space == space]

    def outlaws(self) -> list[Player]:
        return [player for player in self.players if player.wp]

    def sources(self, player: Player) -> list[Source]:
        """What works for a player now: the character, weapon and mount chosen, the items."""
        known = self.config.gear
        found: list[Source] = [player.character] if player.proven else []
        for id_ in (player.weapon, player.mount):
            if id_:
                found.append(known[id_])
        for id_ in ITEMS:
            if id_ in player.gear:
                found.append(known[id_])
        return found

    def resting(self, player: Player) -> list[tuple[Source, Refusal]]:
        """What a player has that does not work now, and why: all that `sources` leaves out."""
        working = self.sources(player)
        found: list[tuple[Source, Refusal]] = []
        if player.character not in working:
            found.append((player.character, Refusal("WL-TRACK-14")))
        for gear in self.equipment(player):
            if gear not in working:
                found.append((gear, Refusal("WL-START-03")))
        return found

    def equipment(self, player: Player) -> list[Gear]:
        """All cards of equipment a player owns."""
        return [gear for id_, gear in self.config.gear.items() if id_ in player.gear]

    # -- poker cards -------------------------------------------------------------------------

    def draw(self, player: Player, count: int, why: str) -> int:
        """Draw poker cards, as many as there are (WL-SETUP-27, WL-SETUP-33)."""
        drawn = 0
        for _ in range(count):
            slot = self.top()
            if slot < 0:
                break
            self.show(slot, player.seat)
            player.hand.append(slot)
            self.tell_drawn(player, slot, why)
            drawn += 1
        return drawn

    def tell_drawn(self, player: Player, slot: int, why: str) -> None:
        """A card has come to a hand, seen by its owner alone."""
        if self.events is not None:
            secret = {"card": self.face[slot].text}
            facts = {"cards": 1, "why": why}
            self.tell(Event("drew", player.seat, facts, secret, (player.seat,)))

    def top(self) -> int:
        """Take the top card off the deck; -1 if there is none at all."""
        if not self.deck:
            if not self.pile:
                return -1
            self.deck, self.pile = self.pile, []
            self.shuffle(self.deck)
            self.tell(Event("reshuffled", facts={"cards": len(self.deck)}))
        return self.deck.pop()

    def discard(self, player: Player, slot: int, why: str) -> None:
        """A card from hand goes face up on the pile."""
        player.hand.remove(slot)
        self.lay(slot)
        self.tell(Event("discarded", player.seat, {"card": self.face[slot].text, "why": why}))

    def lay(self, slot: int) -> None:
        """A poker card that is nowhere now goes face up on the pile."""
        self.reveal(slot)
        self.pile.append(slot)

    # -- cattle ------------------------------------------------------------------------------

    def return_cattle(self, player: Player, slot: int) -> None:
        """A token is shuffled back among those of its colour (WL-RANCH-07, WL-RAIL-04)."""
        player.cattle.remove(slot)
        herd = self.herd(self.token(slot).herd)
        herd.append(slot)
        self.shuffle(herd)

    # -- wounds ------------------------------------------------------------------------------

    def wound(self, player: Player, count: int, why: str, by: int = -1) -> int:
        """WL-WOUND-01, WL-WOUND-02: take wounds, but never more than three in all."""
        taken = min(count, MOST_WOUNDS - player.wounds)
        if taken:
            player.wounds += taken
            if player.seat not in self.hurt:
                self.hurt.append(player.seat)
            facts: dict[str, Any] = {"amount": taken, "total": player.wounds, "why": why}
            if by >= 0:
                facts["by"] = by
            self.tell(Event("hurt", player.seat, facts))
        return taken

    def heal(self, player: Player, count: int, why: str) -> int:
        healed = min(count, player.wounds)
        if healed:
            player.wounds -= healed
            self.happened(Healed(self, player, healed, why))
        return healed

    def settle(self, action: int = 0) -> None:
        """An occasion is over: who took wounds on it may have something to do about it.

        Reactions to a Move action belong to it. So an action has its number, and nobody has
        something to do about the same one twice (WL-EFFECT-18).
        """
        while self.hurt:
            player = self.players[self.hurt.pop(0)]
            if action:
                if self.used(THIS_TURN, "hurt", player.seat, action):
                    continue
                self.use(THIS_TURN, "hurt", player.seat, action)
            for source in self.sources(player):
                source.hurt(self, player)

    # -- time --------------------------------------------------------------------------------

    def forget(self, player: Player) -> None:
        """The end of a player's turn: what was remembered of him, and what was done this turn."""
        self.uses[THIS_TURN].clear()
        kept: list[Moment] = []
        for moment in self.moments:
            if moment.seat != player.seat:
                kept.append(moment)
        self.moments = kept


def new_table(config: Configuration, seed: int) -> Legends:
    """A state with everything in it, and nothing dealt yet."""
    g = Legends.new(config.layout)
    g.config = config
    g.chance = Chance(seed)
    g.deck = list(g.group("poker"))
    g.box = list(g.group("characters"))
    if config.has_cattle:
        for slot in g.group("cattle"):
            g.herd(g.token(slot).herd).append(slot)
    return g
